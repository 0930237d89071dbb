"""The byte ranges of a message that hold, or may hold, the value of a sensitive column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ksyspark.layout import Array, Column, Layout, Record, Union
from ksyspark.reference.choice import sound_choice
from ksyspark.reference.failures import Place
from ksyspark.reference.locate import Fault
from ksyspark.reference.traced import Traced
from ksyspark.reference.tree import Node, Step, Tree, holds_structs

Range = tuple[int, int]


class Hiding:
    """Which parts of a layout are sensitive; made once for a format."""

    def __init__(self, layout: Layout, record: Record) -> None:
        self._layout = layout
        self._known: dict[str, bool] = {}
        self.is_needed = self._in_record(record)
        self._has_unread = any(
            column.origin == "pos" and self._in_column(column)
            for one in layout.records.values()
            for column in one.columns
        )

    def ranges(
        self, tree: Tree, length: int, fault: Fault | None = None, place: Place | None = None
    ) -> tuple[Range, ...]:
        """Return the ranges [start, end), sorted and apart: sensitive values read, and what follows a failure.

        Where a sensitive value could still have followed the failure, all from there to the end is hidden; where it
        could be anywhere, the whole message. What cannot follow is told by the layout, and at switches by the fields
        read before.
        """
        if not self.is_needed:
            return ()
        found = list(self._read(tree, tree.root, length))
        if fault is not None and place is not None:
            found.extend(self._unread(fault, place, length))
        return tuple(_joined(found, length))

    def _read(self, tree: Tree, node: Node, length: int) -> Iterator[Range]:
        for column in node.record.columns:
            whole = tree.whole(node, column) if self._in_column(column) else None
            if whole is None:
                continue
            if column.sensitive:
                yield from [] if whole.start is None else [(whole.start, length if whole.end is None else whole.end)]
            elif holds_structs(column.type):
                for item in tree.items(node, whole):
                    if item.child is not None:
                        yield from self._read(tree, item.child, length)

    def _unread(self, fault: Fault, place: Place, length: int) -> Iterator[Range]:
        steps = place.node.steps
        is_out_of_order = place.column is None or any(step.column.origin != "seq" for step in steps)
        is_instance = place.column is not None and place.column.origin != "seq"
        if self._has_unread or (fault.in_seq and (is_out_of_order or is_instance)):
            yield 0, length
        elif is_out_of_order or (not is_instance and self._may_follow(place, fault)):
            yield place.offset, length

    def _may_follow(self, place: Place, fault: Fault) -> bool:
        """Tell whether a sensitive column is left in the failing object or in one of those it lies in."""
        assert place.column is not None
        holder = place.node.traced
        if any(self._may_hold(holder, one, fault, place) for one in _from(place.node.record, place.column)):
            return True
        later = ((step.holder, one) for step in place.node.steps for one in _later(step))
        return any(self._may_hold(above, one, fault, place) for above, one in later)

    def _may_hold(self, holder: Traced, column: Column, fault: Fault, place: Place) -> bool:
        """Tell whether a column not read yet can hold a sensitive value, given what was read before it."""
        if column.sensitive or not isinstance(column.type, Union):
            return self._in_column(column)
        case = sound_choice(column.type, holder, fault, place.node) if self._in_column(column) else None
        return self._in_column(column) if case is None else any(map(self._in_record, self._layout.structs(case.type)))

    def _in_column(self, column: Column) -> bool:
        return column.sensitive or any(map(self._in_record, self._layout.structs(column.type)))

    def _in_record(self, record: Record) -> bool:
        if record.name not in self._known:
            self._known[record.name] = any(map(self._in_column, record.columns))
        return self._known[record.name]


def _from(record: Record, column: Column) -> tuple[Column, ...]:
    """Return a column and those behind it; all, where it is a technical field, whose place among them is not known."""
    columns = record.columns
    return columns[columns.index(column) :] if column in columns else columns


def _later(step: Step) -> tuple[Column, ...]:
    """Return the columns behind a step, with its own where more items may follow."""
    is_over = step.column in step.record.columns and not isinstance(step.column.type, Array)
    return _from(step.record, step.column)[is_over:]


def _joined(ranges: Iterable[Range], length: int) -> Iterator[Range]:
    """Yield ranges sorted, inside the message, and with a gap between any two."""
    begin, stop = 0, 0
    for start, end in sorted(ranges):
        if start > stop:
            if stop > begin:
                yield begin, stop
            begin = start
        stop = max(stop, min(end, length))
    if stop > begin:
        yield begin, stop
