"""What one task reads: small values that travel to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.decoder import ParamValue
from ksyspark.io.files import SourceFile


@dataclass(frozen=True, slots=True)
class Part:
    """A run of messages of one file: from byte `start` up to `stop` (None: the end), the first has the number `index`.

    `params` are what the file's first message told about all of them; None: not asked yet.
    """

    file: SourceFile
    start: int = 0
    stop: int | None = None
    index: int = 0
    params: Mapping[str, ParamValue] | None = None

    @property
    def size(self) -> int:
        return (self.file.size if self.stop is None else self.stop) - self.start


@dataclass(frozen=True, slots=True)
class Split:
    """The parts that one task reads, in order."""

    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)
