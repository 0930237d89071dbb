"""An answers file as data: to and from plain mappings, checked; its 12 digits."""

import hashlib
import json
import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from typing import Annotated, Any, Literal, get_args, get_origin

from ksyspark.errors import KsysparkError
from ksyspark_review.model import CANNOT_TELL, NOT_SAID, Language

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

# The limits of a value: what a text matches; the greatest number; the length of a list; the length of a text, and the
# control characters that it may have.
_Id = Annotated[str, re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}")]
_QuestionId = Annotated[str, re.compile(r"[^\s\x00-\x1f\x7f]{1,300}")]
_Pick = Annotated[str, re.compile(rf"|[0-9]|{NOT_SAID}|{CANNOT_TELL}")]
_Fingerprint = Annotated[str, re.compile(r"[0-9a-f]{12}")]
_Sha256 = Annotated[str, re.compile(r"[0-9a-f]{64}")]
_Moment = Annotated[str, re.compile(r"|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")]
_Name = Annotated[str, 200, ""]
_SHOWN = 40


class AnswersRefused(KsysparkError):
    """A file cannot be checked in; the text is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Reviewer:
    """Who answered; only the role is needed."""

    name: _Name
    role: _Name
    organisation: _Name


@dataclass(frozen=True, slots=True)
class Answer:
    """What a reader says to a question; `fingerprint` is that of the question as it was read, 12 hexadecimal digits.

    `pick` is the id of an option, `not-said` or `cannot-tell`, "" where nothing was picked. `first_pick` and
    `first_verdict` are what was said first and stay for ever. `rows` are those of a table that differ, from 0.
    """

    question: _QuestionId
    fingerprint: _Fingerprint
    first_pick: _Pick
    pick: _Pick
    first_verdict: Verdict
    verdict: Verdict
    rows: Annotated[tuple[Annotated[int, MOST_ROWS], ...], MOST_ROWS]
    remark: Annotated[str, MOST_OF_REMARK, "\n\t"]


@dataclass(frozen=True, slots=True)
class Met:
    """A planted rule that a reader met, and whether it was noticed."""

    question: _QuestionId
    noticed: bool


@dataclass(frozen=True, slots=True)
class Answers:
    """All of one file. `specifications` and `documents` map ids to fingerprints and SHA-256 sums of what was read.

    `started` and `saved` are moments in UTC (`2026-01-31T10:00:00Z`), `minutes` the time in which the page was in use.
    `seed` chose the planted rules; `planted` are those that the reader has met.
    """

    page: _Id
    page_fingerprint: _Fingerprint
    specifications: Mapping[_Id, _Fingerprint]
    documents: Mapping[_Id, _Sha256]
    reviewer: Reviewer
    overall: Overall
    language: Language
    seed: Annotated[int, 999_999_999]
    minutes: Annotated[int, 100_000]
    started: _Moment
    saved: _Moment
    answers: Annotated[tuple[Answer, ...], MOST_ANSWERS]
    planted: Annotated[tuple[Met, ...], MOST_ANSWERS] = ()


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
    named = {key: value for key, value in top.items() if key not in ("format", "version", "code")}
    answers: Answers = _read(named, Answers, "the file")
    for key, moment in (("started", answers.started), ("saved", answers.saved)):
        try:
            if moment:
                datetime.fromisoformat(moment)
        except ValueError:
            raise AnswersRefused(f"holds {shown(moment)} as {key}, which is no moment") from None
    _check_questions(answers)
    if top.get("code") != code_of(top):
        raise AnswersRefused("was changed or damaged after it was saved: its code does not fit its content")
    return answers


def shown(value: object) -> str:
    """Return the beginning of an untrusted value, quoted, for a sentence."""
    text = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in str(value))
    return f'"{text[:_SHOWN]}{"…" if len(text) > _SHOWN else ""}"'


def _check_questions(answers: Answers) -> None:
    seen = set[str]()
    for answer in answers.answers:
        if answer.question in seen:
            raise AnswersRefused(f"answers {shown(answer.question)} twice")
        seen.add(answer.question)
        said = (answer.first_verdict, answer.verdict, answer.first_pick, answer.pick, answer.rows)
        if not any(said) and not answer.remark.strip():
            raise AnswersRefused(f"has neither verdict nor remark on {shown(answer.question)}")


def _read(value: object, kind: Any, what: str, *limits: Any) -> Any:
    """Return a value as its type says, within its limits."""
    origin, of = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _read(value, of[0], what, *of[1:])
    if origin is tuple:
        return tuple(_read(one, of[0], f"an entry of {what}") for one in _list(value, limits[0], what))
    if origin is Mapping:
        return {
            _read(key, of[0], f"an id in {what}"): _read(one, of[1], f"{what}: {shown(key)}")
            for key, one in _map(value, what).items()
        }
    if origin is Literal:
        return _one_of(value, of, what)
    if kind is bool:
        return _truth(value, what)
    if kind is int:
        return _number(value, limits[0], what)
    if kind is str:
        return _matching(value, limits[0], what) if len(limits) == 1 else _text(value, what, *limits)
    entries = _map(value, what, [field.name for field in fields(kind)])
    return kind(*(_read(entries[field.name], field.type, f"{field.name} of {what}") for field in fields(kind)))


def _list(value: object, most: int, what: str) -> list[object]:
    if not isinstance(value, list):
        raise AnswersRefused(f"has no list of {what}")
    if len(value) > most:
        raise AnswersRefused(f"holds {len(value)} {what}; {most} are the most")
    return value


def _truth(value: object, what: str) -> bool:
    if not isinstance(value, bool):
        raise AnswersRefused(f"holds {shown(value)} as {what}, not yes or no")
    return value


def _number(value: object, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise AnswersRefused(f"holds {shown(value)} as {what}; whole numbers from 0 to {most} are known")
    return value


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


def _text(value: object, what: str, most: int, allowed: str) -> str:
    if not isinstance(value, str) or not _is_text(value.translate(dict.fromkeys(map(ord, allowed)))):
        raise AnswersRefused(f"holds control characters, or no text, as {what}")
    if len(value) > most:
        raise AnswersRefused(f"holds {len(value)} characters as {what}; {most} are the most")
    return value


def _is_text(value: str) -> bool:
    """Tell whether a text has neither control characters nor halves of characters."""
    return not any(unicodedata.category(one) in ("Cc", "Cs") for one in value)
