"""`ksyspark groups`: what is printed and written of queues, and the exit status that they deserve."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from browse_output import browsed

GROUP = "4752502d30303031" + "00" * 16


@pytest.fixture
def told_of(ksyspark, mq, tmp_path):
    """Return the command for messages of one group, each given as number, flags, offset and bytes."""

    def run(messages, *more):
        (tmp_path / "in").mkdir(exist_ok=True)
        for at, (seq, flags, offset, payload) in enumerate(messages):
            fields = mq.extension(mq.BIG, mq.GROUP, seq, offset, flags)
            (tmp_path / "in" / f"{at}.bin").write_bytes(mq.md(mq.BIG, mq.BIG.then("MQSTR"), 2, fields) + payload)
        return ksyspark("groups", tmp_path / "in", *more)

    return run


WHOLE = [(1, 8 | 2, 0, b"ab"), (1, 8 | 2 | 4, 2, b"c"), (2, 8 | 16, 0, b"d")]


def test_a_whole_group(told_of) -> None:
    ended = told_of(WHOLE)
    assert ended.status == 0
    assert [line.split()[:3] for line in ended.text.splitlines()] == [
        ["groups:", "1", "row"],
        ["group_id", "complete", "logical_messages"],
        [GROUP, "true", "2"],
        ["group_messages:", "1", "row"],
        ["group_id", "msg_seq_number", "complete"],
        [GROUP, "1", "true"],
    ]
    summary = "3 messages, 0 rejects, 1 group (1 complete) of 2 logical messages, 0 duplicates, 0 messages in none\n"
    assert ended.errors == summary


def test_what_is_missing_and_the_exit_status(told_of) -> None:
    ended = told_of([(1, 8 | 2, 0, b"ab"), (1, 8 | 2 | 4, 5, b"c"), (4, 8, 0, b"d")])
    assert (ended.status, ended.sentence) == (1, "ksyspark: 1 group not complete.")
    _, _, group, _, _, message = ended.text.splitlines()
    problems = "messages_missing, last_message_missing, message_incomplete  first=2, last=3"
    assert group.startswith(f"{GROUP}  false     {problems}")
    assert message.split()[1:6] == ["1", "false", "bytes_missing", "first=2,", "last=4"]


def test_decoded_messages(told_of) -> None:
    ended = told_of(WHOLE, "--decode", "mqdlh")
    reason = "end of data: needs 4 bytes, 3 left"
    assert (ended.status, reason in ended.text.splitlines()[5]) == (0, True)
    assert ended.errors.splitlines()[0].endswith("0 messages in none, 2 logical messages not decoded")


def test_decoded_messages_as_json(told_of) -> None:
    (line,) = told_of(
        [(1, 8 | 16, 0, (b"MQSTR    x" * 5)[:24])], "--decode", "sas_mq_correlation_id", "--json"
    ).text.splitlines()
    (message,) = json.loads(line)["group_messages"]
    assert message["decoded"]["base"] == b"MQSTR    xMQSTR ".hex()


def test_json(told_of) -> None:
    (line,) = told_of(WHOLE, "--json").text.splitlines()
    group = json.loads(line)
    assert (group["group_id"], group["complete"], group["last_number"]) == (GROUP, True, 2)
    assert [(one["msg_seq_number"], one["data"]) for one in group["group_messages"]] == [(1, "616263"), (2, "64")]


def test_written_to_a_folder(told_of, tmp_path) -> None:
    ended = told_of(WHOLE, tmp_path / "out")
    assert ended.status == 0
    assert ended.errors.startswith("3 messages, 0 rejects, 1 group (1 complete) of 2 logical messages, ")
    assert [row["data"] for row in pq.read_table(tmp_path / "out" / "group_messages").to_pylist()] == [b"abc", b"d"]
    again = told_of(WHOLE, tmp_path / "out")
    assert (again.status, "is not empty" in again.sentence) == (1, True)
    assert told_of(WHOLE, tmp_path / "out", "--save-mode", "overwrite").status == 0


def test_a_browsed_queue(ksyspark, tmp_path) -> None:
    """The descriptors that amqsbcg prints tell groups; of a message that is not whole a segment is missing."""
    fields = [
        {"GroupId": bytes.fromhex(GROUP), "MsgSeqNumber": seq, "MsgFlags": flags, "Offset": offset}
        for seq, flags, offset, _ in WHOLE
    ]
    dump = browsed(zip((payload for *_, payload in WHOLE), fields, strict=True))
    (tmp_path / "dump").write_bytes(dump)
    ended = ksyspark("groups", tmp_path / "dump", "--framing", "amqsbcg", "--json")
    assert [one["data"] for one in json.loads(ended.text)["group_messages"]] == ["616263", "64"]
    (tmp_path / "dump").write_bytes(dump.replace(b"00000000:  63", b"0000000Z:  63"))
    ended = ksyspark("groups", tmp_path / "dump", tmp_path / "out", "--framing", "amqsbcg")
    assert (ended.status, ended.sentence) == (1, "ksyspark: 1 group not complete.")
    assert ended.errors.startswith("3 messages, 1 reject, 1 group (0 complete) of 2 logical messages, ")
    (reject,) = pq.read_table(tmp_path / "out" / "rejects").to_pylist()
    assert 'expected bytes in hexadecimal digits, found "0000000Z:' in reject["_error"]["reason"]


def test_wrong_use(told_of, ksyspark, tmp_path) -> None:
    assert told_of(WHOLE, tmp_path / "out", "--json").status == 2
    assert ksyspark("groups", tmp_path / "in", "--format", "mqtt_v3").status == 2
    assert not (tmp_path / "out").exists()


def test_nothing_but_rejects(ksyspark, tmp_path) -> None:
    (tmp_path / "junk.bin").write_bytes(b"junk")
    ended = ksyspark("groups", tmp_path / "junk.bin")
    assert (ended.status, ended.sentence) == (
        1,
        "ksyspark: No message could be decoded; ksyspark decode says why of each.",
    )


def test_large_sources_need_a_folder(ksyspark, tmp_path) -> None:
    with (tmp_path / "large.bin").open("wb") as file:
        file.truncate((64 << 20) + 1)
    ended = ksyspark("groups", tmp_path / "large.bin")
    assert (ended.status, "name a folder DEST" in ended.sentence) == (2, True)
