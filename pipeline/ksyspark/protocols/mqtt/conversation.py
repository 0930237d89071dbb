"""One MQTT connection: who spoke, how it began and ended, and what was exchanged."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.conversation import Connection, Conversation
from ksyspark.protocols.mqtt.exchanges import Exchanges, exchange_rows
from ksyspark.protocols.mqtt.order import ACCEPTED, BROKER, CLIENT, OrderErrors, PacketOrder
from ksyspark.protocols.mqtt.packets import Packet, packets_of
from ksyspark.protocols.mqtt.pairing import paired, published
from ksyspark.protocols.mqtt.tables import CONNECTIONS, EXCHANGES

_NAMES = {CLIENT: "client", BROKER: "broker"}
_ACCEPTED = pa.array(sorted(ACCEPTED))


@dataclass
class _Side:
    """What went in one direction."""

    bytes: int = 0
    rejects: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    def row(self) -> dict[str, Any]:
        """Return the structure SIDE."""
        kinds = [(kind.upper(), count) for kind, count in sorted(self.kinds.items())]
        return {"packets": self.kinds.total(), "bytes": self.bytes, "rejects": self.rejects, "kinds": kinds}


class MqttConversation(Conversation):
    """Follow one connection of any level; it holds the requests that wait for an answer.

    Exchanges that are complete among the messages of one call are found by columns, all others packet by packet.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._sides = {CLIENT: _Side(), BROKER: _Side()}
        self._errors = OrderErrors()
        self._order = PacketOrder(self._errors)
        self._exchanges = Exchanges(connection.is_captured, self._errors)
        self._topics: dict[tuple[str, int], str] = {}
        self._connect: Packet | None = None
        self._connack: Packet | None = None
        self._disconnect: Packet | None = None
        self._times: list[int] = []

    def add(self, messages: pa.Table) -> dict[str, pa.Table]:
        """Take packets of both directions; return the exchanges that are finished."""
        self._count(messages)
        usable = self._usable(messages)
        alone = usable & np.array(pc.fill_null(_is_published_once(messages), False))
        used, pairs = alone, EXCHANGES.empty_table()
        if self._connection.is_captured:
            used, pairs = paired(messages, usable, self._exchanges.open_ids())
        for packet in packets_of(messages.filter(pa.array(~(alone | used)))):
            self._take(packet)
        found = [published(messages.filter(pa.array(alone))), pairs, exchange_rows(self._exchanges.take())]
        return {"exchanges": pa.concat_tables(found)}

    def close(self) -> dict[str, pa.Table]:
        """Return the exchanges that were not finished, and the row of the connection."""
        row = pa.Table.from_pylist([self._row()], schema=CONNECTIONS)
        return {"connections": row, "exchanges": exchange_rows(self._exchanges.close())}

    def _usable(self, messages: pa.Table) -> npt.NDArray[np.bool_]:
        """Say which packets are sound, and tell nothing about the order of others."""
        sound = pc.and_(messages.column("error").is_null(), messages.column("topic_alias").is_null())
        usable, rows = np.array(sound), np.arange(messages.num_rows)
        directions = np.array(messages.column("direction"))
        ends = np.array(_ends(messages))
        for side in (CLIENT, BROKER):
            of_side = directions == side
            last = rows[of_side & ends][:1] if side not in self._order.closed else rows[:1]
            usable &= ~(of_side & (rows >= (last[0] if len(last) else len(rows))))
            if side not in self._order.first:
                usable[rows[of_side][:1]] = False
        return usable

    def _take(self, packet: Packet) -> None:
        if packet.topic_alias is not None and packet.is_whole:
            packet = self._with_topic(packet)
        side = packet.direction
        self._order.check(packet, may_be_middle=side not in self._order.first and self._may_be_middle(side))
        if packet.kind == "connect" and packet.connect is not None and self._connect is None:
            self._connect, self._order.level = packet, packet.connect["level"]
        elif packet.kind == "connack" and self._connack is None:
            self._connack = packet
        elif packet.kind == "disconnect" and self._disconnect is None:
            self._disconnect = packet
        self._exchanges.add(packet)

    def _with_topic(self, packet: Packet) -> Packet:
        """Return a PUBLISH with the topic that its alias stands for, or keep what the alias stands for."""
        assert packet.topic_alias is not None
        key = (packet.direction, packet.topic_alias)
        if packet.topic:
            self._topics[key] = packet.topic
            return packet
        return packet._replace(topic=self._topics.get(key))

    def _may_be_middle(self, direction: str) -> bool:
        """Say whether the capture lacks the beginning of a direction."""
        return self._connection.is_captured and self._connection.event("SYN", direction) is None

    def _count(self, messages: pa.Table) -> None:
        kinds = messages.group_by(["direction", "kind"]).aggregate([("length", "sum"), ("index", "count")])
        for row in kinds.to_pylist():
            side = self._sides[row["direction"]]
            if row["kind"] is not None:
                side.kinds[row["kind"]] += row["index_count"]
            side.bytes += row["length_sum"] or 0
        bad = messages.filter(messages.column("error").is_valid()).column("direction")
        for direction in bad.to_pylist():
            self._sides[direction].rejects += 1
        times = pc.min_max(messages.column("time").cast(pa.int64())).as_py()
        self._times = [one for one in (*self._times, times["min"], times["max"]) if one is not None]
        self._times = [min(self._times), max(self._times)] if self._times else []

    def _row(self) -> dict[str, Any]:
        connect = dict((self._connect and self._connect.connect) or {})
        connack = self._connack
        if not connect.get("client_id") and connack is not None and connack.assigned_client_id is not None:
            connect["client_id"] = connack.assigned_client_id
        first, last = self._times or (None, None)
        closed_by, closed_with = self._closed()
        return {
            **connect,
            "connect_time": self._connect and self._connect.time,
            "connack_time": connack and connack.time,
            "return_code": connack and connack.reason,
            "session_present": connack and connack.session_present,
            "begins_in_the_middle": self._begins_in_the_middle(),
            "first_time": first,
            "last_time": last,
            "closed_by": closed_by,
            "closed_with": closed_with,
            "close_reason": self._disconnect and self._disconnect.reason,
            "c2s": self._sides[CLIENT].row(),
            "s2c": self._sides[BROKER].row(),
            "num_order_errors": self._errors.count,
            "order_errors": self._errors.described,
        }

    def _begins_in_the_middle(self) -> bool:
        was_opened = self._connection.event("SYN") is not None
        return not was_opened and self._order.first.get(CLIENT) != "connect"

    def _closed(self) -> tuple[str | None, str | None]:
        """Return which side closed the connection, and how."""
        if self._disconnect is not None:
            return _NAMES[self._disconnect.direction], "DISCONNECT"
        ends = [one for one in map(self._connection.event, ("FIN", "RST")) if one is not None]
        first = min(ends, key=lambda one: one.time.timestamp() if one.time else 0.0, default=None)
        return (None, None) if first is None else (_NAMES[first.direction], first.kind)


def _is_published_once(messages: pa.Table) -> pa.ChunkedArray:
    """Say which packets are PUBLISH with QoS 0."""
    return pc.and_(pc.equal(messages.column("kind"), "publish"), pc.equal(messages.column("qos"), 0))


def _ends(messages: pa.Table) -> pa.ChunkedArray:
    """Say which packets may be the last of their direction."""
    kinds = messages.column("kind")
    refuses = pc.and_(pc.equal(kinds, "connack"), pc.invert(pc.is_in(messages.column("reason"), _ACCEPTED)))
    return pc.fill_null(pc.or_(pc.equal(kinds, "disconnect"), refuses), False)
