"""A message under construction: bytes, objects, assignments and constraints; and a message that fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, Protocol

from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Attribute, Endian, Formula, TypeSpec

Plane = Literal["known", "firm", "read"]
"""All bits that are chosen; those that were read, or that a look-ahead needs; only those that were read."""


class Memory:
    """The bytes that are chosen so far, with a mask of bits for each kind of choice.

    `known` are the bits that are chosen; `looked_at` those among them that only a look-ahead has read: the field there
    may choose them anew; `requested` those that it should keep where it can, since a constraint needs them.
    """

    def __init__(self) -> None:
        self.data = bytearray()
        self.known = bytearray()
        self.looked_at = bytearray()
        self.requested = bytearray()

    def reach(self, end: int) -> None:
        """Grow to so many bytes."""
        missing = end - len(self.data)
        if missing > 0:
            self.data += bytes(missing)
            self.known += bytes(missing)

    def peek(self, bit: int, width: int, order: Endian, plane: Plane = "read") -> tuple[int, int]:
        """Return (mask, value) of `width` bits from bit `bit` on: the bits that are chosen already."""
        start, end, shift = _range(bit, width, order)
        self.reach(end)
        mask = int.from_bytes(self.chosen(start, end, plane), _ORDER[order]) >> shift & _ones(width)
        return mask, int.from_bytes(self.data[start:end], _ORDER[order]) >> shift & mask

    def chosen(self, start: int, end: int, plane: Plane = "read") -> bytes:
        """Return the bits of some bytes that are chosen in one way."""
        known = self.known[start:end]
        if plane == "known" or not any(self.looked_at[start:end]):
            return bytes(known)
        free = int.from_bytes(self.looked_at[start:end].ljust(end - start, b"\0"))
        if plane == "firm":
            free &= ~int.from_bytes(self.requested[start:end].ljust(end - start, b"\0"))
        return (int.from_bytes(known) & ~free).to_bytes(end - start)

    def poke(self, bit: int, width: int, order: Endian, value: int) -> None:
        """Write the low `width` bits of a number."""
        start, end, shift = _range(bit, width, order)
        self.reach(end)
        mask = _ones(width) << shift
        size = end - start
        old = int.from_bytes(self.data[start:end], _ORDER[order])
        known = int.from_bytes(self.known[start:end], _ORDER[order])
        self.data[start:end] = (old & ~mask | (value << shift) & mask).to_bytes(size, _ORDER[order])
        self.known[start:end] = (known | mask).to_bytes(size, _ORDER[order])
        if start < len(self.looked_at):
            self.looked_at += bytes(max(end - len(self.looked_at), 0))
            seen = int.from_bytes(self.looked_at[start:end], _ORDER[order])
            self.looked_at[start:end] = (seen & ~mask).to_bytes(size, _ORDER[order])

    def write(self, start: int, data: bytes) -> None:
        """Write whole bytes."""
        end = start + len(data)
        self.reach(end)
        self.data[start:end] = data
        self.known[start:end] = b"\xff" * len(data)
        if start < len(self.looked_at):
            self.looked_at[start:end] = bytes(min(end, len(self.looked_at)) - start)

    def overlaid(self, start: int, data: bytes, plane: Plane = "read") -> bytes:
        """Return bytes with those bits replaced that are chosen already."""
        end = start + len(data)
        self.reach(end)
        known = int.from_bytes(self.chosen(start, end, plane))
        if not known:
            return data
        mixed = int.from_bytes(data) & ~known | int.from_bytes(self.data[start:end]) & known
        return mixed.to_bytes(len(data))

    def look(self, data: bytes, mask: bytes, requested: bytes) -> None:
        """Put in the bits of a mask, from the start on, that were only looked at; those that were read stay."""
        size = len(data)
        self.reach(size)
        self.looked_at += bytes(max(size - len(self.looked_at), 0))
        self.requested += bytes(max(size - len(self.requested), 0))
        new = int.from_bytes(mask) & ~int.from_bytes(self.chosen(0, size))
        needed = int.from_bytes(requested.ljust(size, b"\0"))
        for plane, bits in (
            (self.data, int.from_bytes(data)),
            (self.known, new),
            (self.looked_at, new),
            (self.requested, needed),
        ):
            plane[:size] = (int.from_bytes(plane[:size]) & ~new | bits & new).to_bytes(size)

    def known_run(self, start: int, plane: Plane = "read") -> bytes:
        """Return the wholly chosen bytes from a place on, up to the first that is not."""
        known = self.chosen(start, max(len(self.known), start), plane)
        count = next((number for number, one in enumerate(known) if one != 0xFF), len(known))
        return bytes(self.data[start : start + count])


_ORDER: dict[Endian, Literal["big", "little"]] = {"be": "big", "le": "little"}


def _ones(width: int) -> int:
    return (1 << width) - 1


def _range(bit: int, width: int, order: Endian) -> tuple[int, int, int]:
    """Return the bytes [start, end) that bits lie in, and how far right of them the last bit lies."""
    start, end = bit // 8, -(-(bit + width) // 8)
    return start, end, end * 8 - bit - width if order == "be" else bit - start * 8


class Sizer(Protocol):
    """What the size of a stream is computed from: an expression, at a place."""

    formula: Formula
    scope: Any


@dataclass(slots=True, eq=False)
class Window:
    """A stream: the message, or the part of it that a sized field holds. Positions count from `base`.

    `limit` is its size where that is assigned, else the content decides, up to `most`; `is_free` tells that no size is
    given for it. `guess` is a size that an expression was given before it was known. `end` is where the content ends
    at least, `least` what it was said to reach, `closer` the choice that said it ends at `end`. `avoid` are bytes that
    may not occur, `is_cut` tells that what it holds decides where it is cut off. `sizer` is what its size is computed
    from, for the one who has to change it; `is_size_chosen` tells that the content, or a choice, comes before it.
    `usual` are the sizes that rules ask for, `outer` is the stream that it is cut out of.
    """

    memory: Memory
    key: tuple[str | int, ...]
    base: int
    limit: int | None = None
    most: int | None = None
    guess: int | None = None
    bit: int = 0
    end: int = 0
    least: int = 0
    is_closed: bool = False
    closer: tuple[str | int, ...] | None = None
    avoid: frozenset[int] = field(default_factory=frozenset)
    sizer: Sizer | None = None
    is_size_chosen: bool = False
    is_free: bool = False
    is_cut: bool = False
    usual: tuple[int, ...] = ()
    outer: Window | None = None

    @property
    def pos(self) -> int:
        """Return the position in whole bytes; a byte that is read in part counts."""
        return -(-self.bit // 8)

    @property
    def bound(self) -> int | None:
        """Return where reading must end, None where nothing says so yet."""
        if self.limit is not None:
            return self.limit
        return self.end if self.is_closed else self.most

    @property
    def decider(self) -> Window:
        """Return the stream that decides how many bytes may follow: one around it where this one has no end yet."""
        is_open = self.limit is None and not self.is_closed
        return self.outer.decider if is_open and self.outer is not None and self.outer.bound is not None else self

    def align(self) -> None:
        self.bit = self.pos * 8

    def left(self) -> int | None:
        """Return how many bytes may still be read, None where there is no bound."""
        return None if self.bound is None else max(self.bound - self.pos, 0)

    def advance(self, bits: int) -> None:
        self.bit += bits
        if bits:
            self.end = max(self.end, self.pos)

    def close(self, closer: tuple[str | int, ...] | None = None) -> None:
        """Say that the stream ends here."""
        self.is_closed, self.closer = True, closer
        self.end = max(self.end, self.pos)


class Undefined(Exception):
    """An expression has no value: the official parser would fail there.

    `needs` is what must be otherwise: an expression, its place, a sign and a value, as a `Constraint` has them.
    """

    def __init__(self, words: str, needs: tuple[Any, Any, Any, object] | None = None) -> None:
        super().__init__(words)
        self.needs = needs


Key = tuple[str | int, ...]
"""The name of one choice: the path of the field it is made for; `#count`, `#eof` ... name others than its value.

