"""All options of a read, checked against a format once, and the values of its parameters."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal, TypeVar, cast, get_args

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.display import hint, show_count, show_given
from ksyspark.errors import InstanceErrors, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.layout import Layout, Param, arrow, conditions, projection
from ksyspark.layout.paths import ColumnPath, around_list, choices_of, coded, exploded
from ksyspark.options import table
from ksyspark.options.table import InvalidValue, OneOf, boolean, integer, option, timestamp


def param_value(param: Param, value: object) -> ParamValue:
    """Return a value in a parameter's type: bytes also of hexadecimal digits, codes of labels. Raises InvalidValue."""
    bounds = param.bounds
    if bounds is not None:
        return _integer_param(param, value, *bounds)
    kind = param.type.arrow
    if kind == "bool":
        return boolean(value)
    try:
        if kind in ("float32", "float64"):
            return float(value)  # type: ignore[arg-type]
        if kind == "binary":
            return value if isinstance(value, bytes) else bytes.fromhex(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError) as error:
        raise InvalidValue("bytes as hexadecimal digits" if kind == "binary" else "a number") from error
    if not isinstance(value, str):
        raise InvalidValue("a text")
    return value


def param_named(layout: Layout, name: str) -> Param:
    """Return a parameter of the root type by its name in any case. Raises OptionError with the nearest name."""
    by_lowered = {param.id.lower(): param for param in layout.params}
    if name.lower() in by_lowered:
        return by_lowered[name.lower()]
    nearest = hint(name, by_lowered) if by_lowered else " It has none."
    if name.lower() in {option.name.lower() for option in OPTIONS}:
        nearest = " It is an option of the read: give it in options={...}, or by --option."
    raise OptionError(f"The format {layout.name} has no parameter {show_given(name)}.{nearest}")


def read_params(layout: Layout, values: Mapping[str, object]) -> dict[str, ParamValue]:
    """Return the given values by parameter id, each in the parameter's type. Raises OptionError."""
    read: dict[str, ParamValue] = {}
    for name, value in values.items():
        param = param_named(layout, name)
        try:
            read[param.id] = param_value(param, value)
        except InvalidValue as invalid:
            raise OptionError(f"param.{param.id}: expected {invalid}, found {show_given(value)}.") from invalid
    return read


def _integer_param(param: Param, value: object, low: int, high: int) -> int:
    by_label = {label: code for code, label in param.labels.items()}
    if isinstance(value, str) and value in by_label:
        return by_label[value]
    try:
        return integer(low, high)(value)  # type: ignore[return-value]
    except InvalidValue as invalid:
        raise InvalidValue(f"one of {', '.join(by_label)}, or {invalid}" if by_label else str(invalid)) from invalid


Compression = Literal["auto", "none", "gzip", "zstd", "bz2", "lz4"]
FramingKind = Literal["file", "stream", "fixed", "length-prefixed", "jsonl", "mqsc-dump", "amqsbcg", "pcap"]
Mode = Literal["PERMISSIVE", "DROPMALFORMED", "FAILFAST"]

# Framings in which a message lies in a container that can also hold values of parameters.
CONTAINERS: tuple[FramingKind, ...] = ("jsonl", "mqsc-dump", "amqsbcg")

# Spark's binary values end below 2 GiB.
_MAX_BINARY = (1 << 31) - 1
_MAX_LONG = (1 << 63) - 1
_PARAM = "param."
SHAPING = ("enumsAsInts", "type", "columns", "explode", "where")
"""Options by which columns or rows are others than those of the format; doors that need all messages refuse them."""
_FRAMING_OF_OPTION: dict[str, FramingKind] = {
    "recordLength": "fixed",
    "lengthBytes": "length-prefixed",
    "lengthOrder": "length-prefixed",
    "lengthIncludesItself": "length-prefixed",
    "port": "pcap",
    "direction": "pcap",
}


