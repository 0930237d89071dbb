"""Messages made long: lengths beyond what one and two bytes hold, with and without a sign."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.making.breaking.bases import Base
from ksyspark_codegen.making.breaking.break_sizes import streams_around
from ksyspark_codegen.making.breaking.patches import Proposal, patched
from ksyspark_codegen.making.breaking.turning import turned
from ksyspark_codegen.making.choices import Change
from ksyspark_codegen.making.judging import Taken
from ksyspark_codegen.spec.model import BytesUse, StringUse

_MORE = (136, 33_000, 66_000)


def stretched(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with more bytes in a text or a run of bytes, where all sizes around can tell so.

    More than a signed byte, a signed number of two bytes, and any number of two bytes can tell.
    """
    if isinstance(taken.spot.use, StringUse | BytesUse) and taken.width:
        for more in _MORE:
            found = _with_more(base, taken, more)
            if found is not None:
                yield found


def _with_more(base: Base, taken: Taken, more: int) -> Proposal | None:
    """Return a message with so many more bytes in front of a value: its first one again and again."""
    whole: Change = {}
    for one in (taken, *streams_around(base, taken)):
        formula = one.spot.delimiter.size
        if formula is not None:
            changes = turned(base, one, formula.tree, one.spot.frame, "==", one.width // 8 + more)
            change = next((one for one in changes if not whole.keys() & one.keys()), None)
            if change is None:
                return None
            whole = {**whole, **change}
    found, start = patched(base, whole), taken.bit // 8
    if found is None:
        return None
    return Proposal(found.data[:start] + found.data[start : start + 1] * more + found.data[start:], found.params)
