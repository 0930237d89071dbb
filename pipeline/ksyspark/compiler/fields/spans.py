"""Emit the reading of bytes: by size, to the end of the stream or a terminator, and through `process`."""

from dataclasses import replace

from ksyspark.compiler.context import WHOLE_BYTE, Build, Context
from ksyspark.compiler.expressions import evaluate
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.plan import PROCESSES
from ksyspark.compiler.slots import Bytes, Cell, Row
from ksyspark.compiler.values import load, place
from ksyspark.spec.model import Attribute, Process


def process_bytes(build: Build, context: Context, process: Process, taken: Cell, at: Cell) -> None:
    """Emit the change of the bytes in cells `taken` into cells `at`. Raises Unsupported, also without columns."""
    if process.name not in PROCESSES or not build.has_columns:
        raise Unsupported(f"`process: {process.name}`")
    asm = build.assembler
    with asm.temporaries():
        octets, argument = load(build, Bytes(taken, None)), asm.register(2)
        for tree in process.arguments:
            value = evaluate(build, replace(process.formula, tree=tree), context)
            asm.emit("MOVE", argument, value.register)
            # A number has no length.
            asm.emit("MOVE", argument + 1, value.register + 1 if value.kind == "bytes" else asm.preset(-1))
        asm.emit("PROCESS", *place(at), octets.register, argument, PROCESSES.index(process.name), note=process.name)


def read_bytes(build: Build, context: Context, attribute: Attribute, row: Row, encoding: str | None = None) -> Bytes:
    """Emit the reading of bytes into two cells of a row, and their `process`; return their slot. Raises Unsupported."""
    at = build.cell(row, 2)
    plain = at if attribute.process is None else build.cell(row, 2)
    _take_bytes(build, context, attribute, plain)
    build.taken = WHOLE_BYTE
    if attribute.process is not None:
        process_bytes(build, context, attribute.process, plain, at)
    return Bytes(at, encoding)


def _take_bytes(build: Build, context: Context, attribute: Attribute, at: Cell) -> None:
    """Emit the reading of bytes. A terminator of several bytes is that of `strz`: zeros, as wide as a character.

    With a size, padding that is not the terminator is removed first, then everything from the terminator on, as
    official parsers do.
    """
    delimiter, asm = attribute.delimiter, build.assembler
    if not delimiter.has_size:
        assert delimiter.terminator is not None
        flags = delimiter.include + 2 * delimiter.consume + 4 * delimiter.eos_error
        operation, end = _terminator(delimiter.terminator)
        asm.emit(f"UNTIL{operation}", *place(at), end, flags, note=attribute.id)
        return
    if delimiter.size is not None:
        asm.emit("BYTES", *place(at), evaluate(build, delimiter.size, context).register, note=attribute.id)
    else:
        asm.emit("REST", *place(at), note=attribute.id)
    if delimiter.padding is not None:
        asm.emit("UNPAD", *place(at), delimiter.padding)
    if delimiter.terminator is not None:
        operation, end = _terminator(delimiter.terminator)
        asm.emit(f"CUT{operation}", *place(at), end, int(delimiter.include))


def _terminator(terminator: bytes) -> tuple[str, int]:
    """Return the end of the operation's name that looks for a terminator, and its operand: the byte, or the zeros."""
    return ("", terminator[0]) if len(terminator) == 1 else ("ZEROS", len(terminator))
