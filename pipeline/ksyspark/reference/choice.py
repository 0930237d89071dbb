"""Which case a switch takes in a message that failed, as far as sound fields tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ksyspark.layout import Case, Scalar, Union
from ksyspark.reference.locate import Fault
from ksyspark.reference.traced import Traced
from ksyspark.reference.tree import Node


def sound_choice(union: Union, holder: Traced, fault: Fault, node: Node) -> Case | None:
    """Return the case that the specification lists for what was read; None where that is not known.

    The failing field of `node`, and what is worked out from it, is not believed; nor is the case for all other values.
    """
    if union.selector is None:
        return None
    with _without_doubtful(fault, [step.holder for step in node.steps]):
        try:
            number = getattr(holder, union.selector)
        except Exception:  # noqa: BLE001 (a field that it needs is not there: nothing is known)
            return None
    case = union.cases[number] if isinstance(number, int) and 0 <= number < len(union.cases) else None
    return None if case is None or _is_raw(case) else case


def _is_raw(case: Case) -> bool:
    return case.id == "raw" and isinstance(case.type, Scalar)


@contextmanager
def _without_doubtful(fault: Fault, above: list[Traced]) -> Iterator[None]:
    """Take the failing field away, and all that is worked out in its object and those above, for a while."""
    objects = {id(one): one for one in (fault.holder, *above)}
    kept: dict[int, Mapping[str, Any]] = {key: dict(vars(one)) for key, one in objects.items()}
    for one in objects.values():
        for name in [name for name in vars(one) if name.startswith("_m_") and name not in one._debug]:
            delattr(one, name)
    if fault.name in vars(fault.holder):
        delattr(fault.holder, fault.name)
    try:
        yield
    finally:
        for key, one in objects.items():
            for name, value in kept[key].items():
                setattr(one, name, value)
