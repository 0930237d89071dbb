"""Two documents that describe the same content, side by side: read from a file, and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.load_yaml import load_tree_file
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.read_map import Reader
from ksyspark.spec.yaml import MapNode
from ksyspark_review.documents.page_file import text_of, texts, written_list
from ksyspark_review.model import LANGUAGES, Decision, Item, Review, Text
from ksyspark_review.pages.document_lines import Citations, Quote
from ksyspark_review.pages.first_screen import DocumentCard, document_cards
from ksyspark_review.pages.html import (
    Choice,
    begin_script,
    ending,
    fill,
    languages,
    policy,
    style_of,
    text_beside_templates,
    tidy,
)
from ksyspark_review.pages.phrases import Phrase, Phrases

SUFFIX = ".comparison.yaml"
_KEYS = frozenset({"title", "introduction", "pages", "parts"})


@dataclass(frozen=True, slots=True)
class Side:
    """One document's side of a row: the item, and the decisions by which it contradicts another document."""

    item: Item
    contradictions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A field in both documents; None where one does not have it. `differs` is what people wrote of the difference."""

    sides: tuple[Side | None, Side | None]
    differs: Text | None

    @property
    def is_alike(self) -> bool:
        return self.differs is None and all(side and not side.contradictions for side in self.sides)


@dataclass(frozen=True, slots=True)
class ComparedPart:
    """The fields of one part of the content."""

    title: Text
    rows: tuple[ComparedRow, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two pages compared. `id` is the name of the page that shows it."""

    id: str
    title: Text
    introduction: Text
    reviews: tuple[Review, Review]
    parts: tuple[ComparedPart, ...]


def comparison_files(ksy: Path) -> list[Path]:
    """Return the comparisons below a folder of specifications."""
    return sorted(ksy.rglob(f"*{SUFFIX}"))


def read_comparison(path: Path, name: str, reviews: Mapping[str, Review]) -> Comparison:
    """Read a comparison that problems call `name`; `reviews` are the pages by id. Raises SpecError."""
    reader, tree = Reader(), load_tree_file(path, name)
    reader.keys(tree, _KEYS, "a comparison")
    pages = written_list(reader, tree, "pages")
    for page in pages:
        if page.text not in reviews:
            reader.problems.append(
                page.place.problem(f"there is no page `{page.text}`{did_you_mean(page.text, reviews)}")
            )
    if len(pages) != 2:
        reader.say(tree.place, "expected two `pages`")
    if reader.problems:
        raise SpecError(reader.problems)
    first, second = (reviews[page.text] for page in pages)
    sides = (_items_of(first), _items_of(second))
    comparison = Comparison(
        id=path.name.removesuffix(SUFFIX),
        title=texts(reader, tree, "title", "the comparison"),
        introduction=texts(reader, tree, "introduction", "the comparison"),
        reviews=(first, second),
        parts=tuple(_part(reader, node, sides) for node in reader.maps(tree, "parts")),
    )
    reader.problems.extend(_twice(comparison, tree))
    if reader.problems:
        raise SpecError(reader.problems)
    return comparison


def _items_of(review: Review) -> Mapping[str, Side]:
    """Return what a page tells of each item, by its id."""
    against = {one.id: one for one in review.decisions if one.kind == "contradicts-other"}
    items = (item for one in review.specifications for structure in one.structures for item in structure.items)
    return {item.id: Side(item, tuple(against[id_] for id_ in item.decisions if id_ in against)) for item in items}


def _part(reader: Reader, node: MapNode, sides: tuple[Mapping[str, Side], Mapping[str, Side]]) -> ComparedPart:
    reader.keys(node, frozenset({"title", "rows"}), "a part of a comparison")
    rows = tuple(_row(reader, row, sides) for row in reader.maps(node, "rows"))
    return ComparedPart(texts(reader, node, "title", "a part of the comparison"), rows)


def _row(reader: Reader, node: MapNode, sides: tuple[Mapping[str, Side], Mapping[str, Side]]) -> ComparedRow:
    reader.keys(node, frozenset({"items", "differs"}), "a row of a comparison")
    items = written_list(reader, node, "items")
    if len(items) != 2 or not any(item.text for item in items):
        reader.say(node.place, "expected two `items`, one of which may be empty")
        return ComparedRow((None, None), None)
    for item, known in zip(items, sides, strict=True):
        if item.text and item.text not in known:
            reader.problems.append(
                item.place.problem(f"there is no item `{item.text}`{did_you_mean(item.text, known)}")
            )
    differs = reader.map(node, "differs")
    return ComparedRow(
        (sides[0].get(items[0].text), sides[1].get(items[1].text)),
        text_of(reader, differs, "`differs`") if differs else None,
    )


def _twice(comparison: Comparison, tree: MapNode) -> Iterator[Problem]:
    seen = set[str]()
    for row in (row for part in comparison.parts for row in part.rows):
        for side in row.sides:
            if side and side.item.id in seen:
                yield tree.place.problem(f"the item `{side.item.id}` stands in two rows")
            seen |= {side.item.id} if side else set()


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
    style, scripts = style_of(comparison.id, ""), [begin_script(), text_beside_templates("languages.js")]
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
            for contradiction in side.contradictions if side else ():
                yield Choice(f"{review.id}.html#d-{contradiction.id}", self._phrases.of(contradiction.title))

    def _side(self, side: Side | None, number: int) -> ShownSide:
        if side is None:
            return ShownSide((), (), (), (self._phrases.say("compare-missing"),))
        name = Choice(f"{self._reviews[number].id}.html#i-{side.item.id}", Phrase("", side.item.name))
        quotes = self._citations[number].sources(side.item.citations, len(side.item.citations)).shown
        shown = tuple(one for one in quotes if len(one.text) <= _LONGEST)
        rest = tuple(one.line for one in quotes if len(one.text) > _LONGEST)
        also = self._phrases.say("also-lines" if shown else "see-lines")
        return ShownSide((name,), shown, (Longer(also, rest),) if rest else (), ())
