"""Write contents of attachments: rows as Parquet and CSV, files byte for byte, definitions in one form."""

import json
import re
import uuid
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from tempfile import TemporaryDirectory
from typing import Any, Literal, get_args

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq
from pyarrow import fs

from ksyspark.destination.parquet import ParquetOptions, TableFile
from ksyspark.errors import OptionError, SourceError
from ksyspark.escaping import json_text
from ksyspark.io.files import locate
from ksyspark.layout.arrow import SPARK_SCHEMA, columns
from ksyspark.layout.json_text import plain_json
from ksyspark.options.table import OneOf, boolean, option, text
from ksyspark_protocols.sas.result import Attachment, DataSet, FileContent, Row
from ksyspark_protocols.sas.typed_rows import IbmMissing, Times, beyond_a_day, typed_rows

_TEXT, _NUMBER = pa.string(), pa.int64()
_TEXTS = pa.list_(_TEXT)
_VARIABLE = pa.struct(
    [
        *columns(_TEXT, "name label type"),
        *columns(_NUMBER, "length"),
        *columns(_TEXT, "format"),
        *columns(_NUMBER, "format_width format_decimals"),
        *columns(_TEXT, "informat"),
        *columns(_NUMBER, "informat_width informat_decimals sort_position"),
    ]
)
_INDEX = pa.struct([("name", _TEXT), ("variables", _TEXTS), *columns(_NUMBER, "flags centiles_percent")])
_CONSTRAINT = pa.struct(
    [
        *columns(_TEXT, "name kind"),
        *columns(_NUMBER, "type max_length"),
        *columns(_TEXTS, "variables"),
        *columns(pa.list_(pa.binary()), "expression"),
        *columns(_TEXT, "primary_key library member"),
        *columns(_NUMBER, "on_delete on_update attributes"),
    ]
)
DEFINITION_FIELDS: list[pa.Field] = [
    *columns(_TEXT, "label type"),
    *columns(_NUMBER, "version"),
    *columns(_NUMBER, "stated_rows stated_variables row_bytes"),
    *columns(_TEXT, "compress reuse encrypt"),
    *columns(_TEXTS, "sort_key"),
    *columns(_TEXT, "collating_sequence"),
    *columns(_NUMBER, "sort_flags generations_limit"),
    *columns(pa.list_(_VARIABLE), "variables"),
    *columns(pa.list_(_INDEX), "indexes"),
    *columns(pa.list_(_CONSTRAINT), "constraints"),
    *columns(pa.binary(), "raw_indexes raw_constraints"),
    *columns(_TEXT, "definition"),
]
"""Columns of a definition. `definition` is JSON, passwords in it `***`."""

# What definitions of a queue and of Rendezvous call a column, where it is not the column's own name.
_SOURCES = {
    "stated_rows": ("num_observations",),
    "stated_variables": ("num_variables",),
    "row_bytes": ("len_observation",),
    "collating_sequence": ("sort_collating_sequence", "collating_sequence"),
    "generations_limit": ("generations_limit", "max_generations"),
    "length": ("len_value",),
    "format": ("format", "format_name"),
    "informat": ("informat", "informat_name"),
    "variables": ("names", "keys"),
    "centiles_percent": ("upercmx",),
    "kind": ("shape",),
    "expression": ("buffers",),
    "member": ("member_name",),
}
_MASKED = b"***"


