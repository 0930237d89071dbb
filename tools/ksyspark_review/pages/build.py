"""A page as HTML: one file that opens by double-click, with the data that its script reads."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.escaping import visible
from ksyspark_review.diff.model import Change
from ksyspark_review.model import LANGUAGES, PLANTED, Example, Item, Language, Review, Structure, Text
from ksyspark_review.pages.checked import checked_of
from ksyspark_review.pages.html import document, packed_data, packed_script, script_element, text_beside_templates
from ksyspark_review.pages.questions import chapters_of, minutes_of
from ksyspark_review.pages.sources import sources_of
from ksyspark_review.pages.texts import count, say

_OVERALL = ("agree", "agree-with-remarks", "disagree", "no-opinion")
_ROLES = {"protocol owner": "role-protocol-owner", "independent reader": "role-independent-reader"}
_WIDEST = 16


@dataclass(frozen=True, slots=True)
class PageScript:
    """The script of a page and the texts that it makes, by key. `decodes` tells whether it can read messages."""

    source: str = ""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    decodes: bool = True


@dataclass(frozen=True, slots=True)
class Paper:
    """A document that is at hand as text."""

    title: str
    language: str
    said_language: Text
    lines: Text
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A field in the picture of a structure: as wide as its bytes, or as 16 of them."""

    name: str
    width: int
    size: Text | None


@dataclass(frozen=True, slots=True)
class Strip:
    """A structure as a strip of its fields."""

    name: str
    pieces: tuple[Piece, ...]


def page_html(review: Review, changes: Sequence[Change] | None, script: PageScript) -> str:
    """Return the page of a review; `changes` are those since the version before, or None if nothing is compared."""
    chapters = chapters_of(review)
    questions = [one for chapter in chapters for one in chapter.questions]
    example = shown_example(review)
    breaking = breaking_examples(review)
    begin, source = text_beside_templates("begin.js"), script.source.replace("\r\n", "\n")
    packed = [
        packed_data("review", review_data(review, (*((example,) if example else ()), *breaking))),
        packed_data("words", script.texts),
        *([packed_script(source)] if source else []),
    ]
    return document(
        "page.html.jinja",
        page=review.id,
        fingerprint=review.fingerprint,
        scripts=[begin, source] if source else [begin],
        begin=script_element(begin),
        packed=packed,
        title=review.title,
        short=short_title(review.title),
        introduction=review.introduction,
        total=len(questions),
        minutes=minutes_of(review.questions),
        planted=review.planted,
        changes=changes or (),
        papers=papers_of(review),
        specifications=review.specifications,
        chapters=chapters,
        structures=_strips(review),
        code_lists=review.code_lists,
        decodes=script.decodes,
        example=example,
        breaking=breaking,
        checked=checked_of(review),
        has_sources=bool(sources_of(review)),
        roles=_roles(review),
        overall=_OVERALL,
        key=tuple(one for one in questions if one.asked.options),
    )


def review_data(review: Review, examples: Sequence[Example]) -> dict[str, object]:
    """Return what the script of a page has to know: fingerprints, names, rules that refuse, messages."""
    return {
        "page": review.id,
        "fingerprint": review.fingerprint,
        "planted": PLANTED,
        "specifications": {one.id: one.fingerprint for one in review.specifications},
        "documents": {one.id: one.sha256 for one in review.documents if one.sha256},
        "names": {
            one.id: visible(one.name) for one in review.items if one.name != one.id.rpartition(".")[2].replace("_", " ")
        },
        "rules": {one.id: rule for one in review.items if (rule := _refusing(one))},
        "examples": {
            one.id: {"specification": one.specification, "parameters": dict(one.parameters), "hex": one.message.hex()}
            for one in examples
        },
    }


def _refusing(item: Item) -> dict[Language, str] | None:
    """Return the last sentence on what an item accepts, which says it best where a rule is an expression."""
    said = [one.text for one in item.sentences if one.kind == "valid" and not one.is_formula]
    return _languages(said[-1]) if said else None


def _languages(text: Text) -> dict[Language, str]:
    return {language: visible(text.of(language)) for language in LANGUAGES}


def short_title(title: Text) -> Text:
    """Return what a title begins with, for the bar."""
    return Text(*(re.split("[,，:：(（]", title.of(language), maxsplit=1)[0] for language in LANGUAGES))


def _roles(review: Review) -> tuple[tuple[str, Text], ...]:
    roles = ((one, say(_ROLES[one]) if one in _ROLES else Text(one, one, one)) for one in review.roles or _ROLES)
    return (*roles, ("other", say("role-other")))


def papers_of(review: Review) -> tuple[Paper, ...]:
    """Return the documents that are at hand as text."""
    return tuple(
        Paper(
            title=one.title,
            language=one.language,
            said_language=say(f"in-language-{one.language[:2]}" if one.language[:2] in LANGUAGES else "in-language"),
            lines=count("lines", one.total_lines),
            fingerprint=one.sha256[:12],
        )
        for one in review.documents
        if one.lines is not None
    )


def shown_example(review: Review) -> Example | None:
    """Return the message that is shown, or None if no message is accepted: the document's own before others."""
    accepted = [one for one in review.examples if one.refusal is None]
    order = {"document": 0, "sample": 1, "made": 2}
    return min(accepted, key=lambda example: order.get(example.origin, 3), default=None)


def breaking_examples(review: Review) -> tuple[Example, ...]:
    """Return one message that breaks a rule for each question that has one."""
    broken = [one for one in review.examples if one.origin == "breaking"]
    first = (next((each for each in broken if each.item in one.items), None) for one in review.questions)
    return tuple({one.id: one for one in first if one is not None}.values())


def _strips(review: Review) -> tuple[Strip, ...]:
    every = (structure for one in review.specifications for structure in one.structures)
    return tuple(strip for one in every if (strip := _strip(one)).pieces)


def _strip(structure: Structure) -> Strip:
    fields = (one for one in structure.items if one.kind == "field" and one.size != 0)
    return Strip(structure.name, tuple(_piece(one) for one in fields))


def _piece(item: Item) -> Piece:
    if item.bits is not None:
        return Piece(item.name, 1, count("bits", item.bits[1]))
    if item.size is None:
        return Piece(item.name, 4, None)
    return Piece(item.name, max(1, min(item.size, _WIDEST)), count("bytes", item.size))
