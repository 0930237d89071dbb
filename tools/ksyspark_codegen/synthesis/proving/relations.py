"""What holds case by case: conditions that are polynomials or alternatives of such, and values under them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ksyspark_codegen.synthesis.demand import Sign
from ksyspark_codegen.synthesis.proving.polynomials import Monomial, Polynomial, constant, plus


@dataclass(frozen=True, slots=True, eq=False)
class Either:
    """One of the alternatives holds: all conditions of it do."""

    alternatives: tuple[tuple[Condition, ...], ...]


Condition = Polynomial | Either
"""A polynomial that is 0 or more, or alternatives."""

Alternatives = list[tuple[Condition, ...]]
"""One of them holds; none where that never is."""


@dataclass(frozen=True, slots=True)
class Case:
    """The value of an expression where all `given` hold."""

    given: tuple[Condition, ...]
    value: Polynomial


def together(*given: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """Return conditions that all hold, each once."""
    return tuple({id(condition): condition for conditions in given for condition in conditions}.values())


def as_one(alternatives: Alternatives) -> tuple[Condition, ...]:
    """Return conditions that all hold where one of the alternatives does; there must be one."""
    return alternatives[0] if len(alternatives) == 1 else (Either(tuple(alternatives)),)


def polynomials_in(conditions: Iterable[Condition]) -> list[Polynomial]:
    """Return those of several conditions that are no alternatives."""
    return [one for one in conditions if not isinstance(one, Either)]


def all_in(conditions: Iterable[Condition]) -> Iterator[Polynomial]:
    """Yield the polynomials of conditions and of all alternatives in them."""
    for one in conditions:
        if isinstance(one, Either):
            yield from (found for side in one.alternatives for found in all_in(side))
        else:
            yield one


def merged(cases: list[Case]) -> list[Case]:
    """Return cases of which those with one value are one: of all cases, one always is."""
    if len(cases) == 1:
        return cases
    found: dict[frozenset[tuple[Monomial, int]], list[Case]] = {}
    for case in cases:
        found.setdefault(frozenset(case.value.items()), []).append(case)
    if len(found) == 1:
        return [Case((), cases[0].value)]
    return [Case(as_one([case.given for case in same]), same[0].value) for same in found.values()]


def related(gap: Polynomial, sign: Sign) -> Alternatives:
    """Return what it means that a difference of whole numbers stands in a relation to 0."""
    back, one = plus({}, gap, -1), constant(-1)
    match sign:
        case "==":
            found: Alternatives = [(gap, back)]
        case "!=":
            found = [(plus(gap, one),), (plus(back, one),)]
        case ">=":
            found = [(gap,)]
        case ">":
            found = [(plus(gap, one),)]
        case "<=":
            found = [(back,)]
        case "<":
            found = [(plus(back, one),)]
    if any(gap):
        return found
    # The difference of two numbers that are known says at once whether it is so.
    return [()] if any(all(one.get((), 0) >= 0 for one in polynomials_in(side)) for side in found) else []
