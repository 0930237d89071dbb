"""Where the values of a message lie while the machine reads it: the compile-time picture of one message."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ksyspark.compiler.instructions import Label
from ksyspark.spec.model import Attribute, TypeSpec

Order = Literal["le", "be"]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `address` numbers the place where the machine keeps the position of its first cell."""

    table: int
    address: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a row."""

    row: Row
    index: int


@dataclass(frozen=True, slots=True)
class FixedNumber:
    """A number at a fixed distance from a noted position. `order` None: the cell `endian` tells (1: little)."""

    at: Cell
    offset: int
    width: int
    is_signed: bool
    is_float: bool
    order: Order | None
    endian: Cell | None = None


@dataclass(frozen=True, slots=True)
class FixedBits:
    """A bit field: `bit` counts in the run of bit fields that starts at byte `offset`, in the direction of `order`."""

    at: Cell
    offset: int
    bit: int
    width: int
    order: Order


@dataclass(frozen=True, slots=True)
class FixedBytes:
    """Bytes or text of a fixed size at a fixed distance."""

    at: Cell
    offset: int
    length: int
    encoding: str | None


@dataclass(frozen=True, slots=True)
class NumberCell:
    """A number that is worked out: `kind` tells how its 64 bits are meant."""

    at: Cell
    kind: Literal["int", "bool", "float"]


@dataclass(frozen=True, slots=True)
class Known:
    """A parameter of the message: it stays in registers while the message is read. Text is in UTF-8."""

    register: int
    kind: Literal["int", "bool", "bytes", "str"]
    number: int


@dataclass(frozen=True, slots=True)
class Constant:
    """A number that is the same in all rows: it takes no cell."""

    kind: Literal["int", "bool"]
    number: int


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the message, by its number, in a formula over columns."""

    number: int


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator of the expression language in a formula over columns; "?" chooses, "same" compares bytes."""

    operator: str
    operands: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Formula:
    """A value that is worked out for all rows at once; it takes no cell."""

    kind: Literal["int", "bool"]
    operand: Operand


@dataclass(frozen=True, slots=True)
class Bytes:
    """A run of bytes or text: start and length in two cells."""

    at: Cell
    encoding: str | None


@dataclass(frozen=True, slots=True)
class Items:
    """A repeated field: first row and number of rows in two cells; `item` is laid out for the row at `row`."""

    at: Cell
    row: Row
    item: Slot


@dataclass(frozen=True, slots=True)
class Optional:
    """A field that may be absent: the cell is 0 then. For a part with rows of its own it is the row's number plus 1."""

    present: Cell
    value: Slot
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A switched field: its cases by their key, each Optional."""

    cases: Mapping[str, Optional]


@dataclass(slots=True)
class Part:
    """A user type at one place of the message. `slots` fill up as its fields are compiled; `io` is its stream.

    `formulas` are the instances that are worked out for all rows at once.
    `calls` are the readings of its `pos` instances (where the return address is kept, entry); `call` tells in which
    such reading the part lies, None for the seq. `is_current` is False for
    a part that an expression looks at in another row than the one being read; `is_inside_byte` tells that the field
    just read ended inside a byte.
    """

    spec: TypeSpec
    row: Row
    parent: Part | None
    root: Part | None
    io: Bytes | None
    params: dict[str, Slot] = field(default_factory=dict)
    slots: dict[str, Slot] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)
    endian: Cell | None = None
    calls: dict[str, tuple[int, Label]] = field(default_factory=dict)
    call: int | None = None
    is_current: bool = True
    is_inside_byte: bool = False

    def attribute(self, name: str) -> Attribute | None:
        """Return a field or instance by its id."""
        return next((attribute for attribute in self.spec.attributes() if attribute.id == name), None)


Operand = FixedNumber | FixedBits | FixedBytes | NumberCell | Parameter | Apply | int | bytes
Slot = FixedNumber | FixedBits | FixedBytes | NumberCell | Known | Constant | Bytes | Items | Optional | Choice | Part
