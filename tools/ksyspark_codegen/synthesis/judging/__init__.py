"""Read a finished message strictly: whether it obeys its specification, and which rule fails first if not.

Nothing is chosen here. The expressions are worked out as where messages are made, the order of events is that of the
parsers that the official compiler writes: all of the sequence first, then the instances, depth first.
"""

from ksyspark_codegen.synthesis.judging.faults import Fault, FaultKind
from ksyspark_codegen.synthesis.judging.judge import Judge, Verdict
from ksyspark_codegen.synthesis.judging.strict import Taken

__all__ = ["Fault", "FaultKind", "Judge", "Taken", "Verdict"]
