"""Requests and their answers: each kind of exchange, in both directions, whole and with packets missing."""

from __future__ import annotations

import pickle

import numpy as np
import pyarrow as pa
import pytest
from capture_bytes import connect
from mqtt_bytes import (
    C2S,
    CONNACK,
    CONNACK_5,
    DISCONNECT,
    PINGREQ,
    PINGRESP,
    S2C,
    answer,
    packet,
    publish,
    suback,
    subscribe,
    text,
    unsubscribe,
)

from ksyspark_protocols.conversation import PLACE
from ksyspark_protocols.mqtt import exchanges
from ksyspark_protocols.mqtt.packets import PACKET, PROPERTIES, OrderErrors, PacketColumns

BEGIN = [(C2S, connect()), (S2C, CONNACK)]
BEGIN_5 = [(C2S, connect(5)), (S2C, CONNACK_5)]
OTHER = {C2S: S2C, S2C: C2S}


def told(row):
    """Return what an exchange is, without places."""
    return row["kind"], row["direction"], row["message_id"], row["qos"], row["answer"], row["missing"]


@pytest.mark.parametrize("side", [C2S, S2C])
def test_qos_1(tables, side) -> None:
    rows = tables([*BEGIN, (side, publish("t", b"1", 1, 7)), (OTHER[side], answer("puback", 7))])["exchanges"]
    assert [told(row) for row in rows] == [("publish", side, 7, 1, "PUBACK", [])]
    (row,) = rows
    assert (row["topic"], row["payload"], row["retain"], row["latency_ms"]) == ("t", b"1", False, 1.0)
    assert (row["number"], row["offset"], row["answer_number"]) == (1, 16 if side == C2S else 4, 1)
    assert (row["answer_time"] - row["time"]).total_seconds() == 0.001


@pytest.mark.parametrize("side", [C2S, S2C])
def test_qos_2(tables, side) -> None:
    other = OTHER[side]
    steps = [
        (side, publish("t", b"2", 2, 8, retain=True)),
        (other, answer("pubrec", 8)),
        (side, answer("pubrel", 8)),
        (other, answer("pubcomp", 8)),
    ]
    (row,) = tables([*BEGIN, *steps])["exchanges"]
    assert told(row) == ("publish", side, 8, 2, "PUBREC", [])
    assert (row["retain"], row["latency_ms"]) == (True, 3.0)
    assert (row["answer_number"], row["pubrel_number"], row["pubcomp_number"]) == (1, 2, 2)
    assert row["answer_time"] < row["pubrel_time"] < row["pubcomp_time"]


@pytest.mark.parametrize(
    ("lost", "missing"),
    [
        (0, ["PUBLISH"]),
        (1, ["PUBREC"]),
        (2, ["PUBREL"]),
        (3, ["PUBCOMP"]),
    ],
)
def test_a_step_of_qos_2_that_is_not_there(tables, lost, missing) -> None:
    steps = [
        (C2S, publish("t", b"2", 2, 8)),
        (S2C, answer("pubrec", 8)),
        (C2S, answer("pubrel", 8)),
        (S2C, answer("pubcomp", 8)),
    ]
    del steps[lost]
    (row,) = tables([*BEGIN, *steps])["exchanges"]
    assert (row["message_id"], row["missing"]) == (8, missing)


def test_qos_0_is_an_exchange_of_one_message(tables) -> None:
    steps = [(C2S, publish("a", b"0") + publish("b", b"")), (S2C, publish("c", b"x", retain=True))]
    rows = sorted(tables([*BEGIN, *steps])["exchanges"], key=lambda row: row["topic"])
    assert [(*told(row), row["topic"], row["payload"], row["retain"]) for row in rows] == [
        ("publish", C2S, None, 0, None, [], "a", b"0", False),
        ("publish", C2S, None, 0, None, [], "b", b"", False),
        ("publish", S2C, None, 0, None, [], "c", b"x", True),
    ]
    assert [row["latency_ms"] for row in rows] == [None] * 3


