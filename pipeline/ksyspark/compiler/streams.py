"""What an expression asks of a stream: its size, the position in it, whether it ends there."""

from __future__ import annotations

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Part
from ksyspark.compiler.values import Value, place


def of_stream(build: Build, context: Context, part: Part, name: str) -> Value:
    """Emit what is asked of the stream of a part: its `size`, and, while the part is read, `pos` and `eof`.

    Raises Unsupported for anything else.
    """
    asm, register = build.assembler, build.assembler.register()
    if name == "size":
        if part.io is None:
            asm.emit("ROOTSIZE", register)
        else:
            asm.emit("LOAD", register, part.io.at.row.address, part.io.at.index + 1)
        return Value("int", register)
    if not (context.is_reading and part.io is context.part.io):
        raise Unsupported(f"`_io.{name}` after the part is read, or of another stream")
    if name == "eof":
        return _end_of_stream(build, part, register)
    if part.io is None:
        asm.emit("ROOTSTART", register)
    else:
        asm.emit("LOAD", register, *place(part.io.at))
    asm.emit("POSITION", register, register)
    return Value("int", register)


def _end_of_stream(build: Build, part: Part, register: int) -> Value:
    """Inside a byte the official runtime says that the stream goes on."""
    if part.is_inside_byte:
        raise Unsupported("`_io.eof` behind a bit field that ends inside a byte")
    build.assembler.emit("EOF", register)
    return Value("bool", register)
