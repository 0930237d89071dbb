"""Arrays that only some rows have, spread over all of them: the same as taking them with null indices."""

from __future__ import annotations

import random
from decimal import Decimal

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.vm.arrow.columns import Spreading, nulls

KINDS = {
    "bool": (pa.bool_(), lambda chance: chance.random() < 0.5),
    "int8": (pa.int8(), lambda chance: chance.randrange(-128, 128)),
    "int64": (pa.int64(), lambda chance: chance.randrange(-(1 << 63), 1 << 63)),
    "double": (pa.float64(), lambda chance: chance.random()),
    "decimal": (pa.decimal128(20, 0), lambda chance: Decimal(chance.randrange(1 << 64))),
    "timestamp": (pa.timestamp("us", "UTC"), lambda chance: chance.randrange(1 << 50)),
    "date": (pa.date32(), lambda chance: chance.randrange(1 << 14)),
    "string": (pa.string(), lambda chance: "é" * chance.randrange(4)),
    "binary": (pa.binary(), lambda chance: chance.randbytes(chance.randrange(5))),
    "list": (pa.list_(pa.field("element", pa.int32())), lambda chance: [1, None, 3][: chance.randrange(4)]),
    "struct": (
        pa.struct([("a", pa.int16()), ("b", pa.struct([("c", pa.string())])), ("none", pa.int8())]),
        lambda chance: {"a": chance.choice([None, 7]), "b": chance.choice([None, {"c": "x"}, {"c": None}])},
    ),
    "empty struct": (pa.struct([]), lambda _: {}),
}


@pytest.mark.parametrize("has_nulls", [False, True])
@pytest.mark.parametrize("share", [0.02, 0.5, 1.0])
@pytest.mark.parametrize("kind", KINDS)
def test_spread_values_are_those_taken(kind, share, has_nulls) -> None:
    arrow, value = KINDS[kind]
    chance = random.Random(f"{kind} {share} {has_nulls}")
    has_value = np.array([chance.random() < share for _ in range(1000)])
    has_value[[0, 3]] = False, True
    values = [None if has_nulls and chance.random() < 0.3 else value(chance) for _ in range(int(has_value.sum()))]
    array = pa.array(values, arrow)
    spread = Spreading(has_value).array(array)
    spread.validate(full=True)
    assert spread.type == arrow
    assert spread.equals(array.take(pa.array(np.cumsum(has_value) - 1, mask=~has_value)))
    inside = pa.concat_arrays([array[:1], array])[1:]
    assert Spreading(has_value).array(inside).equals(spread)


@pytest.mark.parametrize("kind", KINDS)
def test_nulls_stay_nulls(kind) -> None:
    arrow, _ = KINDS[kind]
    spread = Spreading(np.arange(20) % 3 == 0).array(pa.nulls(7, arrow))
    assert spread.equals(pa.nulls(20, arrow))


def test_texts_and_lists_are_not_copied() -> None:
    has_value = np.arange(9) % 2 == 1
    texts = pa.array(["one", "two", "three", "four"])
    lists = pa.array([[1], [2, 3], [], [4]])
    assert Spreading(has_value).array(texts).buffers()[2].address == texts.buffers()[2].address
    assert Spreading(has_value).array(lists).values.equals(lists.values)


def test_columns_without_values_share_their_nulls() -> None:
    arrays = [nulls(pa.int64(), length) for length in (5_000, 5_000, 6_001)]
    assert [len(one) for one in arrays] == [one.null_count for one in arrays] == [5_000, 5_000, 6_001]
    assert len({one.buffers()[1].address for one in arrays}) == 1
    assert len(nulls(pa.int64(), 1 << 20)) == 1 << 20
