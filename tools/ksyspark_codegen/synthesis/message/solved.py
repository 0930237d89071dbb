"""A message that fits, with its values and what it shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ksyspark.spec.model import Attribute, Endian, TypeSpec
from ksyspark_codegen.synthesis.message.assignments import Assignments
from ksyspark_codegen.synthesis.message.parts import Key


@dataclass(frozen=True, slots=True)
class Leaf:
    """One value that was read: where it lies, in bits from the start of the message, and what it is.

    `is_fixed` tells that another value could end the stream that it lies in elsewhere, `ends` are bytes that end
    the value itself.
    """

    bit: int
    width: int
    owner: TypeSpec
    attribute: Attribute
    encoding: str | None
    order: Endian
    is_fixed: bool
    ends: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Solved:
    """A message that fits: its bytes, its parameters, what it shows, the objects of each type.

    `leaves` tell where its values lie.

    `assignments` are those that make it, for messages that differ from it in some.
    """

    data: bytes
    params: Mapping[str, object]
    points: frozenset[tuple[tuple[str, ...], str, str, int]]
    leaves: tuple[Leaf, ...]
    known: bytes
    assignments: Assignments
    objects: Mapping[tuple[str, ...], Sequence[Key]]


@dataclass(frozen=True, slots=True)
class Sample:
    """A message and the parameters of the top type under which it is one."""

    data: bytes
    params: Mapping[str, object]


def sample_of(solved: Solved) -> Sample:
    """Return a message without the way in which it was made."""
    return Sample(solved.data, solved.params)
