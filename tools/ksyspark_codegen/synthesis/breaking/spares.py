"""Messages that were refused for another rule than the one they were meant for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.synthesis.breaking.breaches import Breach, BreachKind
from ksyspark_codegen.synthesis.breaking.meant import Mark, marks_of
from ksyspark_codegen.synthesis.breaking.patches import Proposal
from ksyspark_codegen.synthesis.judging import Fault, Verdict
from ksyspark_codegen.synthesis.solved import Solved

FORGIVEN: tuple[BreachKind, ...] = ("contents", "eq", "min", "max", "any-of", "in-enum", "expr")
"""Rules over values: with such a rule broken, a message can obey all others."""


@dataclass(frozen=True, slots=True)
class Spare:
    """A message that was refused, and what is wrong with it."""

    data: bytes
    params: Mapping[str, object]
    fault: Fault


@dataclass(slots=True)
class Spares:
    """The first message that was refused for each rule but those over values."""

    _of: dict[Mark, Spare] = field(default_factory=dict)

    def take(self, message: Proposal | Solved, verdict: Verdict) -> None:
        """Keep a message for all rules that no other one was refused for yet."""
        fault = verdict.fault
        if fault is None or not fault.is_sure or fault.kind in FORGIVEN:
            return
        for mark in marks_of(verdict):
            if mark not in self._of:
                self._of[mark] = Spare(message.data, message.params, fault)

    def of(self, breach: Breach) -> Spare | None:
        """Return a message that was refused for a rule."""
        return self._of.get((breach.owner, breach.field, breach.kind))
