"""Which packets belong together: connections by endpoints, and by the SYN with which each begins."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.io.spans import Positions
from ksyspark.reader.capture.segments import LEN_KEY, Segments

C2S, S2C = 0, 1
DIRECTIONS = ("c2s", "s2c")
"""From client to server, and from server to client."""

_MODULUS = 1 << 32
# A SYN that comes late belongs to data that begins at most so many bytes behind it.
_LATE_SYN_BYTES = 1 << 28


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One end of a connection; the address as text."""

    address: str
    port: int


@dataclass(slots=True)
class Connection:
    """A connection of TCP, or the datagrams of UDP between two endpoints.

    `number` counts the connections of the same transport that were read from a capture, from 0. `was_opened` says that
    the capture has the SYN of the client; without it the streams may begin in the middle. A side is 0 for the lesser
    endpoint, 1 for the other: `client_side` is the client's. Of both sides, `first_bytes` are the sequence numbers of
    the first byte (None: not known), and `lowest` the first one in the capture where that lacks the SYN.
    """

    number: int
    transport: str
    client: Endpoint
    server: Endpoint
    client_side: int
    was_opened: bool = False
    first_bytes: list[int | None] = field(default_factory=lambda: [None, None])
    lowest: list[int | None] = field(default_factory=lambda: [None, None])

    def source(self, direction: int) -> Endpoint:
        """Return the sender of a direction, C2S or S2C."""
        return self.client if direction == C2S else self.server

    def destination(self, direction: int) -> Endpoint:
        """Return the receiver of a direction, C2S or S2C."""
        return self.server if direction == C2S else self.client


@dataclass(slots=True)
class ConnectionTable:
    """All connections of one transport in a capture so far.

    `ports` are those of servers. With `by_port` the client is the side without such a port, otherwise who sent the SYN;
    where neither tells, the client is who sent the first packet. `numbers` are those that connections get one after the
    other (None: 0, 1, 2 ...).
    """

    transport: str
    ports: tuple[int, ...]
    by_port: bool = False
    numbers: Positions | None = None
    connections: list[Connection] = field(default_factory=list)
    _latest: dict[bytes, int] = field(default_factory=dict)

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
        opening = np.zeros(len(pairs), np.bool_)
        opening[codes[segments.is_syn]] = True
        found = np.zeros(len(pairs), np.int64)
        first = _first_of_each(codes, len(pairs))
        for code, key in enumerate(pairs):
            if not opening[code]:
                found[code] = self._current(key, segments, int(first[code]), sides)
        positions = found[codes]
        order = np.argsort(codes, kind="stable")
        borders = np.searchsorted(codes[order], np.arange(len(pairs) + 1))
        for code in np.flatnonzero(opening).tolist():
            rows = order[borders[code] : borders[code + 1]]
            positions[rows] = self._follow_openings(pairs[code], segments, rows, sides)
        self._note_lowest(segments, positions, sides)
        return self._in_order(positions, count), sides

    def _in_order(self, positions: Positions, before: int) -> Positions:
        """Put the connections behind the first `before` into the order of their first segments."""
        found, rows = np.unique(positions, return_index=True)
        new = found >= before
        order = np.argsort(rows[new], kind="stable")
        moved = np.arange(len(self.connections))
        moved[found[new][order]] = np.arange(before, before + len(order))
        connections = self.connections[before:]
        for connection, position in zip(connections, moved[before:].tolist(), strict=True):
            connection.number = position if self.numbers is None else int(self.numbers[position])
            self.connections[position] = connection
        for key, position in self._latest.items():
            if position >= before:
                self._latest[key] = int(moved[position])
        return moved[positions]

    def _current(self, key: bytes, segments: Segments, row: int, sides: Positions) -> int:
        position = self._latest.get(key)
        return self._add(key, segments, row, sides) if position is None else position

    def _follow_openings(self, key: bytes, segments: Segments, rows: Positions, sides: Positions) -> Positions:
        """Return the connection of each segment between two endpoints, where some of them have SYN."""
        positions = np.full(len(rows), -1)
        begin = 0
        for at in np.flatnonzero(segments.is_syn[rows]).tolist():
            row, current = int(rows[at]), self._latest.get(key)
            is_reply = bool(segments.has_ack[row])
            first = (int(segments.sequence[row]) + 1) % _MODULUS
            if current is not None:
                positions[begin:at] = current
            if current is None or not self._belongs(current, int(sides[row]), first):
                had_none = current is None
                current = self._add(key, segments, row, sides)
                if had_none:
                    # What came before the SYN came out of order.
                    positions[begin:at] = current
            begin = at
            connection = self.connections[current]
            connection.first_bytes[int(sides[row])] = first
            connection.was_opened |= not is_reply
        current = self._latest[key]
        positions[begin:] = current
        return positions

    def _belongs(self, position: int, side: int, first: int) -> bool:
        """Say whether a SYN before the byte `first` may be one of a connection that is there."""
        connection = self.connections[position]
        known, lowest = connection.first_bytes[side], connection.lowest[side]
        if known is not None:
            return known == first
        return lowest is None or (lowest - first) % _MODULUS < _LATE_SYN_BYTES

    def _add(self, key: bytes, segments: Segments, row: int, sides: Positions) -> int:
        ends = [_endpoint(key[:LEN_KEY]), _endpoint(key[LEN_KEY:])]
        client_side = self._client_side(ends, segments, row, int(sides[row]))
        position = len(self.connections)
        self.connections.append(
            Connection(position, self.transport, ends[client_side], ends[1 - client_side], client_side)
        )
        self._latest[key] = position
        return position

    def _client_side(self, ends: list[Endpoint], segments: Segments, row: int, sender: int) -> int:
        if segments.is_syn[row] and not self.by_port:
            return 1 - sender if segments.has_ack[row] else sender
        serves = [end.port in self.ports for end in ends]
        return sender if serves[0] == serves[1] else int(serves[0])

    def _note_lowest(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the least sequence number of each stream whose SYN the capture lacks."""
        for row in _first_of_each_pair(positions, sides).tolist():
            connection, side = self.connections[int(positions[row])], int(sides[row])
            if connection.lowest[side] is None and connection.first_bytes[side] is None:
                connection.lowest[side] = int(segments.sequence[row])


def _is_greater(left: npt.NDArray[np.uint8], right: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """Say which rows of bytes come after the row beside them."""
    differs = left != right
    at = differs.argmax(axis=1)
    rows = np.arange(len(left))
    return np.asarray(left[rows, at] > right[rows, at], np.bool_)


def _first_of_each(codes: Positions, count: int) -> Positions:
    """Return the first row of each code."""
    first = np.zeros(count, np.int64)
    first[codes[::-1]] = np.arange(len(codes))[::-1]
    return first


def _first_of_each_pair(positions: Positions, sides: Positions) -> Positions:
    rows: Positions = np.unique(positions * 2 + sides, return_index=True)[1]
    return rows


def _endpoint(key: bytes) -> Endpoint:
    length = 4 if key[0] == 4 else 16
    return Endpoint(str(ip_address(key[1 : 1 + length])), int.from_bytes(key[17:], "big"))
