"""A library: specifications with all they import, and the resolution of names in them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ksyspark.spec.model import Attribute, EnumSpec, Spec, TypeSpec, UserTypeUse, simple_uses, type_nodes
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import MapNode, ScalarNode

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A type named by another: by its attribute number `attribute` (seq first), in case number `case` of a switch.

    `is_bounded` tells that the field has an end of its own, so that it can be kept as bytes; `node` is what is written.
    """

    owner: Path
    attribute: int
    case: int
    target: Path
    is_bounded: bool
    node: ScalarNode


@dataclass(frozen=True)
class Library:
    """Specifications by id; `imports` gives the ids that a specification reaches, nearest first.

    `trees` holds the YAML of the specifications, for the official compiler. Pickles leave it out, because it is four
    times as large as all the rest.
    """

    specs: Mapping[str, Spec]
    imports: Mapping[str, tuple[str, ...]]
    trees: Mapping[str, MapNode] = field(default_factory=dict, compare=False, repr=False)

    def __reduce__(self) -> tuple[object, ...]:
        return Library, (self.specs, self.imports)

    @cached_property
    def types(self) -> Mapping[tuple[str, ...], TypeSpec]:
        return {spec_type.path: spec_type for spec in self.specs.values() for spec_type in spec.root.with_nested()}

    @cached_property
    def uses(self) -> Mapping[Path, tuple[Use, ...]]:
        """The types that each type names in its fields and instances, in their order."""
        return {owner.path: tuple(self._uses_in(owner)) for owner in self.types.values()}

    def _uses_in(self, owner: TypeSpec) -> Iterator[Use]:
        for number, attribute in enumerate(owner.attributes()):
            for case, (use, node) in enumerate(type_nodes(attribute)):
                if isinstance(use, UserTypeUse):
                    target = self.find_type(owner, use.reference.path, use.reference.is_absolute)
                    if target is not None:
                        yield Use(owner.path, number, case, target.path, attribute.delimiter.has_end, node)

    def part(self, names: Iterable[str]) -> "Library":
        """Return some specifications, in this order, and all that they import."""
        ids = dict.fromkeys(one for name in names for one in (name, *self.imports[name]))
        return Library(
            {one: self.specs[one] for one in ids},
            {one: self.imports[one] for one in ids},
            {one: self.trees[one] for one in ids if one in self.trees},
        )

    def scopes(self, scope: TypeSpec) -> Iterator[TypeSpec]:
        """Yield a type and the types that enclose it, innermost first."""
        for length in range(len(scope.path), 0, -1):
            yield self.types[scope.path[:length]]

    def find_type(self, scope: TypeSpec, path: tuple[str, ...], is_absolute: bool = False) -> TypeSpec | None:
        """Return the type that a path names inside `scope`: from the inside out, then imported ones."""
        first, *rest = path
        for around in () if is_absolute else self.scopes(scope):
            start = around.types.get(first) or (around if around.id == first else None)
            spec = _descend(start, rest) if start else None
            if spec is not None:
                return spec
        imported = self.specs.get(first) if first in self.visible(scope) else None
        return _descend(imported.root, rest) if imported else None

    def find_enum(self, scope: TypeSpec, path: tuple[str, ...], is_absolute: bool = False) -> EnumSpec | None:
        """Return the enum that a path names inside `scope`."""
        *types, name = path
        if types:
            holder = self.find_type(scope, tuple(types), is_absolute)
            return holder.enums.get(name) if holder else None
        return next((around.enums[name] for around in self.scopes(scope) if name in around.enums), None)

    def types_in(self, owner: TypeSpec, attribute: Attribute) -> Iterator[TypeSpec]:
        """Yield the types that a field or instance of `owner` names: one, or those of the cases of a switch."""
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                spec = self.find_type(owner, use.reference.path, use.reference.is_absolute)
                if spec is not None:
                    yield spec

    def visible(self, scope: TypeSpec) -> tuple[str, ...]:
        """Return the ids of the specifications whose top types can be named inside `scope`."""
        return (scope.path[0], *self.imports[scope.path[0]])

    def no_parser(self, spec_id: str) -> tuple[Problem, ...]:
        """Return the names in a specification and its imports for which there is no official parser in Python."""
        return tuple(problem for id_ in (spec_id, *self.imports[spec_id]) for problem in self.specs[id_].no_parser)


def _descend(start: TypeSpec, path: Iterable[str]) -> TypeSpec | None:
    spec: TypeSpec | None = start
    for name in path:
        spec = spec.types.get(name) if spec else None
    return spec


def all_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield every seq field and instance with the type it belongs to."""
    for owner in library.types.values():
        for attribute in owner.attributes():
            yield owner, attribute


def read_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield the fields and instances that are read from a stream, with the types they belong to."""
    return ((owner, attribute) for owner, attribute in all_attributes(library) if attribute.value is None)
