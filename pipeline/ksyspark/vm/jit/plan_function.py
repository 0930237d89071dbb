"""Translate `run` for one program.

The loop over instructions becomes a basic block an instruction, in which operation and operands are constants, so that
only the branch of that operation remains. Registers become variables, the numbers behind them constants. Registers of
large programs stay in `state`: the time that LLVM takes for variables grows with the square of the program.
"""

import ast
from collections.abc import Sequence
from typing import Any

from llvmlite import ir

from ksyspark.vm.jit.translation import Library, Statements, source_of
from ksyspark.vm.jit.values import DOUBLE, I8, I32, I64, Array, Kind, Number, Unknown, Untranslatable, Variable
from ksyspark.vm.program import LoadedProgram
from ksyspark.vm.run import run

NAME = "run_plan"
_ARRAYS = {
    "program": I32, "constants": I8, "data": I8, "starts": I64, "ends": I64, "params": I64, "encodings": I64,
    "characters": I8, "state": I64, "floats": DOUBLE, "cells": I64, "status": I8, "stops": I64,
    "made": I64, "asked": I64, "results": I64,
}  # fmt: skip
_CONSTANT = {"here", "code", "a", "b", "c", "shape", "flags", "encoding", "kind"}
"""Local names that an instruction assigns once, so that their values may be constants."""
_MOST_WITH_VARIABLES = 12_000
"""Instructions of the largest program whose registers become variables."""


def plan_function(module: ir.Module, loaded: LoadedProgram) -> None:
    """Add the function NAME of a program to a module. Raises Untranslatable.

    Its parameters are those of `run`, each array as its address and the size of its last dimension, and behind them an
    array for the two numbers that `run` returns.
    """
    definition, outside = source_of(run)
    names = [*(one.arg for one in definition.args.args), "results"]
    types = [part for name in names for part in ((_ARRAYS[name].as_pointer(), I64) if name in _ARRAYS else (I64,))]
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), types), NAME)
    translation = _PlanFunction(Library(module), function, outside, loaded)
    translation.name_parameters(names)
    translation.body(definition.body)
    translation.finish()


