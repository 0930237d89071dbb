"""Literal values in words: texts, bytes, codes."""

from __future__ import annotations

from ksyspark.spec.expressions import nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import EnumSpec, TypeSpec
from ksyspark_codegen.review.sentences.catalogue import THIN
from ksyspark_codegen.review.sentences.naming import label_of
from ksyspark_codegen.review.sentences.phrases import Phrase, number, value

_EBCDIC = "cp037"
_LONG = 12
_LEAST_MARK = 0x20202020


def text_phrase(text: str) -> Phrase:
    """Return a text in quotation marks; blanks at its end and characters without a picture are named in words."""
    if not text:
        return value("empty text")
    shown = text.rstrip(" ")
    blanks = len(text) - len(shown)
    if not shown.isprintable() or "’" in shown or not shown:
        return value("characters with codes", codes=tuple(number(ord(one)) for one in text), count=len(text))
    quoted = value("literal text", text=shown)
    return value("text and blanks", of=quoted, count=blanks) if blanks else quoted


def number_phrase(of: int) -> Phrase:
    """Return a number; one whose four bytes spell letters, as marks of structures do, with these."""
    data = of.to_bytes(4, "big") if _LEAST_MARK <= of < 1 << 32 else b""
    for encoding, key in (("ascii", "number with text"), (_EBCDIC, "number with text in ebcdic")):
        text = readable(data, encoding)
        if text and text.replace("␣", "").isalpha():
            return value(key, number=of, text=text)
    return number(of)


def bytes_phrase(data: bytes) -> Phrase:
    """Return bytes as pairs of digits, with the text that they spell where it can be read."""
    if not data:
        return value("no bytes")
    if len(data) > 1 and not any(data):
        return value("zero bytes", count=len(data))
    text = readable(data)
    if len(data) > _LONG:
        long = value("many bytes", pairs=data.hex(" ").upper().replace(" ", THIN), count=len(data))
        return value("bytes with text", of=long, text=text) if text else long
    pairs = value("bytes", pairs=data.hex(" ").upper(), count=len(data))
    if text:
        return value("bytes with text", of=pairs, text=text)
    ebcdic = readable(data, _EBCDIC)
    return value("bytes with text in ebcdic", of=pairs, text=ebcdic) if len(data) > 1 and ebcdic else pairs


def readable(data: bytes, encoding: str = "ascii") -> str:
    """Return the text that bytes spell, with `␣` for blanks; "" where it is not made of letters, digits and signs."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return ""
    is_plain = text.isascii() and text.isprintable() and any(one.isalnum() for one in text) and "’" not in text
    return text.replace(" ", "␣") if is_plain else ""


def code_phrase(library: Library, owner: TypeSpec, tree: nodes.EnumLabel) -> Phrase | None:
    """Return the name and number of a label; None where there is no such label."""
    enum = library.find_enum(owner, tree.path, tree.is_absolute)
    found = [code for code, one in enum.values.items() if one.label == tree.label] if enum else []
    return code_of(enum, found[0]) if enum and found else None


def code_of(enum: EnumSpec, code: int) -> Phrase:
    """Return a code with its name; one without a name as its number."""
    return value("code", name=label_of(enum, code), number=code) if code in enum.values else number(code)
