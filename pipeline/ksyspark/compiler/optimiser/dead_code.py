"""Dead code elimination: fold jumps that constants decide, then remove unreachable instructions."""

from __future__ import annotations

import operator
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence

from ksyspark.compiler.instructions import Instruction, Label, Preset
from ksyspark.compiler.optimiser.data_flow import Places

ENDS = frozenset("JUMP RETURN FAIL DONE".split())
"""Operations behind which the next instruction does not run."""
_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "JEQ": operator.eq, "JNE": operator.ne, "JLT": operator.lt, "JLE": operator.le, "JGT": operator.gt,
    "JGE": operator.ge, "JZ": operator.eq, "JNZ": operator.ne,
}  # fmt: skip


def eliminate_dead_code(program: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Return an equivalent program, and the places of its labels."""
    folded = [_folded(one) for one in program]
    reached = _reached(folded, places)
    kept = [number for number in sorted(reached) if folded[number] is not None]
    # A label before a removed instruction moves to the next one that is kept.
    moved = {label: bisect_left(kept, at) for label, at in places.items()}
    return [one for one in (folded[number] for number in kept) if one is not None], moved


def _folded(one: Instruction) -> Instruction | None:
    """Return a conditional jump on constants as an unconditional one, None where it is never taken."""
    if one.operation not in _COMPARISONS:
        return one
    *compared, target = one.operands
    numbers = [part.values[part.part] for part in compared if isinstance(part, Preset)]
    if len(numbers) != len(compared):
        return one
    is_taken = _COMPARISONS[one.operation](numbers[0], numbers[1] if len(numbers) > 1 else 0)
    return Instruction("JUMP", (target,), one.note) if is_taken else None


def _reached(program: Sequence[Instruction | None], places: Places) -> set[int]:
    waiting, found = [0], set[int]()
    while waiting:
        number = waiting.pop()
        if number not in found and number < len(program):
            found.add(number)
            waiting += _successors(program[number], number, places)
    return found


def _successors(one: Instruction | None, number: int, places: Places) -> Iterator[int]:
    if one is None:
        yield number + 1
        return
    yield from (places[part.number] for part in one.operands if isinstance(part, Label))
    if one.operation not in ENDS:
        yield number + 1
    if one.operation == "SWITCH":
        yield from range(number + 1, number + 2 + table_size(one))


def table_size(one: Instruction) -> int:
    """Return how many jumps behind an instruction are the table of a SWITCH; 0 for other operations."""
    count = one.operands[2] if one.operation == "SWITCH" else 0
    assert isinstance(count, int)
    return count
