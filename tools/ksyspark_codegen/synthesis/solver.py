"""Make one message: read it, repair what does not fit, and read it again, until everything fits."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec, TypeSpec
from ksyspark_codegen.synthesis.expressions.inversion import Inversion, guesses, steps_to
from ksyspark_codegen.synthesis.hints import Hints, find_hints
from ksyspark_codegen.synthesis.message import (
    AssignedValue,
    Assignments,
    Change,
    Conflict,
    Constraint,
    Goal,
    Key,
    Part,
    Scope,
    Solved,
    Stuck,
    TooShort,
    Trouble,
    Undefined,
    Unmet,
    exactly,
    is_large,
)
from ksyspark_codegen.synthesis.points import Edge, Point, PointMark, points_of, reachable_types, visible_types
from ksyspark_codegen.synthesis.reading.fields import read_field
from ksyspark_codegen.synthesis.reading.message import read_instance, read_message
from ksyspark_codegen.synthesis.reading.state import Before, Reading, left_by

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


# A message of the shipped formats fits after some 5 readings, a long chain of headers after 40.
_READINGS = 60
# Expressions that cost as much as reading a value does.
_STEPS = 12
# Changes that are compared for one constraint, and how often a constraint may fail before it counts as contradicting
# another one.
_MOST_CHANGES, _CHANGES = 24, 24
# Tries of other content for a field whose size no assignment gives.
_FORGOTTEN = 12
# So often a field may request a size that suits its content; then it takes the size that is computed.
_DICTATED = 3
# The same bytes for the same field; a third time means that two fields overwrite each other.
_CONFLICTS = 2
# A field whose count is a goal may request it more often.
_REQUESTS_OF_GOAL = 12
# Repairs inside repairs: an expression needs another one that does not fit either.
_INNER = 3
# In bytes: larger streams come from sizes that nothing bounds.
_LONGEST = 5000
# Tries to leave a field out, or one around it.
_OUT = 2


@dataclass(slots=True, eq=False)
class Attempt:
    """The state of an attempt from reading to reading."""

    library: Library
    hints: Hints
    root: TypeSpec
    assignments: Assignments
    ranges: dict[Key, range] = field(default_factory=dict)
    last: str = ""
    effort: int = 0
    _seen: dict[tuple[object, ...], int] = field(default_factory=dict)
    _applied: Applied = field(default_factory=Applied)
    _before: Before = field(default_factory=Before)
    _places: Places = field(default_factory=Places)

    def run(self) -> Solved | None:
        """Return a message, or None; `last` says then what could not be had."""
        for _ in range(_READINGS):
            reading = self._reading()
            try:
                data = read_message(reading, self.root)
                is_other = forget_made_up(reading, self.assignments)
                if self._assign_postponed(reading) and not self._put(reading) and not is_other:
                    return self._solved(reading, data) if self._has_met_goals(reading) else None
            except RecursionError:
                self.last = "types are nested too deeply"
                return None
            except (Undefined, Trouble) as trouble:
                if not self._helped(reading, trouble) and not self._applied.take_back(self.assignments):
                    return None
            finally:
                self._before = left_by(reading) if reading.looks else Before()
                self.effort += len(reading.leaves) + len(reading.parts) + reading.evaluator.steps // _STEPS
            if self.effort > most_effort(self.assignments.goals):
                break
        self.last = self.last or f"no values meet {self._contradicting()} together"
        return None

    def _reading(self) -> Reading:
        found = Reading(self.library, self.hints, self.assignments, self.ranges, read_field, read_instance)
        found.before = self._before
        return found

    def _has_met_goals(self, reading: Reading) -> bool:
        missed = [goal for goal in self.assignments.goals if not reading.has_met(goal)]
        if missed and not self.last:
            kind, path, name = missed[0]
            self.last = f"{'::'.join(path)}.{name} is not reached with this {kind}"
        return not missed

    def _assign_postponed(self, reading: Reading) -> bool:
        """Solve the postponed constraints; return whether there were none."""
        for constraint, owner in reading.postponed:
            if self._count((owner, "#postponed")) > (
                _REQUESTS_OF_GOAL if self._is_count_goal(reading, owner) else _DICTATED
            ):
                self.assignments.obedient.add(owner)
                continue
            try:
                self._assign(reading, constraint, owner)
            except Stuck as stuck:
                self._forget(owner, stuck)
        if reading.is_inconsistent:
            self._count(("sizes",))
        return not reading.postponed and not reading.is_inconsistent

    def _is_count_goal(self, reading: Reading, owner: Key) -> bool:
        """Tell whether a goal wants a field to have so many items."""
        paths = {path for kind, path, name in self.assignments.goals if kind == "count" and (name,) == owner[-1:]}
        return bool(paths) and any(part.key == owner[:-1] and part.spec.path in paths for part in reading.parts)

    def _forget(self, owner: Key, stuck: Stuck) -> None:
        """Discard free values inside a field, so that other content may fit. Raises Stuck after some tries."""
        drawn = [key for key in self.assignments.drawn if key[: len(owner)] == owner]
        if not drawn or self._count((owner, "#forgotten")) > _FORGOTTEN:
            raise stuck
        for key in drawn:
            del self.assignments.drawn[key]

    def _contradicting(self) -> str:
        """Return the texts of the constraints that failed most often."""
        texts = [what for what in sorted(self._seen, key=lambda one: -self._seen[one]) if len(what) == 3]
        return " and ".join(f"`{text}`" for text in list(dict.fromkeys(str(what[1]) for what in texts))[:3])

    def _help(self, reading: Reading, trouble: Trouble | Undefined, depth: int = 0) -> bool:
        """Repair the assignments for one failure; return whether that was possible."""
        try:
            match trouble:
                case Unmet(constraint=constraint, owner=owner, goal=None):
                    self._assign(reading, constraint, owner)
                case Unmet(constraint=constraint, owner=owner, goal=goal) if goal is not None:
                    self._assign_goal(reading, constraint, owner, goal)
                case TooShort():
                    self._lengthen(reading, trouble)
                case Undefined():
                    self._define(reading, trouble)
                case _:
                    self.last = self.last or str(trouble)
                    return False
        except Stuck as stuck:
            self.last = self.last or str(stuck)
            return isinstance(trouble, Unmet) and self._leave_out_field(reading, trouble.owner)
        except Trouble as inner:
            # The repair has read a further instance that does not fit itself.
            return depth < _INNER and self._help(reading, inner, depth + 1)
        return True

    def _leave_out_field(self, reading: Reading, owner: Key) -> bool:
        """Leave out a field whose rule cannot be met, or one around it; return whether that was possible."""
        for constraint in constraints_to_leave_out(reading, owner):
            key = (*constraint.scope.asker, "#out")
            if self._count(key) <= _OUT:
                with suppress(Stuck):
                    self._assign(reading, constraint, key)
                    return True
        return False

    def _define(self, reading: Reading, error: Undefined) -> None:
        """Assign what an undefined expression needs to have a value. Raises Stuck."""
        if error.needs is None:
            raise Stuck(str(error))
        tree, scope, sign, value = error.needs
        try:
            self._assign(reading, Constraint(tree, scope, sign, value, str(error)), (*scope.asker, "#defined"))
        except Stuck as stuck:
            raise Stuck(f"{error}, where an expression asks for it") from stuck

    def _assign_goal(self, reading: Reading, constraint: Constraint, owner: Key, goal: Goal) -> None:
        try:
            self._assign(reading, constraint, owner, goal)
        except Stuck as stuck:
            self.last = self.last or str(stuck)
            self.assignments.exempt_from(goal, owner)

    def _assign(self, reading: Reading, constraint: Constraint, owner: Key, goal: Goal | None = None) -> Change:
        """Change assignments so that a constraint is met. Raises Stuck with the expression that defeats it."""
        tried = self._count((owner, constraint.text, str(constraint.value)))
        if tried > _CHANGES:
            raise Stuck(f"no values meet {self._contradicting()} together")
        changes = self._changes_for(reading, constraint, owner, is_brief=True)
        inversion = Inversion(reading.evaluator, self.assignments, self.ranges, {})
        if not changes and (nearer := next(self._allowed(steps_to(inversion, constraint), owner), None)):
            self._applied.apply(self.assignments, nearer, owner, None)
            return {}
        changes = changes or self._changes_for(reading, constraint, owner)
        changes = changes or list(
            islice(self._allowed(guesses(inversion.hypotheses, constraint, self.assignments.random), owner), 1)
        )
        if not changes:
            raise Stuck(inversion.why_none(constraint))
        changes = [one for one in changes if not any(map(is_large, one.values()))] or changes
        changes.sort(key=lambda change: (self._applied.has_failed(change, owner), self._cost(change, owner)))
        number = 0 if tried <= 2 else self.assignments.random.randrange(len(changes))
        self._applied.apply(self.assignments, changes[number], owner, goal)
        return changes[number]

    def _changes_for(
        self, reading: Reading, constraint: Constraint, owner: Key, *, is_brief: bool = False
    ) -> list[Change]:
        """Return changes that meet a constraint: such that obey the rules of the values in them, else any."""
        for value_rules in (reading.value_rules, {}):
            inversion = Inversion(reading.evaluator, self.assignments, self.ranges, value_rules)
            found = list(islice(self._allowed(inversion.to(constraint, is_brief=is_brief), owner), _MOST_CHANGES))
            if found:
                return found
        return []

    def _allowed(self, changes: Iterator[Change], owner: Key) -> Iterator[Change]:
        for change in changes:
            if (
                not self._applied.is_refused(change, owner)
                and self.assignments.changes(change)
                and self.assignments.may_change(change)
            ):
                yield change

    def _cost(self, change: Change, owner: Key) -> int:
        """Return the cost of a change: it is higher for keys that other fields have assigned."""
        owners = self.assignments.owners
        return sum(4 if owners.get(key, owner) != owner else 0 for key in change)

    def _count(self, what: tuple[object, ...]) -> int:
        self._seen[what] = self._seen.get(what, 0) + 1
        if what == ("sizes",) and self._seen[what] > 5:
            self.assignments.tight.update(self.assignments.sizes)
        return self._seen[what]

    def _lengthen(self, reading: Reading, trouble: TooShort) -> None:
        """Make a stream longer; where its size is fixed, make its content shorter. Raises Stuck."""
        window = trouble.window
        decider = window.decider
        if decider.key in self.assignments.obedient and self._count((decider.key, "#freed")) < _DICTATED:
            self.assignments.obedient.discard(decider.key)
            self._seen[decider.key, "#postponed"] = 0
            return
        closer = decider.closer
        if closer is not None and decider.is_closed and closer not in self.assignments.pinned:
            self.assignments.assign({closer: exactly(0)}, (*closer, "#more"))
            return
        chosen = (*window.key, "#size")
        if chosen in self.assignments.assigned and chosen not in self.assignments.pinned:
            # The content decides the size; the constraint on it is solved again.
            del self.assignments.assigned[chosen]
            self.assignments.sizes[window.key] = 2 * trouble.needed
            self.assignments.floors[window.key] = trouble.needed
            return
        if window.sizer is not None and self._count((window.key, "size")) < _CHANGES:
            constraint = Constraint(
                window.sizer.formula.tree, window.sizer.scope, "==", trouble.needed, window.sizer.formula.text
            )
            try:
                self._assign(reading, constraint, (*window.key, "#floor"))
            except Stuck:
                pass
            else:
                return
        elif window.is_free and self.assignments.floors.get(window.key, 0) < trouble.needed <= _LONGEST:
            self.assignments.floors[window.key] = trouble.needed
            return
        if not self.assignments.shorten(window.key):
            raise Stuck(f"{trouble.needed} bytes do not fit into `{'.'.join(map(str, window.key))}`")

    def _helped(self, reading: Reading, trouble: Trouble | Undefined) -> bool:
        """Repair the conflicts between fields; where there were none, repair the failure itself."""
        try:
            return self._put(reading) or self._help(reading, trouble)
        except Stuck as stuck:
            self.last = self.last or str(stuck)
        except RecursionError:
            self.last = self.last or "values are computed from too many others"
        return False

    def _put(self, reading: Reading) -> bool:
        """Put the bytes that conflicting fields need at their places; return whether there are any. Raises Stuck."""
        for conflict in reading.conflicts:
            if self._count((conflict.key, conflict.position, conflict.data)) > _CONFLICTS:
                raise Stuck(f"two fields need other bytes at {conflict.position}")
            self._places.put(self.assignments, reading.parts, conflict)
        return bool(reading.conflicts)

    def _solved(self, reading: Reading, data: bytes) -> Solved:
        root = reading.parts[0]
        params = {parameter.id: root.values[parameter.id] for parameter in self.root.params}
        known = bytes(reading.memory.known[: len(data)])
        points, leaves = frozenset(reading.points), tuple(reading.leaves)
        return Solved(data, params, points, leaves, known, self.assignments, reading.objects())


_EFFORT_OF_MESSAGE, _EFFORT_OF_ITEM, _FEW = 20_000, 300, 2


def most_effort(goals: Mapping[Goal, object]) -> int:
    """Return how many steps of the solver a message may take that shows what goals ask for."""
    counts = [number for (kind, *_), number in goals.items() if kind == "count"]
    return _EFFORT_OF_MESSAGE + _EFFORT_OF_ITEM * sum(one for one in counts if isinstance(one, int) and one > _FEW)


_TRIES = 8
_MOST_ROUTES = 12


class Solver:
    """Make messages of one specification. `params` are parameters that are given; the others are chosen.

    `uses` are the types that messages can hold, nearest first, with the fields that hold them. `effort` counts the
    steps of all work so far: values that were read, expressions that were computed.
    """

    def __init__(self, library: Library, spec: Spec, seed: int, params: Mapping[str, object]) -> None:
        self.library = library
        self.root = spec.root
        self.hints = find_hints(library)
        self._seed = seed
        self.params = params
        self._made = 0
        self.uses = reachable_types(library, spec.root)
        self.last = ""
        self.effort = 0

    def points(self) -> dict[PointMark, Point]:
        """Return all that messages can show."""
        visible = visible_types(self.library, self.root)
        types = ((self.library.types[path], path in visible) for path in self.uses)
        points = (
            point for owner, is_visible in types for point in points_of(self.library, owner, is_visible=is_visible)
        )
        return {point.mark: point for point in points}

    def one(
        self,
        goals: Mapping[Goal, object] | None = None,
        *,
        start: Solved | None = None,
        unseen: Mapping[Goal, Sequence[int]] | None = None,
        has_long_texts: bool = False,
    ) -> Solved | None:
        """Make a message that shows what goals ask for; None where that fails, `last` then says why.

        One with a `start` differs from that message only as far as it must. `unseen` is preferred where a value is
        free; one that `has_long_texts` has long texts.
        """
        self._made += 1
        chance = random.Random(f"{self._seed} {self._made}")  # noqa: S311 (made again from the same seed)
        if start is None:
            assignments = Assignments(
                chance, self.params, goals or {}, unseen=unseen or {}, has_long_texts=has_long_texts
            )
        else:
            assignments = start.assignments.for_other_goals(chance, goals or {})
        attempt = Attempt(self.library, self.hints, self.root, assignments)
        found = attempt.run()
        self.last = attempt.last
        self.effort += attempt.effort
        return found

    def any(self, tries: int = _TRIES) -> Solved | None:
        """Make any message."""
        return next((found for found in (self.one() for _ in range(tries)) if found is not None), None)

    def goals_to(self, owner: tuple[str, ...]) -> Iterator[dict[Goal, object]]:
        """Yield the goals that lead to objects of a type, the shortest way first."""
        edges = self.uses[owner]
        if not edges:
            yield {}
        for edge in edges[:_MOST_ROUTES]:
            yield {**self._shortest(edge.owner.path, frozenset({owner})), **goals_of(edge)}

    def attributes(self) -> Iterator[tuple[tuple[str, ...], Attribute]]:
        """Yield the fields and instances of all types that messages can hold, with the types' paths."""
        for path in self.uses:
            yield from ((path, attribute) for attribute in self.library.types[path].attributes())

    def _shortest(self, owner: tuple[str, ...], inside: frozenset[tuple[str, ...]]) -> dict[Goal, object]:
        edge = next((one for one in self.uses[owner] if one.owner.path not in inside), None)
        return {**self._shortest(edge.owner.path, inside | {owner}), **goals_of(edge)} if edge else {}


def goals_of(edge: Edge) -> dict[Goal, object]:
    """Return the goals under which a field holds objects of its type."""
    path, name = edge.owner.path, edge.attribute.id
    case: dict[Goal, object] = {("case", path, name): edge.case} if edge.case is not None else {}
    return {**goals_for(path, edge.attribute), **case}


def goals_for(owner: tuple[str, ...], attribute: Attribute) -> dict[Goal, object]:
    """Return the goals under which a field is there."""
    found: dict[Goal, object] = {}
    if attribute.condition is not None:
        found["if", owner, attribute.id] = 1
    if attribute.repeat is not None:
        found["count", owner, attribute.id] = 1
    return found
