"""Change one thing in messages that obey: a field, a parameter, a size, the end, or bytes at random."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from ksyspark.interpreter.objects import Object
from ksyspark.spec.model import BitsUse, BytesUse, Parameter, StringUse, UserTypeUse
from ksyspark_codegen.synthesis import editing
from ksyspark_codegen.synthesis.encoding import Literal, bad_bytes, encode_text
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier, around, end_of

# Places that are kept for each field, which bounds the work of changing them, and few of them.
_KEPT, _FEW = 4, 2
# Messages in which parameters are changed.
_BASES_OF_PARAMS = 12
# Messages in which a field is changed whose rules nothing broke so far.
_ELSEWHERE = 24
# In bytes: larger messages take too long to read again and again.
_LONGEST_MESSAGE = 4096


@dataclass(slots=True, eq=False)
class Bases:
    """The messages that obey, with those places of each field that are changed: a few, rather such with some bytes."""

    messages: list[editing.Base] = field(default_factory=list)
    sites: dict[editing.Base, list[Site]] = field(default_factory=dict)
    by_field: dict[editing.FieldName, list[tuple[editing.Base, Site]]] = field(default_factory=dict)

    def with_field(self, name: editing.FieldName) -> list[tuple[editing.Base, Site]]:
        """Return places of a field, those with some bytes first, then those in the shortest messages."""
        bases = self.by_field.get(name, [])
        return sorted(bases, key=lambda pair: (not _has_bytes(pair[1]), len(pair[0].sample.data)))

    def elsewhere(self, name: editing.FieldName) -> list[tuple[editing.Base, Site]]:
        """Return places of a field in messages of all kinds, one of each message."""
        places = [(base, site) for base in self.messages for site in base.sites if site.field == name]
        firsts = list({base: (base, site) for base, site in reversed(places)}.values())
        return firsts[:: max(len(firsts) // _ELSEWHERE, 1)]


def bases_of(verifier: Verifier, samples: Iterable[Sample]) -> Bases:
    """Read messages, the short ones first; those that do not obey, or are long, are left out."""
    bases = Bases()
    for sample in sorted(samples, key=lambda sample: len(sample.data)):
        verdict = verifier.read(sample.data, sample.params) if len(sample.data) <= _LONGEST_MESSAGE else None
        if verdict is not None and verdict.found is None:
            base = editing.Base(sample, verdict.sites)
            bases.messages.append(base)
            bases.sites[base] = list(_new(bases, base))
    return bases


def _has_bytes(site: Site) -> bool:
    """Tell whether a value has bytes, more than those that end it."""
    return bool(site.width) and site.value not in ("", b"")


def _new(bases: Bases, base: editing.Base) -> Iterator[Site]:
    """Yield values of fields of which few are known in that byte order: one of each field, of bits all."""
    taken: set[editing.FieldName] = set()
    for site in base.sites:
        known = bases.by_field.setdefault(site.field, [])
        kept = sum(one.holder.order == site.holder.order for _, one in known)
        is_wanted = kept < _KEPT or (_has_bytes(site) and not any(_has_bytes(one) for _, one in known))
        if is_wanted and (site.field not in taken or isinstance(site.use, BitsUse)):
            taken.add(site.field)
            known.append((base, site))
            yield site


# Bytes that differ between character sets, or are no letter in some of them; the last is one in most.
_BYTES = (0x20, 0x40, 0x00, 0xFF, 0xC1, 0x4A, 0x8D, 0x81, 0x41)
# A number of several bytes, of which each says whether another one follows, is one of this many items at most.
_ITEMS = 8
# In bytes: parameters that are compared with a number may be run of so many bytes.
_LONGEST_RUN, _WORD = 64, 4


def other_values(base: editing.Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    """Yield messages with another value in a field, those near the literals that it is compared with first."""
    if site.is_number:
        yield from _numbers(base, site, compared)
    elif isinstance(site.use, StringUse | BytesUse):
        yield from _texts(base, site, compared)


def parts_of(base: editing.Base, site: Site) -> list[Site]:
    """Return the fields of an object, those beside a field without bytes, or the field itself."""
    holder = site.value if isinstance(site.use, UserTypeUse) else site.holder
    return [site] if holder is site.holder and site.width else [part for part in base.sites if part.holder is holder]


def _numbers(base: editing.Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    shape, own = site.shape, site.value
    if shape.kind == "float" or not isinstance(own, int):
        return
    ends = (shape.least, shape.most, -1, 0, 1, 1 << shape.width - 1, (1 << shape.width - 1) - 1)
    other_bytes = (value for bit in range(0, shape.width, 8) for value in (own ^ 1 << bit, own & ~(0xFF << bit)))
    values = dict.fromkeys((*editing.numbers_near(compared), own + 1, own - 1, *ends, *other_bytes))
    yield from base.with_numbers(site, (value for value in values if value != own))
    if site.index is not None and site.bit % 8 == 0:
        old, start = base.sample.data, site.start
        runs = (bytes([byte]) * _ITEMS for byte in (0x80, 0xFF, 0))
        yield from (Sample(old[:start] + run + old[start + _ITEMS :], base.sample.params) for run in runs)


def _texts(base: editing.Base, site: Site, compared: Sequence[Literal]) -> Iterator[Sample]:
    """Yield messages with other bytes in a field: a literal, one byte all over or up to the end, one other byte."""
    start, size = site.start, site.width // 8
    encoding = site.encoding if isinstance(site.use, StringUse) else None
    for literal in compared:
        data = encode_text(literal, encoding or "UTF-8") if isinstance(literal, str) else literal
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
    base: editing.Base, parameters: Sequence[Parameter], compared: Mapping[str, Sequence[Literal]]
) -> Iterator[Sample]:
    """Yield messages with another value of a parameter of the top type."""
    for parameter in parameters:
        before, literals = base.sample.params[parameter.id], compared.get(parameter.id, ())
        numbers = (*literals, 0, 1, 2, *editing.numbers_near(literals))
        values = _bytes(literals) if isinstance(before, bytes) else numbers
        for value in dict.fromkeys(values):
            other = bool(value) if isinstance(before, bool) else value
            if other != before and editing.fits(parameter, other):
                yield Sample(base.sample.data, {**base.sample.params, parameter.id: other})


def _bytes(literals: Sequence[Literal]) -> Iterator[bytes]:
    """Yield the bytes that are compared with, and runs as long as the numbers: all bytes set, none, or all but four."""
    yield from (one for one in literals if isinstance(one, bytes))
    for length in dict.fromkeys(int(one) for one in literals if isinstance(one, int) and 0 < one <= _LONGEST_RUN):
        whole = bytes(range(1, length + 1))
        yield from (whole, bytes(length))
        yield from (whole[:at] + bytes(_WORD) + whole[at + _WORD :] for at in range(0, length - _WORD + 1, _WORD))


# A size is tried in bytes and in words of two and four bytes.
_UNITS = (1, 2, 4)


def cut_off(base: editing.Base, site: Site) -> Iterator[Sample]:
    """Yield messages that end inside a field, before it, and behind it."""
    for length in dict.fromkeys((site.end - 1, site.start, site.end)):
        if 0 <= length < len(base.sample.data):
            yield Sample(base.sample.data[:length], base.sample.params)


def stretched(base: editing.Base, site: Site, sources: editing.Sources) -> Iterator[Sample]:
    """Yield messages in which the size, count or position of a field is too large, or too small."""
    attribute = site.attribute
    counted = attribute.repeat.formula if attribute.repeat is not None and attribute.repeat.kind == "expr" else None
    for formula in (attribute.delimiter.size, attribute.pos, counted):
        names = sources(formula) if formula is not None else frozenset[str]()
        for number in editing.numbers_before(base, len(base.sample.data), names, near=site.start):
            own = number.number or 0
            values = (own + 1, own + 7, own + 256, own - 1, number.shape.most, 0, number.shape.least)
            yield from base.with_numbers(number, dict.fromkeys(values))


def shrunk(base: editing.Base, site: Site, sources: editing.Sources) -> Iterator[Sample]:
    """Yield messages in which a stream around a field ends inside the field, because a size is smaller."""
    for holder in around(site.holder):
        formula = editing.size_of(holder)
        if formula is None:
            continue
        numbers = editing.numbers_before(base, holder.stream.base, sources(formula), near=holder.stream.base)
        for place in dict.fromkeys((site.end - 1, site.start)):
            missing = end_of(holder.stream) - place
            for number in numbers:
                smaller = ((number.number or 0) - -(-missing // unit) for unit in _UNITS)
                yield from base.with_numbers(number, smaller)


def resized(base: editing.Base, site: Site, sources: editing.Sources) -> Iterator[Sample]:
    """Yield messages in which the stream around a field is longer, or ends in front of it; sizes are adjusted."""
    contents = [one for one in around(site.holder) if editing.size_of(one) is not None]
    end = end_of(contents[0].stream if contents else site.holder.stream)
    for place, more in ((end, b"\0"), (end, bytes(7)), (site.end - 1, b""), (site.start, b"")):
        changed = _with_other_sizes(base, contents, place + len(more) - end, sources)
        if changed is not None:
            yield Sample(changed.data[:place] + more + changed.data[end:], changed.params)


def _with_other_sizes(
    base: editing.Base, contents: Sequence[Object], more: int, sources: editing.Sources
) -> Sample | None:
    """Return a message with larger sizes of streams, each nearest before its stream, or None if one cannot be so."""
    left, sample = list(base.sites), base.sample
    for content in contents:
        rest, place, formula = editing.Base(sample, tuple(left)), content.stream.base, editing.size_of(content)
        numbers = editing.numbers_before(rest, place, sources(formula), near=place) if formula else []
        larger = rest.with_number(numbers[0], (numbers[0].number or 0) + more) if numbers else None
        if larger is None:
            return None
        left.remove(numbers[0])
        sample = larger
    return sample


# Share of the mutated messages in which bytes are changed without regard to fields.
_SCRAMBLED = 0.25


@dataclass(frozen=True, slots=True)
class Mutated:
    """A message that obeyed before something was changed, and the parameters under which it is read.

    It may obey or break rules. Where `is_sure`, `field` and `offset` are what decoders must report, `field` None for a
    message that obeys; else decoders must agree.
    """

    data: bytes
    params: Mapping[str, object]
    field: str | None = None
    offset: int = 0
    is_sure: bool = False


def outcome_of(sample: Sample, verdict: Verdict) -> Mutated:
    """Return a mutated message with what became of it."""
    fault = verdict.fault
    if fault is None:
        return Mutated(sample.data, sample.params, is_sure=True)
    return Mutated(sample.data, sample.params, fault.field, fault.offset, fault.is_sure)


def mutations(
    bases: Bases,
    parameters: Sequence[Parameter],
    compared: Mapping[str, Sequence[Literal]],
    is_enough: Callable[[editing.FieldName], bool] = lambda _: False,
) -> Iterator[Sample]:
    """Yield messages that differ in one field, in one parameter, or in their end from one that obeys.

    `compared` are the literals that fields are compared with, by name. Each field is changed in one message first, then
    in another one. Where it `is_enough`, it is changed in few messages of each byte order only.
    """
    for base in islice((base for base, sites in bases.sites.items() if sites), _BASES_OF_PARAMS):
        yield from other_params(base, parameters, compared)
    places = Counter[object]()
    ranked: list[tuple[int, editing.Base, Site]] = []
    for base, sites in bases.sites.items():
        for site in sites:
            place = site.field, site.holder.order
            ranked.append((places[place], base, site))
            places[place] += 1
    for rank, base, site in sorted(ranked, key=lambda ranking: ranking[0]):
        if rank < _FEW or not is_enough(site.field):
            yield from cut_off(base, site)
            yield from other_values(base, site, compared.get(site.attribute.id, ()))


def mutated(
    verifier: Verifier, tried: Sequence[Mutated], bases: Sequence[editing.Base], seed: int, count: int
) -> tuple[Mutated, ...]:
    """Return different messages, some `tried`, some with other bytes at random; the same ones for the same seed."""
    chance = Random(f"{seed} mutated")  # noqa: S311 (made again from the same seed)
    chosen = chance.sample(tried, min(len(tried), int(count * (1 - _SCRAMBLED))))
    for _ in range(count - len(chosen) if bases else 0):
        base = chance.choice(bases).sample
        sample = Sample(scrambled(chance, base.data), base.params)
        chosen.append(outcome_of(sample, verifier.read(sample.data, sample.params)))
    return tuple({(one.data, repr(one.params)): one for one in chosen}.values())


def scrambled(chance: Random, data: bytes) -> bytes:
    """Return a message with one to three changes: bytes set, a bit flipped, bytes cut out, put in, or cut off."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 3))):
        if not changed:
            return chance.randbytes(chance.randint(0, 6))
        at = chance.randrange(len(changed))
        match chance.randrange(6):
            case 0:
                changed[at] = chance.randrange(256)
            case 1:
                changed[at] ^= 1 << chance.randrange(8)
            case 2:
                del changed[at : at + chance.randint(1, 4)]
            case 3:
                changed[at:at] = chance.randbytes(chance.randint(1, 4))
            case 4:
                changed[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF))
            case _:
                del changed[at:]
    return bytes(changed)
