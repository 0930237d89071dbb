"""An answers file as data: to and from plain mappings, checked; its 12 digits; the words of its verdicts."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, cast, get_args

from ksyspark.errors import KsysparkError
from ksyspark_review.model import LANGUAGES, Language, Text

DIGITS = 12


def canonical(plain: Mapping[str, object]) -> bytes:
    """Return the canonical JSON of a mapping: sorted keys, no spaces, UTF-8."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def code_of(plain: Mapping[str, object]) -> str:
    """Return the first 12 digits of the decimal number of SHA-256 over everything but `code`."""
    digest = hashlib.sha256(canonical({key: value for key, value in plain.items() if key != "code"}))
    return str(int.from_bytes(digest.digest(), "big"))[:DIGITS].zfill(DIGITS)


def grouped(code: str) -> str:
    """Return a code as people read it aloud: `1234 5678 9012`."""
    return " ".join(code[start : start + 4] for start in range(0, len(code), 4))


FORMAT, VERSION = "ksyspark-review", 1
MOST_BYTES = 2 << 20
MOST_ANSWERS = 20_000
MOST_OF_REMARK = 4_000
"""Characters of one remark."""

Verdict = Literal["same", "different", "unsure", "agree", "disagree", "cannot-say", ""]
"""The first three are about fields, the next three about codes, decisions and calculations; empty: a remark only."""
Overall = Literal["agree", "agree-with-remarks", "disagree", "no-opinion"]
FIELD_VERDICTS: tuple[Verdict, ...] = ("same", "different", "unsure")
OTHER_VERDICTS: tuple[Verdict, ...] = ("agree", "disagree", "cannot-say")
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
    """One verdict; `fingerprint` is that of the item as the reviewer saw it, 12 hexadecimal digits."""

    item: str
    fingerprint: str
    verdict: Verdict
    remark: str


@dataclass(frozen=True, slots=True)
class Answers:
    """All of one file. `specifications` and `documents` map ids to fingerprints and SHA-256 sums of what was read.

    `started` and `saved` are moments in UTC (`2026-01-31T10:00:00Z`), empty in a sheet that was filled in by hand.
    """

    page: str
    page_fingerprint: str
    specifications: Mapping[str, str]
    documents: Mapping[str, str]
    reviewer: Reviewer
    overall: Overall
    language: Language
    started: str
    saved: str
    answers: tuple[Answer, ...]


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


def answers_of(plain: object) -> Answers:
    """Return the answers of a file's content. Raises AnswersRefused with the first thing that is wrong."""
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
    if top["code"] != code_of(top):
        raise AnswersRefused("was changed or damaged after it was saved: its code does not fit its content")
    return answers


def shown(value: object) -> str:
    """Return the beginning of an untrusted value, quoted, for a sentence."""
    text = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in str(value))
    return f'"{text[:_SHOWN]}{"…" if len(text) > _SHOWN else ""}"'


def _answers(value: object) -> Iterator[Answer]:
    if not isinstance(value, list):
        raise AnswersRefused("has no list of answers")
    if len(value) > MOST_ANSWERS:
        raise AnswersRefused(f"holds {len(value)} answers; {MOST_ANSWERS} are the most")
    seen = set[str]()
    for number, entry in enumerate(value, 1):
        where = f"answer {number}"
        answer = _mapping(entry, where)
        _check_keys(answer, {"item", "fingerprint", "verdict", "remark"}, where)
        item = _matching(answer["item"], _ITEM, f"the item of {where}")
        if item in seen:
            raise AnswersRefused(f"answers {shown(item)} twice")
        seen.add(item)
        fingerprint = _matching(answer["fingerprint"], _FINGERPRINT, f"the fingerprint of {shown(item)}")
        verdict = cast(Verdict, _one_of(answer["verdict"], _VERDICTS, f"the verdict on {shown(item)}"))
        remark = _text(answer["remark"], f"the remark on {shown(item)}", MOST_OF_REMARK, multiline=True)
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


VERDICT_WORDS: Mapping[str, Text] = {
    "same": Text("Same", "相同", "Igual"),
    "different": Text("Different", "不同", "Diferente"),
    "unsure": Text("Unsure", "不确定", "Não sei"),
    "agree": Text("Agree", "同意", "Concordo"),
    "disagree": Text("Disagree", "不同意", "Discordo"),
    "cannot-say": Text("Cannot say", "无法判断", "Não posso dizer"),
}
ROLE_WORDS: Mapping[str, Text] = {
    "protocol owner": Text("Protocol owner", "协议负责人", "Responsável pelo protocolo"),
    "independent reader": Text("Independent reader", "独立审阅人", "Leitor independente"),
}
DISPOSITION_WORDS: Mapping[str, Text] = {
    "accepted": Text("Accepted", "已采纳", "Aceita"),
    "declined": Text("Declined", "未采纳", "Recusada"),
    "answered": Text("Answered", "已答复", "Respondida"),
}
REPLY_PAGE: Mapping[str, Text] = {
    "title": Text("Replies to your remarks", "对您备注的答复", "Respostas às suas observações"),
    "file": Text("Your file", "您的文件", "Seu arquivo"),
    "code": Text("Code", "校验码", "Código"),
    "item": Text("Item", "条目", "Item"),
    "yours": Text("You said", "您的意见", "O que você disse"),
    "reply": Text("Reply", "答复", "Resposta"),
    "open": Text("No reply yet.", "尚未答复。", "Ainda sem resposta."),
    "none": Text("You made no remarks.", "您没有备注。", "Você não fez observações."),
    "changed": Text("Changed since you answered", "您答复后有变化的条目", "Alterado depois da sua resposta"),
    "again": Text(
        "These answers no longer count. Please look at the present page again.",
        "这些回答不再有效。请再看一次当前页面。",
        "Estas respostas já não valem. Veja de novo a página atual, por favor.",
    ),
}


def key_of(words: Mapping[str, Text], written: str) -> str:
    """Return the key of a word as people wrote it, in whatever language; the word itself where it is none of them."""
    plain = _plain(written)
    for key, text in words.items():
        if plain in (_plain(key), _plain(text.en), _plain(text.zh), _plain(text.pt)):
            return key
    return written


def word_of(words: Mapping[str, Text], key: str, language: Language) -> str:
    """Return the word for a key, or the key itself if it has no word."""
    return words[key].of(language) if key in words else key


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
