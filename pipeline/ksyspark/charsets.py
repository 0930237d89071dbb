"""Character sets of specifications: which names are known, how wide a zero is, and EBCDIC tables that Python lacks.

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
    0x4A: "\u00dd", 0x6A: "\u0160", 0x9D: "\u017e", 0x9F: "\u20ac", 0xB0: "\u00a2", 0xB7: "\u0152",
    0xB8: "\u0153", 0xB9: "\u0178", 0xBA: "\u00ac", 0xBB: "\u0161", 0xBE: "\u017d",
}  # fmt: skip
_OWN = {"ibm1047": "ibm1047", "ibm01047": "ibm1047", "cp1047": "ibm1047", "ibm00924": "ibm924", "ibm924": "ibm924"}
# The names among them that the official compiler accepts.
_IN_SPECIFICATIONS = frozenset({"IBM1047", "IBM00924", "IBM01047"})
# Python calls these encodings too; no bytes of a message are in them.
_NO_CHARSETS = frozenset("idna punycode undefined unicode-escape raw-unicode-escape utf-7 mbcs oem".split())


def is_known(encoding: str) -> bool:
    """Tell whether a specification can name an encoding."""
    if is_own(encoding):
        return encoding in _IN_SPECIFICATIONS
    try:
        codec = codecs.lookup(encoding)
    except (LookupError, ValueError):
        return False
    return bool(getattr(codec, "_is_text_encoding", True)) and codec.name.replace("_", "-") not in _NO_CHARSETS


def is_own(encoding: str) -> bool:
    """Tell whether Python lacks an encoding and `register_charsets` adds it."""
    return encoding.lower().replace("-", "_") in _OWN


def is_multibyte(encoding: str) -> bool:
    """Tell whether characters (one of two at least) have several bytes, other than in UTF-8, UTF-16LE and UTF-16BE."""
    is_unicode = codec_name(encoding) in ("utf-8", "utf-16-le", "utf-16-be")
    return not is_unicode and any(len(character.encode(encoding, "ignore")) > 1 for character in "中한")


def width_of_zero(encoding: str | None) -> int:
    """Return how many zero bytes end a `strz` in an encoding."""
    name = (encoding or "").upper().replace("_", "-")
    return 2 if name.startswith("UTF-16") else 4 if name.startswith("UTF-32") else 1


def codec_name(encoding: str) -> str:
    """Return the canonical name of Python's codec for an encoding, or "" if there is no codec."""
    register_charsets()
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        return ""


@cache
def register_charsets() -> None:
    """Make IBM1047 (IBM01047) and IBM00924 known to `bytes.decode` in this process; once is enough."""
    codecs.register(_find)


def _find(name: str) -> codecs.CodecInfo | None:
    known = _OWN.get(name.replace("-", "_"))
    return _codec(known) if known else None


@cache
def _codec(name: str) -> codecs.CodecInfo:
    characters = list(bytes(range(256)).decode("cp037"))
    for moved in (_IBM1047, _IBM924) if name == "ibm924" else (_IBM1047,):
        for code, character in moved.items():
            characters[code] = character
    table = "".join(characters)
    encoding = codecs.charmap_build(table)

    def decode(data: ReadableBuffer, errors: str = "strict", /) -> tuple[str, int]:
        return codecs.charmap_decode(bytes(data), errors, table)

    def encode(text: str, errors: str = "strict", /) -> tuple[bytes, int]:
        return codecs.charmap_encode(text, errors, encoding)

    return codecs.CodecInfo(encode, decode, name=name)
