"""Compute the offsets of a column's values, and copy them: short ones in blocks, long ones by `memcpy`."""

import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic

from ksyspark.vm.compiled import Bytes, Flags, Ints, Offsets, compiled, inlined

# Bytes that a processor copies at once. Runs of up to SHORT bytes are copied in such blocks.
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


@inlined
def copy_bytes(data: Bytes, start: np.int64, length: np.int64, out: Bytes, to: np.int64) -> None:
    """Copy a run. Up to SHORT bytes of `out` from `to` on may be overwritten: copy runs in ascending order.

    A short run is copied in whole blocks, which needs no function call, unless they would pass the end of an array.
    """
    if length > SHORT or start > data.size - SHORT or to > out.size - SHORT:
        copy_run(out, to, data, start, length)
    else:
        for done in range(0, length, BLOCK):
            copy_run(out, to + done, data, start + done, BLOCK)


@compiled("offsets")
def run_offsets(lengths: Ints, offsets: Offsets) -> int:
    """Write the offsets of adjacent runs of these lengths; return the total, which may exceed 32 bits."""
    total = np.int64(0)
    offsets[0] = 0
    for row in range(lengths.size):
        total += lengths[row]
        offsets[row + 1] = np.int32(total)
    return total


@compiled("out")
def copy_runs(data: Bytes, starts: Ints, lengths: Ints, offsets: Offsets, out: Bytes) -> None:
    """Copy each run of `data` to its offset in `out`; SHORT spare bytes there let the last one be copied in blocks."""
    for row in range(starts.size):
        if lengths[row] > 0:
            copy_bytes(data, starts[row], lengths[row], out, np.int64(offsets[row]))


@compiled("offsets")
def word_offsets(numbers: Offsets, ends: Ints, valid: Flags, offsets: Offsets) -> int:
    """Write the offsets of adjacent words, of which word `n` ends at `ends[n + 1]`; return the total length."""
    total = np.int64(0)
    offsets[0] = 0
    for row in range(numbers.size):
        if not valid.size or valid[row]:
            total += ends[numbers[row] + 1] - ends[numbers[row]]
        offsets[row + 1] = np.int32(total)
    return total


@compiled("out")
def copy_words(data: Bytes, ends: Ints, numbers: Offsets, offsets: Offsets, out: Bytes) -> None:
    """Copy the word of each row to its offset in `out`, as `copy_runs` does."""
    for row in range(numbers.size):
        to = np.int64(offsets[row])
        copy_bytes(data, ends[numbers[row]], offsets[row + 1] - to, out, to)
