"""Compile a specification to a plan."""

from collections.abc import Sequence

from ksyspark.compiler import assembler, columns, context, plan, slots
from ksyspark.compiler.fields.instances import InstanceCompiler
from ksyspark.compiler.fields.seq import SeqReader
from ksyspark.compiler.values import kind_of
from ksyspark.spec import declared_types, inference, model, recursion
from ksyspark.spec.data_types import show


def make_plan_of_type(
    typer: inference.Typer, top: model.TypeSpec, *, has_columns: bool = True, cycles: Sequence[recursion.Cycle] = ()
) -> plan.Plan:
    """Return the plan of messages that are values of a type, be it the top type of a specification or another.

    The first table holds one row a message. Without columns the plan only finds where a message ends. Types of `cycles`
    that contain themselves become flat lists; other libraries have none, or none left.
    """
    asm = assembler.Assembler()
    build = context.Build(typer, asm, asm.label(), has_columns=has_columns, has_trees=bool(cycles))
    table = asm.table(top.id)
    row = slots.Row(table, asm.address(table))
    root = slots.Part(top, row, None, None, None)
    asm.emit("ROW", row.table, row.address, asm.register(), note=top.id)
    reader = SeqReader(build, cycles)
    build.instance = reader.ensure_instance
    _params(build, root)
    reader.read(root)
    build.taken = context.WHOLE_BYTE
    if has_columns:
        instances = InstanceCompiler(build)
        instances.write(root)
        instances.write_trees(reader.recursion.trees)
    asm.emit("DONE", note="read")
    asm.place(build.fail)
    asm.emit("FAIL", note="fall back")
    program, notes = asm.resolved()
    return plan.Plan(
        tuple(program),
        bytes(asm.constants),
        tuple(plan.Table(one.width, tuple(one.flags), one.name) for one in asm.tables),
        asm.registers_needed,
        asm.numbers,
        tuple(asm.addresses),
        tuple(build.encodings),
        columns.part_of(root),
        tuple(build.checks),
        dict(sorted(build.unsupported.items())),
        tuple(columns.trees_of(root, reader.recursion.trees)),
        tuple(notes),
    )


def _params(build: context.Build, root: slots.Part) -> None:
    """Emit the parameters of the message: a number takes one parameter of the machine, bytes and text take two."""
    number = 0
    for parameter in root.spec.params:
        declared = declared_types.type_of_parameter(build.library, root.spec, parameter)
        kind = kind_of(declared)
        if kind is None or kind == "float":
            build.unsupported["::".join(root.spec.path)] = f"the parameter {parameter.id} is {show(declared)}"
            number += declared_types.is_plain(build.library, root.spec, parameter)
            continue
        width = 2 if kind in ("bytes", "str") else 1
        register = build.assembler.register(width)
        for part in range(width):
            build.assembler.emit("PARAM", register + part, number + part, note=parameter.id)
        root.params[parameter.id] = slots.Known(register, kind, number)
        number += width
