"""Nothing left out: what became of each line of a document, and what each field rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from ksyspark_codegen.review.model import Document, Fate, Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.references import Place, Reference

FATES: tuple[Fate, ...] = get_args(Fate)
_A_ROW = 50
_WIDTH, _HEIGHT, _STEP = 11, 16, 20


@dataclass(frozen=True, slots=True)
class FateCount:
    """How many lines have a fate. `path` draws their ticks."""

    fate: str
    name: Phrase
    meaning: Phrase
    lines: int
    path: str


@dataclass(frozen=True, slots=True)
class TickRow:
    """The number of the first line of a row of ticks, and where it is written."""

    line: int
    y: int


@dataclass(frozen=True, slots=True)
class LineCoverage:
    """A document's lines by fate. `unaccounted` are lines said to define something that nothing cites."""

    document: str
    title: str
    language: str
    total: Phrase
    empty: int
    fates: tuple[FateCount, ...]
    unaccounted: int
    unaccounted_path: str
    rows: tuple[TickRow, ...]
    height: int
    width: int
    look: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A document that another page accounts for."""

    title: str
    language: str
    href: str
    words: Phrase


@dataclass(frozen=True, slots=True)
class Basis:
    """How many fields or codes rest on one kind of evidence."""

    name: Phrase
    kind: str
    count: int
    look: str


def line_coverage(
    phrases: Phrases, review: Review, references: Mapping[Place, tuple[Reference, ...]]
) -> tuple[LineCoverage, ...]:
    """Return the coverage of each document whose lines this page accounts for."""
    whole = (one for one in review.documents if one.lines is not None and not one.accounted_for_by)
    return tuple(_document(phrases, one, references) for one in whole)


def accounted_elsewhere(phrases: Phrases, review: Review) -> tuple[Elsewhere, ...]:
    """Return the documents that another page accounts for."""
    return tuple(
        Elsewhere(one.title, one.language, f"{one.accounted_for_by}.html", phrases.say("coverage-elsewhere"))
        for one in review.documents
        if one.accounted_for_by
    )


def bases(phrases: Phrases, review: Review) -> tuple[Basis, ...]:
    """Count the fields, parameters and codes by the strongest evidence they have: a line, an address, a decision."""
    with_lines = {one.id for one in review.documents if one.lines is not None}
    decided = {item for one in review.decisions for item in one.items}
    counted: Counter[str] = Counter()
    judged = [
        (item.id, item.citations, bool(item.decisions))
        for specification in review.specifications
        for structure in specification.structures
        for item in structure.items
    ]
    judged += [(code.id, code.citations, False) for one in review.code_lists for code in one.codes]
    for id_, citations, names_decision in judged:
        if any(one.document in with_lines and one.line for one in citations):
            counted["line"] += 1
        elif citations:
            counted["address"] += 1
        elif names_decision or id_ in decided:
            counted["decision"] += 1
        else:
            counted["none"] += 1
    return tuple(
        Basis(phrases.say(f"basis-{kind}"), kind, counted[kind], _look(kind, counted[kind]))
        for kind in ("line", "address", "decision", "none")
    )


def _document(phrases: Phrases, document: Document, references: Mapping[Place, tuple[Reference, ...]]) -> LineCoverage:
    lines = document.lines or {}
    lost = [
        number
        for number, line in lines.items()
        if line.fate in ("field", "rule") and (document.id, number) not in references
    ]
    by_fate = {fate: [number for number, line in lines.items() if line.fate == fate] for fate in FATES}
    rows = range(0, document.total_lines, _A_ROW)
    return LineCoverage(
        document=document.id,
        title=document.title,
        language=document.language,
        total=phrases.count("lines", document.total_lines),
        empty=document.total_lines - len(lines),
        fates=tuple(
            FateCount(
                fate, phrases.say(f"fate-{fate}"), phrases.say(f"fate-{fate}-means"), len(numbers), _path(numbers)
            )
            for fate, numbers in by_fate.items()
        ),
        unaccounted=len(lost),
        unaccounted_path=_path(lost),
        rows=tuple(TickRow(first + 1, number * _STEP + 13) for number, first in enumerate(rows)),
        height=len(rows) * _STEP,
        width=_A_ROW * _WIDTH,
        look="bad" if lost else "good",
    )


def _look(kind: str, count: int) -> str:
    if kind != "none":
        return ""
    return "bad" if count else "good"


def _path(numbers: list[int]) -> str:
    """Draw a tick for each line, 50 to a row."""
    return "".join(
        f"M{(number - 1) % _A_ROW * _WIDTH} {(number - 1) // _A_ROW * _STEP}h{_WIDTH - 2}v{_HEIGHT}h-{_WIDTH - 2}z"
        for number in numbers
    )
