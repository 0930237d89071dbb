"""The cells of one row of a dump, as lines that fit their column."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from ksyspark.display import show_count
from ksyspark.inspect.hex_text import fold
from ksyspark.inspect.notes import Kind, Note
from ksyspark.inspect.widths import INDENT

MARK = "✗ "
_BAD = "red"
_FIELDS: dict[Kind, str] = {"group": "bold", "worked out": "italic", "elsewhere": "italic", "unread": "yellow"}
_LINES_OF_WORDS = 2
_CUT = " …"


def data_lines(note: Note, bytes_a_line: int) -> list[Text]:
    """Return the bytes, or of an object how many it has."""
    if note.data:
        return [Text(line, _BAD if note.problem else "cyan") for line in fold(note.data, bytes_a_line)]
    is_sized = note.kind == "group" and note.start is not None and note.end is not None
    return [Text(show_count(note.end - note.start, "byte") if is_sized else "", "dim")]  # type: ignore[operator]


def cell_of_field(note: Note, width: int) -> list[Text]:
    """Return the name under its parents; a long one goes on in the next line."""
    indent = min(INDENT * note.depth, width // 2)
    style = _BAD if note.problem else _FIELDS.get(note.kind, "")
    return [Text(" " * indent + line, style) for line in _lines(note.id, width - indent)]


def value_lines(note: Note, width: int) -> list[Text]:
    """Return the value, whole."""
    return [Text(line, _BAD if note.problem else "green") for line in _lines(note.value, width)]


def problem_lines(note: Note, width: int) -> list[Text]:
    """Return what is wrong with this row, whole; nothing for a good one."""
    return [Text(line, "bold red") for line in _lines(MARK + note.problem, width)] if note.problem else []


def word_lines(note: Note, width: int, *, full: bool) -> list[Text]:
    """Return the specification's words, cut after two lines unless `full`."""
    if not note.meaning:
        return []
    lines = _lines(note.meaning, width)
    if not full and len(lines) > _LINES_OF_WORDS:
        last = lines[_LINES_OF_WORDS - 1]
        while len(last) > width - len(_CUT) and " " in last:
            last = last.rpartition(" ")[0]
        lines = [*lines[: _LINES_OF_WORDS - 1], last + _CUT]
    return [Text(line, "dim") for line in lines]


def _lines(text: str, width: int) -> list[str]:
    """Return a text in lines, cut between words where it can be; a width of 0 or less has no edge."""
    return wrap(text, width, break_on_hyphens=False, drop_whitespace=True) or [""] if width > 0 else [text]
