"""The files of a read: paths and globs as callers write them, folders on any file system, and the list of files."""

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

import pyarrow as pa
from pyarrow import fs

from ksyspark.display import show_given
from ksyspark.errors import OptionError, SourceError
from ksyspark.options.read_options import Compression, FileOptions

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


def _find_entry(system: fs.FileSystem, path: str) -> Entry | None:
    """Return what a path names, or None. Raises OSError."""
    if isinstance(system, fs.LocalFileSystem):
        return _local(path)
    with _os_errors():
        return _remote(system.get_file_info(path))


def open_input(system: fs.FileSystem, path: str, *, is_mapped: bool = False) -> pa.NativeFile | FileIO:
    """Open a file for reading; a pipe, or a local file with a name that is not UTF-8, with Python. Raises OSError."""
    is_local = isinstance(system, fs.LocalFileSystem)
    if is_local:
        entry, is_utf8 = _local(path), not any("\udc80" <= one <= "\udcff" for one in path)
        if not is_utf8 or (entry is not None and entry.kind == "pipe"):
            return open(path, "rb", buffering=0)  # noqa: PTH123 (the path may hold surrogates)
    with _os_errors():
        return pa.memory_map(path) if is_mapped and is_local else system.open_input_file(path)


@contextmanager
def _os_errors() -> Iterator[None]:
    """Raise errors of Arrow, such as that of credentials that are missing, as OSError."""
    try:
        yield
    except pa.ArrowException as error:
        raise OSError(str(error)) from error


def _local(path: str) -> Entry | None:
    try:
        status = os.stat(path)  # noqa: PTH116 (the path may hold surrogates)
    except FileNotFoundError:
        return None
    except OSError as error:
        # A link that leads to itself, or a path through something that is no folder.
        if error.errno in (errno.ELOOP, errno.ENOTDIR):
            return None
        raise
    if stat.S_ISDIR(status.st_mode):
        return Entry(path, "folder", 0, status.st_mtime_ns, (status.st_dev, status.st_ino))
    if stat.S_ISREG(status.st_mode):
        return Entry(path, "file", status.st_size, status.st_mtime_ns)
    return Entry(path, "pipe") if stat.S_ISFIFO(status.st_mode) or stat.S_ISCHR(status.st_mode) else None


def _remote(info: fs.FileInfo) -> Entry | None:
    match info.type:
        case fs.FileType.File:
            return Entry(info.path, "file", info.size or 0, info.mtime_ns or 0)
        case fs.FileType.Directory:
            return Entry(info.path, "folder", 0, info.mtime_ns or 0)
    return None


_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]+):/")
_GLOB = re.compile(r"[*?\[{]")
# Scheme names of Hadoop's own S3 drivers.
_S3 = ("s3a", "s3n")
_SCHEMES = ("file", "s3", *_S3, "gs", "gcs", "abfs", "abfss", "hdfs", "viewfs")
_KINDS = "there are s3:, gs:, abfss:, hdfs: and paths, as /dbfs/ and /Volumes/ on Databricks"
# A bracket holds at least one character: `[]]` is the bracket of a `]`.
_GLOB_PART = re.compile(r"\[.[^\]]*\]|.", re.DOTALL)
_GLOB_SYMBOLS = {"*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")"}
_USER = re.compile(r"//[^/@]*@")


@dataclass(frozen=True, slots=True)
class Location:
    """A path on a file system, and what is around it in its address, by which another process opens it."""

    system: fs.FileSystem
    path: str
    start: str = ""
    end: str = ""

    def address(self, path: str) -> str:
        return f"{self.start}{path}{self.end}"

    def display(self, path: str) -> str:
        """Return a path for people: without credentials and settings."""
        return _display_path(_USER.sub("//", self.start + path, count=1))


