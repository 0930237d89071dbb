"""Sensitive values are hidden at every depth, and nothing else changes."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.layout import Array, Case, Column, Enum, Layout, Record, Scalar, Struct, Union
from ksyspark.layout.arrow import has_sensitive, mask_bytes, mask_columns
from ksyspark.layout.projection import choose

SECRET = Record(
    "f::secret", "f:F.Secret", (Column("text", Scalar("string"), sensitive=True), Column("n", Scalar("int8")))
)
LAYOUT = Layout(
    "f",
    "F",
    {
        "f": Record(
            "f",
            "f:F",
            (
                Column("plain", Scalar("string")),
                Column("text", Scalar("string"), sensitive=True),
                Column("raw", Scalar("binary"), sensitive=True),
                Column("code", Enum(Scalar("int8"), {1: "one"}), sensitive=True),
                Column("number", Scalar("int32"), sensitive=True),
                Column("list", Array(Scalar("string")), sensitive=True),
                Column("one", Struct("f::secret")),
                Column("many", Array(Struct("f::secret"))),
                Column("either", Union((Case("secret", Struct("f::secret")), Case("u1", Scalar("int16"))))),
            ),
        ),
        "f::secret": SECRET,
    },
)
INNER = pa.struct([("text", pa.string()), ("n", pa.int8())])
SCHEMA = pa.schema(
    [
        ("plain", pa.string()),
        ("text", pa.string()),
        ("raw", pa.binary()),
        ("code", pa.string()),
        ("number", pa.int32()),
        ("list", pa.list_(pa.field("element", pa.string()))),
        ("one", INNER),
        ("many", pa.list_(pa.field("element", INNER))),
        ("either", pa.struct([("secret", INNER), ("u1", pa.int16())])),
        ("_source", pa.struct([("path", pa.string())])),
    ]
)
FULL = {
    "plain": "p",
    "text": "t",
    "raw": b"r",
    "code": "one",
    "number": 5,
    "list": ["a", "b"],
    "one": {"text": "x", "n": 1},
    "many": [{"text": "y", "n": 2}, None, {"text": None, "n": 3}],
    "either": {"secret": {"text": "z", "n": 4}, "u1": None},
    "_source": {"path": "here"},
}
MASKED = {
    "plain": "p",
    "text": "***",
    "raw": b"***",
    "code": "***",
    "number": None,
    "list": None,
    "one": {"text": "***", "n": 1},
    "many": [{"text": "***", "n": 2}, None, {"text": None, "n": 3}],
    "either": {"secret": {"text": "***", "n": 4}, "u1": None},
    "_source": {"path": "here"},
}
EMPTY = dict.fromkeys(FULL)


def test_all_sensitive_values_are_hidden_and_nulls_stay():
    batch = pa.RecordBatch.from_pylist([FULL, EMPTY, FULL], SCHEMA)
    masked = mask_columns(batch, LAYOUT)
    masked.validate(full=True)
    assert masked.schema == SCHEMA
    assert masked.to_pylist() == [MASKED, EMPTY, MASKED]


@pytest.mark.parametrize(("start", "length"), [(1, 1), (1, 2), (2, 1), (3, 0)])
def test_a_slice_of_a_batch_is_masked_as_it_is(start, length):
    batch = pa.RecordBatch.from_pylist([FULL, EMPTY, FULL], SCHEMA).slice(start, length)
    masked = mask_columns(batch, LAYOUT)
    masked.validate(full=True)
    assert masked.to_pylist() == [MASKED, EMPTY, MASKED][start : start + length]


def test_some_of_the_columns_may_be_there_in_any_order():
    batch = pa.RecordBatch.from_pylist([FULL], pa.schema([SCHEMA.field("raw"), SCHEMA.field("plain")]))
    assert mask_columns(batch, LAYOUT).to_pylist() == [{"raw": b"***", "plain": "p"}]


@pytest.mark.parametrize(
    ("ranges", "masked"),
    [((), b"abcdef"), (((1, 3),), b"a**def"), (((0, 1), (4, 99)), b"*bcd**"), (((7, 9),), b"abcdef")],
)
def test_bytes_are_masked_in_place(ranges, masked):
    assert mask_bytes(b"abcdef", ranges) == masked


def test_empty_stays_empty():
    batch = pa.RecordBatch.from_pylist([{**FULL, "text": "", "raw": b""}], schema=SCHEMA)
    (row,) = mask_columns(batch, LAYOUT).to_pylist()
    assert (row["text"], row["raw"], row["code"]) == ("", b"", "***")


def test_columns_without_values_are_left_alone() -> None:
    batch = pa.RecordBatch.from_arrays([pa.nulls(3, field.type) for field in SCHEMA], schema=SCHEMA)
    masked = mask_columns(batch, LAYOUT)
    assert masked.equals(batch)
    before, after = (one.column("either").buffers()[0].address for one in (batch, masked))
    assert before == after


def test_a_type_is_sensitive_where_its_sensitive_member_is_chosen() -> None:
    chosen = choose(LAYOUT, LAYOUT.root, [("one", ("n",)), ("many", ("text",))])
    one, many = chosen.root.columns
    assert (has_sensitive(chosen, one.type), has_sensitive(chosen, many.type)) == (False, True)
    both = Union((Case("one", one.type), Case("many", many.type)))
    assert has_sensitive(chosen, both)
