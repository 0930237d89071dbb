"""Names for the values in a proof, and what is told of each: its bounds, its field, the cases that it stands for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import BitsUse, IntegerUse, TypeSpec
from ksyspark_codegen.synthesis.proving.masking import folded, masked, number_of
from ksyspark_codegen.synthesis.proving.places import Meaning, Scope, Site
from ksyspark_codegen.synthesis.proving.polynomials import (
    ANY,
    Bounds,
    Polynomial,
    around,
    both,
    bounds_of,
    constant,
    names_of,
    plus,
    times,
    variable,
)
from ksyspark_codegen.synthesis.proving.ranges import range_of_bits, range_of_field, range_of_parameter
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Case
from ksyspark_codegen.synthesis.proving.search import Seen

_MOST_SHIFT = 64
_NOW = frozenset({"pos", "eof"})
_HERE = frozenset({"_index", "_", "_on", *_NOW})


@dataclass(slots=True, eq=False, kw_only=True)
class Names:
    """Names for values: equal names at one place of a message are one value.

    `root` is the type of whole messages; `is_top` tells that the outermost object begins its stream, `are_whole` that
    the bits of all types fill whole bytes, `elsewhere` which ids are named outside of their objects. `told` are numbers
    that parameters of messages always are. `ranges` are the bounds of names, `sites` the fields that they are the
    values of, `streams` the objects whose streams have sizes, `defined` the cases of names that stand for expressions,
    `laws` what is true of quotients and remainders. `spans`, `pairs` and `seen` keep what others have worked out.
    """

    library: Library
    root: TypeSpec
    is_top: bool
    are_whole: bool
    elsewhere: Callable[[], frozenset[str]]
    told: Mapping[str, int] = field(default_factory=dict)
    ranges: dict[str, Bounds] = field(default_factory=dict)
    sites: dict[str, Site] = field(default_factory=dict)
    streams: dict[str, Scope] = field(default_factory=dict)
    defined: dict[str, list[Case]] = field(default_factory=dict)
    laws: dict[str, tuple[Polynomial, ...]] = field(default_factory=dict)
    spans: dict[tuple[str, str, str], list[Case] | None] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Alternatives] = field(default_factory=dict)
    seen: Seen = field(default_factory=dict)
    _fractions: set[str] = field(default_factory=set)
    _numbers: dict[int, int] = field(default_factory=dict)

    def stream_size(self, site: Site) -> Polynomial:
        """Return the size of the stream that an object is read from."""
        name = f"{site.scope.stream.key}_io.size"
        self.ranges[name] = (0, None)
        self.streams[name] = site.scope.stream
        return variable(name)

    def fresh(self, name: str, bounds: Bounds) -> Polynomial:
        """Return a value of which only the bounds are known."""
        self.ranges[name] = bounds
        return variable(name)

    def _span(self, cases: list[Case]) -> Bounds:
        return around([bounds_of(case.value, self.ranges) for case in cases])

    def is_fraction(self, one: Polynomial) -> bool:
        """Tell whether a value may be no whole number."""
        return not self._fractions.isdisjoint(names_of(one))

    def bit_of(self, case: Case, bit: tuple[Expression, int, int]) -> Case:
        """Return the value of one bit of a number: which one, and what it is worth."""
        _, place, worth = bit
        return Case(case.given, times(constant(worth), self.fresh(f"{_text(case.value)}#{place}", (0, 1))))

    def function(self, sign: str, one: Polynomial, other: Polynomial) -> Polynomial:
        """Return what an operator gives, the same of equal numbers; masks and shifts are quotients and remainders."""
        left, right = number_of(one), number_of(other)
        if left is not None and right is not None and (known := folded(sign, left, right)) is not None:
            return constant(known)
        if sign == "&" and left is not None:
            return self.function(sign, other, one)
        if right is None or self.is_fraction(one):
            return self._as_whole(sign, one, other)
        if (cases := self._cases_with_numbers(one)) is not None:
            several = [Case(case.given, self.function(sign, case.value, other)) for case in cases]
            return self.definition(f"({_text(one)} {sign} {right})=", several).value
        if sign == "&":
            return masked(one, right, self.function)
        if sign == ">>" and 0 <= right <= _MOST_SHIFT:
            return self.function("/", one, constant(1 << right))
        return self._as_whole(sign, one, other)

    def _cases_with_numbers(self, one: Polynomial) -> list[Case] | None:
        """Return the cases that a name alone stands for, if some of them are numbers; of others laws tell as much."""
        match list(one.items()):
            case [((str(name),), 1)]:
                cases = self.defined.get(name, [])
                return cases if any(number_of(case.value) is not None for case in cases) else None
        return None

    def _as_whole(self, sign: str, one: Polynomial, other: Polynomial) -> Polynomial:
        """Return what an operator gives as one value with bounds, and note what is true of quotients and remainders."""
        name = f"({_text(one)} {sign} {_text(other)})"
        may_be_fraction = sign in ("/", "%") and (self.is_fraction(one) or self.is_fraction(other))
        bounds = range_of_bits(sign, bounds_of(one, self.ranges), bounds_of(other, self.ranges))
        found = self.fresh(name, ANY if may_be_fraction else bounds)
        is_divided = sign in ("/", "%") and not may_be_fraction and (number_of(other) or 0) > 0
        if self.ranges[name] == ANY and sign in ("/", "%") and not is_divided:
            self._fractions.add(name)
        elif is_divided:
            whole = found if sign == "/" else self.function("/", one, other)
            rest = plus(one, times(whole, other), -1)
            self.laws[name] = (rest, plus(plus(other, rest, -1), constant(-1)), *_equal(sign, rest, found))
        return found

    def leaf(self, found: Meaning) -> Polynomial:
        """Return the value of a field or parameter."""
        if found.field is not None:
            assert found.site is not None
            name = f"{found.site.scope.key}{found.field.id}"
            self.ranges[name] = range_of_field(found.field)
            self.sites[name] = Site(found.site.scope, found.field)
        else:
            assert found.parameter is not None
            scope = found.site.scope if found.site is not None else None
            name = f"{scope.key if scope is not None else '^.'}({found.parameter.id})"
            is_told_by_caller = scope is None or scope.spec.path == self.root.path
            known = self.told.get(found.parameter.id) if scope is None or scope.is_message else None
            bounds = range_of_parameter(found.parameter, is_checked=is_told_by_caller)
            self.ranges[name] = bounds if known is None else (known, known)
        use = found.field.use if found.field is not None else found.parameter.use if found.parameter else None
        if self.ranges[name] == ANY and not isinstance(use, IntegerUse | BitsUse):
            self._fractions.add(name)
        return variable(name)

    def definition(self, name: str, cases: list[Case], bounds: Bounds = ANY) -> Case:
        """Return a value of several cases, which lies in bounds, under a name of its own."""
        self.defined[name] = cases
        return Case((), self.fresh(name, both(self._span(cases), bounds)))

    def opaque(self, tree: Expression, site: Site) -> Case:
        """Return a value that is looked at as a whole; equal texts at one place are one value."""
        name = self._name_of(tree, site)
        self.ranges[name] = of_whole(tree, site)
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

    def unknown(self, tree: Expression, site: Site) -> Polynomial:
        """Return a truth value that is looked at as a whole."""
        return self.fresh(f"?{self._name_of(tree, site)}", (0, 1))


def of_whole(tree: Expression, site: Site) -> Bounds:
    """Return the bounds of a value that is looked at as a whole."""
    match tree:
        case nodes.Member(_, "size" | "length" | "pos"):
            return 0, None
        case nodes.Name("_index"):
            return 0, None
        case nodes.Name("_") if site.attribute is not None:
            return range_of_field(site.attribute)
    return ANY


def _equal(sign: str, rest: Polynomial, found: Polynomial) -> tuple[Polynomial, ...]:
    return (plus(rest, found, -1), plus(found, rest, -1)) if sign == "%" else ()


def _text(one: Polynomial) -> str:
    return repr(sorted(one.items()))
