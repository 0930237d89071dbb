"""The messages of a page: made once, read again when the page is built."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ksyspark.spec.load import load_specifications
from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.assemble import assemble_own
from ksyspark_review.examples import messages_text, with_examples
from ksyspark_review.model import Review

SPEC = """meta: {id: demo, endian: be}
params:
  - {id: level, type: u1, -default: 1}
seq:
  - {id: kind, type: u1, valid: {max: 3}}
  - {id: rest, size: level}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "demo.ksy"
    path.write_text(SPEC, encoding="utf-8")
    return path


def review_of(path: Path, text: str) -> Review:
    messages = path.with_name("demo.messages.json")
    messages.write_text(text, encoding="utf-8")
    return with_examples(assemble_own(path), load_specifications([path]), messages)


def test_there_is_one_for_each_rule(path: Path, tmp_path: Path) -> None:
    review = review_of(path, messages_text([path], tmp_path))
    made = {one.origin: one for one in review.examples}
    assert made["made"].refusal is None
    refusals = {one.refusal[:2] for one in review.examples if one.refusal}
    assert ("demo.kind", 0) in refusals
    assert any(item == "demo.rest" for item, _ in refusals)
    assert all(one.item == one.refusal[0] for one in review.examples if one.refusal)
    assert {one.title.en for one in review.examples} >= {"Breaks a rule of “kind”", "Ends inside “rest”"}


def test_equal_specifications_give_equal_messages(path: Path) -> None:
    assert messages_text([path], None) == messages_text([path], None)


def test_a_message_that_is_read_otherwise_is_a_problem(path: Path) -> None:
    entries = [
        {"specification": "demo", "origin": "made", "hex": "09ff"},
        {"specification": "demo", "origin": "breaking", "hex": "01ff", "item": "demo.kind", "rule": "max"},
        {"specification": "demo", "origin": "made", "hex": "01ffff", "parameters": {"level": "2"}},
    ]
    with pytest.raises(SpecError) as caught:
        review_of(path, json.dumps(entries))
    sentences = [problem.sentence for problem in caught.value.problems]
    assert [(problem.line, problem.path) for problem in caught.value.problems] == [(2, "message-1"), (3, "message-2")]
    assert "expected a message that is accepted, found one that is refused at `demo.kind`" in sentences[0]
    assert "expected a message that is refused at `demo.kind`, found one that is accepted" in sentences[1]


def test_no_file_adds_nothing(path: Path) -> None:
    review = assemble_own(path)
    assert with_examples(review, load_specifications([path]), path.with_name("none.json")) == review
