"""The forms in which SAS numbers lie, and which of them are missing values. Source: SAS attachments, SAS values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.logical.converted import NAN_NOT_MISSING, ROUNDED, Flags
from ksyspark.logical.ibm_floats import Doubles, Words, ibm_doubles
from ksyspark.logical.rows import Rows, rows_of, valid_rows

Form = Literal["", "be", "le", "ibm", "ibm_ebcdic", "ibm_complement"]
"""`be`, `le`: bytes of an IEEE double; `ibm...`: hexadecimal, by its codes of missing values; "": a double itself."""

KINDS = [".", "._", *(f".{chr(code)}" for code in range(ord("A"), ord("Z") + 1))]
_CODES = [kind[-1] for kind in KINDS]
NUMBER = -1
_MOST = 8
_EXPONENT = np.uint64(0x7FF << 52)
_UPPER, _TAG_AT, _BELOW_TAG = np.uint64(0xFFFF), np.uint64(40), np.uint64((1 << 40) - 1)
_HEX_FRACTION, _HEX_FIRST = np.uint64((1 << 56) - 1), np.uint64(56)


@dataclass(frozen=True, slots=True)
class Values:
    """SAS numbers: doubles, and where there is none the number of its kind in KINDS (else NUMBER)."""

    doubles: Doubles
    kinds: NDArray[np.int64]
    valid: Flags
    faults: Flags
    notices: dict[str, Flags]

    @property
    def present(self) -> Flags:
        """Rows with a number."""
        return np.asarray(self.valid & ~self.faults & (self.kinds == NUMBER), np.bool_)


def read_values(values: pa.Array, form: Form) -> Values:
    """Return the numbers of a float64 array (no form) or of binary values of 3 to 8 bytes (`ibm`: 2 to 8)."""
    if form == "":
        doubles = np.ascontiguousarray(values.to_numpy(zero_copy_only=False), np.float64)
        valid = valid_rows(values)
        return _ieee(doubles.view(np.uint64), valid, np.zeros(valid.size, np.bool_))
    rows = rows_of(values, _MOST)
    faults = rows.valid & ((rows.lengths < (2 if form.startswith("ibm") else 3)) | (rows.lengths > _MOST))
    words = _words(rows, is_reversed=form == "le")
    return _ibm(words, rows.valid, faults, form) if form.startswith("ibm") else _ieee(words, rows.valid, faults)


def _words(rows: Rows, *, is_reversed: bool) -> Words:
    """Return values of up to 8 bytes as the upper bytes of a number; reversed ones have the uppermost byte last."""
    words = np.zeros(rows.lengths.size, np.uint64)
    left = _MOST - np.minimum(rows.lengths, _MOST)
    for place, octets in enumerate(rows.data.astype(np.uint64)):
        shift = left + place if is_reversed else np.int64(_MOST - 1 - place)
        words |= octets << (np.minimum(shift, _MOST - 1) * 8).astype(np.uint64)
    return words


def _ieee(words: Words, valid: Flags, faults: Flags) -> Values:
    is_number = (words & _EXPONENT) != _EXPONENT
    tags = ((words >> _TAG_AT) & np.uint64(0xFF)).astype(np.int64)
    is_tagged = ((words >> np.uint64(48)) == _UPPER) & ((words & _BELOW_TAG) == 0) & (_IEEE_KINDS[tags] >= 0)
    kinds = np.where(is_number, NUMBER, np.where(is_tagged, _IEEE_KINDS[tags], 0))
    notices = {NAN_NOT_MISSING: valid & ~faults & ~is_number & ~is_tagged}
    return Values(words.view(np.float64), kinds, valid, faults, notices)


def _ibm(words: Words, valid: Flags, faults: Flags, form: Form) -> Values:
    first = (words >> _HEX_FIRST).astype(np.int64)
    is_number = ((words & _HEX_FRACTION) != 0) | (first == 0x00) | (first == 0x80)
    known = _IBM_KINDS[form][first]
    kinds = np.where(is_number, NUMBER, np.maximum(known, 0))
    doubles, is_rounded = ibm_doubles(words)
    there = valid & ~faults
    notices = {NAN_NOT_MISSING: there & ~is_number & (known < 0), ROUNDED: there & is_rounded}
    return Values(doubles, kinds, valid, faults, notices)


def _table(codes: list[int], more: list[int] | None = None) -> NDArray[np.int64]:
    """Return for each byte the number of the kind that it stands for, -1 for none."""
    table = np.full(256, -1, np.int64)
    for one in (codes, more or []):
        table[one] = np.arange(len(one))
    return table


_ASCII = [ord(code) for code in _CODES]
_COMPLEMENT = [0xFF - code for code in _ASCII]
_DESCENDING = [0xFE, 0xFF, *range(0xFD, 0xE3, -1)]
_IEEE_KINDS = _table(_DESCENDING, _COMPLEMENT)
_IBM_KINDS = {
    "ibm": _table(_ASCII),
    "ibm_ebcdic": _table([0x4B, 0x6D, *range(0xC1, 0xCA), *range(0xD1, 0xDA), *range(0xE2, 0xEA)]),
    "ibm_complement": _table(_COMPLEMENT),
}
