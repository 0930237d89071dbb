"""For each kind of rule, whether it is proven that no message breaks it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ksyspark.spec.expressions import Expression, names_in
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, StringUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark.spec.unrolled import is_raw, origin_of
from ksyspark_codegen.synthesis.points import Edge, reachable_types
from ksyspark_codegen.synthesis.proving.asking import named_elsewhere
from ksyspark_codegen.synthesis.proving.broken import broken, without_order
from ksyspark_codegen.synthesis.proving.claims import Claim, Proof
from ksyspark_codegen.synthesis.proving.looked_ahead import was_looked_at
from ksyspark_codegen.synthesis.proving.places import Scope, Site, has_stream
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.refute import Known, Why
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Condition, as_one
from ksyspark_codegen.synthesis.proving.search import Fuel, Search
from ksyspark_codegen.synthesis.proving.spans import place_of
from ksyspark_codegen.synthesis.proving.whole_bytes import fills_bytes

_DEEPEST = 3
_FARTHEST = 7
_USES = 100
_LITTLE, _MUCH = 60, 1200

Reason = tuple[Why, ...]


class Never:
    """Prove that rules are never broken in messages of a type; `told` are numbers that their parameters always are."""

    def __init__(self, library: Library, root: TypeSpec, told: Mapping[str, int] | None = None) -> None:
        self._library = library
        self._root = root
        self._told = told or {}
        self._reasons: dict[object, Reasons] = {}
        self._uses: Mapping[tuple[str, ...], list[Edge]] = reachable_types(library, root)
        edges = (edge for found in self._uses.values() for edge in found if edge.target.path[0] == root.path[0])
        self._is_alone = not self._uses[root.path] and all(one.owner.path[0] == root.path[0] for one in edges)
        self._are_whole = all(fills_bytes(library.types[path]) for path in self._uses)

    @cached_property
    def _elsewhere(self) -> frozenset[str]:
        return named_elsewhere(self._library)

    def is_plain(self, owner: TypeSpec, attribute: Attribute | None, kind: str) -> bool:
        """Tell whether little work shows that no message breaks a rule, whatever the other rules are."""
        return (
            self._never(self._scope(owner), _Work(Claim(attribute, kind), False, Fuel(_LITTLE), _DEEPEST)) is not None
        )

    def proof(self, owner: TypeSpec, attribute: Attribute | None, kind: str) -> Proof | None:
        """Return why no message breaks a rule, None where that is not proven."""
        return _proof(self._in_all_copies(owner, Claim(attribute, kind)))

    def proof_that_not(
        self, owner: TypeSpec, attribute: Attribute, shown: Expression, *, is_behind: bool, is_absent: bool = False
    ) -> Proof | None:
        """Return why an expression is never true where a field or instance is read; None where that is not proven.

        The stream stands behind the field, or before it. One that `is_absent` is not read, but its condition is.
        """
        claim = Claim(attribute, "shown", shown, is_behind, is_absent)
        found = self._never(self._scope(owner), _Work(claim, True, Fuel(_MUCH), _FARTHEST))
        if found is None:
            # What shows anything is a whole message that obeys: what comes behind keeps its rules, too.
            found = self._here(self._scope(owner), _Work(claim, True, Fuel(_MUCH), 0, heeds_all=True))
        return _proof(found)

    def _in_all_copies(self, owner: TypeSpec, claim: Claim) -> Reason | None:
        """Return why no message breaks a rule of a type, nor that of any copy of it in a recursion."""
        number = None if claim.attribute is None else list(owner.attributes()).index(claim.attribute)
        copies = (self._library.types[path] for path in self._uses)
        own = [one for one in copies if origin_of(one) == owner.path and not is_raw(one)]
        claims = (
            (one, replace(claim, attribute=None if number is None else list(one.attributes())[number])) for one in own
        )
        return _all(self._never(self._scope(one), _Work(claim, True, Fuel(_MUCH), _FARTHEST)) for one, claim in claims)

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

    def _never(self, scope: Scope, work: _Work, depth: int = 0) -> Reason | None:
        """Return why no message breaks a rule where an object stands as a scope tells, or in any use of it."""
        if depth == 0:
            found = self._here(scope, work.with_share())
            if found is not None:
                return found
        scope = self._in_only_use(scope, work.deepest)
        found = self._here(scope, work)
        if found is not None:
            return found
        uses = self._uses_of(_top(scope).spec)
        if depth >= work.deepest or not 0 < len(uses) <= _USES:
            return None
        return _all(self._never(self._used(scope, edge), work, depth + 1) for edge in uses)

    def _here(self, scope: Scope, work: _Work) -> Reason | None:
        """Return why no message breaks a rule where an object stands as a scope tells."""
        attribute = work.claim.attribute
        if work.claim.kind == "count" and attribute is not None and work.heeds_rules:
            reasons = self._reasons_of(scope)
            if was_looked_at(reasons, scope, attribute, lambda given: self._contradicts(scope, work, given)):
                return ()
        if work.claim.kind == "content" and attribute is not None and self._is_of_objects(attribute):
            found = _all(self._lacks_nothing(one, work, 0) for one in self._inside(scope, attribute))
            if found is not None:
                return found
        return self._refuted(scope, work)

    def _contradicts(self, scope: Scope, work: _Work, given: tuple[Condition, ...]) -> bool:
        """Tell whether conditions contradict what the names in them tell."""
        reasons = self._reasons_of(scope)
        known = Known(reasons, (scope.spec.path, work.claim.name, work.claim.kind), work.heeds_rules)
        search = Search(reasons.ranges, work.fuel, known, reasons.seen)
        search.suppose(given)
        return search.refuted() is not None

    def _refuted(self, scope: Scope, work: _Work) -> Reason | None:
        """Return why a rule is not broken by a field: because its being broken contradicts what is known there."""
        reasons, attribute = self._reasons_of(scope), work.claim.attribute
        known = Known(reasons, (scope.spec.path, work.claim.name, work.claim.kind), work.heeds_rules)
        search = Search(reasons.ranges, work.fuel, known if work.heeds_rules else None, reasons.seen)
        wanted = _against(reasons, scope, work.claim)
        if not wanted:
            return ()
        search.suppose(as_one(wanted))
        for fact in known.of_rule(scope, attribute, is_absent=work.claim.is_absent):
            search.suppose(fact.conditions, fact.why)
        for fact in known.connected(as_one(wanted), known.kept_inside(scope)) if work.heeds_all else ():
            search.suppose(fact.conditions, fact.why)
        found = search.refuted()
        return None if found is None else tuple(one for one in found if isinstance(one, Why))

    def _reasons_of(self, scope: Scope) -> Reasons:
        """Return what was worked out so far where an object stands as a scope tells."""
        mark = tuple((one.spec.path, one.key) for one in _around(scope))
        if mark not in self._reasons:
            self._reasons[mark] = Reasons(
                library=self._library,
                root=self._root,
                is_top=self._begins(scope),
                are_whole=self._are_whole,
                elsewhere=lambda: self._elsewhere,
                told=self._told,
                place_of=place_of,
            )
        return self._reasons[mark]

    def _scope(self, owner: TypeSpec) -> Scope:
        """Return an object of a type that may stand anywhere."""
        is_message = owner.path == self._root.path and not self._uses.get(owner.path)
        is_inside = self._is_alone and owner.path[0] == self._root.path[0] and not is_message
        return Scope(owner, is_message=is_message, message=self._root if is_inside else None)

    def _uses_of(self, spec: TypeSpec) -> list[Edge]:
        """Return the fields that hold objects of a type; none for that of whole messages."""
        return self._uses.get(spec.path, []) if spec.path != self._root.path else []

    def _in_only_use(self, scope: Scope, deepest: int) -> Scope:
        """Return a scope with the objects around it, as far as there is only one use each."""
        for _ in range(deepest):
            uses = self._uses_of(_top(scope).spec)
            if len(uses) != 1:
                break
            scope = self._used(scope, uses[0])
        return scope

    def _used(self, scope: Scope, edge: Edge) -> Scope:
        """Return a scope whose outermost object lies in a field."""
        return _under(scope, Scope(edge.target, self._scope(edge.owner), edge))

    def _inside(self, scope: Scope, attribute: Attribute) -> list[Scope]:
        """Return the objects that a field holds."""
        edges = {id(edge): edge for edges in self._uses.values() for edge in edges if edge.attribute is attribute}
        return [Scope(edge.target, scope, edge) for edge in edges.values()]

    @staticmethod
    def _is_of_objects(attribute: Attribute) -> bool:
        """Tell whether a field holds objects and nothing else."""
        return all(isinstance(use, UserTypeUse) for use, _ in simple_uses(attribute))

    def _lacks_nothing(self, scope: Scope, work: _Work, depth: int) -> Reason | None:
        """Return why an object needs no byte that may not be there."""
        if depth > _DEEPEST:
            return None
        return _all(self._is_all_there(scope, one, work, depth) for one in scope.spec.attributes() if one.value is None)

    def _is_all_there(self, scope: Scope, attribute: Attribute, work: _Work, depth: int) -> Reason | None:
        """Return why a field of an object needs no byte that may not be there."""
        is_of_objects = self._is_of_objects(attribute)
        found: Reason | None = ()
        if not _takes_what_is_left(attribute) and not (is_of_objects and not has_stream(attribute)):
            found = self._here(scope, work.of(Claim(attribute, "end")))
        if found is None or not is_of_objects:
            return found
        inner = _all(self._lacks_nothing(one, work, depth + 1) for one in self._inside(scope, attribute))
        return None if inner is None else (*found, *inner)

    def _begins(self, scope: Scope) -> bool:
        """Tell whether the outermost object of a scope always begins its stream."""
        top = _top(scope).spec
        return all(has_stream(edge.attribute) for edge in self._uses.get(top.path, []))


@dataclass(frozen=True, slots=True)
class _Work:
    """A claim, whether the rules of fields before are taken as kept, and how far a proof may go.

    `heeds_all` tells that those of fields behind are, too.
    """

    claim: Claim
    heeds_rules: bool
    fuel: Fuel
    deepest: int
    heeds_all: bool = False

    def of(self, claim: Claim) -> _Work:
        return replace(self, claim=claim)

    def with_share(self) -> _Work:
        return replace(self, fuel=Fuel(max(_LITTLE, self.fuel.left // 3)))


def _proof(found: Reason | None) -> Proof | None:
    """Return a proof for people."""
    if found is None:
        return None
    kinds = ("rules", "condition", "asking")
    return Proof(*(tuple(dict.fromkeys(one.name for one in found if one.kind == kind)) for kind in kinds))


def _against(reasons: Reasons, scope: Scope, claim: Claim) -> Alternatives:
    """Return the alternatives under which a claim does not hold."""
    if claim.attribute is None:
        return without_order(reasons, scope)
    if claim.shown is not None:
        return reasons.truths(claim.shown, Site(scope, claim.attribute, is_behind=claim.is_behind), wanted=True)
    return broken(reasons, scope, claim.attribute, claim.kind)


def _takes_what_is_left(attribute: Attribute) -> bool:
    """Tell whether a field takes the bytes up to the end of its stream, however many, if nothing ends it before."""
    delimiter = attribute.delimiter
    is_ended = delimiter.terminator is not None or (
        isinstance(attribute.use, StringUse) and attribute.use.is_zero_terminated
    )
    return delimiter.size_eos or (delimiter.size is None and is_ended and not delimiter.eos_error)


def _all(found: Iterable[Reason | None]) -> Reason | None:
    """Return all reasons together; None where one is missing."""
    together: list[Why] = []
    for one in found:
        if one is None:
            return None
        together.extend(one)
    return tuple(dict.fromkeys(together))


def _around(scope: Scope) -> Iterator[Scope]:
    """Yield an object and those around it."""
    one: Scope | None = scope
    while one is not None:
        yield one
        one = one.up


def _top(scope: Scope) -> Scope:
    while scope.up is not None:
        scope = scope.up
    return scope


def _under(scope: Scope, top: Scope) -> Scope:
    """Return a scope with another outermost object."""
    return top if scope.up is None else Scope(scope.spec, _under(scope.up, top), scope.edge)
