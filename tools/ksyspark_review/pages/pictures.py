"""Pictures of structures: maps of bytes and bits, the order of messages."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from ksyspark_review.model import Item, Review, SpecificationVersion, Structure
from ksyspark_review.pages.document_lines import Citations, Sources
from ksyspark_review.pages.phrases import Phrase, Phrases, size_of, size_of_structure

COLUMNS = 8
_HUES = 8


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of an item in one row: `column` from 1, `span` columns. `look` are its classes in the style sheet."""

    item: str
    name: str
    number: int
    column: int
    span: int
    look: str
    size: Phrase


@dataclass(frozen=True, slots=True)
class Row:
    """Eight bytes or bits: `pieces` begin here, `rests` go on from the row before.

    `label` is the number of the first byte, or "" behind something that varies.
    """

    label: str
    pieces: tuple[Piece, ...]
    rests: tuple[Piece, ...]
    look: str


@dataclass(frozen=True, slots=True)
class Map:
    """The rows of a structure; a column is a byte, or (`by_bits`) a bit."""

    rows: tuple[Row, ...]
    by_bits: bool

    @property
    def look(self) -> str:
        return "bits" if self.by_bits else "bytes"

    @property
    def scale(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the bits above their columns; none where a column is a byte."""
        return (tuple(range(COLUMNS - 1, -1, -1)),) if self.by_bits else ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """An item with bytes, and its number in the structure; `is_alternative` where another may stand in its place."""

    number: int
    item: Item
    is_alternative: bool = False


@dataclass(frozen=True, slots=True)
class _Stretch:
    """An item's columns in one row, before the rows are made."""

    of: Drawn
    column: int
    span: int
    is_first: bool
    is_last: bool

    @property
    def is_whole(self) -> bool:
        """Whether this row holds all of an item."""
        return self.is_first and self.is_last


@dataclass(frozen=True, slots=True)
class _Line:
    stretches: tuple[_Stretch, ...]
    byte: int | None
    begins_run: bool


def is_repeated(item: Item) -> bool:
    """Tell whether an item may stand several times."""
    return any(sentence.kind.startswith("repeat") for sentence in item.sentences)


def is_optional(item: Item) -> bool:
    """Tell whether an item may be missing."""
    return any(sentence.kind == "if" for sentence in item.sentences)


def hue_of(number: int) -> int:
    """Return the colour (from 0) of the item with a number (from 1)."""
    return (number - 1) % _HUES


def drawn(structure: Structure) -> list[Drawn]:
    """Return the items that have bytes of their own.

    Of two that lie at one place, only the first is drawn: every message has exactly one of them.
    """
    drawings: list[Drawn] = []
    for number, item in enumerate(structure.items, start=1):
        if item.kind != "field" or item.size == 0:
            continue
        if drawings and item.offset is not None and _place(drawings[-1].item) == _place(item):
            drawings[-1] = replace(drawings[-1], is_alternative=True)
        else:
            drawings.append(Drawn(number, item))
    return drawings


def map_of(phrases: Phrases, structure: Structure, structures: Collection[str]) -> Map | None:
    """Return the map of a structure, or None if it has no bytes of its own.

    A field that is one of `structures` has its bytes drawn in the map of that structure, and is one block here.
    """
    items = drawn(structure)
    if all(item.structure in structures for item in (one.item for one in items)):
        return None
    by_bits = any(item.bits is not None for item in (one.item for one in items))
    lines = list(_bit_lines(items) if by_bits else _byte_lines(items, structures))
    return Map(tuple(_row(phrases, line) for line in lines), by_bits)


def _place(item: Item) -> tuple[int | None, int]:
    return item.offset, item.bits[0] if item.bits else 0


def _byte_lines(items: Sequence[Drawn], structures: Collection[str]) -> Iterator[_Line]:
    line: list[_Stretch] = []
    at: int | None = 0
    used, begins = 0, True
    for stretch in items:
        item = stretch.item
        if item.offset is None and at is not None and used:
            yield _Line(tuple(line), at, begins)
            line, used, begins = [], 0, True
        if item.offset is None:
            at = None
        is_block = item.structure in structures and (item.size or 0) > COLUMNS
        if item.size is None or is_block:
            if used > COLUMNS - 3:
                yield _Line(tuple(line), at, begins)
                line, used, begins, at = [], 0, True, None if at is None else at + used
            line.append(_Stretch(stretch, used + 1, COLUMNS - used, True, True))
            yield _Line(tuple(line), at, begins)
            line, used, begins = [], 0, True
            at = None if item.offset is None or item.size is None else item.offset + item.size
            continue
        left = item.size
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(stretch, used + 1, span, left + span == item.size, not left))
            used += span
            if used == COLUMNS:
                yield _Line(tuple(line), at, begins)
                line, used, begins, at = [], 0, False, None if at is None else at + COLUMNS
    if line:
        yield _Line(tuple(line), at, begins)


