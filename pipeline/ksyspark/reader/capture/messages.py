"""Messages of the connections in captures.

All streams that a window of a capture has bytes of are cut together, by one run of the machine. What that does not
finish (a message that breaks a rule by which the stream is known to be in step, one that is long and incomplete,
messages in pieces) is cut stream by stream, as a file with `framing=stream` is.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.compiler.instructions import BROKEN
from ksyspark.decoder import Params, ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.io.spans import Positions, binary_array
from ksyspark.io.stream import MessageLength
from ksyspark.io.windows import Window
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.capture import streams
from ksyspark.reader.capture.packets import Packets, lengths_of, located, packets_of
from ksyspark.reader.capture.search import Alternative, Beginning, MessageSearch
from ksyspark.reader.capture.segments import HeaderReader
from ksyspark.reader.capture.streams import Runs
from ksyspark.reader.messages import (
    NO_TIME,
    CaptureOrigins,
    ConnectionOrigin,
    Messages,
    StreamParams,
    reject,
    show_values,
)
from ksyspark.reader.stream_reader import KEPT_OF_REST, Part, Piece, StreamReader, lost_rest

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

# Bytes behind a gap that wait for more where no message is found in them.
_SEARCHED = 1 << 20
# The beginning of a message that has its length, and the longest message of which it is believed behind a gap.
_HEADER_BYTES, _MOST_TRUSTED = 4 << 10, 16 << 20
# The longest incomplete message that waits for more without a look at what it is.
_MOST_UNSEEN = 1 << 20
_DIRECTIONS = ("the client", "the server")

NoteEvents = Callable[[Sequence[ConnectionOrigin], streams.TransportEvents], None]
"""Take how connections begin and end; events name them by their positions in the sequence."""


class CaptureReader:
    """Read captures with the same options; `others` are readings of streams whose parameters no message tells."""

    def __init__(self, fmt: Format, options: ReadOptions, others: Sequence[Alternative] = ()) -> None:
        self._fmt, self._options = fmt, options
        self._streams = StreamReader(fmt, options)
        params = self._streams.values.params
        readings = [Alternative(fmt, {param.id: value}) for param in params for value in param.alternatives]
        self._search = MessageSearch(fmt, self._streams, (*readings, *others))

    def part(self, part: Part, note: NoteEvents | None = None) -> Iterator[Messages]:
        """Yield the messages of captures, or of some connections; `note` gets events of each. Raises SourceError."""
        for first, packets in groupby(packets_of(part, self._options.files), itemgetter(0)):
            path, batches = part.files[first].path, map(itemgetter(1), packets)
            for messages in self._read(part, path, batches, note):
                yield located(messages, part.files[first:])
        yield from () if part.share is None else (located(refused, part.files) for refused in part.share.unread)

    def _read(self, part: Part, path: str, packets: Iterable[Packets], note: NoteEvents | None) -> Iterator[Messages]:
        framing = self._options.framing
        ports, by_port = framing.ports or self._fmt.layout.ports, framing.direction == "port"
        share = part.share
        tcp = streams.ConnectionTable("tcp", ports, by_port, share.tcp if share else None, path)
        udp = streams.ConnectionTable("udp", ports, by_port, share.udp if share else None, path)
        opened = streams.CaptureStreams(HeaderReader(ports, self._fmt.layout.unread_ports), tcp, udp)
        cutter = _ConnectionCutter(self._fmt, opened, self._streams, self._search)

        def note_events(positions: Positions | None = None) -> None:
            if note is None:
                return
            events = opened.events(positions)
            at, which = np.unique(events.connections, return_inverse=True)
            origins = [opened.tcp.connections[position].origin for position in at.tolist()]
            note(origins, replace(events, connections=which))

        yield from cutter.all_messages(packets, note_events)
        note_events()


@dataclass(slots=True)
class _Direction:
    """The state of one stream: the parameters known from its messages, and the number of the next one.

    What is refused and not yet given out begins at `refused_at` (None: nothing), in the packet at `offset` seen at
    `time`, or with a gap in front of that packet, then without a time; where nothing is refused it is the last one.
    `missing` bytes of it are not in the capture, `kept` has the first of the `present` bytes that are. `searched` bytes
    were searched in vain, `held` wait for what shows whether they are messages. At `expected` the next message begins
    (None: not known); `is_guess` says that it was searched for. `is_middle` says that the capture lacks the beginning
    of the stream, `lost` why the stream is lost to its end.
    """

    known: StreamParams
    index: int = 0
    refused_at: int | None = None
    offset: int = 0
    time: int = NO_TIME
    missing: int = 0
    present: int = 0
    kept: bytes = b""
    searched: int = 0
    held: int = 0
    expected: int | None = None
    is_guess: bool = False
    is_middle: bool = False
    lost: Failure | None = None

    def refuse(self, place: int, missing: int = 0) -> None:
        """Refuse what follows from a place on, and `missing` bytes that are not in the capture."""
        if self.refused_at is None:
            self.refused_at = place
            self.missing = self.present = self.searched = 0
            self.is_guess = False
            self.kept = b""
        self.missing += missing

    def note_place(self, runs: Runs, segment: int) -> None:
        """Note where the packet of a segment lies, unless that of what is refused must be kept."""
        if self.refused_at is None or not self.present:
            # When bytes were sent that no packet shows is not known.
            self.offset, self.time = int(runs.offsets[segment]), NO_TIME

    def refuse_bytes(self, runs: Runs, row: int, begin: int, end: int) -> None:
        self.refuse(runs.place(row, begin))
        if end > begin and not self.present:
            segment = int(runs.segments_of(np.array([begin]))[0])
            self.offset, self.time = int(runs.offsets[segment]), int(runs.times[segment])
        self.kept += runs.data[begin : min(end, begin + KEPT_OF_REST - len(self.kept))].tobytes()
        self.present += end - begin


@dataclass(frozen=True, slots=True)
class _CutRuns:
    """Messages that the machine has cut out of runs: message i is `data[begins[i]:ends[i]]`, and `bodies[i]`.

    `of_runs` are, by the number of the run, its first message, the one behind its last, and what is behind that: BROKEN
    or UNFINISHED. `told` are the parameters that messages tell, by number, and `told_by` these numbers.
    """

    begins: Positions
    ends: Positions
    bodies: pa.LargeBinaryArray | pa.BinaryArray
    of_runs: Mapping[int, tuple[int, int, int]]
    told: Mapping[int, Mapping[str, ParamValue]]
    told_by: Sequence[int]

    def told_in(self, first: int, stop: int) -> Sequence[int]:
        """Return the numbers of the messages that tell parameters, of those from `first` up to `stop`."""
        return self.told_by[bisect_left(self.told_by, first) : bisect_left(self.told_by, stop)]


@dataclass(slots=True)
class _MessageRun:
    """Messages to give out: `first` up to `stop` by number, of run `row`; `index` is the number of the first."""

    row: int
    first: int
    stop: int
    index: int
    known: StreamParams


class _ConnectionCutter:
    """Cut the streams of one capture into messages."""

    def __init__(
        self, fmt: Format, opened: streams.CaptureStreams, reader: StreamReader, search: MessageSearch
    ) -> None:
        self._fmt = fmt
        self._streams, self._reader, self._search = opened, reader, search
        self._directions: dict[int, _Direction] = {}
        self._told_ahead: dict[int, StreamParams] = {}
        self._datagrams = Counter[tuple[int, int]]()
        self._length = MessageLength(fmt)
        self._params = tuple(param.id for param in reader.values.params)

    def all_messages(self, packets: Iterable[Packets], closed: Callable[[Positions], None]) -> Iterator[Messages]:
        """Yield messages, and what is refused; `closed` gets the positions of connections before they are forgotten."""
        for read in self._streams.read(packets):
            match read:
                case Messages():
                    yield read
                case streams.Datagrams():
                    yield self._of_datagrams(read)
                case Runs():
                    yield from self._of_runs(read)
                case streams.Closed():
                    yield from self._ends(set(read.positions.tolist()))
                    closed(read.positions)
                    self._keep(read.kept)
        yield from self._ends()

    def _ends(self, connections: Collection[int] | None = None) -> Iterator[Messages]:
        """Yield what is refused at the end of connections at some positions (None: of all)."""
        refused = (stream for stream, state in self._directions.items() if state.refused_at is not None)
        for stream in sorted({*self._streams.assembler.ended(), *refused}):
            if connections is None or stream >> 1 in connections:
                yield from self._at_end(stream, self._streams.assembler.consumed(stream))

    def _keep(self, connections: Positions) -> None:
        """Forget the state of all connections but those at some positions, which become 0, 1, 2 ..."""
        directions = self._directions
        self._directions = {
            2 * number + direction: directions[2 * position + direction]
            for number, position in enumerate(connections.tolist())
            for direction in (0, 1)
            if 2 * position + direction in directions
        }

    def _of_runs(self, runs: Runs) -> Iterator[Messages]:
        behind_gaps, beginnings = self._behind_gaps(runs)
        begins = {
            row: begin
            for row, begin in enumerate(runs.begins.tolist())
            if row not in behind_gaps or (row in beginnings and beginnings[row].position == begin)
        }
        together = self._cut_together(runs, begins)
        self._told_ahead = self._told_by_servers(runs, together, beginnings)
        waiting: list[_MessageRun] = []
        firsts, lasts = (runs.segments_of(at).tolist() for at in (runs.begins, runs.ends - 1))
        for row, stream in enumerate(runs.streams.tolist()):
            state, cut = self._directions[stream], together
            missing = int(runs.missing[row])
            if missing:
                state.refuse(int(runs.starts[row]) - missing, missing)
                state.note_place(runs, firsts[row])
            begin: int | None = int(runs.begins[row])
            if row in behind_gaps:
                begin = self._resumed(state, runs, row, beginnings)
            if begin is None or state.lost is not None:
                self._pass_over(state, runs, row)
                continue
            if state.refused_at is not None:
                state.refuse_bytes(runs, row, int(runs.begins[row]), begin)
                refused = [*self._given_out(stream, runs.place(row, begin))]
                yield from self._flushed(runs, cut, waiting)
                yield from refused
            if begins.get(row) != begin:
                cut = self._cut_together(runs, {row: begin})
            first, stop, code = cut.of_runs.get(row, (0, 0, BROKEN))
            waiting += self._messages_of(state, runs, row, cut)
            position = int(cut.ends[stop - 1]) if stop > first else begin
            is_done = self._waits(state, runs, row, position, code)
            if cut is not together or not is_done:
                yield from self._flushed(runs, cut, waiting)
            if not is_done:
                yield from self._rest(state, runs, row, position)
            state.note_place(runs, lasts[row])
        yield from self._flushed(runs, together, waiting)
        for difference in runs.differences:
            yield self._of_difference(difference)

    def _of_difference(self, difference: streams.Difference) -> Messages:
        """Return one reject of bytes that came again with other values; it covers no place of the stream."""
        stream, place = difference.stream, difference.place
        state = self._directions.get(stream) or self._begun(stream)
        reason = (
            f"segments that overlap differ in {show_count(difference.count, 'byte')} from byte {place} of the stream"
        )
        failure = Failure("", 0, f"{reason} on; those of this segment are not read")
        refused = reject(None, difference.offset, 0, state.index, failure, difference.data[:KEPT_OF_REST])
        state.index += 1
        return replace(refused, capture=self._origin(stream, difference.time, place))

    def _origin(self, stream: int, time: int, place: int) -> CaptureOrigins:
        numbers = (np.array([number]) for number in (0, stream & 1, time, place))
        return CaptureOrigins((self._streams.connection(stream).origin,), *numbers)

    def _behind_gaps(self, runs: Runs) -> tuple[set[int], dict[int, Beginning]]:
        """Return the runs behind gaps, or with which nothing was done yet, and what segments of them begin with."""
        behind_gaps: set[int] = set()
        to_search: dict[tuple[tuple[str, ParamValue], ...], list[int]] = {}
        last = -1
        for row, (stream, missing) in enumerate(zip(runs.streams.tolist(), runs.missing.tolist(), strict=True)):
            state = self._directions.get(stream) or self._begun(stream)
            if state.lost is None and (missing > 0 or (stream != last and state.refused_at is not None)):
                values = self._known_params(state, stream).values
                to_search.setdefault(tuple(sorted(values.items())), []).append(row)
                behind_gaps.add(row)
            last = stream
        beginnings: dict[int, Beginning] = {}
        for known, rows in to_search.items():
            beginnings |= self._search.at_segments(runs, rows, dict(known))
        return behind_gaps, beginnings

    def _resumed(self, state: _Direction, runs: Runs, row: int, at_segments: Mapping[int, Beginning]) -> int | None:
        """Return where messages go on in a run behind a gap, as a position, or None if that is not found (yet)."""
        begin, end = int(runs.begins[row]), int(runs.ends[row])
        known = self._known_params(state, int(runs.streams[row])).values
        if state.expected is not None:
            position = begin + state.expected - int(runs.starts[row])
            if position > end:
                return None
            state.expected = None
            if position == end or (position >= begin and self._search.may_begin(runs, row, position, known)):
                return position
        beginning = at_segments.get(row)
        if beginning is None or beginning.position > begin:
            # What was searched in vain is searched again when there is twice as much.
            if not runs.is_cut[row] and end - begin < 2 * state.searched:
                return None
            state.searched = end - begin
            if beginning is None:
                beginning = self._search.anywhere(runs, row, known)
            else:
                beginning = self._search.before(runs, row, beginning.position, known) or beginning
        if beginning is None:
            return None
        state.is_guess = beginning != at_segments.get(row) and self._fmt.layout.mark is None
        if beginning.shown_at is not None and not known:
            state.known = self._found_out(runs, row, beginning, beginning.shown_at)
        return beginning.position

    def _begun(self, stream: int) -> _Direction:
        state = self._directions[stream] = _Direction(self._reader.values.nothing)
        if self._streams.begins_in_the_middle(stream):
            state.refuse(self._streams.assembler.consumed(stream))
            state.is_middle = True
        if not self._fmt.layout.is_self_delimiting:
            state.lost = Failure("", 0, f"messages of {self._fmt.name} do not tell where they end in a stream")
        return state

    def _found_out(self, runs: Runs, row: int, beginning: Beginning, shown_at: int) -> StreamParams:
        """Return the parameters without which the message at `shown_at` could not be read."""
        where = f"needed to read the message at byte {runs.place(row, shown_at)}"
        return StreamParams(beginning.values, f"{show_values(beginning.values)} {where}")

    def _told_by_servers(
        self, runs: Runs, cut: _CutRuns, beginnings: Mapping[int, Beginning]
    ) -> dict[int, StreamParams]:
        """Return what streams of servers tell first in some runs: streams of clients come before them."""
        told: dict[int, StreamParams] = {}
        values = self._reader.values
        for row in np.flatnonzero(runs.streams & 1).tolist():
            stream, beginning = int(runs.streams[row]), beginnings.get(row)
            if stream in told:
                continue
            if beginning is not None and beginning.shown_at is not None:
                told[stream] = self._found_out(runs, row, beginning, beginning.shown_at)
                continue
            first, stop, _ = cut.of_runs.get(row, (0, 0, BROKEN))
            for number in cut.told_in(first, stop):
                news = values.after(values.nothing, cut.told[number])
                if news:
                    place = f"byte {runs.place(row, int(cut.begins[number]))}"
                    told[stream] = values.known_from(news, f"the message at {place}")
                    break
        return told

    def _cut_together(self, runs: Runs, begins: Mapping[int, int]) -> _CutRuns:
        """Cut runs from where messages begin in them, by the number of the run."""
        if self._message_ends is None or not begins:
            none = np.empty(0, np.int64)
            return _CutRuns(none, none, pa.array([], pa.large_binary()), {}, {}, ())
        rows, starts = np.array(list(begins)), np.array(list(begins.values()))
        ends, counts, codes = self._message_ends.of_runs(runs.data, starts, runs.ends[rows])
        firsts = np.cumsum(counts) - counts
        message_begins = np.concatenate((ends[:0], starts[:1], ends[:-1]))[: len(ends)]
        message_begins[firsts[counts > 0]] = starts[counts > 0]
        stops = firsts + counts
        for number in np.flatnonzero(ends - message_begins > self._reader.max_bytes)[::-1].tolist():
            run = int(np.searchsorted(firsts + counts, number, "right"))
            stops[run], codes[run] = number, BROKEN
        bodies = _bodies(runs.data, message_begins, ends)
        told = self._reader.values.told(bodies, {}) if self._params and len(bodies) else {}
        of_runs = zip(firsts.tolist(), stops.tolist(), codes.tolist(), strict=True)
        return _CutRuns(message_begins, ends, bodies, dict(zip(begins, of_runs, strict=True)), told, sorted(told))

    @cached_property
    def _message_ends(self) -> "MessageEnds | None":
        """What cuts all streams together, or None if the end of a message depends on what others tell, or on pieces."""
        ends = self._reader.framing.message_ends
        if ends is None or self._fmt.layout.pieces or set(self._fmt.streams.params) & set(self._params):
            return None
        return ends.with_params(self._reader.params)

    def _pass_over(self, state: _Direction, runs: Runs, row: int) -> None:
        """Refuse a run in which no message begins; wait for more of it where more may come."""
        stream, begin, end = int(runs.streams[row]), int(runs.begins[row]), int(runs.ends[row])
        is_open = state.lost is None and state.expected is None and not runs.is_cut[row]
        if is_open and end - begin < _SEARCHED:
            self._streams.assembler.consume(stream, int(runs.starts[row]))
            return
        state.refuse_bytes(runs, row, begin, end)
        state.searched = 0
        self._streams.assembler.consume(stream, runs.place(row, end))

    def _messages_of(self, state: _Direction, runs: Runs, row: int, cut: _CutRuns) -> list[_MessageRun]:
        """Return the messages that were cut out of a run, in pieces with the same parameters known."""
        first, stop, _ = cut.of_runs.get(row, (0, 0, BROKEN))
        if first == stop:
            return []
        stream = int(runs.streams[row])
        known, values = self._known_params(state, stream), self._reader.values
        pieces, begin = [], first
        for number in cut.told_in(first, stop):
            told = values.after(known, cut.told[number])
            if told is None:
                continue
            if number > begin:
                pieces.append(_MessageRun(row, begin, number, state.index + begin - first, known))
            known = values.known_from(told, f"the message at byte {runs.place(row, int(cut.begins[number]))}")
            fallback = None if known.values else self._fallback(stream)
            known, begin = fallback or known, number
        pieces.append(_MessageRun(row, begin, stop, state.index + begin - first, known))
        state.known, state.index = known, state.index + stop - first
        return pieces

    def _waits(self, state: _Direction, runs: Runs, row: int, position: int, code: int) -> bool:
        """Consume a run up to a position, if what is behind it waits for more, or is refused because none comes."""
        stream, end = int(runs.streams[row]), int(runs.ends[row])
        if position < end:
            if code == BROKEN or end - position > _MOST_UNSEEN or self._is_complete(runs, row):
                return False
            if runs.is_cut[row]:
                state.refuse_bytes(runs, row, position, end)
                self._expect(state, runs, row, position)
                position = end
        self._streams.assembler.consume(stream, runs.place(row, position))
        return True

    def _expect(self, state: _Direction, runs: Runs, row: int, position: int) -> None:
        """Note where the message at a position ends by its own word, of which the capture lacks a part."""
        data = runs.data[position : min(position + _HEADER_BYTES, int(runs.ends[row]))].tobytes()
        params = {**self._known_params(state, int(runs.streams[row])).values, **self._reader.params}
        length = self._length.stated(data, params)
        if length is not None and length <= min(_MOST_TRUSTED, self._reader.max_bytes):
            state.expected = runs.place(row, position + length)

    def _is_complete(self, runs: Runs, row: int) -> bool:
        """Say whether a run goes up to the end of its stream."""
        end = runs.place(row, int(runs.ends[row]))
        return bool(runs.is_last[row]) and not self._streams.assembler.missing_at_end(int(runs.streams[row]), end)

    def _rest(self, state: _Direction, runs: Runs, row: int, position: int) -> Iterator[Messages]:
        end, is_complete = int(runs.ends[row]), self._is_complete(runs, row)
        window = Window(runs.data[position:end], runs.place(row, position))
        place = yield from self._of_window(state, runs, row, window, is_last=is_complete)
        is_refused = bool(runs.is_cut[row]) and not is_complete
        if is_refused and state.held:
            # Nothing follows that could show whether these messages are in step.
            at = int(runs.begins[row] + place - runs.starts[row])
            held = Window(runs.data[at : at + state.held], place)
            place = yield from self._of_window(state, runs, row, held, is_last=True)
        if state.lost is not None or is_refused:
            begin = int(runs.begins[row] + place - runs.starts[row])
            if begin < end:
                state.refuse_bytes(runs, row, begin, end)
                if state.lost is None:
                    self._expect(state, runs, row, begin)
            place = runs.place(row, end)
        self._streams.assembler.consume(int(runs.streams[row]), place)

    def _of_window(
        self, state: _Direction, runs: Runs, row: int, window: Window, *, is_last: bool
    ) -> Generator[Messages, None, int]:
        """Yield the messages of a part of a run, and return the place up to which they were cut."""
        stream, params = int(runs.streams[row]), self._reader.params
        known, piece = self._known_params(state, stream), None
        for piece in self._reader.pieces(window, is_last, params, known, state.index, self._fallback(stream)):
            if len(piece.spans):
                yield self._of_piece(piece, runs, row)
            state.known, state.index = piece.known, piece.index + len(piece.spans)
        assert piece is not None
        state.lost, state.held = piece.spans.lost, piece.spans.held
        return piece.window.offset + piece.spans.consumed

    def _at_end(self, stream: int, place: int) -> Iterator[Messages]:
        """Yield what is refused at the end of a stream, which was consumed up to a place."""
        state = self._directions.get(stream) or self._begun(stream)
        missing = self._streams.assembler.missing_at_end(stream, place)
        if missing:
            state.refuse(place, missing)
        yield from self._given_out(stream, place + missing)
        late = self._streams.assembler.late(stream)
        if late:
            failure = Failure("", 0, f"{late} bytes of the stream came too late: they lie before its first byte here")
            yield self._refused(stream, (0, 0), failure)

    def _given_out(self, stream: int, end: int) -> Iterator[Messages]:
        """Yield what was refused of a stream up to a place, as one reject."""
        state = self._directions[stream]
        begin, state.refused_at = state.refused_at, None
        if begin is not None and end > begin:
            yield self._refused(stream, (begin, end - begin), self._failure(state, end - begin))

    def _failure(self, state: _Direction, length: int) -> Failure:
        if state.lost is not None:
            return lost_rest(state.lost, length)
        around = f"{state.present} bytes around them are not decoded" if state.present else "no message lies there"
        more = "; where the next message begins was found by search" if state.is_guess else ""
        if state.missing:
            return Failure("", 0, f"{state.missing} bytes of the stream are not in the capture; {around}{more}")
        begins = "the capture begins in the middle of the stream" if state.is_middle else "no message begins here"
        return Failure("", 0, f"{begins}; {state.present} bytes before the next message are not decoded{more}")

    def _refused(self, stream: int, where: tuple[int, int], failure: Failure) -> Messages:
        place, length = where
        state = self._directions[stream]
        refused = reject(None, state.offset, length, state.index, failure, state.kept)
        state.index += 1
        return replace(refused, capture=self._origin(stream, state.time, place))

    def _of_piece(self, piece: Piece, runs: Runs, row: int) -> Messages:
        """Return the messages of a piece of a run, with the packets in which they begin."""
        messages = self._reader.messages(piece, None, self._reader.params)
        segments = runs.segments_of(messages.offsets + (runs.begins[row] - runs.starts[row]))
        count, stream = len(messages), int(runs.streams[row])
        origins = CaptureOrigins(
            (self._streams.connection(stream).origin,),
            np.zeros(count, np.int64),
            np.full(count, stream & 1),
            runs.times[segments],
            messages.offsets,
        )
        return replace(messages, offsets=runs.offsets[segments], capture=origins)

    def _flushed(self, runs: Runs, cut: _CutRuns, waiting: list[_MessageRun]) -> Iterator[Messages]:
        """Yield the messages that wait to be given out, as one batch, and forget them."""
        if not waiting:
            return
        pieces, counts = waiting.copy(), np.array([part.stop - part.first for part in waiting])
        waiting.clear()
        # Only a message that is too long lies between messages that are given out together, and is not.
        numbers = np.concatenate([np.arange(part.first, part.stop) for part in pieces])
        is_whole = len(numbers) == pieces[-1].stop - pieces[0].first
        bodies = cut.bodies.slice(pieces[0].first, len(numbers)) if is_whole else cut.bodies.take(pa.array(numbers))
        begins, rows = cut.begins[numbers], np.repeat([part.row for part in pieces], counts)
        firsts = np.repeat(np.cumsum(counts) - counts, counts)
        indices = np.repeat([part.index for part in pieces], counts) + np.arange(len(numbers)) - firsts
        segments, streams = runs.segments_of(begins), runs.streams[rows]
        connections, which = np.unique(streams >> 1, return_inverse=True)
        origins = CaptureOrigins(
            tuple(self._streams.tcp.connections[number].origin for number in connections.tolist()),
            which.astype(np.int64),
            streams & 1,
            runs.times[segments],
            runs.starts[rows] + begins - runs.begins[rows],
        )
        yield Messages(
            bodies,
            ((None, len(numbers)),),
            runs.offsets[segments],
            cut.ends[numbers] - begins,
            indices,
            params={**self._reader.params, **self._columns_of_params(pieces, counts)},
            known=tuple((part.known, part.stop - part.first) for part in pieces),
            capture=origins,
        )

    def _columns_of_params(self, pieces: list[_MessageRun], counts: Positions) -> Params:
        """Return the parameters that messages told, those known by any: one value for all, or one a message."""
        columns: dict[str, ParamValue | Sequence[ParamValue | None]] = {}
        for name in self._params:
            values = [part.known.values.get(name) for part in pieces]
            if all(value == values[0] for value in values):
                columns |= {} if values[0] is None else {name: values[0]}
            else:
                columns[name] = [
                    value for value, count in zip(values, counts.tolist(), strict=True) for _ in range(count)
                ]
        return columns

    def _of_datagrams(self, datagrams: streams.Datagrams) -> Messages:
        segments, count = datagrams.segments, len(datagrams.segments)
        kept = lengths_of(segments.payloads)
        cut = np.flatnonzero(kept < segments.declared).tolist()
        failures = {
            row: Failure("", 0, f"the capture has {kept[row]} of the {segments.declared[row]} bytes of this datagram")
            for row in cut
        }
        mask = np.zeros(count, np.bool_)
        mask[cut] = True
        bodies = pc.if_else(pa.array(mask), pa.scalar(None, segments.payloads.type), segments.payloads)
        numbers, which = np.unique(datagrams.connections, return_inverse=True)
        origins = tuple(self._streams.udp.connections[number].origin for number in numbers.tolist())
        indices = []
        for key in zip(datagrams.connections.tolist(), datagrams.directions.tolist(), strict=True):
            indices.append(self._datagrams[key])
            self._datagrams[key] += 1
        return Messages(
            bodies,
            ((None, count),),
            segments.offsets,
            kept,
            np.array(indices, np.int64),
            failures,
            {row: segments.payloads[row].as_py() for row in cut},
            self._reader.params,
            ((self._reader.values.nothing, count),),
            CaptureOrigins(
                origins, which.astype(np.int64), datagrams.directions, segments.times, np.zeros(count, np.int64)
            ),
        )

    def _known_params(self, state: _Direction, stream: int) -> StreamParams:
        return state.known if state.known.values else self._fallback(stream) or state.known

    def _fallback(self, stream: int) -> StreamParams | None:
        """Return the parameters known from the other direction."""
        other = self._directions.get(stream ^ 1)
        known = other.known if other is not None and other.known.values else None
        if known is None and self._directions[stream].is_middle:
            known = self._told_ahead.get(stream ^ 1)
        if known is None or known.origin.endswith(_DIRECTIONS):
            return None
        return StreamParams(known.values, f"{known.origin} of {_DIRECTIONS[(stream ^ 1) & 1]}")


def _bodies(data: npt.NDArray[np.uint8], begins: Positions, ends: Positions) -> pa.BinaryArray | pa.LargeBinaryArray:
    """Return messages as an array; it shares the data where they lie back to back."""
    if not len(begins):
        return pa.array([], pa.large_binary())
    if np.array_equal(begins[1:], ends[:-1]):
        return binary_array(data, np.append(begins, ends[-1:]))
    edges = np.stack((begins, ends), axis=1).ravel()
    return binary_array(data, edges).take(pa.array(np.arange(0, len(edges), 2)))
