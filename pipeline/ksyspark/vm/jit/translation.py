"""Translate functions of Python to LLVM IR: expressions, statements, and each function of a module once."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from typing import Any

import numpy as np
from llvmlite import ir

from ksyspark.vm.jit.values import (
    I64,
    TYPES,
    Array,
    Emission,
    Kind,
    Number,
    Unknown,
    Untranslatable,
    Variable,
    joined,
    kind_of,
)
from ksyspark.vm.utf8 import eight_bytes

# A loop over constants with so many turns at most becomes straight-line code.
_MOST_UNROLLED = 16


class Statements(Emission):
    """Translate one function, whose result is of a kind (None: nothing); `outside` are the globals of its module."""

    def __init__(
        self, library: "Library", function: ir.Function, outside: Mapping[str, Any], result: Kind | None
    ) -> None:
        self._entry = function.append_basic_block("entry")
        super().__init__(ir.IRBuilder(function.append_basic_block("body")))
        self._library = library
        self.function = function
        self.scope: dict[str, Variable | Array | Number] = {}
        self._outside = outside
        self._result = result
        self._loops: list[tuple[ir.Block, ir.Block]] = []
        self.is_last: list[bool] = []

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
                values = [self.value(one) for one in (first, *others)]
                parts = [self.compare(*part) for part in zip(ops, values[:-1], values[1:], strict=True)]
                return self.cast("bool", reduce(lambda left, right: self.binary(ast.BitAnd(), left, right), parts))
            case ast.BoolOp(op=either, values=operands):
                return self._short(isinstance(either, ast.Or), operands)
            case ast.IfExp(test=test, body=then, orelse=otherwise):
                return self._conditional(self.value(test), then, otherwise)
        raise Untranslatable(ast.unparse(node))

    def name(self, name: str) -> Number:
        known = self.scope.get(name, self._outside.get(name))
        if isinstance(known, Variable):
            return self.load(known)
        if isinstance(known, Unknown | int | float):
            return known
        if isinstance(known, np.integer):
            return int(known)
        raise Untranslatable(f"{name} is not a number")

    def _attribute(self, node: ast.Attribute) -> Number:
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr="size") if isinstance(self.scope.get(name), Array):
                return self.array(node.value).size
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in self._outside:
                constant = getattr(self._outside[name], attribute)
                if isinstance(constant, int):
                    return constant
        raise Untranslatable(ast.unparse(node))

    def array(self, node: ast.expr) -> Array:
        array = self.scope.get(node.id) if isinstance(node, ast.Name) else None
        if isinstance(array, Array):
            return array
        raise Untranslatable(f"{ast.unparse(node)} is not an array")

    def index(self, array: ast.expr, index: ast.expr) -> Number:
        """Return the index of an item; two indices become one into the flat array."""
        if not isinstance(index, ast.Tuple):
            return self.value(index)
        row, column = map(self.value, index.elts)
        return self.binary(ast.Add(), self.binary(ast.Mult(), row, self.array(array).size), column)

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
        result = self.variable(joined(*values))
        for value, block in zip(values, ends, strict=True):
            self.builder.position_at_end(block)
            self.store(result, value)
            self.builder.branch(end)
        self.builder.position_at_end(end)
        return self.load(result)

    def _call(self, node: ast.Call) -> Number:
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="np"), attr=name), args=[argument]):
                return self.cast(name, self.value(argument))
            case ast.Call(func=ast.Attribute(value=inner, attr="view"), args=[ast.Attribute(attr="float32")]):
                return self.single(self.value(inner))
            case ast.Call(func=ast.Name(id="bool" | "float" as name), args=[argument]):
                return self.cast(name, self.value(argument))
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=[left, right]):
                values = self.value(left), self.value(right)
                compared = self.compare(ast.Lt() if name == "min" else ast.Gt(), *values)
                if isinstance(compared, Unknown):
                    return self.chosen(compared.bits, *values)
                return values[0] if compared else values[1]
            case ast.Call(func=ast.Name(id=name), args=arguments) if callable(self._outside.get(name)):
                result = self.called(self._outside[name], arguments)
                if result is not None:
                    return result
        raise Untranslatable(ast.unparse(node))

    def called(self, function: Callable[..., object], arguments: list[ast.expr]) -> Number | None:
        """Call another function; return its result, if it has one."""
        values = [
            self.array(one)
            if isinstance(one, ast.Name) and isinstance(self.scope.get(one.id), Array)
            else self.value(one)
            for one in arguments
        ]
        if function is eight_bytes:
            array, at = values
            assert isinstance(array, Array)
            assert not isinstance(at, Array)
            return self.eight_bytes(array, at)
        target, kind = self._library.function(function, values)
        result = self.builder.call(target, [bits for one in values for bits in self._lowered(one)])
        return None if kind is None else Unknown(kind, result)

    def _lowered(self, argument: Array | Number) -> list[ir.Value]:
        if isinstance(argument, Array):
            return [argument.pointer, self.bits(argument.size, Kind.SIGNED)]
        return [self.bits(argument, kind_of(argument))]

    def variable(self, kind: Kind) -> Variable:
        with self.builder.goto_block(self._entry):
            return Variable(kind, self.builder.alloca(TYPES[kind]))

    def block(self, name: str) -> ir.Block:
        return self.function.append_basic_block(name)

    def finish(self) -> None:
        """Join the entry block, which holds the stack slots, to the body."""
        ir.IRBuilder(self._entry).branch(self.function.basic_blocks[1])

    def body(self, statements: Sequence[ast.stmt]) -> None:
        """Translate statements in order. Raises Untranslatable, also for unreachable statements."""
        for number, statement in enumerate(statements):
            if self.builder.block.is_terminated:
                raise Untranslatable(f"line {statement.lineno} is unreachable")
            self.is_last.append(number == len(statements) - 1)
            self.statement(statement)
            self.is_last.pop()

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign(targets=[target], value=value):
                self._assign(target, value)
            case ast.AugAssign(target=ast.Name() | ast.Subscript() as target, op=op, value=value):
                self.assign_to(target, self.binary(op, self.value(target), self.value(value)))
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
            for part, number in zip(target.elts, values, strict=True):
                self.assign_to(part, number)
        else:
            self.assign_to(target, self.value(value))

    def assign_to(self, target: ast.expr, number: Number) -> None:
        """Store a number in an item, or in a variable, whose kind is that of its first value."""
        match target:
            case ast.Name(id=name):
                variable = self.scope.get(name)
                if variable is None:
                    variable = self.scope[name] = self.variable(kind_of(number))
                if not isinstance(variable, Variable):
                    raise Untranslatable(f"{name} gets another value")
                self.store(variable, number)
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
        is_end_reached = self.branch(first, then, end)
        is_end_reached |= self.branch(second, otherwise, end) if otherwise else True
        self.builder.position_at_end(end)
        if not is_end_reached:
            self.builder.unreachable()

    def branch(self, block: ir.Block, statements: list[ast.stmt], end: ir.Block) -> bool:
        """Translate statements in a block of their own that continues at `end`; tell whether that is reached."""
        self.builder.position_at_end(block)
        self.body(statements)
        reaches_end = not self.builder.block.is_terminated
        if reaches_end:
            self.builder.branch(end)
        return reaches_end

    def while_loop(self, test: ast.expr, body: list[ast.stmt]) -> None:
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
            exits = (ast.Break, ast.Continue, ast.Return)
            is_left = any(isinstance(node, exits) for statement in body for node in ast.walk(statement))
            if len(turns) <= _MOST_UNROLLED and not is_left:
                for turn in turns:
                    self.scope[name] = turn
                    self.body(body)
                return
        counter, stop = self.variable(Kind.SIGNED), Unknown(Kind.SIGNED, self.bits(stop, Kind.SIGNED))
        self.store(counter, start)
        again, inside, onward, end = (self.block(one) for one in ("again", "inside", "onward", "end"))
        self.builder.branch(again)
        self.builder.position_at_end(again)
        is_inside = self.compare(ast.Gt() if step < 0 else ast.Lt(), self.load(counter), stop)
        self.builder.cbranch(self.truth(is_inside), inside, end)
        self.builder.position_at_end(onward)
        self.store(counter, self.binary(ast.Add(), self.load(counter), step))
        self.builder.branch(again)
        self.scope[name] = counter
        self._loop(inside, body, onward, onward, end)

    def returned(self, value: ast.expr | None) -> None:
        if value is None or self._result is None:
            self.builder.ret_void()
        else:
            self.builder.ret(self.bits(self.value(value), self._result))


_RESULTS = {"int": Kind.SIGNED, "bool": Kind.TRUTH, "np.uint64": Kind.UNSIGNED, "None": None}


class Library:
    """Translate functions, once for each combination of argument kinds."""

    def __init__(self, module: ir.Module) -> None:
        self.module = module
        self._translated: dict[tuple[object, ...], tuple[ir.Function, Kind | None]] = {}

    def function(
        self, function: Callable[..., object], arguments: Sequence[Array | Number]
    ) -> tuple[ir.Function, Kind | None]:
        """Return a function's translation for such arguments, and its result's kind, or None. Raises Untranslatable."""
        key = (function, *(str(one.item) if isinstance(one, Array) else kind_of(one) for one in arguments))
        if key not in self._translated:
            self._translated[key] = self._translate(function, arguments)
        return self._translated[key]

    def _translate(
        self, function: Callable[..., object], arguments: Sequence[Array | Number]
    ) -> tuple[ir.Function, Kind | None]:
        definition, outside = source_of(function)
        returns = ast.unparse(definition.returns) if definition.returns else ""
        if returns not in _RESULTS:
            raise Untranslatable(f"{definition.name} returns {returns}")
        result, types = _RESULTS[returns], list[ir.Type]()
        for argument in arguments:
            if isinstance(argument, Array):
                types += [argument.item.as_pointer(), I64]
            else:
                types.append(TYPES[kind_of(argument)])
        shape = ir.FunctionType(ir.VoidType() if result is None else TYPES[result], types)
        translated = ir.Function(self.module, shape, f"{definition.name}.{len(self._translated)}")
        translated.linkage = "internal"
        translated.attributes.add("alwaysinline")
        statements = Statements(self, translated, outside, result)
        parameters = _parameters(arguments, translated.args)
        statements.scope.update(zip((one.arg for one in definition.args.args), parameters, strict=True))
        statements.body(definition.body)
        if not statements.builder.block.is_terminated:
            statements.returned(None)
        statements.finish()
        return translated, result


@cache
def source_of(function: Callable[..., Any]) -> tuple[ast.FunctionDef, dict[str, Any]]:
    """Return the syntax tree of a compiled function, and the globals of its module. Raises Untranslatable."""
    plain = getattr(function, "py_func", function)
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(plain)))
    except (OSError, TypeError) as error:
        raise Untranslatable(f"no source of {function!r}") from error
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition, plain.__globals__


def _parameters(arguments: Sequence[Array | Number], bits: Sequence[ir.Value]) -> list[Array | Number]:
    left, params = list(bits), list[Array | Number]()
    for argument in arguments:
        if isinstance(argument, Array):
            params.append(Array(argument.item, argument.kind, left.pop(0), Unknown(Kind.SIGNED, left.pop(0))))
        else:
            params.append(Unknown(kind_of(argument), left.pop(0)))
    return params
