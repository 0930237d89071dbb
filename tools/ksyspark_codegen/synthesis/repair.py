"""Repair an attempt: undo changes, place bytes, leave fields out, repeat assignments for other objects and items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ksyspark_codegen.synthesis.message.assignments import (
    AssignedValue,
    Assignments,
    Bits,
    Change,
    Conflict,
    Constraint,
    Goal,
    exactly,
)
from ksyspark_codegen.synthesis.message.parts import Frame, Items, Key, Part
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
        """Settle assignments for a field."""
        before = {key: (assignments.assigned.get(key), assignments.owners.get(key, ())) for key in change}
        pinned = frozenset(key for key in change if key not in assignments.pinned) if goal is not None else frozenset()
        assignments.assign(change, owner, is_goal=goal is not None)
        self._made.append(_Applied(owner, goal, change, before, pinned))

    @property
    def last(self) -> Change:
        """Return the last change that was made and not taken back."""
        return self._made[-1].change if self._made else {}

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
                yield Constraint(condition.tree, Frame(part, place), "==", False, condition.text)


def spread(assignments: Assignments, change: Change, asker: Key, goal: Goal) -> None:
    """Settle for other objects what was assigned for a goal of one, where it is wanted throughout the message.

    Only what lies inside of an object has its counterpart in another; what is assigned there for a goal already stays.
    """
    here, name = asker[:-1], asker[-1]
    if any(key[: len(here)] != here for key in change):
        return
    for there in assignments.throughout.get(goal, ()):
        moved = {(*there, *key[len(here) :]): value for key, value in change.items()}
        if there != here and assignments.may_change(moved):
            assignments.assign(moved, (*there, name), is_goal=True)


# So few items are solved one by one without much work.
_FEW = 4
# Items that alternate do so with a period of at most three.
_LONGEST_TURN = 3


def copy_items(assignments: Assignments, change: Change, frame: Frame) -> None:
    """Make the items behind one for which a change was made as the last ones are; nothing where few are wanted.

    Items that say each other what they are may take turns: `a` is followed by `b`, that by `a`. What the change
    assigns of an item before, because that tells what this one is, is assigned for its copies, too.
    """
    items, count = frame.part.values.get(str(frame.asker[-1])), assignments.drawn.get((*frame.asker, "#count"))
    if not isinstance(items, Items) or frame.index is None or frame.item_key is None or not isinstance(count, int):
        return
    behind = range(frame.index + 1, count)
    if len(behind) < _FEW:
        return
    turn = _turn([*items[: frame.index], frame.item])
    _copy(assignments, items.key, range(frame.index + 1 - turn, frame.index + 1), behind)
    for key, value in change.items():
        step = key[len(items.key)] if key[: len(items.key)] == items.key else None
        if isinstance(step, int):
            _assign_copies(assignments, items.key, range(step, count, turn), key, value)
    _widen_stream(assignments, frame, len(behind))


def _turn(items: list[object]) -> int:
    """Return how far before the last item the one lies whose arguments are most like those of the last."""
    *known, own = [one.known if isinstance(one, Part) else {} for one in items]

    def alike(turn: int) -> int:
        other = known[-turn]
        return sum(name in other and own[name][0] == other[name][0] for name in own)

    return max(range(1, min(_LONGEST_TURN, len(known)) + 1), key=lambda turn: (alike(turn), -turn), default=1)


def _copy(assignments: Assignments, items: Key, last: range, behind: range) -> None:
    """Let items have all assignments of the last ones before them, which take turns."""
    tables: tuple[dict[Key, Any], ...] = (
        assignments.assigned,
        assignments.drawn,
        assignments.owners,
        assignments.sizes,
        assignments.floors,
    )
    for table in tables:
        inside = _inside(table, items, last)
        for number in behind:
            moved = {(*items, number, *rest): table[key] for key, rest in inside[_model(number, last)]}
            table |= {key: value for key, value in moved.items() if key not in assignments.pinned}
    for marked in (assignments.obedient, assignments.given, assignments.tight):
        inside = _inside(marked, items, last)
        marked |= {(*items, number, *rest) for number in behind for _, rest in inside[_model(number, last)]}


def _model(number: int, last: range) -> int:
    """Return which of the last items one behind them is made as."""
    return last[(number - last.stop) % len(last)]


def _inside(keys: Iterable[Key], items: Key, several: range) -> dict[int, list[tuple[Key, Key]]]:
    """Return the assignments of some items, each with its way inside of the item."""
    found: dict[int, list[tuple[Key, Key]]] = {number: [] for number in several}
    for key in keys:
        number = key[len(items)] if key[: len(items)] == items and len(key) > len(items) else None
        if isinstance(number, int) and number in found:
            found[number].append((key, key[len(items) + 1 :]))
    return found


def _assign_copies(assignments: Assignments, items: Key, copies: range, key: Key, value: AssignedValue) -> None:
    """Settle for the copies of an item what is assigned for that."""
    rest, owner = key[len(items) + 1 :], assignments.owners.get(key, items)
    for number in copies[1:]:
        if (*items, number, *rest) not in assignments.pinned:
            assignments.assign({(*items, number, *rest): value}, owner)


def _widen_stream(assignments: Assignments, frame: Frame, count: int) -> None:
    """Let a stream whose size is chosen hold so many more items."""
    window, item = frame.part.window, frame.item_key
    if item is None or item not in frame.part.starts:
        return
    needed = window.pos + count * (window.base + window.pos - frame.part.starts[item])
    key = (*window.key, "#size")
    assigned = assignments.assigned.get(key)
    if isinstance(assigned, Bits) and assigned.value < needed and key not in assignments.pinned:
        assignments.assigned[key] = exactly(needed)
    if window.key in assignments.sizes:
        assignments.sizes[window.key] = max(assignments.sizes[window.key], needed)


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
