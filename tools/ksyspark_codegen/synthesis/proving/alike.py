"""Fields that are the same bytes: a structure and what was looked at ahead of it."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Binary
from ksyspark.spec.model import CalculatedEndian, Endian, IntegerUse
from ksyspark_codegen.synthesis.proving.places import Scope, Site
from ksyspark_codegen.synthesis.proving.polynomials import plus, variable
from ksyspark_codegen.synthesis.proving.ranges import width_of_bytes
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Alternatives, related
from ksyspark_codegen.synthesis.proving.spans import start_of
from ksyspark_codegen.synthesis.rules import one_of

_MOST = 9


def same_bytes(reasons: Reasons, one: str, other: str) -> Alternatives:
    """Return what is known of two values for where they lie: they are equal if at one place; none for nothing."""
    mark = (one, other) if one < other else (other, one)
    if mark not in reasons.pairs:
        reasons.pairs[mark] = _same_bytes(reasons, *mark)
    return reasons.pairs[mark]


def _same_bytes(reasons: Reasons, one: str, other: str) -> Alternatives:
    left, right = reasons.sites[one], reasons.sites[other]
    if not _may_be_alike(left, right):
        return []
    assert left.attribute is not None
    assert right.attribute is not None
    starts = start_of(reasons, left.scope, left.attribute), start_of(reasons, right.scope, right.attribute)
    orders = _orders(reasons, left), _orders(reasons, right)
    if None in starts or None in orders or len(starts[0] or ()) * len(starts[1] or ()) > _MOST:
        return []
    equal = related(plus(variable(one), variable(other), -1), "==")
    found: Alternatives = []
    for first in starts[0] or ():
        for second in starts[1] or ():
            given = (*first.given, *second.given)
            gap = plus(first.value, second.value, -1)
            found.extend((*given, *more) for more in related(gap, "!="))
            found.extend((*given, *here, *more) for here in related(gap, "==") for more in equal)
    for order, when in orders[0] or ():
        found.extend((*a, *b) for rest, then in orders[1] or () if rest != order for a in when for b in then)
    return found if any(equal[0] == side[-2:] for side in found) else []


def _may_be_alike(one: Site, other: Site) -> bool:
    """Tell whether two fields are of one kind and one stream, and one of them is looked at ahead."""
    if one.scope.stream.key != other.scope.stream.key or not (_is_ahead(one) or _is_ahead(other)):
        return False
    shapes = _shape(one), _shape(other)
    return shapes[0] is not None and shapes[0] == shapes[1]


def _is_ahead(site: Site) -> bool:
    scope: Scope | None = site.scope
    if site.attribute is not None and site.attribute.is_instance:
        return True
    while scope is not None and scope.edge is not None:
        if scope.edge.attribute.is_instance:
            return True
        scope = scope.up
    return False


def _shape(site: Site) -> tuple[bool, int] | None:
    """Return whether a number has a sign, and its bytes; None for what is no number of whole bytes."""
    attribute = site.attribute
    if attribute is None or attribute.repeat is not None:
        return None
    if isinstance(attribute.use, IntegerUse):
        return attribute.use.is_signed, attribute.use.width
    width = width_of_bytes(attribute)
    return None if width is None else (False, width)


def _orders(reasons: Reasons, site: Site) -> list[tuple[Endian, Alternatives]] | None:
    """Return the byte orders that a number may have, each with what must hold for it; None where they are not told."""
    attribute, endian = site.attribute, site.scope.spec.endian
    assert attribute is not None
    if not isinstance(attribute.use, IntegerUse):
        return [("be", [()])]
    if attribute.use.endian is not None or attribute.use.width == 1:
        return [(attribute.use.endian or "be", [()])]
    if not isinstance(endian, CalculatedEndian):
        return [(endian, [()])] if endian is not None else None
    if not site.scope.spec.has_own_endian:
        return None
    found: list[tuple[Endian, Alternatives]] = []
    known: list[Expression] = []
    at = Site(site.scope)
    for when, order in endian.cases:
        if when is None:
            found.append((order, reasons.truths(one_of(known, endian.on.tree), at, wanted=False) if known else [()]))
            break
        found.append((order, reasons.truths(Binary("==", endian.on.tree, when.tree, 0), at, wanted=True)))
        known.append(when.tree)
    return found
