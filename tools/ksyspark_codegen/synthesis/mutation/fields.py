"""Mutate one field or parameter: literals near it, the ends of its range, other bytes, other letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ksyspark.spec.model import BytesUse, Parameter, StringUse
from ksyspark_codegen.synthesis.hints import Literal
from ksyspark_codegen.synthesis.message.solved import Sample
from ksyspark_codegen.synthesis.message.text import bad_bytes, encode
from ksyspark_codegen.synthesis.mutation.bases import Base
from ksyspark_codegen.synthesis.reading.parameters import fits
from ksyspark_codegen.synthesis.verifier import Site

# Bytes that differ between character sets, or are no letter in some of them; the last is one in most.
_BYTES = (0x20, 0x40, 0x00, 0xFF, 0xC1, 0x4A, 0x8D, 0x81, 0x41)
# A number of several bytes, of which each says whether another one follows, is one of this many items at most.
_ITEMS = 8
# In bytes: parameters that are compared with a number may be run of so many bytes.
_LONGEST, _WORD = 64, 4


def other_values(base: Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    """Yield messages with another value in a field, those near the literals that it is compared with first."""
    if site.is_number:
        yield from _numbers(base, site, compared)
    elif isinstance(site.use, StringUse | BytesUse):
        yield from _texts(base, site, compared)


def _numbers(base: Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    shape, own = site.shape, site.value
    if shape.kind == "float" or not isinstance(own, int):
        return
    ends = (shape.least, shape.most, -1, 0, 1, 1 << shape.width - 1, (1 << shape.width - 1) - 1)
    other_bytes = (value for bit in range(0, shape.width, 8) for value in (own ^ 1 << bit, own & ~(0xFF << bit)))
    for value in dict.fromkeys((*_near(compared), own + 1, own - 1, *ends, *other_bytes)):
        found = base.with_number(site, value) if value != own else None
        if found is not None:
            yield found
    if site.is_item and site.bit % 8 == 0:
        yield from (base.with_bytes(site.start, bytes([byte]) * _ITEMS) for byte in (0x80, 0xFF, 0))


def _near(literals: Sequence[Literal]) -> Iterator[int]:
    """Yield numbers that are compared with, and their neighbours."""
    for value in literals:
        if isinstance(value, int):
            yield from (int(value), value - 1, value + 1)


def _texts(base: Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    """Yield messages with other bytes in a field: a literal, one byte all over or up to the end, one other byte."""
    start, size = site.start, site.width // 8
    encoding = site.encoding if isinstance(site.use, StringUse) else None
    for literal in compared:
        data = encode(literal, encoding or "UTF-8") if isinstance(literal, str) else literal
        if isinstance(data, bytes) and len(data) == size:
            yield base.with_bytes(start, data)
            yield base.with_bytes(start, data[:-1] + bytes([data[-1] ^ 0x01]) if data else data)
    for bad in bad_bytes(encoding)[-2:] if encoding and size else ():
        yield from (base.with_bytes(place, bad) for place in {start, max(start + size - 2 * len(bad), start)})
    for byte in _BYTES if size else ():
        yield base.with_bytes(start + size // 2, bytes([byte]) * (size - size // 2))
        yield base.with_bytes(start, bytes([byte]) * size)
    for place in dict.fromkeys((start, start + size - 1, start + size // 2)) if size else ():
        own = base.sample.data[place]
        yield from (base.with_bytes(place, bytes([byte])) for byte in (own ^ 0x01, own ^ 0x20, *_BYTES))


def other_params(
    base: Base, parameters: Sequence[Parameter], compared: Mapping[str, Sequence[Literal]]
) -> Iterator[Sample]:
    """Yield messages with another value of a parameter of the top type."""
    for parameter in parameters:
        before, literals = base.sample.params[parameter.id], compared.get(parameter.id, ())
        values = _bytes(literals) if isinstance(before, bytes) else (*literals, 0, 1, 2, *_near(literals))
        for value in dict.fromkeys(values):
            found = bool(value) if isinstance(before, bool) else value
            if found != before and fits(parameter, found):
                yield Sample(base.sample.data, {**base.sample.params, parameter.id: found})


def _bytes(literals: Sequence[Literal]) -> Iterator[bytes]:
    """Yield the bytes that are compared with, and runs as long as the numbers: all bytes set, none, or all but four."""
    yield from (one for one in literals if isinstance(one, bytes))
    for length in dict.fromkeys(int(one) for one in literals if isinstance(one, int) and 0 < one <= _LONGEST):
        whole = bytes(range(1, length + 1))
        yield from (whole, bytes(length))
        yield from (whole[:at] + bytes(_WORD) + whole[at + _WORD :] for at in range(0, length - _WORD + 1, _WORD))
