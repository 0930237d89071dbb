"""For each kind of rule, whether it is proven that no message breaks it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ksyspark_codegen.expressions import Expression, names_in
from ksyspark_codegen.library import Library
from ksyspark_codegen.making.points import Edge, reachable_types
from ksyspark_codegen.making.proving.infeasible import Answers, Fuel
from ksyspark_codegen.making.proving.places import Scope, Site, has_stream
from ksyspark_codegen.making.proving.polynomials import Polynomial, constant, plus
from ksyspark_codegen.making.proving.reasons import Reasons
from ksyspark_codegen.making.proving.refute import Heed, Refutation
from ksyspark_codegen.making.proving.relations import Alternatives, Case
from ksyspark_codegen.making.proving.spans import Span, need_of, need_of_item, place_of, start_of, start_of_item
from ksyspark_codegen.making.rules import one_of, rules_of
from ksyspark_codegen.spec.model import Attribute, BitsUse, CalculatedEndian, SwitchUse, TypeSpec

_DEEPEST = 3
_USES = 40
_LITTLE, _MUCH = 60, 1200


@dataclass(frozen=True, slots=True)
class Claim:
    """A rule of a field, or of an object as a whole, of which it is to be shown that no message breaks it."""

    attribute: Attribute | None
    kind: str

    @property
    def name(self) -> str:
        return self.attribute.id if self.attribute is not None else ""


@dataclass(frozen=True, slots=True)
class Proof:
    """No message breaks a rule: for no reason but the types of the fields, or because `rules` of fields come before."""

    rules: tuple[str, ...]


class Never:
    """Prove that rules are never broken in messages of a type."""

    def __init__(self, library: Library, root: TypeSpec) -> None:
        self._library = library
        self._root = root
        self._answers: Answers = {}
        self._uses: Mapping[tuple[str, ...], list[Edge]] = reachable_types(library, root)

    def is_plain(self, owner: TypeSpec, attribute: Attribute | None, kind: str) -> bool:
        """Tell whether little work shows that no message breaks a rule, whatever the other rules are."""
        return self._is_never(Scope(owner), Claim(attribute, kind), Heed(), 0, Fuel(_LITTLE))

    def proof(self, owner: TypeSpec, attribute: Attribute | None, kind: str) -> Proof | None:
        """Return why no message breaks a rule, None where that is not proven."""
        claim, scope, all_rules = Claim(attribute, kind), Scope(owner), Heed({})
        if self._is_never(scope, claim, Heed(), 0, Fuel(_MUCH)):
            return Proof(())
        if not self._is_never(scope, claim, all_rules, 0, Fuel(_MUCH)):
            return None
        alone = (name for name in all_rules.noted if self._is_never(scope, claim, Heed({}, name), 0, Fuel(_MUCH)))
        found = next(alone, None)
        return Proof(all_rules.noted if found is None else (found,))

    def is_told(self, owner: TypeSpec, tree: Expression, depth: int = 0) -> bool:
        """Tell whether the value of an expression depends on the message, or on parameters that a caller tells."""
        parameters = {parameter.id for parameter in owner.params}
        for name in sorted(names_in(tree)):
            if name not in parameters or depth == _DEEPEST or not self._uses.get(owner.path):
                return True
            told = ((edge, Scope(owner, Scope(edge.owner), edge).argument(name)) for edge in self._uses[owner.path])
            if any(tree is None or self.is_told(edge.owner, tree, depth + 1) for edge, tree in told):
                return True
        return False

    def _is_never(self, scope: Scope, claim: Claim, heed: Heed, depth: int, fuel: Fuel) -> bool:
        if claim.kind == "content":
            return all(self._lacks_nothing(one, heed, depth, fuel) for one in self._inside(scope, claim.attribute))
        if depth == 0 and self._is_refuted(scope, claim, heed, Fuel(max(_LITTLE, fuel.left // 3))):
            return True
        scope = self._in_only_use(scope)
        if self._is_refuted(scope, claim, heed, fuel):
            return True
        uses = self._uses_of(_top(scope).spec)
        if depth >= _DEEPEST or not 0 < len(uses) <= _USES:
            return False
        return all(self._is_never(_used(scope, edge), claim, heed, depth + 1, fuel) for edge in uses)

    def _is_refuted(self, scope: Scope, claim: Claim, heed: Heed, fuel: Fuel) -> bool:
        reasons = Reasons(self._library, self._root, fuel, place_of, self._begins(scope), self._answers)
        refutation = Refutation(reasons, (scope.spec.path, claim.name, claim.kind), heed)
        return _is_refuted(reasons, refutation, scope, claim)

    def _uses_of(self, spec: TypeSpec) -> list[Edge]:
        """Return the fields that hold objects of a type; none for that of whole messages."""
        return self._uses.get(spec.path, []) if spec.path != self._root.path else []

    def _in_only_use(self, scope: Scope) -> Scope:
        """Return a scope with the objects around it, as far as there is only one use each."""
        for _ in range(_DEEPEST):
            uses = self._uses_of(_top(scope).spec)
            if len(uses) != 1:
                break
            scope = _used(scope, uses[0])
        return scope

    def _inside(self, scope: Scope, attribute: Attribute | None) -> list[Scope]:
        """Return the objects that a field holds."""
        edges = {id(edge): edge for edges in self._uses.values() for edge in edges if edge.attribute is attribute}
        return [Scope(edge.target, scope, edge) for edge in edges.values()]

    def _lacks_nothing(self, scope: Scope, heed: Heed, depth: int, fuel: Fuel) -> bool:
        """Tell whether an object needs no byte that may not be there."""
        if depth > _DEEPEST:
            return False
        for attribute in scope.spec.attributes():
            if attribute.value is not None:
                continue
            delimiter = attribute.delimiter
            if not delimiter.size_eos and not self._is_never(scope, Claim(attribute, "end"), heed, _DEEPEST, fuel):
                return False
            if has_stream(attribute) and not all(
                self._lacks_nothing(one, heed, depth + 1, fuel) for one in self._inside(scope, attribute)
            ):
                return False
        return True

    def _begins(self, scope: Scope) -> bool:
        """Tell whether the outermost object of a scope always begins its stream."""
        top = _top(scope).spec
        return all(has_stream(edge.attribute) for edge in self._uses.get(top.path, []))


def _top(scope: Scope) -> Scope:
    while scope.up is not None:
        scope = scope.up
    return scope


def _used(scope: Scope, edge: Edge) -> Scope:
    """Return a scope whose outermost object lies in a field."""
    return _under(scope, Scope(edge.target, Scope(edge.owner), edge))


def _under(scope: Scope, top: Scope) -> Scope:
    """Return a scope with another outermost object."""
    return top if scope.up is None else Scope(scope.spec, _under(scope.up, top), scope.edge)


def _is_refuted(reasons: Reasons, refutation: Refutation, scope: Scope, claim: Claim) -> bool:
    attribute = claim.attribute
    if attribute is None:
        refutation.known = list(_is_there(reasons, scope))
        return all(refutation.refutes(one) for one in _without_order(reasons, scope))
    broken = _broken(reasons, scope, attribute, claim.kind)
    if broken is None:
        return False
    conditions: Alternatives = [()]
    if attribute.condition is not None:
        conditions = reasons.truths(attribute.condition.tree, Site(scope, attribute), wanted=True)
    refutation.known = [
        *_is_there(reasons, scope),
        *_read_before(reasons, refutation, scope, attribute),
    ]
    return all(refutation.refutes((*one, *two)) for one in conditions for two in broken)


def _is_there(reasons: Reasons, scope: Scope) -> Iterator[Alternatives]:
    """Yield what must hold for an object to be there: the conditions and cases of the fields that it lies in."""
    while scope.up is not None and scope.edge is not None:
        attribute, site = scope.edge.attribute, Site(scope.up, scope.edge.attribute)
        if attribute.condition is not None:
            yield reasons.truths(attribute.condition.tree, site, wanted=True)
        use = attribute.use
        if isinstance(use, SwitchUse) and scope.edge.case is not None:
            when = use.cases[scope.edge.case].when
            if when is not None:
                yield reasons.truths(one_of([when.tree], use.on.tree), site, wanted=True)
        scope = scope.up


def _read_before(
    reasons: Reasons, refutation: Refutation, scope: Scope, attribute: Attribute
) -> Iterator[Alternatives]:
    """Yield what the fields before one tell, as far as their rules are taken as kept: their bytes are there."""
    before = scope.spec.seq[: scope.spec.seq.index(attribute)] if not attribute.is_instance else ()
    for one in before:
        if one.valid is not None and one.condition is None and one.repeat is None:
            yield from refutation.rules(Site(scope, one))
    start = start_of(reasons, scope, attribute) if before else None
    if start is not None and refutation.heeds(scope.spec, before[-1]):
        size = reasons.stream_size(Site(scope))
        yield [(*case.given, plus(size, case.value, -1)) for case in start]


def _without_order(reasons: Reasons, scope: Scope) -> Alternatives:
    endian = scope.spec.endian
    assert isinstance(endian, CalculatedEndian)
    known = one_of([when.tree for when, _ in endian.cases if when is not None], endian.on.tree)
    return reasons.truths(known, Site(scope), wanted=False)


def _broken(
    reasons: Reasons,
    scope: Scope,
    attribute: Attribute,
    kind: str,
) -> Alternatives | None:
    """Return the alternatives under which a rule is broken, None where they are not known."""
    site = Site(scope, attribute)
    size, pos = attribute.delimiter.size, attribute.pos
    match kind:
        case "negative-size" if size is not None:
            return _below_zero(reasons, size.tree, site)
        case "negative-position" if pos is not None:
            return _below_zero(reasons, pos.tree, site)
        case "end" | "size" | "count" | "position":
            if isinstance(attribute.use, BitsUse) and attribute.repeat is None:
                return [] if _is_inside_a_byte(scope.spec, attribute) else None
            return _beyond(reasons, scope, attribute)
        case "terminator" | "encoding" | "content" | "contents":
            return None
    rules = rules_of(reasons.library, scope.spec, attribute)
    return next((reasons.truths(rule.tree, site, wanted=False) for rule in rules if rule.kind == kind), None)


def _below_zero(reasons: Reasons, tree: Expression, site: Site) -> Alternatives:
    return [(*case.given, _negative(case.value)) for case in reasons.cases(tree, site)]


def _negative(one: Polynomial) -> Polynomial:
    """Return what is 0 or more where a whole number is below 0."""
    return plus(plus({}, one, -1), constant(-1))


def _beyond(reasons: Reasons, scope: Scope, attribute: Attribute) -> Alternatives | None:
    """Return the alternatives under which a field reaches behind the end of its stream, from a place inside it."""
    if attribute.repeat is not None and attribute.repeat.kind == "eos" and not attribute.is_instance:
        need, start = need_of_item(reasons, scope, attribute), start_of_item(reasons, scope, attribute)
    else:
        need, first = need_of(reasons, scope, attribute), start_of(reasons, scope, attribute)
        start = first if first is not None else [Case((), reasons.fresh("somewhere", (0, None)))]
    if need is None:
        return None
    size = reasons.stream_size(Site(scope))
    return [
        (*first.given, *more.given, plus(more.value, constant(-1)), _negative(left))
        for first, more in _pairs(start, need)
        for left in (plus(plus(size, first.value, -1), more.value, -1),)
    ]


def _pairs(one: Span, other: Span) -> Iterator[tuple[Case, Case]]:
    return ((first, more) for first in one or () for more in other or ())


def _is_inside_a_byte(owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether bits always lie in a byte that fields before have begun."""
    assert isinstance(attribute.use, BitsUse)
    if attribute.is_instance:
        return False
    begun = {0}
    for one in owner.seq[: owner.seq.index(attribute)]:
        if not isinstance(one.use, BitsUse):
            begun = {0} if one.condition is None else {*begun, 0}
            continue
        behind = {(bit + one.use.width) % 8 for bit in begun} if one.repeat is None else set(range(8))
        begun = behind if one.condition is None else begun | behind
    return all(bit and bit + attribute.use.width <= 8 for bit in begun)
