"""What can be wrong with a message, as values, and the rules that a specification writes down."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ksyspark.spec.data_types import DataType
from ksyspark.spec.model import Formula

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
column; `logical`: bytes that are no value of their logical type; `work`: far more items or texts than bytes, or too
deep.
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
    octets: bytes
    kind: Kind = "encoding"


@dataclass(frozen=True, slots=True)
class UnknownEncoding:
    """A specification names an unknown encoding."""

    encoding: str
    kind: Kind = "encoding"


@dataclass(frozen=True, slots=True)
class NotProcessed:
    """A process cannot change the bytes of a field."""

    name: str
    reason: str
    kind: Kind = "value"


@dataclass(frozen=True, slots=True)
class Undecided:
    """No case of a type's `endian` fits."""

    kind: Kind = "order"


@dataclass(frozen=True, slots=True)
class Absent:
    """An expression names a field that this message does not have, or a parameter that no option can give."""

    name: str
    is_parameter: bool = False
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
    """A value is not one of its logical type."""

    expected: str
    found: str
    kind: Kind = "logical"


@dataclass(frozen=True, slots=True)
class OutOfFuel:
    """A message needs far more work than it has bytes: items without bytes, or the same bytes over and over."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class TooMuchComputed:
    """Expressions make or compare far more bytes than the message has."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class TooDeep:
    """Objects or values are nested more deeply than Python's stack allows."""

    kind: Kind = "work"


@dataclass(frozen=True, slots=True)
class TooLarge:
    """A value does not fit into memory."""

    kind: Kind = "work"


RuleKind = Literal["contents", "eq", "min", "max", "any-of", "in-enum", "expr"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a field: its expressions as the specification has them, the id of the enum for `in-enum`.

    `values` evaluate what `any-of` lists, `item` is the type of the value that is checked.
    """

    kind: RuleKind
    formulas: tuple[Formula, ...] = ()
    enum: str = ""
    values: tuple[Callable[[Any, Any, Any], Any], ...] = ()
    item: DataType | None = None


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A value breaks a rule of its field; `expected` is what `eq`, `min` and `max` compare it with."""

    rule: Rule
    found: object
    expected: object = None

    @property
    def kind(self) -> Kind:
        return self.rule.kind


Problem = (
    EndOfData
    | NoTerminator
    | NegativeSize
    | NegativePosition
    | NotText
    | UnknownEncoding
    | NotProcessed
    | Undecided
    | Absent
    | NotANumber
    | NoValue
    | DoesNotFit
    | Surrogate
    | NotLogicalValue
    | OutOfFuel
    | TooMuchComputed
    | TooDeep
    | TooLarge
    | BrokenRule
)


class Failed(Exception):
    """Carry a problem to the field or instance in which it is found.

    `index` is the item of a list of which a value could not be converted.
    """

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.index: int | None = None


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


def problem_of(error: Exception) -> Problem:
    """Return what Failed, or an exception of `ARITHMETIC`, says is wrong."""
    if isinstance(error, Failed):
        return error.problem
    if isinstance(error, RecursionError):
        return TooDeep()
    if isinstance(error, MemoryError):
        return TooLarge()
    return NoValue(type(error))
