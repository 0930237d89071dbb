"""Instances added to a traced parser that tell which case a switch took. Only `ksyspark.reference` needs them.

To delete with it: this module, its use in `lower.py`, `Union.selector`, and `needs_selector` and `selector_value` in
`spec/cases.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.spec.columns import sensitive_fields
from ksyspark.spec.expressions import names_in
from ksyspark.spec.model import Attribute, SwitchUse, TypeSpec
from ksyspark.spec.switch_cases import case_ids, needs_selector, selector_value
from ksyspark.spec.types.inference import Typer


@dataclass(frozen=True, slots=True)
class Selector:
    """A value instance `id` of the type `owner`: `value` is the expression for the number of the case taken."""

    owner: tuple[str, ...]
    id: str
    value: str


def selectors(typer: Typer, root: TypeSpec) -> Iterator[Selector]:
    """Yield the selectors of all types of a specification."""
    has_sensitive = bool(sensitive_fields(typer))
    for owner in root.with_nested():
        for attribute in owner.attributes():
            found = selector_of(owner, attribute, has_sensitive=has_sensitive)
            if found is not None:
                yield found


def selector_of(owner: TypeSpec, attribute: Attribute, *, has_sensitive: bool) -> Selector | None:
    """Return the selector of a switch whose value does not tell the case, or which may hide sensitive values."""
    use = attribute.use
    if not attribute.id or attribute.value is not None or not isinstance(use, SwitchUse):
        return None
    is_told_later = attribute.repeat is None and "_io" not in names_in(use.on.tree)
    if not needs_selector(use) and not (has_sensitive and is_told_later):
        return None
    name = f"ksyspark_case_of_{attribute.id}"
    return Selector(owner.path, name, selector_value(use, case_ids(attribute, use)))
