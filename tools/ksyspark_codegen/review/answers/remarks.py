"""Remarks of reviewers, and what became of each: its disposition, stored beside the files in `replies.json`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal, get_args

from ksyspark_codegen.review.answers.files.code import canonical
from ksyspark_codegen.review.answers.model import AnswersRefused, Verdict
from ksyspark_codegen.review.answers.store import Store, Stored

Disposition = Literal["accepted", "declined", "answered"]
DISPOSITIONS: tuple[Disposition, ...] = get_args(Disposition)
_FORMAT, _VERSION = "ksyspark-replies", 1
_DIGITS = 8
_OBJECTING: tuple[Verdict, ...] = ("different", "disagree")


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to reply to: a remark, or an objection without words.

    `id` follows from item, verdict and text, so that a remark keeps its reply when its author saves his file again.
    `files` are the codes of the files that hold it.
    """

    id: str
    item: str
    verdict: Verdict
    text: str
    roles: tuple[str, ...]
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a remark. `by` may be empty; `date` is a day (`2026-01-31`)."""

    remark: str
    item: str
    disposition: Disposition
    text: str
    by: str
    date: str


def remarks_of(files: Iterable[Stored]) -> tuple[Remark, ...]:
    """Return what is to be replied to in files, by item; equal remarks of several files are one."""
    found: dict[str, Remark] = {}
    for file in files:
        role = file.answers.reviewer.role
        for one in file.answers.answers:
            if not one.remark.strip() and one.verdict not in _OBJECTING:
                continue
            id_ = remark_id(one.item, one.verdict, one.remark)
            before = found.get(id_)
            roles = sorted({*(before.roles if before else ()), role})
            codes = (*(before.files if before else ()), file.code)
            found[id_] = Remark(id_, one.item, one.verdict, one.remark, tuple(roles), codes)
    return tuple(sorted(found.values(), key=lambda remark: (remark.item, remark.id)))


def remark_id(item: str, verdict: str, text: str) -> str:
    """Return the id of a remark: `R` and 8 hexadecimal digits."""
    return f"R{hashlib.sha256(canonical({'item': item, 'verdict': verdict, 'remark': text})).hexdigest()[:_DIGITS]}"


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
        raise AnswersRefused(f"{path} is damaged: it is no list of replies.") from None
    if not is_known or not all(_is_reply(one) for one in replies):
        raise AnswersRefused(f"{path} is damaged: it holds a reply that `ksyspark review reply` does not write.")
    return {one.remark: one for one in replies}


def write_reply(store: Store, reply: Reply) -> None:
    """Store a reply; it takes the place of an earlier one to the same remark. Raises AnswersRefused without reason."""
    if reply.disposition != "accepted" and not reply.text.strip():
        raise AnswersRefused(f"A remark that is {reply.disposition} needs a text that says why.")
    replies = {**read_replies(store), reply.remark: reply}
    ordered = sorted(replies.values(), key=lambda one: (one.item, one.remark))
    plain = {"format": _FORMAT, "version": _VERSION, "page": store.page, "replies": [asdict(one) for one in ordered]}
    store.folder.mkdir(parents=True, exist_ok=True)
    _path(store).write_text(json.dumps(plain, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def find_remark(remarks: Collection[Remark], id_: str) -> Remark:
    """Return the remark of an id. Raises AnswersRefused where there is none."""
    for remark in remarks:
        if remark.id == id_:
            return remark
    raise AnswersRefused(f"There is no remark {id_}; `ksyspark review reply PAGE` lists them.")


def _is_reply(reply: Reply) -> bool:
    parts = (reply.remark, reply.item, reply.text, reply.by, reply.date)
    return reply.disposition in DISPOSITIONS and all(isinstance(part, str) for part in parts)


def _path(store: Store) -> Path:
    return store.folder / "replies.json"
