"""Expressions as polynomials, case by case, and conditions as alternatives of polynomials that must not be negative."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from ksyspark_codegen.expressions import Expression, nodes, walk
from ksyspark_codegen.library import Library
from ksyspark_codegen.making.demand import NEGATED, Sign
from ksyspark_codegen.making.evaluate import code_of_label
from ksyspark_codegen.making.proving.infeasible import Answers, Fuel, answered
from ksyspark_codegen.making.proving.places import Meaning, Site, is_position, meaning
from ksyspark_codegen.making.proving.polynomials import (
    ANY,
    Bounds,
    Polynomial,
    around,
    bounds_of,
    constant,
    names_of,
    plus,
    times,
    variable,
)
from ksyspark_codegen.making.proving.ranges import range_of_bits, range_of_field, range_of_parameter
from ksyspark_codegen.making.proving.relations import Alternatives, Case, related
from ksyspark_codegen.spec.model import BitsUse, IntegerUse, TypeSpec
from ksyspark_codegen.typing.sizes import size_of_type

_MOST = 24
_DEEPEST = 40
_NOW = frozenset({"pos", "eof"})
_HERE = frozenset({"_index", "_", "_on", *_NOW})


PlaceOf = Callable[["Reasons", Site], list[Case] | None]
"""Return where the stream stands at a site, None where that is not told."""


@dataclass(slots=True, eq=False)
class Reasons:
    """Turn expressions into polynomials; `ranges` are the bounds of the names in them, `sites` the fields behind.

    `root` is the type of whole messages; `is_top` tells that the outermost object begins its stream. `place_of` tells
    where a stream stands. `answers` are shared by all proofs about a specification. What was worked out is known by the
    identity of the expression, which `_kept` holds on to.
    """

    library: Library
    root: TypeSpec
    fuel: Fuel
    place_of: PlaceOf
    is_top: bool
    answers: Answers = field(default_factory=dict)
    ranges: dict[str, Bounds] = field(default_factory=dict)
    sites: dict[str, Site] = field(default_factory=dict)
    _fractions: set[str] = field(default_factory=set)
    _known: dict[tuple[int, str], list[Case]] = field(default_factory=dict)
    _told: dict[tuple[int, str, bool], Alternatives] = field(default_factory=dict)
    _kept: list[Expression] = field(default_factory=list)
    _numbers: dict[int, int] = field(default_factory=dict)
    _depth: int = 0

    def cases(self, tree: Expression, site: Site) -> list[Case]:
        """Return the values of an expression, case by case."""
        mark = (id(tree), site.key)
        if mark not in self._known:
            self._depth += 1
            found = self._cases(tree, site) if self._depth < _DEEPEST else [self._opaque(tree, site)]
            self._depth -= 1
            self._kept.append(tree)
            self._known[mark] = found if len(found) <= _MOST else [self._whole(tree, site, found)]
        return self._known[mark]

    def truths(self, tree: Expression, site: Site, *, wanted: bool) -> Alternatives:
        """Return alternatives of which one holds if a condition is as wanted; none where it never is."""
        mark = (id(tree), site.key, wanted)
        if mark not in self._told:
            self._depth += 1
            found: Alternatives = self._truths(tree, site, wanted) if self._depth < _DEEPEST else [()]
            self._depth -= 1
            self._kept.append(tree)
            self._told[mark] = (
                found if len(found) <= 2 * _MOST else self._truth(self._unknown(tree, site), wanted=wanted)
            )
        return self._told[mark]

    def never(self, conditions: tuple[Polynomial, ...]) -> bool:
        """Tell whether conditions cannot hold together; False where that is not found out, or all fuel is gone."""
        return self.fuel.burns() and answered(conditions, self.ranges, self.answers)

    def stream_size(self, site: Site) -> Polynomial:
        """Return the size of the stream that an object is read from."""
        name = f"{site.scope.stream.key}_io.size"
        self.ranges[name] = (0, None)
        return variable(name)

    def fresh(self, name: str, bounds: Bounds) -> Polynomial:
        """Return a value of which only the bounds are known."""
        self.ranges[name] = bounds
        return variable(name)

    def bounds(self, tree: Expression, site: Site) -> Bounds:
        """Return the least and the largest value of an expression."""
        return self._span(self.cases(tree, site))

    def _span(self, cases: list[Case]) -> Bounds:
        return around([bounds_of(case.value, self.ranges) for case in cases])

    def is_fraction(self, one: Polynomial) -> bool:
        """Tell whether a value may be no whole number."""
        return not self._fractions.isdisjoint(names_of(one))

    def _cases(self, tree: Expression, site: Site) -> list[Case]:
        match tree:
            case nodes.IntLiteral(value) | nodes.BoolLiteral(value):
                return [Case((), constant(int(value)))]
            case nodes.EnumLabel():
                return [Case((), constant(code_of_label(self.library, site.scope.spec, tree)))]
            case nodes.SizeOfType():
                return [Case((), constant(size_of_type(self.library, site.scope.spec, tree)))]
            case nodes.Unary("-" | "+" as sign, operand):
                return self._joined(_ZERO, operand, site, lambda _, two: plus({}, two, -1 if sign == "-" else 1))
            case nodes.Binary("+" | "-" | "*" as sign, left, right):
                return self._joined(left, right, site, _ARITHMETIC[sign])
            case nodes.Ternary(condition, then, otherwise):
                return [
                    Case((*given, *case.given), case.value)
                    for wanted, branch in ((True, then), (False, otherwise))
                    for given in self.truths(condition, site, wanted=wanted)
                    for case in self.cases(branch, site)
                ]
            case nodes.Unary("not") | nodes.Binary("and" | "or" | "==" | "!=" | "<" | "<=" | ">" | ">="):
                return self._as_number(tree, site)
            case nodes.Member(of, "to_i") if meaning(self.library, tree, site) is None and self._is_number(of, site):
                return self.cases(of, site)
        return self._named(tree, site)

    def _joined(
        self,
        left: Expression,
        right: Expression,
        site: Site,
        join: Callable[[Polynomial, Polynomial], Polynomial],
    ) -> list[Case]:
        others = self.cases(right, site)
        return [
            Case((*one.given, *other.given), join(one.value, other.value))
            for one in self.cases(left, site)
            for other in others
        ]

    def _as_number(self, tree: Expression, site: Site) -> list[Case]:
        sides = ((True, 1), (False, 0))
        return [Case(given, constant(n)) for wanted, n in sides for given in self.truths(tree, site, wanted=wanted)]

    def _is_number(self, tree: Expression, site: Site) -> bool:
        """Tell whether a value is a whole number or a code of an enum, not a text."""
        found = meaning(self.library, tree, site)
        if found is None:
            return False
        if found.tree is not None and found.site is not None:
            return isinstance(found.tree, nodes.IntLiteral) or self._is_number(found.tree, found.site)
        return range_of_field(found.field) != ANY if found.field is not None else False

    def _named(self, tree: Expression, site: Site) -> list[Case]:
        if isinstance(tree, nodes.Member) and tree.id == "size" and (whole := self._stream(tree.of, site)) is not None:
            return [Case((), self.stream_size(whole))]
        if is_position(tree) and (place := self.place_of(self, site)) is not None:
            return place
        found = meaning(self.library, tree, site)
        if found is None or found.scope is not None:
            return [self._opaque(tree, site)]
        if found.tree is not None and found.site is not None:
            return self.cases(found.tree, found.site)
        return [Case((), self._leaf(found))]

    def _stream(self, tree: Expression, site: Site) -> Site | None:
        """Return the object whose stream an expression names, None where it names no stream."""
        match tree:
            case nodes.Name("_io"):
                return site
            case nodes.Member(of, "_io"):
                whole = meaning(self.library, of, site)
                return Site(whole.scope) if whole is not None and whole.scope is not None else None
        return None

    def _leaf(self, found: Meaning) -> Polynomial:
        assert found.site is not None
        if found.field is not None:
            name = f"{found.site.scope.key}{found.field.id}"
            self.ranges[name] = range_of_field(found.field)
            self.sites[name] = Site(found.site.scope, found.field)
        else:
            assert found.parameter is not None
            name = f"{found.site.scope.key}({found.parameter.id})"
            is_told_by_caller = found.site.scope.spec.path == self.root.path
            self.ranges[name] = range_of_parameter(found.parameter, is_checked=is_told_by_caller)
        use = found.field.use if found.field is not None else found.parameter.use if found.parameter else None
        if self.ranges[name] == ANY and not isinstance(use, IntegerUse | BitsUse):
            self._fractions.add(name)
        return variable(name)

    def _whole(self, tree: Expression, site: Site, cases: list[Case]) -> Case:
        """Return a value of very many cases as one of which only the bounds are known."""
        if any(self.is_fraction(case.value) for case in cases):
            return self._opaque(tree, site)
        return Case((), self.fresh(self._name_of(tree, site), self._span(cases)))

    def _opaque(self, tree: Expression, site: Site) -> Case:
        """Return a value that is looked at as a whole; equal texts at one place are one value."""
        name = self._name_of(tree, site)
        self.ranges[name] = self._bounds_of_whole(tree, site) if self._depth < _DEEPEST else ANY
        if self.ranges[name] == ANY and not isinstance(tree, nodes.StringLiteral | nodes.ListLiteral):
            self._fractions.add(name)
        return Case((), variable(name))

    def _name_of(self, tree: Expression, site: Site) -> str:
        ids = {one.id for one in walk(tree) if isinstance(one, nodes.Name | nodes.Member)}
        text = re.sub(r", column=[0-9]+", "", repr(tree))
        if ids & _NOW:
            # The stream may stand elsewhere where the same text is worked out again.
            text += f"#{self._numbers.setdefault(id(tree), len(self._numbers))}"
        return f"{site.key if ids & _HERE else site.scope.key}{{{text}}}"

    def _bounds_of_whole(self, tree: Expression, site: Site) -> Bounds:
        match tree:
            case nodes.Binary(sign, left, right) if sign in ("&", "|", "^", "%", "/", ">>", "<<"):
                return range_of_bits(sign, self.bounds(left, site), self.bounds(right, site))
            case nodes.Member(_, "size" | "length" | "pos"):
                return 0, None
            case nodes.Name("_index"):
                return 0, None
            case nodes.Name("_") if site.attribute is not None:
                return range_of_field(site.attribute)
        return ANY

    def _truths(self, tree: Expression, site: Site, wanted: bool) -> Alternatives:
        match tree:
            case nodes.BoolLiteral(value):
                return [()] if value == wanted else []
            case nodes.Unary("not", operand):
                return self.truths(operand, site, wanted=not wanted)
            case nodes.Binary("and" | "or" as word, left, right):
                one = self.truths(left, site, wanted=wanted)
                other = self.truths(right, site, wanted=wanted)
                is_both = wanted == (word == "and")
                return [(*a, *b) for a in one for b in other] if is_both else [*one, *other]
            case nodes.Binary(sign) if sign in NEGATED:
                return self._compared(tree, site, sign if wanted else NEGATED[sign])
            case nodes.Ternary(condition, then, otherwise):
                return [
                    (*given, *rest)
                    for side, branch in ((True, then), (False, otherwise))
                    for given in self.truths(condition, site, wanted=side)
                    for rest in self.truths(branch, site, wanted=wanted)
                ]
        return self._named_truths(tree, site, wanted=wanted)

    def _named_truths(self, tree: Expression, site: Site, *, wanted: bool) -> Alternatives:
        found = meaning(self.library, tree, site)
        if found is not None and found.tree is not None and found.site is not None:
            return self.truths(found.tree, found.site, wanted=wanted)
        leaf = self._leaf(found) if found is not None and found.scope is None else self._unknown(tree, site)
        return self._truth(leaf, wanted=wanted)

    def _truth(self, leaf: Polynomial, *, wanted: bool) -> Alternatives:
        return [(plus(leaf, constant(-1)),)] if wanted else [(plus({}, leaf, -1),)]

    def _unknown(self, tree: Expression, site: Site) -> Polynomial:
        """Return a truth value that is looked at as a whole."""
        return self.fresh(f"?{self._name_of(tree, site)}", (0, 1))

    def _compared(self, tree: nodes.Binary, site: Site, sign: Sign) -> Alternatives:
        found: Alternatives = []
        others = self.cases(tree.right, site)
        for one in self.cases(tree.left, site):
            for other in others:
                if self.is_fraction(one.value) or self.is_fraction(other.value):
                    return self._of_unknown(tree, site, sign)
                given = (*one.given, *other.given)
                found.extend((*given, *more) for more in related(plus(one.value, other.value, -1), sign))
        return found

    def _of_unknown(self, tree: nodes.Binary, site: Site, sign: Sign) -> Alternatives:
        """Return what a comparison of values without bounds tells: that it is so, or that it is not."""
        return self._truth(self._unknown(tree, site), wanted=sign == tree.operator)


_ZERO = nodes.IntLiteral(0, 0)
_ARITHMETIC: dict[str, Callable[[Polynomial, Polynomial], Polynomial]] = {
    "+": plus,
    "-": lambda one, two: plus(one, two, -1),
    "*": times,
}
