"""Answers files that come back: read, verified, stored unchanged, what each answer is worth, and replies to remarks.

A page is signed by the required roles: by different people, on the present questions, with all remarks replied to. The
files of one person are read together: those of one role that name the same person, or that were begun at the same
moment. Of each question the latest answer counts, of the verdict on the whole the latest file. A signature holds if
that verdict agrees and at least one question is answered. A page is signed if the signature of each role holds, and
each question has an answer of somebody whose signature holds; the other questions are open. The signature of an
independent reader holds only if three of four planted rules were noticed.
"""

import hashlib
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, replace
from datetime import date
from itertools import combinations, product
from pathlib import Path
from typing import Literal, NoReturn, get_args

from ksyspark_review.answers import model
from ksyspark_review.model import Question, Review
from ksyspark_review.pages.html import fill


def _without_duplicates(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    entries = dict[str, object]()
    for key, value in pairs:
        if key in entries:
            raise model.AnswersRefused(f"holds the key {model.shown(key)} twice")
        entries[key] = value
    return entries


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def read_answers_file(path: Path) -> tuple[bytes, model.Answers]:
    """Return the bytes of a file, and what they say. Raises AnswersRefused with one sentence that names the file."""
    try:
        with path.open("rb") as file:
            data = file.read(model.MOST_BYTES + 1)
        return data, read_answers(data)
    except model.AnswersRefused as refused:
        raise model.AnswersRefused(f"{model.shown(path.name)} {refused}.") from None
    except OSError as error:
        raise model.AnswersRefused(f"{model.shown(path.name)} cannot be read: {error.strerror}.") from None


def read_answers(data: bytes) -> model.Answers:
    """Read the bytes of an answers file. Raises AnswersRefused with the rest of a sentence about it."""
    if len(data) > model.MOST_BYTES:
        raise model.AnswersRefused(f"is too large; {model.MOST_BYTES} bytes are the most")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise model.AnswersRefused("is not an answers file of a review page") from None
    try:
        plain = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise model.AnswersRefused("is damaged: it is no JSON") from None
    return model.answers_of(plain)


_NAME = re.compile(r"(\d{4}-\d\d-\d\d)-(\d{12})\.json")
_PAGE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Stored:
    """A file that was checked in."""

    path: Path
    code: str
    answers: model.Answers


class Store:
    """The folder of one page; it is made when the first file is added."""

    def __init__(self, reviews: Path, page: str) -> None:
        if not _PAGE.fullmatch(page):
            raise model.AnswersRefused("There is no page of this name.")
        self.folder = reviews / page
        self.page = page

    def files(self) -> Iterator[Stored]:
        """Yield what was checked in, by date and code. Raises AnswersRefused for a file that was changed since."""
        for path in self._paths():
            _, answers = read_answers_file(path)
            code = model.code_of(model.plain_of(answers))
            if code != _code_in(path):
                raise model.AnswersRefused(f"{path} was changed after it was checked in: its code is {code} now.")
            yield Stored(path, code, answers)

    def add(self, data: bytes, answers: model.Answers, today: date) -> Path:
        """Store the bytes of a file. Raises AnswersRefused for one that is already there."""
        code = model.code_of(model.plain_of(answers))
        present = next((path for path in self._paths() if _code_in(path) == code), None)
        if present is not None:
            raise model.AnswersRefused(f"is already checked in as {present}")
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{today.isoformat()}-{code}.json"
        with path.open("xb") as target:
            target.write(data)
        return path

    def _paths(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.iterdir() if _NAME.fullmatch(path.name))


def _code_in(path: Path) -> str:
    match = _NAME.fullmatch(path.name)
    assert match is not None
    return match[2]


State = Literal["valid", "stale", "foreign"]
STATES: tuple[State, ...] = get_args(State)
"""Valid: the question is as the reviewer saw it. Stale: it is another one now. Foreign: the page does not ask it."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What came of one file. `other_documents` are those of which the reviewer had another text."""

    path: Path
    code: str
    answers: model.Answers
    states: Mapping[str, State]
    other_documents: tuple[str, ...]

    @property
    def counts(self) -> Mapping[State, int]:
        by_state = Counter(self.states.values())
        return {state: by_state[state] for state in STATES}


def check_in(path: Path, page_of: Callable[[str], Review | None], reviews: Path, today: date) -> Receipt:
    """Verify a file, store it below `reviews`, report its answers; `page_of` finds pages. Raises AnswersRefused."""
    data, answers = read_answers_file(path)
    review = page_of(answers.page)
    if review is None:
        raise model.AnswersRefused(
            f"{model.shown(path.name)} is of the page {model.shown(answers.page)}, which is none of these."
        )
    states = states_of(answers.answers, review.questions)
    if states and set(states.values()) == {"foreign"}:
        raise model.AnswersRefused(f"{model.shown(path.name)} answers nothing that is asked on the page {review.id}.")
    try:
        stored = Store(reviews, review.id).add(data, answers, today)
    except model.AnswersRefused as refused:
        raise model.AnswersRefused(f"{model.shown(path.name)} {refused}.") from None
    texts = {document.id: document.sha256 for document in review.documents if document.sha256}
    others = (id_ for id_, sha256 in answers.documents.items() if texts.get(id_) != sha256)
    return Receipt(stored, _code_in(stored), answers, states, tuple(sorted(others)))


def states_of(answers: Collection[model.Answer], questions: Collection[Question]) -> Mapping[str, State]:
    """Return what each answer is worth by its question."""
    present = {question.id: question.fingerprint for question in questions}
    states = dict[str, State]()
    for answer in answers:
        is_valid = answer.fingerprint == present.get(answer.question)
        states[answer.question] = "valid" if is_valid else "stale" if answer.question in present else "foreign"
    return states


Disposition = Literal["accepted", "declined", "answered"]
DISPOSITIONS: tuple[Disposition, ...] = get_args(Disposition)
_FORMAT, _VERSION, _REPLIES = "ksyspark-replies", 2, "replies.json"
_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to reply to: a remark, or an objection without words.

    `id` is `R` and 8 hexadecimal digits of a digest over question, verdict and text, so that a remark keeps its reply
    when its author saves his file again.
    `files` are the codes of the files that hold it.
    """

    id: str
    question: str
    verdict: model.Verdict
    text: str
    roles: tuple[str, ...]
    files: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a remark. `by` may be empty; `date` is a day (`2026-01-31`)."""

    remark: str
    question: str
    disposition: Disposition
    text: str
    by: str
    date: str


def remarks_of(files: Iterable[Stored]) -> tuple[Remark, ...]:
    """Return what is to be replied to in files, by question; equal remarks of several files are one."""
    remarks: dict[str, Remark] = {}
    for file in files:
        role = file.answers.reviewer.role
        for answer in file.answers.answers:
            if not answer.remark.strip() and answer.verdict != "different":
                continue
            said = model.canonical({"question": answer.question, "verdict": answer.verdict, "remark": answer.remark})
            id_ = f"R{hashlib.sha256(said).hexdigest()[:_DIGITS]}"
            before = remarks.get(id_)
            roles = sorted({*(before.roles if before else ()), role})
            codes = (*(before.files if before else ()), file.code)
            remarks[id_] = Remark(id_, answer.question, answer.verdict, answer.remark, tuple(roles), codes)
    return tuple(sorted(remarks.values(), key=lambda remark: (remark.question, remark.id)))


def read_replies(store: Store) -> Mapping[str, Reply]:
    """Return the replies on a page by the ids of remarks. Raises AnswersRefused where the file is damaged."""
    path = store.folder / _REPLIES
    if not path.is_file():
        return {}
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
        replies = [Reply(**entry) for entry in plain["replies"]]
        is_known = plain["format"] == _FORMAT and plain["version"] == _VERSION
    except (ValueError, KeyError, TypeError):
        raise model.AnswersRefused(f"{path} is damaged: it is no list of replies.") from None
    known = (all(isinstance(part, str) for part in astuple(one)) for one in replies)
    if not is_known or not all(known) or any(one.disposition not in DISPOSITIONS for one in replies):
        raise model.AnswersRefused(f"{path} is damaged: it holds a reply that `ksyspark review reply` does not write.")
    return {one.remark: one for one in replies}


def write_reply(store: Store, reply: Reply) -> None:
    """Store a reply; it takes the place of an earlier one to the same remark. Raises AnswersRefused without reason."""
    if reply.disposition != "accepted" and not reply.text.strip():
        raise model.AnswersRefused(f"A remark that is {reply.disposition} needs a text that says why.")
    replies = {**read_replies(store), reply.remark: reply}
    ordered = sorted(replies.values(), key=lambda each: (each.question, each.remark))
    plain = {"format": _FORMAT, "version": _VERSION, "page": store.page, "replies": [asdict(one) for one in ordered]}
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / _REPLIES).write_text(json.dumps(plain, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def reply_path(file: Stored) -> Path:
    """Return where the reply to a stored file stands."""
    return file.path.with_suffix(".reply.html")


def reply_page(review: Review, file: Stored, replies: Mapping[str, Reply], questions: Collection[Question]) -> str:
    """Return the HTML of the reply to one file: each remark with its disposition, and the answers that went stale."""
    states = states_of(file.answers.answers, questions)
    remarks = [(remark, replies.get(remark.id)) for remark in remarks_of([file])]
    answered = {remark.question: asdict(reply) for remark, reply in remarks if reply is not None}
    kept = {question: {key: reply[key] for key in _OPENED} for question, reply in answered.items()}
    return fill(
        "reply.html.jinja",
        language=file.answers.language,
        answers=json.dumps({**model.plain_of(file.answers), "replies": kept}, separators=(",", ":")),
        page=review.title.of(file.answers.language),
        file=file.path.name,
        code=model.grouped(file.code),
        remarks=remarks,
        changed=[question for question, state in states.items() if state != "valid"],
    )


_OPENED = ("disposition", "text", "by", "date")
"""What the review page shows of a reply when it opens the reply page."""

_IN_FAVOUR: tuple[model.Overall, ...] = ("agree", "agree-with-remarks")
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
    """What one person's files are worth: the questions `answered` as they are now, of `asked`; `stale` were changed.

    `objections` counts the answers that contradict an `overall` that agrees.
    """

    role: str
    name: str
    codes: tuple[str, ...]
    overall: model.Overall
    answered: frozenset[str]
    asked: int
    stale: int
    objections: int
    attention: Attention
    starts: tuple[str, ...]

    @property
    def holds(self) -> bool:
        is_judged = self.attention.is_enough or not self.must_notice
        return self.overall in _IN_FAVOUR and bool(self.answered or not self.asked) and is_judged

    @property
    def must_notice(self) -> bool:
        """Whether the signature of this role holds only if planted rules were noticed."""
        return self.role == _INDEPENDENT

    def may_be(self, other: "Signature") -> bool:
        """Tell whether two signatures may be one person's: the same name, or files begun at the same moment."""
        return bool(
            (self.name and _plain(self.name) == _plain(other.name))
            or {*self.starts} & {*other.starts}
            or {*self.codes} & {*other.codes}
        )


@dataclass(frozen=True, slots=True)
class Status:
    """The status of a page: whether different people signed for all roles, and which questions are still `open`."""

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


def role_of(answers: model.Answers) -> str:
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


def _is_same(answers: model.Answers, other: model.Answers) -> bool:
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
        objections_of(last.overall, (one for one in signed if states[one.question] == "valid")),
        attention_of(review, files, latest),
        tuple(sorted({file.answers.started for file in files if file.answers.started})),
    )


def objections_of(overall: model.Overall, answers: Iterable[model.Answer]) -> int:
    """Return how many answers object although the verdict on the whole agrees without remarks."""
    return sum(one.verdict == "different" for one in answers) if overall == "agree" else 0


def attention_of(review: Review, files: Sequence[Stored], latest: Mapping[str, model.Answer]) -> Attention:
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


def _latest(files: Iterable[Stored]) -> dict[str, model.Answer]:
    return {one.question: one for file in files for one in file.answers.answers}


def _withdrawn_left_out(people: Iterable[Sequence[Stored]]) -> Iterator[Stored]:
    """Yield files with the answers that count: of each question and person the latest, in whichever file it stands."""
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
