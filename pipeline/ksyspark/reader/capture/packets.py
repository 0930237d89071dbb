"""Packets of a capture file: pcap or pcapng, by the specifications in `ksy/net`, with interfaces and units of time."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import DecodeOptions, ParamValue
from ksyspark.display import show_count
from ksyspark.errors import Failure, SourceError
from ksyspark.formats import find_format
from ksyspark.io.files import SourceFile
from ksyspark.io.spans import Positions
from ksyspark.io.windows import ByteStream, WindowReader, open_file
from ksyspark.layout.projection import Choice
from ksyspark.options.read_options import FileOptions, FramingOptions, ReadOptions
from ksyspark.reader.messages import NO_TIME, Messages, reject
from ksyspark.reader.stream_reader import Part, StreamReader, read_rest, unopened

LEN_HEADER = 24
# Bytes of a capture that are read at once: more of them give longer runs of each stream.
WINDOW_BYTES = 8 << 20
# A place in a capture of several files is the number of the file, and in so many bits the offset there.
_OFFSET_BITS = 44
_OFFSETS = (1 << _OFFSET_BITS) - 1
# Nanoseconds between two files of a capture, at most, and by which packets may be written out of order.
_LONGEST_PAUSE, _MOST_BACK = 3_600_000_000_000, 1_000_000
_SECTION_HEADER = b"\x0a\x0d\x0d\x0a"
# Bytes between two runs that are read and dropped, rather than sought over, and bytes read at once.
_NEAR, _AT_ONCE = 64 << 10, 4 << 20
_INTERFACE, _PACKET, _SIMPLE, _ENHANCED, _SECTION = 1, 2, 3, 6, 0x0A0D0D0A
_RESOLUTION, _OFFSET = 9, 14
# A power beyond this makes units that 64 bits cannot count a second of.
_MOST_POWER = {10: 18, 2: 62}
_NANOSECONDS = 1_000_000_000
# Bytes of the longest records: a packet has at most 262,144 bytes, and its record 16 more.
_LONGEST_PACKET, _LONGEST_BLOCK = (1 << 18) + 16, 1 << 24
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

    def moved(self, places: Callable[[Positions], Positions]) -> "Packets":
        """Return the packets, and what was refused, at other offsets."""
        refused = tuple(replace(one, offsets=places(one.offsets)) for one in self.refused)
        setup = tuple((int(places(np.array([offset]))[0]), length) for offset, length in self.setup)
        return replace(self, offsets=places(self.offsets), refused=refused, setup=setup)

    def take(self, rows: Positions) -> "Packets":
        """Return some of the packets by their numbers, which ascend, without what was refused."""
        if len(rows) == len(self):
            return replace(self, refused=(), setup=())
        numbers = ("times", "link_types", "offsets", "lengths", "numbers")
        return Packets(data=self.data.take(pa.array(rows)), **{name: getattr(self, name)[rows] for name in numbers})


_NONE = np.empty(0, np.int64)
_NO_PACKETS = Packets(_NONE, _NONE, pa.nulls(0, pa.binary()), _NONE, _NONE, _NONE)


@dataclass(frozen=True, slots=True)
class _Interface:
    """`per_second` units of time make a second; `offset` seconds are added to times."""

    link_type: int
    per_second: int
    offset: int

    @classmethod
    def of(cls, described: dict[str, Any], order: int) -> "_Interface":
        options = {option["code"]: option["value"] for option in reversed(described["options"] or [])}
        offset, resolution = options.get(_OFFSET, b""), options.get(_RESOLUTION, b"")
        seconds = int.from_bytes(offset, "big" if order == 1 else "little", signed=True) if len(offset) == 8 else 0
        # Units are microseconds where the option is missing or makes no sense.
        base, power = 10, 6
        if len(resolution) == 1:
            base, power = (2, resolution[0] & 0x7F) if resolution[0] & 0x80 else (10, resolution[0])
        return cls(described["link_type"], int(base**power) if power <= _MOST_POWER[base] else 1_000_000, seconds)


class Interfaces:
    """Follow sections and interfaces of one file, and read the packets between them."""

    def __init__(self) -> None:
        self._interfaces: list[_Interface] = []
        # The first interface of the section, among all of the file.
        self._first = 0

    def packets(
        self, blocks: pa.RecordBatch, messages: Messages, rows: Positions
    ) -> tuple[Packets, dict[int, Failure]]:
        """Return the packets among the blocks of `rows`, and the failures of those whose interface is not described."""
        block = blocks.column("block")
        kinds = numbers_of(pc.struct_field(block, "block_type"))
        body = pc.struct_field(block, "body")
        counts, firsts = self._follow(kinds, body, numbers_of(blocks.column("order")))
        columns: list[tuple[Positions, Positions, Positions, pa.Array]] = []
        for kind, case in ((_ENHANCED, "enhanced_packet"), (_PACKET, "packet"), (_SIMPLE, "simple_packet")):
            at = np.flatnonzero(kinds == kind)
            if len(at):
                packets = pc.struct_field(body, case).take(pa.array(at))
                ids, units = np.zeros(len(at), np.int64), np.full(len(at), NO_TIME)
                if kind != _SIMPLE:
                    names = ("interface_id", "time_high", "time_low")
                    ids, high, low = (numbers_of(pc.struct_field(packets, name)) for name in names)
                    units = high << 32 | low
                columns.append((at, ids, units, pc.struct_field(packets, "data")))
        if not columns:
            return _NO_PACKETS, {}
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
        place = (messages.offsets[source], messages.lengths[source], messages.indices[source])
        return Packets(
            *self._times_and_links(interface[kept], units[kept]), data.take(pa.array(kept)), *place
        ), failures

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


def numbers_of(column: pa.Array) -> Positions:
    """Return a column of whole numbers, null as 0."""
    return pc.fill_null(column, 0).cast(pa.int64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]


def lengths_of(values: pa.Array) -> Positions:
    """Return the lengths of values, in bytes."""
    return pc.binary_length(values).cast(pa.int64()).to_numpy(zero_copy_only=False)  # type: ignore[no-any-return]


@dataclass(slots=True)
class ChosenRuns:
    """A stream of runs of bytes of another one, which can be sought in, back to back."""

    stream: Any
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
            if begin - stop > _NEAR or begin - start >= _AT_ONCE:
                break
            stop = min(end, start + _AT_ONCE)
            pieces.append((begin - start, stop - start))
            if stop < end:
                self._inside += stop - begin
                break
            self._next, self._inside = self._next + 1, 0
        self.stream.seek(start)
        block, filled, count = np.empty(stop - start, np.uint8), 0, 1
        target = memoryview(block)  # type: ignore[arg-type]
        while count and filled < len(block):
            count = self.stream.readinto(target[filled:])
            filled += count
        self._ready = np.concatenate([block[begin : min(end, filled)] for begin, end in pieces])


def packets_of(part: Part, files: FileOptions) -> Iterator[tuple[int, Packets]]:
    """Yield the packets of the files of a part, a window at a time, with the number of the first file of their capture.

    A file goes on with the capture before it if its first packet comes behind the last one there, within an hour.
    Offsets are places in the capture, of which `located` makes offsets in files again. Raises SourceError.
    """
    begin, last = 0, NO_TIME
    edges = None if part.share is None else np.stack(part.share.edges())
    for number, file in enumerate(part.files):
        is_first = True
        chosen = None if edges is None else edges[:, edges[0] >> _OFFSET_BITS == number] & _OFFSETS
        for packets in () if chosen is not None and not chosen.size else read_packets(file, files, chosen):
            if len(packets):
                follows = last != NO_TIME and -_MOST_BACK <= int(packets.times[0]) - last <= _LONGEST_PAUSE
                begin = number if is_first and edges is None and not follows else begin
                is_first, last = False, int(packets.times[-1])
            yield begin, packets.moved(partial(np.add, (number - begin) << _OFFSET_BITS))


def located(messages: Messages, files: Sequence[SourceFile]) -> Messages:
    """Return messages at places in a capture with the paths of its files, and offsets there."""
    numbers = messages.offsets >> _OFFSET_BITS
    firsts = np.flatnonzero(np.diff(numbers, prepend=-1))
    counts = np.diff(firsts, append=len(numbers)).tolist()
    origins = tuple((files[number].path, count) for number, count in zip(numbers[firsts], counts, strict=True))
    return replace(messages, origins=origins, offsets=messages.offsets & _OFFSETS)


def read_packets(file: SourceFile, files: FileOptions, edges: Positions | None = None) -> Iterator[Packets]:
    """Yield the packets of a capture, or of its bytes between edges. Raises SourceError unless `ignoreCorruptFiles`."""
    try:
        stream = open_file(file)
    except SourceError as error:
        yield from (replace(_NO_PACKETS, refused=(refused,)) for refused in unopened(Part(file), error, files))
        return
    runs = None if edges is None else ChosenRuns(stream, *edges)
    for packets in _packets_in(runs or stream, file.path, files):
        yield packets if runs is None else packets.moved(runs.original)


def _packets_in(stream: ByteStream, path: str, files: FileOptions) -> Iterator[Packets]:
    reader = WindowReader(stream, path, LEN_HEADER, keep_broken=files.ignore_corrupt_files)
    reader.size = WINDOW_BYTES
    head = reader.window.slice(0, LEN_HEADER)
    header = find_format("pcap_header").decoder(DecodeOptions(enums_as_ints=True))
    decoded = header.decode(pa.array([head], pa.binary()), {})
    if head[:4] != _SECTION_HEADER and decoded.failures:
        failure = decoded.failures[0]
        kept, length = read_rest(reader, 0)
        reason = f"this is no capture file: {failure.field or 'the header'}: {failure.reason}"
        if reader.broken is not None:
            before = show_count(length, "byte")
            reason = f"the file cannot be read on: {reader.broken}; {before} before that not decoded"
        yield replace(_NO_PACKETS, refused=(reject(path, 0, length, 0, replace(failure, reason=reason), kept),))
        return
    if head[:4] == _SECTION_HEADER:
        reader.read_on(0)
        yield from _packets_of_blocks(reader)
    else:
        reader.read_on(LEN_HEADER)
        yield from _packets_of_records(reader, decoded.columns.to_pylist()[0])


def _records(reader: WindowReader, name: str, longest: int, params: Mapping[str, ParamValue]) -> Iterator[Messages]:
    """Yield the records of a capture by the framing `stream`. Raises SourceError."""
    options = ReadOptions(FramingOptions("stream", max_message_bytes=longest))
    return StreamReader(find_format(name), options).stream(reader, params)


def _packets_of_records(reader: WindowReader, header: Mapping[str, Any]) -> Iterator[Packets]:
    decoder = find_format("pcap_packet").decoder(DecodeOptions(columns=_PACKET_COLUMNS))
    unit = 1 if header["has_nanoseconds"] else 1_000
    params: dict[str, ParamValue] = {"byte_order": int(str(header["byte_order"]))}
    for messages in _records(reader, "pcap_packet", _LONGEST_PACKET, params):
        decoded = decoder.decode(messages.bodies, messages.params)
        packet = decoded.columns.column("packet")
        good = _good(messages, set(decoded.failures))
        seconds, fraction = (numbers_of(pc.struct_field(packet, name))[good] for name in ("seconds", "fraction"))
        yield Packets(
            seconds * _NANOSECONDS + fraction * unit,
            np.full(len(good), int(header["fields"]["link_type"])),
            pc.struct_field(packet, "data").take(pa.array(good)),
            messages.offsets[good],
            messages.lengths[good],
            messages.indices[good],
            _refused(messages, decoded.failures),
            ((0, LEN_HEADER),),
        )


def _packets_of_blocks(reader: WindowReader) -> Iterator[Packets]:
    decoder = find_format("pcapng_block").decoder(DecodeOptions(columns=_BLOCK, enums_as_ints=True))
    interfaces = Interfaces()
    for messages in _records(reader, "pcapng_block", _LONGEST_BLOCK, {}):
        decoded = decoder.decode(messages.bodies, messages.params)
        good = _good(messages, set(decoded.failures))
        blocks = decoded.columns.take(pa.array(good))
        packets, unknown = interfaces.packets(blocks, messages, good)
        kinds = numbers_of(pc.struct_field(blocks.column("block"), "block_type"))
        at = good[np.isin(kinds, (_SECTION, _INTERFACE))]
        setup = tuple(zip(messages.offsets[at].tolist(), messages.lengths[at].tolist(), strict=True))
        yield replace(packets, refused=_refused(messages, {**decoded.failures, **unknown}), setup=setup)


def _good(messages: Messages, failed: set[int]) -> Positions:
    refused = failed | set(messages.failures)
    return np.delete(np.arange(len(messages)), sorted(refused)) if refused else np.arange(len(messages))


def _refused(messages: Messages, failures: Mapping[int, Failure]) -> tuple[Messages, ...]:
    """Return records of the file as rejects: those that could not be cut out, and others with their failures."""
    refused = []
    for row, failure in sorted({**messages.failures, **failures}.items()):
        offset, length, index = (int(column[row]) for column in (messages.offsets, messages.lengths, messages.indices))
        refused.append(reject(messages.origins[0][0], offset, length, index, failure, messages.kept(row)))
    return tuple(refused)
