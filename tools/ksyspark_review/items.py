"""From the typed model to structures, items and code lists of a page, with what codes mean in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    Documentation,
    EnumSpec,
    EnumValue,
    Parameter,
    SwitchUse,
    TypeSpec,
    UserTypeUse,
)
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import origin_of
from ksyspark.spec.yaml import Place
from ksyspark_review.meaning import (
    Position,
    code_fingerprint,
    item_fingerprint,
    position_of_instance,
    positions_of,
    rule_digest,
    size_of,
    written_types,
)
from ksyspark_review.model import Citation, Code, CodeList, Item, Status, Structure, Text
from ksyspark_review.sentences.naming import label_of, name_of, number_of, parts_of, type_name, words_of
from ksyspark_review.sentences.rules import sentences_of, sentences_of_type


@dataclass(frozen=True, slots=True)
class MeaningEntry:
    """A meaning as a review file has it, with its place. `text.en` is the `doc` of the codes, on one line."""

    place: Place
    text: Text


def meaning_of(value: EnumValue) -> str:
    """Return the `doc` of a code on one line."""
    return " ".join(value.about.doc.split())


def check_meanings(entries: Sequence[MeaningEntry], library: Library, names: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each code of specifications without a translation, and for each entry that no code needs."""
    if not entries:
        return
    first = dict[str, MeaningEntry]()
    for entry in entries:
        earlier = first.setdefault(entry.text.en, entry)
        if earlier is not entry:
            yield entry.place.problem(f"the meaning `{entry.text.en}` is already on line {earlier.place.line}")
    codes = dict(_codes(library, names))
    for id_, meaning in codes.items():
        if meaning and meaning not in first:
            yield entries[-1].place.problem(f"the meaning of the code `{id_}` has no translation: `{meaning}`")
    meant = set(codes.values())
    for meaning, entry in first.items():
        if meaning not in meant:
            yield entry.place.problem(f"no code means `{meaning}`")


def translated(code_lists: Iterable[CodeList], entries: Iterable[MeaningEntry]) -> tuple[CodeList, ...]:
    """Return code lists with the meanings of a review file."""
    known: Mapping[str, Text] = {entry.text.en: entry.text for entry in entries}
    return tuple(
        replace(one, codes=tuple(replace(code, meaning=known.get(code.meaning.en, code.meaning)) for code in one.codes))
        for one in code_lists
    )


