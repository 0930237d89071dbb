"""Modules of the page's script run in Node: digests, planted rules, files of answers."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest

from ksyspark_codegen.kaitai.node import find_node
from ksyspark_review.answers.check_in import read_answers
from ksyspark_review.javascript import ABOVE_PARSERS, DECODER, script_files, script_texts
from ksyspark_review.javascript import PAGE as MODULES
from ksyspark_review.pages.html import text_beside_templates

Run = Callable[..., Any]
# What the page gives: its data, its questions, what the reader says of himself.
PAGE = """
const elements = INPUT.questions.map(([id, form, right, plant]) => ({
  dataset: { question: id, fingerprint: 'a'.repeat(12), form, right, plant },
}));
const review = { page: 'demo', fingerprint: '0123456789ab', planted: 4, specifications: { demo: 'b'.repeat(12) } };
const data = { review: { ...review, documents: { D1: 'c'.repeat(64) } }, words: {} };
const document = {
  getElementById: (id) => (data[id] ? { textContent: JSON.stringify(data[id]) } : null),
  querySelectorAll: (selector) => (selector === '[data-question]' ? elements : []),
  querySelector: () => null,
  documentElement: { dataset: { ui: 'pt' } },
};
const reviewerOnPage = () => ({ name: '=cmd', role: 'protocol owner', organisation: '', overall: 'agree' });
const setReviewer = () => {};
"""
REMARK = '=1+1, "quoted"\nsecond line; 中文 <b>&amp;</b> _x0041_ \U0001f600'
QUESTIONS = [["width", "pick", "1", None], ["meaning", "compare", None, None], ["DEC-1", "decision", "not-said", None]]
ANSWERED = """
state.started = '2026-01-31T10:00:00Z'; state.seed = 7; state.used = 150000;
takePick(elements[0], '0'); takePick(elements[0], '1');
takePick(elements[2], 'not-said'); takeVerdict(elements[2], 'same', []);
state.answers.set('meaning', { ...UNANSWERED, remark: INPUT.remark });
"""
FILES = ("page_data", "sha256", "answers", "answers_file")


@pytest.fixture(scope="module")
def run() -> Run:
    """Return the function that runs an expression behind modules of the script and returns its value."""

    def evaluate(expression: str, *modules: str, before: str = "", after: str = "", **values: object) -> Any:
        source = "\n".join(
            [
                f"const INPUT = {json.dumps(values)};",
                before,
                *script_files(modules),
                after,
                f"(async () => JSON.stringify(await ({expression})))().then((text) => process.stdout.write(text));",
            ]
        )
        done = subprocess.run(
            [find_node().node, "-"], input=source, capture_output=True, text=True, encoding="utf-8", check=False
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return evaluate


@pytest.fixture
def on_page(run: Run) -> Run:
    """Return the function that runs an expression on a page whose questions are answered."""

    def evaluate(expression: str, **values: object) -> Any:
        given = {"questions": QUESTIONS, "remark": REMARK, **values}
        return run(expression, *FILES, before=PAGE, after=ANSWERED, **given)

    return evaluate


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 1000])
def test_digests_are_those_of_python(run: Run, length: int) -> None:
    data = bytes(index * 7 & 255 for index in range(length))
    digest = hashlib.sha256(data)
    found = run(
        "[sha256(Uint8Array.from(INPUT.data)), digitsOf(sha256(Uint8Array.from(INPUT.data)))]", "sha256", data=[*data]
    )
    assert found == [digest.hexdigest(), str(int.from_bytes(digest.digest(), "big"))[:12].zfill(12)]


def test_planted_rules_are_the_first_by_digest_of_seed_and_question(run: Run) -> None:
    ids = [f"question-{number}-长" for number in range(9)]
    by_digest = sorted(ids, key=lambda id_: hashlib.sha256(f"7:{id_}".encode()).hexdigest())
    found = run("[...plantedFor(7, INPUT.ids)].sort()", *FILES, before=PAGE, questions=[], ids=ids)
    assert found == sorted(by_digest[:4])


def test_the_tool_reads_what_the_page_saves(on_page: Run) -> None:
    found = read_answers(on_page("JSON.stringify(answersFile())").encode()).answers
    assert [(one.question, one.first_pick, one.pick, one.verdict, one.remark) for one in found.answers] == [
        ("width", "0", "1", "same", ""),
        ("meaning", "", "", "", REMARK),
        ("DEC-1", "not-said", "not-said", "same", ""),
    ]
    assert found.answers[0].first_verdict == "different"
    assert (found.page, found.language, found.overall, found.reviewer.name) == ("demo", "pt", "agree", "=cmd")
    assert (found.seed, found.minutes) == (7, 2)


def test_a_file_saved_later_has_the_same_code(on_page: Run) -> None:
    codes = on_page(
        """(() => { const first = answersFile(); state.started = ''; state.used = 9e6; const later = answersFile();
        takeVerdict(elements[1], 'same', []);
        return [first.code === later.code, first.code === answersFile().code]; })()"""
    )
    assert codes == [True, False]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("one => ({...one, format: 'other'})", "js-foreign"),
        ("one => ({...one, page: 'other'})", "js-other-page"),
        ("one => ({...one, version: 1})", "js-other-version"),
        ("one => ({...one, overall: 'disagree'})", "js-changed"),
        ("one => ({...one, seed: 'x'})", "js-damaged"),
        ("one => ({...one, planted: [{question: 1}]})", "js-damaged"),
        ("one => ({...one, answers: [...one.answers, one.answers[0]]})", "js-damaged"),
        ("one => ({...one, answers: [{...one.answers[0], pick: 'maybe'}]})", "js-damaged"),
        ("one => ({...one, answers: [{...one.answers[0], rows: ['a']}]})", "js-damaged"),
        ("one => ({...one, answers: [{question: 1}]})", "js-damaged"),
        ("one => null", "js-foreign"),
    ],
)
def test_files_that_are_not_of_the_page_are_refused(on_page: Run, change: str, sentence: str) -> None:
    taken = f"return takeAnswers(({change})(answersFile()))"
    assert on_page(f"(() => {{ try {{ {taken} }} catch (error) {{ return error.message }} }})()") == sentence


def test_an_answer_to_another_version_is_stale_and_keeps_its_fingerprint(on_page: Run) -> None:
    content = """(() => { const one = answersFile(); one.answers[0].fingerprint = 'f'.repeat(12); one.code = '';
      return [takeAnswers(one), answerOf('width').verdict, answersInOrder()[0].fingerprint]; })()"""
    assert on_page(content) == [1, "", "f" * 12]


def test_what_is_opened_is_what_was_saved(on_page: Run) -> None:
    assert on_page("(() => { const one = answersFile(); takeAnswers(one); return answersFile().code === one.code })()")


def test_replies_come_with_the_answers(on_page: Run) -> None:
    reply = {"disposition": "declined", "text": "Line 79.", "by": "", "date": "2026-02-01"}
    taken = "(takeAnswers({...answersFile(), replies: INPUT.replies}), [...state.replies])"
    assert on_page(taken, replies={"width": reply}) == [["width", reply]]
    wrong = f"(() => {{ try {{ return {taken} }} catch (error) {{ return error.message }} }})()"
    for key, value in {"disposition": "lost", "text": 1}.items():
        assert on_page(wrong, replies={"width": {**reply, key: value}}) == "js-damaged"


def test_no_function_of_the_script_takes_the_place_of_another() -> None:
    names = re.findall(
        r"^(?:async )?function\*? (\w+)", "\n".join(script_files([*DECODER, *ABOVE_PARSERS, *MODULES])), re.MULTILINE
    )
    assert len(names) > 200
    assert [name for name in names if names.count(name) > 1] == []


def test_sentences_are_there_in_all_languages() -> None:
    texts = script_texts()
    assert all(text.keys() == {"en", "zh", "pt"} and all(text.values()) for text in texts.values())
    sources = "\n".join([*script_files(MODULES)])
    whole = set(re.findall(r"'(js-[\w-]+)'", sources))
    begun = tuple(re.findall(r"`(js-[\w-]*)\$\{", sources))
    assert whole - texts.keys() == set()
    assert {key for key in texts if key not in whole and not key.startswith(begun)} == set()


@pytest.mark.parametrize("text", ["", "a", "which repeats, " * 9_000, "长度 \U0001f600\r\n`~"])
@pytest.mark.parametrize("strategy", [zlib.Z_DEFAULT_STRATEGY, zlib.Z_FIXED])
@pytest.mark.parametrize("level", [0, 1, 9])
def test_every_kind_of_deflated_text_is_inflated(run: Run, text: str, strategy: int, level: int) -> None:
    packer = zlib.compressobj(level, zlib.DEFLATED, 15, 8, strategy)
    packed = b64encode(packer.compress(text.encode()) + packer.flush()).decode()
    begin = text_beside_templates("begin.js")
    unpacking = begin[begin.index("const CODE_ORDER") : begin.index("const said")]
    inflated = run("unpack(INPUT.packed, INPUT.length)", before=unpacking, packed=packed, length=len(text.encode()))
    assert inflated == text
