"""The columnar decoder: one compiled machine runs the plans of all formats.

    messages --run (plan)--> tables of int64 cells --arrow--> Arrow columns

`decoder` joins the steps, `program` loads a plan's instructions, `tables` holds the cells and calls `run`, the only
function that follows the control flow of a message. `arrow` builds whole columns out of the cells, `jit` compiles
programs that run often. No step has a Python loop over messages. Messages that the machine does not finish (they break
a rule, end early, or do what a plan cannot) fall back to the reference decoder, which reports the exact failure.
"""

from ksyspark.garbage import without_collections
from ksyspark.vm.compiled import kept_compiled

with kept_compiled(), without_collections():
    from ksyspark.vm.decoder import MessageEnds, PlanDecoder

__all__ = ["MessageEnds", "PlanDecoder"]
