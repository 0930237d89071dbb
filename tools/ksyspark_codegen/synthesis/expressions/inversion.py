"""Invert expressions: which changes of assignments give one its value; where none is known, search."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from random import Random

from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.expressions.targets import Hypotheses, Target, find_target, may_give, merged
from ksyspark_codegen.synthesis.message import (
    MIRRORED,
    NEGATED,
    AssignedValue,
    Assignments,
    Change,
    Constraint,
    Key,
    Scope,
    Sign,
    Undefined,
    ValueRules,
    exactly,
)

_MOST_WIDTH = 64


def values_for(sign: Sign, value: object) -> Iterator[object]:
    """Yield values that stand in a relation to another."""
    if sign == "==" or (sign in ("<=", ">=") and not isinstance(value, int)):
        yield value
        return
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from _numbers(sign, value)
    elif isinstance(value, float):
        yield value + 1 if sign in (">", "!=") else value - 1
    elif isinstance(value, bytes):
        yield value + b"\0" if sign in (">", "!=") else value[:-1]
    elif isinstance(value, str):
        yield value + "x" if sign in (">", "!=") else value[:-1]


def _numbers(sign: Sign, value: int) -> Iterator[int]:
    match sign:
        case "!=":
            yield from (value + 1, value - 1, 0 if value else 2)
        case "<":
            yield from (value - 1, 0 if value > 0 else value - 2, value // 2 if value > 1 else value - 3)
        case "<=":
            yield from (value, value - 1, value // 64)
        case ">":
            yield from (value + 1, value + 2, value * 2 + 2, value + 24)
        case _:
            yield from (value, value + 1, value + 24)


def near(sign: Sign, value: object, numbers: range | None) -> Iterator[AssignedValue]:
    """Yield values for a field that can hold some numbers; they stand in a relation to a value."""
    for one in values_for(sign, value):
        if isinstance(one, int) and numbers is not None and one not in numbers:
            continue
        if isinstance(one, int | bytes | str | float):
            yield one


def inverses(sign: str, target: object, known: object, *, is_left: bool) -> Iterator[object]:
    """Yield what the unknown side of an operator must be; a pair (mask, bits) assigns some bits only.

    `is_left` tells that the unknown side is the left one.
    """
    if isinstance(target, str) and isinstance(known, str):
        yield from _of_text(target, known, is_left=is_left)
    elif isinstance(target, float) or isinstance(known, float):
        yield from _of_floats(sign, target, known, is_left=is_left)
    elif isinstance(target, int) and isinstance(known, int):
        yield from _of_numbers(sign, target, known, is_left=is_left)


def _of_text(target: str, known: str, *, is_left: bool) -> Iterator[str]:
    if is_left and target.endswith(known):
        yield target[: len(target) - len(known)]
    if not is_left and target.startswith(known):
        yield target[len(known) :]


def _of_floats(sign: str, target: object, known: object, *, is_left: bool) -> Iterator[float]:
    if not isinstance(target, int | float) or not isinstance(known, int | float):
        return
    match sign:
        case "+":
            yield target - known
        case "-":
            yield target + known if is_left else known - target
        case "*" if known:
            yield target / known
        case "/":
            yield target * known if is_left else (known / target if target else 0.0)


def _of_numbers(sign: str, target: int, known: int, *, is_left: bool) -> Iterator[object]:
    match sign:
        case "+":
            yield target - known
        case "-":
            yield target + known if is_left else known - target
        case "*" if known and target % known == 0:
            yield target // known
        case "*" if target == 0:
            yield 0
        case "/":
            yield from _quotient(target, known, is_left=is_left)
        case "%":
            yield from _remainder(target, known, is_left=is_left)
        case "&" | "|" | "^":
            yield from _of_bits(sign, target, known)
        case "<<" | ">>":
            yield from _shifted(sign, target, known, is_left=is_left)


def _of_bits(sign: str, target: int, known: int) -> Iterator[object]:
    if sign == "^":
        yield target ^ known
    elif sign == "&" and target & ~known == 0:
        yield (known, target)
    elif sign == "|" and known & ~target == 0:
        yield (~known, target & ~known)


def _quotient(target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if is_left and known:
        yield target * known
    elif not is_left and target:
        yield known // target


def _remainder(target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if is_left and known and target % known == target:
        yield from (target, target + known)
    elif not is_left and known - target > target:
        yield known - target


def _shifted(sign: str, target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if not is_left:
        yield from range(9)
    elif 0 <= known <= _MOST_WIDTH:
        if sign == ">>":
            yield target << known
        elif target >> known << known == target:
            yield target >> known


_WIDEST = 32


def terms_of(tree: Expression) -> list[Expression]:
    """Return the terms of a sum, or of an `or` of bits; one term where the expression is neither."""
    if isinstance(tree, nodes.Binary) and tree.operator in ("+", "|"):
        return [*terms_of(tree.left), *terms_of(tree.right)]
    return [tree]


def sides_of(tree: Expression, sign: str) -> list[Expression]:
    """Return what a chain of one operator joins; the expression alone where it is no chain."""
    if isinstance(tree, nodes.Binary) and tree.operator == sign:
        return [*sides_of(tree.left, sign), *sides_of(tree.right, sign)]
    return [tree]


def share_out(
    hypotheses: Hypotheses, terms: list[Expression], scope: Scope, target: int, given: Change
) -> list[tuple[Expression, int]] | None:
    """Return what each term that can be chosen must be; None where the number does not come out."""
    free: list[tuple[int, int, Expression]] = []
    for term in terms:
        if hypotheses.depends(term, scope, given):
            unit, most = _reach(hypotheses, term, scope, given)
            free.append((unit, most, term))
            continue
        try:
            value = hypotheses.value(term, scope, given)
        except Undefined:
            return None
        if not isinstance(value, int):
            return None
        target -= value
    shares = []
    for unit, most, term in sorted(free, key=lambda one: -one[0]):
        share = min(most // unit * unit, target // unit * unit) if unit else 0
        shares.append((term, max(share, 0)))
        target -= max(share, 0)
    return shares if target == 0 else None


def _reach(hypotheses: Hypotheses, tree: Expression, scope: Scope, given: Change) -> tuple[int, int]:
    """Return the step of a term's values and the largest of them; (0, 0) for one that is always 0."""
    match tree:
        case nodes.Binary("*" | "<<" | "&" as sign, left, right):
            for one, other in ((left, right), (right, left)):
                if hypotheses.depends(other, scope, given):
                    continue
                return _scaled(sign, _reach(hypotheses, one, scope, given), hypotheses.value(other, scope, given))
        case nodes.Ternary(condition, then, otherwise):
            try:
                return _reach(
                    hypotheses, then if hypotheses.value(condition, scope, given) else otherwise, scope, given
                )
            except Undefined:
                return 1, 0
        case nodes.IntLiteral(value):
            return (value, value) if value > 0 else (0, 0)
        case nodes.Cast(of):
            return _reach(hypotheses, of, scope, given)
        case nodes.Name() | nodes.Member() | nodes.Subscript():
            return _reach_of_name(hypotheses, tree, scope, given)
    return 1, (1 << _WIDEST) - 1


