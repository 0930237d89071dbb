"""From LLVM's language to functions that can be called."""

from __future__ import annotations

import ctypes

import llvmlite.binding as llvm
from llvmlite import ir

_PASSES = (
    "always_inliner", "sroa", "sccp", "simplify_cfg", "instruction_combine", "simplify_cfg", "loop_unroll",
    "instruction_combine", "new_gvn", "simplify_cfg",
)  # fmt: skip
"""What pays in straight code: all passes of LLVM take five times as long and gain nothing."""


def processor() -> str:
    """Return what object code depends on: the processor, and who makes the code."""
    target = _target()
    return (
        f"{target.triple} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()} {llvm.llvm_version_info}"
    )


def object_code(module: ir.Module) -> bytes:
    """Return the optimised code of a module, as an object file."""
    target = _target()
    module.triple = target.triple
    module.data_layout = str(target.target_data)
    parsed = llvm.parse_assembly(str(module))
    passes = llvm.create_new_module_pass_manager()
    for name in _PASSES:
        getattr(passes, f"add_{name}_pass")()
    passes.run(parsed, llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=2)))
    return bytes(target.emit_object(parsed))


class MachineCode:
    """A function of an object file, which takes numbers of 64 bits and returns nothing."""

    def __init__(self, code: bytes, name: str) -> None:
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._function = ctypes.CFUNCTYPE(None)(self._engine.get_function_address(name))

    def call(self, *numbers: int) -> None:
        """Call the function; other threads of Python go on meanwhile."""
        self._function(*map(ctypes.c_int64, numbers))


def _target() -> llvm.TargetMachine:
    """Return this machine's processor as LLVM knows it."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    features = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=features, opt=2, jit=True)
