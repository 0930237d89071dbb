"""Annotate a message: a row for each field that was read, with its bytes and meaning, and what is missing behind."""

import re
import string
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Literal

from ksyspark.decoder import Params, arguments_of, check_params
from ksyspark.display import HIDDEN, show_count
from ksyspark.errors import Failure
from ksyspark.escaping import json_text
from ksyspark.formats import Format
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.objects import Fault, Object, Value, items, path_of, whole
from ksyspark.interpreter.sensitive import SensitiveColumns
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Scalar, Struct, show_value
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.json_text import plain_json
from ksyspark.logical import InvalidValue, value_reader

# Bit fields in more bytes than these are easier to read as hexadecimal digits.
_MAX_BYTES_OF_BITS = 2
_HALF = len("0000")


@dataclass(frozen=True, slots=True)
class HexText:
    """The bytes of a message, the ranges [start, end) to hide, and how many bytes of a run to print (None: all)."""

    data: bytes
    hidden: Sequence[tuple[int, int]] = ()
    most: int | None = 16

    def of(self, start: int | None, end: int | None) -> str:
        """Return the bytes from `start` to `end` as `10 2a ** …`, at most `most`, or "" if either is not known."""
        if start is None or end is None:
            return ""
        stop = end if self.most is None else min(end, start + self.most)
        offsets = range(start, min(stop, len(self.data)))
        text = " ".join("**" if self.hides(at, at + 1) else f"{self.data[at]:02x}" for at in offsets)
        return f"{text} …" if end > stop else text

    def bits(self, start: int, first: int, count: int, *, is_little: bool, is_hidden: bool) -> str:
        """Return a bit field in its bytes as `0001 ....`, the most significant bit of each byte first.

        The field begins `first` bits into its first byte, counted from the least significant one with `is_little`.
        """
        number = (first + count + 7) // 8
        if number > _MAX_BYTES_OF_BITS:
            return self.of(start, start + number)
        # Bit 7 is the most significant one of a byte.
        own = {(bit // 8, bit % 8 if is_little else 7 - bit % 8) for bit in range(first, first + count)}
        texts = []
        for at in range(number):
            bits = [str(self.data[start + at] >> bit & 1) if (at, bit) in own else "." for bit in range(7, -1, -1)]
            text = "".join("*" if is_hidden and bit != "." else bit for bit in bits)
            texts.append(f"{text[:4]} {text[4:]}")
        return " ".join(texts)

    def hides(self, start: int | None, end: int | None) -> bool:
        """Return whether a run of bytes contains hidden ones."""
        known = start is not None and end is not None
        return known and any(first < end and start < last for first, last in self.hidden)  # type: ignore[operator]


def fold(data: str, bytes_a_line: int) -> list[str]:
    """Split bytes into lines; the bits of a field stay together, and a final `…` with the byte before it."""
    whole, mark, _ = data.partition(" …")
    parts = whole.split(" ")
    if len(parts[0]) == _HALF:
        return [data]
    lines = [" ".join(parts[start : start + bytes_a_line]) for start in range(0, len(parts), bytes_a_line)]
    return [*lines[:-1], lines[-1] + mark]


_MAX_CHARACTERS = 60
# Smaller numbers look nearly the same in hexadecimal digits.
_MIN_HEX = 256

_ASCII = frozenset(range(0x20, 0x7F))
# The other characters of EBCDIC differ from country to country.
_EBCDIC = frozenset((string.ascii_letters + string.digits + " .,-/*+_()=:").encode("cp037"))
_MIN_PREFIX = 4
_MAX_BYTE_CHARACTERS = 40


def show_held(held: object, column_type: ColumnType, unit: str = "") -> str:
    """Return a value of a column or item (of enums the code) as text: `connect (1)`, `60 s`, `785 = 0x311`, `"a/b"`."""
    item_type = column_type.item if isinstance(column_type, Array) else column_type
    if isinstance(item_type, Enum) and isinstance(held, int):
        return f"{item_type.labels.get(int(held), 'no label')} ({int(held)})"
    if isinstance(item_type, Logical):
        return _logical_text(held, item_type)
    match held:
        case bool():
            return show_value(held)
        case int() | Decimal():
            if unit:
                return show_count(int(held), unit) if unit == "byte" else f"{int(held)} {unit}"
            return f"{int(held)} = {int(held):#x}" if held >= _MIN_HEX else str(int(held))
        case bytes():
            return show_bytes_as_text(held)
        case str():
            is_whole = len(held) <= _MAX_CHARACTERS
            return json_text(held) if is_whole else f"{json_text(held[:_MAX_CHARACTERS])}… {len(held)} characters"
    text = show_value(held)
    return f"{text} {unit}" if unit and isinstance(held, float) else text


def _logical_text(held: object, column_type: Logical) -> str:
    """Return the logical value; the physical one where both are the same, or where it breaks a rule of its type."""
    try:
        logical = value_reader(column_type.name)(held)
    except InvalidValue:
        return show_value(held)
    if logical == held:
        return show_value(held)
    return "no value" if logical is None else str(plain_json(logical))


def show_bytes_as_text(data: bytes) -> str:
    """Return bytes without a character set as ASCII or EBCDIC: `"MDE "`, `8 x 00`, `24 bytes "GRP1"…`.

    Where only a prefix of at least 4 bytes is text, that is returned with the number of all bytes; else the number.
    """
    if not data:
        return "no bytes"
    if len(data) > 1 and len(set(data)) == 1:
        return f"{len(data)} x {data[0]:02x}"
    text, charset, length = _text_prefix(data)
    is_padded = length < len(data) and set(data[length:]) == {0}
    if not length or (length < len(data) and length < _MIN_PREFIX and not is_padded):
        return show_count(len(data), "byte")
    is_whole = length == len(data) and len(text) <= _MAX_BYTE_CHARACTERS
    quoted = f'"{text[:_MAX_BYTE_CHARACTERS]}"{charset}{"" if is_whole else "…"}'
    if is_padded:
        return f"{quoted[:-1]} + {len(data) - length} x 00"
    return quoted if is_whole else f"{show_count(len(data), 'byte')} {quoted}"


def _text_prefix(data: bytes) -> tuple[str, str, int]:
    """Return the text that bytes begin with, its character set if not ASCII, and its length in bytes."""
    ascii_length, ebcdic_length = _prefix_length(data, _ASCII), _prefix_length(data, _EBCDIC)
    if ebcdic_length > ascii_length and ebcdic_length >= _MIN_PREFIX - 1:
        return data[:ebcdic_length].decode("cp037"), " in EBCDIC", ebcdic_length
    return data[:ascii_length].decode("ascii"), "", ascii_length


def _prefix_length(data: bytes, characters: frozenset[int]) -> int:
    return next((at for at, byte in enumerate(data) if byte not in characters), len(data))


# A sentence ends where a space and a capital follow: not in `3.1.1` nor in `e.g. a`.
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")


def _first_sentence(words: str) -> str:
    return _SENTENCE_END.split(words, 1)[0].strip()


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

    hex: HexText
    layout: Layout
    show_sensitive: bool
    most: int | None
    trouble: Trouble | None

    def of_object(self, node: Object, depth: int = 0, *, is_hidden: bool = False) -> Iterator[Note]:
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
            leaf = self._leaf(node, value, is_hidden=is_hidden)
            yield self._note(node, value, depth, _KINDS[value.column.origin], *leaf)
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
        yield from self.of_object(value.child, depth + 1, is_hidden=is_hidden)

    def _is_aside(self, node: Object, value: Value) -> bool:
        """Tell whether a field or instance without a column has no bytes, or none but those of other fields."""
        is_empty = value.column.origin != "seq" or (value.start is not None and value.start == value.end)
        return value.column in node.type.record.technical and is_empty and not self._fails_in(node, value)

    def _member(self, node: Object, value: Value) -> tuple[Object, Value] | None:
        """Return the member that stands for an object, and the object that holds it, or None if all have rows."""
        child, kind = value.child, _item(value.case.type if value.case else value.column.type)
        if child is None or not isinstance(kind, Struct) or kind.value_member is None or self._fails_in(node, value):
            return None
        column = next(column for column in child.type.record.fields if column.id == kind.value_member)
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
    """Notes of a message of `length` bytes, and the failure that ended reading; `end` is behind the last field."""

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
        """Annotate one message as far as it can be read. Raises OptionError for unknown and for missing parameters."""
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
        rows = Rows(text, self._layout, self._show_sensitive, most_items, trouble)
        notes = list(rows.of_object(message.root))
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
                length = show_count(end - start, "byte")
                notes.insert(at, Note("unread", depth, "", "not decoded", start, end, text.of(start, end), length))
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
