"""The length of one message at a position of a stream, where the machine finds none: found by the interpreter."""

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

# Bytes that are read at first, and bytes that the decoder is given to explain a failure.
_FIRST_BYTES = 256
_EXPLAINED_BYTES = 1 << 20


class MessageLength:
    """Read single messages by the format's skeleton, in which bodies are skipped.

    The reader gets a copy of as many bytes as the message before had, rounded up, and more where those do not do.
    """

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self._layout = fmt.layout
        self._num_bytes = _FIRST_BYTES
        self._reader: ExtentReader | None = None

    def at(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> int | Failure | None:
        """Return the bytes of the message at `start`, None where it goes on behind the window, or what is wrong."""
        rest = len(window) - start
        size = min(self._num_bytes, rest)
        while True:
            end = self._end(window.slice(start, size), params)
            if isinstance(end, int):
                self._num_bytes = max(_FIRST_BYTES, 1 << end.bit_length())
                return end or Failure("", 0, "the message has no bytes")
            if end.problem.kind in ("end", "terminator"):
                if size == rest:
                    return None
                size = min(size * 8, rest)
            elif size == rest:
                return self.explain(window, start, params) or Failure("", 0, "this is no message")
            else:
                # A rule may depend on how much data there is.
                size = rest

    def explain(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> Failure | None:
        """Return what the decoder finds wrong with the message at `start`: it knows the field and the rule."""
        data = window.slice(start, min(len(window) - start, _EXPLAINED_BYTES))
        decoder = self._fmt.decoder(DecodeOptions(columns=()))
        return decoder.decode(pa.array([data], pa.binary()), params).failures.get(0)

    def _end(self, data: bytes, params: Mapping[str, ParamValue]) -> int | Fault:
        if self._reader is None:
            from ksyspark.interpreter import ExtentReader  # noqa: PLC0415 (slow to import, and rarely needed)

            skeleton = self._fmt.streams.skeleton
            assert skeleton is not None
            self._reader = ExtentReader(skeleton, self._fmt.name)
        defaults = {param.id: param.default for param in self._layout.params if param.default is not None}
        return self._reader.end(data, {**defaults, **params})
