"""`ksyspark encode`: rows back to messages, without Spark."""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
import pyarrow as pa
import pyarrow.parquet as pq

from ksyspark.cli import reading
from ksyspark.cli.printing import echo
from ksyspark.display import show_count
from ksyspark.errors import Failure, SourceError
from ksyspark.formats import Format
from ksyspark.io.containers import BadContainer
from ksyspark.io.files import list_files
from ksyspark.io.framings import framed_by
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader import Part, read_messages
from ksyspark.writer import DERIVE, Written, told_of

# Reasons that are shown; all are counted.
_SHOWN = 20
# Rows of Parquet that are read at a time.
_TOGETHER = 8_192
_Row = Mapping[str, Any]


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("rows", metavar="ROWS")
@click.argument("out", metavar="OUT")
@click.option(
    "--framing",
    default="file",
    show_default=True,
    help="How OUT holds messages: file, stream, fixed, length-prefixed, jsonl, mqsc-dump.",
)
@click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format.")
@click.option("--type", "type_name", metavar="TYPE", help="A type of the specification instead of whole messages.")
@reading.import_path_option
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="An option of the framing.")
@click.option(
    "--derive",
    type=click.Choice(DERIVE),
    default="nulls",
    show_default=True,
    help="What is computed: fields without a value; also lengths, counts and positions that have one; nothing.",
)
@click.option("--mask", "masks", multiple=True, metavar="FIELD=WITH", help="Write another text, of equal length.")
@click.option(
    "--template",
    metavar="FRAMING",
    help="Take what rows do not say from the messages that `_source` names, in files of this framing.",
)
@reading.max_rejects
def encode(
    format_name: str, rows: str, out: str, derive: Any, template: str | None, max_rejects: int | None, **values: Any
) -> None:
    """Write ROWS, as decode and ingest give them (.jsonl, .parquet, `-`), as messages to the file OUT (`-`).

    A row that cannot be written is named on standard error, with the column and the reason.
    """
    masks, type_name = reading.pairs(values.pop("masks"), "--mask"), values.pop("type_name")
    settings = reading.given_options(**values)
    fmt = format_of(format_name, settings)
    options = ReadOptions.from_mapping({**settings, "paths": []}, fmt.layout, [one.id for one in fmt.layout.params])
    fmt = options.shape(fmt)
    encoder = fmt.encoder(derive=derive, masks=masks, type_name=type_name)
    olds = None if template is None else _Templates(fmt, {**settings, "framing": template})
    framed = framed_by(options.framing, fmt.layout, options.params)
    messages = rejects = 0
    untold = Counter[str]()
    with nullcontext(sys.stdout.buffer) if out == "-" else Path(out).open("wb") as file:
        for batch in _batches(rows):
            told = told_of(batch) if isinstance(batch, pa.RecordBatch) else batch
            templates = None if olds is None else [olds.of(row) for row in told]
            for row, written in zip(told, encoder.written(batch, options.params, templates), strict=True):
                messages += 1
                failure = written.failure
                if written.data is not None:
                    try:
                        file.write(framed(written.data, encoder.arguments(row, options.params)))
                    except BadContainer as bad:
                        failure = Failure("", 0, str(bad))
                if rejects < _SHOWN:
                    _tell(messages, replace(written, failure=failure))
                rejects += written.data is None or failure is not None
                untold.update(sorted({re.sub(r"\[\d+\]", "", path) for path in written.untold}))
    echo(reading.counts(messages, rejects), err=True)
    if untold:
        named = ", ".join(f"{path} ({show_count(count, 'row')})" for path, count in untold.most_common(_SHOWN))
        columns = show_count(len(untold), "column")
        echo(f"{columns} that no row tells, so zero, empty, or the first allowed: {named}", err=True)
    reading.check_counts(messages, rejects, max_rejects, "the lines above say why", done="encoded")


def _tell(number: int, written: Written) -> None:
    """Say why there is no message of a row, or which columns were computed."""
    if written.failure is not None:
        echo(f"row {number}: {written.failure.field or 'message'}: {written.failure.reason}", err=True)
    for note in written.overruled:
        echo(f"row {number}: {note.field}: computed is {note.found}, given was {note.expected}", err=True)


def _batches(path: str) -> Iterator[pa.RecordBatch | list[_Row]]:
    """Yield rows of a file of JSON lines or Parquet, or of a folder of Parquet. Raises SourceError."""
    try:
        if path != "-" and (Path(path).is_dir() or path.endswith(".parquet")):
            for file in sorted(Path(path).rglob("*.parquet")) if Path(path).is_dir() else [Path(path)]:
                yield from pq.ParquetFile(file).iter_batches(_TOGETHER)
            return
        with nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb") as lines:
            rows = list[_Row]()
            for number, line in enumerate(lines, 1):
                row = json.loads(line) if line.strip() else {}
                if not isinstance(row, dict):
                    raise SourceError(f"{path}, line {number}: expected a JSON object.")
                if line.strip():
                    rows.append(row)
                if len(rows) == _TOGETHER:
                    yield rows
                    rows = []
            yield rows
    except ValueError as error:
        raise SourceError(f"{path}, line {number}: this is no JSON: {error}.") from error
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"The rows {path} cannot be read: {error}.") from error


class _Templates:
    """Messages as they were, by the `_source` of rows; those of one file at a time."""

    def __init__(self, fmt: Format, settings: Mapping[str, object]) -> None:
        self._fmt, self._settings = fmt, settings
        self._path: str | None = None
        self._bodies: list[bytes | None] = []

    def of(self, row: _Row) -> bytes | None:
        """Return the message of a row. Raises SourceError for a row whose `_source` names none."""
        source = row.get("_source") or {}
        path, index = source.get("path"), source.get("index", 0)
        if not isinstance(path, str) or not isinstance(index, int):
            raise SourceError("--template: a row has no `_source` that names a file and a message in it.")
        if path != self._path:
            options = ReadOptions.from_mapping({**self._settings, "path": path}, self._fmt.layout)
            parts = (read_messages(self._fmt, options, Part(file)) for file in list_files(options.files))
            self._bodies = [body for part in parts for read in part for body in read.bodies.to_pylist()]
            self._path = path
        if not 0 <= index < len(self._bodies):
            raise SourceError(f"--template: {path} has no message {index} in this framing.")
        return self._bodies[index]
