"""Slots: where the values of a message lie while the machine reads it, known at compile time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from ksyspark.compiler.instructions import Label
from ksyspark.compiler.plan import Bits, Computed, ComputedText, Fixed, Formula, Number
from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import TypeSpec


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `address` numbers the place in which the machine keeps the number of the current row."""

    table: int
    address: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a row."""

    row: Row
    index: int


@dataclass(frozen=True, slots=True)
class Scalar:
    """A value that takes one column: it lies where `source` says in a row."""

    row: Row
    source: Number | Bits | Fixed | Computed

    @property
    def at(self) -> Cell:
        """The cell that the value is in, or whose position it stands behind."""
        return Cell(self.row, self.source.cell)


@dataclass(frozen=True, slots=True)
class Known:
    """A parameter of the message, in registers that are not reused. Text is in UTF-8."""

    register: int
    kind: Literal["int", "bool", "bytes", "str"]
    number: int


@dataclass(frozen=True, slots=True)
class Constant:
    """A number that is the same in all rows and takes no cell."""

    kind: Literal["int", "bool"]
    number: int


@dataclass(frozen=True, slots=True)
class Bytes:
    """A run of bytes or text: start and length in two cells."""

    at: Cell
    encoding: str | None


@dataclass(frozen=True, slots=True)
class Items:
    """A repeated field: first row and number of rows in two cells; `item` is laid out for the row at `row`.

    Where lists of this field lie in each other, their rows are not side by side. Those of one list have its first row
    in `list_cell`, and in the next cell the number of the row before, plus 1; that of the last is in a third at `at`.
    """

    at: Cell
    row: Row
    item: Slot
    list_cell: int | None = None


@dataclass(frozen=True, slots=True)
class Optional:
    """A field that may be absent: the cell is 0 then, else 1, or for rows of its own the number of the row plus 1."""

    present: Cell
    value: Slot
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A switched field: its cases by their key, and by key the names of their columns."""

    cases: Mapping[str, Optional]
    ids: Mapping[str, str]

    def changed(self, change: Callable[[Slot], Slot]) -> Choice:
        """Return the field with cases that are others."""
        return replace(self, cases={key: cast(Optional, change(case)) for key, case in self.cases.items()})


@dataclass(frozen=True, slots=True)
class TreeRow:
    """A value of a recursive type, in a row of its own: the cell holds the number of that row plus 1, 0 for none."""

    at: Cell
    part: Part = field(compare=False, repr=False)


@dataclass(slots=True)
class Part:
    """A user type at one place of the message. `slots` are added as its fields are compiled; `io` is its stream.

    `handed` are the arguments that are structures, lists or streams, which mean what they do in the part `holder`.
    `formulas` are the instances that need no instructions. `calls` are the subroutines of its `pos` instances (address
    of the return position, entry); `call` is the address of the one that reads this part, None for the seq.
    `has_other_parent` says that the field names what expressions call `_parent`; else that is `parent`.
    `other` holds the part from whose stream an instance of this one is being read.
    `is_current` is False for a part in another row than the one being read.
    """

    spec: TypeSpec
    row: Row
    parent: Part | None
    root: Part | None
    io: Bytes | None
    params: dict[str, Slot] = field(default_factory=dict)
    handed: Mapping[str, Expression] = field(default_factory=dict)
    holder: Part | None = None
    slots: dict[str, Slot] = field(default_factory=dict)
    formulas: dict[str, Formula | ComputedText] = field(default_factory=dict)
    endian: Cell | None = None
    calls: dict[str, tuple[int, Label]] = field(default_factory=dict)
    call: int | None = None
    is_current: bool = True
    other: Part | None = None
    has_other_parent: bool = False

    @property
    def named_parent(self) -> Part | None:
        """Return the part that expressions call `_parent`, or None if a field names another part or no part."""
        return None if self.has_other_parent else self.parent

    @property
    def named_root(self) -> Part | None:
        """Return the part that expressions call `_root`, or None if it is of a type that is read by itself."""
        root = self.root or self
        return root if root.is_top else None

    @property
    def is_top(self) -> bool:
        """Tell whether this is the top type of a specification, which expressions call `_root`."""
        return len(self.spec.path) == 1


Slot = Scalar | Known | Constant | Bytes | Items | Optional | Choice | TreeRow | Part


def rebind(slot: Slot, old: Row, new: Row) -> Slot:
    """Return a slot in row `old` as it is in row `new`. Rows below keep their own addresses."""
    match slot:
        case Part():
            return _part(slot, old, new)
        case Optional(present, value, row):
            return Optional(_cell(present, old, new), value if row else rebind(value, old, new), row)
        case Choice():
            return slot.changed(lambda case: rebind(case, old, new))
        case Known() | Constant():
            return slot
        case Scalar(row, source):
            return Scalar(new, source) if row == old else slot
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
    moved.has_other_parent, moved.handed, moved.holder = part.has_other_parent, part.handed, part.holder
    moved.params = {name: rebind(slot, old, new) for name, slot in part.params.items()}
    moved.slots = {name: rebind(slot, old, new) for name, slot in part.slots.items()}
    _link(moved)
    return moved


def _link(part: Part) -> None:
    """Make a part the parent of the parts inside it that lie in its row, which belong to nothing else."""
    for child in part.slots.values():
        if isinstance(child, Part) and child.row == part.row:
            child.parent, child.root = _around(child, part)
            child.holder = part
            _link(child)


def _around(child: Part, holder: Part) -> tuple[Part | None, Part | None]:
    return (None, None) if child.is_top else (holder, holder.root or holder)


def inside(slot: Slot, holder: Part) -> Slot:
    """Return a slot of a part with that part as the parent of what it holds.

    A part of another row knows the parent in the row that was read last, which may be another one.
    """
    match slot:
        case Part():
            parent, root = _around(slot, holder)
            return replace(slot, parent=parent, root=root, holder=holder)
        case Optional():
            return replace(slot, value=inside(slot.value, holder))
        case Choice():
            return slot.changed(lambda case: inside(case, holder))
        case Items():
            return replace(slot, item=inside(slot.item, holder))
        case _:
            return slot
