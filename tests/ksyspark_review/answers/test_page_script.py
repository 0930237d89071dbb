"""Answers as the script of a page writes and reads them, held against the tool: codes, CSV and workbooks are alike."""

import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ksyspark_review
from ksyspark_codegen.kaitai.node import find_node
from ksyspark_review.answers.check_in import read_answers
from ksyspark_review.answers.model import Answer, Answers, Reviewer, plain_of
from ksyspark_review.answers.sheets import to_csv

SCRIPT = Path(ksyspark_review.__file__).parent / "script"
MODULES = ("sha256.js", "zip.js", "xlsx.js", "answers_file.js")
HARNESS = """
const REVIEW = { items: {} };
const asked = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const told = asked.map(({ content, csv }) => ({
  code: codeOf(content),
  csv: csvOf(content),
  xlsx: Buffer.from(xlsxOf(content)).toString('base64'),
  read: contentOfCsv(csv),
}));
process.stdout.write(JSON.stringify(told));
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return a function that gives contents to the script, and what it makes of them."""
    path = tmp_path_factory.mktemp("script") / "answers.js"
    path.write_text("\n".join([*((SCRIPT / name).read_text() for name in MODULES), HARNESS]))

    def ask(many):
        asked = [{"content": plain_of(one), "csv": to_csv(one).decode()} for one in many]
        command = [find_node().node, str(path)]
        done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        return json.loads(done.stdout)

    return ask


def agree(told, answers):
    from base64 import b64decode

    plain = plain_of(answers)
    assert told["code"] == plain["code"]
    assert read_answers(told["csv"].encode()).answers == answers
    assert read_answers(b64decode(told["xlsx"])).answers == answers
    assert told["read"] == plain


def test_page_and_tool_write_and_read_alike(run, answers):
    agree(run([answers])[0], answers)


texts = st.text(
    st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t'\"=+-@,;0123456789e_x"), max_size=30
)


@settings(max_examples=3, deadline=None)
@given(st.lists(st.lists(texts.filter(str.strip), max_size=5), min_size=40, max_size=40))
def test_page_and_tool_agree_on_any_text(run, remarks):
    many = [
        Answers(
            "p", "0" * 12, {}, {}, Reviewer("", "reader", ""), "agree", "en", "", "",
            tuple(Answer(f"i{number}", "123456789012", "", text) for number, text in enumerate(texts)),
        )
        for texts in remarks
    ]  # fmt: skip
    for told, one in zip(run(many), many, strict=True):
        agree(told, one)
