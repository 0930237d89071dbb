"""What an expression must give, at one place of a message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark_codegen.expressions import Expression
from ksyspark_codegen.making.evaluate import Evaluator
from ksyspark_codegen.making.methods import Undefined
from ksyspark_codegen.making.operators import apply_binary
from ksyspark_codegen.making.parts import Frame

Sign = Literal["==", "!=", "<", "<=", ">", ">="]

NEGATED: dict[Sign, Sign] = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
TURNED: dict[Sign, Sign] = {"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}


@dataclass(frozen=True, slots=True, eq=False)
class Demand:
    """`tree` at `frame` must stand in the relation `sign` to `value`; `text` is the expression for people."""

    tree: Expression
    frame: Frame
    sign: Sign
    value: object
    text: str

    def is_met(self, evaluator: Evaluator) -> bool:
        """Tell whether it has that value under the choices that are supposed."""
        try:
            return bool(apply_binary(self.sign, evaluator.supposing({}, self.tree, self.frame), self.value))
        except Undefined:
            return False

    def words(self) -> str:
        return f"`{self.text}` {self.sign} {self.value!r}"
