"""Check `-column: false`: fields that are read and checked, but have no column."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import all_attributes
from ksyspark.spec.extensions.columns import is_technical
from ksyspark.spec.extensions.sensitive import sensitive_fields
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec, UserTypeUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.uses import simple_uses


def check_technical(typer: Typer) -> Iterator[Problem]:
    """Report other values than false, and technical fields that hold something sensitive or have a logical type.

    Only columns are masked: where sensitive bytes lie must not depend on a field without one.
    """
    library = typer.library
    sensitive = sensitive_fields(typer)
    holders = {path for path, _ in sensitive}
    for owner, attribute in all_attributes(library):
        node = attribute.node.get("-column")
        if node is None:
            continue
        if not is_technical(attribute.about):
            yield node.place.problem("`-column` of a field can only be false")
        elif "-logical-type" in attribute.about.extensions:
            yield node.place.problem("a logical type is that of a column, and this field has none")
        elif (owner.path, attribute.id) in sensitive or not holders.isdisjoint(_inside(library, owner, attribute)):
            yield node.place.problem("a field with something sensitive needs its column, which is what is masked")


def _inside(library: Library, owner: TypeSpec, attribute: Attribute) -> set[tuple[str, ...]]:
    """Return the types that a field holds, with those inside them."""
    seen: set[tuple[str, ...]] = set()
    waiting = [(owner, attribute)]
    while waiting:
        around, one = waiting.pop()
        for use, _ in simple_uses(one):
            found = library.find_type(around, use.reference.path) if isinstance(use, UserTypeUse) else None
            if found is not None and found.path not in seen:
                seen.add(found.path)
                waiting.extend((found, inner) for inner in found.attributes())
    return seen
