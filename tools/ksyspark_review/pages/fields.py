"""The field-by-field list: each structure with its rows, one question a row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from ksyspark.escaping import visible
from ksyspark_review.model import Item, Review, Structure
from ksyspark_review.pages.document_lines import Citations, Sources
from ksyspark_review.pages.phrases import Phrase, Phrases, position_of, size_of_structure
from ksyspark_review.pages.pictures import hue_of

_LONG_NAME = 12


@dataclass(frozen=True, slots=True)
class Link:
    """A reference to another place of the page."""

    anchor: str
    name: str | Phrase


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the document or its translation, with its language."""

    language: str
    text: str


@dataclass(frozen=True, slots=True)
class FieldRow:
    """One item to judge. What an item may lack is a tuple of one or none.

    `folded` has what is said step by step, where `sentences` were written by hand.
    """

    item: str
    number: int
    hue: int
    name: Markup
    terms: tuple[Term, ...]
    positions: tuple[Phrase, ...]
    statuses: tuple[Phrase, ...]
    sources: Sources
    sourceless: tuple[Phrase, ...]
    sentences: tuple[Phrase, ...]
    folded: tuple[tuple[Phrase, ...], ...]
    decisions: tuple[Link, ...]
    parts: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Rows of one kind: given from outside, read from the message, or calculated."""

    title: Phrase
    kind: str
    rows: tuple[FieldRow, ...]


@dataclass(frozen=True, slots=True)
class StructureRows:
    """A structure with its rows."""

    id: str
    title: str | Phrase
    size: Phrase
    sentences: tuple[Phrase, ...]
    sources: Sources
    groups: tuple[RowGroup, ...]
    maps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpecificationRows:
    """A specification with its structures."""

    id: str
    title: str
    version: str
    fingerprint: str
    structures: tuple[StructureRows, ...]
    count: Phrase


class FieldList:
    """Makes the rows of a review."""

    def __init__(self, phrases: Phrases, review: Review, maps: frozenset[str]) -> None:
        self._phrases = phrases
        self._review = review
        self._citations = Citations(phrases, review)
        self._decisions = _decisions_by_item(review)
        self._structures = {one.id: one for each in review.specifications for one in each.structures}
        self._lists = {one.id: one for one in review.code_lists}
        self._maps = maps

    def specifications(self) -> tuple[SpecificationRows, ...]:
        """Return the rows of all specifications, in the order of the review."""
        return tuple(
            SpecificationRows(
                id=one.id,
                title=one.title,
                version=one.version,
                fingerprint=one.fingerprint,
                structures=tuple(
                    self._structure(each, number == 0) for number, each in enumerate(one.structures) if each.items
                ),
                count=self._phrases.count("rows", sum(len(each.items) for each in one.structures)),
            )
            for one in self._review.specifications
        )

    def _structure(self, structure: Structure, is_message: bool) -> StructureRows:
        rows = [(item.kind, self._row(number, item)) for number, item in enumerate(structure.items, start=1)]
        groups = tuple(
            RowGroup(self._phrases.say(f"kind-{kind}"), kind, kept)
            for kind in ("parameter", "field", "instance")
            if (kept := tuple(row for one, row in rows if one == kind))
        )
        return StructureRows(
            id=structure.id,
            title=self._phrases.say("message-itself") if is_message else structure.name,
            size=size_of_structure(self._phrases, structure),
            sentences=tuple(self._phrases.of(one.text) for one in structure.sentences),
            sources=self._citations.sources(structure.citations),
            groups=groups,
            maps=(f"m-{structure.id}",) if structure.id in self._maps else (),
        )

    def _row(self, number: int, item: Item) -> FieldRow:
        sources, position = self._citations.sources(item.citations), position_of(self._phrases, item)
        written = tuple(self._phrases.of(one.text) for one in item.sentences if one.kind == "rule")
        generated = tuple(self._phrases.of(one.text) for one in item.sentences if one.kind != "rule")
        is_plain = item.status in (None, "stated")
        return FieldRow(
            item=item.id,
            number=number,
            hue=hue_of(number),
            name=breakable(item.name),
            terms=tuple(Term(language, text) for language, text in _terms(item)),
            positions=(position,) if position else (),
            statuses=() if is_plain else (self._phrases.say(f"status-{item.status}"),),
            sources=sources,
            sourceless=(self._phrases.say("no-source"),) if sources.is_empty else (),
            sentences=written or generated,
            folded=(generated,) if written and generated else (),
            decisions=tuple(self._decision(id_) for id_ in self._decisions.get(item.id, ())),
            parts=tuple(self._parts(item)),
        )

    def _decision(self, id_: str) -> Link:
        decision = next(one for one in self._review.decisions if one.id == id_)
        return Link(f"d-{id_}", self._phrases.of(decision.title))

    def _parts(self, item: Item) -> Sequence[Link]:
        links = []
        if item.structure in self._structures:
            links.append(Link(f"s-{item.structure}", self._structures[item.structure].name))
        if item.codes in self._lists:
            links.append(Link(f"e-{item.codes}", self._lists[item.codes].name))
        return links


def breakable(name: str) -> Markup:
    """Return a name that a narrow column may break where a new word begins: `Coded|Char|Set|Id`, `len_|name`."""
    shown = visible(name)
    parts = re.split(r"(?<=[a-z])(?=[A-Z])|(?<=_)(?=\w)", shown)
    return Markup("<wbr>").join(parts) if len(name) > _LONG_NAME else Markup(escape(shown))  # noqa: S704 (escaped)


def _terms(item: Item) -> Sequence[tuple[str, str]]:
    """Return the terms, without those that repeat the name."""
    return [(language, text) for language, text in item.term.items() if text.casefold() != item.name.casefold()]


def _decisions_by_item(review: Review) -> Mapping[str, Sequence[str]]:
    """Return the decisions about each item: those it names, and those that name it."""
    known = {one.id for one in review.decisions}
    decisions: dict[str, dict[str, None]] = {}
    for decision in review.decisions:
        for item in decision.items:
            decisions.setdefault(item, {})[decision.id] = None
    for specification in review.specifications:
        for structure in specification.structures:
            for row in structure.items:
                decisions.setdefault(row.id, {}).update(dict.fromkeys(id_ for id_ in row.decisions if id_ in known))
    return {item: tuple(ids) for item, ids in decisions.items()}
