"""The rows of an annotated dump: the tree of a message, field by field, with what it lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.display import HIDDEN, show_count
from ksyspark.errors import Failure
from ksyspark.inspect.folding import Folding
from ksyspark.inspect.hex_text import HexText
from ksyspark.inspect.meanings import Meanings
from ksyspark.inspect.notes import Kind, Note
from ksyspark.inspect.value_text import show_held
from ksyspark.interpreter.faults import Fault
from ksyspark.interpreter.objects import Object, Value, items, path_of, whole
from ksyspark.layout import Array, Column, Enum, Scalar

_KINDS: dict[str, Kind] = {"seq": "field", "pos": "elsewhere", "value": "computed"}
_MARKS = {"seq": "", "pos": "@ ", "value": "= "}
_NAMELESS = "(no name)"


@dataclass(frozen=True, slots=True)
class Trouble:
    """What ended the reading of a message: in terms of its objects, and as the user reads it."""

    fault: Fault
    failure: Failure
    column: Column | None


@dataclass(frozen=True, slots=True)
class Rows:
    """Make the rows of one message. Of a list the first `most` items have rows, and the last one.

    A type of which the specification shows one member is one row, and what has neither bytes nor a column has none,
    unless reading failed there. With `most` None nothing is left out.
    """

    message: Object
    hex: HexText
    meanings: Meanings
    show_sensitive: bool
    most: int | None
    trouble: Trouble | None

    @property
    def _folding(self) -> Folding:
        return Folding(self.trouble.failure.field if self.trouble else None)

    def of_message(self) -> Iterator[Note]:
        """Yield all rows."""
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
        if self.most is not None and self._folding.is_aside(node, held):
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
        found = list(items(node, value))
        listed = found if self.most is None or len(found) <= self.most + 1 else [*found[: self.most], found[-1]]
        for number, item in enumerate(listed):
            if len(listed) < len(found) and number == self.most:
                yield _left_out(depth + 1, len(found) - len(listed), found[self.most].start, found[-1].start)
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
        member = self._folding.member(node, value) if self.most is not None else None
        if member:
            yield self._note(node, value, depth, "field", *self._of_member(value, *member, is_hidden=is_hidden))
            return
        yield self._note(node, value, depth, "group", "", value.case.id if value.case else "")
        yield from self._object(value.child, depth + 1, is_hidden=is_hidden)

    def _of_member(self, value: Value, holder: Object, member: Value, *, is_hidden: bool) -> tuple[str, str]:
        """Return all bytes of an object and the value of the member that stands for it."""
        is_secret = is_hidden or (member.column.sensitive and not self.show_sensitive)
        is_secret = is_secret or self.hex.hides(value.start, value.end)
        return self.hex.of(value.start, value.end), self._leaf(holder, member, is_hidden=is_secret)[1]

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
        return data, show_held(value.held, column.type, self.meanings.unit(node.type.record, column))

    def _note(self, node: Object, value: Value, depth: int, kind: Kind, data: str, text: str) -> Note:
        item = "" if value.index is None else f"[{value.index}]"
        path = path_of(node, value.column.id, value.index)
        name = item or _name(value.column)
        problem = self.trouble.failure.reason if self.trouble and self.trouble.failure.field == path else ""
        words = self._words(node, value, text)
        return Note(kind, depth, path, name, value.start, value.end, data, text, words, problem)

    def _words(self, node: Object, value: Value, text: str) -> str:
        """Say what a code and its column mean; that of the column once for all its items."""
        item = value.column.type.item if isinstance(value.column.type, Array) else value.column.type
        is_code = isinstance(item, Enum) and isinstance(value.held, int) and text != HIDDEN
        of_code = self.meanings.of_code(node.type.record, value.column, int(value.held)) if is_code else ""  # type: ignore[call-overload]
        of_case = value.case.id if value.case and value.child is None else ""
        of_column = self.meanings.of(node.type.record, value.column) if value.index is None else ""
        return " — ".join(filter(None, (of_code, of_case, of_column)))

    def _failed_at(self, node: Object, name: str) -> Trouble | None:
        found = self.trouble
        return found if found and found.fault.holder is node and found.fault.name == name else None

    def _missing(self, node: Object, column: Column, depth: int, trouble: Trouble) -> Note:
        """Return the row of the field that could not be read: the bytes that there are, and what was expected."""
        failure = trouble.failure
        name = failure.field.rpartition(".")[2].removeprefix(column.id) or _name(column)
        if column.origin == "value":
            start, end, data = None, None, ""
        else:
            start, end = failure.offset, None
            data = self.hex.of(start, len(self.hex.data))
        words = self.meanings.of(node.type.record, column)
        return Note("missing", depth, failure.field, name, start, end, data, "not there", words, failure.reason)


def _left_out(depth: int, number: int, start: int | None, end: int | None) -> Note:
    return Note("left out", depth, "", "…", start, end, "", f"{show_count(number, 'item')} more")


def _name(column: Column) -> str:
    return _MARKS[column.origin] + (_NAMELESS if column.id.startswith("_unnamed") else column.id)
