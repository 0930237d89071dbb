"""The rules that a value must obey where it is read, and whether a repeat ends with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.message import Constraint, Goal, Key, Part, Scope, Stuck, Undefined, Unmet, ValueRules
from ksyspark_codegen.synthesis.points import Rule, rules_of
from ksyspark_codegen.synthesis.reading.state import Reading


@dataclass(frozen=True, slots=True)
class Check:
    """An expression over `_` and whether it must hold."""

    tree: Expression
    wanted: bool
    text: str


@dataclass(slots=True)
class Checks:
    """The checks of one value at one place; the value is `width` bits wide."""

    reading: Reading
    scope: Scope
    key: Key
    rules: tuple[Rule, ...]
    checks: tuple[Check, ...]
    until: Check | None = None
    width: int = 0

    def give_up_count(self) -> bool:
        """Let a repeat end here or not, where no count is assigned; return whether that changes anything."""
        name = (*self.scope.asker, "#count")
        is_new = self.until is not None and name not in self.reading.assignments.assigned
        if is_new:
            self.until = None
        return is_new

    def pass_(self, value: object) -> bool:
        """Tell whether a value passes."""
        return self.first_failing(value) is None

    def first_failing(self, value: object) -> Check | None:
        checks = self.checks if self.until is None else (*self.checks, self.until)
        if not checks:
            return None
        scope = self.scope.of_item(value, self.key)
        window = self.scope.part.window
        before, window.bit = window.bit, window.bit + self.width
        try:
            return next((one for one in checks if not self.reading.holds(one.tree, scope, wanted=one.wanted)), None)
        finally:
            window.bit = before

    def values_of_rules(self) -> Iterator[tuple[str, object]]:
        """Yield (kind, value) of the rules that give values: `eq`, `min`, `max`, `any-of`, `expr` with `_ == value`."""
        for rule in self.rules:
            trees = _compared_with(rule.tree) if rule.kind == "expr" else (one.tree for one in rule.formulas)
            for tree in trees:
                try:
                    yield rule.kind, self.reading.evaluator.value(tree, self.scope)
                except Undefined:
                    continue

    def trouble(self, value: object, goal: Goal | None = None) -> Unmet | Stuck:
        """Return the trouble that no value passes; `value` is the last that was tried, or the only one for a goal."""
        failing = self.first_failing(value)
        if failing is None:
            return Stuck(f"no value is left for `{self.key[-1] if self.key else ''}`")
        scope = self.scope.of_item(value, self.key if goal is None else None)
        if goal is None and isinstance(value, int | float | bytes | str):
            self.reading.assignments.drawn[self.key] = value
        # The expression is looked at again where it failed: behind the value. This reading goes no further.
        self.scope.part.window.bit += self.width
        self.note()
        return Unmet(Constraint(failing.tree, scope, "==", failing.wanted, failing.text), self.scope.asker, goal)

    def note(self) -> None:
        """Keep the rules for those who would assign another value. The stream stands behind the value."""
        if self.checks:
            rules = tuple((one.tree, one.wanted) for one in self.checks)
            scope = self.scope.of_item(self.scope.item, self.key, self.scope.part.window.bit)
            self.reading.value_rules[self.key] = ValueRules(scope, rules)

    def check_part(self, value: object) -> None:
        """Check an object by the rules of its field. Raises Unmet."""
        if not self.pass_(value):
            raise self.trouble(value)
        self.note()


def checks_of(
    reading: Reading,
    part: Part,
    attribute: Attribute,
    scope: Scope,
    key: Key,
    until: tuple[Expression, bool] | None,
) -> Checks:
    """Return the checks of a field; with `until`, of an item behind which a repeat ends or not."""
    rules = _rules_of(reading, part, attribute)
    listed = tuple(Check(rule.tree, True, rule.text) for rule in rules)
    last = Check(until[0], until[1], "repeat-until") if until is not None else None
    return Checks(reading, scope, key, rules, listed, last)


def _rules_of(reading: Reading, part: Part, attribute: Attribute) -> tuple[Rule, ...]:
    known = reading.hints.rules
    if id(attribute) not in known:
        known[id(attribute)] = rules_of(reading.library, part.spec, attribute)
    return known[id(attribute)]


def _compared_with(rule: Expression) -> Iterator[Expression]:
    """Yield the expressions that one side of a rule of several conditions takes a value to be equal to."""
    match rule:
        case nodes.Binary("and" | "or", left, right):
            yield from _compared_with(left)
            yield from _compared_with(right)
        case nodes.Binary("==", nodes.Name("_") | nodes.Member(nodes.Name("_"), "to_i"), value):
            yield value
