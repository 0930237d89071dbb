"""Operators on constants leave no instruction."""

from __future__ import annotations

import pytest

from ksyspark.compiler import instructions as op
from ksyspark.compiler.build import build_path

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
    codes = {code for code, *_ in build_path(path).plan.program}
    assert {name for name in ("ADD", "SUB", "MUL") if getattr(op, name) in codes} == operations
