"""Changes to the modules of one small specification: nearly all are noticed by the checks that generated tests make."""

from __future__ import annotations

import pytest
from tally import Tally
from trying import ROOMS, trial_of, try_changes

from ksyspark.formats import find_format

SPEC = """\
meta: {id: demo, endian: be, bit-endian: be, encoding: UTF-8}
seq:
  - {id: magic, contents: AB}
  - {id: kind, type: u1, enum: kind}
  - {id: number, type: s2}
  - {id: is_long, type: b1}
  - {id: share, type: b15}
  - {id: more, type: u4le, if: is_long}
  - {id: len, type: u1}
  - {id: body, size: len, type: {switch-on: kind, cases: {kind::text: text, kind::points: points}}}
  - {id: amount, type: f4}
types:
  text: {seq: [{id: name, type: strz, encoding: ISO-8859-1}, {id: rest, size-eos: true}]}
  points: {seq: [{id: count, type: u1}, {id: points, type: point, repeat: expr, repeat-expr: count}]}
  point: {seq: [{id: x, type: s1}, {id: y, type: u2}]}
enums: {kind: {1: text, 2: points}}
"""


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    """Return the trial of a small specification."""
    file = tmp_path_factory.mktemp("changed") / "demo.ksy"
    file.write_text(SPEC)
    return trial_of(find_format(str(file)), file)


def test_nearly_all_changes_are_noticed(trial) -> None:
    tally = Tally()
    for room in ROOMS:
        for verdict in try_changes(trial, room, 2, 1):
            tally.add("demo", verdict)
    assert tally.share >= 0.95, tally.report(with_survivors=True)


def test_what_is_not_changed_is_not_noticed(trial) -> None:
    assert trial.noticed("plans", trial.fmt.load("plans").PLAN) == ""
