"""Decoded rows as JSON."""

from __future__ import annotations

import json
import math
from decimal import Decimal

from ksyspark.json_text import row_json
from ksyspark.layout import Array, Case, Column, Enum, Layout, Record, Scalar, Struct, Union

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


def test_nulls_stay_nulls():
    row = dict.fromkeys(("raw", "big", "kind", "points", "either", "several"))
    assert row_json(row, LAYOUT) == row


def test_a_nested_type_has_its_own_columns():
    assert row_json({"x": math.inf}, LAYOUT, POINT) == {"x": "Infinity"}
