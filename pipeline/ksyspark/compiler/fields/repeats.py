"""Emit the loops of repeated fields, and items whose arguments depend on the items before them."""

from collections.abc import Callable

from ksyspark.compiler import assembler, expressions, instructions, values
from ksyspark.compiler.context import WHOLE_BYTE, Build, Context, new_row
from ksyspark.compiler.fields.checks import check_field
from ksyspark.compiler.plan import Computed
from ksyspark.compiler.positions import uses_position
from ksyspark.compiler.slots import Bytes, Cell, Items, Part, Row, Scalar, Slot
from ksyspark.spec.declared_types import type_of_parameter
from ksyspark.spec.expressions import names_in
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.model import Attribute, Parameter, Repeat, UserTypeUse

NewPart = Callable[[Part, Attribute, UserTypeUse, Row, Bytes | None], Part]


class Loop:
    """Emit the loop around the reading of an item: `begin`, the item, `finish`.

    `at` are the cells of the list (first row, number of rows), `row` is the row of an item, `index` the register of
    `_index`. In a list that `is_recursive` the same list may lie again.
    """

    def __init__(self, build: Build, part: Part, attribute: Attribute, repeat: Repeat, *, is_recursive: bool) -> None:
        self._build = build
        self._asm = build.assembler
        self._part = part
        self._repeat = repeat
        self._again, self._end = self._asm.label(), self._asm.label()
        self._id = attribute.id
        self.at = build.cell(part.row)
        build.flag(part.row)
        self.row = new_row(build, f"{part.spec.id}.{attribute.id}[]")
        self._last = build.flag(part.row) if is_recursive else None
        self.list_cell = build.cell(self.row, 2).index if is_recursive else None
        self.index = self._asm.register()
        self._fuel = self._asm.fuel
        self._taken, self._continued = WHOLE_BYTE, 0

    def begin(self) -> None:
        """Emit the test whether there is another item, and its new row."""
        number = self._asm.register()
        count: instructions.Register | None = None
        if self._repeat.kind == "expr" and self._repeat.formula is not None:
            count = expressions.evaluate(self._build, self._repeat.formula, Context(self._part)).register
        self._asm.emit("ROWS", number, self.row.table, note=f"{self._id}: repeat {self._repeat.kind}")
        self._asm.emit("STORE", self.at.row.address, self.at.index, number)
        self._asm.emit("MOVE", self.index, self._asm.preset(0))
        self._taken, self._continued = self._build.taken, self._build.bits_continued
        self._asm.place(self._again)
        if count is not None:
            self._asm.emit("JGE", self.index, count, self._end)
        elif self._repeat.kind == "eos":
            if self._build.taken != WHOLE_BYTE:
                raise instructions.Unsupported("`repeat: eos` behind a bit field that ends inside a byte")
            self._asm.emit("EOF", number)
            self._asm.emit("JNZ", number, self._end)
        self._asm.emit("ROW", self.row.table, self.row.address, number, note=f"{self._id}: an item")
        if self._last is not None and self.list_cell is not None:
            values.copy_cells(self._build, self.at, Cell(self.row, self.list_cell), 1)
            values.copy_cells(self._build, self._last, Cell(self.row, self.list_cell + 1), 1)
            self._asm.emit("STORE", *values.place(self._last), number)

    def finish(self, item: Slot) -> None:
        """Emit the count behind an item, then the condition of `until` with the item's `_index`. Raises Unsupported."""
        formula = self._repeat.formula if self._repeat.kind == "until" else None
        done: instructions.Register | None = None
        if formula is not None:
            context = Context(self._part, index=self.index).with_item(item)
            done = expressions.evaluate(self._build, formula, context).register
        fuel = assembler.FUEL_PER_FIELD + self._asm.fuel - self._fuel
        self._asm.emit("COUNT", self.index, fuel, self.at.row.address, self.at.index + 1)
        self._asm.fuel = self._fuel
        if done is not None:
            self._asm.emit("JZ", done, self._again)
        else:
            self._asm.emit("JUMP", self._again)
        self._asm.place(self._end)
        # The list ends in a byte where its last item does, or where it begins if it has none.
        before, behind = self._taken, self._build.taken
        continues = self._build.bits_continued != self._continued
        if behind != before and (before == WHOLE_BYTE or continues):
            raise instructions.Unsupported("items of bits that begin at different bits of a byte")
        self._build.taken = behind if self._repeat.kind == "until" else before.or_else(behind)


def refers_to_itself(attribute: Attribute) -> bool:
    """Tell whether the arguments of a repeated field name the field itself, that is its items so far."""
    use = attribute.use
    return isinstance(use, UserTypeUse) and any(attribute.id in names_in(one) for one in use.reference.arguments)


def read_linked_items(
    build: Build, context: Context, attribute: Attribute, loop: Loop, new_part: NewPart, read: Callable[[Part], None]
) -> Items:
    """Emit the items of a loop that has begun, whose arguments depend on the items before. Raises Unsupported.

    The slots of an item are known only behind the code that reads it. So the code for the arguments stands there: every
    item jumps to it first, and it jumps back.
    """
    asm, part, use = build.assembler, context.part, attribute.use
    assert isinstance(use, UserTypeUse)
    if attribute.delimiter.has_end:
        raise instructions.Unsupported("items in streams of their own that ask for the items before them")
    arguments, body, end = asm.label(), asm.label(), asm.label()
    asm.emit("JUMP", arguments)
    asm.place(body)
    item = new_part(part, attribute, use, loop.row, None)
    cells = [_declared_cell(build, item, parameter) for parameter in item.spec.params]
    with asm.temporaries():
        read(item)
        check_field(build, context, attribute, item)
    loop.finish(item)
    asm.emit("JUMP", end)
    asm.place(arguments)
    items, fuel = Items(loop.at, loop.row, item), asm.fuel
    part.slots[attribute.id] = items
    for cell, argument in zip(cells, use.reference.arguments, strict=True):
        with asm.temporaries():
            asm.emit("STORE", *values.place(cell), expressions.Evaluator(build, context).value(argument).register)
    asm.emit("JUMP", body)
    asm.place(end)
    asm.fuel = fuel
    return items


def hoist_arguments(build: Build, part: Part, attribute: Attribute) -> None:
    """Emit the instances that are arguments of a loop's items once, before the loop.

    A message in which one fails falls back, even if it has no items and so is valid.
    """
    if attribute.condition is not None or attribute.is_instance or not isinstance(attribute.use, UserTypeUse):
        return
    for argument in attribute.use.reference.arguments:
        instance = part.spec.instances.get(argument.id) if isinstance(argument, Name) else None
        if instance is None or instance.value is None or instance.condition or uses_position(instance.value.tree):
            continue
        with build.assembler.temporaries():
            expressions.Evaluator(build, Context(part, is_certain=True)).value(argument)


def _declared_cell(build: Build, part: Part, parameter: Parameter) -> Cell:
    """Return a cell for a parameter by its declared type, before its value is computed. Raises Unsupported for text."""
    kind = values.kind_of(type_of_parameter(build.library, part.spec, parameter))
    if kind not in ("int", "bool"):
        raise instructions.Unsupported(f"the parameter {parameter.id} is no whole number, and asks for the item before")
    cell = build.cell(part.row)
    part.params[parameter.id] = Scalar(cell.row, Computed(cell.index, kind))
    return cell
