"""Read fields strictly: conditions, repeats, cases, rules."""

from __future__ import annotations

from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    Delimiter,
    Formula,
    SimpleUse,
    StringUse,
    SwitchUse,
    UserTypeUse,
)
from ksyspark.spec.switch_cases import keeps_raw
from ksyspark_codegen.synthesis.judging.read_bytes import read_bytes
from ksyspark_codegen.synthesis.judging.read_object import read_object
from ksyspark_codegen.synthesis.judging.spot import Spot
from ksyspark_codegen.synthesis.judging.strict import Strict, Taken
from ksyspark_codegen.synthesis.methods import Undefined
from ksyspark_codegen.synthesis.parts import Frame, Items, Key, Part
from ksyspark_codegen.synthesis.read_number import shape_of

_MOST_IDLE = 4096


def read_field(strict: Strict, part: Part, attribute: Attribute, key: Key) -> None:
    """Read a field of the sequence, or an instance at a position, into an object. Raises Refused."""
    frame, start = Frame(part, key), strict.start_of(part, attribute)
    try:
        if attribute.condition is not None and not strict.value(attribute.condition, frame):
            return
        strict.wholes[part, attribute.id] = start
        if attribute.repeat is None:
            _read_one(strict, attribute, frame, key)
        else:
            _read_items(strict, attribute, frame)
    except Undefined as error:
        raise strict.refuse(part, attribute, "value", str(error), start) from error


def _read_items(strict: Strict, attribute: Attribute, frame: Frame) -> None:
    repeat, items, part = attribute.repeat, Items(frame.asker), frame.part
    assert repeat is not None
    if attribute.id:
        part.values[attribute.id] = items
    if repeat.kind == "eos":
        while not strict.is_at_end(part.window, items.key)[0]:
            _append(strict, part, attribute, items)
    elif repeat.formula is not None and repeat.kind == "expr":
        for _ in range(strict.number(repeat.formula, frame)):
            _append(strict, part, attribute, items)
    elif repeat.formula is not None:
        while not _append(strict, part, attribute, items, repeat.formula):
            pass


def _append(strict: Strict, part: Part, attribute: Attribute, items: Items, until: Formula | None = None) -> bool:
    """Read one more item; tell whether the repeat ends with it. Raises Refused."""
    index, before = len(items), part.window.bit
    key, start = (*items.key, index), strict.start_of(part, attribute)
    try:
        found = _read_one(strict, attribute, Frame(part, items.key, index=index), key, items)
        ends = until is not None and bool(strict.value(until, Frame(part, items.key, found, key, index)))
    except Undefined as error:
        raise strict.refuse(part, attribute, "value", str(error), start, index) from error
    if part.window.bit == before and index > _MOST_IDLE:
        raise strict.refuse(part, attribute, "work", "more repeats than the data has bytes for", start, index)
    return ends


def _read_one(strict: Strict, attribute: Attribute, frame: Frame, key: Key, items: Items | None = None) -> object:
    """Read one value into its object, or into the list that it is an item of, and judge it."""
    use, delimiter, part = attribute.use, attribute.delimiter, frame.part
    if isinstance(use, SwitchUse):
        found = _case(strict, use, frame)
        if found is None:
            if not keeps_raw(attribute, use):
                return None
            delimiter = Delimiter(delimiter.size, delimiter.size_eos)
        use = found or BytesUse()
        key = (*key, use.reference.path[-1]) if isinstance(use, UserTypeUse) else key
    start = strict.start_of(part, attribute)
    spot = Spot(part, attribute, use, delimiter, frame, key, start, items, frame.index)
    if not isinstance(use, BitsUse):
        part.window.align()
    bit = part.window.base * 8 + part.window.bit
    value = _value(strict, spot)
    strict.taken.append(Taken(spot, bit, part.window.base * 8 + part.window.bit - bit, value))
    _judge(strict, spot, value)
    return value


def _value(strict: Strict, spot: Spot) -> object:
    match spot.use:
        case UserTypeUse() as use:
            return read_object(strict, spot, use, read_field)
        case StringUse() | BytesUse() as use:
            value = read_bytes(strict, spot, use)
        case use:
            value = _number(strict, spot, use)
    spot.end(value)
    return value


def _number(strict: Strict, spot: Spot, use: SimpleUse) -> object:
    window, shape = spot.part.window, shape_of(spot.part, spot.attribute, use)
    needed, size = -(-(window.bit + shape.width) // 8), strict.size_of(window)
    if needed > size:
        raise strict.refuse_at(spot, "end", f"needs {needed - window.pos} bytes, {max(size - window.pos, 0)} left")
    raw = strict.memory.peek(window.base * 8 + window.bit, shape.width, shape.order)[1]
    window.advance(shape.width)
    return shape.value(raw)


def _case(strict: Strict, use: SwitchUse, frame: Frame) -> SimpleUse | None:
    on = strict.value(use.on, frame)
    for case in use.cases:
        if case.when is not None and strict.value(case.when, frame) == on:
            return case.use
    return next((case.use for case in use.cases if case.when is None), None)


def _judge(strict: Strict, spot: Spot, value: object) -> None:
    """Judge a value by the rules of its field. Raises Refused."""
    contents, frame = spot.attribute.contents, Frame(spot.part, spot.frame.asker, value, spot.key, spot.index)
    if contents is not None and value != contents and not strict.forgives(spot.key, "contents"):
        raise strict.refuse_at(spot, "contents", f"must be {contents!r}")
    for rule in strict.rules.of(spot.part.spec, spot.attribute):
        if not strict.evaluator.value(rule.tree, frame) and not strict.forgives(spot.key, rule.kind):
            raise strict.refuse_at(spot, rule.kind, f"breaks {rule.text}")
