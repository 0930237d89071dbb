"""Compile the functions of the machine, with the passes of numba that loops over arrays of numbers need, and no others.

Left out is what rewrites closures, comprehensions, array expressions, constants and exceptions, and what gives each
assignment a variable of its own: together they are a third of the time that the first process of a machine waits for.
A variable then has one type in the whole function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba import types
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
)
from numba.core.typing.templates import Signature
from numba.core.untyped_passes import FixupArgs, IRProcessing, TranslateByteCode

Function = TypeVar("Function", bound=Callable[..., object])


@register_pass(mutates_CFG=False, analysis_only=True)
class WholeNumbersOnly(AnalysisPass):
    """Refuse a variable that is a floating-point number: once it was given a sign, once none, and 64 bits are lost."""

    _name = "whole_numbers_only"

    def __init__(self) -> None:
        """Begin as numba asks for it."""
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Return that nothing was changed. Raises TypeError for such a variable."""
        for name, found in state.typemap.items():
            if isinstance(found, types.Float) and not name.startswith("$"):
                raise TypeError(f"{name} in {state.func_id.func_qualname} has numbers with and without a sign.")
        return False


class PlainLoops(CompilerBase):
    """The passes for functions without closures, comprehensions, array expressions and exceptions."""

    def define_pipelines(self) -> list[PassManager]:
        """Return the one way to compile, as numba asks for it."""
        passes = PassManager("plain loops")
        for one in (TranslateByteCode, FixupArgs, IRProcessing, NopythonTypeInference, WholeNumbersOnly):
            passes.add_pass(one, one.__name__)
        for one in (IRLegalization, AnnotateTypes, NativeLowering, NoPythonBackend):
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


def compiled(signature: Signature | None = None) -> Callable[[Function], Function]:
    """Compile a function for one signature; without one, for its callers, which are compiled themselves.

    The code of a function that has a signature is kept.
    """
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    return numba.njit(signature, cache=signature is not None, pipeline_class=PlainLoops, **options)
