"""Values during translation, constants or known at run time only, and operators on them as LLVM IR."""

import ast
import operator
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from llvmlite import ir

I1, I8, I32, I64 = (ir.IntType(bits) for bits in (1, 8, 32, 64))
DOUBLE, FLOAT = ir.DoubleType(), ir.FloatType()


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


TYPES = {Kind.SIGNED: I64, Kind.SMALL: I64, Kind.UNSIGNED: I64, Kind.TRUTH: I1, Kind.FLOATING: DOUBLE}


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


_KNOWN: dict[type[ast.AST], Callable[..., Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv,
    ast.Div: operator.truediv, ast.Mod: operator.mod, ast.BitAnd: operator.and_, ast.BitOr: operator.or_,
    ast.BitXor: operator.xor, ast.LShift: operator.lshift, ast.RShift: operator.rshift,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge, ast.USub: operator.neg, ast.Invert: operator.invert, ast.Not: operator.not_,
}  # fmt: skip
_SIGNS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_WHOLE = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and_", ast.BitOr: "or_", ast.BitXor: "xor"}
_FLOATING = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
_ACCEPTS = {
    Kind.SIGNED: {Kind.SIGNED, Kind.SMALL, Kind.TRUTH},
    Kind.SMALL: {Kind.SMALL},
    Kind.UNSIGNED: {Kind.UNSIGNED, Kind.SMALL},
    Kind.TRUTH: {Kind.TRUTH},
    Kind.FLOATING: {Kind.FLOATING},
}


class Emission:
    """Emit instructions at the position of `builder`."""

    def __init__(self, builder: ir.IRBuilder) -> None:
        self.builder = builder

    def binary(self, op: ast.operator, left: Number, right: Number) -> Number:
        """Return the result of an arithmetic operator. Raises Untranslatable."""
        if not isinstance(left, Unknown) and not isinstance(right, Unknown):
            known: Number = _KNOWN[type(op)](left, right)
            return known
        kind = joined(left, right)
        if kind is Kind.TRUTH:
            kind = Kind.SIGNED
        x, y = self.bits(left, kind), self.bits(right, kind)
        if kind is Kind.FLOATING:
            is_remainder = isinstance(op, ast.Mod)
            return Unknown(kind, self._floating_remainder(x, y) if is_remainder else self._named(_FLOATING, op)(x, y))
        result = Kind.SIGNED if kind is Kind.SMALL and isinstance(op, ast.Sub) else kind
        return Unknown(result, self._whole(op, kind, x, y))

    def _whole(self, op: ast.operator, kind: Kind, x: ir.Value, y: ir.Value) -> ir.Value:
        signed = kind is Kind.SIGNED
        match op:
            case ast.LShift():
                return self.builder.shl(x, y)
            case ast.RShift():
                return self.builder.ashr(x, y) if signed else self.builder.lshr(x, y)
            case ast.FloorDiv():
                return self._floored(x, y)[0] if signed else self.builder.udiv(x, y)
            case ast.Mod():
                return self._floored(x, y)[1] if signed else self.builder.urem(x, y)
            case _:
                return self._named(_WHOLE, op)(x, y)

    def _floored(self, x: ir.Value, y: ir.Value) -> tuple[ir.Value, ir.Value]:
        """Return the quotient rounded towards minus infinity, and the remainder."""
        builder, zero = self.builder, ir.Constant(I64, 0)
        quotient, rest = builder.sdiv(x, y), builder.srem(x, y)
        differs = builder.icmp_signed("<", builder.xor(rest, y), zero)
        below = builder.and_(builder.icmp_signed("!=", rest, zero), differs)
        less = builder.sub(quotient, ir.Constant(I64, 1))
        return builder.select(below, less, quotient), builder.select(below, builder.add(rest, y), rest)

    def _floating_remainder(self, x: ir.Value, y: ir.Value) -> ir.Value:
        """Return the remainder as Python does: with the sign of the divisor, even where it is 0."""
        builder, zero = self.builder, ir.Constant(DOUBLE, 0.0)
        rest = builder.frem(x, y)
        differs = builder.xor(builder.fcmp_ordered("<", y, zero), builder.fcmp_ordered("<", rest, zero))
        moved = builder.select(differs, builder.fadd(rest, y), rest)
        signed = builder.call(builder.module.declare_intrinsic("llvm.copysign", [DOUBLE]), [zero, y])
        return builder.select(builder.fcmp_unordered("!=", rest, zero), moved, signed)

    def _named(self, names: dict[Any, str], op: ast.AST) -> Callable[..., ir.Value]:
        if type(op) not in names:
            raise Untranslatable(f"no {type(op).__name__} of such numbers")
        method: Callable[..., ir.Value] = getattr(self.builder, names[type(op)])
        return method

    def compare(self, op: ast.cmpop, left: Number, right: Number) -> Number:
        """Return whether two numbers compare so. Raises Untranslatable."""
        if not isinstance(left, Unknown) and not isinstance(right, Unknown):
            return bool(_KNOWN[type(op)](left, right))
        kind, sign = joined(left, right), _SIGNS[type(op)]
        x, y = self.bits(left, kind), self.bits(right, kind)
        if kind is Kind.FLOATING:
            compared = self.builder.fcmp_unordered if isinstance(op, ast.NotEq) else self.builder.fcmp_ordered
        else:
            compared = self.builder.icmp_signed if kind is Kind.SIGNED else self.builder.icmp_unsigned
        return Unknown(Kind.TRUTH, compared(sign, x, y))

    def unary(self, op: ast.unaryop, number: Number) -> Number:
        if not isinstance(number, Unknown):
            known: Number = _KNOWN[type(op)](number)
            return known
        if isinstance(op, ast.Not):
            return Unknown(Kind.TRUTH, self.builder.not_(self.truth(number)))
        if number.kind is Kind.FLOATING:
            return Unknown(Kind.FLOATING, self.builder.fneg(number.bits))
        bits = self.bits(number, Kind.SIGNED)
        return Unknown(Kind.SIGNED, self.builder.neg(bits) if isinstance(op, ast.USub) else self.builder.not_(bits))

    def truth(self, number: Number) -> ir.Value:
        """Return as one bit whether a number is not 0."""
        if not isinstance(number, Unknown):
            return bits_of(number, Kind.TRUTH)
        if number.kind is Kind.TRUTH:
            return number.bits
        return self.builder.icmp_unsigned("!=", self.bits(number, Kind.SIGNED), ir.Constant(I64, 0))

    def bits(self, number: Number, kind: Kind) -> ir.Value:
        """Return the bits of a number converted to a kind; integers keep theirs. Raises Untranslatable."""
        if not isinstance(number, Unknown):
            return bits_of(number, kind)
        if number.kind is kind:
            return number.bits
        if kind is Kind.FLOATING:
            convert = self.builder.sitofp if number.kind is Kind.SIGNED else self.builder.uitofp
            return convert(number.bits, DOUBLE)
        if kind is Kind.TRUTH or number.kind is Kind.FLOATING:
            raise Untranslatable(f"a number is {number.kind.value} and becomes {kind.value}")
        return self.builder.zext(number.bits, I64) if number.kind is Kind.TRUTH else number.bits

    def cast(self, name: str, number: Number) -> Number:
        """Return a number converted to the type of that name of numpy or Python. Raises Untranslatable."""
        match name:
            case "bool":
                return Unknown(Kind.TRUTH, self.truth(number)) if isinstance(number, Unknown) else bool(number)
            case "float" | "float64":
                return Unknown(Kind.FLOATING, self.bits(number, Kind.FLOATING))
            case "int64" if kind_of(number) is Kind.FLOATING:
                return Unknown(Kind.SIGNED, self.builder.fptosi(self.bits(number, Kind.FLOATING), I64))
            case "int64":
                return Unknown(Kind.SIGNED, self.bits(number, Kind.SIGNED)) if isinstance(number, Unknown) else number
            case "uint64":
                return Unknown(Kind.UNSIGNED, self.bits(number, Kind.UNSIGNED))
            case "uint32" | "uint8":
                return self._narrow(number, I32 if name == "uint32" else I8)
            case _:
                raise Untranslatable(f"no type {name}")

    def _narrow(self, number: Number, item: ir.IntType) -> Number:
        if not isinstance(number, Unknown):
            known: int = int(number) & ((1 << item.width) - 1)
            return known
        if number.kind is Kind.SMALL and item is I32:
            narrow = self.builder.and_(number.bits, ir.Constant(I64, 0xFFFFFFFF))
            return Unknown(Kind.SMALL, narrow)
        bits = self.bits(number, Kind.SIGNED)
        return Unknown(Kind.SMALL, self.builder.zext(self.builder.trunc(bits, item), I64))

    def single(self, number: Number) -> Number:
        """Return the low 32 bits reinterpreted as a single-precision number."""
        bits = self.builder.trunc(self.bits(number, Kind.SMALL), I32)
        return Unknown(Kind.FLOATING, self.builder.fpext(self.builder.bitcast(bits, FLOAT), DOUBLE))

    def chosen(self, condition: ir.Value, then: Number, otherwise: Number) -> Number:
        kind = joined(then, otherwise)
        return Unknown(kind, self.builder.select(condition, self.bits(then, kind), self.bits(otherwise, kind)))

    def item(self, array: Array, index: Number) -> Number:
        loaded = self.builder.load(self.place(array, index))
        if array.item is not I64 and array.item is not DOUBLE:
            loaded = self.builder.zext(loaded, I64)
        return Unknown(array.kind, loaded)

    def put(self, array: Array, index: Number, number: Number) -> None:
        bits = self.bits(number, Kind.SIGNED)
        number = bits if array.item is I64 else self.builder.trunc(bits, array.item)
        self.builder.store(number, self.place(array, index))

    def place(self, array: Array, index: Number) -> ir.Value:
        if kind_of(index) is Kind.FLOATING:
            raise Untranslatable("an index is floating-point")
        return self.builder.gep(array.pointer, [self.bits(index, Kind.SIGNED)], source_etype=array.item)

    def store(self, variable: Variable, number: Number) -> None:
        """Store a number in a variable of a compatible kind. Raises Untranslatable."""
        kind = kind_of(number)
        is_known_whole = not isinstance(number, Unknown) and kind in (Kind.SIGNED, Kind.TRUTH)
        fits = kind in _ACCEPTS[variable.kind] or (is_known_whole and variable.kind is not Kind.TRUTH)
        if not fits or (is_known_whole and number < 0 and variable.kind is not Kind.SIGNED):  # type: ignore[operator]
            raise Untranslatable(f"a variable is {variable.kind.value} and becomes {kind.value}")
        self.builder.store(self.bits(number, variable.kind), variable.place)

    def load(self, variable: Variable) -> Number:
        return Unknown(variable.kind, self.builder.load(variable.place))

    def eight_bytes(self, array: Array, index: Number) -> Number:
        place = self.builder.bitcast(self.place(array, index), I64.as_pointer())
        return Unknown(Kind.UNSIGNED, self.builder.load(place, align=1))
