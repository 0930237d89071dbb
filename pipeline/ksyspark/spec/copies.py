"""Copies of recursive types: what the code generator writes into a type that it made out of another one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.spec.model import TypeSpec

KEY = "-ksyspark-copy"
ROOM_KEY = "-ksyspark-level"
COPY_KEYS = (KEY, ROOM_KEY)
RAW_FIELD = "raw"
"""The only field of a type that stands for bytes."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the type `origin`, `depth` levels down (2 and more); `is_raw` tells that it only keeps its bytes."""

    origin: tuple[str, ...]
    depth: int
    is_raw: bool = False

    def marks(self) -> Mapping[str, str | int | bool]:
        """Return what stands in the YAML of the copy, below `KEY`."""
        return {"of": "::".join(self.origin), "depth": self.depth, "raw": self.is_raw}


def copy_of(spec: TypeSpec) -> Copy | None:
    """Return what a type is a copy of; None for a type of the specification itself."""
    marks = spec.about.extensions.get(KEY)
    if not isinstance(marks, Mapping):
        return None
    return Copy(tuple(str(marks["of"]).split("::")), int(marks["depth"]), bool(marks["raw"]))


def origin_of(spec: TypeSpec) -> tuple[str, ...]:
    """Return the path of the type as the specification has it."""
    copy = copy_of(spec)
    return copy.origin if copy else spec.path


def depth_of(spec: TypeSpec) -> int:
    """Return how many levels down a type lies in its own recursion: 1 for a type of the specification itself."""
    copy = copy_of(spec)
    return copy.depth if copy else 1


def is_raw(spec: TypeSpec) -> bool:
    """Tell whether a type stands for bytes that are not looked into."""
    copy = copy_of(spec)
    return copy is not None and copy.is_raw


def is_room(spec: TypeSpec) -> bool:
    """Tell whether a type only holds the types of one level."""
    return ROOM_KEY in spec.about.extensions
