"""The messages of connections out of captures and pairs of streams: to which each belongs, and its place there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoder, ParamValue
from ksyspark.errors import OptionError, SourceError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import BatchDecoder, Messages, Part, Split
from ksyspark.reader.capture.search import Alternative
from ksyspark.reader.capture.streams import EVENT_KINDS, TransportEvents
from ksyspark.reader.envelope import ERROR
from ksyspark.reader.messages import NO_TIME, ConnectionOrigin, regroup
from ksyspark.reader.splits import PartReader, part_reader
from ksyspark.reader.stream_reader import capture_told, direction_of, kind_of_capture
from ksyspark_protocols.conversation import CONNECTION_TYPE, DIRECTIONS, PLACE, Connections, Family, Protocol, Reading


@dataclass(slots=True)
class Origins:
    """The connections of one capture, or of the two files of one, in the order in which they are met.

    In a direction the order of messages never goes back: a message whose first packet was sent again would come behind
    its successors, if only its own time counted.
    """

    path: str
    _known: dict[tuple[str, int], int] = field(default_factory=dict)
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
            # Only a capture that cannot be opened gives messages without origins. All are of one file.
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
        return {
            "which": pa.array(which),
            "order": pa.array(self._ascending(which, origins.directions, origins.times)),
            "direction": pa.array(DIRECTIONS).take(pa.array(origins.directions, mask=which < 0)),
        }

    def keys(self) -> pa.Array:
        """Return for each connection what names it in all captures, as JSON; the last key is that of no connection."""
        direction = direction_of(self.path)
        names = [
            [direction and direction[0]] if one is None else [one.transport, *one.client, *one.server]
            for one in self._ends
        ]
        return pa.array([*map(json.dumps, names), json.dumps([self.path, None])])

    def connections(self) -> Connections:
        """Return the connections, with what was noted of them."""
        direction = direction_of(self.path)
        own = self.path if direction is None else direction[0]
        connections = Connections.of(_ends(own, self._ends))
        if self._events:
            connections.note(*np.concatenate(self._events, axis=1))
        return connections

    def events(self) -> pa.Table:
        """Return what was noted, with the columns `which`, `event`, `direction`, `order` and `offset`."""
        nothing = np.zeros((5, 0), np.int64)
        which, kinds, sides, times, offsets = np.concatenate([nothing, *self._events], axis=1)
        return pa.table(
            {
                "which": pa.array(which),
                "event": pa.array(EVENT_KINDS).take(pa.array(kinds)),
                "direction": pa.array(DIRECTIONS).take(pa.array(sides)),
                "order": pa.array(times),
                "offset": pa.array(offsets),
            }
        )

    def _position(self, origin: ConnectionOrigin) -> int:
        name = (origin.transport, origin.number)
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
            origin = ConnectionOrigin(0, transport, (ends[0], ends[1]), (ends[2], ends[3]))
            return Connections.of(_ends(path, [origin]))
    raise AssertionError(key)


def _ends(path: str, origins: Sequence[ConnectionOrigin | None]) -> pa.StructArray:
    """Return the ends of connections; of None those of plain streams, which have only a path."""
    # By columns: there may be half as many connections as packets.
    rows = (
        (path, *[None] * 6)
        if origin is None
        else (path, origin.number, origin.transport, *origin.client, *origin.server)
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
    ]
)
_LAST = np.iinfo(np.int64).max


@dataclass(frozen=True)
class MessageSource:
    """How messages of a protocol are read: small enough to travel to workers. `name` is a format or a family."""

    protocol: Protocol
    family: Family
    fmt: Format
    options: ReadOptions

    @cached_property
    def _kinds(self) -> dict[str, _Kind]:
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
        that it can be decoded again once an earlier file gives them.
        """
        return pa.schema([*_KEYED_HEAD, *PLACE, *self.message_schema])

    @cached_property
    def message_schema(self) -> pa.Schema:
        """The protocol's own columns."""
        schemas = [kind.schema for kind in self._kinds.values()]
        assert all(one.equals(schemas[0]) for one in schemas)
        return schemas[0]

    def read(self, parts: Sequence[Part], origins: Origins) -> Iterator[pa.RecordBatch]:
        """Yield the messages of a capture, or of both directions of a connection, which are noted in `origins`.

        Raises SourceError.
        """
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
                own["key"] = _keys(origins, own.pop("which"))
                yield _batch({**columns, **own, **_known_columns(piece)}, self.keyed_schema)
            events = origins.events()
            if events.num_rows:
                yield _event_rows(events, origins, self.keyed_schema)

    def _checked(self, part: Part) -> Part:
        """Return a part of a file. Raises SourceError if it should be a direction of a connection and is not."""
        if self.options.framing.kind == "stream" and direction_of(part.file.path) is None:
            kind = kind_of_capture(part.file)
            if kind is not None:
                raise SourceError(f"{part.file.path} is {capture_told(kind, self.fmt)}.")
            raise SourceError(f"{part.file.path}: is no direction of a connection, as NAME.c2s and NAME.s2c are")
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
        """Return rows with the messages decoded again whose parameters an earlier file of the connection gives."""
        undecided = np.array(rows.column("undecided").is_valid())
        at, others = np.flatnonzero(undecided), np.flatnonzero(~undecided)
        if not known or not len(at):
            return rows
        chosen = rows.take(pa.array(at))
        kind = self._kinds[self._format_by(known)]
        offsets, lengths, indices = (chosen.column(name).to_numpy() for name in ("offset", "length", "index"))
        params = known if kind.fmt.name == self.fmt.name else {}
        bodies = chosen.column("undecided").combine_chunks()
        messages = Messages(bodies, ((None, len(at)),), offsets, lengths, indices, params=params)
        batches = [pa.RecordBatch.from_pydict(kind.columns(read.batch)) for read in kind.batches.decode(messages)]
        decoded = pa.Table.from_batches(batches)
        for name in decoded.column_names:
            place = self.keyed_schema.get_field_index(name)
            chosen = chosen.set_column(place, self.keyed_schema.field(place), decoded.column(name))
        order = np.argsort(np.concatenate((others, at)), kind="stable")
        return pa.concat_tables([rows.take(pa.array(others)), chosen]).take(pa.array(order))

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

    def _decoded(self, name: str, group: _Waiting) -> Iterator[tuple[Messages, dict[str, pa.Array]]]:
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


