"""Two documents side by side: a page to read, on which nothing is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark_codegen.review.comparison import ComparedPart, ComparedRow, Comparison, Told
from ksyspark_codegen.review.model import LANGUAGES, Review
from ksyspark_codegen.review.page.html import Choice, begin_script, ending, languages, policy, style_of, tidy
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.quotes import Citations, Quote
from ksyspark_codegen.review.page.sections.first_screen import DocumentCard, document_cards
from ksyspark_codegen.review.page.templates import fill, source

_LONGEST = 240
"""Characters of a line that is shown; of a longer one, which speaks of many fields, the number."""


@dataclass(frozen=True, slots=True)
class SideCard:
    """One document: its card, and the page that judges it."""

    href: str
    document: DocumentCard


@dataclass(frozen=True, slots=True)
class Longer:
    """Lines that are not shown, with the words in front of their numbers."""

    also: Phrase
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownSide:
    """A field in one document, with its lines; or the words that it has none."""

    names: tuple[Choice, ...]
    quotes: tuple[Quote, ...]
    longer: tuple[Longer, ...]
    missing: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A field in both documents. `look` is alike, differs or only; `notes` say what differs."""

    look: str
    verdict: Phrase
    notes: tuple[Phrase, ...]
    decisions: tuple[Choice, ...]
    sides: tuple[ShownSide, ShownSide]


@dataclass(frozen=True, slots=True)
class ShownPart:
    """The rows of one part of the content."""

    title: Phrase
    rows: tuple[ShownRow, ...]


def comparison_html(comparison: Comparison) -> str:
    """Return the page of a comparison."""
    phrases = Phrases()
    shown = _Shown(phrases, comparison)
    parts = tuple(shown.part(one) for one in comparison.parts)
    looks = [row.look for part in parts for row in part.rows]
    style, scripts = style_of(comparison.id, ""), [begin_script(), source("languages.js")]
    content = fill(
        "comparison.html.jinja",
        ui=phrases.say,
        title=phrases.of(comparison.title),
        introduction=phrases.of(comparison.introduction),
        facts=phrases.say(
            "compare-facts",
            both=sum(look != "only" for look in looks),
            differ=looks.count("differs"),
            only=looks.count("only"),
        ),
        sides=tuple(_card(phrases, review) for review in comparison.reviews),
        parts=parts,
        languages=languages(),
        style=style,
        policy=policy(style, scripts),
    )
    texts = {f"texts-{one}": phrases.catalogue(one) for one in LANGUAGES}
    return tidy(content + ending(texts, scripts[0], scripts[1]))


def _card(phrases: Phrases, review: Review) -> SideCard:
    return SideCard(f"{review.id}.html", document_cards(phrases, review)[0])


class _Shown:
    def __init__(self, phrases: Phrases, comparison: Comparison) -> None:
        self._phrases = phrases
        self._reviews = comparison.reviews
        self._citations = tuple(Citations(phrases, review) for review in comparison.reviews)

    def part(self, part: ComparedPart) -> ShownPart:
        return ShownPart(self._phrases.of(part.title), tuple(self._row(row) for row in part.rows))

    def _row(self, row: ComparedRow) -> ShownRow:
        only = [number for number, side in enumerate(row.sides) if side]
        look = "only" if len(only) == 1 else "alike" if row.is_alike else "differs"
        document = self._reviews[only[0]].documents[0].id
        return ShownRow(
            look,
            self._phrases.say("compare-only", document=document)
            if look == "only"
            else self._phrases.say("compare-differs" if look == "differs" else "compare-both"),
            (self._phrases.of(row.differs),) if row.differs else (),
            tuple(self._decisions(row)),
            (self._side(row.sides[0], 0), self._side(row.sides[1], 1)),
        )

    def _decisions(self, row: ComparedRow) -> Iterator[Choice]:
        """Yield the decisions that say what differs: where they stand, and their titles."""
        for side, review in zip(row.sides, self._reviews, strict=True):
            for one in side.contradictions if side else ():
                yield Choice(f"{review.id}.html#d-{one.id}", self._phrases.of(one.title))

    def _side(self, side: Told | None, number: int) -> ShownSide:
        if side is None:
            return ShownSide((), (), (), (self._phrases.say("compare-missing"),))
        name = Choice(f"{self._reviews[number].id}.html#i-{side.item.id}", Phrase("", side.item.name))
        quotes = self._citations[number].sources(side.item.citations, len(side.item.citations)).shown
        shown = tuple(one for one in quotes if len(one.text) <= _LONGEST)
        rest = tuple(one.line for one in quotes if len(one.text) > _LONGEST)
        also = self._phrases.say("also-lines" if shown else "see-lines")
        return ShownSide((name,), shown, (Longer(also, rest),) if rest else (), ())
