"""The first screen: what stands against what, what is to judge, what was checked, what changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from markupsafe import Markup

from ksyspark_review.diff.model import Change
from ksyspark_review.model import Document, Review
from ksyspark_review.pages.document_lines import Basis, LineCoverage
from ksyspark_review.pages.fields import Link
from ksyspark_review.pages.judging import places_of
from ksyspark_review.pages.phrases import Phrase, Phrases


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """A change as the page shows it."""

    sentence: Phrase
    effects: tuple[Phrase, ...]
    items: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ChangeList:
    """All changes, with one sentence that sums them up; `look` is a class of the style sheet."""

    summary: Phrase
    rows: tuple[ChangeRow, ...]
    look: str

    @property
    def notices(self) -> tuple[Phrase, ...]:
        """What stands at the top of the page: the summary where something changed."""
        return (self.summary,) if self.rows else ()


def change_list(phrases: Phrases, review: Review, changes: Sequence[Change] | None) -> ChangeList:
    """Return the changes since the version before; None says that there is none before."""
    if changes is None:
        return ChangeList(phrases.say("first-version"), (), "calm")
    if not changes:
        return ChangeList(phrases.say("no-changes"), (), "calm")
    places = places_of(review)
    rows = tuple(
        ChangeRow(
            phrases.of(one.sentence),
            tuple(phrases.of(effect) for effect in one.effects),
            tuple(places[id_] for id_ in one.items if id_ in places),
        )
        for one in changes
    )
    return ChangeList(phrases.count("changes", len(rows)), rows, "alert")


_SECTIONS = ("picture", "fields", "codes", "bytes", "decisions", "coverage", "changes", "sign")


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered section of the page."""

    id: str
    number: int
    title: Phrase


@dataclass(frozen=True, slots=True)
class DocumentCard:
    """A document on the first screen. `lang` is the language's code, `language` its name."""

    id: str
    title: str
    lang: str
    language: Phrase
    lines: Phrase
    fingerprint: str


@dataclass(frozen=True, slots=True)
class AddressCard:
    """A document known by address only. `href` is an attribute, empty where there is no address of the web."""

    id: str
    title: str
    href: Markup


@dataclass(frozen=True, slots=True)
class AddressList:
    """The documents known by address. `head` has one entry where there are any."""

    head: tuple[Phrase, ...]
    cards: tuple[AddressCard, ...]


@dataclass(frozen=True, slots=True)
class SpecificationCard:
    """A specification on the first screen."""

    id: str
    title: str
    version: str
    fingerprint: str
    items: Phrase
    short: str


@dataclass(frozen=True, slots=True)
class SpecificationCards:
    """The main specification of a page, the others, and in words how many these are."""

    first: tuple[SpecificationCard, ...]
    others: tuple[SpecificationCard, ...]
    more: tuple[Phrase, ...]

    @property
    def all(self) -> tuple[SpecificationCard, ...]:
        return self.first + self.others


@dataclass(frozen=True, slots=True)
class Task:
    """One thing that the reviewer does, where, and how much of it there is."""

    anchor: str
    title: Phrase
    how: Phrase
    amounts: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """One thing that was checked already: a number, its words, whether all is well, where to read more."""

    number: str
    words: Phrase
    look: str
    anchor: str


def sections_of(phrases: Phrases) -> dict[str, Section]:
    """Return the sections of every page by id."""
    return {id_: Section(id_, number, phrases.say(id_)) for number, id_ in enumerate(_SECTIONS, start=1)}


def document_cards(phrases: Phrases, review: Review) -> tuple[DocumentCard, ...]:
    """Return the documents that are at hand as text."""
    return tuple(
        DocumentCard(
            id=one.id,
            title=one.title,
            lang=one.language,
            language=_language(phrases, one),
            lines=phrases.count("lines", one.total_lines),
            fingerprint=one.sha256[:12],
        )
        for one in review.documents
        if one.lines is not None
    )


def address_list(phrases: Phrases, review: Review) -> AddressList:
    """Return the documents known by address."""
    cards = tuple(AddressCard(one.id, one.title, _href(one.url)) for one in review.documents if one.lines is None)
    return AddressList((phrases.say("also-known"),) if cards else (), cards)


def specification_cards(phrases: Phrases, review: Review) -> SpecificationCards:
    """Return the specifications of a page, with how many rows each has."""
    common = _common_words([one.title for one in review.specifications])
    cards = tuple(
        SpecificationCard(
            id=one.id,
            title=one.title,
            version=one.version,
            fingerprint=one.fingerprint,
            items=phrases.count("rows", sum(len(each.items) for each in one.structures)),
            short=one.title[common:],
        )
        for one in review.specifications
    )
    more = (phrases.count("more-specifications", len(cards) - 1),) if cards[1:] else ()
    return SpecificationCards(cards[:1], cards[1:], more)


def tasks(phrases: Phrases, review: Review) -> tuple[Task, ...]:
    """Return what a reviewer does on this page, with how much of it there is."""
    items = sum(len(each.items) for one in review.specifications for each in one.structures)
    codes = sum(len(one.codes) for one in review.code_lists)
    compared = [phrases.count("rows", items), *([phrases.count("codes", codes)] if codes else [])]
    decided = [phrases.count("decisions", len(review.decisions))] if review.decisions else []
    if review.calculations:
        decided.append(phrases.count("calculations", len(review.calculations)))
    steps = [Task("fields", phrases.say("step-compare"), phrases.say("step-compare-how"), tuple(compared))]
    if decided:
        steps.append(Task("decisions", phrases.say("step-decide"), phrases.say("step-decide-how"), tuple(decided)))
    return (*steps, Task("sign", phrases.say("step-sign"), phrases.say("step-sign-how"), ()))


def glances(
    phrases: Phrases, review: Review, coverage: Sequence[LineCoverage], counted: Sequence[Basis]
) -> tuple[Glance, ...]:
    """Return what was checked when the page was made."""
    lost = sum(one.unaccounted for one in coverage)
    baseless = sum(one.count for one in counted if one.kind == "none")
    right = sum(1 for one in review.calculations if one.agrees)
    wrong = len(review.calculations) - right
    glances_ = []
    if coverage:
        glances_.append(Glance(str(lost), phrases.say("glance-lines"), "bad" if lost else "good", "coverage"))
    glances_.append(Glance(str(baseless), phrases.say("glance-bases"), "bad" if baseless else "good", "coverage"))
    if right:
        glances_.append(Glance(str(right), phrases.say("glance-agree"), "good", "calculations"))
    if wrong:
        glances_.append(Glance(str(wrong), phrases.say("glance-disagree"), "bad", "calculations"))
    return tuple(glances_)


def _href(url: str) -> Markup:
    """Return the attribute that leads to an address; a specification may hold anything, so only the web is linked."""
    return Markup(' href="{}"').format(url) if url.startswith(("https://", "http://")) else Markup()


def _common_words(titles: Sequence[str]) -> int:
    """Return how many characters all titles begin with in common, up to the end of a word; 0 of a single title."""
    if len(titles) < 2:
        return 0
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*titles, strict=False))
    return "".join(letters[0] for letters in same).rfind(" ") + 1


def _language(phrases: Phrases, document: Document) -> Phrase:
    known = document.language[:2]
    return phrases.say(f"in-language-{known}") if known in ("en", "zh", "pt") else Phrase("", document.language)