def _display_path(path: str) -> str:
    """Return a path as text: bytes of it that are not UTF-8 are written as hexadecimal digits behind a backslash."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def locate(written: str) -> Location:
    """Return the file system and path of a local path or URI (file, s3, gs, hdfs). Raises SourceError."""
    scheme = _SCHEME.match(written)
    if scheme is None:
        return Location(fs.LocalFileSystem(), str(Path(written).absolute()))
    if scheme[1].lower() == "file":
        return Location(fs.LocalFileSystem(), unquote(urlsplit(written).path))
    address, mark, settings = written.partition("?")
    if scheme[1].lower() in _S3:
        address = "s3" + address[len(scheme[1]) :]
    unreachable = f"{_USER.sub('//', address, count=1)}: no file system can be reached for it"
    if scheme[1].lower() not in _SCHEMES:
        raise SourceError(f"{unreachable}: {_KINDS}.")
    try:
        system, path = fs.FileSystem.from_uri(address + mark + settings)
    except (pa.ArrowException, OSError, ValueError) as error:
        raise SourceError(f"{unreachable}: {error}") from error
    return Location(system, path, address.removesuffix("/").removesuffix(path.removesuffix("/")), mark + settings)


def split_glob(written: str) -> tuple[str, tuple[str, ...]]:
    """Split a path before its first part with a glob: the folder to start from, and the parts to match below it."""
    address, mark, settings = written, "", ""
    scheme = _SCHEME.match(written)
    if scheme is not None and scheme[1].lower() != "file":
        address, mark, settings = written.partition("?")
    parts = address.split("/")
    first = next((number for number, part in enumerate(parts) if _GLOB.search(part)), len(parts))
    folder = "/".join(parts[:first]) or ("/" if address.startswith("/") else ".")
    return folder + mark + settings, tuple(part for part in parts[first:] if part)


def glob_pattern(glob: str) -> re.Pattern[str]:
    """Return the regular expression of a glob as in Spark: `*`, `?`, `[^a]`, `{one,other}`. Raises OptionError."""
    translated, depth = [], 0
    for part in _GLOB_PART.findall(glob):
        depth = max(depth + (part == "{") - (part == "}"), 0)
        if part == "[":
            raise OptionError(f"The glob {show_given(glob)} has a [ without its ].")
        if part.startswith("["):
            inside = part[1:-1].replace("\\", "\\\\")
            translated.append(f"[^{inside[1:]}]" if inside[0] in "!^" else f"[{inside}]")
        elif part == "," and depth:
            translated.append("|")
        else:
            translated.append(_GLOB_SYMBOLS.get(part) or re.escape(part))
    try:
        return re.compile("".join(translated), re.DOTALL)
    except re.error as error:
        raise OptionError(f"The glob {show_given(glob)} is not well formed: {error}.") from error


_CODEC_OF_SUFFIX = {".gz": "gzip", ".zst": "zstd", ".zstd": "zstd", ".bz2": "bz2", ".lz4": "lz4"}
_CODEC_OF_MAGIC = {b"\x1f\x8b": "gzip", b"\x28\xb5\x2f\xfd": "zstd", b"BZh": "bz2", b"\x04\x22\x4d\x18": "lz4"}


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file to read: its `path` for people, the `address` to open it by, and its stored `size` in bytes.

    `codec` is Arrow's name of its compression, if any; `changed` the time of its last change in nanoseconds since 1970,
    0 where the file system does not know it. A pipe can be read once, from its start, and has no size.
    """

    path: str
    address: str
    size: int
    codec: str | None = None
    changed: int = 0
    is_pipe: bool = False


def list_files(options: FileOptions, *, may_be_none: bool = False) -> list[SourceFile]:
    """Return the files of a read, each once, by path within each given path.

    A folder gives its direct files, or with `recursive` all below it. Names that begin with `_` or `.` are left out
    unless the caller names the file itself, and so are pipes. A link that leads back to a folder above it is not
    followed. Raises SourceError for a path that cannot be listed and for one without
    files; with `may_be_none` a folder or glob may be without files.
    """
    if not options.paths:
        raise SourceError("No path is given to read.")
    files: dict[str, SourceFile] = {}
    for written in options.paths:
        for file in _files_of(written, options, may_be_none=may_be_none):
            files.setdefault(file.address, file)
    return list(files.values())


def _files_of(written: str, options: FileOptions, *, may_be_none: bool) -> list[SourceFile]:
    try:
        location, roots = _roots(written)
        entries = [entry for root in roots for entry in _below(location.system, root, options.recursive)]
    except OSError as error:
        raise SourceError(f"{_display_path(written)}: cannot be listed: {error.strerror or error}") from error
    kept = sorted((entry for entry in entries if _is_chosen(entry, options)), key=lambda entry: entry.path)
    if not kept and not (may_be_none and (roots or split_glob(written)[1])):
        raise SourceError(f"no file matches {_display_path(written)}{_reason(roots, options)}")
    files = []
    for entry in kept:
        codec = codec_of(entry.path, options.compression)
        path, address = location.display(entry.path), location.address(entry.path)
        files.append(SourceFile(path, address, entry.size, codec, entry.changed, entry.kind == "pipe"))
    return files


