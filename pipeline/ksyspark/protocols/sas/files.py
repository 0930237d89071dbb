"""Files: what their descriptors tell against their records, whichever transport brought them."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.result import FileContent


def judge_file(found: Findings, kind: str | None, content: FileContent) -> bool:
    """Say which records are too long, and whether they make the size of the file; return whether they do."""
    assert content.records is not None
    lengths = _lengths(content.records)
    _judge_lengths(found, content, lengths)
    return content.size is not None and _judge_size(found, kind, content.size, lengths)


def fitting_sizes(kind: str | None, count: int, total: int) -> set[int]:
    """Return the sizes that a file of so many records and bytes may have.

    A text file, or one of unknown kind, may have line ends of one or two bytes, and its last line none.
    """
    if kind == "binary_file":
        return {total}
    ends = (count, max(count - 1, 0))
    return {total, *(total + width * number for width in (1, 2) for number in ends)}


def _judge_lengths(found: Findings, content: FileContent, lengths: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    if content.record_length is None:
        return
    longer = np.flatnonzero(lengths > content.record_length)
    if len(longer):
        first = int(longer[0])
        seen = f"{len(longer)} of them, record {first + 1} has {lengths[first]} bytes"
        found.say("RECORD_LONGER_THAN_LRECL", expected=f"at most {content.record_length} bytes", found=seen)


def _judge_size(
    found: Findings, kind: str | None, size: int, lengths: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> bool:
    total, count = int(lengths.sum()), len(lengths)
    fitting = fitting_sizes(kind, count, total)
    if size in fitting:
        return True
    sums = " or ".join(map(str, sorted(fitting)))
    found.say("FILE_SIZE_MISMATCH", expected=f"{size} bytes", found=f"{sums} bytes in {count} records")
    return False


def _lengths(records: pa.Array) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray(pc.binary_length(records).cast(pa.int64()).to_numpy(zero_copy_only=False), np.int64)
