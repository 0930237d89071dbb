"""List the files of a read, by Spark's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from pyarrow import fs

from ksyspark.errors import SourceError
from ksyspark.io.locations import Location, glob_pattern, locate, split_glob
from ksyspark.options import Compression, FileOptions

_CODEC_OF_SUFFIX = {".gz": "gzip", ".zst": "zstd", ".zstd": "zstd", ".bz2": "bz2", ".lz4": "lz4"}


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file to read: its `path` for people, the `address` to open it by, and its stored `size` in bytes.

    `codec` is Arrow's name of its compression, if any; `changed` the time of its last change in nanoseconds since 1970,
    0 where the file system does not know it.
    """

    path: str
    address: str
    size: int
    codec: str | None = None
    changed: int = 0


def list_files(options: FileOptions, *, may_be_none: bool = False) -> list[SourceFile]:
    """Return the files of a read, each once, by path within each given path.

    A folder gives its direct files, or with `recursive` all below it. Names that begin with `_` or `.` are left out
    unless the caller names the file itself. Raises SourceError for a path that cannot be listed and for one without
    files; with `may_be_none` a folder or glob may be without files.
    """
    if not options.paths:
        raise SourceError("No path is given to read.")
    found: dict[str, SourceFile] = {}
    for written in options.paths:
        for file in _files_of(written, options, may_be_none=may_be_none):
            found.setdefault(file.address, file)
    return list(found.values())


def _files_of(written: str, options: FileOptions, *, may_be_none: bool) -> list[SourceFile]:
    try:
        location, roots = _roots(written)
        infos = [info for root in roots for info in _below(location.system, root, options.recursive)]
    except OSError as error:
        raise SourceError(f"{written}: cannot be listed: {error}") from error
    kept = sorted((info for info in infos if _wanted(info, options)), key=lambda info: cast(str, info.path))
    if not kept and not (may_be_none and (roots or split_glob(written)[1])):
        raise SourceError(f"no file matches {written}{_reason(roots, options)}")
    return [_source_file(location, info, options) for info in kept]


def _roots(written: str) -> tuple[Location, list[fs.FileInfo]]:
    """Return what a path names: itself where it exists, else all that its globs match."""
    folder, globs = split_glob(written)
    if globs:
        location = locate(folder)
        as_is = location.system.get_file_info(location.path.rstrip("/") + "/" + "/".join(globs))
        if as_is.type == fs.FileType.NotFound:
            return location, list(_expand(location.system, location.path, [glob_pattern(glob) for glob in globs]))
        return location, [as_is]
    location = locate(written)
    info = location.system.get_file_info(location.path.rstrip("/") or "/")
    return location, [] if info.type == fs.FileType.NotFound else [info]


def _expand(system: fs.FileSystem, folder: str, globs: list[re.Pattern[str]]) -> Iterator[fs.FileInfo]:
    for child in _children(system, folder):
        if _hidden(child) or not globs[0].fullmatch(child.base_name):
            continue
        if len(globs) == 1:
            yield child
        elif child.type == fs.FileType.Directory:
            yield from _expand(system, child.path, globs[1:])


def _below(system: fs.FileSystem, root: fs.FileInfo, recursive: bool) -> Iterator[fs.FileInfo]:
    if root.type == fs.FileType.File:
        yield root
        return
    for child in _children(system, root.path):
        if _hidden(child):
            continue
        if child.type == fs.FileType.File or recursive:
            yield from _below(system, child, recursive)


def _children(system: fs.FileSystem, folder: str) -> Iterable[fs.FileInfo]:
    return cast(Iterable[fs.FileInfo], system.get_file_info(fs.FileSelector(folder, allow_not_found=True)))


def _hidden(info: fs.FileInfo) -> bool:
    """Say whether Spark ignores a name: markers and unfinished files; `_name=value` is a partition folder."""
    name = cast(str, info.base_name)
    return name.startswith(".") or (name.startswith("_") and "=" not in name) or name.endswith("._COPYING_")


def _wanted(info: fs.FileInfo, options: FileOptions) -> bool:
    if options.path_glob_filter and not glob_pattern(options.path_glob_filter).fullmatch(info.base_name):
        return False
    changed = info.mtime
    if changed is None:
        return True
    return not (
        (options.modified_before is not None and changed >= options.modified_before)
        or (options.modified_after is not None and changed <= options.modified_after)
    )


def _reason(roots: list[fs.FileInfo], options: FileOptions) -> str:
    filters = {
        "pathGlobFilter": options.path_glob_filter,
        "modifiedBefore": options.modified_before,
        "modifiedAfter": options.modified_after,
    }
    used = ", ".join(f"{name} {value}" for name, value in filters.items() if value is not None)
    folders = any(root.type == fs.FileType.Directory for root in roots)
    hint = "; recursiveFileLookup=true would look into sub-folders" if folders and not options.recursive else ""
    return f"{f' with {used}' if used else ''}{hint}"


def _source_file(location: Location, info: fs.FileInfo, options: FileOptions) -> SourceFile:
    codec = codec_of(info.path, options.compression)
    path, address = location.display(info.path), location.address(info.path)
    return SourceFile(path, address, info.size or 0, codec, info.mtime_ns or 0)


def codec_of(path: str, compression: Compression) -> str | None:
    """Return Arrow's name for the compression of a file, or None."""
    if compression == "none":
        return None
    if compression != "auto":
        return compression
    return next((codec for suffix, codec in _CODEC_OF_SUFFIX.items() if path.lower().endswith(suffix)), None)
