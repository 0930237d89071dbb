"""What else is judged or looked at: codes, decisions, calculations, messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from ksyspark_review.model import Calculation, Code, CodeList, Decision, Example, Review
from ksyspark_review.pages.document_lines import Citations, Sources
from ksyspark_review.pages.fields import Link
from ksyspark_review.pages.phrases import Phrase, Phrases

_ORIGINS = ("document", "sample", "made", "breaking")


@dataclass(frozen=True, slots=True)
class ExampleEntry:
    """A message that can be chosen.."""

    id: str
    title: Phrase
    length: Phrase
    item: str


@dataclass(frozen=True, slots=True)
class ExampleGroup:
    """Messages of one origin."""

    origin: Phrase
    look: str
    count: int
    entries: tuple[ExampleEntry, ...]
    open: Markup


def example_groups(phrases: Phrases, review: Review) -> tuple[ExampleGroup, ...]:
    """Return the messages of a review: first those of the document, last those that break a rule."""
    ordered = sorted(review.examples, key=lambda example: _ORIGINS.index(example.origin))
    groups = [(origin, tuple(many)) for origin, many in groupby(ordered, key=lambda example: example.origin)]
    return tuple(
        ExampleGroup(
            origin=phrases.say(f"origin-{origin}"),
            look=origin,
            count=len(many),
            entries=tuple(_entry(phrases, one) for one in many),
            open=Markup(" open") if number == 0 else Markup(),
        )
        for number, (origin, many) in enumerate(groups)
    )


def _entry(phrases: Phrases, example: Example) -> ExampleEntry:
    return ExampleEntry(
        example.id, phrases.of(example.title), phrases.count("bytes", len(example.message)), example.item
    )


_SHOWN = 3


@dataclass(frozen=True, slots=True)
class CodeRow:
    """One code. `name` is the document's name where it has one."""

    item: str
    anchor: str
    value: int
    name: str
    meaning: Phrase
    sources: Sources


@dataclass(frozen=True, slots=True)
class CodeRows:
    """A code list with the fields that use it."""

    id: str
    name: str
    used_by: tuple[Link, ...]
    rows: tuple[CodeRow, ...]
    count: Phrase


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A point that the document does not settle, in four answers."""

    item: str
    number: int
    kind: Phrase
    kind_id: str
    title: Phrase
    document_says: Phrase
    specification_says: Phrase
    because: Phrase
    if_wrong: Phrase
    sources: Sources
    items: tuple[Link, ...]
    status: Phrase
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CalculationRow:
    """A sum or an example that the document prints, and what comes out."""

    item: str
    statement: Phrase
    printed: str
    found: str
    verdict: Phrase
    look: str
    sources: Sources


def code_rows(phrases: Phrases, review: Review) -> tuple[CodeRows, ...]:
    """Return the code lists of a review."""
    citations, users = Citations(phrases, review), _users(review)
    return tuple(_code_list(phrases, citations, users, one) for one in review.code_lists)


def code_lead(phrases: Phrases, review: Review) -> Phrase:
    """Return what stands above the code lists; it says where their meanings are in English alone."""
    meanings = [code.meaning for one in review.code_lists for code in one.codes if code.meaning.en]
    if not review.code_lists:
        return phrases.say("no-codes")
    is_translated = not meanings or any(one.en != one.zh or one.en != one.pt for one in meanings)
    return phrases.say("codes-lead" if is_translated else "codes-lead-english")


def decision_cards(phrases: Phrases, review: Review) -> tuple[DecisionCard, ...]:
    """Return the decisions of a review, numbered from 1."""
    citations, places = Citations(phrases, review), places_of(review)
    return tuple(
        _decision(phrases, citations, places, number, one) for number, one in enumerate(review.decisions, start=1)
    )


def calculation_rows(phrases: Phrases, review: Review) -> tuple[CalculationRow, ...]:
    """Return the calculations of a review."""
    citations = Citations(phrases, review)
    return tuple(_calculation(phrases, citations, one) for one in review.calculations)


def places_of(review: Review) -> Mapping[str, Link]:
    """Return where everything that a decision may speak of stands on the page, by its id."""
    places: dict[str, Link] = {}
    for specification in review.specifications:
        for structure in specification.structures:
            places[structure.id] = Link(f"s-{structure.id}", structure.name)
            places.update({item.id: Link(f"i-{item.id}", item.name) for item in structure.items})
    for code_list in review.code_lists:
        # A field may have the id of its code list.
        places.setdefault(code_list.id, Link(f"e-{code_list.id}", code_list.name))
        places.update(
            {
                code.id: Link(f"c-{code_list.id}-{code.value}", f"{code_list.name} {code.value}")
                for code in code_list.codes
            }
        )
    return places


def _users(review: Review) -> Mapping[str, tuple[Link, str]]:
    """Return the fields by their ids, each with the name of its structure."""
    return {
        item.id: (Link(f"i-{item.id}", item.name), structure.name)
        for specification in review.specifications
        for structure in specification.structures
        for item in structure.items
    }


def _used_by(users: Mapping[str, tuple[Link, str]], ids: Sequence[str]) -> Iterator[Link]:
    """Yield the fields of a code list; those of one name have that of their structure in front."""
    links = [users[id_] for id_ in ids if id_ in users]
    counts = Counter(link.name for link, _ in links)
    for link, structure in links:
        yield link if counts[link.name] == 1 else Link(link.anchor, f"{structure} › {link.name}")


def _code_list(
    phrases: Phrases, citations: Citations, users: Mapping[str, tuple[Link, str]], code_list: CodeList
) -> CodeRows:
    return CodeRows(
        id=code_list.id,
        name=code_list.name,
        used_by=tuple(_used_by(users, code_list.used_by)),
        rows=tuple(_code(phrases, citations, code_list, code) for code in code_list.codes),
        count=phrases.count("codes", len(code_list.codes)),
    )


def _code(phrases: Phrases, citations: Citations, owner: CodeList, code: Code) -> CodeRow:
    return CodeRow(
        item=code.id,
        anchor=f"c-{owner.id}-{code.value}",
        value=code.value,
        name=code.name or code.label.replace("_", " "),
        meaning=phrases.of(code.meaning),
        sources=citations.sources(code.citations),
    )


def _decision(
    phrases: Phrases, citations: Citations, places: Mapping[str, Link], number: int, decision: Decision
) -> DecisionCard:
    return DecisionCard(
        item=decision.id,
        number=number,
        kind=phrases.say(f"decision-{decision.kind}"),
        kind_id=decision.kind,
        title=phrases.of(decision.title),
        document_says=phrases.of(decision.document_says),
        specification_says=phrases.of(decision.specification_says),
        because=phrases.of(decision.because),
        if_wrong=phrases.of(decision.if_wrong),
        sources=citations.sources(decision.citations, _SHOWN),
        items=tuple(places[id_] for id_ in decision.items if id_ in places),
        status=phrases.say(
            "decision-proposed" if decision.status == "decided" and not decision.by else f"decision-{decision.status}"
        ),
        by=tuple(part for part in (decision.by, decision.date) if part),
    )


def _calculation(phrases: Phrases, citations: Citations, calculation: Calculation) -> CalculationRow:
    return CalculationRow(
        item=calculation.id,
        statement=phrases.of(calculation.statement),
        printed=calculation.printed,
        found=calculation.found,
        verdict=phrases.say("agrees" if calculation.agrees else "disagrees"),
        look="agrees" if calculation.agrees else "disagrees",
        sources=citations.sources(calculation.citations, 0),
    )
