"""Unrolled types: which type of the specification a level of a recursive type stands for.

The unroller (`recursion/unroll.py`) writes these marks as keys into the YAML of the types that it adds; the official
compiler ignores keys that begin with `-`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.spec.model import TypeSpec

UNROLLED_KEY = "-ksyspark-unrolled"
LEVEL_KEY = "-ksyspark-level"
RAW_FIELD = "raw"
"""The only field of a type that keeps the bytes below the last level."""


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A level of the recursive type `origin`: level `depth` (2 and more); with `is_raw` it only keeps bytes."""

    origin: tuple[str, ...]
    depth: int
    is_raw: bool = False

    def marks(self) -> Mapping[str, str | int | bool]:
        """Return what stands in the YAML of the type, below `UNROLLED_KEY`."""
        return {"of": "::".join(self.origin), "depth": self.depth, "raw": self.is_raw}


def unrolled_from(spec: TypeSpec) -> Unrolled | None:
    """Return which level a type is; None for a type that stands in the specification itself."""
    marks = spec.about.extensions.get(UNROLLED_KEY)
    if not isinstance(marks, Mapping):
        return None
    return Unrolled(tuple(str(marks["of"]).split("::")), int(marks["depth"]), bool(marks["raw"]))


def origin_of(spec: TypeSpec) -> tuple[str, ...]:
    """Return the path of a type as the specification has it."""
    unrolled = unrolled_from(spec)
    return unrolled.origin if unrolled else spec.path


def depth_of(spec: TypeSpec) -> int:
    """Return the level of a type in its recursion: 1 for a type that stands in the specification itself."""
    unrolled = unrolled_from(spec)
    return unrolled.depth if unrolled else 1


def is_raw(spec: TypeSpec) -> bool:
    """Tell whether a type keeps the bytes below the last level."""
    unrolled = unrolled_from(spec)
    return unrolled is not None and unrolled.is_raw


def is_same_type(one: TypeSpec, other: TypeSpec) -> bool:
    """Tell whether two types are one type of the specification, be it on different levels."""
    return origin_of(one) == origin_of(other)


def holds_level(spec: TypeSpec) -> bool:
    """Tell whether a type was added only to hold the types of one level."""
    return LEVEL_KEY in spec.about.extensions
