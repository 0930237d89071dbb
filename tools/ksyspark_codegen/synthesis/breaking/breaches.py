"""The rules of a specification that a message can break."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ksyspark.interpreter.objects import name_of
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    CalculatedEndian,
    Formula,
    SimpleUse,
    Spec,
    StringUse,
    TypeSpec,
    UserTypeUse,
)
from ksyspark.spec.switch_cases import simple_uses
from ksyspark.spec.unrolled import unrolled_from
from ksyspark_codegen.synthesis.breaking.bounds import Bounds
from ksyspark_codegen.synthesis.message.text import bad_bytes
from ksyspark_codegen.synthesis.points import has_order, reachable_types
from ksyspark_codegen.synthesis.rules import RuleKind, rules_of

BreachKind = (
    RuleKind
    | Literal[
        "contents",
        "end",
        "size",
        "negative-size",
        "content",
        "terminator",
        "encoding",
        "count",
        "position",
        "negative-position",
        "order",
    ]
)


@dataclass(frozen=True, slots=True)
class Breach:
    """A rule to be broken: `owner` is the path of the type, `field` the id, empty for an object as a whole.

    A field without id is named as failures name it: `_unnamed2` is the third of the sequence. `words` say what must be,
    behind the name of the field.
    """

    owner: tuple[str, ...]
    field: str
    kind: BreachKind
    words: str

    @property
    def name(self) -> str:
        """Return a name that no other rule of the specification has, without blanks and colons."""
        return "-".join([".".join([*self.owner, *filter(None, [self.field])]), self.kind])

    def __str__(self) -> str:
        place = "::".join(self.owner)
        return f"{place}.{self.field} {self.words}" if self.field else f"{place} {self.words}"


def breaches_of(library: Library, spec: Spec) -> tuple[Breach, ...]:
    """Return the rules of all types that messages of a specification can hold, nearest types first.

    Copies of recursive types are not listed: their rules are those of the types they are copies of. Rules are left out
    that no message can break, as far as plain intervals show it.
    """
    uses = reachable_types(library, spec.root)
    bounds = Bounds(library, uses)
    found = (library.types[path] for path in uses)
    return tuple(one for owner in found if unrolled_from(owner) is None for one in _of_type(library, bounds, owner))


def _of_type(library: Library, bounds: Bounds, owner: TypeSpec) -> Iterator[Breach]:
    if has_order(owner) is not None:
        assert isinstance(owner.endian, CalculatedEndian)
        yield Breach(owner.path, "", "order", f"must have a byte order for `{_flat(owner.endian.on)}`")
    for attribute in owner.attributes():
        if attribute.value is None:
            for kind, words in _of_attribute(library, bounds, owner, attribute):
                if not bounds.is_unbreakable(owner, attribute, kind):
                    yield Breach(owner.path, name_of(owner, attribute), kind, words)


def _of_attribute(
    library: Library, bounds: Bounds, owner: TypeSpec, attribute: Attribute
) -> Iterator[tuple[BreachKind, str]]:
    pos, repeat = attribute.pos, attribute.repeat
    if pos is not None and bounds.depends_on_message(owner, pos.tree):
        yield "position", f"must not lie behind the end, where `{_flat(pos)}` tells"
        yield "negative-position", f"must not lie before the start, where `{_flat(pos)}` tells"
    count = repeat.formula if repeat is not None and repeat.kind == "expr" else None
    if count is not None and bounds.depends_on_message(owner, count.tree):
        yield "count", f"must have as many items as `{_flat(count)}` tells"
    yield from dict(_of_bytes(bounds, owner, attribute)).items()
    if attribute.contents is not None:
        yield "contents", f"must be {_quoted(attribute.contents)}"
    for rule in rules_of(library, owner, attribute):
        listed = ", ".join(map(_flat, rule.formulas)) or "::".join(attribute.enum or ())
        yield rule.kind, f"{_WORDS[rule.kind]} {listed}"


_WORDS: dict[RuleKind, str] = {
    "eq": "must be",
    "min": "must be at least",
    "max": "must be at most",
    "any-of": "must be one of",
    "in-enum": "must be a code of",
    "expr": "must fulfil",
}


def _of_bytes(bounds: Bounds, owner: TypeSpec, attribute: Attribute) -> Iterator[tuple[BreachKind, str]]:
    """Yield what the reading of bytes requires, for each type that a field takes."""
    size = attribute.delimiter.size
    for use, _ in simple_uses(attribute):
        has_terminator = attribute.delimiter.terminator is not None or _is_strz(use)
        if size is not None and bounds.depends_on_message(owner, size.tree):
            yield "size", f"must not reach behind the end, as far as `{_flat(size)}` tells"
            yield "negative-size", f"must not have a negative size `{_flat(size)}`"
            if isinstance(use, UserTypeUse):
                yield "content", f"must not need more bytes than `{_flat(size)}` tells"
        if attribute.delimiter.size_eos and size is None:
            pass
        elif size is None and attribute.contents is None and has_terminator and attribute.delimiter.eos_error:
            yield "terminator", "must be ended by its terminator"
        elif size is not None or attribute.contents is not None or not (isinstance(use, UserTypeUse) or has_terminator):
            yield "end", "must not be cut off"
        encoding = attribute.encoding or owner.encoding or "UTF-8"
        if isinstance(use, StringUse) and bad_bytes(encoding):
            yield "encoding", f"must be {encoding}"


def _is_strz(use: SimpleUse) -> bool:
    return isinstance(use, StringUse) and use.is_zero_terminated


def _flat(formula: Formula) -> str:
    return " ".join(formula.text.split())


def _quoted(data: bytes) -> str:
    text = data.decode("ascii", "replace")
    return repr(text) if text.isascii() and text.isprintable() else data.hex()
