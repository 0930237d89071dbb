"""Compile a specification to a plan."""

from collections.abc import Sequence
from typing import Literal

from ksyspark.compiler.assembler import Assembler
from ksyspark.compiler.columns import part_of, trees_of
from ksyspark.compiler.context import WHOLE_BYTE, Build
from ksyspark.compiler.fields.instances import InstanceCompiler
from ksyspark.compiler.fields.seq import SeqReader
from ksyspark.compiler.plan import Plan, Table
from ksyspark.compiler.slots import Known, Part, Row, Slot
from ksyspark.spec.data_types import BitsType, BooleanType, BytesType, DataType, EnumType, IntegerType, StringType, show
from ksyspark.spec.declared_types import is_plain, type_of_parameter
from ksyspark.spec.inference import Typer
from ksyspark.spec.model import Attribute, Spec, TypeSpec
from ksyspark.spec.recursion import Cycle

_KINDS: dict[Literal["int", "bool", "bytes", "str"], tuple[type[DataType], ...]] = {
    "int": (IntegerType, BitsType),
    "bool": (BooleanType,),
    "bytes": (BytesType,),
    "str": (StringType,),
}


def make_plan(typer: Typer, spec: Spec, *, has_columns: bool = True) -> Plan:
    """Return the plan of a checked specification; without columns it only finds where a message ends.

    The first table holds one row a message.
    """
    return make_plan_of_type(typer, spec.root, has_columns=has_columns)


def make_plan_of_type(typer: Typer, top: TypeSpec, *, has_columns: bool = True, cycles: Sequence[Cycle] = ()) -> Plan:
    """Return the plan of messages that are values of a type, be it the top type of a specification or another.

    Types of `cycles` that contain themselves become flat lists; other libraries have none, or none left.
    """
    asm = Assembler()
    build = Build(typer, asm, asm.label(), instance=_not_yet, has_columns=has_columns, has_trees=bool(cycles))
    table = asm.table(top.id)
    row = Row(table, asm.address(table))
    root = Part(top, row, None, None, None)
    asm.emit("ROW", row.table, row.address, asm.register(), note=top.id)
    reader = SeqReader(build, cycles)
    build.instance = reader.ensure_instance
    _params(build, root)
    reader.read(root)
    build.taken = WHOLE_BYTE
    if has_columns:
        instances = InstanceCompiler(build)
        instances.write(root)
        instances.write_trees(reader.recursion.trees)
    asm.emit("DONE", note="read")
    asm.place(build.fail)
    asm.emit("FAIL", note="fall back")
    program, notes = asm.resolved()
    return Plan(
        tuple(program),
        bytes(asm.constants),
        tuple(Table(one.width, tuple(one.flags), one.name) for one in asm.tables),
        asm.registers_needed,
        asm.numbers,
        tuple(asm.addresses),
        tuple(build.encodings),
        part_of(root),
        tuple(build.checks),
        dict(sorted(build.unsupported.items())),
        tuple(trees_of(root, reader.recursion.trees)),
        tuple(notes),
    )


def _params(build: Build, root: Part) -> None:
    """Emit the parameters of the message: a number takes one parameter of the machine, bytes and text take two."""
    number = 0
    for parameter in root.spec.params:
        declared = type_of_parameter(build.library, root.spec, parameter)
        base = declared.base if isinstance(declared, EnumType) else declared
        kind = next((kind for kind, types in _KINDS.items() if isinstance(base, types)), None)
        if kind is None:
            build.unsupported["::".join(root.spec.path)] = f"the parameter {parameter.id} is {show(declared)}"
            number += is_plain(build.library, root.spec, parameter)
            continue
        width = 2 if kind in ("bytes", "str") else 1
        register = build.assembler.register(width)
        for part in range(width):
            build.assembler.emit("PARAM", register + part, number + part, note=parameter.id)
        root.params[parameter.id] = Known(register, kind, number)
        number += width


def _not_yet(_part: Part, attribute: Attribute) -> Slot:
    raise AssertionError(f"{attribute.id} is read before there is a reader")
