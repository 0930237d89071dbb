"""What the fields of an object hold, each with its place: for dumps and checks that walk a whole message."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.interpreter.objects import Object, Place
from ksyspark.layout import Array, Case, Column, Union


@dataclass(frozen=True, slots=True)
class Value:
    """What a field of an object holds: the whole of it, or one item; offsets from the start of the message.

    `start` is None for an instance that is computed, `end` where reading did not get to the end. `first_bit` counts
    the bits of its first byte that belong to others; `is_little` says that they are the least significant ones.
    """

    column: Column
    index: int | None
    case: Case | None
    held: object
    start: int | None
    end: int | None
    first_bit: int = 0
    is_little: bool = False

    @property
    def child(self) -> Object | None:
        """The object that the field holds, None where it holds something else or computes another field's object."""
        is_read = isinstance(self.held, Object) and self.column.origin != "value"
        return self.held if is_read else None  # type: ignore[return-value]


def whole(holder: Object, column: Column) -> Value | None:
    """Return what a field holds, as one; None where it holds nothing."""
    held = holder.values.get(column.id)
    return None if held is None else _value(column, None, held, holder.places.get(column.id))


def items(holder: Object, value: Value) -> Iterator[Value]:
    """Yield the items of a repeated field, or the value itself of any other."""
    if not isinstance(value.column.type, Array) or not isinstance(value.held, list):
        yield value
        return
    place = holder.places.get(value.column.id)
    places = place.items if place is not None and place.items is not None else []
    for index, held in enumerate(value.held):
        yield _value(value.column, index, held, places[index] if index < len(places) else place)


def _value(column: Column, index: int | None, held: object, place: Place | None) -> Value:
    if place is None or column.origin == "value":
        return Value(column, index, None, held, None, None)
    item = column.type.item if isinstance(column.type, Array) else column.type
    case = None
    if isinstance(item, Union) and place.case is not None:
        case = next((one for one in item.cases if one.id == place.case), None)
    return Value(column, index, case, held, place.start, place.end, place.first_bit, place.is_little)
