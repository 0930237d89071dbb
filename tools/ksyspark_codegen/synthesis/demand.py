"""What an expression must give, at one place of a message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.spec.expressions import Expression
from ksyspark_codegen.synthesis.parts import Frame

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

    def words(self) -> str:
        return f"`{self.text}` {self.sign} {self.value!r}"
