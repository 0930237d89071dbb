"""The order of packets: MQTT 3.1.1, 3.1, 3.2, 3.8.4, 3.9.3 and 3.14; the same in MQTT 3.1."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator

from ksyspark.protocols.mqtt.order_error import OrderError
from ksyspark.protocols.mqtt.packet import Packet, Side

_FIRST = {"client": "connect", "broker": "connack"}
_BROKER_ONLY = frozenset({"connack", "suback", "unsuback", "pingresp"})
_CLIENT_ONLY = frozenset({"connect", "subscribe", "unsubscribe", "pingreq", "disconnect"})
_LEVEL_5 = 5


def check_order(client: Iterable[Packet], broker: Iterable[Packet]) -> Iterator[OrderError]:
    """Yield what is wrong with the packets of a connection: the client's direction first, each in its order.

    Both directions begin with the connection. An identifier may be used again once it was answered: answers go to the
    oldest SUBSCRIBE of their identifier. A SUBACK whose SUBSCRIBE is not there is not judged. At level 5, as
    the CONNECT tells it, a broker may send DISCONNECT, and AUTH in front of its CONNACK.
    """
    asked: defaultdict[int, deque[int | None]] = defaultdict(deque)
    level = None
    for packet, errors in _judged("client", client, None):
        level = packet.level or level
        yield from errors
        if packet.kind == "subscribe" and packet.message_id is not None:
            asked[packet.message_id].append(packet.items)
    for packet, errors in _judged("broker", broker, level):
        yield from errors
        if packet.kind == "suback":
            yield from _counted(packet, asked.get(packet.message_id or 0))


def _judged(side: Side, packets: Iterable[Packet], level: int | None) -> Iterator[tuple[Packet, list[OrderError]]]:
    closed, greeted = "", False
    for place, packet in enumerate(_without_challenges(packets, side, level)):
        errors = [OrderError.of(closed, side, packet)] if closed else []
        yield packet, errors + list(_one(side, packet, level, is_first=place == 0, is_greeted=greeted))
        greeted |= packet.kind == _FIRST[side]
        closed = closed or _closing(side, packet)


def _one(side: Side, packet: Packet, level: int | None, *, is_first: bool, is_greeted: bool) -> Iterator[OrderError]:
    greeting = _FIRST[side]
    if is_first and packet.kind != greeting:
        yield OrderError.of(f"FIRST_NOT_{greeting.upper()}", side, packet, expected=greeting.upper())
    if is_greeted and packet.kind == greeting:
        yield OrderError.of(f"SECOND_{greeting.upper()}", side, packet)
    if packet.kind in (_BROKER_ONLY if side == "client" else _CLIENT_ONLY) and not _both_ways(packet, level):
        yield OrderError.of("WRONG_DIRECTION", side, packet)


def _both_ways(packet: Packet, level: int | None) -> bool:
    return level == _LEVEL_5 and packet.kind == "disconnect"


def _without_challenges(packets: Iterable[Packet], side: Side, level: int | None) -> Iterator[Packet]:
    """Leave out what a broker of level 5 may say at any time."""
    return (one for one in packets if not (side == "broker" and level == _LEVEL_5 and one.kind == "auth"))


def _closing(side: Side, packet: Packet) -> str:
    """Return the code for packets behind this one, if it is the last of its direction."""
    if side == "client":
        return "AFTER_DISCONNECT" if packet.kind == "disconnect" else ""
    return "AFTER_REFUSAL" if packet.kind == "connack" and packet.return_code else ""


def _counted(packet: Packet, waiting: deque[int | None] | None) -> Iterator[OrderError]:
    filters = waiting.popleft() if waiting else None
    if None not in (filters, packet.items) and filters != packet.items:
        expected, found = f"{filters} for identifier {packet.message_id}", str(packet.items)
        yield OrderError.of("SUBACK_COUNT_MISMATCH", "broker", packet, expected=expected, found=found)
