"""The parameters of a batch as the arguments of one message."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from ksyspark.decoder import Params, ParamValue
from ksyspark.errors import OptionError
from ksyspark.layout import Layout, Record


class ArgumentMissing(Exception):
    """A message is not told a parameter that has no default."""

    def __init__(self, param: str) -> None:
        super().__init__(param)
        self.param = param


def check_params(layout: Layout, record: Record, params: Params) -> None:
    """Raise OptionError for a parameter that the format does not have, or that nobody tells."""
    known = {*record.params, *(param.id for param in layout.params)}
    defaults = _defaults(layout)
    for name in params:
        if name not in known:
            close = difflib.get_close_matches(name, sorted(known), n=1)
            hint = f"Did you mean {close[0]}?" if close else f"There are: {', '.join(sorted(known)) or 'none'}."
            raise OptionError(f"{record.name} has no parameter {name!r}. {hint}")
    for name in record.params:
        if name not in params and defaults.get(name) is None:
            raise OptionError(f"{record.name} needs the parameter {name!r}: it has no default.")


def arguments_of(layout: Layout, record: Record, params: Params, row: int) -> list[ParamValue]:
    """Return the arguments of message `row` of a batch, in the order of the record's parameters.

    Raises ArgumentMissing for a message that is not told a parameter without default.
    """
    defaults = _defaults(layout)
    return [_argument(name, params.get(name), defaults.get(name), row) for name in record.params]


def _argument(
    name: str, given: ParamValue | Sequence[ParamValue | None] | None, default: ParamValue | None, row: int
) -> ParamValue:
    one = given if isinstance(given, int | float | str | bytes) or given is None else given[row]
    value = default if one is None else one
    if value is None:
        raise ArgumentMissing(name)
    return value


def _defaults(layout: Layout) -> dict[str, ParamValue | None]:
    return {param.id: param.default for param in layout.params}
