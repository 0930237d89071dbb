"""Captures with holes: conversations of MQTT whose packets are known, and what damages a capture."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from capture_bytes import ACK, CLIENT, FIN, PSH, SERVER, SYN, Side, connect, frame, pcap
from mqtt_bytes import CONNACK, CONNACK_5, DISCONNECT, PINGREQ, PINGRESP, Step, answer, publish, suback, subscribe

PORT, SEGMENT = 1883, 1400
_HEADERS = 14 + 20 + 20

Packet = tuple[int, str, int, int]
"""The client's port, the direction, the first byte, and the remaining length."""


@dataclass(frozen=True)
class Segment:
    """One frame of a capture: of which connection, from which side, with which bytes of its stream."""

    data: bytes
    port: int
    direction: str
    start: int
    length: int
    is_syn: bool = False


@dataclass(frozen=True)
class Conversations:
    """Frames in the order of a capture, and the packets of each stream: where they begin and end, and what they are."""

    frames: list[Segment]
    packets: dict[tuple[int, str], list[tuple[int, int, Packet]]]

    def intact(self, frames: list[Segment]) -> Counter[Packet]:
        """Return the packets of which some frames have all bytes."""
        there: dict[tuple[int, str], set[int]] = {}
        for one in frames:
            kept = len(one.data) - _HEADERS
            there.setdefault((one.port, one.direction), set()).update(range(one.start, one.start + kept))
        return Counter(
            kind
            for key, packets in self.packets.items()
            for start, end, kind in packets
            if all(at in there.get(key, ()) for at in range(start, end))
        )

    def of_rows(self, rows: Iterable[dict[str, Any]]) -> Counter[Packet]:
        """Return the packets that rows of the format `mqtt` or `mqtt_v3` with codes are; rejects are left out."""
        return Counter(_packet(row) for row in rows if row["_error"] is None)

    @property
    def all_packets(self) -> Counter[Packet]:
        return Counter(kind for packets in self.packets.values() for _, _, kind in packets)


def conversations(connections: int = 12, seed: int = 1) -> Conversations:
    """Return conversations: readings in JSON, texts of 66 KB, pictures of random bytes; of levels 4 and 5."""
    chance = random.Random(seed)
    frames: list[Iterator[Segment]] = []
    packets: dict[tuple[int, str], list[tuple[int, int, Packet]]] = {}
    for number in range(connections):
        port = 40_000 + number
        frames.append(_frames(port, list(_steps(number, chance)), packets, chance.randrange(1 << 32)))
    shuffled: list[Segment] = []
    while frames:
        one = chance.choice(frames)
        taken = next(one, None)
        if taken is None:
            frames.remove(one)
        else:
            shuffled.append(taken)
    return Conversations(shuffled, packets)


def _steps(number: int, chance: random.Random) -> Iterator[Step]:
    level = 5 if number % 4 == 3 else 4
    yield "c2s", connect(level, b"client%d" % number)
    yield "s2c", CONNACK_5 if level == 5 else CONNACK
    yield "c2s", subscribe(1, ("rooms/#", 1), level=level)
    yield "s2c", suback(1, 1, level=level)
    for count in range(40):
        reading = b'{"t":%d,"v":%.1f,"unit":"C"},' % (17_000 + count, chance.random() * 30)
        payloads = (reading, reading * 5, reading * 2_000, chance.randbytes(20_000))
        payload, qos = chance.choices(payloads, (60, 20, 3, 6))[0], chance.choice((0, 0, 1))
        properties = b"" if level == 5 else None
        yield "c2s", publish(f"rooms/{number}/temperature", payload, qos, count + 2, properties=properties)
        if qos:
            yield "s2c", answer("puback", count + 2)
        if count % 10 == 9:
            yield "c2s", PINGREQ
            yield "s2c", PINGRESP
    yield "c2s", DISCONNECT


def _frames(
    port: int,
    steps: list[Step],
    packets: dict[tuple[int, str], list[tuple[int, int, Packet]]],
    first: int,
) -> Iterator[Segment]:
    sides = {"c2s": Side((CLIENT, port, SERVER, PORT), first), "s2c": Side((SERVER, PORT, CLIENT, port), first // 2)}
    yield Segment(frame(sides["c2s"].segment(flags=SYN)), port, "c2s", 0, 0, is_syn=True)
    yield Segment(frame(sides["s2c"].segment(flags=SYN | ACK, acknowledged=first)), port, "s2c", 0, 0, is_syn=True)
    for direction, data in steps:
        side = sides[direction]
        other = sides["s2c" if direction == "c2s" else "c2s"]
        head = next(at for at in range(1, 5) if data[at] < 128) + 1
        where = (side.sent, side.sent + len(data), (port, direction, data[0], len(data) - head))
        packets.setdefault((port, direction), []).append(where)
        for at in range(0, len(data), SEGMENT):
            start, piece = side.sent, data[at : at + SEGMENT]
            sent = side.segment(piece, PSH | ACK, acknowledged=other.first + other.sent)
            yield Segment(frame(sent), port, direction, start, len(piece))
    for direction, side in sides.items():
        yield Segment(frame(side.segment(flags=FIN | ACK)), port, direction, side.sent, 0)


def lossy(frames: list[Segment], percent: int) -> list[Segment]:
    """Leave out some of the frames."""
    chance = random.Random(percent)
    return [one for one in frames if chance.random() * 100 >= percent]


def late(frames: list[Segment], percent: int) -> list[Segment]:
    """Leave out the first frames."""
    return frames[len(frames) * percent // 100 :]


def snapped(frames: list[Segment], kept: int) -> list[Segment]:
    """Keep the first bytes of each frame."""
    return [Segment(one.data[:kept], one.port, one.direction, one.start, one.length, one.is_syn) for one in frames]


def _packet(row: dict[str, Any]) -> Packet:
    source = row["_source"]
    fields = next(member for member in row["packet"].values() if member) if "packet" in row else row
    first = fields["message_type"] << 4 | fields["dup"] << 3 | fields["qos"] << 1 | fields["retain"]
    port = source["source_port"] if source["direction"] == "c2s" else source["destination_port"]
    return port, source["direction"], first, fields["remaining_length"]["value"]


Damage = Callable[[list[Segment]], list[Segment]]

DAMAGES: dict[str, Damage] = {
    "sound": lambda frames: frames,
    "loss 1 %": lambda frames: lossy(frames, 1),
    "loss 3 %": lambda frames: lossy(frames, 3),
    "loss 10 %": lambda frames: lossy(frames, 10),
    "late 10 %": lambda frames: late(frames, 10),
    "late 30 %": lambda frames: late(frames, 30),
    "late 60 %": lambda frames: late(frames, 60),
    "no SYN": lambda frames: [one for one in frames if not one.is_syn],
    "client only": lambda frames: [one for one in frames if one.direction == "c2s"],
    "server only": lambda frames: [one for one in frames if one.direction == "s2c"],
    "snaplen 96": lambda frames: snapped(frames, 96),
}


def capture_of(frames: list[Segment]) -> bytes:
    """Return a capture file; of frames that were cut it tells the length that they had."""
    whole = bytearray(pcap([one.data for one in frames]))
    at = 24
    for one in frames:
        whole[at + 12 : at + 16] = (_HEADERS + one.length).to_bytes(4, "little")
        at += 16 + len(one.data)
    return bytes(whole)
