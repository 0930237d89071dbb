"""The table of all options: name, meaning, default and parser. Spark, Python, the command line and README share it."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Literal

from ksyspark.errors import OptionError
from ksyspark.options.parsers import (
    InvalidValue,
    Parser,
    boolean,
    byte_size,
    integer,
    one_number_of,
    one_of,
    one_path,
    paths,
    text,
    timestamp,
)

# Spark's binary values end below 2 GiB, and so does one message.
_MAX_BINARY = (1 << 31) - 1
_MAX_LONG = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, the field it sets, how its value is parsed, and what people read about it.

    `group` is the options class that has the field: `files` (FileOptions), `framing` (FramingOptions), or empty for
    ReadOptions itself. `default` is written as a caller would write it, empty where there is none.
    """

    name: str
    group: Literal["", "files", "framing"]
    field: str
    parse: Parser
    default: str
    doc: str

    def value(self, given: object) -> object:
        """Return the parsed value. Raises OptionError for one that does not fit."""
        try:
            return self.parse(given)
        except InvalidValue as invalid:
            raise OptionError(f"{self.name}: expected {invalid}, found {given!r}.") from invalid


_FRAMINGS = ("file", "stream", "fixed", "length-prefixed", "jsonl", "mqsc-dump")
_CODECS = ("auto", "none", "gzip", "zstd", "bz2", "lz4")
_MODES = ("PERMISSIVE", "DROPMALFORMED", "FAILFAST")

OPTIONS: tuple[Option, ...] = (
    Option("framing", "framing", "kind", one_of(*_FRAMINGS), "file", "how a file becomes messages"),
    Option("recordLength", "framing", "record_length", integer(1, _MAX_BINARY), "", "bytes of a message, for fixed"),
    Option(
        "lengthBytes",
        "framing",
        "length_bytes",
        one_number_of(1, 2, 4, 8),
        "4",
        "bytes of the length in front of a message, for length-prefixed",
    ),
    Option("lengthOrder", "framing", "length_order", one_of("big", "little"), "big", "byte order of that length"),
    Option(
        "lengthIncludesItself",
        "framing",
        "length_includes_itself",
        boolean,
        "false",
        "whether that length counts its own bytes too",
    ),
    Option(
        "maxMessageBytes",
        "framing",
        "max_message_bytes",
        byte_size(1, _MAX_BINARY),
        "512m",
        "longest message; a longer one loses the rest of its file",
    ),
    Option("path", "files", "paths", one_path, "", "file, folder or glob to read"),
    Option("paths", "files", "paths", paths, "", "several of them, as a JSON array"),
    Option("pathGlobFilter", "files", "path_glob_filter", text, "", "glob that file names must match"),
    Option("recursiveFileLookup", "files", "recursive", boolean, "false", "whether to read sub-folders"),
    Option("modifiedBefore", "files", "modified_before", timestamp, "", "only files changed before this time"),
    Option("modifiedAfter", "files", "modified_after", timestamp, "", "only files changed after this time"),
    Option(
        "ignoreCorruptFiles",
        "files",
        "ignore_corrupt_files",
        boolean,
        "false",
        "whether a file that cannot be read to its end becomes a reject instead of an error",
    ),
    Option(
        "compression",
        "files",
        "compression",
        one_of(*_CODECS),
        "auto",
        "auto goes by the suffix; or none, gzip, zstd, bz2, lz4",
    ),
    Option(
        "maxFilesPerTrigger",
        "files",
        "max_files_per_trigger",
        integer(1, _MAX_LONG),
        "",
        "files a stream takes at once",
    ),
    Option(
        "maxBytesPerTrigger",
        "files",
        "max_bytes_per_trigger",
        byte_size(1, _MAX_LONG),
        "",
        "bytes of files a stream takes at once, at least one file",
    ),
    Option(
        "mode",
        "",
        "mode",
        one_of(*_MODES),
        "PERMISSIVE",
        "PERMISSIVE keeps bad messages with _error, DROPMALFORMED leaves them out, FAILFAST ends the read",
    ),
    Option(
        "columnNameOfCorruptRecord",
        "",
        "corrupt_column",
        text,
        "_corrupt_record",
        "column of the bytes of a message that cannot be decoded",
    ),
    Option("enumsAsInts", "", "enums_as_ints", boolean, "false", "codes instead of labels"),
    Option("type", "", "type", text, "", "a type of the specification instead of whole messages"),
    Option(
        "maxRecursionDepth",
        "",
        "max_recursion_depth",
        integer(1, 1_000),
        "",
        "levels of types that contain themselves; deeper ones are a binary column of their bytes",
    ),
    Option("showSensitive", "", "show_sensitive", boolean, "false", "show passwords and the like instead of ***"),
    Option("batchRows", "", "batch_rows", integer(1, 10_000_000), "65536", "most messages of a batch"),
    Option("batchBytes", "", "batch_bytes", byte_size(1, 1 << 30), "8m", "bytes of a batch"),
    Option("partitionBytes", "", "partition_bytes", byte_size(1, 1 << 50), "128m", "bytes of a Spark partition"),
)
_BY_NAME = {option.name.lower(): option for option in OPTIONS}


def find_option(name: str) -> Option:
    """Return the option of a name in any case. Raises OptionError with the nearest name."""
    if name.lower() in _BY_NAME:
        return _BY_NAME[name.lower()]
    close = difflib.get_close_matches(name.lower(), _BY_NAME, n=1)
    names = ", ".join([*(option.name for option in OPTIONS), "param.<id>"])
    hint = f"Did you mean {_BY_NAME[close[0]].name}?" if close else f"There are: {names}."
    raise OptionError(f"There is no option {name!r}. {hint}")
