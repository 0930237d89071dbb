"""framing=jsonl: one JSON object a line, with the message as base64 in `body` and values of parameters beside it."""

from __future__ import annotations

import binascii
import json
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.files import Window
from ksyspark.framing.cut import Cut, Positions, Spans
from ksyspark.layout import Layout, Param
from ksyspark.options.params import param_value
from ksyspark.options.values import Unfit

_BLANK = np.frombuffer(b" \t\r", np.uint8)
_NEWLINE = 10


class _BadLine(Exception):
    """A line holds no message; the text says why."""


@dataclass(frozen=True, slots=True)
class JsonLines:
    """Cut lines, skip blank ones, and take the message out of each; keys named like a parameter set it."""

    layout: Layout
    given: Mapping[str, ParamValue]

    def spans(self, window: Window, is_last: bool) -> Spans:
        ends = np.flatnonzero(window.data == _NEWLINE)
        consumed = int(ends[-1]) + 1 if len(ends) else 0
        if is_last and consumed < len(window):
            ends, consumed = np.append(ends, len(window)), len(window)
        starts = np.concatenate((np.zeros(min(len(ends), 1), np.int64), ends[:-1] + 1))
        kept = ~_blank(window, starts, ends)
        return Spans(starts[kept], (ends - starts)[kept], consumed)

    def cut(self, window: Window, spans: Spans) -> Cut:
        bodies: list[bytes | None] = []
        params: dict[str, list[ParamValue | None]] = {param.id: [] for param in self.layout.params}
        failures: dict[int, Failure] = {}
        for number, (start, length) in enumerate(zip(spans.starts.tolist(), spans.lengths.tolist(), strict=True)):
            body: bytes | None = None
            values: dict[str, ParamValue] = {}
            try:
                body, values = self._message(window.slice(start, length))
            except _BadLine as bad:
                failures[number] = Failure("", 0, str(bad))
            bodies.append(body)
            for name, column in params.items():
                column.append(values.get(name, self.given.get(name)))
        large = sum(map(len, filter(None, bodies))) >= 1 << 31
        return Cut(pa.array(bodies, pa.large_binary() if large else pa.binary()), failures, params)

    def _message(self, line: bytes) -> tuple[bytes, dict[str, ParamValue]]:
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise _BadLine(f"the line is not JSON: {error}") from error
        if not isinstance(entry, dict) or not isinstance(entry.get("body"), str):
            raise _BadLine("the line is not a JSON object with a text `body`")
        values = {param.id: self._value(param, entry[param.id]) for param in self._told(entry)}
        missing = [p.id for p in self.layout.params if p.default is None and p.id not in {**self.given, **values}]
        if missing:
            raise _BadLine(f"the line has no `{missing[0]}`, and no option sets it")
        try:
            return binascii.a2b_base64(entry["body"], strict_mode=True), values
        except ValueError as error:
            raise _BadLine(f"`body` is not base64: {error}") from error

    def _told(self, entry: Mapping[str, object]) -> list[Param]:
        return [param for param in self.layout.params if entry.get(param.id) is not None]

    def _value(self, param: Param, value: object) -> ParamValue:
        try:
            return param_value(param, value)
        except Unfit as unfit:
            raise _BadLine(f"`{param.id}` must be {unfit}, found {value!r}") from unfit


def _blank(window: Window, starts: Positions, ends: Positions) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Tell the lines of nothing but blanks; only those that begin with one need a closer look."""
    blank = starts == ends
    first = window.data[np.minimum(starts, max(len(window) - 1, 0))] if len(starts) else window.data[:0]
    for number in np.flatnonzero(~blank & np.isin(first, _BLANK)):
        blank[number] = not window.slice(int(starts[number]), int(ends[number] - starts[number])).strip()
    return np.asarray(blank, np.bool_)