def _codes(library: Library, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the codes of specifications: id and meaning."""
    for name in names:
        for owner in written_types(library, name):
            for codes in owner.enums.values():
                for number, value in codes.values.items():
                    yield f"{'.'.join(codes.path)}.{number}", meaning_of(value)


Cite = Callable[[str, str], Citation]
"""Finds the place that a `-source` names: (id of the specification, "D1:77") -> Citation."""

LineText = Callable[[Citation], str]
"""Gives the text of a cited line, "" for a document without lines."""


def structures_of(
    typer: Typer, spec_id: str, cite: Cite, line_text: LineText, source: str = ""
) -> tuple[Structure, ...]:
    """Return the structures of a specification, the message itself first; `source` is the text of its `.ksy`.

    Without `source` the snippets are empty. Types that the unrolling of a recursion added are left out.
    """
    maker = _Maker(typer, spec_id, cite, line_text, source.splitlines())
    return tuple(maker.structure(owner) for owner in written_types(typer.library, spec_id))


def code_lists_of(typer: Typer, spec_id: str, cite: Cite, line_text: LineText) -> tuple[CodeList, ...]:
    """Return the code lists of a specification, each with the items of all specifications that use it."""
    users = _users(typer.library)
    maker = _Maker(typer, spec_id, cite, line_text, [])
    return tuple(
        maker.code_list(enum, tuple(users.get(enum.path, ())))
        for owner in written_types(typer.library, spec_id)
        for enum in owner.enums.values()
    )


def item_id(owner: TypeSpec, part: Attribute | Parameter) -> str:
    """Return the id of an item; a field without id gets its number in `seq`: `mqtt_v3.connect._3`."""
    return ".".join((*origin_of(owner), part.id or f"_{number_of(owner, part)}"))


class _Maker:
    def __init__(self, typer: Typer, spec_id: str, cite: Cite, line_text: LineText, lines: list[str]) -> None:
        self._typer = typer
        self._library = typer.library
        self._spec_id = spec_id
        self._cite = cite
        self._line_text = line_text
        self._lines = lines

    def structure(self, owner: TypeSpec) -> Structure:
        positions = positions_of(self._library, owner)
        items = [self._item(owner, part, Position(None, None)) for part in owner.params]
        items += [self._item(owner, field, positions[number]) for number, field in enumerate(owner.seq)]
        items += [
            self._item(owner, instance, position_of_instance(self._library, owner, instance))
            for instance in owner.instances.values()
        ]
        return Structure(
            id=".".join(owner.path),
            name=self._library.specs[self._spec_id].title or type_name(owner)
            if len(owner.path) == 1
            else type_name(owner),
            doc=owner.about.doc,
            citations=self._citations(owner.about),
            sentences=sentences_of_type(owner, self._typer),
            items=tuple(items),
            size=size_of(self._library, owner),
        )

    def code_list(self, enum: EnumSpec, used_by: tuple[str, ...]) -> CodeList:
        path = ".".join(enum.path)
        codes = tuple(self._code(path, enum, code) for code in enum.values)
        return CodeList(path, words_of(enum.path[-1]), codes, used_by)

    def _item(self, owner: TypeSpec, part: Attribute | Parameter, position: Position) -> Item:
        citations = self._citations(part.about)
        sentences = sentences_of(part, owner, self._typer)
        lines = [self._line_text(citation) for citation in citations if citation.line]
        return Item(
            id=item_id(owner, part),
            kind="parameter" if isinstance(part, Parameter) else "instance" if part.is_instance else "field",
            name=name_of(owner, part),
            term=_texts(part.about.extensions.get("-term")),
            sentences=sentences,
            doc=part.about.doc,
            status=_status(part.about),
            citations=citations,
            decisions=_list(part.about.extensions.get("-decision")),
            snippet=self._snippet(part.place),
            offset=position.offset,
            size=position.size,
            bits=position.bits,
            structure=self._structure_in(owner, part),
            codes=self._codes_of(owner, part),
            fingerprint=item_fingerprint(self._library, owner, part, position, lines, sentences),
            cases=self._cases(owner, part),
            meaning=rule_digest(self._library, owner, part, sentences),
            doc_refs=part.about.doc_refs,
        )

    def _code(self, path: str, enum: EnumSpec, code: int) -> Code:
        value = enum.values[code]
        citations = self._citations(value.about)
        name = label_of(enum, code)
        lines = [self._line_text(citation) for citation in citations if citation.line]
        fingerprint = code_fingerprint(enum, code, name, lines)
        meaning = meaning_of(value)
        texts = Text(meaning, meaning, meaning)
        return Code(f"{path}.{code}", code, value.label, name, texts, citations, fingerprint)

    def _citations(self, about: Documentation) -> tuple[Citation, ...]:
        """Return the places that `-source` names. In a document without lines, `doc-ref` is the section to look in."""
        section = "; ".join(about.doc_refs)
        citations = (self._cite(self._spec_id, source) for source in _list(about.extensions.get("-source")))
        return tuple(
            replace(citation, section=section) if not citation.line and not citation.section else citation
            for citation in citations
        )

    def _structure_in(self, owner: TypeSpec, part: Attribute | Parameter) -> str:
        if isinstance(part, Parameter) or not isinstance(part.use, UserTypeUse):
            return ""
        return next((".".join(origin_of(found)) for found in self._library.types_in(owner, part)), "")

    def _cases(self, owner: TypeSpec, part: Attribute | Parameter) -> tuple[str, ...]:
        """Return the types of a field that has one of several, each once."""
        if isinstance(part, Parameter) or not isinstance(part.use, SwitchUse):
            return ()
        return tuple(dict.fromkeys(".".join(origin_of(found)) for found in self._library.types_in(owner, part)))

    def _codes_of(self, owner: TypeSpec, part: Attribute | Parameter) -> str:
        enum = self._library.find_enum(owner, part.enum) if part.enum else None
        return ".".join(enum.path) if enum else ""

    def _snippet(self, place: Place) -> str:
        """Return the lines of an entry: that of its place, and all below it that are indented further."""
        if not 0 < place.line <= len(self._lines):
            return ""
        first = self._lines[place.line - 1]
        indent = len(first) - len(first.lstrip())
        below = takewhile(lambda line: not line.strip() or line[: indent + 1].isspace(), self._lines[place.line :])
        return "\n".join([first[indent:], *(line[indent:].rstrip() for line in below)]).rstrip()


def _users(library: Library) -> Mapping[tuple[str, ...], list[str]]:
    """Return the items that use each enum, by the enum's path."""
    users: dict[tuple[str, ...], list[str]] = {}
    for owner, part in _every_part(library):
        enum = library.find_enum(owner, part.enum) if part.enum else None
        if enum is not None:
            users.setdefault(enum.path, []).append(item_id(owner, part))
    return users


def _every_part(library: Library) -> Iterator[tuple[TypeSpec, Attribute | Parameter]]:
    for spec_id in library.specs:
        for owner in written_types(library, spec_id):
            yield from ((owner, part) for part in parts_of(owner))


def _status(about: Documentation) -> Status | None:
    status = about.extensions.get("-status")
    return status if status in ("stated", "derived", "assumed") else None


def _texts(value: object) -> Mapping[str, str]:
    return {str(key): str(text) for key, text in value.items()} if isinstance(value, dict) else {}


def _list(value: object) -> tuple[str, ...]:
    """Return a list of texts; one alone may stand for itself. The documents of `meta` are maps and no citations."""
    many = value if isinstance(value, list) else [] if value is None else [value]
    return tuple(str(one) for one in many if not isinstance(one, dict))
