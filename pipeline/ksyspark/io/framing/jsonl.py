"""framing=jsonl: one JSON object a line, with the message as base64 in `body` and values of parameters beside it."""

from __future__ import annotations

import binascii
import json
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.io.files import Window
from ksyspark.io.framing.cut import Cut, Positions, Spans
from ksyspark.io.framing.told_params import BadEntry, ToldParams, cut_entries
from ksyspark.layout import Layout

_BLANK = np.frombuffer(b" \t\r", np.uint8)
_NEWLINE = 10


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
        entries = (window.slice(*place) for place in zip(spans.starts.tolist(), spans.lengths.tolist(), strict=True))
        return cut_entries(entries, self._message, ToldParams(self.layout, self.given, "line"))

    def _message(self, line: bytes) -> tuple[bytes, Mapping[str, object]]:
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadEntry(f"the line is not JSON: {error}") from error
        if not isinstance(entry, dict) or not isinstance(entry.get("body"), str):
            raise BadEntry("the line is not a JSON object with a text `body`")
        try:
            return binascii.a2b_base64(entry["body"], strict_mode=True), entry
        except ValueError as error:
            raise BadEntry(f"`body` is not base64: {error}") from error


def _blank(window: Window, starts: Positions, ends: Positions) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Tell the lines of nothing but blanks; only those that begin with one need a closer look."""
    blank = starts == ends
    first = window.data[np.minimum(starts, max(len(window) - 1, 0))] if len(starts) else window.data[:0]
    for number in np.flatnonzero(~blank & np.isin(first, _BLANK)):
        blank[number] = not window.slice(int(starts[number]), int(ends[number] - starts[number])).strip()
    return np.asarray(blank, np.bool_)