def test_an_identifier_that_is_used_again(tables) -> None:
    one, two = ((C2S, publish("t", payload, 1, 7)) for payload in (b"1", b"2"))
    acknowledged = (S2C, answer("puback", 7))
    rows = tables([*BEGIN, one, acknowledged, two, acknowledged])["exchanges"]
    assert [(row["payload"], row["missing"]) for row in rows] == [(b"1", []), (b"2", [])]
    rows = tables([*BEGIN, one, two, acknowledged])["exchanges"]
    assert [(row["payload"], row["missing"]) for row in rows] == [(b"1", ["PUBACK"]), (b"2", [])]


def test_an_answer_that_was_captured_before_its_request(tables) -> None:
    acknowledged = (S2C, answer("puback", 7))
    one, two = ((C2S, publish("t", payload, 1, 7)) for payload in (b"1", b"2"))
    steps = [acknowledged, one, (S2C, suback(3, 0)), (C2S, subscribe(3, ("a", 0))), (S2C, PINGRESP), (C2S, PINGREQ)]
    rows = tables([*BEGIN, *steps])["exchanges"]
    assert [(told(row), row["latency_ms"]) for row in rows] == [
        (("ping", C2S, None, None, "PINGRESP", []), None),
        (("publish", C2S, 7, 1, "PUBACK", []), None),
        (("subscribe", C2S, 3, None, "SUBACK", []), None),
    ]
    # A capture that lacks the first request of a client which always has the same identifier.
    rows = tables([*BEGIN, acknowledged, one, acknowledged, two, acknowledged])["exchanges"]
    assert [(row["payload"], row["missing"], row["latency_ms"]) for row in rows] == [
        (None, ["PUBLISH"], None),
        (b"1", [], 1.0),
        (b"2", [], 1.0),
    ]


def test_an_answer_long_before_a_request_is_not_its_own() -> None:
    waiting = exchanges.Exchanges(errors)
    alone = {"kind": "puback", "direction": S2C, "message_id": 1, "index": 0, "time": 0}
    request = {"kind": "publish", "qos": 1, "message_id": 1, "index": 0, "time": exchanges.MOST_EARLY + 1}
    (row,) = waiting.add(*arrived(alone, request)).to_pylist()
    assert (row["answer_number"], row["missing"]) == (0, ["PUBLISH"])
    assert [row["missing"] for row in waiting.close().to_pylist()] == [["PUBACK"]]


@pytest.mark.parametrize("order", ["prlc", "plrc", "prcl", "rplc", "rpcl", "rcpl"])
def test_steps_of_qos_2_in_any_order_of_the_directions(tables, order) -> None:
    steps = {
        "p": (C2S, publish("t", b"2", 2, 8)),
        "r": (S2C, answer("pubrec", 8)),
        "l": (C2S, answer("pubrel", 8)),
        "c": (S2C, answer("pubcomp", 8)),
    }
    (row,) = tables([*BEGIN, *(steps[step] for step in order)])["exchanges"]
    assert told(row) == ("publish", C2S, 8, 2, "PUBREC", [])


def test_both_directions_use_the_same_identifier(tables) -> None:
    steps = [
        (C2S, publish("up", b"", 1, 7)),
        (S2C, publish("down", b"", 1, 7)),
        (C2S, answer("puback", 7)),
        (S2C, answer("puback", 7)),
    ]
    rows = tables([*BEGIN, *steps])["exchanges"]
    assert [(row["topic"], row["direction"], row["latency_ms"]) for row in rows] == [
        ("up", C2S, 3.0),
        ("down", S2C, 1.0),
    ]


def test_what_is_sent_again(tables) -> None:
    first, again = publish("t", b"1", 1, 7), publish("t", b"1", 1, 7, dup=True)
    (row,) = tables([*BEGIN, (C2S, first), (C2S, again), (C2S, again), (S2C, answer("puback", 7))])["exchanges"]
    assert (row["repeated"], row["number"], row["missing"], row["latency_ms"]) == (2, 1, [], 3.0)
    # The first attempt was on an earlier connection.
    (row,) = tables([*BEGIN, (C2S, again), (S2C, answer("puback", 7))])["exchanges"]
    assert (row["repeated"], row["missing"]) == (1, [])


