"""Divide files into splits, one a task, captures by connection, and read the messages of the parts of a split."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader.borders import Borders, FollowAll, follow_in_threads
from ksyspark.reader.capture.messages import CaptureReader
from ksyspark.reader.capture.packets import Packets, packets_of
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.capture.segments import HeaderReader
from ksyspark.reader.capture.streams import ConnectionTable
from ksyspark.reader.items import ItemWindows
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_reader import CaptureShare, Part, StreamReader


class _Index:
    """The packets of each connection of one capture, some 24 bytes each, and the records that tasks need."""

    def __init__(self, fmt: Format, options: ReadOptions, batches: Iterable[Packets]) -> None:
        """Read the headers of all packets. Raises SourceError."""
        ports = options.framing.ports or fmt.layout.ports
        self._tables = tuple(ConnectionTable(name, ports) for name in ("tcp", "udp"))
        # Offsets and lengths of packets of each table, and the positions of their connections.
        self._packets: tuple[list[Positions], ...] = ([], [])
        self._setup: list[tuple[int, int]] = []
        self._others: list[tuple[Positions, Positions]] = []
        headers = HeaderReader(ports, fmt.layout.unread_ports)
        for packets in batches:
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
    """Return the reader of parts of files, all with the same options; `others` are those of CaptureReader."""
    return CaptureReader(fmt, options, others) if options.framing.kind == "pcap" else StreamReader(fmt, options)


OPENING = 256 << 10
"""The cost of opening a file, in bytes that could have been read meanwhile."""
# Captures that are read as one: their packets are indexed on the driver where they are more than a task's.
_MOST_TOGETHER = 1 << 30
_NUMBER = re.compile(r"(\D*)(\d*)")


@dataclass(frozen=True, slots=True)
class Split:
    """The parts of files that one task reads, in order; small and picklable."""

    parts: tuple[Part, ...]


# Shorter streams are read in turn before a job for all of their parts has begun.
_SEQUENTIAL_BYTES = 4 << 30


def plan_splits(
    fmt: Format, options: ReadOptions, files: Iterable[SourceFile], follow_all: FollowAll = follow_in_threads
) -> list[Split]:
    """Return splits of about `partition_bytes` bytes that together hold each message of the files once.

    Small files share a split. A large file is cut between messages, which takes one pass over it (none for
    framing=fixed), by `follow_all` where that is many bytes, and a list to explode between items. A compressed file,
    and one that is another message, stays whole. Raises SourceError.
    """
    wholes, items = parts_of(options, files), ItemWindows(fmt, options)
    is_stream = options.framing.kind not in ("pcap", "fixed")
    streams = [whole.file for whole in wholes if (is_stream and _is_long(options, whole)) or items.may_divide(whole)]
    is_short = options.framing.kind != "file" and sum(file.size for file in streams) < _SEQUENTIAL_BYTES
    in_turn = options.splitting == "sequential" or (options.splitting == "auto" and is_short)
    parts = Borders(fmt, options).parts(streams, None if in_turn else follow_all) if streams else {}
    cut = (part for whole in wholes for part in parts.get(whole.file.address) or _cut(fmt, options, whole))
    return splits_of(((part,) for part in cut), options.partition_bytes)


def splits_of(groups: Iterable[Sequence[Part]], partition_bytes: int) -> list[Split]:
    """Return splits of about `partition_bytes` bytes out of groups of parts that stay together."""
    splits: list[list[Part]] = []
    weight = 0
    for group in groups:
        cost = sum(part.size + OPENING for part in group)
        if not splits or weight + cost > partition_bytes:
            splits.append([])
            weight = 0
        splits[-1] += group
        weight += cost
    return [Split(tuple(parts)) for parts in splits]


def parts_of(options: ReadOptions, files: Iterable[SourceFile]) -> list[Part]:
    """Return whole files as parts: captures of a folder together, in the order of their names, up to about a GiB."""
    if options.framing.kind != "pcap":
        return [Part(file) for file in files]
    groups: list[list[SourceFile]] = []
    near, cost = "", 0
    for file in sorted(files, key=_name):
        folder, cost = _name(file)[0], cost + file.size + OPENING
        if not groups or folder != near or cost > _MOST_TOGETHER:
            groups.append([])
            near, cost = folder, file.size + OPENING
        groups[-1].append(file)
    return [Part(first, following=tuple(rest)) for first, *rest in groups]


def _name(file: SourceFile) -> tuple[str, list[tuple[str, int]]]:
    """Return the folder of a file, and its name in texts and numbers: `packets2` comes before `packets10`."""
    folder, _, name = file.path.rpartition("/")
    return folder, [(text, int(digits or 0)) for text, digits in _NUMBER.findall(name)]


def _is_long(options: ReadOptions, part: Part) -> bool:
    """Say whether a file, or captures that may be one, are cut for several tasks."""
    is_whole = any(file.codec is not None for file in part.files) or options.framing.kind == "file"
    return not is_whole and part.size + len(part.following) * OPENING > options.partition_bytes


def _cut(fmt: Format, options: ReadOptions, part: Part) -> Iterable[Part]:
    """Return parts of captures, and of files whose messages have a fixed length."""
    if not _is_long(options, part):
        return [part]
    if options.framing.kind == "pcap":
        captures = groupby(packets_of(part, options.files), itemgetter(0))
        try:
            indexes = {first: _Index(fmt, options, map(itemgetter(1), packets)) for first, packets in captures}
        except SourceError:
            # The task says why.
            return [part]
        # What a file begins with that is no packet belongs to the capture before it.
        ends = [*(first + 1 for first in indexes), len(part.files)][1:]
        return [
            Part(part.files[first], share=share, following=part.files[first + 1 : end])
            for (first, index), end in zip(indexes.items(), ends, strict=True)
            for share in index.shares(options.partition_bytes)
        ]
    length = options.framing.record_length
    step = max(options.partition_bytes // length, 1) * length
    size = part.file.size
    return [Part(part.file, at, at + step if at + step < size else None, at // length) for at in range(0, size, step)]
