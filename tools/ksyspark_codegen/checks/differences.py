"""Where two decoded values differ first."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Difference:
    """Two values that should be equal, and the path that leads to them (empty: the whole)."""

    path: str
    one: object
    other: object


def are_equal(one: object, other: object) -> bool:
    """Tell whether two values are equal; a floating-point number that is none equals itself here."""
    if isinstance(one, float) and isinstance(other, float):
        return one == other or (math.isnan(one) and math.isnan(other))
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(are_equal, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(are_equal(value, other[key]) for key, value in one.items())
    return one == other


def difference_of(one: object, other: object, path: str = "") -> Difference | None:
    """Return where two values differ first; None where they are equal."""
    if are_equal(one, other):
        return None
    found = (difference_of(left, right, path + step) for step, left, right in _pairs(one, other))
    first = next((difference for difference in found if difference is not None), None)
    return first or Difference(path.removeprefix("."), one, other)


def _pairs(one: object, other: object) -> Iterator[tuple[str, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        yield from ((f".{key}", one[key], other[key]) for key in one if key in other)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            yield f"[{index}]", left, right
