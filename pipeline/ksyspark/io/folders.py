"""What lies in a folder, on any file system.

Arrow cannot list a local folder with a name that is not UTF-8, and does not read pipes. So local folders are listed by
Python, which keeps such a byte as a surrogate in the name.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import FileIO
from typing import Literal

import pyarrow as pa
from pyarrow import fs

Kind = Literal["file", "folder", "pipe"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A file, folder or pipe. `size` is in bytes, `changed` in nanoseconds since 1970; 0 where they are not known.

    `identity` names a local folder however it is reached: two links to it have the same.
    """

    path: str
    kind: Kind
    size: int = 0
    changed: int = 0
    identity: tuple[int, int] | None = None

    @property
    def name(self) -> str:
        return self.path.rstrip("/").rpartition("/")[2]

    @property
    def modified(self) -> datetime | None:
        return datetime.fromtimestamp(self.changed / 1e9, UTC) if self.changed else None


def find_entry(system: fs.FileSystem, path: str) -> Entry | None:
    """Return what a path names, or None. Raises OSError."""
    if isinstance(system, fs.LocalFileSystem):
        return _local(path)
    return _remote(system.get_file_info(path))


def children(system: fs.FileSystem, folder: str) -> Iterator[Entry]:
    """Yield what lies in a folder, except devices, sockets and links to nothing. Raises OSError."""
    if not isinstance(system, fs.LocalFileSystem):
        found = map(_remote, system.get_file_info(fs.FileSelector(folder, allow_not_found=True)))
        yield from (entry for entry in found if entry)
        return
    with os.scandir(folder) as listed:
        names = [one.path for one in listed]
    yield from (entry for entry in map(_local, names) if entry)


def open_input(system: fs.FileSystem, path: str) -> pa.NativeFile | FileIO:
    """Open a file for reading; a pipe, or a local file with a name that is not UTF-8, with Python. Raises OSError."""
    if isinstance(system, fs.LocalFileSystem) and (not _is_utf8(path) or _is_pipe(path)):
        return open(path, "rb", buffering=0)  # noqa: PTH123 (the path may hold surrogates)
    return system.open_input_file(path)


def _local(path: str) -> Entry | None:
    try:
        found = os.stat(path)  # noqa: PTH116 (the path may hold surrogates)
    except FileNotFoundError:
        return None
    except OSError as error:
        # A link that leads to itself, or a path through something that is no folder.
        if error.errno in (errno.ELOOP, errno.ENOTDIR):
            return None
        raise
    if stat.S_ISDIR(found.st_mode):
        return Entry(path, "folder", 0, found.st_mtime_ns, (found.st_dev, found.st_ino))
    if stat.S_ISREG(found.st_mode):
        return Entry(path, "file", found.st_size, found.st_mtime_ns)
    return Entry(path, "pipe") if stat.S_ISFIFO(found.st_mode) or stat.S_ISCHR(found.st_mode) else None


def _remote(info: fs.FileInfo) -> Entry | None:
    match info.type:
        case fs.FileType.File:
            return Entry(info.path, "file", info.size or 0, info.mtime_ns or 0)
        case fs.FileType.Directory:
            return Entry(info.path, "folder", 0, info.mtime_ns or 0)
    return None


def _is_pipe(path: str) -> bool:
    entry = _local(path)
    return entry is not None and entry.kind == "pipe"


def _is_utf8(path: str) -> bool:
    return not any("\udc80" <= one <= "\udcff" for one in path)
