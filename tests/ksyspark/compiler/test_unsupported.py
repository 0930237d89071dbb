"""What the machine cannot read: a plan is made all the same, and says so by name."""

from __future__ import annotations

import pytest

from ksyspark.compiler.build import build_path

BEFORE = {
    "nothing": "{id: a, type: u1}",
    "a condition": "{id: a, type: u1, if: n == 1}",
    "a repeat": "{id: a, type: u1, repeat: expr, repeat-expr: n}",
    "a switch": "{id: a, type: {switch-on: n, cases: {1: one, 2: two}}}",
    "a condition inside": "{id: a, type: inner}",
}
TYPES = """
types:
  one: {seq: [{id: x, type: u1}]}
  two: {seq: [{id: x, type: u2}]}
  inner: {seq: [{id: x, type: u1}, {id: y, type: u1, if: x == 1}]}
"""


@pytest.mark.parametrize("before", BEFORE)
def test_right_behind_something_that_may_be_left_out(before, tmp_path) -> None:
    """The place behind it, where the plan goes on, stays when what cannot be read is taken out again."""
    path = tmp_path / "left.ksy"
    path.write_text(
        f"meta: {{id: left, endian: be}}\nseq: [{{id: n, type: u1}}, {BEFORE[before]}]\n"
        f"instances: {{p: {{value: _io.pos}}}}\n{TYPES}"
    )
    assert build_path(path).plan.unsupported == {"left": "p: `_io.pos` after the part is read, or of another stream"}


def test_what_asks_for_a_part_that_is_left_out_names_that_part(tmp_path) -> None:
    path = tmp_path / "left.ksy"
    path.write_text(
        "meta: {id: left}\nseq: [{id: items, type: item, repeat: until, repeat-until: _.kind == 0}]\n"
        "types: {item: {seq: [{id: kind, type: u1}, {id: body, size: 1, process: my.own}]}}\n"
    )
    assert build_path(path).plan.unsupported == {
        "left": "`kind` of left::item, which is left to the reference decoder",
        "left::item": "`process: my.own`",
    }
