"""Instances as columns: worked out after the whole seq, depth first, in the order of the specification."""

from __future__ import annotations

from ksyspark_codegen.expressions import Expression, nodes, walk
from ksyspark_codegen.lowering.columns import has_column
from ksyspark_codegen.planning.assembler import Unsupported
from ksyspark_codegen.planning.context import Build, Context
from ksyspark_codegen.planning.expressions import Evaluator
from ksyspark_codegen.planning.slots import Choice, Items, Optional, Part, Slot
from ksyspark_codegen.planning.values import keep, place
from ksyspark_codegen.spec.model import Attribute, Formula

_SAFE = frozenset("& | ^ == != < <= > >= and or".split())


def keep_instances_of_params(build: Build, root: Part) -> None:
    """Emit at once the instances that only parameters decide: they cannot fail, and rules ask for them often."""
    for attribute in root.spec.instances.values():
        if attribute.value is not None and not attribute.condition and _is_of_params(attribute.value.tree, root):
            with build.assembler.temporaries():
                value = Evaluator(build, Context(root)).value(attribute.value.tree)
                root.slots[attribute.id] = keep(build, value, root.row)


def _is_of_params(tree: Expression, root: Part) -> bool:
    return all(
        (isinstance(part, nodes.Name) and part.id in root.params)
        or isinstance(part, nodes.IntLiteral | nodes.BoolLiteral | nodes.Ternary)
        or (isinstance(part, nodes.Binary) and part.operator in _SAFE)
        or (isinstance(part, nodes.Unary) and part.operator == "not")
        for part in walk(tree)
    )


class InstanceWriter:
    """Emit the columns of all instances below a part."""

    def __init__(self, build: Build) -> None:
        self._build = build
        self._asm = build.assembler

    def write(self, part: Part) -> None:
        """Emit the instances of all parts inside, then this part's own."""
        for attribute in part.spec.seq:
            if attribute.id in part.slots:
                self._visit(part.slots[attribute.id])
        for attribute in part.spec.instances.values():
            if part.slots or not part.spec.seq:
                self._guarded(part, attribute)

    def _guarded(self, part: Part, attribute: Attribute) -> None:
        start = len(self._asm.instructions)
        try:
            with self._asm.temporaries():
                self._instance(part, attribute)
        except Unsupported as reason:
            self._asm.cut(start)
            self._build.unsupported.setdefault("::".join(part.spec.path), f"{attribute.id}: {reason}")
            self._asm.emit("JUMP", self._build.fail, note=f"{attribute.id}: {reason}")

    def _instance(self, part: Part, attribute: Attribute) -> None:
        if attribute.value is None:
            self._visit(self._build.instance(part, attribute))
        elif attribute.id not in part.slots and has_column(self._build.typer, part.spec, attribute):
            part.slots[attribute.id] = self._value(part, attribute, attribute.value)

    def _value(self, part: Part, attribute: Attribute, formula: Formula) -> Slot:
        evaluator = Evaluator(self._build, Context(part, is_reading=False, is_certain=attribute.condition is None))
        if attribute.condition is None:
            return keep(self._build, evaluator.value(formula.tree), part.row)
        present, skip = self._build.flag(part.row), self._asm.label()
        evaluator.jump_unless(attribute.condition.tree, skip)
        slot = keep(self._build, evaluator.value(formula.tree), part.row)
        self._asm.emit("STORE", *place(present), self._asm.preset(1))
        self._asm.place(skip)
        return Optional(present, slot)

    def _visit(self, slot: Slot) -> None:
        """Go into the parts below a slot, each in its own row, where any of them has instances."""
        if not _has_instances(slot):
            return
        match slot:
            case Part():
                self.write(slot)
            case Choice(cases):
                for case in cases.values():
                    self._visit(case)
            case Optional():
                self._optional(slot)
            case Items():
                self._items(slot)

    def _optional(self, slot: Optional) -> None:
        skip = self._asm.label()
        with self._asm.temporaries():
            number = self._asm.register()
            self._asm.emit("LOAD", number, *place(slot.present))
            self._asm.emit("JZ", number, skip)
            if slot.row is not None:
                self._asm.emit("ROWAT", slot.row.address, slot.row.table, number)
            looks = self._asm.looks
            self._visit(slot.value)
            self._asm.looks = looks
        self._asm.place(skip)

    def _items(self, slot: Items) -> None:
        again, end = self._asm.label(), self._asm.label()
        with self._asm.temporaries():
            index, count = self._asm.register(), self._asm.register()
            self._asm.emit("MOVE", index, self._asm.preset(0))
            self._asm.place(again)
            self._asm.emit("LOAD", count, slot.at.row.address, slot.at.index + 1)
            self._asm.emit("JGE", index, count, end)
            self._asm.emit("ITEM", slot.row.address, slot.row.table, *place(slot.at), index)
            looks = self._asm.looks
            self._visit(slot.item)
            self._asm.emit("LOOP", index, self._asm.looks - looks)
            self._asm.looks = looks
            self._asm.emit("JUMP", again)
        self._asm.place(end)


def _has_instances(slot: Slot) -> bool:
    match slot:
        case Part():
            return bool(slot.spec.instances) or any(_has_instances(one) for one in slot.slots.values())
        case Choice(cases):
            return any(_has_instances(case) for case in cases.values())
        case Optional(_, value):
            return _has_instances(value)
        case Items(_, _, item):
            return _has_instances(item)
        case _:
            return False
