"""The stream twin of the data source `ksy`: files that arrive in a folder, each read once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadLimit,
    ReadMaxBytes,
    ReadMaxFiles,
    SupportsTriggerAvailableNow,
)
from pyspark.sql.types import StructType

from ksyspark.errors import SourceError
from ksyspark.format import Format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.layout.projection import Choice
from ksyspark.options import ReadOptions
from ksyspark.reader import plan_splits
from ksyspark.spark.arrivals import Taken, next_files
from ksyspark.spark.reader import KsyReader


class KsyStreamReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Read files as they arrive, with the options and columns of the batch door.

    A file is taken once, as it is when it is first seen: move whole files into the folder, or write them under a name
    that begins with `_` or `.` until they are whole. All that is known is in the offsets, so a restart from the
    checkpoint repeats the last batch exactly, and no file is lost or doubled.
    """

    def __init__(self, fmt: Format, options: ReadOptions, schema: StructType, chosen: tuple[Choice, ...]) -> None:
        self._format = fmt
        self._options = options
        self._batch = KsyReader(fmt, options, schema, chosen)
        self._last_seen: frozenset[str] | None = None

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802 (the name is Spark's)
        return Taken().json()

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802 (the name is Spark's)
        files = self._options.files
        if files.max_files_per_trigger is not None:
            return ReadMaxFiles(files.max_files_per_trigger)
        return ReadAllAvailable() if files.max_bytes_per_trigger is None else ReadMaxBytes(files.max_bytes_per_trigger)

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802 (the name is Spark's)
        """Take no file that arrives from now on."""
        self._last_seen = frozenset(file.path for file in self._files())

    def latestOffset(self, start: Mapping[str, Any], limit: ReadLimit) -> dict[str, Any]:  # noqa: N802 (the name is Spark's)
        """Return the offset behind the next files that the limit allows, or the start where there are none.

        Raises SourceError for a path that is not there or cannot be listed.
        """
        taken = Taken.of_json(start)
        found = [file for file in self._files() if self._last_seen is None or file.path in self._last_seen]
        most_files = limit.max_files if isinstance(limit, ReadMaxFiles) else None
        most_bytes = limit.max_bytes if isinstance(limit, ReadMaxBytes) else None
        files = next_files(found, taken, most_files, most_bytes)
        return taken.and_then(files).json() if files else dict(start)

    def partitions(self, start: Mapping[str, Any], end: Mapping[str, Any]) -> Sequence[InputPartition]:
        """Return the splits of the files of one batch. Raises SourceError for a file that is gone."""
        if start == end:
            return []
        batch = Taken.of_json(end)
        if not batch.follows(Taken.of_json(start)):
            raise SourceError("The offsets of the checkpoint do not follow each other: it was changed by hand.")
        there = {file.path: file for file in self._files()}
        gone = [path for path in batch.paths if path not in there]
        if gone:
            raise SourceError(f"{gone[0]}: the stream has taken this file, but it is gone or an option leaves it out.")
        files = [there[path] for path in batch.paths]
        return [InputPartition(split) for split in plan_splits(self._format, self._options, files)]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split, as the batch door does. Raises SourceError and DecodeError."""
        return self._batch.read(partition)

    def _files(self) -> list[SourceFile]:
        return list_files(self._options.files, may_be_none=True)
