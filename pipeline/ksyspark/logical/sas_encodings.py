"""Encodings of SAS numbers and of their missing values: IEEE doubles and IBM hexadecimal floating point.

Source: SAS attachments, SAS values. Short numbers keep their most significant bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.logical.arrays import ByteMatrix, Flags, byte_matrix, valid_rows
from ksyspark.logical.results import NAN_NOT_MISSING, ROUNDED

NumberForm = Literal["", "be", "le", "ibm", "ibm_ebcdic", "ibm_complement"]
"""`be`, `le`: bytes of an IEEE double; `ibm...`: hexadecimal, by its codes of missing values; "": an Arrow double."""

MISSING_KINDS = [".", "._", *(f".{chr(code)}" for code in range(ord("A"), ord("Z") + 1))]
NOT_MISSING = -1
MIN_IEEE_BYTES, MIN_IBM_BYTES, MAX_BYTES = 3, 2, 8

Doubles = NDArray[np.float64]
_Words = NDArray[np.uint64]
_EXPONENT = np.uint64(0x7FF << 52)
_UPPER, _TAG_SHIFT, _BELOW_TAG = np.uint64(0xFFFF), np.uint64(40), np.uint64((1 << 40) - 1)
_HEX_SIGN = np.uint64(1 << 63)
_HEX_FRACTION, _HEX_FIRST = np.uint64((1 << 56) - 1), np.uint64(56)


@dataclass(frozen=True, slots=True)
class SasNumbers:
    """SAS numbers: a double each, or why there is none.

    `missing` holds NOT_MISSING, or the index into MISSING_KINDS where `doubles` holds no number.
    """

    doubles: Doubles
    missing: NDArray[np.int64]
    valid: Flags
    faults: Flags
    notices: dict[str, Flags]

    @property
    def has_number(self) -> Flags:
        return np.asarray(self.valid & ~self.faults & (self.missing == NOT_MISSING), np.bool_)


def read_array(values: pa.Array, form: NumberForm) -> SasNumbers:
    """Return the numbers of a float64 array (form "") or of binary values of 3 to 8 bytes (`ibm`: 2 to 8)."""
    if form == "":
        doubles = np.ascontiguousarray(values.to_numpy(zero_copy_only=False), np.float64)
        valid = valid_rows(values)
        return _ieee(doubles.view(np.uint64), valid, np.zeros(valid.size, np.bool_))
    matrix = byte_matrix(values, MAX_BYTES)
    min_bytes = MIN_IBM_BYTES if form.startswith("ibm") else MIN_IEEE_BYTES
    faults = matrix.valid & ((matrix.lengths < min_bytes) | (matrix.lengths > MAX_BYTES))
    words = _words(matrix, is_little=form == "le")
    return _ibm(words, matrix.valid, faults, form) if form.startswith("ibm") else _ieee(words, matrix.valid, faults)


def ibm_to_doubles(words: _Words) -> tuple[Doubles, Flags]:
    """Return 64-bit hexadecimal numbers as doubles, rounded to nearest even, and which of them were rounded.

    A word is sign, 7 bits of exponent of 16 (excess 64), 56 bits of fraction.
    """
    fractions = words & _HEX_FRACTION
    doubles = fractions.astype(np.float64)
    exponents = ((words >> _HEX_FIRST) & np.uint64(0x7F)).astype(np.int64) - 64
    magnitudes = np.ldexp(doubles, (4 * exponents - 56).astype(np.int32))
    return np.where(words & _HEX_SIGN, -magnitudes, magnitudes), doubles.astype(np.uint64) != fractions


def _words(matrix: ByteMatrix, *, is_little: bool) -> _Words:
    """Return values of up to 8 bytes as 64-bit words, missing low bytes zero."""
    words = np.zeros(matrix.lengths.size, np.uint64)
    left_out = MAX_BYTES - np.minimum(matrix.lengths, MAX_BYTES)
    for position, octets in enumerate(matrix.data.astype(np.uint64)):
        shift = left_out + position if is_little else np.int64(MAX_BYTES - 1 - position)
        words |= octets << (np.minimum(shift, MAX_BYTES - 1) * 8).astype(np.uint64)
    return words


def _ieee(words: _Words, valid: Flags, faults: Flags) -> SasNumbers:
    is_number = (words & _EXPONENT) != _EXPONENT
    tags = ((words >> _TAG_SHIFT) & np.uint64(0xFF)).astype(np.int64)
    kinds = _IEEE_KINDS[tags]
    is_tagged = ((words >> np.uint64(48)) == _UPPER) & ((words & _BELOW_TAG) == 0) & (kinds >= 0)
    missing = np.where(is_number, NOT_MISSING, np.where(is_tagged, kinds, 0))
    notices = {NAN_NOT_MISSING: valid & ~faults & ~is_number & ~is_tagged}
    return SasNumbers(words.view(np.float64), missing, valid, faults, notices)


def _ibm(words: _Words, valid: Flags, faults: Flags, form: NumberForm) -> SasNumbers:
    first = (words >> _HEX_FIRST).astype(np.int64)
    is_number = ((words & _HEX_FRACTION) != 0) | (first == 0x00) | (first == 0x80)
    kinds = _IBM_KINDS[form][first]
    missing = np.where(is_number, NOT_MISSING, np.maximum(kinds, 0))
    doubles, is_rounded = ibm_to_doubles(words)
    is_usable = valid & ~faults
    notices = {NAN_NOT_MISSING: is_usable & ~is_number & (kinds < 0), ROUNDED: is_usable & is_rounded}
    return SasNumbers(doubles, missing, valid, faults, notices)


def _kinds_by_byte(*code_lists: list[int]) -> NDArray[np.int64]:
    """Return for each byte the index of the missing kind that it stands for, -1 for none."""
    kinds = np.full(256, -1, np.int64)
    for codes in code_lists:
        kinds[codes] = np.arange(len(codes))
    return kinds


_ASCII = [ord(kind[-1]) for kind in MISSING_KINDS]
_COMPLEMENT = [0xFF - code for code in _ASCII]
_DESCENDING = [0xFE, 0xFF, *range(0xFD, 0xE3, -1)]
_IEEE_KINDS = _kinds_by_byte(_DESCENDING, _COMPLEMENT)
_IBM_KINDS = {
    "ibm": _kinds_by_byte(_ASCII),
    "ibm_ebcdic": _kinds_by_byte([0x4B, 0x6D, *range(0xC1, 0xCA), *range(0xD1, 0xDA), *range(0xE2, 0xEA)]),
    "ibm_complement": _kinds_by_byte(_COMPLEMENT),
}
