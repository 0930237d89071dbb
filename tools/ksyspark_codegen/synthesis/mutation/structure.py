"""Mutate the structure: messages cut off, sizes, counts and positions that reach too far, smaller streams."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ksyspark.interpreter.objects import Object, name_of
from ksyspark.spec.model import Formula, StringUse
from ksyspark_codegen.synthesis.message.solved import Sample
from ksyspark_codegen.synthesis.message.text import bad_bytes
from ksyspark_codegen.synthesis.mutation.bases import Base
from ksyspark_codegen.synthesis.verifier import Site, around, end_of

Sources = Callable[[Formula], frozenset[str]]
"""The names of the fields that an expression is computed from, also by way of instances and parameters."""

# A size is tried in bytes and in words of two and four bytes, in so many of the fields that it may depend on.
_UNITS, _FIELDS = (1, 2, 4), 4


def cut_off(base: Base, site: Site) -> Iterator[Sample]:
    """Yield messages that end inside a field, before it, and behind it."""
    for length in dict.fromkeys((site.end - 1, site.start, site.end)):
        if 0 <= length < len(base.sample.data):
            yield base.cut(length)


def stretched(base: Base, site: Site, sources: Sources) -> Iterator[Sample]:
    """Yield messages in which the size, count or position of a field is too large, or too small."""
    attribute = site.attribute
    counted = attribute.repeat.formula if attribute.repeat is not None and attribute.repeat.kind == "expr" else None
    for formula in (attribute.delimiter.size, attribute.pos, counted):
        names = sources(formula) if formula is not None else frozenset[str]()
        for number in _numbers_before(base, len(base.sample.data), names, near=site.start):
            own = number.number or 0
            for value in dict.fromkeys(
                (own + 1, own + 7, own + 256, own - 1, number.shape.most, 0, number.shape.least)
            ):
                found = base.with_number(number, value)
                if found is not None:
                    yield found


def undecodable(base: Base, site: Site, sources: Sources) -> Iterator[Sample]:
    """Yield messages in which a text is longer, and begins with bytes that are no text of its encoding."""
    for bad in bad_bytes(site.encoding)[-1:] if isinstance(site.use, StringUse) else ():
        for sample in stretched(base, site, sources):
            data = sample.data
            yield Sample(data[: site.start] + 4 * bad + data[site.start + 4 * len(bad) :], sample.params)


def shrunk(base: Base, site: Site, sources: Sources) -> Iterator[Sample]:
    """Yield messages in which a stream around a field ends inside the field, because a size is smaller."""
    for one in around(site.holder):
        formula = _size_of(one)
        if formula is None:
            continue
        numbers = _numbers_before(base, one.stream.base, sources(formula), near=one.stream.base)
        for place in dict.fromkeys((site.end - 1, site.start)):
            missing = end_of(one.stream) - place
            for number in numbers:
                for unit in _UNITS:
                    found = base.with_number(number, (number.number or 0) - -(-missing // unit))
                    if found is not None:
                        yield found


def resized(base: Base, site: Site, sources: Sources) -> Iterator[Sample]:
    """Yield messages in which the stream around a field has more bytes at its end, or none from the field on.

    The sizes of all streams around it are adjusted.
    """
    streams = [one for one in around(site.holder) if _size_of(one) is not None]
    end = end_of(streams[0].stream if streams else site.holder.stream)
    for place, more in ((end, b"\0"), (end, bytes(7)), (site.end - 1, b""), (site.start, b"")):
        found = _with_other_sizes(base, streams, place + len(more) - end, sources)
        if found is not None:
            yield Sample(found.data[:place] + more + found.data[end:], found.params)


def _with_other_sizes(base: Base, streams: list[Object], difference: int, sources: Sources) -> Sample | None:
    """Return a message with other sizes of some streams; None where one cannot be so."""
    left = list(base.sites)
    for one in streams:
        formula = _size_of(one)
        names = sources(formula) if formula is not None else frozenset[str]()
        numbers = _numbers_before(Base(base.sample, tuple(left)), one.stream.base, names, near=one.stream.base)
        sample = base.with_number(numbers[0], (numbers[0].number or 0) + difference) if numbers else None
        if sample is None:
            return None
        left.remove(numbers[0])
        base = Base(sample, base.sites)
    return base.sample


def _size_of(one: Object) -> Formula | None:
    """Return the size of the stream that an object has of its own."""
    if one.holder is None or one.stream is one.holder.stream:
        return None
    spec = one.holder.type.spec
    attribute = next(attribute for attribute in spec.attributes() if name_of(spec, attribute) == one.name)
    return attribute.delimiter.size


def _numbers_before(base: Base, end: int, names: frozenset[str], *, near: int) -> list[Site]:
    """Return the numbers of some names that lie before a place, nearest to another one."""
    found = [site for site in base.sites if site.attribute.id in names and site.number is not None and site.end <= end]
    return sorted(found, key=lambda site: abs(near - site.start))[:_FIELDS]
