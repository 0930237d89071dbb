"""Parameters of messages as cells for the machine."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from ksyspark.decoder import ParamColumn, Params, ParamValue
from ksyspark.layout import Param
from ksyspark.vm.compiled import Flags, Ints

_INT64 = range(-(1 << 63), 1 << 63)
_SPANS = frozenset({"string", "binary"})


@dataclass(frozen=True, slots=True)
class ParamCells:
    """Parameters of a batch: `cells` has a row of numbers a parameter, two rows (start, length) for bytes and text.

    Bytes and text stand behind the constants of the plan in `constants`; their starts are negative, -1 is the first
    byte. `is_missing` flags messages that lack a parameter without default. Also flagged are numbers beyond 64 bits or
    beyond the parameter's own range: the reference decoder rejects them.
    """

    cells: Ints
    constants: bytes
    is_missing: Flags

    def part(self, first: int, stop: int) -> "ParamCells":
        if stop - first == self.is_missing.size:
            return self
        return self.of(slice(first, stop))

    def of(self, rows: Ints | slice) -> "ParamCells":
        return ParamCells(np.ascontiguousarray(self.cells[:, rows]), self.constants, self.is_missing[rows])


def param_cells(declared: Sequence[Param], params: Params, rows: int, constants: bytes = b"") -> ParamCells:
    """Return the parameters of `rows` messages. Text is encoded in UTF-8, as the literals of a plan are."""
    cells: list[Ints] = []
    pool = bytearray(constants)
    is_missing = np.zeros(rows, np.bool_)
    for param in declared:
        value = params.get(param.id)
        column = None if param.type.arrow in _SPANS else _number_column(value)
        if column is not None:
            cells.append(column)
            is_missing |= _is_out_of_range(param, column)
            continue
        values, at = _values(value)
        if None in values:
            values = [param.default if one is None else one for one in values]
        if param.type.arrow in _SPANS:
            *columns, missing = _spans(values, pool)
        else:
            number, missing = _numbers(values)
            columns, missing = [number], missing | _is_out_of_range(param, number)
        cells += [np.full(rows, one[at], np.int64) for one in columns]
        is_missing |= missing[at]
    return ParamCells(np.array(cells or [np.zeros(rows, np.int64)]), bytes(pool), is_missing)


def _number_column(value: ParamValue | Sequence[ParamValue | None] | None) -> Ints | None:
    """Return the numbers of a column in which each message has one of at most 64 signed bits; None for others."""
    if not isinstance(value, ParamColumn) or value.array.null_count:
        return None
    kind = value.array.type
    if not pa.types.is_integer(kind) or pa.types.is_uint64(kind):
        return None
    numbers: Ints = value.array.to_numpy().astype(np.int64, copy=False)
    return numbers


def _values(value: ParamValue | Sequence[ParamValue | None] | None) -> tuple[list[ParamValue | None], Ints | slice]:
    if isinstance(value, ParamColumn):
        encoded = value.array.dictionary_encode()
        values, indices = list(ParamColumn(encoded.dictionary)), encoded.indices
        if indices.null_count:
            indices, values = indices.fill_null(len(values)), [*values, None]
        return values, indices.to_numpy().astype(np.int64)
    if value is None or isinstance(value, int | float | bool | str | bytes):
        return [value], slice(None)
    return list(value), slice(None)


def _numbers(values: Sequence[ParamValue | None]) -> tuple[Ints, Flags]:
    try:
        return np.array(values, np.int64), np.zeros(len(values), np.bool_)
    except (TypeError, ValueError, OverflowError):
        fitting = [one if isinstance(one, int) and one in _INT64 else None for one in values]
        return np.array([one or 0 for one in fitting], np.int64), np.array([one is None for one in fitting])


def _spans(values: Sequence[ParamValue | None], pool: bytearray) -> tuple[Ints, Ints, Flags]:
    """Append each distinct value to the pool once; return starts, lengths, and flags of missing values."""
    distinct = {one: number for number, one in enumerate(dict.fromkeys(values))}
    octets = [_octets(one) for one in distinct]
    starts = np.zeros(len(octets), np.int64)
    for number, text in enumerate(octets):
        if text is not None:
            starts[number] = -1 - len(pool)
            pool += text
    rows = np.fromiter(map(distinct.__getitem__, values), np.int64, len(values))
    lengths = np.array([len(one or b"") for one in octets], np.int64)
    return starts[rows], lengths[rows], np.array([one is None for one in octets], np.bool_)[rows]


def _octets(value: ParamValue | None) -> bytes | None:
    if isinstance(value, str):
        try:
            return value.encode()
        except UnicodeEncodeError:
            return None
    return value if isinstance(value, bytes) else None


def _is_out_of_range(param: Param, numbers: Ints) -> Flags:
    low, high = param.bounds or (_INT64.start, _INT64.stop - 1)
    return (numbers < low) | (numbers > min(high, _INT64.stop - 1))
