"""Control flow of a plan's program: the successors of each instruction, and the cells that it writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan

Instruction = tuple[int, ...]
Cell = tuple[int, int]
"""A table of a plan, and a cell of its rows."""
WRITING = frozenset({
    op.RUN, op.RUNAT, op.BYTES, op.REST, op.UNTIL, op.UNTILZEROS, op.UNPAD, op.CUT, op.CUTZEROS, op.STORE, op.COUNT,
    op.PROCESS,
})  # fmt: skip
"""Operations that write cells."""
_NO_FALL_THROUGH = frozenset({op.JUMP, op.DONE, op.FAIL, op.RETURN})


def local_successors(program: Sequence[Instruction], line: int) -> Iterator[int]:
    """Yield the lines that may run behind a line; a call is one step, a return has no successor."""
    instruction = program[line]
    code = instruction[0]
    if code in op.TARGETS:
        yield instruction[1 + op.TARGETS[code]]
    if code == op.SWITCH:
        yield from range(line + 1, line + 2 + instruction[3])
    elif code not in _NO_FALL_THROUGH:
        yield line + 1


def successors(program: Sequence[Instruction], line: int, sites: Mapping[int, Sequence[int]]) -> Iterator[int]:
    """Yield the lines that may run behind a line: behind a return the `return_sites` of its address."""
    instruction = program[line]
    if instruction[0] == op.CALL:
        yield instruction[2]
    elif instruction[0] == op.RETURN:
        yield from sites.get(instruction[1], ())
    else:
        yield from local_successors(program, line)


def return_sites(program: Sequence[Instruction]) -> dict[int, list[int]]:
    """Return the lines behind calls, by the address that keeps where to return."""
    found: dict[int, list[int]] = {}
    for number, line in enumerate(program):
        if line[0] == op.CALL:
            found.setdefault(line[1], []).append(number + 1)
    return found


def written_cells(plan: Plan, instruction: Instruction) -> Iterator[Cell]:
    """Yield the cells that an instruction writes."""
    if instruction[0] in WRITING:
        for address, cell in op.CELLS[instruction[0]]:
            for more in range(1 + (instruction[0] in op.SPANS)):
                yield plan.addresses[instruction[1 + address]], instruction[1 + cell] + more
