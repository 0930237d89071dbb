"""Values during translation: constants known while translating, and values known at run time only.

All integers have 64 bits. Their kind says what the top bit means: bytes and 32-bit words combine with signed and with
unsigned numbers; signed and unsigned numbers do not combine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from llvmlite import ir

I1, I8, I32, I64, DOUBLE, FLOAT = (
    ir.IntType(1),
    ir.IntType(8),
    ir.IntType(32),
    ir.IntType(64),
    ir.DoubleType(),
    ir.FloatType(),
)


class Untranslatable(Exception):
    """The source uses something that has no translation; the plan is left to the machine."""


class Kind(Enum):
    """How the bits of a number are interpreted."""

    SIGNED = "signed"
    SMALL = "not negative, and below 2**63"
    UNSIGNED = "unsigned"
    TRUTH = "truth"
    FLOATING = "floating-point"


@dataclass(frozen=True, slots=True)
class Unknown:
    """A number known at run time only."""

    kind: Kind
    bits: ir.Value


Number = int | float | Unknown
"""Numbers and truth values of Python are constants; integer constants combine with every kind."""


@dataclass(frozen=True, slots=True)
class Array:
    """An array in memory; `size` is the number of its items, for two dimensions of its columns."""

    item: ir.Type
    kind: Kind
    pointer: ir.Value
    size: Number


@dataclass(frozen=True, slots=True)
class Variable:
    """A stack slot that holds a number of one kind."""

    kind: Kind
    place: ir.Value


@dataclass(frozen=True, slots=True)
class Translated:
    """A function of LLVM, and the kind of its result; None where it has none."""

    function: ir.Function
    result: Kind | None


Translate = Callable[[Callable[..., object], Sequence[Array | Number]], Translated]
"""Return the translation of a function for arguments of these kinds. Raises Untranslatable."""
TYPES = {
    Kind.SIGNED: I64,
    Kind.SMALL: I64,
    Kind.UNSIGNED: I64,
    Kind.TRUTH: I1,
    Kind.FLOATING: DOUBLE,
}


def kind_of(number: Number) -> Kind:
    """Return the kind of a number; an integer constant is signed."""
    match number:
        case Unknown():
            return number.kind
        case bool():
            return Kind.TRUTH
        case float():
            return Kind.FLOATING
        case _:
            return Kind.SIGNED


def bits_of(number: int | float, kind: Kind) -> ir.Value:
    """Return a constant as bits of a kind."""
    if kind is Kind.FLOATING:
        return ir.Constant(DOUBLE, float(number))
    if kind is Kind.TRUTH:
        return ir.Constant(I1, int(bool(number)))
    return ir.Constant(I64, int(number) - (1 << 64) if int(number) >> 63 == 1 else int(number))


def joined(left: Number, right: Number) -> Kind:
    """Return the common kind of two numbers, of which at least one is unknown. Raises Untranslatable."""
    kinds = {kind_of(one) for one in (left, right) if isinstance(one, Unknown)}
    known = {kind_of(one) for one in (left, right) if not isinstance(one, Unknown)}
    if Kind.FLOATING in kinds | known:
        return Kind.FLOATING
    if {Kind.SIGNED, Kind.UNSIGNED} <= kinds:
        raise Untranslatable("a number with a sign meets one without")
    if any(isinstance(one, int) and one < 0 for one in (left, right)) and kinds == {Kind.SMALL}:
        return Kind.SIGNED
    for kind in (Kind.SIGNED, Kind.UNSIGNED, Kind.SMALL):
        if kind in kinds:
            return kind
    return Kind.TRUTH if known <= {Kind.TRUTH} else Kind.SIGNED
