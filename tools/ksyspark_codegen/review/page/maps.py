"""Maps of a structure: its bytes in rows of 8 (two beside each other where the page is wide), or its bits, a byte a row.

Every byte or bit of a fixed layout is drawn once, in order. What varies has a torn edge and ends the numbering, for what follows has
no fixed place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ksyspark_codegen.review.model import Item, Structure
from ksyspark_codegen.review.page.measures import size_of
from ksyspark_codegen.review.page.phrases import Phrase, Phrases

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


@dataclass(frozen=True, slots=True)
class _Stretch:
    """An item's columns in one row, before the rows are made."""

    number: int
    item: Item
    column: int
    span: int
    is_first: bool
    is_last: bool


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


def drawn(structure: Structure) -> list[tuple[int, Item]]:
    """Return the items that have bytes of their own, with their numbers in the structure.

    Of two that lie at one place, only the first is drawn: a message has one of them.
    """
    found: list[tuple[int, Item]] = []
    for number, item in enumerate(structure.items, start=1):
        if item.kind != "field" or item.size == 0:
            continue
        if found and item.offset is not None and _place(found[-1][1]) == _place(item):
            continue
        found.append((number, item))
    return found


def map_of(phrases: Phrases, structure: Structure) -> Map | None:
    """Return the map of a structure, None where it has no bytes of its own."""
    items = drawn(structure)
    if not items:
        return None
    by_bits = any(item.bits is not None for _, item in items)
    lines = list(_bit_lines(items) if by_bits else _byte_lines(items))
    return Map(tuple(_row(phrases, line) for line in lines), by_bits)


def _place(item: Item) -> tuple[int | None, int]:
    return item.offset, item.bits[0] if item.bits else 0


def _byte_lines(items: Sequence[tuple[int, Item]]) -> Iterator[_Line]:
    line: list[_Stretch] = []
    at: int | None = 0
    used, begins = 0, True
    for number, item in items:
        if item.offset is None and at is not None and used:
            yield _Line(tuple(line), at, begins)
            line, used, begins = [], 0, True
        if item.offset is None:
            at = None
        if item.size is None:
            if used > COLUMNS - 3:
                yield _Line(tuple(line), at, begins)
                line, used, begins, at = [], 0, True, None if at is None else at + used
            line.append(_Stretch(number, item, used + 1, COLUMNS - used, True, True))
            yield _Line(tuple(line), at, begins)
            line, used, begins, at = [], 0, True, None
            continue
        left = item.size
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(number, item, used + 1, span, left + span == item.size, not left))
            used += span
            if used == COLUMNS:
                yield _Line(tuple(line), at, begins)
                line, used, begins, at = [], 0, False, None if at is None else at + COLUMNS
    if line:
        yield _Line(tuple(line), at, begins)


def _bit_lines(items: Sequence[tuple[int, Item]]) -> Iterator[_Line]:
    """Draw a row a byte; what is longer than a byte and no field of bits is one row."""
    line: list[_Stretch] = []
    used, at = 0, items[0][1].offset
    for number, item in items:
        if not line:
            at = item.offset
        if item.bits is None:
            if line:
                yield _Line(tuple(line), at, True)
            yield _Line((_Stretch(number, item, 1, COLUMNS, True, True),), item.offset, True)
            line, used = [], 0
            continue
        left = width = item.bits[1]
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(number, item, used + 1, span, left + span == width, not left))
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
            item=one.item.id,
            name=one.item.name,
            number=one.number,
            column=one.column,
            span=one.span,
            look=_look(one),
            size=size_of(phrases, one.item),
        )
        for one in line.stretches
    )
    begun = tuple(piece for piece, one in zip(pieces, line.stretches, strict=True) if one.is_first)
    rests = tuple(piece for piece, one in zip(pieces, line.stretches, strict=True) if not one.is_first)
    is_inner = len(pieces) == 1 and not line.stretches[0].is_first and not line.stretches[0].is_last
    look = " ".join(["run"] * line.begins_run + ["inner"] * is_inner)
    return Row("" if line.byte is None else str(line.byte + 1), begun, rests, look)


def _look(one: _Stretch) -> str:
    item = one.item
    marks = {
        "torn": item.size is None,
        "dashed": is_optional(item),
        "stacked": is_repeated(item),
        "more": not one.is_last,
        "less": not one.is_first,
    }
    return " ".join([f"s{one.column}", f"w{one.span}", f"h{hue_of(one.number)}", *(key for key, on in marks.items() if on)])