def _roots(written: str) -> tuple[Location, list[Entry]]:
    """Return what a path names: itself where it exists, else all that its globs match."""
    folder, globs = split_glob(written)
    if globs:
        location = locate(folder)
        as_is = _find_entry(location.system, location.path.rstrip("/") + "/" + "/".join(globs))
        if as_is is not None:
            return location, [as_is]
        return location, list(_expand(location.system, location.path, [glob_pattern(glob) for glob in globs]))
    location = locate(written)
    entry = _find_entry(location.system, location.path.rstrip("/") or "/")
    return location, [] if entry is None else [entry]


def _expand(system: fs.FileSystem, folder: str, globs: list[re.Pattern[str]]) -> Iterator[Entry]:
    for child in _shown(system, folder):
        if not globs[0].fullmatch(child.name):
            continue
        if len(globs) == 1:
            yield child
        elif child.kind == "folder":
            yield from _expand(system, child.path, globs[1:])


def _below(
    system: fs.FileSystem, root: Entry, recursive: bool, above: tuple[tuple[int, int] | None, ...] = ()
) -> Iterator[Entry]:
    """Yield the files of what was named; `above` are the folders on the way to it."""
    if root.kind != "folder":
        yield root
        return
    for child in _shown(system, root.path):
        if child.kind == "file":
            yield child
        elif recursive and (child.identity is None or child.identity not in (*above, root.identity)):
            yield from _below(system, child, recursive, (*above, root.identity))


def _shown(system: fs.FileSystem, folder: str) -> Iterator[Entry]:
    """Yield the files and folders in a folder that Spark would read. Raises OSError."""
    if _find_entry(system, folder) is None:
        return
    if isinstance(system, fs.LocalFileSystem):
        with os.scandir(folder) as listed:
            entries = [_local(child.path) for child in listed]
    else:
        with _os_errors():
            entries = [_remote(info) for info in system.get_file_info(fs.FileSelector(folder, allow_not_found=True))]
    yield from (entry for entry in entries if entry and entry.kind != "pipe" and not _is_hidden(entry.name))


def _is_hidden(name: str) -> bool:
    """Say whether Spark ignores a name: markers and unfinished files; `_name=value` is a partition folder."""
    return name.startswith(".") or (name.startswith("_") and "=" not in name) or name.endswith("._COPYING_")


def _is_chosen(entry: Entry, options: FileOptions) -> bool:
    if options.path_glob_filter and not glob_pattern(options.path_glob_filter).fullmatch(entry.name):
        return False
    before, after = options.modified_before, options.modified_after
    changed = datetime.fromtimestamp(entry.changed / 1e9, UTC) if entry.changed else None
    return changed is None or not ((before and changed >= before) or (after and changed <= after))


def _reason(roots: list[Entry], options: FileOptions) -> str:
    filters = {
        "pathGlobFilter": options.path_glob_filter,
        "modifiedBefore": options.modified_before,
        "modifiedAfter": options.modified_after,
    }
    used = ", ".join(f"{name} {value}" for name, value in filters.items() if value is not None)
    folders = any(root.kind == "folder" for root in roots)
    hint = "; recursiveFileLookup=true would look into sub-folders" if folders and not options.recursive else ""
    return f"{f' with {used}' if used else ''}{hint}"


def codec_told(head: bytes) -> str | None:
    """Return Arrow's name for the compression that the first bytes of a file tell, or None."""
    return next((codec for magic, codec in _CODEC_OF_MAGIC.items() if head.startswith(magic)), None)


def codec_of(path: str, compression: Compression) -> str | None:
    """Return Arrow's name for the compression of a file, or None."""
    if compression == "none":
        return None
    if compression != "auto":
        return compression
    return next((codec for suffix, codec in _CODEC_OF_SUFFIX.items() if path.lower().endswith(suffix)), None)
