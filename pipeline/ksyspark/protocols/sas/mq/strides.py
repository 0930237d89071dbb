"""Rows of a data set: how many bytes each has, by arithmetic, and cut to whole ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.pieces import Stream
from ksyspark.protocols.sas.result import Row

_DOUBLE = 8


@dataclass(frozen=True, slots=True)
class Told:
    """What tells the length of rows: `rows` and `length` of the definition (None: not known), the variables' lengths.

    `plain` is the sum of these, `eight` the same with 8 for each number; `fallback` one of both.
    """

    rows: int | None
    length: int | None
    plain: int
    eight: int
    fallback: int

    @classmethod
    def of(cls, definition: Row | None, variables: Sequence[Row], *, always_8: bool) -> Told:
        """Gather it from the definition, if there is one, and the definitions of variables."""
        plain = sum(one["len_value"] for one in variables)
        eight = sum(_DOUBLE if one["is_numeric"] else one["len_value"] for one in variables)
        rows = definition["num_observations"] if definition else -1
        length = definition["len_observation"] if definition else None
        return cls(rows if rows >= 0 else None, length, plain, eight, eight if always_8 else plain)

    def stride(self, total: int) -> tuple[int, bool, bool]:
        """Return the bytes of a row, whether the definition's length fits, and whether its number of rows does."""
        count, length = self.rows, self.length
        if length is None:
            return self.fallback, True, True
        is_possible = self._is_possible(length)
        if count is None:
            is_whole = length > 0 and total % length == 0
            return (length, True, True) if is_possible and is_whole else (self.fallback, is_possible, True)
        if total == count * length and is_possible:
            return length, True, True
        for stride in (self.plain, self.eight):
            if total == count * stride:
                return stride, False, True
        return self.fallback, is_possible, False

    def stride_before_hole(self) -> int:
        """Return the bytes of a row where the total tells nothing."""
        return self.length if self.length is not None and self._is_possible(self.length) else self.fallback

    def _is_possible(self, length: int) -> bool:
        return length in (self.plain, self.eight) or length > self.plain


def cut_rows(found: Findings, stream: Stream, told: Told) -> pa.Array:
    """Cut observations into whole rows, and say what does not fit: length and number of rows, bytes left over."""
    total = len(stream)
    stride, length_fits, count_fits = told.stride(total)
    rows = fixed_rows(stream.data, stride)
    left = total - len(rows) * max(stride, 0)
    if not length_fits:
        found.say("OBS_LENGTH_MISMATCH", expected=f"{told.length} bytes", found=f"variables of {stride}")
    if not count_fits:
        seen = f"{len(rows)} whole rows of {stride} in {total} bytes"
        found.say("OBS_COUNT_MISMATCH", expected=f"{told.rows} rows of {told.length} bytes", found=seen)
    if left:
        number, offset = stream.place(total - left)
        found.say("OBS_PARTIAL_ROW", number=number, offset=offset, expected=f"{stride} bytes", found=f"{left}")
    return rows


def fixed_rows(data: bytes, stride: int) -> pa.Array:
    """Return the whole rows of so many bytes; none where a row has no byte."""
    count = len(data) // stride if stride > 0 else 0
    if not count:
        return pa.array([], pa.binary())
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(stride), count, [None, pa.py_buffer(data)])
