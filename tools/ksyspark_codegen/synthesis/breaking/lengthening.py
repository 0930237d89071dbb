"""Put more bytes into a field of a finished message; the sizes of all streams around tell so."""

from __future__ import annotations

from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.break_sizes import streams_around
from ksyspark_codegen.synthesis.breaking.patches import Proposal, patched
from ksyspark_codegen.synthesis.breaking.turning import turned
from ksyspark_codegen.synthesis.choices import Change
from ksyspark_codegen.synthesis.judging import Taken


def with_more(base: Base, taken: Taken, data: bytes) -> Proposal | None:
    """Return a message with bytes put in front of a value; None where a size cannot tell so."""
    whole: Change = {}
    for one in (taken, *streams_around(base, taken)):
        formula = one.spot.delimiter.size
        if formula is not None:
            changes = turned(base, one, formula.tree, one.spot.frame, "==", one.width // 8 + len(data))
            change = next((one for one in changes if not whole.keys() & one.keys()), None)
            if change is None:
                return None
            whole = {**whole, **change}
    found, start = patched(base, whole), taken.bit // 8
    return None if found is None else Proposal(found.data[:start] + data + found.data[start:], found.params)
