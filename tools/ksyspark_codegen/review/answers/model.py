"""An answers file as data: what a reviewer said about a page, item by item."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from ksyspark.errors import KsysparkError
from ksyspark_codegen.review.model import Language

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
