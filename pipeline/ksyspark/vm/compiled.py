"""Functions compiled by numba: the decorators, the types of their arguments, and where their code is kept.

Compiled code is kept in the user's cache, in a folder named after a digest of all sources that it depends on: numba
itself notices changes of a function's own file only, not of functions that it calls. Where the folder cannot be
written, every process compiles for itself, which takes a few seconds.
"""

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import numba
import numpy as np
from numba import config, types
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
from numpy.typing import NDArray

from ksyspark.cache import cache_folder
from ksyspark.compiler import instructions

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]
Rows = Annotated[NDArray[np.int64], "two dimensions"]
Floats = NDArray[np.float64]
Words = NDArray[np.uint32]
Offsets = NDArray[np.int32]
Flags = NDArray[np.bool_]

_NUMBERS = {int: types.int64, np.int64: types.int64, bool: types.boolean, type(None): types.void}
_ITEMS = {
    Bytes: types.uint8, Ints: types.int64, Rows: types.int64, Floats: types.float64, Words: types.uint32,
    Offsets: types.int32, Flags: types.boolean,
}  # fmt: skip

Function = TypeVar("Function", bound=Callable[..., object])


@register_pass(mutates_CFG=False, analysis_only=True)
class RejectFloatVariables(AnalysisPass):
    """Reject local variables of floating-point type.

    numba unifies int64 and uint64 to float64 where a variable is assigned both, which silently loses bits.
    """

    _name = "reject_float_variables"

    def __init__(self) -> None:
        """Initialise as numba's pass registry requires."""
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Return False: nothing was changed. Raises TypeError for such a variable."""
        for name, kind in state.typemap.items():
            if isinstance(kind, types.Float) and not name.startswith("$"):
                raise TypeError(f"{name} in {state.func_id.func_qualname} is given signed and unsigned numbers.")
        return False


class PlainLoops(CompilerBase):
    """The passes of numba that loops over arrays of numbers need.

    Left out are the rewrites of closures, comprehensions, array expressions, constants and exceptions, and static
    single assignment: together a third of the compile time of the first process. So a variable has one type in the
    whole function.
    """

    def define_pipelines(self) -> list[PassManager]:
        """Return the only pipeline, in the form numba expects."""
        passes = PassManager("plain loops")
        for step in (TranslateByteCode, FixupArgs, IRProcessing, NopythonTypeInference, RejectFloatVariables):
            passes.add_pass(step, step.__name__)
        for step in (IRLegalization, AnnotateTypes, NativeLowering, NoPythonBackend):
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def inlined(function: Function) -> Function:
    """Have a function compiled into its callers."""
    dispatcher: Function = numba.njit(function, pipeline_class=PlainLoops, **_OPTIONS)
    return dispatcher


def compiled(*written: str) -> Callable[[Function], Function]:
    """Compile a function once, for the types that it declares, and keep its code; `written` are the arrays it changes.

    A writable array is also accepted where a read-only one is declared. Kept code that cannot be read is thrown away;
    where it cannot be written, it is not kept.
    """

    def decorate(function: Function) -> Function:
        signature = _signature(function, written)
        compile_, compile_and_keep = (
            numba.njit(signature, cache=keep, pipeline_class=PlainLoops, **_OPTIONS) for keep in (False, True)
        )
        try:
            return compile_and_keep(function)
        except Exception:  # noqa: BLE001 (numba lets any error of a damaged file or a full disk through)
            shutil.rmtree(code_folder(), ignore_errors=True)
            return compile_(function)

    return decorate


def _signature(function: Callable[..., object], written: Sequence[str]) -> Signature:
    declared = get_type_hints(function, include_extras=True)
    result = declared.pop("return")
    arguments = [
        types.Array(_ITEMS[kind], 1 + (kind is Rows), "C", readonly=name not in written)
        if kind in _ITEMS
        else _NUMBERS[kind]
        for name, kind in declared.items()
    ]
    parts = [_NUMBERS[part] for part in get_args(result) or [result]]
    return (types.Tuple(parts) if len(parts) > 1 else parts[0])(*arguments)


@contextmanager
def kept_compiled() -> Iterator[None]:
    """Keep the code of functions defined inside in `code_folder`; the user's NUMBA_CACHE_DIR takes precedence."""
    before = config.CACHE_DIR  # type: ignore[attr-defined] # numba sets its settings when it is imported
    if not before:
        config.CACHE_DIR = str(code_folder())  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def compiled_later(module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module of this package that most formats do without, compiled at the first call."""
    with kept_compiled():
        return getattr(import_module(f"{__package__}.{module}"), name)  # type: ignore[no-any-return]


def code_folder() -> Path:
    """Return a writable folder for compiled code: in the user's cache, else a temporary one of this process."""
    name = f"machine-{_digest()}"
    try:
        folder = cache_folder() / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return Path(_temporary_folder().name)


@cache
def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="ksyspark-machine-", ignore_cleanup_errors=True)


def _digest() -> str:
    # The numbers of operations are compiled into `run`, though they are defined outside this package.
    sources = [*sorted(Path(__file__).parent.rglob("*.py")), Path(instructions.__file__)]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
