"""Rows of data sets as an Arrow table, typed by the formats of the variables, characters without their padding."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate
from typing import Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.layout.json_text import plain_json
from ksyspark.logical import Converted, sas
from ksyspark.logical.padded_texts import ASCII, ByteRows, binary_rows, matrix_of, padded_texts, translated
from ksyspark_protocols.sas.result import DataSet, Row, RowEncoding


def fixed_texts(matrix: ByteRows, encoding: RowEncoding) -> pa.Array:
    """Return the rows of a matrix as strings without blanks at their end; bytes of no character become U+FFFD.

    Where the encoding knows no character set, each value is decoded as `decode_text` does.
    """
    known = encoding.charset
    texts = padded_texts(matrix, known) if known else None
    if texts is None and not known and not (matrix & 0x80).any():
        texts = translated(matrix, ASCII)
    return pa.array([encoding.text(row.tobytes()) for row in matrix], pa.string()) if texts is None else texts


IbmMissing = Literal["ascii", "ebcdic", "complement"]
"""The codes by which a System/390 marks missing values; no source names the right one."""
Times = Literal["time", "interval", "seconds", "text"]
"""How times are columns: times of day where all lie within a day, else durations; durations; numbers; texts."""

_DOUBLE_BYTES = 8
_MICROSECONDS_OF_DAY = 86_400_000_000
_TIME_UNITS = {pa.duration("us"): "microseconds", pa.float64(): "seconds"}
_METADATA = ("label", "format", "informat", "len_value", "format_width", "format_decimals", "sort_position", "nsort")
_IBM_FORMS: dict[IbmMissing, sas.NumberForm] = {"ascii": "ibm", "ebcdic": "ibm_ebcdic", "complement": "ibm_complement"}
_CONVERTERS: dict[sas.FormatClass | None, Callable[[pa.Array, sas.NumberForm], Converted]] = {
    None: sas.sas_numeric,
    "date": sas.sas_date,
    "datetime": sas.sas_datetime,
    "time": sas.sas_time,
    "time_of_day": sas.sas_time_of_day,
}


@dataclass(frozen=True, slots=True)
class TypedRows:
    """A table with one column a variable, and by column the number of values that deserve a notice.

    Notices: NAN_NOT_MISSING, OUT_OF_RANGE and ROUNDED of `ksyspark.logical.arrays`,
    UNREADABLE for bytes of no number or character.
    """

    table: pa.Table
    notices: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class _Variable:
    """A variable of either transport; `metadata` becomes metadata of its column."""

    name: str
    is_numeric: bool
    len_value: int
    metadata: dict[str, str]

    @property
    def format_class(self) -> sas.FormatClass | None:
        return sas.sas_format_class(self.metadata.get("format", "")) if self.is_numeric else None

    @property
    def is_time(self) -> bool:
        return self.format_class in ("time", "time_of_day")


def typed_rows(
    data_set: DataSet,
    *,
    keep_missing: bool = False,
    ibm_missing: IbmMissing = "ascii",
    times: Times = "time",
    durations: Collection[str] | None = None,
) -> TypedRows:
    """Return the rows of a data set as a table of float64, date32, timestamp[us], time64[us] and string columns.

    Missing numbers are null; with `keep_missing` a column `NAME__missing` follows each, with their kind (`.` to `.Z`).
    Labels, formats, lengths and positions in the sort key are metadata of the columns. Of variables without name, or
    with one that is there, the name ends in their position. Of `times` that are times of day, the columns `durations`
    are duration[us], by default those with values that are not within a day; `unit` in their metadata says so.
    """
    arrays, fields = [], []
    notices: dict[str, dict[str, int]] = {}
    for variable, read in _readers(data_set, ibm_missing):
        values, missing, counts = read(times)
        if not variable.is_numeric and (unreadable := pc.sum(pc.match_substring(values, "\ufffd")).as_py()):
            counts = {"UNREADABLE": unreadable}
        if variable.is_time:
            is_long = not _are_within_a_day(values) if durations is None else variable.name in durations
            if times == "text":
                values = pa.array([plain_json(one) for one in values.to_pylist()], pa.string())
            elif times == "time" and not is_long:
                values = values.cast(pa.int64()).cast(pa.time64("us"))
        unit = {"unit": _TIME_UNITS[values.type]} if variable.is_time and values.type in _TIME_UNITS else {}
        arrays.append(values)
        fields.append(pa.field(variable.name, values.type, metadata={**variable.metadata, **unit}))
        if counts:
            notices[variable.name] = counts
        if keep_missing and variable.is_numeric:
            arrays.append(missing)
            fields.append(pa.field(f"{variable.name}__missing", pa.string()))
    return TypedRows(pa.Table.from_arrays(arrays, schema=pa.schema(fields)), notices)


def beyond_a_day(data_set: DataSet, ibm_missing: IbmMissing) -> frozenset[str]:
    """Return the columns of times with values that are not within a day."""
    readers = _readers(data_set, ibm_missing)
    return frozenset(one.name for one, read in readers if one.is_time and not _are_within_a_day(read("interval")[0]))


def _are_within_a_day(values: pa.Array) -> bool:
    if not pa.types.is_duration(values.type):
        return True
    bounds = pc.min_max(values.cast(pa.int64())).as_py()
    return bounds["min"] is None or (bounds["min"] >= 0 and bounds["max"] < _MICROSECONDS_OF_DAY)


_Column = tuple[pa.Array, pa.Array | None, dict[str, int]]
_Reader = Callable[[Times], _Column]


def _readers(data_set: DataSet, ibm_missing: IbmMissing) -> Iterator[tuple[_Variable, _Reader]]:
    """Yield each variable and what reads its values, the kinds of missing ones (of numbers), and counts of notices."""
    variables, encoding = _with_own_names([_variable(one) for one in data_set.variables]), data_set.encoding
    if encoding is None:
        values = data_set.rows.flatten() if data_set.rows is not None and len(data_set.rows) else None
        for position, variable in enumerate(variables):
            yield variable, partial(_column_of_values, values, variable, slice(position, None, len(variables)))
        return
    if encoding.numbers == "ibm":
        encoding = replace(encoding, numbers=_IBM_FORMS[ibm_missing])
    # Numbers are cut to their length, or have 8 bytes each.
    cut = [max(one.len_value, 0) for one in variables]
    uncut = [_DOUBLE_BYTES if one.is_numeric else width for one, width in zip(variables, cut, strict=True)]
    widths = uncut if data_set.row_bytes == sum(uncut) else cut
    matrix = matrix_of(data_set.rows, sum(widths))
    for variable, width, end in zip(variables, widths, accumulate(widths), strict=True):
        yield variable, partial(_column_of_bytes, matrix[:, end - width : end], variable, encoding)


def _column_of_bytes(matrix: ByteRows, variable: _Variable, encoding: RowEncoding, times: Times) -> _Column:
    if not variable.is_numeric:
        return fixed_texts(matrix, encoding), None, {}
    data = binary_rows(matrix)
    return _numbers(variable, data, sas.sas_missing(data, encoding.numbers).values, encoding.numbers, times)


def _column_of_values(values: pa.Array | None, variable: _Variable, place: slice, times: Times) -> _Column:
    """Return one column of rows that are lists of values: doubles, kinds of missing ones, texts."""
    indices = pa.array(np.arange(len(values or ()))[place])
    numbers, missing, texts = (
        pa.array([], arrow) if values is None else values.field(name).take(indices)
        for name, arrow in (("number", pa.float64()), ("missing", pa.string()), ("text", pa.string()))
    )
    if variable.is_numeric:
        return _numbers(variable, numbers, missing, "", times)
    return pc.utf8_rtrim(texts, characters=" "), None, {}


def _numbers(variable: _Variable, values: pa.Array, missing: pa.Array, form: sas.NumberForm, times: Times) -> _Column:
    converted = _CONVERTERS[None if variable.is_time and times == "seconds" else variable.format_class](values, form)
    counts = {name: int(flags.sum()) for name, flags in (*converted.notices.items(), ("UNREADABLE", converted.faults))}
    return converted.values, missing, {name: count for name, count in counts.items() if count}


def _with_own_names(variables: Sequence[_Variable]) -> list[_Variable]:
    """Give each column a name of its own, whatever its case: tables of Spark cannot be read otherwise."""
    taken: set[str] = set()
    named = []
    for position, variable in enumerate(variables, 1):
        name = variable.name or f"VAR{position}"
        while name.casefold() in taken:
            name = f"{name}_{position}"
        taken |= {name.casefold(), f"{name}__missing".casefold()} if variable.is_numeric else {name.casefold()}
        named.append(replace(variable, name=name))
    return named


def _variable(row: Row) -> _Variable:
    """Take a variable from its definition; Rendezvous has a structure around each value, and two other names."""
    fields = {name: one["value"] if isinstance(one, Mapping) else one for name, one in row.items()}
    fields |= {name: fields[f"{name}_name"] for name in ("format", "informat") if f"{name}_name" in fields}
    metadata = {name: str(fields[name]) for name in _METADATA if fields.get(name) not in (None, "")}
    is_numeric = fields["is_numeric"] if "is_numeric" in fields else fields["kind"] == "numeric"
    return _Variable(fields["name"], is_numeric, fields["len_value"], metadata)
