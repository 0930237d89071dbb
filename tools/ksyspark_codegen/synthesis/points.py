"""The points in which messages of a format can differ, and the rules of its fields as expressions over `_`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Literal

from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    CalculatedEndian,
    Formula,
    SwitchUse,
    TypeSpec,
    UserTypeUse,
    case_key,
    keeps_raw,
    simple_uses,
)
from ksyspark_codegen.synthesis.message import Goal

RuleKind = Literal["eq", "min", "max", "any-of", "in-enum", "expr"]
_ITEM = Name("_", 0)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: `tree` must hold; `formulas` are the expressions that the specification gives for it."""

    kind: RuleKind
    tree: Expression
    formulas: tuple[Formula, ...]

    @property
    def text(self) -> str:
        """Return the rule as the specification has it."""
        return f"{self.kind}: {', '.join(' '.join(formula.text.split()) for formula in self.formulas) or 'true'}"


def rules_of(library: Library, owner: TypeSpec, attribute: Attribute) -> tuple[Rule, ...]:
    """Return the rules of a field or instance."""
    return tuple(_rules(library, owner, attribute))


def _rules(library: Library, owner: TypeSpec, attribute: Attribute) -> Iterator[Rule]:
    valid = attribute.valid
    if valid is None:
        return
    for kind, sign in (("eq", "=="), ("min", ">="), ("max", "<=")):
        formula = valid.formulas.get(kind)
        if formula is not None:
            yield Rule(kind, Binary(sign, _ITEM, formula.tree, 0), (formula,))  # type: ignore[arg-type]
    if "expr" in valid.formulas:
        yield Rule("expr", valid.formulas["expr"].tree, (valid.formulas["expr"],))
    if valid.any_of:
        yield Rule("any-of", one_of([formula.tree for formula in valid.any_of]), valid.any_of)
    if valid.in_enum and attribute.enum:
        spec = library.find_enum(owner, attribute.enum)
        if spec is not None:
            yield Rule("in-enum", one_of([IntLiteral(code, 0) for code in spec.values]), ())


def one_of(trees: list[Expression], item: Expression = _ITEM) -> Expression:
    """Return the expression that tells whether a value is one of several."""
    tests: list[Expression] = [Binary("==", item, tree, 0) for tree in trees]
    return reduce(lambda left, right: Binary("or", left, right, 0), tests)


NO_CASE = -1
PointMark = tuple[tuple[str, ...], str, str, int]
"""What a message shows: the path of the type, the id of the field, kind and value of a point."""
COUNTS = ("none", "one", "many")


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """One thing that a message can show.

    `kind` is `if` (value 1 or 0), `case` (number of the case, -1 for none), `count` (0, 1, 2: none, one, many), `label`
    (the code) or `order` (number of the byte order's case). `owner` is the path of the type, `field` the id.
    """

    owner: tuple[str, ...]
    field: str
    kind: str
    value: int
    words: str = ""

    @property
    def goal(self) -> Goal:
        return self.kind, self.owner, self.field

    @property
    def mark(self) -> PointMark:
        return self.owner, self.field, self.kind, self.value

    def __str__(self) -> str:
        return f"{'::'.join(self.owner)}.{self.field}: {self.words}"


@dataclass(frozen=True, slots=True)
class Edge:
    """A field through which a type is reached; `case` is its number in a switch."""

    owner: TypeSpec
    attribute: Attribute
    case: int | None
    target: TypeSpec


def count_of(number: int) -> int:
    """Return 0, 1 or 2 for none, one and many."""
    return min(number, 2)


def reachable_types(library: Library, root: TypeSpec) -> dict[tuple[str, ...], list[Edge]]:
    """Return every type that messages can hold, nearest first, with the fields that hold it."""
    found: dict[tuple[str, ...], list[Edge]] = {root.path: []}
    waiting = [root]
    while waiting:
        for edge in _edges(library, waiting.pop(0)):
            if edge.target.path not in found:
                found[edge.target.path] = []
                waiting.append(edge.target)
            found[edge.target.path].append(edge)
    return found


def visible_types(library: Library, root: TypeSpec) -> frozenset[tuple[str, ...]]:
    """Return the types of which messages can hold objects that have columns."""
    found = {root.path}
    waiting = [root]
    while waiting:
        for edge in _edges(library, waiting.pop()):
            if edge.target.path not in found and not is_technical(edge.attribute.about):
                found.add(edge.target.path)
                waiting.append(edge.target)
    return frozenset(found)


def _edges(library: Library, owner: TypeSpec) -> Iterator[Edge]:
    for attribute in owner.attributes():
        is_switch = isinstance(attribute.use, SwitchUse)
        for number, (use, _) in enumerate(simple_uses(attribute)):
            if attribute.value is None and isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                if target is not None:
                    yield Edge(owner, attribute, number if is_switch else None, target)


def has_order(owner: TypeSpec) -> Expression | None:
    """Return the expression that tells whether an object of a type has a byte order; None where it always has one."""
    endian = owner.endian
    if not isinstance(endian, CalculatedEndian) or not owner.has_own_endian:
        return None
    known = [when.tree for when, _ in endian.cases if when is not None]
    return one_of(known, endian.on.tree) if len(known) == len(endian.cases) else None


def points_of(library: Library, owner: TypeSpec, *, is_visible: bool = True) -> Iterator[Point]:
    """Yield what objects of one type can show. Values without column show nothing, nor do those of hidden objects."""
    if isinstance(owner.endian, CalculatedEndian) and owner.has_own_endian:
        for number, (when, order) in enumerate(owner.endian.cases):
            words = f"byte order {order} for {when.text if when else 'all else'}"
            yield Point(owner.path, "_endian", "order", number, words)
    for attribute in owner.attributes():
        if attribute.value is None or (is_visible and not is_technical(attribute.about)):
            yield from _of_attribute(library, owner, attribute)


def _of_attribute(library: Library, owner: TypeSpec, attribute: Attribute) -> Iterator[Point]:
    path, name = owner.path, attribute.id
    if attribute.condition is not None:
        yield Point(path, name, "if", 1, "present")
        yield Point(path, name, "if", 0, "absent")
    if attribute.repeat is not None:
        for number, words in enumerate(COUNTS):
            yield Point(path, name, "count", number, f"{words} of them")
    if attribute.value is None and isinstance(attribute.use, SwitchUse):
        yield from _of_switch(path, attribute, attribute.use)
    spec = library.find_enum(owner, attribute.enum) if attribute.enum else None
    if spec is not None:
        for code, value in spec.values.items():
            yield Point(path, name, "label", code, value.label)


def _of_switch(path: tuple[str, ...], attribute: Attribute, use: SwitchUse) -> Iterator[Point]:
    for number, case in enumerate(use.cases):
        when = case.when.text if case.when else "all else"
        yield Point(path, attribute.id, "case", number, f"case {case_key(case.use)} for {' '.join(when.split())}")
    if all(case.when is not None for case in use.cases):
        words = "no case, raw bytes" if keeps_raw(attribute, use) else "no case, nothing"
        yield Point(path, attribute.id, "case", NO_CASE, words)
