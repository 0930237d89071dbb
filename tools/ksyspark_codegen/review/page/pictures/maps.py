"""Maps of a structure: its bytes in rows of 8 (a wide page shows two in a line), or its bits, a byte a row.

Every byte or bit of a fixed layout is drawn once, in order. What varies has a torn edge and ends the numbering, for
what follows has no fixed place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

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
    found: list[Drawn] = []
    for number, item in enumerate(structure.items, start=1):
        if item.kind != "field" or item.size == 0:
            continue
        if found and item.offset is not None and _place(found[-1].item) == _place(item):
            found[-1] = replace(found[-1], is_alternative=True)
        else:
            found.append(Drawn(number, item))
    return found


def map_of(phrases: Phrases, structure: Structure, structures: Collection[str]) -> Map | None:
    """Return the map of a structure, None where it has no bytes of its own.

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
    for one in items:
        item = one.item
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
            line.append(_Stretch(one, used + 1, COLUMNS - used, True, True))
            yield _Line(tuple(line), at, begins)
            line, used, begins = [], 0, True
            at = None if item.offset is None or item.size is None else item.offset + item.size
            continue
        left = item.size
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(one, used + 1, span, left + span == item.size, not left))
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
    for one in items:
        item = one.item
        if not line:
            at = item.offset
        if item.bits is None:
            if line:
                yield _Line(tuple(line), at, True)
            yield _Line((_Stretch(one, 1, COLUMNS, True, True),), item.offset, True)
            line, used = [], 0
            continue
        left = width = item.bits[1]
        while left:
            span = min(left, COLUMNS - used)
            left -= span
            line.append(_Stretch(one, used + 1, span, left + span == width, not left))
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


def _look(one: _Stretch) -> str:
    item = one.of.item
    marks = {
        "torn": item.size is None,
        "dashed": is_optional(item) and not one.of.is_alternative,
        "stacked": is_repeated(item),
        "more": not one.is_last,
        "less": not one.is_first,
    }
    return " ".join(
        [f"s{one.column}", f"w{one.span}", f"h{hue_of(one.of.number)}", *(key for key, on in marks.items() if on)]
    )
