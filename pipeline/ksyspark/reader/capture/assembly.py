"""Put the streams of TCP connections together from their segments, a batch of packets at a time.

Segments may come out of order, twice, and overlapping: where they overlap, the one that begins earlier in the stream is
kept, of two that begin alike the one that came first. What is missing is waited for until the capture ends, or too many
bytes wait behind it: a sender sends no more than a window before what is missing was received, so that nothing will
fill the gap after that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.reader.capture.connections import Connection
from ksyspark.reader.capture.segments import Segments

MOST_WAITING = 16 << 20
"""Bytes of a stream that wait behind a gap."""
MOST_OF_ALL = 128 << 20
"""Bytes that wait in all streams together."""

_MODULUS, _HALF = 1 << 32, 1 << 31
# Segments of a batch are sorted by stream and place in one number: a place has this many bits.
_PLACE_BITS = 40
_Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Run:
    """Bytes of one stream without a gap.

    `stream` is 2 * the connection's position + its direction (C2S, S2C). `data` begins at byte `start` of the stream,
    counted from its first byte. Its segments begin at `places` in the stream and were seen at `times` (nanoseconds
    since 1970) in the packets at `offsets` of the file. `missing` bytes in front of it are not in the capture. Behind a
    run with `is_cut` comes a gap or the end of the capture; `is_last` says that it is the end.
    """

    stream: int
    start: int
    data: npt.NDArray[np.uint8]
    places: Positions
    times: Positions
    offsets: Positions
    missing: int = 0
    is_cut: bool = False
    is_last: bool = False

    @property
    def end(self) -> int:
        return self.start + len(self.data)

    def segment_of(self, places: Positions) -> Positions:
        """Return the number of the segment in which each place lies."""
        return np.searchsorted(self.places, places, "right") - 1


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
    """Put streams together; the caller tells with `consume` how far it has read each run.

    Places count from the first byte of a stream: the one behind the SYN, or the least in the batch of packets in which
    the stream was first seen.
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

    def add(self, segments: Segments, connections: list[Connection], of: Positions, sides: Positions) -> Iterator[Run]:
        """Yield what the streams have now, from the first byte that was not consumed on.

        `of` and `sides` are the positions of the segments' connections, and the sides that sent them.
        """
        flip = np.array([one.client_side for one in connections])
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

    def finish(self) -> Iterator[Run]:
        """Yield all that is left at the end of the capture; a stream with nothing left gives an empty last run."""
        pool, self._pool = self._pool, _Pool.empty()
        ended = np.zeros(len(self._next), np.bool_)
        for run in self._runs(pool, 0, is_last=True):
            ended[run.stream] |= run.is_last
            yield run
        for stream in np.flatnonzero(self._known & ~ended).tolist():
            yield self._end_of(stream, self._next[stream])

    def missing_at_end(self, stream: int, place: int) -> int:
        """Return how many bytes of a stream the capture tells of, and does not have, behind a place."""
        declared = max(int(self._declared[stream]) - place, 0)
        # One byte more than was seen is a FIN that the capture lacks.
        implied = int(self._implied[stream]) - place
        return declared if self._has_end[stream] or implied <= 1 else max(declared, implied)

    def late(self, stream: int) -> int:
        """Return how many bytes came that lie before the first byte of a stream: they are in no run."""
        return int(self._late[stream])

    def _end_of(self, stream: int, place: int) -> Run:
        none = np.empty(0, np.int64)
        return Run(stream, int(place), np.empty(0, np.uint8), none, none, none, is_cut=True, is_last=True)

    def _grow(self, count: int) -> None:
        more = count - len(self._next)
        if more > 0:
            for name in ("_known", "_has_end", "_first", "_next", "_declared", "_implied", "_late"):
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
        found, firsts, inverse = np.unique(streams[rows], return_index=True, return_inverse=True)
        one = segments.sequence[rows[firsts]]
        least = np.zeros(len(found), np.int64)
        np.minimum.at(least, inverse, (segments.sequence[rows] - one[inverse] + _HALF) % _MODULUS - _HALF)
        self._first[found], self._known[found] = (one + least) % _MODULUS, True

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

    def _runs(self, pool: _Pool, most_waiting: int, *, is_last: bool) -> Iterator[Run]:
        if not len(pool.streams):
            return
        sorted_ = pool.take(np.lexsort((pool.starts, pool.streams)))
        starts, kept, is_gap = self._fresh(sorted_)
        skipped = starts - sorted_.starts
        fresh = sorted_.take(kept)
        starts, is_gap, skipped = starts[kept], is_gap[kept], skipped[kept]
        if not len(starts):
            return
        payloads = _trimmed(fresh.payloads, skipped)
        ends = starts + _lengths(payloads)
        data, edges = _joined(payloads)
        borders = np.flatnonzero(np.diff(fresh.streams, prepend=-1))
        keep = np.zeros(len(starts), np.bool_)
        for begin, end in zip(borders.tolist(), [*borders[1:].tolist(), len(starts)], strict=True):
            stream = int(fresh.streams[begin])
            cuts = [begin, *(begin + 1 + np.flatnonzero(is_gap[begin + 1 : end])).tolist(), end]
            waits = int(edges[end] - edges[cuts[1]]) <= most_waiting and not is_last
            if is_gap[begin]:
                waits = int(edges[end] - edges[begin]) <= most_waiting and not is_last
            for number, (first, stop) in enumerate(pairwise(cuts)):
                if is_gap[first] and waits:
                    break
                has_more = number + 2 < len(cuts)
                yield Run(
                    stream,
                    int(starts[first]),
                    data[edges[first] : edges[stop]],
                    starts[first:stop],
                    fresh.times[first:stop],
                    fresh.offsets[first:stop],
                    int(starts[first] - (ends[first - 1] if first > begin else self._next[stream])),
                    is_cut=is_last or (has_more and not waits),
                    is_last=is_last and not has_more,
                )
            keep[begin:end] = ends[begin:end] > self._next[stream]
        self._pool = self._pool.and_then(
            _Pool(fresh.streams, starts, fresh.times, fresh.offsets, payloads).take(keep & (not is_last))
        )

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
