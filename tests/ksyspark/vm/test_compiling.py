"""How functions are compiled: one type a variable, no way from whole numbers to floating-point ones and back."""

from __future__ import annotations

import numpy as np
import pytest
from numba import types

from ksyspark.vm.array_types import INTS
from ksyspark.vm.compiling import compiled


def with_and_without_sign(numbers):
    place = numbers[0]
    if place > 3:
        place = np.uint64(numbers[1])
    return place


def one_kind_of_number(numbers):
    place = numbers[0]
    if place > 3:
        place = numbers[1]
    return place


def test_a_variable_with_and_without_sign_is_refused() -> None:
    with pytest.raises(TypeError, match="place in with_and_without_sign has numbers with and without a sign"):
        compiled(types.int64(INTS))(with_and_without_sign)


def test_whole_numbers_keep_all_their_bits() -> None:
    function = compiled(types.int64(INTS))(one_kind_of_number)
    assert function(np.array([4, (1 << 63) - 1])) == (1 << 63) - 1
