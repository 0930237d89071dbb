"""Object code of LLVM modules: how it is made, kept on disk for the next process, and called."""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
from pathlib import Path

import llvmlite.binding as llvm
from llvmlite import ir

from ksyspark.vm.compiled import code_folder

_PASSES = (
    "always_inliner", "sroa", "sccp", "simplify_cfg", "instruction_combine", "simplify_cfg", "new_gvn",
    "simplify_cfg",
)  # fmt: skip
"""The passes that pay for straight-line code: all passes of LLVM take five times as long and gain nothing."""
_DIGEST = 32


def processor() -> str:
    """Return what object code depends on besides its source: the processor, and the version of LLVM."""
    target = _target()
    features = llvm.get_host_cpu_features().flatten()
    return f"{target.triple} {llvm.get_host_cpu_name()} {features} {llvm.llvm_version_info}"


def object_code(module: ir.Module) -> bytes:
    """Return the optimised code of a module as an object file."""
    target = _target()
    module.triple = target.triple
    module.data_layout = str(target.target_data)
    parsed = llvm.parse_assembly(str(module))
    passes = llvm.create_new_module_pass_manager()
    for name in _PASSES:
        getattr(passes, f"add_{name}_pass")()
    passes.run(parsed, llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=2)))
    return bytes(target.emit_object(parsed))


def load_code(name: str) -> bytes | None:
    """Return the code kept under a name; None where there is none, or where it is damaged."""
    try:
        content = _path(name).read_bytes()
    except OSError:
        return None
    digest, code = content[:_DIGEST], content[_DIGEST:]
    return code if hashlib.sha256(code).digest() == digest else None


def keep_code(name: str, code: bytes) -> None:
    """Keep code under a name, if the folder can be written; several processes may do so at once."""
    try:
        handle, path = tempfile.mkstemp(dir=_path(name).parent)
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(code).digest() + code)
        Path(path).replace(_path(name))
    except OSError:
        return


class MachineCode:
    """A function of an object file that takes 64-bit integers and returns nothing."""

    def __init__(self, code: bytes, name: str) -> None:
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._function = ctypes.CFUNCTYPE(None)(self._engine.get_function_address(name))

    def call(self, *numbers: int) -> None:
        """Call the function. The global interpreter lock is released meanwhile."""
        self._function(*map(ctypes.c_int64, numbers))


def _path(name: str) -> Path:
    return code_folder() / f"{name}.o"


def _target() -> llvm.TargetMachine:
    """Return the processor of this computer as a target of LLVM."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=2, jit=True)
