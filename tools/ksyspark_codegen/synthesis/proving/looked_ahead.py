"""Lists whose items were looked at ahead: the same bytes, laid out alike, so that none is missing later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ksyspark.spec.expressions import nodes, walk
from ksyspark.spec.expressions.nodes import Expression
from ksyspark.spec.model import Attribute, UserTypeUse
from ksyspark_codegen.synthesis.points import Edge
from ksyspark_codegen.synthesis.proving.layouts import layout_of
from ksyspark_codegen.synthesis.proving.places import Scope, Site, has_stream, is_position, meaning
from ksyspark_codegen.synthesis.proving.polynomials import constant, plus
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Case, Condition
from ksyspark_codegen.synthesis.proving.spans import need_of

_DEEPEST = 4

Refutes = Callable[[tuple[Condition, ...]], bool]
"""Tell whether conditions contradict what is known."""


@dataclass(frozen=True, slots=True)
class _List:
    """A list that an expression asks for the size of, which it has read then."""

    scope: Scope
    attribute: Attribute
    size: list[Case]


def was_looked_at(reasons: Reasons, scope: Scope, attribute: Attribute, refutes: Refutes) -> bool:
    """Tell whether all items of a list were read before, by a list that its count is worked out from."""
    repeat = attribute.repeat
    if repeat is None or repeat.kind != "expr" or repeat.formula is None or not reasons.are_whole:
        return False
    site = Site(scope, attribute)
    counts, own = reasons.cases(repeat.formula.tree, site), _layout(reasons, scope, attribute)
    return own is not None and any(
        one.scope.stream.key == scope.stream.key
        and _begin_together(reasons, one, scope, attribute)
        and _layout(reasons, one.scope, one.attribute) == own
        and all(_is_as_long(one, count, refutes) for count in counts)
        for one in _lists_in(reasons, repeat.formula.tree, site)
    )


def _lists_in(reasons: Reasons, tree: Expression, site: Site, depth: int = 0) -> Iterator[_List]:
    """Yield the lists that an expression asks for the size of, and those that the values in it do."""
    for part in walk(tree):
        if isinstance(part, nodes.Member) and part.id == "size" and (found := _list_of(reasons, part.of, site)):
            yield _List(*found, reasons.cases(part, site))
        whole = meaning(reasons.library, part, site)
        if whole is not None and whole.tree is not None and whole.site is not None and depth < _DEEPEST:
            yield from _lists_in(reasons, whole.tree, whole.site, depth + 1)


def _list_of(reasons: Reasons, tree: Expression, site: Site) -> tuple[Scope, Attribute] | None:
    """Return the list that an expression names, with the object that it belongs to."""
    match tree:
        case nodes.Name(name):
            scope: Scope | None = site.scope
        case nodes.Member(of, name):
            whole = meaning(reasons.library, of, site)
            scope = whole.scope if whole is not None else None
        case _:
            return None
    named = (one for one in scope.spec.attributes() if one.id == name) if scope is not None else iter(())
    found = next((one for one in named if one.repeat is not None and one.value is None), None)
    return (scope, found) if scope is not None and found is not None else None


def _begin_together(reasons: Reasons, one: _List, scope: Scope, attribute: Attribute) -> bool:
    """Tell whether a list begins where an object stood that lies before another list, with no bytes between."""
    pos = one.attribute.pos
    before = _object_at(reasons, pos.tree, Site(one.scope, one.attribute)) if pos is not None else None
    if before is None or before.edge is None or before.up is None or before.up.key != scope.key:
        return False
    fields, first = scope.spec.seq, before.edge.attribute
    if first.repeat is not None or first not in fields or attribute not in fields:
        return False
    between = fields[fields.index(first) : fields.index(attribute)]
    return bool(between) and all(need_of(reasons, scope, other) == [Case((), {})] for other in between)


def _object_at(reasons: Reasons, tree: Expression, site: Site) -> Scope | None:
    """Return the object at whose start an expression asks where the stream stands."""
    if is_position(tree):
        return site.inside
    found = meaning(reasons.library, tree, site)
    return _object_at(reasons, found.tree, found.site) if found and found.tree and found.site else None


def _layout(reasons: Reasons, scope: Scope, attribute: Attribute) -> list[object] | None:
    """Return how the items of a list are laid out; None where that cannot be told from their types."""
    use = attribute.use
    if not isinstance(use, UserTypeUse) or has_stream(attribute):
        return None
    target = reasons.library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
    return (
        None if target is None else layout_of(reasons, Scope(target, scope, Edge(scope.spec, attribute, None, target)))
    )


def _is_as_long(one: _List, count: Case, refutes: Refutes) -> bool:
    """Tell whether a list has no more items than another one."""
    return all(
        refutes((*count.given, *size.given, plus(plus(count.value, size.value, -1), constant(-1)))) for size in one.size
    )
