"""`process`: bytes that are changed before they are looked at. The machine asks for them and reads what was made."""

from __future__ import annotations

from dataclasses import replace

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions.evaluator import evaluate
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.plan import PROCESSES
from ksyspark.compiler.slots import Bytes, Cell
from ksyspark.compiler.values import load, place
from ksyspark.spec.model import Process


def process_bytes(build: Build, context: Context, process: Process, taken: Cell, at: Cell) -> None:
    """Emit the change of the bytes in the cells `taken` (start, length); those that were made are in the cells `at`.

    Raises Unsupported for a custom process, and where there are no columns: the end of a message is found without.
    """
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
