"""Optimise a program before its labels are resolved: data flow, dead code, peephole."""

import operator
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ksyspark.compiler.instructions import Instruction, Label, Operand, Preset
from ksyspark.spec.recursion import reachable

Places = Mapping[int, int]
"""The position of each label."""


@dataclass(slots=True)
class Facts:
    """The instruction that set each register, the instances already read, and the registers that are not 0."""

    values: dict[Operand, Instruction] = field(default_factory=dict)
    read: set[tuple[Operand, ...]] = field(default_factory=set)
    not_zero: set[Operand] = field(default_factory=set)

    def copy(self) -> "Facts":
        return Facts(dict(self.values), set(self.read), set(self.not_zero))

    def intersect(self, other: "Facts") -> None:
        self.values = {key: value for key, value in self.values.items() if other.values.get(key) == value}
        self.read &= other.read
        self.not_zero &= other.not_zero


class DataFlow:
    """Facts at the labels of a program, walked once; none at entries of subroutines and targets of backward jumps."""

    def __init__(self, program: Sequence[Instruction], places: Places) -> None:
        self._targets = [_targets(one, places) for one in program]
        self._labelled = set(places.values())
        self._without_facts = {
            at
            for number, one in enumerate(program)
            for at in self._targets[number]
            if one.operation == "CALL" or at <= number
        }
        self._jumped: dict[int, Facts] = {}

    def enter(self, number: int, before: Facts | None) -> Facts | None:
        """Return the facts at an instruction; `before` holds behind the one in front, None if that jumps away."""
        if number not in self._labelled:
            return before
        if number in self._without_facts:
            return Facts()
        jumped = self._jumped.pop(number, None)
        if before is None or jumped is None:
            return jumped if before is None else before
        before.intersect(jumped)
        return before

    def leave(self, number: int, facts: Facts) -> None:
        """Carry the facts behind an instruction to the targets of its jumps."""
        for at in self._targets[number]:
            if at in self._without_facts:
                continue
            if at in self._jumped:
                self._jumped[at].intersect(facts)
            else:
                self._jumped[at] = facts.copy()


def _targets(instruction: Instruction, places: Places) -> list[int]:
    return [places[part.number] for part in instruction.operands if isinstance(part, Label)]


ENDS = frozenset("JUMP RETURN FAIL DONE".split())
"""Operations behind which the next instruction does not run."""
_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "JEQ": operator.eq, "JNE": operator.ne, "JLT": operator.lt, "JLE": operator.le, "JGT": operator.gt,
    "JGE": operator.ge, "JZ": operator.eq, "JNZ": operator.ne,
}  # fmt: skip


