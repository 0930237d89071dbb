"""What is wrong with a message, in the terms of its specification."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark_codegen.synthesis.parts import Key

FaultKind = Literal[
    "contents",
    "eq",
    "min",
    "max",
    "any-of",
    "in-enum",
    "expr",
    "end",
    "terminator",
    "encoding",
    "negative",
    "order",
    "value",
    "range",
    "logical",
    "work",
]
"""Which rule fails. `contents` to `expr` are those that a specification writes down. `end`: the stream has too few
bytes; `terminator`: it ends before a terminator; `encoding`: bytes are no text; `negative`: a size or position is below
0; `order`: no byte order is told; `value`: an expression has no value; `range`: a worked-out number is beyond 64 bits;
`logical`: bytes that may be no value of their logical type; `work`: far more items than bytes, or too deep.
"""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first rule that a message breaks.

    `owner` is the path of the type as the specification has it, `name` the id of the field there (`_unnamed2` for the
    third without id), empty for an object as a whole. `field` is the path of the column from the root, `offset` where
    the field begins in the message, in bytes; `key` names the place.
    """

    owner: tuple[str, ...]
    name: str
    kind: FaultKind
    field: str
    offset: int
    words: str
    key: Key

    def __str__(self) -> str:
        return f"{self.field or 'message'} at byte {self.offset}: {self.words}"

    @property
    def is_sure(self) -> bool:
        """Tell whether every decoder must find the same."""
        return self.kind not in ("logical", "work")


class Refused(Exception):
    """A message breaks a rule."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
