"""Read the messages of parts of files, by whatever framing the options have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from ksyspark.formats import Format
from ksyspark.options import ReadOptions
from ksyspark.reader.capture.messages import CaptureReader, NoteEvents
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_reader import Part, StreamReader


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
