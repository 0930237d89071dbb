"""Lay out and copy runs of bytes, with the machine's own `memcpy`."""

from __future__ import annotations

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from ksyspark.machine.array_types import BYTES, BYTES_READ, INTS_READ, OFFSETS, OFFSETS_READ
from ksyspark.machine.compiling import compiled

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]


@intrinsic
def copy_run(typing, out, to, data, at, length):  # type: ignore[no-untyped-def] # noqa: ARG001 (numba calls it so)
    """Copy `length` bytes of one array into another; the caller has checked the bounds."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        out_type, _, data_type, _, _ = signature.args
        out_value, to_value, data_value, at_value, length_value = arguments
        target = context.make_array(out_type)(context, builder, out_value).data
        source = context.make_array(data_type)(context, builder, data_value).data
        cgutils.raw_memcpy(builder, builder.gep(target, [to_value]), builder.gep(source, [at_value]), length_value, 1)
        return context.get_dummy_value()

    return types.void(out, types.int64, data, types.int64, types.int64), generate


@compiled(types.int64(INTS_READ, OFFSETS))
def lay_side_by_side(lengths: Ints, offsets: NDArray[np.int32]) -> int:
    """Put runs of these lengths one behind the other; return the length of all, which may be more than offsets hold."""
    total = np.int64(0)
    offsets[0] = 0
    for row in range(lengths.size):
        total += lengths[row]
        offsets[row + 1] = np.int32(total)
    return total


@compiled(types.void(BYTES_READ, INTS_READ, INTS_READ, OFFSETS_READ, BYTES))
def copy_runs(data: Bytes, starts: Ints, lengths: Ints, offsets: NDArray[np.int32], out: Bytes) -> None:
    """Copy each run of `data` to its offset in `out`."""
    for row in range(starts.size):
        if lengths[row] > 0:
            copy_run(out, np.int64(offsets[row]), data, starts[row], lengths[row])
