"""MQTT 5 packets decoded by hand, field by field; nothing is taken from our own output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.errors import Failure
from ksyspark_codegen.checks.samples import messages_of
from ksyspark_formats import FORMATS

MQTT = FORMATS["mqtt_v5"]
SAMPLES = Path(__file__).parents[2] / "samples" / "mqtt_v5"
CONNECTIONS = sorted({path.name.split(".")[0] for path in SAMPLES.glob("*.bin")})

# Packet, its type and flags, and what of its body is not null.
PACKETS: dict[str, tuple[str, dict[str, Any]]] = {
    "10 13 00 04 4d 51 54 54 05 02 00 3c 05 11 00 00 00 0a 00 01 69": (
        "connect",
        {
            "connect": {
                "len_protocol_name": 4,
                "protocol_name": "MQTT",
                "protocol_level": 5,
                "has_user_name": False,
                "has_password": False,
                "will_retain": False,
                "will_qos": "at_most_once",
                "has_will": False,
                "clean_start": True,
                "reserved": False,
                "keep_alive": 60,
                "properties": [("session_expiry_interval", "four_byte_integer", 10)],
                "len_client_id": 1,
                "client_id": "i",
                "trailing_bytes": b"",
            }
        },
    ),
    "20 06 00 00 03 21 00 14": (
        "connack",
        {
            "connack": {
                "reserved": 0,
                "session_present": False,
                "reason_code": "success",
                "properties": [("receive_maximum", "two_byte_integer", 20)],
                "trailing_bytes": b"",
            }
        },
    ),
    # 2 + 1 bytes of topic, 2 of the id, 1 + 8 of properties, 2 of payload.
    "32 10 00 01 74 00 07 08 23 00 05 02 00 00 00 3c 68 69": (
        "publish",
        {
            "publish": {
                "len_topic_name": 1,
                "topic_name": "t",
                "message_id": 7,
                "properties": [
                    ("topic_alias", "two_byte_integer", 5),
                    ("message_expiry_interval", "four_byte_integer", 60),
                ],
                "payload": b"hi",
                "topic_alias": 5,
            }
        },
    ),
    "40 03 00 07 10": (
        "puback",
        {"acknowledgement": {"message_id": 7, "trailing_bytes": b"", "reason_code": "no_matching_subscribers"}},
    ),
    "40 02 00 07": (
        "puback",
        {"acknowledgement": {"message_id": 7, "trailing_bytes": b"", "reason_code": "success"}},
    ),
    "50 04 00 07 97 00": (
        "pubrec",
        {
            "acknowledgement": {
                "message_id": 7,
                "properties": [],
                "trailing_bytes": b"",
                "reason_code": "quota_exceeded",
            }
        },
    ),
    "62 03 00 07 92": (
        "pubrel",
        {"release": {"message_id": 7, "trailing_bytes": b"", "reason_code": "packet_identifier_not_found"}},
    ),
    "70 02 00 07": ("pubcomp", {"release": {"message_id": 7, "trailing_bytes": b"", "reason_code": "success"}}),
    # 0x2d is 0010 1101: not reserved, retain handling 2, retain as published, no local, QoS 1.
    "82 09 00 08 02 0b 01 00 01 74 2d": (
        "subscribe",
        {
            "subscribe": {
                "message_id": 8,
                "properties": [("subscription_identifier", "subscription_identifier", 1)],
                "requests": [
                    {
                        "len_topic_filter": 1,
                        "topic_filter": "t",
                        "reserved": 0,
                        "retain_handling": "do_not_send",
                        "retain_as_published": True,
                        "no_local": True,
                        "requested_qos": "at_least_once",
                    }
                ],
            }
        },
    ),
    "90 05 00 08 00 02 a2": (
        "suback",
        {
            "suback": {
                "message_id": 8,
                "properties": [],
                "reason_codes": ["granted_qos_2", "wildcard_subscriptions_not_supported"],
            }
        },
    ),
    "a2 06 00 09 00 00 01 74": (
        "unsubscribe",
        {
            "unsubscribe": {
                "message_id": 9,
                "properties": [],
                "requests": [{"len_topic_filter": 1, "topic_filter": "t"}],
            }
        },
    ),
    "b0 05 00 09 00 00 11": (
        "unsuback",
        {"unsuback": {"message_id": 9, "properties": [], "reason_codes": ["success", "no_subscription_existed"]}},
    ),
    "c0 00": ("pingreq", {"empty_body": {"trailing_bytes": b""}}),
    "d0 00": ("pingresp", {"empty_body": {"trailing_bytes": b""}}),
    "e0 00": ("disconnect", {"disconnect": {"trailing_bytes": b"", "reason_code": "normal_disconnection"}}),
    "e0 02 04 00": (
        "disconnect",
        {"disconnect": {"properties": [], "trailing_bytes": b"", "reason_code": "disconnect_with_will_message"}},
    ),
    "f0 08 18 06 15 00 03 61 62 63": (
        "auth",
        {
            "auth": {
                "properties": [("authentication_method", "utf8_string", "abc")],
                "trailing_bytes": b"",
                "reason_code": "continue_authentication",
            }
        },
    ),
    "f0 00": ("auth", {"auth": {"trailing_bytes": b"", "reason_code": "success"}}),
}

# A property alone, as PUBLISH, CONNACK or CONNECT has it, and its value.
PROPERTIES = {
    "01 01": ("payload_format_indicator", "byte", 1),
    "02 ff ff ff ff": ("message_expiry_interval", "four_byte_integer", 4_294_967_295),
    "03 00 02 c2 b0": ("content_type", "utf8_string", "°"),
    "08 00 03 61 2f 62": ("response_topic", "topic_name", "a/b"),
    "09 00 02 00 ff": ("correlation_data", "binary_data", b"\x00\xff"),
    # The string that the standard shows: A, then U+2A6D4 in four bytes.
    "03 00 05 41 f0 aa 9b 94": ("content_type", "utf8_string", "A\U0002a6d4"),
    "0b ff ff ff 7f": ("subscription_identifier", "subscription_identifier", 268_435_455),
    "0b 80 01": ("subscription_identifier", "subscription_identifier", 128),
    "23 ff ff": ("topic_alias", "two_byte_integer", 65_535),
    "26 00 01 6e 00 02 76 31": ("user_property", "string_pair", {"name": "n", "value": "v1"}),
    "26 00 00 00 00": ("user_property", "string_pair", {"name": "", "value": ""}),
}


def decoded(packet: str) -> tuple[dict[str, Any], Failure | None]:
    """Return the row of a packet, and the failure."""
    done = MQTT.decoder().decode(pa.array([bytes.fromhex(packet)], pa.binary()), {})
    return done.columns.to_pylist()[0], done.failures.get(0)


def shortened(value: Any) -> Any:
    """Return a value without what is null, a property as its identifier, the type of its value, and its value."""
    if isinstance(value, list):
        return [shortened(one) for one in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"identifier", "value"}:
        ((kind, content),) = shortened(value["value"]).items()
        return value["identifier"], kind, content
    return {name: shortened(one) for name, one in value.items() if one is not None}


@pytest.mark.parametrize("packet", PACKETS, ids=lambda packet: packet[:14])
def test_packet(packet: str) -> None:
    row, failure = decoded(packet)
    assert failure is None
    assert (row["message_type"], shortened(row["body"])) == PACKETS[packet]


@pytest.mark.parametrize("wire", PROPERTIES)
def test_property(wire: str) -> None:
    length = len(bytes.fromhex(wire))
    row, failure = decoded(f"30 {length + 4:02x} 00 01 74 {length:02x} {wire}")
    assert failure is None
    assert shortened(row["body"]["publish"]["properties"]) == [PROPERTIES[wire]]


def test_a_topic_alias_is_found_before_and_behind_other_properties() -> None:
    for wire in ("23 00 09 01 01", "01 01 23 00 09", "26 00 00 00 00 23 00 09 26 00 00 00 00"):
        length = len(bytes.fromhex(wire))
        row, failure = decoded(f"30 {length + 3:02x} 00 00 {length:02x} {wire}")
        assert (failure, row["body"]["publish"]["topic_alias"]) == (None, 9)


def test_passwords_and_the_data_of_an_authentication_are_sensitive() -> None:
    sensitive = {
        (name, column.id)
        for name, record in MQTT.layout.records.items()
        for column in record.columns
        if column.sensitive
    }
    assert sensitive == {
        ("mqtt_v3::password", "value"),
        ("mqtt_v5::authentication_data", "value"),
        ("mqtt_v5::connect", "trailing_bytes"),
    }


@pytest.mark.parametrize("name", CONNECTIONS)
def test_the_packets_of_a_connection_are_cut_and_read(name: str) -> None:
    """Recorded and made connections: first CONNECT and CONNACK (or AUTH), nothing is refused, nothing is left."""
    for direction, first in (("c2s", {"connect"}), ("s2c", {"connack", "auth"})):
        path = SAMPLES / f"{name}.{direction}.bin"
        packets = [one.data for one in messages_of(MQTT, path, {"framing": "stream"})]
        assert b"".join(packets) == path.read_bytes()
        done = MQTT.decoder().decode(pa.array(packets, pa.binary()), {})
        assert not done.failures
        assert done.columns.to_pylist()[0]["message_type"] in first
