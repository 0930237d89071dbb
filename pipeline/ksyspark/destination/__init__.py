"""A folder that a run writes: complete and shown in one step, or as it was before.

Files are written in a job's folder, journalled, then moved in as one step, or removed. `marks` is how runs see each
other, `parquet` the files.
"""

import json
import time
import uuid
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar, get_args
from urllib.parse import quote

import pyarrow as pa
from pyarrow import fs

from ksyspark.destination.marks import Owner, marks_of, read_owner
from ksyspark.destination.parquet import Compression, Files, TableFiles, check_columns, moves_of
from ksyspark.errors import SourceError
from ksyspark.io.files import locate
from ksyspark.options.table import InvalidValue, OneOf, option

SUCCESS = "_SUCCESS"
_MOVES = "moves.json"
_DONE = "done.json"

Move = tuple[str, str]
"""A file's path before and after, both below the destination."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The journal of one job folder. `root` is the destination, `job` the path of the job folder below it.

    All functions raise OSError and ArrowException of the file system. Each can be repeated after it was cut off.
    """

    system: fs.FileSystem
    root: str
    job: str

    def commit(self, moves: Sequence[Move]) -> None:
        """Make all moves, as one step for every later run."""
        content = {"moves": moves, "had_success": self._exists(SUCCESS)}
        self._write(f"{self.job}/{_MOVES}.new", json.dumps(content).encode())
        self._move(f"{self.job}/{_MOVES}.new", f"{self.job}/{_MOVES}")
        self._remove(SUCCESS)
        for start, end in moves:
            self._move(start, end)
        self._move(f"{self.job}/{_MOVES}", f"{self.job}/{_DONE}")
        self.settle()

    def settle(self) -> None:
        """Finish a commit that was decided, or take back one that was not; without a commit do nothing."""
        if self._exists(f"{self.job}/{_DONE}"):
            self._write(SUCCESS, b"")
        elif self._exists(f"{self.job}/{_MOVES}"):
            self._take_back()

    def _take_back(self) -> None:
        with self.system.open_input_stream(self._path(f"{self.job}/{_MOVES}")) as file:
            content = json.loads(file.read())
        for start, end in reversed(content["moves"]):
            # A move that is a copy and a removal may have been cut off between them.
            if self._exists(start):
                self._remove(end)
            elif self._exists(end):
                self._move(end, start)
        for folder in {end.rpartition("/")[0] for _, end in content["moves"] if not end.startswith(self.job)}:
            path = self._path(folder)
            is_folder = self.system.get_file_info(path).type == fs.FileType.Directory
            if is_folder and not self.system.get_file_info(fs.FileSelector(path)):
                self.system.delete_dir(path)
        if content["had_success"]:
            self._write(SUCCESS, b"")
        self._remove(f"{self.job}/{_MOVES}")

    def _move(self, start: str, end: str) -> None:
        self.system.create_dir(self._path(end.rpartition("/")[0]), recursive=True)
        self.system.move(self._path(start), self._path(end))

    def _write(self, path: str, content: bytes) -> None:
        with self.system.open_output_stream(self._path(path)) as file:
            file.write(content)

    def _remove(self, path: str) -> None:
        if self._exists(path):
            self.system.delete_file(self._path(path))

    def _exists(self, path: str) -> bool:
        return bool(self.system.get_file_info(self._path(path)).type != fs.FileType.NotFound)

    def _path(self, path: str) -> str:
        return f"{self.root}/{path}"


SaveMode = Literal["error", "append", "overwrite"]
_TEMPORARY = "_temporary"
_BATCHES = "_batches"
_BATCH_LENGTH = 200


def _batch(value: object) -> str:
    if not isinstance(value, str) or not 0 < len(quote(value, safe="")) <= _BATCH_LENGTH:
        raise InvalidValue(f"1 to {_BATCH_LENGTH} letters or digits")
    return value


