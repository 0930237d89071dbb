"""Peephole optimisation: remove repeated loads, tests and calls, and jumps to jumps or to the next instruction."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ksyspark.compiler.instructions import Instruction, Label, Operand
from ksyspark.compiler.optimiser.data_flow import DataFlow, Facts, Places
from ksyspark.compiler.optimiser.dead_code import ENDS, table_size

READS = frozenset("NUMBER NUMBER2 BITS BYTEBITS U1 U2BE FIXED".split())
PURE = frozenset("ADD SUB AND OR XOR EQ NE LT LE GT GE NOT SAME".split())
_JUMPS = frozenset("JUMP JEQ JNE JLT JLE JGT JGE JZ JNZ JBITS JBITSN JSAME JSAMEN".split())
_WRITES = frozenset("RUN RUNAT BYTES REST UNTIL UNPAD CUT UNTILZEROS CUTZEROS PROCESS".split())
_ROWS = frozenset("ROW ROWAT ITEM".split())
_INSTANCES = frozenset({"CALL", "RUNAT"})
_CHECKS = frozenset("TEXTAT TEXT".split())
PAIRS = frozenset({"FIXED"})


def shorten(instructions: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Return an equivalent program, and the places of its labels."""
    kept = list(_without_repeats(instructions, places))
    # A label before a removed instruction moves to the next one that is kept.
    moved = {label: bisect_left(kept, at) for label, at in places.items()}
    program = list(_with_notes(instructions, kept))
    return _without_idle_jumps([_threaded(one, program, moved) for one in program], moved)


def _with_notes(instructions: Sequence[Instruction], kept: Sequence[int]) -> Iterator[Instruction]:
    """Yield the kept instructions; the note of a removed one is added to that of the next."""
    for before, number in zip([-1, *kept], kept, strict=False):
        notes = (one.note for one in instructions[before + 1 : number + 1])
        yield replace(instructions[number], note="; ".join(dict.fromkeys(filter(None, notes))))


def _without_idle_jumps(program: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Remove jumps to the next instruction, except from the table of a SWITCH."""
    tables = {number + more for number, one in enumerate(program) for more in range(1, table_size(one) + 1)}
    kept = [
        number
        for number, one in enumerate(program)
        if number in tables or one.operation != "JUMP" or _target(one, places) != number + 1
    ]
    return [program[number] for number in kept], {label: bisect_left(kept, at) for label, at in places.items()}


def _target(jump: Instruction, places: Places) -> int:
    (label,) = jump.operands
    assert isinstance(label, Label)
    return places[label.number]


def _without_repeats(program: Sequence[Instruction], places: Places) -> Iterator[int]:
    """Yield the instructions whose effect is not known already: a loaded value, an instance just read, a test."""
    flow = DataFlow(program, places)
    facts: Facts | None = Facts()
    for number, one in enumerate(program):
        # An instruction behind a jump and without label is reached by a SWITCH only.
        facts = flow.enter(number, facts) or Facts()
        if _is_redundant(facts, one):
            continue
        yield number
        _update(facts, one)
        flow.leave(number, facts)
        if one.operation == "JZ":
            facts.not_zero.add(one.operands[0])
        if one.operation in ENDS:
            facts = None


def _is_redundant(facts: Facts, one: Instruction) -> bool:
    if one.operation in _INSTANCES:
        return one.operands[:2] in facts.read
    if one.operation == "JZ":
        return one.operands[0] in facts.not_zero
    return bool(one.operands) and facts.values.get(one.operands[0]) == replace(one, note="")


def _update(facts: Facts, one: Instruction) -> None:
    if one.operation in _ROWS:
        facts.read.clear()
    _forget(facts, one)
    if one.operation in _INSTANCES:
        facts.read.add(one.operands[:2])
    if one.operation in READS | PURE | {"LOAD"} and one.operands[0] not in one.operands[1:]:
        facts.values[one.operands[0]] = replace(one, note="")
    elif one.operation == "STORE" and isinstance(one.operands[2], int):
        address, cell, register = one.operands
        facts.values[register] = Instruction("LOAD", (register, address, cell), "")


def _forget(facts: Facts, one: Instruction) -> None:
    """Drop the facts that an instruction invalidates by setting registers or writing cells."""
    if one.operation in READS | PURE | {"LOAD", "MOVE"}:
        first = one.operands[0]
        assert isinstance(first, int)
        for register in range(first, first + (2 if one.operation in PAIRS else 1)):
            facts.not_zero.discard(register)
            _forget_register(facts.values, register)
    elif one.operation == "STORE" or one.operation in _WRITES:
        _forget_cells(facts.values, one)
    elif one.operation not in _JUMPS | _CHECKS:
        facts.values.clear()
        facts.not_zero.clear()


def _forget_register(values: dict[Operand, Instruction], changed: int) -> None:
    for register, value in list(values.items()):
        second = 1 if value.operation in PAIRS else 0
        used = value.operands[1:] if value.operation in PURE else ()
        # Comparing bytes uses two registers a side.
        pairs = (part + 1 for part in used if isinstance(part, int) and value.operation == "SAME")
        if register == changed or (second and register == changed - 1) or changed in {*used, *pairs}:
            del values[register]


def _forget_cells(values: dict[Operand, Instruction], one: Instruction) -> None:
    """Drop values read from a cell, at any address: two may name the same row. A cell may also hold a byte order."""
    cell = one.operands[1]
    assert isinstance(cell, int)
    for register, value in list(values.items()):
        is_order = value.operation == "NUMBER2" and one.operation == "STORE"
        is_read = value.operation in READS and value.operands[2] == cell
        if is_order or is_read or (value.operation == "LOAD" and value.operands[2] in (cell, cell + 1)):
            del values[register]


def _threaded(one: Instruction, program: Sequence[Instruction], places: Places) -> Instruction:
    """Return a jump with its target replaced by the target of the jump there."""
    operands = tuple(
        _final_target(part, program, places) if isinstance(part, Label) and one.operation != "CALL" else part
        for part in one.operands
    )
    return replace(one, operands=operands)


def _final_target(label: Label, program: Sequence[Instruction], places: Places) -> Label:
    for _ in range(len(program)):
        there = program[places[label.number]]
        if there.operation != "JUMP" or there.operands[0] == label or not isinstance(there.operands[0], Label):
            return label
        label = there.operands[0]
    return label
