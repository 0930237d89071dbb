"""Bytes of a part as the trace prints them: words of four bytes, and what can be read of them."""

from __future__ import annotations

from collections.abc import Iterator

_WORD, _LINE = 4, 20
_LONGEST = 16 * _LINE
# A line of the trace, with what stands before it.
_WIDTH = 72


def text_lines(length: int, text: str) -> Iterator[str]:
    """Yield a text behind its length in bytes, on a line of its own where both do not fit into one."""
    head, shown = f"buf({length}):", f"'{text}'"
    if len(head) + 1 + len(shown) <= _WIDTH - 6:
        yield f"{head} {shown}"
        return
    yield head
    yield shown


def byte_lines(data: bytes) -> Iterator[str]:
    """Yield bytes: as text where all of them are letters, else as words of hexadecimal digits with the text behind."""
    if data and all(map(_is_letter, data)):
        yield from text_lines(len(data), data.decode("ascii"))
        return
    lines = [f"{words(line)} '{_readable(line)}'" for line in _lines(data)]
    yield from _behind_length(data, lines)


def word_lines(data: bytes) -> Iterator[str]:
    """Yield bytes as words of hexadecimal digits alone."""
    yield from _behind_length(data, [words(line) for line in _lines(data)])


def printable(text: str) -> str:
    """Return a text in one line: a blank for what cannot be printed."""
    return "".join(one if one.isprintable() else " " for one in text)


def words(data: bytes) -> str:
    """Return bytes as hexadecimal digits, four bytes a word."""
    return " ".join(data[at : at + _WORD].hex().upper() for at in range(0, len(data), _WORD))


def _lines(data: bytes) -> list[bytes]:
    shown = data[:_LONGEST]
    return [shown[at : at + _LINE] for at in range(0, len(shown), _LINE)]


def _behind_length(data: bytes, lines: list[str]) -> Iterator[str]:
    yield " ".join([f"buf({len(data)}):", *lines[:1]])
    yield from lines[1:]
    if len(data) > _LONGEST:
        yield f"and {len(data) - _LONGEST} bytes more"


def _readable(data: bytes) -> str:
    return "".join(chr(one) if _is_letter(one) else " " for one in data)


def _is_letter(one: int) -> bool:
    return 0x20 <= one < 0x7F
