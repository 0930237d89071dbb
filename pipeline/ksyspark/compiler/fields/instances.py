"""Emit the columns of instances: behind the whole seq, depth first, in the order of the specification."""

from collections.abc import Sequence

from ksyspark.compiler import assembler, context, expressions, instructions, plan
from ksyspark.compiler.fields.recursion import TreeTable
from ksyspark.compiler.formulas import Formulas, NotAFormula, text_operand
from ksyspark.compiler.slots import Cell, Choice, Items, Optional, Part, Slot
from ksyspark.compiler.values import keep, place
from ksyspark.spec import columns, data_types, model


class InstanceCompiler:
    """Emit the columns of all instances of a part and of the parts inside it."""

    def __init__(self, build: context.Build) -> None:
        self._build = build
        self._asm = build.assembler

    def write(self, part: Part) -> None:
        """Emit the instances of all parts inside, then those of this part."""
        for attribute in part.spec.seq:
            if attribute.id in part.slots and not columns.is_technical(attribute.about):
                self._visit(part.slots[attribute.id])
        for attribute in part.spec.instances.values():
            if (part.slots or not part.spec.seq) and not columns.is_technical(attribute.about):
                self._guarded(part, attribute)

    def write_trees(self, trees: Sequence[TreeTable]) -> None:
        """Emit the instances of all rows of recursive types, those that this adds included."""
        if not trees:
            return
        begin, again, end = self._asm.label(), self._asm.label(), self._asm.label()
        passes: list[tuple[TreeTable, int]] = []
        done: list[Part] = []
        self._asm.emit("JUMP", begin)
        self._asm.place(again)
        # Instances may be the first that lead to a type.
        while new := [
            (tree, kind, part)
            for tree in trees
            for kind, part in tree.kinds.values()
            if not any(part is one for one in done)
        ]:
            for tree, kind, part in new:
                done.append(part)
                if _has_instances(part):
                    # All passes run again where one of them adds rows.
                    passes.append((tree, self._asm.unused_register()))
                    self._rows(*passes[-1], kind, part)
        for tree, number in passes:
            with self._asm.temporaries():
                count = self._asm.register()
                self._asm.emit("ROWS", count, tree.table)
                self._asm.emit("JLE", number, count, again)
        self._asm.emit("JUMP", end)
        self._asm.place(begin)
        for tree, number in passes:
            self._asm.emit("ADD", number, tree.first, self._asm.preset(1))
        self._asm.emit("JUMP", again)
        self._asm.place(end)

    def _rows(self, tree: TreeTable, number: int, kind: Cell, part: Part) -> None:
        """Emit the instances of a type, from the row on whose number plus 1 is in a register."""
        following, skip, end, fuel = self._asm.label(), self._asm.label(), self._asm.label(), self._asm.fuel
        self._asm.place(following)
        with self._asm.temporaries():
            register = self._asm.register()
            self._asm.emit("ROWS", register, tree.table)
            self._asm.emit("JGT", number, register, end)
            self._asm.emit("ROWAT", part.row.address, part.row.table, number)
            self._asm.emit("LOAD", register, *place(kind))
            self._asm.emit("JZ", register, skip)
            self.write(part)
            self._asm.place(skip)
            self._asm.emit("LOOP", number, assembler.FUEL_PER_FIELD)
            self._asm.fuel = fuel
            self._asm.emit("JUMP", following)
        self._asm.place(end)

    def _guarded(self, part: Part, attribute: model.Attribute) -> None:
        start = self._asm.checkpoint()
        try:
            with self._asm.temporaries():
                self._instance(part, attribute)
        except instructions.Unsupported as reason:
            self._asm.roll_back(start)
            self._build.unsupported.setdefault("::".join(part.spec.path), f"{attribute.id}: {reason}")
            self._asm.emit("JUMP", self._build.fail, note=f"{attribute.id}: {reason}")

    def _instance(self, part: Part, attribute: model.Attribute) -> None:
        if attribute.value is None:
            self._visit(self._build.instance(part, attribute))
        elif attribute.id not in part.slots and columns.has_column(self._build.typer, part.spec, attribute):
            computed = self._formula(part, attribute, attribute.value)
            if computed is not None:
                part.formulas[attribute.id] = computed
            else:
                part.slots[attribute.id] = self._value(part, attribute, attribute.value)

    def _formula(
        self, part: Part, attribute: model.Attribute, formula: model.Formula
    ) -> plan.Formula | plan.ComputedText | None:
        """Return the formula of an instance, or None if it needs instructions."""
        if attribute.condition is not None or not part.is_current:
            return None
        formulas = Formulas(self._build.library, part)
        try:
            if isinstance(self._build.typer.attribute(part.spec, attribute), data_types.StringType):
                return plan.ComputedText(text_operand(formulas, formula.tree))
            number = formulas.formula(formula.tree)
        except NotAFormula:
            return None
        return plan.Formula("bool" if number.is_bool else "int", number.operand)

    def _value(self, part: Part, attribute: model.Attribute, formula: model.Formula) -> Slot:
        evaluator = expressions.Evaluator(self._build, context.Context(part, is_reading=False, is_certain=True))
        self._asm.announce(f"{attribute.id}, {formula.words}")
        if attribute.condition is None:
            return keep(self._build, evaluator.with_common(formula.tree).value(formula.tree), part.row)
        present, skip = self._build.flag(part.row), self._asm.label()
        evaluator = evaluator.with_common(attribute.condition.tree, formula.tree)
        evaluator.jump_unless(attribute.condition.tree, skip)
        slot = keep(self._build, evaluator.conditional().value(formula.tree), part.row)
        self._asm.emit("STORE", *place(present), self._asm.preset(1))
        self._asm.place(skip)
        return Optional(present, slot)

    def _visit(self, slot: Slot) -> None:
        """Visit the parts below a slot, each in its own row, where any of them has instances."""
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
            case Items(list_cell=None):
                self._items(slot)
            case Items(list_cell=int() as list_cell):
                self._linked_items(slot, list_cell)

    def _optional(self, slot: Optional) -> None:
        skip = self._asm.label()
        with self._asm.temporaries():
            number = self._asm.register()
            self._asm.emit("LOAD", number, *place(slot.present))
            self._asm.emit("JZ", number, skip)
            if slot.row is not None:
                self._asm.emit("ROWAT", slot.row.address, slot.row.table, number)
            fuel = self._asm.fuel
            self._visit(slot.value)
            self._asm.fuel = fuel
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
            fuel = self._asm.fuel
            self._visit(slot.item)
            self._asm.emit("LOOP", index, self._asm.fuel - fuel)
            self._asm.fuel = fuel
            self._asm.emit("JUMP", again)
        self._asm.place(end)

    def _linked_items(self, slot: Items, list_cell: int) -> None:
        """Visit the items from the last one on, each of which has the number of the one before."""
        again, end = self._asm.label(), self._asm.label()
        with self._asm.temporaries():
            number, count, fuel = self._asm.register(), self._asm.register(), self._asm.fuel
            self._asm.emit("LOAD", number, slot.at.row.address, slot.at.index + 2)
            self._asm.place(again)
            self._asm.emit("JZ", number, end)
            self._asm.emit("ROWAT", slot.row.address, slot.row.table, number)
            self._visit(slot.item)
            self._asm.emit("LOAD", number, slot.row.address, list_cell + 1)
            self._asm.emit("LOOP", count, self._asm.fuel - fuel)
            self._asm.fuel = fuel
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
        case Items():
            return _has_instances(slot.item)
        case _:
            return False
