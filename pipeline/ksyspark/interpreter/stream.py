"""The bytes of one message as a stream: positions, bit fields, runs of bytes, and the fuel that bounds the work."""

import struct

from ksyspark.interpreter import problems
from ksyspark.spec.model import Endian

_FLOATS = {("le", 4): "<f", ("be", 4): ">f", ("le", 8): "<d", ("be", 8): ">d"}
# From this size on, Kaitai's runtime looks how much is left before it reads, and does not move.
_CHECKED_FIRST = 8 << 20


class Fuel:
    """Bound the work on one message, in units that grow with its length.

    Each start and end of a field or item burns one unit; each byte read gives 64 back, more than the finest bit fields
    need, so that only items without bytes empty the tank. Short messages have a smaller tank, because thousands of
    such items cost as much as thousands of bytes. All bytes read together, those of substreams and instances included,
    are bounded too, with those that expressions make or compare. `visits` counts all starts and ends, `inflatable` is
    how many bytes a process may still make.
    """

    TANK = 1 << 16
    LEAST_TANK = 1 << 13
    TANK_PER_BYTE = 256
    UNITS_PER_BYTE = 64
    READS_PER_BYTE = 64

    INFLATED = 1 << 18
    INFLATED_PER_BYTE = 64
    INFLATED_PER_VISIT = 128

    __slots__ = ("_bytes", "_left", "_tank", "inflatable", "visits")

    def __init__(self, length: int) -> None:
        self.visits = 0
        self._left = self._tank = min(self.TANK, self.LEAST_TANK + self.TANK_PER_BYTE * length)
        self._bytes = self.TANK + self.READS_PER_BYTE * length
        self.inflatable = self.INFLATED + self.INFLATED_PER_BYTE * length

    def burn(self, read: int) -> None:
        """Burn one unit after `read` bytes since the last. Raises Failed with OUT_OF_FUEL."""
        if read > 0:
            self._bytes -= read
            self._left = min(self._tank, self._left + self.UNITS_PER_BYTE * read)
        self.visits += 1
        self._left -= 1
        if self._left < 0 or self._bytes < 0:
            raise problems.Failed(problems.OUT_OF_FUEL)

    def compute(self, size: int) -> None:
        """Burn what it costs to make `size` bytes. Raises Failed with TOO_MUCH_COMPUTED."""
        self._bytes -= size
        if self._bytes < 0:
            raise problems.Failed(problems.TOO_MUCH_COMPUTED)

    def inflate(self, size: int) -> None:
        """Burn what a process made, which may then be read as often as other bytes. Raises Failed with OUT_OF_FUEL."""
        self.inflatable -= size
        self.visits += size // self.INFLATED_PER_VISIT
        if self.inflatable < 0:
            raise problems.Failed(problems.TOO_MUCH_COMPUTED)
        self._bytes += 2 * size


