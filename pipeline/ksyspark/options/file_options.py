"""Which files to read, and how they are packed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Compression = Literal["auto", "none", "gzip", "zstd", "bz2", "lz4"]


@dataclass(frozen=True, slots=True)
class FileOptions:
    """Which files to read, and how they are packed.

    `paths` are files, folders or globs; `path_glob_filter` is matched against a file's name. The two times compare
    with a file's last change and have a time zone. `compression` auto goes by the suffix (.gz, .zst, .bz2, .lz4). A
    stream takes at most so many files, or files of so many bytes, at once; other reads take all.
    """

    paths: tuple[str, ...] = ()
    path_glob_filter: str | None = None
    recursive: bool = False
    modified_before: datetime | None = None
    modified_after: datetime | None = None
    ignore_corrupt_files: bool = False
    compression: Compression = "auto"
    max_files_per_trigger: int | None = None
    max_bytes_per_trigger: int | None = None
