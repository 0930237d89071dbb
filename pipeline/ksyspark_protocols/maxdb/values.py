"""Descriptions of parameters and columns (shortinfo), and the values that they describe as texts, many at once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.charsets import register_charsets
from ksyspark.display import show_bytes
from ksyspark.io.spans import Flags
from ksyspark.logical.maxdb import maxdb_date, maxdb_number_text, maxdb_time, maxdb_timestamp
from ksyspark.logical.padded_texts import ByteRows, binary_rows, padded_texts, padded_ucs2_texts

Meaning = Literal["number", "text", "wide_text", "bytes", "date", "time", "timestamp", "boolean", "long"]
"""How the bytes of a value are read; `wide_text` has two bytes a character."""
Order = Literal["little", "big"]

_MEANINGS: dict[str, Meaning] = {
    **dict.fromkeys(("fixed", "float", "vfloat", "smallint", "integer"), "number"),
    **dict.fromkeys(("char_ascii", "char_ebcdic", "varchar_ascii", "varchar_ebcdic"), "text"),
    **dict.fromkeys(("char_unicode", "varchar_unicode"), "wide_text"),
    "date": "date",
    "time": "time",
    "timestamp": "timestamp",
    "boolean": "boolean",
}
_SPARK_TYPES: dict[Meaning, str] = {
    "text": "string",
    "wide_text": "string",
    "bytes": "binary",
    "date": "date",
    "time": "interval day to second",
    "timestamp": "timestamp_ntz",
    "boolean": "boolean",
}
_FLOATS = ("float", "vfloat")
_NUMBER_TYPES = {**dict.fromkeys(_FLOATS, "double"), "smallint": "smallint", "integer": "int"}
_MOST_DIGITS, DOUBLE_DIGITS = 38, 15


@dataclass(frozen=True, slots=True)
class CodeType:
    """How a packet's texts are coded: one byte a character in `charset`, or two, as UNICODE columns are in any case."""

    charset: str
    is_wide: bool
    order: Order

    @classmethod
    def of(cls, code_type: str | None, swap_kind: str | None) -> "CodeType":
        """Return the coding of a packet by the labels of its first two bytes."""
        order: Order = "big" if swap_kind == "normal" else "little"
        if code_type in ("unicode", "unicode_swap"):
            order = "big" if code_type == "unicode" else "little"
        is_wide = code_type in ("unicode", "unicode_swap", "unicode_native")
        charset = {"ebcdic": "cp037", "utf8": "utf-8"}.get(code_type or "", "iso-8859-1")
        return cls(charset, is_wide, order)


@dataclass(frozen=True, slots=True)
class Field:
    """One parameter or column: its type by the label of the specification, and where its value lies in a row.

    `start` is the position of the define byte from 0 (None for inputs that are sent as vardata, which have
    `number`, from 0), `width` the bytes with the define byte.
    """

    name: str
    data_type: str
    is_input: bool
    is_output: bool
    length: int
    frac: int
    start: int | None
    width: int
    number: int | None
    code: CodeType

    @property
    def meaning(self) -> Meaning:
        if self.data_type.startswith("long"):
            return "long"
        meaning = _MEANINGS.get(self.data_type, "bytes")
        is_wide = self.code.is_wide and (self.start is None or self.width - 1 != self.length)
        return "wide_text" if meaning == "text" and is_wide else meaning

    @property
    def text_meaning(self) -> Meaning:
        """How the bytes of a value are read that is not in the row: those of a LONG."""
        if self.meaning != "long":
            return self.meaning
        if "unicode" in self.data_type:
            return "wide_text"
        return "bytes" if "byte" in self.data_type else "text"

    @property
    def charset(self) -> str:
        """The character set where a character has one byte."""
        return "cp037" if "ebcdic" in self.data_type else self.code.charset

    @property
    def spark_type(self) -> str:
        """The type in Spark of values that are as the field is described; text where only values tell it."""
        if self.meaning != "number":
            return _SPARK_TYPES[self.text_meaning]
        if self.data_type in _FLOATS and self.length > DOUBLE_DIGITS:
            return "string"
        digits = min(max(self.length, self.frac, 1), _MOST_DIGITS)
        return _NUMBER_TYPES.get(self.data_type, f"decimal({digits},{min(self.frac, digits)})")


