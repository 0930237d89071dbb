"""The options of a read as typed values, checked against the layout of a format."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.errors import OptionError
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.projection import Choice
from ksyspark.options.params import read_params, require_params
from ksyspark.options.table import Option, find_option

Compression = Literal["auto", "none", "gzip", "zstd", "bz2", "lz4"]
FramingKind = Literal["file", "stream", "fixed", "length-prefixed", "jsonl", "mqsc-dump"]
Mode = Literal["PERMISSIVE", "DROPMALFORMED", "FAILFAST"]

# Framings in which a message lies in a container that can also hold values of parameters.
CONTAINERS: tuple[FramingKind, ...] = ("jsonl", "mqsc-dump")

_PARAM = "param."
_FRAMING_OF_OPTION: dict[str, FramingKind] = {
    "recordLength": "fixed",
    "lengthBytes": "length-prefixed",
    "lengthOrder": "length-prefixed",
    "lengthIncludesItself": "length-prefixed",
}


@dataclass(frozen=True, slots=True)
class FileOptions:
    """Which files to read, and how they are compressed.

    `paths` are files, folders or globs; `path_glob_filter` is matched against a file's name. The two times have a time
    zone and are compared with a file's last change. `compression` auto goes by the suffix (.gz, .zst, .bz2, .lz4). The
    two limits per trigger are for streams only.
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


@dataclass(frozen=True, slots=True)
class FramingOptions:
    """How the bytes of a file become messages.

    `record_length` is the size of a message in bytes, for fixed. The three length options describe the number in front
    of a message, for length-prefixed: its size (1, 2, 4 or 8 bytes), its byte order, and whether it counts itself.
    """

    kind: FramingKind = "file"
    record_length: int = 0
    length_bytes: int = 4
    length_order: Literal["big", "little"] = "big"
    length_includes_itself: bool = False
    max_message_bytes: int = 512 << 20


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How a source is read; `table.py` lists the names by which callers set these fields.

    With `mode` PERMISSIVE a bad message gives a row with `_error`, DROPMALFORMED leaves it out, FAILFAST ends the read.
    `max_recursion_depth` is the number of levels of recursive types that get columns (None: all of the specification).
    `params` are values of the root type's parameters by id. A batch ends at `batch_rows` messages or `batch_bytes`
    bytes of them, a partition at about `partition_bytes`.
    """

    framing: FramingOptions = field(default_factory=FramingOptions)
    files: FileOptions = field(default_factory=FileOptions)
    mode: Mode = "PERMISSIVE"
    corrupt_column: str = "_corrupt_record"
    enums_as_ints: bool = False
    type: str | None = None
    max_recursion_depth: int | None = None
    show_sensitive: bool = False
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    batch_rows: int = 65_536
    batch_bytes: int = 8 << 20
    partition_bytes: int = 128 << 20

    @classmethod
    def from_mapping(
        cls, given: Mapping[str, object], layout: Layout, per_message: Collection[str] = ()
    ) -> ReadOptions:
        """Return the options given by name, in any case.

        `per_message` are ids of parameters for which the caller has one value a message, so that no option must set
        them. Raises OptionError for the first name or value that does not fit.
        """
        params: dict[str, object] = {}
        groups: dict[str, dict[str, object]] = {"": {}, "files": {}, "framing": {}}
        names: set[str] = set()
        for name, value in given.items():
            if name.lower().startswith(_PARAM):
                params[name[len(_PARAM) :]] = value
                continue
            option = find_option(name)
            _set(groups[option.group], option, value)
            names.add(option.name)
        options = cls(
            framing=FramingOptions(**groups["framing"]),  # type: ignore[arg-type]
            files=FileOptions(**groups["files"]),  # type: ignore[arg-type]
            params=read_params(layout, params),
            **groups[""],  # type: ignore[arg-type]
        )
        options._check(layout, names, frozenset(per_message))
        return options

    def decode_options(
        self, columns: tuple[Choice, ...] | None = None, *, needs_failures: bool = True
    ) -> DecodeOptions:
        """Return the part of the options that a decoder needs.

        Projection (`columns`) never changes validation, except in brief mode: where the mode is PERMISSIVE and no
        column shows failures, a message is read only as far as the last chosen column needs.
        """
        is_brief = self.mode == "PERMISSIVE" and not needs_failures
        return DecodeOptions(columns, self.enums_as_ints, self.type, is_brief)

    def _check(self, layout: Layout, names: set[str], per_message: frozenset[str]) -> None:
        """Check what no single option can say. Raises OptionError."""
        self._check_framing(layout, names)
        record = record_of_type(layout, self.type)
        if self.framing.kind == "stream" and record.name != layout.name:
            raise OptionError("framing=stream cuts whole messages: it goes with no type but the format's own.")
        depth = self.max_recursion_depth
        if depth is not None and depth > layout.depth:
            levels = (
                f"{layout.depth} levels of recursive types" if layout.depth > 1 else "no recursive types of more levels"
            )
            raise OptionError(f"maxRecursionDepth is {depth}, but the specification {layout.name} has {levels}.")
        if {"maxFilesPerTrigger", "maxBytesPerTrigger"} <= names:
            raise OptionError("maxFilesPerTrigger and maxBytesPerTrigger do not go together.")
        if self.framing.kind not in CONTAINERS:
            require_params(layout, record.name, frozenset(self.params) | per_message)
        taken = {column.id.lower() for column in record.columns} | {"_source", "_error"}
        if self.corrupt_column.lower() in taken:
            raise OptionError(f"columnNameOfCorruptRecord: {self.corrupt_column} is the name of another column.")

    def _check_framing(self, layout: Layout, names: set[str]) -> None:
        """Refuse a framing without its options, options of another framing, and a stream that cannot be cut."""
        framing = self.framing
        for name in sorted(names & _FRAMING_OF_OPTION.keys()):
            if _FRAMING_OF_OPTION[name] != framing.kind:
                raise OptionError(
                    f"{name} belongs to framing={_FRAMING_OF_OPTION[name]}, but the framing is {framing.kind}."
                )
        if framing.kind == "fixed" and not framing.record_length:
            raise OptionError("framing=fixed needs recordLength, the bytes of one message.")
        if framing.kind == "fixed" and framing.record_length > framing.max_message_bytes:
            raise OptionError(f"recordLength is {framing.record_length}, more than maxMessageBytes allows.")
        if framing.kind == "stream" and not layout.frame:
            raise OptionError(
                f"framing=stream cannot cut {layout.name}: its messages do not tell where they end. "
                "Use framing=file, fixed, length-prefixed or jsonl."
            )


def _set(fields: dict[str, object], option: Option, given: object) -> None:
    """Set the field of an option; `path` and `paths` set the same field and add up."""
    value = option.value(given)
    if option.field == "paths":
        value = (*fields.get("paths", ()), *value)  # type: ignore[misc]
    fields[option.field] = value
