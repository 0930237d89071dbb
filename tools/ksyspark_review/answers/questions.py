"""The questions of a page: every field, code, decision and calculation, with the fingerprint an answer must carry."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ksyspark_review.answers.model import FIELD_VERDICTS, OTHER_VERDICTS, Verdict, canonical
from ksyspark_review.model import Calculation, Review

_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to judge."""

    item: str
    kind: Literal["field", "code", "decision", "calculation"]
    fingerprint: str

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        return FIELD_VERDICTS if self.kind == "field" else OTHER_VERDICTS


def questions_of(review: Review) -> tuple[Question, ...]:
    """Return all questions of a page, in the page's order."""
    structures = (structure for specification in review.specifications for structure in specification.structures)
    return (
        *(Question(item.id, "field", item.fingerprint) for structure in structures for item in structure.items),
        *(Question(code.id, "code", code.fingerprint) for code_list in review.code_lists for code in code_list.codes),
        *(Question(decision.id, "decision", decision.fingerprint) for decision in review.decisions),
        *_calculations(review),
    )


def calculation_fingerprint(calculation: Calculation, lines: Sequence[str]) -> str:
    """Return the fingerprint of a calculation: its English statement, both results, the text of the cited lines."""
    parts = {
        "statement": calculation.statement.en,
        "printed": calculation.printed,
        "found": calculation.found,
        "lines": list(lines),
    }
    return hashlib.sha256(canonical(parts)).hexdigest()[:_DIGITS]


def _calculations(review: Review) -> Iterator[Question]:
    texts = {
        (document.id, number): line.text or ""
        for document in review.documents
        for number, line in (document.lines or {}).items()
    }
    for calculation in review.calculations:
        lines = [texts.get((citation.document, citation.line), "") for citation in calculation.citations]
        yield Question(calculation.id, "calculation", calculation_fingerprint(calculation, lines))
