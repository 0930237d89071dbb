"""The columns of a format: what a specification decodes to, as plain data, and values as short texts.

This module does not import Arrow, so that plans can be built without it; `arrow`, `json_text` and `conditions` do.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Literal

from ksyspark.display import show_plain
from ksyspark.errors import InstanceErrors

if TYPE_CHECKING:
    from ksyspark.spec.model import Pieces

ScalarName = Literal[
    "bool", "int8", "int16", "int32", "int64", "decimal128(20, 0)", "float32", "float64", "string", "binary"
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scalar:
    """One value; `arrow` names its Arrow type. Unsigned 64-bit integers are `decimal128(20, 0)`."""

    arrow: ScalarName


@dataclass(frozen=True, slots=True)
class Enum:
    """An integer with names: the column is the label as a string, or the decimal digits of a code without label.

    `name` is the path of the enum in its specification (`mqtt_v3::packet_type`); `docs` are the words for those codes
    that have any.
    """

    base: Scalar
    labels: Mapping[int, str] = field(hash=False)
    name: str = ""
    docs: Mapping[int, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Logical:
    """A value of a logical type: `name` as the specification writes it, `base` the type that the parser reads."""

    name: str
    base: Scalar


@dataclass(frozen=True, slots=True)
class Struct:
    """A user type, by its record's name; the column of `value_member`, if any, stands for it (`-column: value`)."""

    record: str
    value_member: str | None = None


@dataclass(frozen=True, slots=True)
class Raw:
    """A value of a user type below the deepest level that has columns: its bytes, as a binary column."""

    record: str


@dataclass(frozen=True, slots=True)
class Array:
    """A repeated field."""

    item: "ColumnType"


@dataclass(frozen=True, slots=True)
class Case:
    """One alternative of a switch: the field of the one-of struct and its type."""

    id: str
    type: "ColumnType"


@dataclass(frozen=True, slots=True)
class Union:
    """A switched field: a struct with one nullable field a case, the last one `raw` for bytes that no case names."""

    cases: tuple[Case, ...]


MOST_LEVELS = 2_000
"""Levels of a flat list of a recursive type; a message with more is refused."""
ColumnType = Scalar | Enum | Struct | Raw | Array | Union | Logical


@dataclass(frozen=True, slots=True)
class Column:
    """One field of a record, in the order of the specification: seq fields first, then instances.

    `origin` is `seq`, `pos` (an instance read elsewhere on the stream) or `value` (an instance that is computed).
    `bits` is the width of a bit field, else 0; `reason` and `expected` are words for a broken `valid` rule.
    `ksy_type` is the type as the specification writes it, `doc` its words on one line, `unit` its `-unit`, `orig_id`
    the source document's name (`-orig-id`). `is_lenient`: a text that cannot be decoded is null, with a note.
    """

    id: str
    type: ColumnType
    nullable: bool = False
    origin: Literal["seq", "pos", "value"] = "seq"
    bits: int = 0
    sensitive: bool = False
    reason: str | None = None
    expected: str | None = None
    ksy_type: str = ""
    doc: str = ""
    unit: str | None = None
    orig_id: str | None = None
    is_lenient: bool = False


@dataclass(frozen=True, slots=True)
class Node:
    """A type that contains itself, as items of a flat list: `record` has its columns without those of levels below.

    `column` is the column that holds them; empty where the list has items of one type only, whose columns are its own.
    """

    type: str
    record: str
    column: str = ""


NODE, LIST = "*", "[]"
"""What the names of records end with: of a type inside an item of a flat list, and of the items."""


@dataclass(frozen=True, slots=True)
class Record:
    """The columns of one type of the specification.

    `name` is the type's path (`mqtt_v3`, `mqtt_v3::connect`); `parser` the module and class of the official parser
    (`mqtt_v3:MqttV3.Connect`). `depth` is the level of a type that contains itself, 1 for all others. `technical` are
    fields and instances without a column: they are read and checked, named in failures and listed by `inspect`.
    `nodes` is not empty for the items of a flat recursive type, which may be of several types.
    """

    name: str
    parser: str
    columns: tuple[Column, ...]
    params: tuple[str, ...] = ()
    depth: int = 1
    technical: tuple[Column, ...] = ()
    nodes: tuple[Node, ...] = ()

    @property
    def is_of_flat_list(self) -> bool:
        """Tell whether these are the items of a flat list, or a type as it is inside such an item."""
        return self.name.endswith((LIST, NODE))

    @property
    def fields(self) -> tuple[Column, ...]:
        """Return all fields and instances, those with a column first."""
        return self.columns + self.technical


