"""Reading runs of bytes: their end, and what is cut off."""

from __future__ import annotations

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import evaluate
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Cell
from ksyspark.compiler.values import place
from ksyspark.spec.model import Attribute


def read_bytes(build: Build, context: Context, attribute: Attribute, at: Cell) -> None:
    """Emit the reading of bytes into two cells (start, length): by size, to the stream's end, or to a terminator.

    With a size, padding is cut first, then all from the terminator on, as the official compiler has it.
    """
    delimiter, asm = attribute.delimiter, build.assembler
    if delimiter.terminator is not None and len(delimiter.terminator) != 1:
        raise Unsupported("a terminator of several bytes")
    if delimiter.size is None and not delimiter.size_eos:
        _read_to_terminator(build, attribute, at)
        return
    if delimiter.size is not None:
        asm.emit("BYTES", *place(at), evaluate(build, delimiter.size, context).register, note=attribute.id)
    else:
        asm.emit("REST", *place(at), note=attribute.id)
    if delimiter.pad_right is not None:
        asm.emit("UNPAD", *place(at), delimiter.pad_right)
    if delimiter.terminator is not None:
        asm.emit("CUT", *place(at), delimiter.terminator[0], int(delimiter.include))


def _read_to_terminator(build: Build, attribute: Attribute, at: Cell) -> None:
    delimiter = attribute.delimiter
    assert delimiter.terminator is not None
    flags = delimiter.include + 2 * delimiter.consume + 4 * delimiter.eos_error
    build.assembler.emit("UNTIL", *place(at), delimiter.terminator[0], flags, note=attribute.id)
    if delimiter.pad_right is not None:
        build.assembler.emit("UNPAD", *place(at), delimiter.pad_right)
