"""Which Arrow type holds which value: the table of the design, and nothing ever wraps."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.layout import Array, Layout, Scalar

ARROW = {
    "u1": "int16", "s1": "int8", "u2": "int32", "s2": "int16", "u4": "int64", "s4": "int32", "u8": "decimal128(20, 0)",
    "s8": "int64", "f4": "float32", "f8": "float64", "b1": "bool", "b2": "int8", "b7": "int8", "b8": "int16",
    "b15": "int16", "b16": "int32", "b31": "int32", "b32": "int64", "b63": "int64", "b64": "decimal128(20, 0)",
    "strz": "string",
}  # fmt: skip
VALUES = {
    "1": "int64", "1.5": "float64", "true": "bool", "'\"x\"'": "string", "'[1]'": "binary", "big": "decimal128(20, 0)",
    "small": "int16", "big + 1": "int64", "small / 2": "int64", "small > 1": "bool", "_io.pos": "int64",
}  # fmt: skip


@pytest.mark.parametrize(("ksy", "arrow"), ARROW.items())
def test_a_field_has_a_column_that_holds_all_its_values(layout_of: Callable[..., Layout], ksy: str, arrow: str) -> None:
    [column, many] = (
        layout_of(f"seq: [{{id: a, type: {ksy}}}, {{id: b, type: {ksy}, repeat: eos}}]").records["demo"].columns
    )
    assert column.type == Scalar(arrow)
    assert many.type == Array(Scalar(arrow))


@pytest.mark.parametrize("ksy", [name for name in ARROW if name[1:].isdigit() and name[0] in "usb" and name != "b1"])
def test_the_column_holds_the_extremes(ksy: str) -> None:
    bits = int(ksy[1:]) * (1 if ksy[0] == "b" else 8)
    low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if ksy[0] == "s" else (0, 2**bits - 1)
    arrow = ARROW[ksy]
    bound = 10**20 if arrow.startswith("decimal") else 2 ** (int(arrow.removeprefix("int")) - 1)
    assert -bound <= low
    assert high < bound


@pytest.mark.parametrize(("value", "arrow"), VALUES.items())
def test_a_value_has_the_column_of_its_type(layout_of: Callable[..., Layout], value: str, arrow: str) -> None:
    text = f"seq: [{{id: big, type: u8}}, {{id: small, type: u1}}]\ninstances: {{v: {{value: {value}}}}}"
    column = layout_of(text).records["demo"].columns[-1]
    assert (column.type, column.origin) == (Scalar(arrow), "value")


def test_bytes_and_text_with_size(layout_of: Callable[..., Layout]) -> None:
    text = "seq: [{id: a, size: 1}, {id: b, type: str, size: 1}, {id: c, contents: x}, {id: d, terminator: 0}]"
    assert [column.type for column in layout_of(text).records["demo"].columns] == [
        Scalar("binary"), Scalar("string"), Scalar("binary"), Scalar("binary"),
    ]  # fmt: skip
