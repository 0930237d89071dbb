"""Emit the reading of bytes: by size, to the end of the stream, or to a terminator."""

from __future__ import annotations

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions.evaluator import evaluate
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Bytes, Cell, Row
from ksyspark.compiler.values import place
from ksyspark.spec.model import Attribute


def read_bytes(build: Build, context: Context, attribute: Attribute, at: Cell) -> None:
    """Emit the reading of bytes into two cells (start, length). Raises Unsupported for a terminator of several bytes.

    With a size, padding that is not the terminator is removed first, then everything from the terminator on, as
    official parsers do.
    """
    delimiter, asm = attribute.delimiter, build.assembler
    if delimiter.terminator is not None and len(delimiter.terminator) != 1:
        raise Unsupported("a terminator of several bytes")
    if not delimiter.has_size:
        _read_to_terminator(build, attribute, at)
        return
    if delimiter.size is not None:
        asm.emit("BYTES", *place(at), evaluate(build, delimiter.size, context).register, note=attribute.id)
    else:
        asm.emit("REST", *place(at), note=attribute.id)
    if delimiter.padding is not None:
        asm.emit("UNPAD", *place(at), delimiter.padding)
    if delimiter.terminator is not None:
        asm.emit("CUT", *place(at), delimiter.terminator[0], int(delimiter.include))


def _read_to_terminator(build: Build, attribute: Attribute, at: Cell) -> None:
    delimiter = attribute.delimiter
    assert delimiter.terminator is not None
    flags = delimiter.include + 2 * delimiter.consume + 4 * delimiter.eos_error
    build.assembler.emit("UNTIL", *place(at), delimiter.terminator[0], flags, note=attribute.id)


def read_stream_bytes(build: Build, attribute: Attribute, context: Context, row: Row) -> Bytes:
    """Emit the reading of the bytes that are a field's own stream; return their slot."""
    stream = Bytes(build.cell(row, 2), None)
    read_bytes(build, context, attribute, stream.at)
    return stream
