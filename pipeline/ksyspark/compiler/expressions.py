"""Emit the instructions of expressions, one method a kind of node; common subexpressions once, in front."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import singledispatchmethod

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.instructions import Label, Preset, Unsupported
from ksyspark.compiler.names import Located, Locator, Stream, of_stream
from ksyspark.compiler.operators import Conditions, binary, choose_value, convert, unary
from ksyspark.compiler.positions import has_fixed_place, uses_position
from ksyspark.compiler.slots import FixedBytes, Items, Optional, Part, Slot
from ksyspark.compiler.values import Kind, Value, byte_of, load
from ksyspark.spec import columns, data_types, inference, model
from ksyspark.spec.declared_types import bits_of_attribute, bits_of_type, bytes_of, size_of_type, type_of_reference
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.expressions.nodes import parts_of

Path = tuple[str, ...]


def path_of(tree: Expression) -> Path | None:
    """Return the names of `a.b.c`; None for other expressions."""
    match tree:
        case nodes.Name(name):
            return (name,)
        case nodes.Member(of, name):
            before = path_of(of)
            return None if before is None else (*before, name)
    return None


def common_subexpressions(typer: inference.Typer, part: Part, *trees: Expression) -> Iterator[tuple[Path, Expression]]:
    """Yield value instances that the first tree uses on every path, and all trees together more than once."""
    uses = [(path, one) for tree in trees for one in walk(tree) if (path := path_of(one)) is not None]
    used, counts = dict(uses), Counter(path for path, _ in uses)
    several = [path for path in used if counts[path] > 1 and _is_value_instance(typer, part, used[path])]
    certain = _certain(trees[0]) if several else ()
    yield from ((path, used[path]) for path in several if path in certain)


def _certain(tree: Expression) -> frozenset[Path]:
    """Return the names that every evaluation of a tree uses."""
    if isinstance(tree, nodes.Ternary):
        return (_used_where(tree.condition, True) | _certain(tree.then)) & (
            _used_where(tree.condition, False) | _certain(tree.otherwise)
        )
    if isinstance(tree, nodes.Binary) and tree.operator in ("and", "or"):
        return _used_where(tree, True) & _used_where(tree, False)
    path = path_of(tree)
    own = frozenset([path] if path is not None else [])
    return own.union(*(_certain(one) for one in parts_of(tree)))


def _used_where(tree: Expression, holds: bool) -> frozenset[Path]:
    """Return the names that every evaluation of a condition uses that ends with this result."""
    match tree:
        case nodes.Unary("not", operand):
            return _used_where(operand, not holds)
        case nodes.Binary("and" | "or" as operator, left, right):
            continues = operator == "and"
            both = _used_where(left, continues) | _used_where(right, holds)
            return both if holds == continues else _used_where(left, not continues) & both
    return _certain(tree)


def _is_value_instance(typer: inference.Typer, part: Part, tree: Expression) -> bool:
    owner = _part(part, tree.of) if isinstance(tree, nodes.Member) else part
    if owner is None or not isinstance(tree, nodes.Name | nodes.Member):
        return False
    instance = owner.spec.instances.get(tree.id)
    is_known = tree.id in owner.slots.keys() | owner.params.keys()
    if instance is None or instance.value is None or is_known or uses_position(instance.value.tree):
        return False
    return columns.has_column(typer, owner.spec, instance)


def _part(part: Part, tree: Expression) -> Part | None:
    """Return the part that an expression names, or None if it names something else."""
    match tree:
        case nodes.Name(name):
            named = _named(part, name)
        case nodes.Member(of, name):
            outer = _part(part, of)
            named = None if outer is None else _named(outer, name)
        case _:
            return None
    named = named.value if isinstance(named, Optional) else named
    return named if isinstance(named, Part) else None


def _named(part: Part, name: str) -> Slot | None:
    match name:
        case "_root":
            root = part.root or part
            return root if root.is_top else None
        case "_parent":
            return part.named_parent
    return part.params.get(name) or part.slots.get(name)


def jump_unless(build: Build, formula: model.Formula, context: Context, target: Label) -> None:
    """Emit a jump that is taken where a condition does not hold. Raises Unsupported."""
    build.assembler.announce(formula.words)
    Evaluator(build, context).jump_unless(formula.tree, target)


def stream_of(build: Build, formula: model.Formula, context: Context) -> Part:
    """Return a part whose stream an `io` names, in a row that is current. Raises Unsupported."""
    build.assembler.announce(formula.words)
    stream = Locator(build, context, Evaluator(build, context)).locate(formula.tree)
    if not isinstance(stream, Stream):
        raise Unsupported(f"a stream that cannot be told: `{formula.text}`")
    return stream.part


def evaluate(build: Build, formula: model.Formula, context: Context) -> Value:
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


_KINDS: Mapping[type[data_types.DataType], tuple[Kind, ...]] = {
    data_types.IntegerType: ("int", "bool"),
    data_types.FloatType: ("int", "float"),
    data_types.StringType: ("str",),
    data_types.BytesType: ("bytes",),
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
        value = self._loaded(self._locator.cast(tree))
        kinds = _KINDS.get(type(type_of_reference(self._build.library, self._context.part.spec, tree.type)))
        if kinds is not None and value.kind not in kinds:
            raise Unsupported(f"a cast of {value.kind} to {tree.type}")
        return value

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
        evaluator = self
        for path, tree in common_subexpressions(self._build.typer, self._context.part, *trees):
            if path not in evaluator._computed:
                evaluator = Evaluator(self._build, self._context, {**evaluator._computed, path: evaluator.value(tree)})
        return evaluator

    def computed(self, tree: Expression) -> Value | None:
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
                outer = self.slot(of)
                return byte_of(outer, index) if isinstance(outer, FixedBytes) else None
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
