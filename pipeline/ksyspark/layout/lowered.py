"""The neutral model: messages of a format as nested columns. It knows no engine; scalars have Arrow's names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ksyspark.spec.model import Documentation, EnumSpec

Origin = Literal["seq", "pos", "value"]


@dataclass(frozen=True, slots=True)
class ScalarType:
    """A single value: `int16`, `decimal128(20, 0)`, `string` ..."""

    arrow: str


@dataclass(frozen=True, slots=True)
class LabelType:
    """A code with labels."""

    base: ScalarType
    spec: EnumSpec


@dataclass(frozen=True, slots=True)
class LogicalType:
    """A value that means more than it is: `name` as it is written, what is read, and Arrow's word for the meaning."""

    name: str
    base: ScalarType
    arrow: str


@dataclass(frozen=True, slots=True)
class StructType:
    """A record by its name; `shown` is the member whose column stands for it, if one does."""

    record: str
    shown: Column | None = None


@dataclass(frozen=True, slots=True)
class RawType:
    """The bytes of a record, which is not looked into."""

    record: str


@dataclass(frozen=True, slots=True)
class ListType:
    """A repeated field."""

    item: ColumnType


@dataclass(frozen=True, slots=True)
class Case:
    """One alternative of a switch."""

    id: str
    type: ScalarType | StructType | RawType


@dataclass(frozen=True, slots=True)
class UnionType:
    """A switch: one field a case, `raw` last where unmatched bytes are kept; `selector` is the helper instance's id."""

    cases: tuple[Case, ...]
    selector: str | None


ColumnType = ScalarType | LabelType | StructType | RawType | ListType | UnionType | LogicalType


@dataclass(frozen=True, slots=True)
class Column:
    """One column; `ksy_type` is its type in the specification's words."""

    id: str
    type: ColumnType
    ksy_type: str
    is_nullable: bool
    origin: Origin
    bits: int
    is_sensitive: bool
    reason: str | None
    about: Documentation


@dataclass(frozen=True, slots=True)
class Record:
    """The columns of one type; `parser` is `module:Class.Inner` in the official compiler's output.

    `technical` are the fields and instances that say `-column: false`. `depth` is the level of a recursive type, 1 for
    all others.
    """

    name: str
    parser: str
    columns: tuple[Column, ...]
    technical: tuple[Column, ...]
    params: tuple[str, ...]
    about: Documentation
    depth: int = 1


@dataclass(frozen=True, slots=True)
class RootParam:
    """A parameter of the top type, for the caller to give.

    `limits` are the least and the largest number of its type (None: it is no whole number), `labels` those of its enum.
    """

    id: str
    type: ScalarType
    default: object
    stream_value: str | None
    doc: str
    limits: tuple[int, int] | None
    labels: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Selector:
    """A helper instance for the traced parser: it tells the number of the case that a switch took."""

    owner: tuple[str, ...]
    id: str
    value: str


@dataclass(frozen=True, slots=True)
class Model:
    """One format: its records, the root first, parents before children."""

    name: str
    title: str
    file: str
    records: Mapping[str, Record]
    params: tuple[RootParam, ...]
    selectors: tuple[Selector, ...]


def selector_id(field: str) -> str:
    """Return the id of the helper instance of a switched field."""
    return f"ksyspark_case_of_{field}"
