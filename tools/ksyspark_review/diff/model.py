"""The difference of two versions of a specification as data, and as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from ksyspark_review.model import Text

Outcome = Literal["refused", "accepted", "differs"]
"""Of a message: it was accepted and is refused now; it was refused and is accepted now; it is decoded otherwise."""

EXPLAINING = frozenset(("documentation", "sources", "explanation of type", "code explained", "code sources"))
"""Kinds of changes of what a specification says of itself; they stand behind all others."""


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

    `effects` say what follows for decoded data. `items` are the fields and codes whose rule or place it changes.
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
    """All changes, in the order of the new version, and what becomes of fields and codes.

    `other_columns` differ too, but no single change was found to be the reason.
    """

    changes: tuple[Change, ...]
    other_columns: tuple[ColumnEffect, ...]
    kept: tuple[str, ...]
    other: tuple[str, ...]
    added: tuple[str, ...]
    summary: tuple[Text, ...]


def plain_of(difference: Difference) -> dict[str, Any]:
    """Return a difference as JSON has it: sentences in all languages, bytes as hexadecimal digits."""
    plain = asdict(difference)
    for change in plain["changes"]:
        for message in change["messages"]:
            message["message"] = message["message"].hex()
            values = message["parameters"].items()
            message["parameters"] = {name: value.hex() if isinstance(value, bytes) else value for name, value in values}
    plain["items"] = {name: plain.pop(name) for name in ("kept", "other", "added")}
    return plain
