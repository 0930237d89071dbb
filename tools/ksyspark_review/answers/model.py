"""An answers file as data: to and from plain mappings, checked; its 12 digits."""

import hashlib
import json
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Literal, cast, get_args

from ksyspark.errors import KsysparkError
from ksyspark_review.model import CANNOT_TELL, LANGUAGES, NOT_SAID, Language

DIGITS = 12
_UNCODED = ("code", "started", "saved", "minutes")


def canonical(plain: Mapping[str, object]) -> bytes:
    """Return the canonical JSON of a mapping: sorted keys, no spaces, UTF-8."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def code_of(plain: Mapping[str, object]) -> str:
    """Return the first 12 digits of the decimal number of SHA-256 over everything but `code` and times.

    So a file that is saved again without another answer is the same file.
    """
    digest = hashlib.sha256(canonical({key: value for key, value in plain.items() if key not in _UNCODED}))
    return str(int.from_bytes(digest.digest(), "big"))[:DIGITS].zfill(DIGITS)


def grouped(code: str) -> str:
    """Return a code as people read it aloud: `1234 5678 9012`."""
    return " ".join(code[start : start + 4] for start in range(0, len(code), 4))


FORMAT, VERSION = "ksyspark-review", 2
MOST_BYTES = 2 << 20
MOST_ANSWERS = 2_000
MOST_ROWS = 200
MOST_OF_REMARK = 4_000
"""Characters of one remark."""

Verdict = Literal["same", "different", "unsure", ""]
"""Of a decision: agreed, not agreed, not for the reader to say; empty: a pick without verdict, or a remark only."""
Overall = Literal["agree", "agree-with-remarks", "disagree", "no-opinion"]
OVERALLS: tuple[Overall, ...] = get_args(Overall)


class AnswersRefused(KsysparkError):
    """A file cannot be checked in; the text is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Reviewer:
    """Who answered; only the role is needed."""

    name: str
    role: str
    organisation: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reader says to a question; `fingerprint` is that of the question as it was read, 12 hexadecimal digits.

    `pick` is the id of an option, `not-said` or `cannot-tell`, "" where nothing was picked. `first_pick` and
    `first_verdict` are what was said first and stay for ever. `rows` are those of a table that differ, from 0.
    """

    question: str
    fingerprint: str
    first_pick: str
    pick: str
    first_verdict: Verdict
    verdict: Verdict
    rows: tuple[int, ...]
    remark: str


@dataclass(frozen=True, slots=True)
class Met:
    """A planted rule that a reader met, and whether it was noticed."""

    question: str
    noticed: bool


@dataclass(frozen=True, slots=True)
class Answers:
    """All of one file. `specifications` and `documents` map ids to fingerprints and SHA-256 sums of what was read.

    `started` and `saved` are moments in UTC (`2026-01-31T10:00:00Z`), `minutes` the time in which the page was in use.
    `seed` chose the planted rules; `planted` are those that the reader has met.
    """

    page: str
    page_fingerprint: str
    specifications: Mapping[str, str]
    documents: Mapping[str, str]
    reviewer: Reviewer
    overall: Overall
    language: Language
    seed: int
    minutes: int
    started: str
    saved: str
    answers: tuple[Answer, ...]
    planted: tuple[Met, ...] = ()


_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}")
_QUESTION = re.compile(r"[^\s\x00-\x1f\x7f]{1,300}")
_PICK = re.compile(rf"|[0-9]|{NOT_SAID}|{CANNOT_TELL}")
_MOST_SEED, _MOST_MINUTES = 999_999_999, 100_000
_FINGERPRINT = re.compile(r"[0-9a-f]{12}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")
_VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
_MOST_OF_NAME = 200
_SHOWN = 40

_PICK_KEYS, _VERDICT_KEYS = ("first_pick", "pick"), ("first_verdict", "verdict")


def plain_of(answers: Answers) -> dict[str, object]:
    """Return a file's content as JSON has it, with its code."""
    plain: dict[str, object] = {"format": FORMAT, "version": VERSION, **asdict(answers)}
    plain["answers"] = [{**asdict(one), "rows": list(one.rows)} for one in answers.answers]
    plain["planted"] = [asdict(one) for one in answers.planted]
    return {**plain, "code": code_of(plain)}


def answers_of(plain: object) -> Answers:
    """Return the answers of a file's content. Raises AnswersRefused with the first thing that is wrong."""
    top = _map(plain, "the file")
    if top.get("format") != FORMAT:
        raise AnswersRefused("is not an answers file of a review page")
    if top.get("version") != VERSION or isinstance(top["version"], bool):
        raise AnswersRefused(f"was saved by another version: {shown(top.get('version'))}, not {VERSION}")
    _map(top, "the file", ("format", "version", "code", *_keys_of(Answers)))
    answers = Answers(
        _matching(top["page"], _ID, "page"),
        _matching(top["page_fingerprint"], _FINGERPRINT, "page_fingerprint"),
        _fingerprints(top["specifications"], _FINGERPRINT, "specifications"),
        _fingerprints(top["documents"], _SHA256, "documents"),
        _reviewer(top["reviewer"]),
        cast(Overall, _one_of(top["overall"], OVERALLS, "overall")),
        cast(Language, _one_of(top["language"], LANGUAGES, "language")),
        _number(top["seed"], _MOST_SEED, "seed"),
        _number(top["minutes"], _MOST_MINUTES, "minutes"),
        _moment(top["started"], "started"),
        _moment(top["saved"], "saved"),
        tuple(_answers(top["answers"])),
        tuple(_planted(top["planted"])),
    )
    if top["code"] != code_of(top):
        raise AnswersRefused("was changed or damaged after it was saved: its code does not fit its content")
    return answers


