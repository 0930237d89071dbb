"""Conditions on columns, as in SQL: `message_type = 'publish' and body.publish.topic_name in ('a', 'b')`.

A condition is true, false or null, by SQL's rules: what is compared with null is null. Columns are paths without lists.
Columns of enums are compared by their codes; a label stands for its code.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import OptionError

Value = int | float | str | bytes | bool

_COMPARE = {
    "=": pc.equal,
    "==": pc.equal,
    "!=": pc.not_equal,
    "<>": pc.not_equal,
    "<": pc.less,
    "<=": pc.less_equal,
    ">": pc.greater,
    ">=": pc.greater_equal,
}
_NUMERIC = pa.types.is_integer, pa.types.is_floating, pa.types.is_decimal
_COMPARABLE: dict[type[Value], tuple[Callable[[pa.DataType], bool], ...]] = {
    bool: (pa.types.is_boolean,),
    bytes: (pa.types.is_binary, pa.types.is_large_binary),
    str: (pa.types.is_string, pa.types.is_large_string, pa.types.is_temporal),
    int: _NUMERIC,
    float: _NUMERIC,
}
# A time without it is in UTC.
_ZONE = re.compile(r"(Z|[+-]\d\d(:?\d\d)?)$")


@dataclass(frozen=True, slots=True)
class Comparison:
    """A column compared with a value; `operator` as SQL writes it."""

    column: tuple[str, ...]
    operator: str
    value: Value


@dataclass(frozen=True, slots=True)
class Membership:
    """A column that has one of some values."""

    column: tuple[str, ...]
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class NullTest:
    """A column without a value."""

    column: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Negation:
    """The opposite of a condition."""

    of: "Condition"


@dataclass(frozen=True, slots=True)
class Junction:
    """Two conditions or more of which all hold, or (`is_any`) at least one."""

    is_any: bool
    parts: "tuple[Condition, ...]"


Condition = Comparison | Membership | NullTest | Negation | Junction


def columns_in(condition: Condition) -> Iterator[tuple[str, ...]]:
    """Yield the paths of the columns that a condition needs."""
    match condition:
        case Negation(of):
            yield from columns_in(of)
        case Junction(_, parts):
            for part in parts:
                yield from columns_in(part)
        case _:
            yield condition.column


def evaluate(condition: Condition, rows: pa.RecordBatch) -> pa.BooleanArray:
    """Return for each row whether a condition is true, false or null. Raises OptionError for values of other types."""
    match condition:
        case Comparison(column, operator, value):
            array = _column(rows, column)
            return _COMPARE[operator](array, _scalar(value, array.type, column))
        case Membership(column, values):
            array = _column(rows, column)
            each = pa.array([_scalar(value, array.type, column).as_py() for value in values], array.type)
            return pc.if_else(pc.is_valid(array), pc.is_in(array, each), None)
        case NullTest(column):
            return pc.is_null(_column(rows, column))
        case Negation(of):
            return pc.invert(evaluate(of, rows))
        case Junction(is_any, parts):
            join = pc.or_kleene if is_any else pc.and_kleene
            return reduce(join, [evaluate(part, rows) for part in parts])


def _column(rows: pa.RecordBatch, path: Sequence[str]) -> pa.Array:
    """Return a column by its path; null where something around it is null."""
    column = rows.column(path[0])
    for level, name in enumerate(path[1:], 1):
        if not pa.types.is_struct(column.type):
            around = ".".join(path[:level])
            raise OptionError(f"where: the column {around} is a list, and {name} is there once for each of its items.")
        column = pc.struct_field(column, name)
    return column


def _scalar(value: Value, kind: pa.DataType, path: Sequence[str]) -> pa.Scalar:
    try:
        if any(is_comparable(kind) for is_comparable in _COMPARABLE[type(value)]):
            if isinstance(value, str) and pa.types.is_timestamp(kind) and kind.tz and not _ZONE.search(value):
                value += "Z"
            return pa.scalar(value).cast(kind)
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError, OverflowError):
        pass
    raise OptionError(f"where: the column {'.'.join(path)} is {kind}; {shown(value)} cannot be compared with it.")


def shown(value: Value) -> str:
    """Return a value as conditions write it."""
    return f"0x{value.hex()}" if isinstance(value, bytes) else repr(value)
