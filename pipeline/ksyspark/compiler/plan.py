"""Plans: the program of a format, its control flow, and where each column is after it has run."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from ksyspark.compiler import instructions as op

if TYPE_CHECKING:
    from ksyspark.spec.library import Library
    from ksyspark.spec.model import Endian

PROCESSES = ("xor", "rol", "ror", "zlib")
"""The processes that a machine can ask for, by their number."""
MIXED = "*"


@dataclass(frozen=True, slots=True)
class Number:
    """A number `offset` bytes behind the position in `cell`; the cell `endian`, if any, is 1 for little-endian."""

    cell: int
    offset: int
    width: int
    is_signed: bool
    is_float: bool
    order: "Endian"
    endian: int = -1

    def __hash__(self) -> int:
        """Return what mostly tells numbers apart; every batch looks up all, and hashing each field takes longer."""
        return hash((self.cell, self.offset))


@dataclass(frozen=True, slots=True)
class Bits:
    """A bit field: `bit` counts in the run of bit fields that starts `offset` bytes behind the position in `cell`."""

    cell: int
    offset: int
    bit: int
    width: int
    order: "Endian"

    @property
    def in_byte(self) -> tuple[int, int, int] | None:
        """Offset of the byte, shift and mask of a field inside a single byte; None for others."""
        byte, bit = divmod(self.bit, 8)
        if bit + self.width > 8:
            return None
        return self.offset + byte, bit if self.order == "le" else 8 - bit - self.width, (1 << self.width) - 1


@dataclass(frozen=True, slots=True)
class Fixed:
    """Bytes or text of fixed length, `offset` bytes behind the position in `cell`."""

    cell: int
    offset: int
    length: int
    encoding: str | None


@dataclass(frozen=True, slots=True)
class Computed:
    """A value that the program computes, in `cell`."""

    cell: int
    kind: Literal["int", "bool", "float"]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the message, by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class Apply:
    """An operator over numbers of the same row. It cannot fail, and its result fits 64 bits.

    Operators are those of the expression language; "?" is the ternary, "same" compares bytes with bytes.
    """

    operator: str
    operands: "tuple[Operand, ...]"


@dataclass(frozen=True, slots=True)
class Formula:
    """A value that is computed for all rows at once behind the program."""

    kind: Literal["int", "bool"]
    operand: "Operand"


@dataclass(frozen=True, slots=True)
class ComputedText:
    """A text computed for all rows at once: a text, "to_s" of a number, "+" of texts, "?" of a condition and two."""

    operand: "Operand"


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes or text: start in `cell`, length in the next; with the encoding MIXED its number is in the third."""

    cell: int
    encoding: str | None


@dataclass(frozen=True, slots=True)
class Inline:
    """A structure whose columns lie in the same row, by id; `whole` are its bytes, where they may be a column."""

    columns: "Mapping[str, Source]" = field(hash=False)
    whole: Span | None = None


@dataclass(frozen=True, slots=True)
class Present:
    """A column that is present where `cell` is not 0."""

    cell: int
    source: "Source"


@dataclass(frozen=True, slots=True)
class Rows:
    """A column with rows of its own: `cell` holds the row's number plus 1, or 0 for no row."""

    cell: int
    table: int
    source: "Source"


@dataclass(frozen=True, slots=True)
class TreeRow:
    """A value of a recursive type, as a column a flat list; `cell` has the number of its row in its `Tree`, plus 1."""

    cell: int
    table: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """A switch: the rows of each case by the case's id."""

    cases: Mapping[str, Rows] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Items:
    """A list: first row in `cell`, their number in the next; rows not side by side have the first in `list_cell`."""

    cell: int
    table: int
    source: "Source"
    list_cell: int | None = None


Operand = Number | Bits | Fixed | Computed | Parameter | Apply | int | bytes | str
Source = (
    Number | Bits | Fixed | Computed | Formula | ComputedText | Span | Inline | Present | Rows | OneOf | Items | TreeRow
)


@dataclass(frozen=True, slots=True)
class Step:
    """From rows to those of another table below: `cell` has the row's number plus 1, 0 for none.

    For a list it has the first row, and the next cell their number; `list_cell` is that of `Items`. `path` are the
    names of the columns on this way.
    """

    table: int
    cell: int
    path: str
    is_list: bool = False
    list_cell: int | None = None


