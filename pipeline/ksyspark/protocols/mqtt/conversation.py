"""MQTT connections: who spoke, how they began and ended, and what was exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import CLIENT, DIRECTIONS, SERVER, WHICH, Connections, Conversations, Flags, Tables
from ksyspark.protocols.mqtt.exchanges import Exchange, Exchanges, exchange_rows
from ksyspark.protocols.mqtt.order import OrderErrors, PacketOrder
from ksyspark.protocols.mqtt.packets import Packet, PacketColumns, packets_of
from ksyspark.protocols.mqtt.pairing import paired, published
from ksyspark.protocols.mqtt.summaries import Summaries, first_rows

_ALIASES = 1 << 16
_TIMES = ("time", "answer_time", "pubrel_time", "pubcomp_time")


@dataclass(slots=True)
class _Dialogue:
    """What one connection is held by that is followed packet by packet."""

    order: PacketOrder
    exchanges: Exchanges
    is_noted: bool = False

    @classmethod
    def begin(cls, *, in_time: bool) -> _Dialogue:
        errors = OrderErrors()
        return cls(PacketOrder(errors), Exchanges(in_time, errors))

    def take(self, packet: Packet, *, may_be_middle: bool) -> None:
        side = packet.direction
        self.order.check(packet, may_be_middle=side not in self.order.first and may_be_middle)
        if packet.kind == "connect" and packet.connect is not None and not self.is_noted:
            self.order.level, self.is_noted = packet.connect["level"], True
        self.exchanges.add(packet)


class MqttConversations(Conversations):
    """Follow connections of any level; it holds the requests that wait for an answer.

    Exchanges that are complete among the messages of one call are found by columns, all others packet by packet. A
    whole connection of which nothing is left then but its beginning and its end is not followed at all.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._summaries = Summaries(connections)
        self._dialogues: dict[int, _Dialogue] = {}
        self._topics: dict[int, str] = {}

    def add(self, messages: pa.Table, which: Positions, *, is_whole: bool = False) -> Tables:
        """Take packets of both directions; return the exchanges that are finished."""
        packets = PacketColumns.of(messages, which)
        messages = self._with_topics(messages, packets)
        usable = self._usable(packets)
        alone = usable & packets.are("publish") & (packets.qos == 0)
        is_in_time = self._connections.is_captured[which]
        open_keys = [key for at, one in self._dialogues.items() for key in one.exchanges.open_keys(at)]
        used, tables = paired(messages, packets, usable & is_in_time, open_keys)
        left = ~(alone | used)
        if is_whole:
            left &= ~self._quiet(packets, left)[which]
        self._summaries.add(messages, packets)
        rows = np.flatnonzero(left)
        self._follow(messages.take(pa.array(rows)), which[rows])
        rows = np.flatnonzero(alone)
        tables += [published(messages, rows, which[rows]), exchange_rows(self._finished())]
        return {"exchanges": _in_order(pa.concat_tables(tables))}

    def close(self) -> Tables:
        """Return the exchanges that were not finished, and the rows of the connections."""
        left = exchange_rows((at, one) for at, held in self._dialogues.items() for one in held.exchanges.close())
        errors = {at: one.order.errors for at, one in self._dialogues.items()}
        return {"connections": self._summaries.table(errors), "exchanges": left}

    def _usable(self, packets: PacketColumns) -> Flags:
        """Say which packets are sound, and tell nothing about the order of others."""
        count, rows = 2 * len(self._connections), np.arange(len(packets))
        firsts = first_rows(packets.streams, count)
        firsts[self._summaries.begun] = -1
        ends = np.flatnonzero(packets.are("disconnect") | packets.refuses)
        lasts = first_rows(packets.streams[ends], count)
        stops = np.where(lasts < 0, len(rows), np.append(ends, 0)[lasts])
        for at, one in self._dialogues.items():
            for side in one.order.closed:
                stops[at * 2 + DIRECTIONS.index(side)] = 0
        return np.asarray(
            packets.is_sound & (rows < stops[packets.streams]) & (rows != firsts[packets.streams]), np.bool_
        )

    def _quiet(self, packets: PacketColumns, left: Flags) -> Flags:
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
        """Take packets one by one."""
        # A direction whose beginning the capture lacks.
        middle = self._connections.is_captured[:, None] & ~self._connections.was_seen("SYN")
        in_time = self._connections.is_captured
        for at, packet in zip(which.tolist(), packets_of(messages), strict=True):
            dialogue = self._dialogues.get(at)
            if dialogue is None:
                dialogue = self._dialogues[at] = _Dialogue.begin(in_time=bool(in_time[at]))
            side = CLIENT if packet.direction == DIRECTIONS[CLIENT] else SERVER
            dialogue.take(packet, may_be_middle=bool(middle[at, side]))

    def _finished(self) -> Iterator[tuple[int, Exchange]]:
        for at, dialogue in self._dialogues.items():
            for exchange in dialogue.exchanges.take():
                yield at, exchange

    def _with_topics(self, messages: pa.Table, packets: PacketColumns) -> pa.Table:
        """Return messages with the topics that topic aliases stand for, and keep what these stand for."""
        aliases = messages.column("topic_alias")
        rows = np.flatnonzero(np.array(aliases.is_valid()) & packets.is_sound)
        if not len(rows):
            return messages
        topics = messages.column("topic")
        keys = packets.streams[rows] * _ALIASES + np.array(aliases.take(pa.array(rows)))
        order = np.argsort(keys, kind="stable")
        rows, keys = rows[order], keys[order]
        states = np.array(pc.fill_null(pc.not_equal(topics.take(pa.array(rows)), ""), False))
        numbers = np.arange(len(rows))
        stated = np.maximum.accumulate(np.where(states, numbers, -1))
        is_known = stated >= np.searchsorted(keys, keys)
        earlier = sorted(set(keys[~is_known].tolist()) & self._topics.keys())
        at = np.arange(len(packets))
        at[rows] = np.where(is_known, rows[stated], -1)
        if earlier:
            there = np.searchsorted(earlier, keys[~is_known])
            found = np.isin(keys[~is_known], earlier)
            at[rows[~is_known]] = np.where(found, len(packets) + there, -1)
        lasts = np.flatnonzero(np.append(keys[1:] != keys[:-1], True) & is_known)
        names = topics.take(pa.array(rows[stated[lasts]])).to_pylist()
        known = pa.array([self._topics[key] for key in earlier], pa.string())
        self._topics |= dict(zip(keys[lasts].tolist(), names, strict=True))
        whole = pa.chunked_array([*topics.chunks, known], pa.string())
        place = messages.schema.get_field_index("topic")
        return messages.set_column(place, messages.schema.field(place), whole.take(pa.array(at, mask=at < 0)))


def _in_order(exchanges: pa.Table) -> pa.Table:
    """Return exchanges connection by connection, in the order of their first packets where these have times."""
    times = pc.coalesce(*(exchanges.column(name).cast(pa.int64()) for name in _TIMES))
    order = np.lexsort((np.array(pc.fill_null(times, 0)), np.array(exchanges.column(WHICH))))
    return exchanges.take(pa.array(order))
