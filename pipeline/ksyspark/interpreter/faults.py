"""What can be wrong with a message, as values: the problem, and the place where it was found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from ksyspark.interpreter.objects import Object
    from ksyspark.interpreter.rules import Rule

Kind = Literal[
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
bytes; `terminator`: it ends before a terminator; `encoding`: bytes are no text; `negative`: a size or position below
0; `order`: no byte order is decided; `value`: an expression has no value; `range`: a computed number is beyond its
column; `logical`: bytes that are no value of their logical type; `work`: far more items than bytes, or too deep.
"""


@dataclass(frozen=True, slots=True)
class EndOfData:
    """A field needs more bytes than its stream still has."""

    needed: int
    available: int
    kind: Kind = "end"


@dataclass(frozen=True, slots=True)
class NoTerminator:
    """The stream ends before a terminator."""

    terminator: bytes
    kind: Kind = "terminator"


@dataclass(frozen=True, slots=True)
class NegativeSize:
    """A size is below 0."""

    size: int
    kind: Kind = "negative"


@dataclass(frozen=True, slots=True)
class NegativePosition:
    """A position is below 0."""

    position: int
    kind: Kind = "negative"


@dataclass(frozen=True, slots=True)
class NotText:
    """Bytes are no text of an encoding; `reason` is that of Python's decoder."""

    encoding: str
    reason: str
    kind: Kind = "encoding"


@dataclass(frozen=True, slots=True)
class Undecided:
    """No case of a type's `endian` fits."""

    kind: Kind = "order"


@dataclass(frozen=True, slots=True)
class Absent:
    """An expression names a field that this message does not have."""

    name: str
    kind: Kind = "value"


@dataclass(frozen=True, slots=True)
class NotANumber:
    """A text, of which an expression makes a number, is none."""

    text: str
    kind: Kind = "value"


@dataclass(frozen=True, slots=True)
class NoValue:
    """An expression has no value; `error` is the exception of Python's arithmetic, which is that of Kaitai's."""

    error: type[Exception]
    kind: Kind = "value"


@dataclass(frozen=True, slots=True)
class DoesNotFit:
    """A computed integer is beyond its column."""

    value: int
    bits: int
    kind: Kind = "range"


@dataclass(frozen=True, slots=True)
class Surrogate:
    """A text holds a lone surrogate, which no column of UTF-8 can."""

    kind: Kind = "encoding"


@dataclass(frozen=True, slots=True)
class NotLogicalValue:
    """A value is none of its logical type."""

    expected: str
    found: str
    kind: Kind = "logical"


@dataclass(frozen=True, slots=True)
class OutOfFuel:
    """A message asks for far more work than it has bytes: items without bytes, or the same bytes over and over."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class TooDeep:
    """Objects or values are nested more deeply than Python's stack allows."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class TooLarge:
    """A value does not fit into memory."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A value breaks a rule of its field; `wanted` is what `eq`, `min` and `max` compare it with."""

    rule: Rule
    found: object
    wanted: object = None

    @property
    def kind(self) -> Kind:
        return self.rule.kind


Problem = (
    EndOfData
    | NoTerminator
    | NegativeSize
    | NegativePosition
    | NotText
    | Undecided
    | Absent
    | NotANumber
    | NoValue
    | DoesNotFit
    | Surrogate
    | NotLogicalValue
    | OutOfFuel
    | TooDeep
    | TooLarge
    | BrokenRule
)


@dataclass(frozen=True, slots=True)
class Fault:
    """The first failure of a message: a problem and its place.

    `holder` is the object that failed, `name` its field or instance (empty: the object as a whole), `index` the item of
    a repeated one. `start` is the first byte of the field or item, None where it has none. `was_read` says that the
    value is there and broke a rule, `in_seq` that the message's own seq was being read.
    """

    problem: Problem
    holder: Object
    name: str
    index: int | None = None
    start: int | None = None
    was_read: bool = False
    in_seq: bool = False

    def leaves_null(self, holder: Object, name: str) -> bool:
        """Tell whether a field has no value because it failed before anything of it was read."""
        return holder is self.holder and name == self.name and self.index is None and not self.was_read


class Failed(Exception):
    """A problem of a message. The innermost field or instance around it gives it its place.

    `index` is the item of a list of which a value could not be converted.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.fault: Fault | None = None
        self.index: int | None = None

    def at(self, holder: Object, name: str, index: int | None, start: int | None, *, was_read: bool = False) -> Failed:
        """Set the place, unless an inner field has done so; return the exception."""
        if self.fault is None:
            self.fault = Fault(self.problem, holder, name, index, start, was_read)
        return self

    @property
    def placed(self) -> Fault:
        """The problem with its place, which is set when the exception leaves a field or instance."""
        assert self.fault is not None
        return self.fault


ARITHMETIC = (
    ZeroDivisionError,
    OverflowError,
    LookupError,
    TypeError,
    ValueError,
    MemoryError,
    RecursionError,
)
"""What Python raises where an expression has no value."""


def failed(error: Exception) -> Failed:
    """Return an exception of `ARITHMETIC`, or Failed itself, as Failed."""
    if isinstance(error, Failed):
        return error
    if isinstance(error, RecursionError):
        return Failed(TooDeep())
    if isinstance(error, MemoryError):
        return Failed(TooLarge())
    return Failed(NoValue(type(error)))
