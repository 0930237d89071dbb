"""Conditions as jumps: no value is made where only the way matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ksyspark.compiler.context import Build
from ksyspark.compiler.evaluating import Evaluating
from ksyspark.compiler.instructions import Label, Preset
from ksyspark.compiler.operators import COMPARISONS, jump_on
from ksyspark.compiler.slots import FixedBytes
from ksyspark.compiler.values import bits_of_byte, place
from ksyspark.spec.expressions import Expression, nodes


class Conditions:
    """Emit the jumps of one condition; the right side of `and`, `or` is only reached where the left does not decide."""

    def __init__(self, build: Build, evaluator: Evaluating) -> None:
        self._build = build
        self._asm = build.assembler
        self._evaluator = evaluator

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold."""
        match _leaning_right(tree):
            case nodes.Unary("not", operand):
                self.jump_if(operand, target)
            case nodes.Binary("and", left, right):
                self.jump_unless(left, target)
                self._behind(right).jump_unless(right, target)
            case nodes.Binary("or", left, right):
                holds = self._asm.label()
                self.jump_if(left, holds)
                self._behind(right).jump_unless(right, target)
                self._asm.place(holds)
            case nodes.Ternary() as choice:
                self._choice(choice, lambda way, branch: way.jump_unless(branch, target))
            case _:
                self._jump(tree, target, holds=False)

    def jump_if(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition holds."""
        match _leaning_right(tree):
            case nodes.Unary("not", operand):
                self.jump_unless(operand, target)
            case nodes.Binary("or", left, right):
                self.jump_if(left, target)
                self._behind(right).jump_if(right, target)
            case nodes.Binary("and", left, right):
                fails = self._asm.label()
                self.jump_unless(left, fails)
                self._behind(right).jump_if(right, target)
                self._asm.place(fails)
            case nodes.Ternary() as choice:
                self._choice(choice, lambda way, branch: way.jump_if(branch, target))
            case _:
                self._jump(tree, target, holds=True)

    def _choice(self, tree: nodes.Ternary, jump: Callable[[Conditions, Expression], None]) -> None:
        """Emit a choice between two conditions, each of which jumps or goes on behind both."""
        other, end = self._asm.label(), self._asm.label()
        self.jump_unless(tree.condition, other)
        jump(self._behind(tree.then), tree.then)
        self._asm.emit("JUMP", end)
        self._asm.place(other)
        jump(self._behind(tree.otherwise), tree.otherwise)
        self._asm.place(end)

    def _behind(self, tree: Expression) -> Conditions:
        return Conditions(self._build, self._evaluator.on_a_branch().knowing(tree))

    def _jump(self, tree: Expression, target: Label, *, holds: bool) -> None:
        with self._asm.temporaries():
            if self._jump_on_bits(tree, target, holds=holds) or self._jump_on_bytes(tree, target, holds=holds):
                return
            meant = self._evaluator.meant(tree)
            if meant is not None:
                inside = Conditions(self._build, meant[0].knowing(meant[1]))
                (inside.jump_if if holds else inside.jump_unless)(meant[1], target)
                return
            if isinstance(tree, nodes.Binary) and tree.operator in COMPARISONS:
                left, right = self._evaluator.value(tree.left), self._evaluator.value(tree.right)
                jump_on(self._build, tree.operator, left, right, target, holds=holds)
            else:
                self._asm.emit("JNZ" if holds else "JZ", self._evaluator.value(tree).register, target)

    def _jump_on_bits(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction for the comparison of a byte's bits with a constant, if the condition is that."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() | nodes.Subscript() as named, right):
                number, is_equal = self._constant(right), operator == "=="
            case nodes.Name() as named:
                number, is_equal = 0, False
            case _:
                return False
        slot = self._evaluator.slot(named) if number is not None else None
        bits = bits_of_byte(slot) if slot is not None else None
        if number is None or bits is None or number > bits.mask:
            return False
        operation, sign = ("JBITS", "==") if is_equal == holds else ("JBITSN", "!=")
        words = f"{_words(named)} {sign} {number}"
        self._asm.emit(operation, *bits.at, bits.shift + 256 * bits.mask, number, target, note=words)
        return True

    def _jump_on_bytes(self, tree: Expression, target: Label, *, holds: bool) -> bool:
        """Emit one instruction for the comparison of fixed bytes with a literal of that length, if it is that."""
        match tree:
            case nodes.Binary("==" | "!=" as operator, nodes.Name() as name, nodes.ListLiteral() as wanted):
                slot = self._evaluator.slot(name)
            case _:
                return False
        if not isinstance(slot, FixedBytes) or slot.encoding is not None or slot.length != len(wanted.items):
            return False
        constant = self._evaluator.value(wanted).register
        assert isinstance(constant, Preset)
        operation, sign = ("JSAME", "==") if (operator == "==") == holds else ("JSAMEN", "!=")
        at, words = (*place(slot.at), slot.offset), f"{name.id} {sign} {self._asm.shown(constant)}"
        self._asm.emit(operation, *at, -1 - constant.values[0], slot.length, target, note=words)
        return True

    def _constant(self, tree: Expression) -> int | None:
        if isinstance(tree, nodes.IntLiteral | nodes.BoolLiteral):
            return int(tree.value)
        if isinstance(tree, nodes.EnumLabel):
            register = self._evaluator.value(tree).register
            return register.values[0] if isinstance(register, Preset) and register.values[0] >= 0 else None
        return None


def _leaning_right(tree: Expression) -> Expression:
    """Return `(a and b) and c` as `a and (b and c)`: what `b` and `c` ask for is then known to be asked for again."""
    while isinstance(tree, nodes.Binary) and tree.operator in ("and", "or"):
        left = tree.left
        if not isinstance(left, nodes.Binary) or left.operator != tree.operator:
            break
        tree = replace(left, right=replace(tree, left=left.right))
    return tree


def _words(tree: Expression) -> str:
    """Return the name of a field, or of that which has a byte."""
    return tree.id if isinstance(tree, nodes.Name) else _words(tree.of) if isinstance(tree, nodes.Subscript) else ""
