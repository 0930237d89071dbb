"""Static sizes: the bits of types and fields whose size never varies, for `sizeof<>`, `bitsizeof<>` and `_sizeof`."""

from __future__ import annotations

import operator
from collections.abc import Callable

from ksyspark.spec.expressions.nodes import Binary, Expression, IntLiteral, SizeOfType
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, FloatUse, IntegerUse, SimpleUse, TypeSpec, TypeUse, UserTypeUse
from ksyspark.spec.switch_cases import is_sized
from ksyspark.spec.types.data_types import BitsType, BooleanType, DataType, FloatType, IntegerType, UserType
from ksyspark.spec.types.declared import type_of_reference

# Of numbers that are not negative all languages agree on them.
_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
}


def bits_of_type(library: Library, spec: TypeSpec, inside: frozenset[tuple[str, ...]] = frozenset()) -> int | None:
    """Return the bits of a type, None if its size varies. A run of bit fields fills up to a whole byte.

    `inside` are the paths of the types whose size depends on this one.
    """
    if spec.path in inside:
        return None
    total = 0
    for attribute in spec.seq:
        size = bits_of_attribute(library, spec, attribute, inside | {spec.path})
        if size is None:
            return None
        total = (total if isinstance(attribute.use, BitsUse) else -(-total // 8) * 8) + size
    return total


def bits_of_attribute(
    library: Library, owner: TypeSpec, attribute: Attribute, inside: frozenset[tuple[str, ...]] = frozenset()
) -> int | None:
    """Return the bits of a field with all its items; None if it is optional, or of a size or number that varies."""
    if attribute.condition:
        return None
    if attribute.repeat is None:
        return _bits_of_item(library, owner, attribute, inside)
    formula = attribute.repeat.formula
    times = _constant(formula.tree) if formula and attribute.repeat.kind == "expr" else None
    bits = _bits_of_item(library, owner, attribute, inside)
    return None if times is None or bits is None else times * bits


def _bits_of_item(
    library: Library, owner: TypeSpec, attribute: Attribute, inside: frozenset[tuple[str, ...]]
) -> int | None:
    if attribute.contents is not None:
        return 8 * len(attribute.contents)
    if attribute.delimiter.size is not None:
        if not is_sized(attribute):
            return None
        size = _constant(attribute.delimiter.size.tree)
        return None if size is None else 8 * size
    return bits_of_use(library, owner, attribute.use, inside)


def _constant(tree: Expression) -> int | None:
    """Return the value of a whole number, or of arithmetic on such numbers; None for anything else, or below 0."""
    if isinstance(tree, IntLiteral):
        return tree.value
    if not isinstance(tree, Binary) or tree.operator not in _OPERATORS:
        return None
    left, right = _constant(tree.left), _constant(tree.right)
    if left is None or right is None or (right == 0 and tree.operator in "/%"):
        return None
    value = _OPERATORS[tree.operator](left, right)
    return value if 0 <= value < 1 << 63 else None


def bits_of_use(
    library: Library, owner: TypeSpec, use: TypeUse | SimpleUse, inside: frozenset[tuple[str, ...]] = frozenset()
) -> int | None:
    """Return the bits of one value of a type as `owner` names it; None if its size varies."""
    match use:
        case IntegerUse(_, width) | FloatUse(width):
            return 8 * width
        case BitsUse(width):
            return width
        case UserTypeUse(reference) if not reference.is_array:
            spec = library.find_type(owner, reference.path, reference.is_absolute)
            return bits_of_type(library, spec, inside) if spec else None
        case _:
            return None


def size_of_type(library: Library, scope: TypeSpec, tree: SizeOfType) -> int:
    """Return what `sizeof<...>` (whole bytes) or `bitsizeof<...>` gives in a type; 0 for a size that varies."""
    bits = _bits_of_data_type(library, type_of_reference(library, scope, tree.type))
    return (bits or 0) if tree.in_bits else bytes_of(bits)


def _bits_of_data_type(library: Library, data_type: DataType) -> int | None:
    match data_type:
        case UserType(spec):
            return bits_of_type(library, spec)
        case IntegerType(_, width) | FloatType(width):
            return 8 * width
        case BitsType(width):
            return width
        case BooleanType():
            return 1
        case _:
            return None


def bytes_of(bits: int | None) -> int:
    """Return how many bytes hold a number of bits; 0 for a size that varies."""
    return -(-(bits or 0) // 8)
