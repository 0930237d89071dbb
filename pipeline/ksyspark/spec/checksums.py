"""Checksums: sums, and the cyclic redundancy checks (CRC) of https://reveng.sourceforge.io/crc-catalogue.

These have the catalogue's names in small letters: its `CRC-16/IBM-3740` is `crc16-ibm-3740`.
"""

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import xor


@dataclass(frozen=True, slots=True)
class Algorithm:
    """How a checksum of `width` bits is made of bytes; `crc` are the catalogue's parameters of a CRC, by name."""

    width: int
    of: Callable[[bytes], int]
    crc: Mapping[str, int] | None = None


def _internet(data: bytes) -> int:
    """Return the checksum of RFC 1071: 16-bit words are added, and what is carried over."""
    total = int.from_bytes(data + bytes(len(data) % 2), "big")
    # Words added with what is carried over are the number they spell modulo 65,535, whose other form is 0 alone.
    return 0xFFFF - (total % 0xFFFF or 0xFFFF * (total > 0))


@cache
def algorithms() -> Mapping[str, Algorithm]:
    """Return all checksums by name; negated: all bytes added with it give 0."""
    # What has no checksums needs no library of them, neither does what builds packages.
    import anycrc  # noqa: PLC0415

    crcs = {**{name: anycrc.models[of] for name, of in anycrc.aliases.items()}, **anycrc.models}
    return {
        "sum8": Algorithm(8, lambda data: sum(data) & 0xFF),
        "sum16": Algorithm(16, lambda data: sum(data) & 0xFFFF),
        "sum32": Algorithm(32, lambda data: sum(data) & 0xFFFFFFFF),
        "sum8-negated": Algorithm(8, lambda data: -sum(data) & 0xFF),
        "xor8": Algorithm(8, lambda data: reduce(xor, data, 0)),
        "internet": Algorithm(16, _internet),
        "adler32": Algorithm(32, zlib.adler32),
        **{
            name.lower(): Algorithm(model.width, anycrc.CRC(*model).calc, model._asdict())
            for name, model in crcs.items()
            if name.startswith("CRC")
        },
    }


def checksum(name: str, data: bytes | memoryview, run: tuple[int, int], own: tuple[int, int]) -> int:
    """Return a checksum of a run of bytes; its own bytes, where they lie among them, are taken as zero."""
    (start, end), (first, behind) = run, own
    octets = bytes(data[start:end])
    if start <= first and behind <= end:
        octets = octets[: first - start] + bytes(behind - first) + octets[behind - start :]
    return algorithms()[name].of(octets)
