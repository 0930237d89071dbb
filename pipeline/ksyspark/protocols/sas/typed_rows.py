"""Rows of data sets as a table: numbers, dates, times and texts by what the variables say of themselves.

Source: SAS attachments, SAS values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.logical import Converted, sas_date, sas_datetime, sas_missing, sas_numeric, sas_time, sas_time_of_day
from ksyspark.logical.sas_encodings import NumberForm
from ksyspark.logical.sas_formats import FormatClass, sas_format_class
from ksyspark.protocols.sas.result import DataSet, Row

IbmMissing = Literal["ascii", "ebcdic", "complement"]
"""By which codes a System/390 writes missing values; no source says it."""

_DOUBLE = 8
_ABOUT = ("label", "format", "informat", "len_value", "format_width", "format_decimals", "sort_position", "nsort")
_FORMS: dict[IbmMissing, NumberForm] = {"ascii": "ibm", "ebcdic": "ibm_ebcdic", "complement": "ibm_complement"}
_CONVERTERS: dict[FormatClass | None, Callable[[pa.Array, NumberForm], Converted]] = {
    None: sas_numeric,
    "date": sas_date,
    "datetime": sas_datetime,
    "time": sas_time,
    "time_of_day": sas_time_of_day,
}


@dataclass(frozen=True, slots=True)
class TypedRows:
    """A table with a column a variable, and how many values of a column something is to be said of, by its name.

    NAN_NOT_MISSING, OUT_OF_RANGE, ROUNDED as in `ksyspark.logical`; UNREADABLE: bytes of no number.
    """

    table: pa.Table
    notices: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class _Variable:
    """A variable of either transport: `about` becomes metadata of its column."""

    name: str
    is_numeric: bool
    len_value: int
    about: dict[str, str]


def typed_rows(data_set: DataSet, *, keep_missing: bool = False, ibm_missing: IbmMissing = "ascii") -> TypedRows:
    """Return the rows of a data set as a table: float64, date32, timestamp[us], duration[us], string.

    Missing numbers are null; with `keep_missing` a column `NAME__missing` behind each tells their kind, `.` to `.Z`.
    Labels, formats, lengths and places in the sort key are metadata of the columns.
    """
    variables = [_variable(one) for one in data_set.variables]
    arrays, fields = [], []
    notices: dict[str, dict[str, int]] = {}
    for variable, (values, missing, told) in zip(variables, _columns(data_set, variables, ibm_missing), strict=True):
        arrays.append(values)
        fields.append(pa.field(variable.name, values.type, metadata=variable.about))
        if told:
            notices[variable.name] = told
        if keep_missing and variable.is_numeric:
            arrays.append(missing)
            fields.append(pa.field(f"{variable.name}__missing", pa.string()))
    return TypedRows(pa.Table.from_arrays(arrays, schema=pa.schema(fields)), notices)


_Column = tuple[pa.Array, pa.Array | None, dict[str, int]]


def _columns(data_set: DataSet, variables: Sequence[_Variable], ibm_missing: IbmMissing) -> Iterator[_Column]:
    rows = data_set.rows
    if data_set.form is None:
        yield from _of_values(rows, variables)
        return
    form = data_set.form
    if form.numbers == "ibm":
        form = replace(form, numbers=_FORMS[ibm_missing])
    widths = _widths(variables, data_set.row_bytes)
    for variable, width, end in zip(variables, widths, accumulate(widths), strict=True):
        data = _slice(rows, end - width, width)
        if variable.is_numeric:
            yield _numbers(variable, data, sas_missing(data, form.numbers).values, form.numbers)
        else:
            yield pa.array([form.text(one.as_py()) for one in data], pa.string()), None, {}


def _widths(variables: Sequence[_Variable], row_bytes: int | None) -> list[int]:
    """Return the bytes of each variable in a row: numbers are cut to their length, or have 8 bytes each."""
    plain = [max(one.len_value, 0) for one in variables]
    eight = [_DOUBLE if one.is_numeric else width for one, width in zip(variables, plain, strict=True)]
    return eight if row_bytes == sum(eight) else plain


def _slice(rows: pa.Array | None, start: int, width: int) -> pa.Array:
    """Return so many bytes of each row."""
    if rows is None or not len(rows):
        return pa.array([], pa.binary())
    stride = rows.type.byte_width
    table = np.frombuffer(rows.buffers()[1], np.uint8, len(rows) * stride, rows.offset * stride)
    cut = np.ascontiguousarray(table.reshape(len(rows), -1)[:, start : start + width])
    ends = np.arange(len(rows) + 1, dtype=np.int64) * cut.shape[1]
    return pa.Array.from_buffers(pa.large_binary(), len(rows), [None, pa.py_buffer(ends), pa.py_buffer(cut)])


def _of_values(rows: pa.Array | None, variables: Sequence[_Variable]) -> Iterator[_Column]:
    """Take the columns of rows that are lists of values: doubles, kinds of missing ones, texts."""
    values = rows.flatten() if rows is not None and len(rows) else None
    for place, variable in enumerate(variables):
        places = pa.array(np.arange(place, len(values or ()), len(variables)))
        numbers, missing, texts = (
            pa.array([], kind) if values is None else values.field(name).take(places)
            for name, kind in (("number", pa.float64()), ("missing", pa.string()), ("text", pa.string()))
        )
        yield (
            _numbers(variable, numbers, missing, "")
            if variable.is_numeric
            else (pc.utf8_rtrim(texts, characters=" "), None, {})
        )


def _numbers(variable: _Variable, values: pa.Array, missing: pa.Array, form: NumberForm) -> _Column:
    made = _CONVERTERS[sas_format_class(variable.about.get("format", ""))](values, form)
    told = {name: int(flags.sum()) for name, flags in (*made.notices.items(), ("UNREADABLE", made.faults))}
    return made.values, missing, {name: count for name, count in told.items() if count}


def _variable(row: Row) -> _Variable:
    """Read a variable; Rendezvous has a structure around each value, and other names for two of them."""
    plain = {name: one["value"] if isinstance(one, Mapping) else one for name, one in row.items()}
    plain |= {name: plain[f"{name}_name"] for name in ("format", "informat") if f"{name}_name" in plain}
    about = {name: str(plain[name]) for name in _ABOUT if plain.get(name) not in (None, "")}
    is_numeric = plain["is_numeric"] if "is_numeric" in plain else plain["kind"] == "numeric"
    return _Variable(plain["name"], is_numeric, plain["len_value"], about)
