"""Values for the parameters of a format's root type."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError
from ksyspark.layout import Layout, Param
from ksyspark.options.values import Unfit, boolean, integer


def param_value(param: Param, value: object) -> ParamValue:
    """Return a value in the type of a parameter; bytes are given as hex text, codes also by label. Raises Unfit."""
    bounds = param.bounds
    if bounds is not None:
        return _whole_number(param, value, *bounds)
    match param.type.arrow:
        case "bool":
            return boolean(value)
        case "float32" | "float64":
            return _floating(value)
        case "binary":
            return _octets(value)
    if not isinstance(value, str):
        raise Unfit("a text")
    return value


def param_named(layout: Layout, name: str) -> Param:
    """Return a parameter of the root type by its name in any case. Raises OptionError with the nearest name."""
    by_lowered = {param.id.lower(): param for param in layout.params}
    if name.lower() in by_lowered:
        return by_lowered[name.lower()]
    close = difflib.get_close_matches(name.lower(), by_lowered, n=1)
    there = f"Did you mean {by_lowered[close[0]].id}?" if close else _there_are(layout)
    raise OptionError(f"The format {layout.name} has no parameter {name!r}. {there}")


def read_params(layout: Layout, given: Mapping[str, object]) -> dict[str, ParamValue]:
    """Return values for the parameters of a format by id, each in its type. Raises OptionError."""
    read: dict[str, ParamValue] = {}
    for name, value in given.items():
        param = param_named(layout, name)
        try:
            read[param.id] = param_value(param, value)
        except Unfit as unfit:
            raise OptionError(f"param.{param.id}: expected {unfit}, found {value!r}.") from unfit
    return read


def check_all_told(layout: Layout, record: str, told: frozenset[str]) -> None:
    """Refuse a read in which a parameter without default has no value. Raises OptionError."""
    needed = layout.record(record).params
    for param in layout.params:
        if param.id in needed and param.default is None and param.id not in told:
            raise OptionError(f"The format {layout.name} needs a value for its parameter: set param.{param.id}.")


def _there_are(layout: Layout) -> str:
    return f"There are: {', '.join(param.id for param in layout.params)}." if layout.params else "It has none."


def _whole_number(param: Param, value: object, low: int, high: int) -> int:
    by_label = {label: code for code, label in param.labels.items()}
    if isinstance(value, str) and value in by_label:
        return by_label[value]
    try:
        return integer(low, high)(value)  # type: ignore[return-value]
    except Unfit as unfit:
        raise Unfit(f"one of {', '.join(by_label)}, or {unfit}" if by_label else str(unfit)) from unfit


def _floating(value: object) -> float:
    try:
        return float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        raise Unfit("a number") from error


def _octets(value: object) -> bytes:
    if isinstance(value, bytes):
        return value
    try:
        return bytes.fromhex(value)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        raise Unfit("bytes as hexadecimal digits") from error