Way = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Tree:
    """The values of recursive types that contain each other, each in a row of `table`; a row stands behind its parent.

    `kinds` are the name of each type, the cell that is not 0 in its rows, and its columns. `inside` are the ways from a
    row to those directly below, in the order of their columns; `outside` those from rows of other tables, which come
    first. `has_order` tells that the rows directly below a row stand in that order.
    """

    table: int
    has_order: bool
    kinds: tuple[tuple[str, int, Inline], ...]
    inside: tuple[Way, ...]
    outside: tuple[tuple[int, Way], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of `width` cells each; the cells `flags` of a new row are 0, others undefined. `name` is for listings."""

    width: int
    flags: tuple[int, ...]
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Plan:
    """What the machine runs for one format.

    `program` is the operation and operands of each instruction, `notes` a comment on each. `numbers` are constants in
    the registers behind the first `registers`. The first of `tables` has one row a message. `addresses` gives the table
    of each address, which keeps the number of a current row; -1 for addresses that keep a return position. `checks`
    must hold for every message and are evaluated behind the program. `unsupported` gives the reason for each type
    whose messages the machine does not finish. `trees` are the flat lists of recursive types. `checksums` are
    algorithms, each with the table that has a row for each checksum: the number of its message plus 1, where its bytes
    begin and end, where it does itself, and what it says as a signed number.
    """

    program: tuple[tuple[int, ...], ...]
    constants: bytes
    tables: tuple[Table, ...]
    registers: int
    numbers: tuple[int, ...]
    addresses: tuple[int, ...]
    encodings: tuple[str, ...]
    root: Inline
    checks: tuple[Operand, ...]
    unsupported: Mapping[str, str] = field(hash=False)
    trees: tuple[Tree, ...] = ()
    checksums: tuple[tuple[str, int], ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class BriefPlan:
    """A plan that ends behind the last of some columns, and the other columns that are validated before that end."""

    plan: Plan
    validated: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StreamParts:
    """What finds where messages end in a stream.

    `message_end` finds the end of any message, or is None if messages do not state it or no plan can find it.
    `checked_message_end` also checks the marks that show whether the reader is in step, or is None if the specification
    has no marks. `skeleton` is the specification reduced to what the size of a message depends on, or None if messages
    do not state their end. `whole_message` reads all of a message and checks all rules but those of logical types, or
    is None if no plan can. `params` are the parameters that the size of a message may depend on. `values` reads the
    columns of the parameters that messages tell (`-stream-value`), or is None if there are none; `telling` is the
    offset of a byte of messages, and for each value of it whether the message may tell any of them: 0 or 1.
    """

    message_end: Plan | None = None
    checked_message_end: Plan | None = None
    skeleton: "Library | None" = None
    whole_message: Plan | None = None
    params: tuple[str, ...] = ()
    values: BriefPlan | None = None
    telling: tuple[int, bytes] = 0, bytes([1] * 256)


Instruction = tuple[int, ...]
Cell = tuple[int, int]
"""A table of a plan, and a cell of its rows."""
WRITING = frozenset({
    op.RUN, op.RUNAT, op.BYTES, op.REST, op.UNTIL, op.UNTILZEROS, op.UNPAD, op.CUT, op.CUTZEROS, op.STORE, op.COUNT,
    op.PROCESS,
})  # fmt: skip
"""Operations that write cells."""


def successors(program: Sequence[Instruction], line: int, sites: Mapping[int, Sequence[int]]) -> Iterator[int]:
    """Yield the lines that may run behind a line: behind a return the `return_sites` of its address."""
    instruction = program[line]
    code = instruction[0]
    if code == op.CALL:
        yield instruction[2]
    elif code == op.RETURN:
        yield from sites.get(instruction[1], ())
    elif code == op.SWITCH:
        yield from range(line + 1, line + 2 + instruction[3])
    else:
        if code in op.TARGETS:
            yield instruction[1 + op.TARGETS[code]]
        if code not in (op.JUMP, op.DONE, op.FAIL):
            yield line + 1


def return_sites(program: Sequence[Instruction]) -> dict[int, list[int]]:
    """Return the lines behind calls, by the address that keeps where to return."""
    sites: dict[int, list[int]] = {}
    for number, line in enumerate(program):
        if line[0] == op.CALL:
            sites.setdefault(line[1], []).append(number + 1)
    return sites


def written_cells(plan: Plan, instruction: Instruction) -> Iterator[Cell]:
    """Yield the cells that an instruction writes."""
    if instruction[0] in WRITING:
        for address, cell in op.CELLS[instruction[0]]:
            for more in range(1 + (instruction[0] in op.SPANS)):
                yield plan.addresses[instruction[1 + address]], instruction[1 + cell] + more
