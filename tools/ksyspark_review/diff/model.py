"""The difference of two versions of a specification as data, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from ksyspark_review.model import Text

Outcome = Literal["refused", "accepted", "differs"]
"""Of a message: it was accepted and is refused now; it was refused and is accepted now; it is decoded otherwise."""


@dataclass(frozen=True, slots=True)
class ColumnEffect:
    """What becomes of a column. `old` and `new` are its types, or its paths where it is renamed."""

    kind: Literal["appears", "vanishes", "renamed", "type", "values"]
    path: str
    old: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class MessageEffect:
    """A message that both versions read, with different outcome.

    `field`, `offset` and `reason` are those of the refusal; of a message that is decoded otherwise `field` is the first
    column that differs, `old` and `new` are its values. Of a message that one version refuses,
    `old` is what the other one reads there.
    """

    outcome: Outcome
    specification: str
    message: bytes
    parameters: Mapping[str, object]
    field: str
    offset: int = 0
    reason: str = ""
    old: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """One change in one sentence. `was` and `now` are the rule in plain words, where it is a rule that changed.

    `effects` say what follows for decoded data and answers. `items` are the items of a review whose answers the change
    voids.
    """

    kind: str
    part: str
    sentence: Text
    was: Text | None
    now: Text | None
    columns: tuple[ColumnEffect, ...]
    messages: tuple[MessageEffect, ...]
    items: tuple[str, ...]
    effects: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """All changes, in the order of the new version, and what becomes of answers to the old one.

    `other_columns` differ too, but no single change was found to be the reason.
    """

    changes: tuple[Change, ...]
    other_columns: tuple[ColumnEffect, ...]
    kept: tuple[str, ...]
    lost: tuple[str, ...]
    asked_anew: tuple[str, ...]
    summary: tuple[Text, ...]

    @property
    def is_nothing(self) -> bool:
        return not (self.changes or self.other_columns or self.lost or self.asked_anew)


def plain_of(difference: Difference) -> dict[str, object]:
    """Return a difference as JSON has it; sentences stand in all languages."""
    return {
        "changes": [_change(one) for one in difference.changes],
        "other_columns": [asdict(one) for one in difference.other_columns],
        "answers": {
            "kept": list(difference.kept),
            "lost": list(difference.lost),
            "asked_anew": list(difference.asked_anew),
        },
        "summary": [_text(one) for one in difference.summary],
    }


def _change(change: Change) -> dict[str, object]:
    return {
        "kind": change.kind,
        "part": change.part,
        "sentence": _text(change.sentence),
        "was": change.was and _text(change.was),
        "now": change.now and _text(change.now),
        "columns": [asdict(one) for one in change.columns],
        "messages": [_message(one) for one in change.messages],
        "answers_lost": list(change.items),
        "effects": [_text(one) for one in change.effects],
    }


def _message(effect: MessageEffect) -> dict[str, object]:
    parameters = {name: _value(value) for name, value in effect.parameters.items()}
    return {
        "outcome": effect.outcome,
        "specification": effect.specification,
        "message": effect.message.hex(),
        "parameters": parameters,
        "field": effect.field,
        "offset": effect.offset,
        "reason": effect.reason,
        "old": effect.old,
        "new": effect.new,
    }


def _value(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def _text(text: Text) -> Mapping[str, str]:
    return {"en": text.en, "zh": text.zh, "pt": text.pt}
