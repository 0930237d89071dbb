"""Messages in containers that also hold values of parameters; framing=jsonl is here, dumps of queues beside it."""

import binascii
import json
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.decoder import ParamValue
from ksyspark.display import show_plain
from ksyspark.errors import Failure, Note
from ksyspark.io.spans import Cut, Framing, Positions, Spans, positions_of
from ksyspark.io.windows import Window
from ksyspark.layout import Layout
from ksyspark.options.read_options import param_value
from ksyspark.options.table import InvalidValue

_log = logging.getLogger(__name__)
_BLANK = np.frombuffer(b" \t\r", np.uint8)
_NEWLINE = 10
# What a line says of the message itself, beside its bytes: never a parameter that was misspelled.
_DESCRIBING = ("transport", "msg_type", "correl_id")
# Keys that are shown of a line, and keys after which no more are named.
_SHOWN, _MOST_NAMED = 3, 100


class Opened(NamedTuple):
    """The message in a container, the values beside it by name, and what is to be noted of it, if anything."""

    body: bytes
    values: Mapping[str, object]
    note: str = ""


OpenContainer = Callable[[bytes], Opened]
"""Return what is in a container. Raises BadContainer."""


class BadContainer(Exception):
    """A container holds no message; the text says why."""


def cut_containers(
    window: Window,
    spans: Spans,
    open_container: OpenContainer,
    layout: Layout,
    params: Mapping[str, ParamValue],
    noun: str,
) -> Cut:
    """Take the messages out of containers; one that cannot be opened is a failure.

    A value that is named like a parameter of the format sets it for its message; `params` are set for all others.
    `noun` is what a sentence calls a container.
    """
    bodies: list[bytes | None] = []
    rows: list[Mapping[str, ParamValue]] = []
    failures, notes = dict(spans.failures), dict[int, Note]()
    for number, (start, length) in enumerate(zip(spans.starts.tolist(), spans.lengths.tolist(), strict=True)):
        body: bytes | None = None
        row: Mapping[str, ParamValue] = {}
        if number not in failures:
            try:
                opened = open_container(window.slice(start, length))
                body, row = opened.body, _container_params(layout, opened.values, params, noun)
                notes |= {number: Note("", 0, opened.note)} if opened.note else {}
            except BadContainer as bad:
                failures[number] = Failure("", 0, str(bad))
        bodies.append(body)
        rows.append(row)
    large = sum(map(len, filter(None, bodies))) >= 1 << 31
    columns = {param.id: [row.get(param.id, params.get(param.id)) for row in rows] for param in layout.params}
    return Cut(pa.array(bodies, pa.large_binary() if large else pa.binary()), failures, columns, notes)


def _container_params(
    layout: Layout, beside: Mapping[str, object], params: Mapping[str, ParamValue], noun: str
) -> dict[str, ParamValue]:
    """Return the parameters among the values of a container. Raises BadContainer for one that is bad or missing."""
    values: dict[str, ParamValue] = {}
    for param in layout.params:
        value = beside.get(param.id)
        if value is None:
            continue
        try:
            values[param.id] = param_value(param, value)
        except InvalidValue as invalid:
            raise BadContainer(f"`{param.id}` must be {invalid}, found {value!r:.60}") from invalid
    for param in layout.params:
        if param.default is None and param.id not in values and param.id not in params:
            raise BadContainer(f"the {noun} has no `{param.id}`, and no option sets it")
    return values


class JsonLines(Framing):
    """framing=jsonl: one JSON object a line, with the message as base64 in `body`; blank lines are skipped.

    Keys that are no parameters are named in the log, those of a line in one sentence, each once; of many the first.
    """

    end = re.compile(rb"(?=\n)")

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._used = frozenset(("body", *_DESCRIBING, *(param.id for param in layout.params)))
        self._named: set[str] = set()

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        ends = positions_of(window.data, _NEWLINE)
        consumed = int(ends[-1]) + 1 if len(ends) else 0
        if is_last and consumed < len(window):
            ends, consumed = np.append(ends, len(window)), len(window)
        starts = np.concatenate((np.zeros(min(len(ends), 1), np.int64), ends[:-1] + 1))
        kept = ~_is_blank(window, starts, ends)
        return Spans(starts[kept], (ends - starts)[kept], consumed)

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        return cut_containers(window, spans, self._opened, self._layout, params, "line")

    def _opened(self, line: bytes) -> Opened:
        body, entry = _open_line(line)
        if not entry.keys() <= self._used and len(self._named) < _MOST_NAMED:
            unused = [key for key in entry if key not in self._used and key not in self._named]
            if unused:
                self._name(unused)
        return Opened(body, entry)

    def _name(self, unused: Sequence[str]) -> None:
        self._named.update(unused[: _MOST_NAMED - len(self._named)])
        names = ", ".join(map(show_plain, unused[:_SHOWN]))
        more = f" and {len(unused) - _SHOWN:,} more" if len(unused) > _SHOWN else ""
        end = "the key is not used" if len(unused) == 1 else "the keys are not used"
        last = "; no other key is named" if len(self._named) == _MOST_NAMED else ""
        _log.warning("framing=jsonl: %s has no parameter %s%s: %s%s", self._layout.name, names, more, end, last)


def _open_line(line: bytes) -> tuple[bytes, Mapping[str, object]]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadContainer(f"the line is not JSON: {error}") from error
    if not isinstance(entry, dict) or not isinstance(entry.get("body"), str):
        raise BadContainer("the line is not a JSON object with a text `body`")
    try:
        return binascii.a2b_base64(entry["body"], strict_mode=True), entry
    except ValueError as error:
        raise BadContainer(f"`body` is not base64: {error}") from error


def _is_blank(window: Window, starts: Positions, ends: Positions) -> npt.NDArray[np.bool_]:
    """Return which lines are blank; only those that begin with a blank are read."""
    blank = np.asarray(starts == ends, np.bool_)
    first = window.data[np.minimum(starts, max(len(window) - 1, 0))] if len(starts) else window.data[:0]
    for number in np.flatnonzero(~blank & np.isin(first, _BLANK)):
        blank[number] = not window.slice(int(starts[number]), int(ends[number] - starts[number])).strip()
    return blank
