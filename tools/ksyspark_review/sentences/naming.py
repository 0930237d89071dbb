"""Names of fields, types and codes as a page shows them, and literal values in words."""

from collections.abc import Iterator

from ksyspark.spec.expressions import nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, EnumSpec, Parameter, TypeSpec
from ksyspark.spec.recursion import origin_of
from ksyspark_review.sentences.phrases import THIN, Phrase, number, value

Part = Attribute | Parameter
_MOST_WORDS = 6


def words_of(identifier: str) -> str:
    """Return an id as words: `len_name` as "len name". One of many words stays as it is, so that it counts as one."""
    words = identifier.replace("_", " ").strip()
    return identifier if len(words.split()) > _MOST_WORDS else words


def parts_of(owner: TypeSpec) -> Iterator[Part]:
    """Yield parameters, fields and instances of a type."""
    yield from owner.params
    yield from owner.attributes()


def name_of(owner: TypeSpec, part: Part) -> str:
    """Return the name of a part: `-orig-id`, with the id in words where another part of the type has the same one.

    A field without id is named by its place: "field 3".
    """
    if not part.id:
        return f"field {number_of(owner, part)}"
    words, original = words_of(part.id), _original(part)
    if not original or original.lower() == words.lower():
        return original or words
    is_alone = sum(_original(other) == original for other in parts_of(owner)) == 1
    full = original if is_alone else f"{original} ({words})"
    return words if len(full.split()) > _MOST_WORDS else full


def number_of(owner: TypeSpec, part: Part) -> int:
    """Return the place of a field in `seq`, from 1; 0 for other parts."""
    return next((number for number, field in enumerate(owner.seq, 1) if field.place == part.place), 0)


def type_name(spec: TypeSpec) -> str:
    """Return the name of a type: its id in words, that of the specification's own type for a level of a recursion."""
    original = spec.about.extensions.get("-orig-id")
    return original if isinstance(original, str) and original else words_of(origin_of(spec)[-1])


def label_of(spec: EnumSpec, code: int) -> str:
    """Return the document's name of a code, else its label in words."""
    value = spec.values[code]
    original = value.about.extensions.get("-orig-id")
    return original if isinstance(original, str) and original else words_of(value.label)


def _original(part: Part) -> str:
    original = part.about.extensions.get("-orig-id")
    return " ".join(original.split()) if isinstance(original, str) else ""


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
    """Return the name and number of a label, or None if there is no such label."""
    enum = library.find_enum(owner, tree.path, tree.is_absolute)
    codes = [code for code, one in enum.values.items() if one.label == tree.label] if enum else []
    return code_of(enum, codes[0]) if enum and codes else None


def code_of(enum: EnumSpec, code: int) -> Phrase:
    """Return a code with its name; one without a name as its number."""
    return value("code", name=label_of(enum, code), number=code) if code in enum.values else number(code)
