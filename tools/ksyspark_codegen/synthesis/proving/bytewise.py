"""Bytes as numbers of base 256, and single bits of numbers, so that all who look at them mean the same value."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.library import Library
from ksyspark.spec.model import BytesUse
from ksyspark_codegen.synthesis.proving.places import Meaning, Site, meaning
from ksyspark_codegen.synthesis.proving.ranges import width_of_bytes


@dataclass(frozen=True, slots=True, eq=False)
class Bytes:
    """Some bytes: those of a field, or a number that is known."""

    width: int
    field: Meaning | None = None
    number: int = 0


def bytes_of(library: Library, tree: Expression, site: Site) -> Bytes | None:
    """Return the bytes that an expression names or spells out; None for anything else, and for texts."""
    if isinstance(tree, nodes.ListLiteral):
        items = [one.value for one in tree.items if isinstance(one, nodes.IntLiteral) and 0 <= one.value < 256]
        return Bytes(len(items), number=int.from_bytes(items)) if items and len(items) == len(tree.items) else None
    found = meaning(library, tree, site)
    if found is None or found.scope is not None:
        return None
    if found.tree is not None and found.site is not None:
        return bytes_of(library, found.tree, found.site)
    width = width_of_bytes(found.field) if found.field is not None else None
    return Bytes(width, found) if width is not None else None


def bytes_in(library: Library, tree: Expression, site: Site) -> Meaning | None:
    """Return the field of bytes, of any length, that an expression names; None for anything else."""
    found = meaning(library, tree, site)
    if found is None or found.tree is None or found.site is None:
        is_bytes = found is not None and found.field is not None and isinstance(found.field.use, BytesUse)
        return found if is_bytes else None
    return bytes_in(library, found.tree, found.site)


def bit_of(tree: nodes.Binary) -> tuple[Expression, int, int] | None:
    """Return of which number an expression takes one bit, which one, and its worth: `x & 4`, `(x >> 2) & 1`."""
    match tree:
        case nodes.Binary("&", nodes.Binary(">>", number, nodes.IntLiteral(place)), nodes.IntLiteral(1)):
            return number, place, 1
        case nodes.Binary("&", number, nodes.IntLiteral(mask)) if mask > 0 and mask.bit_count() == 1:
            return number, mask.bit_length() - 1, mask
    return None
