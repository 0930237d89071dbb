"""Invert expressions: which changes of assignments give one the value that it must have."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice

from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.expressions.hypotheses import Hypotheses, may_give, merged
from ksyspark_codegen.synthesis.expressions.numbers import inverses, near, share_out, sides_of, terms_of, values_for
from ksyspark_codegen.synthesis.expressions.targets import Target, find_target
from ksyspark_codegen.synthesis.message.assignments import (
    MIRRORED,
    NEGATED,
    AssignedValue,
    Assignments,
    Change,
    Constraint,
    Sign,
)
from ksyspark_codegen.synthesis.message.parts import Key, Scope, Undefined, ValueRules

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
