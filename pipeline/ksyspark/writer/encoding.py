"""The bytes of one stream while they are written, and how single values lie in them: numbers, texts, what ends them."""

import struct
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ksyspark.charsets import width_of_zero
from ksyspark.display import show_given, show_plain
from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.processes import CHANGES
from ksyspark.interpreter.stream import Fuel, Stream
from ksyspark.layout import Logical
from ksyspark.logical.families import value_reader, value_writer
from ksyspark.spec import model
from ksyspark.writer.rows import NotWritten

_FLOATS = {("le", 4): "<f", ("be", 4): ">f", ("le", 8): "<d", ("be", 8): ">d"}
_UNDONE: Mapping[str, Callable[..., bytes]] = {
    "xor": CHANGES["xor"],
    "rol": CHANGES["ror"],
    "ror": CHANGES["rol"],
    "zlib": lambda _fuel, data: zlib.compress(data),
}


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
    _order: model.Endian = "be"

    @property
    def position(self) -> int:
        """Where the next whole byte lies in the message."""
        return self.start + len(self.data) + (self._count > 0)

    def follow(self) -> None:
        """Put the stream where writing stands."""
        self.stream.position = self.stream.base + len(self.data) + (self._count > 0)
        self.stream.left = -self._count % 8

    def bits(self, value: int, width: int, order: model.Endian) -> None:
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

    def is_taken(self, position: int, data: bytes) -> bool:
        """Tell whether other bytes than these lie at a place already."""
        near = [(at, one) for at, one, _ in self.placed if at < position + len(data) and position < at + len(one)]
        held = {at + by: byte for at, one in near for by, byte in enumerate(one)}
        return any(held.get(position + by, byte) != byte for by, byte in enumerate(data))

    def whole(self, rest: bytes) -> bytes:
        """Return all bytes, with those that follow what was written in sequence, and those at places of their own."""
        self.octets(rest)
        for position, data, mask in sorted(self.placed):
            self.data.extend(bytes(max(position + len(data) - len(self.data), 0)))
            for at, (byte, bits) in enumerate(zip(data, mask, strict=True), position):
                self.data[at] = self.data[at] & ~bits | byte & bits
        return bytes(self.data)


def number(out: Octets, holder: Object, use: model.SimpleUse, value: Any, path: str) -> None:
    """Write a number of a field. Raises NotWritten for a float that is too large."""
    own = holder.type.spec.endian
    order = (own if isinstance(own, str) else holder.order) or "be"
    match use:
        case model.IntegerUse(is_signed, width, endian):
            little = (endian or order) == "le"
            out.octets(int(value).to_bytes(width, "little" if little else "big", signed=is_signed))
        case model.FloatUse(width, endian):
            try:
                out.octets(struct.pack(_FLOATS[endian or order, width], value))
            except OverflowError:
                raise NotWritten(path, f"{show_plain(value)} does not fit into f{width}") from None
        case model.BitsUse(width, endian):
            out.bits(int(value), width, endian or holder.type.spec.bit_endian)


def encoded(value: str | bytes, charset: str, path: str) -> bytes:
    """Return a text in its encoding. Raises NotWritten for characters that this lacks."""
    if isinstance(value, bytes):
        return value
    try:
        return value.encode(charset)
    except (UnicodeEncodeError, LookupError):
        raise NotWritten(path, f"{show_given(value)} has characters that {charset} lacks") from None


def mark_of(use: model.SimpleUse, delimiter: model.Delimiter, charset: str) -> bytes:
    """Return what stands behind a value that is shorter than its field; no bytes if nothing does."""
    if delimiter.include:
        return b""
    is_zero = isinstance(use, model.StringUse) and use.is_zero_terminated and delimiter.terminator is None
    return bytes(width_of_zero(charset)) if is_zero else delimiter.terminator or b""


def end_of(use: model.SimpleUse, delimiter: model.Delimiter, charset: str) -> bytes:
    """Return what stands behind a value that has no size."""
    return b"" if delimiter.size_eos or not delimiter.consume else mark_of(use, delimiter, charset)


def padded(data: bytes, size: int, use: model.SimpleUse, delimiter: model.Delimiter, charset: str) -> bytes:
    """Return what is shorter than its field with what ends and fills it; unchanged where nothing does."""
    mark = mark_of(use, delimiter, charset)
    if len(data) >= size or not (mark or delimiter.pad_right is not None):
        return data
    pad = bytes([delimiter.pad_right or 0])
    is_marked = delimiter.pad_right is None or data.endswith(pad)
    return (data + mark * is_marked).ljust(size, pad)[:size]


def blank(use: model.SimpleUse, size: int, charset: str) -> str | bytes:
    """Return a text of blanks, or bytes of zero, as long as there is room."""
    return " " * (size // len(" ".encode(charset))) if isinstance(use, model.StringUse) else bytes(size)


def unprocessed(name: str, data: bytes, arguments: Sequence[Any], raw: bytes | None, path: str) -> bytes:
    """Return bytes of which a process makes `data`: `raw`, where it does of these. Raises NotWritten."""
    try:
        if raw is not None and name in CHANGES and CHANGES[name](Fuel(len(raw)), raw, *arguments) == data:
            return raw
        return _UNDONE[name](Fuel(len(data)), data, *arguments)
    except (Failed, *ARITHMETIC):
        raise NotWritten(path, f"bytes cannot be written through the process {name}") from None


def physical(kind: Logical, value: Any, held: Any, path: str) -> Any:
    """Return a value of a logical type as a field holds it: as it is held already, if that means the same."""
    read, write = value_reader(kind.name), value_writer(kind.name)
    with suppress(Exception):  # what is held need be no value
        if held is not None and read(held) == value:
            return held
    if write is None:
        raise NotWritten(path, f"values of {kind.name} cannot be written")
    try:
        return write(value, held if held is not None else kind.base.arrow)
    except (ValueError, ArithmeticError):
        raise NotWritten(path, f"{show_plain(value)} is no value of {kind.name}") from None
