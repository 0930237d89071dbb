"""EBCDIC character sets that Python's codecs lack, under the names that specifications use.

Python itself knows IBM037, IBM273, IBM500 and IBM1140.
"""

from __future__ import annotations

import codecs
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

# Code page 1047 is code page 037 with the brackets, the circumflex and three others moved (IBM's code page CP01047).
_IBM1047 = {0x5F: "^", 0xAD: "[", 0xB0: "\u00ac", 0xBA: "\u00dd", 0xBB: "\u00a8", 0xBD: "]"}
# Code page 924 is 1047 with the eight characters by which ISO 8859-15 differs from ISO 8859-1, and three others moved
# (IBM's code page CP00924).
_IBM924 = {
    0x4A: "\u00dd",
    0x6A: "\u0160",
    0x9D: "\u017e",
    0x9F: "\u20ac",
    0xB0: "\u00a2",
    0xB7: "\u0152",
    0xB8: "\u0153",
    0xB9: "\u0178",
    0xBA: "\u00ac",
    0xBB: "\u0161",
    0xBE: "\u017d",
}
_NAMES = {"ibm1047": "ibm1047", "ibm01047": "ibm1047", "cp1047": "ibm1047", "ibm00924": "ibm924", "ibm924": "ibm924"}


@cache
def register_charsets() -> None:
    """Make IBM1047 (IBM01047) and IBM00924 known to `bytes.decode` in this process; once is enough."""
    codecs.register(_find)


def _find(name: str) -> codecs.CodecInfo | None:
    known = _NAMES.get(name.replace("-", "_"))
    return _codec(known) if known else None


@cache
def _codec(name: str) -> codecs.CodecInfo:
    table = _table(name)
    encoding = codecs.charmap_build(table)

    def decode(data: ReadableBuffer, errors: str = "strict", /) -> tuple[str, int]:
        return codecs.charmap_decode(bytes(data), errors, table)

    def encode(text: str, errors: str = "strict", /) -> tuple[bytes, int]:
        return codecs.charmap_encode(text, errors, encoding)

    return codecs.CodecInfo(encode, decode, name=name)


def _table(name: str) -> str:
    characters = list(bytes(range(256)).decode("cp037"))
    for moved in (_IBM1047, _IBM924) if name == "ibm924" else (_IBM1047,):
        for code, character in moved.items():
            characters[code] = character
    return "".join(characters)
