"""Mutated messages of a format, in fixed shares of each kind of mutation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random

from ksyspark.spec.model import BytesUse, StringUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.synthesis.breaking.patches import Proposal, other_params
from ksyspark_codegen.synthesis.hints import Literal
from ksyspark_codegen.synthesis.mutation.bases import Sites, filled, sites_of, with_other_values
from ksyspark_codegen.synthesis.mutation.combining import in_turn, merged, scrambled, spread
from ksyspark_codegen.synthesis.mutation.expressions import mutated_expressions, mutated_throughout
from ksyspark_codegen.synthesis.mutation.fields import other_values
from ksyspark_codegen.synthesis.mutation.structure import shortened, stretched, with_shared_values
from ksyspark_codegen.synthesis.mutation.texts import with_undecodable_texts
from ksyspark_codegen.synthesis.samples import Sample
from ksyspark_codegen.synthesis.verifier import Taken, Verifier

# Messages beyond 4,096 bytes are not mutated: reading them takes too long.
_LONGEST, _FEW = 4096, 4
_LONG, _SHORT, _TRIES = 24, 300, 2
# Shares of all mutated messages, by kind; the rest is changed at random bytes.
_PARAMS, _SHARED, _FIELDS, _THROUGHOUT, _EXPRESSIONS, _TEXTS, _PAIRS = 0.1, 0.07, 0.29, 0.2, 0.12, 0.14, 0.03
_ROUTES, _MESSAGES = 3, 32

Change = tuple[Base, Proposal]


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


def verified(verifier: Verifier, one: Mutated) -> Mutated:
    """Return a message with what decoders must report."""
    fault = verifier.read(one.data, one.params).fault
    if fault is None:
        return Mutated(one.data, one.params, is_sure=True)
    return Mutated(one.data, one.params, fault.field, fault.offset, fault.is_sure)


def mutated(
    bases: Bases,
    compared: Mapping[str, Sequence[Literal]],
    obeying: Sequence[Sample],
    seed: int,
    count: int,
) -> list[Mutated]:
    """Return up to so many different messages, not verified yet; the same ones for the same seed.

    `compared` are the literals that a field is compared with, by its name. A few messages are long, a few short; some
    have another value in one field or parameter, some another outcome of one expression, in one object or in all of a
    type, some two of these, some are read with another parameter and have a text with bytes that may be no letter; in
    the others bytes are changed without regard to fields.
    """
    chance, expressions = Random(f"{seed} mutated"), int(_EXPRESSIONS * count)  # noqa: S311 (made again from the same seed)
    read = (base_of(bases.verifier, one) for one in obeying)
    short = [base for base in (*bases.all(), *read) if base is not None and len(base.data) <= _LONGEST]
    sites = sites_of([*filled(bases, sites_of(short)), *short])
    sites = sites_of([*sites.bases, *with_other_values(bases, sites)])
    hints = bases.solver.hints
    worded: list[Change] = []
    at_once = list(islice(_different(in_turn(_of_types(sites, worded))), int(_THROUGHOUT * count)))
    of_params = list(islice(_different(in_turn(_of_params(sites, compared))), int(_PARAMS * count)))
    changes = [
        *of_params,
        *islice(_different(in_turn(with_shared_values(sites, compared, hints))), int(_SHARED * count)),
        *islice(_different(in_turn(_of_fields(sites, compared))), int(_FIELDS * count)),
        *at_once,
        # Many of these are equal: on several routes one value changes many expressions.
        *islice(_different(islice(in_turn(_of_objects(sites)), _TRIES * expressions)), expressions),
    ]
    proposals = chain(
        islice(_stretched(sites), _LONG),
        islice(shortened(sites, bases.solver.library), _SHORT),
        (proposal for _, proposal in changes),
        islice(with_undecodable_texts(bases.verifier, [*of_params, *worded], hints.sizes), int(_TEXTS * count)),
        islice(_pairs(chance, changes), int(_PAIRS * count)),
        islice(_scrambled(chance, obeying), count),
    )
    found = {(one.data, repr(one.params)): Mutated(one.data, one.params) for one in proposals}
    return list(islice(found.values(), count))


def _different(changes: Iterator[Change]) -> Iterator[Change]:
    seen: set[object] = set()
    for base, one in changes:
        mark = (one.data, repr(one.params))
        if mark not in seen:
            seen.add(mark)
            yield base, one


def _of_fields(sites: Sites, compared: Mapping[str, Sequence[Literal]]) -> Iterator[Iterator[Change]]:
    """Yield for each field the messages in which it has another value."""
    for (_, name), found in sites.fields.items():
        near = compared.get(name, ())
        yield spread([[(base, one) for one in other_values(base, taken, near)] for base, taken in found])


def _of_params(sites: Sites, compared: Mapping[str, Sequence[Literal]]) -> Iterator[Iterator[Change]]:
    """Yield for each parameter the messages of those that show most, read with another value of it."""
    for base in sites.showing_most(_FEW):
        for name in base.params:
            yield _with_other_param(base, compared.get(name, ()), name)


def _with_other_param(base: Base, compared: Sequence[Literal], name: str) -> Iterator[Change]:
    yield from ((base, one) for one in other_params(base, compared, name))


def _stretched(sites: Sites) -> Iterator[Proposal]:
    """Yield long messages, for each field of each type in turn, on whatever route."""
    fields: dict[tuple[object, ...], list[tuple[Base, Taken]]] = {}
    for ((_, endian), name), found in sites.fields.items():
        fields.setdefault((found[0][1].spot.part.spec.path, endian, name), []).extend(found)
    yield from in_turn(
        chain.from_iterable(stretched(base, taken) for base, taken in found) for found in fields.values()
    )


def _of_objects(sites: Sites) -> Iterator[Iterator[Change]]:
    """Yield for each type the messages in which one of its expressions has another value."""
    for found in sites.objects.values():
        yield mutated_expressions(found)


def _of_types(sites: Sites, worded: list[Change]) -> Iterator[Iterator[Change]]:
    """Yield for each type with objects on several routes the messages in which all have another value of an expression.

    Those of types that have texts are noted as `worded`, too.
    """
    for path, spec in sites.types(_ROUTES).items():
        several = [
            (base, [part for part in base.parts if part.spec.path == path])
            for base in sites.showing_most(_MESSAGES, path)
        ]
        found = in_turn(mutated_throughout(base, parts) for base, parts in several if parts)
        uses = (use for attribute in spec.attributes() for use, _ in simple_uses(attribute))
        yield _noted(found, worded) if any(isinstance(use, StringUse | BytesUse) for use in uses) else found


def _noted(changes: Iterator[Change], noted: list[Change]) -> Iterator[Change]:
    for one in changes:
        noted.append(one)
        yield one


def _pairs(chance: Random, changes: Sequence[Change]) -> Iterator[Proposal]:
    """Yield messages with two mutations of the same message."""
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
