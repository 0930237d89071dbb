"""Validate ASCII, UTF-8 and UTF-16, as strictly as the decoders of Python do."""

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from ksyspark.vm.compiled import Bytes, inlined

_TOP_BITS = np.uint64(0x8080808080808080)


@intrinsic
def _load(typing, data, at):  # type: ignore[no-untyped-def] # noqa: ARG001 (numba calls it so)
    """Load 64 unaligned bits without a bounds check."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        pointer = context.get_value_type(types.uint64).as_pointer()
        place = builder.bitcast(builder.gep(array.data, [arguments[1]]), pointer)
        return builder.load(place, align=1)

    return types.uint64(data, types.int64), generate


@inlined
def eight_bytes(data: Bytes, at: int) -> np.uint64:
    """Return the eight bytes at `at` as one number in native byte order; the caller has checked the bounds."""
    return _load(data, at)


@inlined
def is_ascii(data: Bytes, start: int, length: int) -> bool:
    """Tell whether all bytes are below 128. Eight are tested at a time; the last eight may overlap those before."""
    bits, at, end = np.uint64(0), start, start + length
    if length >= 8:
        while at < end - 8:
            bits |= eight_bytes(data, at)
            at += 8
        return bool((bits | eight_bytes(data, end - 8)) & _TOP_BITS == 0)
    while at < end:
        bits |= np.uint64(data[at])
        at += 1
    return bits < 128


@inlined
def is_utf8(data: Bytes, start: int, length: int) -> bool:
    """Tell whether bytes are UTF-8 (Unicode 15, table 3-7): no overlong forms, no surrogates, at most U+10FFFF."""
    at, end = start, start + length
    while at < end:
        first = data[at]
        at += 1
        if first < 0x80:
            continue
        low, high = np.uint8(0x80), np.uint8(0xBF)
        if 0xC2 <= first <= 0xDF:
            more = 1
        elif 0xE0 <= first <= 0xEF:
            more = 2
            if first == 0xE0:
                low = np.uint8(0xA0)
            elif first == 0xED:
                high = np.uint8(0x9F)
        elif 0xF0 <= first <= 0xF4:
            more = 3
            if first == 0xF0:
                low = np.uint8(0x90)
            elif first == 0xF4:
                high = np.uint8(0x8F)
        else:
            return False
        if at + more > end:
            return False
        for _ in range(more):
            byte = data[at]
            if byte < low or byte > high:
                return False
            low, high = np.uint8(0x80), np.uint8(0xBF)
            at += 1
    return True


@inlined
def is_utf16(data: Bytes, start: int, length: int, high_byte: int) -> bool:
    """Tell whether bytes are UTF-16: an even number, surrogates in pairs. `high_byte` is 1 for little-endian."""
    if length % 2:
        return False
    expects_low = False
    for at in range(start + high_byte, start + length, 2):
        top = data[at] & 0xFC
        if expects_low != (top == 0xDC):
            return False
        expects_low = top == 0xD8
    return not expects_low
