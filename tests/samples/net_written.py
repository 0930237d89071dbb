"""Write `written.json` of the formats of captures and networks: `python net_written.py`.

Written from the RFCs and the descriptions of pcap and pcapng alone: each number at both ends of its range and with
different bytes, each flag alone, each kind of link, header and block in both orders.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from written_samples import Message, write_all

U2, U4 = (0, 0xFFFF, 0x0102, 0x8001), (0, 0xFFFFFFFF, 0x01020304, 0x80000001)
ORDERS = (("little", "<", 2), ("big", ">", 1))
IPV4, IPV6 = 0x0800, 0x86DD


def turned(values: tuple[int, ...], at: int, count: int) -> list[int]:
    """Return so many of some values, beginning at another one each time."""
    return [values[(at + step) % len(values)] for step in range(count)]


def tcp() -> Iterator[Message]:
    flags = ("fin", "syn", "rst", "psh", "ack", "urg", "ece", "cwr")
    for at, words in product(range(12), (5, 6, 15)):
        ports, numbers, rest = turned(U2, at, 2), turned(U4, at, 2), turned(U2, at + 1, 3)
        flag, reserved = 1 << at % 8, (0, 15, 1, 8)[at % 4]
        options = bytes(range(1, words * 4 - 19))
        data = struct.pack(">HHIIBB3H", *ports, *numbers, words << 4 | reserved, flag, *rest) + options + b"data"
        values = {
            "source_port": ports[0], "destination_port": ports[1], "sequence_number": numbers[0],
            "acknowledgment_number": numbers[1], "data_offset": words, "reserved": reserved, "window": rest[0],
            "checksum": rest[1], "urgent_pointer": rest[2], "options": options.hex(), "payload": b"data".hex(),
            **{name: flag >> bit & 1 == 1 for bit, name in enumerate(flags)},
        }  # fmt: skip
        yield Message(f"segment {at}, {words} words", data, {}, values)
    for words in range(5):
        data = struct.pack(">HHIIBB3H", 1, 2, 3, 4, words << 4, 0, 5, 6, 7)
        yield Message(f"{words} words", data, refused_at="data_offset")


def udp() -> Iterator[Message]:
    for at in range(4):
        ports, checksum = turned(U2, at, 2), U2[at]
        for length, payload in ((8, ""), (12, b"data".hex()), (0, b"datapad".hex()), (0xFFFF, b"datapad".hex())):
            data = struct.pack(">4H", *ports, length, checksum) + b"datapad"
            values = {"source_port": ports[0], "destination_port": ports[1], "len_datagram": length,
                      "checksum": checksum, "payload": payload}  # fmt: skip
            yield Message(f"datagram {at} of {length}", data, {}, values)
    for length in (1, 7):
        yield Message(f"a length of {length}", struct.pack(">4H", 1, 2, length, 3), refused_at="len_datagram")


def ipv4() -> Iterator[Message]:
    for at, words in product(range(12), (5, 6, 15)):
        service, identification, checksum = (0, 255, 0x12, 0x81)[at % 4], U2[at % 4], U2[(at + 1) % 4]
        flag, offset = 1 << at % 3, (0, 0x1FFF, 0x0102, 0x1001)[at % 4]
        live, protocol = (255, 0, 64, 128)[at % 4], (6, 17, 255, 0)[at % 4]
        options, addresses = bytes(range(words * 4 - 20)), bytes(range(at, at + 8))
        length = words * 4 + 4
        data = struct.pack(">BBHHHBBH", 0x40 | words, service, length, identification, flag << 13 | offset, live,
                           protocol, checksum) + addresses + options + b"datapad"  # fmt: skip
        values = {
            "header.ipv4.ihl": words, "header.ipv4.type_of_service": service, "header.ipv4.total_length": length,
            "header.ipv4.identification": identification, "header.ipv4.reserved": flag == 4,
            "header.ipv4.dont_fragment": flag == 2, "header.ipv4.more_fragments": flag == 1,
            "header.ipv4.fragment_offset": offset, "header.ipv4.time_to_live": live, "header.ipv4.protocol": protocol,
            "header.ipv4.header_checksum": checksum, "header.ipv4.source": addresses[:4].hex(),
            "header.ipv4.destination": addresses[4:].hex(), "header.ipv4.options": options.hex(),
            "payload": b"data".hex(), "version": 4, "len_header": words * 4, "len_declared": length,
            "is_fragment": flag == 1 or offset != 0,
        }  # fmt: skip
        yield Message(f"version 4, {at}, {words} words", data, {}, values)
    front = struct.pack(">BBHHHBBH", 0x45, 0, 0, 1, 0, 64, 6, 0) + bytes(8)
    yield Message("version 4, no length", front + b"datapad", {}, {"payload": b"datapad".hex()})
    for length in (20, 21, 22, 24, 41, 0xFFFF):
        data = struct.pack(">BBHHHBBH", 0x45, 0, length, 1, 0, 64, 6, 0) + bytes(8) + b"da"
        payload = b"da"[: max(0, length - 20)].hex()
        yield Message(f"version 4, length {length}", data, {}, {"payload": payload, "header.ipv4.total_length": length})
    for words in range(5):
        data = struct.pack(">BBHHHBBH", 0x40 | words, 0, 20, 1, 0, 64, 6, 0) + bytes(8)
        yield Message(f"version 4, {words} words", data, refused_at="header.ipv4.ihl")
    for length in (1, 19):
        data = struct.pack(">BBHHHBBH", 0x45, 0, length, 1, 0, 64, 6, 0) + bytes(8)
        yield Message(f"version 4, a length of {length}", data, refused_at="header.ipv4.total_length")


def other_versions() -> Iterator[Message]:
    for version in (0, 1, 3, 5, 7, 15):
        data = bytes([version << 4 | 5]) + bytes(59)
        yield Message(f"version {version}", data, refused_at="header.unknown.header", reason="neither IPv4")


def ipv6() -> Iterator[Message]:
    for at in range(12):
        traffic, flow = (0, 255, 0x12, 0x81)[at % 4], (0, 0xFFFFF, 0x01234, 0x80001)[at % 4]
        hops, addresses = (255, 0, 64, 128)[at % 4], bytes(range(at, at + 32))
        for chain in ((), (0,), (43, 60), (0, 43, 60, 0), (44,), (51,), (60, 51)):
            extensions, values = b"", {}
            for number, kind in enumerate(chain):
                following = (*chain[1:], 6)[number]
                words = 0 if kind == 44 else number % 3
                body = bytes(range(number, number + 6 + words * 8))
                if kind == 44:
                    body = struct.pack(">HI", 0x0102 << 3 if at % 2 else 0, 7)
                if kind == 51:  # counts words of four bytes, without two of them
                    words = 1 + at % 3
                    body = bytes(range(2, (words + 2) * 4))
                extensions += bytes((following, words)) + body
                place = f"header.ipv6.extensions[{number}]"
                values |= {f"{place}.next_header": following, f"{place}.len_extension": words,
                           f"{place}.body": body.hex()}  # fmt: skip
            first, length = (*chain, 6)[0], len(extensions) + 4
            data = struct.pack(">IHBB", 6 << 28 | traffic << 20 | flow, length, first, hops) + addresses
            values |= {
                "header.ipv6.traffic_class": traffic, "header.ipv6.flow_label": flow,
                "header.ipv6.payload_length": length, "header.ipv6.next_header": first,
                "header.ipv6.hop_limit": hops, "header.ipv6.source": addresses[:16].hex(),
                "header.ipv6.destination": addresses[16:].hex(), "payload": b"data".hex(), "version": 6,
                "len_header": 40 + len(extensions), "len_declared": 40 + length,
                "is_fragment": chain == (44,) and at % 2 == 1,
            }  # fmt: skip
            words = f"version 6, {at}, extensions {chain}"
            yield Message(words, data + extensions + b"datapad", {}, values)


def fragments() -> Iterator[Message]:
    """Yield fragment headers: offset (13 bits), two reserved bits, more follow; their length byte is reserved."""
    for bit, reserved in product(range(17), (0, 255)):
        word, is_fragment = 1 << bit & 0xFFFF, bit not in (1, 2, 16)
        front = struct.pack(">IHBB", 6 << 28, 20, 60, 64) + bytes(32)
        headers = bytes((44, 0, *range(6))) + struct.pack(">BBHI", 17, reserved, word, 0x01020304)
        place = "header.ipv6.extensions[1]"
        values = {f"{place}.next_header": 17, f"{place}.len_extension": reserved, f"{place}.is_fragment": is_fragment,
                  f"{place}.body": headers[10:].hex(), "is_fragment": is_fragment, "protocol": "udp",
                  "payload": b"data".hex()}  # fmt: skip
        yield Message(f"fragment {word:#x}, reserved {reserved}", front + headers + b"data", {}, values)
    for length, declared, payload in ((0, 0, b"data"), (1, 41, b"d"), (4, 44, b"data"), (5, 45, b"data")):
        front = struct.pack(">IHBB", 6 << 28, length, 17, 64) + bytes(32)
        values = {"len_declared": declared, "payload": payload.hex(), "header.ipv6.payload_length": length}
        yield Message(f"version 6, {length} bytes told", front + b"data", {}, values)


def protocols() -> Iterator[Message]:
    """Yield packets of each protocol that has a name, and long ones."""
    named = {1: "icmp", 6: "tcp", 17: "udp", 58: "icmp_v6"}
    for number, name in (named | {other: str(other) for other in (2, 57, 200, 255)}).items():
        data = struct.pack(">BBHHHBBH", 0x45, 0, 24, 1, 0, 64, number, 0) + bytes(8) + b"data"
        values = {"header.ipv4.protocol": number, "protocol": name, "payload": b"data".hex()}
        yield Message(f"version 4, protocol {number}", data, {}, values)
        front = struct.pack(">IHBB", 6 << 28, 4, number, 64) + bytes(32)
        values = {"header.ipv6.next_header": number, "protocol": name}
        yield Message(f"version 6, protocol {number}", front + b"data", {}, values)
        options = bytes((number, 255)) + bytes(range(256)) * 8
        options = options[:2048]
        front = struct.pack(">IHBB", 6 << 28, 2052, 60, 64) + bytes(32)
        values = {"header.ipv6.extensions[0].next_header": number, "header.ipv6.extensions[0].len_extension": 255,
                  "protocol": name, "payload": b"data".hex(), "len_header": 2088}  # fmt: skip
        yield Message(f"version 6, protocol {number} behind 2,048 bytes", front + options + b"data", {}, values)
    for length in (0x7FFF, 0x8000, 0xFFFF):
        front = struct.pack(">IHBB", 6 << 28, length, 6, 64) + bytes(32)
        values = {"header.ipv6.payload_length": length, "len_declared": 40 + length, "protocol": "tcp"}
        yield Message(f"version 6, {length} bytes", front + b"x" * length, {}, values)


def links() -> Iterator[Message]:
    tags = ((), (0x8100,), (0x88A8, 0x8100), (0x9100, 0x9100, 0x8100), (0x8100, 0x88A8, 0x88A8))
    for at, outer in product(range(8), tags):
        priority, drop, vlan = (0, 7, 1, 4)[at % 4], at % 2, (0, 0xFFF, 0x012, 0x801)[at % 4]
        last = (IPV4, IPV6, 0x0102, 0xFFFF, 0x80FF, 0x8101, 0x88A7, 0x9101)[at]
        types, tagged = (*outer, last), b""
        told: dict[str, object] = {"outer_type": types[0], "ether_type": last}
        for number, inner in enumerate(types[1:]):
            tagged += struct.pack(">HH", priority << 13 | drop << 12 | vlan, inner)
            told |= {f"tags[{number}].{name}": value for name, value in (
                ("priority", priority), ("may_drop", drop == 1), ("vlan", vlan), ("inner_type", inner))}  # fmt: skip
        rest = struct.pack(">H", types[0]) + tagged + b"payload"
        addresses = bytes(range(at, at + 12))
        values = {f"header.ethernet.{name}": value for name, value in told.items()}
        values |= {"header.ethernet.destination": addresses[:6].hex(), "header.ethernet.source": addresses[6:].hex(),
                   "payload": b"payload".hex(), "ether_type": last}  # fmt: skip
        yield Message(f"Ethernet {at}, tags {outer}", addresses + rest, {"link_type": 1}, values)
        numbers, address = turned(U2, at, 3), bytes(range(at, at + 8))
        values = {f"header.linux_cooked.{name}": value for name, value in told.items()}
        names = ("packet_type", "device_type", "len_address")
        values |= {f"header.linux_cooked.{name}": value for name, value in zip(names, numbers, strict=True)}
        values |= {"header.linux_cooked.address": address.hex(), "payload": b"payload".hex(), "ether_type": last}
        data = struct.pack(">3H", *numbers) + address + rest
        yield Message(f"cooked {at}, tags {outer}", data, {"link_type": 113}, values)
    for at in range(4):
        protocol, reserved, device = turned(U2, at, 3)
        index, kind, length, address = U4[at], (0, 255, 4, 128)[at], (255, 0, 6, 128)[at], bytes(range(at, at + 8))
        data = struct.pack(">HHIHBB", protocol, reserved, index, device, kind, length) + address + b"payload"
        told = {"protocol": protocol, "reserved": reserved, "interface_index": index, "device_type": device,
                "packet_type": kind, "len_address": length, "address": address.hex()}  # fmt: skip
        values = {f"header.linux_cooked_2.{name}": value for name, value in told.items()}
        values |= {"ether_type": protocol, "payload": b"payload".hex()}
        yield Message(f"cooked again {at}", data, {"link_type": 276}, values)
    families = {2: IPV4, 24: IPV6, 28: IPV6, 30: IPV6}
    for family in (*families, 0, 1, 3, 23, 25, 27, 29, 31, 0xFFFF, 0x10000, 0xFFFFFFFF, 0x01020304, 0x02000001):
        for order in "<>":
            data = struct.pack(f"{order}I", family) + b"payload"
            read = struct.unpack("<I", data[:4])[0]
            values = {"header.null_loopback.family": read, "payload": b"payload".hex()}
            if family < 256 or (family == 0x02000001 and order == "<"):
                values["ether_type"] = families.get(family, 0)
            yield Message(f"loopback {family}, {order}", data, {"link_type": 0}, values)
        data = struct.pack(">I", family) + b"payload"
        values = {"header.openbsd_loopback.family": family,
                  "ether_type": {2: IPV4, 24: IPV6}.get(family, 0)}  # fmt: skip
        yield Message(f"loopback of OpenBSD {family}", data, {"link_type": 108}, values)
    for link, first in product((12, 14, 101, 228, 229), (0x45, 0x4F, 0x60, 0x6F, 0x35, 0x55, 0x75, 0x00, 0xFF)):
        kind = {4: IPV4, 6: IPV6}.get(first >> 4, 0)
        values = {"ether_type": kind, "payload": bytes((first, 1)).hex()}
        yield Message(f"link {link}, {first:02x}", bytes((first, 1)), {"link_type": link}, values)
    for link in (2, 11, 13, 15, 100, 102, 107, 109, 112, 114, 227, 230, 275, 277, 65535):
        yield Message(
            f"link {link}",
            b"\x45\0",
            {"link_type": link},
            refused_at="header.unknown.header",
            reason="of this link type",
        )


def pcap() -> Iterator[tuple[str, Message]]:
    kinds = {0xA1B2C3D4: False, 0xA1B23C4D: True}
    for (order, sign, number), at in product(ORDERS, range(4)):
        for magic, has_nanoseconds in kinds.items():
            versions, snap, top = turned(U2, at, 2), U4[at], (0, 0xF0000000, 0x04000000, 0x14000000)[at]
            link = (1, 0xFFFF, 0x0102, 276)[at]
            reserved = bytes(range(at, at + 8))
            data = (
                struct.pack(f"{sign}IHH", magic, 2, versions[1]) + reserved + struct.pack(f"{sign}II", snap, top | link)
            )
            values = {
                "fields.version_major": 2, "fields.version_minor": versions[1], "fields.reserved": reserved.hex(),
                "fields.snap_len": snap, "fields.link_type": link, "fields.link": top | link, "byte_order": order,
                "has_nanoseconds": has_nanoseconds,
            }  # fmt: skip
            yield "pcap_header", Message(f"header {at}, {order}, {has_nanoseconds}", data, {}, values)
        for magic in (0, 0xA1B2C3D5, 0xA1B23C4C, 0x0A0D0D0A):
            data = struct.pack(f"{sign}IHH", magic, 2, 4) + bytes(8) + struct.pack(f"{sign}II", 1, 1)
            words, reason = f"magic {magic:x}, {order}, {at}", "not the beginning"
            yield "pcap_header", Message(words, data, refused_at="magic", reason=reason)
        for wrong in (1, 3):
            data = struct.pack(f"{sign}IHH", 0xA1B2C3D4, wrong, 4) + bytes(8) + struct.pack(f"{sign}II", 1, 1)
            yield "pcap_header", Message(f"version {wrong}, {order}, {at}", data, refused_at="fields.version_major")
        numbers = turned(U4, at, 3)
        for size in (0, 1, 40_000):
            data = struct.pack(f"{sign}4I", *numbers[:2], size, numbers[2]) + b"x" * size
            values = {"packet.seconds": numbers[0], "packet.fraction": numbers[1], "packet.len_data": size,
                      "packet.original_len": numbers[2]}  # fmt: skip
            yield "pcap_packet", Message(f"packet {at} of {size}, {order}", data, {"byte_order": number}, values)
        for size, refused in ((262144, None), (262145, "packet.len_data")):
            data = struct.pack(f"{sign}4I", 1, 2, size, 3) + b"x" * size
            if at == 0:
                told = {} if refused else {"packet.len_data": size}
                message = Message(f"packet of {size}, {order}", data, {"byte_order": number}, told, refused)
                yield "pcap_packet", message


BLOCKS = {4: "name_resolution", 5: "interface_statistics", 10: "decryption_secrets", 7: "7", 9: "9", 11: "11",
          0xFFFFFFFF: "4294967295", 0x80000BAD: "2147486637"}  # fmt: skip


def block(sign: str, kind: int, body: bytes) -> bytes:
    body += bytes(-len(body) % 4)
    length = 12 + len(body)
    return struct.pack(f"{sign}II", kind, length) + body + struct.pack(f"{sign}I", length)


def pcapng() -> Iterator[Message]:
    for (order, sign, number), at in product(ORDERS, range(4)):
        told = {"byte_order": number}
        length = (-1, (1 << 63) - 1, 0x0102030405060708, -(1 << 63))[at]
        minor = U2[at]
        body = struct.pack(f"{sign}IHHq", 0x1A2B3C4D, 1, minor, length) + b"optn"
        values = {"version_major": 1, "version_minor": minor, "section_len": length, "options": b"optn".hex(),
                  "magic": 0x1A2B3C4D}  # fmt: skip
        values = {f"block.body.section_header.{name}": value for name, value in values.items()}
        values |= {"block.block_type": "section_header", "order": order, "section_order": number,
                   "block.len_block": 32, "block.len_block_again": 32}  # fmt: skip
        yield Message(f"section {at}, {order}", block(sign, 0x0A0D0D0A, body), {}, values)
        for wrong in (0, 2):
            body = struct.pack(f"{sign}IHHq", 0x1A2B3C4D, wrong, 0, -1)
            place = "block.body.section_header.version_major"
            yield Message(f"section of version {wrong}, {order}, {at}", block(sign, 0x0A0D0D0A, body), refused_at=place)
        link, reserved, snap = U2[at], U2[(at + 1) % 4], U4[at]
        body, values = struct.pack(f"{sign}HHI", link, reserved, snap), {}
        codes = ((2, "name"), (9, "time_resolution"), (14, "time_offset"), (1, "1"), (3, "3"), (0xFFFF, "65535"),
                 (0x8001, "32769"), (0, "end"))  # fmt: skip
        for place, (code, name) in enumerate(codes):
            value = bytes(range(place % 6))
            padding = b"\xaa" * (-len(value) % 4)
            body += struct.pack(f"{sign}HH", code, len(value)) + value + padding
            values |= {f"options[{place}].code": name, f"options[{place}].len_value": len(value),
                       f"options[{place}].value": value.hex(), f"options[{place}].padding": padding.hex()}  # fmt: skip
        values |= {"link_type": link, "reserved": reserved, "snap_len": snap}
        values = {f"block.body.interface_description.{name}": value for name, value in values.items()}
        values["block.block_type"] = "interface_description"
        yield Message(f"interface {at}, {order}", block(sign, 1, body), told, values)
        long = struct.pack(f"{sign}HH", 9, 40_000) + b"x" * 40_000
        values = {"block.body.interface_description.options[0].len_value": 40_000}
        yield Message(f"long option {at}, {order}", block(sign, 1, body[:8] + long), told, values)
        high, low, original = turned(U4, at, 3)
        for kind, name, front, first in (
            (2, "packet", struct.pack(f"{sign}HH", link, reserved), {"interface_id": link, "num_drops": reserved}),
            (6, "enhanced_packet", struct.pack(f"{sign}I", snap), {"interface_id": snap}),
        ):
            for data in (b"", b"abc", b"abcd", b"x" * 40_000):
                body = front + struct.pack(f"{sign}4I", high, low, len(data), original) + data
                rest = bytes(-len(body) % 4) + b"optn"
                values = {**first, "time_high": high, "time_low": low, "len_data": len(data), "original_len": original,
                          "options": rest.hex()}  # fmt: skip
                values = {f"block.body.{name}.{path}": value for path, value in values.items()}
                values["block.block_type"] = name
                yield Message(f"{name} {at} of {len(data)}, {order}", block(sign, kind, body + rest), told, values)
        for length_told, data in ((3, b"abc"), (4, b"abcd"), (9, b"abcd"), (U4[1], b"abcd"), (0, b"")):
            body = struct.pack(f"{sign}I", length_told) + data
            kept = data + bytes(-len(data) % 4)
            values = {"block.body.simple_packet.original_len": length_told,
                      "block.body.simple_packet.data": kept[: min(length_told, len(kept))].hex(),
                      "block.block_type": "simple_packet"}  # fmt: skip
            yield Message(f"simple {at} {length_told}, {order}", block(sign, 3, body), told, values)
        for kind, name in BLOCKS.items():
            values = {"block.block_type": name, "block.body.raw": b"abcd".hex()}
            yield Message(f"block {kind} {at}, {order}", block(sign, kind, b"abcd"), told, values)
        for length, refused in ((8, "block.len_block"), (11, "block.len_block"), (13, "block.len_block")):
            data = struct.pack(f"{sign}II", 9, length) + bytes(8)
            yield Message(f"a length of {length}, {order}, {at}", data, told, refused_at=refused)
        for other in (11, 16, 0):
            data = struct.pack(f"{sign}III", 9, 12, other)
            yield Message(f"12 before, {other} behind, {order}, {at}", data, told, refused_at="block.len_block_again")


def beyond() -> Iterator[Message]:
    """Yield blocks whose lengths have their highest bit set."""
    for order, sign, number in ORDERS:
        told = {"byte_order": number}
        for length in (0x80000010, 0xFFFFFFFC):
            data, words = struct.pack(f"{sign}II", 9, length) + bytes(8), f"a length of {length}, {order}"
            yield Message(words, data, told, refused_at="block.body", reason="end of data")
        for kind, name in ((2, "packet"), (6, "enhanced_packet")):
            body = bytes(4) + struct.pack(f"{sign}4I", 1, 2, 0xFFFFFFF0, 4) + b"abcd"
            data, words, place = block(sign, kind, body), f"{name} of 4 GB, {order}", f"block.body.{name}.data"
            yield Message(words, data, told, refused_at=place, reason="end of data")


def messages() -> dict[str, list[Message]]:
    """Return the messages of each format."""
    packets = [*ipv4(), *ipv6(), *fragments(), *protocols(), *other_versions()]
    lists = {"tcp_segment": [*tcp()], "udp_datagram": [*udp()], "ip_packet": packets, "link_frame": [*links()]}
    lists["pcapng_block"] = [*pcapng(), *beyond()]
    for name, message in pcap():
        lists.setdefault(name, []).append(message)
    return lists


if __name__ == "__main__":
    write_all(messages())
