"""Character values of fixed width, many at once: from bytes padded with blanks to strings."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.charsets import register_charsets
from ksyspark.protocols.sas.result import RowEncoding

ByteRows = npt.NDArray[np.uint8]
"""A matrix with one value a row."""

_MOST_UTF8_BYTES = 3


def fixed_texts(matrix: ByteRows, encoding: RowEncoding) -> pa.Array:
    """Return the rows of a matrix as strings without blanks at their end; bytes of no character become U+FFFD.

    Where the encoding knows no character set, each value is decoded as `decode_text` does.
    """
    known = encoding.charset
    table = _table(known) if known else _ASCII if not (matrix & 0x80).any() else None
    if table is not None:
        return _translated(np.ascontiguousarray(matrix), *table)
    texts = [encoding.text(row.tobytes()) for row in matrix]
    return pa.array(texts, pa.string())


def _translated(matrix: ByteRows, utf8: ByteRows, lengths: ByteRows, blank: int) -> pa.Array:
    """Translate bytes by a table of the UTF-8 of each (256 rows of 3), with their lengths and the byte of a blank."""
    count, width = matrix.shape
    is_text = matrix != blank
    kept = np.where(is_text.any(axis=1), width - np.argmax(is_text[:, ::-1], axis=1), 0) if width else np.zeros(count)
    chosen = matrix[np.arange(width) < kept[:, None]]
    in_text = lengths[chosen]
    ends = np.zeros(count + 1, np.int64)
    if (in_text == 1).all():
        data = utf8[chosen, 0]
        np.cumsum(kept, out=ends[1:])
    else:
        data = utf8[chosen][np.arange(_MOST_UTF8_BYTES) < in_text[:, None]]
        stops = np.concatenate([[0], np.cumsum(in_text, dtype=np.int64)])
        ends[1:] = stops[np.cumsum(kept).astype(np.int64)]
    buffers = [None, pa.py_buffer(ends), pa.py_buffer(np.ascontiguousarray(data))]
    return pa.Array.from_buffers(pa.large_string(), count, buffers).cast(pa.string())


@cache
def _table(charset: str) -> tuple[ByteRows, ByteRows, int] | None:
    """Return the table of a character set in which each byte is a character, None for others."""
    register_charsets()
    characters = [bytes([octet]).decode(charset, "replace") for octet in range(256)]
    is_single = charset.lower().replace("_", "-") not in ("utf-8", "utf8") and all(len(one) == 1 for one in characters)
    if not is_single or bytes(range(256)).decode(charset, "replace") != "".join(characters):
        return None
    utf8, lengths = np.zeros((256, _MOST_UTF8_BYTES), np.uint8), np.zeros(256, np.uint8)
    for octet, character in enumerate(characters):
        encoded = character.encode()
        utf8[octet, : len(encoded)] = list(encoded)
        lengths[octet] = len(encoded)
    return utf8, lengths, " ".encode(charset)[0]


_ASCII = (np.arange(256, dtype=np.uint8)[:, None].repeat(_MOST_UTF8_BYTES, axis=1), np.ones(256, np.uint8), 0x20)
