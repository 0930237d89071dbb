"""The tool that changes plans (`tests/fuzz/plans.py`), tried on a small specification."""

from __future__ import annotations

import importlib
import sys
import time
from pathlib import Path

import pytest

SPECIFICATION = """meta: {id: small, endian: be, license: MIT}
seq:
  - id: kind
    type: u1
    valid:
      min: 2
  - id: len_body
    type: u2
  - id: body
    size: len_body
    if: kind != 3
"""


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "fuzz"))
    yield importlib.import_module
    for name in ("plans", "outcomes", "plan_mutations"):
        sys.modules.pop(name, None)


def test_changes_of_a_plan_are_noticed(tool, format_of, tmp_path) -> None:
    path = tmp_path / "ksy" / "small.ksy"
    path.parent.mkdir()
    path.write_text(SPECIFICATION)
    plans, messages = tool("plans"), tool("outcomes").messages_for(format_of(SPECIFICATION), path, count=20)
    outcomes = list(plans.outcomes_of(messages, tool("plan_mutations").plan_mutations(messages.fmt.plan), 3, 0))
    noticed = [one.kind for one, difference in outcomes if difference]
    assert {"checks", "jump", "operand of BYTES", "operation", "root", "width"} <= set(noticed)
    assert len(noticed) > 0.7 * len(outcomes)


def test_a_change_that_never_ends_is_noticed(tool) -> None:
    assert tool("outcomes").outcome(lambda: time.sleep(60), seconds=0.2) == "does not end"
    assert tool("outcomes").outcome(lambda: 1 / 0) == "raises ZeroDivisionError"
