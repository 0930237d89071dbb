"""Messages as checks take them, and as columns."""

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


def octets_of(messages: Sequence[Made]) -> pa.BinaryArray:
    """Return messages as a column."""
    return pa.array([one.data for one in messages], pa.binary())


def params_of(fmt: Format, messages: Sequence[Made]) -> Params:
    """Return the parameters of messages, one value a message; what a message does not tell is None: the default."""
    names = [param.id for param in fmt.layout.params if any(param.id in one.params for one in messages)]
    return {name: [cast(ParamValue | None, one.params.get(name)) for one in messages] for name in names}


def given_params(one: Made) -> Mapping[str, ParamValue]:
    """Return the parameters that a message tells."""
    return {name: cast(ParamValue, value) for name, value in one.params.items() if value is not None}
