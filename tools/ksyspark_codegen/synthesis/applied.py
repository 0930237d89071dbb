"""Changes that were made so far, to be taken back where nothing else helps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.synthesis.choices import Change, Choices, Goal, Settled
from ksyspark_codegen.synthesis.parts import Key

_REFUSED = 16
# What so many changes for a goal do not bring about at one object, another object may show.
_ENOUGH = 4


@dataclass(frozen=True, slots=True, eq=False)
class _Applied:
    """A change that was made for a field, maybe for a goal; what was settled before, and what only it has pinned."""

    owner: Key
    goal: Goal | None
    change: Change
    before: Mapping[Key, tuple[Settled | None, Key]]
    pinned: frozenset[Key]


@dataclass(slots=True, eq=False)
class Applied:
    """The changes of an attempt, and those that are not to be made again."""

    _made: list[_Applied] = field(default_factory=list)
    _refused: set[tuple[Key, frozenset[tuple[Key, object]]]] = field(default_factory=set)
    _vain: dict[tuple[Goal, Key], int] = field(default_factory=dict)

    def apply(self, choices: Choices, change: Change, owner: Key, goal: Goal | None) -> None:
        """Settle choices for a field."""
        before = {key: (choices.settled.get(key), choices.owners.get(key, ())) for key in change}
        pinned = frozenset(key for key in change if key not in choices.pinned) if goal is not None else frozenset()
        choices.settle(change, owner, is_goal=goal is not None)
        self._made.append(_Applied(owner, goal, change, before, pinned))

    @property
    def last(self) -> Change:
        """Return the last change that was made and not taken back."""
        return self._made[-1].change if self._made else {}

    def is_refused(self, change: Change, owner: Key) -> bool:
        """Tell whether a change was taken back already."""
        return (owner, frozenset(change.items())) in self._refused

    def has_failed(self, change: Change, owner: Key) -> bool:
        """Tell whether another change of the same choices was taken back already."""
        return any(one == owner and {key for key, _ in old} == change.keys() for one, old in self._refused)

    def take_back(self, choices: Choices) -> bool:
        """Take back the last change and never make it again; tell whether there was one."""
        if not self._made or len(self._refused) >= _REFUSED:
            return False
        last = self._made.pop()
        self._refused.add((last.owner, frozenset(last.change.items())))
        choices.put_back(last.before)
        choices.pinned -= last.pinned
        if last.goal is not None:
            vain = self._vain[last.goal, last.owner] = self._vain.get((last.goal, last.owner), 0) + 1
            if vain == _ENOUGH:
                choices.exempt_from(last.goal, last.owner)
        return True
