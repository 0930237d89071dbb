"""Parameters that a stream's first message tells about all messages of the stream."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, Decoder, ParamValue
from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.io.files import WindowReader
from ksyspark.io.framing import MakeFraming, framing_maker, limited
from ksyspark.layout import Param
from ksyspark.options import ReadOptions
from ksyspark.options.params import param_value
from ksyspark.options.values import Unfit


@dataclass(frozen=True)
class StreamParams:
    """Ask first messages for the parameters that the caller left open. Only streams (`framing=stream`) tell any."""

    fmt: Format
    options: ReadOptions

    @cached_property
    def open(self) -> tuple[Param, ...]:
        """Return the parameters to ask for."""
        if self.options.framing.kind != "stream":
            return ()
        return tuple(p for p in self.fmt.layout.params if p.stream_value and p.id not in self.options.params)

    @cached_property
    def framing(self) -> MakeFraming:
        """Return what makes the framing of a stream by its parameters."""
        return framing_maker(self.fmt, self.options.framing)

    def of_readers(self, readers: Iterable[WindowReader]) -> list[dict[str, ParamValue]]:
        """Ask the first message of each stream for what is open; the window grows to hold it, and does not move on."""
        return self.of_messages([self._first(reader) for reader in readers])

    def _first(self, reader: WindowReader) -> bytes | None:
        framing = self.framing(self.options.params)
        while True:
            spans = limited(framing, reader.window, reader.is_last, self.options.framing.max_message_bytes)
            if len(spans):
                return reader.window.slice(int(spans.starts[0]), int(spans.lengths[0]))
            if reader.is_last or spans.lost:
                return None
            reader.read_on(0)

    def of_messages(self, first: Sequence[bytes | None]) -> list[dict[str, ParamValue]]:
        """Return what each first message tells; what it does not know (null, 0, the default) is left out."""
        decoded = self._decoder.decode(pa.array(first, pa.binary()), self.options.params).columns
        told: list[dict[str, ParamValue]] = [{} for _ in first]
        for param in self.open:
            for row, value in enumerate(decoded.column(param.stream_value).to_pylist()):
                _note(told[row], param, value)
        return told

    @cached_property
    def _decoder(self) -> Decoder:
        columns = tuple(dict.fromkeys(param.stream_value for param in self.open if param.stream_value))
        return make_decoder(self.fmt, DecodeOptions(columns=columns, enums_as_ints=True))

    def of_window(self, reader: WindowReader, known: Mapping[str, ParamValue] | None) -> Mapping[str, ParamValue]:
        """Return all parameters of a stream: what the caller said, and what is known of it or asked now."""
        if known is None:
            known = self.of_readers([reader])[0] if self.open else {}
        return {**self.options.params, **known}


def _note(told: dict[str, ParamValue], param: Param, value: object) -> None:
    if value is None:
        return
    try:
        fitting = param_value(param, int(value) if isinstance(value, Decimal) else value)
    except Unfit:
        return
    if fitting and fitting != param.default:
        told[param.id] = fitting
