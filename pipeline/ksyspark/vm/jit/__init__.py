"""Machine code for one plan, made from `run` itself.

    run's source + program --plan_function--> LLVM --machine_code--> object code, kept on disk

The machine runs all plans and is ready at once. A plan that has run over many messages is worth code of its own: `run`
with its program known, so that no instruction is fetched and none is asked for its operands. What an operation does is
said once, in `run`; here it is translated, by the few rules that the machine's functions need. What they do not cover
leaves the plan to the machine.
"""

from ksyspark.vm.jit.loaded import Loaded
from ksyspark.vm.jit.runner import Runner

__all__ = ["Loaded", "Runner"]
