"""Whether a page is signed: the required roles, by different people, on the present fingerprints; remarks replied to.

The files of one person are read together: those of one role that name the same person, or that were begun at the same
moment. Of each item the latest answer counts, of the verdict on the whole the latest file. A signature holds when that
verdict agrees, and every item of the page has an answer on its present fingerprint.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from ksyspark_review.answers.check_in import Store, Stored, states_of
from ksyspark_review.answers.model import ROLE_WORDS, Answer, Answers, Overall, key_of
from ksyspark_review.answers.questions import questions_of
from ksyspark_review.answers.remarks import Remark, read_replies, remarks_of, unanswered
from ksyspark_review.model import Review

_IN_FAVOUR: tuple[Overall, ...] = ("agree", "agree-with-remarks")


@dataclass(frozen=True, slots=True)
class Signature:
    """What one person's files are worth: `answered` of `asked` items hold, `stale` were changed since."""

    role: str
    name: str
    codes: tuple[str, ...]
    overall: Overall
    answered: int
    asked: int
    stale: int
    starts: tuple[str, ...]

    @property
    def holds(self) -> bool:
        return self.overall in _IN_FAVOUR and self.answered == self.asked

    def may_be(self, other: Signature) -> bool:
        """Tell whether two signatures may be one person's: the same name, or files begun at the same moment."""
        return bool(
            (self.name and _plain(self.name) == _plain(other.name))
            or {*self.starts} & {*other.starts}
            or {*self.codes} & {*other.codes}
        )


@dataclass(frozen=True, slots=True)
class Status:
    """The status of one page. `signed` says that all roles have signed, each role another person."""

    page: str
    fingerprint: str
    roles: tuple[str, ...]
    signatures: tuple[Signature, ...]
    remarks: tuple[Remark, ...]
    open_remarks: tuple[Remark, ...]
    signed: bool

    @property
    def is_complete(self) -> bool:
        return self.signed and not self.open_remarks

    def of_role(self, role: str) -> tuple[Signature, ...]:
        return tuple(one for one in self.signatures if one.role == _plain(role))


def status_of(review: Review, store: Store) -> Status:
    """Return the status of a page from its stored files. Raises AnswersRefused for one that was changed."""
    files = list(store.files())
    people = [list(one) for one in _people(files)]
    signatures = tuple(_signature(review, one) for one in people)
    # What a person has taken back in a later file needs no reply.
    remarks = remarks_of(_withdrawn_left_out(people))
    return Status(
        review.id,
        review.fingerprint,
        review.roles,
        signatures,
        remarks,
        unanswered(remarks, read_replies(store)),
        _all_signed(review.roles, signatures),
    )


def role_of(answers: Answers) -> str:
    """Return the role of a file's reviewer as pages name it."""
    return _plain(key_of(ROLE_WORDS, answers.reviewer.role))


def _people(files: Sequence[Stored]) -> Iterator[list[Stored]]:
    """Yield the files of each person, earliest first."""
    waiting = sorted(files, key=lambda file: (file.answers.saved, file.path.name))
    while waiting:
        person = [waiting.pop(0)]
        # A file may join two others that share nothing with each other.
        while more := [file for file in waiting if any(_is_same(file.answers, one.answers) for one in person)]:
            person += more
            waiting = [file for file in waiting if file not in more]
        yield sorted(person, key=lambda file: (file.answers.saved, file.path.name))


def _is_same(answers: Answers, other: Answers) -> bool:
    name = _plain(answers.reviewer.name)
    return role_of(answers) == role_of(other) and (
        bool(name and name == _plain(other.reviewer.name)) or bool(answers.started and answers.started == other.started)
    )


def _signature(review: Review, files: Sequence[Stored]) -> Signature:
    last, questions = files[-1].answers, questions_of(review)
    signed = [one for one in _latest(files).values() if one.verdict]
    present = {question.item for question in questions}
    states = states_of(signed, questions, ())
    return Signature(
        role_of(last),
        last.reviewer.name,
        tuple(file.code for file in files),
        last.overall,
        sum(state == "valid" for state in states.values()),
        len(questions),
        sum(state != "valid" and item in present for item, state in states.items()),
        tuple(sorted({file.answers.started for file in files if file.answers.started})),
    )


def _latest(files: Iterable[Stored]) -> dict[str, Answer]:
    return {one.item: one for file in files for one in file.answers.answers}


def _withdrawn_left_out(people: Iterable[Sequence[Stored]]) -> Iterator[Stored]:
    """Yield the files with the answers that count: of each item and person the latest.

    An item that a later file leaves out was not taken back: that file may be about changed rules only.
    """
    for files in people:
        latest = _latest(files)
        for file in files:
            kept = tuple(one for one in file.answers.answers if latest[one.item] is one)
            yield Stored(file.path, file.code, _with_answers(file.answers, kept))


def _with_answers(answers: Answers, kept: tuple[Answer, ...]) -> Answers:
    return replace(answers, answers=kept)


def _all_signed(roles: Sequence[str], signatures: Sequence[Signature]) -> bool:
    holding = [[one for one in signatures if one.holds and one.role == _plain(role)] for role in roles]
    return any(_are_different(chosen) for chosen in product(*holding))


def _are_different(chosen: Sequence[Signature]) -> bool:
    return not any(one.may_be(other) for number, one in enumerate(chosen) for other in chosen[:number])


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).split()).casefold()
