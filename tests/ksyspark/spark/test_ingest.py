"""`ingest`: tables, counts, and a destination that is whole or untouched."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

from ksyspark.errors import KsysparkError, OptionError, SourceError
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits
from ksyspark.spark import Progress, ingest, ingestion
from ksyspark.spark.ingestion import Counts

STREAM = {"framing": "stream"}


def entries(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_counts_tables_and_nothing_else(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = ingest(spark, notes, str(folder), str(out), STREAM)
    assert done.counts == Counts(41, 40, 1)
    assert done.tables == {"records": str(out / "records"), "rejects": str(out / "rejects")}
    assert done.seconds > 0
    assert entries(out) == ["_SUCCESS", "records", "rejects"]
    records, rejects = (spark.read.parquet(done.tables[name]) for name in ("records", "rejects"))
    assert records.columns == [*"magic kind len_text text told_scale scaled".split(), "_source", "_params", "_notes"]
    assert rejects.columns == [*records.columns, "_error", "_corrupt_record"]
    assert records.select("_source.path", "_source.index").distinct().count() == 40
    assert rejects.first()["_error"].field == "text"


def test_comments_come_back_and_files_are_plain_parquet(
    spark: SparkSession, notes, folder: Path, tmp_path: Path
) -> None:
    done = ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "parquetCompression": "snappy"})
    assert spark.read.parquet(done.tables["records"]).schema["kind"].metadata["comment"] == "What this note is for."
    (file,) = Path(done.tables["records"]).iterdir()
    assert pq.ParquetFile(file).metadata.row_group(0).column(0).compression == "SNAPPY"


@pytest.mark.parametrize("size", ["1", "50"])
def test_many_splits(spark: SparkSession, notes, folder: Path, tmp_path: Path, size: str) -> None:
    done = ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "partitionBytes": size})
    assert done.counts == Counts(41, 40, 1)
    assert len(entries(tmp_path / "out" / "records")) > 2
    assert spark.read.parquet(done.tables["records"]).select("text").distinct().count() == 40


def test_tables_without_rows_have_their_columns(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    done = ingest(spark, notes, str(folder / "a.bin"), str(tmp_path / "out"), STREAM)
    assert (done.counts.records, done.counts.rejects) == (20, 0)
    rejects = spark.read.parquet(done.tables["rejects"])
    assert (rejects.count(), "_error" in rejects.columns) == (0, True)


def test_dropped_rejects_are_counted(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    done = ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "mode": "DROPMALFORMED"})
    assert done.counts == Counts(41, 40, 1)
    assert spark.read.parquet(done.tables["rejects"]).count() == 0


def test_progress_ends_complete(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    progress: list[Progress] = []
    ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "partitionBytes": "50"}, progress.append)
    assert progress[-1].bytes_done == progress[-1].bytes == sum(file.stat().st_size for file in folder.iterdir())
    assert (progress[-1].messages, progress[-1].rejects) == (41, 1)
    assert entries(tmp_path / "out") == ["_SUCCESS", "records", "rejects"]


def test_progress_moves_inside_of_a_split(notes, folder: Path, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(ingestion, "_REPORT_SECONDS", -1.0)
    options = ReadOptions.from_mapping({**STREAM, "batchRows": 10, "path": str(folder)}, notes.layout)
    [split] = plan_splits(notes, options, list_files(options.files))
    splits = pa.record_batch({"split": [0], "parts": [pickle.dumps(split)]})
    tables = ingestion._tables_of_splits(notes, options, str(tmp_path), iter([splits]), Counter())
    told = [ingestion._progress(str(tmp_path), 1000) for _ in tables]
    told = [*told[1:], ingestion._progress(str(tmp_path), 1000)]
    size = sum(file.stat().st_size for file in folder.iterdir())
    assert told[0].messages == 10
    assert 0 < told[0].bytes_done < told[1].bytes_done < size
    assert told[-1] == Progress(size, 1000, 41, 1)


def test_failfast_leaves_no_trace(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    with pytest.raises(KsysparkError, match=r"^note: .*b\.bin, message 20 at byte 110: text at byte 3: bytes are not"):
        ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "mode": "FAILFAST"})
    assert not (tmp_path / "out").exists()


def test_what_stops_the_telling_stops_the_job(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    def stop(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ingest(spark, notes, str(folder), str(tmp_path / "out"), STREAM, stop)
    assert not (tmp_path / "out").exists()


def test_a_full_destination_is_refused_appended_or_overwritten(
    spark: SparkSession, notes, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    ingest(spark, notes, str(folder), str(out), STREAM)
    before = entries(out / "records")
    (out / "other.txt").write_text("mine")
    with pytest.raises(SourceError, match="is not empty; choose append or overwrite"):
        ingest(spark, notes, str(folder), str(out), STREAM)
    ingest(spark, notes, str(folder), str(out), {**STREAM, "saveMode": "append"})
    assert spark.read.parquet(str(out / "records")).count() == 80
    with pytest.raises(KsysparkError):
        ingest(spark, notes, str(folder), str(out), {**STREAM, "mode": "FAILFAST", "saveMode": "overwrite"})
    assert spark.read.parquet(str(out / "records")).count() == 80
    assert set(before) <= set(entries(out / "records"))
    ingest(spark, notes, str(folder / "a.bin"), str(out), {**STREAM, "saveMode": "overwrite"})
    assert spark.read.parquet(str(out / "records")).count() == 20
    assert entries(out) == ["_SUCCESS", "other.txt", "records", "rejects"]


def test_mistakes_are_errors_before_any_work(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(SourceError, match="file/out: cannot be written"):
        ingest(spark, notes, str(folder), str(tmp_path / "file" / "out"), STREAM)
    with pytest.raises(SourceError, match="it is a file, not a folder"):
        ingest(spark, notes, str(folder), str(tmp_path / "file"), STREAM)
    with pytest.raises(SourceError, match="no file matches"):
        ingest(spark, notes, str(tmp_path / "none"), str(tmp_path / "out"), STREAM)
    with pytest.raises(OptionError, match="saveMode: expected one of error, append, overwrite"):
        ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "saveMode": "replace"})
    with pytest.raises(OptionError, match="parquetCompression: expected one of zstd"):
        ingest(spark, notes, str(folder), str(tmp_path / "out"), {**STREAM, "parquetCompression": "rar"})
    assert not (tmp_path / "out").exists()


def test_a_batch_is_written_once(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    options = {**STREAM, "saveMode": "append", "batch": "May"}
    first, second = (ingest(spark, notes, str(folder), out, options) for _ in range(2))
    assert (first.is_repeated, second.is_repeated) == (False, True)
    assert second.counts == Counts(41, 40, 1)
    assert spark.read.parquet(second.tables["records"]).count() == 40


def test_an_append_with_other_columns_is_refused(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ingest(spark, notes, str(folder), str(out), STREAM)
    with pytest.raises(
        SourceError, match=r"rejects: has other columns .*: _corrupt_record would be missing; bad is new"
    ):
        ingest(
            spark, notes, str(folder), str(out), {**STREAM, "columnNameOfCorruptRecord": "bad", "saveMode": "append"}
        )
    assert entries(out) == ["_SUCCESS", "records", "rejects"]
    assert spark.read.parquet(str(out / "records")).count() == 40


@pytest.mark.slow
def test_many_small_files_share_splits(spark: SparkSession, notes, folder: Path, tmp_path: Path) -> None:
    message = (folder / "a.bin").read_bytes()
    (tmp_path / "many").mkdir()
    for number in range(2_000):
        (tmp_path / "many" / f"{number}.bin").write_bytes(message)
    done = ingest(spark, notes, str(tmp_path / "many"), str(tmp_path / "out"), STREAM)
    assert done.counts.records == 40_000
    assert len(entries(tmp_path / "out" / "records")) <= 8
