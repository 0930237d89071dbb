"""Repair an attempt: undo changes, place bytes, leave fields out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.synthesis.message.assignments import (
    AssignedValue,
    Assignments,
    Change,
    Conflict,
    Constraint,
    Goal,
)
from ksyspark_codegen.synthesis.message.parts import Key, Part, Scope
from ksyspark_codegen.synthesis.reading.state import Reading

# An attempt fails after so many changes were taken back.
_REFUSED = 16
# After so many vain changes at one object, a goal is left to other objects.
_ENOUGH = 4


@dataclass(frozen=True, slots=True, eq=False)
class _Applied:
    """A change that was made for a field, maybe for a goal; what was assigned before, and what only it has pinned."""

    owner: Key
    goal: Goal | None
    change: Change
    before: Mapping[Key, tuple[AssignedValue | None, Key]]
    pinned: frozenset[Key]


@dataclass(slots=True, eq=False)
class Applied:
    """The changes of an attempt, and those that are not to be made again."""

    _made: list[_Applied] = field(default_factory=list)
    _refused: set[tuple[Key, frozenset[tuple[Key, object]]]] = field(default_factory=set)
    _vain: dict[tuple[Goal, Key], int] = field(default_factory=dict)

    def apply(self, assignments: Assignments, change: Change, owner: Key, goal: Goal | None) -> None:
        """Make assignments for a field."""
        before = {key: (assignments.assigned.get(key), assignments.owners.get(key, ())) for key in change}
        pinned = frozenset(key for key in change if key not in assignments.pinned) if goal is not None else frozenset()
        assignments.assign(change, owner, is_goal=goal is not None)
        self._made.append(_Applied(owner, goal, change, before, pinned))

    def is_refused(self, change: Change, owner: Key) -> bool:
        """Tell whether a change was taken back already."""
        return (owner, frozenset(change.items())) in self._refused

    def has_failed(self, change: Change, owner: Key) -> bool:
        """Tell whether another change of the same assignments was taken back already."""
        return any(one == owner and {key for key, _ in old} == change.keys() for one, old in self._refused)

    def take_back(self, assignments: Assignments) -> bool:
        """Take back the last change and never make it again; tell whether there was one."""
        if not self._made or len(self._refused) >= _REFUSED:
            return False
        last = self._made.pop()
        self._refused.add((last.owner, frozenset(last.change.items())))
        assignments.put_back(last.before)
        assignments.pinned -= last.pinned
        if last.goal is not None:
            vain = self._vain[last.goal, last.owner] = self._vain.get((last.goal, last.owner), 0) + 1
            if vain == _ENOUGH:
                assignments.exempt_from(last.goal, last.owner)
        return True


@dataclass(slots=True, eq=False)
class Places:
    """The places at which fields need other bytes."""

    _requested: dict[Key, list[tuple[Key, int]]] = field(default_factory=dict)

    def put(self, assignments: Assignments, parts: Iterable[Part], conflict: Conflict) -> None:
        """Let a place hold what is needed there; what others assigned for it gives way."""
        # A field that has moved needs nothing at the place where it was.
        for place in self._requested.pop(conflict.asker, ()):
            assignments.bytes.pop(place, None)
        places = [(conflict.key, conflict.position + number) for number in range(len(conflict.data))]
        assignments.bytes.update(zip(places, conflict.data, strict=True))
        self._requested[conflict.asker] = places
        others = (key for part in parts for key, start in part.starts.items() if start == conflict.start)
        for key in others:
            if key != conflict.asker:
                assignments.assigned.pop(key, None)
                assignments.pinned.discard(key)
                assignments.given.add(key)


def constraints_to_leave_out(reading: Reading, key: Key) -> Iterator[Constraint]:
    """Yield what must be so that a field is not there, or a field around it, unless a goal asks for that one."""
    parts = {part.key: part for part in reading.parts}
    for length in range(len(key), 0, -1):
        place, part = key[:length], parts.get(key[: length - 1])
        for attribute in part.spec.attributes() if part is not None else ():
            condition = attribute.condition
            if part is None or condition is None or attribute.id != place[-1]:
                continue
            if ("if", part.spec.path, attribute.id) not in reading.assignments.goals:
                yield Constraint(condition.tree, Scope(part, place), "==", False, condition.text)


def forget_made_up(reading: Reading, assignments: Assignments) -> bool:
    """Discard the assignments of look-aheads that saw other bytes than the message has; return whether any did."""
    wrong = [look.key for look in reading.looks if not look.agrees(reading.memory)]
    for key in wrong:
        for one in [one for one in (*assignments.assigned, *assignments.drawn) if one[: len(key)] == key]:
            assignments.assigned.pop(one, None)
            assignments.owners.pop(one, None)
            assignments.drawn.pop(one, None)
            assignments.pinned.discard(one)
    return bool(wrong)
