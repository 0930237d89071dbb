"""Decoded columns as JSON: one text for each row, made column by column; single values as what JSON can hold."""

import json
import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from decimal import Decimal
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import HIDDEN
from ksyspark.escaping import json_text
from ksyspark.layout import Array, Case, Column, ColumnType, Layout, Raw, Record, Struct, Union
from ksyspark.layout.arrow import has_sensitive

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Texts: TypeAlias = pa.LargeStringArray
"""JSON texts of values, null where JSON has `null`; large, because hexadecimal digits may take more than 2 GiB."""

_TEXT = pa.large_string()
_NOTHING, _COMMA, _NULL = (pa.scalar(text, _TEXT) for text in ("", ", ", "null"))
# As Spark and JavaScript spell them: JSON has no such numbers.
_INFINITE = {math.inf: "Infinity", -math.inf: "-Infinity"}
# The two hexadecimal digits of each byte, and whether a byte of UTF-8 cannot stand in a string as it is.
_DIGITS = np.frombuffer("".join(f"{byte:02x}" for byte in range(256)).encode(), np.uint16)
_IS_ESCAPED = np.array([not 0x20 <= byte < 0x7F or byte in b'"\\' for byte in range(256)])


def json_lines(
    batch: pa.RecordBatch, layout: Layout, *, is_masked: bool = False, left_out: Collection[str] = ()
) -> Texts:
    """Return each row of a decoded batch as a JSON object.

    Keys are the specification's ids, bytes lower-case hexadecimal, 64-bit integers numbers, NaN and infinities strings,
    numbers with digits behind the point strings (all digits), dates and timestamps ISO 8601, times `HH:MM:SS.ffffff`;
    of a switched field only the case taken is there. Columns that are not the record's (`_source`, `_error`) follow the
    same rules; those in `left_out` have no key where they are null. With `is_masked` sensitive bytes were hidden: they
    are the text `***`, not its digits.
    """
    writer = _Writer(layout, is_masked)
    texts = writer.columns(batch.schema.names, batch.columns, layout.root)
    if not any(name in left_out and part.null_count for name, part in texts.items()):
        return _objects(texts, batch.num_rows)
    members = [
        _joined(batch.num_rows, f"{json_text(name)}: ", part if name in left_out else part.fill_null("null"))
        for name, part in texts.items()
    ]
    inside = pc.binary_join_element_wise(*members, _COMMA, null_handling="skip")
    return _joined(batch.num_rows, "{", inside, "}")


def rows_json(batch: pa.RecordBatch, layout: Layout, *, is_masked: bool = False) -> list[dict[str, Json]]:
    """Return the rows of a decoded batch as plain JSON data, by the rules of `json_lines`."""
    return [json.loads(line.as_py()) for line in json_lines(batch, layout, is_masked=is_masked)]


class _Writer:
    def __init__(self, layout: Layout, is_masked: bool) -> None:
        self._layout = layout
        self._is_masked = is_masked

    def columns(self, names: Iterable[str], arrays: Iterable[pa.Array], record: Record) -> dict[str, Texts]:
        """Return the texts of columns by their names; a column that is not the record's is written by its type."""
        known = {column.id: column for column in record.columns}
        return {
            name: self._column(array, known[name]) if name in known else _plain(array)
            for name, array in zip(names, arrays, strict=True)
        }

    def _column(self, array: pa.Array, column: Column) -> Texts:
        if self._is_masked and column.sensitive and pa.types.is_binary(array.type):
            return _present(array, _hidden)
        return self._value(array, column.type)

    def _value(self, array: pa.Array, column_type: ColumnType) -> Texts:
        match column_type:
            case Raw() if self._is_masked and has_sensitive(self._layout, column_type):
                return _present(array, _hidden)
            case Array(item):
                return _present(array, lambda lists: _lists(lists, self._value(lists.flatten(), item)))
            case Struct() if (member := self._layout.value_member(column_type)) is not None:
                return self._column(array, member)
            case Struct(name):
                record, names = self._layout.records[name], [field.name for field in array.type]
                return _present(array, lambda rows: _objects(self.columns(names, rows.flatten(), record), len(rows)))
            case Union(cases):
                return _present(array, lambda rows: self._taken(rows, cases))
        return _plain(array)

    def _taken(self, rows: pa.StructArray, cases: Sequence[Case]) -> Texts:
        """Return an object of the case that each row has, or null if it has no case."""
        taken = _Pieces(len(rows))
        for number, case in enumerate(cases):
            texts = self._value(rows.field(number), case.type)
            if texts.null_count < len(texts):
                places = np.flatnonzero(texts.is_valid())
                taken.add(places, _joined(len(places), f"{{{json_text(case.id)}: ", texts.drop_null(), "}"))
        return taken.texts()


