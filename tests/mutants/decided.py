"""Which registers are known not to be 0 before an instruction: questions whose answer is known need no asking."""

from __future__ import annotations

from collections.abc import Iterator

from operands import COMPARING_JUMPS, OTHER_OPERATOR, TARGET
from positions import following

from ksyspark.machine import opcodes as op
from ksyspark.machine.plan import Plan

Facts = frozenset[int]
_COMPARISONS = {op.EQ, op.NE, op.LT, op.LE, op.GT, op.GE, op.SAME, op.ORDER}
SETTING_ONE = frozenset({op.MOVE, op.LOAD, op.NEG, op.INV, op.NOT, *_COMPARISONS, *range(op.ADD, op.SHR + 1)})
"""Instructions that set their first register and no other."""
SETTING_NONE = frozenset(TARGET) | {op.SWITCH, op.STORE}
assert set(COMPARING_JUMPS) <= SETTING_NONE
assert {op.ADD, op.SHR} <= OTHER_OPERATOR.keys()


def known_not_zero(plan: Plan) -> list[Facts]:
    """Return for each line the registers that are not 0 whenever it is run, however it was come to.

    Only questions tell anything: a register that was asked for, and not set since. Nothing is known where a type that
    is called begins, or behind a call.
    """
    facts: dict[int, Facts] = {0: frozenset()}
    waiting = [0]
    while waiting:
        line = waiting.pop()
        for follower, known in _behind(plan, line, facts[line]):
            before = facts.get(follower)
            after = known if before is None else before & known
            if after != before:
                facts[follower] = after
                waiting.append(follower)
    return [facts.get(line, frozenset()) for line in range(len(plan.program))]


def _behind(plan: Plan, line: int, known: Facts) -> Iterator[tuple[int, Facts]]:
    instruction = plan.program[line]
    code, first = instruction[0], instruction[1] if len(instruction) > 1 else -1
    if code == op.CALL:
        yield instruction[2], frozenset()
    for follower in following(plan, line):
        if code in (op.JZ, op.JNZ) and instruction[2] != line + 1:
            is_zero = (follower == instruction[2]) == (code == op.JZ)
            yield follower, known - {first} if is_zero else known | {first}
        elif code in SETTING_ONE:
            yield follower, known - {first}
        else:
            yield follower, known if code in SETTING_NONE else frozenset()
