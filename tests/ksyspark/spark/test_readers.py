"""What other readers make of the columns that are written: the table of the chapter, reader by reader."""

from __future__ import annotations

import datetime as dt
import json
import re
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import ksyspark
from ksyspark.destination.parquet import TableFile
from ksyspark.spark import schema_of_ksy
from ksyspark.spark.ingestion import stored_schema
from ksyspark.spark.schema import canonical, spark_schema

ROOT = Path(__file__).parents[3]
UTC = dt.datetime(2026, 1, 2, 3, tzinfo=dt.UTC)
INTERVAL = "interval day to second"
VALUES: dict[str, tuple[pa.DataType, Any]] = {
    "boolean": (pa.bool_(), True),
    "tinyint": (pa.int8(), -128),
    "smallint": (pa.int16(), 255),
    "int": (pa.int32(), -1),
    "bigint": (pa.int64(), 2**32 - 1),
    "decimal(20,0)": (pa.decimal128(20, 0), Decimal(2**64 - 1)),
    "decimal(38,10)": (pa.decimal128(38, 10), Decimal("-1.5000000001")),
    "float": (pa.float32(), 0.5),
    "double": (pa.float64(), 0.1),
    "string": (pa.string(), "é"),
    "binary": (pa.binary(), b"\0\xff"),
    "date": (pa.date32(), dt.date(1600, 1, 2)),
    "timestamp": (pa.timestamp("us", "UTC"), UTC),
    "timestamp_ntz": (pa.timestamp("us"), UTC.replace(tzinfo=None)),
    INTERVAL: (pa.duration("us"), dt.timedelta(seconds=1)),
    "struct<a:int>": (pa.struct([("a", pa.int32())]), {"a": 1}),
    "array<array<int>>": (pa.list_(pa.list_(pa.int32())), [[1], [2, 3]]),
}


def cells(reader: str) -> dict[str, str]:
    """Return the cells of a reader by the type in Spark."""
    text = (ROOT / "pipeline" / "docs" / "tables.md").read_text(encoding="utf-8")
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in re.findall(r"^\|.*\|$", text, re.MULTILINE)
    ]
    at = lines[0].index(reader)
    return {line[0].strip("`"): line[at] for line in lines[2:]}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with a column of each type, by its type, as an ingest writes it: a row of values, one of nulls."""
    arrow = pa.schema([pa.field(name, kind) for name, (kind, _) in VALUES.items()])
    folder = tmp_path_factory.mktemp("table")
    schema = spark_schema(arrow)
    file = TableFile(str(folder), "part", stored_schema(schema), "zstd")
    row = {name: value for name, (_, value) in VALUES.items()}
    file.write(pa.RecordBatch.from_pylist([row, dict.fromkeys(row)], schema=canonical(schema)))
    file.close()
    return folder / "part.parquet"


def check(reader: str, types: dict[str, str], rows: list[dict[str, Any]], **other: Any) -> None:
    """Compare types with the chapter, and values with those that were written; some are `other` than those."""
    assert {name: types.get(name, "refused") for name in VALUES} == cells(reader)
    assert rows[0] == {name: other.get(name, value) for name, (_, value) in VALUES.items() if name in types}
    assert [set(row.values()) for row in rows[1:]] == [{None}] * (len(rows) - 1)


def test_the_chapter_has_every_type() -> None:
    schema = spark_schema(pa.schema([pa.field(name, kind) for name, (kind, _) in VALUES.items()]))
    assert [field.dataType.simpleString() for field in schema] == list(VALUES) == list(cells("DuckDB"))


def test_duckdb(table: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    found = duckdb.sql(f"SELECT * FROM '{table}'")
    types = {name: str(kind) for name, kind in zip(found.columns, found.types, strict=True)}
    types[INTERVAL] += " (µs)"
    rows = [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]
    check("DuckDB", types, rows, **{INTERVAL: 1_000_000})


def test_polars(table: Path) -> None:
    polars = pytest.importorskip("polars")
    found = polars.read_parquet(table)
    # Shorter, as they are written in programs.
    kinds = {
        name: re.sub(r"time_unit=|time_zone=|precision=|scale=", "", str(kind)) for name, kind in found.schema.items()
    }
    check("Polars", {name: kind.replace(", None)", ")") for name, kind in kinds.items()}, found.to_dicts())


def test_pandas(table: Path) -> None:
    # Beside nulls whole numbers are floats in pandas.
    found = pq.read_table(table).slice(0, 1).to_pandas()
    rows = found.to_dict("records")
    rows[0]["array<array<int>>"] = [inner.tolist() for inner in rows[0]["array<array<int>>"]]
    check("pandas", {name: str(kind) for name, kind in found.dtypes.items()}, rows)


def test_delta(table: Path, tmp_path: Path) -> None:
    deltalake = pytest.importorskip("deltalake")
    read = pq.read_table(table)
    with pytest.raises(Exception, match="Invalid data type for Delta Lake: Duration"):
        deltalake.write_deltalake(str(tmp_path / "interval"), read.select([INTERVAL]))
    deltalake.write_deltalake(str(tmp_path / "table"), read.drop_columns([INTERVAL]))
    written = deltalake.DeltaTable(str(tmp_path / "table"))
    types = {field.name: json.loads(field.to_json())["type"] for field in written.schema().fields}
    types = {name: kind if isinstance(kind, str) else kind["type"] for name, kind in types.items()}
    check("Delta", types, written.to_pyarrow_table().to_pylist())


def test_delta_takes_messages_as_they_are_read(samples: Path, tmp_path: Path) -> None:
    deltalake = pytest.importorskip("deltalake")
    source = samples / "mqtt_v3" / "will_v311.c2s.bin"
    deltalake.write_deltalake(str(tmp_path / "packets"), ksyspark.read(source, "mqtt_v3", framing="stream"))
    written = deltalake.DeltaTable(str(tmp_path / "packets")).to_pyarrow_table()
    assert written["message_type"].to_pylist() == ["connect", "subscribe"]


def test_iceberg(table: Path, tmp_path: Path) -> None:
    pytest.importorskip("sqlalchemy")
    catalogs = pytest.importorskip("pyiceberg.catalog.memory")
    catalog = catalogs.InMemoryCatalog("doors", warehouse=str(tmp_path))
    catalog.create_namespace("doors")
    read = pq.read_table(table)
    with pytest.raises(Exception, match="unsupported type: duration"):
        catalog.create_table("doors.interval", read.select([INTERVAL]).schema)
    read = read.drop_columns([INTERVAL])
    written = catalog.create_table("doors.all", read.schema)
    written.append(read)
    types = {field.name: re.sub("<.*", "", str(field.field_type)) for field in written.schema().fields}
    check("Iceberg", types, written.scan().to_arrow().to_pylist())


def test_comments_are_docs_of_iceberg(tmp_path: Path) -> None:
    pytest.importorskip("sqlalchemy")
    catalogs = pytest.importorskip("pyiceberg.catalog.memory")
    catalog = catalogs.InMemoryCatalog("doors", warehouse=str(tmp_path))
    catalog.create_namespace("doors")
    schema = schema_of_ksy("mqmd")
    written = catalog.create_table("doors.mqmd", canonical(schema))
    docs = {field.name: field.doc for field in written.schema().fields}
    assert docs == {field.name: field.metadata.get("comment") for field in schema}