def test_a_pubrel_that_is_sent_again(tables) -> None:
    steps = [(C2S, publish("t", b"", 2, 7)), (S2C, answer("pubrec", 7))]
    steps += [(C2S, answer("pubrel", 7))] * 2 + [(S2C, answer("pubcomp", 7))]
    (row,) = tables([*BEGIN, *steps])["exchanges"]
    assert (row["repeated"], row["missing"]) == (1, [])


def test_subscriptions(tables) -> None:
    steps = [
        (C2S, subscribe(3, ("a/#", 1), ("b", 2))),
        (S2C, suback(3, 1, 0x80)),
        (C2S, unsubscribe(4, "a/#")),
        (S2C, answer("unsuback", 4)),
    ]
    rows = tables([*BEGIN, *steps])["exchanges"]
    assert [told(row) for row in rows] == [
        ("subscribe", C2S, 3, None, "SUBACK", []),
        ("unsubscribe", C2S, 4, None, "UNSUBACK", []),
    ]
    assert [said(one) for one in rows[0]["filters"]] == [
        {"topic_filter": "a/#", "requested_qos": "at_least_once", "code": "at_least_once"},
        {"topic_filter": "b", "requested_qos": "exactly_once", "code": "failure"},
    ]
    assert [said(one) for one in rows[1]["filters"]] == [{"topic_filter": "a/#"}]


def said(filters):
    return {name: value for name, value in filters.items() if value is not None}


def test_options_of_subscriptions_of_level_5(tables) -> None:
    (row,) = tables([*BEGIN_5, (C2S, subscribe(3, ("a", 0x2D), level=5)), (S2C, suback(3, 1, level=5))])["exchanges"]
    assert [said(one) for one in row["filters"]] == [
        {
            "topic_filter": "a", "requested_qos": "at_least_once", "code": "granted_qos_1",
            "no_local": True, "retain_as_published": True, "retain_handling": "do_not_send",
        },
    ]  # fmt: skip


def test_pings(tables) -> None:
    rows = tables([*BEGIN, (C2S, PINGREQ), (S2C, PINGRESP), (C2S, PINGREQ)])["exchanges"]
    assert [(told(row), row["latency_ms"]) for row in rows] == [
        (("ping", C2S, None, None, "PINGRESP", []), 1.0),
        (("ping", C2S, None, None, None, ["PINGRESP"]), None),
    ]


def test_answers_without_a_request(tables) -> None:
    steps = [(S2C, answer("puback", 9)), (S2C, suback(8, 1)), (S2C, PINGRESP), (S2C, answer("pubrec", 7))]
    rows = tables([*BEGIN, *steps])["exchanges"]
    assert [(row["kind"], row["direction"], row["message_id"], row["missing"]) for row in rows] == [
        ("publish", C2S, 9, ["PUBLISH"]),
        ("subscribe", C2S, 8, ["SUBSCRIBE"]),
        ("ping", C2S, None, ["PINGREQ"]),
        ("publish", C2S, 7, ["PUBLISH", "PUBREL", "PUBCOMP"]),
    ]
    assert [row["time"] for row in rows] == [None] * 4


