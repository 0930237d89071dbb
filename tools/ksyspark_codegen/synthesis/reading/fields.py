"""Read a field of a message under construction: condition, repeats, case, value, objects and their streams."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions import names_in
from ksyspark.spec.expressions.nodes import Binary, BoolLiteral, Expression, Member, Name, Unary
from ksyspark.spec.model import (
    Attribute,
    BytesUse,
    CalculatedEndian,
    Endian,
    Formula,
    SimpleUse,
    StringUse,
    SwitchUse,
    TypeSpec,
    UserTypeUse,
)
from ksyspark_codegen.synthesis.message import (
    Bits,
    Constraint,
    Goal,
    Items,
    Key,
    Part,
    Scope,
    Sign,
    Stuck,
    TooShort,
    Unmet,
    Window,
)
from ksyspark_codegen.synthesis.points import NO_CASE, count_of, one_of
from ksyspark_codegen.synthesis.reading.numbers import read_number
from ksyspark_codegen.synthesis.reading.state import Reading, SizeFormula, begin_look, end_before, unmet
from ksyspark_codegen.synthesis.reading.texts import read_text
from ksyspark_codegen.synthesis.reading.value_checks import Checks, checks_of

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


_SIZE = Member(Name("_io", 0), "size", 0)
_MOST_ITEMS, _MANY = 3000, 2
# Counts to draw from: small ones, which cover none, one and many.
_ITEMS = (0, 1, 1, 2, 2, 3, 5)
# Items that a size is computed from are its digits: mostly as few as it needs.
_DIGITS = (1, 1, 1, 1, 1, 2, 3)


def read_field(reading: Reading, part: Part, attribute: Attribute, key: Key) -> None:
    """Read a field of the sequence, or an instance at a position, into an object."""
    scope = Scope(part, key)
    if attribute.process is not None:
        raise Stuck(f"`{attribute.id}` is read by a process, which is not turned round")
    if attribute.condition is not None and not is_there(reading, part, attribute, attribute.condition, scope):
        return
    if attribute.repeat is None:
        found = _read_one(reading, part, attribute, scope, key)
        if found is not None and attribute.id:
            part.values[attribute.id] = found
        return
    items = Items(key)
    if attribute.id:
        part.values[attribute.id] = items
    _read_items(reading, part, attribute, scope, items)
    reading.reached("count", part, attribute.id, count_of(len(items)))


def is_there(reading: Reading, part: Part, attribute: Attribute, condition: Formula, scope: Scope) -> bool:
    """Tell whether a field is there. Raises Unmet where a goal wants it otherwise."""
    wanted = reading.goal("if", part.spec, attribute.id, scope.asker)
    if wanted is not None:
        reading.wants_end = _wanted_end(condition.tree, bool(wanted))
    try:
        found = bool(reading.value(condition, scope))
    finally:
        reading.wants_end = None
    if wanted is not None and found != wanted:
        raise _other_presence(reading, part, attribute, condition, scope, wanted=bool(wanted))
    reading.reached("if", part, attribute.id, int(found))
    return found


def _other_presence(
    reading: Reading, part: Part, attribute: Attribute, condition: Formula, scope: Scope, *, wanted: bool
) -> Unmet:
    """Return the trouble that a field is there, or is not; where a case is wanted too, both are assigned together."""
    goal = ("if", part.spec.path, attribute.id)
    case = reading.goal("case", part.spec, attribute.id, scope.asker)
    if not wanted or not isinstance(case, int) or not isinstance(attribute.use, SwitchUse):
        return unmet(condition, scope, "==", wanted, goal=goal)
    tree, text = _is_case(attribute.use, case)
    both = Binary("and", tree, condition.tree, 0)
    return Unmet(Constraint(both, scope, "==", True, f"{text} and {condition.text}"), scope.asker, goal)


def _wanted_end(tree: Expression, wanted: bool) -> bool | None:
    """Return whether the stream should end where an expression asks for its end; None where it does not ask."""
    match tree:
        case Unary("not", operand):
            return _wanted_end(operand, not wanted)
        case Binary("and" | "or", left, right):
            one = _wanted_end(left, wanted)
            return _wanted_end(right, wanted) if one is None else one
    return wanted if names_in(tree) == {"_io", "eof"} else None


def _read_items(reading: Reading, part: Part, attribute: Attribute, scope: Scope, items: Items) -> None:
    repeat = attribute.repeat
    assert repeat is not None
    reading.ranges[(*items.key, "#count")] = range(1 if repeat.kind == "until" else 0, _MOST_ITEMS)
    if repeat.kind == "eos":
        _to_the_end(reading, part, attribute, items)
    elif repeat.formula is not None and repeat.kind == "expr":
        _counted(reading, part, attribute, scope, items, repeat.formula)
    elif repeat.formula is not None:
        _until(reading, part, attribute, items, repeat.formula)


def _counted(reading: Reading, part: Part, attribute: Attribute, scope: Scope, items: Items, formula: Formula) -> None:
    count = reading.value(formula, scope)
    assert isinstance(count, int)
    wanted = max(count, 0)
    if reading.is_owned(formula, scope, items.key):
        wanted = _drawn_count(reading, part, attribute, items.key)
        if wanted != count:
            reading.postpone(formula, scope, wanted, items.key)
    if wanted > _MOST_ITEMS:
        raise unmet(formula, scope, "<=", _MOST_ITEMS)
    for index in range(wanted):
        _append(reading, part, attribute, items, index)


def _to_the_end(reading: Reading, part: Part, attribute: Attribute, items: Items) -> None:
    window = part.window
    window.align()
    known = reading.end_before(window)
    wanted = None if window.bound is not None else _drawn_count(reading, part, attribute, items.key)
    goal = reading.goal("count", part.spec, attribute.id, items.key) if wanted is None else None
    while len(items) < _MOST_ITEMS:
        left = window.left() if known is None else max(known - window.pos, 0)
        enough = (wanted is None or len(items) >= wanted) and window.pos >= reading.floor(window)
        is_over = (left is None and enough) or left == 0
        if left is not None and isinstance(goal, int):
            _hold_count(part, attribute, items, goal, is_over=is_over)
        if is_over:
            break
        before = window.bit
        # Another item is begun only where a byte is left.
        window.least = max(window.least, window.pos + 1)
        _append(reading, part, attribute, items, len(items))
        if window.bit == before:
            raise Stuck(f"`{attribute.id}`: items without bytes never come to the end of the stream")
        window.align()
    if window.bound is None:
        window.close()


def _hold_count(part: Part, attribute: Attribute, items: Items, goal: int, *, is_over: bool) -> None:
    """Require that a stream of given size holds as many items as a goal wants. Raises Unmet."""
    sign: Sign = ">" if is_over else "=="
    is_short, is_long = len(items) < goal and is_over, len(items) == goal != _MANY and not is_over
    if is_short or is_long:
        raise _other_size(part, Scope(part, items.key), ("count", part.spec.path, attribute.id), sign)


def _other_size(part: Part, scope: Scope, goal: Goal, sign: Sign) -> Unmet:
    """Return what must be so that a stream ends where it stands, or further on.

    That is its size, or that of the stream around it whose end it shares.
    """
    outer = part
    while outer.window.sizer is None and not outer.window.is_size_chosen and outer.parent is not None:
        outer = outer.parent
    window, size = outer.window, part.window.base + part.window.pos - outer.window.base
    if window.sizer is not None:
        formula, place = window.sizer.formula, window.sizer.scope
        return Unmet(Constraint(formula.tree, place, sign, size, formula.text), scope.asker, goal)
    return Unmet(Constraint(_SIZE, Scope(outer, scope.asker), sign, size, "_io.size"), scope.asker, goal)


def _until(reading: Reading, part: Part, attribute: Attribute, items: Items, formula: Formula) -> None:
    is_free = reading.replays and (*items.key, "#count") not in reading.assignments.assigned
    wanted = _MOST_ITEMS if is_free else max(_drawn_count(reading, part, attribute, items.key), 1)
    for index in range(_MOST_ITEMS):
        last = index >= wanted - 1
        asks_end = "eof" in names_in(formula.tree)
        reading.wants_end = last if asks_end else None
        until = None if asks_end or is_free else (formula.tree, last)
        _append(reading, part, attribute, items, index, until=until)
        scope = Scope(part, items.key, items[index], (*items.key, index), index)
        try:
            reading.wants_end = last if asks_end else None
            ends = bool(reading.value(formula, scope))
        finally:
            reading.wants_end = None
        if ends != last and not is_free and _may_differ(reading, part, items, asks_end=asks_end):
            raise unmet(formula, scope, "==", last)
        if ends:
            return
    raise Stuck(f"`{attribute.id}`: its repeat does not end")


def _may_differ(reading: Reading, part: Part, items: Items, *, asks_end: bool) -> bool:
    """Tell whether a repeat can be required to end elsewhere: its count is assigned, and no stream end decides."""
    window = part.window
    if asks_end and (window.bound is not None or reading.floor(window) > window.pos):
        return False
    is_object = any(isinstance(one, Part) for one in items)
    return is_object or (*items.key, "#count") in reading.assignments.assigned


def _append(
    reading: Reading,
    part: Part,
    attribute: Attribute,
    items: Items,
    index: int,
    until: tuple[Expression, bool] | None = None,
) -> None:
    scope = Scope(part, items.key, index=index)
    found = _read_one(reading, part, attribute, scope, (*items.key, index), until)
    items.append(found)


def _drawn_count(reading: Reading, part: Part, attribute: Attribute, key: Key) -> int:
    """Choose how many items there shall be."""
    assignments, name = reading.assignments, (*key, "#count")
    assigned = assignments.assigned.get(name)
    wanted = reading.goal("count", part.spec, attribute.id, key)
    if isinstance(assigned, Bits):
        drawn = assigned.value
    elif isinstance(wanted, int):
        drawn = assignments.random.randint(2, 3) if wanted == 2 else wanted
        remembered = assignments.drawn.get(name)
        drawn = remembered if isinstance(remembered, int) and count_of(remembered) == wanted else drawn
    elif isinstance(assignments.drawn.get(name), int):
        drawn = assignments.drawn[name]  # type: ignore[assignment]
    elif reading.is_short(part.window, key):
        drawn = 0
    elif unseen := reading.unseen("count", part.spec, attribute.id):
        drawn = unseen[0] + (unseen[0] == 2 and assignments.random.random() < 0.5)
    else:
        is_number = attribute.id in reading.hints.sizes
        drawn = assignments.random.choice(_DIGITS if is_number else _ITEMS)
    assignments.drawn[name] = drawn
    return drawn


def _read_one(
    reading: Reading,
    part: Part,
    attribute: Attribute,
    scope: Scope,
    key: Key,
    until: tuple[Expression, bool] | None = None,
) -> object:
    use: SimpleUse | None
    if isinstance(attribute.use, SwitchUse):
        use = _case(reading, part, attribute, attribute.use, scope)
        if use is None and not _has_end(attribute):
            return None
        if isinstance(use, UserTypeUse):
            key = (*key, use.reference.path[-1])
        use = use or BytesUse()
    else:
        use = attribute.use
    checks = checks_of(reading, part, attribute, scope, key, until)
    part.starts[key] = part.window.base + part.window.bit // 8
    return _value(reading, part, attribute, use, scope, key, checks)


def _value(
    reading: Reading, part: Part, attribute: Attribute, use: SimpleUse, scope: Scope, key: Key, checks: Checks
) -> object:
    match use:
        case StringUse() | BytesUse():
            return read_text(reading, part, attribute, use, scope, key, checks)
        case UserTypeUse():
            found = read_user(reading, part, attribute, use, scope, key)
            checks.check_part(found)
            return found
        case _:
            return read_number(reading, part, attribute, use, key, checks)


def _has_end(attribute: Attribute) -> bool:
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None


def _case(reading: Reading, part: Part, attribute: Attribute, use: SwitchUse, scope: Scope) -> SimpleUse | None:
    """Choose the case of a switch, None where there is none. Raises Unmet where a goal wants another."""
    on = reading.value(use.on, scope)
    found = next(
        (number for number, case in enumerate(use.cases) if case.when and reading.value(case.when, scope) == on),
        next((number for number, case in enumerate(use.cases) if case.when is None), NO_CASE),
    )
    wanted = reading.goal("case", part.spec, attribute.id, scope.asker)
    if wanted is not None and wanted != found:
        assert isinstance(wanted, int)
        raise _other_case(use, scope, wanted, ("case", part.spec.path, attribute.id))
    reading.reached("case", part, attribute.id, found)
    return use.cases[found].use if found != NO_CASE else None


def _other_case(use: SwitchUse, scope: Scope, wanted: int, goal: tuple[str, tuple[str, ...], str]) -> Unmet:
    tree, text = _is_case(use, wanted)
    return Unmet(Constraint(tree, scope, "==", True, text), scope.asker, goal)


def _is_case(use: SwitchUse, wanted: int) -> tuple[Expression, str]:
    """Return the expression that is true where a switch takes a case, and its text."""
    when = use.cases[wanted].when if wanted != NO_CASE else None
    if when is not None:
        return Binary("==", use.on.tree, when.tree, 0), f"{use.on.text} == {when.text}"
    listed = [case.when.tree for case in use.cases if case.when]
    tree = Unary("not", one_of(listed, use.on.tree), 0) if listed else BoolLiteral(True, 0)
    return tree, f"{use.on.text} is none of the cases"
