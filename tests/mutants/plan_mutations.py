"""Mutations of a plan: one instruction, constant or column reads, compares, jumps or stores something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import pairwise
from typing import Any

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan

Instruction = tuple[int, ...]
Changed = Iterator[tuple[str, str, Instruction]]

NAMES = {number: name for name, number in vars(op).items() if name.isupper() and isinstance(number, int)}
COMPARISONS = {
    op.JEQ: op.JNE, op.JNE: op.JEQ, op.JLT: op.JLE, op.JLE: op.JLT, op.JGT: op.JGE, op.JGE: op.JGT,
    op.JZ: op.JNZ, op.JNZ: op.JZ, op.JBITS: op.JBITSN, op.JBITSN: op.JBITS, op.JSAME: op.JSAMEN, op.JSAMEN: op.JSAME,
    op.EQ: op.NE, op.NE: op.EQ, op.LT: op.LE, op.LE: op.LT, op.GT: op.GE, op.GE: op.GT,
    op.FEQ: op.FNE, op.FNE: op.FEQ, op.FLT: op.FLE, op.FLE: op.FLT, op.FGT: op.FGE, op.FGE: op.FGT,
}  # fmt: skip
OPERATORS = {
    op.ADD: op.SUB, op.SUB: op.ADD, op.MUL: op.ADD, op.DIV: op.MUL, op.MOD: op.DIV, op.AND: op.OR, op.OR: op.AND,
    op.XOR: op.OR, op.SHL: op.SHR, op.SHR: op.SHL, op.FADD: op.FSUB, op.FSUB: op.FADD, op.FMUL: op.FDIV,
    op.FDIV: op.FMUL, op.FMOD: op.FDIV,
}  # fmt: skip
# Operands that are one too small or too large: the kind of the mutation, and the position of the operand.
OFF_BY_ONE = {
    **dict.fromkeys((op.NUMBER, op.NUMBER2, op.U1, op.U2BE, op.BYTEBITS), (("offset", 3),)),
    op.FIXED: (("offset", 3), ("size", 4)), op.RUN: (("size", 2),), op.RUNAT: (("size", 2), ("offset", 3)),
    op.JBITS: (("offset", 2), ("constant", 4)), op.JBITSN: (("offset", 2), ("constant", 4)),
    op.JSAME: (("offset", 2), ("constant", 3)), op.JSAMEN: (("offset", 2), ("constant", 3)),
    op.SWITCH: (("case", 1),), op.PARAM: (("argument", 1),),
}  # fmt: skip
# Operands of which one bit is turned.
TURNED = {
    op.UNTIL: (("terminator", 2, 1), ("include", 3, 1), ("consume", 3, 2), ("eos-error", 3, 4)),
    op.CUT: (("terminator", 2, 1), ("include", 3, 1)), op.UNPAD: (("padding", 2, 1),),
    op.BITS: (("order", 5, 128), ("offset", 4, 1)), op.BYTEBITS: (("offset", 4, 1), ("width", 5, 1)),
    op.TEXT: (("encoding", 1, 1),), op.TEXTAT: (("encoding", 2, 1),),
}  # fmt: skip
REMOVABLE = {op.TEXT: "encoding", op.TEXTAT: "encoding", op.UNPAD: "padding", op.CUT: "terminator", op.STORE: "column"}
SIGNED, BIG_ENDIAN, FLOAT = 16, 32, 64
OTHER_WIDTH = {1: 2, 2: 4, 4: 8, 8: 4}
OTHER_WORD = {
    "le": "be", "be": "le", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or",
    "or": "and",
    "+": "-", "*": "+", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
}  # fmt: skip
# Numbers of a plan that name something of which there is no other one of the same kind.
NO_CHOICE = {"table", "endian", "number"}


@dataclass(frozen=True)
class Mutation:
    """A changed plan: the kind of the change, the line or column that it changes, and how."""

    kind: str
    place: str
    change: str
    plan: Plan
    line: int | None = None


def plan_mutations(plan: Plan) -> Iterator[Mutation]:
    """Yield all mutations of a plan: of its program, its constants, its columns and the rules judged after the run."""
    for line, instruction in enumerate(plan.program):
        for kind, change, changed in _of_instruction(plan, line, instruction):
            program = (*plan.program[:line], changed, *plan.program[line + 1 :])
            place = f"line {line}, {NAMES[instruction[0]]}"
            yield Mutation(kind, place, change, replace(plan, program=program), line)
    for at, number in enumerate(plan.numbers):
        numbers = (*plan.numbers[:at], number + 1, *plan.numbers[at + 1 :])
        yield Mutation("constant", f"number {at}", f"{number} is {number + 1}", replace(plan, numbers=numbers))
    for at, byte in enumerate(plan.constants):
        constants = plan.constants[:at] + bytes([byte ^ 1]) + plan.constants[at + 1 :]
        yield Mutation("constant", f"byte {at}", f"{byte} is {byte ^ 1}", replace(plan, constants=constants))
    for part in ("root", "checks"):
        for kind, place, change, other in _variants(getattr(plan, part), ""):
            yield Mutation(kind, place or "rule", change, replace(plan, **{part: other}))
    for at in range(len(plan.checks)):
        others = (*plan.checks[:at], *plan.checks[at + 1 :])
        yield Mutation("check", f"rule {at}", "left out", replace(plan, checks=others))


def _of_instruction(plan: Plan, line: int, instruction: Instruction) -> Changed:
    code, operands = instruction[0], instruction[1:]
    next_line = (op.JUMP, line + 1)
    for kind, others in (("comparison", COMPARISONS), ("operator", OPERATORS)):
        if code in others:
            yield kind, f"is {NAMES[others[code]]}", (others[code], *operands)
    for kind, at in OFF_BY_ONE.get(code, ()):
        yield kind, f"{operands[at]} is {operands[at] + 1}", _with(instruction, at, operands[at] + 1)
    for kind, at, bit in TURNED.get(code, ()):
        if kind != "encoding" or operands[at] ^ 1 < len(plan.encodings):
            yield kind, f"{operands[at]} is {operands[at] ^ bit}", _with(instruction, at, operands[at] ^ bit)
    if code in op.TARGETS and code != op.JUMP:
        target = operands[op.TARGETS[code]]
        yield "check" if plan.program[target][0] == op.FAIL else "jump", "never jumps", next_line
        if target != line + 1:
            yield "jump", "always jumps", (op.JUMP, target)
    if code in REMOVABLE:
        yield REMOVABLE[code], "left out", next_line
    yield from _of_number(instruction)
    yield from _of_cell(plan, instruction)


def _with(instruction: Instruction, operand: int, value: int) -> Instruction:
    return (*instruction[: 1 + operand], value, *instruction[2 + operand :])


def _of_number(instruction: Instruction) -> Changed:
    """Change width, byte order and sign of a number that an instruction reads."""
    shapes = {op.U1: 1, op.U2BE: 2 | BIG_ENDIAN}
    code, shape = instruction[0], shapes.get(instruction[0], instruction[5] if len(instruction) > 5 else 0)
    if code not in {op.U1, op.U2BE, op.NUMBER, op.NUMBER2}:
        return
    read = op.NUMBER if code in shapes else code
    width, behind = shape & 15, instruction[6:]
    other = shape - width + OTHER_WIDTH[width]
    yield "width", f"{width} bytes are {OTHER_WIDTH[width]}", (read, *instruction[1:5], other, *behind)
    if code == op.NUMBER2:
        yield "order", "is always little-endian", (op.NUMBER, *instruction[1:5], shape & ~BIG_ENDIAN)
    elif width > 1:
        yield "order", "is the other", (read, *instruction[1:5], shape ^ BIG_ENDIAN, *behind)
    if not shape & FLOAT:
        yield "sign", "is the other", (read, *instruction[1:5], shape ^ SIGNED, *behind)


def _of_cell(plan: Plan, instruction: Instruction) -> Changed:
    """Use the next cell of the same row, or the one before the last."""
    for address, cell in op.CELLS.get(instruction[0], ()):
        table, own = plan.addresses[instruction[1 + address]], instruction[1 + cell]
        width = plan.tables[table].width - (instruction[0] in op.SPANS) if table >= 0 else 0
        other = own + 1 if own + 1 < width else own - 1
        if 0 <= other < width:
            yield "column", f"cell {own} is {other}", _with(instruction, cell, other)


def _variants(node: Any, place: str, kind: str = "column") -> Iterator[tuple[str, str, str, Any]]:
    """Yield what a column or rule is made of with one change: its kind, the path of the column, the change."""
    yield from _of_scalar(node, place, kind)
    for name, part, put in _parts(node):
        below = f"{place}.{name}".lstrip(".") if isinstance(node, Mapping) else place
        for what, where, change, other in _variants(part, below, name if is_dataclass(node) else kind):
            yield what, where, change, put(other)
    if isinstance(node, Mapping):
        for (one, first), (two, second) in pairwise(node.items()):
            if type(first) is type(second) and first != second:
                yield "column", f"{place}.{one}".lstrip("."), f"swapped with {two}", {**node, one: second, two: first}


def _parts(node: Any) -> Iterator[tuple[str, Any, Callable[[Any], Any]]]:
    """Yield the parts of a node by name, each with what returns the node with another part in its place."""
    if isinstance(node, tuple):
        yield from (
            (str(at), part, lambda one, at=at: (*node[:at], one, *node[at + 1 :])) for at, part in enumerate(node)
        )
    elif isinstance(node, Mapping):
        yield from ((name, part, lambda one, name=name: {**node, name: one}) for name, part in node.items())
    elif is_dataclass(node):
        for field in fields(node):
            yield field.name, getattr(node, field.name), lambda one, name=field.name: replace(node, **{name: one})


def _of_scalar(node: object, place: str, kind: str) -> Iterator[tuple[str, str, str, object]]:
    if isinstance(node, bool):
        yield kind, place, f"{node} is {not node}", not node
    elif isinstance(node, int) and kind not in NO_CHOICE:
        other = OTHER_WIDTH.get(node, node + 1) if kind == "width" else node + 1
        yield kind, place, f"{node} is {other}", other
    elif isinstance(node, str) and node in OTHER_WORD:
        yield kind, place, f"{node} is {OTHER_WORD[node]}", OTHER_WORD[node]
