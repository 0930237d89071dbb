"""Texts of fixed width, padded with blanks, many at once: from a matrix of bytes to strings."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.charsets import register_charsets
from ksyspark.logical.arrays import validity_bitmap

ByteRows = npt.NDArray[np.uint8]
"""A matrix with one value a row."""

_MOST_UTF8_BYTES = 3
_SURROGATES = slice(0xD800, 0xE000)


@dataclass(frozen=True, slots=True)
class CharacterTable:
    """The UTF-8 of each code (3 bytes a row), its length in bytes, and the code of a blank."""

    utf8: ByteRows
    lengths: ByteRows
    blank: int

    @classmethod
    def of(cls, characters: str, blank: int) -> "CharacterTable":
        """Return the table in which each character of a text stands at its code."""
        utf8, lengths = (np.zeros((len(characters), _MOST_UTF8_BYTES), np.uint8), np.zeros(len(characters), np.uint8))
        for code, character in enumerate(characters):
            encoded = character.encode()
            utf8[code, : len(encoded)] = list(encoded)
            lengths[code] = len(encoded)
        return cls(utf8, lengths, blank)


ASCII = CharacterTable(
    np.arange(256, dtype=np.uint8)[:, None].repeat(_MOST_UTF8_BYTES, axis=1), np.ones(256, np.uint8), 0x20
)
"""Every byte as itself, for matrices without bytes above 127."""


def matrix_of(rows: pa.Array | None, width: int) -> ByteRows:
    """Return rows of bytes (fixed-size binary) as a matrix, a view of theirs; without rows it has `width` columns."""
    if rows is None or not len(rows):
        return np.zeros((0, width), np.uint8)
    row_bytes = rows.type.byte_width
    octets = np.frombuffer(rows.buffers()[1], np.uint8, len(rows) * row_bytes, rows.offset * row_bytes)
    return octets.reshape(len(rows), row_bytes)


def binary_rows(matrix: ByteRows, valid: npt.NDArray[np.bool_] | None = None) -> pa.Array:
    """Return the rows of a matrix as large binary values; null where `valid` is false."""
    column = np.ascontiguousarray(matrix)
    offsets = np.arange(len(column) + 1, dtype=np.int64) * column.shape[1]
    bits = None if valid is None else validity_bitmap(valid)
    return pa.Array.from_buffers(pa.large_binary(), len(column), [bits, pa.py_buffer(offsets), pa.py_buffer(column)])


def padded_texts(matrix: ByteRows, charset: str) -> pa.Array | None:
    """Return the rows of a matrix as strings without blanks at their end; bytes of no character become U+FFFD.

    None for a character set in which not every byte is a character.
    """
    table = _single_byte_table(charset)
    return None if table is None else translated(np.ascontiguousarray(matrix), table)


def translated(matrix: npt.NDArray[np.uint8] | npt.NDArray[np.uint16], table: CharacterTable) -> pa.Array:
    """Return the codes of each row as a string without blanks at its end."""
    count, width = matrix.shape
    is_text = matrix != table.blank
    kept = np.where(is_text.any(axis=1), width - np.argmax(is_text[:, ::-1], axis=1), 0) if width else np.zeros(count)
    chosen = matrix[np.arange(width) < kept[:, None]]
    in_text = table.lengths[chosen]
    ends = np.zeros(count + 1, np.int64)
    if (in_text == 1).all():
        data = table.utf8[chosen, 0]
        np.cumsum(kept, out=ends[1:])
    else:
        data = table.utf8[chosen][np.arange(_MOST_UTF8_BYTES) < in_text[:, None]]
        stops = np.concatenate([[0], np.cumsum(in_text, dtype=np.int64)])
        ends[1:] = stops[np.cumsum(kept).astype(np.int64)]
    buffers = [None, pa.py_buffer(ends), pa.py_buffer(np.ascontiguousarray(data))]
    return pa.Array.from_buffers(pa.large_string(), count, buffers).cast(pa.string())


@cache
def _single_byte_table(charset: str) -> CharacterTable | None:
    """Return the table of a character set in which each byte is a character, or None for others."""
    register_charsets()
    characters = [bytes([octet]).decode(charset, "replace") for octet in range(256)]
    is_single = charset.lower().replace("_", "-") not in ("utf-8", "utf8") and all(len(one) == 1 for one in characters)
    if not is_single or bytes(range(256)).decode(charset, "replace") != "".join(characters):
        return None
    return CharacterTable.of("".join(characters), " ".encode(charset)[0])


def padded_ucs2_texts(matrix: ByteRows, order: Literal["little", "big"]) -> pa.Array:
    """Return rows of a matrix, two bytes a character, as strings without blanks at their end; null with surrogates."""
    units = np.ascontiguousarray(matrix).view("<u2" if order == "little" else ">u2").astype(np.uint16)
    if not units.size or units.max() < 0x80:
        return translated(units.astype(np.uint8), ASCII)
    texts = translated(units, _ucs2_table())
    broken = ((units >= _SURROGATES.start) & (units < _SURROGATES.stop)).any(axis=1)
    if not broken.any():
        return texts
    return pa.array(np.where(broken, None, texts.to_numpy(zero_copy_only=False)), pa.string())


@cache
def _ucs2_table() -> CharacterTable:
    characters = [chr(code) for code in range(1 << 16)]
    characters[_SURROGATES] = "\ufffd" * (_SURROGATES.stop - _SURROGATES.start)
    return CharacterTable.of("".join(characters), 0x20)
