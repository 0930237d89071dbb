"""Groups out of files, without Spark: by the descriptor, by an MQMDE, and what a folder holds afterwards."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from ksyspark.errors import FormatError, OptionError, SourceError
from ksyspark_protocols.groups import write_groups

SEGMENT, LAST_SEGMENT, IN_GROUP, LAST_IN_GROUP = 2, 6, 8, 24


def data(found: Any) -> list[tuple[int, bool, bytes | None]]:
    return [(row["msg_seq_number"], row["complete"], row["data"]) for row in found.group_messages]


@pytest.fixture
def by_md(mq):
    """Return the maker of a message whose descriptor has version 2."""

    def make(payload: bytes, seq: int, flags: int, offset: int = 0, at=mq.BIG, name: str = "MQSTR") -> bytes:
        return mq.md(at, at.then(name), 2, mq.extension(at, mq.GROUP, seq, offset, flags)) + payload

    return make


@pytest.fixture
def by_mqmde(mq):
    """Return the maker of a message with an MQMDE behind a descriptor of version 1."""

    def make(payload: bytes, seq: int, flags: int, offset: int = 0, at=mq.LITTLE, name: str = "MQSTR") -> bytes:
        extension = mq.mde(at, at.then(name), mq.extension(at, mq.GROUP, seq, offset, flags))
        return mq.md(at, at.then("MQHMDE")) + extension + payload

    return make


@pytest.fixture
def queue(tmp_path):
    """Return the function that writes each message to a file of its own, and returns the folder."""

    def write(*messages: bytes) -> str:
        (tmp_path / "in").mkdir()
        for number, message in enumerate(messages):
            (tmp_path / "in" / f"{number:03}.bin").write_bytes(message)
        return str(tmp_path / "in")

    return write


@pytest.mark.parametrize("option", [{"columns": "data"}, {"where": "data is null"}, {"enumsAsInts": True}])
def test_options_that_leave_something_out_are_refused(queue, by_md, option, read_groups) -> None:
    with pytest.raises(OptionError, match=f"{next(iter(option))}: groups are made of all messages"):
        read_groups(queue(by_md(b"eins", 1, LAST_IN_GROUP)), options=option)


def test_descriptor_and_mqmde_in_one_group(queue, by_md, by_mqmde, mq, read_groups) -> None:
    host = by_mqmde("drei".encode("cp500"), 3, LAST_IN_GROUP, at=mq.HOST)
    alone = mq.md(mq.BIG, mq.BIG.then("MQSTR")) + b"alone"
    found = read_groups(queue(host, by_md(b"eins", 1, IN_GROUP), alone, by_mqmde(b"zwei", 2, IN_GROUP)))
    assert data(found) == [(1, True, b"eins"), (2, True, b"zwei"), (3, True, "drei".encode("cp500"))]
    (group,) = found.groups
    assert (group["group_id"], group["complete"], found.messages, group["messages"]) == (mq.GROUP, True, 4, 3)
    assert [(row["format"], row["encoding"], row["ccsid"]) for row in found.group_messages] == [
        ("MQSTR", 273, 819),
        ("MQSTR", 546, 1208),
        ("MQSTR", 785, 500),
    ]
    assert found.group_messages[0]["segments"][0]["msg_id"] == b"AMQ QM1".ljust(24, b"\1")


def test_headers_behind_what_tells_the_place_are_data(queue, by_md, by_mqmde, mq, read_groups) -> None:
    jms = mq.rfh2(mq.BIG, mq.BIG.then("MQSTR"), mq.folder(mq.BIG, "<usr></usr>")) + b"abcd"
    whole = read_groups(
        queue(by_md(jms, 1, LAST_SEGMENT, name="MQHRF2"), by_mqmde(jms, 2, LAST_SEGMENT, name="MQHRF2"))
    )
    assert data(whole) == [(1, True, jms), (2, True, jms)]


def test_a_segment_on_a_dead_letter_queue(queue, mq, read_groups) -> None:

    def segment(payload: bytes, offset: int, flags: int) -> bytes:
        extension = mq.mde(mq.BIG, mq.BIG.then("MQSTR"), mq.extension(mq.BIG, mq.GROUP, 1, offset, flags))
        initial = mq.md(mq.BIG, mq.BIG.then("MQDEAD"), 2, mq.extension(mq.BIG))
        return initial + mq.dlh(mq.BIG, mq.BIG.then("MQHMDE")) + extension + payload

    found = read_groups(queue(segment(b"cd", 2, LAST_SEGMENT), segment(b"ab", 0, SEGMENT)))
    assert data(found) == [(1, True, b"abcd")]


def test_the_embedded_descriptor_of_a_transmission_queue(queue, mq, read_groups) -> None:
    extension = mq.mde(mq.BIG, mq.BIG.then("MQSTR"), mq.extension(mq.BIG, mq.GROUP, 1, 0, LAST_IN_GROUP))
    found = read_groups(
        queue(mq.md(mq.BIG, mq.BIG.then("MQXMIT")) + mq.xqh(mq.BIG, mq.BIG.then("MQHMDE")) + extension + b"x")
    )
    assert data(found) == [(1, True, b"x")]


def test_an_mqmde_that_is_message_data_does_not_count(queue, by_md, mq, read_groups) -> None:
    other = mq.mde(mq.BIG, mq.BIG.then("MQSTR"), mq.extension(mq.BIG, mq.GROUP, 9, 0, IN_GROUP))
    found = read_groups(queue(by_md(other + b"x", 1, LAST_IN_GROUP, name="MQHMDE")))
    assert data(found) == [(1, True, other + b"x")]


def test_message_data_alone_by_the_format_mqmde(tmp_path, mq, read_groups) -> None:
    lines = []
    for seq, flags in ((2, LAST_IN_GROUP), (1, IN_GROUP)):
        body = mq.mde(mq.HOST, mq.HOST.then("MQSTR"), mq.extension(mq.HOST, mq.GROUP, seq, 0, flags)) + b"%d" % seq
        lines.append(json.dumps({"body": base64.b64encode(body).decode(), "encoding": 785, "ccsid": 500}))
    (tmp_path / "q.jsonl").write_text("\n".join(lines))
    found = read_groups(str(tmp_path / "q.jsonl"), "mqmde", {"framing": "jsonl"})
    assert data(found) == [(1, True, b"1"), (2, True, b"2")]
    assert [row["segments"][0]["index"] for row in found.group_messages] == [1, 0]


def test_a_dump_of_a_queue(tmp_path, mq, read_groups) -> None:
    group = mq.GROUP.hex().upper()
    lines = ["* DMPMQMSG Version:9.3.0.0"]
    for offset, flags, text in ((0, 10, "6162"), (2, 30, "6364")):
        fields = {"VER": 2, "FMT": "MQSTR", "ENC": 273, "CCS": 819, "GRP": group, "MSQ": 1, "OFF": offset, "MSF": flags}
        lines += [*(f"A {code} {value}" for code, value in fields.items()), f"X {text}"]
    (tmp_path / "Q1.dump").write_text("\n".join([*lines, ""]))
    found = read_groups(str(tmp_path / "Q1.dump"), options={"framing": "mqsc-dump"})
    assert (data(found), found.groups[0]["complete"]) == ([(1, True, b"abcd")], True)


def test_each_file_a_queue(queue, by_md, read_groups) -> None:
    messages = [by_md(b"x", 1, LAST_IN_GROUP)] * 2
    folder = queue(*messages)
    assert [row["duplicates"] for row in read_groups(folder).groups] == [1]
    found = read_groups(folder, options={"perFile": True}).groups
    assert [(Path(row["queue"]).name, row["duplicates"]) for row in found] == [("000.bin", 0), ("001.bin", 0)]


def test_written_tables(queue, by_md, tmp_path) -> None:
    folder, out = queue(by_md(b"x", 1, IN_GROUP), by_md(b"y", 2, LAST_IN_GROUP), b"junk"), tmp_path / "out"
    result = write_groups(folder, str(out))
    assert (result.counts.messages, result.counts.rejects, result.counts.alone, result.counts.complete) == (3, 1, 0, 1)
    assert [row["data"] for row in pq.read_table(out / "group_messages").to_pylist()] == [b"x", b"y"]
    assert pq.read_table(out / "groups").num_rows == 1
    (reject,) = pq.read_table(out / "rejects").to_pylist()
    assert (reject["_corrupt_record"], reject["_error"]["field"]) == (b"****", "md.struc_id")
    with pytest.raises(SourceError, match="is not empty"):
        write_groups(folder, str(out))
    assert write_groups(folder, str(out), options={"saveMode": "overwrite"}).counts == result.counts
    assert sorted(path.name for path in out.iterdir()) == ["_SUCCESS", "group_messages", "groups", "rejects"]


def test_logical_messages_are_decoded(queue, by_md, mq, tmp_path) -> None:
    """By a format whose parameters their descriptors tell; a refused one says why, one that lacks bytes has no row."""
    header = mq.rfh2(mq.HOST, mq.HOST.then("MQSTR"), mq.folder(mq.HOST, "<usr></usr>"))
    cut = (
        by_md(header[:9], 1, IN_GROUP | SEGMENT, at=mq.HOST),
        by_md(header[9:], 1, IN_GROUP | LAST_SEGMENT, 9, at=mq.HOST),
    )
    lost, junk = by_md(header, 2, IN_GROUP | SEGMENT, 5), by_md(b"junk", 3, LAST_IN_GROUP)
    result = write_groups(queue(*reversed(cut), lost, junk), str(tmp_path / "out"), options={"decode": "mqrfh2"})
    assert (result.counts.logical_messages, result.counts.undecoded) == (3, 1)
    whole, refused = pq.read_table(tmp_path / "out" / "decoded").to_pylist()
    assert whole["_source"] == {"queue": None, "group_id": mq.GROUP, "msg_seq_number": 1}
    assert (whole["_error"], whole["header"]["encoding"], whole["header"]["format"]) == (None, 785, "MQSTR")
    assert (refused["_source"]["msg_seq_number"], refused["_error"]["field"]) == (3, "header.struc_id")
    with pytest.raises(FormatError, match="mqrfh3"):
        write_groups(str(tmp_path / "in"), str(tmp_path / "out"), options={"decode": "mqrfh3"})


def test_the_example_of_the_page(mq, tmp_path, monkeypatch, capsys) -> None:
    page = (Path(__file__).parents[2] / "pipeline" / "docs" / "groups.md").read_text()
    (example,) = (one for one in re.findall("```python\n(.*?)```", page, re.DOTALL) if "out/decoded" in one)
    header = mq.rfh2(mq.BIG, mq.BIG.then("MQSTR"), mq.folder(mq.BIG, "<usr></usr>")).hex()
    lines = []
    for offset, flags, digits in ((0, 10, header[:40]), (20, 30, header[40:])):
        fields = {"VER": 2, "FMT": "MQHRF2", "ENC": 273, "CCS": 819, "GRP": mq.GROUP.hex(), "OFF": offset, "MSF": flags}
        lines += [*(f"A {code} {value}" for code, value in fields.items()), f"X {digits}"]
    (tmp_path / "dumps").mkdir()
    (tmp_path / "dumps" / "Q1").write_text("\n".join([*lines, ""]))
    monkeypatch.chdir(tmp_path)
    exec(example, {})
    assert capsys.readouterr().out == "1 MQSTR None\n"


def test_a_batch_is_written_once(queue, by_md, tmp_path) -> None:
    folder, out = queue(by_md(b"x", 1, IN_GROUP)), str(tmp_path / "out")
    first = write_groups(folder, out, options={"batch": "monday"})
    again = write_groups(folder, out, options={"saveMode": "append", "batch": "monday"})
    assert (again.is_repeated, again.counts) == (True, first.counts)


def test_another_format_tells_no_groups(tmp_path, read_groups) -> None:
    with pytest.raises(FormatError, match="Messages of mqtt_v3 tell no groups; those of mq_message and mqmde do"):
        read_groups(str(tmp_path), "mqtt_v3")
