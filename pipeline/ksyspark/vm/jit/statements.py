"""Translate statements of Python to basic blocks of LLVM IR."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Any

from llvmlite import ir

from ksyspark.vm.jit.expressions import Expressions
from ksyspark.vm.jit.values import Kind, Number, Translate, Unknown, Untranslatable, Variable, kind_of

# A loop over constants with so many turns at most becomes straight-line code.
_MOST_UNROLLED = 16


class Statements(Expressions):
    """Translate the statements of one function, which returns a number of kind `result` or nothing (None)."""

    def __init__(
        self, translate: Translate, function: ir.Function, outside: Mapping[str, Any], result: Kind | None
    ) -> None:
        super().__init__(translate, function, outside)
        self._result = result
        self._loops: list[tuple[ir.Block, ir.Block]] = []
        self.is_last: list[bool] = []

    def body(self, statements: Sequence[ast.stmt]) -> None:
        """Translate statements in order. Raises Untranslatable, also for unreachable statements."""
        for number, statement in enumerate(statements):
            if self.builder.block.is_terminated:
                raise Untranslatable(f"line {statement.lineno} is unreachable")
            self.is_last.append(number == len(statements) - 1)
            self.statement(statement)
            self.is_last.pop()

    def statement(self, node: ast.stmt) -> None:
        """Translate one statement."""
        match node:
            case ast.Assign(targets=[target], value=value):
                self._assign(target, value)
            case ast.AugAssign(target=ast.Name() | ast.Subscript() as target, op=op, value=value):
                self.assign_to(target, self.binary(op, self.value(_read(target)), self.value(value)))
            case ast.If(test=test, body=then, orelse=otherwise):
                self._if(self.value(test), then, otherwise)
            case ast.While(test=test, body=body):
                self.while_loop(test, body)
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args), body=body):
                self._for(name, args, body)
            case ast.Break() | ast.Continue():
                self.builder.branch(self._loops[-1][isinstance(node, ast.Break)])
            case ast.Return(value=value):
                self.returned(value)
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.Expr(value=ast.Call(func=ast.Name(id=name), args=arguments)):
                self.called(self._outside[name], arguments)
            case _:
                raise Untranslatable(ast.unparse(node))

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            values = [self.value(one) for one in value.elts]
            for one, number in zip(target.elts, values, strict=True):
                self.assign_to(one, number)
        else:
            self.assign_to(target, self.value(value))

    def assign_to(self, target: ast.expr, number: Number) -> None:
        """Store a number in an item, or in a variable, whose kind is that of its first value."""
        match target:
            case ast.Name(id=name):
                found = self.scope.get(name)
                if found is None:
                    found = self.scope[name] = self.variable(kind_of(number))
                if not isinstance(found, Variable):
                    raise Untranslatable(f"{name} gets another value")
                self.store(found, number)
            case ast.Subscript(value=array, slice=index):
                self.put(self.array(array), self.index(array, index), number)
            case _:
                raise Untranslatable(ast.unparse(target))

    def _if(self, test: Number, then: list[ast.stmt], otherwise: list[ast.stmt]) -> None:
        if not isinstance(test, Unknown):
            self.body(then if test else otherwise)
            return
        first, second = self.block("if"), self.block("else")
        end = self.block("end") if otherwise else second
        self.builder.cbranch(self.truth(test), first, second)
        goes_on = self.branch(first, then, end)
        goes_on |= self.branch(second, otherwise, end) if otherwise else True
        self.builder.position_at_end(end)
        if not goes_on:
            self.builder.unreachable()

    def branch(self, block: ir.Block, statements: list[ast.stmt], end: ir.Block) -> bool:
        """Translate statements in a block of their own that continues at `end`; tell whether that is reached."""
        self.builder.position_at_end(block)
        self.body(statements)
        goes_on = not self.builder.block.is_terminated
        if goes_on:
            self.builder.branch(end)
        return goes_on

    def while_loop(self, test: ast.expr, body: list[ast.stmt]) -> None:
        """Translate a `while` loop."""
        again, inside, end = self.block("again"), self.block("inside"), self.block("end")
        self.builder.branch(again)
        self.builder.position_at_end(again)
        self.builder.cbranch(self.truth(self.value(test)), inside, end)
        self._loop(inside, body, again, again, end)

    def _loop(self, inside: ir.Block, body: list[ast.stmt], after: ir.Block, proceed: ir.Block, end: ir.Block) -> None:
        self._loops.append((proceed, end))
        self.branch(inside, body, after)
        self._loops.pop()
        self.builder.position_at_end(end)

    def _for(self, name: str, args: list[ast.expr], body: list[ast.stmt]) -> None:
        """Translate a loop over `range`, whose step must be constant."""
        values = [self.value(one) for one in args]
        start, stop, step = (0, values[0], 1) if len(values) == 1 else (*values, 1)[:3]
        if isinstance(step, Unknown):
            raise Untranslatable("a step is not constant")
        if not isinstance(start, Unknown) and not isinstance(stop, Unknown):
            turns = range(int(start), int(stop), int(step))
            if len(turns) <= _MOST_UNROLLED and not _leaves(body):
                self._unrolled(name, turns, body)
                return
        counter, stop = self.variable(Kind.SIGNED), Unknown(Kind.SIGNED, self.bits(stop, Kind.SIGNED))
        self.store(counter, start)
        again, inside, onward, end = (self.block(one) for one in ("again", "inside", "onward", "end"))
        self.builder.branch(again)
        self.builder.position_at_end(again)
        goes_on = self.compare(ast.Gt() if step < 0 else ast.Lt(), self.load(counter), stop)
        self.builder.cbranch(self.truth(goes_on), inside, end)
        self.builder.position_at_end(onward)
        self.store(counter, self.binary(ast.Add(), self.load(counter), step))
        self.builder.branch(again)
        self.scope[name] = counter
        self._loop(inside, body, onward, onward, end)

    def _unrolled(self, name: str, turns: range, body: list[ast.stmt]) -> None:
        """Translate the body of a loop again for each turn, with a constant counter."""
        for turn in turns:
            self.scope[name] = turn
            self.body(body)

    def returned(self, value: ast.expr | None) -> None:
        """Translate a `return`."""
        if value is None or self._result is None:
            self.builder.ret_void()
        else:
            self.builder.ret(self.bits(self.value(value), self._result))


def _leaves(body: list[ast.stmt]) -> bool:
    """Tell whether a loop may be left from within."""
    return any(isinstance(node, ast.Break | ast.Continue | ast.Return) for one in body for node in ast.walk(one))


def _read(target: ast.Name | ast.Subscript) -> ast.expr:
    """Return the expression that reads a target."""
    if isinstance(target, ast.Name):
        return ast.Name(target.id, ast.Load())
    return ast.Subscript(target.value, target.slice, ast.Load())
