"""Make one message: read it, repair what does not fit, and read it again, until everything fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice

from ksyspark.spec.library import Library
from ksyspark.spec.model import TypeSpec
from ksyspark_codegen.synthesis.expressions.inversion import Inversion
from ksyspark_codegen.synthesis.expressions.search import guesses, steps_to
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.message.assignments import (
    Assignments,
    Change,
    Constraint,
    Goal,
    Stuck,
    TooShort,
    Trouble,
    Unmet,
    exactly,
    is_large,
)
from ksyspark_codegen.synthesis.message.parts import Key, Undefined
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.reading.fields import read_field
from ksyspark_codegen.synthesis.reading.look_ahead import Before
from ksyspark_codegen.synthesis.reading.message import read_instance, read_message
from ksyspark_codegen.synthesis.reading.state import Reading, left_by
from ksyspark_codegen.synthesis.repair import (
    Applied,
    Places,
    constraints_to_leave_out,
    forget_made_up,
)

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
