"""Parameters that messages of a stream tell for those behind them, such as the level of an MQTT connection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property

import numpy as np
import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.formats import Format
from ksyspark.layout import Param
from ksyspark.options import ReadOptions
from ksyspark.options.params import param_value
from ksyspark.options.parsers import InvalidValue


@dataclass(frozen=True, slots=True)
class StreamParams:
    """Values of parameters by id, and a sentence that says which message stated them, or that none did."""

    values: Mapping[str, ParamValue] = field(default_factory=dict)
    origin: str = ""


NO_STREAM_PARAMS = StreamParams()
"""Of messages that tell nothing, such as those that the framing refused."""


class StreamValues:
    """Read parameters that the caller did not set from the messages that tell them.

    `params` are those parameters: only the framings `stream` and `pcap` have any. A message tells a value where the
    column that the parameter names is not null; the default means that the value is not known from here on.
    """

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._fmt = fmt
        self._given = options.params
        self.params = stream_params(fmt, options)

    @cached_property
    def nothing(self) -> StreamParams:
        """The parameters known at the beginning of a stream: none."""
        names = " and ".join(param.id for param in self.params)
        return StreamParams({}, f"{names} not told: no message so far tells it, so the stream may begin in the middle")

    def changes(self, messages: pa.Array, known: StreamParams) -> Iterator[tuple[int, dict[str, ParamValue]]]:
        """Yield the rows that state other values than were known before, with all values that hold from there on."""
        for row, told in sorted(self._found(messages, known).items()):
            values = self.after(known, told)
            if values is not None:
                known = StreamParams(values)
                yield row, values

    def after(self, known: StreamParams, told: Mapping[str, ParamValue]) -> dict[str, ParamValue] | None:
        """Return the values that hold from a message on that tells some, or None if it changes nothing."""
        values = self._known({**known.values, **told})
        return values if values != known.values or known == self.nothing else None

    def telling(self, messages: pa.Array) -> set[int]:
        """Return the rows that tell a value other than the default."""
        found = self._found(messages, self.nothing)
        return {row for row, news in found.items() if self._known(news)}

    def _found(self, messages: pa.Array, known: StreamParams) -> dict[int, dict[str, ParamValue]]:
        return self.told(messages, {**self._given, **known.values})

    def told(self, messages: pa.Array, given: Mapping[str, ParamValue]) -> dict[int, dict[str, ParamValue]]:
        """Return what messages tell, read with the parameters `given`, by row."""
        # Few messages tell anything, and decoding is dear for a few messages at a time.
        rows = np.flatnonzero(self._decoder.may_have_values(messages, given))
        found: dict[int, dict[str, ParamValue]] = {}
        if not len(rows):
            return found
        decoded = self._decoder.decode(messages.take(pa.array(rows)), given).columns
        for param in self.params:
            column = decoded.column(param.stream_value)
            if column.null_count < len(column):
                for at in column.is_valid().to_numpy(zero_copy_only=False).nonzero()[0].tolist():
                    value = _usable(param, column[at].as_py())
                    if value is not None:
                        found.setdefault(int(rows[at]), {})[param.id] = value
        return found

    def _known(self, values: Mapping[str, ParamValue]) -> dict[str, ParamValue]:
        """Leave out defaults, which mean that a value is not known."""
        defaults = {param.id: param.default for param in self.params}
        return {name: value for name, value in values.items() if value != defaults[name]}

    def known_from(self, values: Mapping[str, ParamValue], where: str) -> StreamParams:
        """Return the parameters that a message at a place states."""
        if not values:
            names = " and ".join(param.id for param in self.params)
            return StreamParams({}, f"{names} not told: {where} begins a connection and does not say it")
        return StreamParams(
            values, f"{', '.join(f'{name} {value!r}' for name, value in values.items())} told by {where}"
        )

    @cached_property
    def _decoder(self) -> Decoder:
        columns = tuple(dict.fromkeys(param.stream_value for param in self.params if param.stream_value))
        return self._fmt.decoder(DecodeOptions(columns=columns, enums_as_ints=True, is_brief=True))


def stream_params(fmt: Format, options: ReadOptions) -> tuple[Param, ...]:
    """Return the parameters of a read that messages tell, in the order of the format."""
    is_stream = options.framing.kind in ("stream", "pcap")
    params = fmt.layout.params
    return tuple(one for one in params if is_stream and one.stream_value and one.id not in options.params)


def _usable(param: Param, value: object) -> ParamValue | None:
    try:
        return param_value(param, int(value) if isinstance(value, Decimal) else value)
    except InvalidValue:
        return None
