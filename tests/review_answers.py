"""Answers of a reader, as tests need them."""

from ksyspark_review.answers.model import Answer


def answer(question, fingerprint, verdict="same", remark="", pick="", rows=()):
    """What a reader said at once, and did not change."""
    return Answer(question, fingerprint, pick, pick, verdict, verdict, rows, remark)
