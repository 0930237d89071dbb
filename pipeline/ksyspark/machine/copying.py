"""Copy runs of bytes with the machine's own `memcpy`."""

from __future__ import annotations

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic
from numpy.typing import NDArray


@intrinsic
def _memcpy(typing, out, to, data, at, length):  # type: ignore[no-untyped-def] # noqa: ARG001 (numba calls it so)
    """Copy `length` bytes of one array into another; the caller has checked the bounds."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        out_type, _, data_type, _, _ = signature.args
        out_value, to_value, data_value, at_value, length_value = arguments
        target = context.make_array(out_type)(context, builder, out_value).data
        source = context.make_array(data_type)(context, builder, data_value).data
        cgutils.raw_memcpy(builder, builder.gep(target, [to_value]), builder.gep(source, [at_value]), length_value, 1)
        return context.get_dummy_value()

    return types.void(out, types.int64, data, types.int64, types.int64), generate


@numba.njit(cache=True, nogil=True)
def copy_runs(
    data: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    offsets: NDArray[np.int64],
    out: NDArray[np.uint8],
) -> None:
    """Copy each run of `data` to its offset in `out`."""
    for row in range(starts.size):
        if lengths[row] > 0:
            _memcpy(out, offsets[row], data, starts[row], lengths[row])