def eliminate_dead_code(program: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Return an equivalent program, and the places of its labels."""
    folded = [_folded(one) for one in program]
    reached = reachable([0], lambda number: _successors(folded[number], number, places))
    kept = [number for number in sorted(reached) if folded[number] is not None]
    return [one for one in (folded[number] for number in kept) if one is not None], _moved(places, kept)


def _moved(places: Places, kept: Sequence[int]) -> Places:
    """Return the places of labels where only some instructions are kept: one removed gives its label to the next."""
    return {label: bisect_left(kept, at) for label, at in places.items()}


def _folded(instruction: Instruction) -> Instruction | None:
    """Return a conditional jump on constants as an unconditional one, or None if it is never taken."""
    if instruction.operation not in _COMPARISONS:
        return instruction
    *compared, target = instruction.operands
    numbers = [part.number for part in compared if isinstance(part, Preset)]
    if len(numbers) != len(compared):
        return instruction
    is_taken = _COMPARISONS[instruction.operation](numbers[0], numbers[1] if len(numbers) > 1 else 0)
    return Instruction("JUMP", (target,), instruction.note) if is_taken else None


def _successors(instruction: Instruction | None, number: int, places: Places) -> Iterator[int]:
    if instruction is None:
        yield number + 1
        return
    yield from _targets(instruction, places)
    if instruction.operation not in ENDS:
        yield number + 1
    if instruction.operation == "SWITCH":
        yield from range(number + 1, number + 2 + table_size(instruction))


def table_size(instruction: Instruction) -> int:
    """Return how many jumps behind an instruction are the table of a SWITCH; 0 for other operations."""
    count = instruction.operands[2] if instruction.operation == "SWITCH" else 0
    assert isinstance(count, int)
    return count


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
    program, moved = list(_with_notes(instructions, kept)), _moved(places, kept)
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
        if number in tables or one.operation != "JUMP" or _targets(one, places) != [number + 1]
    ]
    return [program[number] for number in kept], _moved(places, kept)


def _without_repeats(program: Sequence[Instruction], places: Places) -> Iterator[int]:
    """Yield the instructions whose effect is not known already: a loaded value, an instance just read, a test."""
    flow = DataFlow(program, places)
    facts: Facts | None = Facts()
    for number, instruction in enumerate(program):
        # An instruction behind a jump and without label is reached by a SWITCH only.
        facts = flow.enter(number, facts) or Facts()
        if _is_redundant(facts, instruction):
            continue
        yield number
        _update(facts, instruction)
        flow.leave(number, facts)
        if instruction.operation == "JZ":
            facts.not_zero.add(instruction.operands[0])
        if instruction.operation in ENDS:
            facts = None


def _is_redundant(facts: Facts, instruction: Instruction) -> bool:
    if instruction.operation in _INSTANCES:
        return instruction.operands[:2] in facts.read
    if instruction.operation == "JZ":
        return instruction.operands[0] in facts.not_zero
    return bool(instruction.operands) and facts.values.get(instruction.operands[0]) == replace(instruction, note="")


def _update(facts: Facts, instruction: Instruction) -> None:
    if instruction.operation in _ROWS:
        facts.read.clear()
    _forget(facts, instruction)
    if instruction.operation in _INSTANCES:
        facts.read.add(instruction.operands[:2])
    if instruction.operation in READS | PURE | {"LOAD"} and instruction.operands[0] not in instruction.operands[1:]:
        facts.values[instruction.operands[0]] = replace(instruction, note="")
    elif instruction.operation == "STORE" and isinstance(instruction.operands[2], int):
        address, cell, register = instruction.operands
        facts.values[register] = Instruction("LOAD", (register, address, cell), "")


def _forget(facts: Facts, instruction: Instruction) -> None:
    """Drop the facts that an instruction invalidates by setting registers or writing cells."""
    if instruction.operation in READS | PURE | {"LOAD", "MOVE"}:
        first = instruction.operands[0]
        assert isinstance(first, int)
        for register in range(first, first + (2 if instruction.operation in PAIRS else 1)):
            facts.not_zero.discard(register)
            _forget_register(facts.values, register)
    elif instruction.operation == "STORE" or instruction.operation in _WRITES:
        _forget_cells(facts.values, instruction)
    elif instruction.operation not in _JUMPS | _CHECKS:
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


def _forget_cells(values: dict[Operand, Instruction], instruction: Instruction) -> None:
    """Drop values read from a cell, at any address: two may name the same row. A cell may also hold a byte order."""
    cell = instruction.operands[1]
    assert isinstance(cell, int)
    for register, value in list(values.items()):
        is_order = value.operation == "NUMBER2" and instruction.operation == "STORE"
        is_read = value.operation in READS and value.operands[2] == cell
        if is_order or is_read or (value.operation == "LOAD" and value.operands[2] in (cell, cell + 1)):
            del values[register]


def _threaded(instruction: Instruction, program: Sequence[Instruction], places: Places) -> Instruction:
    """Return a jump with its target replaced by the target of the jump there."""
    operands = tuple(
        _final_target(part, program, places) if isinstance(part, Label) and instruction.operation != "CALL" else part
        for part in instruction.operands
    )
    return replace(instruction, operands=operands)


def _final_target(label: Label, program: Sequence[Instruction], places: Places) -> Label:
    for _ in range(len(program)):
        there = program[places[label.number]]
        if there.operation != "JUMP" or there.operands[0] == label or not isinstance(there.operands[0], Label):
            return label
        label = there.operands[0]
    return label