@dataclass(frozen=True, slots=True)
class FileOptions:
    """Which files to read, and how they are compressed. The two times have a time zone."""

    paths: tuple[str, ...] = option(
        "path",
        (),
        table.one_path,
        "file, folder or glob to read",
        paths=(table.several_paths, "several of them, as a JSON array"),
    )
    path_glob_filter: str | None = option("pathGlobFilter", None, table.text, "glob that file names must match")
    recursive: bool = option("recursiveFileLookup", False, boolean, "whether to read sub-folders")
    modified_before: datetime | None = option("modifiedBefore", None, timestamp, "only files changed before this time")
    modified_after: datetime | None = option("modifiedAfter", None, timestamp, "only files changed after this time")
    ignore_corrupt_files: bool = option(
        "ignoreCorruptFiles", False, boolean, "make a reject of a file that cannot be read to its end, not an error"
    )
    ignore_missing_files: bool = option(
        "ignoreMissingFiles", False, boolean, "leave out a file that is gone when it is its turn; else that is an error"
    )
    compression: Compression = option(
        "compression", "auto", OneOf(*get_args(Compression)), "auto (by file suffix), none, gzip, zstd, bz2, lz4"
    )
    max_files_per_trigger: int | None = option(
        "maxFilesPerTrigger", None, integer(1, _MAX_LONG), "files that a stream takes at once"
    )
    max_bytes_per_trigger: int | None = option(
        "maxBytesPerTrigger",
        None,
        table.byte_size(1, _MAX_LONG),
        "bytes that a stream takes at once, but at least one file",
    )


