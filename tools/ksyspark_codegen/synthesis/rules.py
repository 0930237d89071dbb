"""The rules of a field, each as one expression over `_`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Formula, TypeSpec

RuleKind = Literal["eq", "min", "max", "any-of", "in-enum", "expr"]
_ITEM = Name("_", 0)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: `tree` must hold; `formulas` are the expressions that the specification gives for it."""

    kind: RuleKind
    tree: Expression
    formulas: tuple[Formula, ...]

    @property
    def text(self) -> str:
        """Return the rule as the specification has it."""
        return f"{self.kind}: {', '.join(' '.join(formula.text.split()) for formula in self.formulas) or 'true'}"


def rules_of(library: Library, owner: TypeSpec, attribute: Attribute) -> tuple[Rule, ...]:
    """Return the rules of a field or instance."""
    return tuple(_rules(library, owner, attribute))


def _rules(library: Library, owner: TypeSpec, attribute: Attribute) -> Iterator[Rule]:
    valid = attribute.valid
    if valid is None:
        return
    for kind, sign in (("eq", "=="), ("min", ">="), ("max", "<=")):
        formula = valid.formulas.get(kind)
        if formula is not None:
            yield Rule(kind, Binary(sign, _ITEM, formula.tree, 0), (formula,))  # type: ignore[arg-type]
    if "expr" in valid.formulas:
        yield Rule("expr", valid.formulas["expr"].tree, (valid.formulas["expr"],))
    if valid.any_of:
        yield Rule("any-of", one_of([formula.tree for formula in valid.any_of]), valid.any_of)
    if valid.in_enum and attribute.enum:
        spec = library.find_enum(owner, attribute.enum)
        if spec is not None:
            yield Rule("in-enum", one_of([IntLiteral(code, 0) for code in spec.values]), ())


def one_of(trees: list[Expression], item: Expression = _ITEM) -> Expression:
    """Return the expression that tells whether a value is one of several."""
    tests: list[Expression] = [Binary("==", item, tree, 0) for tree in trees]
    return reduce(lambda left, right: Binary("or", left, right, 0), tests)
