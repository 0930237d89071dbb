"""Rows of data sets as an Arrow table, typed by the formats of the variables, characters without their padding."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

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

_DOUBLE_BYTES = 8
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

    Notices: NAN_NOT_MISSING, OUT_OF_RANGE and ROUNDED of `ksyspark.logical.arrays`, UNREADABLE for bytes of no number.
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


def typed_rows(data_set: DataSet, *, keep_missing: bool = False, ibm_missing: IbmMissing = "ascii") -> TypedRows:
    """Return the rows of a data set as a table of float64, date32, timestamp[us], duration[us] and string columns.

    Missing numbers are null; with `keep_missing` a column `NAME__missing` follows each, with their kind (`.` to `.Z`).
    Labels, formats, lengths and positions in the sort key are metadata of the columns. Of variables without name, or
    with one that is there, the name ends in their position.
    """
    variables = _with_own_names([_variable(one) for one in data_set.variables])
    arrays, fields = [], []
    notices: dict[str, dict[str, int]] = {}
    columns = _columns(data_set, variables, ibm_missing)
    for variable, (values, missing, counts) in zip(variables, columns, strict=True):
        arrays.append(values)
        fields.append(pa.field(variable.name, values.type, metadata=variable.metadata))
        if counts:
            notices[variable.name] = counts
        if keep_missing and variable.is_numeric:
            arrays.append(missing)
            fields.append(pa.field(f"{variable.name}__missing", pa.string()))
    return TypedRows(pa.Table.from_arrays(arrays, schema=pa.schema(fields)), notices)


_Column = tuple[pa.Array, pa.Array | None, dict[str, int]]


def _columns(data_set: DataSet, variables: Sequence[_Variable], ibm_missing: IbmMissing) -> Iterator[_Column]:
    """Yield of each variable its values, the kinds of missing ones (of numbers), and counts of notices."""
    encoding = data_set.encoding
    if encoding is None:
        yield from _columns_of_values(data_set.rows, variables)
        return
    if encoding.numbers == "ibm":
        encoding = replace(encoding, numbers=_IBM_FORMS[ibm_missing])
    widths = _widths(variables, data_set.row_bytes)
    matrix = matrix_of(data_set.rows, sum(widths))
    for variable, width, end in zip(variables, widths, accumulate(widths), strict=True):
        if variable.is_numeric:
            data = binary_rows(matrix[:, end - width : end])
            yield _numbers(variable, data, sas.sas_missing(data, encoding.numbers).values, encoding.numbers)
        else:
            yield fixed_texts(matrix[:, end - width : end], encoding), None, {}


def _widths(variables: Sequence[_Variable], row_bytes: int | None) -> list[int]:
    """Return the bytes of each variable in a row; numbers are cut to their length, or have 8 bytes each."""
    cut = [max(one.len_value, 0) for one in variables]
    uncut = [_DOUBLE_BYTES if one.is_numeric else width for one, width in zip(variables, cut, strict=True)]
    return uncut if row_bytes == sum(uncut) else cut


def _columns_of_values(rows: pa.Array | None, variables: Sequence[_Variable]) -> Iterator[_Column]:
    """Yield the columns of rows that are lists of values: doubles, kinds of missing ones, texts."""
    values = rows.flatten() if rows is not None and len(rows) else None
    for position, variable in enumerate(variables):
        indices = pa.array(np.arange(position, len(values or ()), len(variables)))
        numbers, missing, texts = (
            pa.array([], arrow) if values is None else values.field(name).take(indices)
            for name, arrow in (("number", pa.float64()), ("missing", pa.string()), ("text", pa.string()))
        )
        yield (
            _numbers(variable, numbers, missing, "")
            if variable.is_numeric
            else (pc.utf8_rtrim(texts, characters=" "), None, {})
        )


def _numbers(variable: _Variable, values: pa.Array, missing: pa.Array, form: sas.NumberForm) -> _Column:
    converted = _CONVERTERS[sas.sas_format_class(variable.metadata.get("format", ""))](values, form)
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
