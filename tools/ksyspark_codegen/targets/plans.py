"""`plans/<id>.py`: the program of a format, one instruction a line with what it is for, and where its columns are."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ksyspark.compiler import Plan
from ksyspark.compiler.instructions import Instruction
from ksyspark.compiler.slots import (
    Apply,
    Bytes,
    Choice,
    FixedBits,
    FixedBytes,
    FixedNumber,
    Items,
    NumberCell,
    Operand,
    Optional,
    Parameter,
    Part,
    Slot,
)
from ksyspark.layout.lowered import Model
from ksyspark.spec.model import SwitchUse
from ksyspark.spec.switch_cases import case_ids
from ksyspark.spec.unrolled import depth_of
from ksyspark_codegen.targets.templates import fill, generated_header

_SOURCES = (
    "Apply",
    "Bits",
    "Fixed",
    "Formula",
    "Inline",
    "Items",
    "Number",
    "OneOf",
    "Plan",
    "Present",
    "Rows",
    "Span",
    "Table",
    "Parameter",
    "Computed",
)


def plan_text(model: Model, plans: Mapping[str, Plan]) -> str:
    """Return the source of a plan module.

    `PLAN` reads messages, `FRAME` finds their ends in a stream, `IN_STEP` does so with the rules that tell whether the
    stream is in step; the last two are None where there are none.
    """
    missing = [name for name in ("FRAME", "IN_STEP") if name not in plans]
    body = fill("plan_body.py.jinja", plans={name: _laid_out(one) for name, one in plans.items()}, missing=missing)
    return fill(
        "plan.py.jinja",
        header=generated_header(model.file),
        model=model,
        operations=sorted({instruction.operation for one in plans.values() for instruction in one.instructions}),
        sources=[name for name in _SOURCES if re.search(rf"\b{name}\(", body)],
        body=body,
    )


def _laid_out(plan: Plan) -> dict[str, object]:
    lines = [
        {
            "code": f"({one.operation}, {''.join(f'{part}, ' for part in one.operands)}".rstrip(", ") + _end(one),
            "note": note,
        }
        for one, note in zip(
            plan.instructions, map(_note, range(len(plan.instructions)), plan.instructions), strict=True
        )
    ]
    tables = [{"width": table.width, "flags": tuple(table.flags), "name": table.name} for table in plan.tables]
    return {
        "lines": lines,
        "tables": tables,
        "root": _part(plan.root, 1),
        "checks": [*map(_operand, plan.checks)],
        "plan": plan,
    }


def _end(instruction: Instruction) -> str:
    return ")," if instruction.operands else ",),"


def _note(number: int, instruction: Instruction) -> str:
    return f"# {number}: {instruction.note}" if instruction.note else f"# {number}"


def _part(part: Part, depth: int) -> str:
    inner, outer = "    " * (depth + 1), "    " * depth
    columns = [
        f"{inner}{name!r}: {_source(part, name, slot, depth + 1)},\n"
        for name, slot in part.slots.items()
        if not name.startswith("#")
    ] + [
        f"{inner}{name!r}: Formula({formula.kind!r}, {_operand(formula.operand)}),\n"
        for name, formula in part.formulas.items()
    ]
    listed = f"{{\n{''.join(columns)}{outer}}}" if columns else "{}"
    whole = _whole(part)
    return f"Inline({listed}, {_source(part, '', whole, depth)})" if whole else f"Inline({listed})"


def _whole(part: Part) -> Bytes | None:
    """Return the bytes of a part that a reader may ask for whole: the first of a level of a recursive type."""
    is_of_parent = part.parent is not None and part.io == part.parent.io
    return None if is_of_parent or depth_of(part.spec) == 1 else part.io


def _source(part: Part, name: str, slot: Slot, depth: int) -> str:
    match slot:
        case Items(at, row, item):
            return f"Items({at.index}, {row.table}, {_source(part, name, item, depth)})"
        case Optional(present, value, None):
            return f"Present({present.index}, {_source(part, name, value, depth)})"
        case Optional(present, value, row) if row is not None:
            return f"Rows({present.index}, {row.table}, {_source(part, name, value, depth)})"
        case Choice(cases):
            ids = _ids(part, name)
            listed = ", ".join(f"{ids[key]!r}: {_source(part, name, case, depth)}" for key, case in cases.items())
            return f"OneOf({{{listed}}})"
        case Part():
            return _part(slot, depth)
        case _:
            return _scalar(slot)


def _scalar(slot: Slot | Operand) -> str:
    match slot:
        case FixedNumber(at, offset, width, is_signed, is_float, order, endian):
            last = f", {endian.index}" if endian else ""
            return f"Number({at.index}, {offset}, {width}, {is_signed}, {is_float}, {order!r}{last})"
        case FixedBits(at, offset, bit, width, order):
            return f"Bits({at.index}, {offset}, {bit}, {width}, {order!r})"
        case FixedBytes(at, offset, length, encoding):
            return f"Fixed({at.index}, {offset}, {length}, {encoding!r})"
        case NumberCell(at, kind):
            return f"Computed({at.index}, {kind!r})"
        case Bytes(at, encoding):
            return f"Span({at.index}, {encoding!r})"
    raise AssertionError(f"no column of {slot!r}")


def _operand(operand: Operand) -> str:
    match operand:
        case Apply(operator, operands):
            inner = ", ".join(map(_operand, operands))
            return f"Apply({operator!r}, ({inner}{',' if len(operands) == 1 else ''}))"
        case Parameter(number):
            return f"Parameter({number})"
        case FixedNumber() | FixedBits() | FixedBytes() | NumberCell():
            return _scalar(operand)
        case _:
            return repr(operand)


def _ids(part: Part, name: str) -> Mapping[str, str]:
    attribute = part.attribute(name)
    assert attribute is not None
    assert isinstance(attribute.use, SwitchUse)
    return case_ids(attribute, attribute.use)
