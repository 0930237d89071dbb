"""Write `written.json` of `mqtt`, `mqtt_v3` and `mqtt_v5`: `python mqtt_written.py`.

Written from the standards alone: every reason code by number and name, every property in every packet that may have
it, each number at both ends of its range, texts of more than 32,767 bytes, both sides of each bound. The reason codes
and properties are held against paho-mqtt by `tests/formats/mqtt/test_paho.py`.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from written_samples import Message, write_all

LONG = 40_000
QOS = ("at_most_once", "at_least_once", "exactly_once")
ACKNOWLEDGEMENTS = {4: ("puback", 0), 5: ("pubrec", 0), 6: ("pubrel", 2), 7: ("pubcomp", 0)}

REASONS = {
    0: "success", 1: "granted_qos_1", 2: "granted_qos_2", 4: "disconnect_with_will_message",
    16: "no_matching_subscribers", 17: "no_subscription_existed", 24: "continue_authentication",
    25: "re_authenticate", 128: "unspecified_error", 129: "malformed_packet", 130: "protocol_error",
    131: "implementation_specific_error", 132: "unsupported_protocol_version", 133: "client_identifier_not_valid",
    134: "bad_user_name_or_password", 135: "not_authorized", 136: "server_unavailable", 137: "server_busy",
    138: "banned", 139: "server_shutting_down", 140: "bad_authentication_method", 141: "keep_alive_timeout",
    142: "session_taken_over", 143: "topic_filter_invalid", 144: "topic_name_invalid",
    145: "packet_identifier_in_use", 146: "packet_identifier_not_found", 147: "receive_maximum_exceeded",
    148: "topic_alias_invalid", 149: "packet_too_large", 150: "message_rate_too_high", 151: "quota_exceeded",
    152: "administrative_action", 153: "payload_format_invalid", 154: "retain_not_supported",
    155: "qos_not_supported", 156: "use_another_server", 157: "server_moved",
    158: "shared_subscriptions_not_supported", 159: "connection_rate_exceeded", 160: "maximum_connect_time",
    161: "subscription_identifiers_not_supported", 162: "wildcard_subscriptions_not_supported",
}  # fmt: skip
# The codes that each packet may have, and the names that a code has in one packet only.
CODES_OF = {
    "connack": (0, *range(128, 139), 140, 144, 149, 151, 153, 154, 155, 156, 157, 159),
    "puback": (0, 16, 128, 131, 135, 144, 145, 151, 153), "pubrec": (0, 16, 128, 131, 135, 144, 145, 151, 153),
    "pubrel": (0, 146), "pubcomp": (0, 146),
    "suback": (0, 1, 2, 128, 131, 135, 143, 145, 151, 158, 161, 162), "unsuback": (0, 17, 128, 131, 135, 143, 145),
    "disconnect": (0, 4, 128, 129, 130, 131, 135, 137, 139, *range(141, 145), *range(147, 163)),
    "auth": (0, 24, 25),
}  # fmt: skip
OTHERWISE = {("suback", 0): "granted_qos_0", ("disconnect", 0): "normal_disconnection"}
EVERYWHERE = (
    "connect connack publish will puback pubrec pubrel pubcomp subscribe suback unsubscribe unsuback disconnect auth"
)
# Identifier, name, column of its value and what packets it belongs to.
PROPERTIES = (
    (1, "payload_format_indicator", "byte", "publish will"),
    (2, "message_expiry_interval", "four_byte_integer", "publish will"),
    (3, "content_type", "utf8_string", "publish will"), (8, "response_topic", "topic_name", "publish will"),
    (9, "correlation_data", "binary_data", "publish will"),
    (11, "subscription_identifier", "subscription_identifier", "publish subscribe"),
    (17, "session_expiry_interval", "four_byte_integer", "connect connack disconnect"),
    (18, "assigned_client_identifier", "utf8_string", "connack"),
    (19, "server_keep_alive", "two_byte_integer", "connack"),
    (21, "authentication_method", "utf8_string", "connect connack auth"),
    (22, "authentication_data", "authentication_data", "connect connack auth"),
    (23, "request_problem_information", "byte", "connect"), (24, "will_delay_interval", "four_byte_integer", "will"),
    (25, "request_response_information", "byte", "connect"), (26, "response_information", "utf8_string", "connack"),
    (28, "server_reference", "utf8_string", "connack disconnect"),
    (31, "reason_string", "utf8_string", "connack puback pubrec pubrel pubcomp suback unsuback disconnect auth"),
    (33, "receive_maximum", "two_byte_integer", "connect connack"),
    (34, "topic_alias_maximum", "two_byte_integer", "connect connack"),
    (35, "topic_alias", "two_byte_integer", "publish"),
    (36, "maximum_qos", "byte", "connack"), (37, "retain_available", "byte", "connack"),
    (38, "user_property", "string_pair", EVERYWHERE),
    (39, "maximum_packet_size", "four_byte_integer", "connect connack"),
    (40, "wildcard_subscription_available", "byte", "connack"),
    (41, "subscription_identifier_available", "byte", "connack"),
    (42, "shared_subscription_available", "byte", "connack"),
)  # fmt: skip
FROM_ONE = {11, 33, 35, 39}
"""Properties that must not be 0."""
CONNACK_3 = ("accepted", "unacceptable_protocol_version", "identifier_rejected", "server_unavailable",
             "bad_user_name_or_password", "not_authorized")  # fmt: skip


def varint(value: int) -> bytes:
    digits = []
    while value > 127:
        digits.append(value % 128 | 128)
        value //= 128
    return bytes([*digits, value])


def packet(first: int, body: bytes) -> bytes:
    return bytes([first]) + varint(len(body)) + body


def text(value: str | bytes) -> bytes:
    octets = value.encode() if isinstance(value, str) else value
    return struct.pack(">H", len(octets)) + octets


def number(value: int) -> bytes:
    return struct.pack(">H", value)


def said(name: str, data: bytes, level: int, values: dict[str, object]) -> Message:
    return Message(name, data, {"level": level} if level < 5 else {}, values)


def connects(level: int) -> Iterator[Message]:
    protocol = "MQIsdp" if level == 3 else "MQTT"
    empty = varint(0) if level == 5 else b""
    for flags in range(0, 256, 2):
        has_will, qos = flags >> 2 & 1, flags >> 3 & 3
        if qos == 3 or (not has_will and flags & 0x38) or (level < 5 and flags & 0xC0 == 0x40):
            continue
        keep = (0, 65535, 0x0102, 0x8001)[flags // 2 % 4]
        body = text(protocol) + bytes((level, flags)) + number(keep) + empty + text("client")
        clean = "clean_start" if level == 5 else "clean_session"
        values: dict[str, object] = {
            "message_type": "connect", "body.connect.len_protocol_name": len(protocol),
            "body.connect.protocol_name": protocol, "body.connect.protocol_level": level,
            "body.connect.has_user_name": flags >> 7 == 1, "body.connect.has_password": flags >> 6 & 1 == 1,
            "body.connect.will_retain": flags >> 5 & 1 == 1, "body.connect.will_qos": QOS[qos],
            "body.connect.has_will": has_will == 1, f"body.connect.{clean}": flags >> 1 & 1 == 1,
            "body.connect.keep_alive": keep, "body.connect.client_id": "client", "body.connect.trailing_bytes": "",
            "body.connect.reserved": False, "body.connect.will_topic": None,
        }  # fmt: skip
        if has_will:
            body += empty + text("w/Ü") + text(b"\xff\0")
            payload = "will_payload" if level == 5 else "will_message"
            values |= {"body.connect.will_topic": "w/Ü", f"body.connect.{payload}": "ff00"}
        if flags & 0x80:
            body += text("Üser")
            values["body.connect.user_name.value"] = "Üser"
        if flags & 0x40:
            body += text(b"\x80pw")
            values["body.connect.password.value"] = b"\x80pw".hex()
        yield said(f"CONNECT {flags:02x}, level {level}", packet(0x10, body), level, values)
    body = text(protocol) + bytes((level, 0xC6)) + number(1) + empty + text("c" * LONG) + empty
    body += text("w" * LONG) + text(b"p" * LONG) + text("u" * LONG) + text(b"v" * LONG)
    for length in (1, 23, 24) if level == 3 else ():
        short = packet(0x10, text(protocol) + bytes((level, 2)) + number(1) + text("c" * length))
        doubtful = {"body.connect.is_client_id_doubtful": length > 23, "body.connect.client_id": "c" * length}
        yield said(f"CONNECT with a name of {length}, level {level}", short, level, doubtful)
    payload = "will_payload" if level == 5 else "will_message"
    lengths = ("len_client_id", "len_will_topic", f"len_{payload}", "user_name.len_value", "password.len_value")
    yield said(f"CONNECT with long texts, level {level}", packet(0x10, body), level,
               {f"body.connect.{name}": LONG for name in lengths})  # fmt: skip


def publishes(level: int) -> Iterator[Message]:
    empty = varint(0) if level == 5 else b""
    for flags in range(16):
        qos = flags >> 1 & 3
        if qos == 3 or (qos == 0 and flags & 8 and level == 5):
            continue
        identifier = (1, 65535, 0x0102, 0x8001)[flags % 4]
        body = text("a/Ü") + (number(identifier) if qos else b"") + empty + b"\xff\0rest"
        values: dict[str, object] = {
            "message_type": "publish", "dup": flags >> 3 == 1, "qos": QOS[qos], "retain": flags & 1 == 1,
            "body.publish.topic_name": "a/Ü", "body.publish.message_id": identifier if qos else None,
            "body.publish.payload": b"\xff\0rest".hex(), "body.publish.len_topic_name": 4,
        }  # fmt: skip
        yield said(f"PUBLISH {flags:x}, level {level}", packet(0x30 | flags, body), level, values)
    data = packet(0x30, text("t" * LONG) + empty)
    yield said(f"PUBLISH of a long topic, level {level}", data, level, {"body.publish.len_topic_name": LONG})
    for length in (0, 1, 127, 128, 129, 16383, 16384, 16385, 2097151, 2097152):
        if length >= 5 and (level == 4 or length < 1 << 20):
            data = packet(0x30, text("t") + empty + b"x" * (length - 3 - len(empty)))
            digits = list(varint(length))
            values = {"remaining_length.value": length, "remaining_length.digits": digits,
                      "remaining_length.is_shortest": True}  # fmt: skip
            yield said(f"PUBLISH of {length} bytes, level {level}", data, level, values)
    for length, count in ((127, 2), (16383, 3), (2097151, 4)) if level == 4 else ():
        digits = [*(length >> 7 * at & 127 | 128 for at in range(count - 1)), length >> 7 * (count - 1)]
        data = b"\x30" + bytes(digits) + text("t") + b"x" * (length - 3)
        values = {"remaining_length.value": length, "remaining_length.digits": digits,
                  "remaining_length.is_shortest": False}  # fmt: skip
        yield said(f"PUBLISH of {length} bytes told in {count}", data, level, values)
    data = b"\x30" + bytes((0x84, 0)) + text("t") + (empty or b"x")
    words = f"a length in two bytes, level {level}"
    if level == 5:
        yield Message(words, data, refused_at="remaining_length")
    else:
        yield said(words, data, level, {"remaining_length.value": 4, "remaining_length.is_shortest": False})


def subscriptions(level: int) -> Iterator[Message]:
    empty = varint(0) if level == 5 else b""
    for identifier in (1, 65535, 0x0102, 0x8001):
        requests, values = b"", {"body.subscribe.message_id": identifier, "message_type": "subscribe"}
        options = range(0x30) if level == 5 else range(3)
        for at, option in enumerate(one for one in options if one & 3 != 3):
            requests += text(f"f/{at}Ü") + bytes([option])
            place = f"body.subscribe.requests[{at}]"
            values |= {f"{place}.topic_filter": f"f/{at}Ü", f"{place}.requested_qos": QOS[option & 3],
                       f"{place}.reserved": 0}  # fmt: skip
            if level == 5:
                handling = ("send", "send_if_new", "do_not_send")[option >> 4]
                values |= {f"{place}.no_local": option & 4 != 0, f"{place}.retain_as_published": option & 8 != 0,
                           f"{place}.retain_handling": handling}  # fmt: skip
        data = packet(0x82, number(identifier) + empty + requests)
        yield said(f"SUBSCRIBE {identifier}, level {level}", data, level, values)
        requests = text("a") + text("b/Ü") + text("#")
        values = {"body.unsubscribe.message_id": identifier, "body.unsubscribe.requests[0].topic_filter": "a",
                  "body.unsubscribe.requests[1].topic_filter": "b/Ü",
                  "body.unsubscribe.requests[2].topic_filter": "#"}  # fmt: skip
        data = packet(0xA2, number(identifier) + empty + requests)
        yield said(f"UNSUBSCRIBE {identifier}, level {level}", data, level, values)
    for kind, first, option in (("subscribe", 0x82, b"\1"), ("unsubscribe", 0xA2, b"")):
        data, words = packet(first, number(1) + empty + text("") + option), f"{kind} of no letter, level {level}"
        place = f"body.{kind}.requests[0].len_topic_filter"
        if level == 3:  # only later levels ask for a letter
            yield said(words, data, level, {place: 0})
        else:
            yield Message(words, data, {"level": level} if level == 4 else {}, refused_at=place)
        data = packet(first, number(1) + empty + text("f") + option)
        place = f"body.{kind}.requests[0]"
        yield said(f"{kind} of one letter, level {level}", data, level, {f"{place}.len_topic_filter": 1})
        data = packet(first, number(1) + empty + text("f" * LONG) + option)
        place = f"body.{kind}.requests[0]"
        yield said(f"{kind} of a long filter, level {level}", data, level, {f"{place}.len_topic_filter": LONG})


def answers_3(level: int) -> Iterator[Message]:
    for code in (6, 128, 255):
        data = packet(0x20, bytes((0, code)))
        words = f"CONNACK {code}, level {level}"
        yield Message(words, data, {"level": level}, refused_at="body.connack.return_code")
    for code, name in enumerate(CONNACK_3):
        for flags in (0, 1) if level == 4 and code == 0 else (0,):
            values = {"body.connack.return_code": name, "body.connack.session_present": flags == 1}
            yield said(f"CONNACK {flags} {code}, level {level}", packet(0x20, bytes((flags, code))), level, values)
    for first, (kind, flags) in ACKNOWLEDGEMENTS.items():
        for identifier in (1, 65535, 0x0102, 0x8001):
            values = {"message_type": kind, "body.acknowledgement.message_id": identifier}
            data = packet(first << 4 | flags, number(identifier))
            yield said(f"{kind} {identifier}, level {level}", data, level, values)
    for identifier in (1, 65535, 0x0102):
        values = {"body.suback.message_id": identifier, "body.suback.return_codes[0]": QOS[0],
                  "body.suback.return_codes[1]": QOS[1], "body.suback.return_codes[2]": QOS[2]}  # fmt: skip
        yield said(f"SUBACK {identifier}, level {level}", packet(0x90, number(identifier) + b"\0\1\2"), level, values)
    if level == 4:
        values = {"body.suback.return_codes[0]": "failure"}
        yield said("SUBACK failure", packet(0x90, number(1) + b"\x80"), level, values)
    for first, kind in ((0xC0, "pingreq"), (0xD0, "pingresp"), (0xE0, "disconnect")):
        yield said(f"{kind}, level {level}", packet(first, b""), level, {"message_type": kind})


def value_of(kind: str, at: int, least: int = 0) -> tuple[bytes, object]:
    """Return one of the ends of a property's range: its bytes, and what its column has."""
    if kind == "byte":
        return bytes([at % 2]), at % 2
    if kind == "two_byte_integer":
        value = (max(least, 0), 65535, 0x0102, 0x8001)[at % 4]
        return number(value), value
    if kind == "four_byte_integer":
        value = (max(least, 0), 0xFFFFFFFF, 0x01020304, 1 << 31)[at % 4]
        return struct.pack(">I", value), value
    if kind == "subscription_identifier":
        value = (1, 127, 128, 16383, 16384, 2097151, 2097152, 268435455)[at % 8]
        return varint(value), value
    if kind in ("binary_data", "authentication_data"):
        octets = (b"\xff\0", b"")[at % 2]
        return text(octets), octets.hex()
    value = ("Ü€", "x")[at % 2]
    return text(value), value


