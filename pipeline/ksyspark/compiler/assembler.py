"""Collect instructions; labels become program positions at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from ksyspark.compiler.instructions import Instruction, Label, Operand, Preset, Register
from ksyspark.compiler.reachable import without_unreachable
from ksyspark.compiler.shortening import PAIRS, PURE, READS, shortened

LOOKS_A_FIELD = 2
_WORKS_OUT = (READS | PURE | {"LOAD"}) - PAIRS

Checkpoint = tuple[int, dict[int, int]]
"""Where instructions end, and the places of the labels before that."""


@dataclass
class Table:
    """Rows of cells that one part of the messages fills: the messages themselves, list items, cases of a switch.

    The cells `flags` of a new row are 0: they tell what is there. The others are not read before they are written.
    """

    name: str
    width: int = 0
    flags: list[int] = field(default_factory=list)


@dataclass
class Assembler:
    """Instructions, constants, tables and registers of one plan under construction.

    `looks` counts how often the reference decoder looks at the stream's position, at the least, for fields that may
    have no bytes: the fuel that they burn.
    """

    instructions: list[Instruction] = field(default_factory=list)
    constants: bytearray = field(default_factory=bytearray)
    tables: list[Table] = field(default_factory=list)
    registers: int = 0
    registers_needed: int = 0
    addresses: list[int] = field(default_factory=list)
    looks: int = 0
    _presets: dict[tuple[int, ...], int] = field(default_factory=dict)
    _places: dict[int, int] = field(default_factory=dict)
    _labels: int = 0
    _latest: int = -1
    _reserved: set[int] = field(default_factory=set)
    _announced: list[str] = field(default_factory=list)

    def emit(self, operation: str, *operands: Operand, note: str = "") -> None:
        """Append an instruction."""
        words = "; ".join(dict.fromkeys([*self._announced, *filter(None, [note])]))
        self._announced.clear()
        self.instructions.append(Instruction(operation, operands, words))

    def announce(self, words: str) -> None:
        """Say what the instructions from the next one on work out."""
        self._announced.append(words)

    def bring(self, register: Register, to: int, count: int) -> None:
        """Append what brings values to other registers: where they were just worked out, they are so there at once."""
        last = self.instructions[-count:]
        is_fresh = all(
            one.operation in _WORKS_OUT and one.operands[0] == register + part for part, one in enumerate(last)
        )
        if is_fresh and self._latest != len(self.instructions):
            moved = (replace(one, operands=(to + part, *one.operands[1:])) for part, one in enumerate(last))
            self.instructions[-count:] = moved
            return
        for part in range(count):
            self.emit("MOVE", to + part, register + part)

    def label(self) -> Label:
        """Return a new label; `place` says where it stands."""
        self._labels += 1
        return Label(self._labels)

    def place(self, label: Label) -> None:
        """Let a label stand before the next instruction."""
        self._places[label.number] = self._latest = len(self.instructions)

    def register(self, count: int = 1) -> int:
        """Return the first of `count` new registers in a row."""
        first = self.registers
        while not self._reserved.isdisjoint(range(first, first + count)):
            first += 1
        self.registers = first + count
        self.registers_needed = max(self.registers_needed, self.registers)
        return first

    def address(self, table: int) -> int:
        """Return a new place for the number of a row of this table; it is never used for another row."""
        self.addresses.append(table)
        return len(self.addresses) - 1

    def link(self) -> int:
        """Return a new place for the instruction to return to."""
        return self.address(-1)

    @contextmanager
    def subroutine(self) -> Iterator[None]:
        """Take registers inside that no caller uses: none that calls from above, none that calls from below."""
        before, first = self.registers, self.registers_needed
        self.registers = first
        yield
        self._reserved.update(range(first, self.registers_needed))
        self.registers = before

    def checkpoint(self) -> Checkpoint:
        """Return what there is now, for `cut`."""
        return len(self.instructions), dict(self._places)

    def cut(self, checkpoint: Checkpoint) -> None:
        """Take back the instructions since then, and the places of labels; one placed right there stays."""
        end, self._places = checkpoint
        del self.instructions[end:]
        self._announced.clear()

    def is_placed(self, label: Label) -> bool:
        """Tell whether a label has a place in the instructions that there are."""
        return label.number in self._places

    @contextmanager
    def temporaries(self) -> Iterator[None]:
        """Give back, at the end, the registers that are taken inside."""
        before = self.registers
        yield
        self.registers = before

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
        """Return the offset of bytes in the constant pool."""
        found = self.constants.find(data)
        if found >= 0:
            return found
        self.constants += data
        return len(self.constants) - len(data)

    def table(self, name: str) -> int:
        """Return the number of a new table."""
        self.tables.append(Table(name))
        return len(self.tables) - 1

    @property
    def numbers(self) -> tuple[int, ...]:
        """The constants that registers behind all others hold from the start."""
        return tuple(value for values in self._presets for value in values)

    def preset(self, *values: int) -> Preset:
        """Return the register of a constant, or the first of several side by side."""
        self._presets.setdefault(values, sum(len(known) for known in self._presets))
        return Preset(values)

    def resolved(self) -> list[Instruction]:
        """Return the instructions, shortened, with labels as program positions and constants as registers.

        What a constant is is said in the note.
        """
        reached = without_unreachable(self.instructions, self._places)
        # Jumps that now lead behind other jumps leave those without a way to them.
        instructions, places = without_unreachable(*shortened(*reached))
        return [self._resolved(one, places) for one in instructions]

    def _resolved(self, one: Instruction, places: Mapping[int, int]) -> Instruction:
        numbers = tuple(self._number(part, places) for part in one.operands)
        presets = [part for part in one.operands if isinstance(part, Preset)]
        constants = {f"{self._number(preset, places)} is {self.shown(preset)}": None for preset in presets}
        return Instruction(one.operation, numbers, "; ".join([*filter(None, [one.note]), *constants]))

    def shown(self, preset: Preset) -> str:
        """Show a number, or the bytes that two numbers stand for: where they begin and how many they are."""
        if len(preset.values) == 1 or preset.part:
            return str(preset.values[preset.part])
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
