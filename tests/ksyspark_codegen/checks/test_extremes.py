"""The ends of ranges and codes without a label."""

from __future__ import annotations

import pytest

from ksyspark_codegen.checks.agreement import check_mutated
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.synthesis.mutation import Mutated

SPEC = """
meta: {id: wide, endian: be}
seq:
  - {id: a, type: u8}
  - {id: items, type: item, repeat: expr, repeat-expr: 2}
  - {id: kind, type: u1, enum: kind}
  - {id: last, type: u1, valid: {max: 9}}
types:
  item: {seq: [{id: x, type: s2}]}
enums: {kind: {1: one}}
"""


HIGH = b"\xff" * 8 + b"\x7f\xff\x80\x00" + b"\xfe"
EXTREMES = [Mutated(HIGH + b"\0", {}, is_sure=True), Mutated(HIGH + b"\x0a", {}, "last", 13, is_sure=True)]


def test_sound_rooms_hold_all(format_of) -> None:
    assert report(check_mutated(format_of(SPEC), EXTREMES)) == ""


@pytest.mark.parametrize(
    ("part", "right", "wrong"),
    [
        ("model", "type: u8", "type: s8"),
        ("model", "type: s2", "type: u2"),
        ("layouts", "type: s2", "type: s1"),
        ("layouts", "1: one", "254: one"),
        ("plans", "type: s2", "type: s2le"),
    ],
)
def test_a_number_that_is_wrapped_is_found(planted, part, right, wrong) -> None:
    assert check_mutated(planted(SPEC, part, right, wrong), EXTREMES)
