"""One reading of a message under construction: bytes so far, what was noticed, what is read ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Endian, Formula, TypeSpec
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.message import (
    POINT_GOALS,
    Assignments,
    Bits,
    Conflict,
    Constraint,
    Goal,
    Key,
    Leaf,
    Memory,
    Part,
    Plane,
    Scope,
    Undefined,
    Unmet,
    ValueRules,
    Window,
)
from ksyspark_codegen.synthesis.points import count_of


class Seen(Memory):
    """The bytes that a look-ahead sees; `touched` are those that were read, `required` those of constraints."""

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self.data, self.known = bytearray(memory.data), bytearray(memory.known)
        self.looked_at, self.requested = bytearray(memory.looked_at), bytearray(memory.requested)
        self.touched = Memory()
        self.required = Memory()

    def poke(self, bit: int, width: int, order: Endian, value: int) -> None:
        super().poke(bit, width, order, value)
        self.touched.poke(bit, width, order, value)

    def write(self, start: int, data: bytes) -> None:
        super().write(start, data)
        self.touched.write(start, data)


@dataclass(slots=True, eq=False)
class Look:
    """One look-ahead at an instance from a place on: what was seen, and whether streams ended.

    `ends` holds streams, places, and whether the stream ended there. `shift` is the distance from the place where the
    reading before looked ahead, None where it did not. With `is_made_up`, sizes are assumed, not read from the bytes.
    """

    key: Key
    start: int
    window: Window
    seen: Seen
    shift: int | None
    ends: list[tuple[Window, int, bool]] = field(default_factory=list)
    is_made_up: bool = False

    def agrees(self, memory: Memory) -> bool:
        """Tell whether what was seen is what is there now."""
        size = len(self.seen.touched.data)
        mask = int.from_bytes(self.seen.touched.known)
        seen, now = (int.from_bytes(one[:size].ljust(size, b"\0")) for one in (self.seen.touched.data, memory.data))
        is_inside = self.window.limit is not None and size <= self.window.base + self.window.limit
        is_ended = all((window.limit == at) == answer for window, at, answer in self.ends)
        return not self.is_made_up and is_inside and is_ended and not (seen ^ now) & mask


@dataclass(slots=True, eq=False)
class Before:
    """What one reading leaves for look-aheads in the next: its bytes, where it looked, where its streams ended.

    `is_whole` tells that the message was read to its end.
    """

    memory: Memory = field(default_factory=Memory)
    starts: dict[Key, int] = field(default_factory=dict)
    ends: dict[Key, int] = field(default_factory=dict)
    is_whole: bool = False


def end_before(before: Before, look: Look | None, window: Window) -> int | None:
    """Return the size that a stream had in the reading before, for a look-ahead; None where it is unknown."""
    if look is None or look.shift is None or window.key not in before.ends:
        return None
    return before.ends[window.key] + look.shift - window.base


def begin_look(before: Before, window: Window, key: Key) -> Look:
    """Begin a look-ahead: it sees the bytes of the reading before, under those that this reading has chosen already."""
    start, old = window.base + window.pos, before.starts.get(key)
    look = Look(key, start, window, Seen(window.memory), None if old is None else start - old)
    last = before.memory
    if old is not None and len(last.data) > old:
        size = len(last.data) - old
        look.seen.reach(start + size)
        firm = int.from_bytes(look.seen.chosen(start, start + size, "firm"))
        mask = (int.from_bytes(last.known[old:]) & ~firm).to_bytes(size)
        look.seen.look(bytes(start) + last.data[old:], bytes(start) + mask, b"")
    return look


# In bytes: first guess of a free stream's size. Fields deeper than six names stay short, so that recursion ends.
_USUAL_SIZE = 24
_DEEPEST_FREE = 6


@dataclass(slots=True)
class SizeFormula:
    """The expression that gives the size of a stream, and where it stands."""

    formula: Formula
    scope: Scope


@dataclass(slots=True, eq=False)
class Reading:
    """One reading of the message, from its first byte to where it ends or fails.

    What was read: `memory` (the bytes), `leaves` (values), `parts` (objects; `hidden` ones have no columns, so
    their instances are not read), `points` (what the message shows), `met` (goals); it `is_open` before its instances.
    `ranges` are the domains of numbers, kept from reading to reading; `value_rules` the rules of values.

    What does not fit: `postponed` are constraints that can wait until the end (sizes and counts of content),
    `conflicts` are fields that need other bytes than others have read at their place.

    Look-aheads: `before` is what the reading before has left for them, `look` the one that lasts, `looks` are all;
    `texts_ahead` are the encodings of texts that look-aheads have read, by their places.
    """

    library: Library
    hints: Hints
    assignments: Assignments
    ranges: dict[Key, range]
    read_field_of: Callable[[Reading, Part, Attribute, Key], None]
    read_instance_of: Callable[[Reading, Part, Attribute], None]
    memory: Memory = field(default_factory=Memory)
    points: set[tuple[tuple[str, ...], str, str, int]] = field(default_factory=set)
    met: set[Goal] = field(default_factory=set)
    postponed: list[tuple[Constraint, Key]] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    leaves: list[Leaf] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    hidden: set[Key] = field(default_factory=set)
    value_rules: dict[Key, ValueRules] = field(default_factory=dict)
    is_open: bool = False
    is_inconsistent: bool = False
    wants_end: bool | None = None
    before: Before = field(default_factory=Before)
    look: Look | None = None
    looks: list[Look] = field(default_factory=list)
    texts_ahead: dict[int, str] = field(default_factory=dict)
    evaluator: Evaluator = field(init=False)
    _busy: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.evaluator = Evaluator(self.library, self)

    # Interface of the evaluator.

    def size_of(self, window: Window) -> int:
        """Return the size of a stream; where the content decides, guess it: the next reading knows better."""
        if window.limit is not None:
            return window.limit
        if window.is_closed:
            return window.end
        if window.guess is None:
            drawn = self.assignments.random.choice(window.usual or range(_USUAL_SIZE))
            window.guess = self.assignments.sizes.setdefault(window.key, max(drawn, window.pos))
        if not window.most and not self.is_short(window, window.key):
            # The bytes that a look-ahead needs lie in the stream.
            window.guess = max(window.guess, len(window.memory.requested.rstrip(b"\0")) - window.base)
        return window.guess

    def is_at_end(self, window: Window, asker: Key) -> tuple[bool, Key | None]:
        """Tell whether a stream ends here; where that is free, choose it and name the choice."""
        if window.bit % 8 or window.pos < self.floor(window):
            return False, None
        bound = window.limit if window.limit is not None else window.guess
        if bound is not None or window.is_closed:
            return window.pos >= (window.end if bound is None else bound), None
        key = (*asker, "#eof")
        found = self._ends_here(window, key)
        self.assignments.drawn[key] = found
        if self.look is not None:
            self.look.ends.append((window, window.pos, found))
        if found:
            window.close(key)
        else:
            window.least = window.pos + 1
        return found, key

    def read_instance(self, part: Part, attribute: Attribute) -> None:
        """Read an instance elsewhere on the stream, once."""
        mark = (id(part), attribute.id)
        if attribute.id in part.values:
            return
        if mark in self._busy:
            raise Undefined(f"`{attribute.id}` is read in itself")
        self._busy.add(mark)
        try:
            self.read_instance_of(self, part, attribute)
        finally:
            self._busy.discard(mark)

    # Interface of the readers of fields.

    def floor(self, window: Window) -> int:
        """Return the size that a stream is known to need: by what was read of it, and by earlier readings."""
        return max(self.assignments.floors.get(window.key, 0), window.end, window.least)

    def goal(self, kind: str, owner: TypeSpec, name: str, asker: Key) -> object:
        """Return what is wanted here, None for nothing in particular. Most goals are reached once a message."""
        found = (kind, owner.path, name)
        if found not in self.assignments.goals or (self.replays and kind in POINT_GOALS):
            return None
        if self._is_met(found, asker):
            return None
        if (found, asker) in self.assignments.exempt:
            return None
        return self.assignments.goals.get(found)

    def _is_met(self, goal: Goal, asker: Key) -> bool:
        """Tell whether a goal is met: one of several about a field, where another object can meet them together."""
        kind, path, name = goal
        others = [
            one
            for one in ((other, path, name) for other in POINT_GOALS if other != kind)
            if one in self.assignments.goals
        ]
        if kind not in POINT_GOALS or not others:
            return goal in self.met
        if any((one, asker) in self.assignments.exempt for one in others):
            return True
        return goal in self.met and all(one in self.met for one in others)

    def unseen(self, kind: str, owner: TypeSpec, name: str) -> list[int]:
        """Return the values of a field that no message has covered yet, in random order."""
        found = list(self.assignments.unseen.get((kind, owner.path, name), ()))
        self.assignments.random.shuffle(found)
        return found

    def reached(self, kind: str, part: Part, name: str, value: int) -> None:
        """Note what the message shows, and where."""
        owner = part.spec.path
        self.points.add((owner, name, kind, value))
        goal = (kind, owner, name)
        wanted = self.assignments.goals.get(goal)
        if kind == "count" and isinstance(wanted, int):
            wanted = count_of(wanted)
        if wanted == value:
            self.met.add(goal)

    def objects(self) -> dict[tuple[str, ...], list[Key]]:
        """Return the objects of the message by the paths of their types."""
        found: dict[tuple[str, ...], list[Key]] = {}
        for part in self.parts:
            found.setdefault(part.spec.path, []).append(part.key)
        return found

    def has_met(self, goal: Goal) -> bool:
        """Tell whether the message meets a goal, as far as the reading notes it."""
        return goal in self.met

    def value(self, formula: Formula, scope: Scope) -> object:
        """Return the value of an expression. Raises Unmet or Undefined."""
        return self.evaluator.value(formula.tree, scope)

    def holds(self, tree: Expression, scope: Scope, *, wanted: bool) -> bool:
        """Tell whether a condition is as wanted; one without value is not."""
        try:
            return bool(self.evaluator.value(tree, scope)) == wanted
        except Undefined:
            return False

    def is_owned(self, formula: Formula, scope: Scope, owner: Key) -> bool:
        """Tell whether a size or count may follow its content: a choice in it is free, or assigned for this field."""
        assignments = self.assignments
        if owner in assignments.obedient or self.replays:
            return False
        for key in self.evaluator.uses(formula.tree, scope):
            if key[-1] in ("#eof", "#size") or key in assignments.given:
                continue
            if assignments.owners.get(key, owner) == owner and (
                key not in assignments.pinned or key in assignments.owners
            ):
                return True
        return False

    def postpone(self, formula: Formula, scope: Scope, value: int, owner: Key) -> None:
        """Note the value that an expression must have in the next reading."""
        if self.look is not None:
            # The bytes made up here give the size when the message is read again.
            self.look.is_made_up = True
            return
        self.postponed.append((Constraint(formula.tree, scope, "==", value, formula.text), owner))

    def conflict(self, part: Part, asker: Key, data: bytes) -> None:
        """Note that bytes which another field has read must be others: the next reading begins with them."""
        start, outer, around = part.window.base + part.window.pos, part.window, part.parent
        while around is not None:
            outer = around.window if around.window.key else outer
            around = around.parent
        self.conflicts.append(Conflict(outer.key, start - outer.base, start, asker, data))

    @property
    def replays(self) -> bool:
        """Tell whether a look-ahead sees fields that are all known from the reading before."""
        return self.look is not None and self.look.shift is not None and self.before.is_whole

    def end_before(self, window: Window) -> int | None:
        """Return the size that a stream had in the reading before, for a look-ahead."""
        return end_before(self.before, self.look, window)

    def plane(self, key: Key) -> Plane:
        """Return which bits that lie here already a value is to be chosen by, if they fit."""
        return "known" if self.look is not None or key not in self.assignments.drawn else "firm"

    def is_short(self, window: Window, key: Key) -> bool:
        """Tell whether as little as possible should be read."""
        return self.assignments.is_short(window.key) or sum(isinstance(step, str) for step in key) > _DEEPEST_FREE

    def _ends_here(self, window: Window, key: Key) -> bool:
        assigned = self.assignments.assigned.get(key)
        if isinstance(assigned, Bits):
            return bool(assigned.value)
        known = self.end_before(window)
        if known is not None:
            return window.pos >= known
        if self.wants_end is not None:
            return self.wants_end
        if key in self.assignments.drawn:
            return bool(self.assignments.drawn[key])
        return self.is_short(window, key) or self.assignments.random.random() < 0.5


def unmet(formula: Formula, scope: Scope, sign: str, value: object, *, goal: Goal | None = None) -> Unmet:
    """Return the trouble that an expression has another value than it must have."""
    return Unmet(Constraint(formula.tree, scope, sign, value, formula.text), scope.asker, goal)  # type: ignore[arg-type]


def left_by(reading: Reading) -> Before:
    """Return what a reading leaves for the next."""
    windows = (part.window for part in reading.parts)
    ends = {one.key: one.base + one.limit for one in windows if one.limit is not None}
    return Before(
        reading.memory,
        {look.key: look.start for look in reading.looks},
        ends,
        reading.parts[0].window.limit is not None,
    )
