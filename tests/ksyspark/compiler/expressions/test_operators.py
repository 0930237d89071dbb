"""Operators on constants leave no instruction."""

from __future__ import annotations

import pytest

from ksyspark_codegen.generate import build_format

SPEC = """
meta: {{id: worked, endian: be}}
seq: [{{id: a, type: u1}}, {{id: b, size: '{size}'}}]
"""


@pytest.mark.parametrize(
    ("size", "operations"),
    [
        ("7 - 4", set()),
        ("(2 + 3) * 2 * a", {"MUL"}),
        ("a - 1 - 1", {"SUB"}),
        ("0x7fffffffffffffff + 1 - a", {"ADD", "SUB"}),
    ],
)
def test_sums_and_products_of_constants(tmp_path, size, operations) -> None:
    path = tmp_path / "worked.ksy"
    path.write_text(SPEC.format(size=size))
    text = build_format(path).texts["plans/worked.py"].partition("FRAME = ")[0]
    assert {name for name in ("ADD", "SUB", "MUL") if f"({name}, " in text} == operations
