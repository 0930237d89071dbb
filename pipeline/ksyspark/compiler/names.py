"""Resolve names in expressions to slots, parts and streams; what several parts of an expression name comes once."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Self

from ksyspark.compiler.context import WHOLE_BYTE, Build, Context
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.positions import has_fixed_place, uses_position
from ksyspark.compiler.slots import Cell, Choice, Items, Optional, Part, Row, Slot, TreeRow, inside, rebind
from ksyspark.compiler.values import Value, byte_of, keep, place, require
from ksyspark.spec import columns, inference
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.model import Attribute
from ksyspark.spec.recursion import is_same_type

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stream:
    """`_io` of a part."""

    part: Part


Located = Slot | Stream | Value


class Names(ABC):
    """Resolve the names of one expression; `computed` are the values of instances that were emitted before, by path."""

    def __init__(self, build: Build, context: Context, computed: Mapping[Path, Value] | None = None) -> None:
        self._build = build
        self._asm = build.assembler
        self._context = context
        self._computed = computed or {}

    @abstractmethod
    def value(self, tree: Expression) -> Value:
        """Emit an expression; return where its value is."""

    @abstractmethod
    def jump(self, tree: Expression, target: Label, *, holds: bool) -> None:
        """Emit a jump that is taken where a condition holds, or where it does not."""

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold; its common subexpressions come first."""
        self.with_common(tree).jump(tree, target, holds=False)

    def computed(self, tree: Expression) -> Value | None:
        return self._computed.get(path_of(tree) or ())

    def conditional(self) -> Self:
        """Return the evaluator of a subexpression that not every message evaluates."""
        return type(self)(self._build, self._context.conditional(), self._computed)

    def in_context(self, context: Context) -> Self:
        return type(self)(self._build, context, self._computed if context.part is self._context.part else None)

    def with_common(self, *trees: Expression) -> Self:
        """Emit the common subexpressions of trees; return an evaluator that uses their values.

        The first tree is evaluated unconditionally behind this.
        """
        evaluator = self
        for path, tree in _common_subexpressions(self._build.typer, self._context.part, *trees):
            if path not in evaluator._computed:
                computed = {**evaluator._computed, path: evaluator.value(tree)}
                evaluator = type(self)(self._build, self._context, computed)
        return evaluator

    def locate(self, tree: Expression) -> Located:
        """Return what an expression names; emit other expressions and return their value."""
        computed = self.computed(tree)
        if computed is not None:
            return computed
        match tree:
            case nodes.Name(name):
                return self._named(name)
            case nodes.Member(of, name) if name != "_sizeof":
                outer = self.locate(of)
                if isinstance(outer, Part):
                    return self.member(outer, name)
                if isinstance(outer, Items) and name in ("first", "last"):
                    return self.end_of(outer, name)
            case nodes.Cast():
                return self.cast(tree)
            case nodes.Subscript(of, index):
                outer = self.locate(of)
                if isinstance(outer, Items):
                    return self.item(outer, self.value(index))
        return self.value(tree)

    def _named(self, name: str) -> Located:
        if name == "_":
            assert self._context.item is not None
            return self._opened(self._context.item)
        if name == "_index":
            assert self._context.index is not None
            return Value("int", self._context.index)
        return self.member(self._context.part, name)

    def member(self, part: Part, name: str) -> Located:
        match name:
            case "_io":
                return Stream(part)
            case "_root":
                if part.named_root is None:
                    raise Unsupported("`_root` of a type that is read by itself")
                return part.named_root
            case "_parent" if part.named_parent is not None:
                return part.named_parent
            case "_parent":
                raise Unsupported("`_parent` of a top type, or one that a field names")
        if name in part.handed:
            # A structure, list or stream that is an argument: what its expression names in the part around.
            assert part.holder is not None
            return self.in_context(self._context.of(part.holder)).locate(part.handed[name])
        if name in part.params:
            return self._opened(part.params[name])
        attribute = part.spec.attribute(name)
        if name in part.slots and not (attribute and attribute.is_instance and attribute.value is None):
            slot = part.slots[name]
            return self._opened(slot if part.is_current else inside(slot, part))
        return self._instance(part, attribute, name)

    def cast(self, tree: nodes.Cast) -> Located:
        """Return the named case of a switched field; a cast of a part must name its own type."""
        if isinstance(tree.of, nodes.ListLiteral) and tree.type.is_array:
            raise Unsupported("a list literal that is not bytes")
        located = self.locate(tree.of)
        if isinstance(located, Choice):
            for key, case in located.cases.items():
                if key == str(tree.type) or (isinstance(case.value, Part) and self._is_named(case.value, tree)):
                    return self._opened(case)
            raise Unsupported(f"a cast to {tree.type}, which is no case")
        if isinstance(located, Part) and not self._is_named(located, tree):
            raise Unsupported(f"a cast to {tree.type}, which it is not")
        return located

    def _is_named(self, part: Part, tree: nodes.Cast) -> bool:
        """Tell whether a cast names the type of a part, at any level of an unrolled recursive type."""
        spec = self._build.library.find_type(self._context.part.spec, tree.type.path, tree.type.is_absolute)
        return spec is not None and is_same_type(part.spec, spec)

    def item(self, items: Items, index: Value) -> Located:
        """Return one item of a list; an index out of range ends the message."""
        if items.list_cell is not None and index.register != self._asm.preset(0):
            raise Unsupported("an item of a list in which the same list may lie again")
        address = self._asm.address(items.row.table)
        self._asm.emit("ITEM", address, items.row.table, *place(items.at), index.register)
        return self._opened(rebind(items.item, items.row, Row(items.row.table, address)))

    def end_of(self, items: Items, name: str) -> Located:
        if items.list_cell is not None and name == "last":
            return self._in_row(items.item, items.row, require(self._build, Cell(items.at.row, items.at.index + 2)))
        if name == "first":
            return self.item(items, Value("int", self._asm.preset(0)))
        index = self._asm.register()
        self._asm.emit("LOAD", index, items.at.row.address, items.at.index + 1)
        self._asm.emit("SUB", index, index, self._asm.preset(1))
        return self.item(items, Value("int", index))

    def _opened(self, slot: Slot) -> Located:
        """Check that an optional part is there and return it in its own row."""
        if isinstance(slot, TreeRow):
            return self._in_row(slot.part, slot.part.row, require(self._build, slot.at))
        if not isinstance(slot, Optional):
            return slot
        if slot.row is None and not isinstance(slot.value, Part | Items | Choice | TreeRow):
            return slot
        number = require(self._build, slot.present)
        return self._opened(slot.value) if slot.row is None else self._in_row(slot.value, slot.row, number)

    def _in_row(self, slot: Slot, row: Row, number: int) -> Located:
        """Return what is laid out for a row as it is in the row with a number, which is in a register, plus 1."""
        address = self._asm.address(row.table)
        self._asm.emit("ROWAT", address, row.table, number)
        return self._opened(rebind(slot, row, Row(row.table, address)))

    def _instance(self, part: Part, attribute: Attribute | None, name: str) -> Located:
        if attribute is None or not attribute.is_instance:
            path = "::".join(part.spec.path)
            where = f"of {path}, which is left to the reference decoder" if path in self._build.unsupported else ""
            raise Unsupported(f"`{name}` {where or 'before it is read'}")
        if attribute.value is None:
            if not part.is_current:
                raise Unsupported(f"`{name}` of an item, read elsewhere on the stream")
            with self._build.evaluating(part, name):
                slot = self._build.instance(part, attribute)
            is_sure = attribute.condition is None
            return self._opened(slot.value if is_sure and isinstance(slot, Optional) else slot)
        context = self._context.of(part)
        evaluator = self.in_context(context)
        with self._build.evaluating(part, name):
            if attribute.condition is not None:
                evaluator.jump_unless(attribute.condition.tree, self._build.fail)
            located = evaluator.locate(attribute.value.tree)
        is_new = attribute.condition is None and name not in part.slots.keys() | part.formulas.keys()
        if context.is_certain and is_new and isinstance(located, Value) and located.kind in ("int", "bool"):
            # Its column, at least, reads it again.
            part.slots[name] = keep(self._build, located, part.row)
        if context.is_reading and name not in part.slots and uses_position(attribute.value.tree):
            raise Unsupported(f"`{name}`, which may be evaluated again elsewhere on the stream")
        return located

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
                return None if outer is None else byte_of(outer, index)
        return None

    def inlined(self, tree: Expression) -> tuple[Self, Expression] | None:
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


