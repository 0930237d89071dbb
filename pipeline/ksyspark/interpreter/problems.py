"""What can be wrong with a message, as values, and the rules that a specification writes down."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ksyspark import sentences
from ksyspark.sentences import Sentence
from ksyspark.spec.data_types import DataType
from ksyspark.spec.model import Formula

RuleKind = Literal["contents", "checksum", "eq", "min", "max", "any-of", "in-enum", "expr"]
"""The rules that a specification writes down."""
Kind = RuleKind | Literal["end", "terminator", "encoding", "negative", "order", "value", "range", "logical", "work"]
"""Which rule fails: one that is written down, or of the language itself. `end`: the stream has too few bytes;
`terminator`: it ends before a terminator; `encoding`: bytes are no text; `negative`: a size or position below 0;
`order`: no byte order is decided; `value`: an expression has no value; `range`: a computed number is beyond its column;
`logical`: bytes that are no value of their logical type; `work`: far more items or texts than bytes, or too deep.
"""


@dataclass(frozen=True, slots=True)
class OtherProblem:
    """What is wrong with a message in a way that nothing asks about but its sentence."""

    kind: Kind
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class EndOfData(OtherProblem):
    """A field needs more bytes than its stream still has."""

    needed: int
    available: int


@dataclass(frozen=True, slots=True)
class NotText(OtherProblem):
    """Bytes are no text of an encoding."""

    octets: bytes


@dataclass(frozen=True, slots=True)
class NotANumber:
    """A text, of which an expression makes a number, is none."""

    text: str
    kind: Kind = "value"


@dataclass(frozen=True, slots=True)
class DoesNotFit:
    """A computed integer is beyond its column."""

    value: int
    bits: int
    kind: Kind = "range"


@dataclass(frozen=True, slots=True)
class NotLogicalValue:
    """A value is not one of its logical type."""

    expected: str
    found: str
    kind: Kind = "logical"


UNDECIDED = OtherProblem("order", Sentence("the byte order cannot be told"))
"""No case of a type's `endian` fits."""
SURROGATE = OtherProblem("encoding", Sentence("bytes are not valid UTF-8: a lone surrogate"))
"""A text holds a lone surrogate, which no column of UTF-8 can."""
OUT_OF_FUEL = OtherProblem("work", sentences.OUT_OF_FUEL)
"""A message needs far more work than it has bytes: items without bytes, or the same bytes over and over."""
TOO_MUCH_COMPUTED = OtherProblem("work", sentences.TOO_MUCH_COMPUTED)
"""Expressions make or compare far more bytes than the message has."""
TOO_DEEP = OtherProblem("work", sentences.TOO_DEEP)
"""Objects or values are nested more deeply than Python's stack allows."""
TOO_LARGE = OtherProblem("work", sentences.TOO_LARGE)
"""A value does not fit into memory."""


def end_of_data(needed: int, available: int) -> EndOfData:
    """Return the problem of a field that needs more bytes than its stream still has."""
    return EndOfData("end", sentences.end_of_data(needed, available), needed, available)


def no_terminator(terminator: bytes) -> OtherProblem:
    """Return the problem of a stream that ends before a terminator."""
    digits = f"0x{terminator.hex()}"
    sentence = Sentence(f"no terminator {digits} before the end of data", digits, "end of data")
    return OtherProblem("terminator", sentence)


def negative(what: str, number: int) -> OtherProblem:
    """Return the problem of a size or position below 0."""
    return OtherProblem("negative", sentences.expected_found(f"a {what} of at least 0", str(number)))


def unknown_encoding(encoding: str) -> OtherProblem:
    """Return the problem that a specification names an unknown encoding."""
    return OtherProblem("encoding", Sentence(f"there is no encoding {encoding}", "the name of an encoding", encoding))


def not_processed(name: str, reason: str) -> OtherProblem:
    """Return the problem that a process cannot change the bytes of a field."""
    return OtherProblem("value", Sentence(f"the process {name} fails: {reason}"))


def absent(name: str, *, is_parameter: bool = False) -> OtherProblem:
    """Return the problem that a field which a message lacks is used, or a parameter that no option can give."""
    needed = f"the parameter `{name}` is needed, and no option can give it: only a field that has this type can"
    words = needed if is_parameter else f"`{name}` is used but is not there"
    return OtherProblem("value", Sentence(words, f"`{name}`", "nothing"))


_ARITHMETIC: tuple[tuple[type[Exception], Sentence], ...] = (
    (ZeroDivisionError, Sentence("division by zero", "a divisor other than 0", "0")),
    (OverflowError, sentences.NUMBER_TOO_LARGE),
    (IndexError, Sentence("an index is out of range", "an index within the list")),
    (TypeError, Sentence("a value that is not there is used", "a value", "nothing")),
    (ValueError, sentences.NO_NUMBER),
)


def no_value(error: type[Exception]) -> OtherProblem:
    """Return the problem of an expression without a value; Python's arithmetic raises as that of Kaitai does."""
    known = next((sentence for kind, sentence in _ARITHMETIC if issubclass(error, kind)), None)
    return OtherProblem("value", known or Sentence(f"cannot be decoded ({error.__name__})"))


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a field: its expressions as the specification has them.

    `of` is the id of the enum for `in-enum`, of a checksum what it is made of. `values` evaluate what `any-of` lists,
    `item` is the type of the value that is checked.
    """

    kind: RuleKind
    formulas: tuple[Formula, ...] = ()
    of: str = ""
    values: tuple[Callable[[Any, Any, Any], Any], ...] = ()
    item: DataType | None = None


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """A value breaks a rule of its field; `expected` is what the rule compares it with."""

    rule: Rule
    found: object
    expected: object = None

    @property
    def kind(self) -> Kind:
        return self.rule.kind


Problem = NotANumber | DoesNotFit | NotLogicalValue | BrokenRule | OtherProblem


class Failed(Exception):
    """Carry a problem to the field or instance in which it is found; `index` is the item of a list, if it is one."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem
        self.index: int | None = None


ARITHMETIC = (ZeroDivisionError, OverflowError, LookupError, TypeError, ValueError, MemoryError, RecursionError)
"""What Python raises where an expression has no value."""


def problem_of(error: Exception) -> Problem:
    """Return what Failed, or an exception of `ARITHMETIC`, says is wrong."""
    if isinstance(error, Failed):
        return error.problem
    if isinstance(error, RecursionError):
        return TOO_DEEP
    if isinstance(error, MemoryError):
        return TOO_LARGE
    return no_value(type(error))
