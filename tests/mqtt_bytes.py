"""Make MQTT packets for tests, and captures of the conversations that they are part of."""

from __future__ import annotations

import struct
from collections.abc import Iterable

from capture_bytes import ACK, CLIENT, FIN, SERVER, SYN, Side, frame, pcap

CONNACK = bytes.fromhex("20020000")
CONNACK_5 = bytes.fromhex("2003000000")
PINGREQ, PINGRESP, DISCONNECT = bytes.fromhex("c000"), bytes.fromhex("d000"), bytes.fromhex("e000")
C2S, S2C = "c2s", "s2c"

Step = tuple[str, bytes]
"""A direction and the bytes that go in it."""


def packet(first: int, body: bytes) -> bytes:
    """Return a control packet by its first byte."""
    length, digits = len(body), []
    while length > 127:
        digits.append(length % 128 | 128)
        length //= 128
    return bytes([first, *digits, length]) + body


def text(value: str) -> bytes:
    """Return a string behind its length."""
    return struct.pack(">H", len(value.encode())) + value.encode()


def publish(
    topic: str, payload: bytes, qos: int = 0, number: int = 0, dup: bool = False, retain: bool = False,
    properties: bytes | None = None,
) -> bytes:  # fmt: skip
    """Return a PUBLISH; with `properties` one of level 5."""
    own = b"" if properties is None else bytes([len(properties)]) + properties
    identifier = struct.pack(">H", number) if qos else b""
    return packet(0x30 | dup << 3 | qos << 1 | retain, text(topic) + identifier + own + payload)


def answer(kind: str, number: int, reason: int | None = None) -> bytes:
    """Return a PUBACK, PUBREC, PUBREL, PUBCOMP or UNSUBACK; with `reason` one of level 5."""
    first = {"puback": 0x40, "pubrec": 0x50, "pubrel": 0x62, "pubcomp": 0x70, "unsuback": 0xB0}[kind]
    return packet(first, struct.pack(">H", number) + (b"" if reason is None else bytes([reason])))


def subscribe(number: int, *filters: tuple[str, int], level: int = 4) -> bytes:
    """Return a SUBSCRIBE."""
    pairs = b"".join(text(topic) + bytes([qos]) for topic, qos in filters)
    return packet(0x82, struct.pack(">H", number) + (b"\0" if level == 5 else b"") + pairs)


def suback(number: int, *codes: int, level: int = 4) -> bytes:
    """Return a SUBACK."""
    return packet(0x90, struct.pack(">H", number) + (b"\0" if level == 5 else b"") + bytes(codes))


def unsubscribe(number: int, *filters: str, level: int = 4) -> bytes:
    """Return an UNSUBSCRIBE."""
    topics = b"".join(map(text, filters))
    return packet(0xA2, struct.pack(">H", number) + (b"\0" if level == 5 else b"") + topics)


def dialogue(
    steps: Iterable[Step], port: int = 40_000, *, opened: bool = True, closed: str | None = C2S, first: int = 1_000
) -> list[bytes]:
    """Return the frames of a connection in which each step is a segment of its own.

    Without `opened` there is no SYN; `closed` is the side that sends FIN first, None for a connection without end.
    `first` is the client's first sequence number.
    """
    sides = {C2S: Side((CLIENT, port, SERVER, 1883), first), S2C: Side((SERVER, 1883, CLIENT, port), first + 8_000)}
    packets = [sides[C2S].segment(flags=SYN), sides[S2C].segment(flags=SYN | ACK)] if opened else []
    packets += [sides[direction].segment(data) for direction, data in steps]
    if closed is not None:
        other = S2C if closed == C2S else C2S
        packets += [sides[closed].segment(flags=FIN | ACK), sides[other].segment(flags=FIN | ACK)]
    return [frame(one) for one in packets]


def capture(steps: Iterable[Step], **how: object) -> bytes:
    """Return a capture of one connection."""
    return pcap(dialogue(steps, **how))  # type: ignore[arg-type]
