"""Messages made long: lengths beyond what one and two bytes hold, with and without a sign."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.model import BytesUse, StringUse
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.lengthening import with_more
from ksyspark_codegen.synthesis.breaking.patches import Proposal
from ksyspark_codegen.synthesis.judging import Taken

_MORE = (66_000, 33_000, 136)


def stretched(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with more bytes in a text or a run of bytes, where all sizes around can tell so; longest first.

    More than any number of two bytes, a signed number of two bytes, and a signed byte can tell.
    """
    if isinstance(taken.spot.use, StringUse | BytesUse) and taken.width:
        for more in _MORE:
            start = taken.bit // 8
            found = with_more(base, taken, base.data[start : start + 1] * more)
            if found is not None:
                yield found
