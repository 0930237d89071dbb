"""Annotate a message: a row for each field that was read, with its bytes and meaning, and what is missing behind."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ksyspark.decoder import Params, arguments_of, check_params
from ksyspark.display import HIDDEN, show_count
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.inspect.values import HexText, show_held
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.objects import Fault, Object, Value, items, path_of, whole
from ksyspark.interpreter.sensitive import SensitiveColumns
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Scalar, Struct
from ksyspark.layout.arrow import record_of_type

# A sentence ends where a space and a capital follow: not in `3.1.1` nor in `e.g. a`.
_FIRST_SENTENCE = re.compile(r"^.*?[.!?](?=\s+[A-Z])|^.*$", re.DOTALL)


def _first_sentence(words: str) -> str:
    match = _FIRST_SENTENCE.match(words)
    return match[0].strip() if match else ""


Kind = Literal["field", "group", "computed", "elsewhere", "missing", "unread", "left out"]
_COVERING = ("field", "elsewhere", "left out")


@dataclass(frozen=True, slots=True)
class Note:
    """One row: a field, an item of a repeated one, an object with fields below it (`depth` + 1), or uncovered bytes.

    | kind | the row is |
    |---|---|
    | `field` | a field in its place |
    | `group` | an object or list with rows of its own |
    | `computed` | a value instance, without bytes |
    | `elsewhere` | read at a position of its own |
    | `missing` | the field that could not be read |
    | `unread` | a run of bytes that no field covers |
    | `left out` | the middle items of a long list |

    Offsets count from the start of the message: `start` is None for a row without bytes, `end` where reading stopped
    inside. `data` holds the bytes as text, shortened; `value` and `meaning` are texts for people; `problem` says what
    is wrong at this row.
    """

    kind: Kind
    depth: int
    path: str
    id: str
    start: int | None
    end: int | None
    data: str
    value: str
    meaning: str = ""
    problem: str = ""


def _struct(value: Value) -> Struct | None:
    """Return the type of an object: of a field, an item, or the case taken."""
    kind = _item(value.case.type if value.case else value.column.type)
    return kind if isinstance(kind, Struct) else None


def _item(column_type: ColumnType) -> ColumnType:
    return column_type.item if isinstance(column_type, Array) else column_type


_KINDS: dict[str, Kind] = {"seq": "field", "pos": "elsewhere", "value": "computed"}
_MARKS = {"seq": "", "pos": "@ ", "value": "= "}
_NAMELESS = "(no name)"


@dataclass(frozen=True, slots=True)
class Trouble:
    """What ended the reading of a message: in terms of its objects, and as the user reads it."""

    fault: Fault
    failure: Failure


@dataclass(frozen=True, slots=True)
class Rows:
    """Make the rows of one message. Of a list the first `most` items have rows, and the last one.

    A type of which the specification shows one member is one row, and what has neither bytes nor a column has none,
    unless reading failed there. With `most` None nothing is left out.
    """

    message: Object
    hex: HexText
    layout: Layout
    show_sensitive: bool
    most: int | None
    trouble: Trouble | None

    def of_message(self) -> Iterator[Note]:
        yield from self._object(self.message, 0, is_hidden=False)

    def unread(self, depth: int, start: int, end: int) -> Note:
        """Return the row of bytes that no field covers."""
        return Note(
            "unread", depth, "", "not decoded", start, end, self.hex.of(start, end), show_count(end - start, "byte")
        )

    def _object(self, node: Object, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        known = {column.id: column for column in node.type.record.fields}
        for name in (field.name for field in node.type.fields):
            yield from self._field(node, known.get(name) or Column(name, Scalar("binary")), depth, is_hidden=is_hidden)
        for column in node.type.record.fields:
            if column.origin != "seq":
                yield from self._field(node, column, depth, is_hidden=is_hidden)

    def _field(self, node: Object, column: Column, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        held = whole(node, column)
        failed = self._failed_at(node, column.id)
        if held is None or (failed and not isinstance(held.held, list) and failed.fault.leaves_null(node, column.id)):
            if failed:
                yield self._missing(node, column, depth, failed)
            return
        if self.most is not None and self._is_aside(node, held):
            return
        is_secret = is_hidden or (column.sensitive and not self.show_sensitive)
        if isinstance(held.held, list):
            yield from self._list(node, held, depth, is_hidden=is_secret)
        else:
            yield from self._value(node, held, depth, is_hidden=is_secret)

    def _list(self, node: Object, value: Value, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        held = value.held
        assert isinstance(held, list)
        yield self._note(node, value, depth, "group", "", show_count(len(held), "item"))
        values = list(items(node, value))
        listed = values if self.most is None or len(values) <= self.most + 1 else [*values[: self.most], values[-1]]
        for number, item in enumerate(listed):
            if len(listed) < len(values) and number == self.most:
                more = f"{show_count(len(values) - len(listed), 'item')} more"
                yield Note("left out", depth + 1, "", "…", values[self.most].start, values[-1].start, "", more)
            yield from self._value(node, item, depth + 1, is_hidden=is_hidden)
        failed = self._failed_at(node, value.column.id)
        if failed and failed.fault.index is not None and failed.fault.index >= len(held):
            yield self._missing(node, value.column, depth + 1, failed)

    def _value(self, node: Object, value: Value, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        if value.child is None:
            yield self._note(
                node, value, depth, _KINDS[value.column.origin], *self._leaf(node, value, is_hidden=is_hidden)
            )
            return
        member = self._member(node, value) if self.most is not None else None
        if member:
            holder, shown = member
            is_secret = is_hidden or (shown.column.sensitive and not self.show_sensitive)
            is_secret = is_secret or self.hex.hides(value.start, value.end)
            data, text = self.hex.of(value.start, value.end), self._leaf(holder, shown, is_hidden=is_secret)[1]
            yield self._note(node, value, depth, "field", data, text)
            return
        yield self._note(node, value, depth, "group", "", value.case.id if value.case else "")
        yield from self._object(value.child, depth + 1, is_hidden=is_hidden)

    def _is_aside(self, node: Object, value: Value) -> bool:
        """Tell whether a field or instance without a column has no bytes, or none but those of other fields."""
        is_empty = value.column.origin != "seq" or (value.start is not None and value.start == value.end)
        return value.column in node.type.record.technical and is_empty and not self._fails_in(node, value)

    def _member(self, node: Object, value: Value) -> tuple[Object, Value] | None:
        """Return the member that stands for an object, and the object that holds it, or None if all have rows."""
        child, struct = value.child, _struct(value)
        if child is None or struct is None or struct.value_member is None or self._fails_in(node, value):
            return None
        column = next(column for column in child.type.record.fields if column.id == struct.value_member)
        member = whole(child, column)
        if member is None or isinstance(member.held, list):
            return None
        return (child, member) if member.child is None else self._member(child, member)

    def _fails_in(self, node: Object, value: Value) -> bool:
        if self.trouble is None:
            return False
        failed, path = self.trouble.failure.field, path_of(node, value.column.id)
        return value.end is None or failed == path or failed.startswith((f"{path}.", f"{path}["))

    def _leaf(self, node: Object, value: Value, *, is_hidden: bool) -> tuple[str, str]:
        """Return the bytes and the value of a column without rows of its own."""
        column, start = value.column, value.start
        is_hidden = is_hidden and value.held not in ("", b"")
        if not column.bits or start is None or value.end is None:
            data = self.hex.of(start, value.end)
            is_hidden = is_hidden or self.hex.hides(start, value.end)
        else:
            data = self.hex.bits(start, value.first_bit, column.bits, is_little=value.is_little, is_hidden=is_hidden)
        if is_hidden:
            return data, HIDDEN
        unit = None
        if column in node.type.record.columns:
            struct = _item(column.type)
            member = self.layout.value_member(struct) if isinstance(struct, Struct) else None
            unit = column.unit or (member.unit if member else None)
        return data, show_held(value.held, column.type, unit or "")

    def _note(self, node: Object, value: Value, depth: int, kind: Kind, data: str, text: str) -> Note:
        item = "" if value.index is None else f"[{value.index}]"
        path = path_of(node, value.column.id, value.index)
        name = item or _name(value.column)
        problem = self.trouble.failure.reason if self.trouble and self.trouble.failure.field == path else ""
        words = self._words(node, value, text)
        return Note(kind, depth, path, name, value.start, value.end, data, text, words, problem)

    def _words(self, node: Object, value: Value, text: str) -> str:
        """Say what a code and its column mean; that of the column once for all its items."""
        column, enum, of_code = value.column, _item(value.column.type), ""
        is_documented = column in node.type.record.columns
        if isinstance(enum, Enum) and isinstance(value.held, int) and text != HIDDEN and is_documented:
            of_code = _first_sentence(enum.docs.get(int(value.held), ""))
        of_case = value.case.id if value.case and value.child is None else ""
        of_column = _first_sentence(column.doc) if is_documented and value.index is None else ""
        return " — ".join(filter(None, (of_code, of_case, of_column)))

    def _failed_at(self, node: Object, name: str) -> Trouble | None:
        trouble = self.trouble
        return trouble if trouble and trouble.fault.holder is node and trouble.fault.name == name else None

    def _missing(self, node: Object, column: Column, depth: int, trouble: Trouble) -> Note:
        """Return the row of the field that could not be read: the bytes that there are, and what was expected."""
        failure = trouble.failure
        name = failure.field.rpartition(".")[2].removeprefix(column.id) or _name(column)
        if column.origin == "value":
            start, end, data = None, None, ""
        else:
            start, end = failure.offset, None
            data = self.hex.of(start, len(self.hex.data))
        words = _first_sentence(column.doc) if column in node.type.record.columns else ""
        return Note("missing", depth, failure.field, name, start, end, data, "not there", words, failure.reason)


def _name(column: Column) -> str:
    return _MARKS[column.origin] + (_NAMELESS if column.id.startswith("_unnamed") else column.id)


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
        self._show_sensitive = show_sensitive
        self._full = full

    def annotate(self, data: bytes, params: Params | None = None) -> Inspection:
        """Annotate one message; a bad one as far as it could be read.

        Raises OptionError for an unknown parameter, or one that must be given.
        """
        check_params(self._layout, self._record, params or {})
        message = self._interpreter.read(data, arguments_of(self._layout, self._record, params or {}, 0))
        if message.fault is None:
            trouble, hidden = None, self._sensitive.ranges(message.root, len(data))
        else:
            location = locate(message.fault)
            trouble = Trouble(message.fault, failure_of(message.fault, location))
            hidden = self._sensitive.ranges(message.root, len(data), message.fault, location)
        text = HexText(data, () if self._show_sensitive else hidden, None if self._full else _BYTES_SHOWN)
        most_items = None if self._full else _ITEMS_SHOWN
        rows = Rows(message.root, text, self._layout, self._show_sensitive, most_items, trouble)
        notes = list(rows.of_message())
        covered = [
            (note.start, note.end)
            for note in notes
            if note.kind in _COVERING and note.start is not None and note.end is not None
        ]
        # The row of a field that could not be read has the bytes of the run that begins with it.
        missing = {note.start for note in notes if note.kind == "missing"}
        for start, end in _uncovered(covered, len(data)):
            if start not in missing:
                at, depth = _place_of_run(notes, start)
                notes.insert(at, rows.unread(depth, start, end))
        covered_end = max((end for _, end in covered), default=0)
        return Inspection(notes, trouble.failure if trouble else None, covered_end, len(data))


def _uncovered(covered: Iterable[tuple[int, int]], length: int) -> Iterator[tuple[int, int]]:
    """Yield the runs [start, end) of a message of `length` bytes that no field covers, in order."""
    position = 0
    for start, end in (*sorted(covered), (length, length)):
        if start > position:
            yield position, start
        position = max(position, end)


def _place_of_run(notes: Sequence[Note], start: int) -> tuple[int, int]:
    """Return the index of the row before which a run that begins at `start` belongs, and the depth of its row."""
    ending = [at for at, note in enumerate(notes) if note.end == start and note.kind in (*_COVERING, "group")]
    if not ending:
        return 0, 0
    return max(ending) + 1, min(notes[at].depth for at in ending)


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
