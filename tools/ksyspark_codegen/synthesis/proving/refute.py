"""What is known of the values in a proof: their fields are there, the rules before were kept, sizes tell of streams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.model import Attribute, BitsUse, SwitchUse, UserTypeUse
from ksyspark_codegen.synthesis.points import Edge, has_order
from ksyspark_codegen.synthesis.proving.alike import same_bytes
from ksyspark_codegen.synthesis.proving.asking import Asking
from ksyspark_codegen.synthesis.proving.places import Scope, Site, has_stream
from ksyspark_codegen.synthesis.proving.polynomials import constant, names_of, plus, variable
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Case, Condition, Either, all_in, as_one, together
from ksyspark_codegen.synthesis.proving.search import Fact
from ksyspark_codegen.synthesis.proving.spans import need_of, start_of, start_of_object
from ksyspark_codegen.synthesis.rules import one_of, rules_of

NEVER: tuple[Condition, ...] = (constant(-1),)
_INSIDE = 3
_INDEX = Name("_index", 0)


@dataclass(frozen=True, slots=True)
class Why:
    """What a proof rests on: the rules of a field, its condition or case, who asks for it, or the layout."""

    kind: Literal["rules", "condition", "asking", "layout"]
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """What is known of the values that are used.

    `itself` is the rule that is not taken as kept: (path of the type, id of the field, kind); those behind it are not
    either, nor are any unless `heeds_rules`.
    """

    reasons: Reasons
    itself: tuple[object, ...]
    heeds_rules: bool
    _of: dict[str, Sequence[Fact]] = field(default_factory=dict)

    def of_rule(self, scope: Scope, attribute: Attribute | None, *, is_absent: bool = False) -> Iterator[Fact]:
        """Yield what is known where a rule of a field, or of an object as a whole, is looked at."""
        if attribute is not None and not is_absent:
            yield from self.of_field(Site(scope, attribute))
        if self.heeds_rules:
            yield from self.is_there(scope)
            yield from self._asked_for(scope, attribute) if attribute is not None and attribute.is_instance else ()
            if attribute is not None:
                yield from self.read_before(scope, attribute)
            elif scope.up is not None and scope.edge is not None:
                yield from self.read_before(scope.up, scope.edge.attribute)

    def of_name(self, name: str) -> Sequence[Fact]:
        """Return what is known where the value of a name is used: its field is there, and keeps its rules."""
        if name not in self._of:
            self._of[name] = list(self._facts(name))
        return self._of[name]

    def of_pair(self, one: str, other: str) -> Sequence[Fact]:
        """Return what is known of two values: whether they are the same bytes."""
        sites = self.reasons.sites
        if not self.heeds_rules or one not in sites or other not in sites:
            return ()
        found = same_bytes(self.reasons, one, other)
        return [Fact(as_one(found), Why("layout", "bytes that are looked at twice"))] if found else ()

    def _facts(self, name: str) -> Iterator[Fact]:
        site, stream = self.reasons.sites.get(name), self.reasons.streams.get(name)
        if site is not None and self.heeds_rules:
            yield from self.of_field(site)
            yield from self.is_there(site.scope)
            yield from self._lies_inside(site)
            yield from self.rules(site)
        elif stream is not None and self.heeds_rules:
            yield from self._size(stream)
        elif name in self.reasons.defined:
            yield self._is_one_of(name)
        elif name in self.reasons.laws:
            yield Fact(self.reasons.laws[name], Why("layout", "values"))

    def _lies_inside(self, site: Site) -> Iterator[Fact]:
        """Yield that the bytes of a value that was read lie in its stream."""
        assert site.attribute is not None
        if isinstance(site.attribute.use, BitsUse):
            return
        start, need = (of(self.reasons, site.scope, site.attribute) for of in (start_of, need_of))
        size = self.reasons.stream_size(Site(site.scope))
        ends = [
            (*first.given, *more.given, plus(plus(size, first.value, -1), more.value, -1))
            for first in start or ()
            for more in need or ()
        ]
        if ends:
            yield Fact(as_one(ends), Why("layout", "bytes of a value"))

    def of_field(self, site: Site) -> Iterator[Fact]:
        """Yield what must hold for a field to be in its object."""
        assert site.attribute is not None
        if site.attribute.condition is not None:
            yield self._holds(site.attribute.condition.tree, site)

    def is_there(self, scope: Scope) -> Iterator[Fact]:
        """Yield what must hold for an object to be there: conditions and cases of fields around, who asks for it."""
        while scope.up is not None and scope.edge is not None:
            attribute, site = scope.edge.attribute, Site(scope.up, scope.edge.attribute)
            yield from self.of_field(site)
            if attribute.is_instance and self.itself[-1] == "shown":  # for rules it is much work that proves no more
                yield from self._asked_for(scope.up, attribute)
            yield from self._is_next(scope, scope.up, attribute)
            use = attribute.use
            if isinstance(use, SwitchUse) and scope.edge.case is not None:
                when = use.cases[scope.edge.case].when
                if when is not None:
                    yield self._holds(one_of([when.tree], use.on.tree), site)
            scope = scope.up

    def _is_next(self, scope: Scope, up: Scope, attribute: Attribute) -> Iterator[Fact]:
        """Yield what must hold for one more item: it is the first one, or the repeat did not end before it."""
        repeat = attribute.repeat
        if repeat is None or repeat.kind != "until" or repeat.formula is None or has_stream(attribute):
            return
        goes_on = self.reasons.if_so(repeat.formula.tree, Site(up, attribute, scope, is_behind=True), wanted=False)
        index = self.reasons.cases(_INDEX, Site(up, attribute, scope))[0].value
        sides = [(*given, plus({}, index, -1)) for given in self._at_first(scope, up, attribute)]
        if goes_on is not None:
            sides.append((*goes_on, plus(index, constant(-1))))
        yield Fact(as_one(sides), Why("condition", _name(Site(up, attribute))))

    def _at_first(self, scope: Scope, up: Scope, attribute: Attribute) -> Alternatives:
        """Return what it means for the place of an item that it is the first one, as far as that is told."""
        first, place = start_of(self.reasons, up, attribute), start_of_object(self.reasons, scope)[0].value
        gaps = [(case.given, plus(place, case.value, -1)) for case in first or ()]
        return [(*given, gap, plus({}, gap, -1)) for given, gap in gaps] or [()]

    def rules(self, site: Site) -> Iterator[Fact]:
        """Yield what the rules of a field tell, if they are taken as kept."""
        found = self._rules(site)
        if found:
            yield Fact(found, Why("rules", _name(site)))

    def read_before(self, scope: Scope, attribute: Attribute) -> Iterator[Fact]:
        """Yield what the fields before one tell: their rules are kept, and their bytes are there."""
        while True:
            before = () if attribute.is_instance else scope.spec.seq[: scope.spec.seq.index(attribute)]
            for one in before:
                if one.valid is not None and one.repeat is None:
                    yield from self._kept(Site(scope, one))
                yield from self._order_told(scope, one)
            start = start_of(self.reasons, scope, attribute) if before else None
            if start is not None:
                yield Fact(self._inside(scope, start), Why("layout", "bytes before it"))
            if scope.up is None or scope.edge is None:
                return
            attribute, scope = scope.edge.attribute, scope.up

    def kept_inside(self, scope: Scope, depth: int = 0) -> Iterator[Fact]:
        """Yield what the rules of all fields of an object, and of objects in it, tell of a message that obeys.

        Other than those of fields before, they tell nothing where a message is only read so far.
        """
        for one in scope.spec.seq if self.heeds_rules else ():
            site = Site(scope, one)
            if one.repeat is not None:
                continue
            yield from self._kept(site) if one.valid is not None else ()
            yield from self._order_told(scope, one)
            inner = self._inside_of(scope, one) if depth < _INSIDE else None
            absent = None if one.condition is None else self.reasons.if_so(one.condition.tree, site, wanted=False)
            for fact in () if inner is None else self.kept_inside(inner, depth + 1):
                yield fact if absent is None else Fact((Either((absent, fact.conditions)),), fact.why)

    def connected(self, wanted: Sequence[Condition], facts: Iterator[Fact]) -> list[Fact]:
        """Return the facts that have to do with conditions: by names in them, and in what is known of those."""
        names, found = set(self._names(wanted)), list[Fact]()
        left = [(fact, self._names(fact.conditions)) for fact in facts] if names else []
        while near := [one for one in left if not one[1].isdisjoint(names)]:
            found += [fact for fact, _ in near]
            left = [one for one in left if one[1].isdisjoint(names)]
            names.update(*(more for _, more in near))
        return found

    def _names(self, conditions: Sequence[Condition]) -> frozenset[str]:
        """Return the names in conditions, and those of values that they or the sizes of streams are worked out from."""
        found: set[str] = set()
        new = {name for one in all_in(conditions) for name in names_of(one)}
        while new:
            found |= new
            cases = [case for name in new for case in (*self.reasons.defined.get(name, ()), *self._sizes(name))]
            several = (one for case in cases for one in (case.value, *all_in(case.given)))
            new = {name for one in several for name in names_of(one)} - found
        return frozenset(found)

    def _sizes(self, name: str) -> list[Case]:
        """Return what the size of a stream is worked out as; nothing for other names."""
        stream = self.reasons.streams.get(name)
        if stream is None or stream.up is None or stream.edge is None or stream.edge.attribute.delimiter.size is None:
            return []
        return self.reasons.cases(stream.edge.attribute.delimiter.size.tree, Site(stream.up, stream.edge.attribute))

    def _inside_of(self, scope: Scope, attribute: Attribute) -> Scope | None:
        """Return the object that a field holds; None where it holds none, or one of several types."""
        use = attribute.use
        if not isinstance(use, UserTypeUse):
            return None
        target = self.reasons.library.find_type(scope.spec, use.reference.path, use.reference.is_absolute)
        return None if target is None else Scope(target, scope, Edge(scope.spec, attribute, None, target))

    def _asked_for(self, scope: Scope, instance: Attribute) -> Iterator[Fact]:
        """Yield what holds where somebody asks for an instance, which is read only then."""
        found = Asking(self.reasons, self._where_read).alternatives(scope, instance)
        if () not in found:
            yield Fact(as_one(found) if found else NEVER, Why("asking", _name(Site(scope, instance))))

    def _where_read(self, scope: Scope, attribute: Attribute | None) -> tuple[Condition, ...]:
        """Return what is known where a field is read, or behind all fields of an object."""
        if attribute is not None:
            return together(*(fact.conditions for fact in self.read_before(scope, attribute)))
        last = scope.spec.seq[-1:]
        return self._where_read(scope, last[0]) if last else ()

    def _kept(self, site: Site) -> Iterator[Fact]:
        """Yield what the rules of a field tell that may be absent."""
        attribute, rules = site.attribute, self._rules(site)
        assert attribute is not None
        if rules and attribute.condition is not None:
            absent = self.reasons.if_so(attribute.condition.tree, site, wanted=False)
            rules = rules if absent is None else (Either((absent, rules)),)
        if rules:
            yield Fact(rules, Why("rules", _name(site)))

    def _order_told(self, scope: Scope, attribute: Attribute) -> Iterator[Fact]:
        """Yield that an object that was read had a byte order."""
        inner = self._inside_of(scope, attribute)
        if inner is None or attribute.condition is not None or attribute.repeat is not None:
            return
        known = has_order(inner.spec) if inner.spec.path != self.itself[0] else None
        told = self.reasons.if_so(known, Site(inner), wanted=True) if known is not None else None
        if told is not None:
            yield Fact(told, Why("rules", "::".join(inner.spec.path)))

    def _rules(self, site: Site) -> tuple[Condition, ...]:
        attribute, owner = site.attribute, site.scope.spec
        assert attribute is not None
        behind, found = Site(site.scope, attribute, is_behind=True), []
        for rule in rules_of(self.reasons.library, owner, attribute) if self.heeds_rules else ():
            if (owner.path, attribute.id, rule.kind) == self.itself:
                break
            found.append(self._if(rule.tree, behind))
        return together(*found)

    def _holds(self, tree: Expression, site: Site) -> Fact:
        return Fact(self._if(tree, site), Why("condition", _name(site)))

    def _if(self, tree: Expression, site: Site) -> tuple[Condition, ...]:
        found = self.reasons.if_so(tree, site, wanted=True)
        return NEVER if found is None else found

    def _is_one_of(self, name: str) -> Fact:
        cases = self.reasons.defined[name]
        gaps = ((case.given, plus(variable(name), case.value, -1)) for case in cases)
        return Fact(as_one([(*given, gap, plus({}, gap, -1)) for given, gap in gaps]), Why("layout", "values"))

    def _inside(self, scope: Scope, start: list[Case]) -> tuple[Condition, ...]:
        """Return what it means that a place lies in a stream, or at its end."""
        size = self.reasons.stream_size(Site(scope))
        return as_one([(*case.given, plus(size, case.value, -1)) for case in start])

    def _size(self, stream: Scope) -> Iterator[Fact]:
        """Yield how large a stream is that a field has for itself."""
        if stream.up is None or stream.edge is None:
            return
        attribute, delimiter = stream.edge.attribute, stream.edge.attribute.delimiter
        if delimiter.terminator is not None or delimiter.pad_right is not None:
            return
        own, around = self.reasons.stream_size(Site(stream)), self.reasons.stream_size(Site(stream.up))
        why = Why("layout", f"the size of {_name(Site(stream.up, attribute))}")
        if delimiter.size is not None:
            cases = self.reasons.cases(delimiter.size.tree, Site(stream.up, attribute))
            gaps = [(*case.given, plus(own, case.value, -1), plus(case.value, own, -1)) for case in cases]
            yield Fact(as_one(gaps), why)
        start = start_of(self.reasons, stream.up, attribute) if attribute.repeat is None else None
        if start is not None:
            ends = [(case.given, plus(plus(around, case.value, -1), own, -1)) for case in start]
            is_rest = delimiter.size is None
            yield Fact(as_one([(*given, rest, *([plus({}, rest, -1)] * is_rest)) for given, rest in ends]), why)


def _name(site: Site) -> str:
    attribute = site.attribute
    return "::".join(site.scope.spec.path) + (f".{attribute.id}" if attribute is not None else "")
