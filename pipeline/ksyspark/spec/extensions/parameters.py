"""Defaults of parameters that a caller gives."""

from __future__ import annotations

from ksyspark.spec.model import Parameter
from ksyspark.spec.types.scalars import limits_of
from ksyspark.spec.types.types import BytesType, DataType, EnumType


def default_of(declared: DataType, parameter: Parameter) -> object:
    """Return the `-default` of a parameter, None without one: a label stands for its code, bytes are hexadecimal."""
    default = parameter.about.extensions.get("-default")
    if isinstance(declared, BytesType) and isinstance(default, str):
        return bytes.fromhex(default)
    if isinstance(declared, EnumType):
        codes = {value.label: code for code, value in declared.spec.values.items()}
        return codes.get(default, default) if isinstance(default, str) else default
    return default


def why_no_default(declared: DataType, parameter: Parameter) -> str:
    """Say what the `-default` of a whole number had to be; nothing where it fits, or is not there."""
    limits = limits_of(declared.base if isinstance(declared, EnumType) else declared)
    default = None if limits is None else default_of(declared, parameter)
    if limits is None or default is None:
        return ""
    is_whole = isinstance(default, int) and not isinstance(default, bool)
    if is_whole and limits[0] <= default <= limits[1]:  # type: ignore[operator]
        return ""
    labels = "a label of its enum or " if isinstance(declared, EnumType) else ""
    return f"`-default` must be {labels}a whole number from {limits[0]} to {limits[1]}, found {default!r}"