@dataclass(frozen=True, slots=True)
class FramingOptions:
    """How the bytes of a file become messages."""

    kind: FramingKind = option("framing", "file", OneOf(*get_args(FramingKind)), "how a file becomes messages")
    record_length: int = option("recordLength", 0, integer(1, _MAX_BINARY), "bytes of a message, for fixed")
    length_bytes: int = option(
        "lengthBytes",
        4,
        table.one_number_of(1, 2, 4, 8),
        "bytes of the length in front of a message, for length-prefixed",
    )
    length_order: Literal["big", "little"] = option(
        "lengthOrder", "big", OneOf("big", "little"), "byte order of that length"
    )
    length_includes_itself: bool = option(
        "lengthIncludesItself", False, boolean, "whether that length counts its own bytes too"
    )
    max_message_bytes: int = option(
        "maxMessageBytes",
        "512m",
        table.byte_size(1, 1 << 40),
        "longest message; a longer one ends its file, but for jsonl, mqsc-dump and amqsbcg",
    )
    ports: tuple[int, ...] = option(
        "port", (), table.whole_numbers(1, 65_535), "ports of the server, for pcap (default: those of the format)"
    )
    direction: Literal["opener", "port"] = option(
        "direction",
        "opener",
        OneOf("opener", "port"),
        "client of a connection, for pcap: who opened it, or the side without the port",
    )


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """All options of a read. `params` are values of the root type's parameters by id (`param.<id>`)."""

    framing: FramingOptions = field(default_factory=FramingOptions)
    files: FileOptions = field(default_factory=FileOptions)
    mode: Mode = option(
        "mode",
        "PERMISSIVE",
        OneOf(*get_args(Mode)),
        "PERMISSIVE keeps bad messages with _error, DROPMALFORMED leaves them out, FAILFAST ends the read",
    )
    corrupt_column: str = option(
        "columnNameOfCorruptRecord",
        "_corrupt_record",
        table.text,
        "column of the bytes of a message that cannot be decoded",
    )
    enums_as_ints: bool = option("enumsAsInts", False, boolean, "codes instead of labels")
    type: str | None = option("type", None, table.text, "a type of the specification instead of whole messages")
    columns: tuple[projection.Choice, ...] | None = option(
        "columns",
        None,
        table.column_paths,
        "only these columns, such as `message_type, body.publish.topic_name`; `*` is any part",
    )
    explode: ColumnPath | None = option(
        "explode",
        None,
        table.column_path,
        "one row for each item of the list at this path, such as `body.subscribe.requests`, "
        "with the single values of what is around it",
    )
    where: conditions.Condition | None = option(
        "where", None, table.text, "only messages for which this holds, such as `message_type = 'publish' and qos > 0`"
    )
    max_recursion_depth: int | None = option(
        "maxRecursionDepth",
        None,
        integer(1, 1_000),
        "levels of types that contain themselves; deeper ones are a binary column of their bytes",
    )
    recursion: Literal["nested", "flat"] = option(
        "recursion",
        "nested",
        OneOf("nested", "flat"),
        "types that contain themselves: nested in each other as many levels as have columns, or flat, one list of all "
        "levels with _id, _parent_id, _depth and _path",
    )
    import_paths: tuple[str, ...] = option(
        "importPath",
        (),
        table.one_or_several_paths,
        "folder of a .ksy's absolute imports (`/common/header`), or several as a JSON array",
    )
    processes: tuple[tuple[str, str], ...] = option(
        "customProcess",
        (),
        table.named_callables,
        "allow a custom `process`: `NAME=MODULE:CALLABLE`, or several as a JSON array",
    )
    instance_errors: InstanceErrors | None = option(
        "instanceErrors",
        None,
        OneOf(*get_args(InstanceErrors)),
        "note keeps a message of which an instance cannot be read or computed, with a null and an entry in _notes; "
        "refuse makes it a reject (default: what the specification says, else note)",
    )
    show_sensitive: bool = option("showSensitive", False, boolean, "show passwords and the like instead of ***")
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    batch_rows: int = option("batchRows", 65_536, integer(1, 10_000_000), "most messages of a batch")
    batch_bytes: int = option("batchBytes", "8m", table.byte_size(1, 1 << 30), "bytes of a batch")
    partition_bytes: int = option("partitionBytes", "128m", table.byte_size(1, 1 << 50), "bytes of a Spark partition")
    splitting: Literal["auto", "parallel", "sequential"] = option(
        "splitting", "auto", OneOf("auto", "parallel", "sequential"), "how partitions of large streams are found"
    )

    @classmethod
    def from_mapping(
        cls, by_name: Mapping[str, object], layout: Layout, per_message: Collection[str] = ()
    ) -> "ReadOptions":
        """Return the options given by name, in any case.

        `per_message` are ids of parameters for which the caller has one value a message, so that no option must set
        them. Raises OptionError for the first name or value that does not fit.
        """
        parsed = GivenOptions(by_name, *_GROUPS)
        own = parsed.values[cls]
        record = arrow.record_of_type(layout, cast("str | None", own.get("type")))
        if "explode" in own:
            own.setdefault("columns", around_list(layout, record, cast("ColumnPath", own["explode"])))
        if "columns" in own:
            own["columns"] = choices_of(layout, record, cast("tuple[ColumnPath, ...]", own["columns"]))
        if "where" in own:
            from ksyspark.layout.condition_parser import parse_condition  # noqa: PLC0415 (lark takes a while to import)

            own["where"] = parse_condition(cast("str", own["where"]))
        options = cls(
            framing=parsed[FramingOptions],
            files=parsed[FileOptions],
            params=read_params(layout, {name[len(_PARAM) :]: value for name, value in parsed.rest.items()}),
            **own,
        )
        options._check(layout, parsed.names, frozenset(per_message))
        return options

    @property
    def shaping(self) -> tuple[str, ...]:
        """The options of SHAPING that are given."""
        return tuple(line.name for line in OPTIONS if line.name in SHAPING and getattr(self, line.field))

    def shape(self, fmt: Format) -> Format:
        """Return a format with the columns that the options ask for: levels of recursive types, notes."""
        return replace(
            fmt,
            depth=self.max_recursion_depth or fmt.depth,
            instance_errors=self.instance_errors or fmt.instance_errors,
        )

    def rows(self, layout: Layout) -> Layout:
        """Return the layout of rows: that of messages, or of the items of a list. Raises OptionError."""
        return layout if self.explode is None else exploded(layout, self.explode)

    def decode_options(
        self, columns: tuple[projection.Choice, ...] | None = None, *, needs_failures: bool = True
    ) -> DecodeOptions:
        """Return the part of the options that a decoder needs.

        `columns` take the place of the option of that name. Projection never changes validation, except in brief mode:
        where the mode is PERMISSIVE and no column shows failures, a message is read only as far as the last chosen
        column needs.
        """
        is_brief = self.mode == "PERMISSIVE" and not needs_failures
        chosen = self.columns if columns is None else columns
        return DecodeOptions(chosen, self.enums_as_ints, self.type, is_brief, self.processes)

    def _check(self, layout: Layout, names: set[str], per_message: frozenset[str]) -> None:
        self._check_framing(layout, names)
        record = arrow.record_of_type(layout, self.type)
        if self.framing.kind in ("stream", "pcap") and record.name != layout.name:
            kind = self.framing.kind
            raise OptionError(f"framing={kind} cuts whole messages: it goes with no type but the format's own.")
        depth = self.max_recursion_depth
        if depth is not None and depth > layout.depth:
            levels = show_count(layout.depth, "level")
            raise OptionError(f"maxRecursionDepth is {depth}, but types of {layout.name} have at most {levels}.")
        if {"maxFilesPerTrigger", "maxBytesPerTrigger"} <= names:
            raise OptionError("maxFilesPerTrigger and maxBytesPerTrigger do not go together.")
        for param in layout.params if self.framing.kind not in CONTAINERS else ():
            if param.id in record.params and param.default is None and param.id not in self.params.keys() | per_message:
                raise OptionError(f"The format {layout.name} needs a value for its parameter: set param.{param.id}.")
        if self.explode is not None:
            around_list(layout, record, self.explode)
            self.rows(projection.choose(layout, record, self.columns))
        if self.where is not None:
            columns = choices_of(layout, record, conditions.columns_in(self.where), "where")
            schema = arrow.arrow_schema(projection.choose(layout, record, columns), enums_as_ints=True)
            conditions.evaluate(coded(self.where, layout, record), pa.RecordBatch.from_pylist([], schema))
        taken = {column.id.lower() for column in record.columns} | {"_source", "_params", "_notes", "_error"}
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
        if framing.kind == "pcap" and not (framing.ports or layout.ports):
            raise OptionError(f"framing=pcap needs port: {layout.name} does not say at which ports its servers listen.")
        if framing.kind == "stream" and not layout.is_self_delimiting:
            raise OptionError(
                f"framing=stream cannot cut {layout.name}: its messages do not tell where they end. "
                "Use framing=file, fixed, length-prefixed or jsonl."
            )


