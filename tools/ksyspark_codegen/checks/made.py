"""Messages made from a specification, as checks take them; who makes them is not known here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

import pyarrow as pa

from ksyspark.decoder import Params, ParamValue
from ksyspark.formats import Format


class Made(Protocol):
    """A message and the parameters of the top type under which it is one."""

    @property
    def data(self) -> bytes: ...

    @property
    def params(self) -> Mapping[str, object]: ...


class Named(Protocol):
    """A rule, or something that a field should hold: a name for tests, and a sentence as its text."""

    @property
    def name(self) -> str: ...


class MadeBroken(Made, Protocol):
    """A message that breaks a rule: `field` and `offset` are what must be reported."""

    @property
    def breach(self) -> Named: ...

    @property
    def field(self) -> str: ...

    @property
    def offset(self) -> int: ...


class MadeBeginning(Made, Protocol):
    """The beginning of a message: it is refused at `field` and `offset`, or obeys (None).

    `is_end` tells that the field lacks bytes.
    """

    @property
    def field(self) -> str | None: ...

    @property
    def offset(self) -> int: ...

    @property
    def is_end(self) -> bool: ...


class MadeDisturbed(Made, Protocol):
    """A message in which something was changed; where `is_sure`, it is refused at `field` and `offset` (None: not)."""

    @property
    def field(self) -> str | None: ...

    @property
    def offset(self) -> int: ...

    @property
    def is_sure(self) -> bool: ...


class MadeExtreme(Made, Protocol):
    """A message in which the column with the path `column` holds `value`; it is refused at `field` (None: not)."""

    @property
    def wanted(self) -> Named: ...

    @property
    def column(self) -> str: ...

    @property
    def value(self) -> int: ...

    @property
    def field(self) -> str | None: ...

    @property
    def offset(self) -> int: ...


class Unmade(Protocol):
    """A rule that no message was found for, and why."""

    @property
    def breach(self) -> Named: ...

    @property
    def outcome(self) -> str: ...

    @property
    def is_proven(self) -> bool: ...


class NotHeld(Protocol):
    """A number that no message was found for."""

    @property
    def wanted(self) -> Named: ...


class Validation(Protocol):
    """All messages that a specification is validated with."""

    @property
    def obeying(self) -> Sequence[Made]: ...

    @property
    def broken(self) -> Sequence[MadeBroken]: ...

    @property
    def not_broken(self) -> Sequence[Unmade]: ...

    @property
    def beginnings(self) -> Sequence[MadeBeginning]: ...

    @property
    def disturbed(self) -> Sequence[MadeDisturbed]: ...

    @property
    def extremes(self) -> Sequence[MadeExtreme]: ...

    @property
    def not_held(self) -> Sequence[NotHeld]: ...


def octets_of(messages: Sequence[Made]) -> pa.BinaryArray:
    """Return messages as a column."""
    return pa.array([one.data for one in messages], pa.binary())


def params_of(fmt: Format, messages: Sequence[Made]) -> Params:
    """Return the parameters of messages, one value a message; what a message does not tell is None: the default."""
    names = [param.id for param in fmt.layout.params if any(param.id in one.params for one in messages)]
    return {name: [cast(ParamValue | None, one.params.get(name)) for one in messages] for name in names}


def told_params(one: Made) -> Mapping[str, ParamValue]:
    """Return the parameters that a message tells."""
    return {name: cast(ParamValue, value) for name, value in one.params.items() if value is not None}
