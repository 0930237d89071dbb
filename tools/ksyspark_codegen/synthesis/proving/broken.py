"""What must hold where a rule is broken."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import Expression
from ksyspark.spec.model import Attribute, BitsUse
from ksyspark_codegen.synthesis.points import has_order
from ksyspark_codegen.synthesis.proving.places import Scope, Site
from ksyspark_codegen.synthesis.proving.polynomials import Polynomial, constant, plus
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Case
from ksyspark_codegen.synthesis.proving.spans import Span, need_of, need_of_item, start_of, start_of_item
from ksyspark_codegen.synthesis.proving.whole_bytes import is_inside_a_byte, run_around
from ksyspark_codegen.synthesis.rules import rules_of


def without_order(reasons: Reasons, scope: Scope) -> Alternatives:
    """Return the alternatives under which an object has no byte order."""
    known = has_order(scope.spec)
    return reasons.truths(known, Site(scope), wanted=False) if known is not None else []


def broken(reasons: Reasons, scope: Scope, attribute: Attribute, kind: str) -> Alternatives:
    """Return the alternatives under which a rule of a field is broken that is there; always, as far as is known."""
    site = Site(scope, attribute)
    size, pos = attribute.delimiter.size, attribute.pos
    match kind:
        case "negative-size" if size is not None:
            return _below_zero(reasons, size.tree, site)
        case "negative-position" if pos is not None:
            return _below_zero(reasons, pos.tree, site)
        case "position":
            return _nothing_there(reasons, scope, attribute)
        case "end" | "size" | "count":
            if isinstance(attribute.use, BitsUse) and attribute.repeat is None:
                return _bits_beyond(reasons, scope, attribute)
            return _beyond(reasons, scope, attribute)
        case "terminator" | "encoding" | "content" | "contents":
            return [()]
    behind, rules = Site(scope, attribute, is_behind=True), rules_of(reasons.library, scope.spec, attribute)
    return next((reasons.truths(rule.tree, behind, wanted=False) for rule in rules if rule.kind == kind), [()])


def _below_zero(reasons: Reasons, tree: Expression, site: Site) -> Alternatives:
    return [(*case.given, _negative(case.value)) for case in reasons.cases(tree, site)]


def _negative(one: Polynomial) -> Polynomial:
    """Return what is 0 or more where a whole number is below 0."""
    return plus(plus({}, one, -1), constant(-1))


def _bits_beyond(reasons: Reasons, scope: Scope, attribute: Attribute) -> Alternatives:
    """Return the alternatives under which bits reach behind the end of their stream."""
    if is_inside_a_byte(scope.spec, attribute, are_whole=reasons.are_whole):
        return []
    if attribute.is_instance or not reasons.are_whole:
        return [()]
    first, last = run_around(scope.spec, attribute)
    start, size = start_of(reasons, scope, first), reasons.stream_size(Site(scope))
    ends = ((case, plus(plus(size, case.value, -1), constant(-last))) for case in start or ())
    return [(*case.given, _negative(left)) for case, left in ends] or [()]


def _nothing_there(reasons: Reasons, scope: Scope, attribute: Attribute) -> Alternatives:
    """Return the alternatives under which no byte is left where a field begins that takes some."""
    size, start = reasons.stream_size(Site(scope)), start_of(reasons, scope, attribute)
    if start is None:
        return [()]
    need = need_of(reasons, scope, attribute) or [Case((), constant(1))]
    return [
        (*first.given, *more.given, plus(more.value, constant(-1)), plus(first.value, size, -1))
        for first, more in _pairs(start, need)
    ]


def _beyond(reasons: Reasons, scope: Scope, attribute: Attribute) -> Alternatives:
    """Return the alternatives under which a field reaches behind the end of its stream, from a place inside it."""
    if attribute.repeat is not None and attribute.repeat.kind == "eos" and not attribute.is_instance:
        need, start = need_of_item(reasons, scope, attribute), start_of_item(reasons, scope, attribute)
    else:
        need, first = need_of(reasons, scope, attribute), start_of(reasons, scope, attribute)
        start = first if first is not None else [Case((), reasons.fresh("somewhere", (0, None)))]
    if need is None:
        return [()]
    size = reasons.stream_size(Site(scope))
    return [
        (*first.given, *more.given, plus(more.value, constant(-1)), _negative(left))
        for first, more in _pairs(start, need)
        for left in (plus(plus(size, first.value, -1), more.value, -1),)
    ]


def _pairs(one: Span, other: Span) -> Iterator[tuple[Case, Case]]:
    return ((first, more) for first in one or () for more in other or ())
