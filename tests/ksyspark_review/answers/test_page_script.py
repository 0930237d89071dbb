"""Answers as the script of a page writes and reads them, held against the tool: codes are alike."""

import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ksyspark_review
from ksyspark_codegen.kaitai import find_node
from ksyspark_review.answers.model import Answer, Answers, Reviewer, plain_of

SCRIPT = Path(ksyspark_review.__file__).parent / "script"
MODULES = ("sha256.js", "answers_file.js")
HARNESS = """
const REVIEW = { items: {} };
const asked = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const told = asked.map((content) => codeOf(content));
process.stdout.write(JSON.stringify(told));
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Return a function that gives contents to the script, and what it makes of them."""
    path = tmp_path_factory.mktemp("script") / "answers.js"
    path.write_text("\n".join([*((SCRIPT / name).read_text() for name in MODULES), HARNESS]))

    def ask(many):
        asked = [plain_of(one) for one in many]
        command = [find_node().node, str(path)]
        done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        return json.loads(done.stdout)

    return ask


def test_page_and_tool_give_the_same_code(run, answers):
    assert run([answers]) == [plain_of(answers)["code"]]


texts = st.text(
    st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t'\"=+-@,;0123456789e_x"), max_size=30
)


@settings(max_examples=3, deadline=None)
@given(st.lists(st.lists(texts.filter(str.strip), max_size=5), min_size=40, max_size=40))
def test_page_and_tool_agree_on_any_text(run, remarks):
    many = [
        Answers(
            "p", "0" * 12, {}, {}, Reviewer("", "reader", ""), "agree", "en", 0, 0, "", "",
            tuple(Answer(f"i{number}", "123456789012", "", "", "", "", (), text) for number, text in enumerate(texts)),
        )
        for texts in remarks
    ]  # fmt: skip
    assert run(many) == [plain_of(one)["code"] for one in many]
