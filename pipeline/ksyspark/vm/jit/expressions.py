"""Translate expressions of Python to LLVM IR."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

import numpy as np
from llvmlite import ir

from ksyspark.vm.jit.emission import Emission
from ksyspark.vm.jit.values import (
    I1,
    TYPES,
    Array,
    Kind,
    Number,
    Translate,
    Unknown,
    Untranslatable,
    Variable,
    joined,
    kind_of,
)
from ksyspark.vm.utf8 import eight_bytes


class Expressions(Emission):
    """Translate the expressions of one function; `outside` are the globals of its module."""

    def __init__(self, translate: Translate, function: ir.Function, outside: Mapping[str, Any]) -> None:
        self._entry = function.append_basic_block("entry")
        super().__init__(ir.IRBuilder(function.append_basic_block("body")))
        self._translate_function = translate
        self.function = function
        self.scope: dict[str, Variable | Array | Number] = {}
        self._outside = outside

    def value(self, node: ast.expr) -> Number:
        """Return the value of an expression. Raises Untranslatable."""
        match node:
            case ast.Constant(value=int() | float() as known):
                return known
            case ast.Name(id=name):
                return self.name(name)
            case ast.Attribute():
                return self._attribute(node)
            case ast.Subscript(value=array, slice=index):
                return self.item(self.array(array), self.index(array, index))
            case ast.Call():
                return self._call(node)
            case _:
                return self._composed(node)

    def _composed(self, node: ast.expr) -> Number:
        match node:
            case ast.BinOp(left=left, op=op, right=right):
                return self.binary(op, self.value(left), self.value(right))
            case ast.UnaryOp(op=unary, operand=operand):
                return self.unary(unary, self.value(operand))
            case ast.Compare(left=first, ops=ops, comparators=others):
                return self._comparison(ops, [self.value(one) for one in (first, *others)])
            case ast.BoolOp(op=either, values=values):
                return self._short(isinstance(either, ast.Or), values)
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                return self._conditional(self.value(test), then, otherwise)
        raise Untranslatable(ast.unparse(node))

    def name(self, name: str) -> Number:
        """Return the value of a name: a variable, or a global constant."""
        found = self.scope.get(name, self._outside.get(name))
        if isinstance(found, Variable):
            return self.load(found)
        if isinstance(found, Unknown | int | float):
            return found
        if isinstance(found, np.integer):
            return int(found)
        raise Untranslatable(f"{name} is not a number")

    def _attribute(self, node: ast.Attribute) -> Number:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr="size") if isinstance(self.scope.get(name), Array):
                return self.array(node.value).size
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in self._outside:
                found = getattr(self._outside[name], attribute)
                if isinstance(found, int):
                    return found
        raise Untranslatable(ast.unparse(node))

    def array(self, node: ast.expr) -> Array:
        """Return the array that an expression names. Raises Untranslatable."""
        found = self.scope.get(node.id) if isinstance(node, ast.Name) else None
        if isinstance(found, Array):
            return found
        raise Untranslatable(f"{ast.unparse(node)} is not an array")

    def index(self, array: ast.expr, index: ast.expr) -> Number:
        """Return the index of an item; two indices become one into the flat array."""
        if not isinstance(index, ast.Tuple):
            return self.value(index)
        row, column = map(self.value, index.elts)
        return self.binary(ast.Add(), self.binary(ast.Mult(), row, self.array(array).size), column)

    def _comparison(self, ops: list[ast.cmpop], values: list[Number]) -> Number:
        parts = [self.compare(op, left, right) for op, left, right in zip(ops, values[:-1], values[1:], strict=True)]
        return reduce(lambda left, right: self.binary(ast.BitAnd(), left, right), parts)

    def _short(self, is_or: bool, values: list[ast.expr]) -> Number:
        """Return `and` or `or` of truth values with short-circuit evaluation."""
        first, *others = values
        known = self.value(first)
        if not isinstance(known, Unknown):
            return known if bool(known) == is_or or not others else self._short(is_or, others)
        if not others:
            return Unknown(Kind.TRUTH, self.truth(known))
        result = self.variable(Kind.TRUTH)
        self.builder.store(self.truth(known), result.place)
        more, end = self.block("more"), self.block("end")
        self.builder.cbranch(self.truth(known), *((end, more) if is_or else (more, end)))
        self.builder.position_at_end(more)
        self.builder.store(self.truth(self._short(is_or, others)), result.place)
        self.builder.branch(end)
        self.builder.position_at_end(end)
        return self.load(result)

    def _conditional(self, test: Number, then: ast.expr, otherwise: ast.expr) -> Number:
        if not isinstance(test, Unknown):
            return self.value(then if test else otherwise)
        blocks = self.block("then"), self.block("otherwise")
        end = self.block("end")
        self.builder.cbranch(self.truth(test), *blocks)
        values, ends = [], []
        for node, block in zip((then, otherwise), blocks, strict=True):
            self.builder.position_at_end(block)
            values.append(self.value(node))
            ends.append(self.builder.block)
        kind = joined(*values)
        bits = [self._branched(value, kind, block, end) for value, block in zip(values, ends, strict=True)]
        self.builder.position_at_end(end)
        phi = self.builder.phi(TYPES[kind])
        for value, block in zip(bits, ends, strict=True):
            phi.add_incoming(value, block)
        return Unknown(kind, phi)

    def _branched(self, value: Number, kind: Kind, block: ir.Block, end: ir.Block) -> ir.Value:
        self.builder.position_at_end(block)
        bits = self.bits(value, kind)
        self.builder.branch(end)
        return bits

    def _call(self, node: ast.Call) -> Number:
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr="sign"), args=[argument]):
                return self.sign(self.value(argument))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=name), args=[argument]):
                return self.cast(name, self.value(argument))
            case ast.Call(func=ast.Attribute(value=inner, attr="view"), args=[ast.Attribute(attr="float32")]):
                return self.single(self.value(inner))
            case ast.Call(func=ast.Name(id="bool" | "float" as name), args=[argument]):
                return self.cast(name, self.value(argument))
            case ast.Call(func=ast.Name(id="abs"), args=[argument]):
                return self.absolute(self.value(argument))
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=[left, right]):
                return self._extreme(name, self.value(left), self.value(right))
            case ast.Call(func=ast.Name(id=name), args=arguments) if callable(self._outside.get(name)):
                result = self.called(self._outside[name], arguments)
                if result is not None:
                    return result
        raise Untranslatable(ast.unparse(node))

    def _extreme(self, name: str, left: Number, right: Number) -> Number:
        compared = self.compare(ast.Lt() if name == "min" else ast.Gt(), left, right)
        if not isinstance(compared, Unknown):
            return left if compared else right
        return self.chosen(compared.bits, left, right)

    def called(self, function: Callable[..., object], arguments: list[ast.expr]) -> Number | None:
        """Call another function; return its result, if it has one."""
        values = [self._argument(one) for one in arguments]
        if function is eight_bytes:
            array, at = values
            assert isinstance(array, Array)
            assert not isinstance(at, Array)
            return self.eight_bytes(array, at)
        target = self._translate_function(function, values)
        result = self.builder.call(target.function, [bits for one in values for bits in self._lowered(one)])
        return None if target.result is None else Unknown(target.result, result)

    def _argument(self, node: ast.expr) -> Array | Number:
        is_array = isinstance(node, ast.Name) and isinstance(self.scope.get(node.id), Array)
        return self.array(node) if is_array else self.value(node)

    def _lowered(self, argument: Array | Number) -> list[ir.Value]:
        if isinstance(argument, Array):
            return [argument.pointer, self.bits(argument.size, Kind.SIGNED)]
        return [self.bits(argument, kind_of(argument))]

    def variable(self, kind: Kind) -> Variable:
        """Allocate a stack slot."""
        with self.builder.goto_block(self._entry):
            return Variable(kind, self.builder.alloca(I1 if kind is Kind.TRUTH else TYPES[kind]))

    def block(self, name: str) -> ir.Block:
        """Append a basic block."""
        return self.function.append_basic_block(name)

    def finish(self) -> None:
        """Join the entry block, which holds the stack slots, to the body."""
        ir.IRBuilder(self._entry).branch(self.function.basic_blocks[1])
