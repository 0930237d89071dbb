"""What the beginnings of a message lack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ksyspark_codegen.synthesis.judging import Judge


@dataclass(frozen=True, slots=True)
class Cut:
    """The first `length` bytes of a message: the field that fails and its offset; None where they obey.

    `is_end` tells that the field lacks bytes, and does not fail for another reason.
    """

    length: int
    field: str | None
    offset: int
    is_end: bool


def truncations(judge: Judge, data: bytes, params: Mapping[str, object]) -> Iterator[Cut]:
    """Yield what every beginning of a message lacks, the shortest first; those that decoders may see otherwise not."""
    for length in range(len(data)):
        fault = judge.read(data[:length], params).fault
        if fault is None:
            yield Cut(length, None, 0, False)
        elif fault.is_sure:
            yield Cut(length, fault.field, fault.offset, fault.kind in ("end", "terminator"))
