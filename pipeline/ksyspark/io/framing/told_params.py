"""Values of parameters that lie beside a message, in a container such as a line or a dump."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pyarrow as pa

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.io.framing.cut import Cut
from ksyspark.layout import Layout, Param
from ksyspark.options.params import param_value
from ksyspark.options.values import Unfit


class BadEntry(Exception):
    """A container holds no message; the text says why."""


@dataclass(frozen=True, slots=True)
class ToldParams:
    """Read the parameters of a format from what a container tells; `given` are those that the caller set.

    `container` is what a sentence calls one of them.
    """

    layout: Layout
    given: Mapping[str, ParamValue]
    container: str

    def read(self, told: Mapping[str, object]) -> dict[str, ParamValue]:
        """Return the values by id; other names, and those without a value, are no parameters.

        Raises BadEntry for a value that does not fit, and for a parameter that nobody tells.
        """
        values = {param.id: _value(param, told[param.id]) for param in self._told(told)}
        missing = [p.id for p in self.layout.params if p.default is None and p.id not in {**self.given, **values}]
        if missing:
            raise BadEntry(f"the {self.container} has no `{missing[0]}`, and no option sets it")
        return values

    def columns(self, rows: Sequence[Mapping[str, ParamValue]]) -> dict[str, list[ParamValue | None]]:
        """Return the values by parameter, one a message: told, else given, else None."""
        names = [param.id for param in self.layout.params]
        return {name: [row.get(name, self.given.get(name)) for row in rows] for name in names}

    def _told(self, entry: Mapping[str, object]) -> list[Param]:
        return [param for param in self.layout.params if entry.get(param.id) is not None]


def cut_entries(
    entries: Iterable[bytes], open_entry: Callable[[bytes], tuple[bytes, Mapping[str, object]]], params: ToldParams
) -> Cut:
    """Take the messages out of containers; a bad one is a failure. `open_entry` gives a message and what is told."""
    bodies: list[bytes | None] = []
    values: list[Mapping[str, ParamValue]] = []
    failures: dict[int, Failure] = {}
    for number, entry in enumerate(entries):
        body: bytes | None = None
        told: Mapping[str, ParamValue] = {}
        try:
            opened, beside = open_entry(entry)
            body, told = opened, params.read(beside)
        except BadEntry as bad:
            body, failures[number] = None, Failure("", 0, str(bad))
        bodies.append(body)
        values.append(told)
    large = sum(map(len, filter(None, bodies))) >= 1 << 31
    return Cut(pa.array(bodies, pa.large_binary() if large else pa.binary()), failures, params.columns(values))


def _value(param: Param, value: object) -> ParamValue:
    try:
        return param_value(param, value)
    except Unfit as unfit:
        raise BadEntry(f"`{param.id}` must be {unfit}, found {value!r}") from unfit
