"""The streams of all connections in a capture, put together from their TCP segments a batch of packets at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream
from ksyspark.reader.capture.connections import Connection, ConnectionTable
from ksyspark.reader.capture.packets import CaptureCutter, PacketReader
from ksyspark.reader.capture.segments import HeaderReader, Segments
from ksyspark.reader.messages import Messages

MOST_WAITING = 16 << 20
"""Bytes of a stream that wait behind a gap."""
MOST_OF_ALL = 128 << 20
"""Bytes that wait in all streams together."""

_MODULUS, _HALF = 1 << 32, 1 << 31
# Segments of a batch are sorted by stream and place in one number: a place has this many bits.
_PLACE_BITS = 40
_Flags = npt.NDArray[np.bool_]
_OF_STREAMS = ("_known", "_has_end", "_first", "_next", "_declared", "_implied", "_late")


@dataclass(frozen=True, slots=True)
class Difference:
    """Bytes of a segment that came again with other values, and are in no run: `count` of them from `place` on.

    `data` are the bytes of the segment that another one has too.
    """

    stream: int
    place: int
    count: int
    data: bytes
    time: int
    offset: int


@dataclass(frozen=True, slots=True)
class Runs:
    """Bytes of streams, each run without a gap: run i is `data[begins[i]:ends[i]]`, sorted by stream and place.

    `streams` are 2 * the connection's position + the direction (C2S, S2C), and `starts` the places of the first bytes,
    counted from the first byte of the stream. `missing` bytes in front of a run are not in the capture. Behind a run
    with `is_cut` comes a gap or the end of the capture; `is_last` says that it is the end.

    Segments begin at the positions `edges` in `data` (the last number is the end), and were seen at `times`
    (nanoseconds since 1970) in the packets at `offsets` of the file. `differences` are segments whose bytes came
    before, and were others.
    """

    data: npt.NDArray[np.uint8]
    streams: Positions
    starts: Positions
    begins: Positions
    ends: Positions
    missing: Positions
    is_cut: _Flags
    is_last: _Flags
    edges: Positions
    times: Positions
    offsets: Positions
    differences: Sequence[Difference] = ()

    def __len__(self) -> int:
        return len(self.streams)

    def segments_of(self, positions: Positions) -> Positions:
        """Return the numbers of the segments in which positions of `data` lie."""
        return np.searchsorted(self.edges, positions, "right") - 1

    def place(self, run: int, position: int) -> int:
        """Return where a position of `data` lies in the stream of its run."""
        return int(self.starts[run] + position - self.begins[run])


@dataclass(frozen=True, slots=True)
class _Pool:
    """Segments that wait: bytes of streams from `starts` on, in the order of their arrival."""

    streams: Positions
    starts: Positions
    times: Positions
    offsets: Positions
    payloads: pa.Array

    @classmethod
    def empty(cls) -> _Pool:
        none = np.empty(0, np.int64)
        return cls(none, none, none, none, pa.array([], pa.large_binary()))

    def take(self, rows: Positions | _Flags) -> _Pool:
        at = np.flatnonzero(rows) if rows.dtype == np.bool_ else rows
        return _Pool(
            self.streams[at], self.starts[at], self.times[at], self.offsets[at], self.payloads.take(pa.array(at))
        )

    def and_then(self, more: _Pool) -> _Pool:
        return _Pool(
            np.concatenate((self.streams, more.streams)),
            np.concatenate((self.starts, more.starts)),
            np.concatenate((self.times, more.times)),
            np.concatenate((self.offsets, more.offsets)),
            pa.concat_arrays([self.payloads, more.payloads]),
        )

    @property
    def lengths(self) -> Positions:
        return _lengths(self.payloads)


@dataclass(slots=True)
class StreamAssembler:
    """Put streams together; the caller tells with `consume` how far it has read each stream.

    Places count from the first byte of a stream: the one behind the SYN, or the least in the batch of packets in which
    the stream was first seen. For example, of a stream that begins with the SYN number 99:

        add: abc with number 100, ghi with 106  ->  a run abc from place 0; ghi waits, as places 3 to 5 are missing
        consume: up to place 3                  ->  abc is forgotten
        add: cdef with number 102               ->  a run defghi from place 3: c was read already
        finish instead, without cdef            ->  a run ghi from place 6, with 3 bytes missing before it
    """

    _known: _Flags = field(default_factory=lambda: np.zeros(0, np.bool_))
    _has_end: _Flags = field(default_factory=lambda: np.zeros(0, np.bool_))
    _first: Positions = field(default_factory=lambda: np.zeros(0, np.int64))
    _next: Positions = field(default_factory=lambda: np.zeros(0, np.int64))
    _declared: Positions = field(default_factory=lambda: np.zeros(0, np.int64))
    _implied: Positions = field(default_factory=lambda: np.zeros(0, np.int64))
    _late: Positions = field(default_factory=lambda: np.zeros(0, np.int64))
    _pool: _Pool = field(default_factory=_Pool.empty)

    def consume(self, stream: int, place: int) -> None:
        """Forget the bytes of a stream before a place."""
        self._next[stream] = place

    def add(self, segments: Segments, connections: list[Connection], of: Positions, sides: Positions) -> Iterator[Runs]:
        """Yield what the streams have now, from the first byte that was not consumed on, as at most one batch.

        `of` and `sides` are the positions of the segments' connections, and the sides that sent them.
        """
        flip = np.array([connection.client_side for connection in connections])
        streams = of * 2 + (sides ^ flip[of])
        self._grow(2 * len(connections))
        has_bytes = segments.declared > 0
        self._begin(connections, streams, segments, has_bytes)
        places = self._places(streams, (segments.sequence + segments.is_syn) % _MODULUS)
        shows_end = has_bytes | segments.is_syn | segments.is_fin
        np.maximum.at(self._declared, streams[shows_end], (places + segments.declared)[shows_end])
        self._note_implied(streams[~shows_end], places[~shows_end])
        self._has_end[streams[segments.is_fin]] = True
        answered = segments.has_ack & ~segments.is_reset
        others = streams[answered] ^ 1
        self._note_implied(others, self._places(others, segments.acknowledged[answered]))
        payloads = segments.payloads.cast(pa.large_binary())
        kept = _lengths(payloads)
        rows = kept > 0
        self._count_late(streams[rows], places[rows], kept[rows])
        more = _Pool(streams, places, segments.times, segments.offsets, payloads).take(rows)
        touched = np.zeros(len(self._next), np.bool_)
        touched[more.streams] = True
        waiting = touched[self._pool.streams]
        idle, active = self._pool.take(~waiting), self._pool.take(waiting).and_then(more)
        gives_up = int(self._pool.lengths.sum()) > MOST_OF_ALL
        self._pool = idle
        yield from self._runs(active, MOST_WAITING if not gives_up else 0, is_last=False)

    def finish(self, streams: Positions | None = None) -> Iterator[Runs]:
        """Yield all that is left of some streams (None: of all) at their end, as at most one batch."""
        ends = np.ones(len(self._pool.streams), np.bool_) if streams is None else np.isin(self._pool.streams, streams)
        pool, self._pool = self._pool.take(ends), self._pool.take(~ends)
        yield from self._runs(pool, 0, is_last=True)

    def keep(self, connections: Positions) -> None:
        """Forget the streams of all connections but those at some positions, which become 0, 1, 2 ..."""
        streams = (2 * connections[:, None] + np.arange(2)).ravel()
        moved = np.zeros(len(self._next), np.int64)
        moved[streams] = np.arange(len(streams))
        self._pool = replace(self._pool, streams=moved[self._pool.streams])
        for name in _OF_STREAMS:
            setattr(self, name, getattr(self, name)[streams])

    def ended(self) -> Positions:
        """Return the streams of which something is to be told at their end, when all was consumed."""
        is_short = (self._late > 0) | (self.missing_at_end(np.arange(len(self._next)), self._next) > 0)
        rows: Positions = np.flatnonzero(self._known & is_short)
        return rows

    def consumed(self, stream: int) -> int:
        """Return up to where a stream was consumed."""
        return int(self._next[stream])

    def missing_at_end(self, streams: Positions, places: Positions) -> Positions:
        """Return how many bytes of streams the capture tells of, and does not have, behind places."""
        declared = np.maximum(self._declared[streams] - places, 0)
        # One byte more than was seen is a FIN that the capture lacks.
        implied = self._implied[streams] - places
        missing: Positions = np.where(self._has_end[streams] | (implied <= 1), declared, np.maximum(declared, implied))
        return missing

    def late(self, stream: int) -> int:
        """Return how many bytes came that lie before the first byte of a stream: they are in no run."""
        return int(self._late[stream])

    def _grow(self, count: int) -> None:
        more = count - len(self._next)
        if more > 0:
            for name in _OF_STREAMS:
                so_far = getattr(self, name)
                setattr(self, name, np.concatenate((so_far, np.zeros(more, so_far.dtype))))

    def _begin(self, connections: list[Connection], streams: Positions, segments: Segments, has_bytes: _Flags) -> None:
        """Set the first byte of streams that are new: by the SYN, else the least number of a segment with bytes."""
        for stream in np.unique(streams[~self._known[streams]]).tolist():
            connection = connections[stream // 2]
            first = connection.first_bytes[(stream & 1) ^ connection.client_side]
            if first is not None:
                self._first[stream], self._known[stream] = first, True
        rows = np.flatnonzero(has_bytes & ~self._known[streams])
        new, firsts, inverse = np.unique(streams[rows], return_index=True, return_inverse=True)
        base = segments.sequence[rows[firsts]]
        least = np.zeros(len(new), np.int64)
        np.minimum.at(least, inverse, (segments.sequence[rows] - base[inverse] + _HALF) % _MODULUS - _HALF)
        self._first[new], self._known[new] = (base + least) % _MODULUS, True

    def _places(self, streams: Positions, sequence: Positions) -> Positions:
        """Return where sequence numbers lie in their streams: the nearest place to what was consumed."""
        near = self._next[streams]
        ahead = (sequence - self._first[streams] - near + _HALF) % _MODULUS - _HALF
        return np.where(self._known[streams], near + ahead, 0)

    def _note_implied(self, streams: Positions, places: Positions) -> None:
        """Note up to which places streams must have been sent, because the other side or an empty segment says so."""
        known = self._known[streams] & (places - self._next[streams] < MOST_WAITING)
        np.maximum.at(self._implied, streams[known], places[known])

    def _count_late(self, streams: Positions, places: Positions, lengths: Positions) -> None:
        """Count bytes before the first byte of streams without SYN, that came when later ones had been handed out."""
        # A byte just before the first one is how an idle sender asks whether the other side is still there.
        before = (places < 0) & ~((places == -1) & (lengths == 1))
        np.add.at(self._late, streams[before], np.minimum(lengths[before], -places[before]))

    def _runs(self, pool: _Pool, most_waiting: int, *, is_last: bool) -> Iterator[Runs]:
        if not len(pool.streams):
            return
        pool = pool.take(np.lexsort((pool.starts, pool.streams)))
        starts, has_fresh, is_gap = self._fresh(pool)
        skipped = skipped_of_all = starts - pool.starts
        fresh = pool.take(has_fresh)
        starts, is_gap, skipped = starts[has_fresh], is_gap[has_fresh], skipped[has_fresh]
        if not len(starts):
            return
        payloads = _trimmed(fresh.payloads, skipped)
        ends = starts + _lengths(payloads)
        data, edges = _joined(payloads)
        begins_stream = np.diff(fresh.streams, prepend=-1) != 0
        firsts = np.flatnonzero(begins_stream | is_gap)
        lasts = np.append(firsts[1:], len(starts)) - 1
        streams, missing = fresh.streams[firsts], is_gap[firsts]
        is_first = begins_stream[firsts]
        ends_stream = np.append(is_first[1:], True)
        # A stream waits for the bytes of its first gap until too many wait behind it.
        sizes = edges[lasts + 1] - edges[firsts]
        number = np.cumsum(is_first) - 1
        behind = np.bincount(number, np.where(missing, sizes, 0))
        waits = (behind[number] <= most_waiting) & (not is_last)
        shown = ~(missing & waits)
        before = np.where(is_first, self._next[streams], ends[firsts - 1])
        chosen = np.flatnonzero(shown)
        yield Runs(
            data,
            streams[chosen],
            starts[firsts][chosen],
            edges[firsts][chosen],
            edges[lasts + 1][chosen],
            (starts[firsts] - before)[chosen],
            (is_last | (~ends_stream & ~waits))[chosen],
            (is_last & ends_stream)[chosen],
            edges,
            fresh.times,
            fresh.offsets,
            self._differences(pool, skipped_of_all, fresh.streams, starts, data, edges),
        )
        kept = (ends > self._next[fresh.streams]) & (not is_last)
        self._pool = self._pool.and_then(_Pool(fresh.streams, starts, fresh.times, fresh.offsets, payloads).take(kept))

    def _differences(
        self,
        pool: _Pool,
        skipped: Positions,
        streams: Positions,
        starts: Positions,
        data: npt.NDArray[np.uint8],
        edges: Positions,
    ) -> list[Difference]:
        """Return segments whose first bytes are not those that the runs have in their place.

        Each one's `skipped` bytes are compared as far as they were not consumed earlier. Runs are made of segments that
        begin at `starts` in `streams` and at `edges` in `data`.
        """
        begins = np.maximum(pool.starts, self._next[pool.streams])
        ends = pool.starts + np.minimum(skipped, pool.lengths)
        # One byte that came before is how an idle sender asks whether the other side is still there.
        rows = np.flatnonzero((ends > begins) & (pool.lengths > 1))
        if not len(rows):
            return []
        octets, firsts = _joined(pool.payloads)
        keys = (streams << _PLACE_BITS) + starts
        segments = np.searchsorted(keys, (pool.streams[rows] << _PLACE_BITS) + begins[rows], "right") - 1
        positions = edges[segments] + begins[rows] - starts[segments]
        differences = []
        columns = (rows, positions, begins[rows], ends[rows], firsts[rows] + begins[rows] - pool.starts[rows])
        for row, position, begin, end, first in zip(*(column.tolist() for column in columns), strict=True):
            again = octets[first : first + end - begin]
            differs = np.flatnonzero(again != data[position : position + end - begin])
            if len(differs):
                stream, time, offset = (int(column[row]) for column in (pool.streams, pool.times, pool.offsets))
                place = begin + int(differs[0])
                differences.append(Difference(stream, place, len(differs), again.tobytes(), time, offset))
        return differences

    def _fresh(self, pool: _Pool) -> tuple[Positions, _Flags, _Flags]:
        """Return where the bytes of each segment begin that no earlier one has, if it has any, and if a gap is before.

        The pool is sorted by stream and start.
        """
        group = np.cumsum(np.diff(pool.streams, prepend=pool.streams[:1]) != 0)
        lift = group << _PLACE_BITS
        first = self._next[pool.streams]
        ends = np.maximum(pool.starts + pool.lengths, first)
        covered = np.maximum.accumulate(ends - first + lift)
        before = np.empty_like(covered)
        before[1:] = covered[:-1]
        before[:1] = lift[:1]
        before = np.maximum(before - lift, 0) + first
        starts = np.maximum(pool.starts, before)
        return starts, starts < ends, starts > before


def _lengths(payloads: pa.Array) -> Positions:
    return pc.binary_length(payloads).cast(pa.int64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]


def _trimmed(payloads: pa.Array, skipped: Positions) -> pa.Array:
    """Return payloads without their first bytes; few have any to leave out."""
    pieces, done = [], 0
    for row in np.flatnonzero(skipped).tolist():
        pieces += [payloads.slice(done, row - done), pa.array([payloads[row].as_py()[skipped[row] :]], payloads.type)]
        done = row + 1
    return pa.concat_arrays([*pieces, payloads.slice(done)]) if pieces else payloads


def _joined(payloads: pa.Array) -> tuple[npt.NDArray[np.uint8], Positions]:
    """Return the bytes of all payloads without a copy, and where each begins; the last number is the end."""
    _, offsets, data = payloads.buffers()
    is_large = pa.types.is_large_binary(payloads.type)
    edges = np.frombuffer(offsets, np.int64 if is_large else np.int32)[payloads.offset :][: len(payloads) + 1]
    octets = np.frombuffer(data, np.uint8) if data is not None and data.size else np.empty(0, np.uint8)
    return octets, edges.astype(np.int64)


# Connections that have ended are forgotten where they are more than half, and not only a few.
_FEW = 8_192


@dataclass(frozen=True, slots=True)
class Datagrams:
    """Datagrams of UDP: the position of each one's connection, its direction (C2S, S2C), and the datagrams."""

    connections: Positions
    directions: Positions
    segments: Segments


