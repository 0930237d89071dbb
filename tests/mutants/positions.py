"""Where the position in a stream, and its end, make a difference to what a program does next."""

from __future__ import annotations

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import following, led_to, ways_back

ASKING = frozenset({op.RUN, op.BYTES, op.REST, op.UNTIL, op.EOF, op.POSITION})
"""What reads on from the position, or looks at it."""
OPENING = frozenset({op.OPEN, op.SEEK, op.SEEKROOT})


def asks_for_position(plan: Plan, number: int) -> bool:
    """Tell whether an instruction from a line on may read at the position that it begins with, or look at it.

    A stream that is opened has a position of its own; where an outer one is closed, it has its own again. What is
    called closes the streams that it opens, so in front of such a close nothing need be followed there.
    """
    waiting, seen, calls = [(number, 0)], set(), ways_back(plan.program)
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
            onward = led_to(plan.program, line, calls) if depth == 0 else following(plan.program, line)
            waiting += [(one, below) for one in onward]
    return False
