"""Two versions of a specification compared: sentences, effects on decoded data, answers kept and lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark_codegen.diff.answers import Answered, answers_kept
from ksyspark_codegen.diff.columns import (
    Place,
    compare_columns,
    effects_of,
    explained_by,
    has_column,
    places_of,
)
from ksyspark_codegen.diff.findings import READING, Comparison, Finding, findings, match
from ksyspark_codegen.diff.model import Change, ColumnEffect, Difference, MessageEffect, Outcome
from ksyspark_codegen.diff.readings import Disagreement, disagreements, shown_hex
from ksyspark_codegen.diff.side import Side
from ksyspark_codegen.diff.wording import CHANGES, EFFECTS, say
from ksyspark_codegen.review.model import Text

_OUTCOMES: tuple[Outcome, ...] = ("refused", "accepted", "differs")
_MOST_COLUMNS = 6


def compare(old: Side, new: Side, *, with_messages: bool = True) -> Difference:
    """Return the difference of two versions; without messages no example is made, which takes seconds."""
    found = match(old, new)
    listed = findings(found)
    columns = _Columns(found, listed)
    answered = answers_kept(found, listed)
    examples = _Examples(listed, columns)
    concerned = [part for one in listed if one.weight in READING for part in (one, *one.parts)]
    for disagreement in disagreements(found, concerned) if with_messages and concerned else ():
        examples.take(disagreement)
    changes = tuple(
        _change(one, columns, number, examples.of(number) if with_messages else None, answered)
        for number, one in enumerate(listed)
    )
    return Difference(
        changes,
        columns.unexplained(),
        examples.of(None),
        answered.kept,
        answered.lost,
        answered.asked_anew,
        tuple(_summary(changes, columns.unexplained(), examples.of(None), answered)),
    )


class _Columns:
    """The columns of both versions, and which difference is about which of them."""

    def __init__(self, found: Comparison, listed: Sequence[Finding]) -> None:
        self.old: Mapping[str, Place] = places_of(found.old.layout)
        self.new: Mapping[str, Place] = places_of(found.new.layout)
        self._effects = compare_columns(self.old, self.new)
        self.of_finding = [effects_of(one, self._effects, self.old, self.new) for one in listed]
        self._renamed = {
            effect.old: effect.new for effects in self.of_finding for effect in effects if effect.kind == "renamed"
        }

    def has_any(self, finding: Finding) -> bool:
        return has_column(finding, self.old, self.new)

    def unexplained(self) -> tuple[ColumnEffect, ...]:
        """Return what no difference of a field explains: nothing, unless types or alternatives changed as a whole."""
        told = {effect.path for effects in self.of_finding for effect in effects}
        return tuple(
            effect
            for path, effect in self._effects.items()
            if path not in told and not explained_by(effect, self._renamed)
        )


@dataclass
class _Examples:
    """The shortest message for each difference and outcome; None stands for those of unknown reason."""

    listed: Sequence[Finding]
    columns: _Columns
    _found: dict[tuple[int | None, Outcome], MessageEffect] = field(default_factory=dict)

    def take(self, one: Disagreement) -> None:
        for number in self._reasons(one):
            key = (number, one.effect.outcome)
            present = self._found.get(key)
            if present is None or _size(one.effect) < _size(present):
                self._found[key] = one.effect

    def of(self, number: int | None) -> tuple[MessageEffect, ...]:
        """Return the messages of a difference; those of unknown reason only where all differences have none."""
        keys = [(number, outcome) for outcome in _OUTCOMES]
        return tuple(self._found[key] for key in keys if key in self._found)

    def _reasons(self, one: Disagreement) -> tuple[int | None, ...]:
        effective = [number for number, each in enumerate(self.listed) if each.weight in READING]
        direct = [number for number in effective if self._is_about(self.listed[number], one)]
        if direct or len(effective) == 1:
            return tuple(direct or effective)
        moving = [number for number in effective if self.listed[number].weight == "shape"]
        return (moving[0],) if len(moving) == 1 else (None,)

    def _is_about(self, finding: Finding, one: Disagreement) -> bool:
        if any(self._is_about(part, one) for part in finding.parts):
            return True
        if one.effect.outcome == "differs":
            places = self.columns.new
            steps = places[one.name].steps if one.name in places else ()
            owner, part = finding.new_owner, finding.new
            return owner is not None and part is not None and ("::".join(owner.path), part.id) in steps
        owner, part = (finding.owner, finding.old) if one.is_of_old else (finding.new_owner, finding.new)
        return owner is not None and part is not None and (owner.path, part.id) == (one.owner, one.name)


def _size(effect: MessageEffect) -> tuple[int, bytes]:
    return len(effect.message), effect.message


def _change(
    finding: Finding,
    columns: _Columns,
    number: int,
    messages: tuple[MessageEffect, ...] | None,
    answered: Answered,
) -> Change:
    items = answered.by_finding.get(number, ())
    was, now = (None, None) if finding.was == finding.now else (finding.was, finding.now)
    effects = (
        *_of_columns(finding, columns, number),
        *_of_messages(finding, messages),
        _of_answers(len(items)),
    )
    return Change(
        finding.kind,
        finding.items[0] if finding.items else "",
        say(CHANGES, finding.kind, **finding.words),
        was,
        now,
        columns.of_finding[number],
        messages or (),
        items,
        effects,
    )


def _of_columns(finding: Finding, columns: _Columns, number: int) -> Iterator[Text]:
    effects = columns.of_finding[number]
    for effect in effects[:_MOST_COLUMNS]:
        yield say(EFFECTS, effect.kind, path=effect.path, old=effect.old, new=effect.new)
    if len(effects) > _MOST_COLUMNS:
        yield say(EFFECTS, "more columns", count=len(effects) - _MOST_COLUMNS)
    if finding.weight == "shape":
        yield say(EFFECTS, "shape")
    elif finding.weight == "checks":
        yield say(EFFECTS, "checks")
    elif not effects:
        yield say(EFFECTS, "no column" if finding.weight in READING else "nothing")


def _of_messages(finding: Finding, messages: tuple[MessageEffect, ...] | None) -> Iterator[Text]:
    if messages is None or finding.weight not in READING:
        return
    if not messages:
        yield say(EFFECTS, "no message")
    for one in messages:
        shown = shown_hex(one.message)
        yield say(EFFECTS, one.outcome, byte=one.offset + 1, path=one.field, old=one.old, new=one.new, hex=shown)


def _of_answers(lost: int) -> Text:
    return say(EFFECTS, "lost", count=lost) if lost > 1 else say(EFFECTS, "lost one" if lost else "none lost")


def _summary(
    changes: Sequence[Change],
    columns: Sequence[ColumnEffect],
    messages: Sequence[MessageEffect],
    answered: Answered,
) -> Iterator[Text]:
    """Yield the sentences about the whole."""
    if not (changes or columns or messages or answered.lost or answered.asked_anew):
        yield say(EFFECTS, "nothing changed")
        return
    if columns or messages:
        yield say(EFFECTS, "other reason")
    for effect in columns:
        yield say(EFFECTS, effect.kind, path=effect.path, old=effect.old, new=effect.new)
    for one in messages:
        shown = shown_hex(one.message)
        yield say(EFFECTS, one.outcome, byte=one.offset + 1, path=one.field, old=one.old, new=one.new, hex=shown)
    count = len(answered.kept) + len(answered.lost)
    yield say(
        EFFECTS, "kept", count=count, kept=len(answered.kept), lost=len(answered.lost), new=len(answered.asked_anew)
    )
