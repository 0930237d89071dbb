"""Byte orders that a message decides."""

from __future__ import annotations

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions.evaluator import evaluate
from ksyspark.compiler.expressions.operators import jump_on
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Cell, Part, Row
from ksyspark.compiler.values import copy_cells, place
from ksyspark.spec.model import CalculatedEndian


def decide_endian(build: Build, part: Part) -> None:
    """Emit the choice of a byte order where the type's `endian` is a switch; nested types inherit it.

    Its cell is 1 for little-endian, 0 for big-endian. Raises Unsupported where no enclosing type decides.
    """
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian) or part.endian is not None:
        return
    if part.spec.has_own_endian:
        part.endian = _decided(build, part, endian)
    elif part.parent is None or part.parent.endian is None:
        raise Unsupported("a byte order that no type around decides")
    elif part.parent.row == part.row:
        part.endian = part.parent.endian
    else:
        part.endian = copy_byte_order(build, part.parent.endian, part.row)


def _decided(build: Build, part: Part, endian: CalculatedEndian) -> Cell:
    asm, cell, context = build.assembler, build.cell(part.row), Context(part, is_certain=True)
    with asm.temporaries():
        on = evaluate(build, endian.on, context)
        done = asm.label()
        for when, order in endian.cases:
            other = asm.label()
            if when is not None:
                jump_on(build, "==", on, evaluate(build, when, context), other, holds=False)
            asm.emit("STORE", *place(cell), asm.preset(int(order == "le")), note=f"byte order {order}")
            asm.emit("JUMP", done)
            asm.place(other)
        asm.emit("JUMP", build.fail)
        asm.place(done)
    return cell


def copy_byte_order(build: Build, above: Cell, row: Row) -> Cell:
    """Emit the copy of a byte order to a cell of another row."""
    cell = build.cell(row)
    copy_cells(build, above, cell, 1)
    return cell
