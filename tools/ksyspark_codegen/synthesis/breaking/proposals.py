"""Propose messages that may break a rule: its contents, its values, the encoding of its text, its byte order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ksyspark.spec.expressions import nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import BytesUse, StringUse, TypeSpec
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.breaches import BreachKind, bad_bytes
from ksyspark_codegen.synthesis.breaking.inversion import inverted, inverted_at, item_frame
from ksyspark_codegen.synthesis.breaking.patches import Proposal, is_number, patched, with_bytes
from ksyspark_codegen.synthesis.breaking.sizes import (
    break_behind,
    break_content,
    break_count,
    break_off,
    break_position,
    break_sign,
    break_size,
    break_terminator,
    with_more,
    with_value,
)
from ksyspark_codegen.synthesis.message.assignments import exactly
from ksyspark_codegen.synthesis.message.parts import Frame, Part
from ksyspark_codegen.synthesis.points import has_order
from ksyspark_codegen.synthesis.reading.numbers import shape_of
from ksyspark_codegen.synthesis.rules import Rule, rules_of
from ksyspark_codegen.synthesis.verifier import Taken

_ITEMS = 8
_SIZES = (1, 2, 4, 8)


def break_contents(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with other contents: the first byte differs, the last."""
    start, size = taken.bit // 8, taken.width // 8
    for place in dict.fromkeys((start, start + size - 1)):
        yield with_bytes(base, place, bytes([base.data[place] ^ 0x01]))


def break_rule(base: Base, taken: Taken, rule: Rule) -> Iterator[Proposal]:
    """Yield messages whose value breaks a rule: values nearby first, then those of the fields that it is about."""
    if is_number(taken):
        yield from _numbers(base, taken, rule)
    elif isinstance(taken.spot.use, StringUse | BytesUse):
        yield from _other_bytes(base, taken)
    for change in inverted(base, taken, rule.tree, item_frame(taken), "==", False):
        if (found := patched(base, change)) is not None:
            yield found
    if any(isinstance(part, nodes.Name) and part.id == "_io" for part in walk(rule.tree)):
        yield from break_behind(base, taken)
    if is_number(taken) and taken.spot.items is not None:
        # More items of one value than the message has: a rule may be about their number.
        yield from (with_bytes(base, taken.bit // 8, bytes([byte]) * _ITEMS) for byte in (0x80, 0xFF, 0))


def _numbers(base: Base, taken: Taken, rule: Rule) -> Iterator[Proposal]:
    shape = shape_of(taken.spot.part, taken.spot.attribute, taken.spot.use)
    literals = [part.value for part in walk(rule.tree) if isinstance(part, nodes.IntLiteral | nodes.FloatLiteral)]
    near = [value + step for value in literals for step in (1, -1)]
    own = taken.value if isinstance(taken.value, int | float) else 0
    for value in dict.fromkeys((*near, own + 1, own - 1, 0, shape.least, shape.most, *literals)):
        whole = exactly(value) if isinstance(value, int) else value
        found = patched(base, {taken.spot.key: whole}) if value != own else None
        if found is not None:
            yield found


def _other_bytes(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with other bytes in a field; each byte stays a letter where the field is a text."""
    start, size = taken.bit // 8, taken.width // 8
    for place in dict.fromkeys((start, start + size // 2, start + size - 1)) if size else ():
        for byte in (base.data[place] ^ 0x01, base.data[place] ^ 0x20, 0x41, 0xC1, 0, 0xFF):
            yield with_bytes(base, place, bytes([byte]))
    for byte in (0x41, 0xC1, 0, 0x20, 0x40, 0x31, 0xF1, 0xFF):
        yield with_bytes(base, start, bytes([byte]) * size)


def break_text(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with bytes that are no text of the encoding."""
    if not isinstance(taken.spot.use, StringUse):
        return
    start, size = taken.bit // 8, taken.width // 8
    for bad in bad_bytes(taken.spot.encoding)[-3:]:
        for place in dict.fromkeys((start, start + size - 2 * len(bad))):
            if start <= place and place + len(bad) <= start + size:
                yield with_bytes(base, place, bad)
    if not size:
        yield from _bad_where_nothing_is(base, taken)


def _bad_where_nothing_is(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with bytes that are no text in an empty field: what follows is taken, or they are put in."""
    start = taken.bit // 8
    for bad in bad_bytes(taken.spot.encoding)[-1:]:
        for size in _SIZES:
            data = (bad * size)[:size]
            for one in with_value(base, taken, taken.spot.delimiter.size, "==", size):
                yield with_bytes(one, start, data)
            if (more := with_more(base, taken, data)) is not None:
                yield more


_PROPOSERS: Mapping[BreachKind, Callable[[Base, Taken], Iterator[Proposal]]] = {
    "contents": break_contents,
    "encoding": break_text,
    "end": break_off,
    "terminator": break_terminator,
    "size": break_size,
    "position": break_position,
    "count": break_count,
    "content": break_content,
}


def proposals(library: Library, owner: TypeSpec, kind: BreachKind, base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages that may break a rule of a field which another message shows, the likeliest first."""
    spot = taken.spot
    if kind in _PROPOSERS:
        return _PROPOSERS[kind](base, taken)
    if kind == "negative-size":
        return break_sign(base, taken, spot.delimiter.size)
    if kind == "negative-position":
        return break_sign(base, taken, spot.attribute.pos)
    rule = next(rule for rule in rules_of(library, owner, spot.attribute) if rule.kind == kind)
    return break_rule(base, taken, rule)


def proposals_of_order(base: Base, part: Part) -> Iterator[Proposal]:
    """Yield messages in which an object has no byte order."""
    known = has_order(part.spec)
    assert known is not None
    for change in inverted_at(base, known, Frame(part, (*part.key, "_endian")), "==", False):
        found = patched(base, change)
        if found is not None:
            yield found
