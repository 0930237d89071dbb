"""Values as short texts."""

from __future__ import annotations

import pytest

from ksyspark.display import show_count
from ksyspark.layout import Array, Enum, Scalar, show_value

KIND = Enum(Scalar("int8"), {1: "one"})


@pytest.mark.parametrize(
    ("value", "column_type", "text"),
    [
        (5, None, "5"),
        (True, None, "true"),
        (1.5, None, "1.5"),
        (1, KIND, "one (1)"),
        (2, KIND, "2"),
        (1, Array(KIND), "one (1)"),
        ([1, 2], Array(KIND), "2 items"),
        (b"", None, "no bytes"),
        (b"\x01\xff", None, "01ff"),
        (bytes(17), None, "00" * 16 + "… (17 bytes)"),
        ('say "é"\n', None, '"say \\"é\\"\\n"'),
        ("x" * 61, None, '"' + "x" * 60 + '…"'),
        (None, None, "nothing"),
    ],
)
def test_values_are_short_and_plain(value, column_type, text):
    assert show_value(value, column_type) == text


def test_counts_have_a_plural():
    assert [show_count(number, "byte") for number in (0, 1, 2)] == ["0 bytes", "1 byte", "2 bytes"]
