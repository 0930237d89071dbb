"""Make captures for tests: frames, packets and files as bytes."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from ipaddress import ip_address
from itertools import pairwise

CLIENT, SERVER = "192.0.2.1", "192.0.2.7"
FIN, SYN, RST, PSH, ACK = 1, 2, 4, 8, 16
ETHERNET, LINUX_COOKED, LINUX_COOKED_2, NULL, RAW = 1, 113, 276, 0, 101
_BEGIN = 1_700_000_000


def tcp(source: int, destination: int, sequence: int, flags: int, payload: bytes = b"", acknowledged: int = 0) -> bytes:
    """Return a TCP segment without options."""
    numbers = (source, destination, sequence % 2**32, acknowledged % 2**32, 5 << 4, flags, 512, 0, 0)
    return struct.pack(">HHIIBBHHH", *numbers) + payload


def udp(source: int, destination: int, payload: bytes) -> bytes:
    """Return a UDP datagram."""
    return struct.pack(">HHHH", source, destination, 8 + len(payload), 0) + payload


def ip(source: str, destination: str, payload: bytes, protocol: int = 6, fragment: int = 0) -> bytes:
    """Return an IP packet of the version of its addresses; `fragment` are flags and offset of IPv4."""
    ends = ip_address(source).packed + ip_address(destination).packed
    if len(ends) == 8:
        head = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(payload), 7, fragment, 64, protocol, 0)
    else:
        head = struct.pack(">IHBB", 6 << 28, len(payload), protocol, 64)
    return head + ends + payload


def frame(packet: bytes, link: int = ETHERNET, tags: Iterable[int] = ()) -> bytes:
    """Return an IP packet with the header of a link; `tags` are numbers of VLANs."""
    version = packet[0] >> 4
    ether_type = struct.pack(">H", 0x0800 if version == 4 else 0x86DD)
    match link:
        case 1:
            vlans = b"".join(b"\x81\x00" + struct.pack(">H", tag) for tag in tags)
            return bytes(12) + vlans + ether_type + packet
        case 113:
            return struct.pack(">HHH8s", 4, 1, 6, b"") + ether_type + packet
        case 276:
            return ether_type + struct.pack(">HIHBB8s", 0, 2, 1, 4, 6, b"") + packet
        case 0:
            return struct.pack("<I", 2 if version == 4 else 30) + packet
    return packet


def pcap(frames: Iterable[bytes], link: int = ETHERNET, order: str = "<", nanoseconds: bool = False) -> bytes:
    """Return a pcap file; packets are a millisecond apart."""
    magic, unit = (0xA1B23C4D, 1_000_000) if nanoseconds else (0xA1B2C3D4, 1_000)
    out = [struct.pack(f"{order}IHHIIII", magic, 2, 4, 0, 0, 262144, link)]
    for number, data in enumerate(frames):
        seconds, milliseconds = divmod(number, 1_000)
        out += struct.pack(f"{order}IIII", _BEGIN + seconds, milliseconds * unit, len(data), len(data)), data
    return b"".join(out)


def block(kind: int, body: bytes, order: str = "<") -> bytes:
    """Return a block of pcapng."""
    body += bytes(-len(body) % 4)
    length = struct.pack(f"{order}I", len(body) + 12)
    return struct.pack(f"{order}I", kind) + length + body + length


def section(order: str = "<") -> bytes:
    """Return a section header of pcapng."""
    return block(0x0A0D0D0A, struct.pack(f"{order}IHHq", 0x1A2B3C4D, 1, 0, -1), order)


def interface(link: int = ETHERNET, order: str = "<", options: bytes = b"") -> bytes:
    """Return the description of an interface of pcapng."""
    return block(1, struct.pack(f"{order}HHI", link, 0, 0) + options, order)


def enhanced(data: bytes, number: int = 0, time: int = 0, order: str = "<") -> bytes:
    """Return a packet of pcapng; `number` is its interface, `time` in that one's unit."""
    fields = (number, time >> 32, time & 0xFFFFFFFF, len(data), len(data))
    return block(6, struct.pack(f"{order}IIIII", *fields) + data, order)


class Side:
    """One side of a TCP connection that sends segments; `first` is the number of its first byte."""

    def __init__(self, ends: tuple[str, int, str, int], first: int = 1_000) -> None:
        self.ends, self.first, self.sent = ends, first, 0

    def segment(self, payload: bytes = b"", flags: int = ACK, at: int | None = None, acknowledged: int = 0) -> bytes:
        """Return a packet with bytes that begin at place `at` of the stream (None: behind those that were sent)."""
        source, source_port, destination, destination_port = self.ends
        place = self.sent if at is None else at
        self.sent = max(self.sent, place + len(payload))
        number = self.first + place - (1 if flags & SYN else 0)
        return ip(source, destination, tcp(source_port, destination_port, number, flags, payload, acknowledged))


def connection(
    client_bytes: list[bytes],
    server_bytes: list[bytes],
    *,
    port: int = 40_000,
    first: int = 1_000,
    ends: tuple[str, str] = (CLIENT, SERVER),
) -> list[bytes]:
    """Return the packets of a whole connection to port 1883: SYN, the pieces of both sides in turn, FIN."""
    client = Side((ends[0], port, ends[1], 1883), first)
    server = Side((ends[1], 1883, ends[0], port), first + 5_000)
    packets = [client.segment(flags=SYN), server.segment(flags=SYN | ACK)]
    for at in range(max(len(client_bytes), len(server_bytes))):
        packets += [client.segment(client_bytes[at])] if at < len(client_bytes) else []
        packets += [server.segment(server_bytes[at])] if at < len(server_bytes) else []
    return [*packets, client.segment(flags=FIN | ACK), server.segment(flags=FIN | ACK)]


def connect(level: int = 4, client_id: bytes = b"ks") -> bytes:
    """Return a CONNECT of level 3, 4 or 5."""
    name = b"\x00\x06MQIsdp" if level == 3 else b"\x00\x04MQTT"
    body = name + bytes([level, 2, 0, 60]) + (b"\x00" if level == 5 else b"") + struct.pack(">H", len(client_id))
    return bytes([0x10, len(body) + len(client_id)]) + body + client_id


def publish(topic: bytes, payload: bytes, level: int = 4) -> bytes:
    """Return a PUBLISH with QoS 0."""
    body = struct.pack(">H", len(topic)) + topic + (b"\x00" if level == 5 else b"") + payload
    length = bytes([len(body)]) if len(body) < 128 else bytes([len(body) % 128 | 128, len(body) // 128])
    return b"\x30" + length + body


def cut_capture(data: bytes, places: Iterable[int]) -> list[bytes]:
    """Return a pcap file of little-endian order as several, each of which begins with the packet of a number."""
    header, rest, packets = data[:24], data[24:], []
    while rest:
        size = 16 + int.from_bytes(rest[8:12], "little")
        packets.append(rest[:size])
        rest = rest[size:]
    edges = [0, *places, len(packets)]
    return [header + b"".join(packets[begin:end]) for begin, end in pairwise(edges)]
