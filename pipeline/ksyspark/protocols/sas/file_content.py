"""Checks of files that both transports share: records against the descriptor of their file."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.result import FileContent


def check_file(diagnostics: Diagnostics, kind: str | None, content: FileContent, number: int | None) -> bool:
    """Report records that are too long and a wrong file size; return whether the size is right.

    `number` is that of the message with the descriptor.
    """
    assert content.records is not None
    lengths = np.asarray(pc.binary_length(content.records).cast(pa.int64()).to_numpy(zero_copy_only=False), np.int64)
    if content.record_length is not None:
        too_long = np.flatnonzero(lengths > content.record_length)
        if len(too_long):
            first = int(too_long[0])
            found = f"{len(too_long)} of them, record {first + 1} has {lengths[first]} bytes"
            expected = f"at most {content.record_length} bytes"
            diagnostics.add("RECORD_LONGER_THAN_LRECL", number=number, expected=expected, found=found)
    if content.size is None:
        return False
    sizes = possible_sizes(kind, len(lengths), int(lengths.sum()))
    if content.size in sizes:
        return True
    found = f"{' or '.join(map(str, sorted(sizes)))} bytes in {len(lengths)} records"
    diagnostics.add("FILE_SIZE_MISMATCH", number=number, expected=f"{content.size} bytes", found=found)
    return False


def possible_sizes(kind: str | None, num_records: int, num_bytes: int) -> set[int]:
    """Return the sizes that a file with so many records and bytes may have.

    A text file, or one of unknown kind, may have line ends of one or two bytes, and none after its last line.
    """
    if kind == "binary_file":
        return {num_bytes}
    line_ends = (num_records, max(num_records - 1, 0))
    return {num_bytes, *(num_bytes + width * number for width in (1, 2) for number in line_ends)}
