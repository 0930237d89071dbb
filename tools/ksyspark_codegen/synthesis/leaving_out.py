"""Fields that need not be there where their rules cannot be met."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.synthesis.demand import Demand
from ksyspark_codegen.synthesis.parts import Frame, Key
from ksyspark_codegen.synthesis.reading import Reading


def ways_without(reading: Reading, key: Key) -> Iterator[Demand]:
    """Yield what must be so that a field is not there, or a field around it, unless a goal asks for that one."""
    parts = {part.key: part for part in reading.parts}
    for length in range(len(key), 0, -1):
        place, part = key[:length], parts.get(key[: length - 1])
        for attribute in part.spec.attributes() if part is not None else ():
            condition = attribute.condition
            if part is None or condition is None or attribute.id != place[-1]:
                continue
            if ("if", part.spec.path, attribute.id) not in reading.choices.goals:
                yield Demand(condition.tree, Frame(part, place), "==", False, condition.text)
