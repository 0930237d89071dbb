"""Mutated messages of a format, what becomes of each, and changes of bytes at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ksyspark.spec.model import Parameter
from ksyspark_codegen.synthesis.hints import Literal
from ksyspark_codegen.synthesis.message.solved import Sample
from ksyspark_codegen.synthesis.mutation.bases import Base, Bases
from ksyspark_codegen.synthesis.mutation.fields import other_params, other_values
from ksyspark_codegen.synthesis.mutation.structure import cut_off
from ksyspark_codegen.synthesis.verifier import Verdict, Verifier

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
    bases: Bases, parameters: Sequence[Parameter], compared: Mapping[str, Sequence[Literal]]
) -> Iterator[Sample]:
    """Yield messages that differ in one field, in one parameter, or in their end from one that obeys.

    `compared` are the literals that fields are compared with, by name.
    """
    for base, sites in bases.sites.items():
        if sites:
            yield from other_params(base, parameters, compared)
        for site in sites:
            yield from cut_off(base, site)
            yield from other_values(base, site, compared.get(site.attribute.id, ()))


def mutated(
    verifier: Verifier, tried: Sequence[Mutated], bases: Sequence[Base], seed: int, count: int
) -> tuple[Mutated, ...]:
    """Return up to so many different messages: some of those that were `tried`, and some with other bytes at random.

    The same ones for the same seed.
    """
    chance = Random(f"{seed} mutated")  # noqa: S311 (made again from the same seed)
    found = chance.sample(tried, min(len(tried), int(count * (1 - _SCRAMBLED))))
    for _ in range(count - len(found) if bases else 0):
        one = chance.choice(bases).sample
        sample = Sample(scrambled(chance, one.data), one.params)
        found.append(outcome_of(sample, verifier.read(sample.data, sample.params)))
    return tuple({(one.data, repr(one.params)): one for one in found}.values())


def scrambled(chance: Random, data: bytes) -> bytes:
    """Return a message with one to three changes: bytes set, a bit flipped, bytes cut out, put in, or cut off."""
    found = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 3))):
        if not found:
            return chance.randbytes(chance.randint(0, 6))
        at = chance.randrange(len(found))
        match chance.randrange(6):
            case 0:
                found[at] = chance.randrange(256)
            case 1:
                found[at] ^= 1 << chance.randrange(8)
            case 2:
                del found[at : at + chance.randint(1, 4)]
            case 3:
                found[at:at] = chance.randbytes(chance.randint(1, 4))
            case 4:
                found[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF))
            case _:
                del found[at:]
    return bytes(found)
