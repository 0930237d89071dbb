"""Read a stream through a window: a run of bytes that moves on, and grows while one message does not fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.errors import SourceError

_LOOK = 1 << 20


class ByteStream(Protocol):
    """What a window reads from."""

    def readinto(self, target: memoryview, /) -> int:
        """Fill the target from its start and return how many bytes were there; 0 at the end."""


@dataclass(frozen=True, slots=True)
class Window:
    """Bytes of a stream, from byte `offset` of it on; never written to again, so arrays may share them."""

    data: npt.NDArray[np.uint8]
    offset: int

    def __len__(self) -> int:
        return len(self.data)

    @property
    def buffer(self) -> pa.Buffer:
        return pa.py_buffer(self.data)

    def slice(self, start: int, length: int) -> bytes:
        return self.data[start : start + length].tobytes()

    def find(self, wanted: bytes, start: int) -> int | None:
        """Return where bytes stand for the first time from `start` on; None where they do not."""
        for at in range(start, len(self) - len(wanted) + 1, _LOOK):
            found = self.slice(at, _LOOK + len(wanted) - 1).find(wanted)
            if found >= 0:
                return at + found
        return None


@dataclass(slots=True)
class WindowReader:
    """Move a window over a stream.

    `name` is for messages; the window begins at `offset` of the stream and ends at `stop` (None: at the stream's end).
    `size` is how many bytes a window has at first, `largest` how far it grows for one message. With `keep_broken` a
    stream that breaks ends there, and `broken` tells why; else SourceError is raised.
    """

    stream: ByteStream
    name: str
    size: int
    offset: int = 0
    stop: int | None = None
    largest: int = 1 << 62
    keep_broken: bool = False
    window: Window = field(init=False)
    is_last: bool = field(init=False, default=False)
    broken: str | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.window = Window(np.empty(0, np.uint8), self.offset)
        self.read_on(0)

    def read_on(self, consumed: int) -> None:
        """Leave `consumed` bytes behind and read more behind the rest; the window doubles when the rest fills it."""
        rest = self.window.data[consumed:]
        offset = self.window.offset + consumed
        room = max(self.size, min(2 * len(rest), self.largest))
        if self.stop is not None:
            room = min(room, self.stop - offset)
        data = np.empty(max(room, len(rest)), np.uint8)
        data[: len(rest)] = rest
        filled = self._fill(data, len(rest))
        self.window = Window(data[:filled], offset)
        self.is_last |= self.stop is not None and offset + filled >= self.stop

    def _fill(self, data: npt.NDArray[np.uint8], filled: int) -> int:
        target = memoryview(data)  # type: ignore[arg-type]
        while filled < len(data):
            try:
                count = self.stream.readinto(target[filled:])
            except (OSError, EOFError, ValueError) as error:
                self._break(error)
                count = 0
            if not count:
                self.is_last = True
                break
            filled += count
        return filled

    def _break(self, error: Exception) -> None:
        self.broken = " ".join(str(error).split())
        if not self.keep_broken:
            raise SourceError(f"{self.name}: cannot be read to its end: {self.broken}") from error
