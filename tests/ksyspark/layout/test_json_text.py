"""Decoded rows as JSON."""

from __future__ import annotations

import json
import math
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

from ksyspark.layout import Array, Case, Column, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.json_text import row_json

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
    plain = row_json(row, LAYOUT)
    assert json.loads(json.dumps(plain, allow_nan=False)) == {
        "raw": "ab00",
        "big": 2**64 - 1,
        "kind": "one",
        "points": [{"x": 1.5}, {"x": "NaN"}, {"x": "-Infinity"}, None],
        "either": {"u1": 0},
        "several": [{"point": {"x": None}}, {"raw": ""}, None],
        "_source": {"path": "p", "offset": 3},
        "_error": None,
    }


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
    plain = row_json({name: case[2] for name, case in columns.items()}, layout)
    assert plain == {name: case[3] for name, case in columns.items()}


def test_nulls_stay_nulls():
    row = dict.fromkeys(("raw", "big", "kind", "points", "either", "several"))
    assert row_json(row, LAYOUT) == row


def test_a_nested_type_has_its_own_columns():
    assert row_json({"x": math.inf}, LAYOUT, POINT) == {"x": "Infinity"}


def test_hidden_bytes_are_told_apart_from_their_digits():
    secret = Record("s", "s:S", (Column("key", Scalar("binary"), sensitive=True), Column("open", Scalar("binary"))))
    parts = Record("p", "p:P", (Column("many", Array(Struct("s"))), Column("deep", Raw("s")), Column("far", Raw("o"))))
    plain = Record("o", "o:O", (Column("open", Scalar("binary")),))
    layout = Layout("p", "P", {"p": parts, "s": secret, "o": plain})
    row = {"many": [{"key": b"***", "open": b"***"}, {"key": b"", "open": None}], "deep": b"***", "far": b"***"}
    shown, masked = row_json(row, layout), row_json(row, layout, is_masked=True)
    assert (shown["many"][0], shown["deep"]) == ({"key": "2a2a2a", "open": "2a2a2a"}, "2a2a2a")
    assert masked["many"] == [{"key": "***", "open": "2a2a2a"}, {"key": "", "open": None}]
    assert (masked["deep"], masked["far"]) == ("***", "2a2a2a")
