"""What the author of remarks gets: a page beside his file, in his language. The review page opens it, too."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ksyspark_codegen.review.answers.check_in import states_of
from ksyspark_codegen.review.answers.files.code import grouped
from ksyspark_codegen.review.answers.files.plain import plain_of
from ksyspark_codegen.review.answers.files.wording import DISPOSITIONS, REPLY_PAGE, VERDICTS, word_of
from ksyspark_codegen.review.answers.questions import Question
from ksyspark_codegen.review.answers.remarks import Reply, remarks_of
from ksyspark_codegen.review.answers.store import Stored
from ksyspark_codegen.review.model import Language, Review
from ksyspark_codegen.review.page.templates import fill


@dataclass(frozen=True, slots=True)
class Row:
    """A remark with its reply; without one, `disposition` is empty and `text` says so."""

    item: str
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
        words={key: text.of(language) for key, text in REPLY_PAGE.items()},
        page=review.title.of(language),
        file=file.path.name,
        code=grouped(file.code),
        rows=list(_rows(file, replies, language)),
        changed=[item for item, state in states.items() if state != "valid"],
    )


def _answers_json(file: Stored, replies: Mapping[str, Reply]) -> str:
    """Return the answers of a file and the replies to them as the review page opens them."""
    answered = {remark.item: replies[remark.id] for remark in remarks_of([file]) if remark.id in replies}
    plain = {
        item: {"disposition": one.disposition, "text": one.text, "by": one.by, "date": one.date}
        for item, one in answered.items()
    }
    return json.dumps({**plain_of(file.answers), "replies": plain}, separators=(",", ":"))


def _rows(file: Stored, replies: Mapping[str, Reply], language: Language) -> Iterator[Row]:
    for remark in remarks_of([file]):
        reply = replies.get(remark.id)
        verdict = word_of(VERDICTS, remark.verdict, language)
        if reply is None:
            yield Row(remark.item, verdict, remark.text, "", REPLY_PAGE["open"].of(language), "")
        else:
            disposition = word_of(DISPOSITIONS, reply.disposition, language)
            signed = ", ".join(filter(None, [reply.by, reply.date]))
            yield Row(remark.item, verdict, remark.text, disposition, reply.text, signed)
