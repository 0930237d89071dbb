"""Find where messages end in a stream of them, by the plan of a format's skeleton."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import ParamValue
from ksyspark.format import Format
from ksyspark.vm.characters import characters_of
from ksyspark.vm.params import param_cells
from ksyspark.vm.tables import Tables

_AT_ONCE = 1 << 16


class MessageEnds:
    """Cut streams of one format, whose parameters have these values or the default."""

    def __init__(self, fmt: Format, plan: Plan, params: Mapping[str, ParamValue]) -> None:
        self._fmt, self._plan = fmt, plan
        self._tables = Tables(plan, characters_of(plan.encodings))
        self._tell(params)

    def with_params(self, params: Mapping[str, ParamValue]) -> MessageEnds:
        """Return the same for other values of parameters. It shares the tables of this one, so one thread has both."""
        if params == self._told:
            return self
        other = copy(self)
        other._tell(params)
        return other

    def _tell(self, params: Mapping[str, ParamValue]) -> None:
        self._told = params
        self._params = param_cells(self._fmt.layout.params, params, 1, self._plan.constants)

    def after(self, data: NDArray[np.uint8], start: int) -> NDArray[np.int64]:
        """Return the ends of the messages from `start` on, up to the first that is not whole or breaks a rule."""
        found = list(self._chunks(data, start))
        return np.concatenate(found) if found else np.empty(0, np.int64)

    def first(self, data: NDArray[np.uint8], start: int) -> int | None:
        """Return the end of the message at `start`; None where it is not whole or breaks a rule."""
        if start >= data.size:
            return None
        found = self._tables.follow(data, start, self._params, 1)
        return int(found[0]) if found.size else None

    def _chunks(self, data: NDArray[np.uint8], start: int) -> Iterator[NDArray[np.int64]]:
        while start < data.size:
            stops = self._tables.follow(data, start, self._params, _AT_ONCE)
            yield stops
            if stops.size < _AT_ONCE:
                return
            start = int(stops[-1])
