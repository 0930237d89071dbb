"""Types of the arrays that compiled functions take: with them each is compiled once, whatever it is given.

An array that may be written is also taken where it is only read.
"""

from __future__ import annotations

from numba import types

BYTES_READ = types.Array(types.uint8, 1, "C", readonly=True)
BYTES = types.uint8[::1]
INTS_READ = types.Array(types.int64, 1, "C", readonly=True)
ROWS_READ = types.Array(types.int64, 2, "C", readonly=True)
TABLE_READ = types.Array(types.int64, 2, "A", readonly=True)
INTS = types.int64[::1]
FLOATS = types.float64[::1]
WORDS_READ = types.Array(types.uint32, 1, "C", readonly=True)
OFFSETS_READ = types.Array(types.int32, 1, "C", readonly=True)
OFFSETS = types.int32[::1]
FLAGS_READ = types.Array(types.boolean, 1, "C", readonly=True)
FLAGS = types.boolean[::1]
