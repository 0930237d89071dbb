"""What is to be proven, and what a proof rests on."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Attribute


@dataclass(frozen=True, slots=True)
class Claim:
    """What is to be proven: that no message breaks a rule of a field, or of an object as a whole.

    With `shown`: that this expression is never true where a field is read, the stream standing before it or behind; or,
    where the field `is_absent`, where it would be read.
    """

    attribute: Attribute | None
    kind: str
    shown: Expression | None = None
    is_behind: bool = False
    is_absent: bool = False

    @property
    def name(self) -> str:
        return self.attribute.id if self.attribute is not None else ""


@dataclass(frozen=True, slots=True)
class Proof:
    """No message breaks a rule: the types and places of the fields do not let it; or because of what comes before.

    `rules` are fields whose rules would be broken before, `conditions` those without whose condition or case the field
    is not there, `asking` instances that are asked for only where the rule holds. All are paths: `spec::type.id`.
    """

    rules: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    asking: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return what the proof rests on, for people."""
        several = (
            (self.rules, "the rules of"),
            (self.conditions, "the condition or case of"),
            (self.asking, "the places that ask for"),
        )
        found = [f"{words} {', '.join(sorted(names))}" for names, words in several if names]
        return f"implied by {', together with '.join(found) or 'the types, sizes and places of the fields'}"
