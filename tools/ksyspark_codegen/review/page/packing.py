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
    seen: dict[str, list[int]] = {}
    at = noted = 0
    while at < len(text):
        start, length = _longest(text, at, seen.get(text[at : at + SHORTEST], []))
        if length:
            found.append(_copy(length, at - start))
        else:
            length = 1
            found.append(text[at] if text[at] not in (_NEAR, _FAR) else text[at] + " ")
        at += length
        while noted < at:
            seen.setdefault(text[noted : noted + SHORTEST], []).append(noted)
            noted += 1
    return "".join(found)


def _longest(text: str, at: int, starts: list[int]) -> tuple[int, int]:
    """Return the start and length of the longest copy among the latest starts; length 0 where there is none."""
    best, length = 0, 0
    end = min(at + _LONGEST, len(text))
    for start in reversed(starts[-_TRIED:]):
        if at - start >= _FAR_DISTANCE:
            break
        # Most starts are no longer than the best one: a look at one character shows it.
        if length and text[start + length : start + length + 1] != text[at + length : at + length + 1]:
            continue
        same = _same(text[start : start + end - at], text[at:end])
        if same > length:
            best, length = start, same
            if same == _LONGEST:
                break
    return best, length


def _same(one: str, other: str) -> int:
    """Return how many characters two texts of equal length have alike at their beginning."""
    if one == other:
        return len(one)
    low, high = 0, len(one)
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
