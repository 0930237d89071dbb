"""Transcode text to UTF-8: single-byte character sets by table, and UTF-16.

Imported, and so compiled, only when the first text needs it: ASCII and UTF-8 are copied.
"""

import numpy as np

from ksyspark.vm.arrow.copying import copy_bytes
from ksyspark.vm.charsets import ASCII, UTF8, UTF16_BE, UTF16_LE
from ksyspark.vm.compiled import Bytes, Flags, Ints, Offsets, Words, compiled, inlined
from ksyspark.vm.utf8 import is_ascii

# A table's entry holds up to three bytes of UTF-8 and, above them, how many there are.
_TWO_BYTES = np.uint32(2 << 24)


@inlined
def _by_table(
    data: Bytes, start: np.int64, length: np.int64, utf8: Words, table: np.int64, out: Bytes, to: np.int64
) -> np.int64:
    """Write single-byte characters as UTF-8; return where they end. Mostly each is one byte in UTF-8 too."""
    widths = np.uint32(0)
    for index in range(length):
        packed = utf8[np.uint64(table) + np.uint64(data[np.uint64(start + index)])]
        out[np.uint64(to + index)] = np.uint8(packed & np.uint32(255))
        widths |= packed
    if widths < _TWO_BYTES:
        return to + length
    end = to
    for at in range(start, start + length):
        packed = utf8[np.uint64(table) + np.uint64(data[np.uint64(at)])]
        for _ in range(packed >> np.uint32(24)):
            out[np.uint64(end)] = np.uint8(packed & np.uint32(255))
            packed >>= np.uint32(8)
            end += 1
    return end


@inlined
def _utf16(data: Bytes, start: np.int64, end: np.int64, high: int, out: Bytes, begin: np.int64) -> np.int64:
    """Write UTF-16 as UTF-8, a surrogate pair as one character of four bytes; return where it ends."""
    at, to = start, begin
    while at < end:
        unit = (np.int64(data[at + high]) << 8) | data[at + 1 - high]
        at += 2
        if unit < 0x80:
            out[to] = unit
            to += 1
        elif unit < 0x800:
            out[to] = 0xC0 | (unit >> 6)
            out[to + 1] = 0x80 | (unit & 0x3F)
            to += 2
        elif 0xD800 <= unit < 0xDC00:
            low = (np.int64(data[at + high]) << 8) | data[at + 1 - high]
            at += 2
            point = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)
            out[to] = 0xF0 | (point >> 18)
            out[to + 1] = 0x80 | ((point >> 12) & 0x3F)
            out[to + 2] = 0x80 | ((point >> 6) & 0x3F)
            out[to + 3] = 0x80 | (point & 0x3F)
            to += 4
        else:
            out[to] = 0xE0 | (unit >> 12)
            out[to + 1] = 0x80 | ((unit >> 6) & 0x3F)
            out[to + 2] = 0x80 | (unit & 0x3F)
            to += 3
    return to


@compiled("offsets", "out")
def transcode(
    data: Bytes,
    starts: Ints,
    lengths: Ints,
    sets: Ints,
    kinds: Ints,
    holds_ascii: Flags,
    utf8: Words,
    offsets: Offsets,
    out: Bytes,
) -> np.int64:
    """Write all texts as adjacent UTF-8; return where the last ends."""
    to = np.int64(0)
    offsets[0] = 0
    for row in range(starts.size):
        charset = sets[row] if sets.size > 1 else sets[0]
        kind, start, length = kinds[charset], starts[row], lengths[row]
        if kind == ASCII or kind == UTF8 or (holds_ascii[charset] and is_ascii(data, start, length)):
            if length > 0:
                copy_bytes(data, start, length, out, to)
            to += length
        elif kind == UTF16_LE or kind == UTF16_BE:
            to = _utf16(data, start, start + length, 1 if kind == UTF16_LE else 0, out, to)
        else:
            to = _by_table(data, start, length, utf8, charset * 256, out, to)
        offsets[row + 1] = np.int32(to)
    return to
