"""The contract of a decoder: messages with their parameters in, Arrow columns out, at most one failure each."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.display import hint, show_given, show_plain
from ksyspark.errors import Failure, Note, OptionError
from ksyspark.layout import Layout, Param, Record
from ksyspark.layout.arrow import concatenated
from ksyspark.layout.projection import Choice

ParamValue = int | float | bool | str | bytes
Params = Mapping[str, ParamValue | Sequence[ParamValue | None]]
"""Parameters of a batch by id: one value for all messages, or one a message (None: the default)."""


@dataclass(frozen=True, slots=True)
class ParamColumn(Sequence[ParamValue | None]):
    """A value of a parameter for each message, as an Arrow array: no value becomes an object that need not."""

    array: pa.Array

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, at: Any) -> Any:
        """Return the value of one message (None: the default), or for a slice the column of some messages."""
        if isinstance(at, slice):
            return ParamColumn(self.array[at])
        value = self.array[at].as_py()
        return int(value) if isinstance(value, Decimal) else value


@dataclass(frozen=True, slots=True)
class DecodeOptions:
    """How messages become columns.

    `columns` are the columns to decode (None: all), each whole or with the members to decode of it; `enums_as_ints`
    keeps codes instead of labels; `type` starts at a nested type of the specification instead of its root. With
    `is_brief` a message is not validated behind the last byte that the columns need: their values are the same, but a
    failure behind that byte is missed. `processes` are custom ones: the name in specifications, and the callable as
    `module:name`.
    """

    columns: tuple[Choice, ...] | None = None
    enums_as_ints: bool = False
    type: str | None = None
    is_brief: bool = False
    processes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Decoded:
    """The result for a batch of `messages` messages, one row each.

    `columns` has exactly the decoder's schema; of a failed message it holds what was read before the failure.
    `failures` has the failure of each failed row, by row number. `hidden` gives, for failed rows of a format with
    sensitive fields, the byte ranges [start, end) of the message that hold or may hold a sensitive value. `notes` has
    the instances of rows that could not be had, and are null.
    """

    columns: pa.RecordBatch
    messages: int
    failures: Mapping[int, Failure] = field(default_factory=dict)
    hidden: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    notes: Mapping[int, tuple[Note, ...]] = field(default_factory=dict)


class Decoder(ABC):
    """Decode batches of messages of one format; `layout` has the chosen columns as root, `schema` is that in Arrow."""

    name: str
    layout: Layout
    schema: pa.Schema
    made_by: "tuple[Callable[..., Decoder], tuple[object, ...]] | None" = None
    """A function and its arguments that make this decoder again, or None if it does not pickle."""

    def __reduce__(self) -> "tuple[Callable[..., Decoder], tuple[object, ...]]":
        if self.made_by is None:
            raise TypeError(f"a decoder that was not made by Format.decoder does not pickle: {type(self).__name__}")
        return self.made_by

    @abstractmethod
    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        """Decode a batch in pieces, at least one, in order; a null message gives a row of nulls and no failure.

        Most batches are one piece. Messages with many items of few bytes, or of none, can decode to thousands of times
        their size, so a piece ends where its rows take half a GiB or its columns one: a caller that drops each piece
        before it takes the next has bounded memory. Bad messages raise nothing. Raises OptionError for parameters that
        the format does not have, and for missing ones without a default.
        """

    def decode(self, messages: object, params: Params) -> Decoded:
        """Decode a batch as one piece: a list of bytes, or any array that `binary_chunks` knows.

        A parameter may be an array of Arrow or NumPy with a value for each message. Raises OptionError as `pieces`
        does, for messages that are not binary, and for a column of more than 2 GiB.
        """
        chunks = binary_chunks(messages)
        array = chunks[0] if len(chunks) == 1 else pa.concat_arrays([chunk.cast(pa.large_binary()) for chunk in chunks])
        columns = {
            name: ParamColumn(param_array(value))
            if isinstance(value, pa.Array | pa.ChunkedArray | np.ndarray)
            else value
            for name, value in params.items()
        }
        return _joined(list(self.pieces(array, columns)))

    def sound(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> npt.NDArray[np.bool_]:
        """Say of which messages it is found that they have no fault, without a word on the others."""
        decoded = self.decode(messages, params)
        return ~np.isin(np.arange(len(messages)), list(decoded.failures))


def _joined(pieces: Sequence[Decoded]) -> Decoded:
    if len(pieces) == 1:
        return pieces[0]
    starts = list(accumulate((piece.messages for piece in pieces), initial=0))
    numbered = list(zip(starts, pieces, strict=False))
    return Decoded(
        concatenated([piece.columns for piece in pieces]),
        starts[-1],
        {start + row: failure for start, piece in numbered for row, failure in piece.failures.items()},
        {start + row: ranges for start, piece in numbered for row, ranges in piece.hidden.items()},
        {start + row: notes for start, piece in numbered for row, notes in piece.notes.items()},
    )


class BadArgument(Exception):
    """A message lacks a parameter that has no default, or its value is out of range; the text says which."""


def check_params(layout: Layout, record: Record, params: Params) -> None:
    """Raise OptionError for a parameter that is unknown, that lacks a value, or whose value is out of range."""
    known = {*record.params, *(param.id for param in layout.params)}
    defaults = {param.id: param.default for param in layout.params}
    for name in params:
        if name not in known:
            raise OptionError(f"{record.name} has no parameter {show_given(name)}.{hint(name, sorted(known))}")
    for name in record.params:
        if name not in params and defaults.get(name) is None:
            raise OptionError(f"{record.name} needs the parameter {show_given(name)}: it has no default.")
    for param in layout.params:
        values = params.get(param.id)
        wrong = _range_error(param, values) if isinstance(values, int | float | str | bytes) else ""
        if wrong:
            raise OptionError(f"param.{param.id}: {wrong}.")


def arguments_of(layout: Layout, record: Record, params: Params, row: int) -> dict[str, ParamValue]:
    """Return the arguments of message `row` by name. Raises BadArgument for one that is missing or out of range."""
    known = {param.id: param for param in layout.params}
    arguments: dict[str, ParamValue] = {}
    for name in record.params:
        values, param = params.get(name), known.get(name)
        value = values if isinstance(values, int | float | str | bytes) or values is None else values[row]
        if value is None and param is not None:
            value = param.default
        if value is None:
            raise BadArgument(f"the parameter {name} has no value and no default")
        wrong = _range_error(param, value) if param is not None else ""
        if wrong:
            raise BadArgument(f"the parameter {name}: {wrong}")
        arguments[name] = value
    return arguments


def _range_error(param: Param, value: ParamValue) -> str:
    """Return why a value is no whole number of the parameter's range; empty if it is, or if there is no range."""
    if param.bounds is None:
        return ""
    low, high = param.bounds
    fits = isinstance(value, int) and low <= value <= high
    return "" if fits else f"expected a whole number from {low} to {high}, found {show_plain(value)}"


