"""Divide files into splits of about the same size, one for each task."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark.io import SourceFile, Spans, WindowReader
from ksyspark.options import ReadOptions
from ksyspark.reader.stream_reader import Part, StreamReader

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
    for part in (part for file in files for part in _parts(streams, options, file)):
        cost = part.size + OPENING
        if group and weight + cost > options.partition_bytes:
            splits.append(Split(tuple(group)))
            group, weight = [], 0
        group.append(part)
        weight += cost
    return [*splits, Split(tuple(group))] if group else splits


def _parts(streams: StreamReader, options: ReadOptions, file: SourceFile) -> Iterable[Part]:
    if file.size <= options.partition_bytes or file.codec is not None or options.framing.kind == "file":
        return [Part(file)]
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
    found = streams.first_params([reader])[0]
    params = {**options.params, **found}
    part = Part(file, params=found)
    index = 0
    while True:
        spans = streams.spans(reader, params)
        for count, end in _borders(reader, spans, part.start, options.partition_bytes):
            yield replace(part, stop=end)
            part = replace(part, start=end, index=index + count)
        index += len(spans)
        if reader.is_last or spans.lost is not None:
            yield part
            return
        reader.read_on(spans.consumed)


def _borders(reader: WindowReader, spans: Spans, start: int, partition_bytes: int) -> Iterator[tuple[int, int]]:
    """Yield where a new part begins: after how many messages of the window, and at which byte of the file.

    There is no border at the very end of the file: the part behind it would be without messages.
    """
    ends = spans.ends + reader.window.offset
    inner = ends[: len(ends) - 1] if reader.is_last and spans.lost is None else ends
    while True:
        number = int(np.searchsorted(inner, start + partition_bytes))
        if number >= len(inner):
            return
        start = int(inner[number])
        yield number + 1, start
