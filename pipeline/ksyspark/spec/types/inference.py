"""The rule for each kind of expression: the type that it gives."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import singledispatchmethod

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Formula
from ksyspark.spec.types import measured, named
from ksyspark.spec.types.casts import cast_to
from ksyspark.spec.types.fields import suggest_type, type_of_reference
from ksyspark.spec.types.operators import type_of_binary, type_of_unary
from ksyspark.spec.types.scope import Scope
from ksyspark.spec.types.types import (
    INTEGERS,
    ArrayType,
    BooleanType,
    BytesType,
    CalculatedInteger,
    DataType,
    EnumType,
    FloatType,
    IntegerType,
    StringType,
    UnknownType,
    merge,
    show,
)
from ksyspark.spec.types.walk import Types


class Inference:
    """One walk over one expression."""

    def __init__(self, typer: Types, formula: Formula, scope: Scope) -> None:
        self.typer = typer
        self.formula = formula
        self.scope = scope

    @singledispatchmethod
    def infer(self, tree: Expression) -> DataType:
        """Return the type of a tree; one method below for each kind of node."""
        raise AssertionError(f"no rule for {tree}")

    @infer.register
    def _integer(self, tree: nodes.IntLiteral) -> DataType:
        return CalculatedInteger()

    @infer.register
    def _float(self, tree: nodes.FloatLiteral) -> DataType:
        return FloatType()

    @infer.register
    def _boolean(self, tree: nodes.BoolLiteral) -> DataType:
        return BooleanType()

    @infer.register
    def _string(self, tree: nodes.StringLiteral) -> DataType:
        return StringType()

    @infer.register
    def _unary(self, tree: nodes.Unary) -> DataType:
        found = self.infer(tree.operand)
        sentence = f"`{tree.operator}` cannot work on {show(found)}"
        return type_of_unary(tree.operator, found) or self.wrong(tree, sentence)

    @infer.register
    def _binary(self, tree: nodes.Binary) -> DataType:
        left, right = self.infer(tree.left), self.infer(tree.right)
        sentence = f"`{tree.operator}` cannot work on {show(left)} and {show(right)}"
        return type_of_binary(tree.operator, left, right) or self.wrong(tree, sentence)

    def wrong(self, tree: Expression, sentence: str) -> DataType:
        self.typer.problems[self.formula.problem(tree.column, sentence)] = None
        return UnknownType()

    @infer.register
    def _format_string(self, tree: nodes.FormatString) -> DataType:
        for part in tree.parts:
            found = self.infer(part)
            if not isinstance(found, (*INTEGERS, StringType, UnknownType)):
                self.wrong(part, f"text cannot be made of {show(found)}")
        return StringType()

    @infer.register
    def _list(self, tree: nodes.ListLiteral) -> DataType:
        """Type a list; one of byte-sized literals is bytes, as the official compiler has it."""
        if not tree.items:
            return self.wrong(tree, "an empty list has no type")
        if all(_is_byte_literal(item) for item in tree.items):
            return BytesType()
        found = [self.infer(item) for item in tree.items]
        if all(_is_byte_literal(item) or _is_byte(one) for item, one in zip(tree.items, found, strict=True)):
            return self.wrong(tree, "a list of bytes can hold numbers only, no fields")
        return ArrayType(self._merged(tree.items, found))

    def _merged(self, items: Sequence[Expression], found: Sequence[DataType]) -> DataType:
        merged = found[0]
        for item, one in zip(items[1:], found[1:], strict=True):
            both = merge(merged, one)
            if both is None:
                return self.wrong(item, f"expected {show(merged)} in the list, found {show(one)}")
            merged = both
        return merged

    @infer.register
    def _enum_label(self, tree: nodes.EnumLabel) -> DataType:
        spec = self.typer.library.find_enum(self.scope.owner, tree.path, tree.is_absolute)
        if spec is None:
            return self.wrong(tree, f"there is no enum `{'::'.join(tree.path)}`")
        labels = [value.label for value in spec.values.values()]
        if tree.label not in labels:
            close = difflib.get_close_matches(tree.label, labels, n=1)
            hint = f"; did you mean `{close[0]}`?" if close else ""
            return self.wrong(tree, f"the enum `{'::'.join(tree.path)}` has no label `{tree.label}`{hint}")
        return EnumType(spec, CalculatedInteger())

    @infer.register
    def _subscript(self, tree: nodes.Subscript) -> DataType:
        of, index = self.infer(tree.of), self.infer(tree.index)
        if not isinstance(index, (*INTEGERS, UnknownType)):
            self.wrong(tree.index, f"expected a whole number between `[` and `]`, found {show(index)}")
        match of:
            case ArrayType(item):
                return item
            case BytesType():
                return IntegerType(False, 1)
            case UnknownType():
                return of
            case _:
                return self.wrong(tree, f"`[ ]` needs a list or bytes, found {show(of)}")

    @infer.register
    def _cast(self, tree: nodes.Cast) -> DataType:
        """Type a cast; it is also how an empty list gets a type."""
        target = type_of_reference(self.typer.library, self.scope.owner, tree.type)
        if isinstance(target, UnknownType):
            hint = suggest_type(self.typer.library, self.scope.owner, tree.type.path[0])
            self.wrong(tree, f"there is no type `{tree.type}`; {hint}")
        is_empty_list = isinstance(tree.of, nodes.ListLiteral) and not tree.of.items
        if is_empty_list and isinstance(target, ArrayType | BytesType):
            return target
        return cast_to(target, self.infer(tree.of))

    @infer.register
    def _ternary(self, tree: nodes.Ternary) -> DataType:
        condition = self.infer(tree.condition)
        if not isinstance(condition, BooleanType | UnknownType):
            self.wrong(tree.condition, f"expected true or false before `?`, found {show(condition)}")
        then, otherwise = self.infer(tree.then), self.infer(tree.otherwise)
        both = merge(then, otherwise)
        return both or self.wrong(tree, f"both sides of `:` must agree, found {show(then)} and {show(otherwise)}")

    @infer.register
    def _name(self, tree: nodes.Name) -> DataType:
        return named.of_name(self, tree)

    @infer.register
    def _member(self, tree: nodes.Member) -> DataType:
        return named.of_member(self, tree)

    @infer.register
    def _call(self, tree: nodes.Call) -> DataType:
        return named.of_call(self, tree)

    @infer.register
    def _size_of_type(self, tree: nodes.SizeOfType) -> DataType:
        return measured.of_type(self, tree)


def _is_byte_literal(item: Expression) -> bool:
    return isinstance(item, nodes.IntLiteral) and item.value <= 255


def _is_byte(found: DataType) -> bool:
    return isinstance(found, IntegerType) and found.width == 1
