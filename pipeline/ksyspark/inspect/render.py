"""An annotated dump as lines: offset, bytes, field, value, meaning, each in its column."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from rich.text import Text

from ksyspark.display import show_count
from ksyspark.inspect.annotate import Inspection
from ksyspark.inspect.cells import MARK, cell_of_field, data_lines, problem_lines, value_lines, word_lines
from ksyspark.inspect.notes import Note
from ksyspark.inspect.widths import GAP, INDENT, Widths, widths_for

_HEADS = ("offset", "bytes", "field", "value", "meaning")


def render(inspection: Inspection, edge: int | None = None, *, full: bool = False) -> Iterator[Text]:
    """Yield the lines of a dump within `edge` characters, then what is wrong and how far reading got.

    On a narrow terminal the meaning stands under field and value. A sentence of the specification that needs more room
    than its place has is cut, unless `full`. Without an edge each row is one line.
    """
    widths = widths_for(inspection.notes, edge)
    yield _heads(widths)
    for note in inspection.notes:
        left = _left(note, widths)
        right = _right(note, widths, full=full or edge is None)
        for offset_and_bytes, rest in zip_longest(left, right, fillvalue=Text()):
            yield _joined((offset_and_bytes, widths.left - GAP), (rest, 0))
    yield from _ending(inspection)


def _heads(widths: Widths) -> Text:
    offset, data, field, value, meaning = (Text(head, "bold") for head in _HEADS)
    shown = (field, widths.field), (value, widths.value), (Text() if widths.is_below else meaning, 0)
    return _joined((_at_right(offset, widths.offset), 0), (data, widths.data), *shown)


def _left(note: Note, widths: Widths) -> Iterator[Text]:
    offset = Text("" if note.start is None else str(note.start), "red" if note.problem else "dim")
    for line in data_lines(note, widths.bytes_a_line):
        yield _joined((_at_right(offset, widths.offset), 0), (line, 0))
        offset = Text()


def _right(note: Note, widths: Widths, *, full: bool) -> Iterator[Text]:
    fields, values = cell_of_field(note, widths.field), value_lines(note, widths.value)
    problem = problem_lines(note, widths.meaning)
    words = word_lines(note, widths.meaning - (INDENT * (note.depth + 1) if widths.is_below else 0), full=full)
    if not widths.meaning:
        both = Text(" — ").join(part for part in (*problem, *words))
        yield _joined((fields[0], widths.field), (values[0], widths.value), (both, 0))
        return
    beside = [] if widths.is_below else [*problem, *words]
    for field, value, meaning in zip_longest(fields, values, beside, fillvalue=Text()):
        yield _joined((field, widths.field), (value, widths.value), (meaning, 0))
    if widths.is_below:
        indent = Text(" " * INDENT * (note.depth + 1))
        yield from (Text.assemble(indent, line) for line in (*problem, *words))


def _at_right(text: Text, width: int) -> Text:
    return Text.assemble(" " * max(width - text.cell_len, 0), text)


def _joined(*cells: tuple[Text, int]) -> Text:
    """Return cells side by side, each but the last filled up to its width."""
    line = Text()
    for number, (cell, width) in enumerate(cells):
        line.append_text(cell)
        if number < len(cells) - 1:
            line.append(" " * (max(width - cell.cell_len, 0) + GAP))
    line.rstrip()
    return line


def _ending(inspection: Inspection) -> Iterator[Text]:
    failure = inspection.failure
    if failure is None:
        return
    yield Text(f"{MARK}{failure}", "bold red")
    left = inspection.length - inspection.end
    read = f"{inspection.end} of {show_count(inspection.length, 'byte')} read"
    yield Text(f"{read}, {left} not decoded" if left else read, "yellow")
