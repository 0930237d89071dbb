"""The streams of all connections in one capture file: runs of bytes, each with the times of its segments.

streams = CaptureStreams("a.pcap", (1883,))
for found in streams.read(stream, cutter):
match found:
case Run():
connection, direction = streams.connection(found), found.stream & 1
...
streams.consume(found, place)  # up to where the run was read; the rest comes again, with more behind it
case Datagrams() | Messages():
...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream
from ksyspark.reader.capture.assembly import Run, StreamAssembler
from ksyspark.reader.capture.connections import Connection, ConnectionTable
from ksyspark.reader.capture.packets import CaptureCutter, PacketReader
from ksyspark.reader.capture.segments import HeaderReader, Segments
from ksyspark.reader.messages import Messages


@dataclass(frozen=True, slots=True)
class Datagrams:
    """Datagrams of UDP: the position of each one's connection, its direction (C2S, S2C), and the datagrams."""

    connections: Positions
    directions: Positions
    segments: Segments


@dataclass(frozen=True, slots=True)
class TransportEvent:
    """The first SYN, FIN or RST (`kind`) of a direction: the position of the connection, C2S or S2C.

    `time` is in nanoseconds since 1970, `offset` where its packet lies in the file.
    """

    kind: str
    connection: int
    direction: int
    time: int
    offset: int


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
        self._events: dict[tuple[int, int, str], tuple[int, int]] = {}

    def read(self, stream: ByteStream, cutter: CaptureCutter) -> Iterator[Run | Datagrams | Messages]:
        """Yield what a capture has, in the order of its windows: runs and datagrams, and packets that are refused.

        Each run has to be consumed before the next one is taken. Raises SourceError.
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
        yield from self._assembler.finish()

    def events(self) -> Iterator[TransportEvent]:
        """Yield what was seen of how connections begin and end."""
        for (position, side, kind), (time, offset) in self._events.items():
            direction = side ^ self.tcp.connections[position].client_side
            yield TransportEvent(kind, position, direction, time, offset)

    def _note_events(self, segments: Segments, positions: Positions, sides: Positions) -> None:
        """Keep the earliest segment of each kind, by connection and side."""
        for kind, flags in (("SYN", segments.is_syn), ("FIN", segments.is_fin), ("RST", segments.is_reset)):
            for row in np.flatnonzero(flags).tolist():
                key = (int(positions[row]), int(sides[row]), kind)
                seen = (int(segments.times[row]), int(segments.offsets[row]))
                self._events[key] = min(seen, self._events.get(key, seen))

    def connection(self, run: Run) -> Connection:
        """Return the connection of a run."""
        return self.tcp.connections[run.stream >> 1]

    def begins_in_the_middle(self, run: Run) -> bool:
        """Say whether the capture lacks the SYN of a run's stream."""
        connection = self.connection(run)
        return connection.first_bytes[(run.stream & 1) ^ connection.client_side] is None

    def consume(self, run: Run, place: int) -> None:
        """Forget the bytes of a run's stream before a place."""
        self._assembler.consume(run.stream, place)

    def missing_at_end(self, run: Run) -> int:
        """Return how many bytes behind a last run the capture tells of, and does not have."""
        return self._assembler.missing_at_end(run.stream, run.end)

    def late(self, run: Run) -> int:
        """Return how many bytes of a run's stream came that lie before its first byte: they are in no run."""
        return self._assembler.late(run.stream)