def properties(packet_kind: str, place: str, at: int) -> tuple[bytes, dict[str, object]]:
    """Return all properties of a packet behind their length, and what their columns have."""
    octets, values = b"", {}
    listed = [one for one in PROPERTIES if packet_kind in one[3].split()]
    if packet_kind == "connect" or at % 2:
        listed.reverse()
    for index, (identifier, name, column, _) in enumerate(listed):
        where = f"{place}[{index}]"
        values[f"{where}.identifier"] = name
        if column == "string_pair":
            octets += bytes([identifier]) + text("nÜ") + text("v€")
            values |= {f"{where}.value.string_pair.name": "nÜ", f"{where}.value.string_pair.value": "v€"}
        else:
            data, value = value_of(column, at + index, 1 if identifier in FROM_ONE else 0)
            octets += bytes([identifier]) + data
            values[f"{where}.value.{column}"] = value
    return varint(len(octets)) + octets, values


def packets_5() -> Iterator[Message]:
    """Yield each packet of level 5 that has properties, with all of them."""
    for at in range(8):
        octets, values = properties("connect", "body.connect.properties", at)
        will, more = properties("will", "body.connect.will_properties", at)
        body = text("MQTT") + bytes((5, 4)) + number(0) + octets + text("c") + will + text("w") + text(b"p")
        yield said(f"CONNECT with properties {at}", packet(0x10, body), 5, values | more)
        octets, values = properties("publish", "body.publish.properties", at)
        yield said(f"PUBLISH with properties {at}", packet(0x30, text("t") + octets + b"p"), 5, values)
        for kind, first, option in (("subscribe", 0x82, b"\1"), ("unsubscribe", 0xA2, b"")):
            octets, values = properties(kind, f"body.{kind}.properties", at)
            data = packet(first, number(7) + octets + text("f") + option)
            yield said(f"{kind} with properties {at}", data, 5, values)
    for kind, codes in CODES_OF.items():
        for at, code in enumerate((*codes,)):
            yield from _with_reason(kind, code, at)
    for first, kind in ((0xC0, "pingreq"), (0xD0, "pingresp")):
        yield said(kind, packet(first, b""), 5, {"message_type": kind})
    for column, identifier in (("utf8_string", 3), ("topic_name", 8), ("binary_data", 9)):
        for_publish = bytes([identifier]) + text("x" * LONG)
        body = text("t") + varint(len(for_publish)) + for_publish + b"p"
        yield said(f"PUBLISH with a long {column}", packet(0x30, body), 5, {"body.publish.payload": "70"})
    pair = b"\x26" + text("n" * LONG) + text("v" * LONG)
    body = text("t") + varint(len(pair)) + pair + b"p"
    yield said("PUBLISH with a long pair", packet(0x30, body), 5, {"body.publish.payload": "70"})
    for code in (1, 23, 26, 127, 128, 255):
        data, reason = packet(0xF0, bytes([code]) + varint(0)), f"found {code}"
        yield Message(f"AUTH {code}", data, refused_at="body.auth.written_reason_code", reason=reason)
    method = b"\x15" + text("m" * LONG) + b"\x16" + text("d" * LONG)
    data = packet(0xF0, b"\x18" + varint(len(method)) + method)
    yield said("AUTH with long data", data, 5, {"body.auth.reason_code": "continue_authentication"})


