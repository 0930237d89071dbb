"""Formulas of texts: digits of numbers, literals, and what joins or chooses them.

As those of numbers they are computed for all rows at once, and cannot fail. Texts of the message are not among them:
these are decoded later.
"""

from __future__ import annotations

from ksyspark.compiler.expressions.formulas import Formulas, NotAFormula
from ksyspark.compiler.plan import Apply, Operand
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.short_texts import is_short_text


def text_operand(formulas: Formulas, tree: Expression) -> Operand:
    """Return an expression for a text as the operand of a `ComputedText`. Raises NotAFormula."""
    found = _operand(formulas, tree)
    # That it is a formula shows that every `to_s` is of a number.
    if not is_short_text(tree, lambda _: True):
        raise NotAFormula
    return found


def _operand(formulas: Formulas, tree: Expression) -> Operand:
    match tree:
        case nodes.StringLiteral(text):
            return text
        case nodes.Member(number, "to_s"):
            found = formulas.formula(number)
            if not found.is_bool:
                return Apply("to_s", (found.operand,))
        case nodes.Binary("+", left, right):
            return Apply("+", (_operand(formulas, left), _operand(formulas, right)))
        case nodes.Ternary(condition, then, otherwise):
            chosen = formulas.formula(condition)
            if chosen.is_bool:
                return Apply("?", (chosen.operand, _operand(formulas, then), _operand(formulas, otherwise)))
    raise NotAFormula
