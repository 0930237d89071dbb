"""Character sets of specifications: which names are known, how wide a zero is, and EBCDIC tables that Python lacks.

Python itself knows IBM037, IBM273, IBM500, IBM1026 and IBM1140.
"""

import codecs
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

_TABLES = tomllib.loads(files(__package__).joinpath("charsets.toml").read_text("utf-8"))
_OWN = {**_TABLES["moved"], **_TABLES["with_euro"]}
CODECS: dict[int, str] = {number: codec for codec, numbers in _TABLES["numbers"].items() for number in numbers}
"""Python's names of character sets by CCSID, where it is not that of IBM with the number."""
# The names among our own that the official compiler accepts.
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
    return _own_name(encoding) in _OWN


def _own_name(encoding: str) -> str:
    return re.sub("^(ibm|cp)0*", "ibm", encoding.lower())


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
    """Make the code pages that Python lacks known to `bytes.decode` in this process; once is enough."""
    codecs.register(lambda name: _codec(_own_name(name)) if is_own(name) else None)


@cache
def _codec(name: str) -> codecs.CodecInfo:
    if name in _TABLES["with_euro"]:
        table = bytes(range(256)).decode(_OWN[name]).replace("¤", "€")
    else:
        moved = {int(code, 16): character for code, character in re.findall("(..)(.)", _OWN[name])}
        table = "".join(moved.get(code, character) for code, character in enumerate(bytes(range(256)).decode("cp037")))
    encoding = codecs.charmap_build(table)

    def decode(data: Any, errors: str = "strict", /) -> tuple[str, int]:
        return codecs.charmap_decode(bytes(data), errors, table)

    def encode(text: str, errors: str = "strict", /) -> tuple[bytes, int]:
        return codecs.charmap_encode(text, errors, encoding)

    return codecs.CodecInfo(encode, decode, name=name)
