"""What is found in a finished message: the first fault, every value and its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ksyspark.spec.model import Attribute, Delimiter, SimpleUse
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.message.parts import (
    Frame,
    Items,
    Key,
    Part,
)

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
0; `order`: no byte order is given; `value`: an expression has no value; `range`: a worked-out number is beyond 64 bits;
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


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A field of an object, or an item of it, with the type that it takes here.

    `start` is its first byte from the start of the message; `items` is the list that the value will be an item of,
    `index` its number there.
    """

    part: Part
    attribute: Attribute
    use: SimpleUse
    delimiter: Delimiter
    frame: Frame
    key: Key
    start: int
    items: Items | None
    index: int | None

    @property
    def encoding(self) -> str:
        """Return the encoding of a text."""
        return self.attribute.encoding or self.part.spec.encoding or "UTF-8"

    @property
    def has_stream(self) -> bool:
        """Tell whether an object here has a stream of its own."""
        delimiter = self.delimiter
        return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None

    def begin(self, value: object) -> None:
        """Show an object to expressions while its fields are read; items are not shown yet."""
        if self.items is None and self.attribute.id:
            self.part.values[self.attribute.id] = value

    def end(self, value: object) -> None:
        """Show a value to expressions."""
        if self.items is not None:
            self.items.append(value)
        else:
            self.begin(value)


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """One value that was taken from a message: its first bit from the start of the message, and how many with it."""

    spot: Spot
    bit: int
    width: int
    value: object


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a strict reading found: the first fault, None for a message that obeys; and all that was read."""

    fault: Fault | None
    root: Part
    values: Sequence[Taken]
    begins: Mapping[Part, int]
    evaluator: Evaluator
