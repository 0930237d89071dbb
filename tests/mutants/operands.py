"""Which operands of the machine's operations are registers that are read."""

from __future__ import annotations

from ksyspark.compiler import opcodes as op

_TWO = (
    op.ADD, op.SUB, op.MUL, op.DIV, op.MOD, op.AND, op.OR, op.XOR, op.SHL, op.SHR,
    op.EQ, op.NE, op.LT, op.LE, op.GT, op.GE,
)  # fmt: skip
COMPARING_JUMPS = (op.JEQ, op.JNE, op.JLT, op.JLE, op.JGT, op.JGE)

READ = {
    **dict.fromkeys(_TWO, (1, 2)), **dict.fromkeys(COMPARING_JUMPS, (0, 1)),
    op.NEG: (1,), op.INV: (1,), op.NOT: (1,), op.MOVE: (1,), op.STORE: (2,), op.BYTES: (2,), op.ITEM: (4,),
    op.SEEK: (3,), op.SEEKROOT: (1,), op.BYTE: (2,), op.JZ: (0,), op.JNZ: (0,), op.SWITCH: (0,),
}  # fmt: skip
"""Operands that are registers of whole numbers which an operation reads."""

OPPOSITE = {
    op.JEQ: op.JNE, op.JNE: op.JEQ, op.JLT: op.JLE, op.JLE: op.JLT, op.JGT: op.JGE, op.JGE: op.JGT,
    op.JZ: op.JNZ, op.JNZ: op.JZ, op.JBITS: op.JBITSN, op.JBITSN: op.JBITS, op.JSAME: op.JSAMEN, op.JSAMEN: op.JSAME,
    op.EQ: op.NE, op.NE: op.EQ, op.LT: op.LE, op.LE: op.LT, op.GT: op.GE, op.GE: op.GT,
    op.FEQ: op.FNE, op.FNE: op.FEQ, op.FLT: op.FLE, op.FLE: op.FLT, op.FGT: op.FGE, op.FGE: op.FGT,
}  # fmt: skip
"""The comparison that is nearest to another, and wrong in its place."""

OTHER_OPERATOR = {
    op.ADD: op.SUB, op.SUB: op.ADD, op.MUL: op.ADD, op.DIV: op.MUL, op.MOD: op.DIV, op.AND: op.OR, op.OR: op.AND,
    op.XOR: op.OR, op.SHL: op.SHR, op.SHR: op.SHL, op.FADD: op.FSUB, op.FSUB: op.FADD, op.FMUL: op.FDIV,
    op.FDIV: op.FMUL, op.FMOD: op.FDIV,
}  # fmt: skip

NAMES = {number: name for name, number in vars(op).items() if name.isupper() and isinstance(number, int)}
