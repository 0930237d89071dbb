"""Resolve names in expressions to slots, parts and streams."""

from dataclasses import dataclass

from ksyspark.compiler.context import WHOLE_BYTE, Build, Context
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.positions import uses_position
from ksyspark.compiler.slots import Cell, Choice, Items, Optional, Part, Row, Slot, TreeRow, inside, rebind
from ksyspark.compiler.values import Evaluating, Value, keep, place, require
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Attribute
from ksyspark.spec.recursion import is_same_type


@dataclass(frozen=True, slots=True)
class Stream:
    """`_io` of a part."""

    part: Part


Located = Slot | Stream | Value


class Locator:
    """Resolve the names of one expression; the presence of optional parts on the way is checked."""

    def __init__(self, build: Build, context: Context, evaluator: Evaluating) -> None:
        self._build = build
        self._context = context
        self._evaluator = evaluator

    def locate(self, tree: Expression) -> Located:
        """Return what an expression names; emit other expressions and return their value."""
        computed = self._evaluator.computed(tree)
        if computed is not None:
            return computed
        match tree:
            case nodes.Name("_"):
                assert self._context.item is not None
                return self._opened(self._context.item)
            case nodes.Name("_index"):
                assert self._context.index is not None
                return Value("int", self._context.index)
            case nodes.Name(name):
                return self.member(self._context.part, name)
            case nodes.Member(of, name) if name != "_sizeof":
                outer = self.locate(of)
                if isinstance(outer, Part):
                    return self.member(outer, name)
                if isinstance(outer, Items) and name in ("first", "last"):
                    return self._end(outer, name)
                return self._evaluator.value(tree)
            case nodes.Cast():
                return self.cast(tree)
            case nodes.Subscript(of, index):
                outer = self.locate(of)
                return (
                    self.item(outer, self._evaluator.value(index))
                    if isinstance(outer, Items)
                    else self._evaluator.value(tree)
                )
            case _:
                return self._evaluator.value(tree)

    def member(self, part: Part, name: str) -> Located:
        match name:
            case "_io":
                return Stream(part)
            case "_root":
                root = part.root or part
                if not root.is_top:
                    raise Unsupported("`_root` of a type that is read by itself")
                return root
            case "_parent" if part.named_parent is not None:
                return part.named_parent
            case "_parent":
                raise Unsupported("`_parent` of a top type, or one that a field names")
        if name in part.handed:
            return self._handed(part, name)
        if name in part.params:
            return self._opened(part.params[name])
        attribute = part.attribute(name)
        if name in part.slots and not (attribute and attribute.is_instance and attribute.value is None):
            slot = part.slots[name]
            return self._opened(slot if part.is_current else inside(slot, part))
        return self._instance(part, attribute, name)

    def _handed(self, part: Part, name: str) -> Located:
        """Return a structure, list or stream that is an argument: what its expression names in the part around."""
        assert part.holder is not None
        context = self._context.of(part.holder)
        return Locator(self._build, context, self._evaluator.in_context(context)).locate(part.handed[name])

    def cast(self, tree: nodes.Cast) -> Located:
        """Return the named case of a switched field; a cast of a part must name its own type."""
        if isinstance(tree.of, nodes.ListLiteral) and tree.type.is_array:
            raise Unsupported("a list literal that is not bytes")
        located = self.locate(tree.of)
        if isinstance(located, Choice):
            return self._opened(self._case(located, tree))
        if isinstance(located, Part) and not self._is_named(located, tree):
            raise Unsupported(f"a cast to {tree.type}, which it is not")
        return located

    def _case(self, choice: Choice, tree: nodes.Cast) -> Optional:
        for key, case in choice.cases.items():
            if key == str(tree.type) or (isinstance(case.value, Part) and self._is_named(case.value, tree)):
                return case
        raise Unsupported(f"a cast to {tree.type}, which is no case")

    def _is_named(self, part: Part, tree: nodes.Cast) -> bool:
        """Tell whether a cast names the type of a part, at any level of an unrolled recursive type."""
        spec = self._build.library.find_type(self._context.part.spec, tree.type.path, tree.type.is_absolute)
        return spec is not None and is_same_type(part.spec, spec)

    def item(self, items: Items, index: Value) -> Located:
        """Return one item of a list; an index out of range ends the message."""
        if items.list_cell is not None and index.register != self._build.assembler.preset(0):
            raise Unsupported("an item of a list in which the same list may lie again")
        address = self._build.assembler.address(items.row.table)
        at = items.at
        self._build.assembler.emit("ITEM", address, items.row.table, at.row.address, at.index, index.register)
        return self._opened(rebind(items.item, items.row, Row(items.row.table, address)))

    def _end(self, items: Items, name: str) -> Located:
        asm = self._build.assembler
        if items.list_cell is not None and name == "last":
            return self._in_row(items.item, items.row, require(self._build, Cell(items.at.row, items.at.index + 2)))
        if name == "first":
            return self.item(items, Value("int", asm.preset(0)))
        index = asm.register()
        asm.emit("LOAD", index, items.at.row.address, items.at.index + 1)
        asm.emit("SUB", index, index, asm.preset(1))
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
        address = self._build.assembler.address(row.table)
        self._build.assembler.emit("ROWAT", address, row.table, number)
        return self._opened(rebind(slot, row, Row(row.table, address)))

    def _instance(self, part: Part, attribute: Attribute | None, name: str) -> Located:
        if attribute is None or not attribute.is_instance:
            raise Unsupported(f"`{name}` before it is read")
        if attribute.value is None:
            if not part.is_current:
                raise Unsupported(f"`{name}` of an item, read elsewhere on the stream")
            with self._build.evaluating(part, name):
                slot = self._build.instance(part, attribute)
            is_sure = attribute.condition is None
            return self._opened(slot.value if is_sure and isinstance(slot, Optional) else slot)
        context = self._context.of(part)
        evaluator = self._evaluator.in_context(context)
        with self._build.evaluating(part, name):
            if attribute.condition is not None:
                evaluator.jump_unless(attribute.condition.tree, self._build.fail)
            located = Locator(self._build, context, evaluator).locate(attribute.value.tree)
        if context.is_certain and attribute.condition is None and isinstance(located, Value):
            self._keep(part, name, located)
        if context.is_reading and name not in part.slots and uses_position(attribute.value.tree):
            raise Unsupported(f"`{name}`, which may be evaluated again elsewhere on the stream")
        return located

    def _keep(self, part: Part, name: str, value: Value) -> None:
        """Store the value of an instance in cells, because at least its column reads it again."""
        if value.is_number and value.kind != "float" and name not in part.slots.keys() | part.formulas.keys():
            part.slots[name] = keep(self._build, value, part.row)


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
        return _end_of_stream(build, register)
    if part.io is None:
        asm.emit("ROOTSTART", register)
    else:
        asm.emit("LOAD", register, *place(part.io.at))
    asm.emit("POSITION", register, register)
    return Value("int", register)


def _end_of_stream(build: Build, register: int) -> Value:
    """Emit `eof`. Inside a byte the official runtime returns false, which is not supported here."""
    if build.taken != WHOLE_BYTE:
        raise Unsupported("`_io.eof` behind a bit field that ends inside a byte")
    build.assembler.emit("EOF", register)
    return Value("bool", register)