def shown(value: object) -> str:
    """Return the beginning of an untrusted value, quoted, for a sentence."""
    text = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in str(value))
    return f'"{text[:_SHOWN]}{"…" if len(text) > _SHOWN else ""}"'


def _answers(value: object) -> Iterator[Answer]:
    seen = set[str]()
    for number, entry in enumerate(_list(value, MOST_ANSWERS, "answers"), 1):
        where = f"answer {number}"
        answer = _map(entry, where, _keys_of(Answer))
        question = _matching(answer["question"], _QUESTION, f"the question of {where}")
        if question in seen:
            raise AnswersRefused(f"answers {shown(question)} twice")
        seen.add(question)
        on = f"on {shown(question)}"
        verdicts = [cast(Verdict, _one_of(answer[key], _VERDICTS, f"{key} {on}")) for key in _VERDICT_KEYS]
        picks = [_matching(answer[key], _PICK, f"{key} {on}") for key in _PICK_KEYS]
        rows = tuple(_number(row, MOST_ROWS, f"a row {on}") for row in _list(answer["rows"], MOST_ROWS, f"rows {on}"))
        remark = _text(answer["remark"], f"the remark {on}", MOST_OF_REMARK, multiline=True)
        if not any((*verdicts, *picks, rows, remark.strip())):
            raise AnswersRefused(f"has neither verdict nor remark {on}")
        fingerprint = _matching(answer["fingerprint"], _FINGERPRINT, f"the fingerprint of {shown(question)}")
        yield Answer(question, fingerprint, picks[0], picks[1], verdicts[0], verdicts[1], rows, remark)


def _planted(value: object) -> Iterator[Met]:
    for number, entry in enumerate(_list(value, MOST_ANSWERS, "planted rules"), 1):
        where = f"planted rule {number}"
        met = _map(entry, where, _keys_of(Met))
        if not isinstance(met["noticed"], bool):
            raise AnswersRefused(f"holds {shown(met['noticed'])} as noticed of {where}, not yes or no")
        yield Met(_matching(met["question"], _QUESTION, f"the question of {where}"), met["noticed"])


def _list(value: object, most: int, what: str) -> list[object]:
    if not isinstance(value, list):
        raise AnswersRefused(f"has no list of {what}")
    if len(value) > most:
        raise AnswersRefused(f"holds {len(value)} {what}; {most} are the most")
    return value


def _number(value: object, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise AnswersRefused(f"holds {shown(value)} as {what}; whole numbers from 0 to {most} are known")
    return value


def _reviewer(value: object) -> Reviewer:
    entries = _map(value, "reviewer", _keys_of(Reviewer))
    parts = {key: _text(entries[key], f"the {key} of the reviewer", _MOST_OF_NAME) for key in entries}
    return Reviewer(**parts)


def _fingerprints(value: object, pattern: re.Pattern[str], what: str) -> dict[str, str]:
    entries = _map(value, what)
    return {
        _matching(key, _ID, f"an id in {what}"): _matching(one, pattern, f"{what}: {shown(key)}")
        for key, one in entries.items()
    }


def _keys_of(kind: type[Answers | Answer | Met | Reviewer]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _map(value: object, what: str, keys: Collection[str] = ()) -> Mapping[str, object]:
    """Return a value that is a map, of just these keys if there are any."""
    if not isinstance(value, dict):
        raise AnswersRefused(f"is not an answers file of a review page: {what} is not a set of keys")
    for key in sorted(keys):
        if key not in value:
            raise AnswersRefused(f'has no key "{key}" in {what}')
    for key in value if keys else ():
        if key not in keys:
            raise AnswersRefused(f"has the unknown key {shown(key)} in {what}")
    return value


def _matching(value: object, pattern: re.Pattern[str], what: str) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value) or not _is_text(value):
        raise AnswersRefused(f"holds {shown(value)} as {what}, which is not what a page writes")
    return value


def _one_of(value: object, known: Collection[str], what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise AnswersRefused(f"holds {shown(value)} as {what}; known are {', '.join(filter(None, known))}")
    return value


def _moment(value: object, what: str) -> str:
    if value == "":
        return ""
    moment = _matching(value, _MOMENT, what)
    try:
        datetime.fromisoformat(moment)
    except ValueError:
        raise AnswersRefused(f"holds {shown(value)} as {what}, which is no moment") from None
    return moment


def _text(value: object, what: str, most: int, *, multiline: bool = False) -> str:
    if not isinstance(value, str) or not _is_text(value.replace("\n", "").replace("\t", "") if multiline else value):
        raise AnswersRefused(f"holds control characters, or no text, as {what}")
    if len(value) > most:
        raise AnswersRefused(f"holds {len(value)} characters as {what}; {most} are the most")
    return value


def _is_text(value: str) -> bool:
    """Tell whether a text has neither control characters nor halves of characters."""
    return not any(unicodedata.category(one) in ("Cc", "Cs") for one in value)
