"""`ksyspark connections`: tables of captures and of plain streams, printed and written."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from rich.cells import cell_len

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1] / "maxdb"))
import maxdb_session as made
from capture_bytes import connect
from mqtt_bytes import C2S, CONNACK, S2C, answer, capture, publish

CAPTURES = Path(__file__).parents[2] / "samples" / "captures"
TABLES = ["connections", "exchanges", "rejects"]
QUERIED = ["clients", "deliveries", "requests", "topics"]
STEPS = [(C2S, connect()), (S2C, CONNACK), (C2S, publish("t", b"1", 1, 7)), (S2C, answer("puback", 7))]


@pytest.fixture
def one(tmp_path):
    """Return a capture of one connection with one exchange and one reject."""
    path = tmp_path / "one.pcap"
    path.write_bytes(capture([*STEPS, (C2S, bytes.fromhex("36020000"))]))
    return path


def test_rows_are_printed(ksyspark, one) -> None:
    ended = ksyspark("connections", "mqtt", one, "--json")
    rows = [json.loads(line) for line in ended.text.splitlines()]
    assert (ended.status, sorted(row["table"] for row in rows)) == (
        0,
        ["clients", *TABLES[:1], "deliveries", *TABLES[1:], "topics"],
    )
    by_table = {row["table"]: row for row in rows}
    assert by_table["connections"]["c2s"]["kinds"] == {"CONNECT": 1, "PUBLISH": 2}
    assert by_table["exchanges"]["payload"] == "31"
    assert by_table["exchanges"]["answer"] == "PUBACK"
    assert by_table["rejects"]["bytes"] == "36020000"
    assert ended.sentence == (
        "5 messages; rows: clients 1, connections 1, deliveries 1, exchanges 1, rejects 1, topics 1"
    )


@pytest.mark.parametrize("columns", [40, 80, 160])
def test_a_terminal_gets_tables_that_fit_it(ksyspark, tmp_path, monkeypatch, columns: int) -> None:
    """First what tells most; what has no room is named, and no row is wider than the terminal."""
    evil = "t/\x1b]0;\x07" + "日本" * 40
    steps = [(C2S, publish(evil, b"\xff\x00", 1, 7)), (S2C, answer("puback", 7)), (C2S, bytes.fromhex("36020000"))]
    (tmp_path / "a.pcap").write_bytes(capture([*STEPS, *steps * 15]))
    as_json = ksyspark("connections", "mqtt", tmp_path / "a.pcap").text
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    ended = ksyspark("connections", "mqtt", tmp_path / "a.pcap")
    text = ended.text.replace("\x1b[1m", "").replace("\x1b[0m", "")
    lines = text.splitlines()
    titles = [line for line in lines if line.startswith(tuple(f"{name}: " for name in TABLES))]
    assert titles == ["connections: 1 row", "exchanges: 16 rows", "rejects: 15 rows"]
    header, first, *_ = lines[lines.index(titles[1]) + 1 :]
    assert (header.split()[:3], first.split()[:3]) == (["kind", "client", "topic"], ["publish", "ks", "t"])
    assert lines[lines.index(titles[2]) + 1].startswith("client  error")
    assert "\x1b" not in text
    assert max(cell_len(line) for line in lines if not line.startswith("and ")) <= columns
    assert all("path" in line for line in lines if line.startswith("and ") and "stream_offset" in line)
    assert ksyspark("connections", "mqtt", tmp_path / "a.pcap", "--json").text == as_json


def test_the_sessions_of_the_chapter(ksyspark, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    work = (made.PARSE_SELECT, made.EXECUTE_SELECT)
    turns = [*made.logon(b"MONA", 42), *made.SESSION[1:-1], *made.logon(b"BEN", 43), *work, made.RELEASE]
    (tmp_path / "hotel.pcap").write_bytes(made.net.pcap(made.frames([made.CONNECT, *turns])))
    printed = ksyspark("connections", "maxdb_tcp", tmp_path / "hotel.pcap").text.replace("\x1b[1m", "")
    tables = re.split(r"^(?=\w+: )", printed.replace("\x1b[0m", ""), flags=re.MULTILINE)
    shown = "".join(table for table in tables if table.startswith(("sessions", "statements")))
    assert f"```\n{shown}```\n" in (Path(__file__).parents[3] / "pipeline" / "docs" / "connections.md").read_text()


def test_of_many_rows_a_terminal_gets_the_first(ksyspark, tmp_path, monkeypatch) -> None:
    (tmp_path / "a.pcap").write_bytes(capture([*STEPS[:2], *[(C2S, publish("t", b"1"))] * 45]))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    ended = ksyspark("connections", "mqtt", tmp_path / "a.pcap")
    assert "exchanges\x1b[0m: 45 rows, the first 20" in ended.text
    assert ended.text.partition("exchanges")[2].partition("rows, ")[2].count("\npublish") == 20


def test_tables_are_written(ksyspark, one, tmp_path) -> None:
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out")
    assert (ended.status, ended.text) == (0, "")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["_SUCCESS", *sorted(TABLES + QUERIED)]
    tables = {name: pq.read_table(tmp_path / "out" / name) for name in TABLES}
    assert [tables[name].num_rows for name in TABLES] == [1, 1, 1]
    assert tables["connections"]["client_id"].to_pylist() == ["ks"]
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out")
    assert (ended.status, "is not empty" in ended.sentence) == (1, True)
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out", "--save-mode", "append", "--batch", "b")
    assert ended.status == 0
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out", "--save-mode", "append", "--batch", "b")
    assert "Batch b is there already" in ended.errors
    assert pq.read_table(tmp_path / "out" / "exchanges").num_rows == 2
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out", "--save-mode", "overwrite")
    assert (ended.status, pq.read_table(tmp_path / "out" / "exchanges").num_rows) == (0, 1)


def test_a_table_without_rows_has_its_columns(ksyspark, tmp_path) -> None:
    ended = ksyspark("connections", "mqtt", CAPTURES / "ethernet.pcap", tmp_path / "out")
    assert ended.status == 0
    rejects = pq.read_table(tmp_path / "out" / "rejects")
    assert (rejects.num_rows, rejects.column_names[:2]) == (0, ["connection", "path"])


def test_a_folder_of_plain_streams(ksyspark, samples) -> None:
    ended = ksyspark("connections", "mqtt", samples / "mqtt_v5", "--json", "--option", "pathGlobFilter=*.bin")
    rows = [json.loads(line) for line in ended.text.splitlines()]
    found = [row for row in rows if row["table"] == "connections"]
    assert (ended.status, {row["level"] for row in found}) == (0, {5})
    assert len(found) == len(list((samples / "mqtt_v5").glob("*.c2s.bin")))


def test_rejects_beyond_the_allowed(ksyspark, one) -> None:
    assert ksyspark("connections", "mqtt", one, "--max-rejects", "1").status == 0
    ended = ksyspark("connections", "mqtt", one, "--max-rejects", "0")
    assert (ended.status, "1 reject, more than --max-rejects 0" in ended.sentence) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["mqmde", "one.pcap"], 1, "Messages of mqmde make no connection that is known; those of maxdb_"),
        (["mqtt", "none.pcap"], 1, "none.pcap"),
        (["mqtt", "one.pcap", "--framing", "jsonl"], 2, "connections are read from captures (pcap) or from files"),
        (["mqtt", "one.pcap", "--option", "mode=DROPMALFORMED"], 2, "DROPMALFORMED does not go with them"),
        (["mqtt", "one.pcap", "--option", "enumsAsInts=true"], 2, "leave it out"),
        (["mqtt", "one.pcap", "--option", "where=dup"], 2, "where: connections are made of all messages"),
        (["mqtt", "one.pcap", "--framing", "stream"], 1, "one.pcap is a capture of network traffic (pcap)"),
        (["mqtt", "one.c2s"], 1, "one.c2s is a capture of network traffic (pcap), and no message of mqtt_v3"),
        (["mqtt", "one.bin", "--framing", "stream"], 1, "is no direction of a connection"),
        (
            ["mqtt", "one.pcap", "out", "--json"],
            2,
            "--json prints rows; with DEST (out) they are written there instead",
        ),
        (["mqtt", "one.pcap", "--payload", "plant/#/x:json"], 2, "all that follow, found 'plant/#/x:json'"),
        (["mqtt", "one.bin"], 1, "is neither a capture (pcap, pcapng) nor a direction of a connection"),
    ],
)
def test_what_is_refused(ksyspark, one, monkeypatch, arguments, status, sentence) -> None:
    monkeypatch.chdir(one.parent)
    Path("one.bin").write_bytes(CONNACK)
    Path("one.c2s").write_bytes(one.read_bytes())
    ended = ksyspark("connections", *arguments)
    assert (ended.status, sentence in ended.sentence) == (status, True), ended.sentence


def test_mode_failfast(ksyspark, one) -> None:
    ended = ksyspark("connections", "mqtt", one, "--option", "mode=FAILFAST")
    assert (ended.status, "QoS 3 is reserved" in ended.sentence) == (1, True)


def test_a_password_is_never_shown(ksyspark, tmp_path) -> None:
    hello = bytes.fromhex("1018 00044d515454 04c2003c 0001 61 0001 75 0006 736563726574".replace(" ", ""))
    (tmp_path / "a.pcap").write_bytes(capture([(C2S, hello), (S2C, CONNACK)]))
    ended = ksyspark("connections", "mqtt", tmp_path / "a.pcap")
    row = json.loads(ended.text.splitlines()[0])
    assert (row["user_name"], row["has_password"]) == ("u", True)
    assert "736563726574" not in ended.text
    assert "secret" not in ended.text


@pytest.mark.slow
def test_large_captures_are_written_with_spark(ksyspark, one, tmp_path, monkeypatch, spark) -> None:
    monkeypatch.setattr("ksyspark.cli.writing.MAX_BYTES_WITHOUT_SPARK", 0)
    monkeypatch.setattr(type(spark), "stop", lambda self: None)
    ended = ksyspark("connections", "mqtt", one, tmp_path / "out")
    assert ended.status == 0, ended.errors
    assert [pq.read_table(tmp_path / "out" / name).num_rows for name in TABLES] == [1, 1, 1]
