"""`ksyspark decode`: messages as JSON lines or Arrow, without Spark."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click
import pyarrow as pa

from ksyspark.arrow import record_of_type
from ksyspark.cli.reading_options import asked, max_rejects, reading_options, settle
from ksyspark.decoding import make_decoder
from ksyspark.files import list_files
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.json_text import row_json
from ksyspark.options import ReadOptions
from ksyspark.reading import Part, ReadBatch, Split, read_split


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "shape", flag_value="json", default=True, help="One JSON object a line, one a message.")
@click.option("--arrow", "shape", flag_value="arrow", help="An Arrow stream.")
@reading_options
@max_rejects
def decode(format_name: str, files: tuple[str, ...], shape: str, max_rejects: int | None, **given: object) -> None:
    """Decode files to standard output. Bytes are hexadecimal; a refused message has `_error`."""
    fmt = find_format(format_name)
    options = ReadOptions.from_mapping({**asked(**given), "paths": list(files)}, fmt.layout)  # type: ignore[arg-type]
    batches = _batches(fmt, options)
    counts = _write_arrow(batches) if shape == "arrow" else _write_json(fmt, options, batches)
    messages, rejects = (sum(column) for column in zip(*counts, strict=True)) if counts else (0, 0)
    click.echo(f"{messages} messages, {messages - rejects} records, {rejects} rejects", err=True)
    sys.exit(settle(messages, rejects, max_rejects))


def _batches(fmt: Format, options: ReadOptions) -> Iterator[ReadBatch]:
    split = Split(tuple(Part(file) for file in list_files(options.files)))
    return read_split(fmt, options, split, make_decoder(fmt, options.decode_options()))


def _write_json(fmt: Format, options: ReadOptions, batches: Iterator[ReadBatch]) -> list[tuple[int, int]]:
    """Write one object a message; the bytes of a refused one are left out, `_source` says where they are."""
    record = record_of_type(fmt.layout, options.type)
    counts = []
    for read in batches:
        for row in read.batch.drop_columns([options.corrupt_column]).to_pylist():
            if row["_error"] is None:
                del row["_error"]
            click.echo(json.dumps(row_json(row, fmt.layout, record), ensure_ascii=False))
        counts.append((read.messages, read.rejects))
    return counts


def _write_arrow(batches: Iterator[ReadBatch]) -> list[tuple[int, int]]:
    counts = []
    writer: pa.ipc.RecordBatchStreamWriter | None = None
    for read in batches:
        writer = writer or pa.ipc.new_stream(sys.stdout.buffer, read.batch.schema)
        writer.write_batch(read.batch)
        counts.append((read.messages, read.rejects))
    if writer is not None:
        writer.close()
    return counts
