"""Find where messages end in a stream: by the plan of a format's skeleton, or by the lengths in front of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy

import numpy as np
from numba import types

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import ParamValue
from ksyspark.layout import Layout
from ksyspark.vm.charsets import charsets_of
from ksyspark.vm.compiled import BYTES_READ, INTS, Bytes, Ints, compiled
from ksyspark.vm.integers import read_integer
from ksyspark.vm.params import param_cells
from ksyspark.vm.tables import Tables

# Ends that are found by one call: few at first, because a stream may break off anywhere.
_FIRST_CHUNK, _LAST_CHUNK = 1 << 8, 1 << 16
WHOLE, IMPOSSIBLE = 0, 1
_FOLLOW_LENGTHS = types.UniTuple(types.int64, 3)(  # type: ignore[no-untyped-call]
    BYTES_READ, types.int64, types.int64, types.boolean, types.int64, types.int64, INTS
)


class MessageEnds:
    """Find the ends of messages of one format, with one set of parameters (missing ones have their defaults)."""

    def __init__(self, layout: Layout, plan: Plan, params: Mapping[str, ParamValue]) -> None:
        self._declared, self._plan = layout.params, plan
        self._tables = Tables(plan, charsets_of(plan.encodings))
        self._set_params(params)

    def with_params(self, params: Mapping[str, ParamValue]) -> MessageEnds:
        """Return the same for other parameters. It shares the tables of this one: use both in one thread only."""
        if params == self._params:
            return self
        other = copy(self)
        other._set_params(params)
        return other

    def _set_params(self, params: Mapping[str, ParamValue]) -> None:
        self._params = params
        self._cells = param_cells(self._declared, params, 1, self._plan.constants)

    def after(self, data: Bytes, start: int) -> Ints:
        """Return the ends of the messages from `start` on, up to the first that is incomplete or breaks a rule."""
        found = list(self._chunks(data, start))
        return np.concatenate(found) if found else np.empty(0, np.int64)

    def first(self, data: Bytes, start: int) -> int | None:
        """Return the end of the message at `start`; None where it is incomplete or breaks a rule."""
        if start >= data.size:
            return None
        found = self._tables.follow(data, start, self._cells, 1)
        return int(found[0]) if found.size else None

    def _chunks(self, data: Bytes, start: int) -> Iterator[Ints]:
        most = _FIRST_CHUNK
        while start < data.size:
            ends = self._tables.follow(data, start, self._cells, most)
            yield ends
            if ends.size < most:
                return
            start, most = int(ends[-1]), min(most * 16, _LAST_CHUNK)


@compiled(_FOLLOW_LENGTHS)
def follow_lengths(
    data: Bytes, begin: int, width: int, is_little: bool, counted: int, most: int, lengths: Ints
) -> tuple[int, int, int]:
    """Write the lengths of complete messages, back to back from `begin` on, each behind `width` bytes of length.

    A length counts the message and `counted` bytes more. Stops before an incomplete message, and where `lengths` is
    full. Returns how many there are, where the next one begins, and IMPOSSIBLE if its length is negative or more than
    `most`.
    """
    position, count = begin, 0
    while count < lengths.size and position + width <= data.size:
        length = read_integer(data, position, width, is_little)
        if length < counted or length - counted > most:
            return count, position, IMPOSSIBLE
        end = position + width + length - counted
        if end > data.size:
            return count, position, WHOLE
        lengths[count] = length - counted
        count += 1
        position = end
    return count, position, WHOLE
