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


def annotate(
    fmt: Format,
    data: bytes,
    params: Params | None = None,
    *,
    show_sensitive: bool = False,
    type_name: str | None = None,
    full: bool = False,
) -> Inspection:
    """Annotate one message, or one value of a type of the specification; a bad one as far as it could be read.

    Byte runs show their first 16 bytes and lists their first 32 items and the last; `full` shows all of both.
    Raises OptionError for an unknown type or parameter, or one that must be given; FormatError for a format that
    is not compiled.
    """
    # What is wrong with an instance is shown, though a decoder may keep the message.
    layout = replace(fmt.layout, instance_errors="refuse")
    record = record_of_type(layout, type_name)
    check_params(layout, record, params or {})
    interpreter = Interpreter(fmt.library, layout, record, enums_as_ints=True)
    message = interpreter.read(data, arguments_of(layout, record, params or {}, 0))
    trouble, hidden = _outcome(message, SensitiveColumns(layout, record), len(data))
    text = HexText(data, () if show_sensitive else hidden, None if full else _BYTES_SHOWN)
    rows = Rows(message.root, text, Meanings(layout), show_sensitive, None if full else _ITEMS_SHOWN, trouble)
    notes = list(rows.of_message())
    end = covered_end(notes)
    for start, stop in list(without_missing(notes, uncovered(notes, len(data)))):
        at, depth = place_of_run(notes, start)
        notes.insert(at, rows.unread(depth, start, stop))
    return Inspection(notes, trouble.failure if trouble else None, end, len(data))


def _outcome(message: Message, sensitive: SensitiveColumns, length: int) -> tuple[Trouble | None, tuple[Range, ...]]:
    if message.fault is None:
        return None, sensitive.ranges(message.root, length)
    location = locate(message.fault)
    hidden = sensitive.ranges(message.root, length, message.fault, location)
    return Trouble(message.fault, failure_of(message.fault, location), location.column), hidden
