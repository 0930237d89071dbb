"""What holds case by case: alternatives of polynomials that must not be negative, and values under them."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark_codegen.making.demand import Sign
from ksyspark_codegen.making.proving.polynomials import Monomial, Polynomial, constant, plus

Alternatives = list[tuple[Polynomial, ...]]
"""One of them holds; all polynomials of it are 0 or more then."""


@dataclass(frozen=True, slots=True)
class Case:
    """The value of an expression where all `given` are 0 or more."""

    given: tuple[Polynomial, ...]
    value: Polynomial


def merged(cases: list[Case]) -> list[Case]:
    """Return cases of which those with one value are one, which may then always be."""
    found: dict[frozenset[tuple[Monomial, int]], Case] = {}
    for case in cases:
        key = frozenset(case.value.items())
        found[key] = Case((), case.value) if key in found else case
    return list(found.values())


def related(gap: Polynomial, sign: Sign) -> Alternatives:
    """Return what it means that a difference of whole numbers stands in a relation to 0."""
    back, one = plus({}, gap, -1), constant(-1)
    match sign:
        case "==":
            return [(gap, back)]
        case "!=":
            return [(plus(gap, one),), (plus(back, one),)]
        case ">=":
            return [(gap,)]
        case ">":
            return [(plus(gap, one),)]
        case "<=":
            return [(back,)]
        case "<":
            return [(plus(back, one),)]