def test_properties_of_level_5(tables) -> None:
    named = b"".join(b"\x26" + text(name) + text(value) for name, value in (("a", "1"), ("b", "2"), ("a", "3")))
    of_message = b"\x01\x01\x02\0\0\0\x3c\x03" + text("text/plain") + b"\x08" + text("r") + b"\x09\0\x02\0\xff"
    subscription = b"\0\x03" + b"\x02\x0b\x05" + text("t") + b"\0"
    steps = [
        (C2S, publish("t", b"1", 1, 7, properties=of_message + named)),
        (S2C, packet(0x40, b"\0\x07\x10\x0a\x1f" + text("nobody!"))),
        (C2S, packet(0x82, subscription)),
        (S2C, packet(0x90, b"\0\x03\x08\x1f" + text("quota") + b"\x97")),
        (S2C, publish("t", b"\xff", properties=b"\x01\x01\x0b\x05\x0b\x80\x01")),
        (S2C, packet(0xE0, b"\x8b\x05\x1f" + text("up"))),
    ]
    found = tables([(C2S, connect(5)), (S2C, packet(0x20, b"\0\0\x05\x1f" + text("hi"))), *steps])
    first, asked, copy = found["exchanges"]
    assert {name: first[name] for name in PROPERTIES.names} == {
        "content_type": "text/plain", "response_topic": "r", "correlation_data": b"\0\xff", "expiry_seconds": 60,
        "user_properties": [("a", ["1", "3"]), ("b", ["2"])], "subscription_ids": None, "payload_is_text": True,
    }  # fmt: skip
    assert [(row["text"], row["payload"]) for row in (first, copy)] == [("1", b"1"), (None, b"\xff")]
    assert (first["answer_reason_string"], asked["answer_reason_string"]) == ("nobody!", "quota")
    assert (asked["subscription_ids"], copy["subscription_ids"], copy["content_type"]) == ([5], [5, 128], None)
    (row,) = found["connections"]
    assert (row["return_reason_string"], row["close_reason_string"]) == ("hi", "up")


def test_reasons_of_level_5(tables) -> None:
    steps = [
        (C2S, publish("t", b"", 1, 1, properties=b"")),
        (S2C, answer("puback", 1, 0x10)),
        (C2S, publish("t", b"", 2, 2, properties=b"")),
        (S2C, answer("pubrec", 2, 0x87)),
        (C2S, subscribe(3, ("a", 1), level=5)),
        (S2C, suback(3, 0x87, level=5)),
        (C2S, unsubscribe(4, "a", level=5)),
        (S2C, packet(0xB0, b"\0\4\0\x11")),
    ]
    rows = tables([*BEGIN_5, *steps])["exchanges"]
    assert [(row["answer"], row["answer_reason"], row["missing"]) for row in rows] == [
        ("PUBACK", "no_matching_subscribers", []),
        ("PUBREC", "not_authorized", []),
        ("SUBACK", None, []),
        ("UNSUBACK", None, []),
    ]
    assert [row["filters"][0]["code"] for row in rows[2:]] == ["not_authorized", "no_subscription_existed"]


def test_a_topic_alias_stands_for_the_topic_before_it(tables) -> None:
    alias = b"\x23\x00\x05"
    rows = tables(
        [
            *BEGIN_5,
            (C2S, publish("", b"0", properties=alias)),
            (C2S, publish("t/1", b"1", properties=alias)),
            (C2S, publish("", b"2", properties=alias)),
            (S2C, publish("", b"3", properties=alias)),
            (C2S, publish("t/2", b"4", 1, 1, properties=alias)),
            (C2S, publish("", b"5", properties=alias)),
        ]
    )["exchanges"]
    assert {row["payload"]: row["topic"] for row in rows} == {
        b"0": None,
        b"1": "t/1",
        b"2": "t/1",
        b"3": None,
        b"4": "t/2",
        b"5": "t/2",
    }


def test_authentication(tables) -> None:
    hello = packet(0x10, text("MQTT") + bytes([5, 2, 0, 60, 4]) + b"\x15" + text("M") + text("c"))
    method = b"\x04\x15" + text("M")
    steps = [
        (C2S, hello),
        (S2C, packet(0xF0, b"\x18" + method)),
        (C2S, packet(0xF0, b"\x18" + method)),
        (S2C, CONNACK_5),
    ]
    found = tables(steps)
    names = ("kind", "direction", "reason", "answer", "missing")
    assert [tuple(row[name] for name in names) for row in found["exchanges"]] == [
        ("auth", S2C, "continue_authentication", "AUTH", []),
        ("auth", C2S, "continue_authentication", "CONNACK", []),
    ]
    assert found["connections"][0]["num_order_errors"] == 0


