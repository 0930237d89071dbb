"""MQTT connections: who spoke, how they began and ended, what was exchanged, and the sums of their packets."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import show_count
from ksyspark.io.spans import Positions
from ksyspark.layout.arrow import columns as columns_of
from ksyspark_protocols import conversation
from ksyspark_protocols.mqtt import packets as mqtt_packets
from ksyspark_protocols.mqtt.exchanges import EXCHANGES, Exchanges

_NOTED = ("connect", "connack", "disconnect")
_NOTED_COLUMNS = [
    "time", "direction", "connect", "reason", "reason_string", "session_present", "assigned_client_id", "settings",
]  # fmt: skip
_BY_CLIENT = ("subscribe", "unsubscribe", "pingreq")
_BY_BROKER = ("suback", "unsuback", "pingresp")
_NO_TIME = np.iinfo(np.int64)
_SIDES = pa.array(["client", "broker"])
_ENDS = pa.array(["FIN", "RST", "DISCONNECT"])
# Positions in KINDS, by name: the kinds of a row are in this order.
_SORTED = np.argsort(mqtt_packets.KINDS)

_TIME = pa.timestamp("us", "UTC")

SIDE = pa.struct([*columns_of(pa.int64(), "packets bytes rejects"), ("kinds", pa.map_(pa.string(), pa.int64()))])
"""What went in one direction: packets by kind, their bytes, and what could not be decoded."""

CONNECTIONS = pa.schema(
    [
        *mqtt_packets.CONNECT,
        *columns_of(mqtt_packets.SETTINGS, "connect_properties connack_properties"),
        *columns_of(_TIME, "connect_time connack_time"),
        *columns_of(pa.string(), "return_code return_reason_string"),
        *columns_of(pa.bool_(), "session_present begins_in_the_middle"),
        *columns_of(_TIME, "first_time last_time"),
        *columns_of(pa.string(), "closed_by closed_with close_reason close_reason_string"),
        *columns_of(_TIME, "closed_time"),
        *columns_of(SIDE, "c2s s2c"),
        *columns_of(pa.int64(), "num_order_errors"),
        ("order_errors", pa.list_(mqtt_packets.ORDER_ERROR)),
    ]
)
"""One row a connection. `client_id` is the one that the broker assigned where the client named none.

