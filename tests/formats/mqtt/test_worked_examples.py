"""MQTT packets decoded by hand and checked with other tools, field by field.

The bytes and the values stand here as a person wrote them down; nothing is taken from our own output.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark_codegen.checks.samples import messages_of
from ksyspark_formats import FORMATS

MQTT = FORMATS["mqtt_v3"]

USER_AND_WILL = {
    "len_protocol_name": 6,
    "protocol_name": "MQIsdp",
    "bridge": False,
    "protocol_level": 3,
    # 0xce is 1100 1110: user, password, no will RETAIN, will QoS 1, will, clean session, not reserved.
    "has_user_name": True,
    "has_password": True,
    "will_retain": False,
    "will_qos": "at_least_once",
    "has_will": True,
    "clean_session": True,
    "reserved": False,
    "keep_alive": 10,
    "len_client_id": 3,
    "client_id": "dev",
    "len_will_topic": 4,
    "will_topic": "d/ok",
    "len_will_message": 2,
    "will_message": b"no",
    "user_name": {"len_value": 3, "value": "sam"},
    "password": {"len_value": 4, "value": b"pass"},
    "trailing_bytes": b"",
}
NO_WILL = {
    "len_protocol_name": 4,
    "protocol_name": "MQTT",
    "bridge": False,
    "protocol_level": 4,
    "has_user_name": False,
    "has_password": False,
    "will_retain": False,
    "will_qos": "at_most_once",
    "has_will": False,
    "clean_session": True,
    "reserved": False,
    "keep_alive": 60,
    "len_client_id": 4,
    "client_id": "abcd",
    "len_will_topic": None,
    "will_topic": None,
    "len_will_message": None,
    "will_message": None,
    "user_name": None,
    "password": None,
    "trailing_bytes": b"",
}


def head(
    kind: str, length: int, *, dup: bool = False, qos: str = "at_most_once", retain: bool = False
) -> dict[str, Any]:
    """Return a fixed header."""
    return {"message_type": kind, "dup": dup, "qos": qos, "retain": retain, "remaining_length": {"value": length}}


def acknowledged(kind: str, number: int, qos: str = "at_most_once") -> dict[str, Any]:
    body = {"acknowledgement": {"message_id": number, "trailing_bytes": b""}}
    return {**head(kind, 2, qos=qos), "body": body, "connection_level": None}


def empty(kind: str) -> dict[str, Any]:
    return {**head(kind, 0), "body": {"empty_body": {"trailing_bytes": b""}}, "connection_level": None}


# A connection of level 3, both directions in the order of time.
LEVEL_3: dict[str, dict[str, Any]] = {
    "10 26 00 06 4d 51 49 73 64 70 03 ce 00 0a 00 03 64 65 76 00 04 64 2f 6f 6b 00 02 6e 6f 00 03 73 61 6d 00 04"
    " 70 61 73 73": {**head("connect", 38), "body": {"connect": USER_AND_WILL}, "connection_level": 3},
    "20 02 00 00": {
        **head("connack", 2),
        "body": {
            "connack": {"reserved": 0, "session_present": False, "return_code": "accepted", "trailing_bytes": b""}
        },
    },
    "82 0a 00 01 00 05 74 2f 69 6e 2f 01": {
        **head("subscribe", 10, qos="at_least_once"),
        "body": {
            "subscribe": {
                "message_id": 1,
                "requests": [
                    {
                        "len_topic_filter": 5,
                        "topic_filter": "t/in/",
                        "reserved": 0,
                        "requested_qos": "at_least_once",
                    }
                ],
            }
        },
    },
    "90 03 00 01 01": {
        **head("suback", 3),
        "body": {"suback": {"message_id": 1, "return_codes": ["at_least_once"]}},
    },
    # 11 bytes are 2 + 3 of the topic, 2 of the id, 4 of the payload.
    "3b 0b 00 03 74 2f 61 00 0a 32 31 2e 35": {
        **head("publish", 11, dup=True, qos="at_least_once", retain=True),
        "body": {"publish": {"len_topic_name": 3, "topic_name": "t/a", "message_id": 10, "payload": b"21.5"}},
    },
    "40 02 00 0a": acknowledged("puback", 10),
    "34 07 00 03 74 2f 61 00 0b": {
        **head("publish", 7, qos="exactly_once"),
        "body": {"publish": {"len_topic_name": 3, "topic_name": "t/a", "message_id": 11, "payload": b""}},
    },
    "50 02 00 0b": acknowledged("pubrec", 11),
    "62 02 00 0b": acknowledged("pubrel", 11, "at_least_once"),
    "70 02 00 0b": acknowledged("pubcomp", 11),
    "30 04 00 02 74 61": {
        **head("publish", 4),
        "body": {"publish": {"len_topic_name": 2, "topic_name": "ta", "message_id": None, "payload": b""}},
    },
    "a2 09 00 02 00 05 74 2f 69 6e 2f": {
        **head("unsubscribe", 9, qos="at_least_once"),
        "body": {"unsubscribe": {"message_id": 2, "requests": [{"len_topic_filter": 5, "topic_filter": "t/in/"}]}},
    },
    "b0 02 00 02": acknowledged("unsuback", 2),
    "c0 00": empty("pingreq"),
    "d0 00": empty("pingresp"),
    "e0 00": empty("disconnect"),
}

SUBSCRIBE_TWICE = {
    **head("subscribe", 12, qos="at_least_once"),
    "body": {
        "subscribe": {
            "message_id": 5,
            "requests": [
                {"len_topic_filter": 3, "topic_filter": "a/b", "reserved": 0, "requested_qos": "at_most_once"},
                {"len_topic_filter": 1, "topic_filter": "#", "reserved": 0, "requested_qos": "exactly_once"},
            ],
        }
    },
}
LEVEL_4: dict[str, dict[str, Any]] = {
    "10 10 00 04 4d 51 54 54 04 02 00 3c 00 04 61 62 63 64": {
        **head("connect", 16),
        "body": {"connect": NO_WILL},
        "connection_level": 4,
    },
    "20 02 01 00": {
        **head("connack", 2),
        "body": {"connack": {"reserved": 0, "session_present": True, "return_code": "accepted", "trailing_bytes": b""}},
    },
    "82 0c 00 05 00 03 61 2f 62 00 00 01 23 02": SUBSCRIBE_TWICE,
    "c0 00": empty("pingreq"),
    "90 04 00 05 00 80": {
        **head("suback", 4),
        "body": {"suback": {"message_id": 5, "return_codes": ["at_most_once", "failure"]}},
    },
    "31 c1 02 00 01 78" + " 7a" * 318: {
        **head("publish", 321, retain=True),
        "body": {"publish": {"len_topic_name": 1, "topic_name": "x", "message_id": None, "payload": b"z" * 318}},
    },
}

# Of level 5 only the CONNECT is looked into; from the others the fixed header and the bytes of the body are kept.
LEVEL_5: dict[str, dict[str, Any]] = {
    "20 06 00 00 03 21 00 14": {**head("connack", 6), "connection_level": 5},
    "32 10 00 01 74 00 07 08 23 00 05 02 00 00 00 3c 68 69": head("publish", 16, qos="at_least_once"),
    "40 03 00 07 10": head("puback", 3),
    "40 02 00 07": head("puback", 2),
    "82 09 00 08 02 0b 01 00 01 74 2d": head("subscribe", 9, qos="at_least_once"),
    "90 04 00 08 00 02": head("suback", 4),
    "e0 02 04 00": head("disconnect", 2),
}


def decoded(message: str, params: Params) -> tuple[dict[str, Any], Failure | None]:
    decoder = MQTT.decoder()
    done = decoder.decode(pa.array([bytes.fromhex(message)], pa.binary()), params)
    return done.columns.to_pylist()[0], done.failures.get(0)


def chosen(found: Any, expected: Any) -> Any:
    """Return of what was found the part that is expected, so that the two can be compared."""
    if isinstance(expected, Mapping):
        return {name: chosen(found[name], value) for name, value in expected.items()} if found is not None else None
    if isinstance(expected, list):
        return [chosen(one, value) for one, value in zip(found, expected, strict=True)]
    return found


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("packet", LEVEL_3, ids=lambda packet: packet[:11])
def test_level_3(packet: str, level: int) -> None:
    row, failure = decoded(packet, {"level": level})
    assert failure is None
    assert chosen(row, LEVEL_3[packet]) == LEVEL_3[packet]


@pytest.mark.parametrize("level", [0, 4])
@pytest.mark.parametrize("packet", LEVEL_4, ids=lambda packet: packet[:11])
def test_level_4(packet: str, level: int) -> None:
    row, failure = decoded(packet, {"level": level})
    assert failure is None
    assert chosen(row, LEVEL_4[packet]) == LEVEL_4[packet]


def test_a_body_is_one_case_and_no_other() -> None:
    for packet, expected in {**LEVEL_3, **LEVEL_4}.items():
        row, _ = decoded(packet, {})
        assert {case for case, value in row["body"].items() if value is not None} == set(expected["body"])


@pytest.mark.parametrize(
    ("stream", "packets"),
    [
        ("82 0c 00 05 00 03 61 2f 62 00 00 01 23 02 c0 00", ["82 0c 00 05 00 03 61 2f 62 00 00 01 23 02", "c0 00"]),
        (" ".join(LEVEL_3), list(LEVEL_3)),
        (" ".join(LEVEL_4), list(LEVEL_4)),
    ],
    ids=["two in one read", "level 3", "level 4"],
)
def test_packets_are_cut_by_their_lengths_alone(tmp_path: Path, stream: str, packets: list[str]) -> None:
    (tmp_path / "stream").write_bytes(bytes.fromhex(stream))
    read = messages_of(MQTT, tmp_path / "stream", {"framing": "stream"})
    assert [message.data for message in read] == [bytes.fromhex(packet) for packet in packets]


def test_level_5_is_refused_in_its_connect() -> None:
    row, failure = decoded("10 13 00 04 4d 51 54 54 05 02 00 3c 05 11 00 00 00 0a 00 01 69", {})
    assert failure is not None
    assert (failure.field, failure.offset) == ("body.connect.protocol_level", 8)
    assert "MQTT 5 is read by mqtt_v5" in failure.reason
    assert failure.found == "5"
    # That is how a stream learns of it.
    assert row["connection_level"] == 5
    expected = {"protocol_name": "MQTT", "protocol_level": 5, "client_id": None}
    assert chosen(row["body"]["connect"], expected) == expected


@pytest.mark.parametrize("packet", LEVEL_5, ids=lambda packet: packet[:11])
def test_level_5_keeps_the_bodies_of_other_packets_undecoded(packet: str) -> None:
    row, failure = decoded(packet, {"level": 5})
    assert failure is None
    assert chosen(row, LEVEL_5[packet]) == LEVEL_5[packet]
    assert {case: value for case, value in row["body"].items() if value is not None} == {
        "raw": bytes.fromhex(packet)[2:]
    }
