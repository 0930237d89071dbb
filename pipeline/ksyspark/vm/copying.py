"""Lay out and copy runs of bytes, and words by their numbers: short ones in blocks, long ones by `memcpy`."""

from __future__ import annotations

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from ksyspark.vm.array_types import BYTES, BYTES_READ, FLAGS_READ, INTS_READ, OFFSETS, OFFSETS_READ
from ksyspark.vm.compiling import compiled

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

# Bytes that a processor copies at once; runs that are no longer than some of these are short.
BLOCK = 32
SHORT = 4 * BLOCK


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


@compiled()
def copy_bytes(data: Bytes, start: np.int64, length: np.int64, out: Bytes, to: np.int64) -> None:
    """Copy a run; of `out`, up to SHORT bytes from `to` on may be overwritten, so copy what lies behind it later.

    A short run is copied in whole blocks, which asks for no call. Where those would pass an end, it is not.
    """
    if length > SHORT or start > data.size - SHORT or to > out.size - SHORT:
        copy_run(out, to, data, start, length)
    else:
        for done in range(0, length, BLOCK):
            copy_run(out, to + done, data, start + done, BLOCK)


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
    """Copy each run of `data` to its offset in `out`; with room for SHORT bytes more, the last one quickly too."""
    for row in range(starts.size):
        if lengths[row] > 0:
            copy_bytes(data, starts[row], lengths[row], out, np.int64(offsets[row]))


@compiled(types.int64(OFFSETS_READ, INTS_READ, FLAGS_READ, OFFSETS))
def lay_words(numbers: NDArray[np.int32], ends: Ints, valid: NDArray[np.bool_], offsets: NDArray[np.int32]) -> int:
    """Put words one behind the other, of which word `n` lies before `ends[n + 1]`; return the length of all."""
    total = np.int64(0)
    offsets[0] = 0
    for row in range(numbers.size):
        if not valid.size or valid[row]:
            total += ends[numbers[row] + 1] - ends[numbers[row]]
        offsets[row + 1] = np.int32(total)
    return total


@compiled(types.void(BYTES_READ, INTS_READ, OFFSETS_READ, OFFSETS_READ, BYTES))
def copy_words(data: Bytes, ends: Ints, numbers: NDArray[np.int32], offsets: NDArray[np.int32], out: Bytes) -> None:
    """Copy the word of each row to its offset in `out`, as `copy_runs` does."""
    for row in range(numbers.size):
        to = np.int64(offsets[row])
        copy_bytes(data, ends[numbers[row]], offsets[row + 1] - to, out, to)
