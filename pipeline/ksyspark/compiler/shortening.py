"""Shorten a program: no value twice in a register, no question twice, no jump to a jump."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ksyspark.compiler.arrivals import Arrivals, Knowledge, Places
from ksyspark.compiler.instructions import Instruction, Label, Operand
from ksyspark.compiler.reachable import ENDS

READS = frozenset("NUMBER NUMBER2 BITS BYTEBITS U1 U2BE FIXED".split())
PURE = frozenset("ADD SUB AND OR XOR EQ NE LT LE GT GE NOT SAME".split())
_JUMPS = frozenset("JUMP JEQ JNE JLT JLE JGT JGE JZ JNZ JBITS JBITSN JSAME JSAMEN".split())
_WRITES = frozenset("RUN RUNAT BYTES REST UNTIL UNPAD CUT".split())
_ROWS = frozenset("ROW ROWAT ITEM".split())
_INSTANCES = frozenset({"CALL", "RUNAT"})
_CHECKS = frozenset("TEXTAT TEXT".split())
PAIRS = frozenset({"FIXED"})


def shortened(instructions: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Return a program that does the same, and where its labels stand now."""
    kept = list(_without_repeats(instructions, places))
    # A label before an instruction that is left out stands before the next one that is not.
    moved = {label: bisect_left(kept, at) for label, at in places.items()}
    program = list(_chosen(instructions, kept))
    return _without_steps([_threaded(one, program, moved) for one in program], moved)


def _chosen(instructions: Sequence[Instruction], kept: Sequence[int]) -> Iterator[Instruction]:
    """Iterate over the instructions that are kept; what is said of one left out is said of the next one."""
    for before, number in zip([-1, *kept], kept, strict=False):
        notes = (one.note for one in instructions[before + 1 : number + 1])
        yield replace(instructions[number], note="; ".join(dict.fromkeys(filter(None, notes))))


def _without_steps(program: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Leave out jumps to the next instruction; those of a SWITCH are its table."""
    tables = {number + more for number, one in enumerate(program) for more in range(1, _entries(one) + 1)}
    kept = [
        number
        for number, one in enumerate(program)
        if number in tables or one.operation != "JUMP" or _target(one, places) != number + 1
    ]
    return [program[number] for number in kept], {label: bisect_left(kept, at) for label, at in places.items()}


def _entries(one: Instruction) -> int:
    count = one.operands[2] if one.operation == "SWITCH" else 0
    assert isinstance(count, int)
    return count


def _target(jump: Instruction, places: Places) -> int:
    (label,) = jump.operands
    assert isinstance(label, Label)
    return places[label.number]


def _without_repeats(program: Sequence[Instruction], places: Places) -> Iterator[int]:
    """Leave out what is known already: a value that its register holds, an instance that was just read, an answer."""
    arrivals = Arrivals(program, places)
    now: Knowledge | None = Knowledge()
    for number, one in enumerate(program):
        # Without a label, only a SWITCH leads to what stands behind a jump.
        now = arrivals.at(number, now) or Knowledge()
        if _is_known(now, one):
            continue
        yield number
        _learn(now, one)
        arrivals.leave(number, now)
        if one.operation == "JZ":
            now.not_zero.add(one.operands[0])
        if one.operation in ENDS:
            now = None


def _is_known(now: Knowledge, one: Instruction) -> bool:
    if one.operation in _INSTANCES:
        return one.operands[:2] in now.read
    if one.operation == "JZ":
        return one.operands[0] in now.not_zero
    return bool(one.operands) and now.values.get(one.operands[0]) == replace(one, note="")


def _learn(now: Knowledge, one: Instruction) -> None:
    if one.operation in _ROWS:
        now.read.clear()
    _forget(now, one)
    if one.operation in _INSTANCES:
        now.read.add(one.operands[:2])
    if one.operation in READS | PURE | {"LOAD"} and one.operands[0] not in one.operands[1:]:
        now.values[one.operands[0]] = replace(one, note="")
    elif one.operation == "STORE" and isinstance(one.operands[2], int):
        address, cell, register = one.operands
        now.values[register] = Instruction("LOAD", (register, address, cell), "")


def _forget(now: Knowledge, one: Instruction) -> None:
    """Drop what an instruction makes untrue: of registers that it sets, of cells that it writes."""
    if one.operation in READS | PURE | {"LOAD", "MOVE"}:
        first = one.operands[0]
        assert isinstance(first, int)
        for register in range(first, first + (2 if one.operation in PAIRS else 1)):
            now.not_zero.discard(register)
            _forget_register(now.values, register)
    elif one.operation == "STORE" or one.operation in _WRITES:
        _forget_cells(now.values, one)
    elif one.operation not in _JUMPS | _CHECKS:
        now.values.clear()
        now.not_zero.clear()


def _forget_register(known: dict[Operand, Instruction], changed: int) -> None:
    for register, value in list(known.items()):
        second = 1 if value.operation in PAIRS else 0
        asks = value.operands[1:] if value.operation in PURE else ()
        # Comparing bytes asks for two registers a side.
        asked = {*asks, *(part + 1 for part in asks if isinstance(part, int) and value.operation == "SAME")}
        if register == changed or (second and register == changed - 1) or changed in asked:
            del known[register]


def _forget_cells(known: dict[Operand, Instruction], one: Instruction) -> None:
    """Other addresses may mean the same row; a byte order, too, is told by a cell."""
    cell = one.operands[1]
    assert isinstance(cell, int)
    for register, value in list(known.items()):
        is_order = value.operation == "NUMBER2" and one.operation == "STORE"
        is_read = value.operation in READS and value.operands[2] == cell
        if is_order or is_read or (value.operation == "LOAD" and value.operands[2] in (cell, cell + 1)):
            del known[register]


def _threaded(one: Instruction, program: Sequence[Instruction], places: Places) -> Instruction:
    """Let a jump to a jump go where that goes."""
    operands = tuple(
        _last(part, program, places) if isinstance(part, Label) and one.operation != "CALL" else part
        for part in one.operands
    )
    return replace(one, operands=operands)


def _last(label: Label, program: Sequence[Instruction], places: Places) -> Label:
    for _ in range(len(program)):
        there = program[places[label.number]]
        if there.operation != "JUMP" or there.operands[0] == label or not isinstance(there.operands[0], Label):
            return label
        label = there.operands[0]
    return label