def test_plain_streams_have_no_times(streams) -> None:
    """The n-th answer of an identifier belongs to its n-th request, wherever it lies in the other stream."""
    client = connect() + subscribe(1, ("a", 0)) + b"".join(publish("t", bytes([n]), 1, 7) for n in range(3))
    client += answer("puback", 5) + PINGREQ + DISCONNECT
    broker = CONNACK + publish("d", b"", 1, 5) + suback(1, 0) + answer("puback", 7) * 2 + PINGRESP
    rows = streams(client, broker)["exchanges"]
    assert [(told(row), row["answer_number"]) for row in rows if row["kind"] != "publish"] == [
        (("subscribe", C2S, 1, None, "SUBACK", []), 2),
        (("ping", C2S, None, None, "PINGRESP", []), 5),
    ]
    published = [(row["payload"], row["answer_number"], row["missing"]) for row in rows if row["topic"] == "t"]
    assert sorted(published) == [(b"\0", 3, []), (b"\1", 4, []), (b"\2", None, ["PUBACK"])]
    assert [(row["direction"], row["answer_number"]) for row in rows if row["topic"] == "d"] == [(S2C, 5)]


def arrived(*packets: dict[str, object]) -> tuple[pa.Table, PacketColumns, np.ndarray]:
    """Return sound packets of one connection, as they come one after the other."""
    rows = [{"dup": False, "retain": False, "direction": C2S, **packet} for packet in packets]
    table = pa.Table.from_pylist(rows, schema=pa.schema([*PLACE, *PACKET]))
    return table, PacketColumns.of(table, np.zeros(len(rows), np.int64)), np.ones(len(rows), np.bool_)


def test_what_is_open_waits_for_the_next_packets() -> None:
    waiting = pickle.loads(pickle.dumps(exchanges.Exchanges(errors)))
    sent = [{"kind": "publish", "qos": 1, "message_id": at, "payload": b"%d" % at, "index": at} for at in (1, 2, 3)]
    assert waiting.add(*arrived(*sent)).num_rows == 0
    waiting = pickle.loads(pickle.dumps(waiting))
    acknowledged = {"kind": "puback", "direction": S2C, "message_id": 2, "index": 7}
    (row,) = waiting.add(*arrived(acknowledged, {**sent[0], "dup": True})).to_pylist()
    assert (row["payload"], row["answer_number"], row["missing"]) == (b"2", 7, [])
    left = waiting.close().to_pylist()
    assert [(row["payload"], row["repeated"], row["missing"]) for row in left] == [
        (b"1", 1, ["PUBACK"]),
        (b"3", 0, ["PUBACK"]),
    ]


def test_what_waits_is_bounded(monkeypatch) -> None:
    monkeypatch.setattr(exchanges, "MOST_HELD_BYTES", 3_000)
    waiting = exchanges.Exchanges(errors)
    sent = {"kind": "publish", "qos": 1, "message_id": 1}
    assert waiting.add(*arrived({**sent, "payload": bytes(100)})).num_rows == 0
    given_up = waiting.add(*arrived({**sent, "message_id": 2, "payload": bytes(3_000)})).to_pylist()
    assert [(row["message_id"], row["missing"]) for row in given_up] == [(1, ["PUBACK"]), (2, ["PUBACK"])]
    assert waiting.add(*arrived({"kind": "puback", "direction": S2C, "message_id": 1})).num_rows == 0
    late = waiting.close().to_pylist()
    assert [(row["message_id"], row["missing"]) for row in late] == [(1, ["PUBLISH"])]


def errors(which: int) -> OrderErrors:
    raise AssertionError(which)


@pytest.mark.parametrize("pair", [b"", b"\0", b"\0\5a", b"\0\1a", b"\0\1a\0\3b", b"\0\2\xff\xff\0\1b"])
def test_a_packet_that_ends_inside_a_user_property_is_a_reject(tables, pair) -> None:
    cut = packet(0x30, text("t") + bytes([1 + len(pair)]) + b"\x26" + pair)
    made = tables([*BEGIN_5, (C2S, cut), (C2S, PINGREQ), (S2C, PINGRESP)])
    assert [told(row)[0] for row in made.get("exchanges", []) if row["kind"] == "publish"] == []
    assert [row["error"]["field"].partition(".")[0] for row in made["rejects"]] == ["body"]
