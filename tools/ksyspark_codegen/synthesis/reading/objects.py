"""Read objects of user types, and the streams of their own that sizes and terminators give them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Attribute, CalculatedEndian, Endian, Formula, TypeSpec, UserTypeUse
from ksyspark_codegen.synthesis.message.assignments import Bits, Constraint, Stuck, TooShort, Unmet
from ksyspark_codegen.synthesis.message.memory import Window
from ksyspark_codegen.synthesis.message.parts import Key, Part, Scope
from ksyspark_codegen.synthesis.reading.look_ahead import begin_look, end_before
from ksyspark_codegen.synthesis.reading.state import Reading, SizeFormula, unmet
from ksyspark_codegen.synthesis.rules import one_of

_MOST_BYTES = 1 << 16
# Instances of recursive types can lead to each other for ever. A key has a name or number for each step to its object.
_MOST_OBJECTS, _LONGEST_KEY = 20_000, 300


@dataclass(frozen=True, slots=True)
class Given:
    """What a field gives its object: arguments for parameters, and another `_parent`; `scope` is where they stand."""

    arguments: tuple[Expression, ...]
    parent: Formula | None
    scope: Scope


def read_user(reading: Reading, part: Part, attribute: Attribute, use: UserTypeUse, scope: Scope, key: Key) -> Part:
    """Read an object at the place where the stream stands, in a stream of its own where it has a size."""
    spec = reading.library.find_type(part.spec, use.reference.path, use.reference.is_absolute)
    assert spec is not None
    delimiter = attribute.delimiter
    if is_technical(attribute.about):
        reading.hidden.add(key)
    given = Given(use.reference.arguments, attribute.parent, scope)
    if delimiter.size is None and not delimiter.size_eos and delimiter.terminator is None:
        return read_part(reading, spec, key, part, part.window, given)
    part.window.align()
    window = _opened(reading, part, attribute, scope, key)
    window.usual = reading.hints.streams.get(spec.path, ())
    number = len(reading.parts)
    read_part(reading, spec, key, part, window, given)
    _closed(reading, part, attribute, scope, key, window)
    return reading.parts[number]


def read_part(
    reading: Reading,
    spec: TypeSpec,
    key: Key,
    parent: Part | None,
    window: Window,
    given: Given | None,
) -> Part:
    """Read an object of a type: its parameters are given, its byte order is decided, its sequence is read."""
    if len(reading.parts) == _MOST_OBJECTS or len(key) > _LONGEST_KEY:
        raise Stuck("objects that lead to each other without end")
    part = Part(spec, key, parent, window)
    reading.parts.append(part)
    if given is not None:
        part.other_parent = None if given.parent is None else (given.parent.tree, given.scope)
        names = [parameter.id for parameter in spec.params]
        given_at = given.scope.standing(given.scope.part.window.bit)
        part.arguments = {name: (tree, given_at) for name, tree in zip(names, given.arguments, strict=True)}
        for name, (tree, place) in part.arguments.items():
            value = part.values[name] = reading.evaluator.value(tree, place)
            part.known[name] = (value, reading.evaluator.uses(tree, place))
    if parent is not None:
        read_sequence(reading, part)
    return part


def read_sequence(reading: Reading, part: Part) -> None:
    """Read the fields of an object."""
    part.endian = _endian(reading, part)
    for number, attribute in enumerate(part.spec.seq):
        reading.read_field_of(reading, part, attribute, (*part.key, attribute.id or f"#{number}"))


def open_window(reading: Reading, window: Window) -> Window:
    """Put the bytes that other fields need into a stream."""
    for (key, position), byte in reading.assignments.bytes.items():
        if key == window.key:
            window.memory.write(window.base + position, bytes([byte]))
    window.guess = reading.assignments.sizes.get(window.key)
    if window.limit is None:
        window.is_size_chosen = True
        size = reading.assignments.assigned.get((*window.key, "#size"))
        if isinstance(size, Bits) and (window.most is None or size.value <= window.most):
            window.limit = size.value
    return window


def _opened(reading: Reading, part: Part, attribute: Attribute, scope: Scope, key: Key) -> Window:
    outer, delimiter = part.window, attribute.delimiter
    avoid = frozenset(outer.avoid | set(delimiter.terminator or b""))
    window = Window(outer.memory, key, outer.base + outer.pos, most=outer.left(), avoid=avoid, outer=outer)
    is_cut = delimiter.terminator is not None or delimiter.pad_right is not None
    window.is_cut = is_cut or outer.is_cut
    if delimiter.size is not None:
        window.sizer = SizeFormula(delimiter.size, scope)
        size = _given_size(reading, delimiter.size, scope)
        if not reading.is_owned(delimiter.size, scope, key):
            if outer.bound is not None and outer.pos + size > outer.bound:
                raise TooShort(outer, outer.pos + size)
            window.limit, window.most = (None, size) if is_cut else (size, None)
    elif delimiter.size_eos and outer.limit is not None:
        left = outer.limit - outer.pos
        window.limit, window.most = (None, left) if is_cut else (left, None)
    else:
        window.is_free = True
    return open_window(reading, window)


def _given_size(reading: Reading, formula: Formula, scope: Scope) -> int:
    size = reading.value(formula, scope)
    assert isinstance(size, int)
    if size < 0 or size > _MOST_BYTES:
        raise unmet(formula, scope, *((">=", 0) if size < 0 else ("<=", _MOST_BYTES)))
    return size


def _closed(reading: Reading, part: Part, attribute: Attribute, scope: Scope, key: Key, window: Window) -> None:
    """Close the stream of an object behind its content, and go on behind it."""
    outer, delimiter = part.window, attribute.delimiter
    if window.limit is None:
        close_window(reading, window)
    assert window.limit is not None
    taken = window.limit
    if delimiter.size is not None:
        taken = _assigned(reading, delimiter.size, scope, key, window)
    elif delimiter.size_eos:
        taken = outer.limit - outer.pos if outer.limit is not None else taken
        taken = max(taken, reading.floor(outer) - outer.pos)
    if delimiter.size is None and not delimiter.size_eos and delimiter.terminator is not None:
        outer.memory.write(window.base + window.limit, delimiter.terminator)
        taken += len(delimiter.terminator) if delimiter.consume else 0
    else:
        _filled(attribute, window, taken)
    outer.memory.reach(outer.base + outer.pos + taken)
    outer.advance(8 * taken)
    if delimiter.size_eos and outer.limit is None:
        outer.close()


def _assigned(reading: Reading, formula: Formula, scope: Scope, key: Key, window: Window) -> int:
    assert window.limit is not None
    size = reading.value(formula, scope)
    assert isinstance(size, int)
    if not reading.is_owned(formula, scope, key):
        return size
    if size != window.limit:
        reading.postpone(formula, scope, window.limit, key)
    return window.limit


def _filled(attribute: Attribute, window: Window, taken: int) -> None:
    """Fill what is behind the content of a stream of fixed size, so that it is cut off where it should be."""
    assert window.limit is not None
    delimiter, memory = attribute.delimiter, window.memory
    if taken == window.limit or (delimiter.terminator is None and delimiter.pad_right is None):
        return
    tail = (delimiter.terminator or b"")[: taken - window.limit]
    pad = delimiter.pad_right or 0
    memory.write(window.base + window.limit, tail + bytes([pad]) * (taken - window.limit - len(tail)))
    last = memory.data[window.base + window.limit - 1] if window.limit else None
    if delimiter.terminator is None and last == pad:
        raise Stuck(f"the content of `{attribute.id}` ends as its padding does")


def close_window(reading: Reading, window: Window) -> None:
    """Set the size of a stream by its content."""
    size = max(window.end, window.least, reading.floor(window), window.limit or 0)
    if window.guess is not None and window.guess != size:
        if window.guess > size and window.key in reading.assignments.tight and not window.is_closed:
            size = window.guess
        else:
            reading.assignments.sizes[window.key] = size
            reading.is_inconsistent = True
    window.memory.reach(window.base + size)
    window.limit = size


def _endian(reading: Reading, part: Part) -> Endian | None:
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian):
        return endian
    if not part.spec.has_own_endian:
        return part.parent.endian if part.parent else None
    scope = Scope(part, (*part.key, "_endian"))
    on = reading.value(endian.on, scope)
    found = next(
        (number for number, (when, _) in enumerate(endian.cases) if when is None or reading.value(when, scope) == on),
        None,
    )
    wanted = reading.goal("order", part.spec, "_endian", scope.asker)
    whens = [when.tree for when, _ in endian.cases if when]
    if isinstance(wanted, int) and wanted != found:
        when = endian.cases[wanted][0]
        tree = one_of([when.tree], endian.on.tree) if when else one_of(whens, endian.on.tree)
        constraint = Constraint(tree, scope, "==", when is not None, endian.on.text)
        raise Unmet(constraint, scope.asker, ("order", part.spec.path, "_endian"))
    if found is None:
        raise Unmet(Constraint(one_of(whens, endian.on.tree), scope, "==", True, endian.on.text), scope.asker)
    reading.reached("order", part, "_endian", found)
    return endian.cases[found][1]


@contextmanager
def looking(reading: Reading, part: Part, key: Key) -> Iterator[None]:
    """Read an instance before the fields at its place: they may take other values than it sees."""
    window, memory, number = part.window, part.window.memory, len(reading.parts)
    look = reading.look = begin_look(reading.before, window, key)
    end, least, window.memory = window.end, window.least, look.seen
    try:
        yield
    finally:
        window.memory, reading.look = memory, None
        reading.looks.append(look)
        for one in reading.parts[number:]:
            if one.window.memory is look.seen:
                one.window.memory = memory
        seen = look.seen
        memory.look(bytes(seen.touched.data), bytes(seen.touched.known), bytes(seen.required.known))
        known = end_before(reading.before, look, window)
        if not any(seen.required.known) and (known is None or window.end <= known):
            # The bytes that were seen will be there anyway, or the next reading finds them missing.
            window.end, window.least = end, least
