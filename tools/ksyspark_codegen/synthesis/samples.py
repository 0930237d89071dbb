"""Messages of a specification in any number: those that together show every point, then variations of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain, count, islice, zip_longest
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.spec.expressions import names_in
from ksyspark.spec.load import load_specification
from ksyspark.spec.model import Attribute, BitsUse, FloatUse, IntegerUse
from ksyspark_codegen.synthesis.encoding import free_bits, takes_letters
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.message import Goal, Leaf, Memory, Sample, Solved, sample_of
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
_EFFORT_OF_ONE, _EFFORT_OF_ALL = 100_000, 2_000_000

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
            if self.solver.effort > _EFFORT_OF_ALL:
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


# Messages of a batch, solved messages that each batch adds, and how many there are at most.
_BATCH, _MORE, _MOST = 512, 12, 320
# In steps of the solver, a few seconds; in bytes: longer messages would make up most of a file.
_EFFORT_OF_VARIATIONS, _LONGEST = 100_000, 4096


class Variations:
    """Make variations of solved messages, and of more and more that are solved on the way.

    `effort` is what solving those may cost before the messages at hand must do, in steps of the solver.
    """

    def __init__(
        self, solver: Solver, solved: Sequence[Solved], seed: int, effort: int = _EFFORT_OF_VARIATIONS
    ) -> None:
        self._solver = solver
        self._seed = seed
        short = [one for one in solved if len(one.data) <= _LONGEST] or list(solved)
        self._patterns = [pattern_of(one, solver.hints) for one in short]
        self._most = max(_MOST, len(short))
        self._effort = solver.effort + effort

    def batches(self) -> Iterator[list[Sample]]:
        """Yield lists of messages without end. The same seed gives the same messages."""
        chance = random.Random(f"{self._seed} variations")  # noqa: S311 (made again from the same seed)
        for number in count(1):
            patterns = self._patterns_of(number)
            weights = list(accumulate(pattern.weight for pattern in patterns))
            chosen = chance.choices(patterns, cum_weights=weights, k=_BATCH)
            yield [pattern.varied(chance) for pattern in chosen]

    def _patterns_of(self, batch: int) -> Sequence[Pattern]:
        """Return the patterns of a batch: those of the messages at hand, and with each batch some more."""
        wanted = min(len(self._patterns) + _MORE * (batch > 0), self._most)
        while len(self._patterns) < wanted and self._solver.effort < self._effort:
            found = self._solver.one(has_long_texts=len(self._patterns) % 3 > 0)
            if found is not None and len(found.data) <= _LONGEST:
                self._patterns.append(pattern_of(found, self._solver.hints))
        return self._patterns


_MANTISSA = {4: 23, 8: 52}
_ENOUGH = 64


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message and a mask of the bits of it that may be flipped.

    `weight` tells how often it should be varied: seldom where there is little to vary.
    """

    message: Solved
    mask: int
    weight: int

    def varied(self, chance: random.Random) -> Sample:
        """Return the message with the bits of the mask drawn anew."""
        data = self.message.data
        bits = chance.getrandbits(8 * len(data)) & self.mask if data else 0
        return Sample((int.from_bytes(data) ^ bits).to_bytes(len(data)), self.message.params)


def pattern_of(message: Solved, hints: Hints) -> Pattern:
    """Find the bits of a message that may be flipped: those of values without rule that no expression reads.

    Bits that two fields read are left alone, those that no field reads are flipped.
    """
    free, read, twice = Memory(), 0, 0
    size = len(message.data)
    free.reach(size)
    for leaf in message.leaves:
        bits = _bits_of(leaf, size)
        twice |= read & bits
        read |= bits
        if _is_free(leaf, hints):
            _release(free, leaf, message.data)
    unread = int.from_bytes(message.known) ^ (1 << 8 * size) - 1
    mask = int.from_bytes(free.data[:size]) & ~twice | unread
    return Pattern(message, mask, 1 + min(mask.bit_count(), _ENOUGH))


def _bits_of(leaf: Leaf, size: int) -> int:
    place = Memory()
    place.reach(size)
    place.poke(leaf.bit, leaf.width, leaf.order, -1)
    return int.from_bytes(place.data[:size])


def _is_free(leaf: Leaf, hints: Hints) -> bool:
    attribute = leaf.attribute
    until = attribute.repeat.formula if attribute.repeat is not None and attribute.repeat.kind == "until" else None
    named = hints.logical_of(leaf.owner, attribute)
    return not (
        leaf.is_fixed
        or attribute.id in hints.live
        or attribute.contents is not None
        or attribute.valid is not None
        or attribute.enum is not None
        or (named is not None and not takes_letters(named))
        or (until is not None and "_" in names_in(until.tree))
    )


def _release(free: Memory, leaf: Leaf, data: bytes) -> None:
    """Mark the bits of a value that may be flipped."""
    match leaf.attribute.use:
        case IntegerUse() | BitsUse():
            free.poke(leaf.bit, leaf.width, leaf.order, -1)
        case FloatUse(width):
            free.poke(leaf.bit, leaf.width, leaf.order, (1 << _MANTISSA[width]) - 1)
        case _:
            start, end = leaf.bit // 8, (leaf.bit + leaf.width) // 8
            free.write(start, data[start:end].translate(_masks_of(leaf)))


def _masks_of(leaf: Leaf) -> bytes:
    """Return for each byte the bits that may be flipped: no byte becomes one that ends the value."""
    masks = free_bits(leaf.encoding) if leaf.encoding is not None else bytes([7 if leaf.ends else 255]) * 256
    kept = {end & ~7 for end in leaf.ends}
    return bytes(0 if byte & ~7 in kept else mask for byte, mask in enumerate(masks))


class CannotMake(KsysparkError):
    """No message of a specification can be made; the text names the expression that defeats it."""


@dataclass(frozen=True, slots=True)
class Samples:
    """The messages of one specification: first those that show all there is, then variations of them without end.

    The same seed gives the same messages.
    """

    coverage: Coverage
    variations: Variations

    def first(self, count: int) -> list[Sample]:
        """Return so many of the messages that show all there is, or all of them."""
        return [sample_of(one) for one in self.coverage.messages[:count]]

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists: those that show all there is, then variations."""
        for batch in chain([self.first(count)], self.variations.batches()):
            yield batch[:count]
            count -= len(batch)
            if count <= 0:
                return

    def report(self, count: int) -> str:
        """Return what so many messages show of all there is, and what was in the way of the rest."""
        covered = {mark for one in self.coverage.messages[:count] for mark in one.points}
        points = [*self.coverage.covered, *self.coverage.missing]
        seen = [point for point in points if point.mark in covered]
        late = [point for point in self.coverage.covered if point not in seen]
        lines = [f"{len(seen)} of {len(points)} cases, conditions, counts and labels are shown"]
        lines += [f"not among the first {count} messages: {point}" for point in late]
        lines += [f"not shown: {point}: {why}" for point, why in self.coverage.missing.items()]
        return "\n".join(lines)


def make_samples(
    path: Path, seed: int = 0, params: Mapping[str, object] | None = None, import_paths: Sequence[str] = ()
) -> Samples:
    """Prepare messages of a specification. `params` are parameters of the top type that are given; others are chosen.

    Absolute imports are looked up in the folders `import_paths`.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    typer, spec = load_specification(path, import_paths)
    solver = Solver(typer.library, spec, seed, params or {})
    coverage = cover(solver)
    if not coverage.messages:
        raise CannotMake(f"no message of {path.stem} can be made: {solver.last}")
    return Samples(coverage, Variations(solver, coverage.messages, seed))
