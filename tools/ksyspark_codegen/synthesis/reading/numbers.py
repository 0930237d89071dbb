"""Choose whole numbers, bits and floating-point numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice

from ksyspark.spec.model import Attribute, BitsUse, EnumSpec, SimpleUse
from ksyspark_codegen.synthesis.encoding import NumberShape, number_shape_of
from ksyspark_codegen.synthesis.message import Bits, Key, Leaf, Part, Plane, Stuck, TooShort
from ksyspark_codegen.synthesis.reading.state import Reading
from ksyspark_codegen.synthesis.reading.value_checks import Checks

_TRIES = 160
_SMALL = 5


@dataclass(frozen=True, slots=True)
class There:
    """The bits of a number that lie there already, each (mask, value).

    Those that were read, those that a look-ahead needs, too, and those by which the number is to be chosen first.
    """

    read: tuple[int, int]
    firm: tuple[int, int]
    first: tuple[int, int]


_PLANES: tuple[Plane, Plane] = ("read", "firm")


def read_number(reading: Reading, part: Part, attribute: Attribute, use: SimpleUse, key: Key, checks: Checks) -> object:
    """Choose a number at the place where the stream stands. Raises Trouble where none fits."""
    window, shape = part.window, number_shape_of(attribute, use, part.endian, part.spec.bit_endian)
    if not isinstance(use, BitsUse):
        window.align()
    elif window.bit % 8 and reading.leaves and reading.leaves[-1].order != shape.order:
        raise Stuck(f"`{attribute.id}` turns the direction of bits inside a byte")
    part.starts[key] = window.base + window.bit // 8
    checks.width = shape.width
    needed = -(-(window.bit + shape.width) // 8)
    if window.bound is not None and needed > window.bound:
        raise TooShort(window, needed)
    reading.ranges[key[:-1] if isinstance(key[-1], int) else key] = range(shape.least, shape.most + 1)
    place = window.base * 8 + window.bit
    there = There(*(window.memory.peek(place, shape.width, shape.order, one) for one in (*_PLANES, reading.plane(key))))
    raw = _chosen(reading, part, attribute, shape, key, checks, there)
    window.memory.poke(place, shape.width, shape.order, raw)
    if reading.look is not None and key in reading.assignments.assigned:
        reading.look.seen.required.poke(place, shape.width, shape.order, -1)
    window.advance(shape.width)
    value = shape.value(raw)
    reading.assignments.drawn[key] = value
    if attribute.enum is not None and isinstance(value, int):
        reading.reached("label", part, attribute.id, value)
    checks.note()
    reading.leaves.append(Leaf(place, shape.width, part.spec, attribute, None, shape.order, window.is_cut))
    return value


def _chosen(
    reading: Reading,
    part: Part,
    attribute: Attribute,
    shape: NumberShape,
    key: Key,
    checks: Checks,
    there: There,
) -> int:
    mask, known = there.read
    conflicting: int | None = None
    tried: object = None
    wanted = reading.goal("label", part.spec, attribute.id, key)
    if wanted is not None and not checks.pass_(wanted):
        raise checks.trouble(wanted, ("label", part.spec.path, attribute.id))
    for value in islice(_candidates(reading, part, attribute, shape, key, checks, there), _TRIES):
        raw = shape.raw(value)
        if raw is None or _has(raw, shape, part.window.avoid):
            continue
        tried = value
        if not checks.pass_(value):
            continue
        if raw & mask == known:
            firm = raw & ~there.firm[0] | there.firm[1]
            is_free = firm != raw and key not in reading.assignments.assigned
            return firm if is_free and checks.pass_(shape.value(firm)) else raw
        mixed = raw & ~mask | known
        if key not in reading.assignments.assigned and checks.pass_(shape.value(mixed)):
            return mixed
        conflicting = raw if conflicting is None else conflicting
    if conflicting is not None and part.window.bit % 8 == 0 and shape.width % 8 == 0:
        order = "big" if shape.order == "be" else "little"
        reading.conflict(part, key, conflicting.to_bytes(shape.width // 8, order))  # type: ignore[arg-type]
        return conflicting
    if checks.give_up_count():
        return _chosen(reading, part, attribute, shape, key, checks, there)
    raise checks.trouble(tried)


def _has(raw: int, shape: NumberShape, avoid: frozenset[int]) -> bool:
    return bool(avoid) and shape.width % 8 == 0 and not avoid.isdisjoint(raw.to_bytes(shape.width // 8))


def _candidates(
    reading: Reading,
    part: Part,
    attribute: Attribute,
    shape: NumberShape,
    key: Key,
    checks: Checks,
    there: There,
) -> Iterator[object]:
    """Yield values, the most wanted first."""
    assignments = reading.assignments
    mask, known = there.first
    assigned = assignments.assigned.get(key)
    wanted = reading.goal("label", part.spec, attribute.id, key)
    if wanted is not None and not there.read[0]:
        yield wanted
    if mask and (not isinstance(assigned, Bits) or (known ^ assigned.value) & mask & assigned.mask == 0):
        yield shape.value(known)
    fresh = _fresh(reading, part, attribute, shape, checks)
    if isinstance(assigned, Bits):
        yield from _assigned(assigned, shape, assignments.drawn.get(key), fresh)
        return
    if isinstance(assigned, float):
        yield assigned
        return
    if wanted is not None:
        yield wanted
    if key in assignments.drawn:
        yield assignments.drawn[key]
    yield from fresh


def _assigned(assigned: Bits, shape: NumberShape, drawn: object, fresh: Iterator[object]) -> Iterator[object]:
    for value in chain([drawn, 0, -1], islice(fresh, _TRIES // 2)):
        if isinstance(value, int):
            whole = assigned.onto(int(value))
            raw = shape.raw(whole) if assigned.mask == -1 else whole & (1 << shape.width) - 1
            if raw is not None:
                yield shape.value(raw)
        if assigned.mask == -1:
            yield bool(assigned.value) if shape.kind == "bool" else assigned.value
            return


def _fresh(reading: Reading, part: Part, attribute: Attribute, shape: NumberShape, checks: Checks) -> Iterator[object]:
    """Yield values where none is required: those of rules, labels, literals it is compared with, extremes, any."""
    chance = reading.assignments.random
    yield from _from_rules(reading, shape, checks)
    yield from reading.unseen("label", part.spec, attribute.id)
    hints = [one for one in reading.hints.values.get(attribute.id, ()) if isinstance(one, int | float)]
    spec = reading.library.find_enum(part.spec, attribute.enum) if attribute.enum else None
    is_size = attribute.id in reading.hints.sizes
    for _ in range(24):
        yield _drawn(reading, shape, spec, hints, is_size=is_size)
    if shape.width <= 8 and shape.kind == "int":
        everything = list(range(shape.least, shape.most + 1))
        chance.shuffle(everything)
        yield from everything
    for hint in hints:
        yield from (hint, hint + 1, hint - 1)
    while True:
        yield _drawn(reading, shape, None, hints, is_size=False)


def _from_rules(reading: Reading, shape: NumberShape, checks: Checks) -> Iterator[object]:
    chance = reading.assignments.random
    by_rule = list(checks.values_of_rules())
    numbers = {kind: value for kind, value in by_rule if isinstance(value, int)}
    listed = [value for kind, value in by_rule if kind in ("eq", "any-of", "expr")]
    if listed:
        chance.shuffle(listed)
        yield from listed
    if ("min" in numbers or "max" in numbers) and shape.kind == "int":
        low, high = max(numbers.get("min", shape.least), shape.least), min(numbers.get("max", shape.most), shape.most)
        if low <= high:
            yield from (min(low + chance.randrange(_SMALL), high), chance.randint(low, high), low, high)
    elif "min" in numbers or "max" in numbers or any(isinstance(value, float) for _, value in by_rule):
        yield from (value for _, value in by_rule)


def _drawn(
    reading: Reading, shape: NumberShape, spec: EnumSpec | None, hints: list[int | float], *, is_size: bool
) -> object:
    chance = reading.assignments.random
    if shape.kind == "float":
        return chance.choice((0.0, 1.0, -1.0, chance.randrange(-1000, 1000) / 4, float(chance.randrange(1 << 20))))
    if shape.kind == "bool":
        return chance.random() < 0.5
    if spec is not None and chance.random() < 0.9:
        return chance.choice(list(spec.values))
    if is_size:
        return chance.randrange(_SMALL)
    kind = chance.random()
    if hints and kind < 0.35:
        return chance.choice(hints)
    if kind < 0.55:
        return chance.choice((shape.least, shape.most, 0, 1, min(2, shape.most)))
    if shape.is_signed and kind < 0.7:
        return -chance.getrandbits(chance.randint(1, shape.width - 1))
    return chance.getrandbits(chance.randint(1, shape.width - shape.is_signed))