class _Pieces:
    """Put texts together that were made of some rows each, no row twice; other rows are null."""

    def __init__(self, length: int) -> None:
        self._sources = np.full(length, -1)
        self._pieces = list[Texts]()
        self._count = 0

    def add(self, rows: np.ndarray, texts: Texts) -> None:
        self._sources[rows] = np.arange(self._count, self._count + len(rows))
        self._pieces.append(texts)
        self._count += len(rows)

    def texts(self) -> Texts:
        everything = pa.concat_arrays(self._pieces) if self._pieces else pa.nulls(0, _TEXT)
        return everything.take(pa.array(self._sources, mask=self._sources < 0))


def _present(array: pa.Array, write: Callable[[pa.Array], Texts]) -> Texts:
    """Return the texts of an array of which only values that are not null can be written."""
    if array.null_count == 0:
        return write(array)
    pieces = _Pieces(len(array))
    if array.null_count < len(array):
        pieces.add(np.flatnonzero(array.is_valid()), write(array.drop_null()))
    return pieces.texts()


def _plain(array: pa.Array) -> Texts:
    """Return the texts of a column by its Arrow type alone."""
    kind = array.type
    if pa.types.is_integer(kind) or pa.types.is_boolean(kind) or (pa.types.is_decimal(kind) and kind.scale == 0):
        return array.cast(_TEXT)
    if pa.types.is_struct(kind):
        names = [field.name for field in kind]
        return _present(
            array, lambda rows: _objects(dict(zip(names, map(_plain, rows.flatten()), strict=True)), len(rows))
        )
    if pa.types.is_list(kind):
        return _present(array, lambda lists: _lists(lists, _plain(lists.flatten())))
    if pa.types.is_string(kind):
        return _present(array, _quoted)
    if pa.types.is_binary(kind):
        return _present(array, _hexadecimal)
    if kind in (pa.timestamp("us"), pa.timestamp("us", "UTC")):
        return _present(array, _timestamps)
    return _present(array, lambda rows: pa.array([json_text(plain_json(row)) for row in rows.to_pylist()], _TEXT))


def _objects(members: Mapping[str, Texts], length: int) -> Texts:
    """Return objects of members; columns without a value cost one text for all rows."""
    parts, text = list[str | Texts](), "{"
    for number, (name, texts) in enumerate(members.items()):
        text += f"{', ' if number else ''}{json_text(name)}: "
        if texts.null_count == length:
            text += "null"
        else:
            parts += [text, texts.fill_null(_NULL)]
            text = ""
    return _joined(length, *parts, f"{text}}}")


def _lists(lists: pa.ListArray, items: Texts) -> Texts:
    """Return lists, none null, of the texts of their items."""
    ends = np.cumsum(lists.value_lengths())
    offsets = pa.array(np.concatenate([[0], ends]).astype(np.int32))
    inside = pc.binary_join(pa.ListArray.from_arrays(offsets, items.fill_null(_NULL)), _COMMA)
    return _joined(len(lists), "[", inside, "]")


