"""Make a few hundred messages that show all that messages of a format can show, and tell what cannot be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from ksyspark_codegen.making.choices import Goal
from ksyspark_codegen.making.excluded import Excluded, why_never
from ksyspark_codegen.making.points import Point, Shown
from ksyspark_codegen.making.solved import Solved
from ksyspark_codegen.making.solver import Solver, goals_for, goals_of
from ksyspark_codegen.spec.model import Attribute

_AT_LEAST = 4
_IDLE = 12
_WAYS = 6
_TRIES, _TRIES_BEHIND = 4, 2
_FIRST_TRIES, _ALL_TRIES = 2, 64
# So often the same expression is in the way; then it always is.
_SAME = 5
# In steps of the solver: a quarter of a minute.
_EFFORT = 1_500_000

_Way = tuple[Mapping[Goal, object], Solved | None]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Messages, and the points that none of them shows, with the reason; `excluded` are those that none can."""

    messages: tuple[Solved, ...]
    shown: tuple[Point, ...]
    missing: Mapping[Point, str]
    excluded: frozenset[Point]


@dataclass(slots=True, eq=False)
class _Search:
    """A search for messages that show all points."""

    solver: Solver
    points: dict[Shown, Point]
    attributes: Mapping[tuple[tuple[str, ...], str], Attribute]
    messages: list[Solved] = field(default_factory=list)
    shown: set[Shown] = field(default_factory=set)
    missing: dict[Point, str] = field(default_factory=dict)
    unseen: dict[Goal, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for point in self.points.values():
            self.unseen.setdefault(point.goal, []).append(point.value)

    def take(self, found: Solved | None, *, always: bool = False) -> bool:
        """Keep a message that shows something new; tell whether it does."""
        new = [mark for mark in self.points if mark in found.points and mark not in self.shown] if found else []
        if found is not None and (new or always):
            self.messages.append(found)
        for mark in new:
            self.shown.add(mark)
            self.unseen[self.points[mark].goal].remove(self.points[mark].value)
        return bool(new)

    def at_random(self) -> None:
        """Make messages as they come, each with what was not seen of its fields, until that shows nothing new."""
        idle = 0
        while idle < _IDLE:
            is_new = self.take(self.solver.one(unseen=self.unseen), always=len(self.messages) < _AT_LEAST)
            idle = 0 if is_new else idle + 1

    def look_for(self, marks: Iterable[Shown], *, most: int) -> None:
        """Make messages that show points, with so many tries for each, or note why there are none."""
        for mark in marks:
            if self.solver.effort > _EFFORT:
                self.missing.setdefault(self.points[mark], "nothing was tried: the search took too long before")
            elif mark not in self.shown:
                self._look_for_one(mark, self.points[mark], most)

    def _look_for_one(self, mark: Shown, point: Point, most: int) -> None:
        reasons: list[str] = []
        there = self._there(point)
        for goals, start in islice(self._ways_to(point), most):
            self.take(self.solver.one({**goals, **there, point.goal: point.value}, start=start))
            if mark in self.shown:
                return
            reasons += [self.solver.last] if self.solver.last else []
            if reasons.count(self.solver.last) == _SAME:
                break
        self.missing[point] = reasons[0] if reasons else "no message showed it"

    def _there(self, point: Point) -> Mapping[Goal, object]:
        """Return the goals under which the field of a point is there at all."""
        attribute = self.attributes.get((point.owner, point.field))
        return goals_for(point.owner, attribute) if attribute is not None and point.kind != "if" else {}

    def _ways_to(self, point: Point) -> Iterator[_Way]:
        """Yield goals that lead to a point, and the message to change for them: one that is near it, or none."""
        near: list[_Way] = [({}, start) for start in self._near(point.owner, point.goal, _TRIES)]
        anew: list[_Way] = [(goals, None) for goals in islice(self.solver.goals_to(point.owner), _WAYS)]
        # What cannot be changed to show the point may still be made so.
        yield from near[:1]
        yield from anew[:1]
        yield from near[1:]
        for edge in self.solver.uses[point.owner][:_WAYS]:
            for start in self._near(edge.owner.path, None, _TRIES_BEHIND):
                yield goals_of(edge), start
        yield from anew[1:]

    def _near(self, owner: tuple[str, ...], goal: Goal | None, most: int) -> list[Solved]:
        """Return small messages that hold objects of a type; those first that show another value of a goal."""
        near = [one for one in self.messages if owner in one.objects]
        shows = {id(one): any((kind, path, name) == goal for path, name, kind, _ in one.points) for one in near}
        return sorted(near, key=lambda one: (not shows[id(one)], len(one.data)))[:most]


def cover(solver: Solver) -> Coverage:
    """Make messages until all is shown that can be."""
    attributes = {(path, attribute.id): attribute for path, attribute in solver.attributes()}
    search = _Search(solver, solver.points(), attributes)
    search.at_random()
    for point in search.points.values():
        if why := why_never(attributes.get((point.owner, point.field)), point):
            search.missing[point] = why
    open_marks = [mark for mark, point in search.points.items() if point not in search.missing]
    # What is found easily for one point often shows others that would be hard to look for.
    search.look_for(open_marks, most=_FIRST_TRIES)
    search.look_for(open_marks, most=_ALL_TRIES)
    shown = tuple(search.points[mark] for mark in search.points if mark in search.shown)
    missing = {point: why for point, why in search.missing.items() if point not in shown}
    proofs = Excluded(solver)
    excluded = {point: proofs.why(attributes.get((point.owner, point.field)), point) for point in missing}
    excluded = {point: why for point, why in excluded.items() if why}
    return Coverage(tuple(search.messages), shown, {**missing, **excluded}, frozenset(excluded))
