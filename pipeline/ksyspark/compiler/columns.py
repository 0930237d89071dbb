"""Turn the slots of a finished program into the sources of a plan: where each column lies in the tables."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.compiler import plan, slots
from ksyspark.spec.model import SwitchUse
from ksyspark.spec.switch_cases import case_ids
from ksyspark.spec.unrolled import depth_of


def part_of(part: slots.Part) -> plan.Inline:
    """Return the columns of a user type: its fields and instances, those that are formulas last."""
    columns: dict[str, plan.Source] = {
        # A name with `#` stands for a field without id, which has no column.
        name: _source(part, name, slot)
        for name, slot in part.slots.items()
        if not name.startswith("#")
    }
    return plan.Inline({**columns, **part.formulas}, _whole(part))


def scalar_of(
    slot: slots.FixedNumber | slots.FixedBits | slots.FixedBytes | slots.NumberCell,
) -> plan.Number | plan.Bits | plan.Fixed | plan.Computed:
    """Return the source of a value that takes one column."""
    match slot:
        case slots.FixedNumber(at, offset, width, is_signed, is_float, order, endian):
            return plan.Number(at.index, offset, width, is_signed, is_float, order, endian.index if endian else -1)
        case slots.FixedBits(at, offset, bit, width, order):
            return plan.Bits(at.index, offset, bit, width, order)
        case slots.FixedBytes(at, offset, length, encoding):
            return plan.Fixed(at.index, offset, length, encoding)
        case slots.NumberCell(at, kind):
            return plan.Computed(at.index, kind)


def _whole(part: slots.Part) -> plan.Span | None:
    """Return the bytes of a nested level of a recursive type, which may be a column as a whole."""
    is_of_parent = part.parent is not None and part.io == part.parent.io
    if is_of_parent or part.io is None or depth_of(part.spec) == 1:
        return None
    return plan.Span(part.io.at.index, part.io.encoding)


def _source(part: slots.Part, name: str, slot: slots.Slot) -> plan.Source:
    match slot:
        case slots.Items(at, row, item):
            return plan.Items(at.index, row.table, _source(part, name, item))
        case slots.Optional(present, value, None):
            return plan.Present(present.index, _source(part, name, value))
        case slots.Optional():
            return _rows(part, name, slot)
        case slots.Choice(cases):
            ids = _ids(part, name)
            return plan.OneOf({ids[key]: _rows(part, name, case) for key, case in cases.items()})
        case slots.Part():
            return part_of(slot)
        case slots.Bytes(at, encoding):
            return plan.Span(at.index, encoding)
        case slots.FixedNumber() | slots.FixedBits() | slots.FixedBytes() | slots.NumberCell():
            return scalar_of(slot)
    raise AssertionError(f"no column of {slot!r}")


def _rows(part: slots.Part, name: str, slot: slots.Optional) -> plan.Rows:
    assert slot.row is not None
    return plan.Rows(slot.present.index, slot.row.table, _source(part, name, slot.value))


def _ids(part: slots.Part, name: str) -> Mapping[str, str]:
    attribute = part.attribute(name)
    assert attribute is not None
    assert isinstance(attribute.use, SwitchUse)
    return case_ids(attribute, attribute.use)
