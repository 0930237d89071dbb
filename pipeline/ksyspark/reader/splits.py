"""Divide files into splits, one a task, captures by connection, and read the messages of the parts of a split."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.spans import Positions
from ksyspark.io.windows import WindowReader, open_file
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.capture.messages import WINDOW_BYTES, CaptureReader
from ksyspark.reader.capture.packets import LEN_HEADER, read_packets
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.capture.segments import HeaderReader
from ksyspark.reader.capture.streams import ConnectionTable
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_reader import CaptureShare, Part, Piece, StreamReader


class _Index:
    """The packets of each connection of one capture, some 24 bytes each, and the records that tasks need."""

    def __init__(self, fmt: Format, options: ReadOptions, file: SourceFile) -> None:
        """Read the headers of all packets. Raises SourceError."""
        ports = options.framing.ports or fmt.layout.ports
        self._tables = tuple(ConnectionTable(name, ports) for name in ("tcp", "udp"))
        # Offsets and lengths of packets of each table, and the positions of their connections.
        self._packets: tuple[list[Positions], ...] = ([], [])
        self._setup = [(0, LEN_HEADER)]
        self._others: list[tuple[Positions, Positions]] = []
        headers, keep_broken = (
            HeaderReader(file.path, ports, fmt.layout.unread_ports),
            options.files.ignore_corrupt_files,
        )
        for packets in read_packets(open_file(file), file.path, WINDOW_BYTES, keep_broken=keep_broken):
            read = headers.read(packets)
            self._setup.extend(packets.setup)
            self._others.extend(read.left_out)
            for table, known, segments in zip(self._tables, self._packets, (read.tcp, read.udp), strict=True):
                if len(segments):
                    known.append(np.stack((segments.offsets, segments.lengths, table.assign(segments)[0])))
        self._unread = headers.unread()

    def shares(self, partition_bytes: int) -> Iterator[CaptureShare]:
        """Yield the shares: connections in their order, and with the first one all that belongs to none."""
        count, others = (len(table.connections) for table in self._tables)
        tcp, udp = (np.concatenate([np.empty((3, 0), np.int64), *known], axis=1) for known in self._packets)
        udp[2] += count
        starts, lengths, keys = np.concatenate((tcp, udp), axis=1)
        sizes = np.bincount(keys, lengths, minlength=count + others)
        groups = (np.cumsum(sizes) - sizes).astype(np.int64) // partition_bytes
        order = np.argsort(groups[keys], kind="stable")
        # A capture without any packet of interest has a share, too, which says so.
        chosen = np.unique(groups) if len(groups) else np.zeros(1, np.int64)
        borders = np.searchsorted(groups[keys][order], np.append(chosen, np.iinfo(np.int64).max))
        for number, group in enumerate(chosen.tolist()):
            rows = order[borders[number] : borders[number + 1]]
            members = np.flatnonzero(groups == group)
            places = [(starts[rows], lengths[rows]), *(self._others if number == 0 else [])]
            share = self._share(places, members[members < count], members[members >= count] - count)
            yield replace(share, unread=self._unread) if number == 0 else share

    def _share(self, places: list[tuple[Positions, Positions]], tcp: Positions, udp: Positions) -> CaptureShare:
        setup = np.array(self._setup, np.int64)
        starts = np.concatenate([setup[:, 0], *(start for start, _ in places)])
        ends = starts + np.concatenate([setup[:, 1], *(length for _, length in places)])
        order = np.lexsort((ends, starts))
        # Of records that are named twice, once.
        order = order[np.append(np.diff(starts[order]) != 0, True)]
        return CaptureShare.of(starts[order], ends[order], tuple(tcp.tolist()), tuple(udp.tolist()))


def read_messages(fmt: Format, options: ReadOptions, part: Part) -> Iterator[Messages]:
    """Yield the messages of one part of a file, a window at a time. Raises SourceError."""
    return part_reader(fmt, options).part(part)


PartReader = CaptureReader | StreamReader


def part_reader(fmt: Format, options: ReadOptions, others: Sequence[Alternative] = ()) -> PartReader:
    """Return the reader of parts of files, all with the same options.

    Streams of a capture that lacks their beginning are read as one of `others` where the format alone does not do.
    """
    return CaptureReader(fmt, options, others) if options.framing.kind == "pcap" else StreamReader(fmt, options)


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
        try:
            index = _Index(fmt, options, file)
        except SourceError:
            # The task says why.
            return [Part(file)]
        return [Part(file, share=share) for share in index.shares(options.partition_bytes)]
    if options.framing.kind != "fixed":
        return _cut_parts(streams, options, file)
    length = options.framing.record_length
    step = max(options.partition_bytes // length, 1) * length
    starts = range(0, file.size, step)
    return [Part(file, at, at + step if at + step < file.size else None, at // length) for at in starts]


def _cut_parts(streams: StreamReader, options: ReadOptions, file: SourceFile) -> Iterator[Part]:
    """Find the starts of all messages. A file that breaks here breaks for the task too, which reports it better."""
    try:
        reader = streams.open(file)
    except SourceError:
        yield Part(file)
        return
    fallback = streams.params_beside(file)
    known, index = fallback or streams.values.nothing, 0
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
    """Yield where a new part begins: after how many messages of the piece, and at which byte of the file."""
    ends = piece.spans.ends + piece.window.offset
    end = reader.window.offset + len(reader.window)
    # At the very end of the file there is no border: the part behind it would be without messages.
    inner = ends[ends < end] if reader.is_last and piece.spans.lost is None else ends
    while True:
        number = int(np.searchsorted(inner, start + partition_bytes))
        if number >= len(inner):
            return
        start = int(inner[number])
        yield number + 1, start
