"""Emit the rules of a field: `contents`, `valid` and its encoding. A message that breaks one ends and falls back.

Behind all fields of a type stand its checksums.
"""

from collections.abc import Sequence
from dataclasses import replace

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import Evaluator, evaluate, jump_on, jump_unless
from ksyspark.compiler.formulas import Formulas, NotAFormula, operators
from ksyspark.compiler.plan import Fixed, Number
from ksyspark.compiler.slots import Bytes, Cell, Optional, Part, Scalar, Slot
from ksyspark.compiler.values import Value, load, place
from ksyspark.spec.model import Attribute, Formula, Valid

# Rules with more operators are cheaper in the program, with short-circuit evaluation.
_MOST_OPERATORS = 5
_SIGNS = {"eq": "==", "min": ">=", "max": "<="}


def check_field(build: Build, context: Context, attribute: Attribute, slot: Slot) -> None:
    """Emit all checks of a value just read; `_` in its rules is the value."""
    value_slot = slot.value if isinstance(slot, Optional) else slot
    match value_slot:
        case Bytes(at, str() as encoding):
            build.assembler.emit("TEXTAT", *place(at), build.encoding(encoding), note=f"{attribute.id} is {encoding}")
        case Scalar(_, Fixed(encoding=str() as encoding)):
            number = build.encoding(encoding)
            register = load(build, value_slot).register
            build.assembler.emit("TEXT", register, number, note=f"{attribute.id} is {encoding}")
    if attribute.contents is not None:
        contents = Evaluator(build, context).constant_bytes(attribute.contents)
        jump_on(build, "==", load(build, value_slot), contents, build.fail, holds=False)
    if attribute.valid is not None:
        _valid(build, context.with_item(value_slot), attribute, attribute.valid, value_slot)


def _valid(build: Build, context: Context, attribute: Attribute, valid: Valid, slot: Slot) -> None:
    # Without the field its cell is undefined.
    is_always_present = attribute.condition is None and not attribute.is_instance
    for key, formula in valid.formulas.items():
        if is_always_present and _is_deferred(build, context, key, formula, slot):
            continue
        build.assembler.announce(attribute.id)
        with build.assembler.temporaries():
            if key == "expr":
                jump_unless(build, formula, context, build.fail)
            else:
                value = load(build, slot)
                jump_on(build, _SIGNS[key], value, evaluate(build, formula, context), build.fail, holds=False)
    if valid.any_of is not None:
        build.assembler.announce(f"{attribute.id}, valid: any of these")
        _one_of(build, load(build, slot), [evaluate(build, formula, context) for formula in valid.any_of])
    if valid.in_enum:
        build.assembler.announce(f"{attribute.id}, valid: in its enum")
        spec = build.library.find_enum(context.part.spec, attribute.enum or ())
        evaluator = Evaluator(build, context)
        _one_of(build, load(build, slot), [evaluator.constant(code) for code in (spec.values if spec else ())])


def _is_deferred(build: Build, context: Context, key: str, formula: Formula, slot: Slot) -> bool:
    """Defer a short rule on the message's own row: it is checked for all messages at once behind the run."""
    part = context.part
    # An instance may be absent, and all that it holds with it.
    if not build.has_columns or part.row.table != 0 or not part.is_current or part.call is not None:
        return False
    formulas = Formulas(build.library, part, slot)
    try:
        check = formulas.formula(formula.tree) if key == "expr" else formulas.compared(_SIGNS[key], slot, formula.tree)
    except NotAFormula:
        return False
    if not check.is_bool or operators(check.operand) > _MOST_OPERATORS:
        return False
    build.checks.append(check.operand)
    return True


def _one_of(build: Build, value: Value, allowed: list[Value]) -> None:
    equal = build.assembler.label()
    for choice in allowed:
        jump_on(build, "==", value, choice, equal, holds=True)
    build.assembler.emit("JUMP", build.fail)
    build.assembler.place(equal)


def note_position(build: Build, part: Part) -> Cell:
    """Emit where the stream stands into a new cell; return it."""
    cell, asm = build.cell(part.row), build.assembler
    with asm.temporaries():
        position = asm.register()
        asm.emit("POSITION", position, asm.preset(0))
        asm.emit("STORE", *place(cell), position)
    return cell


def note_checksums(build: Build, part: Part, borders: Sequence[Cell]) -> None:
    """Emit a row for each checksum that is there, to be compared behind the program; `borders` are between fields."""
    asm, seq = build.assembler, part.spec.seq
    for number, name, checksum in part.spec.checksums if borders else ():
        slot, absent = part.slots[name], asm.label()
        table = build.checksums.setdefault(checksum.algorithm, -1)
        if table < 0:
            table = build.checksums[checksum.algorithm] = asm.table(checksum.algorithm)
            asm.cells(table, 6)
        with asm.temporaries():
            register, row = asm.register(), asm.address(table)
            if isinstance(slot, Optional):
                asm.emit("LOAD", register, *place(slot.present))
                asm.emit("JZ", register, absent)
                slot = slot.value
            asm.emit("ROW", table, row, register, note=f"{name} is {checksum.algorithm}")
            asm.emit("ROWS", register, 0)
            asm.emit("STORE", row, 0, register)
            for cell, border in enumerate((*checksum.borders(seq, number), number, number + 1), 1):
                asm.emit("LOAD", register, *place(borders[border]))
                asm.emit("STORE", row, cell, register)
            assert isinstance(slot, Scalar)
            assert isinstance(slot.source, Number)
            # Registers hold numbers of 64 bits with a sign.
            told = load(build, Scalar(slot.row, replace(slot.source, is_signed=True)))
            asm.emit("STORE", row, 5, told.register)
        asm.place(absent)
