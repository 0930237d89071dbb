"""Traced objects in the order of the layout: their paths, and the byte ranges they lie in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ksyspark.layout import Array, Case, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.reference.cases import case_of
from ksyspark.reference.locate import Mark, item_mark, mark_of, start_of
from ksyspark.reference.streams import InByte
from ksyspark.reference.traced import Traced


@dataclass(frozen=True, slots=True)
class Step:
    """One step down: a column of a record, the item of a repeated one, the case of a switched one.

    `holder` is the object with the column: its own parent is not always known to an object of an imported type.
    """

    holder: Traced
    record: Record
    column: Column
    index: int | None
    case: Case | None

    def __str__(self) -> str:
        item = "" if self.index is None else f"[{self.index}]"
        return f"{self.column.id}{item}{f'.{self.case.id}' if self.case else ''}"


@dataclass(frozen=True, slots=True)
class Node:
    """A traced object in its place.

    `start` is the offset of its first byte from the start of the message, `base` that of the first byte of its stream.
    """

    traced: Traced
    record: Record
    steps: tuple[Step, ...] = ()
    base: int = 0
    start: int = 0

    @property
    def path(self) -> str:
        return ".".join(map(str, self.steps))


@dataclass(frozen=True, slots=True)
class Value:
    """What a column of a node holds: the whole of it, or one item; offsets from the start of the message.

    `start` is None for an instance that is worked out, `end` where reading did not get to the end. `first_bit` counts
    the bits of its first byte that belong to others; `is_little` tells that they are the least significant ones.
    """

    column: Column
    index: int | None
    case: Case | None
    held: object
    start: int | None
    end: int | None
    child: Node | None = None
    first_bit: int = 0
    is_little: bool = False


class Tree:
    """Walk the objects of one message without evaluating anything but the cases of switches."""

    def __init__(self, layout: Layout, classes: Mapping[str, type], root: Traced, record: Record) -> None:
        self._layout = layout
        self._classes = classes
        self.root = Node(root, record)

    def whole(self, node: Node, column: Column) -> Value | None:
        """Return what a column holds, as one; None where it holds nothing."""
        held = held_by(node.traced, column)
        return None if held is None else self._value(node, column, None, held)

    def items(self, node: Node, whole: Value) -> Iterator[Value]:
        """Yield the items of a repeated column, or the value itself of any other."""
        if not isinstance(whole.column.type, Array) or not isinstance(whole.held, list):
            yield whole
            return
        for index, held in enumerate(whole.held):
            yield self._value(node, whole.column, index, held)

    def find(self, traced: Traced) -> Node | None:
        """Return the node of a traced object, None where no column leads to it."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            if node.traced is traced:
                return node
            waiting.extend(self._children(node))
        return None

    def _children(self, node: Node) -> Iterator[Node]:
        for column in node.record.fields:
            whole = self.whole(node, column) if holds_structs(column.type) else None
            if whole is not None:
                yield from (item.child for item in self.items(node, whole) if item.child is not None)

    def _value(self, node: Node, column: Column, index: int | None, held: object) -> Value:
        mark = item_mark(_mark(node, column), index)
        start, end = start_of(mark, is_bits=column.bits > 0), mark.get("end")
        start = None if start is None else node.base + start
        stop = node.base + end if isinstance(end, int) else None
        item_type = column.type.item if isinstance(column.type, Array) else column.type
        is_item = not isinstance(held, list)
        case = (
            case_of(item_type, self._classes, node.traced, held) if is_item and isinstance(item_type, Union) else None
        )
        child = (
            self._child(node, Step(node.traced, node.record, column, index, case), item_type, held, start)
            if is_item
            else None
        )
        first_bit, is_little = _bits(mark) if column.bits else (0, False)
        return Value(column, index, case, held, start, stop, child, first_bit, is_little)

    def _child(self, node: Node, step: Step, item_type: ColumnType, held: object, start: int | None) -> Node | None:
        own = step.case.type if step.case else item_type
        if not isinstance(own, Struct | Raw) or not isinstance(held, self._classes[own.record]):
            return None
        begin = node.start if start is None else start
        base = node.base if stream_of(held) is stream_of(node.traced) else begin
        return Node(held, self._layout.records[own.record], (*node.steps, step), base, begin)


def stream_of(traced: Traced) -> object:
    """Return the stream that a traced object reads: its own when it has a size, else the one of its holder."""
    return traced._io


def held_by(traced: Traced, column: Column) -> object:
    """Return what a traced object holds of a column, without evaluating anything; None where it holds nothing."""
    return vars(traced).get(column.id if column.origin == "seq" else f"_m_{column.id}")


def holds_structs(column_type: ColumnType) -> bool:
    """Tell whether traced objects may lie below a column."""
    match column_type:
        case Scalar() | Enum() | Logical():
            return False
        case Array(item):
            return holds_structs(item)
    return True


def _bits(mark: Mark) -> tuple[int, bool]:
    """Return how many bits of its first byte lie before a bit field, and whether they are the least significant."""
    start, end = mark.get("start"), mark.get("end")
    inside = start if isinstance(start, InByte) else end if isinstance(end, InByte) else None
    return 8 - start.left if isinstance(start, InByte) else 0, inside is not None and inside.is_little


def _mark(node: Node, column: Column) -> Mark:
    return {} if column.origin == "value" else mark_of(node.traced, column.id)
