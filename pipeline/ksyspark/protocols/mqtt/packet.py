"""What the order of packets asks of one MQTT packet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Side = Literal["client", "broker"]


@dataclass(frozen=True, slots=True)
class Packet:
    """A packet of one direction: its number there from 0, its offset in bytes, its type as the specification has it.

    `message_id` and `items` (topic filters, or return codes) are those of a SUBSCRIBE or SUBACK, `level` that of a
    CONNECT, `return_code` that of a CONNACK; None where the packet cannot be read so far.
    """

    number: int
    offset: int
    kind: str
    message_id: int | None = None
    items: int | None = None
    level: int | None = None
    return_code: int | None = None
