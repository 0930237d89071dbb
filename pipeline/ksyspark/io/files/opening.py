"""Open a listed file, from any byte when it is not compressed."""

from __future__ import annotations

import bz2
import gzip
import zlib
from dataclasses import dataclass
from typing import Protocol

import pyarrow as pa
from pyarrow import fs

from ksyspark.errors import SourceError
from ksyspark.io.files.listing import SourceFile
from ksyspark.io.files.location import locate
from ksyspark.io.files.windows import ByteStream

# One step of decompression; what a step of Arrow had before it met a broken place is lost with it.
_STEP = 1 << 18
_ARROW_STEP = 1 << 12


def open_file(file: SourceFile, start: int = 0) -> ByteStream:
    """Open a file as its decompressed bytes; `start` is for files that are not compressed. Raises SourceError."""
    location = locate(file.address)
    try:
        if file.codec is not None:
            return _decompressed(location.system, location.path, file.codec)
        stream = location.system.open_input_file(location.path)
        stream.seek(start)
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{file.path}: cannot be opened: {error}") from error
    return stream  # type: ignore[no-any-return]


def _decompressed(system: fs.FileSystem, path: str, codec: str) -> ByteStream:
    match codec:
        case "gzip":
            return _StepByStep(gzip.GzipFile(fileobj=system.open_input_stream(path, compression=None)))
        case "bz2":
            return _StepByStep(bz2.BZ2File(system.open_input_stream(path, compression=None)))
    return _ArrowSteps(system.open_input_stream(path, compression=codec))


class _OneStep(Protocol):
    def read1(self, size: int, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class _StepByStep:
    """Give what each step yields, so that a file that breaks off is read up to there."""

    stream: _OneStep

    def readinto(self, target: memoryview, /) -> int:
        try:
            piece = self.stream.read1(min(len(target), _STEP))
        except zlib.error as error:
            raise OSError(str(error)) from error
        target[: len(piece)] = piece
        return len(piece)


@dataclass(frozen=True, slots=True)
class _ArrowSteps:
    stream: pa.NativeFile

    def readinto(self, target: memoryview, /) -> int:
        return int(self.stream.readinto(target[:_ARROW_STEP]))
