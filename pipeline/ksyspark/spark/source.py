"""The data source `ksy`: files of messages, all at once or as they arrive, with the offsets of a stream of files."""

import base64
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import pyarrow as pa

from ksyspark.errors import OptionError, SourceError
from ksyspark.io.files import SourceFile, list_files
from ksyspark.spark import versions
from ksyspark.spark.files import MessageFiles, SplitReader, check_limits
from ksyspark.spark.workers import Task

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
    def from_json(cls, offset: Mapping[str, object]) -> "StreamOffset":
        """Read an offset of the checkpoint. Raises SourceError for one that is not ours."""
        match offset:
            case {"batch": int(batch), "paths": list(paths), "before": str(hashes)}:
                octets = base64.b64decode(hashes)
                steps = range(0, len(octets), _HASH_BYTES)
                return cls(batch, tuple(map(str, paths)), frozenset(octets[at : at + _HASH_BYTES] for at in steps))
        raise SourceError("The checkpoint is not of a stream of files of format ksy.")

    def json(self) -> dict[str, object]:
        hashes = base64.b64encode(b"".join(sorted(self.before))).decode()
        return {"batch": self.batch, "paths": list(self.paths), "before": hashes}

    def includes(self, path: str) -> bool:
        """Say whether a file was read up to here."""
        return path in self.paths or _hash(path) in self.before

    def advanced(self, files: Sequence[SourceFile]) -> "StreamOffset":
        """Return the offset behind a batch of more files."""
        before = self.before | set(map(_hash, self.paths))
        return StreamOffset(self.batch + 1, tuple(file.path for file in files), before)

    def follows(self, start: "StreamOffset") -> bool:
        """Say whether the batch that ends here begins at `start`."""
        return self.batch == start.batch + 1 and self.before == start.before | set(map(_hash, start.paths))


def next_files(
    files: Iterable[SourceFile], offset: StreamOffset, max_files: int | None = None, max_bytes: int | None = None
) -> list[SourceFile]:
    """Return files that were not read, the oldest first: at most so many, or so many bytes but at least one file."""
    new = sorted((file for file in files if not offset.includes(file.path)), key=lambda file: (file.changed, file.path))
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


def files_of(options: Mapping[str, str]) -> MessageFiles:
    """Return the files of the options of a data source. Raises FormatError and OptionError."""
    return MessageFiles.of(*format_in(options))


def format_in(options: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return the option format of a data source and the others. Raises OptionError."""
    names = {name.lower(): name for name in options}
    if "format" not in names:
        raise OptionError(
            "No format is given: set the option format to a format's name or the path of a .ksy; "
            f"a table of Spark's catalog does not hand its options on. {_IN_SQL}"
        )
    if "location" in names:
        raise OptionError(f"A table of Spark's own catalog cannot have the format ksy. {_IN_SQL}")
    return options[names["format"]], {name: value for name, value in options.items() if name.lower() != "format"}


class KsyReader(Task, versions.DataSourceReader):
    """Read files with a reader of splits.

    It has no `pushFilters`. With one, every read would fail while `spark.sql.python.filterPushdown.enabled` is off, as
    it is by default; and while it is on, Spark (4.2) keeps the reader of a DataFrame's first query, so that another
    query of the same DataFrame would get the filters of the first. The option `where` takes its place.
    """

    def __init__(self, reader: SplitReader) -> None:
        self._reader = reader

    def partitions(self) -> list[versions.InputPartition]:
        """Return the splits of all files. Raises SourceError."""
        return [versions.InputPartition(split) for split in self._reader.splits(list_files(self._reader.options.files))]

    def read(self, partition: versions.InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split. Raises SourceError and DecodeError."""
        return self._reader.read(partition.value)


class KsyStreamReader(Task, versions.DataSourceStreamReader, versions.SupportsTriggerAvailableNow):
    """Read files as they arrive, with the options and columns of the batch reader.

    A file is read once, as it is when it is first seen: move complete files into the folder, or write them under a name
    that begins with `_` or `.` until they are complete. All state is in the offsets, so a restart from the checkpoint
    repeats the last batch exactly, and no file is lost or doubled.
    """

    def __init__(self, reader: SplitReader) -> None:
        """Take the reader of splits. Raises OptionError for limits that this Spark does not know."""
        check_limits(reader.options.files)
        self._reader = reader
        self._available: frozenset[str] | None = None
        self._start: Mapping[str, Any] = StreamOffset().json()

    def initialOffset(self) -> dict[str, Any]:
        return StreamOffset().json()

    def getDefaultReadLimit(self) -> versions.ReadLimit:
        files = self._reader.options.files
        if files.max_files_per_trigger is not None:
            return versions.ReadMaxFiles(files.max_files_per_trigger)
        most = files.max_bytes_per_trigger
        return versions.ReadAllAvailable() if most is None else versions.ReadMaxBytes(most)

    def prepareForTriggerAvailableNow(self) -> None:
        """Ignore files that arrive from here on."""
        self._available = frozenset(file.path for file in self._files())

    def latestOffset(
        self, start: Mapping[str, Any] | None = None, limit: versions.ReadLimit | None = None
    ) -> dict[str, Any]:
        """Return the offset behind the next files that the limit allows, or the start where there are none.

        Spark before 4.2 names no start, which is where its last batch ended. Raises SourceError for a path that is not
        there or cannot be listed.
        """
        start = self._start if start is None else start
        begin = StreamOffset.from_json(start)
        available = [file for file in self._files() if self._available is None or file.path in self._available]
        # Each kind of limit has one of these.
        files = next_files(available, begin, getattr(limit, "max_files", None), getattr(limit, "max_bytes", None))
        return begin.advanced(files).json() if files else dict(start)

    def partitions(self, start: Mapping[str, Any], end: Mapping[str, Any]) -> Sequence[versions.InputPartition]:
        """Return the splits of the files of one batch. Raises SourceError for a file that is gone and may not be."""
        # After a restart Spark asks for an empty batch where the last one ended.
        self._start = end
        if start == end:
            return []
        batch = StreamOffset.from_json(end)
        if not batch.follows(StreamOffset.from_json(start)):
            raise SourceError("The offsets of the checkpoint do not follow each other: it was changed by hand.")
        present = {file.path: file for file in self._files()}
        gone = [path for path in batch.paths if path not in present]
        if gone and not self._reader.options.files.ignore_missing_files:
            raise SourceError(
                f"{gone[0]}: the stream has taken this file, but it is gone or an option leaves it out; "
                "ignoreMissingFiles=true goes on without it."
            )
        files = [present[path] for path in batch.paths if path in present]
        return [versions.InputPartition(split) for split in self._reader.splits(files)]

    def read(self, partition: versions.InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the rows of one split, as the batch reader does. Raises SourceError and DecodeError."""
        return self._reader.read(partition.value)

    def _files(self) -> list[SourceFile]:
        return list_files(self._reader.options.files, may_be_none=True)