BOUNDS: dict[ScalarName, tuple[int, int]] = {
    "int8": (-(1 << 7), (1 << 7) - 1),
    "int16": (-(1 << 15), (1 << 15) - 1),
    "int32": (-(1 << 31), (1 << 31) - 1),
    "int64": (-(1 << 63), (1 << 63) - 1),
    "decimal128(20, 0)": (0, (1 << 64) - 1),
}
"""The least and the largest whole number that a column holds; unsigned 64-bit integers are the only decimals."""


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of the root type, whose value the caller gives for each message.

    `default` is used where the caller gives no value (None: a value is required). `stream_value` names a value column
    of the root: its value in the first message of a stream is the parameter of all messages of that stream. `limits`
    are the least and the largest number of the specification's type, where narrower than those of the Arrow type.
    `labels` name the codes of an enumeration; a label is accepted instead of its code. `alternatives` are values that
    are tried where no message of a stream tells one.
    """

    id: str
    type: Scalar
    default: int | float | bool | str | bytes | None = None
    stream_value: str | None = None
    doc: str = ""
    limits: tuple[int, int] | None = None
    labels: Mapping[int, str] = field(default_factory=dict, hash=False)
    alternatives: tuple[int, ...] = ()

    @property
    def bounds(self) -> tuple[int, int] | None:
        """Return the least and the largest whole number that the parameter takes, or None if it is no whole number."""
        return self.limits or BOUNDS.get(self.type.arrow)


@dataclass(frozen=True, slots=True)
class Layout:
    """All records of a format, the root first, and the root's parameters.

    `is_self_delimiting` says that messages state their own end, so that a stream can be cut into messages
    (`framing=stream`). `mark` is an offset and the bytes that every message has there: a reader resynchronises by
    them behind a broken message. `ports` are those at which servers of the protocol usually listen, `unread_ports`
    those where they speak TLS or WebSocket. `pieces` says how messages are divided, if they can be. `instance_errors`
    tells what becomes of a message of which an instance fails. `cuts` are the fields whose values are items of flat
    recursive types: type, field and type of the value.
    """

    name: str
    title: str
    records: Mapping[str, Record] = field(hash=False)
    params: tuple[Param, ...] = ()
    is_self_delimiting: bool = False
    mark: tuple[int, bytes] | None = None
    ports: tuple[int, ...] = ()
    unread_ports: tuple[int, ...] = ()
    pieces: "Pieces | None" = None
    instance_errors: InstanceErrors = "refuse"
    cuts: frozenset[tuple[str, str, str]] = frozenset()

    @property
    def root(self) -> Record:
        return self.records[self.name]

    def record(self, name: str) -> Record:
        """Return a record by its path, or by the name of a type of the root (`connect`). Raises KeyError."""
        return self.records[name] if name in self.records else self.records[f"{self.name}::{name}"]

    @property
    def stream_values(self) -> tuple[str, ...]:
        """The columns of the parameters that messages of a stream tell, each once."""
        return tuple(dict.fromkeys(param.stream_value for param in self.params if param.stream_value))

    @property
    def depth(self) -> int:
        """The levels of recursive types that have columns; 1 where no type contains itself."""
        deepest = max(record.depth for record in self.records.values())
        # The level below the last has records too, of which there are the bytes only.
        return max(deepest - 1, 1)

    @property
    def has_notes(self) -> bool:
        """Tell whether messages that are read may have values that cannot be had: texts, or instances."""
        notes_instances = self.instance_errors == "note"
        columns = (column for record in self.records.values() for column in record.columns)
        return any(one.is_lenient or (notes_instances and one.origin != "seq") for one in columns)

    def value_member(self, struct: Struct) -> Column | None:
        """Return the member whose column stands for a structure, or None if each member has a column."""
        if struct.value_member is None:
            return None
        return next(column for column in self.records[struct.record].columns if column.id == struct.value_member)

    def structs(self, column_type: ColumnType) -> Iterator[Record]:
        """Yield the records directly below a column type, those that stay bytes included."""
        match column_type:
            case Struct(record) | Raw(record):
                yield self.records[record]
            case Array(item):
                yield from self.structs(item)
            case Union(cases):
                for case in cases:
                    yield from self.structs(case.type)
            case _:
                return

    def columns_below(self, column_type: ColumnType) -> Iterator[Column]:
        """Yield the columns below a column type, at any depth, those of each record once."""
        waiting, seen = [column_type], set[int]()
        while waiting:
            # Records of which different columns are chosen at several places have one name.
            records = [record for record in self.structs(waiting.pop()) if id(record) not in seen]
            seen.update(map(id, records))
            for record in records:
                yield from record.columns
                waiting.extend(column.type for column in record.columns)


def has_logical(layout: Layout, column_type: ColumnType) -> bool:
    """Tell whether a column has a logical type, itself or somewhere below."""
    kinds = chain([column_type], (column.type for column in layout.columns_below(column_type)))
    return any(isinstance(kind.item if isinstance(kind, Array) else kind, Logical) for kind in kinds)


def show_value(value: object, column_type: ColumnType | None = None) -> str:
    """Return a value as text: decimal digits, `label (code)` of enums, the first 16 bytes in hexadecimal digits."""
    match column_type:
        case Array(item) if not isinstance(value, list):
            return show_value(value, item)
        case Struct(record) | Raw(record):
            return record.rpartition("::")[2]
        case Enum(_, labels) if isinstance(value, int) and int(value) in labels:
            return f"{labels[int(value)]} ({int(value)})"
    return show_plain(value)
