"""Divide files into splits, one a task, captures by connection, and read the messages of the parts of a split."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.spans import Positions
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.capture.connections import ConnectionTable
from ksyspark.reader.capture.messages import WINDOW_BYTES, CaptureReader, NoteEvents
from ksyspark.reader.capture.packets import LEN_HEADER, CaptureCutter, PacketReader
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.capture.segments import HeaderReader, Segments
from ksyspark.reader.capture.share import CaptureShare
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_reader import Part, Piece, StreamReader


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
        self._unread_ports = tuple(port for port in fmt.layout.unread_ports if port not in self._ports)
        self._unread: tuple[Messages, ...] = ()
        self._found = [_Packets(ConnectionTable(name, self._ports)) for name in ("tcp", "udp")]
        self._setup = [(0, LEN_HEADER)]
        self._others: list[tuple[Positions, Positions]] = []

    def read(self, file: SourceFile) -> None:
        """Read the headers of all packets. Raises SourceError."""
        cutter = CaptureCutter(WINDOW_BYTES, keep_broken=self._options.files.ignore_corrupt_files)
        headers = HeaderReader(file.path, self._ports, self._unread_ports)
        for packets in PacketReader(open_file(file), file.path, cutter).batches():
            read = headers.read(packets)
            self._setup.extend(packets.setup)
            self._others.extend(read.left_out)
            for table, segments in zip(self._found, (read.tcp, read.udp), strict=True):
                table.add(segments)
        self._unread = headers.unread()

    def shares(self, partition_bytes: int) -> Iterator[CaptureShare]:
        """Yield the shares: connections in their order, and with the first one all that belongs to none."""
        starts, ends, keys = self._packets()
        count = len(self._found[0].table.connections)
        sizes = np.bincount(keys, ends - starts, minlength=count + len(self._found[1].table.connections))
        groups = (np.cumsum(sizes) - sizes).astype(np.int64) // partition_bytes
        order = np.argsort(groups[keys], kind="stable")
        # A capture without any packet of interest has a share, too, which says so.
        chosen = np.unique(groups) if len(groups) else np.zeros(1, np.int64)
        borders = np.searchsorted(groups[keys][order], np.append(chosen, np.iinfo(np.int64).max))
        for number, group in enumerate(chosen.tolist()):
            rows = order[borders[number] : borders[number + 1]]
            members = np.flatnonzero(groups == group)
            places = [(starts[rows], ends[rows] - starts[rows]), *(self._others if number == 0 else [])]
            share = self._share(
                places,
                tuple(members[members < count].tolist()),
                tuple((members[members >= count] - count).tolist()),
            )
            yield replace(share, unread=self._unread) if number == 0 else share

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


def read_messages(fmt: Format, options: ReadOptions, part: Part) -> Iterator[Messages]:
    """Yield the messages of one part of a file, a window at a time. Raises SourceError."""
    return PartReader(fmt, options).messages(part)


class PartReader:
    """Read parts of files, all with the same options.

    Streams of a capture that lacks their beginning are read as one of `others` where the format alone does not do.
    """

    def __init__(self, fmt: Format, options: ReadOptions, others: Sequence[Alternative] = ()) -> None:
        self._fmt, self._options, self._others = fmt, options, others

    def messages(self, part: Part, note: NoteEvents | None = None) -> Iterator[Messages]:
        """Yield the messages of a part, a window at a time; `note` gets how connections of a capture begin and end.

        Raises SourceError.
        """
        return self._captures.part(part, note) if self._options.framing.kind == "pcap" else self._streams.part(part)

    @cached_property
    def _streams(self) -> StreamReader:
        return StreamReader(self._fmt, self._options)

    @cached_property
    def _captures(self) -> CaptureReader:
        return CaptureReader(self._fmt, self._options, self._others)


OPENING = 256 << 10
"""The cost of opening a file, in bytes that could have been read meanwhile."""


@dataclass(frozen=True, slots=True)
class Split:
    """The parts of files that one task reads, in order; small and picklable."""

    parts: tuple[Part, ...]


def plan_splits(fmt: Format, options: ReadOptions, files: Iterable[SourceFile]) -> list[Split]:
    """Return splits of about `partition_bytes` bytes that together hold each message of the files once.

    Small files share a split. A large file is cut between messages, which takes one pass over it (none for
    framing=fixed); a compressed file, and one that is a single message, stays whole. Raises SourceError.
    """
    streams = StreamReader(fmt, options)
    splits: list[Split] = []
    group: list[Part] = []
    weight = 0
    for part in (part for file in files for part in _parts(fmt, streams, options, file)):
        cost = part.size + OPENING
        if group and weight + cost > options.partition_bytes:
            splits.append(Split(tuple(group)))
            group, weight = [], 0
        group.append(part)
        weight += cost
    return [*splits, Split(tuple(group))] if group else splits


def _parts(fmt: Format, streams: StreamReader, options: ReadOptions, file: SourceFile) -> Iterable[Part]:
    if file.size <= options.partition_bytes or file.codec is not None or options.framing.kind == "file":
        return [Part(file)]
    if options.framing.kind == "pcap":
        return capture_parts(fmt, options, file)
    if options.framing.kind == "fixed":
        return _fixed_parts(file, options.framing.record_length, options.partition_bytes)
    return _cut_parts(streams, options, file)


def _fixed_parts(file: SourceFile, length: int, partition_bytes: int) -> Iterator[Part]:
    step = max(partition_bytes // length, 1) * length
    for start in range(0, file.size, step):
        yield Part(file, start, start + step if start + step < file.size else None, start // length)


def _cut_parts(streams: StreamReader, options: ReadOptions, file: SourceFile) -> Iterator[Part]:
    """Find the starts of all messages. A file that breaks here breaks for the task too, which reports it better."""
    try:
        reader = streams.open(file)
    except SourceError:
        yield Part(file)
        return
    fallback = streams.params_beside(file)
    known, index = streams.beginning(fallback), 0
    part = Part(file, known=known)
    while True:
        is_last = reader.is_last and not reader.broken
        for piece in streams.pieces(reader.window, is_last, options.params, known, index, fallback):
            for count, end in _borders(reader, piece, part.start, options.partition_bytes):
                yield replace(part, stop=end)
                part = Part(file, end, None, piece.index + count, piece.known)
            known, index = piece.known, piece.index + len(piece.spans)
        if reader.is_last or piece.spans.lost is not None:
            yield part
            return
        reader.read_on(piece.window.offset - reader.window.offset + piece.spans.consumed)


def _borders(reader: WindowReader, piece: Piece, start: int, partition_bytes: int) -> Iterator[tuple[int, int]]:
    """Yield where a new part begins: after how many messages of the piece, and at which byte of the file.

    There is no border at the very end of the file: the part behind it would be without messages.
    """
    ends = piece.spans.ends + piece.window.offset
    end = reader.window.offset + len(reader.window)
    inner = ends[ends < end] if reader.is_last and piece.spans.lost is None else ends
    while True:
        number = int(np.searchsorted(inner, start + partition_bytes))
        if number >= len(inner):
            return
        start = int(inner[number])
        yield number + 1, start
