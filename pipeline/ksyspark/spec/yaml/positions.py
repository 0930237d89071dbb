"""Where a character of a scalar's value stands in the file."""

from __future__ import annotations


def find_position(source: str, text: str, index: int) -> tuple[int, int] | None:
    """Return (lines down, index in that line) inside a scalar's YAML source for a position of its value.

    YAML folds lines and drops indents, but keeps every character that is no blank, in order; so these are counted.
    None where that does not hold, as with escapes.
    """
    start = _start(source)
    body = "".join(source[start:].split())
    if not source or not body.startswith("".join(text.split())):
        return None
    position = _skip(source, start, len("".join(text[:index].split())))
    above = source[:position]
    return above.count("\n"), position - (above.rfind("\n") + 1)


def _start(source: str) -> int:
    """Return where the characters of the value begin: behind a quote, or below the line of `|` or `>`."""
    if source[:1] in ("|", ">"):
        return source.find("\n") + 1
    return 1 if source[:1] in ("'", '"') else 0


def _skip(source: str, start: int, count: int) -> int:
    """Return the position of the visible character number `count`, or the end of what is there."""
    last = start
    for position in range(start, len(source)):
        if source[position].isspace():
            continue
        if count == 0:
            return position
        count -= 1
        last = position + 1
    return last
