"""The streams of all connections in one capture file: runs of bytes, each with the times of its segments.

streams = CaptureStreams("a.pcap", (1883,))
for read in streams.read(stream, cutter):
match read:
case Runs():
...
streams.consume(stream, place)  # up to where each of them was read; the rest comes again, with more behind it
case Datagrams() | Messages():
...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream
from ksyspark.reader.capture.assembly import Runs, StreamAssembler
from ksyspark.reader.capture.connections import Connection, ConnectionTable
from ksyspark.reader.capture.packets import CaptureCutter, PacketReader
from ksyspark.reader.capture.segments import HeaderReader, Segments
from ksyspark.reader.messages import Messages

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
    of the connections of TCP and of UDP, where the file is read in part only.
    """

    def __init__(
        self,
        path: str,
        ports: tuple[int, ...],
        *,
        by_port: bool = False,
        numbers: tuple[Positions, Positions] | None = None,
    ) -> None:
        self._path, self._ports = path, ports
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
        headers = HeaderReader(self._path, self._ports)
        for packets in PacketReader(stream, self._path, cutter).batches():
            found = headers.read(packets)
            yield from found.refused
            if len(found.udp):
                positions, sides = self.udp.assign(found.udp)
                flips = [self.udp.connections[one].client_side for one in positions.tolist()]
                yield Datagrams(positions, sides ^ flips, found.udp)
            if len(found.tcp):
                positions, sides = self.tcp.assign(found.tcp)
                self._note_events(found.tcp, positions, sides)
                yield from self._assembler.add(found.tcp, self.tcp.connections, positions, sides)
                if self._forgets and 2 * len(self._shut) > len(self.tcp.connections) + _FEW:
                    yield from self._close(self._shut.difference(positions.tolist()))
        yield from self._assembler.finish()

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
        """Return the connection of a stream."""
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
