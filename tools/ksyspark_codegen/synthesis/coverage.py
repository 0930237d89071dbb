"""Make a few hundred messages that together show every point of a format, and tell what is in the way of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, zip_longest

from ksyspark.spec.expressions import names_in
from ksyspark.spec.model import Attribute, BitsUse, IntegerUse
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.points import Point, PointMark
from ksyspark_codegen.synthesis.solver import Solver, goals_for, goals_of

# Messages that are kept whatever they show, and messages in a row that show nothing new before goals are set.
_AT_LEAST, _IDLE = 4, 12
# Routes to a type that are tried, and rounds over all of them with other random choices.
_MOST_ROUTES, _AGAIN = 12, 12
# Messages to start from: with an object of the type, and with one that could hold it.
_TRIES, _TRIES_BEHIND = 4, 2
# Each round has four times the tries for a point: what one try shows easily often shows what is hard to look for.
_FIRST_TRIES, _MORE_TRIES = 1, (4, 16, 64)
# So often the same expression is in the way; then it always is.
_SAME = 5
# In steps of the solver: a second or two for a point that is hard to show, a third of a minute for all.
_EFFORT_OF_ONE, _EFFORT = 100_000, 2_000_000

_Start = tuple[Mapping[Goal, object], Solved | None]


@dataclass(frozen=True, slots=True)
class Coverage:
    """Messages, the points that they show, and those that none of them shows, with what was in the way."""

    messages: tuple[Solved, ...]
    covered: tuple[Point, ...]
    missing: Mapping[Point, str]


@dataclass(slots=True, eq=False)
class _Search:
    """A search for messages that show all points."""

    solver: Solver
    points: dict[PointMark, Point]
    attributes: Mapping[tuple[tuple[str, ...], str], Attribute]
    messages: list[Solved] = field(default_factory=list)
    covered: set[PointMark] = field(default_factory=set)
    missing: dict[Point, str] = field(default_factory=dict)
    unseen: dict[Goal, list[int]] = field(default_factory=dict)
    spent: dict[PointMark, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for point in self.points.values():
            self.unseen.setdefault(point.goal, []).append(point.value)

    def take(self, found: Solved | None, *, always: bool = False) -> bool:
        """Keep a message that shows something new; tell whether it does."""
        new = [mark for mark in self.points if mark in found.points and mark not in self.covered] if found else []
        if found is not None and (new or always):
            self.messages.append(found)
        for mark in new:
            self.covered.add(mark)
            self.unseen[self.points[mark].goal].remove(self.points[mark].value)
        return bool(new)

    def take_random(self) -> None:
        """Make messages as they come, each with what was not seen of its fields, until that shows nothing new."""
        idle = 0
        while idle < _IDLE:
            is_new = self.take(self.solver.one(unseen=self.unseen), always=len(self.messages) < _AT_LEAST)
            idle = 0 if is_new else idle + 1

    def look_for(self, *, most: int) -> None:
        """Make messages that show points, with so many tries for each, or note why there are none.

        What has cost the least so far comes first: what is out of reach does not use up what others need.
        """
        for mark, point in sorted(self.points.items(), key=lambda one: self.spent.get(one[0], 0)):
            if mark in self.covered or self.spent.get(mark, 0) > _EFFORT_OF_ONE:
                continue
            if why := why_impossible(self.attributes.get((point.owner, point.field)), point):
                self.missing[point] = why
                continue
            if self.solver.effort > _EFFORT:
                self.missing.setdefault(point, "nothing was tried: the search took too long before")
            else:
                self._look_for_one(mark, point, most)

    def _look_for_one(self, mark: PointMark, point: Point, most: int) -> None:
        reasons: list[str] = []
        there, before = self._there(point), self.solver.effort
        for goals, start in islice(self._starts_for(point), most):
            # Other routes may be free of what is in the way on one of them; other messages seldom are.
            if start is not None and reasons.count(self.solver.last) >= _SAME:
                continue
            wanted = {**goals, **there, point.goal: point.value}
            self.take(self.solver.one(wanted, start=start))
            if mark in self.covered:
                return
            reasons += [self.solver.last] if self.solver.last else ["no message showed it"]
        self.missing[point] = reasons[0]
        self.spent[mark] = self.spent.get(mark, 0) + self.solver.effort - before

    def _there(self, point: Point) -> Mapping[Goal, object]:
        """Return the goals under which the field of a point is there at all."""
        attribute = self.attributes.get((point.owner, point.field))
        return goals_for(point.owner, attribute) if attribute is not None and point.kind != "if" else {}

    def _starts_for(self, point: Point) -> Iterator[_Start]:
        """Yield goals that lead to a point, and the message to change for them: one that is near it, or none."""
        near: list[_Start] = [({}, start) for start in self._near(point.owner, point.goal, _TRIES)]
        anew = list(islice(self.solver.goals_to(point.owner), _MOST_ROUTES))
        # What cannot be changed to show the point may still be made so.
        yield from _in_turn(near, [(goals, None) for goals in anew])
        # What no item shows that is alone, or the first, another one may.
        all_anew = [*anew, *(more for goals in anew if (more := _many(goals)) != goals)]
        yield from ((goals, None) for goals in all_anew[len(anew) :])
        yield from ((goals, None) for goals in all_anew * _AGAIN)
        for edge in self.solver.uses[point.owner][:_MOST_ROUTES]:
            for start in self._near(edge.owner.path, None, _TRIES_BEHIND):
                yield goals_of(edge), start

    def _near(self, owner: tuple[str, ...], goal: Goal | None, most: int) -> list[Solved]:
        """Return small messages that hold objects of a type; those first that show another value of a goal."""
        near = [one for one in self.messages if owner in one.objects]
        shows = {id(one): any((kind, path, name) == goal for path, name, kind, _ in one.points) for one in near}
        return sorted(near, key=lambda one: (not shows[id(one)], len(one.data)))[:most]


def _in_turn(*starts: list[_Start]) -> Iterator[_Start]:
    """Yield the first of each list, then the second of each, until all are given."""
    yield from (one for ranked in zip_longest(*starts) for one in ranked if one is not None)


def _many(goals: Mapping[Goal, object]) -> Mapping[Goal, object]:
    """Return goals that want many of what they want."""
    return {goal: 2 if goal[0] == "count" else value for goal, value in goals.items()}


def cover(solver: Solver) -> Coverage:
    """Make messages until every point is covered, or the effort is used up."""
    attributes = {(path, attribute.id): attribute for path, attribute in solver.attributes()}
    search = _Search(solver, solver.points(), attributes)
    search.take_random()
    # What is found easily for one point often shows others that would be hard to look for.
    search.look_for(most=_FIRST_TRIES)
    for most in _MORE_TRIES:
        search.look_for(most=most)
    covered = tuple(search.points[mark] for mark in search.points if mark in search.covered)
    missing = {point: search.missing[point] for mark, point in search.points.items() if mark not in search.covered}
    return Coverage(tuple(search.messages), covered, missing)


def why_impossible(attribute: Attribute | None, point: Point) -> str:
    """Return why no message can cover a point; empty where no reason is known."""
    repeat = attribute.repeat if attribute else None
    if point.kind == "label" and attribute is not None and not _holds(attribute, point.value):
        return f"the field cannot hold {point.value}"
    if point.kind != "count" or repeat is None:
        return ""
    if repeat.kind == "until" and point.value == 0:
        return "a repeat with a condition at its end reads one item at least"
    if repeat.kind == "expr" and repeat.formula is not None and not names_in(repeat.formula.tree):
        number = repeat.formula.text
        if number.isdecimal() and min(int(number), 2) != point.value:
            return f"the count is always {number}"
    return ""


def _holds(attribute: Attribute, code: int) -> bool:
    match attribute.use:
        case IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed <= code < 1 << 8 * width - is_signed
        case BitsUse(width):
            return 0 <= code < 1 << width
    return True
