"""What is said of the order of packets: a code, where, and a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.protocols.mqtt.packet import Packet, Side

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


@dataclass(frozen=True, slots=True)
class OrderError:
    """Say one thing of a packet: who sent it, its number in that direction from 0, its offset there in bytes."""

    code: str
    side: Side
    number: int
    offset: int
    expected: str | None
    found: str

    @classmethod
    def of(cls, code: str, side: Side, packet: Packet, *, expected: str | None = None, found: str = "") -> OrderError:
        """Make one of a packet; without `found` its type is what was found."""
        return cls(code, side, packet.number, packet.offset, expected, found or packet.kind.upper())

    def __str__(self) -> str:
        wanted = f"expected {self.expected}, " if self.expected else ""
        where = f"{self.side} packet {self.number} at byte {self.offset}"
        return f"{where}: {self.code}: {SENTENCES[self.code]}: {wanted}found {self.found}"
