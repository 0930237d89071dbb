"""The parameters of a batch as the arguments of one message."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from ksyspark.decoder import Params, ParamValue
from ksyspark.display import show_given, show_plain
from ksyspark.errors import OptionError
from ksyspark.layout import Layout, Param, Record


class BadArgument(Exception):
    """A message lacks a parameter that has no default, or its value is out of range; the text says which."""


def check_params(layout: Layout, record: Record, params: Params) -> None:
    """Raise OptionError for a parameter that is unknown, that lacks a value, or whose value is out of range."""
    known = {*record.params, *(param.id for param in layout.params)}
    defaults = _defaults(layout)
    for name in params:
        if name not in known:
            close = difflib.get_close_matches(name, sorted(known), n=1)
            hint = f"Did you mean {close[0]}?" if close else f"There are: {', '.join(sorted(known)) or 'none'}."
            raise OptionError(f"{record.name} has no parameter {show_given(name)}. {hint}")
    for name in record.params:
        if name not in params and defaults.get(name) is None:
            raise OptionError(f"{record.name} needs the parameter {show_given(name)}: it has no default.")
    for param in layout.params:
        given = params.get(param.id)
        wrong = _range_error(param, given) if isinstance(given, int | float | str | bytes) else ""
        if wrong:
            raise OptionError(f"param.{param.id}: {wrong}.")


def arguments_of(layout: Layout, record: Record, params: Params, row: int) -> dict[str, ParamValue]:
    """Return the arguments of message `row` of a batch by name.

    Raises BadArgument for a parameter without value and default, and for a value that is out of range.
    """
    known = {param.id: param for param in layout.params}
    return {name: _argument(name, params.get(name), known.get(name), row) for name in record.params}


def _argument(
    name: str, given: ParamValue | Sequence[ParamValue | None] | None, param: Param | None, row: int
) -> ParamValue:
    one = given if isinstance(given, int | float | str | bytes) or given is None else given[row]
    value = param.default if one is None and param is not None else one
    if value is None:
        raise BadArgument(f"the parameter {name} has no value and no default")
    wrong = _range_error(param, value) if param is not None else ""
    if wrong:
        raise BadArgument(f"the parameter {name}: {wrong}")
    return value


def _range_error(param: Param, value: ParamValue) -> str:
    """Return why a value is no whole number of the parameter's range; empty where it is, or where there is no range."""
    if param.bounds is None:
        return ""
    low, high = param.bounds
    fits = isinstance(value, int) and low <= value <= high
    return "" if fits else f"expected a whole number from {low} to {high}, found {show_plain(value)}"


def _defaults(layout: Layout) -> dict[str, ParamValue | None]:
    return {param.id: param.default for param in layout.params}
