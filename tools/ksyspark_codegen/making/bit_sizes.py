"""Sizes of types that an expression asks for."""

from __future__ import annotations

from ksyspark_codegen.expressions import nodes
from ksyspark_codegen.library import Library
from ksyspark_codegen.spec.model import TypeSpec
from ksyspark_codegen.typing.fields import type_of_reference
from ksyspark_codegen.typing.sizes import bits_of_type
from ksyspark_codegen.typing.types import BitsType, BooleanType, FloatType, IntegerType


def size_of_type(library: Library, scope: TypeSpec, tree: nodes.SizeOfType) -> int:
    """Return what `sizeof<...>` gives in a type: whole bytes, or bits."""
    spec = library.find_type(scope, tree.type.path, tree.type.is_absolute)
    if spec is not None:
        bits = bits_of_type(library, spec)
    else:
        bits = _bits_of_word(type_of_reference(library, scope, tree.type))
    return (bits or 0) if tree.in_bits else bytes_of(bits)


def bytes_of(bits: int | None) -> int:
    """Return how many bytes so many bits touch; 0 for a size that is not fixed."""
    return -(-(bits or 0) // 8)


def _bits_of_word(found: object) -> int:
    match found:
        case IntegerType(_, width):
            return 8 * width
        case FloatType(width):
            return 8 * width
        case BitsType(width):
            return width
        case BooleanType():
            return 1
    return 0
