"""The functions of one LLVM module, each translated from its Python source when it is first called."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from llvmlite import ir

from ksyspark.vm.jit.statements import Statements
from ksyspark.vm.jit.values import I64, TYPES, Array, Kind, Number, Translated, Unknown, Untranslatable, kind_of

_RESULTS = {"int": Kind.SIGNED, "bool": Kind.TRUTH, "np.uint64": Kind.UNSIGNED, "None": None}


class Library:
    """Translate functions, once for each combination of argument kinds."""

    def __init__(self, module: ir.Module) -> None:
        self.module = module
        self._translated: dict[tuple[object, ...], Translated] = {}

    def function(self, function: Callable[..., object], arguments: Sequence[Array | Number]) -> Translated:
        """Return the translation of a function for such arguments. Raises Untranslatable."""
        key = (function, *(str(one.item) if isinstance(one, Array) else kind_of(one) for one in arguments))
        if key not in self._translated:
            self._translated[key] = self._translate(function, arguments)
        return self._translated[key]

    def _translate(self, function: Callable[..., object], arguments: Sequence[Array | Number]) -> Translated:
        definition, outside = source_of(function)
        result = _result_of(definition)
        types = [part for one in arguments for part in _types(one)]
        shape = ir.FunctionType(ir.VoidType() if result is None else TYPES[result], types)
        translated = ir.Function(self.module, shape, f"{definition.name}.{len(self._translated)}")
        translated.linkage = "internal"
        translated.attributes.add("alwaysinline")
        statements = Statements(self.function, translated, outside, result)
        parameters = _parameters(arguments, translated.args)
        statements.scope.update(zip((one.arg for one in definition.args.args), parameters, strict=True))
        statements.body(definition.body)
        if not statements.builder.block.is_terminated:
            statements.returned(None)
        statements.finish()
        return Translated(translated, result)


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


def _result_of(definition: ast.FunctionDef) -> Kind | None:
    name = ast.unparse(definition.returns) if definition.returns else ""
    if name not in _RESULTS:
        raise Untranslatable(f"{definition.name} returns {name}")
    return _RESULTS[name]


def _types(argument: Array | Number) -> list[ir.Type]:
    return [argument.item.as_pointer(), I64] if isinstance(argument, Array) else [TYPES[kind_of(argument)]]


def _parameters(arguments: Sequence[Array | Number], bits: Sequence[ir.Value]) -> list[Array | Number]:
    """Return the parameters of a function as arrays and numbers."""
    left, given = list(bits), list[Array | Number]()
    for one in arguments:
        if isinstance(one, Array):
            given.append(Array(one.item, one.kind, left.pop(0), Unknown(Kind.SIGNED, left.pop(0))))
        else:
            given.append(Unknown(kind_of(one), left.pop(0)))
    return given
