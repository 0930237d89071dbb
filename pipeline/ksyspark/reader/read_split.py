"""Read one split: the messages of its parts, decoded batch by batch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.decoder import Decoder
from ksyspark.errors import Failure, SourceError
from ksyspark.format import Format
from ksyspark.io.files import SourceFile, WindowReader, open_file
from ksyspark.io.framing import LARGEST_IN_FRONT
from ksyspark.options import ReadOptions
from ksyspark.reader.batch_decoder import BatchDecoder, ReadBatch
from ksyspark.reader.cutting import cut_stream, undecodable
from ksyspark.reader.messages import Messages, regroup
from ksyspark.reader.splits import Part, Split
from ksyspark.reader.stream_params import StreamParams


def read_split(
    fmt: Format, options: ReadOptions, split: Split, decoder: Decoder, columns: Sequence[str] | None = None
) -> Iterator[ReadBatch]:
    """Yield the messages of a split as record batches of at most `batch_rows` messages and about `batch_bytes` bytes.

    The columns are `columns`, or the decoder's and then the envelope. Raises SourceError for files that cannot be
    read, and DecodeError with mode FAILFAST.
    """
    batches = BatchDecoder(fmt, options, decoder, columns)
    asked = StreamParams(fmt, options)
    messages = (one for part in split.parts for one in read_messages(fmt, options, part, asked))
    for group in regroup(messages, options.batch_rows, options.batch_bytes):
        yield from batches.decode(group)


def read_messages(
    fmt: Format, options: ReadOptions, part: Part, asked: StreamParams | None = None
) -> Iterator[Messages]:
    """Yield the messages of one part undecoded, a window at a time. Raises SourceError."""
    try:
        reader = window_reader(options, part.file, part.start, part.stop)
    except SourceError as error:
        if not options.files.ignore_corrupt_files:
            raise
        yield undecodable(part.file.path, part.start, 0, part.index, Failure("", 0, str(error)), b"")
        return
    asked = asked or StreamParams(fmt, options)
    params = asked.of_window(reader, part.params)
    most = options.framing.max_message_bytes
    yield from cut_stream(reader, asked.framing(params), most, part.file.path, part.index, params)


def window_reader(options: ReadOptions, file: SourceFile, start: int = 0, stop: int | None = None) -> WindowReader:
    """Open a file for reading through windows of about a batch. Raises SourceError."""
    return WindowReader(
        open_file(file, start),
        file.path,
        window_size(options, file.size if file.codec is None else None),
        start,
        stop,
        options.framing.max_message_bytes + LARGEST_IN_FRONT + 1,
        options.files.ignore_corrupt_files,
    )


def window_size(options: ReadOptions, file_size: int | None) -> int:
    """Return how many bytes to read at once: a batch, the whole file as one message, or all of a small file.

    A window is one byte longer than the file it holds, so that the end is seen at once.
    """
    if file_size is None:
        return options.batch_bytes
    most = (
        options.framing.max_message_bytes + LARGEST_IN_FRONT if options.framing.kind == "file" else options.batch_bytes
    )
    return min(file_size, max(most, options.batch_bytes)) + 1
