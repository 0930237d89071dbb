"""Rules on the fields of a message itself, which are checked for all messages at once, where a field may be absent."""

from __future__ import annotations

import random

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format

SPECS = {
    "a_rule_under_a_condition": "seq: [{id: n, type: u1}, {id: a, type: u1, if: n > 1, valid: {max: 9}}]",
    "a_rule_of_bits_under_a_condition": (
        "seq: [{id: n, type: u1}, {id: a, type: b4, valid: {min: 1}}, {id: b, type: b12}, {id: c, type: u4, if: n > 1,"
        " valid: {expr: _ != 5}}]"
    ),
    "a_rule_inside_a_structure": """
seq: [{id: n, type: u1}, {id: s, type: inner}, {id: t, type: inner, if: n == 2}]
types: {inner: {seq: [{id: k, type: u1}, {id: x, type: u2, if: k == 1, valid: {any-of: [1, 258]}}]}}
""",
    "a_rule_of_an_instance": """
seq: [{id: n, type: u1}, {id: a, type: u1}, {id: rest, size-eos: true}]
instances: {at: {pos: n % 8, type: u1, valid: {max: 200}}, too: {value: at + 1}}
""",
}


@pytest.mark.parametrize("name", SPECS)
def test_absent_fields_break_no_rules(name, differential, tmp_path) -> None:
    path = tmp_path / "whole.ksy"
    path.write_text(f"meta: {{id: whole, endian: be}}\n{SPECS[name]}\n")
    chance = random.Random(name)
    messages = [bytes(chance.choice((0, 1, 2, 9, 255)) for _ in range(chance.randrange(14))) for _ in range(2000)]
    outcome = differential.both(find_format(str(path)), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.needlessly
    assert 0 < len(outcome.fallback_rows) < len(messages)
