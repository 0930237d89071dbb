"""Character values of data sets, many at once: from bytes padded with blanks to strings."""

from __future__ import annotations

import pyarrow as pa

from ksyspark.logical.padded_texts import ASCII, ByteRows, padded_texts, translated
from ksyspark.protocols.sas.result import RowEncoding


def fixed_texts(matrix: ByteRows, encoding: RowEncoding) -> pa.Array:
    """Return the rows of a matrix as strings without blanks at their end; bytes of no character become U+FFFD.

    Where the encoding knows no character set, each value is decoded as `decode_text` does.
    """
    known = encoding.charset
    texts = padded_texts(matrix, known) if known else None
    if texts is None and not known and not (matrix & 0x80).any():
        texts = translated(matrix, ASCII)
    return pa.array([encoding.text(row.tobytes()) for row in matrix], pa.string()) if texts is None else texts
