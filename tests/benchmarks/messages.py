"""Messages to measure with: made, of one kind each, in the number asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SAMPLES = Path(__file__).resolve().parents[1] / "samples"


@dataclass(frozen=True)
class Kind:
    """A kind of message of a format; `one` makes the message of a number."""

    name: str
    format: str
    one: Callable[[int], bytes]


def _publish(number: int) -> bytes:
    """A PUBLISH with QoS 1 of 126 bytes, as in the design's measurements."""
    topic, payload = f"sensors/{number % 1000:04}/temp".encode(), f"{number:>100}".encode()
    body = len(topic).to_bytes(2) + topic + (1 + number % 65535).to_bytes(2) + payload
    return bytes([0x32, len(body)]) + body


def _mqmde(number: int) -> bytes:
    """An MQMDE in either byte order and character set, with 28 bytes behind it: 100 bytes."""
    names = ("example_a.bin", "example_b.bin", "example_c.bin")
    return (SAMPLES / "mqmde" / names[number % 3]).read_bytes() + b"x" * 28


def _sample(path: str) -> Callable[[int], bytes]:
    """Return the maker of a message that is always the same sample."""
    return lambda _number: (SAMPLES / path).read_bytes()


def _maxdb(number: int) -> bytes:
    """A packet of the order interface's document: requests and replies in turn, 120 to 160 bytes."""
    names = ("1_request", "1_reply", "2_1_request", "2_1_reply", "2_2_request", "2_2_reply")
    return (SAMPLES / "maxdb_packet" / f"example_{names[number % 6]}.bin").read_bytes()


KINDS = (
    Kind("MQTT PUBLISH", "mqtt_v3", _publish),
    Kind("MQMDE", "mqmde", _mqmde),
    Kind("Rendezvous, nested", "tibrv_msg", _sample("tibrv_msg/envelope.bin")),
    Kind("SAS observations", "sas_tibrv", _sample("sas_tibrv/observations_1.bin")),
    Kind("MaxDB packet", "maxdb_packet", _maxdb),
)


def messages(kind: Kind, count: int) -> list[bytes]:
    """Return so many messages; a thousand different ones, again and again."""
    different = [kind.one(number) for number in range(min(count, 1000))]
    return (different * (count // len(different) + 1))[:count]
