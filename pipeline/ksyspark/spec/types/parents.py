"""What `_parent` is inside a type: the object around, or what the fields of the type name by `parent`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from ksyspark.spec.expressions.nodes import BoolLiteral
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Formula, TypeSpec
from ksyspark.spec.types.data_types import AnyStructType, DataType, UnknownType, UserType

_Uses = Sequence[tuple[TypeSpec, Attribute]]


class Parents:
    """The types of `_parent` in a library; `type_of` types the `parent` of a field of a type."""

    def __init__(self, library: Library, type_of: Callable[[Formula, TypeSpec, Attribute], DataType]) -> None:
        self._library = library
        self._type_of = type_of
        self._found: dict[tuple[str, ...], DataType] = {}

    def of(self, owner: TypeSpec) -> DataType:
        """Return the type of `_parent` inside a type; one that can be several types needs a cast."""
        if owner.path not in self._found:
            # Where the parent of a type is said by means of itself, it is not known.
            self._found[owner.path] = AnyStructType("its type depends on itself")
            self._found[owner.path] = self._one(self._uses.get(owner.path, ()))
        return self._found[owner.path]

    @cached_property
    def _uses(self) -> Mapping[tuple[str, ...], _Uses]:
        """The fields and instances of each type. The top type of a specification has no parent and is left out."""
        users: dict[tuple[str, ...], list[tuple[TypeSpec, Attribute]]] = {}
        for owner in self._library.types.values():
            for attribute in owner.attributes():
                for used in self._library.types_in(owner, attribute):
                    if len(used.path) > 1:
                        users.setdefault(used.path, []).append((owner, attribute))
        return users

    def _one(self, uses: _Uses) -> DataType:
        found: dict[tuple[str, ...], TypeSpec] = {}
        for user, attribute in uses:
            if attribute.parent is None:
                found[user.path] = user
            elif not isinstance(attribute.parent.tree, BoolLiteral):
                one = self._type_of(attribute.parent, user, attribute)
                if not isinstance(one, UserType):
                    return one if isinstance(one, AnyStructType) else UnknownType()
                found[one.spec.path] = one.spec
        if len(found) == 1:
            return UserType(next(iter(found.values())))
        names = ", ".join(sorted(parent.id for parent in found.values()))
        if names:
            return AnyStructType(f"the parent is one of {names}")
        return AnyStructType("no field gives it one" if uses else "no type uses this one")
