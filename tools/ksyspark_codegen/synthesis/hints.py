"""What a specification says about its fields before any message is made: literals that they are compared with."""

from collections.abc import Iterable, Iterator, Mapping

from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import Attribute, Formula, SwitchUse, TypeSpec, UserTypeUse, simple_uses

Literal = int | float | str | bytes | bool
_ROUNDS = 4


def near_values(library: Library) -> Mapping[str, tuple[Literal, ...]]:
    """Return by the name of a field, wherever it stands, the literals that it, or a value computed from it, meets.

    What is given to a parameter, or gives a value instance, is compared with whatever these are.
    """
    nearby: dict[str, dict[Literal, None]] = {}
    for owner, attribute in all_attributes(library):
        for trees in _groups(attribute):
            literals = {value: None for tree in trees for value in literals_in(library, owner, tree)}
            for name in _names(trees, attribute.id):
                nearby.setdefault(name, {}).update(literals)
        for formula in attribute.valid.all_formulas() if attribute.valid else ():
            nearby.setdefault(attribute.id, {}).update(dict.fromkeys(literals_in(library, owner, formula.tree)))
    flows = [(name, source) for name, tree in computed(library) for source in sorted(names_in(tree))]
    for _ in range(_ROUNDS):
        for name, source in flows:
            nearby.setdefault(source, {}).update(nearby.get(name, {}))
    return {name: tuple(values) for name, values in nearby.items()}


def _groups(attribute: Attribute) -> Iterator[tuple[Expression, ...]]:
    """Yield the expressions of an attribute whose names and literals have to do with each other."""
    counted = attribute.repeat.formula if attribute.repeat else None
    for formula in (attribute.delimiter.size, attribute.condition, attribute.pos, attribute.value, counted):
        if formula is not None:
            yield (formula.tree,)
    if attribute.valid:
        yield tuple(formula.tree for formula in attribute.valid.all_formulas())
    if isinstance(attribute.use, SwitchUse):
        whens = (case.when.tree for case in attribute.use.cases if case.when)
        yield (attribute.use.on.tree, *whens)


def formulas_of(attribute: Attribute) -> Iterator[Formula]:
    """Yield the expressions of a field or an instance, but those of its cases and of what its type is given."""
    counted = attribute.repeat.formula if attribute.repeat is not None else None
    own = (attribute.value, attribute.condition, attribute.delimiter.size, attribute.pos, counted, attribute.io)
    yield from (formula for formula in own if formula is not None)
    if isinstance(attribute.use, SwitchUse):
        yield attribute.use.on
    if attribute.valid is not None:
        yield from attribute.valid.all_formulas()


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


def names_behind(library: Library, trees: Iterable[Expression]) -> frozenset[str]:
    """Return the names in expressions, and those that value instances of such a name are computed from."""
    values: dict[str, list[Expression]] = {}
    for name, tree in computed(library):
        values.setdefault(name, []).append(tree)
    names: set[str] = set()
    waiting = [name for tree in trees for name in _names((tree,), "")]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += [more for tree in values.get(name, ()) for more in _names((tree,), "")]
    return frozenset(names)


def arguments_of(library: Library) -> Iterator[tuple[str, Expression]]:
    """Yield names of parameters with what is given for them."""
    for owner, attribute in all_attributes(library):
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                for parameter, argument in zip(target.params if target else (), use.reference.arguments, strict=False):
                    yield parameter.id, argument


def computed(library: Library) -> Iterator[tuple[str, Expression]]:
    """Yield names of value instances with their values, then those of parameters with what is given for them."""
    for _, attribute in all_attributes(library):
        if attribute.value is not None:
            yield attribute.id, attribute.value.tree
    yield from arguments_of(library)
