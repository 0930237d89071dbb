"""Run a program by the machine, or by compiled code where that pays: made by LLVM, and kept on disk."""

import atexit
import ctypes
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from time import perf_counter
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pyarrow as pa
from llvmlite import ir
from numba import config

from ksyspark.vm.compiled import Ints, code_folder
from ksyspark.vm.jit.plan_function import NAME, plan_function
from ksyspark.vm.jit.values import Untranslatable
from ksyspark.vm.program import LoadedProgram
from ksyspark.vm.run import run

_PASSES = (
    "always_inliner", "sroa", "sccp", "simplify_cfg", "instruction_combine", "simplify_cfg", "new_gvn",
    "simplify_cfg",
)  # fmt: skip
"""The passes that pay for straight-line code: all passes of LLVM take five times as long and gain nothing."""
_DIGEST_BYTES = 32


def processor() -> str:
    """Return what object code depends on besides its source: the processor, and the version of LLVM."""
    target = _target_machine()
    features = llvm.get_host_cpu_features().flatten()
    return f"{target.triple} {llvm.get_host_cpu_name()} {features} {llvm.llvm_version_info}"


def object_code(module: ir.Module) -> bytes:
    """Return the optimised code of a module as an object file."""
    target = _target_machine()
    module.triple = target.triple
    module.data_layout = str(target.target_data)
    parsed = llvm.parse_assembly(str(module))
    passes = llvm.create_new_module_pass_manager()
    for name in _PASSES:
        getattr(passes, f"add_{name}_pass")()
    passes.run(parsed, llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=2)))
    return bytes(target.emit_object(parsed))


def load_code(name: str) -> bytes | None:
    """Return the code kept under a name, or None if it is missing or damaged."""
    try:
        content = _code_path(name).read_bytes()
    except OSError:
        return None
    digest, code = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
    return code if hashlib.sha256(code).digest() == digest else None


