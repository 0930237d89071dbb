"""What the order of packets asks of one MQTT packet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal

Side = Literal["client", "broker"]


class Kind(IntEnum):
    """Types of packets: MQTT 3.1.1, 2.2.1; AUTH is MQTT 5."""

    RESERVED = 0
    CONNECT = 1
    CONNACK = 2
    PUBLISH = 3
    PUBACK = 4
    PUBREC = 5
    PUBREL = 6
    PUBCOMP = 7
    SUBSCRIBE = 8
    SUBACK = 9
    UNSUBSCRIBE = 10
    UNSUBACK = 11
    PINGREQ = 12
    PINGRESP = 13
    DISCONNECT = 14
    AUTH = 15


@dataclass(frozen=True, slots=True)
class Packet:
    """A packet of one direction: its number there from 0, its offset in bytes, its type.

    `message_id` and `items` (topic filters, or return codes) are those of a SUBSCRIBE or SUBACK, `level` that of a
    CONNECT, `return_code` that of a CONNACK; None where the packet cannot be read so far.
    """

    number: int
    offset: int
    kind: Kind
    message_id: int | None = None
    items: int | None = None
    level: int | None = None
    return_code: int | None = None
