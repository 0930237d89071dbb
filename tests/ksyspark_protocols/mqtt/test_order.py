"""The order of packets: each entry of the list of malformed input, and connections without errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from capture_bytes import connect
from mqtt_bytes import C2S, CONNACK, CONNACK_5, DISCONNECT, PINGREQ, PINGRESP, S2C, answer, publish, suback, subscribe

from ksyspark_protocols.mqtt.packets import MOST_ERRORS, OrderErrors, Packet, PacketOrder

SAMPLES = Path(__file__).parents[2] / "samples"
HELLO, REFUSED = connect(), bytes.fromhex("20020005")
BY_CLIENT = [CONNACK, suback(1, 1), answer("unsuback", 1), PINGRESP]
BY_BROKER = [HELLO, subscribe(1, ("a", 1)), bytes.fromhex("a205000100 0161".replace(" ", "")), PINGREQ, DISCONNECT]


def errors(found):
    (row,) = found["connections"]
    told = [(one["code"], one["direction"], one["number"], one["offset"]) for one in row["order_errors"]]
    assert row["num_order_errors"] == len(told)
    return told


@pytest.mark.parametrize(
    ("client", "broker", "expected"),
    [
        ([HELLO, subscribe(7, ("a", 1), ("b", 1)), PINGREQ, DISCONNECT], [CONNACK, suback(7, 1, 1), PINGRESP], []),
        ([HELLO], [REFUSED], []),
        ([PINGREQ, HELLO], [CONNACK], [("FIRST_NOT_CONNECT", C2S, 0, 0)]),
        ([HELLO, HELLO], [CONNACK], [("SECOND_CONNECT", C2S, 1, 16)]),
        ([HELLO], [CONNACK, HELLO], [("WRONG_DIRECTION", S2C, 1, 4)]),
        ([HELLO, suback(7, 1)], [CONNACK], [("WRONG_DIRECTION", C2S, 1, 16)]),
        ([HELLO], [PINGRESP, CONNACK], [("FIRST_NOT_CONNACK", S2C, 0, 0)]),
        ([HELLO], [CONNACK, CONNACK], [("SECOND_CONNACK", S2C, 1, 4)]),
        ([HELLO, DISCONNECT, publish("t", b"")], [CONNACK], [("AFTER_DISCONNECT", C2S, 2, 18)]),
        ([HELLO], [REFUSED, publish("t", b"")], [("AFTER_REFUSAL", S2C, 1, 4)]),
        ([HELLO, subscribe(7, ("a", 1), ("b", 1))], [CONNACK, suback(7, 1)], [("COUNT_MISMATCH", S2C, 1, 4)]),
        (
            [CONNACK],
            [HELLO],
            [
                ("FIRST_NOT_CONNECT", C2S, 0, 0),
                ("WRONG_DIRECTION", C2S, 0, 0),
                ("FIRST_NOT_CONNACK", S2C, 0, 0),
                ("WRONG_DIRECTION", S2C, 0, 0),
            ],
        ),
    ],
)
@pytest.mark.parametrize("kind", ["streams", "capture"])
def test_each_mistake(streams, tables, kind, client, broker, expected) -> None:
    if kind == "streams":
        found = streams(b"".join(client), b"".join(broker))
    else:
        found = tables([*((C2S, one) for one in client), *((S2C, one) for one in broker)])
    assert sorted(errors(found)) == sorted(expected)


@pytest.mark.parametrize("one", BY_CLIENT)
def test_what_only_a_broker_sends(streams, one) -> None:
    assert ("WRONG_DIRECTION", C2S, 1, 16) in errors(streams(HELLO + one, CONNACK))


@pytest.mark.parametrize("one", BY_BROKER)
def test_what_only_a_client_sends(streams, one) -> None:
    assert errors(streams(HELLO, CONNACK + one)) == [("WRONG_DIRECTION", S2C, 1, 4)]


def test_identifiers_that_are_used_again(streams) -> None:
    client = HELLO + subscribe(7, ("a", 0), ("b", 0)) + subscribe(8, ("c", 0)) + subscribe(7, ("d", 0))
    assert errors(streams(client, CONNACK + suback(7, 0, 0) + suback(8, 0) + suback(7, 0))) == []
    assert [one[0] for one in errors(streams(client, CONNACK + suback(7, 0) + suback(8, 0) + suback(7, 0)))] == [
        "COUNT_MISMATCH"
    ]


def test_what_cannot_be_read_is_not_compared(streams) -> None:
    refused = bytes.fromhex("8206000100017803")  # asks for QoS 3
    found = streams(HELLO + refused, CONNACK + suback(1, 0, 0))
    assert (errors(found), len(found["rejects"])) == ([], 1)


def test_a_broker_of_level_5_may_disconnect_and_ask_for_authentication(streams) -> None:
    auth = bytes.fromhex("f0021800")
    broker = auth + CONNACK_5 + bytes.fromhex("e0018b")
    assert errors(streams(connect(5), broker)) == []
    assert errors(streams(connect(5), broker + bytes.fromhex("d000"))) == [("AFTER_DISCONNECT", S2C, 3, 12)]


@pytest.mark.parametrize("fmt", ["mqtt_v3", "mqtt_v5"])
def test_recorded_connections_are_in_order(streams, fmt) -> None:
    recorded = sorted((SAMPLES / fmt).glob("*.c2s.bin"))
    assert len(recorded) > 10
    for client in recorded:
        if client.name.startswith("example"):
            continue
        found = streams(client.read_bytes(), Path(str(client).replace(".c2s.", ".s2c.")).read_bytes())
        assert (client.name, errors(found), found["rejects"]) == (client.name, [], [])


def test_the_sentence_of_an_error(streams) -> None:
    found = streams(HELLO + subscribe(7, ("a", 1), ("b", 1)), CONNACK + suback(7, 1))
    assert found["connections"][0]["order_errors"][0]["sentence"] == (
        "broker packet 1 at byte 4: an answer has a code for each topic filter: expected 2 for identifier 7, found 1"
    )
    found = streams(PINGREQ + HELLO, CONNACK)
    assert found["connections"][0]["order_errors"][0]["sentence"] == (
        "client packet 0 at byte 0: a client begins with CONNECT: expected CONNECT, found PINGREQ"
    )


def test_many_errors_are_counted_and_some_described() -> None:
    order = PacketOrder(OrderErrors())
    for number in range(3 * MOST_ERRORS):
        order.check(Packet(C2S, number, 0, True, "pingresp"), may_be_middle=True)
    assert (order.errors.count, len(order.errors.described)) == (3 * MOST_ERRORS, MOST_ERRORS)
