"""Samples before all who read messages."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.samples import Sample, check_sample_alike

SPEC = """
meta: {id: told}
params: [{id: n, type: u1, -default: 1}]
seq: [{id: a, type: u1}, {id: rest, size: n}]
"""


@pytest.fixture
def sample(tmp_path) -> Sample:
    """Return a sample of two messages, one of which has its own parameter, and one that is refused."""
    file: Path = tmp_path / "some.jsonl"
    bodies = [(b"\xc8a", {}), (b"\xc8ab", {"n": 2}), (b"\xc8", {})]
    lines = [{"body": base64.b64encode(body).decode(), **params} for body, params in bodies]
    file.write_text("\n".join(map(json.dumps, lines)))
    return Sample(file, {"framing": "jsonl"}, ())


def test_all_find_the_same_in_a_sample(format_of, sample) -> None:
    assert report(check_sample_alike(format_of(SPEC), sample)) == ""


@pytest.mark.parametrize("part", ["parsers", "model", "plans"])
@pytest.mark.parametrize(("right", "wrong"), [("type: u1}, {id: rest", "type: s1}, {id: rest"), ("size: n", "size: 1")])
def test_a_fault_in_one_part_is_found(planted, sample, part, right, wrong) -> None:
    assert check_sample_alike(planted(SPEC, part, right, wrong), sample)
