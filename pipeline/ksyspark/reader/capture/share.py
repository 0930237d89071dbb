"""The packets of a capture that one task reads: where they lie in the file, as a stream without the others."""

import zlib
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream
from ksyspark.reader.messages import Messages

# Bytes between two runs that are read and dropped, rather than sought over, and bytes read at once.
_NEAR = 64 << 10
_BLOCK = 4 << 20


@dataclass(frozen=True, slots=True)
class CaptureShare:
    """Runs of records of a capture file, and the numbers of the connections that they hold, in their order.

    `size` is the number of bytes. `runs` are pairs of start and end as differences, compressed; small and picklable.
    `unread` are refusals that say what of the whole capture is not read.
    """

    size: int
    runs: bytes
    tcp: tuple[int, ...]
    udp: tuple[int, ...]
    unread: tuple[Messages, ...] = ()

    @classmethod
    def of(cls, starts: Positions, ends: Positions, tcp: tuple[int, ...], udp: tuple[int, ...]) -> "CaptureShare":
        """Return the share of some runs of bytes, ascending; adjacent ones are joined."""
        is_first = np.append(True, starts[1:] != ends[:-1])[: len(starts)]
        is_last = np.append(is_first[1:], True)[: len(starts)]
        edges = np.stack((starts[is_first], ends[is_last]), axis=1).ravel()
        packed = zlib.compress(np.diff(edges, prepend=0).tobytes(), 1)
        return cls(int((ends - starts).sum()), packed, tcp, udp)

    def edges(self) -> tuple[Positions, Positions]:
        """Return where runs begin and end in the file."""
        edges = np.cumsum(np.frombuffer(zlib.decompress(self.runs), np.int64))
        return edges[::2], edges[1::2]


class SeekableStream(ByteStream):
    """A stream that can be read from any byte."""

    def seek(self, position: int, /) -> object:
        """Go to a byte."""


@dataclass(slots=True)
class ChosenRuns:
    """A stream of runs of bytes of another one, back to back."""

    stream: SeekableStream
    starts: Positions
    ends: Positions
    _ready: npt.NDArray[np.uint8] = field(default_factory=lambda: np.empty(0, np.uint8))
    _next: int = 0
    _inside: int = 0

    def readinto(self, target: memoryview, /) -> int:
        while not len(self._ready):
            if self._next == len(self.starts):
                return 0
            self._read_block()
        count = min(len(self._ready), len(target))
        target[:count] = self._ready[:count].data
        self._ready = self._ready[count:]
        return count

    def original(self, places: Positions) -> Positions:
        """Return where bytes of this stream lie in the other one."""
        lengths = self.ends - self.starts
        before = np.cumsum(lengths) - lengths
        run = np.maximum(np.searchsorted(before, places, "right") - 1, 0)
        original: Positions = self.starts[run] + places - before[run]
        return original

    def _read_block(self) -> None:
        """Read the next runs that lie near each other, or a piece of a long one."""
        start = int(self.starts[self._next]) + self._inside
        stop, pieces = start, []
        while self._next < len(self.starts):
            begin, end = int(self.starts[self._next]) + self._inside, int(self.ends[self._next])
            if begin - stop > _NEAR or begin - start >= _BLOCK:
                break
            stop = min(end, start + _BLOCK)
            pieces.append((begin - start, stop - start))
            if stop < end:
                self._inside += stop - begin
                break
            self._next, self._inside = self._next + 1, 0
        block = self._bytes(start, stop)
        self._ready = np.concatenate([block[begin:end] for begin, end in pieces])

    def _bytes(self, start: int, stop: int) -> npt.NDArray[np.uint8]:
        self.stream.seek(start)
        block, filled = np.empty(stop - start, np.uint8), 0
        target = memoryview(block)  # type: ignore[arg-type]
        while filled < len(block):
            count = self.stream.readinto(target[filled:])
            if not count:
                break
            filled += count
        return block[:filled]
