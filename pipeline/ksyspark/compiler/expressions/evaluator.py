"""Emit the instructions of expressions, one method for each kind of node."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import singledispatchmethod

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions.conditions import Conditions, choose_value
from ksyspark.compiler.expressions.names import Located, Locator, Stream, of_stream
from ksyspark.compiler.expressions.operators import binary, convert, unary
from ksyspark.compiler.expressions.stream_position import uses_position
from ksyspark.compiler.expressions.subexpressions import Path, common_subexpressions, path_of
from ksyspark.compiler.fixed_fields import has_fixed_place
from ksyspark.compiler.instructions import Label, Preset, Unsupported
from ksyspark.compiler.slots import FixedBytes, Items, Part, Slot
from ksyspark.compiler.values import Kind, Value, byte_of, load
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Formula
from ksyspark.spec.types.data_types import BytesType, DataType, FloatType, IntegerType, StringType
from ksyspark.spec.types.declared import type_of_reference
from ksyspark.spec.types.sizes import bits_of_attribute, bits_of_type, bytes_of, size_of_type


def jump_unless(build: Build, formula: Formula, context: Context, target: Label) -> None:
    """Emit a jump that is taken where a condition does not hold. Raises Unsupported."""
    build.assembler.announce(formula.words)
    Evaluator(build, context).jump_unless(formula.tree, target)


def stream_of(build: Build, formula: Formula, context: Context) -> Part:
    """Return a part whose stream an `io` names, in a row that is current. Raises Unsupported."""
    build.assembler.announce(formula.words)
    found = Locator(build, context, Evaluator(build, context)).locate(formula.tree)
    if not isinstance(found, Stream):
        raise Unsupported(f"a stream that cannot be told: `{formula.text}`")
    return found.part


def evaluate(build: Build, formula: Formula, context: Context) -> Value:
    """Emit an expression; return where its value is. Raises Unsupported."""
    build.assembler.announce(formula.words)
    return Evaluator(build, context).with_common(formula.tree).value(formula.tree)


def check_presence(build: Build, tree: Expression, context: Context) -> None:
    """Emit the checks that what an expression names is there. Raises Unsupported."""
    with build.assembler.temporaries():
        Locator(build, context, Evaluator(build, context)).locate(tree)


def constant_of(build: Build, tree: Expression, context: Context) -> int | None:
    """Return the integer of a literal or enum label; None for other expressions."""
    if isinstance(tree, nodes.IntLiteral | nodes.EnumLabel):
        register = Evaluator(build, context).value(tree).register
        return register.values[0] if isinstance(register, Preset) else None
    return None


_KINDS: Mapping[type[DataType], tuple[Kind, ...]] = {
    IntegerType: ("int", "bool"),
    FloatType: ("int", "float"),
    StringType: ("str",),
    BytesType: ("bytes",),
}
"""Kinds of values that may be cast to a type: official parsers in Python do not convert."""


class Evaluator:
    """Emit the value of one expression."""

    def __init__(self, build: Build, context: Context, computed: Mapping[Path, Value] | None = None) -> None:
        self._build = build
        self._asm = build.assembler
        self._context = context
        self._computed = computed or {}
        self._locator = Locator(build, context, self)

    @singledispatchmethod
    def value(self, tree: Expression) -> Value:
        """Return the value of a tree; one method below for each kind of node."""
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
    def _boolean(self, tree: nodes.BoolLiteral) -> Value:
        return Value("bool", self.constant(int(tree.value)).register)

    @value.register
    def _string(self, tree: nodes.StringLiteral) -> Value:
        return Value("str", -1, literal=tree.value)

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
        return self.constant(next(code for code, value in spec.values.items() if value.label == tree.label))

    @value.register
    def _unary(self, tree: nodes.Unary) -> Value:
        return unary(self._build, tree.operator, self.value(tree.operand))

    @value.register
    def _binary(self, tree: nodes.Binary) -> Value:
        if tree.operator in ("and", "or"):
            return self._logical(tree)
        return binary(self._build, tree.operator, self.value(tree.left), self.value(tree.right))

    @value.register
    def _ternary(self, tree: nodes.Ternary) -> Value:
        return choose_value(self._build, self, tree)

    @value.register
    def _cast(self, tree: nodes.Cast) -> Value:
        found = self._loaded(self._locator.cast(tree))
        kinds = _KINDS.get(type(type_of_reference(self._build.library, self._context.part.spec, tree.type)))
        if kinds is not None and found.kind not in kinds:
            raise Unsupported(f"a cast of {found.kind} to {tree.type}")
        return found

    @value.register
    def _subscript(self, tree: nodes.Subscript) -> Value:
        of = self._locator.locate(tree.of)
        if isinstance(of, Items):
            return self._loaded(self._locator.item(of, self.value(tree.index)))
        byte = byte_of(of, tree.index) if isinstance(of, FixedBytes) else None
        if byte is not None:
            return load(self._build, byte)
        return self._byte(self._loaded(of), self.value(tree.index))

    @value.register
    def _name(self, tree: nodes.Name) -> Value:
        computed = self.computed(tree)
        if computed is not None:
            return computed
        if tree.id == "_sizeof":
            return self.constant(bytes_of(bits_of_type(self._build.library, self._context.part.spec)))
        return self._loaded(self._locator.locate(tree))

    @value.register
    def _size_of_type(self, tree: nodes.SizeOfType) -> Value:
        return self.constant(size_of_type(self._build.library, self._context.part.spec, tree))

    @value.register
    def _member(self, tree: nodes.Member) -> Value:
        computed = self.computed(tree)
        if computed is not None:
            return computed
        if tree.id == "_sizeof":
            return self._size_of_field(tree.of)
        of = self._locator.locate(tree.of)
        match of:
            case Stream():
                return of_stream(self._build, self._context, of.part, tree.id)
            case Items():
                return self._of_items(of, tree.id)
            case Part():
                return self._loaded(self._locator.member(of, tree.id))
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
        """Return an integer constant."""
        return Value("int", self._asm.preset(number))

    def constant_bytes(self, data: bytes) -> Value:
        """Return bytes of the constant pool: their start is negative."""
        return Value("bytes", self._asm.preset(-1 - self._asm.constant(data), len(data)))

    def _loaded(self, located: Located) -> Value:
        if isinstance(located, Value):
            return located
        if isinstance(located, Stream | Part | Items):
            raise Unsupported("a structure where a value is needed")
        return load(self._build, located)

    def _logical(self, tree: nodes.Binary) -> Value:
        """Emit `and` or `or` as a value, with short-circuit evaluation."""
        end = self._asm.label()
        result = self._asm.register()
        self._asm.emit("MOVE", result, self._asm.preset(0))
        self.jump_unless(tree, end)
        self._asm.emit("MOVE", result, self._asm.preset(1))
        self._asm.place(end)
        return Value("bool", result)

    def conditional(self) -> Evaluator:
        """Return the evaluator of a subexpression that not every message evaluates."""
        return Evaluator(self._build, self._context.conditional(), self._computed)

    def in_context(self, context: Context) -> Evaluator:
        """Return the evaluator of an expression in another context."""
        return Evaluator(self._build, context, self._computed if context.part is self._context.part else None)

    def with_common(self, *trees: Expression) -> Evaluator:
        """Emit the common subexpressions of trees; return an evaluator that uses their values.

        The first tree is evaluated unconditionally behind this.
        """
        found = self
        for path, tree in common_subexpressions(self._build.typer, self._context.part, *trees):
            if path not in found._computed:
                found = Evaluator(self._build, self._context, {**found._computed, path: found.value(tree)})
        return found

    def computed(self, tree: Expression) -> Value | None:
        """Return the value of an instance that was computed before."""
        return self._computed.get(path_of(tree) or ())

    def slot(self, tree: Expression) -> Slot | None:
        """Return the slot of a field of this part, of `_`, or of one of their bytes; None for other expressions."""
        part = self._context.part
        match tree:
            case nodes.Name("_"):
                return self._context.item
            case nodes.Name(name):
                instance = part.spec.instances.get(name)
                if instance is None or instance.value is not None:
                    return part.slots.get(name)
                return self._build.instance(part, instance) if has_fixed_place(part, instance) else None
            case nodes.Subscript(of, index):
                found = self.slot(of)
                return byte_of(found, index) if isinstance(found, FixedBytes) else None
        return None

    def inlined(self, tree: Expression) -> tuple[Evaluator, Expression] | None:
        """Return the expression of a value instance, and the evaluator for it; None for other expressions."""
        part: Slot | None = self._context.part
        if self.computed(tree) is not None:
            return None
        if isinstance(tree, nodes.Member) and isinstance(tree.of, nodes.Name):
            part = self._context.part.slots.get(tree.of.id)
        elif not isinstance(tree, nodes.Name):
            return None
        instance = part.spec.instances.get(tree.id) if isinstance(part, Part) else None
        if not isinstance(part, Part) or instance is None or instance.value is None or instance.condition:
            return None
        if tree.id in part.slots.keys() | part.params.keys() or uses_position(instance.value.tree):
            return None
        return self.in_context(self._context.of(part)), instance.value.tree

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold."""
        Conditions(self._build, self.with_common(tree)).jump_unless(tree, target)

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
        count = self._asm.register()
        self._asm.emit("LOAD", count, items.at.row.address, items.at.index + 1)
        match name:
            case "size":
                return Value("int", count)
            case "first":
                return self._loaded(self._locator.item(items, self.constant(0)))
            case "last":
                self._asm.emit("SUB", count, count, self.constant(1).register)
                return self._loaded(self._locator.item(items, Value("int", count)))
        raise Unsupported(f"`{name}` of a list")

    def _size_of_field(self, of: Expression) -> Value:
        spec = self._context.part.spec
        if isinstance(of, nodes.Name):
            for attribute in spec.attributes():
                if attribute.id == of.id:
                    return self.constant(bytes_of(bits_of_attribute(self._build.library, spec, attribute)))
        raise Unsupported("`_sizeof` of this")
