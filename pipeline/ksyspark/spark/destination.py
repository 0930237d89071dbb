"""The folder that an ingest writes: files are written beside the tables, then moved in at once, or removed."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from typing import Literal, get_args

import pyarrow as pa
from pyarrow import fs

from ksyspark.errors import OptionError, SourceError
from ksyspark.io.locations import locate

SaveMode = Literal["error", "append", "overwrite"]
TABLES = ("records", "rejects")
_TEMPORARY = "_temporary"
_SUCCESS = "_SUCCESS"


class Destination:
    """A folder with the tables `records` and `rejects`, and a job's own folder `_temporary/<job>` while it runs.

    With mode overwrite the two tables are replaced; everything else in the folder stays.
    """

    def __init__(self, written: str, mode: SaveMode) -> None:
        """Find the folder at a path or address. Raises OptionError for another mode, SourceError."""
        if mode not in get_args(SaveMode):
            raise OptionError(f"save_mode: expected one of {', '.join(get_args(SaveMode))}, found {mode!r}.")
        self._written = written
        self._mode = mode
        self._location = locate(written.rstrip("/") or "/")
        self._system = self._location.system
        self._root = self._location.path
        self._job_folder = f"{self._root}/{_TEMPORARY}/{uuid.uuid4().hex[:16]}"
        self._existed = True
        self._moves: list[tuple[str, str]] = []

    @property
    def job_address(self) -> str:
        """Return the address under which workers find the job's folder."""
        return self._location.address(self._job_folder)

    def table(self, name: str) -> str:
        """Return the path of a table, for people."""
        return self._location.display(f"{self._root}/{name}")

    def prepare(self) -> None:
        """Create the job's folder and write a byte to it. Where it raises SourceError nothing was changed."""
        try:
            self._existed = self._type(self._root) != fs.FileType.NotFound
            self._check_empty()
            self._system.create_dir(self._job_folder, recursive=True)
            with self._system.open_output_stream(f"{self._job_folder}/probe") as probe:
                probe.write(b"\n")
        except (OSError, pa.ArrowException) as error:
            self.abandon()
            raise SourceError(f"{self._written}: cannot be written: {error}") from error

    def commit(self, files: Mapping[str, Iterable[str]]) -> None:
        """Move the files of a job, given by table and name, into the tables, and remove all that is temporary.

        Raises SourceError when a file cannot be moved; the folder is then as it was.
        """
        try:
            if self._mode == "overwrite":
                self._move_replaced()
            for name, members in files.items():
                self._system.create_dir(f"{self._root}/{name}", recursive=True)
                for member in members:
                    self._move(f"{self._job_folder}/{member}", f"{self._root}/{name}/{member}")
            with self._system.open_output_stream(f"{self._root}/{_SUCCESS}"):
                pass
        except (OSError, pa.ArrowException) as error:
            self._undo()
            self.abandon()
            raise SourceError(f"{self._written}: cannot be completed: {error}") from error
        self._remove_job_folder()

    def abandon(self) -> None:
        """Remove the job's folder, and the destination if this job created it."""
        try:
            self._remove_job_folder()
            if not self._existed and not self._children(self._root):
                self._system.delete_dir(self._root)
        except (OSError, pa.ArrowException):
            # What cannot be removed stays where no reader looks; the error of the job must not be replaced by this one.
            return

    def _check_empty(self) -> None:
        if self._type(self._root) == fs.FileType.File:
            raise SourceError(f"{self._written}: cannot be written: it is a file, not a folder")
        there = [info for info in self._children(self._root) if info.base_name != _TEMPORARY]
        if there and self._mode == "error":
            raise SourceError(f"{self._written}: is not empty; choose append or overwrite to write there all the same")

    def _move_replaced(self) -> None:
        for name in TABLES:
            selector = fs.FileSelector(f"{self._root}/{name}", allow_not_found=True, recursive=True)
            for info in self._system.get_file_info(selector):
                if info.type == fs.FileType.File:
                    inner = info.path[len(self._root) + 1 :]
                    self._move(info.path, f"{self._job_folder}/replaced/{inner}")

    def _move(self, start: str, end: str) -> None:
        self._system.create_dir(end.rpartition("/")[0], recursive=True)
        self._system.move(start, end)
        self._moves.append((start, end))

    def _undo(self) -> None:
        for start, end in reversed(self._moves):
            self._system.move(end, start)
        for name in TABLES:
            folder = f"{self._root}/{name}"
            if self._type(folder) == fs.FileType.Directory and not self._children(folder):
                self._system.delete_dir(folder)

    def _remove_job_folder(self) -> None:
        """Remove the job's folder; other jobs may have theirs beside it."""
        temporary = f"{self._root}/{_TEMPORARY}"
        if self._type(self._job_folder) == fs.FileType.Directory:
            self._system.delete_dir(self._job_folder)
        if self._type(temporary) == fs.FileType.Directory and not self._children(temporary):
            self._system.delete_dir(temporary)

    def _children(self, folder: str) -> list[fs.FileInfo]:
        return list(self._system.get_file_info(fs.FileSelector(folder, allow_not_found=True)))

    def _type(self, path: str) -> fs.FileType:
        return self._system.get_file_info(path).type
