"""Open files, compressed or not, and read them through a window: bytes that move along the file."""

import bz2
import gzip
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from io import FileIO
from typing import Protocol

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.errors import MissingFile, SourceError
from ksyspark.io.files import SourceFile, locate, open_input

# Bytes decompressed at once. A broken file is read up to the last whole step; Arrow loses what its step had so far.
_STEP = 1 << 18
_ARROW_STEP = 1 << 12


class ByteStream(Protocol):
    """A source of bytes."""

    def readinto(self, target: memoryview, /) -> int:
        """Fill the target from its start and return how many bytes were there; 0 at the end."""


@dataclass(frozen=True, slots=True)
class Window:
    """Bytes of a stream from byte `offset` on; never written to again, so that arrays may share them."""

    data: npt.NDArray[np.uint8]
    offset: int

    def __len__(self) -> int:
        return len(self.data)

    def slice(self, start: int, length: int) -> bytes:
        return self.data[start : start + length].tobytes()

    def find(self, octets: bytes, start: int) -> int | None:
        """Return the first position of some bytes from `start` on, or None. The bytes in front of it are read once."""
        match = re.compile(re.escape(octets)).search(memoryview(self.data), start)  # type: ignore[arg-type]
        return None if match is None else match.start()


@dataclass(slots=True)
class WindowReader:
    """Move a window over a stream.

    `name` is the stream's in errors. The window begins at byte `offset` and ends at `stop` (None: the stream's end).
    `size` is its first length in bytes; it grows up to `largest` for one message. With `keep_broken` a stream that
    cannot be read on ends there, and `broken` says why; otherwise SourceError is raised.
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
        """Drop the first `consumed` bytes and append more to the rest; the window doubles when the rest fills it."""
        rest = self.window.data[consumed:]
        offset = self.window.offset + consumed
        capacity = max(self.size, min(2 * len(rest), self.largest))
        if self.stop is not None:
            capacity = min(capacity, self.stop - offset)
        if not len(rest) and isinstance(self.stream, pa.MemoryMappedFile):
            data = np.frombuffer(self.stream.read_buffer(capacity), np.uint8)
            self.window, self.is_last = Window(data, offset), len(data) < capacity or offset + len(data) == self.stop
            return
        data = self._empty(max(capacity, len(rest)))
        filled = len(rest)
        data[:filled] = rest
        # What was read before is not held beside what is read now.
        self.window = Window(data[:filled], offset)
        del rest
        filled = self._fill(data, filled)
        self.window = Window(data[:filled], offset)
        self.is_last |= self.stop is not None and offset + filled >= self.stop

    def _empty(self, size: int) -> npt.NDArray[np.uint8]:
        try:
            return np.empty(size, np.uint8)
        except MemoryError as error:
            remedy = "a smaller maxMessageBytes ends a message before that"
            raise SourceError(f"{self.name}: {size} bytes of it do not fit into memory; {remedy}") from error

    def _fill(self, data: npt.NDArray[np.uint8], filled: int) -> int:
        target = memoryview(data)  # type: ignore[arg-type]
        while filled < len(data):
            try:
                count = self.stream.readinto(target[filled:])
            except (OSError, EOFError, ValueError) as error:
                self.broken = " ".join(str(error).split())
                if not self.keep_broken:
                    remedy = "ignoreCorruptFiles=true reads what there is"
                    raise SourceError(f"{self.name}: cannot be read to its end: {self.broken}; {remedy}") from error
                count = 0
            if not count:
                self.is_last = True
                break
            filled += count
        return filled


def open_file(file: SourceFile, start: int = 0, *, is_mapped: bool = False) -> ByteStream:
    """Open a file, decompressed; plain ones at `start`, local ones if `is_mapped`. Raises SourceError, MissingFile."""
    location = locate(file.address)
    try:
        stream = open_input(location.system, location.path, is_mapped=is_mapped)
        if file.codec is not None:
            return _decompressed(stream, file.codec)
        if start:
            stream.seek(start)
    except FileNotFoundError as error:
        raise MissingFile(f"{file.path}: cannot be opened: it is gone") from error
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file.path}: cannot be opened: {error}") from error
    return stream


def _decompressed(stream: pa.NativeFile | FileIO, codec: str) -> ByteStream:
    match codec:
        case "gzip":
            return _Steps(gzip.GzipFile(fileobj=stream).readinto1, _STEP)
        case "bz2":
            return _Steps(bz2.BZ2File(stream).readinto1, _STEP)
    return _Steps(pa.CompressedInputStream(stream, codec).readinto, _ARROW_STEP)


@dataclass(frozen=True, slots=True)
class _Steps:
    """Decompress step by step, so that a truncated file is read up to its end."""

    read: Callable[[memoryview], int]
    size: int

    def readinto(self, target: memoryview, /) -> int:
        try:
            return int(self.read(target[: self.size]))
        except zlib.error as error:
            raise OSError(str(error)) from error
