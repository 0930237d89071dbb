"""The rules of a field: `contents` and `valid`, checked in the order of the official compiler."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ksyspark.interpreter.expressions import Evaluate, ExpressionCompiler, constant
from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import BrokenRule, Failed, Rule, RuleKind
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark.spec.types.data_types import DataType

Check = Callable[[Object, Any, "int | None"], None]


def checks_of(
    library: Library, owner: TypeSpec, attribute: Attribute, compiler: ExpressionCompiler, item: DataType
) -> Iterator[tuple[Rule, Check]]:
    """Yield the rules of a field, each with the function that raises Failed for a value that breaks it."""
    if attribute.contents is not None:
        yield _compared(Rule("contents"), constant(attribute.contents), lambda value, wanted: value == wanted)
    valid = attribute.valid
    if valid is None:
        return
    has_index = attribute.repeat is not None
    for kind, holds in _COMPARISONS:
        formula = valid.formulas.get(kind)
        if formula is not None:
            wanted = compiler.closure(formula.tree, item, has_index=has_index)
            yield _compared(Rule(kind, (formula,)), wanted, holds)
    if "expr" in valid.formulas:
        formula = valid.formulas["expr"]
        yield _expression(
            Rule("expr", (formula,), item=item), compiler.closure(formula.tree, item, has_index=has_index)
        )
    if valid.any_of:
        values = tuple(compiler.closure(formula.tree, item, has_index=has_index) for formula in valid.any_of)
        yield _any_of(Rule("any-of", valid.any_of, values=values))
    spec = library.find_enum(owner, attribute.enum) if valid.in_enum and attribute.enum else None
    if spec is not None:
        yield _in_enum(Rule("in-enum", enum=spec.path[-1]), frozenset(spec.values))


_COMPARISONS: tuple[tuple[RuleKind, Callable[[Any, Any], bool]], ...] = (
    ("eq", lambda value, wanted: value == wanted),
    ("min", lambda value, wanted: value >= wanted),
    ("max", lambda value, wanted: value <= wanted),
)


def _compared(rule: Rule, wanted: Evaluate, holds: Callable[[Any, Any], bool]) -> tuple[Rule, Check]:
    def check(holder: Object, value: Any, index: int | None) -> None:
        bound = wanted(holder, value, index)
        if not holds(value, bound):
            raise Failed(BrokenRule(rule, value, bound))

    return rule, check


def _expression(rule: Rule, holds: Evaluate) -> tuple[Rule, Check]:
    def check(holder: Object, value: Any, index: int | None) -> None:
        if not holds(holder, value, index):
            raise Failed(BrokenRule(rule, value))

    return rule, check


def _any_of(rule: Rule) -> tuple[Rule, Check]:
    def check(holder: Object, value: Any, index: int | None) -> None:
        if not any(value == one(holder, value, index) for one in rule.values):
            raise Failed(BrokenRule(rule, value))

    return rule, check


def _in_enum(rule: Rule, codes: frozenset[int]) -> tuple[Rule, Check]:
    def check(_holder: Object, value: Any, _index: int | None) -> None:
        if value not in codes:
            raise Failed(BrokenRule(rule, value))

    return rule, check
