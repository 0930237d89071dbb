"""Read fields, objects, texts and runs of bytes strictly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    CalculatedEndian,
    Delimiter,
    Endian,
    Formula,
    SimpleUse,
    StringUse,
    SwitchUse,
    UserTypeUse,
)
from ksyspark.spec.switch_cases import keeps_raw
from ksyspark_codegen.synthesis.message.memory import Window
from ksyspark_codegen.synthesis.message.parts import Frame, Items, Key, Part, Undefined
from ksyspark_codegen.synthesis.message.text import TextShape, decode
from ksyspark_codegen.synthesis.reading.numbers import shape_of
from ksyspark_codegen.synthesis.reading.state import SizeFormula
from ksyspark_codegen.synthesis.reading.texts import delimiter_of
from ksyspark_codegen.synthesis.verifier.strict import Strict
from ksyspark_codegen.synthesis.verifier.verdict import Spot, Taken


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes that were taken: the first, and how many are the content."""

    start: int
    size: int


def read_bytes(strict: Strict, spot: Spot, use: StringUse | BytesUse) -> object:
    """Read bytes or a text. Raises Refused."""
    encoding = spot.encoding if isinstance(use, StringUse) else None
    span = take_bytes(strict, replace(spot, delimiter=delimiter_of(spot.delimiter, use, encoding)))
    data = bytes(strict.memory.data[span.start : span.start + span.size])
    if encoding is None:
        return data
    try:
        return decode(data, encoding)
    except ValueError as error:
        raise strict.refuse_at(spot, "encoding", f"not valid {encoding}") from error


def take_bytes(strict: Strict, spot: Spot) -> Span:
    """Take the bytes of a field; return where its content lies, without what ends it or fills it up. Raises Refused."""
    window, delimiter = spot.part.window, spot.delimiter
    left = max(strict.size_of(window) - window.pos, 0)
    if spot.attribute.contents is not None:
        size = len(spot.attribute.contents)
    elif delimiter.size is not None:
        size = strict.number(delimiter.size, spot.frame)
    elif delimiter.size_eos:
        size = left
    else:
        return _to_terminator(strict, spot)
    if size < 0:
        raise strict.refuse_at(spot, "negative", f"a size of {size}")
    if size > left:
        raise strict.refuse_at(spot, "end", f"needs {size} bytes, {left} left")
    first = window.base + window.pos
    window.advance(8 * size)
    raw = bytes(strict.memory.data[first : first + size])
    return Span(first, len(TextShape(delimiter, None, None).cut(raw)))


def _to_terminator(strict: Strict, spot: Spot) -> Span:
    window, delimiter = spot.part.window, spot.delimiter
    assert delimiter.terminator is not None
    first, width = window.base + window.pos, len(delimiter.terminator)
    raw = bytes(strict.memory.data[first : window.base + strict.size_of(window)])
    end = TextShape(delimiter, None, None).find(raw)
    if end is not None:
        window.advance(8 * (end + width * delimiter.consume))
        return Span(first, end + width * delimiter.include)
    if delimiter.eos_error:
        raise strict.refuse_at(spot, "terminator", f"no terminator {delimiter.terminator.hex()}")
    window.advance(8 * len(raw))
    return Span(first, len(raw))


ReadField = Callable[[Strict, Part, Attribute, Key], None]


def read_object(strict: Strict, spot: Spot, use: UserTypeUse, read_field: ReadField) -> Part:
    """Read an object of a user type. Raises Refused."""
    spec = strict.library.find_type(spot.part.spec, use.reference.path, use.reference.is_absolute)
    assert spec is not None
    window = spot.part.window
    if spot.has_stream:
        span = take_bytes(strict, spot)
        window = Window(strict.memory, spot.key, span.start, limit=span.size)
        if spot.delimiter.size is not None:
            window.sizer = SizeFormula(spot.delimiter.size, spot.frame)
    found = Part(spec, spot.key, spot.part, window)
    strict.begins[found] = spot.start
    names = (parameter.id for parameter in spec.params)
    found.arguments = {name: (tree, spot.frame) for name, tree in zip(names, use.reference.arguments, strict=True)}
    for name, (tree, frame) in found.arguments.items():
        value = found.values[name] = strict.evaluator.value(tree, frame)
        found.known[name] = (value, strict.evaluator.uses(tree, frame))
    spot.begin(found)
    read_sequence(strict, found, read_field)
    spot.end(found)
    return found


def read_sequence(strict: Strict, part: Part, read_field: ReadField) -> None:
    """Read the fields of an object. Raises Refused."""
    part.endian = _endian(strict, part)
    for number, attribute in enumerate(part.spec.seq):
        read_field(strict, part, attribute, (*part.key, attribute.id or f"#{number}"))


def _endian(strict: Strict, part: Part) -> Endian | None:
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian):
        return endian
    if not part.spec.has_own_endian:
        return part.parent.endian if part.parent else None
    frame = Frame(part, (*part.key, "_endian"))
    try:
        on = strict.value(endian.on, frame)
        for when, order in endian.cases:
            if when is None or strict.value(when, frame) == on:
                return order
    except Undefined as error:
        raise strict.refuse_object(part, "value", str(error)) from error
    raise strict.refuse_object(part, "order", "no byte order")


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
    """Read one value into its object, or into the list that it is an item of, and check its rules."""
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
    _check(strict, spot, value)
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


def _check(strict: Strict, spot: Spot, value: object) -> None:
    """Check a value by the rules of its field. Raises Refused."""
    contents, frame = spot.attribute.contents, Frame(spot.part, spot.frame.asker, value, spot.key, spot.index)
    if contents is not None and value != contents and not strict.forgives(spot.key, "contents"):
        raise strict.refuse_at(spot, "contents", f"must be {contents!r}")
    for rule in strict.rules.of(spot.part.spec, spot.attribute):
        if not strict.evaluator.value(rule.tree, frame) and not strict.forgives(spot.key, rule.kind):
            raise strict.refuse_at(spot, rule.kind, f"breaks {rule.text}")
