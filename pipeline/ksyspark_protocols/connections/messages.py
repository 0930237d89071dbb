"""The messages of connections out of captures and pairs of streams: to which each belongs, and its place there."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoder, ParamValue
from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import Format, find_format
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import BatchDecoder, Messages, Part, Split
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.capture.streams import EVENT_KINDS, TransportEvents
from ksyspark.reader.envelope import ERROR, bytes_column
from ksyspark.reader.messages import NO_TIME, ConnectionOrigin, join, regroup
from ksyspark.reader.splits import PartReader, part_reader
from ksyspark.reader.stream_reader import StreamReader, capture_told, direction_of, kind_of_capture
from ksyspark_protocols.conversation import CONNECTION_TYPE, DIRECTIONS, PLACE, Connections, Family, Protocol, Reading


@dataclass(slots=True)
class Origins:
    """The connections of captures, or of the two files of one, in the order in which they are met.

    In a direction the order of messages never goes back: a message whose first packet was sent again would come behind
    its successors, if only its own time counted.
    """

    path: str
    _known: dict[tuple[str, str, int], int] = field(default_factory=dict)
    _ends: list[ConnectionOrigin | None] = field(default_factory=list)
    _events: list[Positions] = field(default_factory=list)
    _latest: Positions = field(default_factory=lambda: np.zeros(0, np.int64))

    def note(self, origins: Sequence[ConnectionOrigin], events: TransportEvents) -> None:
        """Take how connections begin and end."""
        which = np.array([*map(self._position, origins)], np.int64)[events.connections]
        self._events.append(np.stack((which, events.kinds, events.directions, events.times, events.offsets)))

    def columns(self, messages: Messages) -> dict[str, pa.Array]:
        """Return the columns `which` (-1: no connection), `order` and `direction`."""
        origins, count = messages.capture, len(messages)
        if origins is None:
            # A capture gives messages without origins for what is no packet. All others are of one file.
            direction = direction_of(messages.origins[0][0] or "")
            if direction is not None and not self._ends:
                self._ends.append(None)
            return {
                "which": pa.array(np.full(count, -1 if direction is None else 0)),
                "order": pa.array(messages.indices),
                "direction": pa.repeat(pa.scalar(direction and direction[1], pa.string()), count),
            }
        # -1, which is no connection, takes the last one.
        positions = np.array([*map(self._position, origins.connections), -1], np.int64)
        which = positions[origins.which]
        firsts = np.array([*(one.firsts for one in origins.connections), (0, 0)])[origins.which, origins.directions]
        return {
            "which": pa.array(which),
            "sequence": pa.array((firsts + origins.places) % SEQUENCE_NUMBERS, mask=(which < 0) | (firsts == 0)),
            "order": pa.array(self._ascending(which, origins.directions, origins.times)),
            "direction": pa.array(DIRECTIONS).take(pa.array(origins.directions, mask=which < 0)),
        }

    def keys(self, which: Positions) -> pa.Array:
        """Return what names connections at positions (-1: none) in all captures, as JSON."""
        direction = direction_of(self.path)
        names = [
            [direction and direction[0]] if one is None else [one.transport, *one.client, *one.server]
            for one in self._ends
        ]
        keys = pa.array([*map(json.dumps, names), json.dumps([self.path, None])])
        return keys.take(pa.array(which % len(keys)))

    def connections(self) -> Connections:
        """Return the connections, with what was noted of them."""
        direction = direction_of(self.path)
        own = self.path if direction is None else direction[0]
        connections = Connections.of(_ends(own, self._ends))
        if self._events:
            connections.note(*np.concatenate(self._events, axis=1))
        return connections

    def events(self, schema: pa.Schema) -> pa.RecordBatch:
        """Return what was noted as rows beside messages: each SYN comes before, the others behind what has its time."""
        nothing = np.zeros((5, 0), np.int64)
        which, kinds, sides, times, offsets = np.concatenate([nothing, *self._events], axis=1)
        columns = {
            "key": self.keys(which),
            "path": pa.array([one and one.path for one in self._ends], pa.string()).take(pa.array(which)),
            "event": pa.array(EVENT_KINDS).take(pa.array(kinds)),
            "direction": pa.array(DIRECTIONS).take(pa.array(sides)),
            "order": pa.array(times),
            "offset": pa.array(offsets),
            "index": pa.array(np.where(kinds == EVENT_KINDS.index("SYN"), -1, _LAST)),
            "time": pa.array(times // 1_000, pa.timestamp("us", "UTC")),
        }
        return _batch(columns, schema)

    def _position(self, origin: ConnectionOrigin) -> int:
        name = (origin.path, origin.transport, origin.number)
        at = self._known.get(name)
        if at is None:
            at = self._known[name] = len(self._ends)
            self._ends.append(origin)
        return at

    def _ascending(self, which: Positions, directions: Positions, times: Positions) -> Positions:
        """Return times that do not fall within a direction of a connection."""
        more = 2 * len(self._ends) - len(self._latest)
        if more > 0:
            self._latest = np.concatenate((self._latest, np.full(max(more, len(self._latest)), NO_TIME)))
        streams = np.where(which < 0, -1, which * 2 + directions)
        rows = np.flatnonzero(streams >= 0)
        rows = rows[np.argsort(streams[rows], kind="stable")]
        sorted_streams = streams[rows]
        risen = np.maximum(times[rows], self._latest[sorted_streams])
        # The greatest so far in each stream: ranks of times, with those of each stream above all of the one before.
        distinct, ranks = np.unique(risen, return_inverse=True)
        numbers = np.cumsum(np.append(False, sorted_streams[1:] != sorted_streams[:-1])[: len(rows)])
        highest = np.maximum.accumulate(numbers * len(distinct) + ranks)
        ascending = times.copy()
        ascending[rows] = distinct[highest - numbers * len(distinct)]
        self._latest[sorted_streams] = ascending[rows]
        return ascending


def connections_of_key(key: str, path: str) -> Connections | None:
    """Return the connection that a key names, first seen in the file at `path`; None for what belongs to none."""
    match json.loads(key):
        case [str(_), None]:
            return None
        case [str(own)]:
            return Connections.of(_ends(own, [None]))
        case [str(transport), *ends]:
            origin = ConnectionOrigin(0, transport, (ends[0], ends[1]), (ends[2], ends[3]), path)
            return Connections.of(_ends(path, [origin]))
    raise AssertionError(key)


def _ends(path: str, origins: Sequence[ConnectionOrigin | None]) -> pa.StructArray:
    """Return the ends of connections; of None those of plain streams, which have only a path."""
    # By columns: there may be half as many connections as packets.
    rows = (
        (path, *[None] * 6)
        if origin is None
        else (origin.path, origin.number, origin.transport, *origin.client, *origin.server)
        for origin in origins
    )
    values = list(zip(*rows, strict=True)) or [()] * CONNECTION_TYPE.num_fields
    arrays = [pa.array(column, field.type) for column, field in zip(values, CONNECTION_TYPE, strict=True)]
    return pa.StructArray.from_arrays(arrays, fields=list(CONNECTION_TYPE))


_HEAD = pa.schema([("which", pa.int64()), ("order", pa.int64()), ("bytes", pa.binary())])
_KEYED_HEAD = pa.schema(
    [
        ("key", pa.string()),
        ("order", pa.int64()),
        ("event", pa.string()),
        ("bytes", pa.binary()),
        ("known", pa.string()),
        ("undecided", pa.binary()),
        ("sequence", pa.int64()),
        ("refused", pa.binary()),
    ]
)
SEQUENCE_NUMBERS = 1 << 32
_LAST = np.iinfo(np.int64).max


@dataclass(frozen=True)
class MessageSource:
    """How messages of a protocol are read: small enough to travel to workers. `name` is a format or a family."""

    protocol: Protocol
    family: Family
    fmt: Format
    options: ReadOptions

    @cached_property
    def _kinds(self) -> "dict[str, _Kind]":
        formats = [self.fmt, *map(find_format, self.family.others.values())]
        return {fmt.name: _Kind(fmt, self.protocol.formats[fmt.name], self.options) for fmt in formats}

    @cached_property
    def schema(self) -> pa.Schema:
        """Columns of what `read` gives: of the caller, PLACE, and the protocol's.

        `which` is the position of the connection (-1: none), `order` the time that a message has in it, `bytes` are
        those of an undecodable message.
        """
        return pa.schema([*_HEAD, *PLACE, *self.message_schema])

    @cached_property
    def keyed_schema(self) -> pa.Schema:
        """Columns of what `read_keyed` gives.

        `key` names the connection (see `keys`); `event` is SYN, FIN or RST for a row that is no message. `known` are
        the parameters known of a message, as JSON; of a message of which none are known, `undecided` has the bytes, so
        that it can be decoded again once an earlier file gives them. `sequence` is the number that TCP gives its first
        byte, and `refused` the bytes of a reject, so that they can be put together with those of other files.
        """
        return pa.schema([*_KEYED_HEAD, *PLACE, *self.message_schema])

    @cached_property
    def message_schema(self) -> pa.Schema:
        """The protocol's own columns."""
        schemas = [kind.schema for kind in self._kinds.values()]
        assert all(one.equals(schemas[0]) for one in schemas)
        return schemas[0]

    def read(self, parts: Sequence[Part], origins: Origins) -> Iterator[pa.RecordBatch]:
        """Yield the messages of a capture, or of both directions, and note them in `origins`. Raises SourceError."""
        reader = self._reader()
        for part in parts:
            for piece, columns in self._decoded_in(reader, part, origins):
                yield _batch({**columns, **origins.columns(piece)}, self.schema)

    def read_keyed(self, split: Split) -> Iterator[pa.RecordBatch]:
        """Yield the messages of a split, and what its captures tell of connections. Raises SourceError."""
        reader = self._reader()
        for part in split.parts:
            origins = Origins(part.file.path)
            for piece, columns in self._decoded_in(reader, part, origins):
                own = origins.columns(piece)
                own["key"] = origins.keys(np.array(own.pop("which")))
                own["refused"] = _refused(piece, columns["error"])
                yield _batch({**columns, **own, **_known_columns(piece)}, self.keyed_schema)
            yield origins.events(self.keyed_schema)

    def _checked(self, part: Part) -> Part:
        """Return a part of a file. Raises SourceError if it should be a direction of a connection and is not."""
        if self.options.framing.kind == "stream" and direction_of(part.file.path) is None:
            kind = kind_of_capture(part.file)
            told = capture_told(kind, self.fmt) if kind else "no direction of a connection (NAME.c2s, NAME.s2c)"
            raise SourceError(f"{part.file.path} is {told}.")
        return part

    def _reader(self) -> PartReader:
        others = self.family.others.items()
        readings = (Alternative(find_format(name), {self.family.param: value}, is_other=True) for value, name in others)
        return part_reader(self.fmt, self.options, tuple(readings))

    def _decoded_in(
        self, reader: PartReader, part: Part, origins: Origins
    ) -> Iterator[tuple[Messages, dict[str, pa.Array]]]:
        """Yield the messages of a part, decoded in batches of one format each; those of one stream keep their order."""
        waiting = {name: _Waiting() for name in self._kinds}
        for messages in reader.part(self._checked(part), origins.note):
            for name, of_format in self._by_format(messages):
                group = waiting[name]
                group.add(of_format)
                if group.rows >= self.options.batch_rows or group.nbytes >= self.options.batch_bytes:
                    waiting[name] = _Waiting()
                    yield from self._decoded(name, group)
        for name, group in waiting.items():
            yield from self._decoded(name, group)

    def decided(self, rows: pa.Table, known: Mapping[str, ParamValue]) -> pa.Table:
        """Return rows, in any order, with the messages decoded again whose parameters an earlier file gives."""
        is_undecided = rows.column("undecided").is_valid()
        chosen = rows.filter(is_undecided)
        if not known or not chosen.num_rows:
            return rows
        places = (chosen.column(name).to_numpy() for name in ("offset", "length", "index"))
        messages = Messages(chosen.column("undecided").combine_chunks(), ((None, chosen.num_rows),), *places)
        return pa.concat_tables([rows.filter(pc.invert(is_undecided)), self._decoded_as(messages, known, chosen)])

    def continued(self, end: pa.Table, rows: pa.Table, known: Mapping[str, ParamValue]) -> pa.Table:
        """Return rows of a direction, the first of them put together with the one that an earlier file ends with.

        That one stands in front as it is if the bytes of both do not follow each other, or are not whole messages with
        the parameters `known`. What follows the last whole message stays a reject where `rows` have no other bytes.
        """
        apart, is_all = pa.concat_tables([end, rows]), rows.num_rows == 1
        ends = apart.slice(0, 2).select(["refused", "sequence"]).to_pylist()
        (first, place), (rest, next_place) = (tuple(row.values()) for row in ends)
        if None in (place, next_place, rest):
            return apart
        # Bytes may have been sent again.
        again = (place + len(first) - next_place) % SEQUENCE_NUMBERS
        if again > len(rest):
            return apart
        messages = join([*StreamReader(self.fmt, self.options).value(first + rest[again:], known)])
        known = {**known, **messages.known[-1][0].values}
        of = apart.take(pa.array((messages.offsets >= len(first)).astype(np.int64)))
        sequence = pa.array((place + messages.offsets) % SEQUENCE_NUMBERS)
        ahead = pc.bit_wise_and(pc.subtract(sequence, of.column("sequence")), SEQUENCE_NUMBERS - 1)
        own = {
            "length": pa.array(messages.lengths),
            "stream_offset": pc.add(of.column("stream_offset"), ahead),
            "known": pa.array([json.dumps(known) if known else None] * len(messages), pa.string()),
            "undecided": pa.nulls(len(messages), pa.binary()),
            "sequence": sequence,
        }
        decoded = self._decoded_as(messages, known, _with_columns(of, own.items()))
        errors = np.array(decoded.column("error").is_valid())
        return apart if errors[: len(errors) - is_all].any() else pa.concat_tables([decoded, rows.slice(1)])

    def _decoded_as(self, messages: Messages, known: Mapping[str, ParamValue], rows: pa.Table) -> pa.Table:
        """Return rows with the columns of their messages, decoded with parameters that earlier ones state."""
        kind = self._kinds[self._format_by(known)]
        own = replace(messages, params=known if kind.fmt.name == self.fmt.name else {})
        batches = [pa.RecordBatch.from_pydict(kind.columns(read.batch)) for read in kind.batches.decode(own)]
        decoded = pa.Table.from_batches(batches)
        decoded = decoded.append_column("refused", _refused(own, decoded.column("error")))
        return _with_columns(rows, zip(decoded.column_names, decoded.columns, strict=True))

    def _by_format(self, messages: Messages) -> Iterator[tuple[str, Messages]]:
        """Yield the messages of each format: the one that their connection has by the level known of it."""
        names = [self._format_by(known.values) for known, _ in messages.known] or [self.fmt.name]
        if len(set(names)) == 1:
            yield names[0], messages
            return
        each = np.repeat(np.array(names), [count for _, count in messages.known])
        for name in dict.fromkeys(names):
            yield name, messages.take(np.flatnonzero(each == name))

    def _format_by(self, known: Mapping[str, ParamValue]) -> str:
        value = {**known, **self.options.params}.get(self.family.param)
        return self.family.others.get(value, self.fmt.name) if isinstance(value, int) else self.fmt.name

    def _decoded(self, name: str, group: "_Waiting") -> Iterator[tuple[Messages, dict[str, pa.Array]]]:
        """Yield messages as they are decoded together, with all columns that do not depend on their connections."""
        kind = self._kinds[name]
        for messages in regroup(group.parts, self.options.batch_rows, self.options.batch_bytes):
            # Parameters are those of the format that cut the messages.
            own = messages if name == self.fmt.name else replace(messages, params={})
            start = 0
            for read in kind.batches.decode(own):
                stop = start + read.messages
                piece = own if read.messages == len(own) else own.slice(start, stop)
                yield piece, {**_place(piece), **kind.columns(read.batch)}
                start = stop

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what was made of it: decoders do not travel."""
        names = ("protocol", "family", "fmt", "options")
        return {name: self.__dict__[name] for name in names}


@dataclass(slots=True)
class _Waiting:
    """Messages that wait for more, to be decoded together."""

    parts: list[Messages] = field(default_factory=list)
    rows: int = 0
    nbytes: int = 0

    def add(self, messages: Messages) -> None:
        self.parts.append(messages)
        self.rows += len(messages)
        self.nbytes += messages.nbytes


class _Kind:
    """The decoder of one format, and what the protocol makes of its columns."""

    def __init__(self, fmt: Format, reading: Reading, options: ReadOptions) -> None:
        self.fmt, self._reading = fmt, reading
        decoder: Decoder = fmt.decoder(options.decode_options(reading.columns))
        own = options if not options.params or fmt.layout.params else replace(options, params={})
        self._names, self._corrupt = decoder.schema.names, options.corrupt_column
        self.batches = BatchDecoder(fmt, own, decoder, [*self._names, ERROR, self._corrupt])

    @cached_property
    def schema(self) -> pa.Schema:
        return self._selected(pa.RecordBatch.from_pylist([], schema=self.batches.schema)).schema

    def columns(self, batch: pa.RecordBatch) -> dict[str, pa.Array]:
        """Return the protocol's columns of a decoded batch, beside `error` and `bytes`."""
        own = self._selected(batch)
        envelope = {"error": batch.column(ERROR), "bytes": batch.column(self._corrupt)}
        return envelope | dict(zip(own.schema.names, own.columns, strict=True))

    def _selected(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        chosen = batch.select(self._names)
        return chosen if self._reading.select is None else self._reading.select(chosen)


def _known_columns(messages: Messages) -> dict[str, pa.Array]:
    """Return the parameters known of messages, and the bytes of those of which none are known."""
    texts = [(json.dumps(dict(one.values)) if one.values else None, count) for one, count in messages.known]
    known = pa.array([text for text, count in texts for _ in range(count)], pa.string())
    if not len(known):
        return {}
    return {"known": known, "undecided": pc.if_else(known.is_null(), messages.bodies, None).cast(pa.binary())}


def _with_columns(rows: pa.Table, columns: Iterable[tuple[str, pa.Array]]) -> pa.Table:
    kept = dict(zip(rows.column_names, rows.columns, strict=True))
    return pa.table({**kept, **dict(columns)}, schema=rows.schema)


def _refused(messages: Messages, errors: pa.Array) -> pa.BinaryArray:
    """Return the bytes of rejects, as far as all of them are there."""
    kept = {row: messages.kept(row) for row in np.flatnonzero(errors.is_valid()).tolist()}
    return bytes_column({row: one for row, one in kept.items() if len(one) == messages.lengths[row]}, len(messages))


def _place(messages: Messages) -> dict[str, pa.Array]:
    """Return where messages were, as far as it does not depend on the connection."""
    paths, counts = zip(*messages.origins, strict=True)
    origins = messages.capture
    columns = {
        "path": pa.array(paths, pa.string()).take(pa.array(np.repeat(np.arange(len(paths)), counts))),
        "offset": pa.array(messages.offsets),
        "length": pa.array(messages.lengths),
        "index": pa.array(messages.indices),
        "stream_offset": pa.array(messages.offsets),
    }
    if origins is not None:
        unknown = origins.times == NO_TIME
        micros = np.where(unknown, 0, origins.times) // 1_000
        columns["stream_offset"] = pa.array(origins.places, mask=origins.which < 0)
        columns["time"] = pa.array(micros, pa.timestamp("us", "UTC"), mask=unknown)
    return columns


def _batch(columns: Mapping[str, pa.Array], schema: pa.Schema) -> pa.RecordBatch:
    count = len(columns["order"])
    arrays = [columns[one.name] if one.name in columns else pa.nulls(count, one.type) for one in schema]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def message_source(protocol: Protocol, format_name: str, named: Mapping[str, object]) -> MessageSource:
    """Return how messages of a format, or of a family, are read with some options. Raises FormatError, OptionError."""
    family = protocol.family(format_name)
    fmt = find_format(family.first)
    options = ReadOptions.from_mapping(named, fmt.layout)
    if options.shaping:
        names = ", ".join(options.shaping)
        raise OptionError(f"{names}: connections are made of all messages, whole and with labels; leave it out.")
    if options.mode == "DROPMALFORMED":
        raise OptionError(
            "mode: connections keep rejects in a table of their own; DROPMALFORMED does not go with them."
        )
    if options.framing.kind not in ("pcap", "stream"):
        raise OptionError(
            "framing: connections are read from captures (pcap) or from files NAME.c2s and NAME.s2c (stream); "
            f"found {options.framing.kind}."
        )
    return MessageSource(protocol, family, fmt, options)