def _joined(length: int, *parts: str | Texts) -> Texts:
    """Return texts one after the other, in each of `length` rows; null where one of them is."""
    if not any(isinstance(part, pa.Array) for part in parts):
        return pa.repeat(pa.scalar("".join(map(str, parts)), _TEXT), length)
    return pc.binary_join_element_wise(
        *(pa.scalar(part, _TEXT) if isinstance(part, str) else part for part in parts), _NOTHING
    )


def _quoted(strings: pa.StringArray) -> Texts:
    """Return strings in quotes; only those are looked at one by one in which a character must be escaped."""
    offsets, data = _bytes_of(strings)
    escaped = np.flatnonzero(_IS_ESCAPED[data])
    quoted = _joined(len(strings), '"', strings.cast(_TEXT), '"')
    if not len(escaped):
        return quoted
    rows = np.unique(np.searchsorted(offsets, escaped, "right") - 1)
    others = np.delete(np.arange(len(strings)), rows)
    pieces = _Pieces(len(strings))
    pieces.add(others, quoted.take(pa.array(others)))
    pieces.add(rows, pa.array(map(json_text, strings.take(pa.array(rows)).to_pylist()), _TEXT))
    return pieces.texts()


def _hexadecimal(binaries: pa.BinaryArray) -> Texts:
    offsets, data = _bytes_of(binaries)
    digits = pa.LargeStringArray.from_buffers(len(binaries), pa.py_buffer(offsets * 2), pa.py_buffer(_DIGITS[data]))
    return _joined(len(binaries), '"', digits, '"')


def _hidden(binaries: pa.BinaryArray) -> Texts:
    """Return what stands for hidden bytes; that there are none is no secret."""
    hidden = pa.scalar(f'"{HIDDEN}"', _TEXT)
    return pc.if_else(pc.greater(pc.binary_length(binaries), 0), hidden, pa.scalar('""', _TEXT))


def _bytes_of(array: pa.BinaryArray | pa.StringArray) -> tuple[np.ndarray, np.ndarray]:
    """Return the offsets of values, from 0 on, one more than values, and all their bytes."""
    _, offsets, data = array.buffers()
    ends = np.frombuffer(offsets, np.int32)[array.offset : array.offset + len(array) + 1].astype(np.int64)
    every = np.frombuffer(data or b"", np.uint8)[ends[0] : ends[-1]]
    return ends - ends[0], every


def _timestamps(moments: pa.TimestampArray) -> Texts:
    """Return moments as `datetime.isoformat` does: a fraction only if it is not 0, `+00:00` for UTC."""
    micros = moments.view(pa.int64())
    texts = pc.binary_replace_slice(micros.view(pa.timestamp("us")).cast(_TEXT), 10, 11, "T")
    is_whole = micros.to_numpy() % 1_000_000 == 0
    if is_whole.any():
        texts = pc.if_else(is_whole, pc.replace_substring(texts, ".000000", ""), texts)
    return _joined(len(moments), '"', texts, '+00:00"' if moments.type.tz else '"')


def plain_json(value: object) -> Json:
    """Return one value as plain JSON data."""
    match value:
        case bytes():
            return value.hex()
        case Decimal():
            return int(value) if value.as_tuple().exponent == 0 else f"{value:f}"
        case date():
            return value.isoformat()
        case timedelta():
            return _span_text(value)
        case float():
            return value if math.isfinite(value) else _INFINITE.get(value, "NaN")
        case Mapping():
            return {str(name): plain_json(one) for name, one in value.items()}
        case list():
            return [plain_json(one) for one in value]
        case None | bool() | int() | str():
            return value
    return str(value)


def _span_text(span: timedelta) -> str:
    """Spell a time as `HH:MM:SS`, with microseconds where there are any; hours may go beyond a day."""
    seconds, micros = divmod(abs(span) // timedelta(microseconds=1), 1_000_000)
    fraction = f".{micros:06}" if micros else ""
    sign = "-" if span < timedelta() else ""
    return f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{fraction}"
