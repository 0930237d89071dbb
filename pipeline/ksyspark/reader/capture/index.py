"""Share a large capture out over tasks by connection: one pass over the headers of all packets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io import SourceFile, open_file
from ksyspark.io.spans import Positions
from ksyspark.options import ReadOptions
from ksyspark.reader.capture.connections import ConnectionTable
from ksyspark.reader.capture.messages import WINDOW_BYTES
from ksyspark.reader.capture.packets import LEN_HEADER, CaptureCutter, PacketReader
from ksyspark.reader.capture.segments import HeaderReader, Segments
from ksyspark.reader.capture.share import CaptureShare
from ksyspark.reader.stream_reader import Part


def capture_parts(fmt: Format, options: ReadOptions, file: SourceFile) -> list[Part]:
    """Return parts of about `partition_bytes` bytes that together hold each packet of interest once.

    A connection stays whole. Some 24 bytes are held for each packet. A file that cannot be read is one part, whose task
    says why.
    """
    index = _Index(fmt, options)
    try:
        index.read(file)
    except SourceError:
        return [Part(file)]
    return [Part(file, share=share) for share in index.shares(options.partition_bytes)]


@dataclass(slots=True)
class _Packets:
    """Where the packets of connections lie, and the positions of their connections, a batch after the other."""

    table: ConnectionTable
    starts: list[Positions] = field(default_factory=list)
    ends: list[Positions] = field(default_factory=list)
    connections: list[Positions] = field(default_factory=list)

    def add(self, segments: Segments) -> None:
        if len(segments):
            self.starts.append(segments.offsets)
            self.ends.append(segments.offsets + segments.lengths)
            self.connections.append(self.table.assign(segments)[0])


class _Index:
    """The packets of each connection of one file, and the records that each task or one of them needs."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._options = options
        self._ports = options.framing.ports or fmt.layout.ports
        self._found = [_Packets(ConnectionTable(name, self._ports)) for name in ("tcp", "udp")]
        self._setup = [(0, LEN_HEADER)]
        self._others: list[tuple[Positions, Positions]] = []

    def read(self, file: SourceFile) -> None:
        """Read the headers of all packets. Raises SourceError."""
        cutter = CaptureCutter(WINDOW_BYTES, keep_broken=self._options.files.ignore_corrupt_files)
        headers = HeaderReader(file.path, self._ports)
        for packets in PacketReader(open_file(file), file.path, cutter).batches():
            read = headers.read(packets)
            self._setup.extend(packets.setup)
            self._others.extend(read.left_out)
            for found, segments in zip(self._found, (read.tcp, read.udp), strict=True):
                found.add(segments)

    def shares(self, partition_bytes: int) -> Iterator[CaptureShare]:
        """Yield the shares: connections in their order, and with the first one all that belongs to none."""
        starts, ends, keys = self._packets()
        count = len(self._found[0].table.connections)
        sizes = np.bincount(keys, ends - starts, minlength=count + len(self._found[1].table.connections))
        groups = (np.cumsum(sizes) - sizes).astype(np.int64) // partition_bytes
        order = np.argsort(groups[keys], kind="stable")
        chosen = np.unique(groups)
        borders = np.searchsorted(groups[keys][order], np.append(chosen, np.iinfo(np.int64).max))
        for number, group in enumerate(chosen.tolist() or [0]):
            rows = order[borders[number] : borders[number + 1]]
            members = np.flatnonzero(groups == group)
            places = [(starts[rows], ends[rows] - starts[rows]), *(self._others if number == 0 else [])]
            yield self._share(
                places,
                tuple(members[members < count].tolist()),
                tuple((members[members >= count] - count).tolist()),
            )

    def _packets(self) -> tuple[Positions, Positions, Positions]:
        """Return start and end of each packet in the file, and the number of its connection, those of UDP last."""
        none = np.empty(0, np.int64)
        first = len(self._found[0].table.connections)
        keys = [*self._found[0].connections, *(one + first for one in self._found[1].connections)]
        starts = [one for found in self._found for one in found.starts]
        ends = [one for found in self._found for one in found.ends]
        return np.concatenate([none, *starts]), np.concatenate([none, *ends]), np.concatenate([none, *keys])

    def _share(
        self, places: list[tuple[Positions, Positions]], tcp: tuple[int, ...], udp: tuple[int, ...]
    ) -> CaptureShare:
        setup = np.array(self._setup, np.int64)
        starts = np.concatenate([setup[:, 0], *(start for start, _ in places)])
        ends = starts + np.concatenate([setup[:, 1], *(length for _, length in places)])
        order = np.lexsort((ends, starts))
        # Of records that are named twice, once.
        order = order[np.append(np.diff(starts[order]) != 0, True)]
        return CaptureShare.of(starts[order], ends[order], tcp, udp)
