"""Propose messages whose sizes, counts and positions reach too far, or whose bytes end too early."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.model import BitsUse, Formula
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.inversion import inverted
from ksyspark_codegen.synthesis.breaking.patches import Proposal, cut, patched, with_bytes
from ksyspark_codegen.synthesis.message.assignments import Change, Sign
from ksyspark_codegen.synthesis.message.parts import Items, Part
from ksyspark_codegen.synthesis.verifier import Taken


def break_size(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages whose size reaches behind the end of the stream."""
    window = taken.spot.part.window
    left = (window.limit or 0) - (taken.bit // 8 - window.base)
    for size in (left + 1, left + 7, 100_000, left + 256):
        yield from with_value(base, taken, taken.spot.delimiter.size, "==", size)
    yield from with_value(base, taken, taken.spot.delimiter.size, ">", left)


def break_sign(base: Base, taken: Taken, formula: Formula | None) -> Iterator[Proposal]:
    """Yield messages with a negative size or position."""
    yield from with_value(base, taken, formula, "==", -1)
    yield from with_value(base, taken, formula, "<", 0)


def break_position(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with a position behind the end of the stream."""
    end = taken.spot.part.window.limit or 0
    for position in (end, end + 1, end + 1000):
        yield from with_value(base, taken, taken.spot.attribute.pos, "==", position)


def break_count(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with a count of more items than there are; what follows is no item where it is cut off."""
    repeat, items = taken.spot.attribute.repeat, taken.spot.items
    assert repeat is not None
    assert isinstance(items, Items)
    last = base.values.get((*items.key, len(items) - 1), taken)
    for count in (len(items) + 1, len(items) + 2, 200, 5000):
        for one in with_value(base, taken, repeat.formula, "==", count):
            yield one
            yield Proposal(one.data[: (last.bit + last.width) // 8], one.params)
    yield from with_value(base, taken, repeat.formula, ">", len(items))


def break_content(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with a size that is too small for what lies in it."""
    own = taken.width // 8 if isinstance(taken.value, Part) else 0
    for size in dict.fromkeys((own - 1, own // 2, 1, 0)):
        if size >= 0:
            yield from with_value(base, taken, taken.spot.delimiter.size, "==", size)


def break_off(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages that end inside a field: the message is cut, or the streams around the field are made smaller."""
    end = -(-(taken.bit + taken.width) // 8)
    first = -(-taken.bit // 8) if isinstance(taken.spot.use, BitsUse) else taken.bit // 8
    around = streams_around(base, taken)
    for place in dict.fromkeys((end - 1, first)):
        if first <= place < end:
            yield cut(base, place)
            yield from _shortened(base, around, place)


def break_behind(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages that end behind a field, or whose stream does."""
    end = -(-(taken.bit + taken.width) // 8)
    yield cut(base, end)
    yield from _shortened(base, streams_around(base, taken), end)


def _shortened(base: Base, around: list[Taken], place: int) -> Iterator[Proposal]:
    """Yield messages in which the innermost stream with a size or terminator ends at a place."""
    for number, one in enumerate(around):
        delimiter = one.spot.delimiter
        if delimiter.terminator is not None and delimiter.size is None:
            yield with_bytes(base, place, delimiter.terminator)
        if delimiter.size is not None:
            size = place - one.bit // 8
            yield from with_value(base, one, delimiter.size, "==", size)
            yield from _spliced(base, around[number:], place)
            return


def _spliced(base: Base, around: list[Taken], place: int) -> Iterator[Proposal]:
    """Yield messages without the rest of a stream; the sizes of all streams around are adjusted."""
    end = (around[0].bit + around[0].width) // 8
    whole: Change = {}
    for one in around:
        formula = one.spot.delimiter.size
        if formula is None:
            continue
        size = one.width // 8 - (end - place)
        changes = inverted(base, one, formula.tree, one.spot.frame, "==", size)
        fitting = (change for change in changes if not whole.keys() & change.keys())
        whole = {**whole, **next(fitting, {})}
    found = patched(base, whole)
    if found is not None:
        yield Proposal(found.data[:place] + found.data[end:], found.params)


def streams_around(base: Base, taken: Taken) -> list[Taken]:
    """Return the objects with streams of their own around a value, the innermost first."""
    found = []
    part: Part | None = taken.spot.part
    while part is not None and part in base.objects:
        one = base.objects[part]
        if one.spot.delimiter.has_end:
            found.append(one)
        part = part.parent
    return found


def break_terminator(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages without the terminator of a field."""
    terminator = taken.spot.delimiter.terminator or b"\0"
    yield from break_off(base, taken)
    window = taken.spot.part.window
    start, end = taken.bit // 8, window.base + (window.limit or 0)
    for byte in (b"A", b"\xc1"):
        rest = base.data[start:end]
        if byte not in terminator:
            yield with_bytes(base, start, rest.replace(terminator[:1], byte))


def with_value(base: Base, taken: Taken, formula: Formula | None, sign: Sign, value: object) -> Iterator[Proposal]:
    """Yield messages in which an expression of a field has another value."""
    if formula is None:
        return
    for change in inverted(base, taken, formula.tree, taken.spot.frame, sign, value):
        found = patched(base, change)
        if found is not None:
            yield found


def with_more(base: Base, taken: Taken, data: bytes) -> Proposal | None:
    """Return a message with bytes put in front of a value; None where a size cannot be adjusted."""
    whole: Change = {}
    for one in (taken, *streams_around(base, taken)):
        formula = one.spot.delimiter.size
        if formula is not None:
            changes = inverted(base, one, formula.tree, one.spot.frame, "==", one.width // 8 + len(data))
            change = next((one for one in changes if not whole.keys() & one.keys()), None)
            if change is None:
                return None
            whole = {**whole, **change}
    found, start = patched(base, whole), taken.bit // 8
    return None if found is None else Proposal(found.data[:start] + data + found.data[start:], found.params)
