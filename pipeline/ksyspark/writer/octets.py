"""The bytes of one stream while they are written: whole bytes, bit fields, and what lies at places of its own."""

import struct
from dataclasses import dataclass, field

from ksyspark.interpreter.stream import Stream
from ksyspark.spec.model import Endian

_FLOATS = {("le", 4): "<f", ("be", 4): ">f", ("le", 8): "<d", ("be", 8): ">d"}


@dataclass(slots=True)
class Octets:
    """Bytes that are written one behind the other, from `start` in the message on.

    `stream` is the stream that reads them, with the bytes of the draft before: it is held where writing stands, for
    expressions that ask. `source` gets the bytes that it lies in when they are all there: those of the message, or what
    a process is given. `placed` are bytes that lie elsewhere: their position, and which
    bits of them are to be so.
    """

    stream: Stream
    start: int
    source: list[bytes]
    data: bytearray = field(default_factory=bytearray)
    placed: list[tuple[int, bytes, bytes]] = field(default_factory=list)
    _bits: int = 0
    _count: int = 0
    _order: Endian = "be"

    @property
    def position(self) -> int:
        """Where the next whole byte lies in the message."""
        return self.start + len(self.data) + (self._count > 0)

    def follow(self) -> None:
        """Put the stream where writing stands."""
        self.stream.position = self.stream.base + len(self.data) + (self._count > 0)
        self.stream.left = -self._count % 8

    def bits(self, value: int, width: int, order: Endian) -> None:
        """Write a bit field, in each byte the most significant bits first, or the least with `le`."""
        value &= (1 << width) - 1
        self._order = order
        self._bits = self._bits << width | value if order == "be" else self._bits | value << self._count
        self._count += width
        whole, rest = divmod(self._count, 8)
        if order == "be":
            self.data += (self._bits >> rest).to_bytes(whole, "big")
            self._bits &= (1 << rest) - 1
        else:
            self.data += (self._bits & (1 << 8 * whole) - 1).to_bytes(whole, "little")
            self._bits >>= 8 * whole
        self._count = rest

    def octets(self, data: bytes) -> None:
        """Write whole bytes; the bits of a byte that was begun and not filled are 0."""
        if self._count:
            self.bits(0, 8 - self._count, self._order)
        self.data += data

    def integer(self, value: int, width: int, order: Endian, *, signed: bool) -> None:
        self.octets(value.to_bytes(width, "little" if order == "le" else "big", signed=signed))

    def float(self, value: float, width: int, order: Endian) -> None:
        self.octets(struct.pack(_FLOATS[order, width], value))

    def whole(self, rest: bytes) -> bytes:
        """Return all bytes, with those that follow what was written in sequence, and those at places of their own."""
        self.octets(rest)
        for position, data, mask in sorted(self.placed):
            self.data.extend(bytes(max(position + len(data) - len(self.data), 0)))
            for at, (byte, bits) in enumerate(zip(data, mask, strict=True), position):
                self.data[at] = self.data[at] & ~bits | byte & bits
        return bytes(self.data)
