"""Parameters of messages as the machine takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ksyspark.decoder import Params, ParamValue
from ksyspark.layout import Param

_INT64 = range(-(1 << 63), 1 << 63)
_SPANS = frozenset({"string", "binary"})
_TEXTS = frozenset({str, bytes, type(None)})
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class ParamCells:
    """Parameters of a batch: `cells` has a row of numbers a parameter, two for bytes and text (start, length).

    Bytes and text stand behind the constants of the plan, in `constants`, so that their starts are negative.
    `is_untold` tells which messages are not told a parameter that has no default. A number beyond 64 bits, or beyond
    the parameter's own range, is as good as not told: another decoder refuses it.
    """

    cells: NDArray[np.int64]
    constants: bytes
    is_untold: Flags

    def part(self, first: int, stop: int) -> ParamCells:
        """Return the parameters of the messages from `first` up to `stop`."""
        if stop - first == self.is_untold.size:
            return self
        cells = np.ascontiguousarray(self.cells[:, first:stop])
        return ParamCells(cells, self.constants, self.is_untold[first:stop])


def param_cells(declared: Sequence[Param], params: Params, rows: int, constants: bytes = b"") -> ParamCells:
    """Return the parameters of so many messages. Text is in UTF-8, as the literals of a plan are."""
    cells: list[NDArray[np.int64]] = []
    pool = bytearray(constants)
    is_untold = np.zeros(rows, np.bool_)
    for param in declared:
        told, default = params.get(param.id), param.default
        values = [told] if told is None or isinstance(told, int | float | bool | str | bytes) else list(told)
        if None in values:
            values = [default if one is None else one for one in values]
        if param.type.arrow in _SPANS:
            found = _spans(values, pool)
            cells += [np.full(rows, part, np.int64) for part in found[:2]]
            is_untold |= found[2]
        else:
            number, lost = _numbers(values)
            cells.append(np.full(rows, number, np.int64))
            is_untold |= lost | _is_beyond(param, number)
    return ParamCells(np.array(cells or [np.zeros(rows, np.int64)]), bytes(pool), is_untold)


def _numbers(values: Sequence[ParamValue | None]) -> tuple[NDArray[np.int64], Flags]:
    try:
        return np.array(values, np.int64), np.zeros(len(values), np.bool_)
    except (TypeError, ValueError, OverflowError):
        fitting = [one if isinstance(one, int) and one in _INT64 else None for one in values]
        return np.array([one or 0 for one in fitting], np.int64), np.array([one is None for one in fitting])


def _spans(values: Sequence[ParamValue | None], pool: bytearray) -> tuple[NDArray[np.int64], NDArray[np.int64], Flags]:
    """Put each different value into the pool once; return starts, lengths, and which have none."""
    if not set(map(type, values)) <= _TEXTS:
        values = [one if isinstance(one, str | bytes) else None for one in values]
    different = {one: number for number, one in enumerate(dict.fromkeys(values))}
    octets = [_octets(one) for one in different]
    starts = np.zeros(len(octets), np.int64)
    for number, one in enumerate(octets):
        if one is not None:
            starts[number] = -1 - len(pool)
            pool += one
    rows = np.fromiter(map(different.__getitem__, values), np.int64, len(values))
    lengths = np.array([len(one or b"") for one in octets], np.int64)
    return starts[rows], lengths[rows], np.array([one is None for one in octets], np.bool_)[rows]


def _octets(value: ParamValue | None) -> bytes | None:
    if isinstance(value, str):
        try:
            return value.encode()
        except UnicodeEncodeError:
            return None
    return value if isinstance(value, bytes) else None


def _is_beyond(param: Param, numbers: NDArray[np.int64]) -> NDArray[np.bool_]:
    low, high = param.bounds or (_INT64.start, _INT64.stop - 1)
    return (numbers < low) | (numbers > min(high, _INT64.stop - 1))