def _bit_lines(items: Sequence[Drawn]) -> Iterator[_Line]:
    """Draw a row a byte; what is longer than a byte and no field of bits is one row."""
    line: list[_Stretch] = []
    used, at = 0, items[0].item.offset
    for stretch in items:
        item = stretch.item
        if not line:
            at = item.offset
        if item.bits is None:
            if line:
                yield _Line(tuple(line), at, True)
            yield _Line((_Stretch(stretch, 1, COLUMNS, True, True),), item.offset, True)
            line, used = [], 0
            continue
        left = width = item.bits[1]
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(stretch, used + 1, span, left + span == width, not left))
            used += span
            if used == COLUMNS:
                yield _Line(tuple(line), at, True)
                line, used = [], 0
                at = None if at is None else at + 1
    if line:
        yield _Line(tuple(line), at, True)


def _row(phrases: Phrases, line: _Line) -> Row:
    pieces = tuple(
        Piece(
            item=one.of.item.id,
            name=one.of.item.name,
            number=one.of.number,
            column=one.column,
            span=one.span,
            look=_look(one),
            size=size_of(phrases, one.of.item),
        )
        for one in line.stretches
    )
    begun = tuple(piece for piece, one in zip(pieces, line.stretches, strict=True) if one.is_first)
    rests = tuple(piece for piece, one in zip(pieces, line.stretches, strict=True) if not one.is_first)
    is_inner = len(pieces) == 1 and not line.stretches[0].is_first and not line.stretches[0].is_last
    is_wide = len(pieces) == 1 and line.stretches[0].span == COLUMNS and line.stretches[0].is_whole
    look = " ".join(["run"] * line.begins_run + ["inner"] * is_inner + ["wide"] * is_wide)
    return Row("" if line.byte is None else str(line.byte + 1), begun, rests, look)


def _look(stretch: _Stretch) -> str:
    item = stretch.of.item
    marks = {
        "torn": item.size is None,
        "dashed": is_optional(item) and not stretch.of.is_alternative,
        "stacked": is_repeated(item),
        "more": not stretch.is_last,
        "less": not stretch.is_first,
    }
    return " ".join(
        [
            f"s{stretch.column}",
            f"w{stretch.span}",
            f"h{hue_of(stretch.of.number)}",
            *(key for key, on in marks.items() if on),
        ]
    )


def structures_of(review: Review) -> Mapping[str, Structure]:
    """Return every structure of a page by its id."""
    return {one.id: one for specification in review.specifications for one in specification.structures}


@dataclass(frozen=True, slots=True)
class Step:
    """A message in its order. `look` are its classes in the style sheet."""

    anchor: str
    title: Phrase
    presence: Phrase
    look: str
    sources: Sources


@dataclass(frozen=True, slots=True)
class MapFigure:
    """The map of a structure with its caption."""

    id: str
    name: str
    size: Phrase
    scale: Phrase
    map: Map


@dataclass(frozen=True, slots=True)
class SpecificationPictures:
    """The maps of a specification; only the first of the page is `open`."""

    id: str
    title: str
    maps: tuple[MapFigure, ...]
    open: Markup


@dataclass(frozen=True, slots=True)
class Pictures:
    """All pictures of a page: one order of messages or none, then the specifications."""

    orders: tuple[tuple[Step, ...], ...]
    specifications: tuple[SpecificationPictures, ...]

    @property
    def mapped(self) -> frozenset[str]:
        """The ids of the structures that have a map."""
        return frozenset(figure.id for one in self.specifications for figure in one.maps)


def pictures_of(phrases: Phrases, review: Review) -> Pictures:
    """Return the pictures of a review."""
    citations, structures = Citations(phrases, review), structures_of(review)
    order = tuple(
        Step(
            anchor=f"s-{one.structure}" if one.structure in structures else "fields",
            title=phrases.of(one.title),
            presence=phrases.say(f"presence-{one.presence}"),
            look={"optional": "dashed", "repeated": "stacked", "optional-repeated": "dashed stacked"}.get(
                one.presence, ""
            ),
            sources=citations.sources(one.citations),
        )
        for one in review.order
    )
    made = (_specification(phrases, review, one, number == 0) for number, one in enumerate(review.specifications))
    return Pictures((order,) if order else (), tuple(one for one in made if one.maps))


def _specification(
    phrases: Phrases, review: Review, version: SpecificationVersion, is_open: bool
) -> SpecificationPictures:
    mapped = {id_ for id_, each in structures_of(review).items() if drawn(each)}
    maps = tuple(figure for structure in version.structures if (figure := _map(phrases, structure, mapped)) is not None)
    opened = Markup(" open") if is_open else Markup()
    return SpecificationPictures(version.id, version.title, maps, opened)


def _map(phrases: Phrases, structure: Structure, mapped: Collection[str]) -> MapFigure | None:
    drawn = map_of(phrases, structure, mapped)
    if drawn is None:
        return None
    return MapFigure(
        id=structure.id,
        name=structure.name,
        size=size_of_structure(phrases, structure),
        scale=phrases.say("map-bits" if drawn.by_bits else "map-bytes"),
        map=drawn,
    )
