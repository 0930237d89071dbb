"""Binary arrays over the bytes of a window, without a copy for each message."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.io.framing.cut import Positions

_MOST_WITH_INT32 = (1 << 31) - 1


def binary_array(
    data: npt.NDArray[np.uint8], offsets: Positions, nulls: Iterable[int] = ()
) -> pa.BinaryArray | pa.LargeBinaryArray:
    """Return an array that shares `data`: value i is `data[offsets[i]:offsets[i + 1]]`, null for the rows `nulls`."""
    large = len(data) > _MOST_WITH_INT32
    positions = np.ascontiguousarray(offsets, np.int64 if large else np.int32)
    buffers = [_validity(len(offsets) - 1, list(nulls)), pa.py_buffer(positions), pa.py_buffer(data)]
    return pa.Array.from_buffers(pa.large_binary() if large else pa.binary(), len(offsets) - 1, buffers)


def adjacent(starts: Positions, end: int) -> Positions:
    """Return the offsets of values that follow each other without gaps and end at `end`."""
    return np.append(starts, np.int64(end))


def _validity(length: int, nulls: list[int]) -> pa.Buffer | None:
    if not nulls:
        return None
    valid = np.ones(length, np.uint8)
    valid[nulls] = 0
    return pa.py_buffer(np.packbits(valid, bitorder="little"))
