"""Which registers and cells an instruction reads, which registers it sets, and what those of constants hold."""

from __future__ import annotations

from collections.abc import Iterator

from operands import READ

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import WRITING, Place

Instruction = tuple[int, ...]

_FLOATS = (op.FADD, op.FSUB, op.FMUL, op.FDIV, op.FMOD, op.FEQ, op.FNE, op.FLT, op.FLE, op.FGT, op.FGE)
_ALSO_READ = {
    **dict.fromkeys(_FLOATS, (1, 2)), op.FNEG: (1,), op.I2F: (1,), op.F2I: (1,), op.POSITION: (1,), op.ROWAT: (2,),
    op.LOOP: (0,), op.COUNT: (0,),
}  # fmt: skip
_PAIRS_READ = {op.TEXT: (0,), op.CLOSE: (0,), op.SAME: (1, 2), op.ORDER: (1, 2), op.BYTE: (1,)}
_PAIRS_SET = frozenset({op.FIXED, op.OPEN, op.SEEK, op.SEEKROOT})
_SET_FIRST = frozenset(
    {op.LOOP, op.COUNT, op.ROWS, op.FCONST, op.PARAM, op.MOVE, op.LOAD, op.NUMBER, op.NUMBER2, op.BITS, op.BYTE,
     op.EOF, op.POSITION, op.ROOTSIZE, op.ROOTSTART, op.BYTEBITS, op.U1, op.U2BE, op.I2F, op.F2I, op.FNEG, op.NEG,
     op.INV, op.NOT, op.SAME, op.ORDER, *_FLOATS, *range(op.ADD, op.GE + 1)}
)  # fmt: skip
_ONLY_WRITING = WRITING - {op.UNPAD, op.CUT}


def read_by(line: Instruction) -> Iterator[int]:
    """Yield the registers that an instruction reads, those of constants among them."""
    code = line[0]
    yield from (line[1 + one] for one in (*READ.get(code, ()), *_ALSO_READ.get(code, ())))
    for one in _PAIRS_READ.get(code, ()):
        yield from (line[1 + one], line[1 + one] + 1)


def set_by(line: Instruction) -> tuple[int, ...]:
    """Return the registers that an instruction sets."""
    if line[0] in _PAIRS_SET:
        return line[1], line[1] + 1
    if line[0] == op.ROW:
        return (line[3],)
    return (line[1],) if line[0] in _SET_FIRST else ()


def constant_in(plan: Plan, register: int) -> int | None:
    """Return the number in a register that holds a constant; None for other registers."""
    at = register - plan.registers
    return plan.numbers[at] if 0 <= at < len(plan.numbers) else None


def cells_read_by(plan: Plan, line: Instruction) -> Iterator[Place]:
    """Yield the cells that an instruction reads."""
    if line[0] in _ONLY_WRITING:
        return
    for address, cell in op.CELLS.get(line[0], ()):
        for more in range(1 + (line[0] in op.SPANS)):
            yield plan.addresses[line[1 + address]], line[1 + cell] + more