_GROUPS = (FramingOptions, FileOptions, ReadOptions)
OPTIONS: tuple[table.Option, ...] = tuple(line for group in _GROUPS for line in table.options_of(group))


def format_of(name: str | Format, options: Mapping[str, object]) -> Format:
    """Return a format, shaped by the options that must be known before its columns. Raises FormatError, OptionError."""
    folders = cast("tuple[str, ...] | None", _value_of(options, "importPath")) or ()
    return find_format(name, folders, is_flat=_value_of(options, "recursion") == "flat")


def _value_of(options: Mapping[str, object], name: str) -> object:
    """Return the parsed value of an option among options by name, or None if it is not there."""
    value = {key.lower(): value for key, value in options.items()}.get(name.lower())
    return None if value is None else next(line for line in OPTIONS if line.name == name).value(value)


_Group = TypeVar("_Group")


class GivenOptions:
    """Options by name, as every door takes them: those of some groups of the table, and the `rest`, which is of a read.

    A group is a dataclass of options: `given[WriteOptions]` are the options of that group. `values` are those that are
    there, by group and field, `names` their names as the table has them.
    """

    def __init__(self, options: Mapping[str, object] | None, *groups: type) -> None:
        """Take the options of the groups out. Raises OptionError for an unknown name or an unfit value."""
        known = {line.name.lower(): (group, line) for group in groups for line in table.options_of(group)}
        lines = {line.name.lower(): line for line in (*OPTIONS, *(line for _, line in known.values()))}
        self.values: dict[type, dict[str, Any]] = {group: {} for group in groups}
        self.names: set[str] = set()
        self.rest: dict[str, object] = {}
        for name, value in (options or {}).items():
            lowered = name.lower()
            if lowered in known:
                group, line = known[lowered]
                parsed: Any = line.value(value)
                # `path` and `paths` add up.
                before = self.values[group].get("paths", ()) if line.field == "paths" else ()
                self.values[group][line.field] = (*before, *parsed) if before else parsed
                self.names.add(line.name)
            elif lowered in lines or lowered.startswith(_PARAM):
                self.rest[name] = value
            else:
                names = [*(line.name for line in lines.values()), "param.<id>"]
                near = hint(name, names)
                told = near if near.startswith(" Did") else f" A parameter of a format is param.{name}.{near}"
                raise OptionError(f"There is no option {show_given(name)}.{told}")

    def __getitem__(self, group: type[_Group]) -> _Group:
        return group(**self.values[group])
