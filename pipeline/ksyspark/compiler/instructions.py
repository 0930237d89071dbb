"""The operations of the machine with their operands, and instructions before labels are resolved."""

from dataclasses import dataclass


class Unsupported(Exception):
    """The machine has no instructions for a construct; the text names it."""


@dataclass(frozen=True, slots=True)
class Label:
    """A position in the program that is resolved at the end."""

    number: int


@dataclass(frozen=True, slots=True)
class Preset:
    """A register preset to a constant: number `part` of adjacent `values`."""

    values: tuple[int, ...]
    part: int = 0

    @property
    def number(self) -> int:
        return self.values[self.part]

    def __add__(self, parts: int) -> "Preset":
        return Preset(self.values, self.part + parts)


Register = int | Preset
Operand = int | Label | Preset


@dataclass(frozen=True, slots=True)
class Instruction:
    """An operation of the machine with up to six operands; `note` says for readers what it does for which field."""

    operation: str
    operands: tuple[Operand, ...]
    note: str


DONE = 0  # the message is read
FAIL = 1  # the machine does not finish the message
JUMP = 2  # to
JZ = 3  # register, to
JNZ = 4  # register, to
CALL = 5  # address that keeps where to return, to
RETURN = 6  # address
LOOP = 7  # register that counts, fuel that an item burns
ROW = 8  # table, address, register that gets the row's number + 1
ROWS = 9  # register that gets the number of rows, table
ROWAT = 10  # address, table, register with the row's number + 1
ITEM = 11  # address, table, address and cell of the list, register with the index
RUN = 12  # address, cell, length in bytes
BYTES = 13  # address, cell, register with the length
REST = 14  # address, cell
UNTIL = 15  # address, cell, terminator, flags (1 include, 2 consume, 4 must be there)
UNPAD = 16  # address, cell, byte
CUT = 17  # address, cell, terminator, 1 to keep it
OPEN = 18  # register (2), address, cell
CLOSE = 19  # register (2)
SEEK = 20  # register (2), address, cell, register with the position
SEEKROOT = 21  # register (2), register with the position
TEXT = 22  # register (2), encoding
FCONST = 23  # register, constant
PARAM = 24  # register, parameter
MOVE = 25  # register, from
LOAD = 26  # register, address, cell
STORE = 27  # address, cell, register
NUMBER = 28  # register, address, cell, offset, shape
NUMBER2 = 29  # register, address, cell, offset, shape, cell that is not 0 for little-endian
BITS = 30  # register, address, cell, first bit of the run, bit, width + 128 big-endian
FIXED = 31  # register (2), address, cell, offset, length
BYTE = 32  # register, register (2), register with the index
EOF = 33  # register
POSITION = 34  # register, register with the start of the stream
ROOTSIZE = 35  # register
ADD = 36  # register, register, register
SUB = 37  # register, register, register
MUL = 38  # register, register, register
DIV = 39  # register, register, register
MOD = 40  # register, register, register
AND = 41  # register, register, register
OR = 42  # register, register, register
XOR = 43  # register, register, register
SHL = 44  # register, register, register
SHR = 45  # register, register, register
EQ = 46  # register, register, register
NE = 47  # register, register, register
LT = 48  # register, register, register
LE = 49  # register, register, register
GT = 50  # register, register, register
GE = 51  # register, register, register
NEG = 52  # register, register
INV = 53  # register, register
NOT = 54  # register, register
SAME = 55  # register, register (2), register (2)
ORDER = 56  # register, register (2), register (2)
FADD = 57  # register, register, register
FSUB = 58  # register, register, register
FMUL = 59  # register, register, register
FDIV = 60  # register, register, register
FMOD = 61  # register, register, register
FEQ = 62  # register, register, register
FNE = 63  # register, register, register
FLT = 64  # register, register, register
FLE = 65  # register, register, register
FGT = 66  # register, register, register
FGE = 67  # register, register, register
FNEG = 68  # register, register
I2F = 69  # register, register
F2I = 70  # register, register
ROOTSTART = 71  # register
JEQ = 72  # register, register, to
JNE = 73  # register, register, to
JLT = 74  # register, register, to
JLE = 75  # register, register, to
JGT = 76  # register, register, to
JGE = 77  # register, register, to
TEXTAT = 78  # address, cell, encoding
BYTEBITS = 79  # register, address, cell, offset, shift, mask: bits of one byte
U1 = 80  # register, address, cell, offset: one byte
U2BE = 81  # register, address, cell, offset: two bytes, big-endian
SWITCH = 82  # register, lowest, count: skips as many instructions as the register is above the lowest, or all
JBITS = 83  # address, cell, offset, shift + 256 mask, number, to: where bits of a byte are a number
JBITSN = 84  # address, cell, offset, shift + 256 mask, number, to: where they are not
JSAME = 85  # address, cell, offset, constant, length, to: where bytes are the constant
JSAMEN = 86  # address, cell, offset, constant, length, to: where they are not
COUNT = 87  # register that counts, fuel, address and cell of the count: a LOOP that stores the number of items
RUNAT = 88  # address, cell, length in bytes, where they begin in the message
PROCESS = 89  # address, cell, register (2) with the bytes, register (2) with the argument, process: what it makes
UNTILZEROS = 90  # address, cell, 2 or 4 zero bytes that stand at a multiple of their number, flags as for UNTIL
CUTZEROS = 91  # address, cell, 2 or 4 zero bytes, 1 to keep them
SAVE = 92  # address, cell, address that is stored there
RESTORE = 93  # address that was stored, address, cell
DROP = 94  # table whose last row is removed

