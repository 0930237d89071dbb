"""Loops of repeated fields."""

from __future__ import annotations

from ksyspark.compiler.assembler import LOOKS_A_FIELD
from ksyspark.compiler.context import Build, Context, new_row
from ksyspark.compiler.expressions import evaluate
from ksyspark.compiler.instructions import Register, Unsupported
from ksyspark.compiler.slots import Part, Slot
from ksyspark.spec.model import Attribute, Repeat


class Loop:
    """Emit the loop around the reading of an item: `begin`, the item, `finish`.

    `at` are the cells of the list (first row, rows), `row` is the item's, `index` the register of `_index`.
    """

    def __init__(self, build: Build, part: Part, attribute: Attribute, repeat: Repeat) -> None:
        self._build = build
        self._asm = build.assembler
        self._part = part
        self._repeat = repeat
        self._again, self._end = self._asm.label(), self._asm.label()
        self._id = attribute.id
        self.at = build.cell(part.row)
        build.flag(part.row)
        self.row = new_row(build, f"{part.spec.id}.{attribute.id}[]")
        self.index = self._asm.register()
        self._looks = self._asm.looks

    def begin(self) -> None:
        """Emit what stands before an item: the question whether there is one more, and a new row."""
        number = self._asm.register()
        count = self._count()
        self._asm.emit("ROWS", number, self.row.table, note=f"{self._id}: repeat {self._repeat.kind}")
        self._asm.emit("STORE", self.at.row.address, self.at.index, number)
        self._asm.emit("MOVE", self.index, self._asm.preset(0))
        self._asm.place(self._again)
        if count is not None:
            self._asm.emit("JGE", self.index, count, self._end)
        elif self._repeat.kind == "eos":
            self._leave_at_end(number)
        self._asm.emit("ROW", self.row.table, self.row.address, number, note=f"{self._id}: an item")

    def finish(self, item: Slot) -> None:
        """Emit what follows an item: the count, and for `until` the question, in which `_index` is still the item's."""
        formula = self._repeat.formula if self._repeat.kind == "until" else None
        done: Register | None = None
        if formula is not None:
            context = Context(self._part, index=self.index).with_item(item)
            done = evaluate(self._build, formula, context).register
        looks = LOOKS_A_FIELD + self._asm.looks - self._looks
        self._asm.emit("COUNT", self.index, looks, self.at.row.address, self.at.index + 1)
        self._asm.looks = self._looks
        if done is not None:
            self._asm.emit("JZ", done, self._again)
        else:
            self._asm.emit("JUMP", self._again)
        self._asm.place(self._end)

    def _count(self) -> Register | None:
        if self._repeat.kind != "expr" or self._repeat.formula is None:
            return None
        return evaluate(self._build, self._repeat.formula, Context(self._part)).register

    def _leave_at_end(self, register: int) -> None:
        if self._part.is_inside_byte:
            raise Unsupported("`repeat: eos` behind a bit field that ends inside a byte")
        self._asm.emit("EOF", register)
        self._asm.emit("JNZ", register, self._end)
