"""Columns of labels: long and short ones, codes without one, rows that do not count."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ksyspark.errors import OptionError
from ksyspark.vm.arrow.columns import arrow_labels


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.int32, np.int64, np.uint64])
@pytest.mark.parametrize("has_nulls", [False, True])
def test_labels_of_all_lengths(kind, has_nulls) -> None:
    chance = random.Random(3)
    bounds = np.iinfo(kind)
    labels = {code: "é" * (code % 99) + f"label_{code}" for code in range(100)}
    codes = np.array([chance.choice((5, 42, 99, 100, bounds.min, bounds.max)) for _ in range(500)], kind)
    valid = np.array([chance.random() < 0.7 for _ in codes]) if has_nulls else None
    made = arrow_labels(codes, labels, valid)
    expected = [labels.get(int(code), str(code)) for code in codes]
    assert made.to_pylist() == [one if valid is None or valid[row] else None for row, one in enumerate(expected)]
    made.validate(full=True)


@pytest.mark.parametrize("codes", [np.zeros(40_000, np.uint8), np.arange(40_000) % 2])
def test_a_column_of_more_than_two_gigabytes_is_refused(codes) -> None:
    with pytest.raises(OptionError, match="too much memory"):
        arrow_labels(codes, dict.fromkeys((0, 1), "x" * 60_000), None)
