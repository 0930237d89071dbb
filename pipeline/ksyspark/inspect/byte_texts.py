"""What bytes without a character set may say: characters of ASCII or EBCDIC, and the padding behind them."""

from __future__ import annotations

import string

from ksyspark.display import show_count

_ASCII = frozenset(range(0x20, 0x7F))
# Other characters of EBCDIC differ from country to country.
_EBCDIC = frozenset((string.ascii_letters + string.digits + " .,-/*+_()=:").encode("cp037"))
_LEAST_OF_MANY = 4
_SHOWN = 40


def show_octets(data: bytes) -> str:
    """Return bytes as characters where they are some, with their number: `"MDE "`, `8 x 00`, `24 bytes "GRP1"…`.

    Of a run that is not all text only a beginning of 4 characters and more is shown.
    """
    if not data:
        return "no bytes"
    if len(data) > 1 and len(set(data)) == 1:
        return f"{len(data)} x {data[0]:02x}"
    text, charset, length = _beginning(data)
    if not length or (length < len(data) and length < _LEAST_OF_MANY and set(data[length:]) != {0}):
        return show_count(len(data), "byte")
    shown = f'"{text[:_SHOWN]}"{charset}{"" if length == len(data) and len(text) <= _SHOWN else "…"}'
    if length < len(data) and set(data[length:]) == {0}:
        return f"{shown[:-1]} + {len(data) - length} x 00"
    return shown if length == len(data) and length <= _SHOWN else f"{show_count(len(data), 'byte')} {shown}"


def _beginning(data: bytes) -> tuple[str, str, int]:
    """Return the text that bytes begin with, the name of its character set if it is not ASCII, and its bytes."""
    ascii_run, ebcdic_run = _run(data, _ASCII), _run(data, _EBCDIC)
    if ebcdic_run > ascii_run and ebcdic_run >= _LEAST_OF_MANY - 1:
        return data[:ebcdic_run].decode("cp037"), " in EBCDIC", ebcdic_run
    return data[:ascii_run].decode("ascii"), "", ascii_run


def _run(data: bytes, known: frozenset[int]) -> int:
    return next((at for at, byte in enumerate(data) if byte not in known), len(data))
