"""Where fields begin in their streams, and how many bytes they take, as polynomials case by case."""

from __future__ import annotations

import re

from ksyspark.spec.expressions import names_in
from ksyspark.spec.model import Attribute, BitsUse, SimpleUse, SwitchUse, UserTypeUse
from ksyspark.spec.types.sizes import bits_of_use
from ksyspark_codegen.synthesis.points import Edge
from ksyspark_codegen.synthesis.proving.places import Scope, Site, has_stream
from ksyspark_codegen.synthesis.proving.polynomials import Polynomial, constant, names_of, plus, times
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Case, all_in, as_one, merged, together

_MOST, _USUAL, _LOOKS = 24, 12, 3
_DEEPEST = 6

Span = list[Case] | None
"""None where nothing is known."""


def place_of(reasons: Reasons, site: Site) -> Span:
    """Return where the stream stands at a site, as far as it is told."""
    attribute = site.attribute
    if site.inside is not None:
        edge = site.inside.edge
        # The bytes of a stream of its own are read before the arguments of its object are worked out.
        return None if edge is not None and has_stream(edge.attribute) else start_of_object(reasons, site.inside)
    if attribute is None or attribute.is_instance or attribute.repeat is not None:
        return None
    if not site.is_behind:
        return start_of(reasons, site.scope, attribute)
    behind = site.scope.spec.seq[: site.scope.spec.seq.index(attribute) + 1]
    return _behind(reasons, site.scope, behind, start_of_object(reasons, site.scope), 0)


def start_of(reasons: Reasons, scope: Scope, attribute: Attribute) -> Span:
    """Return where a field begins, from the start of its stream."""
    mark = ("start", scope.key, attribute.place.path)
    if mark not in reasons.spans:
        # Not told while it is worked out: a size may ask where the stream stands.
        reasons.spans[mark] = None
        reasons.spans[mark] = _start_of(reasons, scope, attribute)
    return reasons.spans[mark]


def _start_of(reasons: Reasons, scope: Scope, attribute: Attribute) -> Span:
    if attribute.is_instance:
        return reasons.cases(attribute.pos.tree, Site(scope, attribute)) if attribute.pos is not None else None
    number = scope.spec.seq.index(attribute)
    if number == 0:
        return start_of_object(reasons, scope)
    last = scope.spec.seq[number - 1]
    if not isinstance(last.use, BitsUse):
        return _behind(reasons, scope, (last,), start_of(reasons, scope, last), 0)
    return _behind(reasons, scope, scope.spec.seq[:number], start_of_object(reasons, scope), 0)


def start_of_item(reasons: Reasons, scope: Scope, attribute: Attribute) -> list[Case]:
    """Return where an item of a repeat to the end of the stream begins: at least a byte is left there.

    Less may be left where bits may have begun the last byte.
    """
    name = f"{scope.key}{attribute.id or attribute.place.path}[].@"
    start = reasons.fresh(name, (0, None))
    if not reasons.are_whole:
        return [Case((), start)]
    left = plus(reasons.stream_size(Site(scope)), start, -1)
    return [Case((plus(left, constant(-1)),), start)]


def start_of_object(reasons: Reasons, scope: Scope) -> list[Case]:
    """Return where an object begins; a value of its own where nothing is known."""
    mark = ("object", scope.key, "")
    if mark not in reasons.spans:
        reasons.spans[mark] = unknown = [Case((), reasons.fresh(f"{scope.key}@", (0, None)))]
        reasons.spans[mark] = _start_of_object(reasons, scope, unknown)
    return reasons.spans[mark] or []


def _start_of_object(reasons: Reasons, scope: Scope, unknown: list[Case]) -> list[Case]:
    if scope.up is None or scope.edge is None:
        return [Case((), constant(0))] if reasons.is_top else unknown
    attribute = scope.edge.attribute
    if has_stream(attribute):
        return [Case((), constant(0))]
    if not reasons.are_whole:
        return unknown
    if attribute.repeat is not None and attribute.repeat.kind == "eos":
        return start_of_item(reasons, scope.up, attribute)
    first = start_of(reasons, scope.up, attribute)
    if attribute.repeat is None:
        return unknown if first is None else first
    start = _joined(reasons, first, _items_before(reasons, scope))
    return _not_before(first, unknown[0].value) if start is None else start


def _may_share(attribute: Attribute) -> bool:
    """Tell whether a field may begin inside a byte, or end there, in other ways than bits in a row."""
    is_optional = attribute.repeat is not None or attribute.condition is not None
    return isinstance(attribute.use, UserTypeUse | SwitchUse) or (isinstance(attribute.use, BitsUse) and is_optional)


def _not_before(first: Span, place: Polynomial) -> list[Case]:
    """Return a place of which only is known that it does not lie before another."""
    behind: Alternatives = [(*case.given, plus(place, case.value, -1)) for case in first or ()]
    return [Case(as_one(behind) if behind else (), place)]


