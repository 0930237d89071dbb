"""Divide files into splits of about the same size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from ksyspark.format import Format
from ksyspark.io.files import SourceFile, WindowReader
from ksyspark.io.framing import Spans, limited
from ksyspark.options import ReadOptions
from ksyspark.reader.read_split import window_reader
from ksyspark.reader.splits import Part, Split
from ksyspark.reader.stream_params import StreamParams

# What it costs to open a file, in bytes that could have been read meanwhile.
_OPENING = 256 << 10


def plan_splits(fmt: Format, options: ReadOptions, files: Iterable[SourceFile]) -> list[Split]:
    """Return splits of about `partition_bytes` bytes that together hold each message of the files once.

    Small files share a split. A large file is cut between messages, which takes one pass over it (none for
    framing=fixed); a compressed file, and one that is a single message, stays whole. Raises SourceError.
    """
    asked = StreamParams(fmt, options)
    return list(_grouped((part for file in files for part in _parts(options, file, asked)), options.partition_bytes))


def _parts(options: ReadOptions, file: SourceFile, asked: StreamParams) -> Iterable[Part]:
    whole = file.size <= options.partition_bytes
    if whole or file.codec is not None or options.framing.kind == "file":
        return [Part(file)]
    if options.framing.kind == "fixed":
        return _fixed_parts(file, options.framing.record_length, options.partition_bytes)
    return _cut_parts(options, file, asked)


def _fixed_parts(file: SourceFile, length: int, partition_bytes: int) -> Iterator[Part]:
    step = max(partition_bytes // length, 1) * length
    for start in range(0, file.size, step):
        yield Part(file, start, start + step if start + step < file.size else None, start // length)


def _cut_parts(options: ReadOptions, file: SourceFile, asked: StreamParams) -> Iterator[Part]:
    """Run over the starts of all messages. A file that breaks here breaks for the reader too, who tells it better."""
    reader = window_reader(options, file)
    params = asked.of_window(reader, None)
    framing = asked.framing(params)
    part = Part(file, params={name: params[name] for name in params if name not in options.params})
    index = 0
    while True:
        spans = limited(framing, reader.window, reader.is_last, options.framing.max_message_bytes)
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

    A border at the very end of the file would begin a part without messages, and none is put there.
    """
    ends = spans.ends + reader.window.offset
    inner = ends[: len(ends) - 1] if reader.is_last and spans.lost is None else ends
    while True:
        number = int(np.searchsorted(inner, start + partition_bytes))
        if number >= len(inner):
            return
        start = int(inner[number])
        yield number + 1, start


def _grouped(parts: Iterable[Part], partition_bytes: int) -> Iterator[Split]:
    group: list[Part] = []
    weight = 0
    for part in parts:
        cost = part.size + _OPENING
        if group and weight + cost > partition_bytes:
            yield Split(tuple(group))
            group, weight = [], 0
        group.append(part)
        weight += cost
    if group:
        yield Split(tuple(group))
