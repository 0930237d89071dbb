"""Values for the parameters of a format's root type."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from ksyspark.decoder import ParamValue
from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.layout import Layout, Param
from ksyspark.options.parsers import InvalidValue, boolean, integer


def param_value(param: Param, value: object) -> ParamValue:
    """Return a value in the type of a parameter.

    Bytes may be given as hexadecimal text, codes of an enumeration also as labels. Raises InvalidValue.
    """
    bounds = param.bounds
    if bounds is not None:
        return _integer(param, value, *bounds)
    match param.type.arrow:
        case "bool":
            return boolean(value)
        case "float32" | "float64":
            return _float(value)
        case "binary":
            return _bytes(value)
    if not isinstance(value, str):
        raise InvalidValue("a text")
    return value


def param_named(layout: Layout, name: str) -> Param:
    """Return a parameter of the root type by its name in any case. Raises OptionError with the nearest name."""
    by_lowered = {param.id.lower(): param for param in layout.params}
    if name.lower() in by_lowered:
        return by_lowered[name.lower()]
    close = difflib.get_close_matches(name.lower(), by_lowered, n=1)
    hint = f"Did you mean {by_lowered[close[0]].id}?" if close else _list_of(layout)
    raise OptionError(f"The format {layout.name} has no parameter {show_given(name)}. {hint}")


def read_params(layout: Layout, given: Mapping[str, object]) -> dict[str, ParamValue]:
    """Return the given values by parameter id, each in the parameter's type. Raises OptionError."""
    read: dict[str, ParamValue] = {}
    for name, value in given.items():
        param = param_named(layout, name)
        try:
            read[param.id] = param_value(param, value)
        except InvalidValue as invalid:
            raise OptionError(f"param.{param.id}: expected {invalid}, found {show_given(value)}.") from invalid
    return read


def require_params(layout: Layout, record: str, known: frozenset[str]) -> None:
    """Check that every parameter of a record has a default or is among the `known` ones. Raises OptionError."""
    needed = layout.record(record).params
    for param in layout.params:
        if param.id in needed and param.default is None and param.id not in known:
            raise OptionError(f"The format {layout.name} needs a value for its parameter: set param.{param.id}.")


def _list_of(layout: Layout) -> str:
    return f"There are: {', '.join(param.id for param in layout.params)}." if layout.params else "It has none."


def _integer(param: Param, value: object, low: int, high: int) -> int:
    by_label = {label: code for code, label in param.labels.items()}
    if isinstance(value, str) and value in by_label:
        return by_label[value]
    try:
        return integer(low, high)(value)  # type: ignore[return-value]
    except InvalidValue as invalid:
        raise InvalidValue(f"one of {', '.join(by_label)}, or {invalid}" if by_label else str(invalid)) from invalid


def _float(value: object) -> float:
    try:
        return float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError) as error:
        raise InvalidValue("a number") from error


def _bytes(value: object) -> bytes:
    if isinstance(value, bytes):
        return value
    try:
        return bytes.fromhex(value)  # type: ignore[arg-type]
    except (TypeError, ValueError) as error:
        raise InvalidValue("bytes as hexadecimal digits") from error