def _place(messages: Messages) -> dict[str, pa.Array]:
    """Return where messages were, as far as it does not depend on the connection."""
    # All of them come from one part.
    path = messages.origins[0][0]
    origins = messages.capture
    columns = {
        "path": pa.repeat(pa.scalar(path, pa.string()), len(messages)),
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


def _keys(origins: Origins, which: pa.Array) -> pa.Array:
    keys = origins.keys()
    return keys.take(pa.array(np.array(which) % len(keys)))


def _event_rows(events: pa.Table, origins: Origins, schema: pa.Schema) -> pa.RecordBatch:
    """Return events as rows beside messages: each SYN comes before, the others behind what has the same time."""
    times = np.array(events.column("order"))
    is_first = np.array(pc.equal(events.column("event"), "SYN"))
    columns = {name: events.column(name).combine_chunks() for name in ("order", "event", "offset", "direction")}
    columns |= {
        "key": _keys(origins, events.column("which")),
        "path": pa.repeat(pa.scalar(origins.path), len(times)),
        "index": pa.array(np.where(is_first, -1, _LAST)),
        "time": pa.array(times // 1_000, pa.timestamp("us", "UTC")),
    }
    return _batch(columns, schema)


def _batch(columns: Mapping[str, pa.Array], schema: pa.Schema) -> pa.RecordBatch:
    count = len(columns["order"])
    return pa.RecordBatch.from_arrays(
        [columns[one.name] if one.name in columns else pa.nulls(count, one.type) for one in schema], schema=schema
    )


def message_source(protocol: Protocol, format_name: str, named: Mapping[str, object]) -> MessageSource:
    """Return how messages of a format, or of a family of formats, are read; `given` are options of a read.

    Raises FormatError and OptionError.
    """
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


def framing_of(file: SourceFile) -> str:
    """Return the framing of a file by its name: a direction of a connection, or a capture."""
    return "stream" if direction_of(file.path) is not None else "pcap"
