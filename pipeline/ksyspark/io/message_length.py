"""The length of one message at a position of a window, where the machine finds none: found by the interpreter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pyarrow as pa

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.io.windows import Window

if TYPE_CHECKING:
    from ksyspark.interpreter import ExtentReader, Fault

# Bytes that the decoder is given to explain a failure.
_EXPLAINED_BYTES = 1 << 20
MOST_UNCHECKED = 1 << 20
"""The longest message whose length is believed although it breaks a rule."""
NO_LENGTH = 0


class MessageLength:
    """Read single messages by the format's skeleton, in which bodies are skipped."""

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self._defaults = {param.id: param.default for param in fmt.layout.params if param.default is not None}
        self._reader: ExtentReader | None = None

    def at(self, data: bytes, start: int, params: Mapping[str, ParamValue]) -> int | None:
        """Return the bytes of the message at `start`, None where it goes on behind the data.

        NO_LENGTH where it breaks a rule on which its length depends, or has no bytes.
        """
        end = self._end(data, start, None, params)
        if isinstance(end, int):
            return end - start
        return None if end.problem.kind in ("end", "terminator") else NO_LENGTH

    def unchecked(self, data: bytes, start: int, params: Mapping[str, ParamValue]) -> int | None:
        """Return the bytes that the message at `start` states, whatever rules it breaks.

        None where it does not state them, or has more than MOST_UNCHECKED or than the data.
        """
        stop = min(start + MOST_UNCHECKED, len(data))
        end = self._end(data, start, stop, params, unchecked=True)
        return end - start if isinstance(end, int) and end > start else None

    def stated(self, data: bytes, params: Mapping[str, ParamValue]) -> int | None:
        """Return the bytes that a message states of which `data` has the beginning; None where it does not state them.

        It does where what is missing belongs to a field of the message itself, which then is its last one.
        """
        from ksyspark.interpreter.problems import EndOfData  # noqa: PLC0415 (slow to import, and rarely needed)

        fault = self._end(data, 0, None, params)
        if isinstance(fault, int) or not isinstance(fault.problem, EndOfData) or fault.start is None:
            return None
        return fault.start + fault.problem.needed if fault.holder.holder is None else None

    def explain(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> Failure:
        """Return what the decoder finds wrong with the message at `start`: it knows the field and the rule."""
        data = window.slice(start, min(len(window) - start, _EXPLAINED_BYTES))
        decoder = self._fmt.decoder(DecodeOptions(columns=()))
        failure = decoder.decode(pa.array([data], pa.binary()), params).failures.get(0)
        if failure is not None:
            return failure
        return Failure("", 0, "this is no message" if self._end(data, 0, None, params) else "the message has no bytes")

    def _end(
        self, data: bytes, start: int, stop: int | None, params: Mapping[str, ParamValue], *, unchecked: bool = False
    ) -> int | Fault:
        if self._reader is None:
            from ksyspark.interpreter import ExtentReader  # noqa: PLC0415 (slow to import, and rarely needed)

            skeleton = self._fmt.streams.skeleton
            assert skeleton is not None
            self._reader = ExtentReader(skeleton, self._fmt.name)
        return self._reader.end(data, {**self._defaults, **params}, start, stop, unchecked=unchecked)
