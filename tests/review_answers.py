"""Answers of a reader, as tests need them."""

import json

from ksyspark_review.answers.model import Answer, Answers, plain_of


def answer(question, fingerprint, verdict="same", remark="", pick="", rows=()):
    """What a reader said at once, and did not change."""
    return Answer(question, fingerprint, pick, pick, verdict, verdict, rows, remark)


def to_json(answers: Answers) -> bytes:
    """Return the bytes of a file, as a page saves them."""
    return json.dumps(plain_of(answers), ensure_ascii=False, indent=1).encode() + b"\n"
