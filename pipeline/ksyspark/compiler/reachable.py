"""Leave out of a program what no way leads to: what stands behind questions that constants answer."""

from __future__ import annotations

import operator
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence

from ksyspark.compiler.instructions import Instruction, Label, Operand, Preset

Places = Mapping[int, int]
ENDS = frozenset("JUMP RETURN FAIL DONE".split())
_COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "JEQ": operator.eq, "JNE": operator.ne, "JLT": operator.lt, "JLE": operator.le, "JGT": operator.gt,
    "JGE": operator.ge, "JZ": operator.eq, "JNZ": operator.ne,
}  # fmt: skip


def without_unreachable(program: Sequence[Instruction], places: Places) -> tuple[list[Instruction], Places]:
    """Return a program that does the same, and where its labels stand now."""
    decided = [_decided(one) for one in program]
    reached = _reached(decided, places)
    kept = [number for number in sorted(reached) if decided[number] is not None]
    # A label before an instruction that is left out stands before the next one that is not.
    moved = {label: bisect_left(kept, at) for label, at in places.items()}
    return [one for one in (decided[number] for number in kept) if one is not None], moved


def _decided(one: Instruction) -> Instruction | None:
    """Return a jump that constants decide as one that is always taken, or as none."""
    if not one.operands:
        return one
    *asked, target = one.operands
    numbers = [part.values[part.part] for part in asked if isinstance(part, Preset)]
    if one.operation not in _COMPARISONS or len(numbers) != len(asked):
        return one
    is_taken = _COMPARISONS[one.operation](numbers[0], numbers[1] if len(numbers) > 1 else 0)
    return Instruction("JUMP", (target,), one.note) if is_taken else None


def _reached(program: Sequence[Instruction | None], places: Places) -> set[int]:
    waiting, found = [0], set[int]()
    while waiting:
        number = waiting.pop()
        if number not in found and number < len(program):
            found.add(number)
            waiting += _behind(program[number], number, places)
    return found


def _behind(one: Instruction | None, number: int, places: Places) -> Iterator[int]:
    if one is None:
        yield number + 1
        return
    yield from (places[part.number] for part in one.operands if isinstance(part, Label))
    if one.operation not in ENDS:
        yield number + 1
    if one.operation == "SWITCH":
        yield from range(number + 1, number + 2 + _count(one.operands[2]))


def _count(operand: Operand) -> int:
    assert isinstance(operand, int)
    return operand
