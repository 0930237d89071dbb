"""Run a program: by the machine first, by compiled code once it has run long enough for that to pay."""

from __future__ import annotations

import hashlib
import sys
from threading import Lock
from time import perf_counter
from typing import Any

import numpy as np
from llvmlite import ir
from numba import config

from ksyspark.vm.jit.machine_code import MachineCode, keep_code, load_code, object_code, processor
from ksyspark.vm.jit.plan_function import NAME, plan_function
from ksyspark.vm.jit.values import Untranslatable
from ksyspark.vm.program import LoadedProgram
from ksyspark.vm.run import run

# Code kept on disk is loaded after so many messages. It is compiled once the machine has run a program for about as
# long as compiling takes, in seconds an instruction: the code is three to four times as fast.
LOAD_AFTER, COMPILE_AFTER = 1_000, 0.001
_DISABLED = sys.maxsize
_FIRST = 5


class Runner:
    """Run one program; called with the arguments of `run`, and returns the same.

    All runners of one program in a process share its compiled code.
    """

    def __init__(self, loaded: LoadedProgram) -> None:
        self._shared = _PROGRAMS.setdefault(loaded.digest, _Program(loaded))

    def __call__(self, *arguments: Any) -> tuple[int, int]:
        """Run the program from the message with the number `first` on."""
        code = self._shared.code()
        if code is not None:
            return _call(code, arguments)
        began = perf_counter()
        message, full = run(*arguments)
        self._shared.seconds += perf_counter() - began
        self._shared.messages += message - arguments[_FIRST]
        return message, full


class _Program:
    """A program in this process: what the machine has read with it, in what time, and its compiled code, if any."""

    def __init__(self, loaded: LoadedProgram) -> None:
        self.messages, self.seconds = 0, 0.0
        self._loaded = loaded
        self._has_looked = False
        self._due = LOAD_AFTER if _is_enabled() else _DISABLED
        self._code: MachineCode | None = None
        self._lock = Lock()

    def code(self) -> MachineCode | None:
        """Return the compiled code; None as long as there is none."""
        if self._is_due():
            with self._lock:
                if self._is_due():
                    self._load_or_compile()
        return self._code

    @property
    def _pays(self) -> bool:
        return self.seconds >= COMPILE_AFTER * self._loaded.instructions

    def _is_due(self) -> bool:
        return self.messages >= self._due and (self._pays or not self._has_looked)

    def _load_or_compile(self) -> None:
        """Load code kept on disk, or compile it where that pays. A program that cannot be translated has none."""
        pays = self._pays
        try:
            self._code = _code(self._loaded, may_compile=pays)
        except (Untranslatable, RuntimeError):
            # LLVM raises RuntimeError on processors that it has no code generator for.
            pays = True
        self._has_looked = True
        if pays or self._code is not None:
            self._due = _DISABLED


_PROGRAMS: dict[str, _Program] = {}


def _is_enabled() -> bool:
    """Tell whether compiled code may replace the machine: not while that runs in plain Python or checks indices."""
    return not config.DISABLE_JIT and not config.BOUNDSCHECK  # type: ignore[attr-defined]


def _code(loaded: LoadedProgram, *, may_compile: bool) -> MachineCode | None:
    """Return the code kept for this processor, else compile it if allowed."""
    name = hashlib.sha256(f"{loaded.digest} {processor()}".encode()).hexdigest()[:32]
    code = load_code(name)
    if code is None and may_compile:
        code = _compile(loaded)
        keep_code(name, code)
    return None if code is None else MachineCode(code, NAME)


def _compile(loaded: LoadedProgram) -> bytes:
    module = ir.Module(NAME)
    plan_function(module, loaded)
    return object_code(module)


def _call(code: MachineCode, arguments: tuple[Any, ...]) -> tuple[int, int]:
    """Call code with the arguments of `run`, each array as its address and the size of its last dimension."""
    results = np.empty(2, np.int64)
    lowered = [part for one in (*arguments, results) for part in _lowered(one)]
    code.call(*lowered)
    message, full = results.tolist()
    return message, full


def _lowered(argument: Any) -> tuple[int, ...]:
    return (argument.ctypes.data, argument.shape[-1]) if isinstance(argument, np.ndarray) else (int(argument),)