def path_of(tree: Expression) -> Path | None:
    """Return the names of `a.b.c`; None for other expressions."""
    match tree:
        case nodes.Name(name):
            return (name,)
        case nodes.Member(of, name):
            before = path_of(of)
            return None if before is None else (*before, name)
    return None


def _common_subexpressions(typer: inference.Typer, part: Part, *trees: Expression) -> Iterator[tuple[Path, Expression]]:
    """Yield value instances that the first tree uses on every path, and all trees together more than once."""
    uses = [(path, one) for tree in trees for one in walk(tree) if (path := path_of(one)) is not None]
    used, counts = dict(uses), Counter(path for path, _ in uses)
    several = [path for path in used if counts[path] > 1 and _is_value_instance(typer, part, used[path])]
    certain = _certain(trees[0]) if several else ()
    yield from ((path, used[path]) for path in several if path in certain)


def _certain(tree: Expression) -> frozenset[Path]:
    """Return the names that every evaluation of a tree uses."""
    if isinstance(tree, nodes.Ternary):
        then = _used_where(tree.condition, True) | _certain(tree.then)
        return then & (_used_where(tree.condition, False) | _certain(tree.otherwise))
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
        case nodes.Member(of, name):
            outer = _part(part, of)
            return None if outer is None else _part(outer, nodes.Name(name, 0))
        case nodes.Name("_root"):
            return part.named_root
        case nodes.Name("_parent"):
            return part.named_parent
        case nodes.Name(name):
            slot = part.params.get(name) or part.slots.get(name)
            slot = slot.value if isinstance(slot, Optional) else slot
            return slot if isinstance(slot, Part) else None
    return None


def of_stream(build: Build, context: Context, part: Part, name: str) -> Value:
    """Emit `size` of the stream of a part, or `pos` and `eof` while that part is read. Raises Unsupported otherwise."""
    asm, register = build.assembler, build.assembler.register()
    if name == "size":
        if part.io is None:
            asm.emit("ROOTSIZE", register)
        else:
            asm.emit("LOAD", register, part.io.at.row.address, part.io.at.index + 1)
        return Value("int", register)
    if part.other is not None or not (context.is_reading and part.io is context.part.io):
        raise Unsupported(f"`_io.{name}` after the part is read, or of another stream")
    if name == "eof":
        # Inside a byte the official runtime returns false.
        if build.taken != WHOLE_BYTE:
            raise Unsupported("`_io.eof` behind a bit field that ends inside a byte")
        asm.emit("EOF", register)
        return Value("bool", register)
    if part.io is None:
        asm.emit("ROOTSTART", register)
    else:
        asm.emit("LOAD", register, *place(part.io.at))
    asm.emit("POSITION", register, register)
    return Value("int", register)
