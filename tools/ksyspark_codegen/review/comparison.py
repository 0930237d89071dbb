"""Two documents that describe the same content: which field of the one is which field of the other, and what differs.

`ksy/<system>/<name>.comparison.yaml`, beside the review files of both:

    title: {en: ..., zh: ..., pt: ...}          # also: introduction
    pages: [sas_mq, sas_tibrv]
    parts:
      - title: {...}
        rows:                                   # ids of items; an empty text where a document has no such field
          - {items: [sas_mq_attachment_header.attachment.kind, sas_tibrv.attachment.attachment_type]}
          - {items: [...], differs: {en: ..., zh: ..., pt: ...}}

What a decision of kind `contradicts-other` says of an item differs, too. Lines and rules come from the reviews.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.problems import Problem, SpecError, did_you_mean
from ksyspark.spec.yaml import MapNode
from ksyspark.spec.yaml.load import load_tree_file
from ksyspark_codegen.review.documents.reading import text_of, texts, written_list
from ksyspark_codegen.review.model import Decision, Item, Review, Text

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
    found = Comparison(
        id=path.name.removesuffix(SUFFIX),
        title=texts(reader, tree, "title", "the comparison"),
        introduction=texts(reader, tree, "introduction", "the comparison"),
        reviews=(first, second),
        parts=tuple(_part(reader, node, sides) for node in reader.maps(tree, "parts")),
    )
    reader.problems.extend(_twice(found, tree))
    if reader.problems:
        raise SpecError(reader.problems)
    return found


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
