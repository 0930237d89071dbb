"""Types of which one member is shown: `-column: value` in a type makes its fields columns of that member."""

from __future__ import annotations

from ksyspark.spec.model import TypeSpec


def shown_member(spec: TypeSpec) -> str | None:
    """Return the id of the member whose column stands for the type; None where each has one."""
    named = spec.about.extensions.get("-column")
    return named if isinstance(named, str) else None
