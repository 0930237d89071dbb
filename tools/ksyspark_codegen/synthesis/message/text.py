"""Texts and bytes in a field: encodings, size, terminator, padding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ksyspark.charsets import is_known, is_own, register_charsets
from ksyspark.spec.model import Delimiter
from ksyspark_codegen.synthesis.message.parts import Undefined

_PRINTED = "".join(map(chr, range(0x20, 0x7F)))


def decode(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises ValueError for bytes that are no text, or an unknown encoding."""
    register_charsets()
    try:
        return data.decode(encoding)
    except LookupError as error:
        raise ValueError(str(error)) from error


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
def bad_bytes(encoding: str) -> tuple[bytes, ...]:
    """Return bytes, each as wide as a letter, that make any text of an encoding no text; none where all bytes are.

    An unknown encoding has none either: no byte of it is valid.
    """
    if not is_known(encoding):
        return ()
    width = width_of(encoding)
    singles = [bytes([byte]) for byte in range(256)]
    wide = [b"\xd8" * width, b"\xdc" * width, b"\xff" * width]
    return tuple(one for one in (singles if width == 1 else wide) if not _is_text(one, encoding))


def _is_text(data: bytes, encoding: str) -> bool:
    try:
        decode(data, encoding)
    except ValueError:
        return False
    return True


@cache
def letters_of(encoding: str) -> str:
    """Return the printed characters of ASCII that an encoding has too, and that mean the same in all its relatives."""
    wanted = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /._-"
    return "".join(one for one in wanted if (encode(one, encoding) or b"") != b"")


@cache
def telling_of(encoding: str) -> tuple[str, ...]:
    """Return characters that distinguish an encoding from others: those have them at another code, or not at all.

    None where Python lacks the encoding, or it is ASCII.
    """
    if is_own(encoding) or encoding.lower() in ("ascii", "us-ascii"):
        return ()
    return tuple(one for one in "[]!^|{¢\x85\x8a\x93äßéñÅ€Š\u2019\u0416\U0001f600" if encode(one, encoding) is not None)


@cache
def free_bits(encoding: str) -> bytes:
    """Return for each byte the low bits that may be flipped: it stays a printed letter."""
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


@dataclass(frozen=True, slots=True)
class Extent:
    """How many bytes a field takes: `size` of them where that is assigned, else as many as its value needs.

    `most` bounds them, None where nothing does; `ends_alone` tells that nothing but the stream's end is needed.
    """

    size: int | None
    most: int | None
    has_size: bool
    floor: int = 0


@dataclass(frozen=True, slots=True)
class TextShape:
    """How a value becomes the bytes of a field, and back."""

    delimiter: Delimiter
    encoding: str | None
    contents: bytes | None

    def ends(self) -> Iterator[int]:
        """Yield the bytes that end a value or fill up behind it."""
        yield from self.delimiter.terminator or b""
        if self.delimiter.pad_right is not None:
            yield self.delimiter.pad_right

    def value(self, raw: bytes) -> object:
        """Return the value of the bytes of a field. Raises Undefined where they are no text."""
        cut = self.cut(raw)
        if self.encoding is None:
            return cut
        try:
            return decode(cut, self.encoding)
        except ValueError as error:
            raise Undefined("the bytes are no text") from error

    def cut(self, raw: bytes) -> bytes:
        delimiter = self.delimiter
        if delimiter.padding is not None:
            raw = raw.rstrip(bytes([delimiter.padding]))
        if delimiter.terminator is None:
            return raw
        end = self.find(raw)
        if end is None:
            return raw
        return raw[: end + len(delimiter.terminator)] if delimiter.include else raw[:end]

    def find(self, raw: bytes) -> int | None:
        """Return where the terminator begins: at a multiple of its width."""
        terminator = self.delimiter.terminator
        assert terminator is not None
        step = len(terminator)
        return next((at for at in range(0, len(raw), step) if raw[at : at + step] == terminator), None)

    def kept(self, raw: bytes) -> int:
        """Return how many bytes stand before the terminator."""
        end = self.find(raw) if self.delimiter.terminator is not None else None
        return len(raw) if end is None else end

    def raw(self, value: object, extent: Extent, fill: int) -> bytes | None:
        """Return the bytes that hold a value, None where it does not fit; `fill` is put where anything may stand."""
        data = value if isinstance(value, bytes) else encode(str(value), self.encoding or "UTF-8")
        if data is None:
            return None
        delimiter, size = self.delimiter, extent.size
        terminator = delimiter.terminator or b""
        ended = data if delimiter.include and data.endswith(terminator) else data + terminator
        if not extent.has_size:
            return ended if terminator else data
        if size is None:
            return ended if terminator else data
        if len(data) == size:
            return data
        padded = data + bytes([delimiter.pad_right or 0]) * (size - len(data))
        if terminator and len(ended) <= size and not self._is_padded_only(data, padded):
            pad = fill if delimiter.pad_right is None else delimiter.pad_right
            return ended + bytes([pad]) * (size - len(ended))
        return padded if delimiter.pad_right is not None and len(data) < size else None

    def _is_padded_only(self, data: bytes, padded: bytes) -> bool:
        """Tell whether a value is to be filled up without its terminator: every other one, where it can be read so."""
        return self.delimiter.pad_right is not None and len(data) % 2 == 1 and self.cut(padded) == data
