"""Changes to the program of a plan: one instruction reads, compares, jumps or keeps something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from changes import Change
from edits import Draft, Instruction
from operands import NAMES, OPPOSITE, OTHER_OPERATOR, READ
from positions import asks_for_position
from program_shapes import is_judged, shape_changes
from registers import constant_in
from seen import Seen

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.layout import Layout

Found = Iterator[tuple[str, str, Callable[[], Plan]]]
SIZES = {(op.BYTES, 2)}
LEFT_OUT, NEVER_JUMPS, ALWAYS_JUMPS = "left out", "never jumps", "always jumps"
ANSWERS = {LEFT_OUT: False, NEVER_JUMPS: False, ALWAYS_JUMPS: True}
PLACES = {(op.SEEK, 3), (op.SEEKROOT, 1)}


def program_changes(plan: Plan, layout: Layout) -> Iterator[Change]:
    """Yield every change to a plan's program, line by line, and to its constants."""
    draft, seen = Draft(plan), Seen(plan, layout)
    for number, instruction in enumerate(plan.program):
        broken = partial(draft.with_lines, {number: (op.FAIL,)})
        for kind, words, altered in _of_line(draft, number, instruction):
            answer = ANSWERS.get(words) if instruction[0] in op.TARGETS else None
            is_seen = partial(seen.is_seen, number, kind, altered, answer)
            yield Change("plans", kind, str(number), f"{NAMES[instruction[0]]} {words}", altered, broken, is_seen)
    for at, octet in enumerate(plan.constants):
        is_seen, words = partial(seen.is_octet_seen, at), f"{octet} is {octet ^ 1}"
        yield Change(
            "plans", "constant", f"byte {at}", words, _constant(plan, at, 1), _constant(plan, at, 255), is_seen
        )


def _constant(plan: Plan, at: int, bits: int) -> Callable[[], Plan]:
    octets = bytearray(plan.constants)
    octets[at] ^= bits
    return lambda: replace(plan, constants=bytes(octets))


def _of_line(draft: Draft, number: int, instruction: Instruction) -> Found:
    yield from _jumps(draft, number, instruction)
    yield from _numbers(draft, number, instruction)
    yield from _swaps(draft, number, instruction)
    code = instruction[0]
    if code in OPPOSITE:
        other = (OPPOSITE[code], *instruction[1:])
        yield "comparison", f"is {NAMES[other[0]]}", partial(draft.with_lines, {number: other})
    if code in OTHER_OPERATOR:
        other = (OTHER_OPERATOR[code], *instruction[1:])
        yield "operator", f"is {NAMES[other[0]]}", partial(draft.with_lines, {number: other})
    for kind, words, changed in shape_changes(draft.plan, instruction):
        yield kind, words, partial(draft.with_lines, {number: changed})
    for kind in _leave_out(draft.plan, number):
        yield kind, "left out", partial(draft.without, number)


def _leave_out(plan: Plan, number: int) -> Iterator[str]:
    code = plan.program[number][0]
    if code in (op.TEXT, op.TEXTAT):
        yield from ["check"] * is_judged(plan, plan.program[number])
    elif code == op.UNPAD:
        yield "padding"
    elif code == op.CUT:
        yield "terminator"
    elif code == op.CLOSE and asks_for_position(plan, number + 1):
        yield "window"
    elif code == op.STORE:
        yield "slot"


def _jumps(draft: Draft, number: int, instruction: Instruction) -> Found:
    """A jump that is never taken, or always: a rule that is not judged, a condition that is not asked for."""
    program, code = draft.plan.program, instruction[0]
    if code not in op.TARGETS:
        return
    target = instruction[1 + op.TARGETS[code]]
    if program[target][0] == op.FAIL:
        yield "check", LEFT_OUT, partial(draft.without, number)
    elif code != op.JUMP:
        yield "condition", NEVER_JUMPS, partial(draft.without, number)
        if target != number + 1:
            yield "condition", ALWAYS_JUMPS, partial(draft.with_lines, {number: (op.JUMP, target)})


def _numbers(draft: Draft, number: int, instruction: Instruction) -> Found:
    """A constant, a size, or a place that is one off."""
    for operand in READ.get(instruction[0], ()):
        value, spot = constant_in(draft.plan, instruction[1 + operand]), (instruction[0], operand)
        kind = "size" if spot in SIZES else "seek" if spot in PLACES else "constant"
        for more in (-1, 1):
            if value is not None and _is_flag(draft.plan, instruction) and value + more != 0:
                continue
            if value is not None:
                yield kind, f"{value} is {value + more}", partial(draft.with_number, number, operand, value + more)
            elif kind != "constant":
                yield kind, f"has {more:+}", partial(draft.with_sum, number, operand, more)


def _is_flag(plan: Plan, instruction: Instruction) -> bool:
    """Tell whether an instruction sets a cell of which only is asked whether it is 0."""
    if instruction[0] != op.STORE:
        return False
    return instruction[2] in plan.tables[plan.addresses[instruction[1]]].flags


def _swaps(draft: Draft, number: int, instruction: Instruction) -> Found:
    """Two cases swapped: neighbours in the list of a switch, or two equal questions one behind the other."""
    program, code = draft.plan.program, instruction[0]
    if code == op.SWITCH:
        first, count = number + 1, instruction[3]
        for one in range(first, first + count - 1):
            if program[one] != program[one + 1]:
                lines = {one: program[one + 1], one + 1: program[one]}
                yield "case", f"{one - first} and the next swapped", partial(draft.with_lines, lines)
        for more in (-1, 1):
            other = (code, instruction[1], instruction[2] + more, instruction[3])
            if other[2] >= 0:
                yield "case", f"{instruction[2]} is {other[2]}", partial(draft.with_lines, {number: other})
    follower = program[number + 1] if number + 1 < len(program) else (op.FAIL,)
    if code in (op.JEQ, op.JNE) and follower[:2] == instruction[:2] and follower[3] != instruction[3]:
        lines = {number: (*instruction[:3], follower[3]), number + 1: (*follower[:3], instruction[3])}
        yield "case", "goes where the next should", partial(draft.with_lines, lines)
    if code == op.CALL:
        others = {line[2] for line in program if line[0] == op.CALL} - {instruction[2]}
        for target in sorted(others, key=lambda line: abs(line - instruction[2]))[:1]:
            yield (
                "case",
                f"{instruction[2]} is {target}",
                partial(draft.with_lines, {number: (*instruction[:2], target)}),
            )
