"""Render an annotated dump as lines with five columns: offset, bytes, field, value, meaning; rejects in a notebook."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import zip_longest
from textwrap import wrap
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from rich.text import Text

from ksyspark.display import show_count
from ksyspark.errors import Failure, OptionError
from ksyspark.escaping import visible
from ksyspark.formats import Format
from ksyspark.inspect.annotate import Annotator, Inspection, Kind, Note, fold
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader.envelope import ERROR, PARAMS, SOURCE

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
_FIELD_STYLES: dict[Kind, str] = {"group": "bold", "computed": "italic", "elsewhere": "italic", "unread": "yellow"}
_MAX_MEANING_LINES = 2
_ELLIPSIS = " …"


@dataclass(frozen=True, slots=True)
class _Widths:
    """Widths of columns in characters (0: any), and bytes in a line; `is_below` has meanings in lines of their own."""

    offset: int
    bytes_per_line: int
    data: int
    field: int
    value: int
    meaning: int
    is_below: bool = False


def render(inspection: Inspection, edge: int | None = None, *, full: bool = False) -> Iterator[Text]:
    """Yield the lines of a dump within `edge` characters, then the failure; sentences are cut unless `full`."""
    widths = _fit_widths(inspection.notes, edge)
    offset, data, field, value, meaning = (Text(heading, "bold") for heading in _HEADINGS)
    offset.pad_left(widths.offset - len(offset))
    right = (field, widths.field), (value, widths.value), (Text() if widths.is_below else meaning, 0)
    yield _joined((offset, 0), (data, widths.data), *right)
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
    offset.pad_left(widths.offset - len(offset))
    for line in lines:
        yield _joined((offset, widths.offset), (Text(line, style), 0))
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
    return [Text(line, "dim") for line in _lines(note.meaning, width, None if full else _MAX_MEANING_LINES)]


def _lines(text: str, width: int, most: int | None = None) -> list[str]:
    """Return a text in `most` lines, cut between words where possible; in one line for a width of 0 or less."""
    if width <= 0:
        return [text]
    return wrap(text, width, break_on_hyphens=False, max_lines=most, placeholder=_ELLIPSIS) or [""]


def _joined(*cells: tuple[Text, int]) -> Text:
    """Return cells side by side, each but the last padded to its width."""
    line = Text()
    for number, (cell, width) in enumerate(cells):
        line.append_text(cell)
        if number < len(cells) - 1:
            line.append(" " * (max(width - cell.cell_len, 0) + _GAP))
    line.rstrip()
    return line


# Rejects of a table, lines before and behind what is wrong, characters of a line.
_MOST, _AROUND, _EDGE = 5, 12, 120
_LEFT_OUT = Text("…", "dim")


class Shown(Text):
    """Messages as `ksyspark inspect` shows them: HTML in a notebook, text elsewhere."""

    def __repr__(self) -> str:
        return self.plain

    def _repr_html_(self) -> str:
        from rich.console import Console  # noqa: PLC0415 (slow to import)

        console = Console(file=StringIO(), record=True, width=_EDGE)
        console.print(self, soft_wrap=True)
        return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")


def show(value: Any, format: Format | str, options: Mapping[str, object] | None = None, **params: object) -> Shown:
    """Return bytes of a message, a row that was refused, or the first such rows of a table, as `inspect` shows them.

    A row is a mapping, or one of Spark or pandas; its `_params` are used where `params` do not tell them. Raises
    FormatError, and OptionError also for a row without its bytes, which only rejects keep.
    """
    fmt, fixed = format_of(format, options or {}), {f"param.{name}": one for name, one in params.items()}
    reading = ReadOptions.from_mapping({**(options or {}), **fixed}, fmt.layout)
    annotator = Annotator(fmt, show_sensitive=reading.show_sensitive, type_name=reading.type)
    lines = list[Text]()
    for row in _rows(value, reading.corrupt_column):
        data, told, origin = row.get(reading.corrupt_column), row.get(PARAMS) or {}, row.get(SOURCE) or {}
        if data is None:
            raise OptionError(f"The row has no bytes in {reading.corrupt_column}: only rejects keep theirs.")
        if origin.get("path"):
            lines.append(Text("{path}, message {index} at byte {offset}".format_map(origin), "bold"))
        known = {one.id: told[one.id] for one in fmt.layout.params if told.get(one.id) is not None}
        inspection = annotator.annotate(data, {**known, **reading.params})
        lines += _near(list(render(inspection, _EDGE)))
        if row.get(ERROR) and (failure := Failure(**row[ERROR])) != inspection.failure:
            # Bytes of a sensitive value are masked, or the parameters are others.
            lines.append(Text(f"✗ when it was read: {failure}", "bold red"))
    shown = Text("\n").join(lines)
    return Shown(visible(shown.plain), spans=shown.spans)


def _rows(value: Any, corrupt_column: str) -> Iterable[Mapping[str, Any]]:
    if isinstance(value, bytes):
        return [{corrupt_column: value}]
    if hasattr(value, "asDict"):
        return [value.asDict(recursive=True)]
    if hasattr(value, "keys") and not hasattr(value, "__arrow_c_stream__"):
        return [dict(value)]
    table = pa.table(value)
    return table.filter(pc.is_valid(table[ERROR])).slice(0, _MOST).to_pylist()  # type: ignore[no-any-return]


def _near(lines: list[Text]) -> Iterable[Text]:
    """Return the headings, the lines near what is wrong, and the two at the end; all lines if nothing is."""
    wrong = [number for number, line in enumerate(lines) if "✗" in line.plain]
    first, end = (max(wrong[0] - _AROUND, 1), wrong[0] + _AROUND) if wrong else (1, len(lines))
    return [
        lines[0],
        *[_LEFT_OUT] * (first > 1),
        *lines[first:end],
        *[_LEFT_OUT] * (end < len(lines) - 2),
        *lines[end:][-2:],
    ]
