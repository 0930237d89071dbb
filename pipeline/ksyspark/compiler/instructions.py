"""Instructions before labels are resolved: operations with registers, constants and labels."""

from __future__ import annotations

from dataclasses import dataclass


class Unsupported(Exception):
    """The machine has no instructions for a construct; the text names it."""


@dataclass(frozen=True, slots=True)
class Label:
    """A position in the program that is resolved at the end."""

    number: int


@dataclass(frozen=True, slots=True)
class Preset:
    """A register preset to a constant: number `part` of adjacent `values`."""

    values: tuple[int, ...]
    part: int = 0

    def __add__(self, parts: int) -> Preset:
        return Preset(self.values, self.part + parts)


Register = int | Preset
Operand = int | Label | Preset


@dataclass(frozen=True, slots=True)
class Instruction:
    """An operation of the machine with up to six operands; `note` says for readers what it does for which field."""

    operation: str
    operands: tuple[Operand, ...]
    note: str