Keys look as the paths of failures do: the case of a switch is a step of its own.
"""


@dataclass(slots=True, eq=False)
class Part:
    """An object of a user type, as far as it is read; `values` are its parameters and fields.

    `parent` is the object around it, `other_parent` what it calls `_parent` where its field says so.
    """

    spec: TypeSpec
    key: Key
    parent: Part | None
    window: Window
    endian: Endian | None = None
    values: dict[str, object] = field(default_factory=dict)
    arguments: Mapping[str, tuple[Expression, Scope]] = field(default_factory=dict)
    known: dict[str, tuple[object, tuple[Key, ...]]] = field(default_factory=dict)
    starts: dict[Key, int] = field(default_factory=dict)
    other_parent: tuple[Expression, Scope] | None = None

    @property
    def root(self) -> Part:
        """Return `_root`: the outermost object around that is of the same specification; imports have their own."""
        found = self
        while found.parent is not None and found.parent.spec.path[0] == self.spec.path[0]:
            found = found.parent
        return found


class Items(list[object]):
    """The items of a repeated field; `key` names the field."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key


@dataclass(slots=True, eq=False)
class Scope:
    """What names in an expression mean: the object around it, the field it stands in, the item and its number.

    Never changed; not frozen because so many are made, which then takes three times as long. `at` is where the object's
    stream stood, in bits, for an expression that is looked at again later.
    """

    part: Part
    asker: Key
    item: object = None
    item_key: Key | None = None
    index: int | None = None
    at: int | None = None

    def of_item(self, item: object, key: Key | None, at: int | None = None) -> Scope:
        """Return the place with another item."""
        return Scope(self.part, self.asker, item, key, self.index, at)

    def standing(self, at: int) -> Scope:
        """Return the place while the object's stream stands there, in bits, however far it is read later."""
        return Scope(self.part, self.asker, self.item, self.item_key, self.index, at)


