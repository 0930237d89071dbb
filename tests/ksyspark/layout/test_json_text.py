"""Decoded rows as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pyarrow as pa
import pytest

from ksyspark.layout import Array, Case, Column, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.json_text import json_lines, rows_json

POINT = Record("f::point", "f:F.Point", (Column("x", Scalar("float64")),))
EITHER = Union((Case("point", Struct("f::point")), Case("u1", Scalar("int16")), Case("raw", Scalar("binary"))))
LAYOUT = Layout(
    "f",
    "F",
    {
        "f": Record(
            "f",
            "f:F",
            (
                Column("raw", Scalar("binary")),
                Column("big", Scalar("decimal128(20, 0)")),
                Column("kind", Enum(Scalar("int8"), {1: "one"})),
                Column("points", Array(Struct("f::point"))),
                Column("either", EITHER),
                Column("several", Array(EITHER)),
            ),
        ),
        "f::point": POINT,
    },
)


def batch_of(layout: Layout, *rows: Mapping[str, object], **others: pa.DataType) -> pa.RecordBatch:
    fields = [pa.field(name, kind) for name, kind in others.items()]
    return pa.RecordBatch.from_pylist(list(rows), pa.schema([*arrow_schema(layout), *fields]))


SOURCE = pa.struct({"path": pa.string(), "offset": pa.int64()})


def test_a_row_is_plain_json():
    row = {
        "raw": b"\xab\0",
        "big": Decimal(2**64 - 1),
        "kind": "one",
        "points": [{"x": 1.5}, {"x": math.nan}, {"x": -math.inf}, None],
        "either": {"point": None, "u1": 0, "raw": None},
        "several": [
            {"point": {"x": None}, "u1": None, "raw": None},
            {"point": None, "u1": None, "raw": b""},
            None,
        ],
        "_source": {"path": "p", "offset": 3},
        "_error": None,
    }
    batch = batch_of(LAYOUT, row, _source=SOURCE, _error=pa.string())
    assert rows_json(batch, LAYOUT) == [
        {
            "raw": "ab00",
            "big": 2**64 - 1,
            "kind": "one",
            "points": [{"x": 1.5}, {"x": "NaN"}, {"x": "-Infinity"}, None],
            "either": {"u1": 0},
            "several": [{"point": {"x": None}}, {"raw": ""}, None],
            "_source": {"path": "p", "offset": 3},
            "_error": None,
        }
    ]


def test_logical_values_are_texts_that_keep_all_they_say():
    columns = {
        "whole": ("maxdb_number", "binary", Decimal(-(10**37)), -(10**37)),
        "exact": ("maxdb_number(38, 2)", "binary", Decimal("1" * 36 + ".50"), "1" * 36 + ".50"),
        "tiny": ("maxdb_number(38, 20)", "binary", Decimal("0E-20"), "0." + "0" * 20),
        "day": ("sas_date", "float64", date(1582, 1, 1), "1582-01-01"),
        "moment": ("sas_datetime", "float64", datetime.fromisoformat("0001-01-01"), "0001-01-01T00:00:00"),
        "put": ("mq_timestamp", "string", datetime(2024, 5, 6, 1, 2, 3, 40, UTC), "2024-05-06T01:02:03.000040+00:00"),
        "span": ("sas_time", "float64", timedelta(hours=25, microseconds=1), "25:00:00.000001"),
        "before": ("sas_time", "float64", timedelta(seconds=-61), "-00:01:01"),
        "number": ("sas_numeric", "float64", 1.5, 1.5),
    }
    types = {name: Logical(case[0], Scalar(case[1])) for name, case in columns.items()}
    record = Record("g", "g:G", tuple(Column(name, one) for name, one in types.items()))
    layout = Layout("g", "G", {"g": record})
    batch = batch_of(layout, {name: case[2] for name, case in columns.items()}, dict.fromkeys(columns))
    assert rows_json(batch, layout) == [{name: case[3] for name, case in columns.items()}, dict.fromkeys(columns)]


def test_nulls_stay_nulls():
    row = dict.fromkeys(("raw", "big", "kind", "points", "either", "several"))
    assert rows_json(batch_of(LAYOUT, row), LAYOUT) == [row]
    assert rows_json(batch_of(LAYOUT), LAYOUT) == []


def test_a_column_that_is_left_out_is_there_where_it_has_a_value():
    batch = batch_of(LAYOUT, {"_error": None}, {"_error": "why"}, _error=pa.string())
    shown = [json.loads(line) for line in json_lines(batch, LAYOUT, left_out=["_error"]).to_pylist()]
    assert [row.get("_error", "no key") for row in shown] == ["no key", "why"]
    assert shown[0]["kind"] is None


def test_a_slice_has_the_rows_of_its_own():
    rows = [
        {"raw": bytes([number]) * number, "kind": "é" * (number % 2), "points": [{"x": float(number)}] * number}
        | {"either": {"u1": number} if number % 3 else {"point": {"x": 0.5}}, "several": [None] * (number % 4)}
        for number in range(20)
    ]
    batch = batch_of(LAYOUT, *rows)
    every = json_lines(batch, LAYOUT).to_pylist()
    assert json_lines(batch.slice(7, 9), LAYOUT).to_pylist() == every[7:16]
    assert json.loads(every[7])["either"] == {"u1": 7}


@pytest.mark.parametrize(
    "text", ["", "plain", 'a "quoted" \\ one', "new\nline\ttab\0", "\x1b[31m", "\u202etxt", "寿司😀\x7f"]
)
def test_texts_are_written_as_a_terminal_may_have_them(text):
    layout = Layout("t", "T", {"t": Record("t", "t:T", (Column("text", Scalar("string")),))})
    lines = json_lines(batch_of(layout, {"text": "before"}, {"text": text}, {"text": None}), layout).to_pylist()
    assert [json.loads(line)["text"] for line in lines] == ["before", text, None]
    assert lines[1].isprintable()


def test_moments_are_written_as_python_writes_them():
    moments = [datetime(1, 1, 1), datetime(1969, 12, 31, 23, 59, 59, 999_999), datetime(2024, 2, 29), None]  # noqa: DTZ001
    batch = pa.RecordBatch.from_pydict(
        {"plain": pa.array(moments, pa.timestamp("us")), "zoned": pa.array(moments, pa.timestamp("us", "UTC"))}
    )
    shown = rows_json(batch, LAYOUT)
    assert [row["plain"] for row in shown] == [moment and moment.isoformat() for moment in moments]
    assert [row["zoned"] for row in shown] == [moment and moment.replace(tzinfo=UTC).isoformat() for moment in moments]


def test_hidden_bytes_are_told_apart_from_their_digits():
    secret = Record("s", "s:S", (Column("key", Scalar("binary"), sensitive=True), Column("open", Scalar("binary"))))
    parts = Record("p", "p:P", (Column("many", Array(Struct("s"))), Column("deep", Raw("s")), Column("far", Raw("o"))))
    plain = Record("o", "o:O", (Column("open", Scalar("binary")),))
    layout = Layout("p", "P", {"p": parts, "s": secret, "o": plain})
    row = {"many": [{"key": b"***", "open": b"***"}, {"key": b"", "open": None}], "deep": b"***", "far": b"***"}
    batch = batch_of(layout, row)
    [shown], [masked] = rows_json(batch, layout), rows_json(batch, layout, is_masked=True)
    assert (shown["many"][0], shown["deep"]) == ({"key": "2a2a2a", "open": "2a2a2a"}, "2a2a2a")
    assert masked["many"] == [{"key": "***", "open": "2a2a2a"}, {"key": "", "open": None}]
    assert (masked["deep"], masked["far"]) == ("***", "2a2a2a")
