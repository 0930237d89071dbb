"""Requests and replies of streams without times: what they say tells where messages are missing."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import maxdb_session as made
import pytest
from maxdb_session import Part, answers, asks, column, parse_id, reply, request, shortinfo

from ksyspark_protocols.maxdb.sessions import DOUBTFUL_REPLY, NO_REPLY, NO_REQUEST

FUNCTIONS = {"SELECT": 4, "INSERT": 3, "UPDATE": 5, "COMMIT": 54, "FETCH": 208, "DROP": 8}
ReadStreams = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def read_streams(tmp_path: Path, tables_of) -> ReadStreams:
    """Return the function that gives the commands of turns, without the messages `lost` as (side, turn)."""

    def read(turns: list[made.Turn], lost: Collection[tuple[int, int]] = (), *, is_released: bool = True) -> Any:
        ends = [(made.connect(), made.connect(62)), *turns, *([made.RELEASE] if is_released else [])]
        kept = [
            (b"" if (0, at - 1) in lost else turn[0], b"" if (1, at - 1) in lost else turn[1])
            for at, turn in enumerate(ends)
        ]
        for name, data in zip(("a.c2s", "a.s2c"), made.streams(kept), strict=True):
            (tmp_path / name).write_bytes(data)
        return tables_of([tmp_path / "a.c2s", tmp_path / "a.s2c"])["commands"].to_pylist()

    return read


def numbered(number: int, verb: str) -> made.Turn:
    """Return a statement and its reply, which both have a number."""
    text = b"%s N%d" % (verb.encode(), number)
    return asks(request(2, Part(3, text))), answers(reply(Part(13, b"N%d" % number), function=FUNCTIONS[verb]))


def wrong_pairs(commands: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return statements with the reply of another one that nothing is remarked on."""
    both = [(row["statement"], row["result_table"]) for row in commands if row["remarks"] is None]
    return [(text, table) for text, table in both if text.split()[1] != table]


@pytest.mark.parametrize("side", [0, 1])
def test_a_lost_message_is_noticed_wherever_it_was(read_streams, side: int) -> None:
    chance = random.Random(5)
    turns = [numbered(number, chance.choice([*FUNCTIONS])) for number in range(30)]
    whole = read_streams(turns)
    assert [row["remarks"] for row in whole] == [None] * 30
    for lost in range(30):
        commands = read_streams(turns, {(side, lost)})
        said = [row["remarks"] for row in commands]
        assert wrong_pairs(commands) == []
        assert said.count([(NO_REQUEST, NO_REPLY)[side]]) == 1
        assert said.count([DOUBTFUL_REPLY]) + said.count(None) == 29
        assert said.count(None) >= 25


@pytest.mark.parametrize("seed", range(8))
def test_messages_that_are_lost_at_several_places(read_streams, seed: int) -> None:
    chance = random.Random(seed)
    turns = [numbered(number, chance.choice([*FUNCTIONS])) for number in range(60)]
    commands = read_streams(turns, {(chance.randrange(2), at) for at in (10, 30, 31, 50)})
    assert wrong_pairs(commands) == []
    assert sum(row["remarks"] is None for row in commands) >= 40


def test_among_equal_statements_each_that_may_have_lost_its_reply_is_in_doubt(read_streams) -> None:
    verbs = ("UPDATE", *["SELECT"] * 4, "COMMIT", "UPDATE")
    commands = read_streams([numbered(number, verb) for number, verb in enumerate(verbs)], {(1, 2)})
    assert [row["remarks"] for row in commands] == [
        None, [DOUBTFUL_REPLY], [DOUBTFUL_REPLY], [DOUBTFUL_REPLY], [NO_REPLY], None, None,
    ]  # fmt: skip


def test_the_end_tells_that_a_reply_is_missing(read_streams) -> None:
    turns = [numbered(number, "SELECT") for number in range(3)]
    assert [row["remarks"] for row in read_streams(turns, {(1, 0)})] == [[DOUBTFUL_REPLY]] * 2 + [[NO_REPLY]]
    stopped = read_streams(turns, {(1, 2)}, is_released=False)
    assert [row["remarks"] for row in stopped] == [None, None, [NO_REPLY]]


def test_rows_of_another_width_belong_to_another_statement(read_streams) -> None:
    """Both statements are SELECT; that a reply is missing shows in the rows that the next one brings."""

    def parse(counter: int, width: int) -> made.Turn:
        described = reply(shortinfo(column(2, width, width + 1, 1)), Part(10, parse_id(counter)), function=4)
        return asks(request(3, Part(3, b"SELECT %d" % counter))), answers(described)

    def execute(counter: int, text: bytes) -> made.Turn:
        return asks(request(13, Part(10, parse_id(counter)))), answers(reply(Part(5, b" " + text, 1), function=4))

    turns = [parse(1, 2), parse(2, 5), execute(1, b"ab"), execute(2, b"abcde"), execute(1, b"cd"), execute(1, b"ef")]
    commands = read_streams(turns, {(1, 3)})
    assert [row["remarks"] for row in commands] == [None, None, None, [NO_REPLY], None, None]
    assert [row["result_rows"] for row in commands[2:]] == [1, None, 1, 1]


def test_what_is_parsed_is_no_answer_to_an_execution(read_streams) -> None:
    """The reply to an execution is missing; that of the next parse is not taken for it."""
    other = (made.PARSE_SELECT[0], made.PARSE_SELECT[1].replace(parse_id(6), parse_id(7)))
    commands = read_streams([made.PARSE_SELECT, made.EXECUTE_SELECT, other, made.FETCH], {(1, 1)})
    assert [(row["message_type"], row["remarks"]) for row in commands] == [
        ("parse", None), ("execute", [NO_REPLY]), ("parse", None), ("dbs", None),
    ]  # fmt: skip
