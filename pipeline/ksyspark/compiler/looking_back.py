"""What the items of a repeated structure are told: by instances worked out before, by the items in front."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import Evaluator
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.loops import Loop
from ksyspark.compiler.positions import asks_where
from ksyspark.compiler.rules import check_field
from ksyspark.compiler.slots import Bytes, Cell, Items, NumberCell, Part, Row
from ksyspark.compiler.values import place
from ksyspark.spec.expressions import names_in
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.model import Attribute, Parameter, UserTypeUse
from ksyspark.spec.types.data_types import BitsType, BooleanType, EnumType, IntegerType
from ksyspark.spec.types.declared import type_of_parameter

NewPart = Callable[[Part, UserTypeUse, Row, Bytes | None], Part]


def looks_back(attribute: Attribute) -> bool:
    """Tell whether the arguments of a repeated field name the field itself: its items so far."""
    use = attribute.use
    return isinstance(use, UserTypeUse) and any(attribute.id in names_in(one) for one in use.reference.arguments)


def has_end(attribute: Attribute) -> bool:
    """Tell whether a field has a size or an end of its own."""
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None


def read_linked(
    build: Build, context: Context, attribute: Attribute, loop: Loop, new_part: NewPart, read: Callable[[Part], None]
) -> Items:
    """Emit the items of a loop that has begun, each told by the ones before it. Raises Unsupported.

    Where the values of an item lie is known behind its reading: the arguments are worked out there, in a piece that
    every item jumps to first and that jumps back.
    """
    asm, part, use = build.assembler, context.part, attribute.use
    assert isinstance(use, UserTypeUse)
    if has_end(attribute):
        raise Unsupported("items in streams of their own that ask for the items before them")
    arguments, body, over = asm.label(), asm.label(), asm.label()
    asm.emit("JUMP", arguments)
    asm.place(body)
    item = new_part(part, use, loop.row, None)
    cells = [_declared_cell(build, item, parameter) for parameter in item.spec.params]
    with asm.temporaries():
        read(item)
        check_field(build, context, attribute, item)
    loop.finish(item)
    asm.emit("JUMP", over)
    asm.place(arguments)
    items, looks = Items(loop.at, loop.row, item), asm.looks
    part.slots[attribute.id] = items
    for cell, argument in zip(cells, use.reference.arguments, strict=True):
        with asm.temporaries():
            asm.emit("STORE", *place(cell), Evaluator(build, context).value(argument).register)
    asm.emit("JUMP", body)
    asm.place(over)
    asm.looks = looks
    return items


def work_out_before(build: Build, part: Part, attribute: Attribute) -> None:
    """Emit once, before a loop, the instances that its items are told; should one fail, the message ends here.

    Such a message is judged by the reference decoder, which may find nothing wrong where there is no item.
    """
    if attribute.condition is not None or attribute.is_instance or not isinstance(attribute.use, UserTypeUse):
        return
    for argument in attribute.use.reference.arguments:
        instance = part.spec.instances.get(argument.id) if isinstance(argument, Name) else None
        if instance is None or instance.value is None or instance.condition or asks_where(instance.value.tree):
            continue
        with build.assembler.temporaries():
            Evaluator(build, Context(part, is_certain=True)).value(argument)


def _declared_cell(build: Build, part: Part, parameter: Parameter) -> Cell:
    """Give a parameter a cell by its declared type, before its value is worked out. Raises Unsupported for texts."""
    found = type_of_parameter(build.library, part.spec, parameter)
    base = found.base if isinstance(found, EnumType) else found
    if not isinstance(base, IntegerType | BooleanType | BitsType):
        raise Unsupported(f"the parameter {parameter.id} is no whole number, and asks for the item before")
    cell = build.cell(part.row)
    part.params[parameter.id] = NumberCell(cell, "bool" if isinstance(base, BooleanType) else "int")
    return cell
