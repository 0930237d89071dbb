"""How wide the columns of a dump are: as their content wants, and as the terminal allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ksyspark.inspect.hex_text import fold
from ksyspark.inspect.notes import Note

GAP = 2
INDENT = 2
_LEAST = 16
_NARROW, _WIDE = 110, 160
_ENDLESS = 1 << 62
_BITS = len("0000 0000")


@dataclass(frozen=True, slots=True)
class Widths:
    """Columns in characters; `bytes_a_line` before a run folds.

    The meaning stands beside the value, or with `is_below` under field and value; a width of 0 has no edge.
    """

    offset: int
    bytes_a_line: int
    data: int
    field: int
    value: int
    meaning: int
    is_below: bool = False

    @property
    def left(self) -> int:
        """Return where the field column begins."""
        return self.offset + self.data + 2 * GAP


def widths_for(notes: Sequence[Note], edge: int | None) -> Widths:
    """Return the widths for rows within `edge` characters; None: without an edge, one line a row."""
    offset = max([len("offset"), *(len(str(note.start or 0)) for note in notes)])
    a_line = _bytes_a_line(edge)
    data = max([_BITS, *(len(line) for note in notes for line in fold(note.data, a_line))])
    field = max([len("field"), *(INDENT * note.depth + len(note.id) for note in notes)])
    value = max([len("value"), *(len(note.value) for note in notes)])
    if edge is None:
        return Widths(offset, a_line, data, field, value, 0)
    room = max(edge - offset - data - 2 * GAP, 2 * _LEAST + GAP)
    if edge < _NARROW:
        field = min(field, max(room * 3 // 5, _LEAST))
        return Widths(offset, a_line, data, field, room - field - GAP, room, is_below=True)
    field = min(field, max(room * 2 // 5, _LEAST))
    value = min(value, max((room - field) // 3, _LEAST))
    return Widths(offset, a_line, data, field, value, max(room - field - value - 2 * GAP, _LEAST))


def _bytes_a_line(edge: int | None) -> int:
    if edge is None:
        return _ENDLESS
    return 16 if edge >= _WIDE else 8 if edge >= _NARROW else 4
