"""Values that need no instructions: worked out for all messages at once, column by column.

An expression qualifies if it cannot fail: it asks only for numbers that every row has, and stays inside 64 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatchmethod

from ksyspark.compiler.slots import (
    Apply,
    Cell,
    Choice,
    Constant,
    FixedBits,
    FixedBytes,
    FixedNumber,
    Items,
    Known,
    NumberCell,
    Operand,
    Optional,
    Parameter,
    Part,
    Row,
    Slot,
)
from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library

_LOWEST, _HIGHEST = -(1 << 63), (1 << 63) - 1
_COMPARISONS = frozenset("== != < <= > >=".split())


class NotColumnar(Exception):
    """An expression may fail, or needs more than the numbers of one row."""


@dataclass(frozen=True, slots=True)
class Column:
    """A whole number or truth value of every row, with the bounds that it surely keeps."""

    operand: Operand
    low: int = _LOWEST
    high: int = _HIGHEST
    is_bool: bool = False


class Columnar:
    """Turn the expressions of one part into formulas over columns. Its methods raise NotColumnar."""

    def __init__(self, library: Library, part: Part, item: Slot | None = None) -> None:
        self._library = library
        self._part = part
        self._item = item

    @singledispatchmethod
    def column(self, tree: Expression) -> Column:
        """Return an expression as a formula; one method below for each kind of node."""
        raise NotColumnar

    @column.register
    def _integer(self, tree: nodes.IntLiteral) -> Column:
        return _constant(tree.value)

    @column.register
    def _boolean(self, tree: nodes.BoolLiteral) -> Column:
        return Column(int(tree.value), int(tree.value), int(tree.value), is_bool=True)

    @column.register
    def _enum_label(self, tree: nodes.EnumLabel) -> Column:
        spec = self._library.find_enum(self._part.spec, tree.path, tree.is_absolute)
        assert spec is not None
        return _constant(next(code for code, value in spec.values.items() if value.label == tree.label))

    @column.register
    def _name(self, tree: nodes.Name) -> Column:
        return self._known(self._found(tree))

    @column.register
    def _member(self, tree: nodes.Member) -> Column:
        if tree.id == "size":
            return self._count(self._found(tree.of))
        return self._known(self._found(tree))

    @column.register
    def _unary(self, tree: nodes.Unary) -> Column:
        operand = self.column(tree.operand)
        if tree.operator == "not":
            return _truth("not", operand)
        if tree.operator == "+":
            return operand
        if tree.operator == "~":
            return Column(Apply("~", (operand.operand,)), ~operand.high, ~operand.low)
        return _within(Apply("-", (0, operand.operand)), -operand.high, -operand.low)

    @column.register
    def _binary(self, tree: nodes.Binary) -> Column:
        if tree.operator in ("==", "!="):
            for one, other in ((tree.left, tree.right), (tree.right, tree.left)):
                if isinstance(one, nodes.ListLiteral):
                    return self._bytes(tree.operator, other, one)
        return _joined(tree.operator, self.column(tree.left), self.column(tree.right))

    @column.register
    def _ternary(self, tree: nodes.Ternary) -> Column:
        parts = [self.column(one) for one in (tree.condition, tree.then, tree.otherwise)]
        low, high = (min(parts[1].low, parts[2].low), max(parts[1].high, parts[2].high))
        operands = tuple(part.operand for part in parts)
        return Column(Apply("?", operands), low, high, parts[1].is_bool and parts[2].is_bool)

    def of_slot(self, slot: Slot) -> Column:
        """Return the number that a slot holds."""
        return self._known(slot)

    def compared(self, operator: str, slot: Slot, tree: Expression) -> Column:
        """Return whether the value of a slot stands so to an expression."""
        return _joined(operator, self.of_slot(slot), self.column(tree))

    def _bytes(self, operator: str, tree: Expression, wanted: nodes.ListLiteral) -> Column:
        """Compare bytes of a fixed length with a literal."""
        slot = self._found(tree)
        numbers = [item.value for item in wanted.items if isinstance(item, nodes.IntLiteral)]
        if not isinstance(slot, FixedBytes) or slot.encoding or not self._is_here(slot.at.row):
            raise NotColumnar
        if len(numbers) < len(wanted.items) or not all(0 <= number < 256 for number in numbers):
            raise NotColumnar
        same = Column(Apply("same", (slot, bytes(numbers))), 0, 1, is_bool=True)
        return same if operator == "==" else _truth("not", same)

    def _known(self, found: Slot | Column) -> Column:
        match found:
            case Column():
                return found
            case FixedNumber(at, _, width, is_signed, False) if self._is_here(at.row) and (width < 8 or is_signed):
                bits = 8 * width
                bounds = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
                return Column(found, *bounds)
            case FixedBits(at, _, _, width) if self._is_here(at.row) and width < 64:
                return Column(found, 0, (1 << width) - 1, is_bool=width == 1)
            case NumberCell(at, "int" | "bool" as kind) if self._is_here(at.row):
                return Column(found, is_bool=True, low=0, high=1) if kind == "bool" else Column(found)
            case Constant(kind, number):
                return Column(number, number, number, is_bool=kind == "bool")
            case Known(_, "int" | "bool" as kind, number) if self._part.row.table == 0:
                return Column(Parameter(number), is_bool=kind == "bool")
        raise NotColumnar

    def _count(self, found: Slot | Column) -> Column:
        if isinstance(found, Items) and self._is_here(found.at.row):
            return Column(NumberCell(Cell(found.at.row, found.at.index + 1), "int"), 0, _HIGHEST)
        raise NotColumnar

    def _is_here(self, row: Row) -> bool:
        return row == self._part.row

    def _found(self, tree: Expression) -> Slot | Column:
        """Return what a name means, as far as it lies in the same row."""
        match tree:
            case nodes.Name("_") if self._item is not None:
                return self._item
            case nodes.Name(name):
                return self._of_part(self._part, name)
            case nodes.Member(of, name) if name != "_sizeof":
                part = self._found(of)
                if isinstance(part, Part):
                    return self._of_part(part, name)
        raise NotColumnar

    def _of_part(self, part: Part, name: str) -> Slot | Column:
        if name == "_root":
            return part.root or part
        if name == "_parent" and part.parent is not None:
            return part.parent
        instance = part.spec.instances.get(name)
        is_elsewhere = instance is not None and instance.value is None
        found = part.params.get(name) or part.slots.get(name)
        if found is not None:
            if isinstance(found, Optional | Choice) or is_elsewhere:
                raise NotColumnar
            return found
        if instance is None or instance.value is None or instance.condition is not None:
            raise NotColumnar
        if part.row != self._part.row:
            raise NotColumnar
        return Columnar(self._library, part).column(instance.value.tree)


def attempt(work: Callable[[], Column]) -> Column | None:
    """Return what a piece of work gives, None where it is not columnar."""
    try:
        return work()
    except NotColumnar:
        return None


def operators(operand: Operand) -> int:
    """Count the operations of a formula; those on parameters alone are done once for all rows."""
    if not isinstance(operand, Apply) or not _asks_rows(operand):
        return 0
    return 1 + sum(map(operators, operand.operands))


def _asks_rows(operand: Operand) -> bool:
    if isinstance(operand, Apply):
        return any(map(_asks_rows, operand.operands))
    return not isinstance(operand, Parameter | int | bytes)


def _constant(number: int) -> Column:
    if not _LOWEST <= number <= _HIGHEST:
        raise NotColumnar
    return Column(number, number, number)


def _truth(operator: str, *columns: Column) -> Column:
    return Column(Apply(operator, tuple(column.operand for column in columns)), 0, 1, is_bool=True)


def _within(formula: Apply, low: int, high: int) -> Column:
    if low < _LOWEST or high > _HIGHEST:
        raise NotColumnar
    return _constant(low) if low == high else Column(formula, low, high)


def _decided(operator: str, left: Column, right: Column) -> Column | None:
    """Return what `and`, `or` come to where one side is a constant."""
    for one, other in ((left, right), (right, left)):
        if isinstance(one.operand, int):
            return one if bool(one.operand) == (operator == "or") else other
    return None


def _joined(operator: str, left: Column, right: Column) -> Column:
    if operator in _COMPARISONS:
        return _truth(operator, left, right)
    if operator in ("and", "or"):
        if not (left.is_bool and right.is_bool):
            raise NotColumnar
        return _decided(operator, left, right) or _truth(operator, left, right)
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
            return Column(formula, 0, right.high)
        case "&" | "|" | "^":
            return Column(formula)
        case ">>" if right.low >= 0 and right.high <= 63:
            return Column(formula, min(left.low, 0), max(left.high, 0))
    raise NotColumnar
