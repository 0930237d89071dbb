"""Check a file in: verify it, store it unchanged, and tell what each of its answers is worth today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from ksyspark_codegen.review.answers.files.code import code_of
from ksyspark_codegen.review.answers.files.file import read
from ksyspark_codegen.review.answers.files.plain import plain_of, shown
from ksyspark_codegen.review.answers.model import Answer, Answers, AnswersRefused
from ksyspark_codegen.review.answers.questions import Question, questions_of
from ksyspark_codegen.review.answers.store import Store
from ksyspark_codegen.review.model import Review

State = Literal["valid", "stale", "unknown version", "foreign"]
STATES: tuple[State, ...] = ("valid", "stale", "unknown version", "foreign")
"""Valid: the item is as the reviewer saw it. Stale: it was so in an earlier version of the page. Unknown version: no
version of the page had it so. Foreign: no version of the page had such an item."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What came of one file. `other_documents` are those of which the reviewer had another text."""

    path: Path
    code: str
    answers: Answers
    states: Mapping[str, State]
    other_documents: tuple[str, ...]

    @property
    def counts(self) -> Mapping[State, int]:
        found = Counter(self.states.values())
        return {state: found[state] for state in STATES}


def check_in(
    path: Path,
    page_of: Callable[[str], Review | None],
    earlier: Callable[[str], Collection[str]],
    reviews: Path,
    today: date,
) -> Receipt:
    """Verify a file, store it below `reviews`, and report each of its items.

    `page_of` finds a page by its id, `earlier` the fingerprints in all earlier versions of a page. Raises
    AnswersRefused with one sentence for a file that is damaged, foreign, too large, or already there.
    """
    file = read(path)
    review = page_of(file.answers.page)
    if review is None:
        raise AnswersRefused(f"{shown(path.name)} is of the page {shown(file.answers.page)}, which is none of these.")
    states = states_of(file.answers.answers, questions_of(review), earlier(review.id))
    if states and set(states.values()) == {"foreign"}:
        raise AnswersRefused(f"{shown(path.name)} answers nothing that was ever asked on the page {review.id}.")
    try:
        stored = Store(reviews, review.id).add(file, today)
    except AnswersRefused as refused:
        raise AnswersRefused(f"{shown(path.name)} {refused}.") from None
    code = code_of(plain_of(file.answers))
    return Receipt(stored, code, file.answers, states, _other_documents(review, file.answers))


def states_of(
    answers: Collection[Answer], questions: Collection[Question], earlier: Collection[str]
) -> Mapping[str, State]:
    """Return what each answer is worth by its item; `earlier` are fingerprints of earlier versions of the page."""
    present = {question.item: question.fingerprint for question in questions}
    return {one.item: _state(one, present.get(one.item), earlier) for one in answers}


def _state(answer: Answer, present: str | None, earlier: Collection[str]) -> State:
    if answer.fingerprint == present:
        return "valid"
    if answer.fingerprint in earlier:
        return "stale"
    return "foreign" if present is None else "unknown version"


def _other_documents(review: Review, answers: Answers) -> tuple[str, ...]:
    present = {document.id: document.sha256 for document in review.documents if document.sha256}
    return tuple(sorted(id_ for id_, sha256 in answers.documents.items() if present.get(id_) != sha256))
