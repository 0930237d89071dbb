"""Annotate a message: what was read of it, in order, however far that is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.inspect.hex_text import HexText
from ksyspark.inspect.meanings import Meanings
from ksyspark.inspect.notes import Note, covered_end, place_of_run, uncovered, without_missing
from ksyspark.inspect.rows import Rows, Trouble
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.sensitive import Range, SensitiveColumns
from ksyspark.layout.arrow import record_of_type
from ksyspark.parameters import arguments_of, check_params

_BYTES_SHOWN = 16
_ITEMS_SHOWN = 32


@dataclass(frozen=True, slots=True)
class Inspection:
    """The notes of a message and why reading ended early, if it did.

    `end` is the offset behind the last byte that a field covers, `length` that of the message.
    """

    notes: list[Note]
    failure: Failure | None
    end: int
    length: int


class Annotator:
    """Annotate messages of a format, or values of one of its types; one annotator serves all of them.

    Byte runs show their first 16 bytes and lists their first 32 items and the last; `full` shows all of both.
    Raises OptionError for an unknown type; FormatError for a format that is not compiled.
    """

    def __init__(
        self, fmt: Format, *, show_sensitive: bool = False, type_name: str | None = None, full: bool = False
    ) -> None:
        # What is wrong with an instance is shown, though a decoder may keep the message.
        self._layout = replace(fmt.layout, instance_errors="refuse")
        self._record = record_of_type(self._layout, type_name)
        self._interpreter = Interpreter(fmt.library, self._layout, self._record, enums_as_ints=True)
        self._sensitive = SensitiveColumns(self._layout, self._record)
        self._meanings = Meanings(self._layout)
        self._show_sensitive = show_sensitive
        self._full = full

    def annotate(self, data: bytes, params: Params | None = None) -> Inspection:
        """Annotate one message; a bad one as far as it could be read.

        Raises OptionError for an unknown parameter, or one that must be given.
        """
        check_params(self._layout, self._record, params or {})
        message = self._interpreter.read(data, arguments_of(self._layout, self._record, params or {}, 0))
        trouble, hidden = _outcome(message, self._sensitive, len(data))
        text = HexText(data, () if self._show_sensitive else hidden, None if self._full else _BYTES_SHOWN)
        most_items = None if self._full else _ITEMS_SHOWN
        rows = Rows(message.root, text, self._meanings, self._show_sensitive, most_items, trouble)
        notes = list(rows.of_message())
        end = covered_end(notes)
        for start, stop in list(without_missing(notes, uncovered(notes, len(data)))):
            at, depth = place_of_run(notes, start)
            notes.insert(at, rows.unread(depth, start, stop))
        return Inspection(notes, trouble.failure if trouble else None, end, len(data))


def annotate(
    fmt: Format,
    data: bytes,
    params: Params | None = None,
    *,
    show_sensitive: bool = False,
    type_name: str | None = None,
    full: bool = False,
) -> Inspection:
    """Annotate one message, or one value of a type of the specification, as `Annotator` does."""
    return Annotator(fmt, show_sensitive=show_sensitive, type_name=type_name, full=full).annotate(data, params)


def _outcome(message: Message, sensitive: SensitiveColumns, length: int) -> tuple[Trouble | None, tuple[Range, ...]]:
    if message.fault is None:
        return None, sensitive.ranges(message.root, length)
    location = locate(message.fault)
    hidden = sensitive.ranges(message.root, length, message.fault, location)
    return Trouble(message.fault, failure_of(message.fault, location), location.column), hidden
