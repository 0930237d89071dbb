"""Emit operators on values, and conditions as jumps. Arithmetic beyond 64 bits ends the message."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce
from operator import add, mul, sub

from ksyspark.compiler.context import Build
from ksyspark.compiler.instructions import Label, Preset, Unsupported
from ksyspark.compiler.slots import FixedBytes
from ksyspark.compiler.values import MIXED, Evaluating, Kind, Value, bits_of_byte, place, text_constant
from ksyspark.spec.expressions import Expression, nodes

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
    known = None if is_float else _fold(build, operator, left, right)
    if known is not None:
        return known
    if is_float:
        left, right = (one if one.kind == "float" else convert(build, "I2F", one, "float") for one in (left, right))
    register = build.assembler.register()
    build.assembler.emit((_FLOAT if is_float else _INTEGER)[operator], register, left.register, right.register)
    return Value("bool" if operator in COMPARISONS else "float" if is_float else "int", register)


def _fold(build: Build, operator: str, left: Value, right: Value) -> Value | None:
    """Fold a sum, difference or product of constants that fits 64 bits; return None for other operations."""
    sides = left.register, right.register
    if operator not in _FOLDED or not all(isinstance(one, Preset) for one in sides):
        return None
    number = _FOLDED[operator](*(one.values[one.part] for one in sides if isinstance(one, Preset)))
    return Value("int", build.assembler.preset(number)) if -1 << 63 <= number < 1 << 63 else None


def _same_text(build: Build, left: Value, right: Value) -> tuple[Value, Value]:
    """Bring two texts to one encoding: a literal is encoded as the field."""
    if left.kind == "bytes":
        return left, right
    encoding = left.encoding or right.encoding
    if encoding is None or MIXED in (left.encoding, right.encoding):
        raise Unsupported("a comparison of texts of unknown encoding")
    if left.encoding and right.encoding and left.encoding != right.encoding:
        raise Unsupported("a comparison of texts of two encodings")
    return _encoded(build, left, encoding), _encoded(build, right, encoding)


def _encoded(build: Build, value: Value, encoding: str) -> Value:
    return value if value.literal is None else text_constant(build, value.literal, encoding)


def _compare(build: Build, operator: str, left: Value, right: Value) -> Value:
    register = build.assembler.register()
    if operator in ("==", "!="):
        build.assembler.emit("SAME", register, left.register, right.register)
        return Value("bool", register) if operator == "==" else convert(build, "NOT", Value("bool", register), "bool")
    if left.kind == "str" and left.encoding not in ("ASCII", "UTF-8", "ISO-8859-1"):
        raise Unsupported(f"the order of texts in {left.encoding}")
    build.assembler.emit("ORDER", register, left.register, right.register)
    return _numbers(build, operator, Value("int", register), Value("int", build.assembler.preset(0)))


class Conditions:
    """Emit the jumps of one condition, with short-circuit evaluation of `and` and `or`."""

    def __init__(self, build: Build, evaluator: Evaluating) -> None:
        self._build = build
        self._asm = build.assembler
        self._evaluator = evaluator

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold."""
        match _right_associated(tree):
            case nodes.Unary("not", operand):
                self.jump_if(operand, target)
            case nodes.Binary("and", left, right):
                self.jump_unless(left, target)
                self._conditional(right).jump_unless(right, target)
            case nodes.Binary("or", left, right):
                holds = self._asm.label()
                self.jump_if(left, holds)
                self._conditional(right).jump_unless(right, target)
                self._asm.place(holds)
            case nodes.Ternary() as choice:
                self._choice(choice, lambda conditions, branch: conditions.jump_unless(branch, target))
            case _:
                self._jump(tree, target, holds=False)

    def jump_if(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition holds."""
        match _right_associated(tree):
            case nodes.Unary("not", operand):
                self.jump_unless(operand, target)
            case nodes.Binary("or", left, right):
                self.jump_if(left, target)
                self._conditional(right).jump_if(right, target)
            case nodes.Binary("and", left, right):
                fails = self._asm.label()
                self.jump_unless(left, fails)
                self._conditional(right).jump_if(right, target)
                self._asm.place(fails)
            case nodes.Ternary() as choice:
                self._choice(choice, lambda conditions, branch: conditions.jump_if(branch, target))
            case _:
                self._jump(tree, target, holds=True)

    def _choice(self, tree: nodes.Ternary, jump: "Callable[[Conditions, Expression], None]") -> None:
        """Emit a ternary of two conditions: each branch jumps or continues behind both."""
        other, end = self._asm.label(), self._asm.label()
        self.jump_unless(tree.condition, other)
        jump(self._conditional(tree.then), tree.then)
        self._asm.emit("JUMP", end)
        self._asm.place(other)
        jump(self._conditional(tree.otherwise), tree.otherwise)
        self._asm.place(end)

    def _conditional(self, tree: Expression) -> "Conditions":
        return Conditions(self._build, self._evaluator.conditional().with_common(tree))

    def _jump(self, tree: Expression, target: Label, *, holds: bool) -> None:
        with self._asm.temporaries():
            if self._jump_on_bits(tree, target, holds=holds) or self._jump_on_bytes(tree, target, holds=holds):
                return
            inlined = self._evaluator.inlined(tree)
            if inlined is not None:
                evaluator, value = inlined
                inside = Conditions(self._build, evaluator.with_common(value))
                (inside.jump_if if holds else inside.jump_unless)(value, target)
                return
            if isinstance(tree, nodes.Binary) and tree.operator in COMPARISONS:
                left, right = self._evaluator.value(tree.left), self._evaluator.value(tree.right)
                jump_on(self._build, tree.operator, left, right, target, holds=holds)
            else:
                self._asm.emit("JNZ" if holds else "JZ", self._evaluator.value(tree).register, target)

    def _jump_on_bits(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction if the condition compares bits of one byte with a constant; tell whether it does."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() | nodes.Subscript() as named, right):
                number, is_equal = self._constant(right), operator == "=="
            case nodes.Name() as named:
                number, is_equal = 0, False
            case _:
                return False
        slot = self._evaluator.slot(named) if number is not None else None
        bits = bits_of_byte(slot) if slot is not None else None
        if number is None or bits is None or number > bits.mask:
            return False
        operation, sign = ("JBITS", "==") if is_equal == holds else ("JBITSN", "!=")
        note = f"{_field_name(named)} {sign} {number}"
        self._asm.emit(operation, *bits.at, bits.shift + 256 * bits.mask, number, target, note=note)
        return True

    def _jump_on_bytes(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction if the condition compares fixed bytes with a literal as long; tell whether it does."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() as name, nodes.ListLiteral() as literal):
                slot = self._evaluator.slot(name)
            case _:
                return False
        if not isinstance(slot, FixedBytes) or slot.encoding is not None or slot.length != len(literal.items):
            return False
        constant = self._evaluator.value(literal).register
        assert isinstance(constant, Preset)
        operation, sign = ("JSAME", "==") if (operator == "==") == holds else ("JSAMEN", "!=")
        at, note = (*place(slot.at), slot.offset), f"{name.id} {sign} {self._asm.text_of(constant)}"
        self._asm.emit(operation, *at, -1 - constant.values[0], slot.length, target, note=note)
        return True

    def _constant(self, tree: Expression) -> int | None:
        if isinstance(tree, nodes.IntLiteral | nodes.BoolLiteral):
            return int(tree.value)
        if isinstance(tree, nodes.EnumLabel):
            register = self._evaluator.value(tree).register
            return register.values[0] if isinstance(register, Preset) and register.values[0] >= 0 else None
        return None


def _right_associated(tree: Expression) -> Expression:
    """Return `(a and b) and c` as `a and (b and c)`, so that common subexpressions of `b` and `c` are found."""
    while isinstance(tree, nodes.Binary) and tree.operator in ("and", "or"):
        left = tree.left
        if not isinstance(left, nodes.Binary) or left.operator != tree.operator:
            break
        tree = replace(left, right=replace(tree, left=left.right))
    return tree


def _field_name(tree: Expression) -> str:
    match tree:
        case nodes.Name(name):
            return name
        case nodes.Subscript(of):
            return _field_name(of)
    return ""


def choose_value(build: Build, evaluator: Evaluating, tree: nodes.Ternary) -> Value:
    """Emit a ternary; every branch puts its value into the same registers. Raises Unsupported.

    A ternary in the last branch is treated as a further condition of the same choice.
    """
    asm = build.assembler
    end, result = asm.label(), asm.register(3)
    branches: list[Value] = []
    rest: nodes.Expression = tree
    while isinstance(rest, nodes.Ternary):
        other = asm.label()
        evaluator = evaluator.with_common(rest)
        evaluator.jump_unless(rest.condition, other)
        evaluator = evaluator.conditional()
        branches.append(_branch(build, evaluator, rest.then, result))
        asm.emit("JUMP", end)
        asm.place(other)
        rest = rest.otherwise
    branches.append(_branch(build, evaluator, rest, result))
    asm.place(end)
    return reduce(_merged, branches)


def _branch(build: Build, evaluator: Evaluating, tree: nodes.Expression, result: int) -> Value:
    """Emit one branch; its value goes to `result` and up to two registers behind it, the third for the encoding."""
    asm = build.assembler
    with asm.temporaries():
        value = evaluator.with_common(tree).value(tree)
        if value.literal is not None:
            value = text_constant(build, value.literal, "UTF-8")
        asm.move(value.register, result, value.width)
        if value.kind == "str" and value.encoding not in (None, MIXED):
            asm.emit("MOVE", result + 2, asm.preset(build.encoding(value.encoding or "")))
    return Value(value.kind, result, value.encoding)


def _merged(value: Value, other: Value) -> Value:
    if "float" in (value.kind, other.kind) and value.kind != other.kind:
        raise Unsupported("a choice between a whole and a floating-point number")
    encoding = value.encoding if value.encoding == other.encoding else MIXED
    return Value(value.kind, value.register, encoding if value.kind == "str" else None)
