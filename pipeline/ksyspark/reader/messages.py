"""Messages before decoding: bytes, places, failures of the framing, and parameters (some set by earlier messages)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoded, Decoder, Params, ParamValue, buffers_of, bytes_of
from ksyspark.errors import Failure, Note
from ksyspark.formats import Format
from ksyspark.io.spans import Positions
from ksyspark.layout import Param
from ksyspark.options.read_options import ReadOptions, param_value
from ksyspark.options.table import InvalidValue


@dataclass(frozen=True, slots=True)
class StreamParams:
    """Values of parameters by id, and a sentence that says which message stated them, or that none did."""

    values: Mapping[str, ParamValue] = field(default_factory=dict)
    origin: str = ""


NO_STREAM_PARAMS = StreamParams()
"""Of messages that tell nothing, such as those that the framing refused."""


class StreamValues:
    """Read parameters that the caller did not set from the messages that tell them.

    `params` are those parameters: only the framings `stream` and `pcap` have any. A message tells a value where the
    column that the parameter names is not null; the default means that the value is not known from here on.
    """

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        self._fmt = fmt
        self._given = options.params
        self.params = stream_params(fmt, options)

    @cached_property
    def nothing(self) -> StreamParams:
        """The parameters known at the beginning of a stream: none."""
        names = " and ".join(param.id for param in self.params)
        return StreamParams({}, f"{names} not told: no message so far tells it, so the stream may begin in the middle")

    def after(self, known: StreamParams, told: Mapping[str, ParamValue]) -> dict[str, ParamValue] | None:
        """Return the values that hold from a message on that tells some, or None if it changes nothing."""
        values = self._known({**known.values, **told})
        return values if values != known.values or known == self.nothing else None

    def telling(self, messages: pa.Array) -> set[int]:
        """Return the rows that tell a value other than the default."""
        return {row for row, values in self.told(messages, {}).items() if self._known(values)}

    def told(self, messages: pa.Array, known: Mapping[str, ParamValue]) -> dict[int, dict[str, ParamValue]]:
        """Return what messages tell, by their rows; `known` are the values that hold before them."""
        params = {**self._given, **known}
        # Few messages tell anything, which mostly one byte shows; decoding is dear for a few messages at a time.
        at, flags = self._fmt.streams.telling
        data, starts, _ = buffers_of(messages)
        rows = np.flatnonzero(np.frombuffer(flags, np.uint8)[data[np.minimum(starts + at, data.size - 1)]])
        told: dict[int, dict[str, ParamValue]] = {}
        if not len(rows):
            return told
        decoded = self._decoder.decode(messages.take(pa.array(rows)), params).columns
        for param in self.params:
            column = decoded.column(param.stream_value)
            if column.null_count < len(column):
                for at in column.is_valid().to_numpy(zero_copy_only=False).nonzero()[0].tolist():
                    value = column[at].as_py()
                    with suppress(InvalidValue):
                        usable = param_value(param, int(value) if isinstance(value, Decimal) else value)
                        told.setdefault(int(rows[at]), {})[param.id] = usable
        return told

    def _known(self, values: Mapping[str, ParamValue]) -> dict[str, ParamValue]:
        """Leave out defaults, which mean that a value is not known."""
        defaults = {param.id: param.default for param in self.params}
        return {name: value for name, value in values.items() if value != defaults[name]}

    def known_from(self, values: Mapping[str, ParamValue], where: str) -> StreamParams:
        """Return the parameters that a message at a place states."""
        if not values:
            names = " and ".join(param.id for param in self.params)
            return StreamParams({}, f"{names} not told: {where} begins a connection and does not say it")
        return StreamParams(values, f"{show_values(values)} told by {where}")

    @cached_property
    def _decoder(self) -> Decoder:
        return self._fmt.value_decoder()


def stream_params(fmt: Format, options: ReadOptions) -> tuple[Param, ...]:
    """Return the parameters of a read that messages tell, in the order of the format."""
    is_stream = options.framing.kind in ("stream", "pcap")
    params = fmt.layout.params
    return tuple(one for one in params if is_stream and one.stream_value and one.id not in options.params)


def show_values(values: Mapping[str, ParamValue]) -> str:
    """Return values of parameters for people: `level 5, encoding 273`."""
    return ", ".join(f"{name} {value!r}" for name, value in values.items())


_Value = TypeVar("_Value")
Rows = slice | Positions
# A piece this many times smaller than a batch is worth copying into a larger one.
_SMALL = 8


@dataclass(frozen=True, slots=True)
class CaptureOrigins:
    """Where in a capture messages were, one value a message.

    `connections` are those that occur, `which` their positions there (-1: none), `directions` 0 from client to server
    and 1 back, `times` nanoseconds since 1970 of the packet in which the message begins (NO_TIME: not known), `places`
    where the message begins in its stream, in bytes.
    """

    connections: "tuple[ConnectionOrigin, ...]"
    which: Positions
    directions: Positions
    times: Positions
    places: Positions

    def take(self, rows: Rows) -> "CaptureOrigins":
        return CaptureOrigins(
            self.connections, self.which[rows], self.directions[rows], self.times[rows], self.places[rows]
        )


@dataclass(frozen=True, slots=True)
class ConnectionOrigin:
    """A connection, as `_source` shows it: number, transport, and addresses and ports of both ends.

    `path` is that of the capture, in which it has its number: of several files that of the first. `firsts` are the
    sequence numbers from which places count in the streams of client and server.
    """

    number: int
    transport: str
    client: tuple[str, int]
    server: tuple[str, int]
    path: str
    firsts: Sequence[int] = (0, 0)


NO_TIME = np.iinfo(np.int64).min


@dataclass(frozen=True, slots=True)
class ItemsBefore:
    """What a message is not whole without: items of its list `name`, and as many `octets`, in front of those it has."""

    name: str
    items: int
    octets: int

    def moved(self, decoded: Decoded) -> Decoded:
        """Return what was decoded of the message with the places of the whole one."""
        failures = {row: self._moved(failure) for row, failure in decoded.failures.items()}
        notes = {row: tuple(map(self._moved, notes)) for row, notes in decoded.notes.items()}
        names, arrays = decoded.columns.schema.names, decoded.columns.columns
        moved = [self._with_paths(one) if name == self.name else one for name, one in zip(names, arrays, strict=True)]
        columns = pa.RecordBatch.from_arrays(moved, schema=decoded.columns.schema)
        return replace(decoded, columns=columns, failures=failures, notes=notes)

    def _moved(self, place: Any) -> Any:
        path = self._path(place.field)
        return place if path == place.field else replace(place, field=path, offset=place.offset + self.octets)

    def _path(self, path: str) -> str:
        match = re.match(rf"{re.escape(self.name)}\[(\d+)\]", path)
        return f"{self.name}[{int(match[1]) + self.items}]{path[match.end() :]}" if match else path

    def _with_paths(self, array: pa.Array) -> pa.Array:
        """Return values in which the items of flat lists have the paths of the whole message."""
        kind, is_null = array.type, array.is_null()
        if pa.types.is_list(kind):
            return pa.ListArray.from_arrays(array.offsets, self._with_paths(array.values), kind, mask=is_null)
        if not pa.types.is_struct(kind):
            return array
        parts = {member.name: self._with_paths(part) for member, part in zip(kind, array.flatten(), strict=True)}
        if parts.keys() >= {"_path", "_depth"}:
            is_first = pc.equal(parts["_depth"], 1)
            paths = [self._path(path) for path in parts["_path"].filter(is_first).to_pylist()]
            parts["_path"] = pc.replace_with_mask(parts["_path"], is_first, pa.array(paths, pa.string()))
        return pa.StructArray.from_arrays(list(parts.values()), fields=list(kind), mask=is_null)


@dataclass(frozen=True, slots=True)
class Messages:
    """Messages in the order of their source.

    `origins` are runs of (path or None, number of messages). `offsets` and `lengths` are in bytes of the source,
    `indices` count its messages from 0. `failures` are messages that the framing could not take out, by row, and `raw`
    their bytes (at most the first MiB). A null body without failure is a null message. `known` are runs of
    (parameters known from messages, number of messages), empty where no message states any; `capture` is None but for
    captures. `notes` say of messages what their container shows otherwise. `before` is for one that stands alone.
    """

    bodies: pa.BinaryArray | pa.LargeBinaryArray
    origins: tuple[tuple[str | None, int], ...]
    offsets: Positions
    lengths: Positions
    indices: Positions
    failures: Mapping[int, Failure] = field(default_factory=dict)
    raw: Mapping[int, bytes] = field(default_factory=dict)
    params: Params = field(default_factory=dict)
    known: tuple[tuple[StreamParams, int], ...] = ()
    capture: CaptureOrigins | None = None
    notes: Mapping[int, Note] = field(default_factory=dict)
    before: ItemsBefore | None = None

    def __len__(self) -> int:
        return len(self.bodies)

    @property
    def nbytes(self) -> int:
        return int(self.lengths.sum())

    def values_of(self, param: str) -> Sequence[ParamValue | None]:
        """Return the values of a parameter, one a message."""
        value = self.params.get(param)
        return value if _is_one_each(value) else [value] * len(self)  # type: ignore[return-value,list-item]

    def kept(self, row: int) -> bytes:
        """Return the bytes of a message (of 2 GiB: the first MiB), of one that the framing refused what is kept."""
        body = bytes_of(self.bodies, row, 1 << 20 if self.lengths[row] >= 1 << 31 else None)
        return self.raw.get(row, b"") if body is None else body

    def slice(self, start: int, stop: int) -> "Messages":
        """Return the messages from `start` up to `stop`, sharing their bytes."""
        return self._chosen(self.bodies.slice(start, stop - start), slice(start, stop))

    def take(self, rows: Positions) -> "Messages":
        """Return the messages at some rows, which ascend."""
        return self if len(rows) == len(self) else self._chosen(self.bodies.take(pa.array(rows)), rows)

    def _chosen(self, bodies: pa.Array, rows: Rows) -> "Messages":
        numbers = np.arange(rows.start, rows.stop) if isinstance(rows, slice) else rows
        places = {row: place for place, row in enumerate(numbers.tolist())} if self.failures or self.notes else {}
        return Messages(
            bodies,
            _runs_taken(self.origins, numbers),
            self.offsets[rows],
            self.lengths[rows],
            self.indices[rows],
            {places[row]: failure for row, failure in self.failures.items() if row in places},
            {places[row]: octets for row, octets in self.raw.items() if row in places},
            {name: _param_taken(value, rows) for name, value in self.params.items()},
            _runs_taken(self.known, numbers),
            self.capture and self.capture.take(rows),
            {places[row]: note for row, note in self.notes.items() if row in places},
            self.before,
        )


def join(parts: Sequence[Messages]) -> Messages:
    """Return the messages of several parts as one."""
    if len(parts) == 1:
        return parts[0]
    starts = np.cumsum([0, *(len(part) for part in parts)]).tolist()
    bodies = [part.bodies for part in parts]
    is_mixed = len({array.type for array in bodies}) > 1
    return Messages(
        pa.concat_arrays([array.cast(pa.large_binary()) for array in bodies] if is_mixed else bodies),
        tuple(origin for part in parts for origin in part.origins),
        np.concatenate([part.offsets for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        np.concatenate([part.indices for part in parts]),
        _moved((part.failures for part in parts), starts),
        _moved((part.raw for part in parts), starts),
        _join_params(parts),
        tuple(run for part in parts for run in part.known or ((NO_STREAM_PARAMS, len(part)),)),
        _join_captures(parts),
        _moved((part.notes for part in parts), starts),
    )


def regroup(parts: Iterable[Messages], rows: int, nbytes: int) -> Iterable[Messages]:
    """Yield messages in groups of at most `rows` and `nbytes`, a longer one alone; only small parts are copied."""
    waiting: list[Messages] = []
    count = size = 0
    for piece in (piece for part in parts for piece in _pieces(part, rows, nbytes)):
        is_small = _SMALL * len(piece) < rows and _SMALL * piece.nbytes < nbytes
        if waiting and (not is_small or count + len(piece) > rows or size + piece.nbytes > nbytes):
            yield join(waiting)
            waiting, count, size = [], 0, 0
        if is_small:
            waiting.append(piece)
            count, size = count + len(piece), size + piece.nbytes
        else:
            yield piece
    if waiting:
        yield join(waiting)


def _pieces(messages: Messages, rows: int, nbytes: int) -> Iterable[Messages]:
    """Yield messages in as few pieces as the limits allow, with about as many messages in each."""
    ends = np.cumsum(messages.lengths)
    most = -(-len(messages) // -(-len(messages) // rows)) if len(messages) else 0
    start = 0
    while start < len(messages):
        before = int(ends[start - 1]) if start else 0
        stop = min(start + most, int(np.searchsorted(ends, before + nbytes, "right")))
        stop = max(stop, start + 1)
        yield messages if stop - start == len(messages) else messages.slice(start, stop)
        start = stop


def _is_one_each(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def _param_taken(value: Any, rows: Rows) -> Any:
    if not _is_one_each(value):
        return value
    return value[rows] if isinstance(rows, slice) else [value[row] for row in rows.tolist()]


def _runs_taken(runs: Sequence[tuple[_Value, int]], rows: Positions) -> tuple[tuple[_Value, int], ...]:
    if len(runs) < 2:
        return tuple((value, len(rows)) for value, _ in runs if len(rows))
    which = np.searchsorted(np.cumsum([count for _, count in runs]), rows, "right")
    counts = np.bincount(which, minlength=len(runs)).tolist()
    return tuple((value, count) for (value, _), count in zip(runs, counts, strict=True) if count)


def _join_captures(parts: Sequence[Messages]) -> CaptureOrigins | None:
    """Join the origins in captures; a part without them has messages of no connection."""
    if all(part.capture is None for part in parts):
        return None
    origins = [part.capture or no_connection(len(part)) for part in parts]
    firsts = np.cumsum([0, *(len(one.connections) for one in origins)]).tolist()
    which = [np.where(one.which < 0, -1, one.which + first) for one, first in zip(origins, firsts, strict=False)]
    return CaptureOrigins(
        tuple(connection for one in origins for connection in one.connections),
        np.concatenate(which),
        np.concatenate([one.directions for one in origins]),
        np.concatenate([one.times for one in origins]),
        np.concatenate([one.places for one in origins]),
    )


def no_connection(count: int) -> CaptureOrigins:
    """Return the origins of messages that belong to no connection."""
    zeros = np.zeros(count, np.int64)
    return CaptureOrigins((), zeros - 1, zeros, zeros + NO_TIME, zeros)


def _moved(parts: Iterable[Mapping[int, _Value]], starts: Sequence[int]) -> dict[int, _Value]:
    return {start + row: value for start, rows in zip(starts, parts, strict=False) for row, value in rows.items()}


def reject(path: str | None, offset: int, length: int, index: int, failure: Failure, kept: bytes) -> Messages:
    """Return one message without a body, with its failure and the bytes that are kept of it."""
    offsets, lengths, indices = (np.array([number], np.int64) for number in (offset, length, index))
    return Messages(pa.nulls(1, pa.binary()), ((path, 1),), offsets, lengths, indices, {0: failure}, {0: kept})


def _join_params(parts: Sequence[Messages]) -> Params:
    """Join the values of each parameter: one for all where all parts have the same one."""
    joined: dict[str, ParamValue | Sequence[ParamValue | None]] = {}
    for name in {name: None for part in parts for name in part.params}:
        values = [part.params.get(name) for part in parts]
        if all(value == values[0] and not _is_one_each(value) for value in values):
            joined[name] = values[0]  # type: ignore[assignment]
        else:
            joined[name] = [value for part in parts for value in part.values_of(name)]
    return joined
