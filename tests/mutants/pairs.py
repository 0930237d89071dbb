"""What a register holds after a change to the instruction that sets it, beside what it held before."""

from __future__ import annotations

from alike import Pair
from edits import Instruction
from ranges import Range, exactly

from ksyspark.compiler import opcodes as op

_SIGNED, _FLOAT, _WIDTH = 16, 64, 15
_NUMBERS = frozenset({op.U1, op.U2BE, op.NUMBER, op.NUMBER2})


def pair_of(kind: str, line: Instruction, constants: tuple[int, int] | None) -> Pair | None:
    """Return both numbers for a change of some kind to an instruction; None where they are not known.

    `constants` are those that a copying instruction copies, before and after.
    """
    if line[0] == op.MOVE and kind == "constant" and constants is not None:
        return Pair(exactly(constants[0]), exactly(constants[1]))
    if line[0] == op.FIXED and kind in ("offset", "size"):
        return Pair(Range(0), Range(0))
    if line[0] not in _NUMBERS or _shape(line) & _FLOAT:
        return None
    if kind == "sign":
        return _of_sign(line)
    return _of_order(line) if kind == "order" else None


def _of_sign(line: Instruction) -> Pair:
    """Return what a number with its highest bit set is with and without its sign; all others are the same."""
    bits, is_signed = 8 * (_shape(line) & _WIDTH), bool(_shape(line) & _SIGNED)
    high = None if bits == 64 else Range(1 << bits - 1, (1 << bits) - 1)
    low = Range(-(1 << bits - 1), -1)
    return Pair(low, high, bits) if is_signed else Pair(high, low, bits)


def _of_order(line: Instruction) -> Pair | None:
    """Return what a number is in both orders where they differ: anything but 0, and but all bits set."""
    bits, is_signed = 8 * (_shape(line) & _WIDTH), bool(_shape(line) & _SIGNED)
    if bits == 64 and not is_signed:
        return None
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    some = Range(least, most).where(op.JNE, 0)
    assert some is not None
    return Pair(some, some)


def _shape(line: Instruction) -> int:
    """Return the shape of a number, as instructions tell it."""
    return {op.U1: 1, op.U2BE: 2}.get(line[0], line[5] if len(line) > 5 else 0)
