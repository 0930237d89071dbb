"""Values of parameters and columns as texts, many at once: rows of fixed width by numpy, others by Arrow.

Texts are those that Spark and Arrow cast to the type of the field: digits of a number, `YYYY-MM-DD`, `HH:MM:SS`,
`YYYY-MM-DD HH:MM:SS.ffffff`, `true` and `false`, hexadecimal digits of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.charsets import register_charsets
from ksyspark.display import show_bytes
from ksyspark.logical.maxdb_numbers import maxdb_number_text
from ksyspark.logical.maxdb_times import maxdb_date, maxdb_time, maxdb_timestamp
from ksyspark.logical.padded_texts import ByteRows, binary_rows, padded_texts, padded_ucs2_texts
from ksyspark.protocols.maxdb.descriptions import Description, Field, Meaning

Flags = npt.NDArray[np.bool_]
NULL, OVERFLOW, DEFAULT, FIRST_WITHOUT_VALUE = 0xFF, 0xFE, 0xFD, 0xFC
OVERFLOW_REMARK, DEFAULT_REMARK = "arithmetic overflow", "the default of the column"
_MARKS = {OVERFLOW: OVERFLOW_REMARK, DEFAULT: DEFAULT_REMARK}
_MICROS = 1_000_000


@dataclass(slots=True)
class Values:
    """The texts of rows, an array a field, and by row and position of the field why one has no value, but for NULL."""

    texts: list[pa.Array]
    remarks: dict[tuple[int, int], str] = field(default_factory=dict)


def fixed_values(matrix: ByteRows, description: Description) -> Values:
    """Return the values in rows of fixed width; those of LONG fields are null."""
    found = Values([])
    for position, one in enumerate(description.fields):
        assert one.start is not None
        column = matrix[:, one.start : one.start + one.width]
        if one.meaning == "long":
            found.texts.append(pa.nulls(len(matrix), pa.string()))
            continue
        defines = column[:, 0]
        texts, faults = _fixed_texts(column[:, 1:], defines < FIRST_WITHOUT_VALUE, one)
        found.texts.append(texts)
        for define, remark in _MARKS.items():
            found.remarks |= dict.fromkeys(
                ((row, position) for row in np.flatnonzero(defines == define).tolist()), remark
            )
        for row in np.flatnonzero(faults).tolist():
            found.remarks[row, position] = unreadable(one.meaning, column[row, 1:].tobytes())
    return found


def unreadable(meaning: Meaning, data: bytes) -> str:
    """Return the remark of bytes that are no value of their type."""
    return f"no {meaning.replace('wide_', '')}: {show_bytes(data)}"


def _fixed_texts(matrix: ByteRows, has_value: Flags, one: Field) -> tuple[pa.Array, Flags]:
    """Return values of one width as texts, and which of them are unreadable."""
    texts: pa.Array | None = None
    if one.meaning == "wide_text" and matrix.shape[1] % 2 == 0:
        texts = padded_ucs2_texts(matrix, one.code.order)
    elif one.meaning == "text":
        texts = padded_texts(matrix, one.charset)
    if texts is None:
        texts, faults = texts_of(binary_rows(matrix, has_value), one.meaning, one)
        return pc.utf8_rtrim(texts, " ") if one.meaning == "text" else texts, faults
    faults = has_value & ~texts.is_valid().to_numpy(zero_copy_only=False)
    return texts if has_value.all() else pc.if_else(pa.array(has_value), texts, None), faults


def texts_of(values: pa.Array, meaning: Meaning, one: Field) -> tuple[pa.Array, Flags]:
    """Return binary values as texts, and which of them are unreadable; blanks at the end of texts are kept."""
    match meaning:
        case "number":
            # In vardata clients write zero as its first byte alone.
            converted = maxdb_number_text(pc.if_else(pc.equal(values, b"\x80"), b"\x80\0", values))
            return converted.values, converted.faults
        case "date":
            converted = maxdb_date(values)
            return converted.values.cast(pa.string()), converted.faults
        case "timestamp":
            converted = maxdb_timestamp(values)
            return converted.values.cast(pa.string()), converted.faults
        case "time":
            converted = maxdb_time(values)
            return _clock(converted.values), converted.faults
        case "boolean":
            return _each(values, {b"\0": "false", b"\1": "true"}.get)
        case "text" | "wide_text":
            return _each(values, lambda data: text_of(data, meaning, one))
    return _each(values, bytes.hex)


def text_of(data: bytes, meaning: Meaning, one: Field) -> str | None:
    """Return bytes as text; None where they are none."""
    register_charsets()
    charset = one.charset if meaning == "text" else f"utf-16-{'le' if one.code.order == 'little' else 'be'}"
    try:
        return data.decode(charset)
    except UnicodeDecodeError:
        return None


def _each(values: pa.Array, read: Callable[[bytes], str | None]) -> tuple[pa.Array, Flags]:
    texts = [None if data is None else read(data) for data in values.to_pylist()]
    found = pa.array(texts, pa.string())
    return found, np.asarray(pc.and_(values.is_valid(), found.is_null()).to_numpy(zero_copy_only=False))


def _clock(spans: pa.Array) -> pa.Array:
    """Return times since midnight as `HH:MM:SS`; hours may have more digits."""
    seconds = pc.divide(spans.cast(pa.int64()), _MICROS)
    hours, rest = pc.divide(seconds, 3600), pc.subtract(seconds, pc.multiply(pc.divide(seconds, 3600), 3600))
    minutes = pc.divide(rest, 60)
    parts = (hours, minutes, pc.subtract(rest, pc.multiply(minutes, 60)))
    return pc.binary_join_element_wise(*(pc.utf8_lpad(one.cast(pa.string()), 2, "0") for one in parts), ":")


ROW_MAP = pa.map_(pa.string(), pa.string())


def value_maps(names: Sequence[str], texts: Sequence[pa.Array], count: int) -> pa.Array:
    """Return a map of name to text for each of `count` rows."""
    width = len(names)
    order = (np.arange(count)[:, None] + count * np.arange(width)).ravel()
    items = pa.concat_arrays(list(texts)).take(pa.array(order)) if width else pa.array([], pa.string())
    keys = pa.array(list(names), pa.string()).take(pa.array(np.tile(np.arange(width), count)))
    return pa.MapArray.from_arrays(pa.array(np.arange(count + 1, dtype=np.int32) * width), keys, items)


def remark_maps(names: Sequence[str], remarks: Mapping[tuple[int, int], str], count: int) -> pa.Array:
    """Return a map of name to remark for each of `count` rows; null for a row without any."""
    if not remarks:
        return pa.nulls(count, ROW_MAP)
    rows: list[list[tuple[str, str]] | None] = [None] * count
    for (row, position), remark in sorted(remarks.items()):
        rows[row] = [*(rows[row] or ()), (names[position], remark)]
    return pa.array(rows, ROW_MAP)
