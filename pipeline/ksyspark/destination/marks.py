"""Marks by which the runs that write to one folder see each other, and see which of them have died.

A run has a job folder `_temporary/<job>` with the file `owner` in it. On a local disk the run holds a lock of the
operating system on that file, and on the destination while it prepares, commits, or must be alone there: the system
frees both when the process ends, however it ends. Other file systems have no locks: there `owner` is written anew every
minute, and a run whose mark is ten minutes old, or whose process on this machine is gone, is dead.
"""

import errno
import json
import os
import socket
import threading
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pyarrow as pa
from pyarrow import fs

try:
    import fcntl
except ImportError:  # Windows: runs see each other by the time of their marks.
    fcntl = None  # type: ignore[assignment]

OWNER = "owner"
_POLL_SECONDS = 0.05
_RENEW_SECONDS = 60.0
_DEAD_AFTER_SECONDS = 600.0


def _processes() -> str:
    """Return a name for the processes that have the same numbers as this one: a machine, or a container on it."""
    with suppress(OSError):
        return f"{socket.gethostname()} {Path('/proc/self/ns/pid').readlink()}"
    return socket.gethostname()


@dataclass(frozen=True, slots=True)
class Owner:
    """The run that a job folder belongs to. `is_alone` says that no other run may write meanwhile."""

    is_alone: bool
    pid: int = field(default_factory=os.getpid)
    processes: str = field(default_factory=_processes)
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))

    def __str__(self) -> str:
        return f"process {self.pid} on {self.processes.partition(' ')[0]}, since {self.started}"


def read_owner(system: fs.FileSystem, job_folder: str) -> Owner | None:
    """Return the owner of a job folder, or None if its mark is missing or was never finished."""
    try:
        with system.open_input_stream(f"{job_folder}/{OWNER}") as file:
            return Owner(**json.loads(file.read()))
    except (OSError, pa.ArrowException, ValueError, TypeError):
        return None


class LockedMarks:
    """Marks on a local disk: locks of the operating system."""

    def __init__(self, destination: str) -> None:
        self._destination = destination
        self._descriptors: dict[str, int] = {}

    def enter(self, wait_seconds: float) -> bool:
        """Create the destination and lock it. Return False if another run held it all the time."""
        until = time.monotonic() + wait_seconds
        while self._destination not in self._descriptors:
            Path(self._destination).mkdir(parents=True, exist_ok=True)
            with suppress(FileNotFoundError):
                if self._lock(self._destination) and not self._is_there():
                    self.leave()
                    continue
            if self._destination not in self._descriptors:
                if time.monotonic() >= until:
                    return False
                time.sleep(_POLL_SECONDS)
        return True

    def leave(self) -> None:
        """Let other runs in."""
        self._unlock(self._destination)

    def mark(self, system: fs.FileSystem, job_folder: str, owner: Owner) -> None:
        """Write the mark of this run and hold it."""
        _write(system, job_folder, owner)
        self._lock(f"{job_folder}/{OWNER}")

    def is_alive(self, system: fs.FileSystem, job_folder: str) -> bool:
        """Say whether the run of a job folder is still at work."""
        mark = f"{job_folder}/{OWNER}"
        if mark in self._descriptors:
            return True
        try:
            if not self._lock(mark):
                return True
        except FileNotFoundError:
            return False
        self._unlock(mark)
        return False

    def release(self) -> None:
        for path in list(self._descriptors):
            self._unlock(path)

    def _is_there(self) -> bool:
        """Say whether the locked folder is still the one at its path: the run before may have removed its own."""
        with suppress(OSError):
            return os.path.samestat(Path(self._destination).stat(), os.fstat(self._descriptors[self._destination]))
        return False

    def _lock(self, path: str) -> bool:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(descriptor)
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                return False
            raise
        self._descriptors[path] = descriptor
        return True

    def _unlock(self, path: str) -> None:
        descriptor = self._descriptors.pop(path, None)
        if descriptor is not None:
            os.close(descriptor)


class TimedMarks:
    """Marks on a file system without locks: files that are written anew while the run is alive."""

    def __init__(self) -> None:
        self._ended = threading.Event()
        self._owned = ""

    def enter(self, wait_seconds: float) -> bool:
        """Say that the destination may be used: the marks in it tell who else is there."""
        return True

    def leave(self) -> None:
        """Do nothing: there is no lock."""

    def mark(self, system: fs.FileSystem, job_folder: str, owner: Owner) -> None:
        """Write the mark of this run, and keep it fresh in a thread until `release`."""
        _write(system, job_folder, owner)
        self._owned = job_folder

        def renew() -> None:
            while not self._ended.wait(_RENEW_SECONDS):
                with suppress(OSError, pa.ArrowException):
                    if system.get_file_info(f"{job_folder}/{OWNER}").type == fs.FileType.File:
                        _write(system, job_folder, owner)

        threading.Thread(target=renew, name="ksyspark mark", daemon=True).start()

    def is_alive(self, system: fs.FileSystem, job_folder: str) -> bool:
        """Say whether the run of a job folder is still at work."""
        owner = read_owner(system, job_folder)
        if job_folder == self._owned or owner is None:
            return job_folder == self._owned
        if owner.processes == _processes() and not _is_running(owner.pid):
            return False
        changed = system.get_file_info(f"{job_folder}/{OWNER}").mtime_ns or 0
        return time.time() - changed / 1e9 < _DEAD_AFTER_SECONDS

    def release(self) -> None:
        """Stop keeping the mark fresh."""
        self._ended.set()


Marks = LockedMarks | TimedMarks


def marks_of(system: fs.FileSystem, destination: str) -> Marks:
    """Return the marks that a file system can have."""
    is_local = isinstance(system, fs.LocalFileSystem) and fcntl is not None
    return LockedMarks(destination) if is_local else TimedMarks()


def _write(system: fs.FileSystem, job_folder: str, owner: Owner) -> None:
    with system.open_output_stream(f"{job_folder}/{OWNER}") as file:
        file.write(json.dumps(asdict(owner)).encode())


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError as error:
        return not isinstance(error, ProcessLookupError)
    return True
