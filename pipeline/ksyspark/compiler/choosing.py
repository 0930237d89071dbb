"""Choices between values: whichever branch is taken, its value is in the same registers behind it."""

from __future__ import annotations

from functools import reduce

from ksyspark.compiler.context import Build
from ksyspark.compiler.evaluating import Evaluating
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.values import MIXED, Value, text_constant
from ksyspark.spec.expressions import nodes


def chosen(build: Build, evaluator: Evaluating, tree: nodes.Ternary) -> Value:
    """Emit a choice; one inside its last branch is another condition of the same choice. Raises Unsupported."""
    asm = build.assembler
    end, result = asm.label(), asm.register(3)
    found: list[Value] = []
    rest: nodes.Expression = tree
    while isinstance(rest, nodes.Ternary):
        other = asm.label()
        evaluator = evaluator.knowing(rest)
        evaluator.jump_unless(rest.condition, other)
        evaluator = evaluator.on_a_branch()
        found.append(_branch(build, evaluator, rest.then, result))
        asm.emit("JUMP", end)
        asm.place(other)
        rest = rest.otherwise
    found.append(_branch(build, evaluator, rest, result))
    asm.place(end)
    return reduce(_joined, found)


def _branch(build: Build, evaluator: Evaluating, tree: nodes.Expression, result: int) -> Value:
    """Emit one branch, whose value goes to the first of three registers; text brings the number of its encoding."""
    asm = build.assembler
    with asm.temporaries():
        value = evaluator.knowing(tree).value(tree)
        if value.literal is not None:
            value = text_constant(build, value.literal, "UTF-8")
        asm.bring(value.register, result, value.width)
        if value.kind == "str" and value.encoding not in (None, MIXED):
            asm.emit("MOVE", result + 2, asm.preset(build.encoding(value.encoding or "")))
    return Value(value.kind, result, value.encoding)


def _joined(one: Value, other: Value) -> Value:
    if "float" in (one.kind, other.kind) and one.kind != other.kind:
        raise Unsupported("a choice between a whole and a floating-point number")
    encoding = one.encoding if one.encoding == other.encoding else MIXED
    return Value(one.kind, one.register, encoding if one.kind == "str" else None)
