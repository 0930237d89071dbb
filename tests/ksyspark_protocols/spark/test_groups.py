"""Groups by Spark: the same rows as in one process, of files and of any DataFrame."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from pyspark.sql.functions import col

import ksyspark_protocols.groups as plain
from ksyspark.errors import OptionError, SourceError
from ksyspark.spark import decode_messages
from ksyspark_protocols.spark.groups import groups, write_groups

SEGMENT, LAST = 2, 4
IN_GROUP, LAST_IN_GROUP = 8, 16


@pytest.fixture(scope="module")
def messages(mq: Any) -> list[bytes]:
    """Return messages of many groups, of which some are lost, doubled, changed or cut otherwise."""
    chance = random.Random(18)
    made = []
    for number in range(40):
        group = b"G%d" % (number // 2 * 2 if number % 7 == 0 else number)
        for seq in range(1, chance.randint(1, 4) + 1):
            flags = IN_GROUP if number % 3 else 0
            flags |= chance.choice([0, 0, LAST_IN_GROUP]) if seq > 1 else 0
            pieces = [bytes([65 + at]) * chance.randint(0, 5) for at in range(chance.randint(1, 4))]
            offset = 0
            for at, payload in enumerate(pieces):
                cut = 0 if len(pieces) == 1 else SEGMENT | (LAST if at == len(pieces) - 1 else 0)
                made += [_message(mq, chance, group, (seq, offset, flags | cut), payload)] * chance.choice(
                    [0, 1, 1, 1, 2]
                )
                if chance.random() < 0.1:
                    made.append(_message(mq, chance, group, (seq, offset, flags | cut), b"z" * len(payload)))
                offset += len(payload) - chance.choice([0] * 9 + [1])
    made += [
        _message(mq, chance, b"BEYOND", (1, 0, SEGMENT | LAST), b"ab"),
        _message(mq, chance, b"BEYOND", (1, 2, SEGMENT), b"c"),
    ]
    chance.shuffle(made)
    return [*made, b"junk", mq.md(mq.BIG, mq.BIG.then("MQSTR")) + b"alone"]


def _message(mq: Any, chance: random.Random, group: bytes, place: tuple[int, int, int], payload: bytes) -> bytes:
    at = chance.choice([mq.BIG, mq.LITTLE, mq.HOST])
    fields = mq.extension(at, group.ljust(24, b"\0"), *place)
    if chance.random() < 0.5:
        return mq.md(at, at.then("MQSTR"), 2, fields) + payload
    return mq.md(at, at.then("MQHMDE")) + mq.mde(at, at.then("MQSTR"), fields) + payload


@pytest.fixture(scope="module")
def folder(messages: list[bytes], tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a folder with two files of messages, each behind its length."""
    path = tmp_path_factory.mktemp("queue")
    for name, some in (("a", messages[::2]), ("b", messages[1::2])):
        (path / name).write_bytes(b"".join(len(one).to_bytes(4, "big") + one for one in some))
    return str(path)


OPTIONS = {"framing": "length-prefixed"}


def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: (row["queue"] or "", row["group_id"], row.get("msg_seq_number", 0)))


@pytest.mark.slow
@pytest.mark.parametrize("per_file", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_the_tables_are_those_of_one_process(spark, folder, tmp_path, per_file, read_groups) -> None:
    how = {**OPTIONS, "perFile": per_file, "decode": "sas_mq_string"}
    wanted = read_groups(folder, options=how)
    result = write_groups(spark, folder, str(tmp_path / "out"), options=how)
    alone = plain.write_groups(folder, str(tmp_path / "alone"), options=how)
    assert (alone.counts, alone.counts.undecoded > 0) == (result.counts, True)
    own, other = (pq.read_table(tmp_path / name / "decoded").to_pylist() for name in ("out", "alone"))
    assert sorted(own, key=lambda row: tuple(map(str, row["_source"].values()))) == sorted(
        other, key=lambda row: tuple(map(str, row["_source"].values()))
    )
    assert {row["complete"] for row in wanted.group_messages} == {True, False}
    assert len({name for row in wanted.group_messages for name in row["problems"]}) == 6
    for table, rows in (("groups", wanted.groups), ("group_messages", wanted.group_messages)):
        assert in_order(pq.read_table(tmp_path / "out" / table).to_pylist()) == in_order(list(rows))
    assert pq.read_table(tmp_path / "out" / "rejects").to_pylist() == wanted.rejects
    assert (result.counts.messages, result.counts.rejects) == (wanted.messages, 1)
    assert result.counts.messages == 1 + result.counts.alone + sum(row["messages"] for row in wanted.groups)


def test_a_column_of_messages(spark, messages, folder, read_groups) -> None:
    df = spark.createDataFrame([(one, "Q") for one in messages], "body binary, queue string")
    tables = groups(decode_messages(df, "body", "mq_message"), "queue")
    wanted = read_groups(folder, options=OPTIONS)
    names = ("group_id", "complete", "problems", "messages", "duplicates", "length", "missing")
    found = [{**{name: row[name] for name in names}, "queue": row["queue"]} for row in tables.groups.collect()]
    plain = [
        {**one, "missing": [gap.asDict() for gap in one["missing"]], "group_id": bytes(one["group_id"])}
        for one in found
    ]
    assert in_order(plain) == in_order([{**{name: row[name] for name in names}, "queue": "Q"} for row in wanted.groups])


def test_a_dataframe_of_message_data_alone(spark, mq) -> None:
    bodies = [
        (mq.mde(mq.BIG, mq.BIG.then("MQSTR"), mq.extension(mq.BIG, mq.GROUP, seq, 0, flags)) + bytes([64 + seq]),)
        for seq, flags in ((2, IN_GROUP | LAST_IN_GROUP), (1, IN_GROUP))
    ]
    decoded = decode_messages(spark.createDataFrame(bodies, "body binary"), "body", "mqmde")
    rows = groups(decoded).group_messages.orderBy("msg_seq_number").collect()
    assert [(row.msg_seq_number, row.complete, bytes(row.data)) for row in rows] == [(1, True, b"A"), (2, True, b"B")]


def test_columns_that_are_missing(spark) -> None:
    with pytest.raises(
        OptionError, match="needs the columns md, links, headers, data of mq_message or header, remainder"
    ):
        groups(spark.range(1).select(col("id").alias("data")))


def test_no_messages_of_groups_give_empty_tables(spark, mq, tmp_path) -> None:
    (tmp_path / "one.bin").write_bytes(mq.md(mq.BIG, mq.BIG.then("MQSTR")) + b"alone")
    result = write_groups(spark, str(tmp_path / "one.bin"), str(tmp_path / "out"))
    assert (result.counts.alone, result.counts.groups) == (1, 0)
    assert [pq.read_table(tmp_path / "out" / table).num_rows for table in ("groups", "group_messages", "rejects")] == [
        0
    ] * 3
    assert pq.read_table(tmp_path / "out" / "groups").schema.names[:2] == ["queue", "group_id"]


def test_a_folder_that_is_not_empty_stays_as_it_is(spark, folder, tmp_path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    with pytest.raises(SourceError, match="is not empty"):
        write_groups(spark, folder, str(tmp_path / "out"), options=OPTIONS)
    assert [path.name for path in Path(tmp_path / "out").iterdir()] == ["mine.txt"]
