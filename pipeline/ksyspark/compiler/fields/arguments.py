"""What is computed before a type is read: its arguments, and the byte order that a message decides."""

from collections.abc import Mapping

from ksyspark.compiler import expressions, instructions, operators, plan, slots, values
from ksyspark.compiler.context import Build, Context
from ksyspark.spec.declared_types import is_plain
from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark.spec.model import CalculatedEndian, TypeSpec


def argument(build: Build, tree: Expression, context: Context, row: slots.Row) -> slots.Slot:
    """Return the slot of an argument for a type in this row; emit its computation if it has no slot yet."""
    with build.assembler.temporaries():
        slot = _existing_slot(build, tree, context, row)
        if slot is not None:
            return slot
        value = expressions.Evaluator(build, context).value(tree)
        # Evaluating an instance stores it in cells.
        return _existing_slot(build, tree, context, row) or values.keep(build, value, row)


def handed(
    build: Build, spec: TypeSpec, arguments: Mapping[str, Expression], context: Context
) -> Mapping[str, Expression]:
    """Return the arguments that are structures, lists or streams; emit checks of their presence. Raises Unsupported."""
    trees = {
        one.id: arguments[one.id]
        for one in spec.params
        if not is_plain(build.library, spec, one) and not isinstance(arguments[one.id], nodes.ListLiteral)
    }
    if any("_index" in names_in(tree) for tree in trees.values()):
        raise instructions.Unsupported("an argument that is no value, and depends on the number of the item")
    for tree in trees.values():
        with build.assembler.temporaries():
            expressions.Evaluator(build, context).locate(tree)
    return trees


def _existing_slot(build: Build, tree: Expression, context: Context, row: slots.Row) -> slots.Slot | None:
    match tree:
        case nodes.BoolLiteral(value):
            return slots.Constant("bool", int(value))
        case nodes.IntLiteral() | nodes.EnumLabel():
            number = expressions.constant_of(build, tree, context)
            return None if number is None else slots.Constant("int", number)
        case nodes.Member(of, "to_i"):
            slot = _existing_slot(build, of, context, row)
            return slot if _is_integer(slot) else None
    match _named(context.part, tree):
        case slots.Constant() as slot:
            return slot
        case slots.Known() as slot if row.table == 0:
            return slot
        case (slots.Scalar() | slots.Bytes()) as slot if slot.at.row == row:
            return slot
    return None


def _named(part: slots.Part, tree: Expression) -> slots.Slot | None:
    """Return the slot of a parameter, a field, or an instance that was computed."""
    match tree:
        case nodes.Name(name):
            attribute = part.spec.attribute(name)
            is_elsewhere = attribute is not None and attribute.is_instance and attribute.value is None
            return part.params.get(name) or (None if is_elsewhere else part.slots.get(name))
        case nodes.Member(of, name):
            inside = _named(part, of)
            return _named(inside, nodes.Name(name, 0)) if isinstance(inside, slots.Part) else None
    return None


def _is_integer(slot: slots.Slot | None) -> bool:
    match slot:
        case slots.Scalar(_, plan.Number(is_float=is_float)):
            return not is_float
        case slots.Scalar(_, plan.Computed(_, kind)) | slots.Known(_, kind) | slots.Constant(kind):
            return kind == "int"
    return False


def decide_endian(build: Build, part: slots.Part) -> None:
    """Emit the choice of a byte order that is a switch into a cell, 1 for little-endian. Raises Unsupported."""
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian) or part.endian is not None:
        return
    if part.spec.has_own_endian:
        part.endian = _decided(build, part, endian)
    elif part.parent is None or part.parent.endian is None:
        raise instructions.Unsupported("a byte order that no type around decides")
    elif part.parent.row == part.row:
        part.endian = part.parent.endian
    else:
        part.endian = copy_byte_order(build, part.parent.endian, part.row)


def _decided(build: Build, part: slots.Part, endian: CalculatedEndian) -> slots.Cell:
    asm, cell, context = build.assembler, build.cell(part.row), Context(part, is_certain=True)
    with asm.temporaries():
        on = expressions.evaluate(build, endian.on, context)
        done = asm.label()
        for when, order in endian.cases:
            other = asm.label()
            if when is not None:
                operators.jump_on(build, "==", on, expressions.evaluate(build, when, context), other, holds=False)
            asm.emit("STORE", *values.place(cell), asm.preset(int(order == "le")), note=f"byte order {order}")
            asm.emit("JUMP", done)
            asm.place(other)
        asm.emit("JUMP", build.fail)
        asm.place(done)
    return cell


def copy_byte_order(build: Build, above: slots.Cell, row: slots.Row) -> slots.Cell:
    """Emit the copy of a byte order to a cell of another row."""
    cell = build.cell(row)
    values.copy_cells(build, above, cell, 1)
    return cell