UNFINISHED, BROKEN = -1, -2
"""What stands for the end of a message that a program does not finish: it may be incomplete, or breaks a rule."""

CELLS = {
    RUN: ((0, 1),), RUNAT: ((0, 1),), STORE: ((0, 1),), JBITS: ((0, 1),), JBITSN: ((0, 1),), JSAME: ((0, 1),),
    JSAMEN: ((0, 1),), COUNT: ((2, 3),), BYTES: ((0, 1),), REST: ((0, 1),),
    UNTIL: ((0, 1),), UNPAD: ((0, 1),), CUT: ((0, 1),), TEXTAT: ((0, 1),), LOAD: ((1, 2),), NUMBER: ((1, 2),),
    NUMBER2: ((1, 2), (1, 5)), BITS: ((1, 2),), FIXED: ((1, 2),), BYTEBITS: ((1, 2),), U1: ((1, 2),), U2BE: ((1, 2),),
    OPEN: ((1, 2),), SEEK: ((1, 2),), ITEM: ((2, 3),), PROCESS: ((0, 1),),
    UNTILZEROS: ((0, 1),), CUTZEROS: ((0, 1),), SAVE: ((0, 1),), RESTORE: ((1, 2),),
}  # fmt: skip
"""Which operands of an operation are cells, each behind the operand with the address of its row."""
_ROWS = {CALL: 0, RETURN: 0, ROW: 1, ROWAT: 0, ITEM: 0, SAVE: 2, RESTORE: 0}
ADDRESSES = {
    code: {address for address, _ in CELLS.get(code, ())} | ({_ROWS[code]} if code in _ROWS else set())
    for code in CELLS.keys() | _ROWS.keys()
}
"""Which operands of an operation are addresses: places of row numbers, not registers."""
SPANS = frozenset({BYTES, REST, UNTIL, UNPAD, CUT, UNTILZEROS, CUTZEROS, TEXTAT, OPEN, SEEK, ITEM, PROCESS})
"""Operations that take a second cell behind the first: its place is the last operand of a loaded program."""
TARGETS = {
    JUMP: 0, JZ: 1, JNZ: 1, JEQ: 2, JNE: 2, JLT: 2, JLE: 2, JGT: 2, JGE: 2, JBITS: 5, JBITSN: 5, JSAME: 5, JSAMEN: 5,
}  # fmt: skip
"""The operand of a jump that says where to."""