EVENT_KINDS = ("SYN", "FIN", "RST")
_FIN, _RST = 1, 2


@dataclass(frozen=True, slots=True)
class TransportEvents:
    """The first SYN, FIN and RST of directions, one value each.

    `kinds` are positions in EVENT_KINDS, `connections` those of connections, `directions` C2S or S2C, `times` in
    nanoseconds since 1970, `offsets` where the packets lie in the file.
    """

    kinds: Positions
    connections: Positions
    directions: Positions
    times: Positions
    offsets: Positions


@dataclass(frozen=True, slots=True)
class Closed:
    """Connections of TCP that have ended, by their positions: nothing comes of them any more.

    From then on, others have the positions that `kept` gives them: what was at `kept[i]` is at i.
    """

    positions: Positions
    kept: Positions


class CaptureStreams:
    """Read one capture file, of connections at some ports of servers.

    With `by_port` the client is the side without such a port, otherwise who opened the connection. `numbers` are those
    of the connections of TCP and of UDP, where the file is read in part only. What is at `unread_ports` is refused, as
    the TLS or WebSocket that it must be.
    """

    def __init__(
        self,
        path: str,
        ports: tuple[int, ...],
        *,
        by_port: bool = False,
        numbers: tuple[Positions, Positions] | None = None,
        unread_ports: tuple[int, ...] = (),
    ) -> None:
        self._path, self._ports, self._unread_ports = path, ports, unread_ports
        tcp, udp = (None, None) if numbers is None else numbers
        self.tcp = ConnectionTable("tcp", ports, by_port, tcp)
        self.udp = ConnectionTable("udp", ports, by_port, udp)
        self._assembler = StreamAssembler()
        self._events: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._shut: set[int] = set()
        # Tasks that share a capture number its connections alike, whatever of them is late.
        self._forgets = numbers is None

    def read(self, stream: ByteStream, cutter: CaptureCutter) -> Iterator[Runs | Datagrams | Closed | Messages]:
        """Yield what a capture has, in the order of its windows: runs and datagrams, and packets that are refused.

        Runs have to be consumed before more is taken. Connections that have ended are forgotten a window later, many at
        once. Raises SourceError.
        """
        headers = HeaderReader(self._path, self._ports, self._unread_ports)
        for packets in PacketReader(stream, self._path, cutter).batches():
            headers_read = headers.read(packets)
            yield from headers_read.refused
            if len(headers_read.udp):
                positions, sides = self.udp.assign(headers_read.udp)
                flips = [self.udp.connections[one].client_side for one in positions.tolist()]
                yield Datagrams(positions, sides ^ flips, headers_read.udp)
            if len(headers_read.tcp):
                positions, sides = self.tcp.assign(headers_read.tcp)
                self._note_events(headers_read.tcp, positions, sides)
                yield from self._assembler.add(headers_read.tcp, self.tcp.connections, positions, sides)
                if self._forgets and 2 * len(self._shut) > len(self.tcp.connections) + _FEW:
                    yield from self._close(self._shut.difference(positions.tolist()))
        yield from self._assembler.finish()
        yield from headers.unread()

    def _close(self, shut: set[int]) -> Iterator[Runs | Closed]:
        """Yield what is left of connections that have ended, and that they have; then forget them."""
        positions = np.array(sorted(shut), np.int64)
        yield from self._assembler.finish((2 * positions[:, None] + np.arange(2)).ravel())
        kept = np.delete(np.arange(len(self.tcp.connections)), positions)
        yield Closed(positions, kept)
        self.tcp.keep(kept)
        self._assembler.keep(kept)
        numbers = {position: number for number, position in enumerate(kept.tolist())}
        self._shut = {numbers[position] for position in self._shut if position in numbers}
        self._events = {
            (numbers[key[0]], key[1], key[2]): place for key, place in self._events.items() if key[0] in numbers
        }

    def events(self, positions: Positions | None = None) -> TransportEvents:
        """Return what was seen of how connections begin and end: those at some positions (None: all)."""
        connections, sides, kinds = np.array([*self._events], np.int64).reshape(-1, 3).T
        times, offsets = np.array([*self._events.values()], np.int64).reshape(-1, 2).T
        flips = np.array([one.client_side for one in self.tcp.connections], np.int64)
        events = (kinds, connections, sides ^ flips[connections], times, offsets)
        rows = slice(None) if positions is None else np.flatnonzero(np.isin(connections, positions))
        return TransportEvents(*(column[rows] for column in events))

    def _note_events(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the earliest segment of each kind, by connection and side."""
        for kind, flags in enumerate((segments.is_syn, segments.is_fin, segments.is_reset)):
            rows = np.flatnonzero(flags)
            columns = (positions, sides, segments.times, segments.offsets)
            for position, side, *seen in zip(*(column[rows].tolist() for column in columns), strict=True):
                key, place = (position, side, kind), (seen[0], seen[1])
                self._events[key] = min(place, self._events.get(key, place))
                if kind == _RST or (kind == _FIN and (position, 1 - side, kind) in self._events):
                    self._shut.add(position)

    def connection(self, stream: int) -> Connection:
        return self.tcp.connections[stream >> 1]

    def begins_in_the_middle(self, stream: int) -> bool:
        """Say whether the capture lacks the SYN of a stream."""
        connection = self.connection(stream)
        return connection.first_bytes[(stream & 1) ^ connection.client_side] is None

    def consume(self, stream: int, place: int) -> None:
        """Forget the bytes of a stream before a place."""
        self._assembler.consume(stream, place)

    def consumed(self, stream: int) -> int:
        """Return up to where a stream was consumed."""
        return self._assembler.consumed(stream)

    def ended(self) -> list[int]:
        """Return the streams of which bytes are missing at the end of the capture, or came too late."""
        return self._assembler.ended().tolist()  # type: ignore[no-any-return]

    def missing_at_end(self, stream: int, place: int) -> int:
        """Return how many bytes of a stream the capture tells of, and does not have, behind a place."""
        return int(self._assembler.missing_at_end(np.array([stream]), np.array([place]))[0])

    def late(self, stream: int) -> int:
        """Return how many bytes of a stream came that lie before its first byte: they are in no run."""
        return self._assembler.late(stream)
