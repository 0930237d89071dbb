"""Answers to and from plain mappings, as JSON has them; every check of shape and size is made here.

The refusals are sentences without a subject (`has no key "page"`): the file's name stands in front of them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import cast, get_args

from ksyspark_codegen.review.answers.files.code import code_of
from ksyspark_codegen.review.answers.model import (
    FORMAT,
    MOST_ANSWERS,
    MOST_OF_REMARK,
    OVERALLS,
    VERSION,
    Answer,
    Answers,
    AnswersRefused,
    Overall,
    Reviewer,
    Verdict,
)
from ksyspark_codegen.review.model import LANGUAGES, Language

_ID = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}")
_ITEM = re.compile(r"[^\s\x00-\x1f\x7f]{1,300}")
_FINGERPRINT = re.compile(r"[0-9a-f]{12}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z")
_VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
_MOST_OF_NAME = 200
_SHOWN = 40

_KEYS = frozenset(
    "answers code documents format language overall page page_fingerprint reviewer saved specifications started version"
    .split()
)  # fmt: skip


def plain_of(answers: Answers) -> dict[str, object]:
    """Return a file's content as JSON has it, with its code."""
    reviewer = answers.reviewer
    plain: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "page": answers.page,
        "page_fingerprint": answers.page_fingerprint,
        "specifications": dict(answers.specifications),
        "documents": dict(answers.documents),
        "reviewer": {"name": reviewer.name, "role": reviewer.role, "organisation": reviewer.organisation},
        "overall": answers.overall,
        "language": answers.language,
        "started": answers.started,
        "saved": answers.saved,
        "answers": [
            {"item": one.item, "fingerprint": one.fingerprint, "verdict": one.verdict, "remark": one.remark}
            for one in answers.answers
        ],
    }
    return {**plain, "code": code_of(plain)}


def answers_of(plain: object, *, needs_code: bool = True) -> Answers:
    """Return the answers of a file's content. Raises AnswersRefused with the first thing that is wrong.

    Without `needs_code` an empty code is accepted: a sheet filled in by hand has none.
    """
    top = _mapping(plain, "the file")
    if top.get("format") != FORMAT:
        raise AnswersRefused("is not an answers file of a review page")
    if top.get("version") != VERSION or isinstance(top["version"], bool):
        raise AnswersRefused(f"was saved by another version: {shown(top.get('version'))}, not {VERSION}")
    _check_keys(top, _KEYS, "the file")
    answers = Answers(
        _matching(top["page"], _ID, "page"),
        _matching(top["page_fingerprint"], _FINGERPRINT, "page_fingerprint"),
        _fingerprints(top["specifications"], _FINGERPRINT, "specifications"),
        _fingerprints(top["documents"], _SHA256, "documents"),
        _reviewer(top["reviewer"]),
        cast(Overall, _one_of(top["overall"], OVERALLS, "overall")),
        cast(Language, _one_of(top["language"], LANGUAGES, "language")),
        _moment(top["started"], "started"),
        _moment(top["saved"], "saved"),
        tuple(_answers(top["answers"])),
    )
    _check_code(top, needs_code=needs_code)
    return answers


def shown(value: object) -> str:
    """Return the beginning of an untrusted value, quoted, for a sentence."""
    text = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in str(value))
    return f'"{text[:_SHOWN]}{"…" if len(text) > _SHOWN else ""}"'


def _check_code(top: Mapping[str, object], *, needs_code: bool) -> None:
    code = top["code"]
    if code == "" and not needs_code:
        return
    if code != code_of(top):
        by_hand = "" if needs_code else "; empty the cell behind `code` if it was changed on purpose"
        raise AnswersRefused(f"was changed or damaged after it was saved: its code does not fit its content{by_hand}")


def _answers(value: object) -> Iterator[Answer]:
    if not isinstance(value, list):
        raise AnswersRefused("has no list of answers")
    if len(value) > MOST_ANSWERS:
        raise AnswersRefused(f"holds {len(value)} answers; {MOST_ANSWERS} are the most")
    seen = set[str]()
    for number, entry in enumerate(value, 1):
        where = f"answer {number}"
        one = _mapping(entry, where)
        _check_keys(one, {"item", "fingerprint", "verdict", "remark"}, where)
        item = _matching(one["item"], _ITEM, f"the item of {where}")
        if item in seen:
            raise AnswersRefused(f"answers {shown(item)} twice")
        seen.add(item)
        fingerprint = _matching(one["fingerprint"], _FINGERPRINT, f"the fingerprint of {shown(item)}")
        verdict = cast(Verdict, _one_of(one["verdict"], _VERDICTS, f"the verdict on {shown(item)}"))
        remark = _text(one["remark"], f"the remark on {shown(item)}", MOST_OF_REMARK, multiline=True)
        if not verdict and not remark.strip():
            raise AnswersRefused(f"has neither verdict nor remark on {shown(item)}")
        yield Answer(item, fingerprint, verdict, remark)


def _reviewer(value: object) -> Reviewer:
    entries = _mapping(value, "reviewer")
    _check_keys(entries, {"name", "role", "organisation"}, "reviewer")
    parts = {key: _text(entries[key], f"the {key} of the reviewer", _MOST_OF_NAME) for key in entries}
    return Reviewer(parts["name"], parts["role"], parts["organisation"])


def _fingerprints(value: object, pattern: re.Pattern[str], what: str) -> dict[str, str]:
    entries = _mapping(value, what)
    return {
        _matching(key, _ID, f"an id in {what}"): _matching(one, pattern, f"{what}: {shown(key)}")
        for key, one in entries.items()
    }


def _mapping(value: object, what: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise AnswersRefused(f"is not an answers file of a review page: {what} is not a set of keys")
    return value


def _check_keys(entries: Mapping[str, object], known: Collection[str], what: str) -> None:
    for key in sorted(known):
        if key not in entries:
            raise AnswersRefused(f'has no key "{key}" in {what}')
    for key in entries:
        if key not in known:
            raise AnswersRefused(f"has the unknown key {shown(key)} in {what}")


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
