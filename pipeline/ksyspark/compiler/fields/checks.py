"""Emit the rules of a field: `contents`, `valid` and its encoding. A message that breaks one ends and falls back."""

from ksyspark.compiler.context import Build, Context
from ksyspark.compiler.expressions import Evaluator, evaluate, jump_unless
from ksyspark.compiler.formulas import Formulas, NotAFormula, operators
from ksyspark.compiler.operators import jump_on
from ksyspark.compiler.plan import Fixed
from ksyspark.compiler.slots import Bytes, Optional, Scalar, Slot
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
