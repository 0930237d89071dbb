"""Find where messages end in a stream: by the plan of a format's skeleton, or by the lengths in front of them."""

from collections.abc import Mapping
from copy import copy

import numpy as np

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import ParamValue
from ksyspark.layout import Layout
from ksyspark.vm.charsets import charsets_of
from ksyspark.vm.compiled import Bytes, Ints, compiled
from ksyspark.vm.integers import read_integer
from ksyspark.vm.params import ParamCells, param_cells
from ksyspark.vm.tables import Tables

# Ends that are found by one call: few at first, because a stream may break off anywhere.
_FIRST_CHUNK, _LAST_CHUNK = 1 << 8, 1 << 16
WHOLE, IMPOSSIBLE = 0, 1


class MessageEnds:
    """Find the ends of messages of one format, with one set of parameters (missing ones have their defaults)."""

    def __init__(self, layout: Layout, plan: Plan, params: Mapping[str, ParamValue]) -> None:
        self._declared, self._plan = layout.params, plan
        self._tables = Tables(plan, charsets_of(plan.encodings))
        self._set_params(params)

    def with_params(self, params: Mapping[str, ParamValue]) -> "MessageEnds":
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
        if start >= data.size:
            return np.empty(0, np.int64)
        return self.of_runs(data, np.array([start], np.int64), np.array([data.size], np.int64))[0]

    def of_runs(self, data: Bytes, starts: Ints, ends: Ints) -> tuple[Ints, Ints, Ints]:
        """Return the ends of the messages that lie back to back in each run of bytes, and how many each run has.

        Run i is `data[starts[i]:ends[i]]`. The third array says what is behind its last message: BROKEN where that
        surely breaks a rule, else UNFINISHED, also where nothing is.
        """
        starts, run, most, stops = starts.copy(), 0, _FIRST_CHUNK, []
        while run < starts.size:
            left = starts.size - run
            chunk = self._tables.follow(data, starts[run:], ends[run:], self._columns(left), left + most)
            stops.append(chunk)
            most = min(most * 16, _LAST_CHUNK)
            run += int(np.count_nonzero(chunk < 0))
            if run < starts.size and chunk[-1] >= 0:
                starts[run] = chunk[-1]
        marked = np.concatenate(stops) if stops else np.empty(0, np.int64)
        is_mark = marked < 0
        return marked[~is_mark], np.diff(np.flatnonzero(is_mark), prepend=-1) - 1, marked[is_mark]

    def of_each(self, data: Bytes, starts: Ints, ends: Ints) -> Ints:
        """Return where the message at each of `starts` ends, or UNFINISHED or BROKEN up to the end beside it.

        The time that it takes is in proportion to `data` and to the number of starts: where messages read the same
        bytes over and over, the last ones are not found.
        """
        return self._tables.each(data, starts, ends, self._columns(starts.size))

    def first(self, data: Bytes, start: int) -> int | None:
        """Return the end of the message at `start`, or None if it is incomplete or breaks a rule."""
        if start >= data.size:
            return None
        end = int(self.of_each(data, np.array([start], np.int64), np.array([data.size], np.int64))[0])
        return end if end >= 0 else None

    def _columns(self, count: int) -> ParamCells:
        """Return the parameters, a column for each of `count` runs or messages."""
        return self._cells.of(np.zeros(count, np.int64))


@compiled("lengths")
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
