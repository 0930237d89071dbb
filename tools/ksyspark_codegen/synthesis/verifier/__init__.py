"""Verify finished messages: whether one obeys its specification, and which rule fails first if not.

The makers of broken and mutated messages use this interface and nothing else of the package:

    Verifier(library, root).read(data, params, forgiven=None) -> Verdict
        Read a message with every parameter of the top type. The rule of one fault may be forgiven: it is not held.

    Verdict.fault      the first fault, None for a message that obeys. A `Fault` has the path of the type (`owner`),
                       the id of the field (`name`), the kind of the rule, the path of the column (`field`), the byte
                       offset where the field begins, the sentence, the `key` of the place, and `is_sure`: whether
                       every decoder must find the same.
    Verdict.values     a `Taken` for every field and item that was read, in that order: its value, first bit and width
                       in bits, and its `spot` (key, attribute, type, delimiter, object around, list and index).
    Verdict.root       the object of the top type, a `Part` with its fields, parameters and stream.
    Verdict.begins     the objects inside, each with the byte where it begins, in the order of reading.
    Verdict.evaluator  the value of an expression at a place (`Frame`) of the message, also under hypotheses.

Nothing is chosen here. The order of events is that of the parsers that the official compiler writes: all of the
sequence first, then the instances, depth first.
"""

from ksyspark_codegen.synthesis.verifier.verdict import Fault, FaultKind, Spot, Taken, Verdict
from ksyspark_codegen.synthesis.verifier.verifier import Verifier

__all__ = ["Fault", "FaultKind", "Spot", "Taken", "Verdict", "Verifier"]
