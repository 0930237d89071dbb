"""The data source `ksy` as a sink: the rows of a DataFrame as files of messages, all of them or none."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import cast
from uuid import uuid4

import pyarrow as pa
from pyarrow import fs
from pyspark import TaskContext
from pyspark.sql.datasource import DataSourceArrowWriter, WriterCommitMessage

from ksyspark.destination import Destination, SaveMode, WriteOptions
from ksyspark.errors import OptionError
from ksyspark.io.containers import BadContainer
from ksyspark.io.files import locate
from ksyspark.io.framings import framed_by
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.spark.encoding import EncodingTask
from ksyspark.spark.source import format_in
from ksyspark.spark.workers import Task
from ksyspark.writer import Derive, told_of


@dataclass(frozen=True, slots=True)
class _Files(WriterCommitMessage):
    """The names of the files that a task has written."""

    names: tuple[str, ...]


class KsyWriter(Task, DataSourceArrowWriter):
    """Write rows with the options of `ksyspark encode`, masks as `mask.FIELD`; `template` names a column of messages.

    Tasks write to a folder beside the files, which the commit moves in as one step; what fails leaves nothing. A row
    that cannot be written fails, unless `mode` is DROPMALFORMED. With framing=file each message has a file.
    """

    def __init__(self, options: Mapping[str, str], save_mode: SaveMode) -> None:
        """Check the options. Raises FormatError and OptionError."""
        name, rest = format_in(options)
        own = {key.lower(): value for key, value in rest.items()}
        masks = {key.removeprefix("mask."): own.pop(key) for key in [*own] if key.startswith("mask.")}
        derive, self._template = cast("Derive", own.pop("derive", "nulls")), own.pop("template", None)
        if "path" not in own:
            raise OptionError("path: name the folder to write to.")
        self._path, self._save_mode = own.pop("path").rstrip("/"), save_mode
        fmt = format_of(name, own)
        read = ReadOptions.from_mapping({**own, "paths": []}, fmt.layout, [param.id for param in fmt.layout.params])
        self._drops, self._is_whole = read.mode == "DROPMALFORMED", read.framing.kind == "file"
        framing = replace(read.framing, kind="stream") if self._is_whole else read.framing
        self._framed = framed_by(framing, fmt.layout, read.params)
        mode, params = read.mode if self._drops else "FAILFAST", tuple(read.params.items())
        self._task = EncodingTask(read.shape(fmt), derive, tuple(masks.items()), mode, params, (), read.type)
        self._staging = f"{self._path}/_writing-{uuid4().hex[:16]}"

    def write(self, iterator: Iterator[pa.RecordBatch]) -> _Files:
        """Write the rows of a task. Raises EncodeError, BadContainer and OptionError."""
        task, folder, names = TaskContext.get(), locate(self._staging), list[str]()
        folder.system.create_dir(folder.path, recursive=True)
        name, pieces = f"part-{task.partitionId() if task else 0:05}-{uuid4().hex[:16]}", self._pieces(iterator)
        for number, first in zip(count(), pieces):
            names.append(f"{name}-{number:07}" if self._is_whole else name)
            with folder.system.open_output_stream(f"{folder.path}/{names[-1]}") as file:
                for piece in chain([first], () if self._is_whole else pieces):
                    file.write(piece)
        return _Files(tuple(names))

    def _pieces(self, batches: Iterator[pa.RecordBatch]) -> Iterator[bytes]:
        """Yield messages as they stand in a file."""
        for batch in batches:
            olds = pa.nulls(len(batch)) if self._template is None else batch.column(self._template)
            rows = batch.select([name for name in batch.schema.names if name != self._template])
            for row, written in zip(told_of(rows), self._task.written(rows, olds, ()), strict=True):
                if written.data is not None:
                    with suppress(BadContainer) if self._drops else nullcontext():
                        yield self._framed(written.data, self._task.encoder.arguments(row, dict(self._task.fixed)))

    def commit(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        """Move the files of all tasks in. Raises SourceError; the folder is as it was then."""
        names = [name for message in messages if isinstance(message, _Files) for name in message.names]
        staged = self._staging.rpartition("/")[2]
        with Destination(self._path, ("",), WriteOptions(self._save_mode)).job() as job:
            job.commit(lambda: [(f"/{staged}/{name}", name) for name in names])
        self.abort(messages)

    def abort(self, messages: Sequence[WriterCommitMessage | None]) -> None:
        """Remove what tasks have written, and the folder if there is nothing else in it."""
        staged, root = locate(self._staging), locate(self._path)
        with suppress(OSError, pa.ArrowException):
            staged.system.delete_dir(staged.path)
            if not root.system.get_file_info(fs.FileSelector(root.path)):
                root.system.delete_dir(root.path)