@dataclass(frozen=True)
class Description:
    """The fields of one direction, in their order; their names differ."""

    fields: tuple[Field, ...]

    @cached_property
    def row_bytes(self) -> int:
        """Bytes of a row: those that reach farthest."""
        return max((one.start + one.width for one in self.fields if one.start is not None), default=0)

    @cached_property
    def is_sound(self) -> bool:
        """Whether every field lies in a row at a position from 1 on, and has a define byte."""
        return bool(self.fields) and all(
            one.start is not None and one.start >= 0 and one.width > 0 for one in self.fields
        )

    @cached_property
    def longs(self) -> tuple[int, ...]:
        return tuple(index for index, one in enumerate(self.fields) if one.meaning == "long")

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """What tables say of the fields."""
        each = ((one.name, one.data_type, one.length, one.frac, one.spark_type) for one in self.fields)
        names = ("name", "data_type", "length", "scale", "spark_type")
        return [dict(zip(names, values, strict=True)) for values in each]

    def named_by(self, other: "Description") -> "Description":
        """Return the same fields with the names of others of the same types, or as they are if the types differ."""
        if [one.data_type for one in self.fields] != [one.data_type for one in other.fields]:
            return self
        pairs = zip(self.fields, other.fields, strict=True)
        return Description(tuple(replace(one, name=named.name) for one, named in pairs))


def decimal_type(before: int, behind: int) -> str:
    """Return the type in Spark of numbers with so many digits before and behind the point; text if it has none."""
    digits = max(before + behind, 1)
    return f"decimal({digits},{behind})" if digits <= _MOST_DIGITS else "string"


def narrowest_type(texts: pa.Array) -> str:
    """Return the type in Spark that holds all of some numbers."""
    digits = pc.utf8_ltrim(texts, "-0")
    points = pc.find_substring(digits, ".")
    lengths = pc.utf8_length(digits)
    before = pc.if_else(pc.less(points, 0), lengths, points)
    behind = pc.max_element_wise(pc.subtract(pc.subtract(lengths, before), 1), 0)
    return decimal_type(pc.max(before).as_py() or 0, pc.max(behind).as_py() or 0)


def describe(
    entries: Sequence[Mapping[str, Any]], names: Sequence[str | None] | None, code: CodeType
) -> tuple[Description | None, Description | None]:
    """Return what entries say of inputs and of outputs, each None if no entry does.

    `names` belong to the outputs, or, where there are as many, to all entries. A field without name is `parameter_N` or
    `column_N`, by its number from 1.
    """
    known_names = list(names or ())
    fields = [_field(one, code) for one in entries]
    outputs = [number for number, one in enumerate(fields) if one.is_output]
    if len(known_names) == len(outputs):
        named = dict(zip(outputs, known_names, strict=True))
    else:
        named = dict(enumerate(known_names)) if len(known_names) == len(fields) else {}
    inputs = [number for number, one in enumerate(fields) if one.is_input]
    return (
        _description([fields[one] for one in inputs], [named.get(one) for one in inputs], "parameter"),
        _description([fields[one] for one in outputs], [named.get(one) for one in outputs], "column"),
    )


def _description(fields: Sequence[Field], names: Sequence[str | None], word: str) -> Description | None:
    pairs = zip(fields, _own_names(names, word), strict=True)
    return Description(tuple(replace(one, name=name) for one, name in pairs)) if fields else None


def _own_names(names: Sequence[str | None], word: str) -> Iterator[str]:
    """Yield a name of its own for each field, whatever its case: Spark tells columns apart without it."""
    taken: set[str] = set()
    for number, own in enumerate(names, start=1):
        name = own or f"{word}_{number}"
        while name.casefold() in taken:
            name = f"{name}_{number}"
        taken.add(name.casefold())
        yield name


def _field(entry: Mapping[str, Any], code: CodeType) -> Field:
    bufpos, number = entry["bufpos"], entry["param_no"]
    return Field(
        "",
        entry["data_type"] or "",
        entry["io_type"] in ("input", "input_output"),
        entry["io_type"] in ("output", "input_output"),
        entry["length"] or 0,
        entry["frac"] or 0,
        None if bufpos is None else bufpos - 1,
        entry["in_out_len"] or 0,
        None if number is None else number - 1,
        code,
    )


