"""`ksyspark connection`: files of both directions, recorded and made."""

from __future__ import annotations

import json

import pytest

HELLO = bytes.fromhex("1010 00044d515454 0402003c 000461626364".replace(" ", ""))
ACCEPTED = bytes.fromhex("20020000")


@pytest.fixture
def connection(ksyspark, tmp_path):
    """Return the command for the bytes of both directions."""

    def run(client, broker, *more):
        for name, data in (("client", client), ("broker", broker)):
            (tmp_path / name).write_bytes(data)
        return ksyspark("connection", tmp_path / "client", tmp_path / "broker", *more)

    return run


def test_recorded_connections_are_in_order(ksyspark, samples) -> None:
    recorded = sorted((samples / "mqtt_v3").glob("*.c2s.bin"))
    assert len(recorded) > 20
    for client in recorded:
        ended = ksyspark("connection", client, str(client).replace(".c2s.", ".s2c."))
        assert (client.name, ended.status, ended.text, ended.errors) == (client.name, 0, "", "")


def test_a_suback_with_fewer_return_codes_than_filters(connection) -> None:
    subscribe = bytes.fromhex("820c 0005 0003612f6200 00012302".replace(" ", ""))
    assert connection(HELLO + subscribe, ACCEPTED + bytes.fromhex("900400050080")).status == 0
    ended = connection(HELLO + subscribe, ACCEPTED + bytes.fromhex("9003000500"))
    assert (ended.status, ended.sentence) == (1, "ksyspark: 1 error in the order of packets.")
    assert ended.text.startswith("broker packet 1 at byte 4: SUBACK_COUNT_MISMATCH: ")


def test_directions_that_are_exchanged(connection) -> None:
    ended = connection(ACCEPTED, HELLO, "--json")
    errors = [json.loads(line) for line in ended.text.splitlines()]
    assert [(error["side"], error["code"], error["found"]) for error in errors] == [
        ("client", "FIRST_NOT_CONNECT", "CONNACK"),
        ("client", "WRONG_DIRECTION", "CONNACK"),
        ("broker", "FIRST_NOT_CONNACK", "CONNECT"),
        ("broker", "WRONG_DIRECTION", "CONNECT"),
    ]


def test_packets_that_are_refused_keep_their_place(connection) -> None:
    refused = bytes.fromhex("8206000100017803")  # asks for QoS 3
    assert connection(HELLO + refused, ACCEPTED + bytes.fromhex("90040001 0000".replace(" ", ""))).status == 0
    ended = connection(refused + HELLO, b"")
    assert [line.split(": ")[1] for line in ended.text.splitlines()] == ["FIRST_NOT_CONNECT"]


@pytest.mark.parametrize("client", ["160301", "16030100aa0000", "00", "30ffffffff7f"])
def test_bytes_that_are_no_packets(connection, client) -> None:
    """What cannot be cut counts as a packet of the type in its first byte."""
    ended = connection(bytes.fromhex(client), ACCEPTED)
    assert "Traceback" not in ended.errors
    assert [line.split(": ")[1] for line in ended.text.splitlines()] == (
        [] if client.startswith("16") else ["FIRST_NOT_CONNECT"]
    )


def test_refusals_of_the_broker(connection) -> None:
    ended = connection(HELLO, bytes.fromhex("20020005 d000".replace(" ", "")))
    assert [line.split(": ")[1] for line in ended.text.splitlines()] == ["AFTER_REFUSAL"]


def test_a_file_that_is_not_there(ksyspark, tmp_path) -> None:
    ended = ksyspark("connection", tmp_path / "none", tmp_path / "none")
    assert ended.status in (1, 2)
    assert ended.sentence.startswith("ksyspark: ")
