"""Modules of the page's script run in Node: digests, files of answers."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from ksyspark_codegen.kaitai.node import find_node
from ksyspark_review.answers.check_in import read_answers
from ksyspark_review.javascript import script_files, script_texts

Run = Callable[..., Any]
# What other modules of the page give: its data, its language, its rows.
PAGE = """
const REVIEW = {page: 'demo', fingerprint: '0123456789ab', items: {
  'demo.a': {kind: 'field', fingerprint: 'aaaaaaaaaaaa'}, 'demo.b': {kind: 'decision', fingerprint: '222222222222'}},
  specifications: {demo: {fingerprint: 'bbbbbbbbbbbb'}}, documents: {D1: {sha256: 'c'.repeat(64)}}};
let language = 'pt';
let started = '2026-01-31T10:00:00Z';
const answers = new Map(INPUT.answers || []);
const stale = new Set();
const replies = new Map();
const moment = () => '2026-01-31T11:00:00Z';
const rows = () => Object.keys(REVIEW.items).map((item) => ({ dataset: { item }, querySelector: () => null }));
const reviewerOnPage = () => ({ name: '=cmd', role: 'protocol owner', organisation: '', overall: 'agree' });
const say = (key) => key;
class NotTaken extends Error {}
const writeRow = () => {};
const setReviewer = () => {};
const MOST_OF_REMARK = 4000;
const document = { querySelector: () => null };
"""
REMARK = '=1+1, "quoted"\nsecond line; 中文 <b>&amp;</b> _x0041_ \U0001f600'
ANSWERS = [["demo.a", {"verdict": "different", "remark": REMARK}], ["demo.b", {"verdict": "agree", "remark": ""}]]


@pytest.fixture(scope="module")
def run() -> Run:
    """Return the function that runs an expression behind modules of the script and returns its value."""

    def evaluate(expression: str, *modules: str, before: str = "", **given: object) -> Any:
        source = "\n".join(
            [
                f"const INPUT = {json.dumps(given)};",
                before,
                *script_files(modules),
                f"(async () => JSON.stringify(await ({expression})))().then((text) => process.stdout.write(text));",
            ]
        )
        done = subprocess.run(
            [find_node().node, "-"], input=source, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return evaluate


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 1000])
def test_digests_are_those_of_python(run: Run, length: int) -> None:
    data = bytes(index * 7 & 255 for index in range(length))
    digest = hashlib.sha256(data)
    found = run(
        "[sha256(Uint8Array.from(INPUT.data)), digitsOf(sha256(Uint8Array.from(INPUT.data)))]", "sha256", data=[*data]
    )
    assert found == [digest.hexdigest(), str(int.from_bytes(digest.digest(), "big"))[:12].zfill(12)]


def test_the_tool_reads_what_the_page_saves(run: Run) -> None:
    text = run("JSON.stringify(answersFile())", "sha256", "answers_file", before=PAGE, answers=ANSWERS)
    found = read_answers(text.encode()).answers
    assert [(one.item, one.fingerprint, one.verdict, one.remark) for one in found.answers] == [
        ("demo.a", "aaaaaaaaaaaa", "different", REMARK),
        ("demo.b", "222222222222", "agree", ""),
    ]
    assert (found.page, found.language, found.overall, found.reviewer.name) == ("demo", "pt", "agree", "=cmd")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("one => ({...one, format: 'other'})", "js-foreign"),
        ("one => ({...one, page: 'other'})", "js-other-page"),
        ("one => ({...one, version: 2})", "js-other-version"),
        ("one => ({...one, overall: 'disagree'})", "js-changed"),
        ("one => ({...one, answers: [...one.answers, one.answers[0]]})", "js-damaged"),
        ("one => ({...one, answers: [{item: 1}]})", "js-damaged"),
        ("one => null", "js-foreign"),
    ],
)
def test_files_that_are_not_of_the_page_are_refused(run: Run, change: str, sentence: str) -> None:
    taken = f"return takeAnswers(({change})(answersFile()))"
    expression = f"(() => {{ try {{ {taken} }} catch (error) {{ return error.message }} }})()"
    assert run(expression, "sha256", "answers_file", before=PAGE, answers=ANSWERS) == sentence


def test_an_answer_for_another_version_is_stale(run: Run) -> None:
    content = """(() => { const one = answersFile(); one.answers[0].fingerprint = 'ffffffffffff'; one.code = '';
      return [takeAnswers(one), [...stale], answersInOrder()[0].fingerprint]; })()"""
    assert run(content, "sha256", "answers_file", before=PAGE, answers=ANSWERS) == [1, ["demo.a"], "ffffffffffff"]


def test_replies_come_with_the_answers(run: Run) -> None:
    reply = {"disposition": "declined", "text": "Line 79.", "by": "", "date": "2026-02-01"}
    taken = "(takeAnswers({...answersFile(), replies: INPUT.replies}), [...replies])"
    answered = {"before": PAGE, "answers": ANSWERS}
    assert run(taken, "sha256", "answers_file", replies={"demo.a": reply}, **answered) == [["demo.a", reply]]
    wrong = f"(() => {{ try {{ return {taken} }} catch (error) {{ return error.message }} }})()"
    for key, value in {"disposition": "lost", "text": 1}.items():
        given = {"demo.a": {**reply, key: value}}
        assert run(wrong, "sha256", "answers_file", replies=given, **answered) == "js-damaged"


def test_sentences_are_there_in_all_languages() -> None:
    texts = script_texts()
    keys = set(texts["en"])
    sources = "\n".join(
        script_files(
            ["message_view", "dumps", "own_message", "reading", "signing", "answers", "answers_file", "document_panel"]
        )
    )
    assert all(set(texts[language]) == keys and all(texts[language].values()) for language in ("zh", "pt"))
    assert {word for word in sources.split("'") if word.startswith("js-") and "$" not in word} <= keys
