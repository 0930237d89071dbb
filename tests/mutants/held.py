"""What registers hold, and what instructions make untrue: cells, numbers in the message, sizes, parameters."""

from __future__ import annotations

from operands import COMPARING_JUMPS, OTHER_OPERATOR
from ranges import Range

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.opcodes import ADDRESSES
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import WRITING

Term = tuple[object, ...]
"""A cell (`cell`, address, cell), bits or a number at one (`bits` or `number`, address, cell, ...), or what lasts."""

SIGNED, FLOAT = 16, 64
_NUMBERS = frozenset({op.NUMBER, op.NUMBER2, op.U2BE})
_MOVING = frozenset({op.ROW, op.ROWAT, op.ITEM})
_READING = frozenset(
    {op.BITS, op.BYTEBITS, op.U1, op.U2BE, op.NUMBER, op.NUMBER2, op.PARAM, op.ROOTSIZE, op.ROOTSTART, op.EOF,
     op.POSITION, op.BYTE, op.FCONST}
)  # fmt: skip
_COMPARISONS = frozenset({op.EQ, op.NE, op.LT, op.LE, op.GT, op.GE, op.SAME, op.ORDER})
SETTING = _READING | _COMPARISONS | {op.MOVE, op.LOAD, op.NEG, op.INV, op.NOT, *range(op.ADD, op.SHR + 1)}
"""Instructions that set their first register and no other."""
assert {op.ADD, op.SHR} <= OTHER_OPERATOR.keys()
KEEPING = WRITING - {op.COUNT} | {op.TEXTAT, op.JUMP, op.JZ, op.JNZ, op.SWITCH, op.JBITS, op.JBITSN, op.JSAME,
                                   op.JSAMEN, *COMPARING_JUMPS}  # fmt: skip
"""Instructions that set no register."""


def term_of(line: tuple[int, ...]) -> Term | None:
    """Return what an instruction puts into its register; None where that has no name."""
    code = line[0]
    if code == op.LOAD:
        return ("cell", line[2], line[3])
    if code in (op.U1, op.BYTEBITS):
        return ("bits", *line[2:5], line[5] + 256 * line[6] if code == op.BYTEBITS else 256 * 255)
    if code in _NUMBERS and not (code != op.U2BE and line[5] & FLOAT):
        return ("number", *line[2:5], 2 | 32 if code == op.U2BE else line[5], line[6] if code == op.NUMBER2 else -1)
    if code == op.ROOTSIZE:
        return ("size",)
    return ("parameter", line[2]) if code == op.PARAM else None


def range_of(term: Term) -> Range:
    """Return what a term can be, if nothing is known of it."""
    if term[0] == "bits":
        shape = term[4]
        assert isinstance(shape, int)
        return Range(0, shape >> 8)
    if term[0] == "number":
        bits, is_signed = width_of(term), term[4] & SIGNED  # type: ignore[operator]
        return Range(-1 << bits - 1, (1 << bits - 1) - 1) if is_signed else Range(0, (1 << bits) - 1)
    return Range()


def width_of(term: Term) -> int:
    """Return how many bits a number has."""
    shape = term[4]
    assert isinstance(shape, int)
    return 8 * (shape & 15)


def moved(line: tuple[int, ...]) -> int | None:
    """Return the address that means another row behind an instruction."""
    return line[1 + ADDRESSES[line[0]][0]] if line[0] in _MOVING else None


def lasts(plan: Plan, term: Term, cells: set[tuple[int, int]], addresses: set[int]) -> bool:
    """Tell whether a term still is what it was where cells were written and addresses mean other rows."""
    if term[0] in ("size", "parameter"):
        return True
    address, cell = term[1], term[2]
    assert isinstance(address, int)
    asked = {cell, term[5]} if term[0] == "number" else {cell}
    return address not in addresses and not any((plan.addresses[address], one) in cells for one in asked)
