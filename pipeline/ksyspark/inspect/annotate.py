"""Annotate a message: what was read of it, in order, however far that is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.arrow import record_of_type
from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark.inspect.hex_text import HexText
from ksyspark.inspect.logical_text import show_logical
from ksyspark.inspect.meanings import Meanings
from ksyspark.inspect.notes import Note
from ksyspark.layout import Array, Column, Enum, Logical, Scalar
from ksyspark.reference.arguments import arguments_of, check_params
from ksyspark.reference.failures import failure_of, place_of
from ksyspark.reference.message import Message, MessageReader
from ksyspark.reference.sensitive import Hiding
from ksyspark.reference.traced import traced_classes
from ksyspark.reference.tree import Node, Tree, Value
from ksyspark.showing import HIDDEN, show_value


@dataclass(frozen=True, slots=True)
class Inspection:
    """The notes of a message and why reading ended early, if it did.

    `end` is the offset behind the last byte that a note covers, `length` that of the message.
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
) -> Inspection:
    """Annotate one message, or one value of a type of the specification; a bad one as far as it could be read.

    Raises OptionError for an unknown type or parameter, or one that must be told; FormatError for missing modules.
    """
    layout = fmt.layout
    record = record_of_type(layout, type_name)
    check_params(layout, record, params or {})
    reader = MessageReader(layout, record, traced_classes(fmt, layout), enums_as_ints=True)
    message = reader.read(data, arguments_of(layout, record, params or {}, 0))
    failure, hidden = _outcome(message, Hiding(layout, record), len(data))
    dump = _Dump(message.tree, HexText(data, () if show_sensitive else hidden), Meanings(fmt), show_sensitive)
    notes = list(dump.notes(message.tree.root, 0, is_hidden=False))
    end = max((note.end for note in notes if note.data and note.end is not None), default=0)
    return Inspection(notes, failure, end, len(data))


def _outcome(message: Message, hiding: Hiding, length: int) -> tuple[Failure | None, tuple[tuple[int, int], ...]]:
    if message.fault is None:
        return None, hiding.ranges(message.tree, length)
    place = place_of(message.tree, message.fault)
    return failure_of(message.fault, place), hiding.ranges(message.tree, length, message.fault, place)


@dataclass(frozen=True, slots=True)
class _Dump:
    tree: Tree
    hex: HexText
    meanings: Meanings
    show_sensitive: bool

    def notes(self, node: Node, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        for column in _columns(node):
            whole = self.tree.whole(node, column)
            if whole is not None:
                is_secret = is_hidden or (column.sensitive and not self.show_sensitive)
                yield from self._column(node, whole, depth, is_hidden=is_secret)

    def _column(self, node: Node, whole: Value, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        if not isinstance(whole.held, list):
            yield from self._value(node, whole, depth, is_hidden=is_hidden)
            return
        yield self._note(node, whole, depth, "", show_value(whole.held), self._words(node, whole))
        for item in self.tree.items(node, whole):
            yield from self._value(node, item, depth + 1, is_hidden=is_hidden)

    def _value(self, node: Node, value: Value, depth: int, *, is_hidden: bool) -> Iterator[Note]:
        if value.child is not None:
            case = value.case.id if value.case else ""
            yield self._note(node, value, depth, "", case, self._words(node, value))
            yield from self.notes(value.child, depth + 1, is_hidden=is_hidden)
            return
        shown, label = (HIDDEN, "") if is_hidden else _shown(value)
        words = ": ".join(filter(None, (label, self._words(node, value))))
        yield self._note(node, value, depth, self.hex.of(value.start, value.end), shown, words)

    def _note(self, node: Node, value: Value, depth: int, data: str, shown: str, words: str) -> Note:
        item = "" if value.index is None else f"[{value.index}]"
        path = ".".join(filter(None, (node.path, value.column.id + item)))
        return Note(depth, path, item or value.column.id, value.start, value.end, data, shown, words)

    def _words(self, node: Node, value: Value) -> str:
        """Say what a column means, once for all its items."""
        return self.meanings.of(node.record, value.column) if value.index is None else ""


def _columns(node: Node) -> Iterator[Column]:
    """Yield all fields in the order they lie, those without a name included, then the instances."""
    known = {column.id: column for column in node.record.fields}
    for name in node.traced.SEQ_FIELDS:
        yield known.get(name) or Column(name, Scalar("binary"))
    yield from (column for column in node.record.fields if column.origin != "seq")


def _shown(value: Value) -> tuple[str, str]:
    """Return a value as text, and what its code or its case says."""
    column_type = value.column.type.item if isinstance(value.column.type, Array) else value.column.type
    if isinstance(column_type, Enum) and isinstance(value.held, int):
        return str(int(value.held)), column_type.labels.get(int(value.held), "no label")
    if isinstance(column_type, Logical):
        return show_logical(value.held, column_type), ""
    return show_value(value.held), value.case.id if value.case else ""
