"""The order of control packets on one MQTT connection, which no packet alone shows.

Source: MQTT 3.1.1, sections 3.1, 3.2, 3.8.4, 3.9.3 and 3.14; MQTT 3.1 has the same rules.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

Side = Literal["client", "broker"]

SENTENCES = {
    "FIRST_NOT_CONNECT": "a client begins with CONNECT",
    "FIRST_NOT_CONNACK": "a broker begins with CONNACK",
    "SECOND_CONNECT": "a client connects once",
    "SECOND_CONNACK": "a broker answers one CONNECT once",
    "WRONG_DIRECTION": "the packet never goes in this direction",
    "AFTER_DISCONNECT": "a client closes behind its DISCONNECT",
    "AFTER_REFUSAL": "a broker closes behind a CONNACK that refuses",
    "SUBACK_COUNT_MISMATCH": "a SUBACK has a return code for each topic filter",
}
_FIRST = {"client": "connect", "broker": "connack"}
_BROKER_ONLY = frozenset({"connack", "suback", "unsuback", "pingresp"})
_CLIENT_ONLY = frozenset({"connect", "subscribe", "unsubscribe", "pingreq", "disconnect"})
_LEVEL_5 = 5


@dataclass(frozen=True, slots=True)
class Packet:
    """A control packet: its number in its direction from 0, its offset there in bytes, the label of its type.

    `message_id` and `num_items` (topic filters or return codes) belong to SUBSCRIBE and SUBACK, `level` to CONNECT,
    `return_code` to CONNACK. Fields that the packet has not, or that cannot be read, are None.
    """

    number: int
    offset: int
    kind: str
    message_id: int | None = None
    num_items: int | None = None
    level: int | None = None
    return_code: int | None = None


@dataclass(frozen=True, slots=True)
class OrderError:
    """A packet out of order: which side sent it, its number in that direction from 0, its offset there in bytes."""

    code: str
    side: Side
    number: int
    offset: int
    expected: str | None
    found: str

    @classmethod
    def of(cls, code: str, side: Side, packet: Packet, *, expected: str | None = None, found: str = "") -> OrderError:
        """Return the error of a packet; `found` is its type unless given."""
        return cls(code, side, packet.number, packet.offset, expected, found or packet.kind.upper())

    def __str__(self) -> str:
        expected = f"expected {self.expected}, " if self.expected else ""
        where = f"{self.side} packet {self.number} at byte {self.offset}"
        return f"{where}: {self.code}: {SENTENCES[self.code]}: {expected}found {self.found}"


def check_order(client: Iterable[Packet], broker: Iterable[Packet]) -> Iterator[OrderError]:
    """Yield the errors in both directions of a connection: those of the client first, each direction in its order.

    Both directions begin with the connection. A message id may be used again once it was answered: a SUBACK answers the
    oldest open SUBSCRIBE of its id, and is not checked where there is none. If the CONNECT has level 5, a broker may
    send DISCONNECT, and AUTH at any time.
    """
    open_subscribes: defaultdict[int, deque[int | None]] = defaultdict(deque)
    level = None
    for packet, errors in _check_side("client", client, None):
        level = packet.level or level
        yield from errors
        if packet.kind == "subscribe" and packet.message_id is not None:
            open_subscribes[packet.message_id].append(packet.num_items)
    for packet, errors in _check_side("broker", broker, level):
        yield from errors
        if packet.kind == "suback":
            yield from _check_suback(packet, open_subscribes.get(packet.message_id or 0))


def _check_side(side: Side, packets: Iterable[Packet], level: int | None) -> Iterator[tuple[Packet, list[OrderError]]]:
    closing_code, is_connected = "", False
    for position, packet in enumerate(_without_auth(packets, side, level)):
        errors = [OrderError.of(closing_code, side, packet)] if closing_code else []
        errors += _check_packet(side, packet, level, is_first=position == 0, is_connected=is_connected)
        yield packet, errors
        is_connected |= packet.kind == _FIRST[side]
        closing_code = closing_code or _closing_code(side, packet)


def _check_packet(
    side: Side, packet: Packet, level: int | None, *, is_first: bool, is_connected: bool
) -> Iterator[OrderError]:
    first = _FIRST[side]
    if is_first and packet.kind != first:
        yield OrderError.of(f"FIRST_NOT_{first.upper()}", side, packet, expected=first.upper())
    if is_connected and packet.kind == first:
        yield OrderError.of(f"SECOND_{first.upper()}", side, packet)
    may_go_both_ways = level == _LEVEL_5 and packet.kind == "disconnect"
    if packet.kind in (_BROKER_ONLY if side == "client" else _CLIENT_ONLY) and not may_go_both_ways:
        yield OrderError.of("WRONG_DIRECTION", side, packet)


def _without_auth(packets: Iterable[Packet], side: Side, level: int | None) -> Iterator[Packet]:
    """Leave out AUTH, which a broker of level 5 may send even before its CONNACK."""
    return (one for one in packets if not (side == "broker" and level == _LEVEL_5 and one.kind == "auth"))


def _closing_code(side: Side, packet: Packet) -> str:
    """Return the code for packets behind this one, if it is the last of its direction."""
    if side == "client":
        return "AFTER_DISCONNECT" if packet.kind == "disconnect" else ""
    return "AFTER_REFUSAL" if packet.kind == "connack" and packet.return_code else ""


def _check_suback(packet: Packet, open_subscribes: deque[int | None] | None) -> Iterator[OrderError]:
    """Compare the return codes with the topic filters of the SUBSCRIBE, if both counts are known."""
    num_filters = open_subscribes.popleft() if open_subscribes else None
    if None not in (num_filters, packet.num_items) and num_filters != packet.num_items:
        expected, found = f"{num_filters} for identifier {packet.message_id}", str(packet.num_items)
        yield OrderError.of("SUBACK_COUNT_MISMATCH", "broker", packet, expected=expected, found=found)
