"""A page as HTML: one file that opens by double-click, with the data that its script reads."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.escaping import script_json, visible
from ksyspark_review.diff.model import Change
from ksyspark_review.model import LANGUAGES, PLANTED, Document, Example, Item, Language, Review, Text
from ksyspark_review.pages.checked import facts_of, reasons_of
from ksyspark_review.pages.html import document, packed, script_element, text_beside_templates
from ksyspark_review.pages.questions import chapters_of
from ksyspark_review.pages.sources import sources_of
from ksyspark_review.pages.texts import say

_OVERALL = ("agree", "agree-with-remarks", "disagree", "no-opinion")
_ROLES = {"protocol owner": "role-protocol-owner", "independent reader": "role-independent-reader"}


@dataclass(frozen=True, slots=True)
class PageScript:
    """The script of a page and the texts that it makes, by key. `decodes` tells whether it can read messages."""

    source: str = ""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    decodes: bool = True


def page_html(review: Review, changes: Sequence[Change] | None, script: PageScript) -> str:
    """Return the page of a review; `changes` are those since the version before, or None if nothing is compared."""
    chapters = chapters_of(review)
    questions = [one for chapter in chapters for one in chapter.questions]
    example = shown_example(review)
    breaking = breaking_examples(review)
    begin, source = text_beside_templates("begin.js"), script.source.replace("\r\n", "\n")
    data = review_data(review, (*((example,) if example else ()), *breaking))
    elements = [packed(script_json(data), "review"), packed(script_json(script.texts), "words")]
    roles, other = review.roles or _ROLES, ("other", say("role-other"))
    return document(
        "page.html.jinja",
        page=review.id,
        fingerprint=review.fingerprint,
        scripts=[begin, source] if source else [begin],
        begin=script_element(begin),
        packed=[*elements, packed(source)] if source else elements,
        title=review.title,
        short=short_title(review.title),
        introduction=review.introduction,
        total=len(questions),
        minutes=review.minutes,
        planted=review.planted,
        changes=changes or (),
        papers=papers_of(review),
        specifications=review.specifications,
        chapters=chapters,
        structures=[structure for one in review.specifications for structure in one.structures],
        code_lists=review.code_lists,
        decodes=script.decodes,
        example=example,
        breaking=breaking,
        sums=review.calculations,
        facts=[*facts_of(review)],
        rules=len(review.items) + sum(len(one.codes) for one in review.code_lists),
        reasons=reasons_of(review),
        unasked=[one for one in review.decisions if one.id not in {question.decision for question in review.questions}],
        has_sources=bool(sources_of(review)),
        roles=(*((one, say(_ROLES[one]) if one in _ROLES else Text.same(one)) for one in roles), other),
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
    return {language: visible(said[-1].of(language)) for language in LANGUAGES} if said else None


def short_title(title: Text) -> Text:
    """Return what a title begins with, for the bar."""
    return Text.each(lambda language: re.split("[,，:：(（]", title.of(language), maxsplit=1)[0])


def papers_of(review: Review) -> tuple[Document, ...]:
    """Return the documents that are at hand as text."""
    return tuple(one for one in review.documents if one.lines is not None)


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
