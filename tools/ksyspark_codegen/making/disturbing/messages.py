"""Disturbed messages: field after field, expression after expression, then several disturbances in one message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from itertools import count as numbers
from random import Random

from ksyspark_codegen.making.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.making.breaking.patches import Proposal, other_params, with_bytes
from ksyspark_codegen.making.disturbing.crossing import crossed
from ksyspark_codegen.making.disturbing.expressions import turned_expressions, turned_throughout
from ksyspark_codegen.making.disturbing.filling import filled
from ksyspark_codegen.making.disturbing.grounds import Grounds, grounds_of
from ksyspark_codegen.making.disturbing.mixing import in_turn, merged, scrambled, spread
from ksyspark_codegen.making.disturbing.stretching import stretched
from ksyspark_codegen.making.disturbing.values import other_values
from ksyspark_codegen.making.hints import Literal
from ksyspark_codegen.making.judging import Judge
from ksyspark_codegen.making.samples import Sample
from ksyspark_codegen.spec.model import BytesUse, StringUse

_LONGEST, _FEW = 4096, 4
_LONG, _TRIES, _VALUES_TOLD = 24, 2, 32
_TOLD, _CROSSED, _VALUES, _AT_ONCE, _TURNED, _MISREAD, _PAIRS = 0.1, 0.1, 0.35, 0.1, 0.15, 0.1, 0.05
_ROUTES, _MESSAGES = 3, 4
# No letter in UTF-8, in Windows' sets, or in ASCII.
_NO_LETTER = b"\x81"
_LETTERS = bytes(0x41 if byte > 0x7F else byte for byte in range(256))

Change = tuple[Base, Proposal]


@dataclass(frozen=True, slots=True)
class Disturbed:
    """A message that obeyed before something was changed, and the parameters under which it is read.

    It may obey or break rules. Where `is_sure`, `field` and `offset` are what decoders must report, `field` None for a
    message that obeys; else decoders must agree.
    """

    data: bytes
    params: Mapping[str, object]
    field: str | None = None
    offset: int = 0
    is_sure: bool = False


def judged(judge: Judge, one: Disturbed) -> Disturbed:
    """Return a message with what decoders must report."""
    fault = judge.read(one.data, one.params).fault
    if fault is None:
        return Disturbed(one.data, one.params, is_sure=True)
    return Disturbed(one.data, one.params, fault.field, fault.offset, fault.is_sure)


def disturbed(
    bases: Bases,
    told: Mapping[str, Sequence[Literal]],
    obeying: Sequence[Sample],
    seed: int,
    count: int,
) -> list[Disturbed]:
    """Return up to so many different messages, not judged yet; the same ones for the same seed.

    `told` are literals that have to do with a field, by its name. A few messages are long; some have another value in
    one field or parameter, some another outcome of one expression, in one object or in all of a type, some two of
    these, some are read with another parameter and have a text with what may be no letter; in the others bytes are
    changed that know nothing of fields.
    """
    chance, turned = Random(f"{seed} disturbed"), int(_TURNED * count)  # noqa: S311 (made again from the same seed)
    read = (base_of(bases.judge, one) for one in obeying)
    short = [base for base in (*bases.all(), *read) if base is not None and len(base.data) <= _LONGEST]
    grounds = grounds_of([*filled(bases, grounds_of(short)), *short])
    hints = bases.solver.hints
    of_params = list(islice(_different(in_turn(_of_params(grounds, told))), int(_TOLD * count)))
    changes = [
        *of_params,
        *islice(_different(in_turn(crossed(grounds, told, hints))), int(_CROSSED * count)),
        *islice(_different(in_turn(_of_fields(grounds, told))), int(_VALUES * count)),
        *islice(_different(in_turn(_of_types(grounds))), int(_AT_ONCE * count)),
        # On several routes many expressions are turned by one and the same value.
        *islice(_different(islice(in_turn(_of_objects(grounds)), _TRIES * turned)), turned),
    ]
    proposals = chain(
        islice(_stretched(grounds), _LONG),
        (proposal for _, proposal in changes),
        islice(_misread(bases.judge, of_params, hints.sizes), int(_MISREAD * count)),
        islice(_pairs(chance, changes), int(_PAIRS * count)),
        islice(_scrambled(chance, obeying), count),
    )
    found = {(one.data, repr(one.params)): Disturbed(one.data, one.params) for one in proposals}
    return list(islice(found.values(), count))


def _different(changes: Iterator[Change]) -> Iterator[Change]:
    seen: set[object] = set()
    for base, one in changes:
        mark = (one.data, repr(one.params))
        if mark not in seen:
            seen.add(mark)
            yield base, one


def _of_fields(grounds: Grounds, told: Mapping[str, Sequence[Literal]]) -> Iterator[Iterator[Change]]:
    """Yield for each field the messages in which it has another value."""
    for (_, name), found in grounds.fields.items():
        near = told.get(name, ())
        yield spread([[(base, one) for one in other_values(base, taken, near)] for base, taken in found])


def _of_params(grounds: Grounds, told: Mapping[str, Sequence[Literal]]) -> Iterator[Iterator[Change]]:
    """Yield for each parameter the messages of those that show most, read with another value of it."""
    for base in grounds.showing_most(_FEW):
        for name in base.params:
            yield _with_other_param(base, told.get(name, ()), name)


def _with_other_param(base: Base, told: Sequence[Literal], name: str) -> Iterator[Change]:
    yield from ((base, one) for one in other_params(base, told, name))


def _stretched(grounds: Grounds) -> Iterator[Proposal]:
    """Yield long messages, for each field in turn."""
    yield from in_turn(
        chain.from_iterable(stretched(base, taken) for base, taken in found) for found in grounds.fields.values()
    )


def _of_objects(grounds: Grounds) -> Iterator[Iterator[Change]]:
    """Yield for each type the messages in which one of its expressions has another value."""
    for found in grounds.objects.values():
        yield turned_expressions(found)


def _of_types(grounds: Grounds) -> Iterator[Iterator[Change]]:
    """Yield for each type with objects on several routes the messages in which all of them are turned."""
    for path in grounds.types(_ROUTES):
        for base in grounds.showing_most(_MESSAGES, path):
            yield turned_throughout(base, [part for part in base.parts if part.spec.path == path])


def _misread(judge: Judge, changes: Sequence[Change], sizes: frozenset[str]) -> Iterator[Proposal]:
    """Yield messages with another parameter, and in one text what is no letter in some character sets.

    All other texts are of letters that are some in every set, so that this one is come to.
    """
    able: dict[str, tuple[Proposal, list[int]]] = {}
    for base, one in changes:
        texts, letters = list(_texts_of(base, sizes)), one
        for start, end in texts:
            letters = with_bytes(letters, start, one.data[start:end].translate(_LETTERS))
        told = repr([each for each in one.params.items() if each not in base.params.items()])
        if (
            len(able) < _VALUES_TOLD
            and texts
            and told not in able
            and judge.read(letters.data, letters.params).fault is None
        ):
            able[told] = letters, [start for start, _ in texts]
    for shift in numbers() if able else ():
        for number, (letters, places) in enumerate(able.values()):
            yield with_bytes(letters, places[(number + shift) % len(places)], _NO_LETTER)


def _texts_of(base: Base, sizes: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yield where texts begin and end that have any bytes, no rule, and no size that depends on them."""
    for one in base.verdict.reading.taken:
        attribute = one.spot.attribute
        is_free = attribute.valid is None and attribute.contents is None and attribute.id not in sizes
        if one.width and is_free and isinstance(one.spot.use, StringUse | BytesUse):
            yield one.bit // 8, (one.bit + one.width) // 8


def _pairs(chance: Random, changes: Sequence[Change]) -> Iterator[Proposal]:
    """Yield messages with two disturbances of the same message."""
    by_base: dict[Base, list[Proposal]] = {}
    for base, proposal in changes:
        by_base.setdefault(base, []).append(proposal)
    groups = [(base, found) for base, found in by_base.items() if len(found) > 1]
    weights = [len(found) for _, found in groups]
    while groups:
        ((base, found),) = chance.choices(groups, weights)
        one = merged(Proposal(base.data, base.params), *chance.sample(found, 2))
        if one is not None:
            yield one


def _scrambled(chance: Random, obeying: Sequence[Sample]) -> Iterator[Proposal]:
    short = [one for one in obeying if len(one.data) <= _LONGEST]
    while short:
        one = chance.choice(short)
        yield Proposal(scrambled(chance, one.data), one.params)
