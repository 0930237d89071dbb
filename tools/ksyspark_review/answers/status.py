"""Whether a page is signed: the required roles, by different people, on the present questions; remarks replied to.

The files of one person are read together: those of one role that name the same person, or that were begun at the same
moment. Of each question the latest answer counts, of the verdict on the whole the latest file. A signature holds if
that verdict agrees and at least one question is answered. A page is signed if the signature of each role holds, and
each question has an answer of somebody whose signature holds; the other questions are open. The signature of an
independent reader holds only if three of four planted rules were noticed.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from ksyspark_review.answers.check_in import Remark, Store, Stored, read_replies, remarks_of, states_of
from ksyspark_review.answers.model import Answer, Answers, Overall
from ksyspark_review.model import Review

_IN_FAVOUR: tuple[Overall, ...] = ("agree", "agree-with-remarks")
_INDEPENDENT = "independent reader"
_ROLES = {
    "协议负责人": "protocol owner",
    "responsável pelo protocolo": "protocol owner",
    "独立审阅人": _INDEPENDENT,
    "leitor independente": _INDEPENDENT,
}
"""Roles as people write them in the other languages of the pages."""


@dataclass(frozen=True, slots=True)
class Attention:
    """How attentively a person read.

    `met` are the planted rules that the person came to, by kind, each with whether it was noticed; `planted` is how
    many there were. `picked` counts first picks, `agreeing` those of them that are what the specification says.
    """

    met: tuple[tuple[str, bool], ...]
    planted: int
    agreeing: int
    picked: int
    minutes: int

    @property
    def noticed(self) -> int:
        return sum(noticed for _, noticed in self.met)

    @property
    def is_enough(self) -> bool:
        """Whether three of four planted rules were noticed; one that was not met was not noticed."""
        return 4 * self.noticed >= 3 * self.planted


@dataclass(frozen=True, slots=True)
class Signature:
    """What one person's files are worth: the questions `answered` as they are now, of `asked`; `stale` were changed."""

    role: str
    name: str
    codes: tuple[str, ...]
    overall: Overall
    answered: frozenset[str]
    asked: int
    stale: int
    attention: Attention
    starts: tuple[str, ...]

    @property
    def holds(self) -> bool:
        is_judged = self.attention.is_enough or self.role != _INDEPENDENT
        return self.overall in _IN_FAVOUR and bool(self.answered or not self.asked) and is_judged

    def may_be(self, other: "Signature") -> bool:
        """Tell whether two signatures may be one person's: the same name, or files begun at the same moment."""
        return bool(
            (self.name and _plain(self.name) == _plain(other.name))
            or {*self.starts} & {*other.starts}
            or {*self.codes} & {*other.codes}
        )


@dataclass(frozen=True, slots=True)
class Status:
    """The status of one page. `has_roles` says that different people have signed for all roles.

    A page without questions needs no signature. `open` are the questions without an answer that counts.
    """

    page: str
    fingerprint: str
    roles: tuple[str, ...]
    signatures: tuple[Signature, ...]
    remarks: tuple[Remark, ...]
    open_remarks: tuple[Remark, ...]
    asked: int
    has_roles: bool
    open: tuple[str, ...]

    @property
    def signed(self) -> bool:
        return self.has_roles and not self.open

    @property
    def is_complete(self) -> bool:
        return self.signed and not self.open_remarks

    def of_role(self, role: str) -> tuple[Signature, ...]:
        return tuple(one for one in self.signatures if one.role == _plain(role))


def status_of(review: Review, store: Store) -> Status:
    """Return the status of a page from its stored files. Raises AnswersRefused for one that was changed."""
    people = [*_people([*store.files()])]
    signatures = tuple(_signature(review, one) for one in people)
    answered = {id_ for signature in signatures if signature.holds for id_ in signature.answered}
    # What a person has taken back in a later file needs no reply.
    remarks, replies = remarks_of(_withdrawn_left_out(people)), read_replies(store)
    return Status(
        review.id,
        review.fingerprint,
        review.roles,
        signatures,
        remarks,
        tuple(remark for remark in remarks if remark.id not in replies),
        len(review.questions),
        not review.questions or _all_signed(review.roles, signatures),
        tuple(question.id for question in review.questions if question.id not in answered),
    )


def role_of(answers: Answers) -> str:
    """Return the role of a file's reviewer as pages name it."""
    role = _plain(answers.reviewer.role)
    return _ROLES.get(role, role)


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
    last, questions = files[-1].answers, review.questions
    latest = _latest(files)
    signed = [one for one in latest.values() if one.verdict]
    states = states_of(signed, questions)
    return Signature(
        role_of(last),
        last.reviewer.name,
        tuple(file.code for file in files),
        last.overall,
        frozenset(id_ for id_, state in states.items() if state == "valid"),
        len(questions),
        sum(state == "stale" for state in states.values()),
        attention_of(review, files, latest),
        tuple(sorted({file.answers.started for file in files if file.answers.started})),
    )


def attention_of(review: Review, files: Sequence[Stored], latest: Mapping[str, Answer]) -> Attention:
    """Return how well a person read; what was noticed first counts, in whichever file it stands."""
    questions = {question.id: question for question in review.questions}
    met = dict[str, bool]()
    for file in files:
        for met_rule in file.answers.planted:
            met.setdefault(met_rule.question, met_rule.noticed)
    plants = {id_: question.plant for id_, question in questions.items() if question.plant}
    kinds = tuple((plants[id_].kind, noticed) for id_, noticed in met.items() if id_ in plants)
    picks = [
        answer.first_pick == questions[id_].right
        for id_, answer in latest.items()
        if answer.first_pick and id_ in questions and answer.fingerprint == questions[id_].fingerprint
    ]
    minutes = sum({file.answers.started: file.answers.minutes for file in files}.values())
    return Attention(kinds, max(len(kinds), review.planted), sum(picks), len(picks), minutes)


def found_by_kind(states: Iterable[Status]) -> Mapping[str, tuple[int, int]]:
    """Return how many planted rules of each kind were noticed, and how many were met, over all reviews of pages."""
    counts = dict[str, tuple[int, int]]()
    for kind, noticed in (one for state in states for each in state.signatures for one in each.attention.met):
        before = counts.get(kind, (0, 0))
        counts[kind] = before[0] + noticed, before[1] + 1
    return dict(sorted(counts.items()))


def _latest(files: Iterable[Stored]) -> dict[str, Answer]:
    return {one.question: one for file in files for one in file.answers.answers}


def _withdrawn_left_out(people: Iterable[Sequence[Stored]]) -> Iterator[Stored]:
    """Yield the files with the answers that count: of each question and person the latest.

    A question that a later file leaves out was not taken back: that file may be about changed rules only.
    """
    for files in people:
        latest = _latest(files)
        for file in files:
            kept = tuple(one for one in file.answers.answers if latest[one.question] is one)
            yield Stored(file.path, file.code, replace(file.answers, answers=kept))


def _all_signed(roles: Sequence[str], signatures: Sequence[Signature]) -> bool:
    holding = [[one for one in signatures if one.holds and one.role == _plain(role)] for role in roles]
    return any(not any(one.may_be(other) for one, other in combinations(chosen, 2)) for chosen in product(*holding))


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).split()).casefold()
