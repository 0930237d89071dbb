"""List the files of a read, by Spark's rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pyarrow import fs

from ksyspark.errors import SourceError
from ksyspark.io.folders import Entry, children, find_entry
from ksyspark.io.locations import Location, display_path, glob_pattern, locate, split_glob
from ksyspark.options import Compression, FileOptions

_CODEC_OF_SUFFIX = {".gz": "gzip", ".zst": "zstd", ".zstd": "zstd", ".bz2": "bz2", ".lz4": "lz4"}


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
    found: dict[str, SourceFile] = {}
    for written in options.paths:
        for file in _files_of(written, options, may_be_none=may_be_none):
            found.setdefault(file.address, file)
    return list(found.values())


def _files_of(written: str, options: FileOptions, *, may_be_none: bool) -> list[SourceFile]:
    try:
        location, roots = _roots(written)
        entries = [entry for root in roots for entry in _below(location.system, root, options.recursive)]
    except OSError as error:
        raise SourceError(f"{display_path(written)}: cannot be listed: {error.strerror or error}") from error
    kept = sorted((entry for entry in entries if _wanted(entry, options)), key=lambda entry: entry.path)
    if not kept and not (may_be_none and (roots or split_glob(written)[1])):
        raise SourceError(f"no file matches {display_path(written)}{_reason(roots, options)}")
    return [_source_file(location, entry, options) for entry in kept]


def _roots(written: str) -> tuple[Location, list[Entry]]:
    """Return what a path names: itself where it exists, else all that its globs match."""
    folder, globs = split_glob(written)
    if globs:
        location = locate(folder)
        as_is = find_entry(location.system, location.path.rstrip("/") + "/" + "/".join(globs))
        if as_is is not None:
            return location, [as_is]
        return location, list(_expand(location.system, location.path, [glob_pattern(glob) for glob in globs]))
    location = locate(written)
    entry = find_entry(location.system, location.path.rstrip("/") or "/")
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
    """Yield the files and folders in a folder that Spark would read."""
    if find_entry(system, folder) is None:
        return
    yield from (child for child in children(system, folder) if child.kind != "pipe" and not _is_hidden(child.name))


def _is_hidden(name: str) -> bool:
    """Say whether Spark ignores a name: markers and unfinished files; `_name=value` is a partition folder."""
    return name.startswith(".") or (name.startswith("_") and "=" not in name) or name.endswith("._COPYING_")


def _wanted(entry: Entry, options: FileOptions) -> bool:
    if options.path_glob_filter and not glob_pattern(options.path_glob_filter).fullmatch(entry.name):
        return False
    changed = entry.modified
    if changed is None:
        return True
    return not (
        (options.modified_before is not None and changed >= options.modified_before)
        or (options.modified_after is not None and changed <= options.modified_after)
    )


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


def _source_file(location: Location, entry: Entry, options: FileOptions) -> SourceFile:
    codec = codec_of(entry.path, options.compression)
    path, address = location.display(entry.path), location.address(entry.path)
    return SourceFile(path, address, entry.size, codec, entry.changed, entry.kind == "pipe")


def codec_of(path: str, compression: Compression) -> str | None:
    """Return Arrow's name for the compression of a file, or None."""
    if compression == "none":
        return None
    if compression != "auto":
        return compression
    return next((codec for suffix, codec in _CODEC_OF_SUFFIX.items() if path.lower().endswith(suffix)), None)
