"""Payloads that become tables: topics that match, JSON with types, formats, texts, and what is refused."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from capture_bytes import connect
from mqtt_bytes import C2S, CONNACK, S2C, capture, publish

from ksyspark.errors import FormatError, OptionError
from ksyspark_protocols.connections.payloads import Misfit, PayloadRule, common_type, fitted, parse_json
from ksyspark_protocols.connections.read import connection_tables, open_source, write_connections

DOCS = Path(__file__).parents[3] / "pipeline" / "docs" / "connections.md"
CHAPTER = DOCS.read_text(encoding="utf-8").partition("## Payloads as tables")[2].partition("\n## ")[0]
PRESS = """
meta: {id: press, endian: be}
seq:
  - {id: force, type: u2}
"""


@pytest.fixture
def factory(tmp_path):
    """Return a function that writes a capture of messages: pairs of topic and payload."""

    def write(*messages: tuple[str, bytes]) -> str:
        steps = [(C2S, connect()), (S2C, CONNACK), *((C2S, publish(*message)) for message in messages)]
        (tmp_path / "factory.pcap").write_bytes(capture(steps))
        return str(tmp_path / "factory.pcap")

    return write


def rows_of(path: str, *payloads: str) -> dict[str, list[dict]]:
    source = open_source("mqtt", path, {"payload": list(payloads)})
    rows = {name: [] for name in source.schemas}
    for tables in connection_tables(source):
        for name, table in tables.items():
            assert table.schema == source.schemas[name]
            rows[name] += table.to_pylist()
    return rows


def test_the_factory_of_the_chapter(ksyspark, factory, tmp_path) -> None:
    factory(
        ("plant/press/temperature", b'{"celsius": 20.5, "at": {"line": 1}}'),
        ("plant/oven/temperature", b'{"celsius": 181.0, "at": {"line": 2}}'),
        ("plant/press/raw", b"\x01\x02"),
        ("plant/press/raw", b"\x01"),
        ("plant/news", b"{}"),
    )
    (tmp_path / "press.ksy").write_text(PRESS)
    command = re.search(r"^ksyspark (.*)$", CHAPTER, re.MULTILINE)[1]
    words = [a or b for a, b in re.findall(r"'([^']*)'|(\S+)", command)]
    places = {name: tmp_path / name for name in ("factory.pcap", "out")}
    ended = ksyspark(*(places.get(word, word.replace("press.ksy", str(tmp_path / "press.ksy"))) for word in words))
    assert (ended.status, "json 2, presses 1, rejects 1" in ended.errors) == (0, True)
    query = CHAPTER.partition("```sql\n")[2].partition("```")[0].replace("'out/", f"'{tmp_path}/out/")
    shown = [line.strip("|").split("|") for line in CHAPTER.splitlines() if line.startswith("| plant/")]
    found = [["" if value is None else str(value) for value in row] for row in duckdb.sql(query).fetchall()]
    assert found == [[cell.strip() for cell in cells] for cells in shown]
    (press,) = pq.read_table(tmp_path / "out" / "presses").to_pylist()
    assert (press["topic"], press["direction"], press["number"], press["record"]) == (
        "plant/press/raw", "c2s", 3, {"force": 258},
    )  # fmt: skip
    (reject,) = pq.read_table(tmp_path / "out" / "rejects").to_pylist()
    assert (reject["index"], reject["error"]["field"], reject["bytes"]) == (4, "force", b"\x01")


def test_each_matching_message_is_a_row_or_a_reject(factory) -> None:
    payloads = [
        b'{"n": 1}',
        b'{"n": 2.5}',
        b'{"n": true}',
        b"{",
        b"",
        b"\xff",
        b'{"n": 1, "n": 2}',
        b'{"n": NaN}',
        b"7",
    ]
    rows = rows_of(factory(*(("a/b", one) for one in payloads)), 'a/+:json{"n": "bigint"}')
    assert [row["record"] for row in rows["json"]] == [{"n": 1}, None]
    assert len(rows["json"]) + len(rows["rejects"]) == len(payloads)
    assert [row["bytes"] for row in rows["rejects"]] == [one for one in payloads if one not in (b'{"n": 1}', b"")]
    errors = [row["error"] for row in rows["rejects"]]
    assert [(one["field"], one["offset"], one["expected"], one["found"]) for one in errors[:6]] == [
        ("n", 0, "a whole number of 64 bits", "2.5"),
        ("n", 0, "a whole number of 64 bits", "true"),
        ("", 1, "JSON", '""'),
        ("", 0, "text in UTF-8", '"ff"'),
        ("", 0, "objects whose members have different names", '["n","n"]'),
        ("", 0, "numbers that a double holds", '"NaN"'),
    ]
    assert [row["payload"] for row in rows["exchanges"]] == payloads


def test_members_without_a_column_are_kept(factory) -> None:
    path = factory(("t", b'{"a": [{"b": 1, "c": null}], "d": {"e": 2}}'))
    (row,) = rows_of(path, 't:json{"a": [{"b": "bigint"}], "f": "string"}')["json"]
    assert row["record"] == {"a": [{"b": 1}], "f": None}
    assert json.loads(row["more"]) == {"a[0].c": None, "d": {"e": 2}}


def test_texts(factory) -> None:
    path = factory(("a/x", "ä".encode()), ("a/y", b"\xff"), ("b", b"z"))
    assert [row["text"] for row in rows_of(path, "a/#:text")["exchanges"]] == ["ä", None, None]
    rows = rows_of(path, "text")
    assert ([row["text"] for row in rows["exchanges"]], rows["rejects"]) == (["ä", None, "z"], [])


def test_several_filters_of_one_table(factory) -> None:
    path = factory(("a", b"1"), ("b", b"2"), ("c", b"3"), ("a", b"4"))
    rows = rows_of(path, "a:json", "c:json", "b:json as other")
    assert ([row["record"] for row in rows["json"]], [row["record"] for row in rows["other"]]) == ([1, 3, 4], [2])


@pytest.mark.parametrize(
    ("topics", "matching"),
    [
        ("#", {"a", "a/b", "a/b/c", "/a", "a-b"}),
        ("a/#", {"a", "a/b", "a/b/c"}),
        ("+", {"a", "a-b"}),
        ("+/+", {"a/b", "/a"}),
        ("+/b/#", {"a/b", "a/b/c"}),
        ("$SYS/#", {"$SYS/x"}),
        ("a.b", set()),
    ],
)
def test_filters(topics: str, matching: set[str]) -> None:
    pattern = re.compile(PayloadRule.of(f"{topics}:json").pattern)
    assert {topic for topic in ("a", "a/b", "a/b/c", "/a", "$SYS/x", "a-b") if pattern.fullmatch(topic)} == matching


@pytest.mark.parametrize(
    ("payload", "sentence"),
    [
        ("a#:json", "payload: expected a topic filter"),
        ("a+/b:json", "payload: expected a topic filter"),
        ("a/#/b:json", "payload: expected a topic filter"),
        ("#:json{3}", "payload: expected the schema in JSON"),
        ('#:json{"a": "int"}', "payload: expected types of JSON .bigint, double"),
        ("#:json as a/b", "payload: expected the name of a table behind `as`"),
        ("#:mqtt_v3 as exchanges", "payload: the table exchanges is another one"),
    ],
)
def test_mistakes(factory, payload: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        rows_of(factory(), payload)


def test_mistakes_of_names(factory) -> None:
    with pytest.raises(FormatError, match="json and text are formats here, too"):
        rows_of(factory(), "#:nope")
    with pytest.raises(OptionError, match="messages of MaxDB have no topics"):
        open_source("maxdb_tcp", factory(), {"payload": "#:json"})
    with pytest.raises(OptionError, match="the table json is another one"):
        rows_of(factory(), "a:json", 'b:json{"a": "string"}')


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ([1, 2], pa.int64()),
        ([1, 2.5], pa.float64()),
        ([1 << 80], pa.float64()),
        ([10**400], pa.string()),
        ([1, "a"], pa.string()),
        ([True, None], pa.bool_()),
        ([True, 1], pa.string()),
        ([{}], pa.string()),
        ([[], [1]], pa.list_(pa.int64())),
        ([{"b": 1}, {"a": "x", "B": 2}], pa.struct([("b", pa.int64()), ("a", pa.string())])),
        ([{str(number): 1 for number in range(501)}], pa.string()),
    ],
)
def test_the_type_that_values_have_in_common_holds_them(values, kind) -> None:
    assert common_type(values) == kind
    pa.array([fitted(value, kind, {}) for value in values], kind)


@pytest.mark.parametrize(
    "payload",
    [
        rb'"\ud800"',
        b"[" * 100_000,
        b"1 2",
        b'{"a": 1, "a": 1}',
        b"Infinity",
        b"-Infinity",
        b"1" * 5_000,
        rb'{"\ud800": 1, "\ud800": 2}',
    ],
)
def test_what_is_no_json(payload: bytes) -> None:
    with pytest.raises(Misfit, match="the payload is not JSON") as misfit:
        parse_json(payload)
    assert misfit.value.failure.found.encode()


@pytest.mark.parametrize("payload", [b'{"v": 1e400}', b"-1e-400"])
def test_numbers_that_no_type_holds(payload: bytes) -> None:
    with pytest.raises(Misfit, match="a number has no type that holds it"):
        parse_json(payload)
    assert parse_json(b"[0e5, -0.0, 1e-300]") == [0, 0, 1e-300]


def test_deep_values_are_text() -> None:
    value = parse_json(b"[" * 200 + b"]" * 200)
    kind = common_type([value])
    assert pa.array([fitted(value, kind, {})], kind).to_pylist()


def test_a_table_without_rows_has_its_columns(factory, tmp_path) -> None:
    write_connections("mqtt", factory(), str(tmp_path / "out"), {"payload": "x:json"})
    assert pq.read_table(tmp_path / "out" / "json").column_names[-2:] == ["record", "more"]
