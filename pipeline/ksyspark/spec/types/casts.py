"""The type of a cast: among the levels of a recursive type the one that the value is of."""

from __future__ import annotations

from ksyspark.spec.copies import origin_of
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.types.types import AnyStructType, DataType, UserType


def cast_to(target: DataType, found: DataType) -> DataType:
    """Return the type of a value that is cast: what the cast names, on the level on which the value is known to be."""
    if not isinstance(target, UserType):
        return target
    may_be = (found.spec,) if isinstance(found, UserType) else found.may_be if isinstance(found, AnyStructType) else ()
    levels = [spec for spec in may_be if is_level_of(spec, target.spec)]
    return UserType(levels[0]) if len(levels) == 1 else target


def is_level_of(one: TypeSpec, other: TypeSpec) -> bool:
    """Tell whether two types are one type of the specification, be it on different levels."""
    return origin_of(one) == origin_of(other)
