"""The row of a connection: who connected, how it began and ended, and what went in each direction."""

from __future__ import annotations

from pathlib import Path

import pytest
from capture_bytes import ACK, RST, SERVER, Side, connect, frame, ip, pcap
from capture_bytes import CLIENT as ADDRESS
from mqtt_bytes import C2S, CONNACK, CONNACK_5, DISCONNECT, PINGREQ, S2C, answer, dialogue, packet, publish, text

CAPTURES = Path(__file__).parents[2] / "samples" / "captures"
FULL_CONNECT = bytes.fromhex(
    "1026 00064d5149736470 03 ce 000a 0003646576 0004642f6f6b 00026e6f 000373616d 000470617373".replace(" ", "")
)


def row_of(found):
    (row,) = found["connections"]
    return row


def test_what_a_client_says_of_itself(tables) -> None:
    row = row_of(tables([(C2S, FULL_CONNECT), (S2C, bytes.fromhex("20020000")), (C2S, DISCONNECT)]))
    assert (row["level"], row["client_id"], row["clean_session"], row["keep_alive"]) == (3, "dev", True, 10)
    assert row["will"] == {"topic": "d/ok", "qos": 1, "retain": False, "payload": b"no"}
    assert (row["user_name"], row["has_password"], row["return_code"]) == ("sam", True, "accepted")
    assert b"pass" not in repr(row).encode().replace(b"has_password", b"")
    assert row["connect_time"] == row["first_time"] < row["connack_time"] < row["last_time"]


def test_a_level_that_does_not_exist_is_shown(streams) -> None:
    found = streams(connect().replace(b"MQTT\x04", b"MQTT\x9e"), CONNACK, "mqtt_v5")
    assert row_of(found)["level"] == 0x9E
    assert next(one["error"]["found"] for one in found["rejects"]) == "158"


def test_where_it_was(tables) -> None:
    found = tables([(C2S, connect()), (S2C, CONNACK)], port=40_123)["connections"][0]["connection"]
    assert Path(found.pop("path")).name == "one.pcap"
    assert found == {
        "number": 0,
        "transport": "tcp",
        "client_address": ADDRESS,
        "client_port": 40_123,
        "server_address": SERVER,
        "server_port": 1883,
    }


def test_counts_of_both_directions(tables) -> None:
    steps = [(C2S, connect()), (S2C, CONNACK), (C2S, PINGREQ * 2), (C2S, publish("t", b"1"))]
    row = row_of(tables([*steps, (C2S, bytes.fromhex("8206000100017803"))]))
    assert row["c2s"] == {
        "packets": 5,
        "bytes": 16 + 4 + 6 + 8,
        "rejects": 1,
        "kinds": [("CONNECT", 1), ("PINGREQ", 2), ("PUBLISH", 1), ("SUBSCRIBE", 1)],
    }
    assert row["s2c"] == {"packets": 1, "bytes": 4, "rejects": 0, "kinds": [("CONNACK", 1)]}


@pytest.mark.parametrize("side", [C2S, S2C])
def test_who_closed_without_disconnect(tables, side) -> None:
    row = row_of(tables([(C2S, connect()), (S2C, CONNACK)], closed=side))
    assert (row["closed_by"], row["closed_with"]) == ("client" if side == C2S else "broker", "FIN")


def test_a_disconnect_is_the_end(tables) -> None:
    row = row_of(tables([(C2S, connect()), (S2C, CONNACK), (C2S, DISCONNECT)], closed=S2C))
    assert (row["closed_by"], row["closed_with"], row["close_reason"]) == ("client", "DISCONNECT", None)
    row = row_of(tables([(C2S, connect(5)), (S2C, bytes.fromhex("2003000000")), (S2C, packet(0xE0, b"\x8d\0"))]))
    assert (row["closed_by"], row["closed_with"], row["close_reason"]) == ("broker", "DISCONNECT", "keep_alive_timeout")
    assert row["num_order_errors"] == 0


def test_a_reset(tables) -> None:
    frames = dialogue([(C2S, connect()), (S2C, CONNACK)], closed=None)
    reset = Side((SERVER, 1883, ADDRESS, 40_000), 9_000).segment(flags=RST | ACK, at=4)
    row = row_of(tables(pcap([*frames, frame(reset)])))
    assert (row["closed_by"], row["closed_with"]) == ("broker", "RST")


def test_a_capture_that_ends_before_the_connection(tables) -> None:
    row = row_of(tables([(C2S, connect()), (S2C, CONNACK)], closed=None))
    assert (row["closed_by"], row["closed_with"], row["begins_in_the_middle"]) == (None, None, False)


def test_a_capture_that_begins_in_the_middle(tables) -> None:
    row = row_of(tables([(C2S, PINGREQ), (S2C, bytes.fromhex("d000"))], opened=False))
    assert (row["begins_in_the_middle"], row["level"], row["client_id"], row["num_order_errors"]) == (
        True, None, None, 0,
    )  # fmt: skip


def test_a_connection_on_which_nothing_was_said(tables) -> None:
    row = row_of(tables([]))
    assert (row["c2s"]["packets"], row["level"], row["closed_with"]) == (0, None, "FIN")


