"""The Arrow schema of a layout is the one that Spark makes of the generated StructType."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from pyspark.sql.pandas.types import to_arrow_schema

from ksyspark.errors import OptionError
from ksyspark.layout.arrow import arrow_schema, concatenated, record_of_type
from ksyspark.layout.projection import choose
from ksyspark.spark.schema import struct_types

ALL_KINDS = """
    meta: {id: all_kinds, endian: be, encoding: ASCII}
    seq:
      - {id: a, type: s1}
      - {id: b, type: u1}
      - {id: c, type: u2}
      - {id: d, type: u4}
      - {id: e, type: u8}
      - {id: f, type: f4}
      - {id: g, type: f8}
      - {id: h, type: b1}
      - {id: i, type: b7, enum: kinds}
      - {id: j, type: strz, repeat: expr, repeat-expr: 2}
      - {id: k, size: 2, if: a == 1}
      - {id: inner, type: inner, repeat: expr, repeat-expr: 1}
      - id: either
        size: 4
        type: {switch-on: a, cases: {2: inner}}
      - id: number
        type: {switch-on: a, cases: {1: u2, 2: inner}}
    types:
      inner:
        seq:
          - {id: x, type: u8, enum: kinds}
          - {id: y, type: nothing}
      nothing: {}
    enums:
      kinds: {1: one}
"""


def test_it_equals_the_one_of_spark(format_of, mqtt, mqmde):
    for fmt in (format_of(ALL_KINDS), mqtt, mqmde):
        for name, schema in struct_types(fmt.layout).items():
            layout = choose(fmt.layout, record_of_type(fmt.layout, name), None)
            assert arrow_schema(layout).equals(to_arrow_schema(schema, timezone="UTC"))


def test_codes_take_the_type_of_their_field(format_of):
    layout = format_of(ALL_KINDS).layout
    assert arrow_schema(layout).field("i").type == pa.string()
    assert arrow_schema(layout, enums_as_ints=True).field("i").type == pa.int8()
    inner = arrow_schema(choose(layout, layout.record("inner"), None), enums_as_ints=True)
    assert inner.field("x").type == pa.decimal128(20, 0)


def test_unknown_types_are_refused(format_of):
    layout = format_of(ALL_KINDS).layout
    with pytest.raises(OptionError, match=r"has no type 'zzz'. There are: all_kinds, inner, nothing"):
        record_of_type(layout, "zzz")


def _of_a_gigabyte() -> pa.RecordBatch:
    """Return one value of a GiB that nobody writes or reads, so that it takes no memory."""
    offsets = pa.py_buffer(np.array([0, 1 << 30], np.int32))
    value = pa.Array.from_buffers(pa.binary(), 1, [None, offsets, pa.allocate_buffer(1 << 30)])
    return pa.RecordBatch.from_arrays([value], ["value"])


def test_batches_become_one() -> None:
    batches = [pa.RecordBatch.from_pydict({"n": numbers}) for numbers in ([1, 2], [], [3])]
    assert concatenated(batches[:1]) is batches[0]
    batches[1] = pa.RecordBatch.from_arrays([pa.array([], pa.int64())], schema=batches[0].schema)
    assert concatenated(batches).to_pydict() == {"n": [1, 2, 3]}


def test_batches_that_no_batch_holds_are_refused() -> None:
    """None of their rows is left out."""
    with pytest.raises(OptionError, match="do not fit into one batch, take fewer at once: "):
        concatenated([_of_a_gigabyte()] * 3)
