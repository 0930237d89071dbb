"""Which case of a switch a value belongs to."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.layout import Case, Raw, Scalar, ScalarName, Struct, Union
from ksyspark.reference.traced import Traced

_PYTHON: dict[ScalarName, type] = {
    "bool": bool,
    "float32": float,
    "float64": float,
    "string": str,
    "binary": bytes,
}


def case_of(union: Union, classes: Mapping[str, type], holder: Traced, value: object) -> Case | None:
    """Return the case that a value was read as: by the selector of the traced parser, else by the value's class."""
    number = _selected(union, holder)
    if number is not None and 0 <= number < len(union.cases):
        return union.cases[number]
    return next((case for case in union.cases if _is_of(case.type, classes, value)), None)


def _selected(union: Union, holder: Traced) -> int | None:
    if union.selector is None:
        return None
    try:
        found = getattr(holder, union.selector)
    except Exception:  # noqa: BLE001 (the switch itself could be worked out, or there were no value; the class tells too)
        return None
    return found if isinstance(found, int) else None


def _is_of(case_type: Scalar | Struct | Raw, classes: Mapping[str, type], value: object) -> bool:
    if isinstance(case_type, Struct | Raw):
        return isinstance(value, classes[case_type.record])
    wanted = _PYTHON.get(case_type.arrow, int)
    # Python's booleans are integers; a switch may have both.
    return isinstance(value, wanted) and (wanted is bool or not isinstance(value, bool))
