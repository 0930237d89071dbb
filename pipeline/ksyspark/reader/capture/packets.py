"""Packets of a capture file: pcap or pcapng, by the specifications in `ksy/net`, with interfaces and units of time."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.errors import Failure
from ksyspark.formats import Format, find_format
from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream
from ksyspark.layout.projection import Choice
from ksyspark.reader.messages import Messages
from ksyspark.reader.stream_reader import StreamReader

NO_TIME = np.iinfo(np.int64).min
_NANOSECONDS = 1_000_000_000
_MICROSECONDS = 1_000_000
_INTERFACE, _PACKET, _SIMPLE, _ENHANCED, _SECTION = 1, 2, 3, 6, 0x0A0D0D0A
_RESOLUTION, _OFFSET = 9, 14
# A power beyond this makes units that 64 bits cannot count a second of.
_MOST_POWER = {10: 18, 2: 62}

Columns = tuple[Positions, Positions, pa.Array, Positions, Positions, Positions]
"""Times, link types, data, offsets, lengths and numbers of packets."""


@dataclass(frozen=True, slots=True)
class _Interface:
    """`per_second` units of time make a second; `offset` seconds are added to times."""

    link_type: int
    per_second: int
    offset: int

    @classmethod
    def of(cls, described: dict[str, Any], order: int) -> "_Interface":
        options = {option["code"]: option["value"] for option in reversed(described["options"] or [])}
        offset = options.get(_OFFSET, b"")
        byte_order: Literal["big", "little"] = "big" if order == 1 else "little"
        return cls(
            described["link_type"],
            _per_second(options.get(_RESOLUTION, b"")),
            int.from_bytes(offset, byte_order, signed=True) if len(offset) == 8 else 0,
        )


def _per_second(resolution: bytes) -> int:
    """Return the units of a second by the option `if_tsresol`, or microseconds if it is missing or makes no sense."""
    if len(resolution) != 1:
        return _MICROSECONDS
    base, power = (2, resolution[0] & 0x7F) if resolution[0] & 0x80 else (10, resolution[0])
    return int(base**power) if power <= _MOST_POWER[base] else _MICROSECONDS


class Interfaces:
    """Follow sections and interfaces of one file, and read the packets between them."""

    def __init__(self) -> None:
        self._interfaces: list[_Interface] = []
        # The first interface of the section, among all of the file.
        self._first = 0

    def packets(
        self, blocks: pa.RecordBatch, messages: Messages, rows: Positions
    ) -> tuple[Columns, dict[int, Failure]]:
        """Return the packets among blocks, and the failures of those whose interface no block describes.

        `rows` are the rows of the blocks in `messages`.
        """
        block = blocks.column("block")
        kinds = numbers_of(pc.struct_field(block, "block_type"))
        body = pc.struct_field(block, "body")
        counts, firsts = self._follow(kinds, body, numbers_of(blocks.column("order")))
        columns: list[tuple[Positions, Positions, Positions, pa.Array]] = []
        for kind, case in ((_ENHANCED, "enhanced_packet"), (_PACKET, "packet"), (_SIMPLE, "simple_packet")):
            at = np.flatnonzero(kinds == kind)
            if len(at):
                packets = pc.struct_field(body, case).take(pa.array(at))
                simple = kind == _SIMPLE
                ids = np.zeros(len(at), np.int64) if simple else numbers_of(pc.struct_field(packets, "interface_id"))
                times = np.full(len(at), NO_TIME) if simple else _units(packets)
                columns.append((at, ids, times, pc.struct_field(packets, "data")))
        if not columns:
            none = np.empty(0, np.int64)
            return (none, none, pa.array([], pa.binary()), none, none, none), {}
        order = np.argsort(np.concatenate([at for at, *_ in columns]), kind="stable")
        at, ids, units = (np.concatenate(parts)[order] for parts in list(zip(*columns, strict=True))[:3])
        data = pa.concat_arrays([data for *_, data in columns]).take(pa.array(order))
        interface = firsts[at] + ids
        known = interface < counts[at]
        failures = {
            int(rows[row]): Failure("block.body", 8, f"the packet names interface {number}, which no block describes")
            for row, number in zip(at[~known].tolist(), ids[~known].tolist(), strict=True)
        }
        kept = np.flatnonzero(known)
        source = rows[at[kept]]
        times, link_types = self._times_and_links(interface[kept], units[kept])
        place = (messages.offsets[source], messages.lengths[source], messages.indices[source])
        return (times, link_types, data.take(pa.array(kept)), *place), failures

    def setup(self, blocks: pa.RecordBatch, messages: Messages, rows: Positions) -> tuple[tuple[int, int], ...]:
        """Return offset and length of the sections and interfaces among blocks."""
        kinds = numbers_of(pc.struct_field(blocks.column("block"), "block_type"))
        at = rows[np.isin(kinds, (_SECTION, _INTERFACE))]
        return tuple(zip(messages.offsets[at].tolist(), messages.lengths[at].tolist(), strict=True))

    def _follow(self, kinds: Positions, body: pa.Array, orders: Positions) -> tuple[Positions, Positions]:
        """Add the interfaces of some blocks; return for each block how many there are, and the section's first."""
        counts, firsts = np.zeros(len(kinds), np.int64), np.zeros(len(kinds), np.int64)
        before = 0
        for row in np.flatnonzero((kinds == _SECTION) | (kinds == _INTERFACE)).tolist():
            counts[before:row], firsts[before:row] = len(self._interfaces), self._first
            before = row
            if kinds[row] == _SECTION:
                self._first = len(self._interfaces)
            else:
                self._interfaces.append(_Interface.of(body[row].as_py()["interface_description"], int(orders[row])))
        counts[before:], firsts[before:] = len(self._interfaces), self._first
        return counts, firsts

    def _times_and_links(self, interface: Positions, units: Positions) -> tuple[Positions, Positions]:
        times, links = np.full(len(units), NO_TIME), np.zeros(len(units), np.int64)
        for number in np.unique(interface).tolist():
            described, rows = self._interfaces[number], np.flatnonzero(interface == number)
            links[rows] = described.link_type
            timed = rows[units[rows] != NO_TIME]
            seconds, rest = np.divmod(units[timed].view(np.uint64), np.uint64(described.per_second))
            if described.per_second <= 1 << 33:
                fraction = rest * np.uint64(_NANOSECONDS) // np.uint64(described.per_second)
            else:
                # The product has more than 64 bits.
                fraction = (rest.astype(object) * _NANOSECONDS // described.per_second).astype(np.uint64)
            times[timed] = (seconds.astype(np.int64) + described.offset) * _NANOSECONDS + fraction.astype(np.int64)
        return times, links


def _units(packets: pa.Array) -> Positions:
    high, low = (numbers_of(pc.struct_field(packets, name)) for name in ("time_high", "time_low"))
    return high << 32 | low


def numbers_of(column: pa.Array) -> Positions:
    """Return a column of whole numbers, null as 0."""
    return pc.fill_null(column, 0).cast(pa.int64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]


LEN_HEADER = 24
_SECTION_HEADER = b"\x0a\x0d\x0d\x0a"
_PACKET_COLUMNS: tuple[Choice, ...] = (("packet", ("seconds", "fraction", "original_len", "data")),)
_KEPT = ("interface_id", "time_high", "time_low", "len_data", "original_len", "data")
_BLOCK: tuple[Choice, ...] = (
    (
        "block",
        (
            "block_type",
            (
                "body",
                (
                    ("section_header", ("version_major",)),
                    ("interface_description", ("link_type", ("options", ("code", "value")))),
                    ("packet", _KEPT),
                    ("simple_packet", ("original_len", "data")),
                    ("enhanced_packet", _KEPT),
                ),
            ),
        ),
    ),
    "order",
)


@dataclass(frozen=True, slots=True)
class Packets:
    """Packets of a capture in its order.

    `times` are nanoseconds since 1970 (NO_TIME: not known), `link_types` numbers of the registry, `data` the bytes that
    were kept, `offsets` and `lengths` say where the packet's record lies in the file, in bytes, and `numbers` count the
    records from 0. `refused` are records that are no packets, though they should be. `setup` are offsets and lengths of
    records that packets depend on: sections and interfaces.
    """

    times: Positions
    link_types: Positions
    data: pa.Array
    offsets: Positions
    lengths: Positions
    numbers: Positions
    refused: tuple[Messages, ...] = ()
    setup: tuple[tuple[int, int], ...] = ()

    def __len__(self) -> int:
        return len(self.data)

    def take(self, rows: Positions) -> "Packets":
        """Return some of the packets by their numbers, which ascend, without what was refused."""
        if len(rows) == len(self):
            return replace(self, refused=(), setup=())
        return Packets(
            self.times[rows],
            self.link_types[rows],
            self.data.take(pa.array(rows)),
            self.offsets[rows],
            self.lengths[rows],
            self.numbers[rows],
        )


def begins_capture(stream: ByteStream) -> bool:
    """Say whether an open file begins as a capture does. Raises SourceError."""
    head = _read(stream, LEN_HEADER)
    decoded = find_format("pcap_header").decoder(DecodeOptions(columns=())).decode(pa.array([head], pa.binary()), {})
    is_magic_bad = any(failure.offset == 0 for failure in decoded.failures.values())
    return head[:4] == _SECTION_HEADER or not is_magic_bad


class PacketReader:
    """Read the packets of one capture file, of either format; `streams` cuts its records.

    `path` names the file in what is refused.
    """

    def __init__(self, stream: ByteStream, path: str, cutter: "CaptureCutter") -> None:
        self._path, self._cutter = path, cutter
        self._head = _read(stream, LEN_HEADER)
        self._stream = stream

    def batches(self) -> Iterator[Packets]:
        """Yield the packets of the file, a window at a time. Raises SourceError."""
        if self._head[:4] == _SECTION_HEADER:
            yield from self._blocks()
            return
        header = find_format("pcap_header").decoder(DecodeOptions(enums_as_ints=True))
        decoded = header.decode(pa.array([self._head], pa.binary()), {})
        if decoded.failures:
            failure = decoded.failures[0]
            reason = f"this is no capture file: {failure.field or 'the header'}: {failure.reason}"
            broken = Failure(failure.field, failure.offset, reason, failure.expected, failure.found)
            yield _nothing_but(self._cutter.rest(self._head, self._stream, self._path, broken))
            return
        yield from self._packets(decoded.columns.to_pylist()[0])

    def _packets(self, header: dict[str, object]) -> Iterator[Packets]:
        fmt = self._cutter.packet_format
        decoder = fmt.decoder(DecodeOptions(columns=_PACKET_COLUMNS))
        unit = 1 if header["has_nanoseconds"] else 1_000
        fields = header["fields"]
        assert isinstance(fields, dict)
        params: dict[str, ParamValue] = {"byte_order": int(str(header["byte_order"]))}
        for messages in self._cutter.packets(self._stream, self._path, params):
            decoded = decoder.decode(messages.bodies, messages.params)
            packet = decoded.columns.column("packet")
            good = _good(messages, set(decoded.failures))
            seconds, fraction = (numbers_of(pc.struct_field(packet, name))[good] for name in ("seconds", "fraction"))
            yield Packets(
                seconds * _NANOSECONDS + fraction * unit,
                np.full(len(good), int(fields["link_type"])),
                pc.struct_field(packet, "data").take(pa.array(good)),
                messages.offsets[good],
                messages.lengths[good],
                messages.indices[good],
                tuple(_refused(messages, decoded.failures)),
            )

    def _blocks(self) -> Iterator[Packets]:
        fmt = self._cutter.block_format
        decoder = fmt.decoder(DecodeOptions(columns=_BLOCK, enums_as_ints=True))
        interfaces = Interfaces()
        for messages in self._cutter.blocks(_Joined(self._head, self._stream), self._path):
            decoded = decoder.decode(messages.bodies, messages.params)
            good = _good(messages, set(decoded.failures))
            block = decoded.columns.take(pa.array(good))
            packets, unknown = interfaces.packets(block, messages, good)
            refused = tuple(_refused(messages, {**decoded.failures, **unknown}))
            yield Packets(*packets, refused, interfaces.setup(block, messages, good))


class CaptureCutter:
    """Cut capture files into records with the framing `stream`."""

    def __init__(self, window_bytes: int, *, keep_broken: bool) -> None:
        self.packet_format = find_format("pcap_packet")
        self.block_format = find_format("pcapng_block")
        self._window_bytes, self._keep_broken = window_bytes, keep_broken

    def packets(self, stream: ByteStream, path: str, params: dict[str, ParamValue]) -> Iterator[Messages]:
        """Yield the packet records behind the header of a pcap file."""
        # A packet has at most 262,144 bytes, and its record 16 more.
        return self._reader(self.packet_format, (1 << 18) + 16).stream(
            stream, path, params, start=LEN_HEADER, window=self._window_bytes, keep_broken=self._keep_broken
        )

    def blocks(self, stream: ByteStream, path: str) -> Iterator[Messages]:
        return self._reader(self.block_format, 1 << 24).stream(
            stream, path, {}, window=self._window_bytes, keep_broken=self._keep_broken
        )

    def rest(self, head: bytes, stream: ByteStream, path: str, failure: Failure) -> Messages:
        """Return one reject of a whole file."""
        reader = self._reader(self.packet_format, 1 << 18)
        return reader.refused_stream(_Joined(head, stream), path, failure, self._window_bytes)

    def _reader(self, fmt: Format, longest: int) -> StreamReader:
        from ksyspark.options.read_options import FramingOptions, ReadOptions  # noqa: PLC0415

        return StreamReader(fmt, ReadOptions(FramingOptions("stream", max_message_bytes=longest)))


@dataclass(slots=True)
class _Joined:
    """Some bytes, then a stream."""

    head: bytes
    stream: ByteStream

    def readinto(self, target: memoryview, /) -> int:
        if not self.head:
            return self.stream.readinto(target)
        count = min(len(self.head), len(target))
        target[:count] = self.head[:count]
        self.head = self.head[count:]
        return count


def _read(stream: ByteStream, size: int) -> bytes:
    """Return the first bytes of a stream, fewer where it ends or breaks: what reads on will say so."""
    data, filled = bytearray(size), 0
    with memoryview(data) as view:
        while filled < size:
            try:
                count = stream.readinto(view[filled:])
            except (OSError, EOFError, ValueError):
                break
            if not count:
                break
            filled += count
    return bytes(data[:filled])


def _good(messages: Messages, failed: set[int]) -> Positions:
    """Return the rows of records that could be read."""
    refused = failed | set(messages.failures)
    return np.delete(np.arange(len(messages)), sorted(refused)) if refused else np.arange(len(messages))


def _refused(messages: Messages, failures: Mapping[int, Failure]) -> Iterator[Messages]:
    """Yield records of the file as rejects: those that could not be cut out, and others with their failures."""
    for row, failure in sorted({**messages.failures, **failures}.items()):
        body = messages.bodies[row].as_py()
        yield refused_record(
            messages.origins[0][0],
            (int(messages.offsets[row]), int(messages.lengths[row]), int(messages.indices[row])),
            failure,
            messages.raw.get(row, b"") if body is None else body,
        )


def refused_record(path: str | None, place: tuple[int, int, int], failure: Failure, kept: bytes) -> Messages:
    """Return one reject; `place` is its offset and length in the file, in bytes, and its number there."""
    offsets, lengths, indices = (np.array([number], np.int64) for number in place)
    return Messages(pa.nulls(1, pa.binary()), ((path, 1),), offsets, lengths, indices, {0: failure}, {0: kept})


def _nothing_but(refused: Messages) -> Packets:
    none = np.empty(0, np.int64)
    return Packets(none, none, pa.array([], pa.binary()), none, none, none, (refused,))
