"""Formulas: numbers and texts that are computed for all rows at once behind the run, without instructions."""

from dataclasses import dataclass
from functools import singledispatchmethod

from ksyspark.compiler import slots
from ksyspark.compiler.expressions import COMPARISONS
from ksyspark.compiler.plan import Apply, Bits, Computed, Fixed, Number, Operand, Parameter
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import is_short_text
from ksyspark.spec.library import Library

_MOST_INSTANCES = 64
_LOWEST, _HIGHEST = -(1 << 63), (1 << 63) - 1


class NotAFormula(Exception):
    """An expression may fail, or uses more than the numbers of one row."""


@dataclass(frozen=True, slots=True)
class Bounded:
    """A formula for an integer or truth value, with bounds on its result."""

    operand: Operand
    low: int = _LOWEST
    high: int = _HIGHEST
    is_bool: bool = False


class Formulas:
    """Turn the expressions of one part into formulas. Its methods raise NotAFormula."""

    def __init__(
        self, library: Library, part: slots.Part, item: slots.Slot | None = None, written_out: int = 0
    ) -> None:
        self._library = library
        self._part = part
        self._item = item
        self._written_out = written_out

    @singledispatchmethod
    def formula(self, tree: Expression) -> Bounded:
        """Return an expression as a formula; one method below for each kind of node."""
        raise NotAFormula

    @formula.register
    def _literal(self, tree: nodes.IntLiteral | nodes.BoolLiteral) -> Bounded:
        if isinstance(tree, nodes.IntLiteral):
            return _constant(tree.value)
        return Bounded(int(tree.value), int(tree.value), int(tree.value), is_bool=True)

    @formula.register
    def _enum_label(self, tree: nodes.EnumLabel) -> Bounded:
        spec = self._library.find_enum(self._part.spec, tree.path, tree.is_absolute)
        assert spec is not None
        return _constant(spec.codes[tree.label])

    @formula.register
    def _reference(self, tree: nodes.Name | nodes.Member) -> Bounded:
        if isinstance(tree, nodes.Name) or tree.id != "size":
            return self._of_slot(self._named(tree))
        items = self._named(tree.of)
        if not isinstance(items, slots.Items) or items.at.row != self._part.row:
            raise NotAFormula
        return Bounded(Computed(items.at.index + 1, "int"), 0, _HIGHEST)

    @formula.register
    def _unary(self, tree: nodes.Unary) -> Bounded:
        operand = self.formula(tree.operand)
        if tree.operator == "not":
            return _truth("not", operand)
        if tree.operator == "+":
            return operand
        if tree.operator == "~":
            return Bounded(Apply("~", (operand.operand,)), ~operand.high, ~operand.low)
        return _within(Apply("-", (0, operand.operand)), -operand.high, -operand.low)

    @formula.register
    def _binary_node(self, tree: nodes.Binary) -> Bounded:
        if tree.operator in ("==", "!="):
            for literal, other in ((tree.left, tree.right), (tree.right, tree.left)):
                if isinstance(literal, nodes.ListLiteral):
                    return self._bytes(tree.operator, other, literal)
        return _binary(tree.operator, self.formula(tree.left), self.formula(tree.right))

    @formula.register
    def _ternary(self, tree: nodes.Ternary) -> Bounded:
        parts = [self.formula(one) for one in (tree.condition, tree.then, tree.otherwise)]
        low, high = (min(parts[1].low, parts[2].low), max(parts[1].high, parts[2].high))
        operands = tuple(part.operand for part in parts)
        return Bounded(Apply("?", operands), low, high, parts[1].is_bool and parts[2].is_bool)

    def compared(self, operator: str, slot: slots.Slot, tree: Expression) -> Bounded:
        return _binary(operator, self._of_slot(slot), self.formula(tree))

    def _bytes(self, operator: str, tree: Expression, literal: nodes.ListLiteral) -> Bounded:
        """Compare bytes of a fixed length with a literal."""
        slot = self._named(tree)
        numbers = [item.value for item in literal.items if isinstance(item, nodes.IntLiteral)]
        if not isinstance(slot, slots.Scalar) or not isinstance(slot.source, Fixed) or slot.source.encoding:
            raise NotAFormula
        is_bytes = len(numbers) == len(literal.items) and all(0 <= number < 256 for number in numbers)
        if not is_bytes or slot.row != self._part.row:
            raise NotAFormula
        same = Bounded(Apply("same", (slot.source, bytes(numbers))), 0, 1, is_bool=True)
        return same if operator == "==" else _truth("not", same)

    def _of_slot(self, named: slots.Slot | Bounded) -> Bounded:
        match named:
            case Bounded():
                return named
            case slots.Scalar(row, source) if row == self._part.row:
                return _bounded(source)
            case slots.Constant(kind, number):
                return Bounded(number, number, number, is_bool=kind == "bool")
            case slots.Known(_, "int" | "bool" as kind, number) if self._part.row.table == 0:
                return Bounded(Parameter(number), is_bool=kind == "bool")
        raise NotAFormula

    def _named(self, tree: Expression) -> slots.Slot | Bounded:
        """Return what a name refers to in the same row."""
        match tree:
            case nodes.Name("_") if self._item is not None:
                return self._item
            case nodes.Name(name):
                return self._of_part(self._part, name)
            case nodes.Member(of, name) if name != "_sizeof":
                part = self._named(of)
                if isinstance(part, slots.Part):
                    return self._of_part(part, name)
        raise NotAFormula

    def _of_part(self, part: slots.Part, name: str) -> slots.Slot | Bounded:
        if name == "_root":
            if part.named_root is None:
                raise NotAFormula
            return part.named_root
        if name == "_parent" and part.named_parent is not None:
            return part.named_parent
        instance = part.spec.instances.get(name)
        is_elsewhere = instance is not None and instance.value is None
        slot = part.params.get(name) or part.slots.get(name)
        if slot is not None:
            if isinstance(slot, slots.Optional | slots.Choice) or is_elsewhere:
                raise NotAFormula
            return slot
        if instance is None or instance.value is None or instance.condition or part.row != self._part.row:
            raise NotAFormula
        # Instances that each use the one before twice would make two to the power of them.
        self._written_out += 1
        if self._written_out > _MOST_INSTANCES:
            raise NotAFormula
        inside = Formulas(self._library, part, written_out=self._written_out)
        formula = inside.formula(instance.value.tree)
        self._written_out = inside._written_out
        return formula


