"""Lines of message data in files of dmpmqmsg."""

from __future__ import annotations

import re

from ksyspark.io.framing.told_params import BadEntry

# Behind the digits may stand what they are as characters, between < and >.
_DIGITS = re.compile(rb"X *([0-9A-Fa-f]*)(.?)", re.DOTALL)
_QUOTED = re.compile(rb'S *"((?:[^"~]|~["~])*)"')
_ESCAPED = re.compile(rb'~(["~])')


def data_of_line(line: bytes) -> bytes:
    """Return the bytes of a line that begins with X, S or T, without its end.

    X has hexadecimal digits, S a text in quotes with `~` before a quote and a `~` of its own, T a line of text, which
    the utility itself takes with a line feed at its end. Raises BadEntry for anything else.
    """
    match line[:1]:
        case b"X":
            return _of_digits(line)
        case b"S":
            return _of_quoted(line)
    return line[2:] + b"\n"


def _of_digits(line: bytes) -> bytes:
    found = _DIGITS.match(line)
    digits, behind = found.groups() if found else (b"", b"")
    if len(digits) % 2 or behind not in (b"", b" "):
        raise BadEntry("a line of data in hexadecimal digits (X) has something else in them")
    return bytes.fromhex(digits.decode())


def _of_quoted(line: bytes) -> bytes:
    if not line[1:].strip():
        return b""
    found = _QUOTED.fullmatch(line.rstrip())
    if found is None:
        raise BadEntry("a line of data as text (S) is not in quotes, or has a ~ before another character")
    return _ESCAPED.sub(rb"\1", found[1])
