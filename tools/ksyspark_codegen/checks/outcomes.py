"""What became of the rules of a specification: how many a message breaks, how many none can, how many are open."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.display import show_count
from ksyspark_codegen.checks.made import Validation


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The names of rules that a message breaks, that are proven to be broken by none, and that are neither."""

    broken: frozenset[str]
    proven: frozenset[str]
    open: frozenset[str]

    @property
    def rules(self) -> frozenset[str]:
        return self.broken | self.proven | self.open

    def __str__(self) -> str:
        counts = f"{len(self.broken)} broken by a message, {len(self.proven)} proven to be broken by none"
        return f"{show_count(len(self.rules), 'rule')}: {counts}, {len(self.open)} open"


def outcomes_of(made: Validation) -> Outcomes:
    """Return what became of each rule when messages were made."""
    broken = frozenset(one.breach.name for one in made.broken)
    proven = frozenset(one.breach.name for one in made.not_broken if one.is_proven)
    return Outcomes(broken, proven, frozenset(one.breach.name for one in made.not_broken) - proven)
