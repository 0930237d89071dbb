"""Connections of a capture, by endpoints and SYN, and their streams, put together a batch of packets at a time."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from ipaddress import IPv6Address
from socket import inet_ntoa
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.io.spans import Flags, Positions
from ksyspark.reader.capture.packets import Packets, lengths_of
from ksyspark.reader.capture.segments import LEN_KEY, HeaderReader, Segments
from ksyspark.reader.messages import ConnectionOrigin, Messages

MOST_WAITING = 16 << 20
"""Bytes of a stream that wait behind a gap."""
MOST_OF_ALL = 128 << 20
"""Bytes that wait in all streams together."""

_MODULUS, _HALF = 1 << 32, 1 << 31
# A SYN that comes late belongs to data that begins at most so many bytes behind it.
_LATE_SYN_BYTES = 1 << 28
# Segments of a batch are sorted by stream and place in one number: a place has this many bits.
_PLACE_BITS = 40
# Of a stream: whether its first byte is known, and its end was seen; sequence number of the first byte, places up to
# which it was consumed, and must go by its segments and by what the other side says; bytes that came too late.
_STREAM: dict[str, type[np.generic]] = {"known": np.bool_, "has_end": np.bool_} | dict.fromkeys(
    ("first", "next", "declared", "implied", "late"), np.int64
)


@dataclass(slots=True)
class Connection:
    """A connection of TCP, or the datagrams of UDP between two endpoints.

    `number` counts the connections of the same transport that were read from a capture, from 0; `path` is that of its
    first file. `key` has its endpoints, the lesser one first. A side is 0 for that, 1 for the other: `client_side` is
    the client's. Of both sides, `first_bytes` are the sequence numbers of the first byte (None: not known), `lowest`
    the first one in the capture where that lacks the SYN, and `firsts`, by direction, those from which places count.
    """

    number: int
    transport: str
    key: bytes
    client_side: int
    path: str = ""
    first_bytes: list[int | None] = field(default_factory=lambda: [None, None])
    lowest: list[int | None] = field(default_factory=lambda: [None, None])
    firsts: tuple[int, ...] = (0, 0)

    @property
    def origin(self) -> ConnectionOrigin:
        """What a message says of its connection."""
        near, far = self.client_side, 1 - self.client_side
        client, server = _endpoint(self.key, near), _endpoint(self.key, far)
        firsts = self.first_bytes[near] or self.firsts[0], self.first_bytes[far] or self.firsts[1]
        return ConnectionOrigin(self.number, self.transport, client, server, self.path, firsts)

    def may_begin(self, side: int, first: int) -> bool:
        """Say whether a SYN before the byte `first` may be one of this connection."""
        known, lowest = self.first_bytes[side], self.lowest[side]
        if known is not None:
            return known == first
        return lowest is None or (lowest - first) % _MODULUS < _LATE_SYN_BYTES


@dataclass(slots=True)
class ConnectionTable:
    """All connections of one transport in a capture so far.

    `ports` are those of servers. With `by_port` the client is the side without such a port, otherwise who sent the SYN;
    where neither tells, the client is who sent the first packet. `numbers` are those that connections get one after the
    other (None: 0, 1, 2 ...), `path` that of the first file. `connections` are all but those that were forgotten.
    """

    transport: str
    ports: tuple[int, ...]
    by_port: bool = False
    numbers: Sequence[int] | None = None
    path: str = ""
    connections: list[Connection] = field(default_factory=list)
    _latest: dict[bytes, int] = field(default_factory=dict)
    _forgotten: int = 0

    def assign(self, segments: Segments) -> tuple[Positions, Positions]:
        """Return the position of each segment's connection in `connections`, and the side that sent it, 0 or 1."""
        count = len(self.connections)
        swapped = _is_greater(segments.senders, segments.receivers)
        low = np.where(swapped[:, None], segments.receivers, segments.senders)
        high = np.where(swapped[:, None], segments.senders, segments.receivers)
        sides = swapped.astype(np.int64)
        keys = np.ascontiguousarray(np.concatenate((low, high), axis=1))
        array = pa.FixedSizeBinaryArray.from_buffers(pa.binary(2 * LEN_KEY), len(keys), [None, pa.py_buffer(keys)])
        encoded = array.dictionary_encode()
        codes = encoded.indices.to_numpy().astype(np.int64)
        pairs = encoded.dictionary.to_pylist()
        order = _sorted_rows(codes)
        begins = np.searchsorted(codes[order], np.arange(len(pairs)))
        # Where the segments of a pair of endpoints, one pair after the other, begin to be of another connection.
        marks = np.full(len(order), -1)
        opening = np.zeros(len(pairs), np.bool_)
        opening[codes[segments.is_syn]] = True
        firsts = zip(pairs, begins.tolist(), opening.tolist(), sides[order[begins]].tolist(), strict=True)
        for key, begin, is_opening, side in firsts:
            position = self._latest.get(key)
            if position is not None:
                marks[begin] = position
            elif not is_opening:
                # What comes before a SYN came out of order.
                marks[begin] = self._add(key, side)
        self._note_openings(segments, sides, order, codes, pairs, begins, marks)
        last = np.maximum.accumulate(np.where(marks >= 0, np.arange(len(marks)), 0))
        positions = np.empty(len(marks), np.int64)
        positions[order] = marks[last]
        self._note_lowest(segments, positions, sides)
        return self._in_order(positions, count), sides

    def keep(self, kept: Positions) -> None:
        """Forget all connections but those at some positions, which become 0, 1, 2 ..."""
        self._forgotten += len(self.connections) - len(kept)
        self.connections = [self.connections[position] for position in kept.tolist()]
        numbers = {position: number for number, position in enumerate(kept.tolist())}
        self._latest = {key: numbers[position] for key, position in self._latest.items() if position in numbers}

    def _in_order(self, positions: Positions, before: int) -> Positions:
        """Put the connections behind the first `before` into the order of their first segments."""
        distinct, rows = _first_rows(positions, len(self.connections))
        new = distinct >= before
        order = np.argsort(rows[new], kind="stable")
        moved = np.arange(len(self.connections))
        moved[distinct[new][order]] = np.arange(before, before + len(order))
        connections = self.connections[before:]
        for connection, position in zip(connections, moved[before:].tolist(), strict=True):
            number = self._forgotten + position
            connection.number = number if self.numbers is None else self.numbers[number]
            self.connections[position] = connection
        for key, position in self._latest.items():
            if position >= before:
                self._latest[key] = int(moved[position])
        return moved[positions]

    def _note_openings(
        self,
        segments: Segments,
        sides: Positions,
        order: Positions,
        codes: Positions,
        pairs: list[bytes],
        begins: Positions,
        marks: Positions,
    ) -> None:
        """Mark the connections that begin with a SYN, and those whose SYN comes late."""
        at = np.flatnonzero(segments.is_syn[order])
        rows = order[at]
        columns = (codes, sides, segments.sequence, segments.has_ack)
        each = zip(at.tolist(), *(column[rows].tolist() for column in columns), strict=True)
        for place, code, side, sequence, is_reply in each:
            key, first = pairs[code], (sequence + 1) % _MODULUS
            position = self._latest.get(key)
            if position is None or not self.connections[position].may_begin(side, first):
                begin = int(begins[code]) if position is None else place
                position = self._add(key, side, is_syn=True, is_reply=is_reply)
                marks[begin] = position
            self.connections[position].first_bytes[side] = first

    def _add(self, key: bytes, sender: int, *, is_syn: bool = False, is_reply: bool = False) -> int:
        """Add a connection, of which a side sent the first segment, and return its position."""
        if is_syn and not self.by_port:
            client_side = sender ^ is_reply
        else:
            serves = [_endpoint(key, side)[1] in self.ports for side in (0, 1)]
            client_side = sender if serves[0] == serves[1] else int(serves[0])
        position = len(self.connections)
        self.connections.append(Connection(position, self.transport, key, client_side, self.path))
        self._latest[key] = position
        return position

    def _note_lowest(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the least sequence number of each stream whose SYN the capture lacks."""
        rows = _first_rows(positions * 2 + sides, 2 * len(self.connections))[1]
        each = (column[rows].tolist() for column in (positions, sides, segments.sequence))
        for position, side, sequence in zip(*each, strict=True):
            connection = self.connections[position]
            if connection.lowest[side] is None and connection.first_bytes[side] is None:
                connection.lowest[side] = sequence


def _first_rows(numbers: Positions, count: int) -> tuple[Positions, Positions]:
    """Return which numbers below `count` there are, ascending, and the first row of each."""
    first = np.full(count, -1)
    first[numbers[::-1]] = np.arange(len(numbers))[::-1]
    distinct = np.flatnonzero(first >= 0)
    return distinct, first[distinct]


def _sorted_rows(numbers: Positions) -> Positions:
    """Return rows in the order of their numbers, which are not negative; equal ones stay in the order they have."""
    # Numbers of at most 16 bits are sorted several times as fast.
    kind = np.min_scalar_type(int(numbers.max(initial=0)))
    return np.argsort(numbers.astype(kind), kind="stable")


def _order(streams: Positions, places: Positions) -> Positions:
    """Return rows in the order of their streams and places; segments mostly come in the order of places."""
    rows = _sorted_rows(streams)
    is_later = (np.diff(places[rows]) >= 0) | (np.diff(streams[rows]) > 0)
    return rows if is_later.all() else np.lexsort((places, streams))


def _is_greater(left: npt.NDArray[np.uint8], right: npt.NDArray[np.uint8]) -> Flags:
    """Say which rows of bytes come after the row beside them."""
    differs = left != right
    at = differs.argmax(axis=1)
    rows = np.arange(len(left))
    return np.asarray(left[rows, at] > right[rows, at], np.bool_)


def _endpoint(key: bytes, side: int) -> tuple[str, int]:
    end = key[side * LEN_KEY : (side + 1) * LEN_KEY]
    # There may be half as many connections as packets: objects of addresses would take most of the time.
    address = inet_ntoa(end[1:5]) if end[0] == 4 else str(IPv6Address(end[1:17]))
    return address, int.from_bytes(end[17:], "big")


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

    `streams` are 2 * the connection's position + the direction (0: from the client), and `starts` the places of the
    first bytes, counted from the first byte of the stream. `missing` bytes in front of a run are not in the capture.
    Behind a run with `is_cut` comes a gap or the end of the capture; `is_last` says that it is the end.

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
    is_cut: Flags
    is_last: Flags
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

    def take(self, rows: Positions | Flags) -> "_Pool":
        at = np.flatnonzero(rows) if rows.dtype == np.bool_ else rows
        if rows.dtype == np.bool_ and len(at) == len(rows):
            return self
        return _Pool(payloads=self.payloads.take(pa.array(at)), **{name: getattr(self, name)[at] for name in _NUMBERS})

    def and_then(self, more: "_Pool") -> "_Pool":
        numbers = {name: np.concatenate((getattr(self, name), getattr(more, name))) for name in _NUMBERS}
        return _Pool(payloads=pa.concat_arrays([self.payloads, more.payloads]), **numbers)

    @property
    def lengths(self) -> Positions:
        return lengths_of(self.payloads)


_NUMBERS = ("streams", "starts", "times", "offsets")
_NONE = np.empty(0, np.int64)
_EMPTY = _Pool(_NONE, _NONE, _NONE, _NONE, pa.nulls(0, pa.large_binary()))


class StreamAssembler:
    """Put streams together; the caller tells with `consume` how far it has read each stream.

    Places count from the first byte of a stream: the one behind the SYN, or the least in the batch of packets in which
    the stream was first seen. For example, of a stream that begins with the SYN number 99:

        add: abc with number 100, ghi with 106  ->  a run abc from place 0; ghi waits, as places 3 to 5 are missing
        consume: up to place 3                  ->  abc is forgotten
        add: cdef with number 102               ->  a run defghi from place 3: c was read already
        finish instead, without cdef            ->  a run ghi from place 6, with 3 bytes missing before it
    """

    def __init__(self) -> None:
        self._streams: dict[str, npt.NDArray[Any]] = {name: np.zeros(0, kind) for name, kind in _STREAM.items()}
        self._pool = _EMPTY

    def consume(self, stream: int, place: int) -> None:
        """Forget the bytes of a stream before a place."""
        self._streams["next"][stream] = place

    def add(self, segments: Segments, connections: list[Connection], of: Positions, sides: Positions) -> Iterator[Runs]:
        """Yield what the streams have now, from the first byte that was not consumed on, as at most one batch.

        `of` and `sides` are the positions of the segments' connections, and the sides that sent them.
        """
        flip = np.array([connection.client_side for connection in connections])
        streams = of * 2 + (sides ^ flip[of])
        more = np.zeros(max(2 * len(connections) - len(self._streams["known"]), 0), np.int64)
        for name, column in self._streams.items():
            self._streams[name] = np.concatenate((column, more.astype(column.dtype)))
        has_bytes = segments.declared > 0
        self._begin(connections, streams, segments, has_bytes)
        places = self._places(streams, (segments.sequence + segments.is_syn) % _MODULUS)
        shows_end = has_bytes | segments.is_syn | segments.is_fin
        np.maximum.at(self._streams["declared"], streams[shows_end], (places + segments.declared)[shows_end])
        self._note_implied(streams[~shows_end], places[~shows_end])
        self._streams["has_end"][streams[segments.is_fin]] = True
        answered = segments.has_ack & ~segments.is_reset
        others = streams[answered] ^ 1
        self._note_implied(others, self._places(others, segments.acknowledged[answered]))
        payloads = segments.payloads.cast(pa.large_binary())
        kept = lengths_of(payloads)
        rows = kept > 0
        # Bytes before the first byte of streams without SYN came when later ones had been handed out; a byte just
        # before the first one is how an idle sender asks whether the other side is still there.
        is_late = rows & (places < 0) & ~((places == -1) & (kept == 1))
        np.add.at(self._streams["late"], streams[is_late], np.minimum(kept[is_late], -places[is_late]))
        arrived = _Pool(streams, places, segments.times, segments.offsets, payloads).take(rows)
        touched = np.zeros(2 * len(connections), np.bool_)
        touched[arrived.streams] = True
        waiting = touched[self._pool.streams]
        idle, active = self._pool.take(~waiting), self._pool.take(waiting).and_then(arrived)
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
        moved = np.zeros(len(self._streams["known"]), np.int64)
        moved[streams] = np.arange(len(streams))
        self._pool = replace(self._pool, streams=moved[self._pool.streams])
        self._streams = {name: column[streams] for name, column in self._streams.items()}

    def ended(self) -> list[int]:
        """Return the streams of which bytes are missing at the end of the capture, or came too late."""
        consumed = self._streams["next"]
        is_short = (self._streams["late"] > 0) | (self._missing_at_end(np.arange(len(consumed)), consumed) > 0)
        return np.flatnonzero(self._streams["known"] & is_short).tolist()

    def consumed(self, stream: int) -> int:
        """Return up to where a stream was consumed."""
        return int(self._streams["next"][stream])

    def missing_at_end(self, stream: int, place: int) -> int:
        """Return how many bytes of a stream the capture tells of, and does not have, behind a place."""
        return int(self._missing_at_end(np.array([stream]), np.array([place]))[0])

    def _missing_at_end(self, streams: Positions, places: Positions) -> Positions:
        declared = np.maximum(self._streams["declared"][streams] - places, 0)
        # One byte more than was seen is a FIN that the capture lacks.
        implied = self._streams["implied"][streams] - places
        is_whole = self._streams["has_end"][streams] | (implied <= 1)
        return np.where(is_whole, declared, np.maximum(declared, implied))

    def late(self, stream: int) -> int:
        """Return how many bytes came that lie before the first byte of a stream: they are in no run."""
        return int(self._streams["late"][stream])

    def _begin(self, connections: list[Connection], streams: Positions, segments: Segments, has_bytes: Flags) -> None:
        """Set the first byte of streams that are new: by the SYN, else the least number of a segment with bytes."""
        for stream in _first_rows(streams[~self._streams["known"][streams]], 2 * len(connections))[0].tolist():
            connection = connections[stream // 2]
            first = connection.first_bytes[(stream & 1) ^ connection.client_side]
            if first is not None:
                self._streams["first"][stream], self._streams["known"][stream] = first, True
        rows = np.flatnonzero(has_bytes & ~self._streams["known"][streams])
        new, firsts, inverse = np.unique(streams[rows], return_index=True, return_inverse=True)
        base = segments.sequence[rows[firsts]]
        least = np.zeros(len(new), np.int64)
        np.minimum.at(least, inverse, (segments.sequence[rows] - base[inverse] + _HALF) % _MODULUS - _HALF)
        self._streams["first"][new], self._streams["known"][new] = (base + least) % _MODULUS, True
        for stream in new.tolist():
            both = slice(stream & ~1, (stream & ~1) + 2)
            connections[stream // 2].firsts = tuple(self._streams["first"][both].tolist())

    def _places(self, streams: Positions, sequence: Positions) -> Positions:
        """Return where sequence numbers lie in their streams: the nearest place to what was consumed."""
        near = self._streams["next"][streams]
        ahead = (sequence - self._streams["first"][streams] - near + _HALF) % _MODULUS - _HALF
        return np.where(self._streams["known"][streams], near + ahead, 0)

    def _note_implied(self, streams: Positions, places: Positions) -> None:
        """Note up to which places streams must have been sent, because the other side or an empty segment says so."""
        known = self._streams["known"][streams] & (places - self._streams["next"][streams] < MOST_WAITING)
        np.maximum.at(self._streams["implied"], streams[known], places[known])

    def _runs(self, pool: _Pool, most_waiting: int, *, is_last: bool) -> Iterator[Runs]:
        if not len(pool.streams):
            return
        pool = pool.take(_order(pool.streams, pool.starts))
        starts, has_fresh, is_gap = self._fresh(pool)
        skipped = skipped_of_all = starts - pool.starts
        fresh = pool.take(has_fresh)
        starts, is_gap, skipped = starts[has_fresh], is_gap[has_fresh], skipped[has_fresh]
        if not len(starts):
            return
        payloads = _trimmed(fresh.payloads, skipped)
        ends = starts + lengths_of(payloads)
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
        before = np.where(is_first, self._streams["next"][streams], ends[firsts - 1])
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
        kept = (ends > self._streams["next"][fresh.streams]) & (not is_last)
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
        begins = np.maximum(pool.starts, self._streams["next"][pool.streams])
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

    def _fresh(self, pool: _Pool) -> tuple[Positions, Flags, Flags]:
        """Return where the bytes of each segment begin that no earlier one has, if it has any, and if a gap is before.

        The pool is sorted by stream and start.
        """
        group = np.cumsum(np.diff(pool.streams, prepend=pool.streams[:1]) != 0)
        lift = group << _PLACE_BITS
        first = self._streams["next"][pool.streams]
        ends = np.maximum(pool.starts + pool.lengths, first)
        covered = np.maximum.accumulate(ends - first + lift)
        before = np.empty_like(covered)
        before[1:] = covered[:-1]
        before[:1] = lift[:1]
        before = np.maximum(before - lift, 0) + first
        starts = np.maximum(pool.starts, before)
        return starts, starts < ends, starts > before


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
    """Datagrams of UDP, the position of each one's connection, and its direction (0: from the client)."""

    connections: Positions
    directions: Positions
    segments: Segments


EVENT_KINDS = ("SYN", "FIN", "RST")
_FIN, _RST = 1, 2


@dataclass(frozen=True, slots=True)
class TransportEvents:
    """The first SYN, FIN and RST of directions, one value each.

    `kinds` are positions in EVENT_KINDS, `connections` those of connections, `directions` 0 from the client and 1
    back, `times` in nanoseconds since 1970, `offsets` where the packets lie in the file.
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
    """Read one capture: `headers` reads its packets, and `tcp` and `udp` get its connections."""

    def __init__(self, headers: HeaderReader, tcp: ConnectionTable, udp: ConnectionTable) -> None:
        self._headers, self.tcp, self.udp = headers, tcp, udp
        self.assembler = StreamAssembler()
        # Time and offset of the earliest segment, by (2 * the connection's position + side) * kinds + kind.
        self._events: dict[int, tuple[int, int]] = {}
        self._shut: set[int] = set()
        # Tasks that share a capture number its connections alike, whatever of them is late.
        self._forgets = tcp.numbers is None

    def read(self, packets: Iterable[Packets]) -> Iterator[Runs | Datagrams | Closed | Messages]:
        """Yield what the packets of a capture have, in their order: runs and datagrams, and packets that are refused.

        Runs have to be consumed before more is taken. Connections that have ended are forgotten a window later, many at
        once. Raises SourceError.
        """
        for batch in packets:
            headers_read = self._headers.read(batch)
            yield from headers_read.refused
            if len(headers_read.udp):
                positions, sides = self.udp.assign(headers_read.udp)
                flips = [self.udp.connections[one].client_side for one in positions.tolist()]
                yield Datagrams(positions, sides ^ flips, headers_read.udp)
            if len(headers_read.tcp):
                positions, sides = self.tcp.assign(headers_read.tcp)
                self._note_events(headers_read.tcp, positions, sides)
                yield from self.assembler.add(headers_read.tcp, self.tcp.connections, positions, sides)
                if self._forgets and 2 * len(self._shut) > len(self.tcp.connections) + _FEW:
                    yield from self._close(self._shut.difference(positions.tolist()))
        yield from self.assembler.finish()
        yield from self._headers.unread()

    def _close(self, shut: set[int]) -> Iterator[Runs | Closed]:
        """Yield what is left of connections that have ended, and that they have; then forget them."""
        positions = np.array(sorted(shut), np.int64)
        yield from self.assembler.finish((2 * positions[:, None] + np.arange(2)).ravel())
        kept = np.delete(np.arange(len(self.tcp.connections)), positions)
        yield Closed(positions, kept)
        self.tcp.keep(kept)
        self.assembler.keep(kept)
        numbers = {position: number for number, position in enumerate(kept.tolist())}
        self._shut = {numbers[position] for position in self._shut if position in numbers}
        per_connection = 2 * len(EVENT_KINDS)
        self._events = {
            numbers[key // per_connection] * per_connection + key % per_connection: place
            for key, place in self._events.items()
            if key // per_connection in numbers
        }

    def events(self, positions: Positions | None = None) -> TransportEvents:
        """Return what was seen of how connections begin and end: those at some positions (None: all)."""
        streams, kinds = np.divmod(np.array([*self._events], np.int64), len(EVENT_KINDS))
        connections, sides = np.divmod(streams, 2)
        times, offsets = np.array([*self._events.values()], np.int64).reshape(-1, 2).T
        flips = np.array([one.client_side for one in self.tcp.connections], np.int64)
        events = (kinds, connections, sides ^ flips[connections], times, offsets)
        rows = slice(None) if positions is None else np.flatnonzero(np.isin(connections, positions))
        return TransportEvents(*(column[rows] for column in events))

    def _note_events(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the earliest segment of each kind, by connection and side."""
        for kind, flags in enumerate((segments.is_syn, segments.is_fin, segments.is_reset)):
            rows = np.flatnonzero(flags)
            keys = (2 * positions[rows] + sides[rows]) * len(EVENT_KINDS) + kind
            places = zip(segments.times[rows].tolist(), segments.offsets[rows].tolist(), strict=True)
            for key, place in zip(keys.tolist(), places, strict=True):
                # A scan has as many of these as packets: nothing is called for each but `get`.
                earliest = self._events.get(key)
                if earliest is None or place < earliest:
                    self._events[key] = place
            if kind == _RST:
                self._shut.update(positions[rows].tolist())
            elif kind == _FIN:
                others = (2 * positions[rows] + 1 - sides[rows]) * len(EVENT_KINDS) + kind
                is_shut = [other in self._events for other in others.tolist()]
                self._shut.update(positions[rows][is_shut].tolist())

    def connection(self, stream: int) -> Connection:
        return self.tcp.connections[stream >> 1]

    def begins_in_the_middle(self, stream: int) -> bool:
        """Say whether the capture lacks the SYN of a stream."""
        connection = self.connection(stream)
        return connection.first_bytes[(stream & 1) ^ connection.client_side] is None
