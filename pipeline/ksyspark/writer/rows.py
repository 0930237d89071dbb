"""Rows as values that are to be written: what `decode` and `ingest` give, in their spelling or in that of Arrow."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal, InvalidOperation
from typing import Any

import pyarrow as pa

from ksyspark.display import HIDDEN, hint, show_given, show_plain
from ksyspark.errors import Failure
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.logical.families import logical_type

Values = dict[str, Any]
"""Values of an object by the ids of its columns; codes of enums are numbers, a switched value is (case, value)."""
HIDDEN_VALUES = (HIDDEN, HIDDEN.encode(), HIDDEN.encode().hex())
"""What stands in columns instead of masked values."""
INDEX = re.compile(r"\[\d+\]")
# How many hours, minutes and seconds a second, a minute and an hour have.
_SECONDS = (3600, 60, 1)


class NotWritten(Exception):
    """A row that cannot be written; `failure` has the path of the column and the reason."""

    def __init__(self, path: str, reason: str, expected: str | None = None, actual: str | None = None) -> None:
        super().__init__(path, reason)
        self.failure = Failure(path, 0, reason, expected, actual)


@dataclass(frozen=True, slots=True)
class Written:
    """A message that was written, or why it was not; `overruled` are columns that have another value than was given.

    `untold` are the paths of columns that have a value though none was given and nothing computes one: zero, empty, or
    the first that a rule allows.
    """

    data: bytes | None
    failure: Failure | None = None
    overruled: tuple[Failure, ...] = ()
    untold: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reader:
    """Read rows of a layout. `masks` has for paths of columns what is written instead of their values.

    With `is_flat` values are as Arrow has them: that of a structure with one value is this one, a case is a mapping.
    """

    layout: Layout
    masks: Mapping[str, str]
    is_flat: bool = False

    def row(self, record: Record, row: Mapping[str, object], path: str = "") -> Values:
        """Return the values of a row; {} if all are null. Raises NotWritten."""
        columns = {column.id: column for column in record.columns}
        asked: Values = {}
        for name, held in row.items():
            if name in columns:
                asked[name] = self._column(columns[name], held, join(path, name))
            elif path or not name.startswith("_"):
                raise NotWritten(join(path, name), f"there is no such column.{hint(name, columns)}")
        return asked if any(value is not None for value in asked.values()) else {}

    def _column(self, column: Column, value: object, path: str) -> object:
        if value is None:
            return None
        mask = self.mask_of(path)
        if mask is not None and isinstance(value, str | bytes):
            return Masked(mask, None if value in HIDDEN_VALUES else len(self._value(column.type, value, path)))
        if column.sensitive and value in HIDDEN_VALUES:
            words = f"the value is masked, and would be written as it is shown; --mask {path}=WITH writes another"
            raise NotWritten(path, words)
        return self._value(column.type, value, path)

    def mask_of(self, path: str) -> str | None:
        """Return what is written instead of a column: a mask names it, or something that it lies in."""
        if not self.masks:
            return None
        ids = f".{INDEX.sub('', path)}."
        return next((mask for name, mask in self.masks.items() if f".{name}." in ids), None)

    def _value(self, kind: ColumnType, value: Any, path: str) -> Any:
        if value is None:
            return None
        match kind:
            case Struct() if (member := self.layout.value_member(kind)) is not None:
                inner = self._column(member, value, path)
                return inner if inner is None or self.is_flat else {member.id: inner}
            case Struct(name) if isinstance(value, Mapping):
                return self.row(self.layout.records[name], value, path)
            case Array(item) if isinstance(value, list):
                return [self._value(item, one, f"{path}[{number}]") for number, one in enumerate(value)]
            case Union() if isinstance(value, Mapping):
                return self._case(kind, value, path)
            case Enum():
                return code_of(kind, value, path)
            case Logical(name):
                return _logical(name, value, path)
            case Raw():
                return _scalar("binary", value, path)
            case Scalar(arrow):
                return _scalar(arrow, value, path)
        raise NotWritten(path, f"expected {_words(kind)}, found {show_given(value)}")

    def _case(self, union: Union, value: Mapping[str, Any], path: str) -> tuple[str, Any] | Values | None:
        known = {case.id: case.type for case in union.cases}
        taken = [name for name in value if value[name] is not None]
        if any(name not in known for name in value) or len(taken) > 1:
            raise NotWritten(path, f"expected one of the cases {', '.join(known)}, found {', '.join(value)}")
        if not taken:
            return None
        inner = self._value(known[taken[0]], value[taken[0]], join(path, taken[0]))
        return {taken[0]: inner} if self.is_flat else (taken[0], inner)


@dataclass(frozen=True, slots=True)
class Masked:
    """A value that is written instead of another one: `text` over and over, `length` long (None: as long as before)."""

    text: str
    length: int | None

    def over(self, before: str | bytes | None) -> str:
        length = self.length if self.length is not None else len(before or self.text)
        return (self.text * (length // max(len(self.text), 1) + 1))[:length]


def join(path: str, name: str) -> str:
    """Return the path of a part of what another path names."""
    return f"{path}.{name}" if path else name


def _words(kind: ColumnType) -> str:
    return "a list" if isinstance(kind, Array) else "a case and its value" if isinstance(kind, Union) else "a structure"


def code_of(enum: Enum, value: object, path: str) -> int:
    """Return the code of a label, or of a number. Raises NotWritten for what is none."""
    codes = {label: code for code, label in enum.labels.items()}
    if isinstance(value, str) and value in codes:
        return codes[value]
    try:
        return int(value)  # type: ignore[call-overload, no-any-return]
    except (TypeError, ValueError):
        raise NotWritten(path, f"{show_given(value)} is no label.{hint(str(value), codes)}") from None


def _scalar(arrow: str, value: object, path: str) -> object:
    match arrow, value:
        case ("bool", bool()) | ("binary", bytes()) | ("string", str()):
            return value
        case "float32" | "float64", int() | float():
            return float(value)
        case "float32" | "float64", "NaN" | "Infinity" | "-Infinity":
            return float(value.lower())
    try:
        if arrow == "binary" and isinstance(value, str):
            return bytes.fromhex(value)
        is_whole = isinstance(value, int | Decimal | float) and not isinstance(value, bool) and value == int(value)
        if arrow.startswith(("int", "decimal")) and is_whole:
            return int(value)  # type: ignore[call-overload]
    except (ValueError, OverflowError):
        pass
    expected = {"binary": "hexadecimal digits", "string": "a text", "bool": "true or false"}.get(arrow, "a number")
    raise NotWritten(path, f"expected {expected}, found {show_given(value)}", expected, show_given(value))


def _logical(name: str, value: Any, path: str) -> object:
    """Return a value of a logical type as its reader gives it."""
    kind = logical_type(name).arrow
    try:
        if isinstance(value, str) and pa.types.is_decimal(kind):
            return Decimal(value)
        if pa.types.is_decimal(kind) and isinstance(value, int | float):
            return Decimal(str(value))
        if isinstance(value, str) and pa.types.is_date(kind):
            return date.fromisoformat(value)
        if isinstance(value, str) and pa.types.is_timestamp(kind):
            return datetime.fromisoformat(value)
        if isinstance(value, str) and pa.types.is_duration(kind):
            parts = value.lstrip("-").split(":")
            seconds = sum(Decimal(part) * unit for part, unit in zip(parts, _SECONDS, strict=True))
            return timedelta(microseconds=int(seconds * 1_000_000)) * (-1 if value.startswith("-") else 1)
    except (ValueError, InvalidOperation):
        raise NotWritten(path, f"expected a {kind}, found {show_given(value)}") from None
    return float(value) if pa.types.is_floating(kind) and isinstance(value, int | str) else value


def differences(asked: Any, read: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield the paths of values that are read otherwise than they were given, with both as texts."""
    match asked:
        case None | Masked():
            return
        case (str(case), value):
            asked, read = {case: value}, dict([read]) if isinstance(read, tuple) else read
    if isinstance(asked, dict) and isinstance(read, dict):
        for name, value in asked.items():
            yield from differences(value, read.get(name), join(path, name))
    elif isinstance(asked, list) and isinstance(read, list) and len(asked) == len(read):
        for at, (value, other) in enumerate(zip(asked, read, strict=True)):
            yield from differences(value, other, f"{path}[{at}]")
    elif asked not in ({}, read) and not (_is_nan(asked) and _is_nan(read)):
        yield path, _shown(asked), _shown(read)


def overruled(asked: Any, read: Any) -> Iterator[Failure]:
    """Yield for values that are read otherwise than they were given a note that says so."""
    for path, expected, actual in differences(asked, read):
        yield Failure(path, 0, f"it would be read as {actual}, given is {expected}", expected, actual)


def _is_nan(value: object) -> bool:
    return isinstance(value, float) and math.isnan(value)


def _shown(value: object) -> str:
    return f"a structure with {', '.join(value)}" if isinstance(value, dict) else show_plain(value)
