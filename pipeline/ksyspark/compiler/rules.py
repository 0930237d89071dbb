"""Rules: `contents`, `valid` and encodings. A message that breaks one ends here."""

from __future__ import annotations

from ksyspark.compiler.columnar import Columnar, attempt, operators
from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import Evaluator, evaluate, leave_unless
from ksyspark.compiler.operators import jump_on
from ksyspark.compiler.slots import Bytes, FixedBytes, Optional, Slot
from ksyspark.compiler.values import Value, load, place
from ksyspark.spec.model import Attribute, Formula, Valid

# A long rule is cheaper in the machine, which leaves it at the first part that decides.
_FEW = 5
_SIGNS = {"eq": "==", "min": ">=", "max": "<="}


def check_field(build: Build, context: Context, attribute: Attribute, slot: Slot) -> None:
    """Emit all checks of one value just read; `_` in its rules is the value."""
    value_slot = slot.value if isinstance(slot, Optional) else slot
    if isinstance(value_slot, Bytes | FixedBytes) and value_slot.encoding is not None:
        _text(build, attribute, value_slot, build.encoding(value_slot.encoding))
    if attribute.contents is not None:
        contents = Evaluator(build, context).constant_bytes(attribute.contents)
        jump_on(build, "==", load(build, value_slot), contents, build.fail, holds=False)
    if attribute.valid is not None:
        _valid(build, context.with_item(value_slot), attribute, attribute.valid, value_slot)


def _text(build: Build, attribute: Attribute, slot: Bytes | FixedBytes, encoding: int) -> None:
    note = f"{attribute.id} is {slot.encoding}"
    if isinstance(slot, Bytes):
        build.assembler.emit("TEXTAT", *place(slot.at), encoding, note=note)
    else:
        build.assembler.emit("TEXT", load(build, slot).register, encoding, note=note)


def _valid(build: Build, context: Context, attribute: Attribute, valid: Valid, slot: Slot) -> None:
    for key, formula in valid.formulas.items():
        if _is_always_there(attribute) and _is_judged_later(build, context, key, formula, slot):
            continue
        build.assembler.announce(attribute.id)
        with build.assembler.temporaries():
            if key == "expr":
                leave_unless(build, formula, context, build.fail)
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


def _is_always_there(attribute: Attribute) -> bool:
    """Tell whether every message has a field; in one that lacks it, its cell holds anything."""
    return attribute.condition is None and not attribute.is_instance


def _is_judged_later(build: Build, context: Context, key: str, formula: Formula, slot: Slot) -> bool:
    """Note a short rule on the message's own row: it is judged for all messages at once, after the machine."""
    if not build.has_columns or context.part.row.table != 0 or not context.part.is_current:
        return False
    columnar = Columnar(build.library, context.part, slot)
    if key == "expr":
        found = attempt(lambda: columnar.column(formula.tree))
    else:
        found = attempt(lambda: columnar.compared(_SIGNS[key], slot, formula.tree))
    if found is None or not found.is_bool or operators(found.operand) > _FEW:
        return False
    build.checks.append(found.operand)
    return True


def _one_of(build: Build, value: Value, allowed: list[Value]) -> None:
    found = build.assembler.label()
    for one in allowed:
        jump_on(build, "==", value, one, found, holds=True)
    build.assembler.emit("JUMP", build.fail)
    build.assembler.place(found)
