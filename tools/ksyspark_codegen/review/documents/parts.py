"""The parts of a specification that have to be traced: structures, fields, instances, parameters and codes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from ksyspark.spec.model import Attribute, Documentation, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.yaml import Place
from ksyspark_codegen.review.items import item_id

Kind = Literal["structure", "field", "instance", "parameter", "code"]
_WORDS: Mapping[Kind, str] = {
    "structure": "structure",
    "field": "field",
    "instance": "field",
    "parameter": "parameter",
    "code": "code",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part with what it says of its origin.

    `id` is the path joined by dots, as items have it; of a code the code list's, then the number. `sources` are
    written as `D1:77` or `D2`; `section` is the part's `doc-ref`. `defines` says that the part has bytes or is a code:
    a line that it cites defines something, any other line carries a rule.
    """

    id: str
    specification: str
    kind: Kind
    place: Place
    sources: tuple[str, ...]
    status: str
    section: str
    decisions: tuple[str, ...]
    defines: bool

    @property
    def key(self) -> tuple[bool, str]:
        """What tells the part from all others: a structure and a field may have the same id."""
        return self.kind == "structure", self.id

    @property
    def words(self) -> str:
        return f"the {_WORDS[self.kind]} `{self.id}`"


def parts_of(root: TypeSpec) -> Iterator[Part]:
    """Yield the parts of a specification in its own order."""
    for one in root.with_nested():
        yield _part(".".join(one.path), "structure", one.places.get("-source", one.place), one.about)
        for parameter in one.params:
            yield _member(one, parameter, "parameter")
        for attribute in one.attributes():
            yield _member(one, attribute, "instance" if attribute.is_instance else "field")
        for codes in one.enums.values():
            yield from _codes(codes)


def _member(owner: TypeSpec, member: Attribute | Parameter, kind: Kind) -> Part:
    is_read = isinstance(member, Attribute) and member.value is None
    return _part(item_id(owner, member), kind, member.place_of("-source"), member.about, defines=is_read)


def _codes(codes: EnumSpec) -> Iterator[Part]:
    for number, value in codes.values.items():
        yield _part(f"{'.'.join(codes.path)}.{number}", "code", codes.place, value.about, defines=True)


def _part(id_: str, kind: Kind, place: Place, about: Documentation, *, defines: bool = False) -> Part:
    return Part(
        id=id_,
        specification=id_.split(".", 1)[0],
        kind=kind,
        place=place,
        sources=words_of(about, "-source"),
        status="".join(words_of(about, "-status")),
        section="; ".join(about.doc_refs),
        decisions=words_of(about, "-decision"),
        defines=defines,
    )


def words_of(about: Documentation, key: str) -> tuple[str, ...]:
    """Return what one of our own keys lists, or the one word that stands there alone."""
    value = about.extensions.get(key)
    values = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(str(one) for one in values)
