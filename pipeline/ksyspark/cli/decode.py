"""`ksyspark decode`: messages as JSON lines or Arrow, without Spark."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import click
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.cli import reading
from ksyspark.cli.printing import echo, echo_json
from ksyspark.decoder import Decoder
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.layout import Layout
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.json_text import json_lines
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader import ReadBatch, Split, envelope_schema, parts_of, read_split

# Texts are made of so many rows at once, each of which may be as long as a message.
_ROWS_AT_ONCE = 4096
_FEW_BYTES = 4096


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "shape", flag_value="json", default=True, help="One JSON object a line, one a message.")
@click.option("--arrow", "shape", flag_value="arrow", help="An Arrow stream.")
@reading.max_rejects
@reading.reading_options("mode", "columns", "explode")
@reading.help_options()
def decode(format_name: str, files: tuple[str, ...], shape: str, max_rejects: int | None, **values: Any) -> None:
    """Decode files (`-`: standard input). Bytes are hexadecimal; a bad message has `_error`, with --arrow its bytes."""
    if shape == "arrow" and sys.stdout.isatty():
        raise click.UsageError("An Arrow stream is not for a terminal: send it to a file or a pipe.")
    named = reading.given_options(**values)
    fmt = format_of(format_name, named)
    options = ReadOptions.from_mapping({**named, "paths": reading.as_paths(files)}, fmt.layout)
    sources = list_files(options.files)
    fmt = options.shape(fmt)
    decoder = _decoder(fmt, options, sources)
    split = Split(tuple(parts_of(options, sources)))
    # Text has no bytes of bad messages, which may be long.
    names = [*decoder.schema.names, *envelope_schema(fmt, options).names]
    columns = [name for name in names if name != options.corrupt_column] if shape == "json" else None
    batches = read_split(fmt, options, split, decoder, columns)
    layout = options.rows(decoder.layout)
    if shape == "arrow":
        own = arrow_schema(layout, enums_as_ints=options.enums_as_ints)
        written = _write_arrow(batches, pa.schema([*own, *envelope_schema(fmt, options)]))
    else:
        written = _write_json(batches, layout, options)
    messages = rejects = left_out = 0
    for read in written:
        messages, rejects, left_out = messages + read.messages, rejects + read.rejects, left_out + read.left_out
    reading.note_default_framing(fmt, named, sources, options)
    echo(reading.counts(messages, rejects, left_out), err=True)
    empty = reading.why_empty(fmt, options.framing)
    reading.check_counts(messages, rejects, max_rejects, "_error says why of each", empty=empty)


def _decoder(fmt: Format, options: ReadOptions, sources: Sequence[SourceFile]) -> Decoder:
    """Return the decoder for some files: for few bytes the interpreter, which takes less time than the machine loads.

    Both give the same, but in brief mode the interpreter reads more.
    """
    of_messages = options.decode_options()
    size = sum(file.size for file in sources)
    is_small = size <= _FEW_BYTES and not any(file.is_pipe or file.codec for file in sources)
    if is_small and options.framing.kind == "file" and not of_messages.is_brief:
        return fmt.reference_decoder(of_messages)
    return fmt.decoder(of_messages)


def _write_json(batches: Iterator[ReadBatch], layout: Layout, options: ReadOptions) -> Iterator[ReadBatch]:
    """Write one object a message; the bytes of a refused one are left out, `_source` says where they are."""
    for read in batches:
        for start in range(0, len(read.batch), _ROWS_AT_ONCE):
            rows = read.batch.slice(start, _ROWS_AT_ONCE)
            lines = json_lines(rows, layout, is_masked=not options.show_sensitive, left_out=("_notes", "_error"))
            every = pa.ListArray.from_arrays(pa.array([0, len(lines)], pa.int32()), lines)
            echo_json(pc.binary_join(every, pa.scalar("\n", lines.type))[0].as_buffer().to_pybytes())
        yield read


def _write_arrow(batches: Iterator[ReadBatch], schema: pa.Schema) -> Iterator[ReadBatch]:
    """Write a stream of record batches; without a message it has the columns alone."""
    with pa.ipc.new_stream(sys.stdout.buffer, schema) as writer:
        for read in batches:
            writer.write_batch(read.batch)
            yield read
