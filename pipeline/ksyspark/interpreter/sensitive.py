"""The byte ranges of a message that hold, or may hold, the value of a sensitive column."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from ksyspark.interpreter.failures import Location, column_of, objects_above
from ksyspark.interpreter.objects import Fault, Object, Place, Refused
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.values import choose_case
from ksyspark.layout import Array, Case, Column, Layout, Record, Union
from ksyspark.spec.model import SwitchUse, case_ids, case_key

Range = tuple[int, int]


class SensitiveColumns:
    """Which parts of a layout are sensitive; made once for a format."""

    def __init__(self, layout: Layout, record: Record) -> None:
        self._layout = layout
        self._known: dict[str, bool] = {}
        self.exist = self._in_record(record)
        columns = (column for record in layout.records.values() for column in record.columns)
        self._is_in_instance = any(column.origin == "pos" and self.holds(column) for column in columns)
        self._choosers: dict[tuple[str, str], Callable[[Object, int | None], int | None]] = {}

    def ranges(
        self, message: Object, length: int, fault: Fault | None = None, location: Location | None = None
    ) -> tuple[Range, ...]:
        """Return the ranges [start, end), sorted and apart: sensitive values read, and what follows a failure.

        Where a sensitive value could still have followed the failure, all from there to the end is hidden; where it
        could be anywhere, the whole message. The layout says what can follow; at a switch, the fields read before say
        which case does.
        """
        if not self.exist:
            return ()
        hidden = list(self._read(message, length))
        if fault is not None and location is not None:
            hidden.extend(self._unread(fault, location, length))
        return tuple(_joined(hidden, length))

    def holds_none(self, holder: Object, name: str) -> bool:
        column = column_of(holder, name)
        return column is not None and not self.holds(column)

    def _read(self, owner: Object, length: int) -> Iterator[Range]:
        for column in owner.type.record.columns:
            if not self.holds(column):
                continue
            if column.sensitive:
                place = owner.places.get(column.id)
                if place is not None and column.id in owner.values:
                    yield place.start, length if place.end is None else place.end
                continue
            held = owner.values.get(column.id)
            for item in held if isinstance(held, list) else [held]:
                if isinstance(item, Object):
                    yield from self._read(item, length)

    def _unread(self, fault: Fault, location: Location, length: int) -> Iterator[Range]:
        is_out_of_order = location.column is None or any(
            column is None or column.origin != "seq" for _, column in objects_above(fault.holder)
        )
        is_instance = location.column is not None and location.column.origin != "seq"
        if self._is_in_instance or (fault.in_seq and (is_out_of_order or is_instance)):
            yield 0, length
        elif is_out_of_order or (not is_instance and self._may_follow(location, fault)):
            yield location.offset, length

    def _may_follow(self, location: Location, fault: Fault) -> bool:
        """Tell whether a sensitive column is left in the failing object or in one of those it lies in."""
        assert location.column is not None
        left = [(fault.holder, column) for column in _from(fault.holder.type.record, location.column)]
        for above, leading in objects_above(fault.holder):
            if leading is not None:
                # In a list more items may follow.
                is_over = leading in above.type.record.columns and not isinstance(leading.type, Array)
                left += [(above, column) for column in _from(above.type.record, leading)[is_over:]]
        return any(self._may_hold(holder, column, fault) for holder, column in left)

    def _may_hold(self, holder: Object, column: Column, fault: Fault) -> bool:
        """Tell whether a column not read yet can hold a sensitive value, given what was read before it."""
        if column.sensitive or not isinstance(column.type, Union):
            return self.holds(column)
        case = self._sound_case(column, column.type, holder, fault) if self.holds(column) else None
        return self.holds(column) if case is None else any(map(self._in_record, self._layout.structs(case.type)))

    def _sound_case(self, column: Column, union: Union, holder: Object, fault: Fault) -> Case | None:
        """Return the case that a switch takes as far as sound fields decide it; None else, and for bytes of no case."""
        key = (holder.type.record.name, column.id)
        attribute = holder.type.spec.attribute(column.id)
        assert attribute is not None
        if key not in self._choosers:
            self._choosers[key] = choose_case(attribute, holder.type.compiler)
        with _without_doubtful(fault):
            try:
                number = self._choosers[key](holder, None)
            except (Failed, Refused, *ARITHMETIC):
                return None
        if number is None or not isinstance(attribute.use, SwitchUse):
            return None
        taken = case_ids(attribute, attribute.use)[case_key(attribute.use.cases[number].use)]
        return next((case for case in union.cases if case.id == taken), None)

    def holds(self, column: Column) -> bool:
        return column.sensitive or any(map(self._in_record, self._layout.structs(column.type)))

    def _in_record(self, record: Record) -> bool:
        if record.name not in self._known:
            self._known[record.name] = any(map(self.holds, record.columns))
        return self._known[record.name]


@contextmanager
def _without_doubtful(fault: Fault) -> Iterator[None]:
    """Remove the failing field, and all that is computed in its object and those above, inside a `with` block."""
    objects = [fault.holder, *(above for above, _ in objects_above(fault.holder))]
    kept: list[tuple[Object, dict[str, object], dict[str, Place]]] = [
        (one, dict(one.values), dict(one.places)) for one in objects
    ]
    for owner in objects:
        for name, instance in owner.type.instances.items():
            if instance.attribute.value is not None:
                owner.values.pop(name, None)
    fault.holder.values.pop(fault.name, None)
    try:
        yield
    finally:
        for owner, values, places in kept:
            owner.values.clear()
            owner.values.update(values)
            owner.places.clear()
            owner.places.update(places)


def _from(record: Record, column: Column) -> tuple[Column, ...]:
    """Return a column and those behind it; all, where it is a technical field, whose place among them is not known."""
    columns = record.columns
    return columns[columns.index(column) :] if column in columns else columns


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
