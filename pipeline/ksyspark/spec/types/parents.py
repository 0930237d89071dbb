"""Which type uses which: the meaning of `_parent`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.spec.library import Library
from ksyspark.spec.model import SwitchUse, TypeSpec, TypeUse, UserTypeUse
from ksyspark.spec.types.types import AnyStructType, DataType, UserType


def parents_of_types(library: Library) -> Mapping[tuple[str, ...], DataType]:
    """Return the type of `_parent` for every type that some other type uses.

    A type used from several types has a parent that needs a cast; the top type of a specification has none.
    """
    users: dict[tuple[str, ...], dict[tuple[str, ...], TypeSpec]] = {}
    for owner in library.types.values():
        for used in _used_types(library, owner):
            users.setdefault(used.path, {})[owner.path] = owner
    return {path: _parent(owners) for path, owners in users.items() if len(path) > 1}


def _parent(owners: Mapping[tuple[str, ...], TypeSpec]) -> DataType:
    if len(owners) == 1:
        return UserType(next(iter(owners.values())))
    names = ", ".join(sorted(owner.id for owner in owners.values()))
    return AnyStructType(f"the parent is one of {names}")


def _used_types(library: Library, owner: TypeSpec) -> Iterator[TypeSpec]:
    for attribute in owner.attributes():
        for use in _simple_uses(attribute.use):
            if isinstance(use, UserTypeUse):
                found = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                if found is not None:
                    yield found


def _simple_uses(use: TypeUse) -> Iterator[TypeUse]:
    if isinstance(use, SwitchUse):
        yield from (case.use for case in use.cases)
    else:
        yield use
