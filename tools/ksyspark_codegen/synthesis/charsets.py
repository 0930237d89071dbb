"""Text to bytes and back, in the encodings of specifications."""

from __future__ import annotations

from functools import cache

from ksyspark.charsets import is_own, register_charsets

_PRINTED = "".join(map(chr, range(0x20, 0x7F)))


def decode(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises UnicodeDecodeError, a ValueError."""
    register_charsets()
    return data.decode(encoding)


def encode(text: str, encoding: str) -> bytes | None:
    """Return text as bytes, None where the encoding has not all its characters."""
    register_charsets()
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        return None


@cache
def width_of(encoding: str) -> int:
    """Return how many bytes a letter has."""
    return len(encode("a", encoding) or b"")


@cache
def letters_of(encoding: str) -> str:
    """Return the printed characters of ASCII that an encoding has too, and that mean the same in all its relatives."""
    wanted = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /._-"
    return "".join(one for one in wanted if (encode(one, encoding) or b"") != b"")


@cache
def telling_of(encoding: str) -> tuple[str, ...]:
    """Return characters by which an encoding can be told from others: those that lie elsewhere there, or are not there.

    None where Python lacks the encoding, or it is ASCII.
    """
    if is_own(encoding) or encoding.lower() in ("ascii", "us-ascii"):
        return ()
    return tuple(one for one in "[]!^|{¢\x85\x8a\x93äßéñÅ€Š\u2019\u0416\U0001f600" if encode(one, encoding) is not None)


@cache
def free_bits(encoding: str) -> bytes:
    """Return for each byte the low bits that may be turned in any way: it stays a printed letter."""
    return bytes(_free(byte, encoding) for byte in range(256))


def _free(byte: int, encoding: str) -> int:
    if width_of(encoding) > 1:
        return 0
    for mask in (7, 3, 1):
        if all(_is_letter(byte & ~mask | low, encoding) for low in range(mask + 1)):
            return mask
    return 0


def _is_letter(byte: int, encoding: str) -> bool:
    try:
        text = decode(bytes([byte]), encoding)
    except ValueError:
        return False
    return text in _PRINTED and text.isalnum()
