"""Remarks of reviewers with their dispositions, and the page that the author of remarks gets."""

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal, get_args

from ksyspark_review.answers import model
from ksyspark_review.answers.check_in import Store, Stored, states_of
from ksyspark_review.model import Language, Question, Review
from ksyspark_review.pages.html import fill

Disposition = Literal["accepted", "declined", "answered"]
DISPOSITIONS: tuple[Disposition, ...] = get_args(Disposition)
_FORMAT, _VERSION = "ksyspark-replies", 2
_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to reply to: a remark, or an objection without words.

    `id` follows from question, verdict and text, so that a remark keeps its reply when its author saves his file again.
    `files` are the codes of the files that hold it.
    """

    id: str
    question: str
    verdict: model.Verdict
    text: str
    roles: tuple[str, ...]
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a remark. `by` may be empty; `date` is a day (`2026-01-31`)."""

    remark: str
    question: str
    disposition: Disposition
    text: str
    by: str
    date: str


def remarks_of(files: Iterable[Stored]) -> tuple[Remark, ...]:
    """Return what is to be replied to in files, by question; equal remarks of several files are one."""
    remarks: dict[str, Remark] = {}
    for file in files:
        role = file.answers.reviewer.role
        for answer in file.answers.answers:
            if not answer.remark.strip() and answer.verdict != "different":
                continue
            id_ = remark_id(answer.question, answer.verdict, answer.remark)
            before = remarks.get(id_)
            roles = sorted({*(before.roles if before else ()), role})
            codes = (*(before.files if before else ()), file.code)
            remarks[id_] = Remark(id_, answer.question, answer.verdict, answer.remark, tuple(roles), codes)
    return tuple(sorted(remarks.values(), key=lambda remark: (remark.question, remark.id)))


def remark_id(question: str, verdict: str, text: str) -> str:
    """Return the id of a remark: `R` and 8 hexadecimal digits."""
    said = model.canonical({"question": question, "verdict": verdict, "remark": text})
    return f"R{hashlib.sha256(said).hexdigest()[:_DIGITS]}"


def unanswered(remarks: Iterable[Remark], replies: Mapping[str, Reply]) -> tuple[Remark, ...]:
    """Return the remarks without a disposition."""
    return tuple(remark for remark in remarks if remark.id not in replies)


def read_replies(store: Store) -> Mapping[str, Reply]:
    """Return the replies on a page by the ids of remarks. Raises AnswersRefused where the file is damaged."""
    path = _path(store)
    if not path.is_file():
        return {}
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        replies = [Reply(**entry) for entry in plain["replies"]]
        is_known = plain["format"] == _FORMAT and plain["version"] == _VERSION
    except (ValueError, KeyError, TypeError):
        raise model.AnswersRefused(f"{path} is damaged: it is no list of replies.") from None
    if not is_known or not all(_is_reply(one) for one in replies):
        raise model.AnswersRefused(f"{path} is damaged: it holds a reply that `ksyspark review reply` does not write.")
    return {one.remark: one for one in replies}


def write_reply(store: Store, reply: Reply) -> None:
    """Store a reply; it takes the place of an earlier one to the same remark. Raises AnswersRefused without reason."""
    if reply.disposition != "accepted" and not reply.text.strip():
        raise model.AnswersRefused(f"A remark that is {reply.disposition} needs a text that says why.")
    replies = {**read_replies(store), reply.remark: reply}
    ordered = sorted(replies.values(), key=lambda each: (each.question, each.remark))
    plain = {"format": _FORMAT, "version": _VERSION, "page": store.page, "replies": [asdict(one) for one in ordered]}
    store.folder.mkdir(parents=True, exist_ok=True)
    _path(store).write_text(json.dumps(plain, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def find_remark(remarks: Collection[Remark], id_: str) -> Remark:
    """Return the remark of an id. Raises AnswersRefused where there is none."""
    for remark in remarks:
        if remark.id == id_:
            return remark
    raise model.AnswersRefused(f"There is no remark {id_}; `ksyspark review reply PAGE` lists them.")


def _is_reply(reply: Reply) -> bool:
    parts = (reply.remark, reply.question, reply.text, reply.by, reply.date)
    return reply.disposition in DISPOSITIONS and all(isinstance(part, str) for part in parts)


def _path(store: Store) -> Path:
    return store.folder / "replies.json"


@dataclass(frozen=True, slots=True)
class Row:
    """A remark with its reply; without one, `disposition` is empty and `text` says so."""

    question: str
    verdict: str
    remark: str
    disposition: str
    text: str
    signed: str


def reply_path(file: Stored) -> Path:
    """Return where the reply to a stored file stands."""
    return file.path.with_suffix(".reply.html")


def reply_page(review: Review, file: Stored, replies: Mapping[str, Reply], questions: Collection[Question]) -> str:
    """Return the HTML of the reply to one file: each remark with its disposition, and the answers that went stale."""
    language = file.answers.language
    states = states_of(file.answers.answers, questions, ())
    return fill(
        "reply.html.jinja",
        language=language,
        answers=_answers_json(file, replies),
        words={key: text.of(language) for key, text in model.REPLY_PAGE.items()},
        page=review.title.of(language),
        file=file.path.name,
        code=model.grouped(file.code),
        rows=list(_rows(file, replies, language)),
        changed=[question for question, state in states.items() if state != "valid"],
    )


def _answers_json(file: Stored, replies: Mapping[str, Reply]) -> str:
    """Return the answers of a file and the replies to them as the review page opens them."""
    answered = {remark.question: replies[remark.id] for remark in remarks_of([file]) if remark.id in replies}
    plain = {
        question: {"disposition": one.disposition, "text": one.text, "by": one.by, "date": one.date}
        for question, one in answered.items()
    }
    return json.dumps({**model.plain_of(file.answers), "replies": plain}, separators=(",", ":"))


def _rows(file: Stored, replies: Mapping[str, Reply], language: Language) -> Iterator[Row]:
    for remark in remarks_of([file]):
        reply = replies.get(remark.id)
        verdict = model.word_of(model.VERDICT_WORDS, remark.verdict, language)
        if reply is None:
            yield Row(remark.question, verdict, remark.text, "", model.REPLY_PAGE["open"].of(language), "")
        else:
            disposition = model.word_of(model.DISPOSITION_WORDS, reply.disposition, language)
            signed = ", ".join(filter(None, [reply.by, reply.date]))
            yield Row(remark.question, verdict, remark.text, disposition, reply.text, signed)
