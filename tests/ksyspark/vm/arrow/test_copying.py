"""Runs of bytes and words laid side by side: short ones in blocks, long ones and those at an end as they are."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ksyspark.vm.arrow.columns import arrow_bytes, arrow_words

LENGTHS = (0, 1, 7, 31, 32, 33, 64, 127, 128, 129, 500)


@pytest.mark.parametrize("size", [1, 40, 600, 20_000])
def test_runs_of_all_lengths_from_all_places(size) -> None:
    chance = random.Random(size)
    data = np.frombuffer(chance.randbytes(size), np.uint8)
    lengths = np.array([min(one, size) for one in chance.choices(LENGTHS, k=400)], np.int64)
    starts = np.array([chance.choice((0, size - one, chance.randint(0, size - one))) for one in lengths], np.int64)
    made = arrow_bytes(data, starts, lengths, None)
    assert made.to_pylist() == [data[a : a + n].tobytes() for a, n in zip(starts, lengths, strict=True)]


def test_a_column_has_no_byte_that_is_not_its_own() -> None:
    data = np.full(1000, 7, np.uint8)
    made = arrow_bytes(data, np.array([5, 100], np.int64), np.array([3, 40], np.int64), None)
    assert [buffer.size for buffer in made.buffers() if buffer] == [12, 43]


def test_rows_that_do_not_count_take_nothing() -> None:
    data, valid = np.frombuffer(b"oneTWO", np.uint8), np.array([True, False, True])
    made = arrow_words(data, np.array([0, 3, 6], np.int64), np.array([1, 1, 0], np.int32), valid)
    assert made.to_pylist() == ["TWO", None, "one"]
    made.validate(full=True)
