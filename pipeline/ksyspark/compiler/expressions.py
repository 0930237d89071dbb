"""Emit the instructions of expressions, one method a kind of node; common subexpressions once, in front."""

import struct
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce, singledispatchmethod
from operator import add, mul, sub
from typing import Self, cast

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.instructions import Label, Preset, Unsupported
from ksyspark.compiler.names import Located, Names, Stream, of_stream
from ksyspark.compiler.plan import MIXED, Fixed
from ksyspark.compiler.slots import Choice, Items, Part, Scalar
from ksyspark.compiler.values import Kind, Value, bits_of_byte, byte_of, load, place, text_constant
from ksyspark.spec import data_types, model
from ksyspark.spec.declared_types import bits_of_attribute, bits_of_type, bytes_of, size_of_type, type_of_reference
from ksyspark.spec.expressions import Expression, nodes


def jump_unless(build: Build, formula: model.Formula, context: Context, target: Label) -> None:
    """Emit a jump that is taken where a condition does not hold. Raises Unsupported."""
    build.assembler.announce(formula.words)
    Evaluator(build, context).jump_unless(formula.tree, target)


def stream_of(build: Build, formula: model.Formula, context: Context) -> Part:
    """Return a part whose stream an `io` names, in a row that is current. Raises Unsupported."""
    build.assembler.announce(formula.words)
    stream = Evaluator(build, context).locate(formula.tree)
    if not isinstance(stream, Stream):
        raise Unsupported(f"a stream that cannot be told: `{formula.text}`")
    return stream.part


def evaluate(build: Build, formula: model.Formula, context: Context) -> Value:
    """Emit an expression; return where its value is. Raises Unsupported."""
    build.assembler.announce(formula.words)
    return Evaluator(build, context).with_common(formula.tree).value(formula.tree)


def constant_of(build: Build, tree: Expression, context: Context) -> int | None:
    """Return the integer of a literal or enum label, 1 or 0 of a truth value; None for other expressions."""
    if isinstance(tree, nodes.IntLiteral | nodes.BoolLiteral) and tree.value < 1 << 63:
        return int(tree.value)
    if isinstance(tree, nodes.IntLiteral | nodes.EnumLabel):
        register = Evaluator(build, context).value(tree).register
        return register.values[0] if isinstance(register, Preset) else None
    return None


_KINDS: Mapping[type[data_types.DataType], tuple[Kind, ...]] = {
    data_types.IntegerType: ("int", "bool"),
    data_types.FloatType: ("int", "float"),
    data_types.StringType: ("str",),
    data_types.BytesType: ("bytes",),
}
"""Kinds of values that may be cast to a type: official parsers in Python do not convert."""