`closed_by` (client, broker) and `closed_with` (DISCONNECT, FIN, RST) are null where the capture ends before that, and
for plain streams without DISCONNECT. `close_reason` is that of a DISCONNECT of level 5.
"""


class Summaries:
    """Count the packets of connections, and keep the first CONNECT, CONNACK and DISCONNECT of each."""

    def __init__(self, connections: conversation.Connections) -> None:
        self._connections = connections
        count = len(connections)
        self._packets = np.zeros((2 * count, len(mqtt_packets.KINDS)), np.int64)
        self._bytes = np.zeros(2 * count, np.int64)
        self._rejects = np.zeros(2 * count, np.int64)
        self._first_time = np.full(count, _NO_TIME.max)
        self._last_time = np.full(count, _NO_TIME.min)
        self._noted = np.full((count, len(_NOTED)), -1)
        self._rows: pa.Table | None = None
        self.begun = np.zeros(2 * count, np.bool_)
        self._begins_with_connect, self._is_level_5 = np.zeros((2, count), np.bool_)

    def add(self, messages: pa.Table, packets: mqtt_packets.PacketColumns) -> None:
        streams, count = packets.streams, len(self._packets)
        known = packets.kinds >= 0
        cells = streams[known] * len(mqtt_packets.KINDS) + packets.kinds[known]
        self._packets += np.bincount(cells, minlength=self._packets.size).reshape(self._packets.shape)
        self._is_level_5[packets.which[np.array(messages.column("level").is_valid())]] = True
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
        begins = packets.kinds[firsts[news]] == mqtt_packets.CODES["connect"]
        self._begins_with_connect[news[begins & (news % 2 == conversation.CLIENT)] >> 1] = True
        self.begun[news] = True
        self._note(messages, packets)

    def _note(self, messages: pa.Table, packets: mqtt_packets.PacketColumns) -> None:
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

    def table(self, errors: Mapping[int, mqtt_packets.OrderErrors]) -> pa.Table:
        """Return the rows of CONNECTIONS behind their positions; `errors` are of those that have any."""
        connect, connack, disconnect = (self._noted_rows(number) for number in range(len(_NOTED)))
        said, count = connect.column("connect").combine_chunks(), len(self._connections)
        columns = {name: pc.struct_field(said, [name]) for name in (one.name for one in mqtt_packets.CONNECT)}
        level_5 = pa.array(np.full(count, mqtt_packets.LEVEL_5_NUMBER, np.int16), mask=~self._is_level_5)
        columns["level"] = pc.coalesce(columns["level"], level_5)
        is_named = pc.fill_null(pc.not_equal(columns["client_id"], ""), False)
        assigned = pc.coalesce(connack.column("assigned_client_id").combine_chunks(), columns["client_id"])
        columns["client_id"] = pc.if_else(is_named, columns["client_id"], assigned)
        was_opened = self._connections.was_seen("SYN").any(axis=1)
        has_no_time = self._last_time == _NO_TIME.min
        closed_by, closed_with = self._closed(disconnect)
        none = mqtt_packets.OrderErrors()
        each_errors = [errors.get(at, none) for at in range(count)]
        columns |= {
            conversation.WHICH: pa.array(np.arange(count)),
            "connect_properties": connect.column("settings"),
            "connack_properties": connack.column("settings"),
            "connect_time": connect.column("time"),
            "connack_time": connack.column("time"),
            "return_code": connack.column("reason"),
            "return_reason_string": connack.column("reason_string"),
            "session_present": connack.column("session_present"),
            "begins_in_the_middle": pa.array(~was_opened & ~self._begins_with_connect),
            "first_time": pa.array(self._first_time, mask=has_no_time),
            "last_time": pa.array(self._last_time, mask=has_no_time),
            "closed_by": closed_by,
            "closed_with": closed_with,
            "close_reason": disconnect.column("reason"),
            "close_reason_string": disconnect.column("reason_string"),
            "closed_time": pc.coalesce(disconnect.column("time"), self._end_times()),
            "c2s": self._side(conversation.CLIENT),
            "s2c": self._side(conversation.SERVER),
            "num_order_errors": pa.array([one.count for one in each_errors]),
            "order_errors": pa.array([one.described for one in each_errors], pa.list_(mqtt_packets.ORDER_ERROR)),
        }
        schema = pa.schema([(conversation.WHICH, pa.int64()), *CONNECTIONS])
        return pa.Table.from_arrays([columns[one.name].cast(one.type) for one in schema], schema=schema)

    def _noted_rows(self, number: int) -> pa.Table:
        """Return the rows of one kind of noted packets, null where a connection has none."""
        rows = self._rows
        if rows is None:
            rows = pa.schema([*conversation.PLACE, *mqtt_packets.PACKET]).empty_table().select(_NOTED_COLUMNS)
        at = self._noted[:, number]
        return rows.take(pa.array(at, mask=at < 0))

    def _closed(self, disconnect: pa.Table) -> tuple[pa.Array, pa.Array]:
        how, sides = self._connections.first_of("FIN", "RST")
        directions = disconnect.column("direction")
        is_said = np.array(directions.is_valid())
        how = np.where(is_said, len(_ENDS) - 1, how)
        sides = np.where(is_said, np.array(pc.fill_null(pc.equal(directions, "s2c"), False)), sides)
        return _SIDES.take(pa.array(sides, mask=how < 0)), _ENDS.take(pa.array(how, mask=how < 0))

    def _end_times(self) -> pa.Array:
        first = np.minimum(*(self._connections.time_of(kind).min(axis=1) for kind in ("FIN", "RST")))
        return pa.array(first // 1_000, _TIME, mask=first == _NO_TIME.max)

    def _side(self, side: int) -> pa.StructArray:
        packets = self._packets[side::2]
        by_name = packets[:, _SORTED]
        rows, kinds = np.nonzero(by_name)
        offsets = np.append(0, np.cumsum(np.count_nonzero(by_name, axis=1))).astype(np.int32)
        names = pa.array([mqtt_packets.KINDS[at].upper() for at in _SORTED]).take(pa.array(kinds))
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


_ALIASES = 1 << 16
_TIMES = ("time", "answer_time", "pubrel_time", "pubcomp_time")


class MqttConversations(conversation.Conversations):
    """Follow connections of any level; it holds the requests that wait for an answer.

    Of the order of packets only those are looked at one by one that tell something about it.
    """

    def __init__(self, connections: conversation.Connections) -> None:
        self._connections = connections
        self._summaries = Summaries(connections)
        self._orders: dict[int, mqtt_packets.PacketOrder] = {}
        self._exchanges = Exchanges(self._errors_of)
        self._topics: dict[int, str] = {}
        # Packets of connections of level 5 that are read by the format of others, -1 for all other connections.
        self._unread = np.full(len(connections), -1)

    def add(self, messages: pa.Table, which: Positions, *, is_whole: bool = False) -> conversation.Tables:
        """Take packets of both directions; return the exchanges that are finished."""
        packets = mqtt_packets.PacketColumns.of(messages, which)
        messages = self._with_topics(messages, packets)
        left = ~self._usable(packets)
        if is_whole:
            left &= ~self._quiet(packets, left)[which]
        self._summaries.add(messages, packets)
        rows = np.flatnonzero(left)
        self._follow(messages.take(pa.array(rows)), which[rows])
        self._leave_out(messages, packets)
        return {"exchanges": _in_order(self._exchanges.add(messages, packets, self._connections.is_captured[which]))}

    def _leave_out(self, messages: pa.Table, packets: mqtt_packets.PacketColumns) -> None:
        """Count the packets whose bodies are not read, and forget their kinds."""
        is_5 = pc.equal(pc.struct_field(messages.column("connect"), ["level"]), mqtt_packets.LEVEL_5_NUMBER)
        begins = np.array(pc.fill_null(pc.and_(is_5, messages.column("level").is_null()), False))
        self._unread[packets.which[begins]] = np.maximum(self._unread[packets.which[begins]], 0)
        is_unread = self._unread[packets.which] >= 0
        np.add.at(self._unread, packets.which[is_unread & ~begins], 1)
        packets.kinds[is_unread] = -1

    def close(self) -> conversation.Tables:
        """Return the exchanges that were not finished, and the rows of the connections."""
        left = self._exchanges.close()
        errors = {at: order.errors for at, order in self._orders.items()}
        rejects = [
            {conversation.WHICH: at, "error": {"reason": f"level 5: {show_count(count, 'packet')} not read; use mqtt"}}
            for at, count in enumerate(self._unread.tolist())
            if count > 0
        ]
        schema = pa.schema([(conversation.WHICH, pa.int64()), *conversation.REJECT_SCHEMA])
        tables = {"connections": self._summaries.table(errors), "exchanges": left}
        return {**tables, conversation.REJECTS: pa.Table.from_pylist(rejects, schema)}

    def _errors_of(self, which: int) -> mqtt_packets.OrderErrors:
        return self._orders.setdefault(which, mqtt_packets.PacketOrder()).errors

    def _usable(self, packets: mqtt_packets.PacketColumns) -> conversation.Flags:
        """Say which packets are sound, in their place, and tell nothing about the order of others."""
        count, rows = 2 * len(self._connections), np.arange(len(packets))
        firsts = first_rows(packets.streams, count)
        firsts[self._summaries.begun] = -1
        ends = np.flatnonzero(packets.are("disconnect") | packets.refuses)
        lasts = first_rows(packets.streams[ends], count)
        stops = np.where(lasts < 0, len(rows), np.append(ends, 0)[lasts])
        for at, order in self._orders.items():
            for side in order.closed:
                stops[at * 2 + conversation.DIRECTIONS.index(side)] = 0
        is_plain = packets.is_sound & ~packets.are("connect", "connack", "disconnect", "auth")
        goes_wrong = np.where(packets.by_client, packets.are(*_BY_BROKER), packets.are(*_BY_CLIENT))
        in_place = (rows < stops[packets.streams]) & (rows != firsts[packets.streams])
        return np.asarray(is_plain & ~goes_wrong & in_place, np.bool_)

    def _quiet(self, packets: mqtt_packets.PacketColumns, left: conversation.Flags) -> conversation.Flags:
        """Say of which whole connections nothing is left but CONNECT, CONNACK and DISCONNECT, each in its place."""
        count, rows = len(self._connections), np.arange(len(packets))
        firsts = first_rows(packets.streams, 2 * count)[packets.streams]
        lasts = (len(rows) - 1 - first_rows(packets.streams[::-1], 2 * count))[packets.streams]
        by_client = packets.by_client
        begins = (rows == firsts) & np.where(by_client, packets.are("connect"), packets.are("connack"))
        ends = (rows == lasts) & packets.are("disconnect") & by_client
        in_place = (begins | ends) & packets.is_sound & (~packets.refuses | (rows == lasts))
        quiet = np.ones(count, np.bool_)
        quiet[packets.which[left & ~in_place]] = False
        return quiet

    def _follow(self, messages: pa.Table, which: Positions) -> None:
        # A direction whose beginning the capture lacks.
        middle = self._connections.is_captured[:, None] & ~self._connections.was_seen("SYN")
        for at, packet in zip(which.tolist(), mqtt_packets.packets_of(messages), strict=True):
            order = self._orders.setdefault(at, mqtt_packets.PacketOrder())
            may_be_middle = bool(middle[at, conversation.DIRECTIONS.index(packet.direction)])
            order.check(packet, may_be_middle=may_be_middle)

    def _with_topics(self, messages: pa.Table, packets: mqtt_packets.PacketColumns) -> pa.Table:
        """Return messages with the topics that topic aliases stand for, and keep what these stand for."""
        aliases, topics = messages.column("topic_alias"), messages.column("topic")
        has_alias = np.array(aliases.is_valid()) & packets.is_sound
        if not has_alias.any():
            return messages
        mask = pa.array(has_alias)
        names = topics.filter(mask).to_pylist()
        for at, key in enumerate((packets.streams[has_alias] * _ALIASES + np.array(aliases.filter(mask))).tolist()):
            if names[at]:
                self._topics[key] = names[at]
            else:
                names[at] = self._topics.get(key)
        whole = pc.replace_with_mask(topics, mask, pa.array(names, pa.string()))
        place = messages.schema.get_field_index("topic")
        return messages.set_column(place, messages.schema.field(place), whole)


def _in_order(exchanges: pa.Table) -> pa.Table:
    """Return exchanges connection by connection, in the order of their first packets where these have times."""
    times = pc.coalesce(*(exchanges.column(name).cast(pa.int64()) for name in _TIMES))
    order = np.lexsort((np.array(pc.fill_null(times, 0)), np.array(exchanges.column(conversation.WHICH))))
    return exchanges.take(pa.array(order))


_QUERIES = Path(__file__).parent / "queries"

MQTT = conversation.Protocol(
    "MQTT",
    formats={"mqtt_v3": mqtt_packets.READING_3, "mqtt_v5": mqtt_packets.READING_5},
    tables={"connections": CONNECTIONS, "exchanges": EXCHANGES},
    conversations=MqttConversations,
    families={"mqtt": conversation.Family("mqtt_v3", "level", {mqtt_packets.LEVEL_5_NUMBER: "mqtt_v5"})},
    queries={
        name: (_QUERIES / f"{name}.sql").read_text(encoding="utf-8")
        for name in ("clients", "topics", "requests", "deliveries")
    },
)
"""The format `mqtt` is `mqtt_v5` for connections of level 5, and `mqtt_v3` for all others."""
