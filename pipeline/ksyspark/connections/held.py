"""The messages of one capture while it is read: in memory, and beyond some size in temporary files by connection."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType

import numpy as np
import pyarrow as pa

from ksyspark.errors import SourceError
from ksyspark.protocols.conversation import Connections

MOST_BYTES = 64 << 20
"""Bytes of messages that are held in memory."""
GROUPS = 64
"""Groups of connections that are read one after the other where there are more."""


@dataclass(slots=True)
class HeldMessages:
    """Messages with the position of their connection in the column `which`, in any order."""

    schema: pa.Schema
    _batches: list[pa.RecordBatch] = field(default_factory=list)
    _bytes: int = 0
    _folder: tempfile.TemporaryDirectory[str] | None = None
    _files: list[pa.RecordBatchStreamWriter] = field(default_factory=list)

    def __enter__(self) -> HeldMessages:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def add(self, batch: pa.RecordBatch) -> None:
        """Take messages. Raises SourceError where temporary files cannot be written."""
        self._batches.append(batch)
        self._bytes += batch.nbytes
        if self._bytes >= MOST_BYTES:
            self._write()

    def groups(self, connections: Connections) -> Iterator[tuple[Connections, pa.Table]]:
        """Yield groups of connections, each with all its messages, whose positions are those in the group.

        Messages of no connection are in the last group. Raises SourceError.
        """
        if self._folder is None:
            yield connections, self._taken()
            return
        self._write()
        for writer in self._files:
            writer.close()
        for number in range(GROUPS):
            with pa.memory_map(str(self._path(number))) as file:
                rows = pa.ipc.open_stream(file).read_all()
            positions = np.array(rows.column("which"))
            place = rows.schema.get_field_index("which")
            yield connections.every(GROUPS, number), rows.set_column(place, "which", pa.array(positions // GROUPS))

    def _taken(self) -> pa.Table:
        batches, self._batches, self._bytes = self._batches, [], 0
        return pa.Table.from_batches(batches, self.schema)

    def _write(self) -> None:
        """Write what is held to the file of its group."""
        rows = self._taken()
        groups = np.array(rows.column("which")) % GROUPS
        order = np.argsort(groups, kind="stable")
        borders = np.searchsorted(groups[order], np.arange(GROUPS + 1)).tolist()
        rows = rows.take(pa.array(order))
        try:
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(prefix="ksyspark-")
                self._files = [pa.ipc.new_stream(str(self._path(number)), self.schema) for number in range(GROUPS)]
            for number, writer in enumerate(self._files):
                writer.write_table(rows.slice(borders[number], borders[number + 1] - borders[number]))
        except OSError as error:
            raise SourceError(f"temporary files for the messages of connections cannot be written: {error}") from error

    def _path(self, number: int) -> Path:
        assert self._folder is not None
        return Path(self._folder.name) / str(number)
