"""A page as HTML: one file that opens by double-click, with the data that its script reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.escaping import visible
from ksyspark_review.answers.questions import questions_of
from ksyspark_review.diff.model import Change
from ksyspark_review.model import LANGUAGES, Language, Review
from ksyspark_review.pages.document_lines import (
    Place,
    Reference,
    accounted_elsewhere,
    bases,
    line_coverage,
    panels,
    references_of,
)
from ksyspark_review.pages.fields import FieldList
from ksyspark_review.pages.first_screen import (
    address_list,
    change_list,
    document_cards,
    glances,
    sections_of,
    specification_cards,
    tasks,
)
from ksyspark_review.pages.html import Choice, begin_script, ending, fill, languages, policy, style_of, tidy
from ksyspark_review.pages.judging import calculation_rows, code_lead, code_rows, decision_cards, example_groups
from ksyspark_review.pages.phrases import Phrase, Phrases
from ksyspark_review.pages.pictures import pictures_of


def review_data(
    review: Review, parameters: Mapping[str, object], references: Mapping[Place, tuple[Reference, ...]]
) -> dict[str, object]:
    """Return the data of a page; `parameters` are those of each specification's messages."""
    return {
        "page": review.id,
        "fingerprint": review.fingerprint,
        "title": visible(review.title.en),
        "roles": list(review.roles),
        "specifications": {
            one.id: {
                "title": visible(one.title),
                "fingerprint": one.fingerprint,
                "parameters": parameters.get(one.id, []),
            }
            for one in review.specifications
        },
        "documents": {
            one.id: {
                "sha256": one.sha256,
                "total": one.total_lines,
                "fates": {number: line.fate for number, line in sorted(one.lines.items())},
                "items": {
                    line: items
                    for (document, line), many in sorted(references.items())
                    if document == one.id and (items := [each.item for each in many if each.item])
                },
            }
            for one in review.documents
            if one.lines is not None
        },
        "items": dict(_items(review)),
        "examples": {
            one.id: {
                "specification": one.specification,
                "parameters": dict(one.parameters),
                "hex": one.message.hex(),
                "item": one.item,
                "origin": one.origin,
            }
            for one in review.examples
        },
    }


def snippets_of(review: Review) -> dict[str, str]:
    """Return the text of the specification that each item has, by its id."""
    return {
        item.id: visible(item.snippet)
        for specification in review.specifications
        for structure in specification.structures
        for item in structure.items
        if item.snippet
    }


def _items(review: Review) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what is judged; `anchor` is where it stands on the page, left out for rows of fields (`i-<item>`)."""
    for specification in review.specifications:
        for structure in specification.structures:
            for item in structure.items:
                yield item.id, {"kind": "field", "fingerprint": item.fingerprint, "name": visible(item.name)}
    for codes in review.code_lists:
        for code in codes.codes:
            name, anchor = visible(f"{codes.name} {code.value}"), f"c-{codes.id}-{code.value}"
            yield code.id, {"kind": "code", "fingerprint": code.fingerprint, "name": name, "anchor": anchor}
    for decision in review.decisions:
        anchor = f"d-{decision.id}"
        yield (
            decision.id,
            {"kind": "decision", "fingerprint": decision.fingerprint, "name": decision.id, "anchor": anchor},
        )
    for question in questions_of(review):
        if question.kind == "calculation":
            anchor = f"k-{question.item}"
            named = {"name": question.item, "anchor": anchor}
            yield question.item, {"kind": "calculation", "fingerprint": question.fingerprint, **named}


_FIELD_VERDICTS = ("same", "different", "unsure")
_VERDICTS = ("agree", "disagree", "cannot-say")
_OVERALL = ("agree", "agree-with-remarks", "disagree", "no-opinion")
_FILTERS = ("all", "open", "different", "unsure", "remarked", "decisions", "stale")
_ROLES = {"protocol owner": "role-protocol-owner", "independent reader": "role-independent-reader"}


@dataclass(frozen=True, slots=True)
class PageScript:
    """The script of a page, the texts that it makes (by language, by key), the parameters of each specification.

    `decodes` tells whether it can read messages.
    """

    source: str = ""
    texts: Mapping[Language, Mapping[str, str]] = field(default_factory=dict)
    parameters: Mapping[str, object] = field(default_factory=dict)
    decodes: bool = True


def page_html(review: Review, changes: Sequence[Change] | None, script: PageScript) -> str:
    """Return the page of a review; `changes` are those since the version before, or None if there is none."""
    phrases = Phrases()
    references = references_of(review)
    pictures = pictures_of(phrases, review)
    coverage, counted = line_coverage(phrases, review, references), bases(phrases, review)
    specifications = FieldList(phrases, review, pictures.mapped).specifications()
    style = style_of(review.id, review.fingerprint)
    begin, own = begin_script(), script.source.replace("\r\n", "\n")
    scripts = [one for one in (begin, own) if one]
    content = fill(
        "page.html.jinja",
        ui=phrases.say,
        id=review.id,
        fingerprint=review.fingerprint,
        title=phrases.of(review.title),
        introduction=phrases.of(review.introduction),
        sections=sections_of(phrases),
        documents=document_cards(phrases, review),
        addresses=address_list(phrases, review),
        cards=specification_cards(phrases, review),
        glances=glances(phrases, review, coverage, counted),
        tasks=tasks(phrases, review),
        changes=change_list(phrases, review, changes),
        pictures=pictures,
        specifications=specifications,
        code_lead=code_lead(phrases, review),
        code_lists=code_rows(phrases, review),
        examples=example_groups(phrases, review),
        decoder=(True,) if script.decodes else (),
        no_decoder=() if script.decodes else (phrases.say("no-decoder"),),
        no_examples=() if review.examples else (phrases.say("no-examples"),),
        decision_lead=(phrases.say("decisions-lead" if review.decisions else "no-decisions"),),
        decisions=decision_cards(phrases, review),
        calculation_head=(phrases.say("calculations"),) if review.calculations else (),
        calculations=calculation_rows(phrases, review),
        coverage=coverage,
        elsewhere=accounted_elsewhere(phrases, review),
        coverage_none=() if coverage else (phrases.say("coverage-none"),),
        bases=counted,
        panels=panels(phrases, review, references),
        field_verdicts=_choices(phrases, _FIELD_VERDICTS),
        verdicts=_choices(phrases, _VERDICTS),
        overall=_choices(phrases, _OVERALL, "overall-"),
        filters=_choices(phrases, _FILTERS, "filter-"),
        roles=tuple(_roles(phrases, review)),
        languages=languages(),
        style=style,
        policy=policy(style, scripts),
    )
    data: dict[str, object] = {
        "review": review_data(review, script.parameters, references),
        "snippets": snippets_of(review),
    }
    data |= {f"texts-{one}": _texts(phrases, script, one) for one in LANGUAGES}
    return tidy(content + ending(data, begin, own))


def _choices(phrases: Phrases, values: Sequence[str], prefix: str = "") -> tuple[Choice, ...]:
    return tuple(Choice(value, phrases.say(f"{prefix}{value}")) for value in values)


def _roles(phrases: Phrases, review: Review) -> Iterator[Choice]:
    for role in review.roles or tuple(_ROLES):
        yield Choice(role, phrases.say(_ROLES[role]) if role in _ROLES else Phrase("", role))
    yield Choice("other", phrases.say("role-other"))


def _texts(phrases: Phrases, script: PageScript, language: Language) -> dict[str, str]:
    """Return the texts of a language: those of the script, and but for English those of the page."""
    page = {} if language == "en" else phrases.catalogue(language)
    return {**page, **script.texts.get(language, {})}
