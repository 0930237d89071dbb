"""Character sets of senders: the words of the switch `charset`, CCSIDs, texts that specifications read as Latin-1."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

import pyarrow as pa

from ksyspark.charsets import CODECS, register_charsets

CharacterSet = Literal[
    "utf-8", "iso-8859-1", "iso-8859-2", "iso-8859-15", "windows-1250", "windows-1251", "windows-1252", "ibm437",
    "ibm850", "ibm852", "shift_jis", "gbk", "big5", "ibm037", "ibm273", "ibm277", "ibm278", "ibm280", "ibm284",
    "ibm285", "ibm297", "ibm500", "ibm871", "ibm924", "ibm1026", "ibm1047", "ibm1140", "ibm1141", "ibm1142", "ibm1143",
    "ibm1144", "ibm1145", "ibm1146", "ibm1147", "ibm1148", "ibm1149", "ibm1155",
]  # fmt: skip
_OTHER_NUMBERS = {
    "utf-8": 1208, "iso-8859-1": 819, "iso-8859-2": 912, "iso-8859-15": 923, "shift_jis": 943, "gbk": 1386, "big5": 950,
}  # fmt: skip
CCSIDS: dict[CharacterSet, int] = {
    name: _OTHER_NUMBERS.get(name) or int(name.removeprefix("ibm").removeprefix("windows-"))
    for name in get_args(CharacterSet)
}
EBCDIC = frozenset({424, 875, *(number for name, number in CCSIDS.items() if name.startswith("ibm"))} - {437, 850, 852})
LATIN_1 = 819
_CODECS: dict[int, str] = {number: name for name, number in CCSIDS.items()} | CODECS
_IN_SPECIFICATIONS = frozenset({37, 437, 500, 819, 850, 1047, 1140, 1208, 1252})
# What a text of an unknown character set may be; Latin-1 has a character for every byte.
_LIKELY = ("utf-8", "windows-1252", "iso-8859-1")
_LABELS = frozenset({"kind", "vtype", "remark", "reading", "shape", "map_type"})
"""Columns of words that specifications give to numbers."""
_MASKED = "***"
# Python's codec has the euro in two bytes only; behind a first byte of two, 80 is another character.
_EURO_OF_GBK = re.compile(rb"(?s)([\x81-\xfe].)|\x80")
# All control characters but tabs and ends of lines and pages, and what stands for bytes of no character.
_UNREADABLE = re.compile("[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd]")


def codec_of(ccsid: int) -> str | None:
    """Return Python's name of a CCSID, or None if it is not known."""
    return _CODECS.get(ccsid)


def in_specifications(ccsid: int) -> int:
    """Return the CCSID by which specifications read texts, or that of Latin-1, a character a byte, if they lack it."""
    return ccsid if ccsid in _IN_SPECIFICATIONS else LATIN_1


def decode_text(data: bytes, ccsid: int) -> str:
    """Decode characters; bytes that are no character become U+FFFD.

    Characters of an unknown CCSID are UTF-8 if they can be, else Windows-1252, else Latin-1.
    """
    register_charsets()
    if codec := _CODECS.get(ccsid):
        if codec == "gb18030":
            data = _EURO_OF_GBK.sub(lambda match: match[1] or b"\xa2\xe3", data)
        return data.decode(codec, "replace")
    for codec in _LIKELY:
        try:
            return data.decode(codec)
        except UnicodeDecodeError:
            continue
    raise AssertionError("Latin-1 has a character for every byte.")


def readable_text(data: bytes, ccsid: int) -> str | None:
    """Return bytes as text, or None where some are of no character, or of one that controls a device."""
    text = decode_text(data, ccsid)
    return None if _UNREADABLE.search(text) else text


def recoded(row: Any, ccsid: int) -> Any:
    """Return a row in which texts that were read as Latin-1 are decoded from their CCSID, without blanks at the end."""
    return row if ccsid in _IN_SPECIFICATIONS else _recoded(row, lambda data: decode_text(data, ccsid).rstrip(" "))


def recoded_from_latin_1(row: Any, ccsid: int) -> Any:
    """Return a row whose texts were all read as Latin-1 with texts of a CCSID; blanks at their ends stay."""
    return row if ccsid == LATIN_1 else _recoded(row, lambda data: decode_text(data, ccsid))


def recoded_texts(texts: pa.Array, ccsid: int) -> pa.Array:
    """Return an array of texts that were read as Latin-1 with texts of a CCSID; each different one is decoded once."""
    if ccsid == LATIN_1:
        return texts
    encoded = texts.dictionary_encode()
    decoded = [decode_text(one.encode("latin-1"), ccsid) for one in encoded.dictionary.to_pylist()]
    return pa.array(decoded, pa.string()).take(encoded.indices)


def _recoded(value: Any, decode: Callable[[bytes], str]) -> Any:
    if isinstance(value, str) and value != _MASKED:
        return decode(value.encode("latin-1"))
    if isinstance(value, Mapping):
        return {name: one if name in _LABELS else _recoded(one, decode) for name, one in value.items()}
    return [_recoded(one, decode) for one in value] if isinstance(value, list | tuple) else value
