"""What was read of a message: objects, the values of their fields and their places, and faults in them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from ksyspark.interpreter.problems import Problem, problem_of
from ksyspark.interpreter.stream import Stream
from ksyspark.layout import Array, Case, Column, Union
from ksyspark.spec.model import Attribute, Endian, TypeSpec

if TYPE_CHECKING:
    from ksyspark.interpreter.types import TypeReader

_NONE: "Mapping[str, Fault]" = MappingProxyType({})


class Place:
    """Where a field, or an item of it, lies: bytes [start, end) from the start of the message.

    `end` is None if reading did not get to the end. `items` are the places of the items of a repeated field, `case`
    is the id of the case that a switch took. `first_bit` counts the bits of the first byte that belong to others,
    `is_little` says that these are the least significant ones.
    """

    __slots__ = ("case", "end", "first_bit", "is_little", "items", "start")

    def __init__(self, start: int, first_bit: int = 0) -> None:
        self.start = start
        self.end: int | None = None
        self.items: list[Place] | None = None
        self.case: str | None = None
        self.first_bit = first_bit
        self.is_little = False


class Object:
    """An object of a user type.

    `values` holds parameters, fields read so far, and instances evaluated so far, by name; a field without id is
    `_unnamed` with its number in the seq. `places` holds where fields and instances lie that were read from the stream.
    `holder`, `name` and `index` say which field of which object this is (None for the message); `parent` and `root` are
    what expressions call so: objects of imported types have none. `order` is the byte order that the type decided.
    `failed` holds what was wrong with instances that could not be read to their end.
    """

    __slots__ = (
        "failed", "holder", "index", "name", "order", "parent", "places", "root", "start", "stream", "type", "values",
    )  # fmt: skip

    def __init__(self, type_: "TypeReader", stream: Stream, start: int) -> None:
        self.type = type_
        self.stream = stream
        self.start = start
        self.values: dict[str, object] = {}
        self.places: dict[str, Place] = {}
        self.failed: Mapping[str, Fault] = _NONE
        self.holder: Object | None = None
        self.parent: Object | None = None
        self.root: Object | None = None
        self.name = ""
        self.index: int | None = None
        self.order: Endian | None = None

    @property
    def case(self) -> str | None:
        """The case that the switch took of which this is the value."""
        return None if self.place is None else self.place.case

    @property
    def place(self) -> Place | None:
        """Where the object lies; None for the message, and for one that no field holds."""
        place = None if self.holder is None else self.holder.places.get(self.name)
        return place if place is None or place.items is None or self.index is None else place.items[self.index]

    @property
    def is_incomplete(self) -> bool:
        """Whether reading it did not get to its end."""
        return self.place is not None and self.place.end is None

    @property
    def path(self) -> str:
        """The path of columns that leads here: `body.connect.will`, `filters[2]`; empty for the message."""
        parts, owner = list[str](), self
        while owner.holder is not None:
            parts.append(f"{owner.name}{_item(owner.index)}" + (f".{owner.case}" if owner.case else ""))
            owner = owner.holder
        return ".".join(reversed(parts))


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
        """The object that the field holds, or None if it holds something else or computes another field's object."""
        is_read = isinstance(self.held, Object) and self.column.origin != "value"
        return self.held if is_read else None  # type: ignore[return-value]


def path_of(holder: Object, name: str, index: int | None = None) -> str:
    """Return the path of a field of an object, or of an item of it."""
    return ".".join(part for part in (holder.path, f"{name}{_item(index)}") if part)


def _item(index: int | None) -> str:
    return "" if index is None else f"[{index}]"


def name_of(owner: TypeSpec, attribute: Attribute) -> str:
    """Return the name of a field: its id, or `_unnamed` and its number in the seq."""
    return attribute.id or f"_unnamed{owner.seq.index(attribute)}"


def whole(holder: Object, column: Column) -> Value | None:
    """Return what a field holds, a repeated field as one value, or None if it holds nothing."""
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


@dataclass(frozen=True, slots=True)
class Fault:
    """The first failure of a message: a problem and its place.

    `holder` is the object that failed, `name` its field or instance (empty: the object as a whole), `index` the item of
    a repeated one. `start` is the first byte of the field or item, or None if it has no bytes. `was_read` says that the
    value is there and broke a rule, or is an object of which bytes are missing, `in_seq` that the message's own seq was
    being read.
    """

    problem: Problem
    holder: Object
    name: str
    index: int | None = None
    start: int | None = None
    was_read: bool = False
    in_seq: bool = False

    def leaves_null(self, holder: Object, name: str) -> bool:
        """Tell whether a field has no value because it failed before anything of it was read."""
        return holder is self.holder and name == self.name and self.index is None and not self.was_read


class Refused(Exception):
    """Carry a fault out of the message: the innermost field or instance has set the place."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def refused(
    error: Exception, holder: Object, name: str, index: int | None, start: int | None, *, was_read: bool = False
) -> Refused:
    """Return Failed, or an exception of `ARITHMETIC`, with the place where it was raised."""
    return Refused(Fault(problem_of(error), holder, name, index, start, was_read))
