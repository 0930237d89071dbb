"""Texts of fixed width decoded together are those that each alone gives."""

from __future__ import annotations

import numpy as np
import pytest

from ksyspark_protocols.sas.result import RowEncoding
from ksyspark_protocols.sas.typed_rows import fixed_texts

VALUES = [
    [b"abc", b" ", b"a b ", b" a"],
    [b"\x80\x81x", b"\xc3\xa9", b"\xe9", b"\xff\xff"],
    [bytes(range(at, at + 16)) for at in range(0, 256, 16)],
    [b"\x40\x40\x81\x40", b"\x40" * 4, b"\x81\x82\x83\x84"],
    [b"\xe2\x82\xac\x80", b"\xe2\x82\xac "],
    [b""],
]


@pytest.mark.parametrize("ccsid", [0, 37, 367, 819, 850, 943, 1047, 1208, 1252, 9999])
@pytest.mark.parametrize("values", VALUES)
def test_the_same_as_one_by_one(ccsid: int, values: list[bytes]) -> None:
    encoding = RowEncoding("le", ccsid)
    width = max(map(len, values))
    padded = [value.ljust(width) for value in values]
    matrix = np.frombuffer(b"".join(padded), np.uint8).reshape(len(values), width)
    assert fixed_texts(matrix, encoding).to_pylist() == [encoding.text(value) for value in padded]


def test_a_view_of_columns() -> None:
    matrix = np.frombuffer(b"1ab 2cd ", np.uint8).reshape(2, 4)
    assert fixed_texts(matrix[:, 1:], RowEncoding("le", 1252)).to_pylist() == ["ab", "cd"]
    assert fixed_texts(matrix[:0], RowEncoding("le", 1252)).to_pylist() == []