def _items_before(reasons: Reasons, scope: Scope) -> Span:
    """Return how many bytes the items before one take; all of them have one size."""
    assert scope.edge is not None
    assert scope.up is not None
    attribute, repeat = scope.edge.attribute, scope.edge.attribute.repeat
    if repeat is None or repeat.kind != "expr":
        return None
    units = _one(reasons, scope.up, attribute, 0)
    if repeat.formula is None or not _are_alike(scope.up, attribute, units):
        return None
    before = reasons.fresh(f"{scope.key}_index", (0, None))
    counts = reasons.cases(repeat.formula.tree, Site(scope.up, attribute))
    behind = ((count, plus(plus(count.value, before, -1), constant(-1))) for count in counts)
    return _few(
        reasons,
        [
            Case((*count.given, *unit.given, left, times(left, unit.value)), times(before, unit.value))
            for count, left in behind
            for unit in units or ()
        ],
    )


def _are_alike(scope: Scope, attribute: Attribute, units: Span) -> bool:
    """Tell whether all items of a list take as many bytes as one: nothing that one tells by itself, or its number."""
    size = attribute.delimiter.size
    if units is None or (size is not None and "_index" in names_in(size.tree)):
        return False
    own = re.compile(re.escape(f"{scope.key}{attribute.id or attribute.place.path}") + r"(?![a-z0-9_])")
    told = [polynomial for unit in units for polynomial in (unit.value, *all_in(unit.given))]
    return not any(own.search(name) for one in told for name in names_of(one))


def need_of_item(reasons: Reasons, scope: Scope, attribute: Attribute) -> Span:
    """Return how many bytes of its stream one item of a field takes."""
    return _one(reasons, scope, attribute, 0)


def need_of(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int = 0) -> Span:
    """Return how many bytes of its stream a field takes that is there."""
    mark = ("need", scope.key, attribute.place.path)
    if mark not in reasons.spans:
        reasons.spans[mark] = None
        reasons.spans[mark] = _need_of(reasons, scope, attribute, depth)
    return reasons.spans[mark]


def _need_of(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int) -> Span:
    one = _one(reasons, scope, attribute, depth)
    repeat = attribute.repeat
    if repeat is None or one is None:
        return one
    if repeat.kind != "expr" or repeat.formula is None or not _are_alike(scope, attribute, one):
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
    """Return where the stream stands behind some fields of an object; not told where those inside may share a byte."""
    if not reasons.are_whole and any(_may_share(one) for one in fields):
        return None
    bits = 0
    for attribute in fields:
        if isinstance(attribute.use, BitsUse) and attribute.repeat is None and attribute.condition is None:
            bits += attribute.use.width
            continue
        start = _joined(reasons, start, [Case((), constant(-(-bits // 8)))])
        behind, bits = _joined(reasons, start, _taken(reasons, scope, attribute, depth)), 0
        if behind is None and not depth:
            behind = _behind_items(reasons, scope, attribute, start)
        start = behind if behind is not None or depth else _unknown_end(reasons, scope, attribute, start)
    return _joined(reasons, start, [Case((), constant(-(-bits // 8)))])


def _behind_items(reasons: Reasons, scope: Scope, attribute: Attribute, start: Span) -> Span:
    """Return where a list of objects ends: behind its last item, or where it begins if it has none."""
    repeat, use = attribute.repeat, attribute.use
    if repeat is None or repeat.kind == "eos" or not isinstance(use, UserTypeUse) or has_stream(attribute):
        return None
    target = reasons.library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
    if target is None or attribute.condition is not None or repeat.formula is None:
        return None
    item = Scope(target, scope, Edge(scope.spec, attribute, None, target), is_last=True)
    end = _behind(reasons, item, target.seq, start_of_object(reasons, item), 0)
    if end is None or repeat.kind == "until":
        return end
    if start is None:
        return None
    counts = reasons.cases(repeat.formula.tree, Site(scope, attribute))
    some = [Case((*c.given, plus(c.value, constant(-1)), *one.given), one.value) for c in counts for one in end]
    none = [Case((*c.given, plus({}, c.value, -1), *one.given), one.value) for c in counts for one in start]
    return _few(reasons, [*none, *some])


def _unknown_end(reasons: Reasons, scope: Scope, attribute: Attribute, start: Span) -> Span:
    """Return where a field of unknown size ends: not before it begins."""
    return _not_before(start, reasons.fresh(f"{scope.key}{attribute.id or attribute.place.path}@end", (0, None)))


def _taken(reasons: Reasons, scope: Scope, attribute: Attribute, depth: int) -> Span:
    """Return how many bytes a field takes, none where it is absent."""
    need = need_of(reasons, scope, attribute, depth)
    if attribute.condition is None or need is None:
        return need
    tree, site = attribute.condition.tree, Site(scope, attribute)
    is_there, is_not = reasons.if_so(tree, site, wanted=True), reasons.if_so(tree, site, wanted=False)
    there = [Case(together(is_there, case.given), case.value) for case in need if is_there is not None]
    return _few(reasons, [*there, *([Case(is_not, constant(0))] if is_not is not None else [])])


def _joined(reasons: Reasons, one: Span, other: Span) -> Span:
    if one is None or other is None:
        return None
    return _few(reasons, [Case(together(a.given, b.given), plus(a.value, b.value)) for a in one for b in other])


def _few(reasons: Reasons, found: list[Case]) -> Span:
    """Return cases without those that never are; None for very many."""
    if len(found) > 4 * _MOST:
        return None
    if len(found) > 1:
        found = merged([case for case in found if not reasons.never(case.given)])
    if len(found) > _USUAL:
        found = merged([case for case in found if not reasons.never(case.given, _LOOKS)])
    return found if 0 < len(found) <= _MOST else None
