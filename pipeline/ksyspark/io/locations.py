"""Paths as callers write them: their Arrow file system, and the globs in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pyarrow as pa
from pyarrow import fs

from ksyspark.display import show_given
from ksyspark.errors import OptionError, SourceError

_SCHEME = re.compile(r"([a-zA-Z][a-zA-Z0-9+.-]+):/")
_GLOB = re.compile(r"[*?\[{]")
# Scheme names of Hadoop's own S3 drivers.
_S3 = ("s3a", "s3n")
# A bracket holds at least one character: `[]]` is the bracket of a `]`.
_GLOB_PART = re.compile(r"\[.[^\]]*\]|.", re.DOTALL)
_GLOB_SYMBOLS = {"*": "[^/]*", "?": "[^/]", "{": "(?:", "}": ")"}
_USER = re.compile(r"//[^/@]*@")


@dataclass(frozen=True, slots=True)
class Location:
    """A path on a file system.

    `start` and `end` surround a path of the file system in its address, by which another process opens it (`s3://` and
    `?region=...`); both are empty for local files.
    """

    system: fs.FileSystem
    path: str
    start: str = ""
    end: str = ""

    def address(self, path: str) -> str:
        """Return the address of a path on the same file system."""
        return f"{self.start}{path}{self.end}"

    def display(self, path: str) -> str:
        """Return a path for people: without credentials and settings."""
        return display_path(_USER.sub("//", self.start + path, count=1))


def display_path(path: str) -> str:
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
    try:
        system, path = fs.FileSystem.from_uri(address + mark + settings)
    except (pa.ArrowException, OSError, ValueError) as error:
        raise SourceError(
            f"{_USER.sub('//', address, count=1)}: no file system can be reached for it: {error}"
        ) from error
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
    """Return the regular expression of a glob within one part of a path, as Spark writes them.

    `*`, `?`, `[a-z]`, `[^a]` and `{one,other}` are known. Raises OptionError where a bracket is not closed.
    """
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