def keep(path: Path, content: bytes) -> None:
    """Write a file of the folder of compiled code, if it can be written; several processes may do so at once."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(temporary).replace(path)
    except OSError:
        return


def _seconds_kept(name: str) -> float:
    try:
        return float(_code_path(name, "seconds").read_bytes())
    except (OSError, ValueError):
        return 0.0


class MachineCode:
    """A function of an object file that takes 64-bit integers and returns nothing."""

    def __init__(self, code: bytes, name: str) -> None:
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._function = ctypes.CFUNCTYPE(None)(self._engine.get_function_address(name))

    def call(self, *numbers: int) -> None:
        """Call the function. The global interpreter lock is released meanwhile."""
        if len(self._function.argtypes) != len(numbers):
            self._function.argtypes = (ctypes.c_int64,) * len(numbers)
        self._function(*numbers)


def _code_path(name: str, kind: str = "o") -> Path:
    return code_folder() / f"{name}.{kind}"


def _target_machine() -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=2, jit=True)


# Code kept on disk is loaded for so many messages, or as many times `_LEAST_MESSAGE` bytes. It is compiled once the
# machine has run a program for about a third of the time that compiling takes, in seconds an instruction, in this
# process and those before it: the code is three to four times as fast, and later processes have it too.
LOAD_AFTER, COMPILE_AFTER = 1_000, 0.0003
_LEAST_MESSAGE = 64
_LEAST_SECONDS = 0.02
_DISABLED = sys.maxsize
_STARTS, _FIRST = 3, 5


class Runner:
    """Run one program.

    It knows what the machine has read with the program in this process, in what time, and its compiled code, if any.
    """

    def __init__(self, loaded: LoadedProgram) -> None:
        self.messages, self.seconds = 0, 0.0
        self._loaded = loaded
        self._seconds_kept = 0.0
        self._name = ""
        self._has_looked = False
        # Compiled code does not replace the machine while that runs in plain Python or checks indices.
        is_off = config.DISABLE_JIT or config.BOUNDSCHECK  # type: ignore[attr-defined]
        self._due = _DISABLED if is_off else LOAD_AFTER
        self._code: MachineCode | None = None
        self._lock = Lock()

    def prepared(self, arguments: tuple[Any, ...]) -> Callable[[int], tuple[int, int]]:
        """Return a function that runs the program with the arguments of `run`, from the message with a number on."""
        code = self.code(_waiting(*arguments[_STARTS : _FIRST + 1]))
        if code is not None:
            return _prepared(code, arguments)

        values = list(arguments)

        def run_machine(first: int) -> tuple[int, int]:
            began = perf_counter()
            values[_FIRST] = first
            message, full = run(*values)
            self.seconds += perf_counter() - began
            self.messages += message - first
            return message, full

        return run_machine

    def code(self, waiting: int) -> MachineCode | None:
        """Return the compiled code for about so many messages; None as long as there is none."""
        if self._is_due(waiting):
            with self._lock:
                if self._is_due(waiting):
                    self._load_or_compile()
        return self._code

    def keep_seconds(self) -> None:
        """Leave word for later processes of how long the machine has run the program without compiled code."""
        if self._has_looked and self._code is None and self.seconds > _LEAST_SECONDS:
            keep(_code_path(self._name, "seconds"), b"%.3f" % (self.seconds + self._seconds_kept))

    @property
    def _pays(self) -> bool:
        return self.seconds + self._seconds_kept >= COMPILE_AFTER * self._loaded.instructions

    def _is_due(self, waiting: int) -> bool:
        return self.messages + waiting >= self._due and (self._pays or not self._has_looked)

    def _load_or_compile(self) -> None:
        """Load code kept on disk, or compile it where that pays. A program that cannot be translated has none."""
        if not self._has_looked:
            # Code depends on the processor, too.
            self._name = hashlib.sha256(f"{self._loaded.digest} {processor()}".encode()).hexdigest()[:32]
            self._seconds_kept = _seconds_kept(self._name)
        pays = self._pays
        try:
            code = load_code(self._name)
            if code is None and pays:
                code = _compile(self._loaded)
                keep(_code_path(self._name), hashlib.sha256(code).digest() + code)
            self._code = None if code is None else MachineCode(code, NAME)
        except (Untranslatable, RuntimeError):
            # LLVM raises RuntimeError on processors that it has no code generator for.
            pays = True
        self._has_looked = True
        if pays or self._code is not None:
            self._due = _DISABLED


_PROGRAMS: dict[str, Runner] = {}


def runner_of(loaded: LoadedProgram) -> Runner:
    """Return what runs a program; all that run one program in a process share its compiled code."""
    return _PROGRAMS.setdefault(loaded.digest, Runner(loaded))


@atexit.register
def _keep_seconds() -> None:
    for program in _PROGRAMS.values():
        program.keep_seconds()


def _waiting(starts: Ints, ends: Ints, first: int) -> int:
    """Return about how many messages there are from the one with the number `first` on: one stretch may hold many."""
    return max(starts.size - first, int(ends[-1] - starts[first]) // _LEAST_MESSAGE) if first < starts.size else 0


def _compile(loaded: LoadedProgram) -> bytes:
    module = ir.Module(NAME)
    plan_function(module, loaded)
    return object_code(module)


def _prepared(code: MachineCode, arguments: tuple[Any, ...]) -> Callable[[int], tuple[int, int]]:
    """Return a call of code, which takes each array as its address and the size of its last dimension."""
    results = np.empty(2, np.int64)
    numbers, place = list[int](), 0
    for number, argument in enumerate((*arguments, results)):
        place = len(numbers) if number == _FIRST else place
        is_array = isinstance(argument, np.ndarray)
        numbers += (pa.py_buffer(argument).address, argument.shape[-1]) if is_array else (int(argument),)

    def call(first: int) -> tuple[int, int]:
        numbers[place] = first
        code.call(*numbers)
        message, full = results.tolist()
        return message, full

    return call
