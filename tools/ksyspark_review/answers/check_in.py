"""Answers files that come back: read, verified, stored unchanged, and what each answer is worth today."""

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal, NoReturn, get_args

from ksyspark_review.answers.model import (
    MOST_BYTES,
    Answer,
    Answers,
    AnswersRefused,
    answers_of,
    code_of,
    plain_of,
    shown,
)
from ksyspark_review.model import Question, Review


def _without_duplicates(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    entries = dict[str, object]()
    for key, value in pairs:
        if key in entries:
            raise AnswersRefused(f"holds the key {shown(key)} twice")
        entries[key] = value
    return entries


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


@dataclass(frozen=True, slots=True)
class AnswersFile:
    """A file as it was read: its bytes, unchanged, and what they say."""

    data: bytes
    answers: Answers


def read_answers_file(path: Path) -> AnswersFile:
    """Read an answers file. Raises AnswersRefused with one sentence that names the file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise AnswersRefused(f"has {path.stat().st_size} bytes; {MOST_BYTES} are the most")
        return read_answers(path.read_bytes())
    except AnswersRefused as refused:
        raise AnswersRefused(f"{shown(path.name)} {refused}.") from None
    except OSError as error:
        raise AnswersRefused(f"{shown(path.name)} cannot be read: {error.strerror}.") from None


def read_answers(data: bytes) -> AnswersFile:
    """Read the bytes of an answers file. Raises AnswersRefused with the rest of a sentence about it."""
    if len(data) > MOST_BYTES:
        raise AnswersRefused(f"has {len(data)} bytes; {MOST_BYTES} are the most")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise AnswersRefused("is not an answers file of a review page") from None
    try:
        plain = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise AnswersRefused("is damaged: it is no JSON") from None
    return AnswersFile(data, answers_of(plain))


_NAME = re.compile(r"(\d{4}-\d\d-\d\d)-(\d{12})\.json")
_PAGE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Stored:
    """A file that was checked in."""

    path: Path
    code: str
    answers: Answers


class Store:
    """The folder of one page; it is made when the first file is added."""

    def __init__(self, reviews: Path, page: str) -> None:
        if not _PAGE.fullmatch(page):
            raise AnswersRefused("There is no page of this name.")
        self.folder = reviews / page
        self.page = page

    def files(self) -> Iterator[Stored]:
        """Yield what was checked in, by date and code. Raises AnswersRefused for a file that was changed since."""
        for path in self._paths():
            answers = read_answers_file(path).answers
            code = code_of(plain_of(answers))
            if code != _code_in(path):
                raise AnswersRefused(f"{path} was changed after it was checked in: its code is {code} now.")
            yield Stored(path, code, answers)

    def add(self, file: AnswersFile, today: date) -> Path:
        """Store the bytes of a file. Raises AnswersRefused for one that is already there."""
        code = code_of(plain_of(file.answers))
        present = next((path for path in self._paths() if _code_in(path) == code), None)
        if present is not None:
            raise AnswersRefused(f"is already checked in as {present}")
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{today.isoformat()}-{code}.json"
        with path.open("xb") as target:
            target.write(file.data)
        return path

    def _paths(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.iterdir() if _NAME.fullmatch(path.name))


def _code_in(path: Path) -> str:
    match = _NAME.fullmatch(path.name)
    assert match is not None
    return match[2]


State = Literal["valid", "stale", "unknown version", "foreign"]
STATES: tuple[State, ...] = get_args(State)
"""Valid: the question is as the reviewer saw it. Stale: it was so in an earlier version of the page. Unknown version:
no version of the page had it so. Foreign: no version of the page had such a question."""


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
        by_state = Counter(self.states.values())
        return {state: by_state[state] for state in STATES}


def check_in(
    path: Path,
    page_of: Callable[[str], Review | None],
    earlier: Callable[[str], Collection[str]],
    reviews: Path,
    today: date,
) -> Receipt:
    """Verify a file, store it below `reviews`, and report each of its answers.

    `page_of` finds a page by its id, `earlier` the fingerprints in all earlier versions of a page. Raises
    AnswersRefused with one sentence for a file that is damaged, foreign, too large, or already there.
    """
    file = read_answers_file(path)
    review = page_of(file.answers.page)
    if review is None:
        raise AnswersRefused(f"{shown(path.name)} is of the page {shown(file.answers.page)}, which is none of these.")
    states = states_of(file.answers.answers, review.questions, earlier(review.id))
    if states and set(states.values()) == {"foreign"}:
        raise AnswersRefused(f"{shown(path.name)} answers nothing that was ever asked on the page {review.id}.")
    try:
        stored = Store(reviews, review.id).add(file, today)
    except AnswersRefused as refused:
        raise AnswersRefused(f"{shown(path.name)} {refused}.") from None
    texts = {document.id: document.sha256 for document in review.documents if document.sha256}
    others = (id_ for id_, sha256 in file.answers.documents.items() if texts.get(id_) != sha256)
    return Receipt(stored, _code_in(stored), file.answers, states, tuple(sorted(others)))


def states_of(
    answers: Collection[Answer], questions: Collection[Question], earlier: Collection[str]
) -> Mapping[str, State]:
    """Return what each answer is worth by its question; `earlier` are fingerprints of earlier versions of the page."""
    present = {question.id: question.fingerprint for question in questions}
    states = dict[str, State]()
    for answer in answers:
        if answer.fingerprint == present.get(answer.question):
            states[answer.question] = "valid"
        elif answer.fingerprint in earlier:
            states[answer.question] = "stale"
        else:
            states[answer.question] = "unknown version" if answer.question in present else "foreign"
    return states
