"""Where fields begin in their streams, and how many bytes they take, as polynomials case by case."""

from __future__ import annotations

from ksyspark_codegen.making.points import Edge
from ksyspark_codegen.making.proving.places import Scope, Site, has_stream
from ksyspark_codegen.making.proving.polynomials import constant, plus, times
from ksyspark_codegen.making.proving.reasons import Reasons
from ksyspark_codegen.making.proving.relations import Case, merged
from ksyspark_codegen.spec.model import Attribute, BitsUse, SimpleUse, SwitchUse, UserTypeUse
from ksyspark_codegen.typing.sizes import bits_of_use

_MOST, _USUAL = 48, 6
_DEEPEST = 6

Span = list[Case] | None
"""None where nothing is known."""


def place_of(reasons: Reasons, site: Site) -> Span:
    """Return where the stream stands at a site, as far as it is told."""
    attribute = site.attribute
    if site.inside is not None:
        return start_of_object(reasons, site.inside)
    if not site.is_behind or attribute is None or attribute.is_instance or attribute.repeat is not None:
        return None
    behind = site.scope.spec.seq[: site.scope.spec.seq.index(attribute) + 1]
    return _behind(reasons, site.scope, behind, start_of_object(reasons, site.scope), 0)


def start_of(reasons: Reasons, scope: Scope, attribute: Attribute) -> Span:
    """Return where a field begins, from the start of its stream."""
    if attribute.is_instance:
        return reasons.cases(attribute.pos.tree, Site(scope, attribute)) if attribute.pos is not None else None
    before = scope.spec.seq[: scope.spec.seq.index(attribute)]
    return _behind(reasons, scope, before, start_of_object(reasons, scope), 0)


def start_of_item(reasons: Reasons, scope: Scope, attribute: Attribute) -> list[Case]:
    """Return where an item of a repeat to the end of the stream begins: at least a byte is left there."""
    name = f"{scope.key}{attribute.id or attribute.place.path}[].@"
    start = reasons.fresh(name, (0, None))
    left = plus(reasons.stream_size(Site(scope)), start, -1)
    return [Case((plus(left, constant(-1)),), start)]


def start_of_object(reasons: Reasons, scope: Scope) -> list[Case]:
    """Return where an object begins; a value of its own where nothing is known."""
    unknown = [Case((), reasons.fresh(f"{scope.key}@", (0, None)))]
    if scope.up is None or scope.edge is None:
        return [Case((), constant(0))] if reasons.is_top else unknown
    attribute = scope.edge.attribute
    if has_stream(attribute):
        return [Case((), constant(0))]
    if attribute.repeat is not None and attribute.repeat.kind == "eos":
        return start_of_item(reasons, scope.up, attribute)
    first = start_of(reasons, scope.up, attribute)
    if attribute.repeat is not None:
        first = _joined(reasons, first, _items_before(reasons, scope))
    return unknown if first is None else first


def _items_before(reasons: Reasons, scope: Scope) -> Span:
    """Return how many bytes the items before one take; all of them have one size."""
    assert scope.edge is not None
    assert scope.up is not None
    attribute, repeat = scope.edge.attribute, scope.edge.attribute.repeat
    units = _one(reasons, scope.up, attribute, 0)
    if repeat is None or repeat.kind != "expr" or repeat.formula is None or units is None:
        return None
    before = reasons.fresh(f"{scope.key}_index", (0, None))
    counts = reasons.cases(repeat.formula.tree, Site(scope.up, attribute))
    behind = ((count, plus(plus(count.value, before, -1), constant(-1))) for count in counts)
    return _few(
        reasons,
        [
            Case((*count.given, *unit.given, left, times(left, unit.value)), times(before, unit.value))
            for count, left in behind
            for unit in units
        ],
    )


def need_of_item(reasons: Reasons, scope: Scope, attribute: Attribute) -> Span:
    """Return how many bytes of its stream one item of a field takes."""
    return _one(reasons, scope, attribute, 0)


