"""What changed since the version before, on the first screen in one line and below in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ksyspark_codegen.diff.model import Change
from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.phrases import Phrase, Phrases
from ksyspark_codegen.review.page.sections.fields import Link
from ksyspark_codegen.review.page.sections.judging import places_of


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
