"""Which parts of a version depend on which others: they are worked out from them, or read by them."""

from collections.abc import Iterable, Iterator, Mapping

from ksyspark.spec import model
from ksyspark.spec.data_types import UserType
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.inference import Scope, Typer
from ksyspark.spec.recursion import origin_of
from ksyspark.spec.yaml import Place, ScalarNode
from ksyspark_codegen.synthesis.hints import formulas_of

TypePath = tuple[str, ...]
Key = tuple[TypePath, str]
"""A part by the path of its type, and its id."""

# The specification is checked: no problem is reported at this place.
_NOWHERE = ScalarNode(Place("", 0, 0, ""), "", "")


def users_of(typer: Typer, types: Iterable[model.TypeSpec]) -> Mapping[Key, tuple[Key, ...]]:
    """Return the parts that mention each part, or are parameters that it is given to."""
    users: dict[Key, dict[Key, None]] = {}
    for owner in types:
        for attribute in owner.attributes():
            for source, user in _uses(typer, owner, attribute):
                users.setdefault(source, {})[user] = None
    return {source: tuple(each) for source, each in users.items()}


def _uses(typer: Typer, owner: model.TypeSpec, attribute: model.Attribute) -> Iterator[tuple[Key, Key]]:
    scope = Scope.of_attribute(owner, attribute) if attribute.value else typer.item_scope(owner, attribute)
    written, use, endian = [*formulas_of(attribute)], attribute.use, owner.endian
    if isinstance(use, model.IntegerUse | model.FloatUse) and isinstance(endian, model.CalculatedEndian):
        written += [endian.on] if use.endian is None else []
    for formula in written:
        yield from ((source, (owner.path, attribute.id)) for source in _sources(typer, scope, formula.tree))
    for simple, _ in model.simple_uses(attribute):
        if isinstance(simple, model.UserTypeUse):
            target = typer.library.find_type(owner, simple.reference.path, simple.reference.is_absolute)
            if target is not None:
                for parameter, tree in zip(target.params, simple.reference.arguments, strict=False):
                    user = origin_of(target), parameter.id
                    yield from ((source, user) for source in _sources(typer, scope, tree))


def _sources(typer: Typer, scope: Scope, tree: Expression) -> Iterator[Key]:
    for part in walk(tree):
        match part:
            case nodes.Name(id_):
                yield origin_of(scope.owner), id_
            case nodes.Member(of, id_):
                kind = typer.type_of(model.Formula(of, _NOWHERE), scope)
                if isinstance(kind, UserType):
                    yield origin_of(kind.spec), id_
