"""The names of all options, as callers write them, and where each value goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.options.values import (
    Reading,
    boolean,
    byte_size,
    integer,
    moment,
    one_number_of,
    one_of,
    one_path,
    paths,
    text,
)

# Spark's binary values end below 2 GiB, and so does one message.
_MOST_BYTES = (1 << 31) - 1
_MANY = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class Name:
    """The name of an option, the field it sets, and how its value is read.

    `group` is `files`, `framing`, or empty for a field of `ReadOptions` itself.
    """

    name: str
    group: Literal["", "files", "framing"]
    field: str
    read: Reading


_ALL = (
    Name("framing", "framing", "kind", one_of("file", "stream", "fixed", "length-prefixed", "jsonl", "mqsc-dump")),
    Name("recordLength", "framing", "record_length", integer(1, _MOST_BYTES)),
    Name("lengthBytes", "framing", "length_bytes", one_number_of(1, 2, 4, 8)),
    Name("lengthOrder", "framing", "length_order", one_of("big", "little")),
    Name("lengthIncludesItself", "framing", "length_includes_itself", boolean),
    Name("maxMessageBytes", "framing", "max_message_bytes", byte_size(1, _MOST_BYTES)),
    Name("path", "files", "paths", one_path),
    Name("paths", "files", "paths", paths),
    Name("pathGlobFilter", "files", "path_glob_filter", text),
    Name("recursiveFileLookup", "files", "recursive", boolean),
    Name("modifiedBefore", "files", "modified_before", moment),
    Name("modifiedAfter", "files", "modified_after", moment),
    Name("ignoreCorruptFiles", "files", "ignore_corrupt_files", boolean),
    Name("compression", "files", "compression", one_of("auto", "none", "gzip", "zstd", "bz2", "lz4")),
    Name("maxFilesPerTrigger", "files", "max_files_per_trigger", integer(1, _MANY)),
    Name("maxBytesPerTrigger", "files", "max_bytes_per_trigger", byte_size(1, _MANY)),
    Name("mode", "", "mode", one_of("PERMISSIVE", "DROPMALFORMED", "FAILFAST")),
    Name("columnNameOfCorruptRecord", "", "corrupt_column", text),
    Name("enumsAsInts", "", "enums_as_ints", boolean),
    Name("type", "", "type", text),
    Name("maxRecursionDepth", "", "max_recursion_depth", integer(1, 1_000)),
    Name("showSensitive", "", "show_sensitive", boolean),
    Name("batchRows", "", "batch_rows", integer(1, 10_000_000)),
    Name("batchBytes", "", "batch_bytes", byte_size(1, 1 << 30)),
    Name("partitionBytes", "", "partition_bytes", byte_size(1, 1 << 50)),
)
NAMES = {name.name.lower(): name for name in _ALL}


def name_of(written: str) -> Name | None:
    """Return the option of a name written in any case, or None."""
    return NAMES.get(written.lower())