def need_of(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int = 0) -> Span:
    """Return how many bytes of its stream a field takes that is there."""
    one = _one(reasons, scope, attribute, depth)
    repeat = attribute.repeat
    if repeat is None or one is None:
        return one
    if repeat.kind != "expr" or repeat.formula is None:
        return None
    found = []
    for count in reasons.cases(repeat.formula.tree, Site(scope, attribute)):
        none = plus(plus({}, count.value, -1), constant(-1))
        found.append(Case((*count.given, none), constant(0)))
        many = (*count.given, count.value)
        found.extend(Case((*many, *case.given), times(count.value, case.value)) for case in one)
    return _few(reasons, found)


def _one(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int) -> Span:
    if attribute.contents is not None:
        return [Case((), constant(len(attribute.contents)))]
    if attribute.delimiter.size is not None:
        return reasons.cases(attribute.delimiter.size.tree, Site(scope, attribute))
    if has_stream(attribute) or isinstance(attribute.use, SwitchUse):
        return None
    return _of_use(reasons, scope, attribute, attribute.use, depth)


def _of_use(reasons: Reasons, scope: Scope, attribute: Attribute, use: SimpleUse, depth: int) -> Span:
    bits = bits_of_use(reasons.library, scope.spec, use)
    if bits is not None:
        return [Case((), constant(-(-bits // 8)))]
    if not isinstance(use, UserTypeUse) or depth > _DEEPEST:
        return None
    target = reasons.library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
    if target is None:
        return None
    inner = Scope(target, scope, Edge(scope.spec, attribute, None, target))
    return _behind(reasons, inner, target.seq, [Case((), constant(0))], depth + 1)


def _behind(reasons: Reasons, scope: Scope, fields: tuple[Attribute, ...], start: Span, depth: int) -> Span:
    """Return where the stream stands behind some fields of an object."""
    bits = 0
    for attribute in fields:
        if isinstance(attribute.use, BitsUse) and attribute.repeat is None and attribute.condition is None:
            bits += attribute.use.width
            continue
        start = _joined(reasons, start, [Case((), constant(-(-bits // 8)))])
        behind, bits = _joined(reasons, start, _taken(reasons, scope, attribute, depth)), 0
        start = behind if behind is not None or depth else _unknown_end(reasons, scope, attribute, start)
    return _joined(reasons, start, [Case((), constant(-(-bits // 8)))])


def _unknown_end(reasons: Reasons, scope: Scope, attribute: Attribute, start: Span) -> Span:
    """Return where a field of unknown size ends: not before it begins."""
    end = reasons.fresh(f"{scope.key}{attribute.id or attribute.place.path}@end", (0, None))
    return [Case((*case.given, plus(end, case.value, -1)), end) for case in start or [Case((), constant(0))]]


def _taken(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int) -> Span:
    """Return how many bytes a field takes, none where it is absent."""
    need = need_of(reasons, scope, attribute, depth)
    if attribute.condition is None or need is None:
        return need
    tree, site = attribute.condition.tree, Site(scope, attribute)
    there = [
        Case((*given, *case.given), case.value) for given in reasons.truths(tree, site, wanted=True) for case in need
    ]
    return _few(reasons, [*there, *(Case(given, constant(0)) for given in reasons.truths(tree, site, wanted=False))])


def _joined(reasons: Reasons, one: Span, other: Span) -> Span:
    if one is None or other is None:
        return None
    return _few(reasons, [Case((*a.given, *b.given), plus(a.value, b.value)) for a in one for b in other])


def _few(reasons: Reasons, found: list[Case]) -> Span:
    """Return cases without those that never are; None for very many."""
    if len(found) > _USUAL:
        if len(found) > 4 * _MOST:
            return None
        found = [case for case in found if not reasons.never(case.given)]
        found = found if len(found) <= _MOST else merged(found)
    return found if len(found) <= _MOST else None