@dataclass(slots=True, eq=False)
class Hypothesis:
    """Assignments to be taken as other than they are, and the values computed under them."""

    values: Mapping[Key, object]
    known: dict[tuple[int, str], tuple[object, tuple[Key, ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class ValueRules:
    """The rules that a value was checked by, at their place: each an expression over `_` and whether it must hold."""

    scope: Scope
    rules: tuple[tuple[Expression, bool], ...]


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


@dataclass(frozen=True, slots=True)
class Leaf:
    """One value that was read: where it lies, in bits from the start of the message, and what it is.

    `is_fixed` tells that another value could end the stream that it lies in elsewhere, `ends` are bytes that end
    the value itself.
    """

    bit: int
    width: int
    owner: TypeSpec
    attribute: Attribute
    encoding: str | None
    order: Endian
    is_fixed: bool
    ends: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Solved:
    """A message that fits: its bytes, its parameters, what it shows, the objects of each type.

    `leaves` tell where its values lie.

    `assignments` are those that make it, for messages that differ from it in some.
    """

    data: bytes
    params: Mapping[str, object]
    points: frozenset[tuple[tuple[str, ...], str, str, int]]
    leaves: tuple[Leaf, ...]
    known: bytes
    assignments: Assignments
    objects: Mapping[tuple[str, ...], Sequence[Key]]


@dataclass(frozen=True, slots=True)
class Sample:
    """A message and the parameters of the top type under which it is one."""

    data: bytes
    params: Mapping[str, object]


def sample_of(solved: Solved) -> Sample:
    """Return a message without the way in which it was made."""
    return Sample(solved.data, solved.params)
