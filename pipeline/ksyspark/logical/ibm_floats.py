"""IBM hexadecimal floating point. Source: SAS attachments, IBM hexadecimal floating point."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Doubles = NDArray[np.float64]

_SIGN = np.uint64(1 << 63)
_FRACTION = np.uint64((1 << 56) - 1)


def ibm_doubles(words: Words) -> tuple[Doubles, NDArray[np.bool_]]:
    """Return 64-bit hexadecimal numbers as doubles, rounded to nearest even, and which of them were rounded.

    A word is sign, 7 bits of exponent of 16 (excess 64), 56 bits of fraction.
    """
    fractions = words & _FRACTION
    plain = fractions.astype(np.float64)
    exponents = ((words >> np.uint64(56)) & np.uint64(0x7F)).astype(np.int64) - 64
    sizes = np.ldexp(plain, (4 * exponents - 56).astype(np.int32))
    doubles = np.where(words & _SIGN, -sizes, sizes)
    return doubles, plain.astype(np.uint64) != fractions
