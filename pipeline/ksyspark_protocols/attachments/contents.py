"""Write contents of attachments: rows as Parquet and CSV, files byte for byte, definitions in one form."""

import json
import uuid
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.parquet as pq

from ksyspark.destination.parquet import ParquetOptions
from ksyspark.errors import SourceError
from ksyspark.escaping import json_text
from ksyspark.io.files import locate
from ksyspark.layout.arrow import SPARK_SCHEMA, columns
from ksyspark.layout.json_text import plain_json
from ksyspark.options.table import boolean, one_of, option
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

_STATED = {"type": "data_set_type", "stated_rows": "num_observations", "row_bytes": "len_observation"}
_STATED |= {"stated_variables": "num_variables"}
_AS_STATED = ("label", "version", "compress", "reuse", "encrypt", "sort_flags", *_STATED)
_MASKED = b"***"


def definition_row(data_set: DataSet) -> dict[str, Any]:
    """Return the definition of a data set with the columns DEFINITION_FIELDS, None for what is not there."""
    definition = plain_values(data_set.definition or {})
    variables = [_variable(plain_values(one)) for one in data_set.variables]
    return {
        **{name: definition.get(_STATED.get(name, name)) for name in _AS_STATED},
        "sort_key": _sort_key(variables),
        "collating_sequence": definition.get("sort_collating_sequence", definition.get("collating_sequence")),
        "generations_limit": definition.get("generations_limit", definition.get("max_generations")),
        "variables": variables,
        "indexes": [_index(plain_values(one)) for one in data_set.indexes],
        "constraints": [_constraint(plain_values(one)) for one in data_set.constraints],
        "raw_indexes": data_set.raw.get("indexes"),
        "raw_constraints": data_set.raw.get("constraints"),
        "definition": json_text(plain_json(definition)) if definition else None,
    }


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
    same = ("name", "label", "format_width", "format_decimals", "informat_width", "informat_decimals")
    return {
        **{name: row.get(name) for name in same},
        "type": "numeric" if is_numeric else "character",
        "length": row.get("len_value"),
        "format": row.get("format", row.get("format_name")),
        "informat": row.get("informat", row.get("informat_name")),
        "sort_position": position or 0,
    }


def _sort_key(variables: list[dict[str, Any]]) -> list[str]:
    """Return the names of the sort key in its order; a negative position sorts downwards."""
    sorted_by = sorted(
        (one for one in variables if one["sort_position"]), key=lambda variable: abs(variable["sort_position"])
    )
    return [f"{one['name']} descending" if one["sort_position"] < 0 else one["name"] for one in sorted_by]


def _index(row: Row) -> dict[str, Any]:
    return {
        "name": row.get("name"),
        "variables": row.get("names", row.get("keys")) or [],
        "flags": row.get("flags"),
        "centiles_percent": row.get("upercmx"),
    }


