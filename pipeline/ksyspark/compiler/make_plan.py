"""Compile a specification to a plan: the program, and where each column lies in the tables that it fills."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ksyspark.compiler import assembler, context, plan, slots
from ksyspark.compiler.fields.instances import InstanceCompiler
from ksyspark.compiler.fields.recursion import TreeTable
from ksyspark.compiler.fields.seq import SeqReader
from ksyspark.compiler.values import kind_of
from ksyspark.spec import declared_types, inference, model, recursion
from ksyspark.spec.columns import is_technical
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
        _part(root),
        tuple(build.checks),
        dict(sorted(build.unsupported.items())),
        tuple(_trees(root, reader.recursion.trees)),
        tuple(build.checksums.items()),
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


def _part(part: slots.Part) -> plan.Inline:
    """Return the columns of a user type: its fields and instances, those that are formulas last."""
    columns: dict[str, plan.Source] = {
        # A name with `#` stands for a field without id, which has no column.
        name: _source(slot)
        for name, slot in part.slots.items()
        if not name.startswith("#")
    }
    return plan.Inline({**columns, **part.formulas}, _whole(part))


def _trees(root: slots.Part, trees: Sequence[TreeTable]) -> Iterator[plan.Tree]:
    """Yield the flat lists of recursive types, and the ways that lead to their rows."""
    above = [(0, root), *((tree.table, part) for tree in trees for _, part in tree.kinds.values())]
    ways = [(table, way) for table, part in above for way in _ways(part)]
    for tree in trees:
        here = [(table, way) for table, way in ways if way[-1].table == tree.table]
        yield plan.Tree(
            tree.table,
            tree.level is None,
            tuple(("::".join(path), kind.index, _part(part)) for path, (kind, part) in tree.kinds.items()),
            tuple(way for table, way in here if table == tree.table),
            tuple((table, way) for table, way in here if table != tree.table),
        )


def _ways(part: slots.Part) -> Iterator[plan.Way]:
    """Yield the ways from a part to the rows of recursive types in it, in the order of its columns."""
    for attribute in part.spec.attributes():
        if attribute.id in part.slots and not is_technical(attribute.about):
            yield from _below(part.slots[attribute.id], attribute.id)


def _below(slot: slots.Slot, path: str) -> Iterator[plan.Way]:
    match slot:
        case slots.TreeRow(at, inner):
            yield (plan.Step(inner.row.table, at.index, path),)
        case slots.Items(at, row, item, list_cell):
            step = plan.Step(row.table, at.index, path, is_list=True, list_cell=list_cell)
            yield from ((step, *way) for way in _below(item, ""))
        case slots.Optional(_, value, None):
            yield from _below(value, path)
        case slots.Optional(present, value, slots.Row(table)):
            yield from ((plan.Step(table, present.index, path), *way) for way in _below(value, ""))
        case slots.Choice(cases, ids):
            for key, case in cases.items():
                yield from _below(case, f"{path}.{ids[key]}" if path else ids[key])
        case slots.Part():
            for first, *more in _ways(slot):
                yield (replace(first, path=f"{path}.{first.path}" if path else first.path), *more)


def _whole(part: slots.Part) -> plan.Span | None:
    """Return the bytes of a nested level of a recursive type, which may be a column as a whole."""
    is_of_parent = part.parent is not None and part.io == part.parent.io
    if is_of_parent or part.io is None or recursion.depth_of(part.spec) == 1:
        return None
    return plan.Span(part.io.at.index, part.io.encoding)


def _source(slot: slots.Slot) -> plan.Source:
    match slot:
        case slots.Items(at, row, item, list_cell):
            return plan.Items(at.index, row.table, _source(item), list_cell)
        case slots.Optional(present, value, None):
            return plan.Present(present.index, _source(value))
        case slots.Optional():
            return _rows(slot)
        case slots.Choice(cases, ids):
            return plan.OneOf({ids[key]: _rows(case) for key, case in cases.items()})
        case slots.TreeRow(at, inner):
            return plan.TreeRow(at.index, inner.row.table)
        case slots.Part():
            return _part(slot)
        case slots.Bytes(at, encoding):
            return plan.Span(at.index, encoding)
        case slots.Scalar():
            return slot.source
    raise AssertionError(f"no column of {slot!r}")


def _rows(slot: slots.Optional) -> plan.Rows:
    assert slot.row is not None
    return plan.Rows(slot.present.index, slot.row.table, _source(slot.value))
