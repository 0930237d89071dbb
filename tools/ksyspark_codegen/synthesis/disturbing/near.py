"""Literals that have to do with a field, however far from it they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.hints import Hints, Literal

_ROUNDS = 4


def near_values(library: Library, hints: Hints) -> Mapping[str, tuple[Literal, ...]]:
    """Return by the name of a field the literals that it is compared with, or what is worked out from it.

    What is told to a parameter, or gives a value instance, is compared with whatever these are.
    """
    found = {name: dict.fromkeys(values) for name, values in hints.values.items()}
    flows = [(name, source) for name, source in _flows(library) if name != source]
    for _ in range(_ROUNDS):
        for name, source in flows:
            found.setdefault(source, {}).update(found.get(name, {}))
    return {name: tuple(values) for name, values in found.items()}


def _flows(library: Library) -> Iterator[tuple[str, str]]:
    """Yield names of parameters and value instances, each with a name that it is worked out from."""
    for owner, attribute in all_attributes(library):
        if attribute.value is not None:
            yield from ((attribute.id, source) for source in sorted(names_in(attribute.value.tree)))
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                told = zip(target.params if target else (), use.reference.arguments, strict=False)
                yield from ((one.id, source) for one, tree in told for source in sorted(names_in(tree)))