def without_number() -> Iterator[Message]:
    """Yield packets of level 5 whose packet identifier is 0."""
    bodies = {
        "publish": packet(0x32, text("t") + number(0) + b"\0"), "acknowledgement": packet(0x40, number(0)),
        "release": packet(0x62, number(0)), "subscribe": packet(0x82, number(0) + b"\0" + text("f") + b"\0"),
        "suback": packet(0x90, number(0) + b"\0\0"), "unsubscribe": packet(0xA2, number(0) + b"\0" + text("f")),
        "unsuback": packet(0xB0, number(0) + b"\0\0"),
    }  # fmt: skip
    for kind, data in bodies.items():
        yield Message(f"{kind} 0", data, refused_at=f"body.{kind}.message_id")


def _with_reason(kind: str, code: int, at: int) -> Iterator[Message]:
    name = OTHERWISE.get((kind, code), REASONS[code])
    identifier = (1, 65535, 0x0102, 0x8001)[at % 4]
    if kind == "connack":
        octets, values = properties("connack", "body.connack.properties", at)
        flag = 1 if code == 0 else 0
        values |= {"body.connack.reason_code": name, "body.connack.session_present": flag == 1}
        yield said(f"CONNACK {code}", packet(0x20, bytes((flag, code)) + octets), 5, values)
    elif kind in ("suback", "unsuback"):
        octets, values = properties(kind, f"body.{kind}.properties", at)
        values |= {f"body.{kind}.message_id": identifier, f"body.{kind}.reason_codes[0]": name}
        first = 0x90 if kind == "suback" else 0xB0
        yield said(f"{kind} {code}", packet(first, number(identifier) + octets + bytes([code])), 5, values)
    elif kind in ("disconnect", "auth"):
        octets, values = properties(kind, f"body.{kind}.properties", at)
        first = 0xE0 if kind == "disconnect" else 0xF0
        values |= {f"body.{kind}.reason_code": name}
        yield said(f"{kind} {code}", packet(first, bytes([code]) + octets), 5, values)
        if kind == "disconnect":
            yield said(f"{kind} {code} alone", packet(first, bytes([code])), 5, {f"body.{kind}.reason_code": name})
    else:
        first, flags = next((first, flags) for first, (one, flags) in ACKNOWLEDGEMENTS.items() if one == kind)
        column = "release" if kind in ("pubrel", "pubcomp") else "acknowledgement"
        octets, values = properties(kind, f"body.{column}.properties", at)
        values |= {f"body.{column}.message_id": identifier, f"body.{column}.reason_code": name, "message_type": kind}
        yield said(f"{kind} {code}", packet(first << 4 | flags, number(identifier) + bytes([code]) + octets), 5, values)
        short = packet(first << 4 | flags, number(identifier) + bytes([code]))
        yield said(f"{kind} {code} without properties", short, 5, {f"body.{column}.reason_code": name})
        if code == 0:
            bare = packet(first << 4 | flags, number(identifier))
            yield said(f"{kind} without a code", bare, 5, {f"body.{column}.reason_code": "success"})


