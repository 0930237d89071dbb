"""Look at the same layout in another row."""

from __future__ import annotations

from dataclasses import replace

from ksyspark.compiler.slots import (
    Bytes,
    Cell,
    Choice,
    Constant,
    FixedNumber,
    Items,
    Known,
    Optional,
    Part,
    Row,
    Slot,
)


def rebind(slot: Slot, old: Row, new: Row) -> Slot:
    """Return a slot as it lies in row `new` instead of row `old`. Rows below keep their own addresses."""
    match slot:
        case Part():
            return _part(slot, old, new)
        case Optional(present, value, row):
            return Optional(_cell(present, old, new), value if row else rebind(value, old, new), row)
        case Choice(cases):
            rebound = {key: rebind(case, old, new) for key, case in cases.items()}
            return Choice({key: case for key, case in rebound.items() if isinstance(case, Optional)})
        case Known() | Constant():
            return slot
        case FixedNumber(endian=Cell() as endian):
            return replace(slot, at=_cell(slot.at, old, new), endian=_cell(endian, old, new))
        case Items():
            return replace(slot, at=_cell(slot.at, old, new))
        case _:
            return replace(slot, at=_cell(slot.at, old, new))


def _cell(cell: Cell, old: Row, new: Row) -> Cell:
    return Cell(new, cell.index) if cell.row == old else cell


def _part(part: Part, old: Row, new: Row) -> Part:
    if part.row != old:
        return part
    io = rebind(part.io, old, new) if part.io else None
    assert io is None or isinstance(io, Bytes)
    endian = _cell(part.endian, old, new) if part.endian else None
    moved = Part(part.spec, new, part.parent, part.root, io, endian=endian, call=part.call, is_current=False)
    moved.params = {name: rebind(slot, old, new) for name, slot in part.params.items()}
    moved.slots = {name: rebind(slot, old, new) for name, slot in part.slots.items()}
    for child in moved.slots.values():
        if isinstance(child, Part) and child.parent is part:
            child.parent = moved
    return moved
