"""The order of control packets on one MQTT connection, which no packet alone shows.

Source: MQTT 3.1.1, sections 3.1, 3.2, 3.8.4, 3.9.3 and 3.14, which MQTT 3.1 has alike; MQTT 5.0, 3.14 and 4.12.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.protocols.mqtt.packets import ACCEPTED, Packet

SENTENCES = {
    "FIRST_NOT_CONNECT": "a client begins with CONNECT",
    "FIRST_NOT_CONNACK": "a broker begins with CONNACK",
    "SECOND_CONNECT": "a client connects once",
    "SECOND_CONNACK": "a broker answers one CONNECT once",
    "WRONG_DIRECTION": "the packet never goes in this direction",
    "AFTER_DISCONNECT": "who sends DISCONNECT sends nothing behind it",
    "AFTER_REFUSAL": "a broker closes behind a CONNACK that refuses",
    "COUNT_MISMATCH": "an answer has a code for each topic filter",
}
ORDER_ERROR = pa.struct(
    [
        ("code", pa.string()),
        ("direction", pa.string()),
        ("number", pa.int64()),
        ("offset", pa.int64()),
        ("sentence", pa.string()),
    ]
)
MOST_ERRORS = 100
"""Errors of a connection that are described; all are counted."""

LEVEL_5 = 5
CLIENT, BROKER = "c2s", "s2c"
_SIDES = {CLIENT: "client", BROKER: "broker"}
_FIRST = {CLIENT: "connect", BROKER: "connack"}
_FORBIDDEN = {
    CLIENT: frozenset({"connack", "suback", "unsuback", "pingresp"}),
    BROKER: frozenset({"connect", "subscribe", "unsubscribe", "pingreq", "disconnect"}),
}


@dataclass(slots=True)
class OrderErrors:
    """The errors of one connection: all counted, the first MOST_ERRORS described."""

    count: int = 0
    described: list[dict[str, object]] = field(default_factory=list)

    def add(self, code: str, packet: Packet, *, expected: str | None = None, found: str = "") -> None:
        """Note that a packet is wrong; `found` is its kind unless given."""
        self.count += 1
        if len(self.described) == MOST_ERRORS:
            return
        wanted = f"expected {expected}, " if expected else ""
        where = f"{_SIDES[packet.direction]} packet {packet.number} at byte {packet.offset}"
        sentence = f"{where}: {SENTENCES[code]}: {wanted}found {found or (packet.kind or '').upper()}"
        place = {"direction": packet.direction, "number": packet.number, "offset": packet.offset}
        self.described.append({"code": code, **place, "sentence": sentence})


@dataclass(slots=True)
class PacketOrder:
    """What was seen of the order of packets in both directions.

    `first` is the kind of a direction's first packet ("" where it could not be read), `closed` the error of packets
    behind the last one that a direction may have.
    """

    errors: OrderErrors
    level: int | None = None
    first: dict[str, str] = field(default_factory=dict)
    closed: dict[str, str] = field(default_factory=dict)
    _begun: set[str] = field(default_factory=set)

    def check(self, packet: Packet, *, may_be_middle: bool) -> None:
        """Take the next packet; with `may_be_middle` the beginning of the connection may be missing."""
        side, kind = packet.direction, packet.kind
        if self.closed and side in self.closed:
            self.errors.add(self.closed[side], packet)
        for code, expected in self._mistakes(packet, may_be_middle=may_be_middle):
            self.errors.add(code, packet, expected=expected)
        if not (side == BROKER and kind == "auth"):
            # A broker of level 5 may ask for authentication before its CONNACK.
            self.first.setdefault(side, kind or "")
        if kind == _FIRST[side]:
            self._begun.add(side)
        if kind == "disconnect" and (side == CLIENT or self.level == LEVEL_5):
            self.closed.setdefault(side, "AFTER_DISCONNECT")
        elif kind == "connack" and packet.reason is not None and packet.reason not in ACCEPTED:
            self.closed.setdefault(side, "AFTER_REFUSAL")

    def _mistakes(self, packet: Packet, *, may_be_middle: bool) -> Iterator[tuple[str, str | None]]:
        side, kind = packet.direction, packet.kind
        first = _FIRST[side]
        if kind is None:
            return
        is_auth = kind == "auth" and side == BROKER and self.level in (LEVEL_5, None)
        if side not in self.first and kind != first and not may_be_middle and not is_auth:
            yield f"FIRST_NOT_{first.upper()}", first.upper()
        if side in self._begun and kind == first:
            yield f"SECOND_{first.upper()}", None
        may_go_both_ways = kind == "disconnect" and self.level == LEVEL_5
        if kind in _FORBIDDEN[side] and not may_go_both_ways:
            yield "WRONG_DIRECTION", None
