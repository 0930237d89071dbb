"""Which values, put into a finished message, give an expression another value."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice
from random import Random

from ksyspark.spec.expressions import Expression
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.patches import is_number
from ksyspark_codegen.synthesis.expressions.inversion import Inversion
from ksyspark_codegen.synthesis.expressions.search import guesses
from ksyspark_codegen.synthesis.message.assignments import Assignments, Change, Constraint, Sign
from ksyspark_codegen.synthesis.message.parts import Frame, Key
from ksyspark_codegen.synthesis.reading.numbers import shape_of
from ksyspark_codegen.synthesis.verifier import Taken

_MOST = 10
# Many expressions are inverted in one message before the next message is taken.
_BASES = 32


def item_frame(taken: Taken) -> Frame:
    """Return the place of a rule over a value."""
    spot = taken.spot
    return Frame(spot.part, spot.frame.asker, taken.value, spot.key, spot.index)


def inverted(base: Base, taken: Taken, tree: Expression, frame: Frame, sign: Sign, value: object) -> Iterator[Change]:
    """Yield values under which an expression of a field stands in a relation to a value, the likeliest first.

    The stream stands behind the field for the rules over its value, else before it.
    """
    window = taken.spot.part.window
    is_behind = frame.item_key is not None
    window.bit = taken.bit - window.base * 8 + (taken.width if is_behind else 0)
    return inverted_at(base, tree, frame, sign, value)


def inverted_at(base: Base, tree: Expression, frame: Frame, sign: Sign, value: object) -> Iterator[Change]:
    """Yield values under which an expression stands in a relation to a value, the likeliest first."""
    assignments = Assignments(Random(0), drawn=_drawn(base))  # noqa: S311 (made again from the same seed)
    inversion = Inversion(base.verdict.evaluator, assignments, _ranges(base), {})
    constraint = Constraint(tree, frame, sign, value, "")
    seen: list[Change] = []
    for change in islice(
        chain(inversion.to(constraint), islice(guesses(inversion.hypotheses, constraint, assignments.random), 3)), _MOST
    ):
        if change and change not in seen:
            seen.append(change)
            yield change


@lru_cache(maxsize=_BASES)
def _drawn(base: Base) -> dict[Key, object]:
    return {**{(name,): value for name, value in base.params.items()}, **{k: v.value for k, v in base.values.items()}}


@lru_cache(maxsize=_BASES)
def _ranges(base: Base) -> dict[Key, range]:
    found = {}
    for key, taken in base.values.items():
        if is_number(taken):
            shape = shape_of(taken.spot.part, taken.spot.attribute, taken.spot.use)
            if shape.kind != "float":
                found[key] = range(shape.least, shape.most + 1)
    return found
