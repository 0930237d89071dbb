"""The data source `ksy`: files of messages, all at once or as they arrive, with the offsets of a stream of files."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, DataSourceStreamReader, InputPartition
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadLimit,
    ReadMaxBytes,
    ReadMaxFiles,
    SupportsTriggerAvailableNow,
)
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io import SourceFile, list_files
from ksyspark.layout.projection import Choice
from ksyspark.options import ReadOptions, format_of
from ksyspark.reader import plan_splits, read_split
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.schema import canonical, chosen_columns, conform, envelope, schema_of
from ksyspark.spark.workers import freeze_loaded_modules

# With 12 bytes, two of a billion files have the same hash with a probability of 1 in 10 to the 11th.
_HASH_BYTES = 12


@dataclass(frozen=True, slots=True)
class StreamOffset:
    """The number of the batch that ends here, the paths of its files, and hashes of the paths of all files before.

    A file is known by its path, whatever happens to its content. No hash is ever dropped, so that no file is read twice
    and none that comes late is missed.
    """

    batch: int = 0
    paths: tuple[str, ...] = ()
    before: frozenset[bytes] = frozenset()

    @classmethod
    def from_json(cls, offset: Mapping[str, object]) -> StreamOffset:
        """Read an offset of the checkpoint. Raises SourceError for one that is not ours."""
        match offset:
            case {"batch": int(batch), "paths": list(paths), "before": str(hashes)}:
                octets = base64.b64decode(hashes)
                steps = range(0, len(octets), _HASH_BYTES)
                return cls(batch, tuple(map(str, paths)), frozenset(octets[at : at + _HASH_BYTES] for at in steps))
        raise SourceError("The checkpoint is not of a stream of files of format ksy.")

    def json(self) -> dict[str, object]:
        """Return the offset as the checkpoint keeps it."""
        hashes = base64.b64encode(b"".join(sorted(self.before))).decode()
        return {"batch": self.batch, "paths": list(self.paths), "before": hashes}

    def includes(self, path: str) -> bool:
        """Say whether a file was read up to here."""
        return path in self.paths or _hash(path) in self.before

    def advanced(self, files: Sequence[SourceFile]) -> StreamOffset:
        """Return the offset behind a batch of more files."""
        before = self.before | set(map(_hash, self.paths))
        return StreamOffset(self.batch + 1, tuple(file.path for file in files), before)

    def follows(self, start: StreamOffset) -> bool:
        """Say whether the batch that ends here begins at `start`."""
        return self.batch == start.batch + 1 and self.before == start.before | set(map(_hash, start.paths))


def next_files(
    found: Iterable[SourceFile], offset: StreamOffset, max_files: int | None = None, max_bytes: int | None = None
) -> list[SourceFile]:
    """Return files that were not read, the oldest first: at most so many, or so many bytes but at least one file."""
    new = sorted((file for file in found if not offset.includes(file.path)), key=lambda file: (file.changed, file.path))
    if max_bytes is None:
        return new[:max_files]
    chosen: list[SourceFile] = []
    for file in new:
        max_bytes -= file.size
        if chosen and max_bytes < 0:
            break
        chosen.append(file)
    return chosen


def _hash(path: str) -> bytes:
    return blake2b(path.encode(), digest_size=_HASH_BYTES).digest()


_IN_SQL = "In SQL: CREATE TEMPORARY VIEW name USING ksy OPTIONS (format '...', path '...')."


class KsyFiles:
    """The options of a read, checked: a format, typed options and a schema."""

    def __init__(self, given: Mapping[str, str]) -> None:
        """Find the format, on the driver, and check the options. Raises FormatError and OptionError."""
        names = {name.lower(): name for name in given}
        if "format" not in names:
            raise OptionError(
                "No format is given: set the option format to a format's name or the path of a .ksy; "
                f"a table of Spark's catalog does not hand its options on. {_IN_SQL}"
            )
        if "location" in names:
            raise OptionError(f"A table of Spark's own catalog cannot have the format ksy. {_IN_SQL}")
        fmt = format_of(given[names["format"]], given)
        rest = {name: value for name, value in given.items() if name.lower() != "format"}
        self._options = ReadOptions.from_mapping(rest, fmt.layout)
        self._format = self._options.shape(fmt)

    def schema(self) -> StructType:
        """Return all columns."""
        return schema_of(self._format, self._options)

    def reader(self, schema: StructType) -> DataSourceReader:
        """Return the reader of some columns. Raises OptionError for columns that are not there."""
        return KsyReader(self._format, self._options, schema, self._chosen(schema))

    def stream_reader(self, schema: StructType) -> DataSourceStreamReader:
        """Return the reader of some columns of files that arrive. Raises OptionError for columns that are not there."""
        return KsyStreamReader(self._format, self._options, schema, self._chosen(schema))

    def _chosen(self, schema: StructType) -> tuple[Choice, ...]:
        # The items of a list have columns of their own, not all those of the messages.
        options = self._options if self._options.explode else replace(self._options, columns=None)
        whole = schema_of(self._format, options)
        return chosen_columns(schema, whole, self._format.name)


class KsyReader(DataSourceReader):
    """Read the columns of a schema, and decode no others.

    It has no `pushFilters`. With one, every read would fail while `spark.sql.python.filterPushdown.enabled` is off, as
    it is by default; and while it is on, Spark (4.2) keeps the reader of a DataFrame's first query, so that another
    query of the same DataFrame would get the filters of the first. The option `where` takes its place.
    """

    def __init__(self, fmt: Format, options: ReadOptions, schema: StructType, chosen: tuple[Choice, ...]) -> None:
        added = {field.name for field in envelope(fmt, options)}
        self._columns = tuple(one for one in chosen if (one if isinstance(one, str) else one[0]) not in added)
        self._format = fmt
        self._options = options
        self._schema = schema

    def partitions(self) -> list[InputPartition]:
        """Return the splits of all files. Raises SourceError."""
        return self.partitions_of(list_files(self._options.files))

    def partitions_of(self, files: Sequence[SourceFile]) -> list[InputPartition]:
        """Return the splits of some files. Raises SourceError."""
        return [InputPartition(split) for split in plan_splits(self._format, self._options, files)]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split in the canonical Arrow schema. Raises SourceError and DecodeError."""
        needs_failures = not {ERROR, self._options.corrupt_column}.isdisjoint(self._schema.names)
        decode_options = self._options.decode_options(self._columns, needs_failures=needs_failures)
        decoder = self._format.decoder(decode_options)
        freeze_loaded_modules()
        schema = canonical(self._schema)
        for read in read_split(self._format, self._options, partition.value, decoder, self._schema.names):
            yield conform(read.batch, schema)


class KsyStreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Read files as they arrive, with the options and columns of the batch reader.

    A file is read once, as it is when it is first seen: move complete files into the folder, or write them under a name
    that begins with `_` or `.` until they are complete. All state is in the offsets, so a restart from the checkpoint
    repeats the last batch exactly, and no file is lost or doubled.
    """

    def __init__(self, fmt: Format, options: ReadOptions, schema: StructType, chosen: tuple[Choice, ...]) -> None:
        self._options = options
        self._batch = KsyReader(fmt, options, schema, chosen)
        self._available: frozenset[str] | None = None

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802 (the name is Spark's)
        return StreamOffset().json()

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802 (the name is Spark's)
        files = self._options.files
        if files.max_files_per_trigger is not None:
            return ReadMaxFiles(files.max_files_per_trigger)
        return ReadAllAvailable() if files.max_bytes_per_trigger is None else ReadMaxBytes(files.max_bytes_per_trigger)

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802 (the name is Spark's)
        """Ignore files that arrive from here on."""
        self._available = frozenset(file.path for file in self._files())

    def latestOffset(self, start: Mapping[str, Any], limit: ReadLimit) -> dict[str, Any]:  # noqa: N802 (the name is Spark's)
        """Return the offset behind the next files that the limit allows, or the start where there are none.

        Raises SourceError for a path that is not there or cannot be listed.
        """
        begin = StreamOffset.from_json(start)
        found = [file for file in self._files() if self._available is None or file.path in self._available]
        max_files = limit.max_files if isinstance(limit, ReadMaxFiles) else None
        max_bytes = limit.max_bytes if isinstance(limit, ReadMaxBytes) else None
        files = next_files(found, begin, max_files, max_bytes)
        return begin.advanced(files).json() if files else dict(start)

    def partitions(self, start: Mapping[str, Any], end: Mapping[str, Any]) -> Sequence[InputPartition]:
        """Return the splits of the files of one batch. Raises SourceError for a file that is gone and may not be."""
        if start == end:
            return []
        batch = StreamOffset.from_json(end)
        if not batch.follows(StreamOffset.from_json(start)):
            raise SourceError("The offsets of the checkpoint do not follow each other: it was changed by hand.")
        present = {file.path: file for file in self._files()}
        gone = [path for path in batch.paths if path not in present]
        if gone and not self._options.files.ignore_missing_files:
            raise SourceError(
                f"{gone[0]}: the stream has taken this file, but it is gone or an option leaves it out; "
                "ignoreMissingFiles=true goes on without it."
            )
        return self._batch.partitions_of([present[path] for path in batch.paths if path in present])

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split, as the batch reader does. Raises SourceError and DecodeError."""
        return self._batch.read(partition)

    def _files(self) -> list[SourceFile]:
        return list_files(self._options.files, may_be_none=True)
