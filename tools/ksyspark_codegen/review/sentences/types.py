"""What a field holds, in words: numbers, bits, texts, bytes, structures; and the order of bytes in a structure."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    BitsUse,
    BytesUse,
    CalculatedEndian,
    Endian,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    TypeSpec,
    TypeUse,
    UserTypeUse,
)
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.review.sentences.naming import type_name, words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, name, say, value

_ORDER: dict[Endian, str] = {"be": "most significant first", "le": "least significant first"}


def type_phrase(library: Library, owner: TypeSpec, use: SimpleUse, encoding: str | None, size: int | None) -> Phrase:
    """Return what one value is: a noun. `size` is the fixed number of bytes of a text or of bytes."""
    match use:
        case IntegerUse(is_signed, width):
            return value("whole number, may be negative" if is_signed else "whole number, never negative", count=width)
        case FloatUse(width):
            return value("number with fraction", count=width)
        case BitsUse(1):
            return value("one bit, yes or no")
        case BitsUse(width):
            return value("bits as number", count=width)
        case StringUse():
            encoded = encoding or owner.encoding or "ASCII"
            if size is None:
                return value("text", encoding=encoded)
            return value("text of fixed size", encoding=encoded, count=size)
        case BytesUse():
            if size == 0:
                return value("no bytes at all")
            return value("plain bytes") if size is None else value("bytes of fixed size", count=size)
        case UserTypeUse(reference):
            found = library.find_type(owner, reference.path, reference.is_absolute)
            return value("structure", of=name(type_name(found) if found else words_of(reference.path[-1])))


def own_order(owner: TypeSpec, use: TypeUse) -> Endian | None:
    """Return the byte order that a number has itself and that is not that of its structure."""
    if not isinstance(use, IntegerUse | FloatUse) or use.width == 1 or use.endian == owner.endian:
        return None
    return use.endian


def order_phrase(order: Endian) -> Phrase:
    """Return the sentence on a byte order."""
    return say(_ORDER[order])


def has_numbers_of_many_bytes(owner: TypeSpec) -> bool:
    """Tell whether the byte order of a type matters for one of its fields."""
    return any(
        isinstance(use, IntegerUse | FloatUse) and use.width > 1 and use.endian is None
        for attribute in owner.attributes()
        if attribute.value is None
        for use, _ in simple_uses(attribute)
    )


def has_bits(owner: TypeSpec) -> bool:
    """Tell whether a type has fields of bits."""
    return any(isinstance(attribute.use, BitsUse) for attribute in owner.attributes())


def order_phrases(library: Library, owner: TypeSpec) -> Iterator[Phrase]:
    """Yield the sentences on the byte order of a structure whose own expression does not decide it."""
    if owner.has_own_endian and isinstance(owner.endian, CalculatedEndian):
        return
    if has_numbers_of_many_bytes(owner):
        if isinstance(owner.endian, CalculatedEndian):
            around = next((one for one in library.scopes(owner) if one.has_own_endian), owner)
            yield say("order as in", of=name(type_name(around)))
        elif owner.endian is not None:
            yield say(_ORDER[owner.endian])
    if has_bits(owner) and owner.bit_endian == "le":
        yield say("bits from the right")


def order_name(order: Endian) -> Phrase:
    """Return the byte order as a value of a case."""
    return value(f"{_ORDER[order]} value")