def definition_row(data_set: DataSet) -> dict[str, Any]:
    """Return the definition of a data set with the columns DEFINITION_FIELDS, None for what is not there."""
    definition = plain_values(data_set.definition or {})
    variables = [_variable(plain_values(one)) for one in data_set.variables]
    sorted_by = sorted(
        (one for one in variables if one["sort_position"]), key=lambda variable: abs(variable["sort_position"])
    )
    return {
        **_columns_of(DEFINITION_FIELDS, definition),
        "type": definition.get("data_set_type"),
        # A negative position sorts downwards.
        "sort_key": [f"{one['name']} descending" if one["sort_position"] < 0 else one["name"] for one in sorted_by],
        "variables": variables,
        "indexes": [_columns_of(_INDEX, plain_values(one)) for one in data_set.indexes],
        "constraints": [_constraint(plain_values(one)) for one in data_set.constraints],
        "raw_indexes": data_set.raw.get("indexes"),
        "raw_constraints": data_set.raw.get("constraints"),
        "definition": json_text(plain_json(definition)) if definition else None,
    }


def _columns_of(fields: Iterable[pa.Field], row: Row) -> dict[str, Any]:
    """Return the columns of some fields, each by the first of its names that a row has."""
    sources = {field.name: _SOURCES.get(field.name, (field.name,)) for field in fields}
    return {name: next((row[one] for one in names if one in row), None) for name, names in sources.items()}


