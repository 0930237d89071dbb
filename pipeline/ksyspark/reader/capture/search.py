"""Find the next message behind a gap of a stream, or where a capture begins late: by the machine alone.

A place is believed where messages follow each other: three that keep all rules, or two up to the end of what there is.
At the beginning of a segment one message is enough, if it is long or ends where a segment does, and what follows it
breaks no rule. Every step tries many places at once, and all take time in proportion to the bytes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.compiler.instructions import BROKEN, PROCESS
from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.formats import Format
from ksyspark.io.spans import Flags, Framing, Positions
from ksyspark.io.stream import SelfDelimiting
from ksyspark.reader.capture.streams import Runs

if TYPE_CHECKING:
    from ksyspark.reader.stream_reader import StreamReader
    from ksyspark.vm import MessageEnds

SEARCHED_BYTES = 256 << 10
"""Bytes behind a gap at each of which a message may begin; beyond them only at the beginning of a segment."""
_FIRST_BLOCK = 4 << 10
_ENOUGH = 3
# Bytes of a message that no others look like by chance.
_LONG = 16
# Places of one run that look right and turn out to break a rule of a logical type, until the run is given up.
_MOST_REFUTED = 8
# What may follow a first byte, to find out with which ones no message begins.
_TAILS = (bytes(64), b"\x02" + bytes(63), b"\x10" + bytes(63), b"\x20" * 64, b"\xff" * 64)

_Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to read the messages of a stream: as `fmt`, with `values` of the parameters that messages tell.

    A reading by another format has no parameters: `values` are then those of the format that cuts the messages.
    """

    fmt: Format
    values: Mapping[str, ParamValue] = field(default_factory=dict)
    is_other: bool = False


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where messages begin in a run, as a position of its data, and how they are read.

    `shown_at` is the position of the first message that is read so, and not without the values (None: all messages
    there are can be read without them).
    """

    position: int
    values: Mapping[str, ParamValue] = field(default_factory=dict)
    shown_at: int | None = None


class MessageSearch:
    """Search runs of bytes for the messages of a format, with the parameters of the reader that cuts them.

    Where no message of a stream has told its parameters, `others` are further readings: what some message can only be
    read by holds for the stream.
    """

    def __init__(self, fmt: Format, reader: "StreamReader", others: Sequence[Alternative] = ()) -> None:
        self._own = _Matcher(_Machines(fmt, reader.framing), reader.params)
        self._given, self._others = reader.params, others

    def at_segments(self, runs: Runs, rows: Sequence[int], known: Mapping[str, ParamValue]) -> dict[int, Beginning]:
        """Return the first segment of each run with which a message begins; `known` are parameters of its stream."""
        return self._earliest(runs, known, [matcher.at_segments(runs, rows) for matcher in self._matchers(known)])

    def anywhere(self, runs: Runs, row: int, known: Mapping[str, ParamValue]) -> Beginning | None:
        """Return where messages begin in a run with which no segment of it helps, or None."""
        return self._earliest(runs, known, [matcher.anywhere(runs, row) for matcher in self._matchers(known)]).get(row)

    def first_position(self, data: _Bytes, stop: int, known: Mapping[str, ParamValue]) -> int | None:
        """Return the first position, searched up to `stop`, at which messages of a stream seem to begin, or None."""
        zeros, end = np.zeros(1, np.int64), np.array([len(data)])
        flags, begins = zeros > 0, range(0, min(stop, len(data)), SEARCHED_BYTES)
        runs = (Runs(data, zeros, zeros, zeros + at, end, zeros, flags, flags, end, zeros, zeros) for at in begins)
        beginnings = (self.anywhere(run, 0, known) for run in runs)
        return next((beginning.position for beginning in beginnings if beginning is not None), None)

    def before(self, runs: Runs, row: int, stop: int, known: Mapping[str, ParamValue]) -> Beginning | None:
        """Return where messages begin in a run that lead to those which begin at the position `stop`, or None."""
        places = [matcher.before(runs, row, stop) for matcher in self._matchers(known)]
        return self._earliest(runs, known, places).get(row)

    def may_begin(self, runs: Runs, row: int, position: int, known: Mapping[str, ParamValue]) -> bool:
        """Say whether a message may begin at a position: it is sound, or goes on behind the run."""
        return any(matcher.may_begin(runs, row, position) for matcher in self._matchers(known))

    def _earliest(
        self, runs: Runs, known: Mapping[str, ParamValue], places: Sequence[Mapping[int, int]]
    ) -> dict[int, Beginning]:
        rows = sorted({row for found in places for row in found})
        positions = {row: min(found[row] for found in places if row in found) for row in rows}
        if known or not self._others:
            return {row: Beginning(position) for row, position in positions.items()}
        return {row: self._read_best(runs.data, position, int(runs.ends[row])) for row, position in positions.items()}

    def _read_best(self, data: _Bytes, begin: int, end: int) -> Beginning:
        """Return how the messages from `begin` up to `end` are read, where no message has told any parameters."""
        own, *others = (matcher.follow(data, begin, end) for matcher in self._matchers({}))
        best = max(range(len(others)), key=others.__getitem__)
        return Beginning(begin, self._others[best].values, own) if others[best] > own else Beginning(begin)

    def _matchers(self, known: Mapping[str, ParamValue]) -> "tuple[_Matcher, ...]":
        """Return what finds messages with some parameters, and with all others if no parameters are known."""
        own = self._own.with_params({**known, **self._given})
        return (own,) if known else (own, *self._other_matchers)

    @cached_property
    def _other_matchers(self) -> "tuple[_Matcher, ...]":
        return tuple(
            _Matcher(_Machines(other.fmt, SelfDelimiting(other.fmt)), {})
            if other.is_other
            else self._own.with_params({**other.values, **self._given})
            for other in self._others
        )


class _Machines:
    """What reads the messages of one format with any parameters; each is made when it is needed first."""

    def __init__(self, fmt: Format, framing: Framing) -> None:
        self.fmt, self._framing = fmt, framing

    @cached_property
    def ends(self) -> "MessageEnds | None":
        """What finds the ends of messages by their lengths."""
        return self._framing.message_ends

    @cached_property
    def whole(self) -> "MessageEnds | None":
        """What finds the ends of messages that keep all rules."""
        from ksyspark.vm import MessageEnds  # noqa: PLC0415 (loads the compiled machine)

        plan = self.fmt.streams.whole_message
        if plan is None or any(line[0] == PROCESS for line in plan.program):
            return None
        return MessageEnds(self.fmt.layout, plan, {})

    @cached_property
    def decoder(self) -> Decoder:
        return self.fmt.decoder(DecodeOptions(columns=()))


class _Matcher:
    """Find messages of one format with one set of parameters."""

    def __init__(self, machines: _Machines, params: Mapping[str, ParamValue]) -> None:
        self._machines, self._params = machines, params
        self._of_params: dict[tuple[tuple[str, ParamValue], ...], _Matcher] = {}

    def with_params(self, params: Mapping[str, ParamValue]) -> "_Matcher":
        if params == self._params:
            return self
        key = tuple(sorted(params.items()))
        if key not in self._of_params:
            self._of_params[key] = _Matcher(self._machines, params)
        return self._of_params[key]

    def at_segments(self, runs: Runs, rows: Sequence[int]) -> dict[int, int]:
        """Return the first segment of each run with which messages are believed to begin."""
        if self._ends is None:
            return {}
        numbers = np.array(rows, np.int64)
        first, stop = (np.searchsorted(runs.edges, edges[numbers]) for edges in (runs.begins, runs.ends))
        counts = np.maximum(stop - first, 0)
        edges = np.arange(counts.sum()) + np.repeat(first - (np.cumsum(counts) - counts), counts)
        return self._first_of_each(runs, runs.edges[edges], np.repeat(numbers, counts))

    def anywhere(self, runs: Runs, row: int) -> dict[int, int]:
        """Return the first position of a run at which messages are believed to begin."""
        begin, size = int(runs.begins[row]), _FIRST_BLOCK
        last = min(begin + SEARCHED_BYTES, int(runs.ends[row]))
        while begin < last and self._ends is not None:
            positions = np.arange(begin, min(begin + size, last))
            positions = positions[self._begins_message(runs.data, positions)]
            firsts = self._first_of_each(runs, positions, np.full(len(positions), row), has_many=True)
            if firsts:
                return firsts
            begin, size = begin + size, size * 4
        return {}

    def before(self, runs: Runs, row: int, stop: int) -> dict[int, int]:
        """Return the first position of a run from which two messages or more lead to the position `stop`."""
        begin = max(int(runs.begins[row]), stop - SEARCHED_BYTES)
        positions = np.arange(begin, stop)
        positions = positions[self._begins_message(runs.data, positions)]
        if self._ends is None or not len(positions):
            return {}
        limits = np.full(len(positions), stop)
        ends = self._lengths(runs.data, positions, limits)
        leads = _leading_to(positions, ends, stop)
        positions, ends = positions[leads], self._sound(runs.data, positions[leads], limits[leads])
        leads = _leading_to(positions, ends, stop) & (ends < stop)
        return {row: int(positions[leads][0])} if leads.any() else {}

    def may_begin(self, runs: Runs, row: int, position: int) -> bool:
        """Say whether no rule is broken by the message at a position, as far as the run goes."""
        return self._ends is None or bool(self._sound(runs.data, np.array([position]), runs.ends[[row]])[0] != BROKEN)

    def follow(self, data: _Bytes, begin: int, end: int) -> int:
        """Return the end of the last message that keeps all rules, of those back to back from a position on."""
        whole = self._whole or self._ends
        if whole is None:
            return begin
        stops = whole.of_runs(data, np.array([begin]), np.array([end]))[0]
        return int(stops[-1]) if len(stops) else begin

    def _first_of_each(
        self, runs: Runs, positions: Positions, rows: Positions, *, has_many: bool = False
    ) -> dict[int, int]:
        """Return the first believed position of each run, of positions that ascend, each beside its run."""
        data, behind = runs.data, None
        if not len(positions):
            return {}
        is_segment = _are_edges(runs.edges, positions)
        limits = runs.ends[rows]
        # By lengths and first bytes alone first: that takes a fraction of reading the messages.
        for _ in range(_ENOUGH if has_many else 0):
            behind = self._lengths(data, positions if behind is None else behind, limits)
            inside = np.flatnonzero((behind >= 0) & (behind < limits))
            behind[inside] = np.where(self._begins_message(data, behind[inside]), behind[inside], BROKEN)
        if behind is not None:
            chained = (behind >= 0) | is_segment
            positions, rows, limits = (column[chained] for column in (positions, rows, limits))
            is_segment = is_segment[chained]
        if not len(positions):
            return {}
        edges = [positions]
        for _ in range(_ENOUGH):
            edges.append(self._sound(data, edges[-1], limits))
        first_ends, second_ends, third_ends = edges[1:]
        # Few bytes may look like a message by chance, unless they end where a segment does.
        is_shown = (first_ends - positions >= _LONG) | _are_edges(runs.edges, first_ends)
        is_refuted = ~is_shown | ((first_ends < limits) & (second_ends == BROKEN))
        are_enough = ((third_ends >= 0) & (second_ends < limits)) | ((second_ends == limits) & (first_ends < limits))
        believed = are_enough | (is_segment & (first_ends >= 0) & ~is_refuted)
        return self._verified(data, [column[believed] for column in edges], rows[believed])

    def _lengths(self, data: _Bytes, positions: Positions, limits: Positions) -> Positions:
        """Return where messages at positions end by their lengths; what is at a limit, or no position, stays so."""
        assert self._ends is not None
        stops = positions.copy()
        rows = np.flatnonzero((positions >= 0) & (positions < limits))
        stops[rows] = self._ends.of_each(data, positions[rows], limits[rows])
        return stops

    def _sound(self, data: _Bytes, positions: Positions, limits: Positions) -> Positions:
        """Return where messages end that keep all rules: below 0 if none does, BROKEN if it breaks a rule."""
        ends = self._lengths(data, positions, limits)
        if self._whole is None:
            return ends
        is_whole = (ends >= 0) & (positions < limits)
        checked = self._whole.of_each(data, positions[is_whole], ends[is_whole])
        ends[is_whole] = np.where(checked >= 0, ends[is_whole], BROKEN)
        return ends

    def _verified(self, data: _Bytes, edges: list[Positions], rows: Positions) -> dict[int, int]:
        """Return the first position of each run whose messages have no fault, rules of logical types included."""
        verified: dict[int, int] = {}
        tried = 0
        while len(rows) and tried < _MOST_REFUTED:
            firsts = np.unique(rows, return_index=True)[1]
            pairs = [(column[firsts], behind[firsts]) for column, behind in pairwise(edges)]
            begins, ends = (np.concatenate(column) for column in zip(*pairs, strict=True))
            is_message = ends > begins
            edges_of = zip(begins[is_message], ends[is_message], strict=True)
            bodies = [data[begin:end].tobytes() for begin, end in edges_of]
            is_sound = self._machines.decoder.sound(pa.array(bodies, pa.large_binary()), self._params)
            of = np.tile(firsts, len(pairs))[is_message]
            for first in np.setdiff1d(firsts, of[~is_sound]).tolist():
                verified[int(rows[first])] = int(edges[0][first])
            left = ~np.isin(rows, list(verified))
            left[firsts] = False
            rows, edges, tried = rows[left], [column[left] for column in edges], tried + 1
        return verified

    def _begins_message(self, data: _Bytes, positions: Positions) -> Flags:
        """Say at which positions a message may begin: by its mark, or else by its first byte."""
        mark = self._machines.fmt.layout.mark
        if mark is None:
            return self._first_bytes[data[positions]]
        offset, octets = mark
        is_likely = np.ones(len(positions), np.bool_)
        for number, octet in enumerate(octets):
            at = positions[is_likely] + offset + number
            is_likely[is_likely] = data[np.minimum(at, len(data) - 1)] == octet
        return is_likely

    @cached_property
    def _first_bytes(self) -> Flags:
        """Flags of the bytes with which a message may begin: with others a rule is broken whatever follows."""
        # The interpreter is asked, once for all bytes: the machine does not say which field fails.
        from ksyspark.interpreter.message import ExtentReader  # noqa: PLC0415 (slow to import, and rarely needed)
        from ksyspark.interpreter.objects import Fault  # noqa: PLC0415 (slow to import, and rarely needed)

        reader = ExtentReader(self._machines.fmt.library, self._machines.fmt.name)
        params = {param.id: param.default for param in self._machines.fmt.layout.params if param.default is not None}
        params |= self._params

        def is_refused(octet: int, tail: bytes) -> bool:
            end = reader.end(bytes([octet]) + tail, params)
            if not isinstance(end, Fault) or not end.was_read or end.start != 0:
                return False
            place = end.holder.places.get(end.name)
            return place is not None and place.end is not None and place.end <= 1

        return np.array([not all(is_refused(octet, tail) for tail in _TAILS) for octet in range(256)])

    @cached_property
    def _ends(self) -> "MessageEnds | None":
        return self._machines.ends and self._machines.ends.with_params(self._params)

    @cached_property
    def _whole(self) -> "MessageEnds | None":
        return self._machines.whole and self._machines.whole.with_params(self._params)


def _are_edges(edges: Positions, positions: Positions) -> Flags:
    is_edge: Flags = edges[np.minimum(np.searchsorted(edges, positions), len(edges) - 1)] == positions
    return is_edge


def _leading_to(positions: Positions, ends: Positions, stop: int) -> Flags:
    """Say from which positions messages lead to `stop`; they ascend, and each message ends beside its position."""
    leads: Flags = ends == stop
    if not leads.any():
        return leads
    after = np.minimum(np.searchsorted(positions, ends), len(positions) - 1)
    # What leads nowhere leads to itself.
    after = np.where(positions[after] == ends, after, np.arange(len(positions)))
    while True:
        more: Flags = leads | leads[after]
        if np.array_equal(more, leads) and np.array_equal(after, after[after]):
            return more
        leads, after = more, after[after]
