"""Sizes and positions in words. Positions count from 1, as documents do."""

from __future__ import annotations

from ksyspark_codegen.review.model import Item, Structure
from ksyspark_codegen.review.page.phrases import Phrase, Phrases


def size_of(phrases: Phrases, item: Item) -> Phrase:
    """Say how long an item is: bits, bytes, or that it varies."""
    if item.bits is not None:
        return phrases.count("bits", item.bits[1])
    if item.size is None:
        return phrases.say("varies")
    return phrases.count("bytes", item.size)


def size_of_structure(phrases: Phrases, structure: Structure) -> Phrase:
    """Say how long a structure is."""
    return phrases.say("length-varies") if structure.size is None else phrases.count("bytes", structure.size)


def position_of(phrases: Phrases, item: Item) -> Phrase | None:
    """Say where an item lies: bytes 9 to 12, or byte 1, bits 7 to 4; None where it has no fixed place or no bytes."""
    if item.kind != "field" or item.offset is None:
        return None
    first = item.offset + 1
    if item.bits is not None:
        return _bits(phrases, first, *item.bits)
    match item.size:
        case None:
            return phrases.say("from-byte", first=first)
        case 0:
            return phrases.say("no-bytes")
        case 1:
            return phrases.say("at-byte", first=first)
        case size:
            return phrases.say("at-bytes", first=first, last=first + size - 1)


def _bits(phrases: Phrases, byte: int, first: int, width: int) -> Phrase:
    """Bits have the numbers 7 (leftmost) to 0, as in the pictures."""
    if first + width > 8:
        return phrases.say("at-bits-over", byte=byte, first=7 - first, width=width)
    if width == 1:
        return phrases.say("at-bit", byte=byte, first=7 - first)
    return phrases.say("at-bits", byte=byte, first=7 - first, last=8 - first - width)
