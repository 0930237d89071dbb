"""The messages to look at, by where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from ksyspark_codegen.review.model import Example, Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases

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
    ordered = sorted(review.examples, key=lambda one: _ORIGINS.index(one.origin))
    groups = [(origin, tuple(many)) for origin, many in groupby(ordered, key=lambda one: one.origin)]
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


def _entry(phrases: Phrases, one: Example) -> ExampleEntry:
    return ExampleEntry(one.id, phrases.of(one.title), phrases.count("bytes", len(one.message)), one.item)