def _reach_of_name(hypotheses: Hypotheses, tree: Expression, scope: Scope, given: Change) -> tuple[int, int]:
    target = find_target(hypotheses, tree, scope, given)
    if target is not None and target.key is not None:
        found = hypotheses.range(target.key)
        return 1, found[-1] if found else (1 << _WIDEST) - 1
    if target is not None and target.convert is None and target.tree is not None and target.scope is not None:
        return _reach(hypotheses, target.tree, target.scope, given)
    return 1, (1 << _WIDEST) - 1


def _scaled(sign: str, reach: tuple[int, int], factor: object) -> tuple[int, int]:
    unit, most = reach
    if not isinstance(factor, int) or factor <= 0:
        return 0, 0
    if sign == "*":
        return unit * factor, most * factor
    if sign == "<<":
        return unit << factor, most << factor
    return max(unit, factor & -factor), min(most, factor)


_DEEPEST = 60
# Nested expressions have very many inverses; the first ones serve as well as any.
_FUEL = 1500
_LITTLE = 200
_EXTENDED = 4
_NOTHING: Change = {}


class Inversion:
    """Find changes of assignments, the likeliest first. Each is a proposal: reading the message again judges it.

    A change of a value comes with what the rules of that value then need, where `value_rules` tells them.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        assignments: Assignments,
        ranges: dict[Key, range],
        value_rules: Mapping[Key, ValueRules],
    ) -> None:
        self.hypotheses = Hypotheses(evaluator, assignments, ranges)
        self._choices = assignments
        self._value_rules = value_rules
        self._fuel = _FUEL
        self._rules: dict[type, Callable[..., Iterator[Change]]] = {
            nodes.Binary: self._binary,
            nodes.Unary: self._unary,
            nodes.Ternary: self._ternary,
            nodes.Cast: self._cast,
            nodes.Name: self._named,
            nodes.Member: self._named,
            nodes.Subscript: self._named,
            nodes.Call: self._named,
        }

    def to(self, constraint: Constraint, *, is_brief: bool = False) -> Iterator[Change]:
        """Yield changes under which a constraint is met; a brief search finds only what is easily found."""
        self._fuel = _LITTLE if is_brief else _FUEL
        return self._changes(constraint.tree, constraint.scope, constraint.sign, constraint.value, _NOTHING, 0)

    def to_condition(self, tree: Expression, scope: Scope, *, wanted: bool, is_brief: bool = False) -> Iterator[Change]:
        """Yield changes under which a condition is as wanted."""
        self._fuel = _LITTLE if is_brief else _FUEL
        return self._changes(tree, scope, "==", wanted, _NOTHING, 0)

    def why_none(self, constraint: Constraint) -> str:
        """Return what is wrong with a constraint that nothing meets."""
        is_fixed = not self.hypotheses.depends(constraint.tree, constraint.scope, _NOTHING)
        if is_fixed:
            value = self.hypotheses.value(constraint.tree, constraint.scope, _NOTHING)
            return f"`{constraint.text}` is always {value!r} there"
        return f"nothing gives {constraint.words()}"

    def _changes(
        self, tree: Expression, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        self._fuel -= 1
        if depth > _DEEPEST or self._fuel < 0:
            return
        if self.hypotheses.holds(tree, scope, sign, value, given):
            yield given
            return
        rule = self._rules.get(type(tree))
        if rule is not None:
            yield from rule(tree, scope, sign, value, given, depth + 1)

    def _binary(
        self, tree: nodes.Binary, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        if tree.operator in ("and", "or"):
            wanted = bool(value) == (sign == "==")
            both = wanted == (tree.operator == "and")
            yield from (self._both if both else self._either)(tree, scope, wanted, given, depth)
        elif tree.operator in NEGATED:
            wanted = bool(value) == (sign == "==")
            yield from self._comparison(tree, scope, wanted, given, depth)
        else:
            for target in values_for(sign, value):
                yield from self._arithmetic(tree, scope, target, given, depth)

    def _both(self, tree: nodes.Binary, scope: Scope, wanted: bool, given: Change, depth: int) -> Iterator[Change]:
        """Give all sides of a chain the same value, in two orders: the change for one side may rule out another."""
        sides = sides_of(tree, tree.operator)
        for order in (sides, sides[::-1]):
            found = False
            for change in self._each(order, scope, wanted, given, depth):
                if all(self.hypotheses.holds(side, scope, "==", wanted, change) for side in sides):
                    found = True
                    yield change
            if found:
                return

    def _each(self, sides: list[Expression], scope: Scope, wanted: bool, given: Change, depth: int) -> Iterator[Change]:
        if not sides:
            yield given
            return
        for change in self._changes(sides[0], scope, "==", wanted, given, depth):
            yield from self._each(sides[1:], scope, wanted, change, depth)

    def _either(self, tree: nodes.Binary, scope: Scope, wanted: bool, given: Change, depth: int) -> Iterator[Change]:
        yield from self._changes(tree.right, scope, "==", wanted, given, depth)
        yield from self._changes(tree.left, scope, "==", wanted, given, depth)

    def _comparison(
        self, tree: nodes.Binary, scope: Scope, wanted: bool, given: Change, depth: int
    ) -> Iterator[Change]:
        sign: Sign = tree.operator if wanted else NEGATED[tree.operator]  # type: ignore[assignment, index]
        sides: tuple[tuple[Expression, Expression, Sign], ...] = (
            (tree.left, tree.right, sign),
            (tree.right, tree.left, MIRRORED[sign]),
        )
        for one, other, relation in sides:
            try:
                bound = self.hypotheses.value(other, scope, given)
            except Undefined:
                continue
            yield from self._changes(one, scope, relation, bound, given, depth)

    def _arithmetic(
        self, tree: nodes.Binary, scope: Scope, target: object, given: Change, depth: int
    ) -> Iterator[Change]:
        terms = terms_of(tree)
        if len(terms) > 1 and isinstance(target, int):
            yield from self._sum(terms, scope, target, given, depth)
        sides = ((tree.left, tree.right, True), (tree.right, tree.left, False))
        for one, other, is_left in sides:
            if not self.hypotheses.depends(one, scope, given):
                continue
            try:
                known = self.hypotheses.value(other, scope, given)
            except Undefined:
                continue
            for needed in inverses(tree.operator, target, known, is_left=is_left):
                if isinstance(needed, tuple):
                    yield from self._masked(one, scope, needed, given, depth)
                else:
                    yield from self._changes(one, scope, "==", needed, given, depth)

    def _sum(self, terms: list[Expression], scope: Scope, target: int, given: Change, depth: int) -> Iterator[Change]:
        """Share a number out to the terms of a sum, as digits of a number are: the weightiest first."""
        shares = share_out(self.hypotheses, terms, scope, target, given)
        if shares is None:
            return
        found = given
        for term, share in shares:
            change = next(self._changes(term, scope, "==", share, found, depth), None)
            if change is None:
                return
            found = change
        yield found

    def _masked(
        self, tree: Expression, scope: Scope, needed: tuple[int, int], given: Change, depth: int
    ) -> Iterator[Change]:
        """Assign some bits of a number and leave the others as they are."""
        mask, bits = needed
        target = find_target(self.hypotheses, tree, scope, given)
        if isinstance(target, Target) and target.key is not None and target.convert is None:
            yield from self._changed(given, target.key, (mask, bits), depth)
            return
        try:
            now = self.hypotheses.value(tree, scope, given)
        except Undefined:
            now = 0
        if isinstance(now, int):
            yield from self._changes(tree, scope, "==", now & ~mask | bits, given, depth)

    def _changed(self, given: Change, key: Key, value: object, depth: int) -> Iterator[Change]:
        change = merged(given, key, value)
        if change is None or not self._choices.may_change({key: change[key]}):
            return
        value_rules = self._value_rules.get(key)
        rules = tuple(one for one in value_rules.rules if "eof" not in names_in(one[0])) if value_rules else ()
        yield from self._obeying(change, value_rules.scope, rules, depth) if value_rules else (change,)

    def _obeying(
        self, change: Change, scope: Scope, rules: tuple[tuple[Expression, bool], ...], depth: int
    ) -> Iterator[Change]:
        """Extend a change so that rules hold under it."""
        if not rules:
            yield change
            return
        (tree, wanted), *others = rules
        for extended in islice(self._changes(tree, scope, "==", wanted, change, depth), _EXTENDED):
            yield from self._obeying(extended, scope, tuple(others), depth)

    def _unary(
        self, tree: nodes.Unary, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        if tree.operator == "not":
            yield from self._changes(tree.operand, scope, "==", (not value) == (sign == "=="), given, depth)
            return
        convert: dict[str, Callable[[int], int]] = {"-": lambda n: -n, "~": lambda n: ~n, "+": lambda n: n}
        for target in values_for(sign, value):
            if isinstance(target, int):
                yield from self._changes(tree.operand, scope, "==", convert[tree.operator](target), given, depth)

    def _ternary(
        self, tree: nodes.Ternary, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        branches = [(True, tree.then), (False, tree.otherwise)]
        with contextlib.suppress(Undefined):
            branches.sort(key=lambda one: one[0] != bool(self.hypotheses.value(tree.condition, scope, given)))
        for wanted, branch in branches:
            if may_give(branch, sign, value):
                yield from self._branch(tree, wanted, scope, sign, value, given, depth)

    def _branch(
        self, tree: nodes.Ternary, wanted: bool, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        """Go into a branch: often what it needs makes its condition hold, too, and one thing less is assigned."""
        condition, branch = tree.condition, tree.then if wanted else tree.otherwise
        found = False
        for change in self._changes(branch, scope, sign, value, given, depth):
            for both in self._changes(condition, scope, "==", wanted, change, depth):
                if not self._spoils(branch, scope, sign, value, change, both):
                    found = True
                    yield both
        if found or isinstance(branch, nodes.Ternary):
            return
        for change in self._changes(condition, scope, "==", wanted, given, depth):
            for both in self._changes(branch, scope, sign, value, change, depth):
                if not self._spoils(condition, scope, "==", wanted, change, both):
                    yield both

    def _spoils(self, tree: Expression, scope: Scope, sign: Sign, value: object, before: Change, after: Change) -> bool:
        """Tell whether a change is in the way of what a part of it gave."""
        if before is after or not self.hypotheses.holds(tree, scope, sign, value, before):
            return False
        return not self.hypotheses.holds(tree, scope, sign, value, after)

    def _cast(
        self, tree: nodes.Cast, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        yield from self._changes(tree.of, scope, sign, value, given, depth)

    def _named(
        self, tree: Expression, scope: Scope, sign: Sign, value: object, given: Change, depth: int
    ) -> Iterator[Change]:
        target = find_target(self.hypotheses, tree, scope, given)
        if target is None:
            return
        if target.key is None:
            yield from self._inside(target, sign, value, given, depth)
            return
        now: object = None
        for one in near(sign, value, self.hypotheses.range(target.key)):
            assigned: AssignedValue | None = one if target.convert is None else target.convert(one)
            if assigned is not None and assigned != now:
                now = assigned
                yield from self._changed(given, target.key, assigned, depth)

    def _inside(self, target: Target, sign: Sign, value: object, given: Change, depth: int) -> Iterator[Change]:
        """Go on with the expression that a name stands for."""
        assert target.tree is not None
        assert target.scope is not None
        follow = partial(self._changes, target.tree, target.scope, depth=depth)
        conditions = [given]
        if target.condition is not None:
            conditions = list(self._changes(target.condition, target.scope, "==", True, given, depth))
        for change in conditions:
            if target.convert is None:
                yield from follow(sign, value, change)
                continue
            for one in values_for(sign, value):
                converted = target.convert(one)
                if converted is not None:
                    yield from follow("==", converted, change)


_NO_CHANGE: Change = {}


def steps_to(inversion: Inversion, constraint: Constraint) -> Iterator[Change]:
    """Yield changes that bring a constraint nearer, without regard to whether they meet it."""
    return _steps(inversion, constraint.tree, constraint.scope, constraint.sign, constraint.value)


def _steps(inversion: Inversion, tree: Expression, scope: Scope, sign: Sign, value: object) -> Iterator[Change]:
    hypotheses = inversion.hypotheses
    with contextlib.suppress(Undefined):
        match tree:
            case nodes.Ternary(condition, then, otherwise):
                holds = bool(hypotheses.value(condition, scope, _NO_CHANGE))
                branch = then if holds else otherwise
                if may_give(branch, sign, value):
                    yield from _steps(inversion, branch, scope, sign, value)
                else:
                    yield from inversion.to_condition(condition, scope, wanted=not holds)
            case nodes.Unary("not", operand):
                yield from _steps(inversion, operand, scope, "==", bool(value) != (sign == "=="))
            case nodes.Binary("and" | "or" as operator) if (bool(value) == (sign == "==")) == (operator == "and"):
                yield from _to_all(inversion, sides_of(tree, operator), scope, wanted=operator == "and")
            case nodes.Binary(comparison, left, right) if comparison in NEGATED:
                wanted = bool(value) == (sign == "==")
                known = hypotheses.value(right, scope, _NO_CHANGE)
                yield from _steps(inversion, left, scope, comparison if wanted else NEGATED[comparison], known)
            case nodes.Name() | nodes.Member():
                target = find_target(hypotheses, tree, scope, _NO_CHANGE)
                if target is not None and target.tree is not None and target.scope is not None and not target.convert:
                    yield from _steps(inversion, target.tree, target.scope, sign, value)


def _to_all(inversion: Inversion, sides: list[Expression], scope: Scope, *, wanted: bool) -> Iterator[Change]:
    """Bring the first of several conditions nearer that is not as all of them must be; those before it stay."""
    held: list[Expression] = []
    for side in sides:
        if inversion.hypotheses.holds(side, scope, "==", wanted, _NO_CHANGE):
            held.append(side)
            continue
        for change in _to_one(inversion, side, scope, wanted=wanted):
            if all(inversion.hypotheses.holds(one, scope, "==", wanted, change) for one in held):
                yield change
        return


def _to_one(inversion: Inversion, tree: Expression, scope: Scope, *, wanted: bool) -> Iterator[Change]:
    yield from inversion.to_condition(tree, scope, wanted=wanted, is_brief=True)
    yield from _steps(inversion, tree, scope, "==", wanted)


_GUESSES = 150
_USUAL_SIZE = 256


def guesses(hypotheses: Hypotheses, constraint: Constraint, chance: Random) -> Iterator[Change]:
    """Yield changes that meet a constraint: numbers of all kinds for the assignments that its expression asks for."""
    keys = [key for key in hypotheses.evaluator.uses(constraint.tree, constraint.scope) if hypotheses.range(key)]
    if constraint.scope.item_key in keys:
        keys.remove(constraint.scope.item_key)
        keys.append(constraint.scope.item_key)
    for _ in range(_GUESSES if keys else 0):
        some = chance.sample(keys, chance.randint(1, min(len(keys), 3)))
        change: Change = {key: exactly(_guessed(hypotheses, key, chance)) for key in some}
        if hypotheses.holds(constraint.tree, constraint.scope, constraint.sign, constraint.value, change):
            yield change


def _guessed(hypotheses: Hypotheses, key: Key, chance: Random) -> int:
    numbers = hypotheses.range(key)
    assert numbers
    if key[-1] == "#size":
        return chance.randrange(_USUAL_SIZE)
    small = range(max(numbers[0], -2), min(numbers[-1], 12) + 1)
    return chance.choice(
        (chance.choice(small or numbers), numbers[0], numbers[-1], chance.randint(numbers[0], numbers[-1]))
    )
