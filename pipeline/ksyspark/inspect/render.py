"""Render an annotated dump as lines with five columns: offset, bytes, field, value, meaning."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap

from rich.text import Text

from ksyspark.display import show_count
from ksyspark.inspect.annotate import Inspection, Kind, Note
from ksyspark.inspect.values import fold

_HEADINGS = ("offset", "bytes", "field", "value", "meaning")
_GAP = 2
_INDENT = 2
_MIN_WIDTH = 16
# Widths of terminals, in characters, from which on more columns or bytes fit into a line.
_MEDIUM, _WIDE = 110, 160
_UNLIMITED = 1 << 62
_MIN_DATA = len("0000 0000")

_MARK = "✗ "
_ERROR_STYLE = "red"
_FIELD_STYLES: dict[Kind, str] = {
    "group": "bold",
    "computed": "italic",
    "elsewhere": "italic",
    "unread": "yellow",
}
_MAX_MEANING_LINES = 2
_ELLIPSIS = " …"


@dataclass(frozen=True, slots=True)
class _Widths:
    """Widths of the columns in characters, and the number of bytes in a line.

    The meaning stands beside the value or, with `is_below`, in lines of its own below field and value. A width of 0
    has no limit.
    """

    offset: int
    bytes_per_line: int
    data: int
    field: int
    value: int
    meaning: int
    is_below: bool = False


def render(inspection: Inspection, edge: int | None = None, *, full: bool = False) -> Iterator[Text]:
    """Yield the lines of a dump within `edge` characters, then the failure and how far reading got.

    Sentences of the specification are cut after two lines, unless `full`. Without `edge` each row is one line.
    """
    widths = _fit_widths(inspection.notes, edge)
    offset, data, field, value, meaning = (Text(heading, "bold") for heading in _HEADINGS)
    right = (field, widths.field), (value, widths.value), (Text() if widths.is_below else meaning, 0)
    yield _joined((_right_aligned(offset, widths.offset), 0), (data, widths.data), *right)
    for note in inspection.notes:
        left = _left_lines(note, widths)
        beside = _right_lines(note, widths, full=full or edge is None)
        for offset_and_bytes, rest in zip_longest(left, beside, fillvalue=Text()):
            yield _joined((offset_and_bytes, widths.offset + _GAP + widths.data), (rest, 0))
    if inspection.failure is not None:
        yield Text(f"{_MARK}{inspection.failure}", "bold red")
        rest_length = inspection.length - inspection.end
        read = f"{inspection.end} of {show_count(inspection.length, 'byte')} read"
        yield Text(f"{read}, {rest_length} not decoded" if rest_length else read, "yellow")


def _fit_widths(notes: Sequence[Note], edge: int | None) -> _Widths:
    """Return the widths that the content needs, reduced to what fits into `edge` characters."""
    offset = max([len("offset"), *(len(str(note.start or 0)) for note in notes)])
    per_line = _UNLIMITED if edge is None else 16 if edge >= _WIDE else 8 if edge >= _MEDIUM else 4
    data = max([_MIN_DATA, *(len(line) for note in notes for line in fold(note.data, per_line))])
    field = max([len("field"), *(_INDENT * note.depth + len(note.id) for note in notes)])
    value = max([len("value"), *(len(note.value) for note in notes)])
    if edge is None:
        return _Widths(offset, per_line, data, field, value, 0)
    right = max(edge - offset - data - 2 * _GAP, 2 * _MIN_WIDTH + _GAP)
    if edge < _MEDIUM:
        field = min(field, max(right * 3 // 5, _MIN_WIDTH))
        return _Widths(offset, per_line, data, field, right - field - _GAP, right, is_below=True)
    field = min(field, max(right * 2 // 5, _MIN_WIDTH))
    value = min(value, max((right - field) // 3, _MIN_WIDTH))
    return _Widths(offset, per_line, data, field, value, max(right - field - value - 2 * _GAP, _MIN_WIDTH))


def _left_lines(note: Note, widths: _Widths) -> Iterator[Text]:
    """Yield offset and bytes; of an object its size instead of its bytes."""
    lines, style = [""], "dim"
    if note.data:
        lines, style = fold(note.data, widths.bytes_per_line), _ERROR_STYLE if note.problem else "cyan"
    elif note.kind == "group" and note.start is not None and note.end is not None:
        lines = [show_count(note.end - note.start, "byte")]
    offset = Text("" if note.start is None else str(note.start), _ERROR_STYLE if note.problem else "dim")
    for line in lines:
        yield _joined((_right_aligned(offset, widths.offset), 0), (Text(line, style), 0))
        offset = Text()


def _right_lines(note: Note, widths: _Widths, *, full: bool) -> Iterator[Text]:
    indent = min(_INDENT * note.depth, widths.field // 2)
    field_style = _ERROR_STYLE if note.problem else _FIELD_STYLES.get(note.kind, "")
    fields = [Text(" " * indent + line, field_style) for line in _lines(note.id, widths.field - indent)]
    values = [Text(line, _ERROR_STYLE if note.problem else "green") for line in _lines(note.value, widths.value)]
    problem = [Text(line, "bold red") for line in _lines(_MARK + note.problem, widths.meaning)] if note.problem else []
    below_indent = _INDENT * (note.depth + 1)
    meaning = _meaning_lines(note, widths.meaning - (below_indent if widths.is_below else 0), full=full)
    if not widths.meaning:
        both = Text(" — ").join([*problem, *meaning])
        yield _joined((fields[0], widths.field), (values[0], widths.value), (both, 0))
        return
    beside = [] if widths.is_below else [*problem, *meaning]
    for field, value, words in zip_longest(fields, values, beside, fillvalue=Text()):
        yield _joined((field, widths.field), (value, widths.value), (words, 0))
    if widths.is_below:
        yield from (Text.assemble(" " * below_indent, line) for line in (*problem, *meaning))


def _meaning_lines(note: Note, width: int, *, full: bool) -> list[Text]:
    """Return the words of the specification, cut after two lines unless `full`."""
    if not note.meaning:
        return []
    lines = _lines(note.meaning, width)
    if not full and len(lines) > _MAX_MEANING_LINES:
        last = lines[_MAX_MEANING_LINES - 1]
        while len(last) > width - len(_ELLIPSIS) and " " in last:
            last = last.rpartition(" ")[0]
        lines = [*lines[: _MAX_MEANING_LINES - 1], last + _ELLIPSIS]
    return [Text(line, "dim") for line in lines]


def _lines(text: str, width: int) -> list[str]:
    """Return a text in lines, cut between words where possible; in one line for a width of 0 or less."""
    return wrap(text, width, break_on_hyphens=False, drop_whitespace=True) or [""] if width > 0 else [text]


def _right_aligned(text: Text, width: int) -> Text:
    return Text.assemble(" " * max(width - text.cell_len, 0), text)


def _joined(*cells: tuple[Text, int]) -> Text:
    """Return cells side by side, each but the last padded to its width."""
    line = Text()
    for number, (cell, width) in enumerate(cells):
        line.append_text(cell)
        if number < len(cells) - 1:
            line.append(" " * (max(width - cell.cell_len, 0) + _GAP))
    line.rstrip()
    return line