def _constraint(row: Row) -> dict[str, Any]:
    tail: Row = next((one for one in row["tail"].values() if one), {})
    return {
        **{name: tail.get(name) for name in ("primary_key", "on_delete", "on_update", "attributes")},
        "name": row["name"],
        "kind": row["shape"],
        "type": row["constraint_type"],
        "max_length": row["max_length"],
        "variables": row["names"],
        "expression": tail.get("buffers"),
        "library": (tail.get("libref") or "").rstrip(" ") or None,
        "member": tail.get("member_name"),
    }


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
        "ibmMissing", "ascii", one_of(*get_args(IbmMissing)), "codes of missing values of z/OS"
    )
    times: Times = option(
        "times",
        "time",
        one_of(*get_args(Times)),
        "form of times; time: of the day where all values lie within one, else durations",
    )
    line_end: LineEnd = option(
        "lineEnd", "lf", one_of(*get_args(LineEnd)), "what is written behind each record of a text file"
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
    num_rows: int
    num_bytes: int


Notices = Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class WrittenContent:
    """What was written of one attachment, or of a part of it; `notices` count odd values by column and code.

    `durations` are columns of times that are not all within a day.
    """

    parts: tuple[WrittenPart, ...] = ()
    notices: Notices | None = None
    durations: frozenset[str] = frozenset()


def write_content(attachment: Attachment, folder: str, settings: ContentOptions) -> WrittenContent:
    """Write what may be handed on of an attachment to the folder at an address. Raises SourceError."""
    content = attachment.usable if attachment.handed_on in ("all", "part") else None
    if isinstance(content, DataSet) and content.variables and content.planned_rows is None:
        return write_rows(content, folder, settings, 0)
    if isinstance(content, FileContent) and content.records is not None:
        line_end = LINE_ENDS[settings.line_end] if _has_lines(attachment.kind, content) else b""
        return WrittenContent((_write_file(content.records, line_end, folder),))
    return WrittenContent()


def write_rows(
    data_set: DataSet, folder: str, settings: ContentOptions, number: int, durations: frozenset[str] | None = None
) -> WrittenContent:
    """Write rows as part `number` of a table, in slices, so that typed columns are not all held.

    `durations` are the columns of times that are not all within a day, None to look for them here. Raises SourceError.
    """
    name = uuid.uuid4().hex
    notices: dict[str, Counter[str]] = {}
    if durations is None:
        durations = beyond_a_day(data_set, settings.ibm_missing) if settings.times == "time" else frozenset()
    tables = _typed_slices(data_set, settings, durations, notices)
    first = next(tables)
    schema = first.schema.with_metadata(_metadata(data_set, first.schema))
    files: dict[Table, str] = {"data_sets": f"{name}.parquet"}
    if settings.csv:
        files["csv"] = f"{name}.csv"
    try:
        with ExitStack() as stack:
            writers = [_writer(stack, table, f"{folder}/{file}", schema, settings) for table, file in files.items()]
            for table in (first, *tables):
                for write in writers:
                    write(table)
        parts = [
            WrittenPart(table, file, number, data_set.num_rows, _size(f"{folder}/{file}"))
            for table, file in files.items()
        ]
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{folder}: cannot be written: {error}") from error
    return WrittenContent(tuple(parts), {column: dict(counts) for column, counts in notices.items()}, durations)


def _typed_slices(
    data_set: DataSet, settings: ContentOptions, durations: frozenset[str], notices: dict[str, Counter[str]]
) -> Iterator[pa.Table]:
    """Yield the rows as typed tables, at least one; count their notices."""
    rows = max(min(_SLICE_BYTES // max(data_set.row_bytes or 64 * len(data_set.variables), 1), _MAX_SLICE_ROWS), 1)
    for start in range(0, max(data_set.num_rows, 1), rows):
        part = data_set if data_set.rows is None else replace(data_set, rows=data_set.rows.slice(start, rows))
        keep, codes = settings.keep_missing, settings.ibm_missing
        typed = typed_rows(part, keep_missing=keep, ibm_missing=codes, times=settings.times, durations=durations)
        for column, counts in typed.notices.items():
            notices.setdefault(column, Counter()).update(counts)
        yield typed.table


def _writer(
    stack: ExitStack, table: Table, address: str, schema: pa.Schema, settings: ContentOptions
) -> Callable[[pa.Table], None]:
    """Return the function that adds rows to a file."""
    location = locate(address)
    if table == "csv":
        plain = _for_csv(schema.empty_table()).schema
        file = stack.enter_context(location.system.open_output_stream(location.path))
        csv = stack.enter_context(pyarrow.csv.CSVWriter(file, plain))
        return lambda rows: csv.write_table(_for_csv(rows))
    options: dict[str, Any] = {"compression": settings.compression, "coerce_timestamps": "us"}
    parquet = stack.enter_context(pq.ParquetWriter(location.path, schema, filesystem=location.system, **options))
    return lambda rows: parquet.write_table(rows.replace_schema_metadata(schema.metadata))


def _for_csv(table: pa.Table) -> pa.Table:
    """Return a table without what CSV has no form for: spans of time become `HH:MM:SS.ffffff`."""
    for at, field in enumerate(table.schema):
        if pa.types.is_duration(field.type) or pa.types.is_time(field.type):
            texts = [plain_json(one) for one in table.column(at).to_pylist()]
            table = table.set_column(at, field.name, pa.array(texts, pa.string()))
    return table.replace_schema_metadata(None)


def _metadata(data_set: DataSet, schema: pa.Schema) -> dict[bytes, bytes]:
    """Return the definition of the data set, and Spark's schema with labels as comments."""
    definition = definition_row(data_set)
    fields = []
    for field in schema:
        metadata = {name.decode(): text.decode() for name, text in (field.metadata or {}).items()}
        comment = {"comment": metadata["label"]} if "label" in metadata else {}
        spark_type = _SPARK_TYPES[field.type]
        fields.append({"name": field.name, "type": spark_type, "nullable": True, "metadata": {**metadata, **comment}})
    return {
        DEFINITION_KEY: json.dumps(plain_json(definition), ensure_ascii=False).encode(),
        SPARK_SCHEMA.encode(): json.dumps({"type": "struct", "fields": fields}).encode(),
    }


def _write_file(records: pa.Array, line_end: bytes, folder: str) -> WrittenPart:
    """Write records one after another, each with a line end behind it."""
    name = f"{uuid.uuid4().hex}.file"
    location = locate(f"{folder}/{name}")
    num_bytes = 0
    try:
        with location.system.open_output_stream(location.path) as file:
            for start in range(0, len(records), _RECORDS_AT_ONCE):
                data = _joined(records.slice(start, _RECORDS_AT_ONCE), line_end)
                file.write(data)
                num_bytes += len(data)
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{folder}: cannot be written: {error}") from error
    return WrittenPart("files", name, 0, len(records), num_bytes)


def _has_lines(kind: str | None, content: FileContent) -> bool:
    """Say whether records are lines; where no header tells it, the size of the file does."""
    if kind in ("text_file", "binary_file"):
        return kind == "text_file"
    return content.size != (pc.sum(pc.binary_length(content.records)).as_py() or 0)


def _joined(records: pa.Array, line_end: bytes) -> bytes:
    if line_end:
        return b"".join(part for one in records.to_pylist() for part in (one, line_end))
    lengths = np.asarray(pc.binary_length(records).to_numpy(zero_copy_only=False), np.int64)
    wide = records.cast(pa.large_binary())
    first = int(np.frombuffer(wide.buffers()[1], np.int64)[wide.offset]) if len(records) else 0
    return bytes(memoryview(wide.buffers()[2] or b"")[first : first + int(lengths.sum())])


def _size(address: str) -> int:
    location = locate(address)
    return int(location.system.get_file_info(location.path).size)
