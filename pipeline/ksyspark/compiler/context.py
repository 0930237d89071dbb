"""The state of one compilation, and the context of an expression."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from ksyspark.charsets import is_known
from ksyspark.compiler.assembler import Assembler
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.plan import Operand
from ksyspark.compiler.slots import Cell, Part, Row, Slot
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Endian


@dataclass(frozen=True, slots=True)
class TakenBits:
    """How many bits of the byte just read are taken, in direction `order`: 0 at a whole byte, None if it differs."""

    count: int | None = 0
    order: Endian | None = None

    def or_else(self, other: "TakenBits") -> "TakenBits":
        """Return what is known where the stream stands either here or as `other` says."""
        return self if self == other else TakenBits(None)


WHOLE_BYTE = TakenBits()


@dataclass
class Build:
    """One plan under construction.

    `fail` is the label of messages that the machine does not finish. `instance` emits the reading of a `pos` instance
    and returns its slot. `checksums` gives the table of each algorithm, `unsupported` the reason by type. `checks` are
    rules that are deferred until behind the run, which needs columns. `has_trees` tells whether types contain
    themselves. `taken` is where in a byte the stream stands behind the instructions so far, `bits_continued` how many
    of them read on inside a byte.
    """

    typer: Typer
    assembler: Assembler
    fail: Label
    instance: Callable[[Part, Attribute], Slot] = field(init=False)
    encodings: list[str] = field(default_factory=list)
    checksums: dict[str, int] = field(default_factory=dict)
    unsupported: dict[str, str] = field(default_factory=dict)
    checks: list[Operand] = field(default_factory=list)
    has_columns: bool = True
    has_trees: bool = False
    taken: TakenBits = WHOLE_BYTE
    bits_continued: int = 0
    _evaluated: list[tuple[Part, str]] = field(default_factory=list)

    @property
    def library(self) -> Library:
        return self.typer.library

    def cell(self, row: Row, count: int = 1) -> Cell:
        """Return the first of `count` new cells of a row."""
        return Cell(row, self.assembler.cells(row.table, count))

    def flag(self, row: Row) -> Cell:
        """Return a new cell of a row that is 0 in a new row."""
        return Cell(row, self.assembler.flag(row.table))

    @contextmanager
    def evaluating(self, part: Part, name: str) -> Iterator[None]:
        """Emit an instance inside. Raises Unsupported where it asks for itself, of the same object or another one."""
        # The subroutine of a recursive type may begin inside, with objects of its own.
        is_other = self.has_trees and part.is_current
        for other, known in self._evaluated:
            if known == name and (other is part or (other.spec.path == part.spec.path and not is_other)):
                raise Unsupported(f"`{name}`, which asks for itself")
        self._evaluated.append((part, name))
        try:
            yield
        finally:
            self._evaluated.pop()

    def encoding(self, name: str) -> int:
        """Return the number of an encoding in this plan. Raises Unsupported for one that Python does not know."""
        if not is_known(name):
            raise Unsupported(f"the encoding {name}")
        if name not in self.encodings:
            self.encodings.append(name)
        return self.encodings.index(name)


@dataclass(frozen=True)
class Context:
    """The part in which an expression stands, and its `_` and `_index`.

    `is_reading` says that the part's seq is being read, so that the stream is at its position. `is_certain` says that
    every message with this row evaluates the expression, so that instances computed in it are known from there on.
    """

    part: Part
    item: Slot | None = None
    index: int | None = None
    is_reading: bool = True
    is_certain: bool = False

    def of(self, part: Part) -> "Context":
        is_certain = self.is_certain and part.row == self.part.row and part.call == self.part.call
        return Context(part, is_reading=self.is_reading and part is self.part, is_certain=is_certain)

    def conditional(self) -> "Context":
        return replace(self, is_certain=False)

    def with_item(self, item: Slot) -> "Context":
        return replace(self, item=item)


def begin_row(build: Build, name: str, number_at: Cell) -> Row:
    """Emit a new row of a new table, and the store of its number plus 1 in a cell of the row above; return the row."""
    row, number = new_row(build, name), build.assembler.register()
    build.assembler.emit("ROW", row.table, row.address, number, note=name)
    build.assembler.emit("STORE", number_at.row.address, number_at.index, number)
    return row


def new_row(build: Build, name: str) -> Row:
    """Return a row of a new table, with an address of its own."""
    table = build.assembler.table(name)
    return Row(table, build.assembler.address(table))