@dataclass(frozen=True, slots=True)
class WriteOptions:
    """How a run writes its destination."""

    save_mode: SaveMode = option(
        "saveMode",
        "error",
        OneOf(*get_args(SaveMode)),
        "error refuses a folder that is not empty, append adds to its tables, overwrite replaces them",
    )
    batch: str | None = option("batch", None, _batch, "a name for what is read: a second run with it changes nothing")


# A run that prepares or commits holds the destination for moments only.
_WAIT_SECONDS = 5.0
_COMMIT_WAIT_SECONDS = 600.0

Counts = TypeVar("Counts")


@dataclass(frozen=True, slots=True)
class Written(Generic[Counts]):
    """What a run has written: its counts, the paths of its tables by name, and the rows that it added to small ones.

    `is_repeated` says that an earlier run has written this batch: nothing was done, and the counts are those of that
    run.
    """

    counts: Counts
    tables: Mapping[str, str]
    seconds: float
    is_repeated: bool = False
    rows: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)


class Destination:
    """A folder with tables, which are folders of files, and a job's own folder `_temporary/<job>` while it runs.

    Runs with mode append may write side by side; one with error or overwrite is alone. What a run left that was killed
    is finished or taken back by the next. With mode overwrite the tables are replaced; everything else stays.
    """

    def __init__(self, written: str, tables: Sequence[str], options: WriteOptions) -> None:
        """Find the folder at a path or address. Raises SourceError."""
        self._written = written
        self._tables = tuple(tables)
        self._mode, batch = options.save_mode, options.batch
        self._batch_file = None if batch is None else f"{_BATCHES}/{quote(batch, safe='')}.json"
        self._location = locate(written.rstrip("/") or "/")
        self._system = self._location.system
        self._root = self._location.path
        self._marks = marks_of(self._system, self._root)
        self._journal = self._journal_of(uuid.uuid4().hex[:16])
        self._schemas: Mapping[str, pa.Schema] = {}
        self._existed = True
        self._began = time.monotonic()
        self._counts: Mapping[str, int] = {}
        self.is_repeated = False

    @property
    def address(self) -> str:
        """Return the address under which workers find the job's folder, in which files are written until the commit."""
        return self._location.address(self._job_folder)

    def prepare(self) -> dict[str, int] | None:
        """Create the job's folder. Return the counts of the batch, and create nothing, if a run wrote it before.

        Raises SourceError if the folder cannot be written, is not empty with mode error, or belongs to another run;
        nothing was changed then, except that what dead runs left is settled.
        """
        with self._abandoned_unless("written"):
            self._existed = self._type(self._root) != fs.FileType.NotFound
            self._check_folder()
            self._enter(_WAIT_SECONDS)
            self._settle_dead_jobs()
            earlier = self._earlier_batch()
            if earlier is not None:
                self.abandon()
                return earlier
            self._check_others()
            self._check_empty()
            self._system.create_dir(self._job_folder, recursive=True)
            self._marks.mark(self._system, self._job_folder, Owner(is_alone=self._mode != "append"))
            self._check_others()
            if self._mode == "append":
                self._marks.leave()
        return None

    @contextmanager
    def _abandoned_unless(self, done: str) -> Iterator[None]:
        """Abandon the run where it cannot be `done`. Raises SourceError, also for errors of the file system."""
        try:
            yield
        except (OSError, pa.ArrowException) as error:
            self.abandon()
            raise SourceError(f"{self._written}: cannot be {done}: {error}") from error
        except SourceError:
            self.abandon()
            raise

    def names(self, table: str) -> set[str]:
        """Return the names of what a commit now would leave in a table."""
        present = [] if self._mode == "overwrite" else self._children(f"{self._root}/{table}")
        return {info.base_name for info in present}

    def commit(self, moves: Callable[[], Sequence[Move]], counts: Mapping[str, int] | None = None) -> None:
        """Move the files of a job into the tables, and remove all that is temporary.

        `moves` is called when no other run can change the tables; it returns each file's path in the job's folder, or
        with a `/` in front below the destination, and the path there.

        Raises SourceError when a file cannot be moved, mode error finds a folder that is no longer empty, or another
        run has appended other columns; the folder is then as it was.
        """
        with self._abandoned_unless("completed"):
            if self._mode == "append":
                self._enter(_COMMIT_WAIT_SECONDS)
                self._settle_dead_jobs()
                self.check_columns(self._schemas)
            self._check_empty()
            if self._earlier_batch() is not None:
                raise SourceError(f"{self._written}: another run has written this batch meanwhile; nothing was changed")
            self._journal.commit(list(self._moves(moves(), counts or {})))
        with suppress(OSError, pa.ArrowException):
            # The tables are complete: what cannot be removed now, the next run removes.
            self._remove(self._job_folder)
        self._marks.release()
        self._counts = counts or {}

    def written(self, counts: Callable[..., Counts], absent: Container[str] = ()) -> Written[Counts]:
        """Return what a run has written; `counts` takes those of the commit by name; `absent` are tables not told."""
        paths = {name: self._location.display(f"{self._root}/{name}") for name in self._tables if name not in absent}
        return Written(counts(**self._counts), paths, time.monotonic() - self._began, self.is_repeated)

    def write_tables(
        self,
        schemas: Mapping[str, pa.Schema],
        compression: Compression,
        write: Callable[[str], tuple[Files, Mapping[str, int]]],
        counts: Callable[..., Counts],
        absent: Container[str] = (),
    ) -> Written[Counts]:
        """Commit the files that `write` writes to the job's folder at an address; return what `written` does.

        `write` returns their names by table, and counts; a table without files gets one without rows. Raises
        SourceError.
        """
        with self.job(schemas) as job:
            if not job.is_repeated:
                files, own = write(job.address)
                moves = moves_of(files, TableFiles(job.address, schemas, compression))
                job.commit(lambda: moves, own)
        return self.written(counts, absent)

    def check_columns(self, schemas: Mapping[str, pa.Schema]) -> None:
        """Check that rows of schemas, by table, can be appended, as the commit does again. Raises SourceError."""
        self._schemas = schemas
        if self._mode == "append":
            for name, schema in schemas.items():
                check_columns(self._location.address(f"{self._root}/{name}"), schema)

    def _check_folder(self) -> None:
        """Check that the destination is a folder or can become one. Raises SourceError that names the obstacle."""
        is_local = isinstance(self._system, fs.LocalFileSystem)
        obstacle = _obstacle(Path(self._root)) if is_local else None
        if self._type(self._root) == fs.FileType.File:
            obstacle = "it is a file, not a folder"
        if obstacle is not None:
            raise SourceError(f"{self._written}: cannot be written: {obstacle}")

    @contextmanager
    def job(self, schemas: Mapping[str, pa.Schema] | None = None) -> "Iterator[Destination]":
        """Prepare a run, which takes back what it began if anything is raised. Raises SourceError.

        A run whose batch is there already `is_repeated`, and must write nothing; its counts are those of the earlier
        run. `schemas` are those of tables that are known before the rows are.
        """
        self._began = time.monotonic()
        earlier = self.prepare()
        self._counts, self.is_repeated = earlier or {}, earlier is not None
        try:
            if not self.is_repeated:
                self.check_columns(schemas or {})
            yield self
        except BaseException:
            self.abandon()
            raise

    def abandon(self) -> None:
        """Take back what was begun, and remove the job's folder, and the destination if this job created it."""
        # What cannot be removed stays where no reader looks, and the next run settles it; the error of the job must not
        # be replaced by this one.
        with suppress(OSError, pa.ArrowException):
            has_begun = self._type(self._job_folder) == fs.FileType.Directory or not self._existed
            if has_begun and self._marks.enter(_WAIT_SECONDS):
                self._journal.settle()
                self._remove(self._job_folder)
                if not self._existed and not self._children(self._root):
                    self._system.delete_dir(self._root)
        self._marks.release()

    @property
    def _job_folder(self) -> str:
        return f"{self._root}/{self._journal.job}"

    def _journal_of(self, job: str) -> Journal:
        return Journal(self._system, self._root, f"{_TEMPORARY}/{job}")

    def _enter(self, wait_seconds: float) -> None:
        if not self._marks.enter(wait_seconds):
            owners = [read_owner(self._system, info.path) for info in self._jobs()]
            who = next((f" ({owner})" for owner in owners if owner is not None and owner.is_alone), "")
            raise SourceError(f"{self._written}: another run is writing there{who}; try again when it has ended")

    def _check_others(self) -> None:
        """Refuse if another run is at work and one of both must be alone."""
        for info in self._jobs():
            owner = read_owner(self._system, info.path)
            is_other = info.path != self._job_folder and self._marks.is_alive(self._system, info.path)
            if is_other and owner is not None and (owner.is_alone or self._mode != "append"):
                sentence = f"another run is writing there ({owner}); try again when it has ended"
                raise SourceError(f"{self._written}: {sentence}")

    def _check_empty(self) -> None:
        there = [info for info in self._children(self._root) if info.base_name != _TEMPORARY]
        if there and self._mode == "error":
            raise SourceError(f"{self._written}: is not empty; choose append or overwrite to write there all the same")

    def _settle_dead_jobs(self) -> None:
        """Finish or take back the commits of runs that have died, and remove their folders."""
        for info in self._jobs():
            if info.path != self._job_folder and not self._marks.is_alive(self._system, info.path):
                self._journal_of(info.base_name).settle()
                self._remove(info.path)

    def _earlier_batch(self) -> dict[str, int] | None:
        if self._batch_file is None or self._type(f"{self._root}/{self._batch_file}") == fs.FileType.NotFound:
            return None
        with self._system.open_input_stream(f"{self._root}/{self._batch_file}") as file:
            return {str(name): int(count) for name, count in json.loads(file.read()).items()}

    def _moves(self, moves: Sequence[Move], counts: Mapping[str, int]) -> Iterator[Move]:
        job = self._journal.job
        if self._mode == "overwrite":
            for folder in (*self._tables, _BATCHES):
                # A table without a name is the files of the folder itself.
                path = f"{self._root}/{folder}" if folder else self._root
                for info in self._children(path, recursive=bool(folder)):
                    if info.type == fs.FileType.File and (folder or not info.base_name.startswith("_")):
                        inner = info.path[len(self._root) + 1 :]
                        yield inner, f"{job}/replaced/{inner}"
        for start, end in moves:
            yield (start[1:] if start.startswith("/") else f"{job}/{start}"), end
        if self._batch_file is not None:
            with self._system.open_output_stream(f"{self._job_folder}/batch.json") as file:
                file.write(json.dumps(dict(counts)).encode())
            yield f"{job}/batch.json", self._batch_file

    def _remove(self, job_folder: str) -> None:
        """Remove a job's folder; other jobs may have theirs beside it."""
        temporary = f"{self._root}/{_TEMPORARY}"
        if self._type(job_folder) == fs.FileType.Directory:
            self._system.delete_dir(job_folder)
        if self._type(temporary) == fs.FileType.Directory and not self._children(temporary):
            self._system.delete_dir(temporary)

    def _jobs(self) -> list[fs.FileInfo]:
        return self._children(f"{self._root}/{_TEMPORARY}")

    def _children(self, folder: str, *, recursive: bool = False) -> list[fs.FileInfo]:
        return list(self._system.get_file_info(fs.FileSelector(folder, allow_not_found=True, recursive=recursive)))

    def _type(self, path: str) -> fs.FileType:
        return self._system.get_file_info(path).type


def _obstacle(folder: Path) -> str | None:
    """Return what keeps a local path from being a folder, or None."""
    for path in (folder, *folder.parents):
        named = "it" if path == folder else str(path)
        if path.is_symlink() and not path.exists():
            return f"{named} is a link that leads nowhere, to {path.readlink()}"
        if path.exists():
            return None if path.is_dir() else f"{named} is no folder"
    return None
