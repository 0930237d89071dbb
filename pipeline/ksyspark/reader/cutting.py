"""Cut a stream into messages, and give up its rest as one reject where that is not possible."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyarrow as pa

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark.io.files import WindowReader
from ksyspark.io.framing import Framing, Spans, limited
from ksyspark.reader.messages import Messages

# How many bytes of an undecodable rest are kept to look at.
KEPT_OF_REST = 1 << 20


def cut_stream(
    reader: WindowReader, framing: Framing, most: int, origin: str | None, index: int, params: Params
) -> Iterator[Messages]:
    """Yield the messages of a stream, a window at a time; the first has the number `index`. Raises SourceError."""
    while True:
        spans = limited(framing, reader.window, reader.is_last and not reader.broken, most)
        yield from _cut(reader, framing, spans, origin, index, params)
        index += len(spans)
        if spans.lost is not None or reader.broken:
            yield _rest(reader, spans, origin, index)
        if spans.lost is not None or reader.is_last:
            return
        reader.read_on(spans.consumed)


def _cut(
    reader: WindowReader, framing: Framing, spans: Spans, origin: str | None, index: int, params: Params
) -> Iterator[Messages]:
    if not len(spans):
        return
    cut = framing.cut(reader.window, spans)
    raw = {row: reader.window.slice(int(spans.starts[row]), int(spans.lengths[row])) for row in cut.failures}
    yield Messages(
        cut.bodies,
        ((origin, len(spans)),),
        spans.starts + reader.window.offset,
        spans.lengths,
        np.arange(index, index + len(spans)),
        cut.failures,
        raw,
        {**params, **cut.params},
    )


def _rest(reader: WindowReader, spans: Spans, origin: str | None, index: int) -> Messages:
    """Make one reject of all that is left from where cutting ended."""
    offset = reader.window.offset + spans.consumed
    kept = reader.window.slice(spans.consumed, KEPT_OF_REST)
    length = len(reader.window) - spans.consumed
    while not reader.is_last:
        reader.read_on(len(reader.window))
        kept += reader.window.slice(0, KEPT_OF_REST - len(kept))
        length += len(reader.window)
    return undecodable(origin, offset, length, index, _given_up(spans.lost, reader.broken, length), kept)


def undecodable(origin: str | None, offset: int, length: int, index: int, failure: Failure, kept: bytes) -> Messages:
    """Return one message that is nothing but a failure."""
    return Messages(
        pa.nulls(1, pa.binary()),
        ((origin, 1),),
        np.array([offset], np.int64),
        np.array([length], np.int64),
        np.array([index], np.int64),
        {0: failure},
        {0: kept},
    )


def _given_up(lost: Failure | None, broken: str | None, length: int) -> Failure:
    if lost is None:
        return Failure("", 0, f"the file cannot be read on: {broken}; {length} bytes before that not decoded")
    reason = f"{lost.reason}; framing lost, {length} bytes to the end of the stream not decoded"
    return Failure(lost.field, lost.offset, reason, lost.expected, lost.found)
