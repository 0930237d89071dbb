"""What a specification says about its fields before any message is made: literals they are compared with, and uses."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.logical_types import Named
from ksyspark.spec.model import Attribute, CalculatedEndian, SwitchUse, TypeSpec, UserTypeUse, simple_uses
from ksyspark_codegen.synthesis.encoding import logical_of

Literal = int | float | str | bytes | bool


@dataclass(frozen=True, slots=True)
class Hints:
    """By names of fields, wherever they stand.

    `values` are the literals in the expressions that mention a name; `live` are names that anything but a column of its
    own depends on. `logical` remembers the logical types of fields, by identity.
    """

    values: Mapping[str, tuple[Literal, ...]]
    live: frozenset[str]
    logical: dict[int, Named | None] = field(default_factory=dict)

    def logical_of(self, owner: TypeSpec, attribute: Attribute) -> Named | None:
        """Return the logical type of a field, or None if all bytes are values of it."""
        if id(attribute) not in self.logical:
            self.logical[id(attribute)] = logical_of(owner, attribute)
        return self.logical[id(attribute)]


def find_hints(library: Library) -> Hints:
    """Collect the hints of a library."""
    values: dict[str, dict[Literal, None]] = {}
    for owner, attribute in all_attributes(library):
        for trees in _groups(attribute):
            literal_nodes = {one: None for tree in trees for one in literals_in(library, owner, tree)}
            for name in _names(trees, attribute.id):
                values.setdefault(name, {}).update(literal_nodes)
    for left, right in _aliases(library):
        values.setdefault(right, {}).update(values.get(left, {}))
    literals = {name: tuple(found) for name, found in values.items()}
    return Hints(literals, names_behind(library, _live_trees(library)))


def _aliases(library: Library) -> Iterator[tuple[str, str]]:
    """Yield value instances that are nothing but another value, with the name of that one."""
    for _, attribute in all_attributes(library):
        if attribute.value is not None and isinstance(attribute.value.tree, nodes.Name | nodes.Member):
            yield attribute.id, attribute.value.tree.id


def _groups(attribute: Attribute) -> Iterator[tuple[Expression, ...]]:
    """Yield the expressions of an attribute whose names and literals have to do with each other."""
    for formula in (attribute.delimiter.size, attribute.condition, attribute.pos, attribute.value):
        if formula is not None:
            yield (formula.tree,)
    if attribute.repeat and attribute.repeat.formula:
        yield (attribute.repeat.formula.tree,)
    if attribute.valid:
        yield tuple(formula.tree for formula in attribute.valid.all_formulas())
    if isinstance(attribute.use, SwitchUse):
        whens = (case.when.tree for case in attribute.use.cases if case.when)
        yield (attribute.use.on.tree, *whens)


def literals_in(library: Library, owner: TypeSpec, tree: Expression) -> Iterator[Literal]:
    """Yield the literals of an expression."""
    for part in walk(tree):
        match part:
            case nodes.IntLiteral(value) | nodes.FloatLiteral(value) | nodes.StringLiteral(value):
                yield value
            case nodes.BoolLiteral(value):
                yield value
            case nodes.EnumLabel():
                yield _code_of(library, owner, part)
            case nodes.ListLiteral(items) if all(isinstance(item, nodes.IntLiteral) for item in items):
                codes = [item.value for item in items if isinstance(item, nodes.IntLiteral)]
                if all(0 <= code <= 255 for code in codes):
                    yield bytes(codes)


def _code_of(library: Library, owner: TypeSpec, label: nodes.EnumLabel) -> int:
    spec = library.find_enum(owner, label.path, label.is_absolute)
    assert spec is not None
    return next(code for code, value in spec.values.items() if value.label == label.label)


def _names(trees: tuple[Expression, ...], own: str) -> Iterator[str]:
    for tree in trees:
        for part in walk(tree):
            if isinstance(part, nodes.Name | nodes.Member):
                yield own if part.id == "_" else part.id


def _size_trees(library: Library) -> Iterator[Expression]:
    for _, attribute in all_attributes(library):
        several = [attribute.delimiter.size, attribute.io, attribute.pos]
        several.append(attribute.repeat.formula if attribute.repeat and attribute.repeat.kind == "expr" else None)
        yield from (formula.tree for formula in several if formula)


def _live_trees(library: Library) -> Iterator[Expression]:
    """Yield the expressions on which more than one column depends. One that cannot fail and is a column only is not."""
    yield from _size_trees(library)
    for owner in library.types.values():
        if isinstance(owner.endian, CalculatedEndian):
            yield owner.endian.on.tree
    yield from (argument for _, argument in _arguments(library))
    for _, attribute in all_attributes(library):
        repeat = attribute.repeat.formula if attribute.repeat else None
        yield from (formula.tree for formula in (attribute.condition, repeat) if formula)
        if attribute.valid:
            yield from (formula.tree for formula in attribute.valid.all_formulas())
        if isinstance(attribute.use, SwitchUse):
            yield attribute.use.on.tree
        if attribute.value is not None and not _is_harmless(attribute.value.tree):
            yield attribute.value.tree


_SAFE = frozenset("== != < <= > >= & | and or not".split())


def _is_harmless(tree: Expression) -> bool:
    """Tell whether an expression has a value whatever numbers it is computed from."""
    for part in walk(tree):
        match part:
            case nodes.IntLiteral() | nodes.BoolLiteral() | nodes.EnumLabel() | nodes.Ternary():
                continue
            case nodes.Name(name) if name not in ("_io", "_index"):
                continue
            case nodes.Binary(sign) | nodes.Unary(sign) if sign in _SAFE:
                continue
        return False
    return True


def names_behind(library: Library, trees: Iterable[Expression]) -> frozenset[str]:
    """Return the names in expressions, and those that value instances of such a name are computed from."""
    values: dict[str, list[Expression]] = {}
    for _, attribute in all_attributes(library):
        if attribute.value is not None:
            values.setdefault(attribute.id, []).append(attribute.value.tree)
    for name, argument in _arguments(library):
        values.setdefault(name, []).append(argument)
    names: set[str] = set()
    waiting = [name for tree in trees for name in _names((tree,), "")]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += [more for tree in values.get(name, ()) for more in _names((tree,), "")]
    return frozenset(names)


def _arguments(library: Library) -> Iterator[tuple[str, Expression]]:
    """Yield names of parameters with what is given for them."""
    for owner, attribute in all_attributes(library):
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                for parameter, argument in zip(target.params if target else (), use.reference.arguments, strict=False):
                    yield parameter.id, argument


_ROUNDS = 4


def near_values(library: Library, hints: Hints) -> Mapping[str, tuple[Literal, ...]]:
    """Return by the name of a field the literals that it is compared with, or a value computed from it.

    What is given to a parameter, or gives a value instance, is compared with whatever these are.
    """
    nearby = {name: dict.fromkeys(values) for name, values in hints.values.items()}
    for owner, attribute in all_attributes(library):
        for formula in attribute.valid.all_formulas() if attribute.valid else ():
            nearby.setdefault(attribute.id, {}).update(dict.fromkeys(literals_in(library, owner, formula.tree)))
    flows = [(name, source) for name, source in _flows(library) if name != source]
    for _ in range(_ROUNDS):
        for name, source in flows:
            nearby.setdefault(source, {}).update(nearby.get(name, {}))
    return {name: tuple(values) for name, values in nearby.items()}


def _flows(library: Library) -> Iterator[tuple[str, str]]:
    """Yield names of parameters and value instances, each with a name that it is computed from."""
    for _, attribute in all_attributes(library):
        if attribute.value is not None:
            yield from ((attribute.id, source) for source in sorted(names_in(attribute.value.tree)))
    for name, argument in _arguments(library):
        yield from ((name, source) for source in sorted(names_in(argument)))