def first_bytes() -> Iterator[Message]:
    """Yield packets that begin as other protocols do, and one whose text is longer than the packet."""
    connect = text("MQIsdp") + bytes((3, 0)) + number(60) + text("client")
    answer = number(1)
    for first, kind, body, likely in (
        (0x10, "connect", connect, "mqtt"), (0x16, "connect", connect, "tls"), (0x17, "connect", connect, "mqtt"),
        (0x40, "puback", answer, "mqtt"), (0x47, "puback", answer, "http"), (0x46, "puback", answer, "mqtt"),
    ):  # fmt: skip
        values: dict[str, object] = {"message_type": kind, "likely_protocol": likely}
        yield Message(f"first byte {first:02x}", packet(first, body), {"level": 3}, values)
    for length in (0x8000, 0xFFFF):
        place, data = "body.connect.protocol_name", packet(0x10, number(length) + connect)
        yield Message(f"a name of {length}", data, {"level": 3}, refused_at=place, reason="end of data")


def headers() -> Iterator[Message]:
    """Yield the smallest packet of each type with each of the sixteen flags, at level 3, 4 and not known."""
    kinds = ("connect", "connack", "publish", "puback", "pubrec", "pubrel", "pubcomp", "subscribe", "suback",
             "unsubscribe", "unsuback", "pingreq", "pingresp", "disconnect")  # fmt: skip
    connects = {3: text("MQIsdp") + b"\3", 4: text("MQTT") + b"\4", 0: text("MQTT") + b"\4"}
    for level, (kind_at, kind), flags in product((3, 4, 0), enumerate(kinds, 1), range(16)):
        if level == 0 and kind not in ("connect", "connack", "publish", "pubrel"):
            continue
        bodies = {
            "connect": connects[level] + b"\2" + number(1) + text("c"), "connack": b"\0\0", "publish": text("t"),
            "subscribe": number(1) + text("f") + b"\0", "suback": number(1) + b"\0",
            "unsubscribe": number(1) + text("f"), "pingreq": b"", "pingresp": b"", "disconnect": b"",
        }  # fmt: skip
        dup, qos, retain = flags >> 3 == 1, flags >> 1 & 3, flags & 1 == 1
        body = bodies.get(kind, number(1)) + (number(1) if kind == "publish" and qos else b"")
        words, data = f"{kind} with flags {flags:x}, level {level}", packet(kind_at << 4 | flags, body)
        is_sent_again, is_publish = kind in ("pubrel", "subscribe", "unsubscribe"), kind == "publish"
        if is_publish and qos == 3:
            yield Message(words, data, {"level": level}, refused_at="qos")
        elif level == 4 and not is_publish and flags != (2 if is_sent_again else 0):
            yield Message(words, data, {"level": level}, refused_at="retain")
        else:
            is_idle = retain or (qos != 1 if is_sent_again else dup or qos != 0)
            begins = {0x16: "tls", 0x47: "http"}.get(kind_at << 4 | flags, "mqtt")
            values = {"message_type": kind, "dup": dup, "qos": (*QOS, "reserved")[qos], "retain": retain,
                      "has_idle_flags": is_idle and not is_publish, "is_dup_idle": is_publish and dup and qos == 0,
                      "likely_protocol": begins, "connection_level": None}  # fmt: skip
            if kind == "connack" and flags == 0:
                values["connection_level"] = 0
            if kind == "connect" and (level == 3 or flags == 0):
                values["connection_level"] = 3 if level == 3 else 4
            yield Message(words, data, {"level": level}, values)