class _PlanFunction(Statements):
    """Translate `run` with a constant program."""

    def __init__(self, library: Library, function: ir.Function, outside: dict[str, Any], loaded: LoadedProgram) -> None:
        super().__init__(library, function, outside, None)
        self._loaded = loaded
        self._addresses_at = loaded.registers + len(loaded.numbers)
        self._registers: dict[int, Variable] = {}
        self._has_variables = loaded.instructions <= _MOST_WITH_VARIABLES
        self._branches: dict[tuple[Number, ast.If], list[ast.stmt]] = {}
        self._blocks: dict[int, ir.Block] = {}
        self._waiting: list[int] = []
        self._returns: list[tuple[int, ir.Block, Unknown]] = []
        self._returned_to: dict[int, set[int]] = {}

    def name_parameters(self, names: Sequence[str]) -> None:
        """Bind the parameters to their names; where the tables begin is constant."""
        left = iter(self.function.args)
        for name in names:
            bits = next(left)
            self.scope[name] = Unknown(Kind.SIGNED, bits)
            if name in _ARRAYS:
                bits.add_attribute("noalias")
                kind = {I64: Kind.SIGNED, DOUBLE: Kind.FLOATING}.get(_ARRAYS[name], Kind.SMALL)
                self.scope[name] = Array(_ARRAYS[name], kind, bits, Unknown(Kind.SIGNED, next(left)))
        self.scope["tables"] = self._loaded.tables_at

    def returned(self, value: ast.expr | None) -> None:
        """Store the two numbers that `run` returns in `results`."""
        assert isinstance(value, ast.Tuple)
        for number, element in enumerate(value.elts):
            self.put(self.array(ast.Name("results")), number, self.value(element))
        self.builder.ret_void()

    def while_loop(self, test: ast.expr, body: list[ast.stmt]) -> None:
        """Translate the loop over instructions, the one without condition, to a block for each reachable one."""
        if not isinstance(test, ast.Constant):
            super().while_loop(test, body)
            return
        end, before, around = self.block("finished"), self.scope, self.is_last
        self._loops.append((end, end))
        if self._has_variables:
            for number in range(self._loaded.registers):
                self.builder.store(ir.Constant(I64, 0), self._register(number).place)
        self.builder.branch(self._instruction(0))
        while self._waiting:
            self._translate_instruction(self._waiting.pop(), body, before)
            if not self._waiting:
                # The instructions behind calls whose return was translated.
                for address, _, _ in self._returns:
                    for number in self._returned_to.get(address, ()):
                        self._instruction(number)
        for address, block, place in self._returns:
            self._return_to_sites(address, block, place)
        self.scope, self.is_last = before, around
        self._loops.pop()
        self.builder.position_at_end(end)

    def _instruction(self, number: int) -> ir.Block:
        if number not in self._blocks:
            self._blocks[number] = self.block(f"instruction{number}.")
            self._waiting.append(number)
        return self._blocks[number]

    def _translate_instruction(self, number: int, body: list[ast.stmt], before: dict[str, Any]) -> None:
        self.scope, self.is_last = {**before, "pc": number}, []
        self.builder.position_at_end(self._blocks[number])
        self.body(body)
        if not self.builder.block.is_terminated:
            behind = self.name("pc")
            assert isinstance(behind, int)
            self.builder.branch(self._instruction(behind))

    def _return_to_sites(self, address: int, block: ir.Block, place: Unknown) -> None:
        """Make a return a switch over the instructions behind all calls that use its address."""
        nowhere = self.block("nowhere")
        ir.IRBuilder(nowhere).unreachable()
        choice = ir.IRBuilder(block).switch(place.bits, nowhere)
        for number in sorted(self._returned_to.get(address, ())):
            choice.add_case(ir.Constant(I64, number), self._blocks[number])

    def statement(self, node: ast.stmt) -> None:
        """Translate one statement; an assignment of `pc` at the end of an instruction becomes a branch."""
        match node:
            case ast.Assign(targets=[ast.Name(id="pc")], value=value) if "pc" in self.scope:
                self._jump(self.value(value), value)
            case ast.If(test=ast.Compare(left=ast.Name(id="code"))) if "code" in self.scope:
                self.body(self._branch_of(node))
            case ast.AugAssign(target=ast.Name(id="pc"), value=ast.IfExp(orelse=most) as value):
                self._skip(self.value(value), self.value(most))
            case ast.AugAssign(target=ast.Name(id="pc"), op=op, value=value):
                self.scope["pc"] = self.binary(op, self.name("pc"), self.value(value))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in _CONSTANT - self.scope.keys():
                self.scope[name] = self.value(value)
            case _:
                super().statement(node)

    def _branch_of(self, choice: ast.If) -> list[ast.stmt]:
        """Return the branch for this operation of a choice by `code`; it is found once for all instructions."""
        key = self.name("code"), choice
        if key not in self._branches:
            while not self.value(choice.test) and choice.orelse and isinstance(choice.orelse[0], ast.If):
                choice = choice.orelse[0]
            self._branches[key] = choice.body if self.value(choice.test) else choice.orelse
        return self._branches[key]

    def _jump(self, number: Number, node: ast.expr) -> None:
        if not all(self.is_last):
            raise Untranslatable(f"line {node.lineno}: something follows a jump")
        if not isinstance(number, Unknown):
            self.builder.branch(self._instruction(int(number)))
            return
        match node:
            case ast.Call(args=[ast.Subscript(slice=index)]):
                address = self.value(index)
                assert isinstance(address, int)
                back = self.block("back")
                self.builder.branch(back)
                self._returns.append((address, back, number))
            case _:
                raise Untranslatable(f"pc becomes {ast.unparse(node)}")

    def _skip(self, count: Number, most: Number) -> None:
        """Skip as many instructions as `count` says, which is at most `most`."""
        behind = self.scope["pc"]
        assert isinstance(count, Unknown)
        assert isinstance(behind, int)
        assert isinstance(most, int)
        choice = self.builder.switch(count.bits, self._instruction(behind + most))
        for number in range(most):
            choice.add_case(ir.Constant(I64, number), self._instruction(behind + number))

    def item(self, array: Array, index: Number) -> Number:
        """Load an item: a constant word of the program, a register, or an item known at run time only."""
        if isinstance(index, Unknown):
            if array.item is DOUBLE:
                raise Untranslatable("the number of a register is not constant")
            return super().item(array, index)
        if array is self.scope["program"]:
            return self._loaded.program[int(index)]
        if array is self.scope["encodings"]:
            return self._loaded.encodings[int(index)]
        if array.item is DOUBLE:
            bits = self.bits(self._register_value(int(index)), Kind.SIGNED)
            return Unknown(Kind.FLOATING, self.builder.bitcast(bits, DOUBLE))
        if array is self.scope["state"] and index < self._loaded.flags_at:
            return self._register_value(int(index))
        if array is self.scope["state"] and index in self._loaded.fixed:
            return self._loaded.fixed[int(index)]
        return super().item(array, index)

    def _register_value(self, index: int) -> Number:
        if self._loaded.registers <= index < self._addresses_at:
            return self._loaded.numbers[index - self._loaded.registers]
        return self.load(self._register(index))

    def put(self, array: Array, index: Number, number: Number) -> None:
        if array.item is DOUBLE and isinstance(index, int):
            bits = self.builder.bitcast(self.bits(number, Kind.FLOATING), I64)
            self.builder.store(bits, self._register(index).place)
        elif array is self.scope["state"] and isinstance(index, int) and index < self._loaded.flags_at:
            self.builder.store(self.bits(number, Kind.SIGNED), self._register(index).place)
            if isinstance(number, int) and index >= self._addresses_at:
                self._returned_to.setdefault(index, set()).add(number)
        else:
            super().put(array, index, number)

    def _register(self, index: int) -> Variable:
        if self._loaded.registers <= index < self._addresses_at:
            raise Untranslatable("a constant is written")
        if not self._has_variables:
            return Variable(Kind.SIGNED, self.place(self.array(ast.Name("state")), index))
        if index not in self._registers:
            self._registers[index] = self.variable(Kind.SIGNED)
        return self._registers[index]
