"""The tree of a Kaitai expression, how it is walked, and which texts are short. `column` counts from 0."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TypeReference:
    """A type as it stands in a cast, a `sizeof<>` or a `type:` key: `a::b(args)[]`."""

    path: tuple[str, ...]
    is_absolute: bool = False
    is_array: bool = False
    arguments: tuple[Expression, ...] = ()

    def __str__(self) -> str:
        return "::" * self.is_absolute + "::".join(self.path) + "[]" * self.is_array


@dataclass(frozen=True, slots=True)
class IntLiteral:
    """A whole number."""

    value: int
    column: int


@dataclass(frozen=True, slots=True)
class FloatLiteral:
    """A floating-point number."""

    value: float
    column: int


@dataclass(frozen=True, slots=True)
class BoolLiteral:
    """`true` or `false`."""

    value: bool
    column: int


@dataclass(frozen=True, slots=True)
class StringLiteral:
    """Text without its escapes."""

    value: str
    column: int


@dataclass(frozen=True, slots=True)
class FormatString:
    """An interpolated string `f"..{expression}.."`: literal texts and expressions in order."""

    parts: tuple[Expression, ...]
    column: int


@dataclass(frozen=True, slots=True)
class ListLiteral:
    """`[1, 2, 3]`."""

    items: tuple[Expression, ...]
    column: int


@dataclass(frozen=True, slots=True)
class EnumLabel:
    """`path::to::enum::label`."""

    path: tuple[str, ...]
    label: str
    is_absolute: bool
    column: int


@dataclass(frozen=True, slots=True)
class Name:
    """A bare name: a field, instance or param of the type, or `_`, `_root`, `_parent`, `_io`, `_index`, `_on` ..."""

    id: str
    column: int


@dataclass(frozen=True, slots=True)
class Member:
    """`of.id`: a field of a type, or an attribute of a value such as `length`."""

    of: Expression
    id: str
    column: int


@dataclass(frozen=True, slots=True)
class Call:
    """`of.id(arguments)`: a method of a value."""

    of: Expression
    id: str
    arguments: tuple[Expression, ...]
    column: int


@dataclass(frozen=True, slots=True)
class Subscript:
    """`of[index]`."""

    of: Expression
    index: Expression
    column: int


@dataclass(frozen=True, slots=True)
class Cast:
    """`of.as<type>`."""

    of: Expression
    type: TypeReference
    column: int


@dataclass(frozen=True, slots=True)
class SizeOfType:
    """`sizeof<type>` in bytes, or `bitsizeof<type>` in bits."""

    type: TypeReference
    in_bits: bool
    column: int


@dataclass(frozen=True, slots=True)
class Unary:
    """`-`, `+`, `~` or `not`."""

    operator: str
    operand: Expression
    column: int


@dataclass(frozen=True, slots=True)
class Binary:
    """Arithmetic, shifts, bit operations, comparisons, `and`, `or`."""

    operator: str
    left: Expression
    right: Expression
    column: int


@dataclass(frozen=True, slots=True)
class Ternary:
    """`condition ? then : otherwise`."""

    condition: Expression
    then: Expression
    otherwise: Expression
    column: int


Expression = (
    IntLiteral | FloatLiteral | BoolLiteral | StringLiteral | FormatString | ListLiteral | EnumLabel | Name
    | Member | Call | Subscript | Cast | SizeOfType | Unary | Binary | Ternary
)  # fmt: skip


def walk(expression: Expression) -> Iterator[Expression]:
    """Yield an expression and all its parts, outermost first."""
    yield expression
    for part in parts_of(expression):
        yield from walk(part)


def names_in(expression: Expression) -> frozenset[str]:
    """Return every field, instance, param or member name an expression mentions."""
    return frozenset(part.id for part in walk(expression) if isinstance(part, Name | Member))


def parts_of(expression: Expression) -> tuple[Expression, ...]:
    """Return the expressions directly inside an expression."""
    match expression:
        case FormatString(parts) | ListLiteral(parts):
            return parts
        case Member(of) | Cast(of):
            return (of,)
        case Call(of, _, arguments):
            return (of, *arguments)
        case Subscript(of, index):
            return (of, index)
        case Unary(_, operand):
            return (operand,)
        case Binary(_, left, right):
            return (left, right)
        case Ternary(condition, then, otherwise):
            return (condition, then, otherwise)
        case _:
            return ()


_MOST_CHARACTERS = 64
# A number of 64 bits has at most so many, with its sign.
_DIGITS = 20


def is_short_text(tree: Expression, is_number: Callable[[Expression], bool]) -> bool:
    """Say whether an expression joins or chooses literals and digits of numbers, and has at most 64 characters."""
    count = _characters(tree, is_number)
    return count is not None and count <= _MOST_CHARACTERS


def _characters(tree: Expression, is_number: Callable[[Expression], bool]) -> int | None:
    """Return the most characters of a text, or None for anything else."""
    match tree:
        case StringLiteral(text):
            return len(text)
        case Member(number, "to_s") if is_number(number):
            return _DIGITS
        case Binary("+", left, right) | Ternary(_, left, right):
            first, second = _characters(left, is_number), _characters(right, is_number)
            if first is not None and second is not None:
                return first + second if isinstance(tree, Binary) else max(first, second)
    return None