def connect_flags() -> Iterator[Message]:
    """Yield CONNECT packets with each flag, and client identifiers that a broker may refuse."""
    for level, flags in product((3, 4), (*range(0, 256, 2), *range(1, 64, 8))):
        name, password, retain, qos, will, clean, reserved = (
            flags >> at & (3 if at == 3 else 1) for at in (7, 6, 5, 3, 2, 1, 0)
        )
        length = (0, 1, 23, 24)[flags // 2 % 4] if level == 3 else flags // 4 % 2
        body = text("MQIsdp" if level == 3 else "MQTT") + bytes((level, flags)) + number(1) + text("c" * length)
        body += (text("w") + text(b"m")) * will + text("u") * name + text(b"p") * password
        words, data, place = f"CONNECT {flags:02x} of level {level}", packet(0x10, body), "body.connect"
        is_idle = not will and (retain == 1 or qos != 0)
        refused = (
            "has_password" if password and not name else "will_qos" if qos == 3
            else "has_will" if is_idle and level == 4 else "reserved" if reserved and level == 4 else None
        )  # fmt: skip
        is_doubtful = length in (0, 24) if level == 3 else length == 0 and not clean
        values = {"has_idle_will_flags": is_idle, "is_client_id_doubtful": is_doubtful, "reserved": reserved == 1,
                  "clean_session": clean == 1, "len_client_id": length}  # fmt: skip
        values = {f"{place}.{key}": value for key, value in values.items()}
        yield Message(words, data, {}, {} if refused else values, f"{place}.{refused}" if refused else None)


def options_and_codes() -> Iterator[Message]:
    """Yield numbers in the bytes of SUBSCRIBE, SUBACK and CONNACK whose bits or codes are not all defined."""
    for level, code in product((3, 4, 0), (*range(9), 15, 16, 31, 32, 63, 64, *range(126, 132), 192, 254, 255)):
        told, place = {"level": level}, "body.subscribe.requests[0]"
        data = packet(0x82, number(1) + text("f") + bytes([code]))
        refused = "reserved" if code > 3 and level != 3 else "requested_qos" if code & 3 == 3 else None
        values = {f"{place}.reserved": code >> 2, f"{place}.requested_qos": (*QOS, "reserved")[code & 3]}
        words = f"SUBSCRIBE with {code}, level {level}"
        yield Message(words, data, told, {} if refused else values, f"{place}.{refused}" if refused else None)
        is_code = code in (0, 1, 2, 128) or (level == 3 and code & 3 != 3)
        values = {
            "body.suback.return_codes[0]": (*QOS, "failure")[min(code, 3)] if code in (0, 1, 2, 128) else str(code)
        }
        refused = None if is_code else "body.suback.return_codes[0]"
        data, words = packet(0x90, number(1) + bytes([code])), f"SUBACK {code}, level {level}"
        yield Message(words, data, told, values if is_code else {}, refused)
    codes = (*CONNACK_3, None)
    for level, flags, (code, name) in product((3, 4, 0), (0, 1, 2, 3, 128, 255), enumerate(codes)):
        place, data = "body.connack", packet(0x20, bytes((flags, code)))
        is_refused = name is None or (level == 4 and flags & 1 and code)
        refused = "reserved" if level == 4 and flags > 1 else "return_code" if is_refused else None
        values = {f"{place}.reserved": flags >> 1, f"{place}.session_present": flags & 1 == 1,
                  f"{place}.return_code": name}  # fmt: skip
        words = f"CONNACK {flags} {code} of level {level}"
        yield Message(
            words, data, {"level": level}, {} if refused else values, f"{place}.{refused}" if refused else None
        )


def connects_of_5() -> Iterator[Message]:
    """Yield CONNECT packets of level 5, which are refused, but tell the level where flags and length are sound."""
    refused = "body.connect.protocol_level"
    for first, flags, rest in (
        *((0x10, flags, 3) for flags in (*range(64), 64, 128, 192)), *((0x10 | flags, 2, 3) for flags in range(16)),
        *((0x10, flags, rest) for rest in (1, 2, 3, 4) for flags in (0, 2)),
    ):  # fmt: skip
        has_will, will = flags >> 2 & 1 == 1, flags >> 3 & 7
        # The least body has no property and a client identifier of no letter.
        is_sound = first == 0x10 and flags & 1 == 0 and will & 3 != 3 and (has_will or will == 0) and rest >= 3
        data = packet(first, text("MQTT") + bytes((5, flags)) + number(1) + bytes(rest))
        words, values = f"CONNECT of level 5: {first:x} {flags:x} {rest}", {"connection_level": 5 if is_sound else None}
        yield Message(words, data, {}, values, refused)
    for name, level in (("MQIsdp", 5), ("MQIsdp", 4), ("MQTT", 3), ("MQTT", 6), ("MQTT", 2), ("MQIsdp", 2)):
        data = packet(0x10, text(name) + bytes((level, 2)) + number(1) + bytes(9))
        yield Message(f"{name} of level {level}", data, {}, {"connection_level": None}, refused)


def answers_of_5() -> Iterator[Message]:
    """Yield CONNACK packets of level 5, which are not looked into, but tell the level where they are sound."""
    for first, flag, code, told, there in (
        *((0x20 | flags, 0, 0, 0, 0) for flags in range(16)), *((0x20, flag, 0, 0, 0) for flag in (1, 2, 128, 255)),
        *((0x20, 0, code, 0, 0) for code in (1, 5, 0x7F, 0x80, 0x81, 0x9E, 0x9F, 0xA0, 0xFF)),
        *((0x20, 0, 0, told, told + more) for told in (0, 1, 126, 127, 128, 129, 255, 256, 300) for more in (-1, 0, 1)
          if told + more >= 0),
    ):  # fmt: skip
        is_sound = first == 0x20 and flag < 2 and (code == 0 or 0x80 <= code < 0xA0) and told == there
        data = packet(first, bytes((flag, code)) + varint(told) + bytes(there))
        words = f"CONNACK of level 5: {first:x} {flag} {code}, {there} bytes of {told}"
        yield Message(words, data, {"level": 5}, {"connection_level": 5 if is_sound else None})
    for flag, code, level in ((0, 0, 0), (1, 0, 0), (0, 5, 0), (0, 6, None), (2, 0, None), (0, 128, None)):
        values = {"connection_level": level}
        yield Message(f"CONNACK of two bytes {flag} {code}", packet(0x20, bytes((flag, code))), {"level": 5}, values)
    for body in (b"", b"\0", b"\0\0\x80"):
        values = {"connection_level": None}
        yield Message(f"CONNACK of {len(body)} bytes", packet(0x20, body), {"level": 5}, values)


def of_any_level(name: str, listed: list[Message]) -> Iterator[Message]:
    """Yield packets as those of a connection whose level is known, and CONNECT, which shows it, without that."""
    for message in listed:
        kind, level = message.values.get("message_type"), message.params.get("level", 5)
        place = f"packet.{name}"
        values: dict[str, object] = {f"{place}.{path}": value for path, value in message.values.items()}
        values |= {"is_level_5": level == 5, "packet_type": kind}
        if kind == "publish":
            values |= {key: message.values[f"body.publish.{key}"] for key in ("topic_name", "payload")}
        elif kind in ("connect", "connack"):
            values["connection_level"] = level if kind == "connect" or level == 5 else 0
        else:
            values["connection_level"] = None
        params = {} if kind == "connect" else {"level": level}
        if kind is not None:
            yield Message(f"level {level}, {message.name}", message.data, params, values)


def beginnings() -> Iterator[Message]:
    """Yield CONNECT and CONNACK of each level with each of the sixteen flags, of which level 3 alone has no rule."""
    connects = {3: text("MQIsdp") + b"\3", 4: text("MQTT") + b"\4"}
    for level, flags in product((3, 4), range(16)):
        data, values = packet(0x10 | flags, connects[level] + b"\2" + number(1) + text("c")), {"is_level_5": False}
        values |= {"connection_level": level if level == 3 or flags == 0 else None, "packet_type": "connect"}
        yield Message(f"CONNECT of level {level}, flags {flags:x}", data, {}, values)
    for length in range(1, 10):
        data = packet(0x30, text("t") + b"x" * length)
        values = {"packet_type": "publish", "topic_name": "t", "payload": (b"x" * length).hex()}
        yield Message(f"PUBLISH of {length} bytes, level 4", data, {"level": 4}, values)
    for flags, reserved in product(range(16), (0, 2, 128)):
        values = {"connection_level": None if flags or reserved else 0, "packet_type": "connack", "is_level_5": False}
        data = packet(0x20 | flags, bytes((reserved, 0)))
        yield Message(f"CONNACK of level 3, {flags:x} {reserved}", data, {"level": 3}, values)


def messages() -> dict[str, list[Message]]:
    """Return the messages of all three formats."""
    old = [
        message
        for level in (3, 4)
        for part in (connects, publishes, subscriptions, answers_3)
        for message in part(level)
    ]
    new = [message for part in (connects, publishes, subscriptions) for message in part(5)]
    new += [*packets_5(), *without_number()]
    # Each packet is read by one of the two; some of each kind show which.
    short = [[one for one in listed if len(one.data) < 100] for listed in (old, new)]
    any_level = [*of_any_level("mqtt_v3", short[0][::3]), *of_any_level("mqtt_v5", short[1][::3])]
    return {
        "mqtt": [*any_level, *beginnings()],
        "mqtt_v3": [
            *old,
            *first_bytes(),
            *headers(),
            *connect_flags(),
            *options_and_codes(),
            *connects_of_5(),
            *answers_of_5(),
        ],
        "mqtt_v5": new,
    }


if __name__ == "__main__":
    write_all(messages())
