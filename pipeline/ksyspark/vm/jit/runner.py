"""Run a plan: by the machine that runs any, and by code of its own once it has run long enough to be worth it."""

from __future__ import annotations

import hashlib
import sys
from threading import Lock
from typing import Any

import numpy as np
from llvmlite import ir
from numba import config

from ksyspark.vm.jit.kept import keep_code, kept_code
from ksyspark.vm.jit.loaded import Loaded
from ksyspark.vm.jit.machine_code import MachineCode, object_code, processor
from ksyspark.vm.jit.plan_function import NAME, plan_function
from ksyspark.vm.jit.values import Untranslatable
from ksyspark.vm.run import run

# Kept code is looked for after so many messages, and made after so many for each instruction of the program: making
# takes up to a millisecond an instruction, and each message takes some tenths of a microsecond less from then on.
LOOKED_FOR, MADE = 1_000, 1_000
# The time and memory that making takes grow faster than programs do.
LARGEST = 5_000
_NEVER = sys.maxsize
_FIRST = 5


class Runner:
    """Call it as `run`: it does the same, and returns the same.

    All runners of one program in a process share what is known of it.
    """

    def __init__(self, loaded: Loaded) -> None:
        self._own = _KNOWN.setdefault(loaded.digest, _Own(loaded))

    def __call__(self, *arguments: Any) -> tuple[int, int]:
        """Run the program from the message with the number `first` on."""
        code = self._own.code()
        if code is not None:
            return _called(code, arguments)
        message, full = run(*arguments)
        self._own.messages += message - arguments[_FIRST]
        return message, full


class _Own:
    """What a process knows of one program: how many messages the machine ran it for, and its code, if there is any."""

    def __init__(self, loaded: Loaded) -> None:
        self.messages = 0
        self._loaded = loaded
        self._worth = MADE * loaded.instructions
        self._due = LOOKED_FOR if _is_wanted() and loaded.instructions <= LARGEST else _NEVER
        self._code: MachineCode | None = None
        self._lock = Lock()

    def code(self) -> MachineCode | None:
        """Return the code, if there is any by now."""
        if self.messages >= self._due:
            with self._lock:
                self._look_for()
        return self._code

    def _look_for(self) -> None:
        """Load code that was kept; make it where that is worth it. A program that cannot be translated has none."""
        if self.messages < self._due:
            return
        is_worth = self.messages >= self._worth
        try:
            found = _code(self._loaded, is_made=is_worth)
        except (Untranslatable, RuntimeError):
            # LLVM raises RuntimeError on a machine that it makes no code for.
            found, is_worth = None, True
        self._due = self._worth if found is None and not is_worth else _NEVER
        self._code = found


_KNOWN: dict[str, _Own] = {}


def _is_wanted() -> bool:
    """Tell whether the machine runs as it does for users: not in plain Python, nor with each index checked."""
    return not config.DISABLE_JIT and not config.BOUNDSCHECK  # type: ignore[attr-defined]


def _code(loaded: Loaded, *, is_made: bool) -> MachineCode | None:
    """Return the code that was kept for this processor, else what is made now, if it is to be made."""
    name = hashlib.sha256(f"{loaded.digest} {processor()}".encode()).hexdigest()[:32]
    found = kept_code(name)
    if found is None and is_made:
        found = _made(loaded)
        keep_code(name, found)
    return None if found is None else MachineCode(found, NAME)


def _made(loaded: Loaded) -> bytes:
    module = ir.Module(NAME)
    plan_function(module, loaded)
    return object_code(module)


def _called(code: MachineCode, arguments: tuple[Any, ...]) -> tuple[int, int]:
    """Call code with the arguments of `run`: an array as its address and the size of its last dimension."""
    results = np.empty(2, np.int64)
    lowered = [part for one in (*arguments, results) for part in _lowered(one)]
    code.call(*lowered)
    message, full = results.tolist()
    return message, full


def _lowered(argument: Any) -> tuple[int, ...]:
    return (argument.ctypes.data, argument.shape[-1]) if isinstance(argument, np.ndarray) else (int(argument),)