def plain_values(row: Row) -> dict[str, Any]:
    """Return a row with values in place of the structures that Rendezvous has around them."""
    return {name: _plain(value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return _plain(value["value"]) if "identifier" in value else plain_values(value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return _MASKED.decode() if value == _MASKED else value


def _variable(row: Row) -> dict[str, Any]:
    position = row.get("sort_position")
    if position is None and row.get("nsort"):
        octet = ord(row["nsort"][0])
        position = octet - 256 if 128 <= octet < 256 else octet
    is_numeric = row["is_numeric"] if "is_numeric" in row else row.get("kind") == "numeric"
    type_name = "numeric" if is_numeric else "character"
    return {**_columns_of(_VARIABLE, row), "type": type_name, "sort_position": position or 0}


def _constraint(row: Row) -> dict[str, Any]:
    tail: Row = next((one for one in row["tail"].values() if one), {})
    library = (tail.get("libref") or "").rstrip(" ") or None
    return {**_columns_of(_CONSTRAINT, {**tail, **row}), "type": row["constraint_type"], "library": library}


LineEnd = Literal["lf", "crlf", "none"]
LINE_ENDS: dict[LineEnd, bytes] = {"lf": b"\n", "crlf": b"\r\n", "none": b""}


@dataclass(frozen=True, slots=True)
class ContentOptions(ParquetOptions):
    """How contents of attachments are written."""

    csv: bool = option("csv", False, boolean, "write data sets as CSV, too")
    keep_missing: bool = option(
        "keepMissing", False, boolean, "add a column NAME__missing with ., ._, .A to .Z behind each numeric one"
    )
    ibm_missing: IbmMissing = option(
        "ibmMissing", "ascii", OneOf(*get_args(IbmMissing)), "codes of missing values of z/OS"
    )
    times: Times = option(
        "times",
        "time",
        OneOf(*get_args(Times)),
        "form of times; time: of the day where all values lie within one, else durations",
    )
    line_end: LineEnd = option(
        "lineEnd", "lf", OneOf(*get_args(LineEnd)), "what is written behind each record of a text file"
    )
    xpt: bool = option("xpt", False, boolean, "write data sets as SAS transport files, too (needs pyreadstat)")
    catalog: str | None = option(
        "catalog", None, text, "[DB.]PREFIX of tables of Spark's catalog (PREFIX_LIBRARY_MEMBER) for data sets, too"
    )


Table = Literal["data_sets", "csv", "files"]
DEFINITION_KEY = b"ksyspark.definition"
"""Key of a data set's definition, as JSON, in the metadata of its Parquet files."""

_SLICE_BYTES = 16 << 20
_MAX_SLICE_ROWS = 1 << 17
_RECORDS_AT_ONCE = 1 << 16
_SPARK_TYPES = {
    pa.float64(): "double",
    pa.date32(): "date",
    pa.timestamp("us"): "timestamp_ntz",
    pa.duration("us"): "interval day to second",
    # Spark has no such type in all releases, and reads the microseconds of one as an interval.
    pa.time64("us"): "interval day to second",
    pa.string(): "string",
}


@dataclass(frozen=True, slots=True)
class WrittenPart:
    """A file in the job's folder: part `number` of an attachment's table, or the whole of its file."""

    table: Table
    file: str
    number: int
    num_bytes: int


Notices = dict[str, Counter[str]]


@dataclass(frozen=True, slots=True)
class WrittenContent:
    """What was written of an attachment, or of a part of it; `notices` count odd values by column and code.

    `durations` are columns of times that are not all within a day.
    """

    parts: tuple[WrittenPart, ...] = ()
    notices: Notices = field(default_factory=dict)
    durations: frozenset[str] = frozenset()


def read_notices(attachment: Attachment | None, settings: ContentOptions) -> Notices:
    """Return the notices of values that are here and may be handed on, as writing them would count them."""
    notices: Notices = {}
    if attachment and attachment.handed_on in ("all", "part") and isinstance(attachment.content, DataSet):
        deque(_typed_slices(replace(attachment.content, planned_rows=None), settings, frozenset(), notices), maxlen=0)
    return notices


def write_content(attachment: Attachment | None, folder: str, settings: ContentOptions) -> WrittenContent:
    """Write what is here and may be handed on of an attachment to the folder at an address. Raises SourceError."""
    if attachment is None or attachment.handed_on not in ("all", "part"):
        return WrittenContent()
    content = attachment.content
    if isinstance(content, DataSet) and content.variables:
        return write_rows(replace(content, planned_rows=None), folder, settings, 0)
    if isinstance(content, FileContent) and content.records is not None:
        line_end = LINE_ENDS[settings.line_end] if _has_lines(attachment.kind, content) else b""
        return WrittenContent((_write_file(content.records, line_end, folder),))
    return WrittenContent()


def write_rows(
    data_set: DataSet, folder: str, settings: ContentOptions, number: int, durations: frozenset[str] | None = None
) -> WrittenContent:
    """Write rows as part `number` of a table, in slices, so that typed columns are not all held.

    `durations` are the columns of times that are not all within a day (None: look for them here). Raises SourceError.
    """
    notices: Notices = {}
    if durations is None:
        durations = beyond_a_day(data_set, settings.ibm_missing) if settings.times == "time" else frozenset()
    slices = _typed_slices(data_set, settings, durations, notices)
    first = next(slices)
    name = uuid.uuid4().hex
    schema = first.schema.with_metadata(_metadata(data_set, first.schema))
    parquet = TableFile(folder, name, schema, settings.compression)
    files: dict[Table, str] = {"data_sets": f"{name}.parquet", **({"csv": f"{name}.csv"} if settings.csv else {})}
    with _source_errors(folder):
        with _csv_writer(f"{folder}/{name}.csv", first) if settings.csv else nullcontext() as csv:
            for rows in (first, *slices):
                parquet.write(rows)
                if csv is not None:
                    csv.write_table(_for_csv(rows))
        if not parquet.close():
            parquet.write_empty()
        location = locate(folder)
        infos = location.system.get_file_info([f"{location.path}/{file}" for file in files.values()])
        parts = tuple(
            WrittenPart(table, file, number, info.size)
            for (table, file), info in zip(files.items(), infos, strict=True)
        )
    return WrittenContent(parts, notices, durations)


@contextmanager
def _source_errors(place: str, *kinds: type[Exception]) -> Iterator[None]:
    try:
        yield
    except (OSError, pa.ArrowException, *kinds) as error:
        raise SourceError(f"{place}: cannot be written: {error}") from error


def _typed_slices(
    data_set: DataSet, settings: ContentOptions, durations: frozenset[str], notices: Notices
) -> Iterator[pa.Table]:
    """Yield the rows as typed tables, at least one; count their notices."""
    rows = max(min(_SLICE_BYTES // max(data_set.row_bytes or 64 * len(data_set.variables), 1), _MAX_SLICE_ROWS), 1)
    for start in range(0, max(data_set.num_rows, 1), rows):
        part = data_set if data_set.rows is None else replace(data_set, rows=data_set.rows.slice(start, rows))
        keep, codes = settings.keep_missing, settings.ibm_missing
        typed = typed_rows(part, keep_missing=keep, ibm_missing=codes, times=settings.times, durations=durations)
        add_notices(notices, typed.notices)
        if settings.xpt:
            altered = {name: pc.sum(_is_altered(typed.table[name])).as_py() or 0 for name in typed.table.column_names}
            add_notices(notices, {name: {"NOT_IN_XPT": count} for name, count in altered.items() if count})
        yield typed.table


def add_notices(notices: Notices, more: Mapping[str, Mapping[str, int]]) -> None:
    """Add counts to those of notices."""
    for column, counts in more.items():
        notices.setdefault(column, Counter()).update(counts)


@contextmanager
def _csv_writer(address: str, rows: pa.Table) -> Iterator[pyarrow.csv.CSVWriter]:
    location = locate(address)
    schema = _for_csv(rows.schema.empty_table()).schema
    with location.system.open_output_stream(location.path) as file, pyarrow.csv.CSVWriter(file, schema) as writer:
        yield writer


def _for_csv(table: pa.Table) -> pa.Table:
    """Return a table without what CSV has no form for: spans of time become `HH:MM:SS.ffffff`."""
    for at, column in enumerate(table.schema):
        if pa.types.is_duration(column.type) or pa.types.is_time(column.type):
            texts = [plain_json(one) for one in table.column(at).to_pylist()]
            table = table.set_column(at, column.name, pa.array(texts, pa.string()))
    return table.replace_schema_metadata(None)


def _metadata(data_set: DataSet, schema: pa.Schema) -> dict[bytes, bytes]:
    """Return the definition of the data set, and Spark's schema with labels as comments."""
    definition = definition_row(data_set)
    fields = []
    for column in schema:
        metadata = {name.decode(): text.decode() for name, text in (column.metadata or {}).items()}
        comment = {"comment": metadata["label"]} if "label" in metadata else {}
        spark_type = _SPARK_TYPES[column.type]
        fields.append({"name": column.name, "type": spark_type, "nullable": True, "metadata": {**metadata, **comment}})
    return {
        DEFINITION_KEY: json.dumps(plain_json(definition), ensure_ascii=False).encode(),
        SPARK_SCHEMA.encode(): json.dumps({"type": "struct", "fields": fields}).encode(),
    }


def _write_file(records: pa.Array, line_end: bytes, folder: str) -> WrittenPart:
    name = f"{uuid.uuid4().hex}.file"
    location = locate(f"{folder}/{name}")
    num_bytes = 0
    with _source_errors(folder), location.system.open_output_stream(location.path) as file:
        for start in range(0, len(records), _RECORDS_AT_ONCE):
            own = records.slice(start, _RECORDS_AT_ONCE).to_pylist()
            data = b"".join(part for record in own for part in (record, line_end))
            file.write(data)
            num_bytes += len(data)
    return WrittenPart("files", name, 0, num_bytes)


def _has_lines(kind: str | None, content: FileContent) -> bool:
    """Say whether records are lines; where no header tells it, the size of the file does."""
    if kind in ("text_file", "binary_file"):
        return kind == "text_file"
    return content.size != (pc.sum(pc.binary_length(content.records)).as_py() or 0)


def transport_library() -> Any:
    """Return the module that writes SAS transport files. Raises OptionError where it is not installed."""
    try:
        import pyreadstat  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise OptionError("xpt: transport files need pyreadstat: pip install 'ksyspark[xpt]'.") from error
    return pyreadstat


# The least number, and the first that is too large, of the System/390 floats that the library writes.
_LEAST, _TOO_LARGE = 2.0**-260, 2.0**249


def plain_name(name: str) -> str:
    """Return a name with `_` for what no name of SAS or SQL has, and in front of a digit."""
    return re.sub("[^0-9A-Za-z_]|^(?=[0-9])", "_", name)


def write_transport(pyreadstat: Any, parts: Sequence[WrittenPart], name: str, folder: str) -> str:
    """Write the rows in Parquet files of a job's folder as one SAS transport file (version 8); return its name.

    Numbers, times and texts have the labels, formats and informats of their variables. All kinds of missing values are
    `.`: the library writes no others. So are numbers that are too large; too small ones are 0, a NUL in a text is a
    blank: NOT_IN_XPT. Raises SourceError, also for names of variables that such files cannot have.
    """
    location = locate(folder)
    file = f"{uuid.uuid4().hex}.xpt"
    kinds = pyreadstat.PyreadstatError, pyreadstat.ReadstatError
    with _source_errors(f"{name}.xpt", *kinds), TemporaryDirectory() as local:
        paths = [f"{location.path}/{part.file}" for part in parts]
        table = pa.concat_tables(pq.read_table(path, filesystem=location.system) for path in paths)
        variables = json.loads(table.schema.metadata[DEFINITION_KEY])["variables"]
        # Columns NAME__missing have no metadata.
        metadata = {column.name: column.metadata for column in table.schema if column.metadata}
        pyreadstat.write_xport(
            pa.table({name: _sas_numbers(table.column(name)) for name in metadata}).to_pandas(),
            f"{local}/{file}",
            column_labels={name: texts.get(b"label", b"").decode() for name, texts in metadata.items()},
            table_name=plain_name(name.rpartition(".")[2])[:32],
            **{f"variable_{kind}": _formats(variables, kind) for kind in ("format", "informat")},
        )
        fs.copy_files(f"{local}/{file}", f"{location.path}/{file}", fs.LocalFileSystem(), location.system)
    return file


def _formats(variables: Iterable[Row], kind: str) -> dict[str, str]:
    """Return formats as SAS writes them, such as DATE9. or 8.2, by variable."""
    parts = {one["name"]: [one[kind], one[f"{kind}_width"], ".", one[f"{kind}_decimals"]] for one in variables}
    return {name: "".join(str(part or "") for part in own) for name, own in parts.items() if any(own[:2])}


def _sas_numbers(values: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return dates as days and times as seconds, both since 1960 where they have a date; other values as they are."""
    if pa.types.is_date32(values.type):
        return pc.add(values.cast(pa.int32()).cast(pa.float64()), 3653.0)
    if pa.types.is_timestamp(values.type) or pa.types.is_duration(values.type) or pa.types.is_time(values.type):
        # Microseconds of all years are more than doubles count.
        microseconds = values.cast(pa.int64())
        seconds = pc.divide(microseconds, 1_000_000)
        fraction = pc.subtract(microseconds, pc.multiply(seconds, 1_000_000)).cast(pa.float64())
        since_1960 = pc.add(seconds, 315_619_200) if pa.types.is_timestamp(values.type) else seconds
        return pc.add(since_1960.cast(pa.float64()), pc.divide(fraction, 1e6))
    if pa.types.is_floating(values.type):
        return pc.if_else(pc.less(pc.abs(values), _TOO_LARGE), values, None)
    return pc.replace_substring(values, "\0", " ")


def _is_altered(values: pa.ChunkedArray) -> pa.ChunkedArray:
    """Return which values a transport file cannot hold: numbers by their size, texts with a NUL."""
    if pa.types.is_string(values.type):
        return pc.match_substring(values, "\0")
    size = pc.abs(values) if pa.types.is_floating(values.type) else pa.chunked_array([], pa.float64())
    return pc.or_(pc.greater_equal(size, _TOO_LARGE), pc.and_(pc.greater(size, 0), pc.less(size, _LEAST)))
