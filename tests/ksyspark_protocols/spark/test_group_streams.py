"""Groups in streams: what is held, when it is let go, and the worked example of the chapter."""

from __future__ import annotations

import pickle
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace

import pyarrow.parquet as pq
import pytest
from pyspark.sql import Row

from ksyspark_protocols.groups import SEGMENTS, Segment, are_whole, rows_of
from ksyspark_protocols.spark.groups import GroupState

SEGMENT, LAST_SEGMENT, IN_GROUP, LAST_IN_GROUP = 2, 6, 8, 24
CHAPTER = Path(__file__).parents[3] / "pipeline" / "docs" / "groups.md"
WHOLE = [(1, 0, 2, IN_GROUP | SEGMENT), (1, 2, 1, IN_GROUP | LAST_SEGMENT), (2, 0, 4, LAST_IN_GROUP)]


def segment(number: int, offset: int, length: int, flags: int) -> dict[str, object]:
    values = {"group_id": b"G", "msg_seq_number": number, "offset": offset, "msg_flags": flags}
    told = {"format": "MQSTR", "encoding": 273, "ccsid": 819, "payload": b"x" * length, "index": 7}
    return {**dict.fromkeys(SEGMENTS.names), **values, **told}


class Handle:
    """State as Spark keeps it, and timers."""

    def __init__(self) -> None:
        self.values, self.timers, self.segments = {}, [], []

    def getValueState(self, name, _):
        return SimpleNamespace(
            get=lambda: self.values.get(name),
            update=lambda value: self.values.update({name: value}),
            clear=lambda: self.values.pop(name, None),
        )

    def getListState(self, *_):
        return SimpleNamespace(
            get=lambda: list(self.segments), appendValue=self.segments.append, clear=self.segments.clear
        )

    def listTimers(self):
        return list(self.timers)

    def deleteTimer(self, timer):
        self.timers.remove(timer)

    def registerTimer(self, time):
        self.timers.append(time)


class Group:
    """The state of one group through batches; a new processor each time."""

    def __init__(self, milliseconds: int | None = None) -> None:
        self.milliseconds, self.handle = milliseconds, Handle()

    def processor(self) -> GroupState:
        state = pickle.loads(pickle.dumps(GroupState(self.milliseconds)))
        state.init(self.handle)
        return state

    def batch(self, *places: tuple[int, int, int, int]) -> list[dict[str, object]]:
        rows = iter([Row(**segment(*place)) for place in places])
        timer = SimpleNamespace(getCurrentProcessingTimeInMs=lambda: 1_000)
        return [row.asDict() for row in self.processor().handleInputRows(("", b"G"), rows, timer)]


@pytest.mark.parametrize("order", list(permutations(WHOLE)))
def test_a_group_is_let_go_when_it_is_whole(order) -> None:
    group = Group()
    assert [group.batch(place) for place in order[:-1]] == [[], []]
    released = group.batch(order[-1])
    assert sorted(row["msg_seq_number"] for row in released) == [1, 1, 2]
    assert released == [segment(*place) for place in order]
    assert (group.handle.segments, group.handle.values) == ([], {})


def test_what_is_not_whole_is_let_go_in_the_end() -> None:
    group = Group(milliseconds=500)
    assert group.batch(WHOLE[0], WHOLE[2]) == []
    assert group.batch(WHOLE[0]) == []
    assert group.handle.timers == [1_500]
    released = list(group.processor().handleExpiredTimer(None, None, None))
    assert [row["msg_seq_number"] for row in released] == [1, 2, 1]
    assert (group.handle.timers, group.handle.segments, group.handle.values) == ([], [], {})


def test_a_whole_group_stops_its_time() -> None:
    group = Group(milliseconds=500)
    group.batch(*WHOLE[:2])
    assert len(group.batch(WHOLE[2])) == 3
    assert group.handle.timers == []


@pytest.mark.parametrize(
    ("places", "is_whole"),
    [
        ([(1, 0, 3, LAST_SEGMENT)], True),
        ([(1, 0, 3, SEGMENT)], False),
        ([(1, 3, 3, LAST_SEGMENT)], False),
        ([(1, 0, 0, LAST_IN_GROUP)], True),
        ([(2, 0, 1, LAST_IN_GROUP)], False),
        ([(1, 0, 1, IN_GROUP), (3, 0, 1, LAST_IN_GROUP)], False),
        ([(1, 0, 1, IN_GROUP), (2, 0, 1, LAST_IN_GROUP)], True),
        ([(1, 0, 1, IN_GROUP), (2, 0, 1, IN_GROUP)], False),
        ([(1, 0, 1, IN_GROUP | SEGMENT), (2, 0, 1, LAST_IN_GROUP)], False),
    ],
)
def test_whole_is_what_groups_call_complete(places, is_whole: bool) -> None:
    assert are_whole(places) == is_whole
    *_, (_, row) = rows_of(Segment(**segment(*place)) for place in places)
    assert row["complete"] == is_whole


@pytest.mark.slow
def test_the_stream_of_the_chapter(spark, mq, tmp_path) -> None:
    """Two dumps that arrive one after the other, each with a part of both groups."""
    body = mq.rfh2(mq.BIG, mq.BIG.then("MQSTR"), mq.folder(mq.BIG, "<usr></usr>"))

    def entry(group: str, number: int, flags: int, data: bytes) -> str:
        fields = {"VER": 2, "FMT": "MQHRF2", "ENC": 273, "CCS": 819, "GRP": group, "MSQ": number, "MSF": flags}
        return "".join(f"A {code} {value}\n" for code, value in fields.items()) + f"X {data.hex()}\n\n"

    dumps = tmp_path / "dumps"
    dumps.mkdir()
    (dumps / "1.dump").write_text(entry("AA", 2, LAST_IN_GROUP, body) + entry("BB", 1, IN_GROUP, body))
    code = (
        CHAPTER.read_text(encoding="utf-8").partition("## Streams")[2].partition("```python\n")[2].partition("```")[0]
    )
    for name in ("dumps/", "out/", "checkpoint/"):
        code = code.replace(f'"{name}"', f'"{tmp_path / name}"')
    spark.conf.set("spark.sql.shuffle.partitions", 1)
    try:
        exec(code, {"spark": spark})
        assert not (tmp_path / "out" / "groups").exists()
        (dumps / "2.dump").write_text(entry("AA", 1, IN_GROUP, body) + entry("BB", 3, LAST_IN_GROUP, body))
        exec(code, {"spark": spark})
    finally:
        spark.conf.unset("spark.sql.shuffle.partitions")
    (group,) = pq.read_table(tmp_path / "out" / "groups").to_pylist()
    assert (group["group_id"][:1], group["complete"], group["logical_messages"]) == (b"\xaa", True, 2)
    decoded = pq.read_table(tmp_path / "out" / "decoded").to_pylist()
    assert sorted((row["_source"]["msg_seq_number"], row["_error"]) for row in decoded) == [(1, None), (2, None)]
    assert [row["data"] for row in pq.read_table(tmp_path / "out" / "group_messages").to_pylist()] == [body, body]
