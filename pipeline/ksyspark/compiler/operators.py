"""Emit operators on values. Arithmetic beyond 64 bits ends the message."""

from collections.abc import Callable, Mapping
from operator import add, mul, sub

from ksyspark.compiler.context import Build
from ksyspark.compiler.instructions import Label, Preset, Unsupported
from ksyspark.compiler.plan import MIXED
from ksyspark.compiler.values import Kind, Value, text_constant

_INTEGER = {
    "+": "ADD", "-": "SUB", "*": "MUL", "/": "DIV", "%": "MOD",
    "&": "AND", "|": "OR", "^": "XOR", "<<": "SHL", ">>": "SHR",
    "==": "EQ", "!=": "NE", "<": "LT", "<=": "LE", ">": "GT", ">=": "GE",
}  # fmt: skip
_FLOAT = {
    "+": "FADD", "-": "FSUB", "*": "FMUL", "/": "FDIV", "%": "FMOD",
    "==": "FEQ", "!=": "FNE", "<": "FLT", "<=": "FLE", ">": "FGT", ">=": "FGE",
}  # fmt: skip
COMPARISONS = frozenset("== != < <= > >=".split())
_FOLDED: Mapping[str, Callable[[int, int], int]] = {"+": add, "-": sub, "*": mul}
_JUMPS = {"==": "JEQ", "!=": "JNE", "<": "JLT", "<=": "JLE", ">": "JGT", ">=": "JGE"}
_OPPOSITES = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def jump_on(build: Build, operator: str, left: Value, right: Value, target: Label, *, holds: bool) -> None:
    """Emit a jump that is taken if a comparison holds, or if it does not."""
    if left.is_number and right.is_number and "float" not in (left.kind, right.kind):
        comparison = operator if holds else _OPPOSITES[operator]
        build.assembler.emit(_JUMPS[comparison], left.register, right.register, target)
        return
    compared = binary(build, operator, left, right)
    build.assembler.emit("JNZ" if holds else "JZ", compared.register, target)


def unary(build: Build, operator: str, operand: Value) -> Value:
    """Emit `-x`, `+x`, `~x`, `not x`."""
    if operator == "+":
        return operand
    if operator == "not":
        return convert(build, "NOT", operand, "bool")
    if operand.kind == "float":
        return convert(build, "FNEG", operand, "float")
    return convert(build, "NEG" if operator == "-" else "INV", operand, "int")


def binary(build: Build, operator: str, left: Value, right: Value) -> Value:
    """Emit arithmetic, bit operations and comparisons."""
    if left.is_number and right.is_number:
        return _numbers(build, operator, left, right)
    if operator not in COMPARISONS:
        raise Unsupported(f"`{operator}` on text")
    return _compare(build, operator, *_same_text(build, left, right))


def convert(build: Build, operation: str, operand: Value, kind: Kind) -> Value:
    """Emit an operation of one operand."""
    register = build.assembler.register()
    build.assembler.emit(operation, register, operand.register)
    return Value(kind, register)


def _numbers(build: Build, operator: str, left: Value, right: Value) -> Value:
    is_float = "float" in (left.kind, right.kind)
    if operator in _FOLDED and isinstance(left.register, Preset) and isinstance(right.register, Preset):
        number = _FOLDED[operator](left.register.number, right.register.number)
        if -1 << 63 <= number < 1 << 63:
            return Value("int", build.assembler.preset(number))
    if is_float:
        left, right = (one if one.kind == "float" else convert(build, "I2F", one, "float") for one in (left, right))
    register = build.assembler.register()
    build.assembler.emit((_FLOAT if is_float else _INTEGER)[operator], register, left.register, right.register)
    return Value("bool" if operator in COMPARISONS else "float" if is_float else "int", register)


def _same_text(build: Build, left: Value, right: Value) -> tuple[Value, Value]:
    """Bring two texts to one encoding: a literal is encoded as the field."""
    if left.kind == "bytes":
        return left, right
    encoding = left.encoding or right.encoding
    if encoding is None or MIXED in (left.encoding, right.encoding):
        raise Unsupported("a comparison of texts of unknown encoding")
    if left.encoding and right.encoding and left.encoding != right.encoding:
        raise Unsupported("a comparison of texts of two encodings")
    left, right = (
        value if value.literal is None else text_constant(build, value.literal, encoding) for value in (left, right)
    )
    return left, right


def _compare(build: Build, operator: str, left: Value, right: Value) -> Value:
    register = build.assembler.register()
    if operator in ("==", "!="):
        build.assembler.emit("SAME", register, left.register, right.register)
        return Value("bool", register) if operator == "==" else convert(build, "NOT", Value("bool", register), "bool")
    if left.kind == "str" and left.encoding not in ("ASCII", "UTF-8", "ISO-8859-1"):
        raise Unsupported(f"the order of texts in {left.encoding}")
    build.assembler.emit("ORDER", register, left.register, right.register)
    return _numbers(build, operator, Value("int", register), Value("int", build.assembler.preset(0)))
