"""Single values as text, and bytes and bits of a message as hexadecimal, sensitive ones as stars."""

import string
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from ksyspark.display import show_count
from ksyspark.escaping import json_text
from ksyspark.layout import Array, ColumnType, Enum, Logical
from ksyspark.layout.json_text import plain_json
from ksyspark.layout.layout import show_value
from ksyspark.logical import InvalidValue, value_reader

# Bit fields in more bytes than these are easier to read as hexadecimal digits.
_MAX_BYTES_OF_BITS = 2
_HALF = len("0000")


@dataclass(frozen=True, slots=True)
class HexText:
    """The bytes of a message, the ranges [start, end) to hide, and how many bytes of a run to print (None: all)."""

    data: bytes
    hidden: Sequence[tuple[int, int]] = ()
    most: int | None = 16

    def of(self, start: int | None, end: int | None) -> str:
        """Return the bytes from `start` to `end` as `10 2a ** …`, at most `most`, or "" if either is not known."""
        if start is None or end is None:
            return ""
        stop = end if self.most is None else min(end, start + self.most)
        offsets = range(start, min(stop, len(self.data)))
        text = " ".join("**" if self.hides(at, at + 1) else f"{self.data[at]:02x}" for at in offsets)
        return f"{text} …" if end > stop else text

    def bits(self, start: int, first: int, count: int, *, is_little: bool, is_hidden: bool) -> str:
        """Return a bit field in its bytes as `0001 ....`, the most significant bit of each byte first.

        The field begins `first` bits into its first byte, counted from the least significant one with `is_little`.
        """
        number = (first + count + 7) // 8
        if number > _MAX_BYTES_OF_BITS:
            return self.of(start, start + number)
        # Bit 7 is the most significant one of a byte.
        own = {(bit // 8, bit % 8 if is_little else 7 - bit % 8) for bit in range(first, first + count)}
        texts = []
        for at in range(number):
            bits = [str(self.data[start + at] >> bit & 1) if (at, bit) in own else "." for bit in range(7, -1, -1)]
            text = "".join("*" if is_hidden and bit != "." else bit for bit in bits)
            texts.append(f"{text[:4]} {text[4:]}")
        return " ".join(texts)

    def hides(self, start: int | None, end: int | None) -> bool:
        """Return whether a run of bytes contains hidden ones."""
        known = start is not None and end is not None
        return known and any(first < end and start < last for first, last in self.hidden)  # type: ignore[operator]


def fold(data: str, bytes_a_line: int) -> list[str]:
    """Split bytes into lines; the bits of a field stay together, and a final `…` with the byte before it."""
    whole, mark, _ = data.partition(" …")
    parts = whole.split(" ")
    if len(parts[0]) == _HALF:
        return [data]
    lines = [" ".join(parts[start : start + bytes_a_line]) for start in range(0, len(parts), bytes_a_line)]
    return [*lines[:-1], lines[-1] + mark]


_MAX_CHARACTERS = 60
# Smaller numbers look nearly the same in hexadecimal digits.
_MIN_HEX = 256

_ASCII = frozenset(range(0x20, 0x7F))
# The other characters of EBCDIC differ from country to country.
_EBCDIC = frozenset((string.ascii_letters + string.digits + " .,-/*+_()=:").encode("cp037"))
_MIN_PREFIX = 4
_MAX_BYTE_CHARACTERS = 40


def show_held(held: object, column_type: ColumnType, unit: str = "") -> str:
    """Return a value as text: `connect (1)`, `60 s`, `785 = 0x311`, `"a/b"`, `"MDE "`.

    `held` is a value of a column, or one item of it. An enum's value is its code.
    """
    item_type = column_type.item if isinstance(column_type, Array) else column_type
    if isinstance(item_type, Enum) and isinstance(held, int):
        return f"{item_type.labels.get(int(held), 'no label')} ({int(held)})"
    if isinstance(item_type, Logical):
        return _logical_text(held, item_type)
    match held:
        case bool():
            return show_value(held)
        case int() | Decimal():
            if unit:
                return show_count(int(held), unit) if unit == "byte" else f"{int(held)} {unit}"
            return f"{int(held)} = {int(held):#x}" if held >= _MIN_HEX else str(int(held))
        case bytes():
            return show_bytes_as_text(held)
        case str():
            is_whole = len(held) <= _MAX_CHARACTERS
            return json_text(held) if is_whole else f"{json_text(held[:_MAX_CHARACTERS])}… {len(held)} characters"
    text = show_value(held)
    return f"{text} {unit}" if unit and isinstance(held, float) else text


def _logical_text(held: object, column_type: Logical) -> str:
    """Return the logical value; the physical one where both are the same, or where it breaks a rule of its type."""
    try:
        logical = value_reader(column_type.name)(held)
    except InvalidValue:
        return show_value(held)
    if logical == held:
        return show_value(held)
    return "no value" if logical is None else str(plain_json(logical))


def show_bytes_as_text(data: bytes) -> str:
    """Return bytes without a character set as ASCII or EBCDIC: `"MDE "`, `8 x 00`, `24 bytes "GRP1"…`.

    Where only a prefix of at least 4 bytes is text, that is returned with the number of all bytes; else the number.
    """
    if not data:
        return "no bytes"
    if len(data) > 1 and len(set(data)) == 1:
        return f"{len(data)} x {data[0]:02x}"
    text, charset, length = _text_prefix(data)
    is_padded = length < len(data) and set(data[length:]) == {0}
    if not length or (length < len(data) and length < _MIN_PREFIX and not is_padded):
        return show_count(len(data), "byte")
    is_whole = length == len(data) and len(text) <= _MAX_BYTE_CHARACTERS
    quoted = f'"{text[:_MAX_BYTE_CHARACTERS]}"{charset}{"" if is_whole else "…"}'
    if is_padded:
        return f"{quoted[:-1]} + {len(data) - length} x 00"
    return quoted if is_whole else f"{show_count(len(data), 'byte')} {quoted}"


def _text_prefix(data: bytes) -> tuple[str, str, int]:
    """Return the text that bytes begin with, its character set if not ASCII, and its length in bytes."""
    ascii_length, ebcdic_length = _prefix_length(data, _ASCII), _prefix_length(data, _EBCDIC)
    if ebcdic_length > ascii_length and ebcdic_length >= _MIN_PREFIX - 1:
        return data[:ebcdic_length].decode("cp037"), " in EBCDIC", ebcdic_length
    return data[:ascii_length].decode("ascii"), "", ascii_length


def _prefix_length(data: bytes, characters: frozenset[int]) -> int:
    return next((at for at, byte in enumerate(data) if byte not in characters), len(data))
