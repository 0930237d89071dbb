"""What programs are made of: operations with registers, constants and labels."""

from __future__ import annotations

from dataclasses import dataclass


class Unsupported(Exception):
    """A plan cannot do this construct; the text names it."""


@dataclass(frozen=True, slots=True)
class Label:
    """A place in the program that is not known yet."""

    number: int


@dataclass(frozen=True, slots=True)
class Preset:
    """A register that holds a constant from the start; `values` lie side by side, `part` is the one meant."""

    values: tuple[int, ...]
    part: int = 0

    def __add__(self, parts: int) -> Preset:
        return Preset(self.values, self.part + parts)


Register = int | Preset
Operand = int | Label | Preset


@dataclass(frozen=True, slots=True)
class Instruction:
    """An operation of the machine with up to six operands; `note` says in words what it does for which field."""

    operation: str
    operands: tuple[Operand, ...]
    note: str
