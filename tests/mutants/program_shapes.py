"""Changes to one instruction that reads: width, order, sign, offset, size, terminator, padding, charset, slot."""

from __future__ import annotations

from collections.abc import Iterator

from edits import Instruction

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.opcodes import ADDRESSES, CELLS, SPANS
from ksyspark.compiler.plan import Plan
from ksyspark.vm.characters import characters_of
from ksyspark.vm.run import NO_CHECK, TABLE

Found = Iterator[tuple[str, str, Instruction]]
SIGNED, BIG, FLOAT = 16, 32, 64
WIDER = {1: 2, 2: 4, 4: 8, 8: 4}
OFFSETS = {
    op.NUMBER: 3, op.NUMBER2: 3, op.U1: 3, op.U2BE: 3, op.BYTEBITS: 3, op.FIXED: 3, op.RUNAT: 3,
    op.JBITS: 2, op.JBITSN: 2, op.JSAME: 2, op.JSAMEN: 2,
}  # fmt: skip
SIZES = {op.RUN: 2, op.RUNAT: 2, op.FIXED: 4}
CONSTANTS = {op.JBITS: 4, op.JBITSN: 4}
FLAGS = {1: "include", 2: "consume", 4: "must be there"}


def shape_changes(plan: Plan, line: Instruction) -> Found:
    """Yield kind, words, and the instruction that does something else."""
    code = line[0]
    for kind, operands in (("offset", OFFSETS), ("size", SIZES), ("constant", CONSTANTS)):
        if code in operands:
            yield from _near(kind, line, operands[code])
    if code in SHAPES:
        yield from SHAPES[code](line)
    yield from _charsets(plan, line)
    yield from _slots(plan, line)
    if code == op.PARAM and line[2]:
        yield "argument", f"{line[2]} is {line[2] - 1}", _with(line, 1, line[2] - 1)


def _with(line: Instruction, operand: int, value: int) -> Instruction:
    return (*line[: 1 + operand], value, *line[2 + operand :])


def _near(kind: str, line: Instruction, operand: int) -> Found:
    value = line[1 + operand]
    for other in (value - 1, value + 1):
        if other >= 0:
            yield kind, f"{value} is {other}", _with(line, operand, other)


def _number(line: Instruction) -> Found:
    shape = line[5]
    width = shape & 15
    yield "width", f"{width} bytes are {WIDER[width]}", _with(line, 4, shape - width + WIDER[width])
    if line[0] == op.NUMBER2:
        yield "order", "is always little-endian", (op.NUMBER, *line[1:5], shape & ~BIG)
        yield "order", "is always big-endian", (op.NUMBER, *line[1:5], shape | BIG)
    elif width > 1:
        yield "order", "is the other", _with(line, 4, shape ^ BIG)
    if not shape & FLOAT:
        yield "sign", "is the other", _with(line, 4, shape ^ SIGNED)


def _one_byte(line: Instruction) -> Found:
    yield "sign", "is signed", (op.NUMBER, *line[1:], 1 | SIGNED)
    yield "width", "is two bytes", (op.NUMBER, *line[1:], 2 | BIG)


def _two_bytes(line: Instruction) -> Found:
    yield "sign", "is signed", (op.NUMBER, *line[1:], 2 | BIG | SIGNED)
    yield "order", "is little-endian", (op.NUMBER, *line[1:], 2)
    yield "width", "is one byte", (op.U1, *line[1:])


def _bits_of_byte(line: Instruction) -> Found:
    yield "width", "has a bit less", _with(line, 5, line[6] >> 1)
    yield "offset", "is a bit off", _with(line, 4, line[5] ^ 1)


def _bits_asked(line: Instruction) -> Found:
    yield "width", "has a bit less", _with(line, 3, line[4] & 255 | (line[4] >> 9) << 8)
    yield "offset", "is a bit off", _with(line, 3, line[4] ^ 1)


def _until(line: Instruction) -> Found:
    yield "terminator", f"is byte {line[3] ^ 1}", _with(line, 2, line[3] ^ 1)
    for flag, name in FLAGS.items():
        yield "terminator", f"other way of {name}", _with(line, 3, line[4] ^ flag)


def _cut(line: Instruction) -> Found:
    yield "terminator", f"is byte {line[3] ^ 1}", _with(line, 2, line[3] ^ 1)
    yield "terminator", "other way of include", _with(line, 3, line[4] ^ 1)


def _unpad(line: Instruction) -> Found:
    yield "padding", f"is byte {line[3] ^ 1}", _with(line, 2, line[3] ^ 1)


def _bits(line: Instruction) -> Found:
    shape = line[6]
    if shape & 127 > 1:
        yield "width", "has a bit less", _with(line, 5, shape - 1)
    yield "order", "is the other", _with(line, 5, shape ^ 128)
    yield "offset", "is a bit off", _with(line, 4, line[5] ^ 1)


def _charsets(plan: Plan, line: Instruction) -> Found:
    """A text judged by another set: one in which other bytes are text."""
    operand = {op.TEXT: 1, op.TEXTAT: 2}.get(line[0])
    if operand is None:
        return
    own = judged_as(plan, line[1 + operand])
    for other, name in enumerate(plan.encodings):
        if judged_as(plan, other) != own:
            yield "charset", f"is {name}", _with(line, operand, other)
            return


def is_judged(plan: Plan, line: Instruction) -> bool:
    """Tell whether an instruction that judges a text refuses any bytes."""
    return judged_as(plan, line[2] if line[0] == op.TEXT else line[3])[0] != NO_CHECK


def judged_as(plan: Plan, encoding: int) -> tuple[int, bytes]:
    """Return what tells text from other bytes in an encoding of a plan; equal where the same bytes are text."""
    characters = characters_of(plan.encodings)
    kind = int(characters.kinds[encoding])
    allowed = characters.allowed[256 * encoding : 256 * (encoding + 1)]
    return kind, allowed.tobytes() if kind == TABLE else b""


def _slots(plan: Plan, line: Instruction) -> Found:
    """A cell that is the next one of its row, or the one before where there is none."""
    if line[0] not in ADDRESSES:
        return
    for address, cell in CELLS.get(line[0], ()):
        table = plan.addresses[line[1 + address]]
        width = plan.tables[table].width - (line[0] in SPANS) if table >= 0 else 0
        other = line[1 + cell] + 1 if line[1 + cell] + 1 < width else line[1 + cell] - 1
        if 0 <= other < width:
            yield "slot", f"cell {line[1 + cell]} is {other}", _with(line, cell, other)


SHAPES = {
    op.NUMBER: _number, op.NUMBER2: _number, op.U1: _one_byte, op.U2BE: _two_bytes, op.BYTEBITS: _bits_of_byte,
    op.BITS: _bits, op.JBITS: _bits_asked, op.JBITSN: _bits_asked, op.UNTIL: _until, op.CUT: _cut, op.UNPAD: _unpad,
}  # fmt: skip
