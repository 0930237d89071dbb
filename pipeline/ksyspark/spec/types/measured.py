"""Types of sizes that an expression asks for; a size that is not always the same has none."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.types.fields import type_of_reference
from ksyspark.spec.types.sizes import bits_of_attribute, bits_of_type, bits_of_use
from ksyspark.spec.types.types import NUMBERS, BooleanType, CalculatedInteger, DataType, UnknownType, UserType
from ksyspark.spec.types.walk import Walk


def of_type(walk: Walk, tree: nodes.SizeOfType) -> DataType:
    """Return the type of `sizeof<...>`."""
    reference = tree.type
    spec = walk.typer.library.find_type(walk.scope.owner, reference.path, reference.is_absolute)
    if spec is not None and not reference.is_array:
        return of_bits(walk, tree, bits_of_type(walk.typer.library, spec), str(reference))
    found = type_of_reference(walk.typer.library, walk.scope.owner, reference)
    if isinstance(found, UnknownType):
        return walk.wrong(tree, f"there is no type `{reference}`")
    is_plain = isinstance(found, (*NUMBERS, BooleanType)) and reference.path != ("bool",)
    return CalculatedInteger() if is_plain else walk.wrong(tree, f"`{reference}` has no size of its own")


def of_field(walk: Walk, tree: nodes.Member, of: nodes.Name) -> DataType:
    """Return the type of the size of a field of the same type, a parameter, `_root` or `_parent`."""
    owner = walk.scope.owner
    for attribute in owner.attributes():
        if attribute.id == of.id and attribute.value is None:
            return of_bits(walk, tree, bits_of_attribute(walk.typer.library, owner, attribute), of.id)
    for parameter in owner.params:
        if parameter.id == of.id:
            return of_bits(walk, tree, bits_of_use(walk.typer.library, owner, parameter.use), of.id)
    if of.id in ("_root", "_parent"):
        whole = walk.infer(of)
        bits = bits_of_type(walk.typer.library, whole.spec) if isinstance(whole, UserType) else None
        return of_bits(walk, tree, bits, of.id)
    return of_bits(walk, tree, None, of.id)


def of_bits(walk: Walk, tree: Expression, bits: int | None, name: str) -> DataType:
    """Return a whole number where a size is known."""
    return CalculatedInteger() if bits is not None else walk.wrong(tree, f"the size of `{name}` is not always the same")
