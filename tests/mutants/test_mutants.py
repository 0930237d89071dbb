"""The tool for mutation testing, tried on a small specification."""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path

import pytest

from ksyspark.formats import find_format

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
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    yield importlib.import_module
    for name in ("plans", "specifications", "outcomes", "judges", "plan_mutations", "spec_changes"):
        sys.modules.pop(name, None)


def test_changes_of_a_small_specification_are_noticed(tool, format_of, tmp_path) -> None:
    path = tmp_path / "ksy" / "small.ksy"
    path.parent.mkdir()
    path.write_text(SPECIFICATION)
    plans, messages = tool("plans"), tool("outcomes").messages_for(format_of(SPECIFICATION), path, count=20)
    outcomes = list(plans.outcomes_of(messages, tool("plan_mutations").plan_mutations(messages.fmt.plan), 3, 0))
    noticed = [one.kind for one, difference in outcomes if difference]
    assert {"checks", "jump", "operand of BYTES", "operation", "root", "width"} <= set(noticed)
    assert len(noticed) > 0.7 * len(outcomes)


@pytest.fixture
def judge(tool, tmp_path):
    """Return what judges the small specification by samples: 03, 02 0001 41, and 01, which is refused."""
    path = tmp_path / "small.ksy"
    path.write_text(SPECIFICATION)
    folder = tmp_path / "samples"
    (folder / "expected").mkdir(parents=True)
    (folder / "one.bin").write_bytes(bytes.fromhex("02000141"))
    row = {"kind": 2, "len_body": 1, "body": "41"}
    (folder / "expected" / "one.bin.json").write_text(json.dumps({"options": {}, "messages": [row]}))
    refused = {"name": "low", "hex": "0100", "params": {}, "field": "kind", "reason_contains": "at least 2"}
    (folder / "malformed.json").write_text(json.dumps([refused]))
    written = {"name": "highest", "hex": "03ffff", "params": {}, "values": {"len_body": 65535, "body": None}}
    (folder / "written.json").write_text(json.dumps([written]))
    return tool("judges").Judge(find_format(str(path)), path, folder)


def test_samples_notice_changes_of_a_specification(tool, judge) -> None:
    specifications = tool("specifications")
    changes = list(tool("spec_changes").changes_of(judge.library.trees["small"]))
    notices = {one.name: specifications.judged("small", one, {"small": judge}) for one in changes}
    assert notices.pop(".kind: u1 -> s1") == ""
    assert notices.pop(".len_body: u2 -> u2be") == "equivalent"
    assert notices[".len_body: u2 -> s2"] == "a written message is read otherwise"
    assert (
        notices[".kind: 2 -> 3"] == notices[".body: kind != 3 -> kind == 3"] == "an expected message is read otherwise"
    )
    assert notices[".kind: valid: min 2 -> "] == "a malformed message is refused otherwise"
    assert all(notices.values())


def test_a_reason_that_no_longer_holds_is_told(tool, tmp_path) -> None:
    file = tmp_path / "equivalents.json"
    file.write_text(json.dumps([{"reason": "both are 8", "changes": ["mq*.start: * -> _io.size <= 8 ?"]}]))
    reasons = tool("specifications").Reasons(file)
    assert reasons.of("mqmd.start: _io.size < 8 ? -> _io.size <= 8 ?") == "both are 8"
    assert reasons.of("mqmd.start: _io.size < 8 ? -> _io.size > 8 ?") == ""


def test_a_change_that_never_ends_is_noticed(tool) -> None:
    assert tool("outcomes").outcome(lambda: time.sleep(60), seconds=0.2) == "does not end"
    assert tool("outcomes").outcome(lambda: 1 / 0) == "raises ZeroDivisionError"