class Stream:
    """A part [base, end) of a message. Positions here are absolute; expressions see them relative to `base`.

    `left` are the bits of the byte before `position` that no bit field has taken yet, held in `bits`. A stream that
    `is_cut` has fewer bytes than its size says: they end at `limit`, and what reads on fails. Of bytes that a process
    made, `origin` are the bytes [start, end) of the message that they were made of.
    """

    __slots__ = ("_seen", "base", "bits", "data", "end", "fuel", "left", "limit", "origin", "position")

    def __init__(self, data: bytes, base: int, end: int, fuel: Fuel, limit: int | None = None) -> None:
        self.data, self.base, self.end, self.fuel = data, base, end, fuel
        # No byte is missing of an empty stream, wherever it lies.
        self.limit = end if base == end else min(end, len(data) if limit is None else limit)
        self.position = self._seen = base
        self.left = self.bits = 0
        self.origin: tuple[int, int] | None = None

    def part(self, start: int, end: int) -> "Stream":
        """Return a substream; it is cut where it goes beyond the bytes of this one."""
        part = Stream(self.data, start, end, self.fuel, self.limit)
        part.origin = self.origin
        return part

    @property
    def is_cut(self) -> bool:
        return self.limit < self.end

    def needs(self, size: int, start: int) -> problems.Failed:
        """Return the failure of `size` bytes from `start` on that are not all there."""
        return problems.Failed(problems.end_of_data(size, max(self.limit - start, 0)))

    def made(self, data: bytes, start: int, end: int) -> "Stream":
        stream = Stream(data, 0, len(data), self.fuel)
        stream.origin = (self.offset(start), self.offset(end, is_end=True))
        return stream

    def offset(self, position: int, *, is_end: bool = False) -> int:
        """Return where a position lies in the message: bytes that a process made lie where it took others of theirs.

        As many bytes as before lie one by one where they were; others all lie where the whole does.
        """
        if self.origin is None:
            return position
        first, last = self.origin
        return first + position if last - first == len(self.data) else last if is_end else first

    @property
    def size(self) -> int:
        return self.end - self.base

    @property
    def is_at_end(self) -> bool:
        return not self.left and self.position >= self.end

    def visit(self) -> int:
        """Return the position, and burn the fuel of one start or end of a field."""
        position = self.position
        self.fuel.burn(position - self._seen)
        self._seen = position
        return position

    def seek(self, position: int) -> None:
        """Go to an absolute position. Raises Failed for one before the stream."""
        if position < self.base:
            raise problems.Failed(problems.negative("position", position - self.base))
        self.left = self.bits = 0
        self.position = self._seen = position

    def take(self, size: int) -> int:
        """Move behind `size` bytes at a byte border; return where they start. Raises Failed."""
        self.left = self.bits = 0
        return self._take(size)

    def _take(self, size: int) -> int:
        if size < 0:
            raise problems.Failed(problems.negative("size", size))
        start = self.position
        stop = start + size
        if stop > self.limit and size:
            if size < _CHECKED_FIRST:
                self.position = max(start, self.limit)
            raise self.needs(size, start)
        self.position = stop
        return start

    def integer(self, width: int, order: Endian, *, signed: bool) -> int:
        """Read an integer of `width` bytes."""
        start = self.take(width)
        return int.from_bytes(self.data[start : start + width], "little" if order == "le" else "big", signed=signed)

    def float(self, width: int, order: Endian) -> float:
        """Read a float of 4 or 8 bytes."""
        number: float = struct.unpack_from(_FLOATS[order, width], self.data, self.take(width))[0]
        return number

    def bits_be(self, width: int) -> int:
        """Read a bit field, the most significant bits of each byte first."""
        missing = width - self.left
        if missing <= 0:
            self.left = -missing
            value, self.bits = self.bits >> self.left, self.bits & ((1 << self.left) - 1)
            return value
        number = int.from_bytes(self._whole_bytes(missing), "big")
        self.left = -missing % 8
        value = self.bits << missing | number >> self.left
        self.bits = number & ((1 << self.left) - 1)
        return value

    def bits_le(self, width: int) -> int:
        """Read a bit field, the least significant bits of each byte first."""
        missing, left = width - self.left, self.left
        if missing <= 0:
            value, self.bits = self.bits & ((1 << width) - 1), self.bits >> width
            self.left = -missing
            return value
        number = int.from_bytes(self._whole_bytes(missing), "little")
        value = (number << left | self.bits) & ((1 << width) - 1)
        self.left = -missing % 8
        self.bits = number >> missing
        return value

    def _whole_bytes(self, bits: int) -> bytes:
        size = (bits + 7) // 8
        start = self._take(size)
        return self.data[start : start + size]

    def rest(self) -> tuple[int, int]:
        """Move to the end; return where the rest starts and ends. Raises Failed where the stream is cut."""
        self.left = self.bits = 0
        start = self.position
        if self.is_cut:
            raise self.needs(self.end - start, start)
        self.position = max(start, self.end)
        return start, self.position

    def until(self, terminator: bytes, *, include: bool, consume: bool, eos_error: bool) -> tuple[int, int]:
        """Read up to a terminator at a multiple of its width; return where the content lies. Raises Failed."""
        self.left = self.bits = 0
        start, width = self.position, len(terminator)
        at = find_aligned(self.data, terminator, start, self.limit)
        if at < 0 and self.is_cut:
            raise self.needs(self.end - start, start)
        if at < 0:
            self.position = max(start, self.end)
            if eos_error:
                raise problems.Failed(problems.no_terminator(terminator))
            return start, self.position
        self.position = at + width if consume else at
        return start, at + width if include else at


def find_aligned(data: bytes, terminator: bytes, start: int, end: int) -> int:
    """Return where a terminator stands, at a multiple of its width from `start`, or -1 if there is none."""
    width = len(terminator)
    at = data.find(terminator, start, end)
    while at >= 0 and (at - start) % width:
        at = data.find(terminator, at + width - (at - start) % width, end)
    return at
