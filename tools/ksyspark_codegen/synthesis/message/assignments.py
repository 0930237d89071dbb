"""Assignments, constraints on them, and what is raised while they do not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from ksyspark.spec.expressions import Expression
from ksyspark_codegen.synthesis.message.memory import Window
from ksyspark_codegen.synthesis.message.parts import Key, Scope

Goal = tuple[str, tuple[str, ...], str]
"""What a goal is about: the path of the type, the id of the field, and what is wanted of it.

`if`, `case`, `count`, `label` and `order` as points have it. A `count` beyond 2 is wanted exactly.
"""
POINT_GOALS = ("if", "case", "count", "label")
"""The goals about one field that one object is to meet together."""


@dataclass(frozen=True, slots=True)
class Bits:
    """Some bits of a whole number that are assigned; `mask` -1 assigns all."""

    mask: int
    value: int

    def allows(self, value: int) -> bool:
        return value & self.mask == self.value

    def onto(self, value: int) -> int:
        """Return a number with the assigned bits put in."""
        return value & ~self.mask | self.value


def exactly(value: int) -> Bits:
    """Assign all bits of a number."""
    return Bits(-1, value)


AssignedValue = Bits | bytes | str | float | bool
# In bytes: a larger size makes messages slow to read.
_LARGE = 2048


def is_large(assigned: AssignedValue) -> bool:
    """Tell whether a number would make a message large, were it a size."""
    return isinstance(assigned, Bits) and assigned.value > _LARGE


Change = Mapping[Key, AssignedValue]
"""Assignments to be assigned together so that an expression gets the value it must have."""


@dataclass(slots=True)
class Assignments:
    """Everything that determines a message: read twice with the same assignments, it is the same.

    Values: `assigned` are those that a constraint requires, `owners` the fields for which they were, `pinned` those
    of goals and parameters, which no other constraint may change; `drawn` are values that were chosen freely; `given`
    are values that are as another field needs them; `bytes` are contents needed at places (stream, position).

    Sizes: `sizes` are sizes of streams that expressions were given, `floors` sizes that they need at least, `tight`
    streams whose content is short, `obedient` fields that take the size they are given and ask for none of their own.

    Goals: those in `exempt` are not wanted of one object. `unseen` is what should be covered where that is free;
    `has_long_texts` makes texts long.
    """

    random: Random
    params: Mapping[str, object] = field(default_factory=dict)
    goals: Mapping[Goal, object] = field(default_factory=dict)
    assigned: dict[Key, AssignedValue] = field(default_factory=dict)
    owners: dict[Key, Key] = field(default_factory=dict)
    pinned: set[Key] = field(default_factory=set)
    drawn: dict[Key, object] = field(default_factory=dict)
    sizes: dict[Key, int] = field(default_factory=dict)
    floors: dict[Key, int] = field(default_factory=dict)
    bytes: dict[tuple[Key, int], int] = field(default_factory=dict)
    tight: set[Key] = field(default_factory=set)
    obedient: set[Key] = field(default_factory=set)
    given: set[Key] = field(default_factory=set)
    exempt: set[tuple[Goal, Key]] = field(default_factory=set)
    unseen: Mapping[Goal, Sequence[int]] = field(default_factory=dict)
    has_long_texts: bool = False

    def for_other_goals(self, chance: Random, goals: Mapping[Goal, object]) -> Assignments:
        """Return the same assignments, to be changed only as far as other goals need."""
        return Assignments(
            chance,
            self.params,
            goals,
            dict(self.assigned),
            dict(self.owners),
            drawn=dict(self.drawn),
            sizes=dict(self.sizes),
            floors=dict(self.floors),
            bytes=dict(self.bytes),
            tight=set(self.tight),
            obedient=set(self.obedient),
            given=set(self.given),
            unseen=self.unseen,
        )

    def assign(self, change: Change, owner: Key, *, is_goal: bool = False) -> None:
        """Make assignments for a field."""
        for key, value in change.items():
            self.assigned[key] = self._merged(key, value)
            self.owners[key] = owner
            if is_goal:
                self.pinned.add(key)

    def exempt_from(self, goal: Goal, owner: Key) -> None:
        """Want a goal of other objects than this one, where nothing meets it: what was assigned here for it is free."""
        self.exempt.add((goal, owner))
        self.pinned -= {key for key in self.pinned if self.owners.get(key) == owner}

    def put_back(self, before: Mapping[Key, tuple[AssignedValue | None, Key]]) -> None:
        """Make assignments as they were before, each with the field for which it was."""
        for key, (assigned, owner) in before.items():
            if assigned is None:
                self.assigned.pop(key, None)
                self.owners.pop(key, None)
            else:
                self.assigned[key], self.owners[key] = assigned, owner
            self.drawn.pop(key, None)

    def changes(self, change: Change) -> bool:
        """Tell whether anything is assigned otherwise by a change than it is already."""
        return any(self.assigned.get(key) != self._merged(key, value) for key, value in change.items())

    def may_change(self, change: Change) -> bool:
        """Tell whether assignments are free to be assigned in another way."""
        return not any(key in self.pinned and not self._agrees(key, value) for key, value in change.items())

    def _agrees(self, key: Key, value: AssignedValue) -> bool:
        before = self.assigned.get(key)
        if isinstance(before, Bits) and isinstance(value, Bits):
            both = before.mask & value.mask
            return before.value & both == value.value & both
        return before == value

    def _merged(self, key: Key, value: AssignedValue) -> AssignedValue:
        before = self.assigned.get(key)
        if isinstance(before, Bits) and isinstance(value, Bits) and value.mask != -1:
            return Bits(before.mask | value.mask, before.value & ~value.mask | value.value)
        return value

    def shorten(self, key: Key) -> bool:
        """Let the content of a stream be as short as it can; tell whether that is new."""
        is_new = key not in self.tight
        self.tight.add(key)
        for old in [one for one in self.drawn if one[: len(key)] == key and one not in self.assigned]:
            del self.drawn[old]
        return is_new

    def is_short(self, key: Key) -> bool:
        return any(key[: len(tight)] == tight for tight in self.tight)


class Trouble(Exception):
    """Something does not fit yet: the message is read again with other assignments."""


class Unmet(Trouble):
    """An expression must have another value."""

    def __init__(self, constraint: Constraint, owner: Key, goal: Goal | None = None) -> None:
        super().__init__(constraint)
        self.constraint = constraint
        self.owner = owner
        self.goal = goal


class TooShort(Trouble):
    """A stream has fewer bytes than its content needs."""

    def __init__(self, window: Window, needed: int) -> None:
        super().__init__(window.key, needed)
        self.window = window
        self.needed = needed


class Stuck(Trouble):
    """Nothing is known that could help; the text says what is wrong."""


Sign = Literal["==", "!=", "<", "<=", ">", ">="]

NEGATED: dict[Sign, Sign] = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MIRRORED: dict[Sign, Sign] = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}


@dataclass(frozen=True, slots=True, eq=False)
class Constraint:
    """`tree` at `scope` must stand in the relation `sign` to `value`; `text` is the expression for people."""

    tree: Expression
    scope: Scope
    sign: Sign
    value: object
    text: str

    def words(self) -> str:
        return f"`{self.text}` {self.sign} {self.value!r}"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Bytes that were chosen when another field read them must be others for the field `asker`.

    `position` counts in the stream `key`, `start` in the message.
    """

    key: Key
    position: int
    start: int
    asker: Key
    data: bytes
