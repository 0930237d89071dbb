"""A message that was made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ksyspark_codegen.synthesis.choices import Choices
from ksyspark_codegen.synthesis.parts import Key
from ksyspark_codegen.synthesis.reading import Leaf, ShownAt


@dataclass(frozen=True, slots=True)
class Solved:
    """A message that fits: its bytes, its parameters, what it shows and on which routes, the objects of each type.

    `leaves` tell where its values lie.

    `choices` are those that make it, for messages that differ from it in some.
    """

    data: bytes
    params: Mapping[str, object]
    points: frozenset[tuple[tuple[str, ...], str, str, int]]
    leaves: tuple[Leaf, ...]
    known: bytes
    choices: Choices
    objects: Mapping[tuple[str, ...], Sequence[Key]]
    shown_at: frozenset[ShownAt]
    broken: Key | None = None
