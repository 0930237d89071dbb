"""Proposals of messages that break `contents`, `valid`, or the encoding of a text."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import nodes, walk
from ksyspark.spec.model import BytesUse, StringUse
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.breaches import bad_bytes
from ksyspark_codegen.synthesis.breaking.break_sizes import break_behind, told
from ksyspark_codegen.synthesis.breaking.lengthening import with_more
from ksyspark_codegen.synthesis.breaking.patches import Proposal, is_number, patched, with_bytes
from ksyspark_codegen.synthesis.breaking.turning import item_frame, turned
from ksyspark_codegen.synthesis.choices import exactly
from ksyspark_codegen.synthesis.judging import Taken
from ksyspark_codegen.synthesis.judging.read_bytes import encoding_of
from ksyspark_codegen.synthesis.read_number import shape_of
from ksyspark_codegen.synthesis.rules import Rule

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
    for change in turned(base, taken, rule.tree, item_frame(taken), "==", False):
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
    for bad in bad_bytes(encoding_of(taken.spot))[-3:]:
        for place in dict.fromkeys((start, start + size - 2 * len(bad))):
            if start <= place and place + len(bad) <= start + size:
                yield with_bytes(base, place, bad)
    if not size:
        yield from _bad_where_nothing_is(base, taken)


def _bad_where_nothing_is(base: Base, taken: Taken) -> Iterator[Proposal]:
    """Yield messages with bytes that are no text in an empty field: what follows is taken, or they are put in."""
    start = taken.bit // 8
    for bad in bad_bytes(encoding_of(taken.spot))[-1:]:
        for size in _SIZES:
            data = (bad * size)[:size]
            for one in told(base, taken, taken.spot.delimiter.size, "==", size):
                yield with_bytes(one, start, data)
            if (more := with_more(base, taken, data)) is not None:
                yield more
