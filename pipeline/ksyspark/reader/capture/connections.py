"""Which packets belong together: connections by endpoints, and by the SYN with which each begins."""

from dataclasses import dataclass, field
from ipaddress import IPv6Address
from socket import inet_ntoa

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.io.spans import Positions
from ksyspark.reader.capture.segments import LEN_KEY, Segments
from ksyspark.reader.messages import ConnectionOrigin

_MODULUS = 1 << 32
# A SYN that comes late belongs to data that begins at most so many bytes behind it.
_LATE_SYN_BYTES = 1 << 28


@dataclass(slots=True)
class Connection:
    """A connection of TCP, or the datagrams of UDP between two endpoints.

    `number` counts the connections of the same transport that were read from a capture, from 0. `key` has its
    endpoints, the lesser one first. A side is 0 for that, 1 for the other: `client_side` is the client's. Of both
    sides, `first_bytes` are the sequence numbers of the first byte (None: not known), and `lowest` the first one in the
    capture where that lacks the SYN.
    """

    number: int
    transport: str
    key: bytes
    client_side: int
    first_bytes: list[int | None] = field(default_factory=lambda: [None, None])
    lowest: list[int | None] = field(default_factory=lambda: [None, None])

    @property
    def origin(self) -> ConnectionOrigin:
        """What a message says of its connection."""
        client, server = (_endpoint(_of_side(self.key, side)) for side in (self.client_side, 1 - self.client_side))
        return ConnectionOrigin(self.number, self.transport, client, server)

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
    other (None: 0, 1, 2 ...). `connections` are all but those that were forgotten.
    """

    transport: str
    ports: tuple[int, ...]
    by_port: bool = False
    numbers: Positions | None = None
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
        order = np.argsort(codes, kind="stable")
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
        distinct, rows = np.unique(positions, return_index=True)
        new = distinct >= before
        order = np.argsort(rows[new], kind="stable")
        moved = np.arange(len(self.connections))
        moved[distinct[new][order]] = np.arange(before, before + len(order))
        connections = self.connections[before:]
        for connection, position in zip(connections, moved[before:].tolist(), strict=True):
            number = self._forgotten + position
            connection.number = number if self.numbers is None else int(self.numbers[number])
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
            serves = [_port(_of_side(key, side)) in self.ports for side in (0, 1)]
            client_side = sender if serves[0] == serves[1] else int(serves[0])
        position = len(self.connections)
        self.connections.append(Connection(position, self.transport, key, client_side))
        self._latest[key] = position
        return position

    def _note_lowest(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the least sequence number of each stream whose SYN the capture lacks."""
        rows = np.unique(positions * 2 + sides, return_index=True)[1]
        each = (column[rows].tolist() for column in (positions, sides, segments.sequence))
        for position, side, sequence in zip(*each, strict=True):
            connection = self.connections[position]
            if connection.lowest[side] is None and connection.first_bytes[side] is None:
                connection.lowest[side] = sequence


def _is_greater(left: npt.NDArray[np.uint8], right: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """Say which rows of bytes come after the row beside them."""
    differs = left != right
    at = differs.argmax(axis=1)
    rows = np.arange(len(left))
    return np.asarray(left[rows, at] > right[rows, at], np.bool_)


def _of_side(key: bytes, side: int) -> bytes:
    return key[side * LEN_KEY : (side + 1) * LEN_KEY]


def _endpoint(key: bytes) -> tuple[str, int]:
    # There may be half as many connections as packets: objects of addresses would take most of the time.
    return inet_ntoa(key[1:5]) if key[0] == 4 else str(IPv6Address(key[1:17])), _port(key)


def _port(key: bytes) -> int:
    return int.from_bytes(key[17:], "big")
