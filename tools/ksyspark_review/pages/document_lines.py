"""Lines of documents on a page: quotes, the panel, what cites each line, and what became of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from markupsafe import Markup

from ksyspark_review.model import Citation, Document, Fate, Line, Review
from ksyspark_review.pages.phrases import Phrase, Phrases


@dataclass(frozen=True, slots=True)
class Quote:
    """A line of a document, byte-identical. `mark` is its number, with the document where a page has several."""

    document: str
    line: int
    text: str
    language: str
    mark: str

    @property
    def anchor(self) -> str:
        return f"l-{self.document}-{self.line}"


@dataclass(frozen=True, slots=True)
class Folded:
    """Further lines that say it: their numbers lead to them."""

    also: Phrase
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Address:
    """A document known by address (listed on the first screen), and the section of it to look in."""

    document: str
    section: str


@dataclass(frozen=True, slots=True)
class Sources:
    """Where something is written: one line shown, the others folded, then the documents known by address."""

    shown: tuple[Quote, ...]
    folded: tuple[Folded, ...]
    addresses: tuple[Address, ...]

    @property
    def is_empty(self) -> bool:
        return not (self.shown or self.addresses)


class Citations:
    """Looks up the citations of a page."""

    def __init__(self, phrases: Phrases, review: Review) -> None:
        self._phrases = phrases
        self._documents: Mapping[str, Document] = {one.id: one for one in review.documents}
        self._has_several = sum(1 for one in review.documents if one.lines is not None) > 1

    def sources(self, citations: Iterable[Citation], shown: int = 1) -> Sources:
        """Sort citations into lines and addresses, each once, in the order given; `shown` lines are not folded."""
        quotes: dict[tuple[str, int], Quote] = {}
        addresses: dict[tuple[str, str], Address] = {}
        for citation in citations:
            document = self._documents[citation.document]
            line = (document.lines or {}).get(citation.line)
            if line is None or line.text is None:
                section = citation.section
                addresses[document.id, section] = Address(document.id, section)
            else:
                mark = f"{document.id} {line.number}" if self._has_several else str(line.number)
                quotes[document.id, line.number] = Quote(document.id, line.number, line.text, document.language, mark)
        lines = tuple(quotes.values())
        rest = lines[shown:]
        folded = (Folded(self._phrases.say("also-lines" if lines[:shown] else "see-lines"), rest),) if rest else ()
        return Sources(lines[:shown], folded, tuple(addresses.values()))


Place = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Reference:
    """Something that cites a line: where it stands on the page, and what is judged there ("" for a structure)."""

    anchor: str
    name: str
    item: str
    kind: str
    hue: int = 0


def references_of(review: Review) -> Mapping[Place, tuple[Reference, ...]]:
    """Return what cites each line of the documents with lines, in the order of the page, each once."""
    references: dict[Place, dict[str, Reference]] = {}
    for citations, reference in _every(review):
        for citation in citations:
            if citation.line:
                references.setdefault((citation.document, citation.line), {})[reference.anchor] = reference
    return {place: tuple(many.values()) for place, many in references.items()}


def _every(review: Review) -> Iterator[tuple[tuple[Citation, ...], Reference]]:
    for specification in review.specifications:
        for structure in specification.structures:
            yield structure.citations, Reference(f"s-{structure.id}", structure.name, "", "structure")
            for number, item in enumerate(structure.items):
                yield item.citations, Reference(f"i-{item.id}", item.name, item.id, item.kind, number % 8)
    for codes in review.code_lists:
        for code in codes.codes:
            anchor = f"c-{codes.id}-{code.value}"
            yield code.citations, Reference(anchor, f"{codes.name} {code.value}", code.id, "code")
    for decision in review.decisions:
        yield decision.citations, Reference(f"d-{decision.id}", decision.id, decision.id, "decision")
    for calculation in review.calculations:
        yield calculation.citations, Reference(f"k-{calculation.id}", calculation.id, calculation.id, "calculation")
    for step in review.order:
        yield step.citations, Reference("order", step.title.en, "", "structure")
    for example in review.examples:
        yield example.citations, Reference(f"x-{example.id}", example.id, "", "example")


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


_SHOWN = 3


@dataclass(frozen=True, slots=True)
class FoldedChips:
    """The chips beyond the first few: the script makes the last `rest` of the line's items on demand."""

    count: Phrase
    rest: int


@dataclass(frozen=True, slots=True)
class PanelLine:
    """A line that is quoted; or what stands between two of them, in words."""

    anchor: str
    number: int
    range: str
    text: str | Phrase
    lang: Markup
    fate: str
    shown: tuple[Reference, ...]
    folded: tuple[FoldedChips, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A document with its lines."""

    document: Document
    lines: tuple[PanelLine, ...]


def panels(phrases: Phrases, review: Review, references: Mapping[Place, tuple[Reference, ...]]) -> tuple[Panel, ...]:
    """Return the documents that have lines."""
    return tuple(
        Panel(one, tuple(_lines(phrases, one, references))) for one in review.documents if one.lines is not None
    )


def _lines(
    phrases: Phrases, document: Document, references: Mapping[Place, tuple[Reference, ...]]
) -> Iterator[PanelLine]:
    waiting: list[Line] = []
    for number, line in sorted((document.lines or {}).items()):
        if line.text is None:
            waiting.append(line)
            continue
        yield from _gap(phrases, document, waiting)
        waiting = []
        yield _quoted(phrases, document, line, line.text, references.get((document.id, number), ()))
    yield from _gap(phrases, document, waiting)


def _quoted(phrases: Phrases, document: Document, line: Line, text: str, citing: tuple[Reference, ...]) -> PanelLine:
    shown = citing if len(citing) <= _SHOWN + 1 else citing[:_SHOWN]
    rest = [one for one in citing[len(shown) :] if one.item]
    return PanelLine(
        anchor=f"l-{document.id}-{line.number}",
        number=line.number,
        range=str(line.number),
        text=text,
        lang=Markup(),
        fate=line.fate,
        shown=shown,
        folded=(FoldedChips(phrases.count("more", len(rest)), len(rest)),) if rest else (),
    )


def _gap(phrases: Phrases, document: Document, lines: Sequence[Line]) -> Iterator[PanelLine]:
    """Say what the lines between two quoted ones are: `12 lines that tell behaviour, not quoted`."""
    if not lines:
        return
    fates = {line.fate for line in lines}
    name = lines[0].fate if len(fates) == 1 else "several"
    first, last = lines[0].number, lines[-1].number
    yield PanelLine(
        anchor=f"gap-{document.id}-{first}",
        number=first,
        range=str(first) if first == last else f"{first}\N{EN DASH}{last}",
        text=phrases.count(f"gap-{name}", len(lines)),
        lang=Markup(" lang=en"),
        fate=f"{name} gap",
        shown=(),
        folded=(),
    )
