"""What the packets of connections add up to: the rows of the table CONNECTIONS."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import CLIENT, SERVER, WHICH, Connections
from ksyspark.protocols.mqtt.order import ORDER_ERROR, OrderErrors
from ksyspark.protocols.mqtt.packets import CODES, CONNECT, KINDS, PACKET, PacketColumns
from ksyspark.protocols.mqtt.tables import CONNECTIONS, SIDE

_NOTED = ("connect", "connack", "disconnect")
_NOTED_COLUMNS = ["time", "direction", "connect", "reason", "session_present", "assigned_client_id"]
_NO_TIME = np.iinfo(np.int64)
_SIDES = pa.array(["client", "broker"])
_ENDS = pa.array(["FIN", "RST", "DISCONNECT"])
# Positions in KINDS, by name: the kinds of a row are in this order.
_SORTED = np.argsort(KINDS)


class Summaries:
    """Count the packets of connections, and keep the first CONNECT, CONNACK and DISCONNECT of each."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        count = len(connections)
        self._packets = np.zeros((2 * count, len(KINDS)), np.int64)
        self._bytes = np.zeros(2 * count, np.int64)
        self._rejects = np.zeros(2 * count, np.int64)
        self._first_time = np.full(count, _NO_TIME.max)
        self._last_time = np.full(count, _NO_TIME.min)
        self._noted = np.full((count, len(_NOTED)), -1)
        self._rows: pa.Table | None = None
        self.begun = np.zeros(2 * count, np.bool_)
        self._begins_with_connect = np.zeros(count, np.bool_)

    def add(self, messages: pa.Table, packets: PacketColumns) -> None:
        """Take the next packets."""
        streams, count = packets.streams, len(self._packets)
        known = packets.kinds >= 0
        cells = streams[known] * len(KINDS) + packets.kinds[known]
        self._packets += np.bincount(cells, minlength=self._packets.size).reshape(self._packets.shape)
        lengths = np.array(pc.fill_null(messages.column("length"), 0))
        np.add.at(self._bytes, streams, lengths)
        self._rejects += np.bincount(streams[~packets.is_sound], minlength=count)
        times = messages.column("time").cast(pa.int64())
        rows = np.flatnonzero(np.array(times.is_valid()))
        seen, which = np.array(pc.fill_null(times, 0))[rows], packets.which[rows]
        np.minimum.at(self._first_time, which, seen)
        np.maximum.at(self._last_time, which, seen)
        firsts = first_rows(streams, count)
        news = np.flatnonzero((firsts >= 0) & ~self.begun)
        begins = packets.kinds[firsts[news]] == CODES["connect"]
        self._begins_with_connect[news[begins & (news % 2 == CLIENT)] >> 1] = True
        self.begun[news] = True
        self._note(messages, packets)

    def _note(self, messages: pa.Table, packets: PacketColumns) -> None:
        """Keep the first packets of some kinds."""
        says = np.array(messages.column("connect").is_valid())
        for number, kind in enumerate(_NOTED):
            chosen = packets.are(kind) & says if kind == "connect" else packets.are(kind)
            rows = np.flatnonzero(chosen)
            firsts = first_rows(packets.which[rows], len(self._noted))
            news = np.flatnonzero((firsts >= 0) & (self._noted[:, number] < 0))
            kept = messages.select(_NOTED_COLUMNS).take(pa.array(rows[firsts[news]]))
            before = 0 if self._rows is None else self._rows.num_rows
            self._noted[news, number] = before + np.arange(len(news))
            self._rows = kept if self._rows is None else pa.concat_tables([self._rows, kept])

    def table(self, errors: Mapping[int, OrderErrors]) -> pa.Table:
        """Return the rows of CONNECTIONS behind their positions; `errors` are of those that have any."""
        connect, connack, disconnect = (self._noted_rows(number) for number in range(len(_NOTED)))
        said = connect.column("connect").combine_chunks()
        columns = {name: pc.struct_field(said, [name]) for name in (one.name for one in CONNECT)}
        is_named = pc.fill_null(pc.not_equal(columns["client_id"], ""), False)
        assigned = pc.coalesce(connack.column("assigned_client_id").combine_chunks(), columns["client_id"])
        count = len(self._connections)
        columns["client_id"] = pc.if_else(is_named, columns["client_id"], assigned)
        was_opened = self._connections.was_seen("SYN").any(axis=1)
        has_no_time = self._last_time == _NO_TIME.min
        closed_by, closed_with = self._closed(disconnect)
        columns |= {
            WHICH: pa.array(np.arange(count)),
            "connect_time": connect.column("time"),
            "connack_time": connack.column("time"),
            "return_code": connack.column("reason"),
            "session_present": connack.column("session_present"),
            "begins_in_the_middle": pa.array(~was_opened & ~self._begins_with_connect),
            "first_time": pa.array(self._first_time, mask=has_no_time),
            "last_time": pa.array(self._last_time, mask=has_no_time),
            "closed_by": closed_by,
            "closed_with": closed_with,
            "close_reason": disconnect.column("reason"),
            "c2s": self._side(CLIENT),
            "s2c": self._side(SERVER),
            "num_order_errors": pa.array(_at(errors, [one.count for one in errors.values()], count)),
            "order_errors": _described(errors, count),
        }
        schema = pa.schema([(WHICH, pa.int64()), *CONNECTIONS])
        return pa.Table.from_arrays([columns[one.name].cast(one.type) for one in schema], schema=schema)

    def _noted_rows(self, number: int) -> pa.Table:
        """Return the rows of one kind of noted packets, null where a connection has none."""
        rows = self._rows
        if rows is None:
            types = {one.name: one.type for one in PACKET} | {
                "time": pa.timestamp("us", "UTC"),
                "direction": pa.string(),
            }
            rows = pa.schema([(name, types[name]) for name in _NOTED_COLUMNS]).empty_table()
        at = self._noted[:, number]
        return rows.take(pa.array(at, mask=at < 0))

    def _closed(self, disconnect: pa.Table) -> tuple[pa.Array, pa.Array]:
        """Return which side closed each connection, and how."""
        how, sides = self._connections.first_of("FIN", "RST")
        directions = disconnect.column("direction")
        is_said = np.array(directions.is_valid())
        how = np.where(is_said, len(_ENDS) - 1, how)
        sides = np.where(is_said, np.array(pc.fill_null(pc.equal(directions, "s2c"), False)), sides)
        return _SIDES.take(pa.array(sides, mask=how < 0)), _ENDS.take(pa.array(how, mask=how < 0))

    def _side(self, side: int) -> pa.StructArray:
        """Return the structures SIDE."""
        packets = self._packets[side::2]
        by_name = packets[:, _SORTED]
        rows, kinds = np.nonzero(by_name)
        offsets = np.append(0, np.cumsum(np.count_nonzero(by_name, axis=1))).astype(np.int32)
        names = pa.array([KINDS[at].upper() for at in _SORTED]).take(pa.array(kinds))
        counts = pa.MapArray.from_arrays(offsets, names, pa.array(by_name[rows, kinds]))
        parts = [
            pa.array(packets.sum(axis=1)), pa.array(self._bytes[side::2]), pa.array(self._rejects[side::2]), counts,
        ]  # fmt: skip
        return pa.StructArray.from_arrays(parts, fields=list(SIDE))


def first_rows(codes: Positions, count: int) -> Positions:
    """Return the first row of each of `count` codes, -1 for those without a row."""
    firsts = np.full(count, -1)
    firsts[codes[::-1]] = np.arange(len(codes))[::-1]
    return firsts


def _described(errors: Mapping[int, OrderErrors], count: int) -> pa.ListArray:
    """Return the errors of each connection that are described."""
    lengths = _at(errors, [len(one.described) for one in errors.values()], count)
    described = [error for at in sorted(errors) for error in errors[at].described]
    return pa.ListArray.from_arrays(np.append(0, np.cumsum(lengths)).astype(np.int32), pa.array(described, ORDER_ERROR))


def _at(positions: Iterable[int], numbers: list[int], count: int) -> Positions:
    """Return `count` numbers: those at some positions, and 0 elsewhere."""
    values = np.zeros(count, np.int64)
    values[list(positions)] = numbers
    return values