class Evaluator(Names):
    """Emit the value of one expression, or the jumps of one condition."""

    @singledispatchmethod
    def value(self, tree: Expression) -> Value:
        raise Unsupported(f"{type(tree).__name__} in an expression")

    @value.register
    def _integer(self, tree: nodes.IntLiteral) -> Value:
        if tree.value >= 1 << 63:
            raise Unsupported("a number of 64 bits without sign in an expression")
        return self.constant(tree.value)

    @value.register
    def _float(self, tree: nodes.FloatLiteral) -> Value:
        register = self._asm.register()
        self._asm.emit("FCONST", register, self._asm.constant(struct.pack("<d", tree.value)))
        return Value("float", register)

    @value.register
    def _literal(self, tree: nodes.BoolLiteral | nodes.StringLiteral) -> Value:
        if isinstance(tree, nodes.StringLiteral):
            return Value("str", -1, literal=tree.value)
        return Value("bool", self.constant(int(tree.value)).register)

    @value.register
    def _list(self, tree: nodes.ListLiteral) -> Value:
        numbers = [item.value for item in tree.items if isinstance(item, nodes.IntLiteral)]
        if len(numbers) < len(tree.items) or max(numbers, default=0) > 255:
            raise Unsupported("a list literal that is not bytes")
        return self.constant_bytes(bytes(numbers))

    @value.register
    def _enum_label(self, tree: nodes.EnumLabel) -> Value:
        spec = self._build.library.find_enum(self._context.part.spec, tree.path, tree.is_absolute)
        assert spec is not None
        return self.constant(spec.codes[tree.label])

    @value.register
    def _unary(self, tree: nodes.Unary) -> Value:
        return unary(self._build, tree.operator, self.value(tree.operand))

    @value.register
    def _binary(self, tree: nodes.Binary) -> Value:
        if tree.operator not in ("and", "or"):
            return binary(self._build, tree.operator, self.value(tree.left), self.value(tree.right))
        end, result = self._asm.label(), self._asm.register()
        self._asm.emit("MOVE", result, self._asm.preset(0))
        self.jump_unless(tree, end)
        self._asm.emit("MOVE", result, self._asm.preset(1))
        self._asm.place(end)
        return Value("bool", result)

    @value.register
    def _ternary(self, tree: nodes.Ternary) -> Value:
        """Emit a choice: all branches use the same registers; a choice in the last one is a further condition."""
        end, result = self._asm.label(), self._asm.register(3)
        evaluator, rest, branches = self, cast(Expression, tree), list[Value]()
        while isinstance(rest, nodes.Ternary):
            other = self._asm.label()
            evaluator = evaluator.with_common(rest)
            evaluator.jump_unless(rest.condition, other)
            evaluator = evaluator.conditional()
            branches.append(evaluator._branch(rest.then, result))
            self._asm.emit("JUMP", end)
            self._asm.place(other)
            rest = rest.otherwise
        branches.append(evaluator._branch(rest, result))
        self._asm.place(end)
        return reduce(_merged, branches)

    def _branch(self, tree: Expression, result: int) -> Value:
        """Emit one branch; its value goes to `result` and up to two registers behind it, the third for the encoding."""
        with self._asm.temporaries():
            value = self.with_common(tree).value(tree)
            if value.literal is not None:
                value = text_constant(self._build, value.literal, "UTF-8")
            self._asm.move(value.register, result, value.width)
            if value.kind == "str" and value.encoding not in (None, MIXED):
                self._asm.emit("MOVE", result + 2, self._asm.preset(self._build.encoding(value.encoding or "")))
        return Value(value.kind, result, value.encoding)

    def _of_choice(self, choice: Choice) -> Value:
        """Emit the value of a switched field, by the case that a message has; a message without a case ends."""
        end, result, values = self._asm.label(), self._asm.register(3), list[Value]()
        for case in choice.cases.values():
            other = self._asm.label()
            with self._asm.temporaries():
                present = self._asm.register()
                self._asm.emit("LOAD", present, *place(case.present))
                self._asm.emit("JZ", present, other)
                value = self._loaded(self._opened(case))
                self._asm.move(value.register, result, value.width)
            values.append(replace(value, register=result))
            self._asm.emit("JUMP", end)
            self._asm.place(other)
        self._asm.emit("JUMP", self._build.fail)
        self._asm.place(end)
        return reduce(_merged, values)

    @value.register
    def _cast(self, tree: nodes.Cast) -> Value:
        value = self._loaded(self.cast(tree))
        kinds = _KINDS.get(type(type_of_reference(self._build.library, self._context.part.spec, tree.type)))
        if kinds is not None and value.kind not in kinds:
            raise Unsupported(f"a cast of {value.kind} to {tree.type}")
        return value

    @value.register
    def _subscript(self, tree: nodes.Subscript) -> Value:
        of = self.locate(tree.of)
        if isinstance(of, Items):
            return self._loaded(self.item(of, self.value(tree.index)))
        byte = None if isinstance(of, Stream | Value) else byte_of(of, tree.index)
        if byte is not None:
            return load(self._build, byte)
        return self._byte(self._loaded(of), self.value(tree.index))

    @value.register
    def _size_of_type(self, tree: nodes.SizeOfType) -> Value:
        return self.constant(size_of_type(self._build.library, self._context.part.spec, tree))

    @value.register
    def _reference(self, tree: nodes.Name | nodes.Member) -> Value:
        computed = self.computed(tree)
        if computed is not None:
            return computed
        if tree.id == "_sizeof":
            return self._size_of(tree)
        if isinstance(tree, nodes.Name):
            return self._loaded(self.locate(tree))
        of = self.locate(tree.of)
        match of:
            case Stream():
                return of_stream(self._build, self._context, of.part, tree.id)
            case Items():
                return self._of_items(of, tree.id)
            case Part():
                return self._loaded(self.member(of, tree.id))
        return self._of_value(self._loaded(of), tree.id)

    @value.register
    def _call(self, tree: nodes.Call) -> Value:
        of = self.value(tree.of)
        argument = tree.arguments[0]
        if of.kind == "bytes" and tree.id == "to_s" and isinstance(argument, nodes.StringLiteral):
            self._asm.emit("TEXT", of.register, self._build.encoding(argument.value))
            return Value("str", of.register, argument.value)
        raise Unsupported(f"the method `{tree.id}`")

    def constant(self, number: int) -> Value:
        return Value("int", self._asm.preset(number))

    def constant_bytes(self, data: bytes) -> Value:
        """Return bytes of the constant pool: their start is negative."""
        return Value("bytes", self._asm.preset(-1 - self._asm.constant(data), len(data)))

    def _loaded(self, located: Located) -> Value:
        if isinstance(located, Value):
            return located
        if isinstance(located, Choice):
            return self._of_choice(located)
        if isinstance(located, Stream | Part | Items):
            raise Unsupported("a structure where a value is needed")
        return load(self._build, located)

    def jump(self, tree: Expression, target: Label, *, holds: bool) -> None:
        """Emit a jump that is taken where a condition holds, or where it does not, with short-circuit evaluation."""
        match _right_associated(tree):
            case nodes.Unary("not", operand):
                self.jump(operand, target, holds=not holds)
            case nodes.Binary("and" | "or" as operator, left, right) if holds == (operator == "or"):
                self.jump(left, target, holds=holds)
                self._conditional(right).jump(right, target, holds=holds)
            case nodes.Binary("and" | "or", left, right):
                behind = self._asm.label()
                self.jump(left, behind, holds=not holds)
                self._conditional(right).jump(right, target, holds=holds)
                self._asm.place(behind)
            case nodes.Ternary(condition, then, otherwise):
                other, end = self._asm.label(), self._asm.label()
                self.jump(condition, other, holds=False)
                self._conditional(then).jump(then, target, holds=holds)
                self._asm.emit("JUMP", end)
                self._asm.place(other)
                self._conditional(otherwise).jump(otherwise, target, holds=holds)
                self._asm.place(end)
            case _:
                self._jump(tree, target, holds=holds)

    def _conditional(self, tree: Expression) -> Self:
        return self.conditional().with_common(tree)

    def _jump(self, tree: Expression, target: Label, *, holds: bool) -> None:
        with self._asm.temporaries():
            if self._jump_on_bits(tree, target, holds=holds) or self._jump_on_bytes(tree, target, holds=holds):
                return
            inlined = self.inlined(tree)
            if inlined is not None:
                evaluator, value = inlined
                evaluator.with_common(value).jump(value, target, holds=holds)
                return
            if isinstance(tree, nodes.Binary) and tree.operator in COMPARISONS:
                left, right = self.value(tree.left), self.value(tree.right)
                jump_on(self._build, tree.operator, left, right, target, holds=holds)
            else:
                self._asm.emit("JNZ" if holds else "JZ", self.value(tree).register, target)

    def _jump_on_bits(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction if the condition compares bits of one byte with a constant; tell whether it does."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() | nodes.Subscript() as named, right):
                number, is_equal = constant_of(self._build, right, self._context), operator == "=="
            case nodes.Name() as named:
                number, is_equal = 0, False
            case _:
                return False
        slot = self.slot(named) if number is not None else None
        bits = bits_of_byte(slot) if isinstance(slot, Scalar) else None
        if number is None or not isinstance(slot, Scalar) or bits is None or not 0 <= number <= bits[2]:
            return False
        offset, shift, mask = bits
        operation, sign = ("JBITS", "==") if is_equal == holds else ("JBITSN", "!=")
        note = f"{_field_name(named)} {sign} {number}"
        self._asm.emit(operation, *place(slot.at), offset, shift + 256 * mask, number, target, note=note)
        return True

    def _jump_on_bytes(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction if the condition compares fixed bytes with a literal as long; tell whether it does."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() as name, nodes.ListLiteral() as literal):
                slot = self.slot(name)
            case _:
                return False
        match slot:
            case Scalar(_, Fixed(_, offset, length, None)) if length == len(literal.items):
                constant = self.value(literal).register
                assert isinstance(constant, Preset)
                operation, sign = ("JSAME", "==") if (operator == "==") == holds else ("JSAMEN", "!=")
                at, note = (*place(slot.at), offset), f"{name.id} {sign} {self._asm.text_of(constant)}"
                self._asm.emit(operation, *at, -1 - constant.values[0], length, target, note=note)
                return True
        return False

    def _byte(self, of: Value, index: Value) -> Value:
        register = self._asm.register()
        self._asm.emit("BYTE", register, of.register, index.register)
        return Value("int", register)

    def _of_value(self, of: Value, name: str) -> Value:
        match of.kind, name:
            case ("bytes", "length" | "size"):
                return Value("int", of.register + 1)
            case ("bytes", "first"):
                return self._byte(of, self.constant(0))
            case ("bytes", "last"):
                last = self._asm.register()
                self._asm.emit("SUB", last, of.register + 1, self.constant(1).register)
                return self._byte(of, Value("int", last))
            case ("int" | "bool", "to_i"):
                return Value("int", of.register)
            case ("float", "to_i"):
                return convert(self._build, "F2I", of, "int")
        raise Unsupported(f"`{name}` of a value")

    def _of_items(self, items: Items, name: str) -> Value:
        if name in ("first", "last"):
            return self._loaded(self.end_of(items, name))
        if name != "size":
            raise Unsupported(f"`{name}` of a list")
        count = self._asm.register()
        self._asm.emit("LOAD", count, items.at.row.address, items.at.index + 1)
        return Value("int", count)

    def _size_of(self, tree: nodes.Name | nodes.Member) -> Value:
        """Return `_sizeof` of the type itself, or of one of its fields."""
        spec, library = self._context.part.spec, self._build.library
        if isinstance(tree, nodes.Name):
            return self.constant(bytes_of(bits_of_type(library, spec)))
        attribute = spec.attribute(tree.of.id) if isinstance(tree.of, nodes.Name) else None
        if attribute is None:
            raise Unsupported("`_sizeof` of this")
        return self.constant(bytes_of(bits_of_attribute(library, spec, attribute)))


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


def _merged(value: Value, other: Value) -> Value:
    if "float" in (value.kind, other.kind) and value.kind != other.kind:
        raise Unsupported("a choice between a whole and a floating-point number")
    encoding = value.encoding if value.encoding == other.encoding else MIXED
    return Value(value.kind, value.register, encoding if value.kind == "str" else None)


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
