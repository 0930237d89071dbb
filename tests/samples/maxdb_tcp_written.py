"""Write `written.json` of `maxdb_tcp`: `python maxdb_tcp_written.py`.

Written from the manuals alone, without a look at the specification: every class, return code and argument by its number
and name, each number at both ends of its range, in both byte orders.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import product

from maxdb_written import HIGH, HIGH_2, LOW, LOW_2, MIDDLE, ORDERS, names
from mq_written import encoded
from written_samples import Message, write_all

TCP_CLASSES = {
    49: "keep_alive", 50: "keep_alive_old", 53: "ping_request", 54: "ping_reply", 55: "debug_level_request",
    56: "debug_level_reply", 57: "migrate_request", 58: "migrate_reply", 65: "user_cancel_request",
    66: "user_release_request", 71: "kernel_connect_request", 72: "kernel_connect_reply", 73: "kernel_data_request",
    74: "kernel_data_reply", 76: "kernel_release_request", 81: "dump_request", 91: "control_connect_request",
    92: "control_connect_reply", 93: "control_cancel_request", 94: "certificate_request", 95: "certificate_reply",
    100: "new_user_connect_request", 80: "80", 82: "82", 128: "128", 255: "255",
}  # fmt: skip
RETURN_CODES = names(
    "ok not_ok task_limit timeout crash start_required shutdown send_line_down receive_line_down packet_limit "
    "released would_block unknown_request server_or_db_unknown"
)
SERVICES = names("user async_user utility distribution control event stream ping lvc_user oltp_user")
OS_TYPES = names(
    "mainframe_0 mainframe_1 mainframe_2 mainframe_3 mainframe_4 vmsp mainframe_6 vms dos os2 bs2000 unix sinix win32"
)


def communication() -> Iterator[Message]:
    """Yield messages of a TCP connection: its header, and the packet that opens it."""
    for order, sign in ORDERS:
        for at, (code, name) in enumerate(
            [*RETURN_CODES.items(), (14, "14"), (-1, "-1"), (LOW_2, str(LOW_2)), (HIGH_2, str(HIGH_2))]
        ):
            swap = 2 if sign == "<" else 1
            references = (LOW, HIGH, MIDDLE)[at % 3], (HIGH, MIDDLE, LOW)[at % 3]
            service, os_type = at % 10, list(OS_TYPES)[at % len(OS_TYPES)]
            sizes = [(0, HIGH, MIDDLE)[(at + n) % 3] for n in range(4)]
            receiver, sender = (
                (b"HOTEL\0\0\0", b"ABCDEFGH", b"A       ")[at % 3],
                (b"        ", b"\0" * 8, b"12345678")[at % 3],
            )
            connect = bytes((0, swap)) + struct.pack(f"{sign}h", 40) + bytes((service, os_type, at, 255 - at))
            connect += struct.pack(f"{sign}4i", *sizes) + receiver + sender
            head = struct.pack(f"{sign}iBBBBii", 64, 3, 61, at % 2, 0, *references)
            head += struct.pack(f"{sign}hBBi", code, (0, 4 if sign == "<" else 3)[at % 2], 255 - at, 64)
            values = {
                "header.act_send_len": 64, "header.protocol_id": 3, "header.mess_class": "user_connect_request",
                "header.rte_flags": ("normal", "commit")[at % 2], "header.residual_packets": 0,
                "header.sender_ref": references[0], "header.receiver_ref": references[1],
                "header.rte_return_code": name, "header.filler": 255 - at, "header.max_send_len": 64,
                "payload.connect.code": "ascii", "payload.connect.swap": swap, "payload.connect.connect_length": 40,
                "payload.connect.service_type": SERVICES[service], "payload.connect.os_type": OS_TYPES[os_type],
                "payload.connect.fillers": bytes((at, 255 - at)).hex(),
                "payload.connect.max_segment_size": sizes[0], "payload.connect.max_data_len": sizes[1],
                "payload.connect.packet_size": sizes[2], "payload.connect.min_reply_size": sizes[3],
                "payload.connect.receiver": receiver.decode().rstrip(" \0"),
                "payload.connect.sender": sender.decode().rstrip(" \0"), "order": order,
            }  # fmt: skip
            yield Message(f"connect, return code {code}, {order}", head + connect, {}, values)
        for name, octets in (
            ("HOTEL", encoded("HOTEL", 37) + b"\x40" * 3), ("HOTEL", encoded("HOTEL", 37) + bytes(3)),
            ("ABCDEFGH", encoded("ABCDEFGH", 37)), ("Ü[ö|é", encoded("Ü[ö|é", 37) + b"\x40" * 3), ("", b"\x40" * 8),
            ("", bytes(8)), ("A", encoded("A", 37) + b"\0" + encoded("BCDEFG", 37)),
        ):  # fmt: skip
            swap = 2 if sign == "<" else 1
            connect = bytes((1, swap)) + struct.pack(f"{sign}h", 40) + bytes((0, 11, 0, 0)) + bytes(16)
            head = struct.pack(f"{sign}iBBBBii", 64, 3, 61, 0, 0, 1, 2) + struct.pack(f"{sign}hBBi", 0, 0, 0, 64)
            values = {"payload.connect.code": "ebcdic", "payload.connect.receiver": name,
                      "payload.connect.sender": name}  # fmt: skip
            yield Message(f"connect of {name!r} in EBCDIC, {order}", head + connect + octets * 2, {}, values)
        for number, name in TCP_CLASSES.items():
            swap = 4 if sign == "<" else 3
            head = struct.pack(f"{sign}iBBBBii", 32, 3, number, 0, 0, 1, 2) + struct.pack(f"{sign}hBBi", 0, swap, 0, 32)
            told = {"header.mess_class": name, "header.sender_ref": 1}
            yield Message(f"class {number}, {order}", head + bytes(8), {}, told)
        for length in (2, 3, 127, 128, 200, 255):
            swap = 2 if sign == "<" else 1
            argument = bytes((length,)) + b"d" + b"x" * (length - 2)
            size = 40 + len(argument)
            connect = bytes((0, swap)) + struct.pack(f"{sign}h", size) + bytes((0, 11, 0, 0)) + bytes(16)
            head = struct.pack(f"{sign}iBBBBii", 24 + size, 3, 61, 0, 0, 1, 2)
            head += struct.pack(f"{sign}hBBi", 0, 0, 0, 24 + size)
            values = {"payload.connect.connect_length": size, "payload.connect.receiver": "A",
                      "payload.connect.arguments.arguments[1]": None}  # fmt: skip
            names_of = b"A       " + b"B       "
            yield Message(f"an argument of {length}, {order}", head + connect + names_of + argument, {}, values)


def tcp_numbers() -> Iterator[Message]:
    """Yield connect packets of which one number has its highest bit set, each by its place in the message."""
    names_of = b"A       B       "
    bytes_at = {4: "protocol_id", 6: "rte_flags", 7: "residual_packets", 19: "filler"}
    words_at = {8: "sender_ref", 12: "receiver_ref", 20: "max_send_len"}
    connects_at = {32: "max_segment_size", 36: "max_data_len", 40: "packet_size", 44: "min_reply_size"}
    for (order, sign), number in product(ORDERS, (51, 52, 61, 62)):
        swap = 2 if sign == "<" else 1
        head = struct.pack(f"{sign}iBBBBii", 64, 3, number, 0, 0, 1, 2) + struct.pack(f"{sign}hBBi", 0, swap + 1, 0, 64)
        head = head[:18] + bytes([4 if sign == "<" else 3]) + head[19:]
        connect = bytes((0, swap)) + struct.pack(f"{sign}h", 40) + bytes((0, 11, 0, 0)) + bytes(16) + names_of
        data = head + connect

        def at(place: int, octets: bytes, data: bytes = data) -> bytes:
            return data[:place] + octets + data[place + len(octets) :]

        def longer(argument: bytes, sign: str = sign, data: bytes = data) -> bytes:
            size = struct.pack(f"{sign}i", 64 + len(argument))
            connect_size = struct.pack(f"{sign}h", 40 + len(argument))
            return size + data[4:20] + size + data[24:26] + connect_size + data[28:] + argument

        told = {"header.mess_class": TCP_CONNECTS[number], "payload.connect.sender": "B", "order": order}
        yield Message(f"class {number}, {order}", data, {}, told)
        for place, name in bytes_at.items():
            shown = "255" if name == "rte_flags" else 255
            yield Message(f"{name} 255, {number}, {order}", at(place, b"\xff"), {}, {f"header.{name}": shown})
        told = {"header.new_swap_type": 255, "order": order}
        yield Message(f"new_swap_type 255, {number}, {order}", at(18, b"\xff"), {}, told)
        for place, name in (words_at | connects_at).items():
            for value in (LOW, -1):
                path = f"header.{name}" if place < 24 else f"payload.connect.{name}"
                words = f"{name} {value}, {number}, {order}"
                yield Message(words, at(place, struct.pack(f"{sign}i", value)), {}, {path: value})
        for place, name in ((24, "code"), (28, "service_type"), (29, "os_type")):
            told = {f"payload.connect.{name}": "255", "order": order}
            yield Message(f"{name} 255, {number}, {order}", at(place, b"\xff"), {}, told)
        told = {"payload.connect.swap": 255, "order": order}
        yield Message(f"swap 255, {number}, {order}", at(25, b"\xff"), {}, told)
        for value in (-1, LOW, 23):
            octets, reason = at(0, struct.pack(f"{sign}i", value)), f"found {value}"
            place = "header.act_send_len"
            yield Message(f"length {value}, {number}, {order}", octets, refused_at=place, reason=reason)
        for value in (-1, LOW_2, 39):
            octets, reason = at(26, struct.pack(f"{sign}h", value)), f"found {value}"
            place = "payload.connect.connect_length"
            yield Message(f"connect length {value}, {number}, {order}", octets, refused_at=place, reason=reason)
        place = "payload.connect.arguments.arguments[0]"
        data = longer(b"\x06\xffabcd")
        yield Message(f"argument 255, {number}, {order}", data, {}, {f"{place}.id": "255"})
        data = longer(b"\x04P\xff\xfe")
        port = 0xFFFE if sign == ">" else 0xFEFF
        told = {f"{place}.value.port.packet_order": port}
        yield Message(f"port in packet order, {number}, {order}", data, {"port_in_packet_order": 1}, told)
        data, form = longer(b"P\xff\xfeabcd"), {"argument_form": 1}
        refused = f"{place}.value"
        words = f"a long argument, {number}, {order}"
        yield Message(words, data, form, refused_at=refused, reason="end of data")


TCP_CONNECTS = {
    51: "info_request", 52: "info_reply", 61: "user_connect_request", 62: "user_connect_reply",
}  # fmt: skip
ARGUMENTS = (
    (b"P", "port", (0, 65535, 0x0102)), (b"I", "process_id", ("4711", "")), (b"R", "acknowledge", (0, 1, 255)),
    (b"r", "omit_reply_part", (0, 1, 128)), (b"a", "authentication", ("SCRAMMD5,BASIC", "")),
    (b"d", "db_root", ("/o\xfc",)), (b"p", "server_program", ("kernel",)), (b"V", "version", ("7.6",)),
)  # fmt: skip


def arguments() -> Iterator[Message]:
    """Yield connect packets with each argument, in both forms."""
    for (order, sign), form in product(ORDERS, (0, 1)):
        for letter, name, contents in ARGUMENTS:
            for content in contents:
                value, told = _argument(name, content)
                size = struct.pack(">H", len(value)) if form else b""
                argument = letter + size + value if form else bytes((len(value) + 2,)) + letter + value
                swap = 2 if sign == "<" else 1
                length = 40 + len(argument)
                connect = bytes((0, swap)) + struct.pack(f"{sign}h", length) + bytes((0, 11, 0, 0)) + bytes(16)
                head = struct.pack(f"{sign}iBBBBii", 24 + length, 3, 61, 0, 0, 1, 2)
                head += struct.pack(f"{sign}hBBi", 0, 0, 0, 24 + length)
                place = "payload.connect.arguments.arguments[0]"
                values = {f"{place}.value.{path}": said for path, said in told.items()} | {f"{place}.id": name}
                data = head + connect + b"A       B       " + argument
                words = f"{name} {content!r} in form {form}, {order}"
                yield Message(words, data, {"argument_form": form}, values)


def _argument(name: str, content: int | str) -> tuple[bytes, dict[str, object]]:
    if name == "port":
        return struct.pack(">H", content), {"port.port": content, "port.network_order": content}
    if isinstance(content, int):
        return bytes([content]), {"number_argument.number": content}
    return content.encode("latin-1") + b"\0", {"text_argument.text": content}


def messages() -> dict[str, list[Message]]:
    """Return the messages of the format."""
    return {"maxdb_tcp": [*communication(), *tcp_numbers(), *arguments()]}


if __name__ == "__main__":
    write_all(messages())
