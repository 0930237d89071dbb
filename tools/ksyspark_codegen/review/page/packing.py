"""Scripts and translations made shorter, so that a page with hundreds of fields stays below its limit.

A text is written with copies of what stood before: a mark, a length, a distance, in printable characters; `begin.js`
reads it in a few lines. The output of a library's compressor would be shorter, but it differs between versions, and
pages are compared to the byte.
"""

from __future__ import annotations

DIGITS = "".join(chr(code) for code in range(33, 127) if chr(code) not in "&<>\\'`~")
_BASE = len(DIGITS)
_NEAR, _FAR = "\x60", "~"
SHORTEST = 6
_LONGEST = SHORTEST + _BASE - 1
_TRIED = 12
_NEAR_DISTANCE, _FAR_DISTANCE = _BASE**2, _BASE**3


def pack(text: str) -> str:
    """Return a text packed.

    It must not have characters beyond U+FFFF, which JavaScript counts as two, nor carriage returns, which HTML drops.
    """
    assert all("\r" != character <= "\uffff" for character in set(text)), "this text cannot be packed"
    found: list[str] = []
    earlier = _earlier(text)
    at = 0
    while at < len(text):
        start, length = _longest(text, at, earlier)
        if length:
            found.append(_copy(length, at - start))
        else:
            length = 1
            found.append(text[at] if text[at] not in (_NEAR, _FAR) else text[at] + " ")
        at += length
    return "".join(found)


def _earlier(text: str) -> list[int]:
    """Return for each place the nearest one before it that begins with the same SHORTEST characters, -1 for none."""
    found: list[int] = []
    latest: dict[str, int] = {}
    add, latest_of = found.append, latest.get
    for at in range(len(text)):
        beginning = text[at : at + SHORTEST]
        add(latest_of(beginning, -1))
        latest[beginning] = at
    return found


def _longest(text: str, at: int, earlier: list[int]) -> tuple[int, int]:
    """Return the start and length of the longest copy among the nearest starts; length 0 where there is none."""
    best = length = 0
    start, least = earlier[at], max(0, at - _FAR_DISTANCE + 1)
    if start < least:
        return best, length
    wanted = text[at : at + _LONGEST]
    for _ in range(_TRIED):
        # Most starts are no longer than the best one.
        if text.startswith(wanted[: length + 1], start):
            same = _same(text[start : start + len(wanted)], wanted, length)
            if same > length:
                best, length = start, same
                if same == _LONGEST:
                    break
        start = earlier[start]
        if start < least:
            break
    return best, length


def _same(one: str, other: str, low: int) -> int:
    """Return how many characters two texts of equal length have alike at their beginning, which are at least `low`."""
    if one == other:
        return len(one)
    high = len(one)
    while high - low > 1:
        middle = (low + high) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle
    return low


def _copy(length: int, distance: int) -> str:
    """Write a copy: mark, length, and the distance in two or three digits, the last counts most."""
    mark, digits = (_NEAR, 2) if distance < _NEAR_DISTANCE else (_FAR, 3)
    written = mark + DIGITS[length - SHORTEST]
    for _ in range(digits):
        distance, digit = divmod(distance, _BASE)
        written += DIGITS[digit]
    return written
