"""All doors give the same rows under one schema, whatever the format holds."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pyarrow as pa
import pytest
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import struct, to_json
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark.layout.arrow import arrow_schema
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import envelope_schema
from ksyspark.spark import decode_messages, from_ksy, ingest, schema_of_ksy
from ksyspark.spark.ingestion import Counts
from ksyspark.spark.schema import canonical

EVERYTHING = """
    meta: {id: everything, endian: le, encoding: UTF-8, bit-endian: be}
    doc: One field of each kind.
    seq:
      - {id: flag, type: b1}
      - {id: bits, type: b7}
      - {id: small, type: u1}
      - {id: wide, type: u8}
      - {id: signed_wide, type: s8}
      - {id: ratio, type: f8}
      - {id: code, type: u1, enum: code}
      - {id: codes, type: u1, enum: code, repeat: expr, repeat-expr: 2}
      - {id: name, type: strz}
      - {id: parts, type: part, repeat: expr, repeat-expr: small}
      - id: choice
        size: 2
        type:
          switch-on: code
          cases: {'code::one': part, 'code::two': other}
      - {id: maybe, type: u2, if: flag}
    instances:
      total: {value: small * 2}
      day: {value: ratio + 0.5, -logical-type: sas_date}
      moment: {value: ratio - 0.25, -logical-type: sas_datetime}
      span: {value: ratio - 90000.5, -logical-type: sas_time}
      put: {value: '"2024050612300099"', -logical-type: mq_timestamp}
      amount: {value: '[0xc1, 0x15]', -logical-type: 'maxdb_number(5, 2)'}
    types:
      part:
        seq: [{id: number, type: u2}]
      other:
        seq: [{id: letters, size: 2}]
    enums:
      code: {1: one, 2: two}
    """


def message(small: int, code: int, tail: bytes = b"\7\0") -> bytes:
    start = bytes([0x85, small]) + b"\xff" * 8 + b"\xfe" + b"\xff" * 7 + bytes(8) + bytes([code, 1, 9])
    return start + "é".encode() + b"\0" + b"\5\0" * small + b"ab" + tail


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """Return a folder with four messages, one of them cut short."""
    (tmp_path / "in").mkdir()
    for name, octets in {"a": message(0, 1), "b": message(3, 2), "c": message(1, 7), "d": message(2, 1, b"")}.items():
        (tmp_path / "in" / f"{name}.bin").write_bytes(octets)
    return tmp_path / "in"


def plain(df: DataFrame) -> list[str]:
    own = df.drop("_source")
    return sorted(row.text for row in own.select(to_json(struct(*own.columns)).alias("text")).collect())


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({}, marks=pytest.mark.slow),
        {"enumsAsInts": "true", "columns": "parts.number, choice.*, codes, total"},
    ],
)
def test_equal_rows_and_schemas(spark: SparkSession, tmp_path: Path, files: Path, options: dict[str, str]) -> None:
    spec = str(tmp_path / "everything.ksy")
    Path(spec).write_text(dedent(EVERYTHING))
    fmt = find_format(spec)
    schema = schema_of_ksy(fmt, options=options)
    column = spark.read.format("binaryFile").load(str(files)).select("content")
    by_source = spark.read.format("ksy").option("format", spec).options(**options).load(str(files))
    by_messages = decode_messages(column, "content", fmt, options=options)
    by_function = column.select(from_ksy("content", fmt, options=options).alias("m")).select("m.*")
    assert not options or schema.names[:5] == ["parts", "choice", "codes", "total", "_source"]
    for door in (by_source, by_messages, by_function):
        assert door.schema.jsonValue() == schema.jsonValue()
        assert plain(door) == plain(by_source)
    ingest(spark, fmt, str(files), str(tmp_path / "out"), options)
    records = spark.read.parquet(str(tmp_path / "out" / "records"))
    rejects = spark.read.parquet(str(tmp_path / "out" / "rejects"))
    assert rejects.schema.jsonValue() == schema.jsonValue()
    assert plain(rejects) == plain(by_source.where("_error is not null"))
    assert plain(records) == plain(by_source.where("_error is null").drop("_error", "_corrupt_record"))
    assert (records.count(), rejects.count()) == (3, 1)


def test_items_of_a_list_at_every_door(spark: SparkSession, tmp_path: Path, files: Path) -> None:
    spec = str(tmp_path / "everything.ksy")
    Path(spec).write_text(dedent(EVERYTHING))
    options = {"explode": "parts"}
    schema = schema_of_ksy(find_format(spec), options=options)
    by_source = spark.read.format("ksy").option("format", spec).options(**options).load(str(files))
    column = spark.read.format("binaryFile").load(str(files)).select("content")
    by_messages = decode_messages(column, "content", spec, options=options)
    for door in (by_source, by_messages):
        assert door.schema.jsonValue() == schema.jsonValue()
        assert plain(door) == plain(by_source)
    few = StructType([schema["parts"], schema["_item"]])
    # Brief: of the message that is cut short both parts are there.
    assert spark.read.format("ksy").schema(few).option("format", spec).options(**options).load(str(files)).count() == 6
    result = ingest(spark, spec, str(files), str(tmp_path / "out"), options)
    # Of the message that is cut short both items are records.
    assert result.counts == Counts(4, 6, 1, 0)
    records = spark.read.parquet(str(tmp_path / "out" / "records"))
    assert plain(records) == plain(by_source.where("_error is null").drop("_error", "_corrupt_record"))
    with pytest.raises(OptionError, match="decode_messages can give other rows"):
        from_ksy("content", spec, options=options)


def test_the_documented_condition_at_every_door_of_spark(spark: SparkSession, tmp_path: Path) -> None:
    publish = [bytes([0x30 | qos << 1, 5, 0, 1, 0x61, 0, qos]) for qos in range(3)]
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "some.stream").write_bytes(b"".join([*publish, b"\x40\2\0\1", *publish]))
    options = {"where": "message_type = 'publish' and qos > 0", "framing": "stream", "param.level": "4"}
    expected = ["at_least_once", "exactly_once"] * 2
    reader = spark.read.format("ksy").options(format="mqtt_v3", **options)
    assert [row.qos for row in reader.load(str(tmp_path / "in")).collect()] == expected
    stream = spark.readStream.format("ksy").options(format="mqtt_v3", **options).load(str(tmp_path / "in"))
    query = stream.writeStream.format("memory").queryName("documented").trigger(availableNow=True)
    query.option("checkpointLocation", str(tmp_path / "checkpoint")).start().awaitTermination()
    assert [row.qos for row in spark.table("documented").collect()] == expected
    values = spark.read.format("binaryFile").load(str(tmp_path / "in"))
    by_column = decode_messages(values, "content", "mqtt_v3", framing="stream", options=options)
    assert [row.qos for row in by_column.collect()] == expected
    result = ingest(spark, "mqtt_v3", str(tmp_path / "in"), str(tmp_path / "out"), options)
    assert result.counts == Counts(7, 4, 0, 3)


@pytest.mark.parametrize("as_ints", [False, True])
def test_the_arrow_schema_of_decoders_is_sparks(format_of, as_ints: bool) -> None:
    fmt = format_of(EVERYTHING)
    ours = [*arrow_schema(fmt.layout, enums_as_ints=as_ints), *envelope_schema(fmt, ReadOptions())]
    assert canonical(schema_of_ksy(fmt, options={"enumsAsInts": as_ints})).equals(pa.schema(ours))


@pytest.mark.parametrize("name", ["mqtt", "mqmde"])
def test_so_it_is_for_the_shipped_formats(request: pytest.FixtureRequest, name: str) -> None:
    fmt = request.getfixturevalue(name)
    ours = [*arrow_schema(fmt.layout), *envelope_schema(fmt, ReadOptions())]
    assert canonical(schema_of_ksy(fmt)).equals(pa.schema(ours))
