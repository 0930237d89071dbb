"""Expressions as polynomials, case by case, and conditions as alternatives of polynomials that must not be negative."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import BitsUse, BytesUse, IntegerUse
from ksyspark.spec.types.sizes import size_of_type
from ksyspark_codegen.synthesis.demand import NEGATED, Sign
from ksyspark_codegen.synthesis.evaluate import code_of_label
from ksyspark_codegen.synthesis.proving.bytewise import Bytes, bit_of, bytes_in, bytes_of
from ksyspark_codegen.synthesis.proving.naming import Names, of_whole
from ksyspark_codegen.synthesis.proving.places import Site, is_position, meaning
from ksyspark_codegen.synthesis.proving.polynomials import (
    ANY,
    Polynomial,
    constant,
    names_of,
    plus,
    times,
)
from ksyspark_codegen.synthesis.proving.ranges import range_of_field
from ksyspark_codegen.synthesis.proving.relations import (
    Alternatives,
    Case,
    Condition,
    as_one,
    merged,
    related,
    together,
)
from ksyspark_codegen.synthesis.proving.search import Fuel, Search

_MOST = 12
_DEEPEST = 40
PlaceOf = Callable[["Reasons", Site], list[Case] | None]
"""Return where the stream stands at a site, None where that is not told."""


@dataclass(slots=True, eq=False, kw_only=True)
class Reasons(Names):
    """Turn expressions into polynomials. `place_of` tells where a stream stands.

    What was worked out is known by the identity of the expression, which `_kept` holds on to.
    """

    place_of: PlaceOf
    _known: dict[tuple[int, str], list[Case]] = field(default_factory=dict)
    _told: dict[tuple[int, str, bool], Alternatives] = field(default_factory=dict)
    _ones: dict[tuple[int, str, bool], tuple[Condition, ...] | None] = field(default_factory=dict)
    _kept: list[Expression] = field(default_factory=list)
    _depth: int = 0

    def cases(self, tree: Expression, site: Site) -> list[Case]:
        """Return the values of an expression, case by case."""
        mark = (id(tree), site.key)
        if mark not in self._known:
            self._depth += 1
            found = self._cases(tree, site) if self._depth < _DEEPEST else [self.opaque(tree, site)]
            self._depth -= 1
            self._kept.append(tree)
            found = merged(found)
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
                found if len(found) <= 2 * _MOST else self._truth(self.unknown(tree, site), wanted=wanted)
            )
        return self._told[mark]

    def if_so(self, tree: Expression, site: Site, *, wanted: bool) -> tuple[Condition, ...] | None:
        """Return conditions that hold if one is as wanted, the same ones each time; None where it never is."""
        mark = (id(tree), site.key, wanted)
        if mark not in self._ones:
            found = self.truths(tree, site, wanted=wanted)
            self._ones[mark] = as_one(found) if found else None
        return self._ones[mark]

    def never(self, conditions: tuple[Condition, ...], looks: int = 0) -> bool:
        """Tell whether conditions cannot hold together; False where so many looks at them do not show it."""
        search = Search(self.ranges, Fuel(looks), seen=self.seen)
        search.suppose(conditions)
        return search.refuted() is not None

    def _cases(self, tree: Expression, site: Site) -> list[Case]:
        match tree:
            case nodes.IntLiteral(value) | nodes.BoolLiteral(value):
                return [Case((), constant(int(value)))]
            case nodes.EnumLabel():
                return [Case((), constant(code_of_label(self.library, site.scope.spec, tree)))]
            case nodes.SizeOfType():
                return [Case((), constant(size_of_type(self.library, site.scope.spec, tree)))]
            case nodes.Ternary(condition, then, otherwise):
                return [
                    Case(together(given, case.given), case.value)
                    for wanted, branch in ((True, then), (False, otherwise))
                    if (given := self.if_so(condition, site, wanted=wanted)) is not None
                    for case in self.cases(branch, site)
                ]
            case nodes.Unary("not") | nodes.Binary("and" | "or" | "==" | "!=" | "<" | "<=" | ">" | ">="):
                return self._as_number(tree, site)
            case nodes.Member(of, "to_i") if meaning(self.library, tree, site) is None and self._is_number(of, site):
                return self.cases(of, site)
        return self._worked_out(tree, site)

    def _worked_out(self, tree: Expression, site: Site) -> list[Case]:
        match tree:
            case nodes.Unary("-" | "+" as sign, operand):
                return self._joined(_ZERO, operand, site, lambda _, two: plus({}, two, -1 if sign == "-" else 1))
            case nodes.Unary("~", operand):
                return self._joined(_MINUS_ONE, operand, site, lambda one, two: plus(one, two, -1))
            case nodes.Binary("+" | "-" | "*" as sign, left, right):
                return self._joined(left, right, site, _ARITHMETIC[sign])
            case nodes.Binary("&") if (bit := bit_of(tree)) is not None:
                return [self.bit_of(case, bit) for case in self.cases(bit[0], site)]
            case nodes.Binary("&" | "|" | "^" | "%" | "/" | ">>" | "<<" as sign, left, right):
                return self._joined(left, right, site, partial(self.function, sign))
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
            Case(together(one.given, other.given), join(one.value, other.value))
            for one in self.cases(left, site)
            for other in others
        ]

    def _as_number(self, tree: Expression, site: Site) -> list[Case]:
        sides = ((1, self.if_so(tree, site, wanted=True)), (0, self.if_so(tree, site, wanted=False)))
        return [Case(given, constant(number)) for number, given in sides if given is not None]

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
        if isinstance(tree, nodes.Subscript) and bytes_in(self.library, tree.of, site) is not None:
            return [Case((), self.fresh(self._name_of(tree, site), (0, 255)))]
        found = meaning(self.library, tree, site)
        if found is None and (length := self._length(tree, site)) is not None:
            return length
        if found is None or found.scope is not None:
            return [self.opaque(tree, site)]
        if found.tree is None or found.site is None:
            return [Case((), self.leaf(found))]
        cases = self.cases(found.tree, found.site)
        if found.parameter is not None and isinstance(found.parameter.use, IntegerUse | BitsUse):
            # Arguments have been checked to be of the parameter's type.
            self._fractions.difference_update(*(names_of(case.value) for case in cases if _is_name(case.value)))
        if len(cases) == 1 or any(self.is_fraction(case.value) for case in cases):
            return cases
        within = found.site.inside
        name = found.site.key if found.parameter is None or within is None else f"{within.key}({found.parameter.id})"
        return [self.definition(f"{name}=", cases)]

    def _length(self, tree: Expression, site: Site) -> list[Case] | None:
        """Return how many bytes a field has whose length an expression names, None where its size does not tell."""
        if not isinstance(tree, nodes.Member) or tree.id not in ("length", "size"):
            return None
        of = meaning(self.library, tree.of, site)
        if of is None or of.field is None or of.site is None or not isinstance(of.field.use, BytesUse):
            return None
        delimiter = of.field.delimiter
        if delimiter.size is None or delimiter.terminator is not None or delimiter.pad_right is not None:
            return None
        return self.cases(delimiter.size.tree, of.site)

    def _stream(self, tree: Expression, site: Site) -> Site | None:
        """Return the object whose stream an expression names, None where it names no stream."""
        match tree:
            case nodes.Name("_io"):
                return site
            case nodes.Member(of, "_io"):
                whole = meaning(self.library, of, site)
                return Site(whole.scope) if whole is not None and whole.scope is not None else None
        return None

    def _whole(self, tree: Expression, site: Site, cases: list[Case]) -> Case:
        """Return a value of very many cases as one of which only the bounds are known."""
        if any(self.is_fraction(case.value) for case in cases):
            return self.opaque(tree, site)
        return self.definition(self._name_of(tree, site), cases, of_whole(tree, site))

    def _truths(self, tree: Expression, site: Site, wanted: bool) -> Alternatives:
        match tree:
            case nodes.BoolLiteral(value):
                return [()] if value == wanted else []
            case nodes.Unary("not", operand):
                return self.truths(operand, site, wanted=not wanted)
            case nodes.Binary("and" | "or" as word, left, right):
                one, other = self.if_so(left, site, wanted=wanted), self.if_so(right, site, wanted=wanted)
                if wanted == (word == "and"):
                    return [together(one, other)] if one is not None and other is not None else []
                return [found for found in (one, other) if found is not None]
            case nodes.Binary(sign) if sign in NEGATED:
                return self._compared(tree, site, sign if wanted else NEGATED[sign])
            case nodes.Ternary(condition, then, otherwise):
                return [
                    together(given, rest)
                    for side, branch in ((True, then), (False, otherwise))
                    if (given := self.if_so(condition, site, wanted=side)) is not None
                    if (rest := self.if_so(branch, site, wanted=wanted)) is not None
                ]
        return self._named_truths(tree, site, wanted=wanted)

    def _named_truths(self, tree: Expression, site: Site, *, wanted: bool) -> Alternatives:
        found = meaning(self.library, tree, site)
        if found is not None and found.tree is not None and found.site is not None:
            return self.truths(found.tree, found.site, wanted=wanted)
        leaf = self.leaf(found) if found is not None and found.scope is None else self.unknown(tree, site)
        return self._truth(leaf, wanted=wanted)

    def _truth(self, leaf: Polynomial, *, wanted: bool) -> Alternatives:
        return [(plus(leaf, constant(-1)),)] if wanted else [(plus({}, leaf, -1),)]

    def _compared(self, tree: nodes.Binary, site: Site, sign: Sign) -> Alternatives:
        found: Alternatives = []
        left, right = bytes_of(self.library, tree.left, site), bytes_of(self.library, tree.right, site)
        if left is not None and right is not None and left.width != right.width and sign in ("==", "!="):
            return [()] if sign == "!=" else []
        if left is not None and right is not None:
            return related(plus(self._bytes(left), self._bytes(right), -1), sign)
        others = self.cases(tree.right, site)
        for one in self.cases(tree.left, site):
            for other in others:
                if self.is_fraction(one.value) or self.is_fraction(other.value):
                    return self._of_unknown(tree, site, sign)
                given = together(one.given, other.given)
                if more := related(plus(one.value, other.value, -1), sign):
                    found.append((*given, *as_one(more)))
        return found

    def _bytes(self, found: Bytes) -> Polynomial:
        return constant(found.number) if found.field is None else self.leaf(found.field)

    def _of_unknown(self, tree: nodes.Binary, site: Site, sign: Sign) -> Alternatives:
        """Return what a comparison of values without bounds tells: that it is so, or that it is not."""
        return self._truth(self.unknown(tree, site), wanted=sign == tree.operator)


def _is_name(one: Polynomial) -> bool:
    return all(len(monomial) == 1 for monomial in one) and list(one.values()) == [1]


_ZERO = nodes.IntLiteral(0, 0)
_MINUS_ONE = nodes.IntLiteral(-1, 0)
_ARITHMETIC: dict[str, Callable[[Polynomial, Polynomial], Polynomial]] = {
    "+": plus,
    "-": lambda one, two: plus(one, two, -1),
    "*": times,
}
