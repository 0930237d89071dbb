"""Put other values into a finished message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ksyspark.spec.model import BitsUse, BytesUse, FloatUse, IntegerUse, StringUse
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.hints import Literal
from ksyspark_codegen.synthesis.message.assignments import AssignedValue, Bits, Change, exactly
from ksyspark_codegen.synthesis.message.memory import Memory
from ksyspark_codegen.synthesis.message.text import Extent, TextShape
from ksyspark_codegen.synthesis.reading.message import fits
from ksyspark_codegen.synthesis.reading.numbers import shape_of
from ksyspark_codegen.synthesis.reading.texts import delimiter_of
from ksyspark_codegen.synthesis.verifier import Taken

_LONGEST, _WORD = 64, 4


@dataclass(frozen=True, slots=True)
class Proposal:
    """A message that may break a rule, and its parameters."""

    data: bytes
    params: Mapping[str, object]


def patched(base: Base, change: Change) -> Proposal | None:
    """Return a message with other values; None where they do not fit in its place."""
    memory, params = Memory(), dict(base.params)
    memory.write(0, base.data)
    size = len(base.data)
    for key, assigned in change.items():
        taken = base.values.get(key)
        if taken is not None:
            if not _put(memory, taken, assigned):
                return None
        elif key == ("#size",) and isinstance(assigned, Bits) and 0 <= assigned.value < 1 << 16:
            size = assigned.value
        elif len(key) == 1 and key[0] in params:
            params[str(key[0])] = _as_param(assigned, params[str(key[0])])
        else:
            return None
    if not all(
        fits(one, params[one.id]) for one in base.verdict.root.spec.params if params[one.id] != base.params[one.id]
    ):
        return None
    return Proposal(bytes(memory.data[:size]).ljust(size, b"\0"), params)


def other_params(base: Base, literals: Sequence[Literal], name: str) -> Iterator[Proposal]:
    """Yield messages with another value of a parameter of the top type."""
    before = base.params[name]
    numbers = (int(value) for value in literals if isinstance(value, int))
    others = (*literals, *_bytes_of(literals)) if isinstance(before, bytes) else literals
    for value in dict.fromkeys((*numbers, 0, 1, 2, *near(literals))) if isinstance(before, int) else others:
        assigned = exactly(value) if isinstance(value, int) else value
        found = patched(base, {(name,): assigned})
        if found is not None and found.params != base.params:
            yield found


def _bytes_of(literals: Sequence[Literal]) -> Iterator[bytes]:
    """Yield runs of bytes as long as numbers that a parameter of bytes is compared with: all set, none, four not."""
    for length in dict.fromkeys(int(one) for one in literals if isinstance(one, int) and 0 < one <= _LONGEST):
        whole = bytes(range(1, length + 1))
        yield from (whole, bytes(length))
        yield from (whole[:at] + bytes(_WORD) + whole[at + _WORD :] for at in range(0, length - _WORD + 1, _WORD))


def near(literals: Sequence[Literal]) -> Iterator[int]:
    """Yield numbers that are compared with, and their neighbours."""
    for value in literals:
        if isinstance(value, int):
            yield from (int(value), value - 1, value + 1)


def with_bytes(base: Base | Proposal, start: int, data: bytes) -> Proposal:
    """Return a message with other bytes at a place."""
    return Proposal(base.data[:start] + data + base.data[start + len(data) :], base.params)


def cut(base: Base, length: int) -> Proposal:
    """Return the beginning of a message."""
    return Proposal(base.data[:length], base.params)


def is_number(taken: Taken) -> bool:
    """Tell whether a value is a number or bits."""
    return isinstance(taken.spot.use, IntegerUse | FloatUse | BitsUse)


def _as_param(assigned: AssignedValue, before: object) -> object:
    found = assigned.onto(before) if isinstance(assigned, Bits) and isinstance(before, int) else assigned
    return bool(found) if isinstance(before, bool) else found


def _put(memory: Memory, taken: Taken, assigned: AssignedValue) -> bool:
    """Write a value where another one is; tell whether it fits."""
    spot = taken.spot
    if is_number(taken):
        shape = shape_of(spot.part, spot.attribute, spot.use)
        before = taken.value if isinstance(taken.value, int) else 0
        raw = shape.raw(assigned.onto(before) if isinstance(assigned, Bits) else assigned)
        if raw is not None:
            memory.poke(taken.bit, taken.width, shape.order, raw)
        return raw is not None
    data = _bytes(taken, assigned)
    if data is None or len(data) * 8 != taken.width:
        return False
    memory.write(taken.bit // 8, data)
    return True


def _bytes(taken: Taken, assigned: AssignedValue) -> bytes | None:
    spot = taken.spot
    if not isinstance(spot.use, StringUse | BytesUse) or not isinstance(assigned, bytes | str):
        return None
    encoding = spot.encoding if isinstance(spot.use, StringUse) else None
    shape = TextShape(delimiter_of(spot.delimiter, spot.use, encoding), encoding, spot.attribute.contents)
    has_size = spot.delimiter.size is not None or spot.delimiter.size_eos or spot.attribute.contents is not None
    return shape.raw(assigned, Extent(taken.width // 8, None, has_size), spot.delimiter.pad_right or 0)
