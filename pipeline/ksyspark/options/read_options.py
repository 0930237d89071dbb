"""All options of a read, checked against a format."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Literal

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.errors import OptionError
from ksyspark.layout import Layout
from ksyspark.layout.arrow import record_of_type
from ksyspark.layout.projection import Choice
from ksyspark.options.file_options import FileOptions
from ksyspark.options.framing_options import CONTAINERS, FramingOptions, check_framing
from ksyspark.options.names import NAMES, Name, name_of
from ksyspark.options.params import check_all_told, read_params
from ksyspark.options.values import Unfit

Mode = Literal["PERMISSIVE", "DROPMALFORMED", "FAILFAST"]
CORRUPT_COLUMN = "_corrupt_record"
_PARAM = "param."


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How a source is read; `names.py` lists the names by which callers set these.

    `mode` says what a bad message does: PERMISSIVE gives a row with `_error`, DROPMALFORMED leaves it out, FAILFAST
    ends the read. `max_recursion_depth` are the levels of recursive types that get columns (None: all); what lies
    deeper is bytes. `params` are values of the root type's parameters by id. A batch ends at `batch_rows` messages or
    `batch_bytes` bytes of them, a partition at about `partition_bytes`.
    """

    framing: FramingOptions = field(default_factory=FramingOptions)
    files: FileOptions = field(default_factory=FileOptions)
    mode: Mode = "PERMISSIVE"
    corrupt_column: str = CORRUPT_COLUMN
    enums_as_ints: bool = False
    type: str | None = None
    max_recursion_depth: int | None = None
    show_sensitive: bool = False
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    batch_rows: int = 65_536
    batch_bytes: int = 8 << 20
    partition_bytes: int = 128 << 20

    @classmethod
    def from_mapping(cls, given: Mapping[str, object], layout: Layout, told: Collection[str] = ()) -> ReadOptions:
        """Read options by their names, in any case; `told` are parameters that the caller gives a message at a time.

        Raises OptionError for the first name or value that does not fit.
        """
        params = {name[len(_PARAM) :]: value for name, value in given.items() if name.lower().startswith(_PARAM)}
        values = [_read(name, value) for name, value in given.items() if not name.lower().startswith(_PARAM)]
        groups: dict[str, dict[str, object]] = {"": {}, "files": {}, "framing": {}}
        for name, value in values:
            _add(groups[name.group], name, value)
        options = cls(
            framing=FramingOptions(**groups["framing"]),  # type: ignore[arg-type]
            files=FileOptions(**groups["files"]),  # type: ignore[arg-type]
            params=read_params(layout, params),
            **groups[""],  # type: ignore[arg-type]
        )
        _check(options, layout, frozenset(name.name for name, _ in values), frozenset(told))
        return options

    def decode_options(
        self, columns: tuple[Choice, ...] | None = None, *, asks_for_failures: bool = True
    ) -> DecodeOptions:
        """Return what of these a decoder needs to know."""
        is_brief = self.mode == "PERMISSIVE" and not asks_for_failures
        return DecodeOptions(columns, self.enums_as_ints, self.type, is_brief)


def _read(written: str, value: object) -> tuple[Name, object]:
    name = name_of(written)
    if name is None:
        close = difflib.get_close_matches(written.lower(), NAMES, n=1)
        hint = f"Did you mean {NAMES[close[0]].name}?" if close else f"There are: {_all_names()}."
        raise OptionError(f"There is no option {written!r}. {hint}")
    try:
        return name, name.read(value)
    except Unfit as unfit:
        raise OptionError(f"{name.name}: expected {unfit}, found {value!r}.") from unfit


def _add(group: dict[str, object], name: Name, value: object) -> None:
    """`path` and `paths` set the same thing, and add up."""
    if name.field == "paths":
        value = (*group.get("paths", ()), *value)  # type: ignore[misc]
    group[name.field] = value


def _all_names() -> str:
    return ", ".join([*(name.name for name in NAMES.values()), "param.<id>"])


def _check(options: ReadOptions, layout: Layout, given: frozenset[str], told: frozenset[str]) -> None:
    check_framing(options.framing, given, layout.frame, layout.name)
    record = _record(options, layout)
    _check_depth(options, layout)
    if {"maxFilesPerTrigger", "maxBytesPerTrigger"} <= given:
        raise OptionError("maxFilesPerTrigger and maxBytesPerTrigger do not go together.")
    if options.framing.kind not in CONTAINERS:
        check_all_told(layout, record, frozenset(options.params) | told)
    taken = {column.id.lower() for column in layout.record(record).columns} | {"_source", "_error"}
    if options.corrupt_column.lower() in taken:
        raise OptionError(f"columnNameOfCorruptRecord: {options.corrupt_column} is the name of another column.")


def _check_depth(options: ReadOptions, layout: Layout) -> None:
    depth = options.max_recursion_depth
    if depth is not None and depth > layout.depth:
        there = f"{layout.depth} levels of recursive types" if layout.depth > 1 else "no recursive types of more levels"
        raise OptionError(f"maxRecursionDepth is {depth}, but the specification {layout.name} has {there}.")


def _record(options: ReadOptions, layout: Layout) -> str:
    """Return the record that messages are decoded to."""
    record = record_of_type(layout, options.type).name
    if options.framing.kind == "stream" and record != layout.name:
        raise OptionError("framing=stream cuts whole messages: it goes with no type but the format's own.")
    return record
