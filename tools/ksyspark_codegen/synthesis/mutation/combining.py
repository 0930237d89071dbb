"""Mutations in turn, two in one message, and random changes of bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TypeVar

from ksyspark_codegen.synthesis.breaking.patches import Proposal

T = TypeVar("T")


def in_turn(several: Iterable[Iterator[T]]) -> Iterator[T]:
    """Yield the first of each, then the second of each, until all are used up."""
    waiting = list(several)
    while waiting:
        left = []
        for one in waiting:
            for found in one:
                yield found
                left.append(one)
                break
        waiting = left


def spread(several: Sequence[Sequence[T]]) -> Iterator[T]:
    """Yield the first of one list, the second of the next, and so on; then what was left out, until all is used up."""
    longest = max(map(len, several), default=0)
    for shift in range(len(several)):
        for number in range(longest):
            chosen = several[(number + shift) % len(several)]
            if number < len(chosen):
                yield chosen[number]


def merged(base: Proposal, one: Proposal, other: Proposal) -> Proposal | None:
    """Return a message with what two mutations change; None where one of them changes the length."""
    if not len(base.data) == len(one.data) == len(other.data):
        return None
    octets = zip(base.data, one.data, other.data, strict=True)
    data = bytes(right if left == own else left for own, left, right in octets)
    changed = {name: value for name, value in one.params.items() if value != base.params[name]}
    return Proposal(data, {**other.params, **changed})


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
