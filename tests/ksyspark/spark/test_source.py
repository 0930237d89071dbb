"""`spark.read.format("ksy")`."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql import DataFrame, SparkSession

from ksyspark.spark import schema_of_ksy

TEXTS = sorted([f"a{n}" for n in range(20)] + [f"b{n}" for n in range(20)])


@pytest.fixture
def read(spark: SparkSession, note_ksy: str):
    """Return the function that reads notes with some options."""

    def run(path: object, schema: object = None, **options: str) -> DataFrame:
        reader = spark.read.format("ksy").option("format", note_ksy).options(**{"framing": "stream", **options})
        return (reader.schema(schema) if schema else reader).load(path if isinstance(path, list) else str(path))

    return run


def texts(df: DataFrame) -> list[str]:
    return sorted(row.text for row in df.collect() if row.text is not None)


def test_found_without_registration_and_with_its_schema(read, note_ksy: str, folder: Path) -> None:
    df = read(folder)
    assert df.schema.jsonValue() == schema_of_ksy(note_ksy, options={"framing": "stream"}).jsonValue()
    assert texts(df) == TEXTS
    assert df.where("_error is not null").count() == 1


def test_origin_of_each_message(read, folder: Path) -> None:
    first = read(folder / "b.bin").where("text = 'b1'").first()
    assert first["_source"].asDict() == {"path": str(folder / "b.bin"), "offset": 5, "length": 5, "index": 1}


@pytest.mark.parametrize("size", [pytest.param("1", marks=pytest.mark.slow), "33", "100"])
def test_many_partitions_lose_and_double_nothing(read, folder: Path, size: str) -> None:
    df = read(folder, partitionBytes=size)
    assert df.rdd.getNumPartitions() > 2
    places = [(row["_source"]["path"], row["_source"]["index"]) for row in df.collect()]
    assert len(places) == len(set(places)) == 41
    assert texts(df) == TEXTS


def test_compressed_files(read, folder: Path) -> None:
    for path in list(folder.iterdir()):
        path.with_suffix(".gz").write_bytes(gzip.compress(path.read_bytes()))
        path.unlink()
    assert texts(read(folder)) == TEXTS


def test_several_paths_and_filters(read, folder: Path) -> None:
    assert read([str(folder / "a.bin"), str(folder / "b.bin")]).count() == 41
    assert read(folder, pathGlobFilter="a*").count() == 20
    assert read(folder.parent, recursiveFileLookup="true").count() == 41


@pytest.mark.parametrize("enabled", ["false", "true"])
def test_filters_work_with_and_without_pushdown(spark: SparkSession, read, folder: Path, enabled: str) -> None:
    spark.conf.set("spark.sql.python.filterPushdown.enabled", enabled)
    try:
        assert texts(read(folder).where("len_text = 2 and text like 'a%'")) == sorted(f"a{n}" for n in range(10))
    finally:
        spark.conf.unset("spark.sql.python.filterPushdown.enabled")


def test_messages_are_chosen_while_they_are_read(read, folder: Path) -> None:
    chosen = read(folder, where="kind = 'plain' and text in ('a3', 'b3')").collect()
    # The text that cannot be read may be one of them.
    assert sorted(str(row.text) for row in chosen) == ["None", "a3", "b3"]


def test_a_schema_decodes_its_columns_only(read, folder: Path) -> None:
    df = read(folder / "a.bin", schema="text string, kind string")
    assert df.columns == ["text", "kind"]
    assert df.first().asDict() == {"text": "a0", "kind": "plain"}
    assert (
        read(folder / "a.bin", schema="_source struct<path:string,offset:bigint,length:bigint,index:bigint>").count()
        == 20
    )


def test_a_schema_may_name_fields_inside_structures(spark: SparkSession, samples: Path) -> None:
    reader = spark.read.format("ksy").option("format", "mqtt_v3").option("framing", "stream")
    schema = "body struct<publish:struct<topic_name:string>>, _source struct<offset:bigint>"
    chosen = reader.schema(schema).load(str(samples / "mqtt_v3"))
    whole = reader.load(str(samples / "mqtt_v3")).selectExpr("body.publish.topic_name", "_source.offset")
    assert chosen.selectExpr("body.publish.topic_name", "_source.offset").collect() == whole.collect()
    assert chosen.schema.simpleString() == f"struct<{schema.replace(' struct', ':struct').replace(', ', ',')}>"


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        ("txt string", "The format note has no column 'txt'. Did you mean text?"),
        ("len_text int", "The column len_text is smallint; the schema asks for int."),
        ("text string, text string", "The format note: the schema names the column 'text' 2 times."),
        (
            "_source struct<path:string,path:string>",
            "The column _source: the schema names the column 'path' 2 times.",
        ),
    ],
)
def test_a_schema_that_does_not_fit_is_refused(read, folder: Path, schema: str, says: str) -> None:
    with pytest.raises(AnalysisException, match="OptionError: ") as raised:
        read(folder, schema=schema).collect()
    assert says in str(raised.value)


def test_modes(read, folder: Path) -> None:
    assert read(folder, mode="PERMISSIVE").where("_error is not null").first()["_corrupt_record"] == bytearray(
        b"N\0\1\xff"
    )
    assert read(folder, mode="DROPMALFORMED").count() == 40
    with pytest.raises(PythonException, match=r"DecodeError: note: .*b\.bin, message 20 at byte 110: text at byte 3"):
        read(folder, mode="FAILFAST").collect()


def test_options_of_the_schema(read, folder: Path) -> None:
    df = read(folder, enumsAsInts="true", columnNameOfCorruptRecord="_bytes")
    assert df.schema["kind"].dataType.simpleString() == "smallint"
    assert df.columns[-1] == "_bytes"
    assert df.select("kind").distinct().collect()[0].kind == 0


def test_parameters(read, folder: Path) -> None:
    assert read(folder / "a.bin", **{"param.scale": "3"}).first().scaled == 6


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"format": "nothing_of_this_name"}, "FormatError: There is no format named"),
        ({"format": "none.ksy"}, "FormatError: The specification none.ksy cannot be read"),
        ({"framin": "file"}, "OptionError: There is no option 'framin'. Did you mean framing?"),
        ({"param.scale": "big"}, "OptionError: param.scale: expected a whole number"),
        ({"pathGlobFilter": "*.none"}, "SourceError: no file matches"),
    ],
)
def test_mistakes_are_our_own_errors(read, folder: Path, options: dict[str, str], says: str) -> None:
    with pytest.raises(AnalysisException) as raised:
        read(folder, **options).collect()
    assert says in str(raised.value)


def test_no_format_and_no_path(spark: SparkSession, note_ksy: str) -> None:
    with pytest.raises(AnalysisException, match="No format is given: set the option format"):
        spark.read.format("ksy").load()
    with pytest.raises(AnalysisException, match="No path is given to read"):
        spark.read.format("ksy").option("format", note_ksy).load().collect()


def test_in_sql(spark: SparkSession, note_ksy: str, folder: Path) -> None:
    spark.sql(f"CREATE TEMPORARY VIEW noted USING ksy OPTIONS (format '{note_ksy}', framing 'stream', path '{folder}')")
    assert spark.sql("SELECT count(*) FROM noted WHERE _error IS NULL").first()[0] == 40
    comments = {row.col_name: row.comment for row in spark.sql("DESCRIBE TABLE noted").collect()}
    assert comments["kind"] == "What this note is for."


@pytest.mark.parametrize("columns", ["", "(text string)"])
def test_a_table_of_the_catalog_is_no_place_for_messages(spark: SparkSession, note_ksy: str, columns: str) -> None:
    options = f"OPTIONS (format '{note_ksy}', path '/nowhere')"

    def create_and_read() -> None:
        spark.sql(f"CREATE TABLE in_catalog {columns} USING ksy {options}")
        spark.sql("SELECT * FROM in_catalog").collect()

    try:
        with pytest.raises(AnalysisException, match="CREATE TEMPORARY VIEW name USING ksy OPTIONS"):
            create_and_read()
    finally:
        spark.sql("DROP TABLE IF EXISTS in_catalog")


@pytest.mark.parametrize(
    ("schema", "mode", "rows"),
    [
        ("retain boolean", "PERMISSIVE", [(True,), (False,)]),
        (
            "retain boolean, _error struct<field:string>",
            "PERMISSIVE",
            [(True, ("body.publish.topic_name",)), (False, None)],
        ),
        ("retain boolean", "DROPMALFORMED", [(False,)]),
        ("retain boolean", "FAILFAST", None),
    ],
)
def test_a_broken_body_and_columns_in_front_of_it(spark: SparkSession, tmp_path: Path, schema, mode, rows) -> None:
    (tmp_path / "a.bin").write_bytes(bytes.fromhex("3103ffff00 c000"))
    options = {"format": "mqtt_v3", "framing": "stream", "mode": mode}
    df = spark.read.format("ksy").options(**options).schema(schema).load(str(tmp_path))
    if rows is None:
        with pytest.raises(PythonException, match="topic_name"):
            df.collect()
    else:
        assert [tuple(row) for row in df.collect()] == rows


def test_a_capture_without_its_framing_is_told(spark: SparkSession, samples: Path) -> None:
    reader = spark.read.format("ksy").option("format", "mqtt_v3").option("framing", "stream")
    with pytest.raises(PythonException, match="is a capture of network traffic"):
        reader.load(str(samples / "captures" / "ethernet.pcap")).collect()