def _bounded(source: Number | Bits | Fixed | Computed) -> Bounded:
    match source:
        case Number(_, _, width, is_signed, False) if width < 8 or is_signed:
            bits = 8 * width
            bounds = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
            return Bounded(source, *bounds)
        case Bits(width=width) if width < 64:
            return Bounded(source, 0, (1 << width) - 1, is_bool=width == 1)
        case Computed(_, "int"):
            return Bounded(source)
        case Computed(_, "bool"):
            return Bounded(source, 0, 1, is_bool=True)
    raise NotAFormula


def operators(operand: Operand) -> int:
    """Count the operations of a formula, without those on parameters alone, which are computed once for all rows."""
    if not isinstance(operand, Apply) or not _depends_on_rows(operand):
        return 0
    return 1 + sum(map(operators, operand.operands))


def _depends_on_rows(operand: Operand) -> bool:
    if isinstance(operand, Apply):
        return any(map(_depends_on_rows, operand.operands))
    return not isinstance(operand, Parameter | int | bytes | str)


def _constant(number: int) -> Bounded:
    if not _LOWEST <= number <= _HIGHEST:
        raise NotAFormula
    return Bounded(number, number, number)


def _truth(operator: str, *operands: Bounded) -> Bounded:
    return Bounded(Apply(operator, tuple(one.operand for one in operands)), 0, 1, is_bool=True)


def _within(formula: Apply, low: int, high: int) -> Bounded:
    if low < _LOWEST or high > _HIGHEST:
        raise NotAFormula
    return _constant(low) if low == high else Bounded(formula, low, high)


def _fold(operator: str, left: Bounded, right: Bounded) -> Bounded | None:
    """Fold `and` and `or` with a constant side; return None without one."""
    for side, other in ((left, right), (right, left)):
        if isinstance(side.operand, int):
            return side if bool(side.operand) == (operator == "or") else other
    return None


def _binary(operator: str, left: Bounded, right: Bounded) -> Bounded:
    if operator in COMPARISONS:
        return _truth(operator, left, right)
    if operator in ("and", "or"):
        if not (left.is_bool and right.is_bool):
            raise NotAFormula
        return _fold(operator, left, right) or _truth(operator, left, right)
    formula = Apply(operator, (left.operand, right.operand))
    match operator:
        case "+":
            return _within(formula, left.low + right.low, left.high + right.high)
        case "-":
            return _within(formula, left.low - right.high, left.high - right.low)
        case "*":
            products = [one * other for one in (left.low, left.high) for other in (right.low, right.high)]
            return _within(formula, min(products), max(products))
        case "&" if right.low >= 0:
            return Bounded(formula, 0, right.high)
        case "&" | "|" | "^":
            return Bounded(formula)
        case ">>" if right.low >= 0 and right.high <= 63:
            return Bounded(formula, min(left.low, 0), max(left.high, 0))
    raise NotAFormula


def text_operand(formulas: Formulas, tree: Expression) -> Operand:
    """Return an expression for a text as the operand of a `ComputedText`. Raises NotAFormula."""
    operand = _operand(formulas, tree)
    # That it is a formula shows that every `to_s` is of a number.
    if not is_short_text(tree, lambda _: True):
        raise NotAFormula
    return operand


def _operand(formulas: Formulas, tree: Expression) -> Operand:
    match tree:
        case nodes.StringLiteral(text):
            return text
        case nodes.Member(number, "to_s"):
            bounded = formulas.formula(number)
            if not bounded.is_bool:
                return Apply("to_s", (bounded.operand,))
        case nodes.Binary("+", left, right):
            return Apply("+", (_operand(formulas, left), _operand(formulas, right)))
        case nodes.Ternary(condition, then, otherwise):
            chosen = formulas.formula(condition)
            if chosen.is_bool:
                return Apply("?", (chosen.operand, _operand(formulas, then), _operand(formulas, otherwise)))
    raise NotAFormula
