"""Modules of the page's script run in Node: digests, planted rules, files of answers."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import zlib
from base64 import b85encode
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from random import Random
from typing import Any

import pytest

from ksyspark.logical import InvalidValue, value_reader
from ksyspark.logical.families import value_writer
from ksyspark_codegen.kaitai import find_node
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
LOGICAL = ("numbers", "logical")
MEANINGS = """INPUT.values.map((value) => {
  const held = INPUT.isNumber ? BigInt(value) : Uint8Array.from(value.match(/../g) || [], (pair) => parseInt(pair, 16));
  try {
    const meaning = meaningOf(INPUT.written, held);
    return meaning === undefined ? 'None' : meaning;
  } catch (error) {
    if (!(error instanceof NoValue)) throw error;
    return 'refused';
  }
})"""


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
    found = read_answers(on_page("JSON.stringify(answersFile())").encode())
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
    packed = b85encode(packer.compress(text.encode()) + packer.flush()).decode().replace("<", ".")
    begin = text_beside_templates("begin.js")
    unpacking = begin[begin.index("const CODE_ORDER") : begin.index("const said")]
    inflated = run("unpack(INPUT.packed, INPUT.length)", before=unpacking, packed=packed, length=len(text.encode()))
    assert inflated == text


def bytes_to_mean(written: str, chance: Random) -> list[bytes]:
    """Return bytes that are values of a logical type, and others."""
    name = written.partition("(")[0]
    write, days = value_writer(written), [date(2000, 1, 1) + timedelta(days=chance.randrange(9999)) for _ in range(60)]
    values = days if name == "bcd_date" else [Decimal(chance.randrange(1000)) for _ in range(60)]
    of_values = [] if name in ("uuid", "ip_address") else [write(value, "binary") for value in values]
    digits = [bytes.fromhex(f"{chance.randrange(10**8):08}") for _ in range(60)]
    ends = [bytes(16), b"\0" * 10 + b"\xff\xff\1\2\3\4", bytes(4), bytes(20), b"", b"\x0c", b"1}", b"0" * 39]
    spread = [bytes([0] * 4 + [chance.choice((0, 0, 1, 255)) for _ in range(12)]) for _ in range(60)]
    return [*of_values, *digits, *ends, *spread, *(chance.randbytes(chance.randrange(6)) for _ in range(60))]


@pytest.mark.parametrize(
    "written",
    [
        "packed_decimal(9, 2)", "packed_decimal(38, 0)", "bcd(9, 2)", "zoned_decimal(9, 2)", "zoned_decimal(3)",
        "bcd_date", "bcd_date(ddmmyyyy)", "bcd_date(mmddyyyy)", "bcd_date(yyyyddd)", "bcd_date(cyyddd)",
        "uuid", "uuid(le)", "ip_address",
    ],
)  # fmt: skip
def test_bytes_mean_on_a_page_what_the_interpreter_reads(run: Run, written: str) -> None:
    values = bytes_to_mean(written, Random(9))
    meanings = run(MEANINGS, *LOGICAL, written=written, values=[value.hex() for value in values])
    expected = [meaning(written, value) for value in values]
    assert [(value.hex(), text) for value, text in zip(values, meanings, strict=True)] == [
        (value.hex(), text) for value, text in zip(values, expected, strict=True)
    ]
    assert len(set(meanings)) > 5


@pytest.mark.parametrize(
    "written", ["unix_time", "unix_time(ms)", "unix_time(us)", "unix_time(ns)", "filetime", "ntp_time"]
)
def test_numbers_mean_on_a_page_what_the_interpreter_reads(run: Run, written: str) -> None:
    chance = Random(5)
    numbers = [0, 1, 2**31, 2**63, 2**64 - 1, 253_402_300_799, 253_402_300_800, 1_709_209_859_250]
    numbers += [] if written == "ntp_time" else [-1, -62_135_596_800, -62_135_596_801]
    numbers += [chance.randrange(2 ** chance.randrange(8, 65)) for _ in range(100)]
    meanings = run(MEANINGS, *LOGICAL, written=written, values=[str(number) for number in numbers], isNumber=True)
    assert meanings == [meaning(written, number) for number in numbers]


def meaning(written: str, value: bytes | int) -> str:
    """Return the text of what the interpreter reads, or `refused`."""
    try:
        read = value_reader(written)(value)
    except InvalidValue:
        return "refused"
    if isinstance(read, datetime):
        return read.isoformat().replace("+00:00", "Z")
    return f"{read:f}" if isinstance(read, Decimal) else str(read)
