"""Mutations of a plan: one instruction, constant or column reads, compares, jumps or stores something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from ksyspark.compiler import instructions as op
from ksyspark.compiler.plan import Plan

Instruction = tuple[int, ...]

NAMES = {number: name for name, number in vars(op).items() if name.isupper() and isinstance(number, int)}
OTHER_OPERATION = {
    op.JEQ: op.JNE, op.JNE: op.JEQ, op.JLT: op.JLE, op.JLE: op.JLT, op.JGT: op.JGE, op.JGE: op.JGT,
    op.JZ: op.JNZ, op.JNZ: op.JZ, op.JBITS: op.JBITSN, op.JBITSN: op.JBITS, op.JSAME: op.JSAMEN, op.JSAMEN: op.JSAME,
    op.EQ: op.NE, op.NE: op.EQ, op.LT: op.LE, op.LE: op.LT, op.GT: op.GE, op.GE: op.GT,
    op.FEQ: op.FNE, op.FNE: op.FEQ, op.FLT: op.FLE, op.FLE: op.FLT, op.FGT: op.FGE, op.FGE: op.FGT,
    op.ADD: op.SUB, op.SUB: op.ADD, op.MUL: op.ADD, op.DIV: op.MUL, op.MOD: op.DIV, op.AND: op.OR, op.OR: op.AND,
    op.XOR: op.OR, op.SHL: op.SHR, op.SHR: op.SHL, op.FADD: op.FSUB, op.FSUB: op.FADD, op.FMUL: op.FDIV,
    op.FDIV: op.FMUL, op.FMOD: op.FDIV,
}  # fmt: skip
REMOVABLE = {op.TEXT, op.TEXTAT, op.UNPAD, op.CUT, op.STORE}
# The shape of a number: its width in bytes and these bits.
SIGNED, BIG_ENDIAN = 16, 32
SHAPES = {op.U1: 1, op.U2BE: 2 | BIG_ENDIAN}
OTHER_WIDTH = {1: 2, 2: 4, 4: 8, 8: 4}
# Byte orders and operators of columns and checks.
OTHER_WORD = {
    "le": "be", "be": "le", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or",
    "or": "and", "+": "-", "*": "+", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
}  # fmt: skip
# Fields of a column that number something of which there is mostly one.
NO_CHOICE = {"table", "endian", "number"}


@dataclass(frozen=True)
class Mutation:
    """A change of a plan; `line` is None where it changes a constant or a column."""

    kind: str
    place: str
    change: str
    changed: Plan
    line: int | None = None


def plan_mutations(plan: Plan) -> Iterator[Mutation]:
    """Yield all mutations of a plan: of its program, constants, columns and the checks that follow the program."""
    for line, instruction in enumerate(plan.program):
        for kind, change, other in _of_instruction(plan, line, instruction):
            program = (*plan.program[:line], other, *plan.program[line + 1 :])
            place = f"line {line}, {NAMES[instruction[0]]}"
            yield Mutation(kind, place, change, replace(plan, program=program), line)
    for part in ("numbers", "constants", "root", "checks"):
        for place, change, changed in _variants(getattr(plan, part), part):
            yield Mutation(part, place, change, replace(plan, **{part: changed}))


def _of_instruction(plan: Plan, line: int, instruction: Instruction) -> Iterator[tuple[str, str, Instruction]]:
    """Yield each change of an instruction: its kind, how it reads, and the changed instruction."""
    code, operands = instruction[0], instruction[1:]
    next_line = (op.JUMP, line + 1)
    if code in OTHER_OPERATION:
        yield "operation", f"is {NAMES[OTHER_OPERATION[code]]}", (OTHER_OPERATION[code], *operands)
    if code in REMOVABLE:
        yield f"removed {NAMES[code]}", "left out", next_line
    target = op.TARGETS.get(code)
    if target is not None and code != op.JUMP:
        yield "check" if plan.program[operands[target]][0] == op.FAIL else "jump", "never jumps", next_line
        yield "jump", "always jumps", (op.JUMP, operands[target])
    for at, operand in enumerate(operands):
        if at != target and at not in op.ADDRESSES.get(code, ()):
            other = operand - 1 if operand > 0 else 1
            changed = (code, *operands[:at], other, *operands[at + 1 :])
            yield f"operand of {NAMES[code]}", f"operand {at}, {operand}, is {other}", changed
    if code in {op.U1, op.U2BE, op.NUMBER, op.NUMBER2}:
        shape = SHAPES[code] if code in SHAPES else operands[4]
        read = op.NUMBER if code in SHAPES else code
        wider = shape - (shape & 15) + OTHER_WIDTH[shape & 15]
        for kind, other in (("width", wider), ("byte order", shape ^ BIG_ENDIAN), ("sign", shape ^ SIGNED)):
            yield kind, f"shape {shape} is {other}", (read, *operands[:4], other, *operands[5:])


def _variants(node: Any, place: str) -> Iterator[tuple[str, str, Any]]:
    """Yield a part of a plan with one change in it: the path of the change, the change, and the result."""
    if isinstance(node, bool):
        yield place, f"{node} is {not node}", not node
    elif isinstance(node, int):
        other = OTHER_WIDTH.get(node, node + 1) if place.endswith(".width") else node + 1
        yield place, f"{node} is {other}", other
    elif isinstance(node, str) and node in OTHER_WORD:
        yield place, f"{node} is {OTHER_WORD[node]}", OTHER_WORD[node]
    elif isinstance(node, bytes):
        for at, byte in enumerate(node):
            yield f"{place}.{at}", f"{byte} is {byte ^ 1}", node[:at] + bytes([byte ^ 1]) + node[at + 1 :]
    for name, part, put in _parts(node):
        for where, change, other in _variants(part, f"{place}.{name}"):
            yield where, change, put(other)


def _parts(node: Any) -> Iterator[tuple[str, Any, Callable[[Any], Any]]]:
    """Yield the parts of a node by name, each with what returns the node with another part in its place."""
    if isinstance(node, tuple):
        for at, part in enumerate(node):
            yield str(at), part, lambda one, at=at: (*node[:at], one, *node[at + 1 :])
    elif isinstance(node, Mapping):
        for name, part in node.items():
            yield name, part, lambda one, name=name: {**node, name: one}
    elif is_dataclass(node):
        for name in (field.name for field in fields(node) if field.name not in NO_CHOICE):
            yield name, getattr(node, name), lambda one, name=name: replace(node, **{name: one})
