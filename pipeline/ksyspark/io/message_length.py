"""The length of one message at a position of a stream, where the machine finds none: found by the official parser."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO

import pyarrow as pa
from kaitaistruct import EndOfStreamError, KaitaiStream, NoTerminatorFoundError

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.io.windows import Window

# Bytes that a parser is given at first, and bytes that the decoder is given to explain a failure.
_FIRST_BYTES = 256
_EXPLAINED_BYTES = 1 << 20


class MessageLength:
    """Parse single messages by the format's skeleton, in which bodies are skipped.

    The parser gets a copy of as many bytes as the message before had, rounded up, and more where those do not do.
    """

    def __init__(self, fmt: Format) -> None:
        self._fmt = fmt
        self._layout = fmt.layout
        self._num_bytes = _FIRST_BYTES

    def at(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> int | Failure | None:
        """Return the bytes of the message at `start`, None where it goes on behind the window, or what is wrong."""
        values = {**{param.id: param.default for param in self._layout.params}, **params}
        arguments = [values[name] for name in self._layout.root.params]
        parser = self._fmt.parser_class("frames", self._layout.root.parser)
        rest = len(window) - start
        size = min(self._num_bytes, rest)
        while True:
            stream = KaitaiStream(BytesIO(window.slice(start, size)))
            try:
                parser(*arguments, stream)
            except (EndOfStreamError, NoTerminatorFoundError):
                if size == rest:
                    return None
                size = min(size * 8, rest)
            except Exception as error:  # noqa: BLE001 (a generated parser may raise anything; here it means: not a message)
                if size == rest:
                    return self.explain(window, start, params) or Failure("", 0, _sentence(error))
                # A rule may depend on how much data there is.
                size = rest
            else:
                length: int = stream.pos()
                self._num_bytes = max(_FIRST_BYTES, 1 << length.bit_length())
                return length or Failure("", 0, "the message has no bytes")

    def explain(self, window: Window, start: int, params: Mapping[str, ParamValue]) -> Failure | None:
        """Return what the decoder finds wrong with the message at `start`: it knows the field and the rule."""
        data = window.slice(start, min(len(window) - start, _EXPLAINED_BYTES))
        decoder = self._fmt.decoder(DecodeOptions(columns=()))
        return decoder.decode(pa.array([data], pa.binary()), params).failures.get(0)


def _sentence(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
