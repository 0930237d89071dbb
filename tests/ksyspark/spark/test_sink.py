"""`df.write.format("ksy")`: files of messages, all or none."""

from __future__ import annotations

from pathlib import Path

import pytest
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, concat, lit, when

from ksyspark import read
from ksyspark.errors import SourceError
from ksyspark.spark import sink
from ksyspark.spark.sink import KsyWriter

pytestmark = pytest.mark.slow


TEXTS = [f"a{n:02}" for n in range(40)]


@pytest.fixture(scope="module")
def rows(spark: SparkSession) -> DataFrame:
    """Return 40 notes in two partitions, without the length of their text."""
    return spark.range(0, 40, 1, 2).selectExpr("'plain' AS kind", "concat('a', lpad(id, 2, '0')) AS text")


def write(df: DataFrame, note_ksy: str, path: Path, save: str = "append", **options: str) -> None:
    df.write.format("ksy").options(**{"format": note_ksy, "framing": "stream", **options}).mode(save).save(str(path))


def texts(path: Path, note_ksy: str, framing: str = "stream") -> list[str]:
    return read(str(path), note_ksy, framing=framing).read_all().column("text").to_pylist()


@pytest.mark.parametrize("framing", ["stream", "file", "mqsc-dump"])
def test_what_is_written_is_read_again(rows: DataFrame, note_ksy: str, tmp_path: Path, framing: str) -> None:
    write(rows, note_ksy, tmp_path / "out", framing=framing)
    assert texts(tmp_path / "out", note_ksy, framing) == TEXTS
    parts = sorted(file.name for file in (tmp_path / "out").iterdir() if not file.name.startswith("_"))
    assert (len(parts), parts[0][:10]) == (40 if framing == "file" else 2, "part-00000")
    assert {file.name for file in (tmp_path / "out").iterdir()} == {"_SUCCESS", *parts}


def test_appended_to_and_replaced(rows: DataFrame, note_ksy: str, tmp_path: Path) -> None:
    for _ in range(2):
        write(rows.where("text = 'a01'"), note_ksy, tmp_path / "out")
    assert texts(tmp_path / "out", note_ksy) == ["a01", "a01"]
    write(rows.where("text = 'a30'"), note_ksy, tmp_path / "out", "overwrite")
    assert texts(tmp_path / "out", note_ksy) == ["a30"]


def test_a_row_that_cannot_be_written_leaves_nothing(rows: DataFrame, note_ksy: str, tmp_path: Path) -> None:
    bad = rows.withColumn("len_text", when(col("text") == "a37", lit(4)).otherwise(lit(3)))
    with pytest.raises(PySparkException, match="text: size: len_text is 4, must be 3"):
        write(bad, note_ksy, tmp_path / "out")
    assert not (tmp_path / "out").exists()
    write(rows.limit(1), note_ksy, tmp_path / "out")
    before = sorted((tmp_path / "out").iterdir())
    with pytest.raises(PySparkException):
        write(bad, note_ksy, tmp_path / "out", "overwrite")
    assert sorted((tmp_path / "out").iterdir()) == before
    write(bad, note_ksy, tmp_path / "out", "overwrite", mode="DROPMALFORMED")
    assert texts(tmp_path / "out", note_ksy) == [one for one in TEXTS if one != "a37"]


def test_templates_masks_and_lengths(rows: DataFrame, note_ksy: str, tmp_path: Path) -> None:
    old = concat(lit(b"N\0\3"), col("text").cast("binary"))
    changed = rows.where("text = 'a01'").withColumn("old", old).withColumn("text", lit("longer"))
    options = {"template": "old", "derive": "lengths", "mask.text": "xy"}
    write(changed, note_ksy, tmp_path / "out", **options)
    assert texts(tmp_path / "out", note_ksy) == ["xyxyxy"]


REFUSED = {
    "a framing that is only read": ({"framing": "amqsbcg"}, "Messages cannot be written with framing=amqsbcg"),
    "a misspelled option": ({"derives": "lengths"}, "There is no option 'derives'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_options_are_refused_before_a_row_is_read(rows: DataFrame, note_ksy: str, tmp_path: Path, name: str) -> None:
    options, says = REFUSED[name]
    with pytest.raises(PySparkException, match=says):
        write(rows, note_ksy, tmp_path / "out", **options)
    assert not (tmp_path / "out").exists()


CHAPTER = (Path(__file__).parents[3] / "pipeline" / "docs" / "writing.md").read_text(encoding="utf-8")


def test_the_files_of_the_chapter(spark: SparkSession, samples: Path, tmp_path: Path) -> None:
    packets = spark.read.format("ksy").options(format="mqtt_v3", framing="stream", showSensitive="true")
    rows = packets.load(str(samples / "mqtt_v3" / "will_v311.c2s.bin"))
    program = CHAPTER.partition("## Files from a DataFrame\n")[2].partition("```python\n")[2].partition("```")[0]
    # Spark's processes have a folder of their own.
    exec(program.replace('"masked"', f'"{tmp_path / "masked"}"'), {"rows": rows})
    options = {"framing": "stream", "showSensitive": True}
    connect = read(tmp_path / "masked", "mqtt_v3", **options).read_all()["body"].to_pylist()[0]["connect"]
    secret = read(samples / "mqtt_v3" / "will_v311.c2s.bin", "mqtt_v3", **options).read_all()["body"].to_pylist()[0]
    assert connect["user_name"]["value"] == "x" * len(secret["connect"]["user_name"]["value"])


def test_a_commit_that_fails_leaves_the_folder_as_it_was(note_ksy: str, tmp_path: Path) -> None:
    (tmp_path / "before").write_bytes(b"N\0\1x")
    options = {"format": note_ksy, "framing": "stream", "path": str(tmp_path)}
    writer = KsyWriter(options, "overwrite")
    (Path(writer._staging)).mkdir()
    (Path(writer._staging) / "part-0").write_bytes(b"N\0\1y")
    with pytest.raises(SourceError):
        writer.commit([sink._Files(("part-0", "part-1"))])
    writer.abort([])
    assert [file.name for file in tmp_path.iterdir()] == ["before"]
