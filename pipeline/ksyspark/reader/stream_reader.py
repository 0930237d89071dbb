"""Read files and values through windows and cut them into messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

import numpy as np
import pyarrow as pa

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure, MissingFile, SourceError
from ksyspark.formats import Format
from ksyspark.io import Framing, SourceFile, Spans, WindowReader, framing_for, limited, open_file
from ksyspark.io.spans import MAX_PREFIX
from ksyspark.options import ReadOptions
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_params import StreamParams

# Bytes kept of a rest that cannot be decoded.
KEPT_OF_REST = 1 << 20


@dataclass(frozen=True, slots=True)
class Part:
    """A run of messages of one file: from byte `start` up to `stop` (None: the end), the first has the number `index`.

    `params` are the parameters that the file's first message carries for all of them; None: not yet looked for.
    """

    file: SourceFile
    start: int = 0
    stop: int | None = None
    index: int = 0
    params: Mapping[str, ParamValue] | None = None

    @property
    def size(self) -> int:
        return (self.file.size if self.stop is None else self.stop) - self.start


def read_messages(fmt: Format, options: ReadOptions, part: Part) -> Iterator[Messages]:
    """Yield the messages of one part of a file, a window at a time. Raises SourceError."""
    return StreamReader(fmt, options).part(part)


class StreamReader:
    """Cut streams (files, or values of a column) into messages, all with the same options."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._fmt = fmt
        self._options = options
        self._stream_params = StreamParams(fmt, options)
        self._max_bytes = options.framing.max_message_bytes

    @cached_property
    def _framing(self) -> Framing:
        """Made when it is first used: planning small files needs none, and framing=stream loads the machine."""
        return framing_for(self._fmt, self._options.framing)

    def part(self, part: Part) -> Iterator[Messages]:
        """Yield the messages of one part of a file, a window at a time. Raises SourceError."""
        path = part.file.path
        try:
            reader = self.open(part.file, part.start, part.stop)
        except SourceError as error:
            if isinstance(error, MissingFile) and self._options.files.ignore_missing_files:
                return
            if not self._options.files.ignore_corrupt_files:
                raise
            yield _reject(path, part.start, 0, part.index, Failure("", 0, str(error)), b"")
            return
        found = self.first_params([reader])[0] if part.params is None else part.params
        yield from self._cut_all(reader, path, part.index, {**self._options.params, **found})

    def value(self, value: bytes, params: Mapping[str, ParamValue]) -> Iterator[Messages]:
        """Yield the messages of a value of a column; `params` are its parameters by id."""
        return self._cut_all(_value_reader(value), None, 0, params)

    def open(self, file: SourceFile, start: int = 0, stop: int | None = None) -> WindowReader:
        """Open a file from byte `start` up to `stop` with windows of about a batch. Raises SourceError."""
        return WindowReader(
            open_file(file, start),
            file.path,
            self._window_size(file),
            start,
            stop,
            self._max_bytes + MAX_PREFIX + 1,
            self._options.files.ignore_corrupt_files,
        )

    def spans(self, reader: WindowReader, params: Mapping[str, ParamValue]) -> Spans:
        """Return where messages lie in the window; what breaks off with a broken file is none."""
        is_last = reader.is_last and not reader.broken
        return limited(self._framing, reader.window, is_last, params, self._max_bytes)

    def first_params(self, readers: Iterable[WindowReader]) -> list[dict[str, ParamValue]]:
        """Return the parameters in the first message of each stream; the windows grow but do not move."""
        if not self._stream_params.missing:
            return [{} for _ in readers]
        return self._stream_params.of_messages([self._first_message(reader) for reader in readers])

    def first_params_of_values(self, values: Iterable[bytes | None]) -> list[dict[str, ParamValue]]:
        """Return the parameters in the first message of each value of a column."""
        if not self._stream_params.missing:
            return [{} for _ in values]
        return self.first_params(_value_reader(value or b"") for value in values)

    def _window_size(self, file: SourceFile) -> int:
        """Return how many bytes to read at once: a batch, a whole file as one message, or all of a small file.

        A window is one byte longer than the file it holds, so that the end is seen at once.
        """
        batch = self._options.batch_bytes
        if file.codec is not None or file.is_pipe:
            return batch
        longest = self._max_bytes + MAX_PREFIX if self._options.framing.kind == "file" else 0
        return min(file.size, max(longest, batch)) + 1

    def _first_message(self, reader: WindowReader) -> bytes | None:
        while True:
            spans = limited(self._framing, reader.window, reader.is_last, self._options.params, self._max_bytes)
            if len(spans):
                return reader.window.slice(int(spans.starts[0]), int(spans.lengths[0]))
            if reader.is_last or spans.lost:
                return None
            reader.read_on(0)

    def _cut_all(
        self, reader: WindowReader, path: str | None, index: int, params: Mapping[str, ParamValue]
    ) -> Iterator[Messages]:
        """Yield the messages of a stream; `index` is the number of the first. Raises SourceError."""
        while True:
            spans = self.spans(reader, params)
            if len(spans):
                yield self._cut(reader, spans, path, index, params)
            index += len(spans)
            if spans.lost is not None or reader.broken:
                yield _rest(reader, spans, path, index)
            if spans.lost is not None or reader.is_last:
                return
            reader.read_on(spans.consumed)

    def _cut(
        self, reader: WindowReader, spans: Spans, path: str | None, index: int, params: Mapping[str, ParamValue]
    ) -> Messages:
        window = reader.window
        cut = self._framing.cut(window, spans, params)
        return Messages(
            cut.bodies,
            ((path, len(spans)),),
            spans.starts + window.offset,
            spans.lengths,
            np.arange(index, index + len(spans)),
            cut.failures,
            {row: window.slice(int(spans.starts[row]), int(spans.lengths[row])) for row in cut.failures},
            {**params, **cut.params},
        )


def _value_reader(value: bytes) -> WindowReader:
    return WindowReader(BytesIO(value), "the value", len(value) + 1)


def _rest(reader: WindowReader, spans: Spans, path: str | None, index: int) -> Messages:
    """Return one reject of all that follows where cutting ended."""
    offset = reader.window.offset + spans.consumed
    kept = reader.window.slice(spans.consumed, KEPT_OF_REST)
    length = len(reader.window) - spans.consumed
    while not reader.is_last:
        reader.read_on(len(reader.window))
        kept += reader.window.slice(0, KEPT_OF_REST - len(kept))
        length += len(reader.window)
    lost = spans.lost
    if lost is None:
        reason = f"the file cannot be read on: {reader.broken}; {length} bytes before that not decoded"
        failure = Failure("", 0, reason)
    else:
        reason = f"{lost.reason}; framing lost, {length} bytes to the end of the stream not decoded"
        failure = Failure(lost.field, lost.offset, reason, lost.expected, lost.found)
    return _reject(path, offset, length, index, failure, kept)


def _reject(path: str | None, offset: int, length: int, index: int, failure: Failure, kept: bytes) -> Messages:
    """Return one message without a body, with its failure and the bytes that are kept of it."""
    offsets, lengths, indices = (np.array([number], np.int64) for number in (offset, length, index))
    body = pa.nulls(1, pa.binary())
    return Messages(body, ((path, 1),), offsets, lengths, indices, {0: failure}, {0: kept})
