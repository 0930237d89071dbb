"""Divide files into splits of about the same size, one for each task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io import SourceFile, WindowReader
from ksyspark.options import ReadOptions
from ksyspark.reader.capture.index import capture_parts
from ksyspark.reader.stream_reader import Part, Piece, StreamReader

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
