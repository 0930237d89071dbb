"""Remarks of reviewers with their dispositions, and the page that the author of remarks gets."""

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Literal, get_args

from ksyspark_review.answers import model
from ksyspark_review.answers.check_in import Store, Stored, states_of
from ksyspark_review.model import Question, Review
from ksyspark_review.pages.html import fill

Disposition = Literal["accepted", "declined", "answered"]
DISPOSITIONS: tuple[Disposition, ...] = get_args(Disposition)
_FORMAT, _VERSION = "ksyspark-replies", 2
_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to reply to: a remark, or an objection without words.

    `id` is `R` and 8 hexadecimal digits of a digest over question, verdict and text, so that a remark keeps its reply
    when its author saves his file again.
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
            said = model.canonical({"question": answer.question, "verdict": answer.verdict, "remark": answer.remark})
            id_ = f"R{hashlib.sha256(said).hexdigest()[:_DIGITS]}"
            before = remarks.get(id_)
            roles = sorted({*(before.roles if before else ()), role})
            codes = (*(before.files if before else ()), file.code)
            remarks[id_] = Remark(id_, answer.question, answer.verdict, answer.remark, tuple(roles), codes)
    return tuple(sorted(remarks.values(), key=lambda remark: (remark.question, remark.id)))


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
    known = (all(isinstance(part, str) for part in astuple(one)) for one in replies)
    if not is_known or not all(known) or any(one.disposition not in DISPOSITIONS for one in replies):
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


def _path(store: Store) -> Path:
    return store.folder / "replies.json"


def reply_path(file: Stored) -> Path:
    """Return where the reply to a stored file stands."""
    return file.path.with_suffix(".reply.html")


def reply_page(review: Review, file: Stored, replies: Mapping[str, Reply], questions: Collection[Question]) -> str:
    """Return the HTML of the reply to one file: each remark with its disposition, and the answers that went stale."""
    states = states_of(file.answers.answers, questions, ())
    remarks = [(remark, replies.get(remark.id)) for remark in remarks_of([file])]
    answered = {remark.question: asdict(reply) for remark, reply in remarks if reply is not None}
    kept = {question: {key: reply[key] for key in _OPENED} for question, reply in answered.items()}
    return fill(
        "reply.html.jinja",
        language=file.answers.language,
        answers=json.dumps({**model.plain_of(file.answers), "replies": kept}, separators=(",", ":")),
        page=review.title.of(file.answers.language),
        file=file.path.name,
        code=model.grouped(file.code),
        remarks=remarks,
        changed=[question for question, state in states.items() if state != "valid"],
    )


_OPENED = ("disposition", "text", "by", "date")
"""What the review page shows of a reply when it opens the reply page."""
