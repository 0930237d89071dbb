"""Read a field of a message under construction: its condition, its repeats, its case, its value."""

from __future__ import annotations

from ksyspark.spec.expressions import names_in
from ksyspark.spec.expressions.nodes import Binary, BoolLiteral, Expression, Member, Name, Unary
from ksyspark.spec.model import (
    Attribute,
    BytesUse,
    Formula,
    SimpleUse,
    StringUse,
    SwitchUse,
    UserTypeUse,
)
from ksyspark_codegen.synthesis.message.assignments import Bits, Constraint, Goal, Sign, Stuck, Unmet
from ksyspark_codegen.synthesis.message.parts import Items, Key, Part, Scope
from ksyspark_codegen.synthesis.points import NO_CASE, count_of
from ksyspark_codegen.synthesis.reading.numbers import read_number
from ksyspark_codegen.synthesis.reading.objects import read_user
from ksyspark_codegen.synthesis.reading.state import Reading, unmet
from ksyspark_codegen.synthesis.reading.texts import read_text
from ksyspark_codegen.synthesis.reading.value_checks import Checks, checks_of
from ksyspark_codegen.synthesis.rules import one_of

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
