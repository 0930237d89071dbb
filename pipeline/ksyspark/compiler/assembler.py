"""Collect instructions, constants, tables and registers of a plan; resolve labels at the end."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from ksyspark.compiler import instructions as op
from ksyspark.compiler.instructions import Instruction, Label, Operand, Preset, Register
from ksyspark.compiler.optimiser import PAIRS, PURE, READS, eliminate_dead_code, shorten

FUEL_PER_FIELD = 2
_COMPUTES = (READS | PURE | {"LOAD"}) - PAIRS

Checkpoint = tuple[int, dict[int, int]]
"""The number of instructions, and the places of the labels among them."""


@dataclass
class Table:
    """Rows of cells: one for each message, list item or case of a switch.

    The cells `flags` of a new row are 0: they say what is present. Others are not read before they are written.
    """

    name: str
    width: int = 0
    flags: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class InUse:
    """The registers and addresses whose values a subroutine needs behind some call inside it."""

    registers: set[int] = field(default_factory=set)
    addresses: set[int] = field(default_factory=set)


@dataclass
class Assembler:
    """Collect what one plan is made of; `fuel` is the least that fields which may have no bytes burn so far."""

    instructions: list[Instruction] = field(default_factory=list)
    constants: bytearray = field(default_factory=bytearray)
    tables: list[Table] = field(default_factory=list)
    registers: int = 0
    registers_needed: int = 0
    addresses: list[int] = field(default_factory=list)
    fuel: int = 0
    _presets: dict[tuple[int, ...], int] = field(default_factory=dict)
    _places: dict[int, int] = field(default_factory=dict)
    _labels: int = 0
    _latest: int = -1
    _reserved: set[int] = field(default_factory=set)
    _first: int = 0
    _open_addresses: list[int] = field(default_factory=list)
    _recursive: list[InUse] = field(default_factory=list)
    _announced: list[str] = field(default_factory=list)

    def emit(self, operation: str, *operands: Operand, note: str = "") -> None:
        words = "; ".join(dict.fromkeys([*self._announced, *filter(None, [note])]))
        self._announced.clear()
        self.instructions.append(Instruction(operation, operands, words))

    def announce(self, words: str) -> None:
        """Add words to the note of the next instruction."""
        self._announced.append(words)

    def move(self, register: Register, to: int, count: int) -> None:
        """Append moves to other registers; values that were just computed are computed there instead."""
        last = self.instructions[-count:]
        is_fresh = all(one.operation in _COMPUTES and one.operands[0] == register + at for at, one in enumerate(last))
        if is_fresh and self._latest != len(self.instructions):
            moved = (replace(one, operands=(to + at, *one.operands[1:])) for at, one in enumerate(last))
            self.instructions[-count:] = moved
            return
        for part in range(count):
            self.emit("MOVE", to + part, register + part)

    def label(self) -> Label:
        self._labels += 1
        return Label(self._labels)

    def place(self, label: Label) -> None:
        self._places[label.number] = self._latest = len(self.instructions)

    def register(self, count: int = 1) -> int:
        """Return the first of `count` new registers in a row."""
        first = self.registers
        while not self._reserved.isdisjoint(range(first, first + count)):
            first += 1
        self.registers = first + count
        self.registers_needed = max(self.registers_needed, self.registers)
        return first

    def unused_register(self) -> int:
        """Return a new register that no instruction so far uses."""
        self.registers = self.registers_needed
        return self.register()

    def address(self, table: int) -> int:
        """Return a new address, which keeps the number of a current row of this table."""
        self.addresses.append(table)
        self._open_addresses.append(len(self.addresses) - 1)
        return len(self.addresses) - 1

    def link(self) -> int:
        """Return a new address for the return position of a subroutine."""
        return self.address(-1)

    @contextmanager
    def subroutine(self) -> Iterator[None]:
        """Allocate registers inside that no caller uses, neither earlier nor later ones."""
        before, around, first = self.registers, self._first, self.registers_needed
        self.registers = self._first = first
        yield
        self._reserved.update(range(first, self.registers_needed))
        self.registers, self._first = before, around

    @contextmanager
    def recursive_subroutine(self) -> Iterator[InUse]:
        """Allocate as `subroutine` does; note what is in use at the calls inside, which may lead here again."""
        outside, self._open_addresses = self._open_addresses, []
        self._recursive.append(InUse())
        with self.subroutine():
            yield self._recursive[-1]
        self._recursive.pop()
        self._open_addresses = outside

    def call(self, link: int, entry: Label, note: str) -> None:
        """Append the call of a subroutine, which keeps in the address `link` where to return."""
        if self._recursive:
            self._recursive[-1].registers.update(set(range(self._first, self.registers)) - self._reserved)
            self._recursive[-1].addresses.update(self._open_addresses)
        self.emit("CALL", link, entry, note=note)

    def checkpoint(self) -> Checkpoint:
        """Return the current end of the program, for `roll_back`."""
        return len(self.instructions), dict(self._places)

    def roll_back(self, checkpoint: Checkpoint) -> None:
        """Remove the instructions since a checkpoint, and the places of labels among them."""
        end, self._places = checkpoint
        del self.instructions[end:]
        self._announced.clear()

    def is_placed(self, label: Label) -> bool:
        return label.number in self._places

    @contextmanager
    def temporaries(self) -> Iterator[None]:
        """Free the registers and addresses allocated inside."""
        before, addresses = self.registers, len(self._open_addresses)
        yield
        self.registers = before
        del self._open_addresses[addresses:]

    def cells(self, table: int, count: int = 1) -> int:
        """Return the first of `count` new cells in the rows of a table."""
        first = self.tables[table].width
        self.tables[table].width += count
        return first

    def flag(self, table: int) -> int:
        """Return a new cell that is 0 in a new row."""
        flag = self.cells(table)
        self.tables[table].flags.append(flag)
        return flag

    def constant(self, data: bytes) -> int:
        offset = self.constants.find(data)
        if offset >= 0:
            return offset
        self.constants += data
        return len(self.constants) - len(data)

    def table(self, name: str) -> int:
        self.tables.append(Table(name))
        return len(self.tables) - 1

    @property
    def numbers(self) -> tuple[int, ...]:
        """The constants, which are preset in registers behind all others."""
        return tuple(value for values in self._presets for value in values)

    def preset(self, *values: int) -> Preset:
        """Return the register of a constant, or the first of several adjacent ones."""
        self._presets.setdefault(values, sum(len(known) for known in self._presets))
        return Preset(values)

    def resolved(self) -> tuple[list[tuple[int, ...]], list[str]]:
        """Return the shortened program, operation and operands of each instruction, and in words what each is for."""
        reached = eliminate_dead_code(self.instructions, self._places)
        # Threaded jumps leave the jumps that they skip unreachable.
        instructions, places = eliminate_dead_code(*shorten(*reached))
        program = [
            (getattr(op, one.operation), *(self._number(part, places) for part in one.operands)) for one in instructions
        ]
        return program, [self._note(one, places) for one in instructions]

    def _note(self, instruction: Instruction, places: Mapping[int, int]) -> str:
        presets = [part for part in instruction.operands if isinstance(part, Preset)]
        constants = {f"{self._number(preset, places)} is {self.text_of(preset)}": None for preset in presets}
        return "; ".join([*filter(None, [instruction.note]), *constants])

    def text_of(self, preset: Preset) -> str:
        """Return a number as text, or the bytes of the constant pool whose start and length two numbers are."""
        if len(preset.values) == 1 or preset.part:
            return str(preset.number)
        offset = -1 - preset.values[0]
        return repr(bytes(self.constants[offset : offset + preset.values[1]]))

    def _number(self, operand: Operand, targets: Mapping[int, int]) -> int:
        match operand:
            case Label(number):
                return targets[number]
            case Preset(values, part):
                return self.registers_needed + self._presets[values] + part
            case _:
                return operand