NULL, OVERFLOW, DEFAULT, FIRST_WITHOUT_VALUE = 0xFF, 0xFE, 0xFD, 0xFC
OVERFLOW_REMARK, DEFAULT_REMARK = "arithmetic overflow", "the default of the column"
MARKS = {OVERFLOW: OVERFLOW_REMARK, DEFAULT: DEFAULT_REMARK}
_MICROS = 1_000_000


@dataclass(slots=True)
class Values:
    """The texts of rows, an array a field, and by row and position of the field why one has no value, but for NULL."""

    texts: list[pa.Array]
    remarks: dict[tuple[int, int], str] = field(default_factory=dict)


def fixed_values(matrix: ByteRows, description: Description) -> Values:
    """Return the values in rows of fixed width; those of LONG fields are null."""
    values = Values([])
    for position, described in enumerate(description.fields):
        assert described.start is not None
        column = matrix[:, described.start : described.start + described.width]
        if described.meaning == "long":
            values.texts.append(pa.nulls(len(matrix), pa.string()))
            continue
        defines = column[:, 0]
        texts, faults = _fixed_texts(column[:, 1:], defines < FIRST_WITHOUT_VALUE, described)
        values.texts.append(texts)
        for define, remark in MARKS.items():
            values.remarks |= dict.fromkeys(
                ((row, position) for row in np.flatnonzero(defines == define).tolist()), remark
            )
        for row in np.flatnonzero(faults).tolist():
            values.remarks[row, position] = unreadable(described.meaning, column[row, 1:].tobytes())
    return values


def unreadable(meaning: Meaning, data: bytes) -> str:
    """Return the remark of bytes that are no value of their type."""
    return f"no {meaning.replace('wide_', '')}: {show_bytes(data)}"


def _fixed_texts(matrix: ByteRows, has_value: Flags, field: Field) -> tuple[pa.Array, Flags]:
    texts: pa.Array | None = None
    if field.meaning == "wide_text" and matrix.shape[1] % 2 == 0:
        texts = padded_ucs2_texts(matrix, field.code.order)
    elif field.meaning == "text":
        texts = padded_texts(matrix, field.charset)
    if texts is None:
        texts, faults = texts_of(binary_rows(matrix, has_value), field.meaning, field)
        return pc.utf8_rtrim(texts, " ") if field.meaning == "text" else texts, faults
    faults = has_value & ~texts.is_valid().to_numpy(zero_copy_only=False)
    return texts if has_value.all() else pc.if_else(pa.array(has_value), texts, None), faults


def texts_of(values: pa.Array, meaning: Meaning, field: Field) -> tuple[pa.Array, Flags]:
    """Return binary values as texts, and which of them are unreadable; blanks at the end of texts are kept."""
    match meaning:
        case "number":
            # In vardata clients write zero as its first byte alone.
            converted = maxdb_number_text(pc.if_else(pc.equal(values, b"\x80"), b"\x80\0", values))
            return converted.values, converted.faults
        case "date" | "timestamp":
            converted = maxdb_date(values) if meaning == "date" else maxdb_timestamp(values)
            return converted.values.cast(pa.string()), converted.faults
        case "time":
            converted = maxdb_time(values)
            return _clock(converted.values), converted.faults
        case "boolean":
            return _each(values, {b"\0": "false", b"\1": "true"}.get)
        case "text" | "wide_text":
            return _each(values, lambda data: text_of(data, meaning, field))
    return _each(values, bytes.hex)


def text_of(data: bytes, meaning: Meaning, field: Field) -> str | None:
    """Return bytes as text, or None if they are not valid."""
    register_charsets()
    charset = field.charset if meaning == "text" else f"utf-16-{'le' if field.code.order == 'little' else 'be'}"
    try:
        return data.decode(charset)
    except UnicodeDecodeError:
        return None


def _each(values: pa.Array, read: Callable[[bytes], str | None]) -> tuple[pa.Array, Flags]:
    texts = [None if data is None else read(data) for data in values.to_pylist()]
    array = pa.array(texts, pa.string())
    return array, np.asarray(pc.and_(values.is_valid(), array.is_null()).to_numpy(zero_copy_only=False))


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
