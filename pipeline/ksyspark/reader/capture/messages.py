"""Messages of the connections in captures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import Failure, MissingFile, SourceError
from ksyspark.formats import Format
from ksyspark.io import Window, open_file
from ksyspark.options import ReadOptions
from ksyspark.reader.capture.assembly import Run
from ksyspark.reader.capture.connections import Connection
from ksyspark.reader.capture.packets import CaptureCutter
from ksyspark.reader.capture.resynchronise import Resynchroniser
from ksyspark.reader.capture.share import ChosenRuns, SeekableStream
from ksyspark.reader.capture.streams import CaptureStreams, Datagrams, TransportEvent
from ksyspark.reader.messages import NO_TIME, CaptureOrigins, ConnectionOrigin, Messages
from ksyspark.reader.stream_reader import KEPT_OF_REST, Part, Piece, StreamReader, lost_rest, reject
from ksyspark.reader.stream_values import StreamParams

# Bytes of a capture that are read at once: more of them give longer runs of each stream.
WINDOW_BYTES = 16 << 20
# Bytes behind a gap that wait for more where no message is found in them.
_SEARCHED = 1 << 20
_DIRECTIONS = ("the client", "the server")

NoteEvent = Callable[[ConnectionOrigin, TransportEvent], None]
"""Take how a connection begins or ends."""


class CaptureReader:
    """Read the messages of captures, all with the same options.

    What is found behind a gap may be a message of the formats `others`, too.
    """

    def __init__(self, fmt: Format, options: ReadOptions, others: Sequence[Format] = ()) -> None:
        self._fmt, self._options = fmt, options
        self._streams = StreamReader(fmt, options)
        self._resynchroniser = Resynchroniser(fmt, self._streams, others)
        self._cutter = CaptureCutter(WINDOW_BYTES, keep_broken=options.files.ignore_corrupt_files)

    def part(self, part: Part, note: NoteEvent | None = None) -> Iterator[Messages]:
        """Yield the messages of a capture file, or of some of its connections; then `note` gets the events.

        Raises SourceError.
        """
        files = self._options.files
        try:
            stream = open_file(part.file)
        except SourceError as error:
            if isinstance(error, MissingFile) and files.ignore_missing_files:
                return
            if not files.ignore_corrupt_files:
                raise
            yield reject(part.file.path, 0, 0, 0, Failure("", 0, str(error)), b"")
            return
        framing = self._options.framing
        ports, by_port = framing.ports or self._fmt.layout.ports, framing.direction == "port"
        share = part.share
        numbers = None if share is None else (np.array(share.tcp, np.int64), np.array(share.udp, np.int64))
        # Only files that can be sought in are shared.
        runs = None if share is None else ChosenRuns(cast(SeekableStream, stream), *share.edges())
        streams = CaptureStreams(part.file.path, ports, by_port=by_port, numbers=numbers)
        cutter = _ConnectionCutter(self._fmt, part.file.path, streams, self._streams, self._resynchroniser)
        for found in streams.read(stream if runs is None else runs, self._cutter):
            for messages in cutter.messages(found):
                yield messages if runs is None else replace(messages, offsets=runs.original(messages.offsets))
        if note is None:
            return
        for event in streams.events():
            offset = event.offset if runs is None else int(runs.original(np.array([event.offset]))[0])
            note(connection_origin(streams.tcp.connections[event.connection]), replace(event, offset=offset))


@dataclass(slots=True)
class _Direction:
    """The state of one stream: the parameters known from its messages, and the number of the next one.

    What is refused and not yet given out begins at `refused_at` (None: nothing), in the packet at `offset` seen at
    `time`; `missing` bytes of it are not in the capture, `kept` has the first of the `present` bytes that are.
    `is_middle` says that the capture lacks the beginning of the stream, `lost` why the stream is lost to its end.
    """

    known: StreamParams
    index: int = 0
    refused_at: int | None = None
    offset: int = 0
    time: int = NO_TIME
    missing: int = 0
    present: int = 0
    kept: bytes = b""
    is_middle: bool = False
    lost: Failure | None = None

    def refuse(self, run: Run, at: int, stop: int) -> None:
        """Refuse the bytes of a run from position `at` up to `stop`."""
        if self.refused_at is None:
            self.refused_at = run.start + at
            self.missing = self.present = 0
            self.kept = b""
        if stop > at and not self.present:
            segment = run.segment_of(np.array([run.start + at]))[0]
            self.offset, self.time = int(run.offsets[segment]), int(run.times[segment])
        self.kept += run.data[at : min(stop, at + KEPT_OF_REST - len(self.kept))].tobytes()
        self.present += stop - at


class _ConnectionCutter:
    """Cut the streams of one capture into messages."""

    def __init__(
        self, fmt: Format, path: str, streams: CaptureStreams, reader: StreamReader, resynchroniser: Resynchroniser
    ) -> None:
        self._fmt, self._path = fmt, path
        self._streams, self._reader, self._resynchroniser = streams, reader, resynchroniser
        self._directions: dict[int, _Direction] = {}
        self._datagrams: dict[tuple[int, int], int] = {}

    def messages(self, found: Run | Datagrams | Messages) -> Iterator[Messages]:
        """Yield the messages in what a capture has."""
        match found:
            case Messages():
                yield found
            case Datagrams():
                yield self._of_datagrams(found)
            case Run():
                yield from self._of_run(found)

    def _of_run(self, run: Run) -> Iterator[Messages]:
        state = self._directions.get(run.stream)
        if state is None:
            state = self._directions[run.stream] = _Direction(self._reader.values.nothing)
            if self._streams.begins_in_the_middle(run):
                state.refuse(run, 0, 0)
                state.is_middle = True
            if not self._fmt.layout.is_self_delimiting:
                state.lost = Failure("", 0, f"messages of {self._fmt.name} do not tell where they end in a stream")
        if run.missing:
            state.refuse(run, -run.missing, -run.missing)
            state.missing += run.missing
        at = self._next_message(state, run)
        if at is None:
            if state.lost is None and not run.is_cut and len(run.data) < _SEARCHED:
                self._streams.consume(run, run.start)
                return
            state.refuse(run, 0, len(run.data))
            self._streams.consume(run, run.end)
        else:
            yield from self._given_out(state, run, run.start + at)
            yield from self._cut(state, run, at)
        if run.is_last:
            yield from self._at_end(state, run)

    def _next_message(self, state: _Direction, run: Run) -> int | None:
        """Return where in a run the next message begins, None where there is none to be found."""
        if state.lost is not None:
            return None
        if state.refused_at is None:
            return 0
        place = self._resynchroniser.find(run, self._known_params(state, run.stream))
        if place is None:
            return None
        state.refuse(run, 0, place - run.start)
        return place - run.start

    def _cut(self, state: _Direction, run: Run, at: int) -> Iterator[Messages]:
        """Yield the messages of a run from position `at` on."""
        is_complete = run.is_last and not self._streams.missing_at_end(run)
        window, fallback = Window(run.data[at:], run.start + at), self._fallback(run.stream)
        piece = None
        for piece in self._reader.pieces(
            window, is_complete, self._reader.given, self._known_params(state, run.stream), state.index, fallback
        ):
            if len(piece.spans):
                yield self._messages(piece, run)
            state.known, state.index = piece.known, piece.index + len(piece.spans)
        assert piece is not None
        place = piece.window.offset + piece.spans.consumed
        if run.is_cut and not is_complete and piece.spans.held:
            # Nothing follows that could show whether these messages are in step.
            held = Window(run.data[place - run.start : place - run.start + piece.spans.held], place)
            for piece in self._reader.pieces(held, True, self._reader.given, state.known, state.index, fallback):
                yield self._messages(piece, run)
                state.known, state.index = piece.known, piece.index + len(piece.spans)
            place = piece.window.offset + piece.spans.consumed
        if piece.spans.lost is not None:
            state.lost = piece.spans.lost
        if state.lost is not None or (run.is_cut and not is_complete):
            if place < run.end:
                state.refuse(run, place - run.start, len(run.data))
            place = run.end
        self._streams.consume(run, place)

    def _at_end(self, state: _Direction, run: Run) -> Iterator[Messages]:
        """Yield what is refused at the end of a stream."""
        missing = self._streams.missing_at_end(run)
        if missing:
            state.refuse(run, len(run.data), len(run.data))
            state.missing += missing
        yield from self._given_out(state, run, run.end + missing)
        late = self._streams.late(run)
        if late:
            failure = Failure("", 0, f"{late} bytes of the stream came too late: they lie before its first byte here")
            yield self._refused(state, run, (0, 0), failure)

    def _given_out(self, state: _Direction, run: Run, end: int) -> Iterator[Messages]:
        """Yield what was refused up to a place of the stream, as one reject."""
        begin = state.refused_at
        state.refused_at = None
        if begin is None or end == begin:
            return
        yield self._refused(state, run, (begin, end - begin), self._failure(state, end - begin))

    def _failure(self, state: _Direction, length: int) -> Failure:
        if state.lost is not None:
            return lost_rest(state.lost, length)
        around = f"{state.present} bytes around them are not decoded" if state.present else "no message lies there"
        if state.missing:
            return Failure("", 0, f"{state.missing} bytes of the stream are not in the capture; {around}")
        begins = "the capture begins in the middle of the stream" if state.is_middle else "no message begins here"
        return Failure("", 0, f"{begins}; {state.present} bytes before the next message are not decoded")

    def _refused(self, state: _Direction, run: Run, where: tuple[int, int], failure: Failure) -> Messages:
        place, length = where
        origins = CaptureOrigins(
            (connection_origin(self._streams.connection(run)),),
            *(np.array([number]) for number in (0, run.stream & 1, state.time, place)),
        )
        one = reject(self._path, state.offset, length, state.index, failure, state.kept)
        state.index += 1
        return replace(one, capture=origins)

    def _messages(self, piece: Piece, run: Run) -> Messages:
        """Return the messages of a piece, with the packets in which they begin."""
        messages = self._reader.messages(piece, self._path, self._reader.given)
        segments, count = run.segment_of(messages.offsets), len(messages)
        origins = CaptureOrigins(
            (connection_origin(self._streams.connection(run)),),
            np.zeros(count, np.int64),
            np.full(count, run.stream & 1),
            run.times[segments],
            messages.offsets,
        )
        return replace(messages, offsets=run.offsets[segments], capture=origins)

    def _of_datagrams(self, found: Datagrams) -> Messages:
        """Return one message a datagram."""
        segments, count = found.segments, len(found.segments)
        kept = pc.binary_length(segments.payloads).cast(pa.int64()).to_numpy(zero_copy_only=False)
        cut = np.flatnonzero(kept < segments.declared).tolist()
        failures = {
            row: Failure("", 0, f"the capture has {kept[row]} of the {segments.declared[row]} bytes of this datagram")
            for row in cut
        }
        mask = np.zeros(count, np.bool_)
        mask[cut] = True
        bodies = pc.if_else(pa.array(mask), pa.scalar(None, segments.payloads.type), segments.payloads)
        numbers, which = np.unique(found.connections, return_inverse=True)
        origins = tuple(connection_origin(self._streams.udp.connections[number]) for number in numbers.tolist())
        indices = np.array([self._number(*key) for key in zip(found.connections, found.directions, strict=True)])
        return Messages(
            bodies,
            ((self._path, count),),
            segments.offsets,
            kept,
            indices.astype(np.int64),
            failures,
            {row: segments.payloads[row].as_py() for row in cut},
            self._reader.given,
            ((self._reader.values.nothing, count),),
            CaptureOrigins(
                origins, which.astype(np.int64), found.directions, segments.times, np.zeros(count, np.int64)
            ),
        )

    def _number(self, connection: int, direction: int) -> int:
        """Return the number of the next datagram of a direction."""
        key = (int(connection), int(direction))
        self._datagrams[key] = self._datagrams.get(key, -1) + 1
        return self._datagrams[key]

    def _known_params(self, state: _Direction, stream: int) -> StreamParams:
        return state.known if state.known.values else self._fallback(stream) or state.known

    def _fallback(self, stream: int) -> StreamParams | None:
        """Return the parameters known from the other direction."""
        other = self._directions.get(stream ^ 1)
        if other is None or not other.known.values or other.known.origin.endswith(_DIRECTIONS):
            return None
        return StreamParams(other.known.values, f"{other.known.origin} of {_DIRECTIONS[(stream ^ 1) & 1]}")


def connection_origin(one: Connection) -> ConnectionOrigin:
    """Return what a message says of its connection."""
    ends = ((end.address, end.port) for end in (one.client, one.server))
    return ConnectionOrigin(one.number, one.transport, *ends)
