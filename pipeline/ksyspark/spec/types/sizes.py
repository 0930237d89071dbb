"""Static sizes in bits, for `sizeof<>`, `bitsizeof<>` and `_sizeof`."""

from __future__ import annotations

from ksyspark.spec.expressions.nodes import IntLiteral, SizeOfType
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    FloatUse,
    IntegerUse,
    SimpleUse,
    TypeSpec,
    TypeUse,
    UserTypeUse,
)
from ksyspark.spec.parse.read_use import read_simple_use
from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import Place, ScalarNode


def bits_of_type(library: Library, spec: TypeSpec, inside: frozenset[tuple[str, ...]] = frozenset()) -> int | None:
    """Return the size of a type whose size never varies, else None. A run of bit fields fills up to a whole byte."""
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
    """Return the size of a field that is always there, once, and of one size; else None."""
    if attribute.condition or attribute.repeat:
        return None
    if attribute.contents is not None:
        return 8 * len(attribute.contents)
    if attribute.delimiter.size is not None:
        size = attribute.delimiter.size.tree
        return 8 * size.value if isinstance(size, IntLiteral) else None
    return bits_of_use(library, owner, attribute.use, inside)


def bits_of_use(
    library: Library, owner: TypeSpec, use: TypeUse | SimpleUse, inside: frozenset[tuple[str, ...]] = frozenset()
) -> int | None:
    """Return the size of one value of a type as it is named in `owner`."""
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
    spec = library.find_type(scope, tree.type.path, tree.type.is_absolute)
    if spec is not None:
        bits = bits_of_type(library, spec)
    else:
        text = ScalarNode(Place("", 0, 0, ""), str(tree.type), str(tree.type))
        bits = bits_of_use(library, scope, read_simple_use(Reader(), text))
    return (bits or 0) if tree.in_bits else bytes_of(bits)


def bytes_of(bits: int | None) -> int:
    """Return how many bytes so many bits touch; 0 for a size that varies."""
    return -(-(bits or 0) // 8)
