"""Commands, typed rows and sessions of connections."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import maxdb_session as made
import numpy as np
import pyarrow as pa
import pytest
from maxdb_session import Part, answers, asks, column, count, parse_id, reply, request, shortinfo

from ksyspark.reader import Part as FilePart
from ksyspark_protocols.connections.messages import Origins
from ksyspark_protocols.connections.read import open_source
from ksyspark_protocols.conversation import PLACE
from ksyspark_protocols.maxdb.conversation import MaxdbConversations
from ksyspark_protocols.maxdb.sessions import DOUBTFUL_REPLY

TEXT = made.SELECT.decode()
ROWS = [
    {"NAME": "Anna", "AMOUNT": "123.45", "BORN": "1970-05-17"},
    {"NAME": None, "AMOUNT": None, "BORN": None},
    {"NAME": "Bert", "AMOUNT": "-123.45", "BORN": "1999-12-31"},
]


def values(rows: list[dict[str, Any]]) -> list[dict[str, str | None]]:
    return [dict(row["values"]) for row in rows]


def remarks(rows: list[dict[str, Any]]) -> list[Any]:
    return [dict(row["remarks"]) if row["remarks"] else None for row in rows]


def chosen(rows: list[dict[str, Any]], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(row[name] for name in names) for row in rows]


def test_the_session_of_the_document(read_turns, samples) -> None:
    """Both examples of the document: a wrong statement, then a parse and its execution."""
    folder = samples / "maxdb_packet"

    def turn(name: str) -> made.Turn:
        both = [(folder / f"{name}_{one}.bin").read_bytes() for one in ("request", "reply")]
        return made.message(63, both[0]), made.message(64, both[1])

    found = read_turns(turn("example_1"), turn("example_2_1"), turn("example_2_2"))
    text = "SELECT NUMBVAL, TI INTO :NUMB, :TIME FROM T WHERE KEYCOL = :KEYC"
    names = ("message_type", "statement", "returncode", "function", "parse_id", "parsed_by", "result_count")
    assert chosen(found["commands"], *names) == [
        ("dbs", "SELECT EMPNAME, EMPNO FROM EMP WHRE FIRST_NAME = 'Martin'", -3014, "select", None, None, None),
        ("parse", text, 0, "select_into", "0000001900000601", None, None),
        ("execute", text, 0, "select_into", "0000001900000601", 1, 1),
    ]
    assert found["commands"][0]["error_text"] == "Invalid end of SQL statement"
    assert found["commands"][0]["error_position"] == 37
    assert found["commands"][2]["warnings"] == ["warning_exists", "table_scan"]
    assert values(found["inputs"]) == [{"parameter_1": "keyval1"}]
    assert values(found["results"]) == [{"column_1": "4711", "column_2": "14:39:44"}]
    assert found["results"][0]["types"] == [
        {"name": "column_1", "type": "decimal(12,0)"},
        {"name": "column_2", "type": "interval day to second"},
    ]
    assert chosen(found["sessions"], "session_id", "begun_by", "application", "errors") == [
        (25, "middle", "XCI 70205", 1)
    ]
    assert "rejects" not in found


def test_a_session(read_turns) -> None:
    found = read_turns(*made.SESSION)
    assert chosen(found["commands"], "command", "message_type", "function", "parsed_by", "result_rows", "is_last") == [
        (0, "parse", "select", None, None, None),
        (1, "execute", "select", 0, 2, False),
        (2, "dbs", "fetch_next", None, 1, True),
        (3, "dbs", "close", None, None, None),
        (4, "dbs", "select", None, None, None),
        (5, "dbs", "drop_parseid", None, None, None),
    ]
    assert values(found["results"]) == ROWS
    assert chosen(found["results"], "command", "row", "statement") == [(1, 0, TEXT), (1, 1, TEXT), (2, 0, TEXT)]
    assert remarks(found["results"]) == [None, {"AMOUNT": "arithmetic overflow"}, None]
    assert values(found["inputs"]) == [{"parameter_1": "11"}]
    (session,) = found["sessions"]
    assert (session["session_id"], session["database"], session["client_process"]) == (42, "HOTEL", "4711")
    assert (session["begun_by"], session["ended_by"], session["connect_result"]) == ("connect", "release", "ok")
    assert (session["commands"], session["input_rows"], session["result_rows"], session["errors"]) == (6, 1, 3, 1)
    assert "rejects" not in found
    assert all(row["remarks"] is None for row in found["commands"])


@pytest.mark.parametrize("has_times", [True, False])
def test_each_logon_on_a_connection_begins_a_session(read_turns, tmp_path, tables_of, has_times: bool) -> None:
    """The challenge of a logon has no description, and is no row of results."""
    work = (made.PARSE_SELECT, made.WRONG)
    turns = [
        made.CONNECT,
        *made.logon(b"MONA", 42),
        *work,
        *made.logon(b"BEN", 43),
        *made.logon(b"EVA", 44),
        made.RELEASE,
    ]
    if has_times:
        found = read_turns(*turns)
    else:
        for path, data in zip(_both(tmp_path), made.streams(turns), strict=True):
            path.write_bytes(data)
        found = {name: table.to_pylist() for name, table in tables_of(_both(tmp_path)).items()}
    assert "rejects" not in found
    assert chosen(
        found["sessions"], "session_id", "user", "database", "begun_by", "ended_by", "commands", "errors"
    ) == [
        (42, "MONA", "HOTEL", "connect", "logon", 4, 1),
        (43, "BEN", "HOTEL", "logon", "logon", 2, 0),
        (44, "EVA", "HOTEL", "logon", "release", 2, 0),
    ]
    assert [row["session_id"] for row in found["commands"]] == [None, 42, 42, 42, None, 43, None, 44]
    if has_times:
        times = [(row["begin"], row["end"]) for row in found["sessions"]]
        assert [one <= end for one, end in times] == [True] * 3
        assert all(end < begin for (_, end), (begin, _) in pairwise(times))


def test_a_hello_is_no_session_of_its_own(read_turns) -> None:
    hello = asks(request(25, flags="000000")), answers(reply())
    found = read_turns(made.CONNECT, hello, *made.logon(b"MONA", 42), hello, made.WRONG)
    assert chosen(found["sessions"], "user", "commands") == [("MONA", 5)]


def test_parse_ids_are_void_with_the_next_logon(read_turns) -> None:
    found = read_turns(*made.logon(b"MONA", 42), made.PARSE_SELECT, *made.logon(b"BEN", 42), made.EXECUTE_SELECT)
    assert "results" not in found
    assert chosen(found["sessions"], "user", "commands") == [("MONA", 3), ("BEN", 3)]


def test_statements_are_added_up(read_turns) -> None:
    """Packets are a millisecond apart; the rows of a FETCH are those of its SELECT."""
    turns = (made.PARSE_SELECT, made.EXECUTE_SELECT, made.FETCH, made.FETCH, made.WRONG, (made.WRONG[0], None))
    found = read_turns(made.CONNECT, *turns)
    assert [row["elapsed_ms"] for row in found["commands"]] == [1.0] * 5 + [None]
    names = ("session_id", "statement", "function", "count", "parses", "fetches", "errors", "input_rows", "result_rows")
    assert chosen(found["statements"], *names, "result_count") == [
        (42, TEXT, "select", 4, 1, 2, 0, 1, 4, 0),
        (42, "SELECT * FORM T", "select", 2, 0, 0, 1, 0, 0, 0),
    ]
    times = ("elapsed_ms", "largest_ms", "p50_ms", "p95_ms", "p99_ms")
    assert chosen(found["statements"], *times) == [(4.0, 1.0, 1.0, 1.0, 1.0), (1.0, 1.0, 1.0, 1.0, 1.0)]
    of_select = [row["request_time"] for row in found["commands"][:4]]
    assert chosen(found["statements"], "first_time", "last_time")[0] == (of_select[0], of_select[-1])


def test_statements_that_fill_the_memory_are_given_out_before_the_end(read_turns, monkeypatch) -> None:
    monkeypatch.setattr("ksyspark_protocols.maxdb.sessions.MOST_HELD_BYTES", 3000)
    found = read_turns(*numbered(4), *numbered(4))
    assert [row["statement"] for row in found["statements"]] == [f"SELECT {one} FROM DUAL" for one in (0, 1, 2, 3) * 2]
    assert {row["count"] for row in found["statements"]} == {1}


@pytest.mark.parametrize("size", [25, 60, 100, 1000])
def test_messages_in_pieces_are_joined_first(read_turns, size: int) -> None:
    """Pieces of the run-time environment, each behind a header of its own."""

    def cut(message: bytes | None) -> bytes | None:
        whole = message is None or message[5] not in (63, 64)
        return message if whole else made.pieces(message[5], message[24:], size)

    turns = [(cut(asked), cut(answered)) for asked, answered in made.SESSION]
    expected, found = read_turns(*made.SESSION), read_turns(*turns)
    assert found == expected


def test_rows_stay_untyped_once_their_statement_is_dropped(read_turns) -> None:
    found = read_turns(made.PARSE_SELECT, made.DROP, made.EXECUTE_SELECT)
    assert chosen(found["commands"], "statement", "remarks")[2] == (
        None,
        ["the parse of this statement was not seen", "values of which no description was seen"],
    )
    assert "results" not in found
    (of_request, of_reply) = found["rejects"]
    assert (of_request["direction"], of_request["bytes"]) == ("c2s", bytes.fromhex("00c2110000"))
    assert (of_reply["direction"], of_reply["bytes"]) == ("s2c", made.ANNA + made.NOBODY)
    assert of_reply["error"] == {
        "field": "data",
        "offset": None,
        "reason": "command 2: values of which no description was seen",
        "expected": "a description",
        "found": "2 rows",
    }


def test_parse_ids_are_void_with_their_session(read_turns) -> None:
    release = (asks(request(2, Part(3, b"COMMIT WORK RELEASE"))), answers(reply(function=241)))
    found = read_turns(made.PARSE_SELECT, release, made.EXECUTE_SELECT)
    assert "results" not in found
    assert len(found["rejects"]) == 2


def test_a_client_may_change_one_byte_of_a_parse_id(read_turns) -> None:
    changed = bytearray(parse_id(6))
    changed[10] = 44
    execute = asks(request(13, Part(10, bytes(changed)), Part(5, bytes.fromhex("00c2110000"))))
    assert values(read_turns(made.PARSE_SELECT, (execute, made.EXECUTE_SELECT[1]))["results"]) == ROWS[:2]


def test_a_parse_again(read_turns) -> None:
    """-8: the client parses again; -9: the kernel did, and its reply has what a parse has."""
    again = answers(reply(state="00000", code=-8))
    client = read_turns(
        made.PARSE_SELECT,
        (made.EXECUTE_SELECT[0], again),
        (
            asks(request(3, Part(3, made.SELECT), flags="000101")),
            made.PARSE_SELECT[1].replace(parse_id(6), parse_id(7)),
        ),
        (made.EXECUTE_SELECT[0].replace(parse_id(6), parse_id(7)), made.EXECUTE_SELECT[1]),
    )
    assert client["commands"][2]["options"] == ["with_info", "parsing_again"]
    assert (client["commands"][3]["parsed_by"], values(client["results"])) == (2, ROWS[:2])
    parsed = reply(shortinfo(made.INPUT, *made.COLUMNS), Part(10, parse_id(8)), made.names("A", "B", "C"), code=-9)
    kernel = read_turns(
        made.PARSE_SELECT,
        (made.EXECUTE_SELECT[0], answers(parsed)),
        (made.EXECUTE_SELECT[0].replace(parse_id(6), parse_id(8)), made.EXECUTE_SELECT[1]),
    )
    assert chosen(kernel["commands"], "statement", "parsed_by")[1:] == [(TEXT, 0), (TEXT, 1)]
    assert [row["A"] for row in values(kernel["results"])] == ["Anna", None]


def test_the_description_in_the_reply_goes_before_that_of_the_parse(read_turns) -> None:
    own = shortinfo(column(2, 3, 4, 1))
    answered = answers(reply(own, made.names("OTHER"), Part(5, b" abc", 1), function=4))
    assert values(read_turns(made.PARSE_SELECT, (made.EXECUTE_SELECT[0], answered))["results"]) == [{"OTHER": "abc"}]


def test_columns_of_one_name_have_names_of_their_own(read_turns) -> None:
    own = shortinfo(column(2, 1, 2, 1), column(2, 1, 2, 3), column(2, 1, 2, 5))
    turn = (
        asks(request(2, Part(3, b"SELECT A, a, B FROM T"))),
        answers(reply(own, made.names("A", "a", "B"), Part(5, b" 1 2 3", 1), function=4)),
    )
    assert values(read_turns(turn)["results"]) == [{"A": "1", "a_2": "2", "B": "3"}]


def test_output_columns_without_parameters(read_turns) -> None:
    columns = Part(21, column(2, 1, 2, 1), 1)
    turn = (
        asks(request(2, Part(3, b"SELECT A FROM T"))),
        answers(reply(shortinfo(made.INPUT), columns, made.names("A"), Part(5, b" 1", 1), function=4)),
    )
    assert values(read_turns(turn)["results"]) == [{"A": "1"}]


@pytest.mark.parametrize(
    ("opened", "fetched"),
    [
        (b"DECLARE c CURSOR FOR SELECT A FROM T", b"FETCH NEXT C INTO ?"),
        (b"SELECT A FROM T", b"FETCH INTO ?"),
        (b"SELECT A FROM T", b"FETCH POS(3) INTO ?"),
        (b"SELECT A FROM T", b"MFETCH NEXT USING DESCRIPTOR"),
    ],
)
def test_rows_of_a_fetch_are_those_of_the_result_table(read_turns, opened, fetched) -> None:
    described = reply(Part(21, column(2, 1, 2, 1), 1), made.names("A"), count(-1), function=4)
    found = read_turns(
        (asks(request(2, Part(3, opened))), answers(described)),
        (asks(request(2, Part(3, fetched))), answers(reply(Part(5, b" 1 2", 2), function=208))),
    )
    assert values(found["results"]) == [{"A": "1"}, {"A": "2"}]
    assert {row["statement"] for row in found["results"]} == {opened.decode()}


def test_rows_of_a_closed_result_table_stay_untyped(read_turns) -> None:
    found = read_turns(made.PARSE_SELECT, made.EXECUTE_SELECT, made.CLOSE, made.FETCH)
    assert len(found["results"]) == 2
    assert found["rejects"][0]["bytes"] == made.BERT


def test_segments_are_commands(read_turns) -> None:
    def told(text: bytes) -> made.Segment:
        return request(2, Part(3, text))

    both = asks(told(b"INSERT INTO T VALUES (1)"), told(b"COMMIT WORK"), told(b"SELECT"))
    found = read_turns((both, answers(reply(count(1), function=3), reply(function=54))))
    assert chosen(found["commands"], "command", "segment", "statement", "function", "remarks") == [
        (0, 1, "INSERT INTO T VALUES (1)", "insert", None),
        (1, 2, "COMMIT WORK", "commit", None),
        (2, 3, "SELECT", None, ["the reply ends before this command"]),
    ]


def test_rows_that_do_not_fit_their_description_are_a_reject(read_turns) -> None:
    short = answers(reply(Part(5, made.ANNA[:-1] + made.NOBODY, 2), function=4))
    found = read_turns(made.PARSE_SELECT, (made.EXECUTE_SELECT[0], short))
    assert "results" not in found
    (one,) = found["rejects"]
    assert (one["error"]["expected"], one["error"]["found"]) == ("50 bytes", "49 bytes")
    assert one["bytes"] == made.ANNA[:-1] + made.NOBODY


def test_values_that_are_none_of_their_type(read_turns) -> None:
    wrong = b" \xc0\xe4ab  " + bytes.fromhex("00c1a0000000 00".replace(" ", "")) + b" 1970-13-17"
    found = read_turns(made.PARSE_SELECT, (made.EXECUTE_SELECT[0], answers(reply(Part(5, wrong, 1), function=4))))
    assert values(found["results"]) == [{"NAME": "Àäab", "AMOUNT": None, "BORN": None}]
    (said,) = remarks(found["results"])
    assert said["AMOUNT"].startswith("no number: ")
    assert said["BORN"].startswith("no date: ")


def test_the_reply_that_could_not_be_decoded(read_turns) -> None:
    broken = bytearray(made.FETCH[1])
    broken[24 + 32 + 12] = 9
    found = read_turns(made.PARSE_SELECT, (made.FETCH[0], bytes(broken)))
    (said,) = found["commands"][1]["remarks"]
    assert said == "the reply could not be decoded"
    assert found["rejects"][0]["error"]["field"] == "payload.maxdb_packet.varpart.segments[0].segm_kind"
    assert found["sessions"][0]["undecodable"] == 1


def test_a_capture_that_begins_in_the_middle(read_frames) -> None:
    frames = made.frames(made.SESSION)
    for first in range(3, len(frames) - 2):
        found = read_frames(frames[first:])
        assert found["sessions"][0]["begun_by"] == "middle"
        assert all(row in ROWS for row in values(found.get("results", [])))


@pytest.mark.parametrize("size", [1 << 20, 61])
def test_shuffled_and_doubled_captures_give_the_same_tables(read_frames, size: int) -> None:
    """Times are those of the first packet of each message, which shuffling changes."""
    frames = made.frames(made.SESSION, size)
    whole = _without_times(read_frames(frames))
    doubled = [one for frame in frames for one in (frame, frame)]
    assert _without_times(read_frames(doubled)) == whole
    chance = random.Random(size)
    for _ in range(5):
        at = chance.randrange(3, len(frames) - 6)
        shuffled = frames[:at] + chance.sample(frames[at : at + 3], 3) + frames[at + 3 :]
        assert _without_times(read_frames(shuffled)) == whole


def _without_times(tables: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    times = ("time", "request_time", "reply_time", "begin", "end", "first_time", "last_time", "offset")
    return {
        name: [{key: value for key, value in row.items() if key not in times and key[-3:] != "_ms"} for row in rows]
        for name, rows in tables.items()
    }


@pytest.mark.parametrize("size", [1 << 20, pytest.param(61, marks=pytest.mark.slow)])
def test_lossy_captures_give_the_same_rows_or_say_what_is_missing(read_frames, size: int) -> None:
    frames = made.frames(made.SESSION, size)
    for lost in range(2, len(frames) - 2):
        found = read_frames(frames[:lost] + frames[lost + 1 :])
        rows = values(found.get("results", []))
        assert all(row in ROWS for row in rows)
        told = [remark for row in found["commands"] for remark in row["remarks"] or ()]
        assert len(rows) == len(ROWS) or told or "rejects" in found


def numbered(count: int) -> list[made.Turn]:
    """Return commands that need no other one: each asks for its number, and the reply has it."""
    described = shortinfo(column(2, 3, 4, 1))
    return [
        (
            asks(request(2, Part(3, b"SELECT %d FROM DUAL" % number))),
            answers(reply(described, made.names("N"), Part(5, b" %-3d" % number, 1), function=4)),
        )
        for number in range(count)
    ]


def by_number(found: dict[str, list[dict[str, Any]]]) -> dict[int, dict[str, Any]]:
    """Return the whole commands by the number that they ask for; what they got is that number."""
    got = {row["command"]: dict(row["values"])["N"] for row in found.get("results", [])}
    whole = [row for row in found["commands"] if row["remarks"] is None]
    asked = {int(row["statement"].split()[1]): row for row in whole}
    assert {number: got[row["command"]] for number, row in asked.items()} == {number: str(number) for number in asked}
    return {number: {key: value for key, value in row.items() if key not in NUMBERS} for number, row in asked.items()}


# A command that lost a side moves the numbers of those behind it, and the times of those that the capture shows.
NUMBERS = ("command", "elapsed_ms", "request_time", "reply_time", "request_index", "reply_index")


@pytest.mark.parametrize("size", [1 << 20, pytest.param(61, marks=pytest.mark.slow)])
def test_what_is_lost_leaves_all_other_commands_as_they_are(read_frames, size: int) -> None:
    """A request, a reply, or a segment of one, at each position."""
    turns = [made.CONNECT, *numbered(6), made.RELEASE]
    frames = made.frames(turns, size)
    whole = by_number(read_frames(frames))
    assert sorted(whole) == list(range(6))
    owners = [turn for turn, both in enumerate(turns) for one in both for _ in range(-(-len(one or b"") // size))]
    for lost, owner in enumerate(owners):
        found = read_frames(frames[: lost + 2] + frames[lost + 3 :])
        assert by_number(found) == {number: row for number, row in whole.items() if number != owner - 1}
        told = [(row["statement"], row["remarks"]) for row in found["commands"] if row["remarks"] is not None]
        asked = f"SELECT {owner - 1} FROM DUAL"
        assert told in ([(asked, ["no reply was seen"])], [(None, ["no request was seen"])], [])
        assert bool(told) == (0 < owner < len(turns) - 1)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_lost_at_several_places(read_frames, seed: int) -> None:
    turns = [made.CONNECT, *numbered(20)]
    frames = made.frames(turns)
    lost = random.Random(seed).sample(range(4, len(frames) - 2), 1 + seed % 6)
    found = read_frames([frame for number, frame in enumerate(frames) if number not in lost])
    torn = {(number - 4) // 2 for number in lost}
    whole = set(by_number(found))
    in_doubt = {row["statement"] for row in found["commands"] if row["remarks"] == [DOUBTFUL_REPLY]}
    assert whole | torn | {int(text.split()[1]) for text in in_doubt} == set(range(20))
    assert not whole & torn


@pytest.mark.parametrize("side", [0, 1])
def test_a_message_of_a_stream_that_could_not_be_read_has_its_place(tmp_path: Path, tables_of, side: int) -> None:
    turns = [[one[24:] for one in turn if one is not None] for turn in numbered(6)]
    for lost in range(6):
        broken = [list(turn) for turn in turns]
        # The kind of the first segment is none that there is; the lengths around it are as they were.
        broken[lost][side] = _with_byte(broken[lost][side], 32 + 12, 9)
        for at, name in enumerate(("a.c2s", "a.s2c")):
            (tmp_path / name).write_bytes(b"".join(turn[at] for turn in broken))
        found = {name: table.to_pylist() for name, table in tables_of(_both(tmp_path), "maxdb_packet").items()}
        assert sorted(by_number(found)) == [number for number in range(6) if number != lost]


def _with_byte(data: bytes, at: int, value: int) -> bytes:
    return data[:at] + bytes([value]) + data[at + 1 :]


def _both(folder: Path) -> list[Path]:
    return [folder / "a.c2s", folder / "a.s2c"]


def test_one_direction_alone_is_not_held(tmp_path: Path, tables_of) -> None:
    requests = [made.CONNECT[0], made.PARSE_SELECT[0], *[made.EXECUTE_SELECT[0]] * 200]
    (tmp_path / "a.c2s").write_bytes(b"".join(requests))
    found = tables_of([tmp_path / "a.c2s"])
    assert found["commands"].num_rows == 201
    assert set(map(str, found["commands"].column("remarks").to_pylist()[2:])) == {
        "['the parse of this statement was not seen', 'values of which no description was seen', 'no reply was seen']"
    }
    assert found["rejects"].num_rows == 200


def test_truncated_captures_give_the_beginning(read_frames) -> None:
    frames = made.frames(made.SESSION)
    whole = read_frames(frames)
    for stop in range(4, len(frames)):
        found = read_frames(frames[:stop])
        commands = found.get("commands", [])
        complete = [row for row in commands if row["remarks"] is None]
        assert complete == whole["commands"][: len(complete)]
        assert [row["remarks"] for row in commands[len(complete) :]] in ([], [["no reply was seen"]])
        assert found.get("results", []) == whole["results"][: len(found.get("results", []))]


def test_damaged_captures_give_sound_tables(read_frames, samples) -> None:
    """Whatever comes: no error, no row of other values without a remark, and a row for each message."""
    chance = random.Random(11)
    folder = samples / "maxdb_packet"
    packets = [path.read_bytes() for path in sorted(folder.glob("*.bin"))]
    pairs = [(made.message(63, one), made.message(64, two)) for one, two in pairwise(packets)]
    frames = []
    for number in range(20):
        turns = [list(turn) for turn in chance.sample([*made.SESSION, *pairs], 12)]
        for _ in range(chance.randrange(1, 8)):
            turn, side = chance.choice(turns), chance.randrange(2)
            data = bytearray(turn[side] or b"")
            if len(data) > 30:
                # The length in front stays, so that all later messages are found.
                data[chance.randrange(24, len(data))] = chance.choice((0, 1, 127, 255, chance.randrange(256)))
            turn[side] = bytes(data) or None
        frames += made.frames([(one, two) for one, two in turns], port=40_000 + number)
    found = read_frames(frames)
    assert len(found["sessions"]) >= 20
    assert sum(row["count"] for row in found["statements"]) == len(found["commands"])
    assert all(row["undecodable"] <= 24 for row in found["sessions"])
    assert len(found["commands"]) >= 100
    for row in [*found.get("inputs", []), *found.get("results", [])]:
        assert [one["name"] for one in row["types"]] == [name for name, _ in row["values"]]


def test_streams_are_read_without_times(tmp_path: Path, tables_of) -> None:
    for name, data in zip(("a.c2s", "a.s2c"), made.streams(made.SESSION), strict=True):
        (tmp_path / name).write_bytes(data)
    found = tables_of([tmp_path / "a.c2s", tmp_path / "a.s2c"])
    assert values(found["results"].to_pylist()) == ROWS
    assert found["sessions"].column("ended_by").to_pylist() == ["release"]
    packets = [[turn[side][24:] for turn in made.SESSION[1:-1]] for side in (0, 1)]
    for name, both in zip(("b.c2s", "b.s2c"), packets, strict=True):
        (tmp_path / name).write_bytes(b"".join(both))
    alone = tables_of([tmp_path / "b.c2s", tmp_path / "b.s2c"], "maxdb_packet")
    assert values(alone["results"].to_pylist()) == ROWS


def test_a_conversation_goes_on_where_it_was_pickled(tmp_path: Path) -> None:
    path = tmp_path / "given.pcap"
    path.write_bytes(made.net.pcap(made.frames(made.SESSION)))
    source = open_source("maxdb_tcp", str(path))
    origins = Origins(str(path))
    batches = list(source.messages.read([FilePart(file) for file in source.files], origins))
    rows = pa.Table.from_batches(batches).sort_by([(one, "ascending") for one in ("order", "direction", "index")])
    conversations = MaxdbConversations(origins.connections())
    results = []
    for number in range(rows.num_rows):
        conversations = pickle.loads(pickle.dumps(conversations))
        messages = rows.slice(number, 1).drop_columns(["which", "order", "bytes"])
        tables = conversations.add(messages, np.zeros(1, np.int64))
        results += tables["results"].to_pylist() if "results" in tables else []
    assert values(results) == ROWS
    assert conversations.close()["sessions"].num_rows == 1
    assert set(PLACE.names) <= set(rows.column_names)
