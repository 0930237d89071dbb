"""The columnar decoder: one compiled machine runs the plans of all formats.

    messages --run (plan)--> tables of int64 cells --columns--> Arrow

`plan` is data, `opcodes` its language, `run` the only place that follows a message's control flow; `columns`,
`numbers`, `texts` read whole columns at once. No step has a Python loop over messages; those that the machine does not
finish (they break a rule, end early, or do what a plan cannot) go to the reference decoder, which says exactly why.
"""

from ksyspark.vm.compiled import kept_compiled

with kept_compiled():
    from ksyspark.vm.decoder import MachineDecoder
    from ksyspark.vm.frames import MessageEnds

__all__ = ["MachineDecoder", "MessageEnds"]
