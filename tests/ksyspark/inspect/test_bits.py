"""Bit fields drawn within their bytes, for both bit orders."""

from __future__ import annotations

import pytest

from ksyspark.inspect import annotate

SPEC = """
    meta: {{id: bits_{order}, endian: be, bit-endian: {order}}}
    seq:
      - {{id: a, type: b3}}
      - {{id: b, type: b1}}
      - {{id: c, type: b6}}
      - {{id: d, type: b6, -sensitive: true}}
      - {{id: wide, type: b24}}
"""


@pytest.mark.parametrize(
    ("order", "pictures"),
    [
        ("be", {"a": "101. ....", "b": "...0 ....", "c": ".... 1101 10.. ....", "d": "..** ****", "wide": "01 02 03"}),
        ("le", {"a": ".... .101", "b": ".... 1...", "c": "1010 .... .... ..01", "d": "**** **..", "wide": "01 02 03"}),
    ],
)
def test_each_field_shows_its_own_bits(format_of, order, pictures):
    notes = annotate(format_of(SPEC.format(order=order)), bytes.fromhex("ad81 010203")).notes
    assert {note.id: note.data for note in notes} == pictures
