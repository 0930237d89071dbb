"""Instances as columns: worked out after the whole seq, depth first, in the order of the specification."""

from __future__ import annotations

from ksyspark.compiler.columnar import Columnar, attempt
from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import Evaluator
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Choice, Formula, Items, Optional, Part, Slot
from ksyspark.compiler.values import keep, place
from ksyspark.spec.columns import has_column, is_technical
from ksyspark.spec.model import Attribute
from ksyspark.spec.model import Formula as ValueFormula


class InstanceWriter:
    """Emit the columns of all instances below a part."""

    def __init__(self, build: Build) -> None:
        self._build = build
        self._asm = build.assembler

    def write(self, part: Part) -> None:
        """Emit the instances of all parts inside, then this part's own."""
        for attribute in part.spec.seq:
            if attribute.id in part.slots and not is_technical(attribute.about):
                self._visit(part.slots[attribute.id])
        for attribute in part.spec.instances.values():
            if (part.slots or not part.spec.seq) and not is_technical(attribute.about):
                self._guarded(part, attribute)

    def _guarded(self, part: Part, attribute: Attribute) -> None:
        start = self._asm.checkpoint()
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
            found = self._formula(part, attribute, attribute.value)
            if found is not None:
                part.formulas[attribute.id] = found
            else:
                part.slots[attribute.id] = self._value(part, attribute, attribute.value)

    def _formula(self, part: Part, attribute: Attribute, formula: ValueFormula) -> Formula | None:
        """Return an instance that is worked out for all rows at once, if it can be."""
        if attribute.condition is not None or not part.is_current:
            return None
        column = attempt(lambda: Columnar(self._build.library, part).column(formula.tree))
        return None if column is None else Formula("bool" if column.is_bool else "int", column.operand)

    def _value(self, part: Part, attribute: Attribute, formula: ValueFormula) -> Slot:
        evaluator = Evaluator(self._build, Context(part, is_reading=False, is_certain=True))
        self._asm.announce(f"{attribute.id}, {formula.words}")
        if attribute.condition is None:
            return keep(self._build, evaluator.knowing(formula.tree).value(formula.tree), part.row)
        present, skip = self._build.flag(part.row), self._asm.label()
        evaluator = evaluator.knowing(attribute.condition.tree, formula.tree)
        evaluator.jump_unless(attribute.condition.tree, skip)
        slot = keep(self._build, evaluator.on_a_branch().value(formula.tree), part.row)
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
