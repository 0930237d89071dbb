"""Checksums: plain sums, and the cyclic redundancy checks (CRC) of the public catalogue, by their names in lower case.

The catalogue is https://reveng.sourceforge.io/crc-catalogue: its `CRC-16/IBM-3740` is `crc16-ibm-3740` here.
"""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

Span = tuple[int, int]
"""Where bytes begin and end."""


@dataclass(frozen=True, slots=True)
class Algorithm:
    """How a checksum of `width` bits is made of bytes; `crc` are the catalogue's parameters of a CRC, by name."""

    width: int
    of: Callable[[bytes], int]
    crc: Mapping[str, int] | None = None


def _ones_complement(data: bytes) -> int:
    """Return the Internet checksum (RFC 1071): 16-bit words are added, and what is carried over."""
    total = int.from_bytes(data + bytes(len(data) % 2), "big")
    # Words added with what is carried over are the number they spell modulo 65,535, whose other form is 0 alone.
    return 0xFFFF - (total % 0xFFFF or 0xFFFF * (total > 0))


def _xor(data: bytes) -> int:
    result = 0
    for byte in data:
        result ^= byte
    return result


SUMS: Mapping[str, Algorithm] = {
    "sum8": Algorithm(8, lambda data: sum(data) & 0xFF),
    "sum8-negated": Algorithm(8, lambda data: -sum(data) & 0xFF),
    "sum16": Algorithm(16, lambda data: sum(data) & 0xFFFF),
    "sum32": Algorithm(32, lambda data: sum(data) & 0xFFFFFFFF),
    "xor8": Algorithm(8, _xor),
    "internet": Algorithm(16, _ones_complement),
    "adler32": Algorithm(32, zlib.adler32),
}
"""Checksums that are no CRC: bytes added up (negated: all bytes with it give 0), combined, in words, by zlib."""


@cache
def algorithms() -> Mapping[str, Algorithm]:
    """Return all checksums by name."""
    # What has no checksums, and what builds packages, needs no library of them.
    import anycrc  # noqa: PLC0415

    named = {**{name: anycrc.models[of] for name, of in anycrc.aliases.items()}, **anycrc.models}
    crcs = {
        name.lower(): Algorithm(model.width, anycrc.CRC(*model).calc, model._asdict())
        for name, model in named.items()
        if name.startswith("CRC")
    }
    return {**SUMS, **crcs}


def checksum(name: str, data: bytes | memoryview, run: Span, own: Span) -> int:
    """Return a checksum of a run of bytes; its own bytes, where they lie among them, are taken as zero."""
    (start, end), (first, behind) = run, own
    octets = bytes(data[start:end])
    if start <= first and behind <= end:
        octets = octets[: first - start] + bytes(behind - first) + octets[behind - start :]
    return algorithms()[name].of(octets)