def binary_chunks(values: object) -> list[pa.BinaryArray | pa.LargeBinaryArray]:
    """Return the values of a binary column as arrays of type binary or large_binary, in order, at least one.

    `values` are bytes in a list, an array of Arrow of any binary type (also as a dictionary, of nulls, in chunks), or
    an object with `__arrow_c_array__` or `__arrow_c_stream__` (Polars, DuckDB, pandas), which may be a table of one
    column. Raises OptionError for others.
    """
    if isinstance(values, bytes | bytearray | memoryview | str):
        raise OptionError("Messages are several: expected a list or an array of bytes, found a single value.")
    if getattr(getattr(values, "dtype", None), "kind", "") == "S":
        raise OptionError("An array of NumPy with texts of bytes loses the zeros at their ends: give a list of bytes.")
    if isinstance(values, pa.Array | pa.ChunkedArray):
        column = values
    elif hasattr(values, "__arrow_c_stream__"):
        column = pa.chunked_array(values)
    elif hasattr(values, "__arrow_c_array__"):
        column = pa.array(values)
    else:
        try:
            column = pa.array(values, from_pandas=True)
        except (pa.ArrowInvalid, pa.ArrowTypeError, TypeError) as error:
            raise OptionError(f"Messages are bytes: expected binary values, found others ({error}).") from error
    chunks = column.chunks if isinstance(column, pa.ChunkedArray) else [column]
    return [_binary_array(chunk) for chunk in chunks] or [_binary_array(pa.array([], column.type))]


def _binary_array(array: pa.Array) -> pa.BinaryArray | pa.LargeBinaryArray:
    kind = array.type
    if pa.types.is_dictionary(kind):
        return _binary_array(array.dictionary_decode())
    if pa.types.is_binary(kind) or pa.types.is_large_binary(kind):
        return array
    if pa.types.is_null(kind):
        return pa.nulls(len(array), pa.binary())
    if pa.types.is_struct(kind) and kind.num_fields == 1:
        return _binary_array(array.flatten()[0])
    if pa.types.is_fixed_size_binary(kind) or pa.types.is_binary_view(kind):
        return array.cast(pa.large_binary())
    raise OptionError(f"Messages are bytes: expected a binary array, found one of {show_given(str(kind))}.")


def param_array(value: Any) -> pa.Array:
    """Return the values of a parameter, one for each message: a list, or an array of Arrow, NumPy, Polars or pandas."""
    if hasattr(value, "__arrow_c_stream__") and not isinstance(value, pa.ChunkedArray):
        value = pa.chunked_array(value)
    return value.combine_chunks() if isinstance(value, pa.ChunkedArray) else pa.array(value, from_pandas=True)


def buffers_of(messages: pa.Array) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Return the bytes of all messages without a copy (at least one byte), and where each message starts and ends."""
    is_large = pa.types.is_large_binary(messages.type)
    _, offsets_buffer, data_buffer = messages.buffers()
    all_offsets = np.frombuffer(offsets_buffer, np.int64 if is_large else np.int32)
    offsets = all_offsets[messages.offset :][: len(messages) + 1].astype(np.int64)
    has_bytes = data_buffer is not None and data_buffer.size
    data = np.frombuffer(data_buffer, np.uint8) if has_bytes else np.zeros(1, np.uint8)
    return data, offsets[:-1], offsets[1:]


def bytes_of(messages: pa.BinaryArray | pa.LargeBinaryArray, row: int, most: int | None = None) -> bytes | None:
    """Return the bytes of one message, of a long one the first `most`, or None if it is null.

    A scalar of Arrow would hold one more copy of them.
    """
    if messages.slice(row, 1).null_count:
        return None
    _, offsets, data = messages.buffers()
    width = 8 if pa.types.is_large_binary(messages.type) else 4
    first = (messages.offset + row) * width
    start, stop = (int.from_bytes(offsets[at : at + width], sys.byteorder) for at in (first, first + width))
    stop = stop if most is None else min(stop, start + most)
    return bytes(memoryview(data)[start:stop]) if stop > start else b""
