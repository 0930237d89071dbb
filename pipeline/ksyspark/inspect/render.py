"""An annotated dump as a table for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ksyspark.inspect.annotate import Inspection
from ksyspark.inspect.notes import Note
from ksyspark.showing import show_count

_INDENT = "  "


def render(inspection: Inspection) -> RenderableType:
    """Return the dump for rich to print: offset, bytes, field, value, meaning; then what is left and why."""
    return Group(_table(inspection), *_ending(inspection))


def _table(inspection: Inspection) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("offset", justify="right", style="dim", no_wrap=True)
    table.add_column("bytes", overflow="fold", min_width=11)
    table.add_column("field", overflow="fold")
    table.add_column("value", overflow="fold")
    table.add_column("meaning", overflow="fold", style="dim")
    for note in inspection.notes:
        table.add_row(*_cells(note), style=_row_style(note, inspection))
    return table


def _cells(note: Note) -> Iterator[Text]:
    yield Text("" if note.start is None else str(note.start))
    yield Text(note.data, style="cyan")
    yield Text(_INDENT * note.depth + note.id, style="" if note.data or note.start is None else "bold")
    yield Text(note.value, style="green")
    yield Text(note.meaning)


def _row_style(note: Note, inspection: Inspection) -> str:
    return "red" if inspection.failure is not None and inspection.failure.field == note.path else ""


def _ending(inspection: Inspection) -> Iterator[Text]:
    left = inspection.length - inspection.end
    if left > 0:
        yield Text(f"{show_count(left, 'byte')} from offset {inspection.end} not decoded", style="yellow")
    if inspection.failure is not None:
        yield Text(str(inspection.failure), style="bold red")
