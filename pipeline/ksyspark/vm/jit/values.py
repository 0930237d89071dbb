"""Numbers while a function is translated: those that are known now, and those that only a run will know.

All whole numbers have 64 bits. Their kind tells what their top bit means, by the rules of the compiled machine: bytes
and words of 32 bits go with numbers with and without a sign; those two do not go with each other.
"""

from __future__ import annotations

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
    """What is asked cannot be translated: the machine runs the plan as it runs any."""


class Kind(Enum):
    """What the bits of a number are."""

    SIGNED = "signed"
    SMALL = "not negative, and below 2**63"
    UNSIGNED = "unsigned"
    TRUTH = "truth"
    FLOATING = "floating-point"


@dataclass(frozen=True, slots=True)
class Unknown:
    """A number that only a run will know."""

    kind: Kind
    bits: ir.Value


Number = int | float | Unknown
"""Python's numbers and truth values are known; known whole numbers go with every kind."""


@dataclass(frozen=True, slots=True)
class Array:
    """Items one behind the other; `size` is their number, in an array of two dimensions that of the columns."""

    item: ir.Type
    kind: Kind
    pointer: ir.Value
    size: Number


@dataclass(frozen=True, slots=True)
class Variable:
    """A place that holds a number of one kind."""

    kind: Kind
    place: ir.Value


TYPES = {
    Kind.SIGNED: I64,
    Kind.SMALL: I64,
    Kind.UNSIGNED: I64,
    Kind.TRUTH: I1,
    Kind.FLOATING: DOUBLE,
}


def kind_of(number: Number) -> Kind:
    """Return the kind of a number; a known whole number has a sign."""
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
    """Return a known number as bits of a kind."""
    if kind is Kind.FLOATING:
        return ir.Constant(DOUBLE, float(number))
    if kind is Kind.TRUTH:
        return ir.Constant(I1, int(bool(number)))
    return ir.Constant(I64, int(number) - (1 << 64) if int(number) >> 63 == 1 else int(number))


def joined(left: Number, right: Number) -> Kind:
    """Return the kind in which two numbers meet, of which at least one is unknown. Raises Untranslatable."""
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
