"""Where the position in a stream, and its end, make a difference to what a program does next."""

from __future__ import annotations

from collections.abc import Iterator

from operands import TARGET

from ksyspark.machine import opcodes as op
from ksyspark.machine.plan import Plan

ASKING = frozenset({op.RUN, op.BYTES, op.REST, op.UNTIL, op.EOF, op.POSITION})
"""What reads on from the position, or looks at it."""
OPENING = frozenset({op.OPEN, op.SEEK, op.SEEKROOT})


def asks_for_position(plan: Plan, number: int) -> bool:
    """Tell whether an instruction from a line on may read at the position that it begins with, or look at it.

    A stream that is opened has a position of its own; where an outer one is closed, it has its own again. What is
    called closes the streams that it opens, so in front of such a close nothing need be followed there.
    """
    waiting, seen = [(number, 0)], set()
    while waiting:
        spot = waiting.pop()
        if spot in seen:
            continue
        seen.add(spot)
        line, depth = spot
        code = plan.program[line][0]
        if depth == 0 and code in ASKING:
            return True
        below = depth + (code in OPENING) - (code == op.CLOSE)
        if below >= 0:
            waiting += [(one, below) for one in (_led_to(plan, line) if depth == 0 else _next_to(plan, line))]
    return False


def _led_to(plan: Plan, line: int) -> Iterator[int]:
    """Yield the lines that may be run behind a line: behind a call what is called, behind a return all callers."""
    instruction = plan.program[line]
    if instruction[0] == op.CALL:
        yield instruction[2]
    elif instruction[0] == op.RETURN:
        yield from (at + 1 for at, one in enumerate(plan.program) if one[:2] == (op.CALL, instruction[1]))
    else:
        yield from following(plan, line)


def _next_to(plan: Plan, line: int) -> Iterator[int]:
    """Yield the lines that may be run behind a line, a call taken for one step."""
    yield from (line + 1,) if plan.program[line][0] == op.CALL else following(plan, line)


def following(plan: Plan, line: int) -> Iterator[int]:
    """Yield the lines that may be run behind a line."""
    instruction = plan.program[line]
    code = instruction[0]
    if code in TARGET:
        yield instruction[1 + TARGET[code]]
    if code == op.SWITCH:
        yield from range(line + 1, line + 2 + instruction[3])
    elif code not in (op.JUMP, op.DONE, op.FAIL, op.RETURN):
        yield line + 1
