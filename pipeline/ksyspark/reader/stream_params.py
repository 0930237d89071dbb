"""Parameters whose values the first message of a stream carries for all messages of the stream."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import cached_property

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.formats import Format
from ksyspark.layout import Param
from ksyspark.options import ReadOptions
from ksyspark.options.params import param_value
from ksyspark.options.parsers import InvalidValue


class StreamParams:
    """Read parameters that the caller did not set from first messages; only framing=stream has any (`missing`)."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._fmt = fmt
        self._given = options.params
        is_stream = options.framing.kind == "stream"
        params = fmt.layout.params
        self.missing: tuple[Param, ...] = tuple(
            param for param in params if is_stream and param.stream_value and param.id not in options.params
        )

    def of_messages(self, first: Sequence[bytes | None]) -> list[dict[str, ParamValue]]:
        """Return the values that each first message has; a null, a 0 and the default count as none."""
        decoded = self._decoder.decode(pa.array(first, pa.binary()), self._given).columns
        found: list[dict[str, ParamValue]] = [{} for _ in first]
        for param in self.missing:
            for row, value in enumerate(decoded.column(param.stream_value).to_pylist()):
                usable = _usable(param, value)
                if usable is not None:
                    found[row][param.id] = usable
        return found

    @cached_property
    def _decoder(self) -> Decoder:
        columns = tuple(dict.fromkeys(param.stream_value for param in self.missing if param.stream_value))
        return self._fmt.decoder(DecodeOptions(columns=columns, enums_as_ints=True))


def _usable(param: Param, value: object) -> ParamValue | None:
    if value is None:
        return None
    try:
        fitting = param_value(param, int(value) if isinstance(value, Decimal) else value)
    except InvalidValue:
        return None
    return fitting if fitting and fitting != param.default else None