def test_the_broker_names_the_client(tables) -> None:
    hello = packet(0x10, text("MQTT") + bytes([5, 2, 0, 60, 0]) + text(""))
    named = packet(0x20, b"\0\0\x06\x12" + text("xyz"))
    assert row_of(tables([(C2S, hello), (S2C, named)]))["client_id"] == "xyz"


def test_a_refused_client(tables) -> None:
    row = row_of(tables([(C2S, connect()), (S2C, bytes.fromhex("20020005"))]))
    assert (row["return_code"], row["session_present"]) == ("not_authorized", False)


def test_levels_are_chosen_by_connection(tables) -> None:
    """A level-4 and a level-5 connection in one capture, whose PUBLISH of level 5 would read as another payload."""
    frames = dialogue([(C2S, connect(4)), (S2C, CONNACK), (C2S, publish("a", b"hi"))])
    five = [(C2S, connect(5)), (S2C, bytes.fromhex("2003000000")), (C2S, publish("b", b"hi", properties=b""))]
    found = tables(pcap([*frames, *dialogue(five, port=40_001)]))
    assert sorted(row["level"] for row in found["connections"]) == [4, 5]
    assert sorted((row["topic"], row["payload"]) for row in found["exchanges"]) == [("a", b"hi"), ("b", b"hi")]
    assert found["rejects"] == []


def test_mqtt_v3_names_the_format_of_level_5(tables) -> None:
    found = tables([(C2S, connect(5)), (S2C, bytes.fromhex("2003000000"))], "mqtt_v3")
    assert "MQTT 5 is read by mqtt_v5" in found["rejects"][0]["error"]["reason"]
    assert found["connections"][0]["c2s"]["rejects"] == 1


def test_what_the_format_of_other_levels_does_not_read_is_one_reject(tables) -> None:
    five = [(C2S, connect(5)), (S2C, CONNACK_5), (C2S, publish("b", b"5", properties=b"")), (C2S, PINGREQ)]
    frames = dialogue([(C2S, connect(4)), (S2C, CONNACK), (C2S, publish("a", b"4"))])
    found = tables(pcap([*frames, *dialogue(five, port=40_001)]), "mqtt_v3")
    assert [(row["topic"], row["payload"]) for row in found["exchanges"]] == [("a", b"4")]
    assert [(row["connection"]["client_port"], row["error"]["reason"]) for row in found["rejects"][1:]] == [
        (40_001, "level 5: 3 packets not read; use mqtt"),
    ]


def test_a_level_that_the_packets_of_a_connection_show(tables) -> None:
    row = row_of(tables([(S2C, CONNACK_5), (S2C, publish("t", b"", properties=b""))], opened=False))
    assert (row["level"], row["begins_in_the_middle"]) == (5, True)


def test_properties_of_connections(tables) -> None:
    said = b"\x11\0\0\x0e\x10\x21\0\x0a\x26" + text("k") + text("v")
    hello = packet(0x10, text("MQTT") + bytes([5, 2, 0, 60, len(said)]) + said + text("c"))
    row = row_of(tables([(C2S, hello), (S2C, packet(0x20, b"\0\0\x05\x13\0\x1e\x24\1"))]))
    asked, answered = (
        {name: value for name, value in row[column].items() if value is not None}
        for column in ("connect_properties", "connack_properties")
    )
    assert asked == {"session_expiry_interval": 3600, "receive_maximum": 10, "user_properties": [("k", ["v"])]}
    assert (row["keep_alive"], answered) == (60, {"server_keep_alive": 30, "maximum_qos": 1})


def test_rejects_keep_their_place_and_bytes(tables) -> None:
    found = tables([(C2S, connect()), (S2C, CONNACK), (C2S, bytes.fromhex("36020000")), (S2C, answer("puback", 0))])
    assert [(row["direction"], row["index"], row["stream_offset"], row["bytes"].hex()) for row in found["rejects"]] == [
        (C2S, 1, 16, "36020000"),
        (S2C, 1, 4, "40020000"),
    ]
    assert all(row["time"] and row["error"]["reason"] for row in found["rejects"])


def test_packets_of_no_connection_are_rejects(tables) -> None:
    fragment = frame(ip(ADDRESS, SERVER, bytes(40), fragment=0x2000))
    found = tables(pcap([*dialogue([(C2S, connect())]), fragment]))
    assert [(row["connection"], row["direction"], row["index"]) for row in found["rejects"]] == [(None, None, 5)]
    assert len(found["connections"]) == 1


@pytest.mark.parametrize("name", ["ethernet.pcap", "ethernet.pcapng"])
def test_a_capture_of_a_real_broker(tables, name) -> None:
    found = tables((CAPTURES / name).read_bytes())
    assert sorted((row["level"], row["client_id"]) for row in found["connections"]) == [
        (3, "send-mqttv31"),
        (3, "watch-mqttv31"),
        *[(4, "send-mqttv311")] * 4,
        (4, "watch-mqttv311"),
        *[(5, "send-mqttv5")] * 2,
        (5, "watch-mqttv5"),
    ]
    assert {row["num_order_errors"] for row in found["connections"]} == {0}
    assert [row["missing"] for row in found["exchanges"]] == [[]] * 31
