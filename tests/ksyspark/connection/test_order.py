"""The order of MQTT packets: an entry of the sheet's list of malformed inputs each, and what is no error."""

from __future__ import annotations

import pytest

from ksyspark.connection import Packet, check_order
from ksyspark.connection.packet import Kind

HELLO, ACCEPTED = Packet(0, 0, Kind.CONNECT, level=4), Packet(0, 0, Kind.CONNACK, return_code=0)
REFUSED = Packet(0, 0, Kind.CONNACK, return_code=5)


def ask(number: int, identifier: int | None, filters: int | None) -> Packet:
    return Packet(number, number * 10, Kind.SUBSCRIBE, identifier, filters)


def answer(number: int, identifier: int | None, codes: int | None) -> Packet:
    return Packet(number, number * 10, Kind.SUBACK, identifier, codes)


def one(number: int, kind: Kind) -> Packet:
    return Packet(number, number * 10, kind)


def said(client: list[Packet], broker: list[Packet]) -> list[tuple[str, str, int]]:
    return [(error.code, error.side, error.number) for error in check_order(client, broker)]


def test_a_connection_without_mistakes() -> None:
    client = [HELLO, ask(1, 7, 2), one(2, Kind.PUBLISH), one(3, Kind.PINGREQ), one(4, Kind.DISCONNECT)]
    broker = [ACCEPTED, answer(1, 7, 2), one(2, Kind.PUBLISH), one(3, Kind.PINGRESP)]
    assert said(client, broker) == said([HELLO], [REFUSED]) == said([], []) == []


@pytest.mark.parametrize(
    ("client", "broker", "errors"),
    [
        ([one(0, Kind.PINGREQ), HELLO], [], [("FIRST_NOT_CONNECT", "client", 0)]),
        ([HELLO, Packet(1, 9, Kind.CONNECT, level=4)], [], [("SECOND_CONNECT", "client", 1)]),
        ([HELLO], [ACCEPTED, one(1, Kind.CONNECT)], [("WRONG_DIRECTION", "broker", 1)]),
        ([HELLO, answer(1, 7, 1)], [], [("WRONG_DIRECTION", "client", 1)]),
        ([HELLO], [one(0, Kind.PINGRESP), ACCEPTED], [("FIRST_NOT_CONNACK", "broker", 0)]),
        ([HELLO], [ACCEPTED, Packet(1, 4, Kind.CONNACK)], [("SECOND_CONNACK", "broker", 1)]),
        ([HELLO, one(1, Kind.DISCONNECT), one(2, Kind.PUBLISH)], [], [("AFTER_DISCONNECT", "client", 2)]),
        ([HELLO], [REFUSED, one(1, Kind.PUBLISH)], [("AFTER_REFUSAL", "broker", 1)]),
        ([HELLO, ask(1, 7, 2)], [ACCEPTED, answer(1, 7, 1)], [("SUBACK_COUNT_MISMATCH", "broker", 1)]),
    ],
)
def test_mistakes(client: list[Packet], broker: list[Packet], errors: list[tuple[str, str, int]]) -> None:
    assert said(client, broker) == errors


@pytest.mark.parametrize("kind", [Kind.CONNACK, Kind.SUBACK, Kind.UNSUBACK, Kind.PINGRESP])
def test_what_only_a_broker_sends(kind: Kind) -> None:
    assert ("WRONG_DIRECTION", "client", 1) in said([HELLO, one(1, kind)], [])


@pytest.mark.parametrize("kind", [Kind.CONNECT, Kind.SUBSCRIBE, Kind.UNSUBSCRIBE, Kind.PINGREQ, Kind.DISCONNECT])
def test_what_only_a_client_sends(kind: Kind) -> None:
    assert said([HELLO], [ACCEPTED, one(1, kind)]) == [("WRONG_DIRECTION", "broker", 1)]


@pytest.mark.parametrize("kind", [Kind.PUBLISH, Kind.PUBACK, Kind.PUBREC, Kind.PUBREL, Kind.PUBCOMP])
def test_what_both_send(kind: Kind) -> None:
    assert said([HELLO, one(1, kind)], [ACCEPTED, one(1, kind)]) == []


def test_an_identifier_that_is_used_again() -> None:
    client = [HELLO, ask(1, 7, 2), ask(2, 8, 3), ask(3, 7, 1)]
    assert said(client, [ACCEPTED, answer(1, 7, 2), answer(2, 8, 3), answer(3, 7, 1)]) == []
    assert said(client, [ACCEPTED, answer(1, 7, 1), answer(2, 8, 3), answer(3, 7, 1)]) == [
        ("SUBACK_COUNT_MISMATCH", "broker", 1)
    ]


@pytest.mark.parametrize(
    ("asked", "answered"),
    [((None, None), (7, 1)), ((7, None), (7, 1)), ((7, 2), (7, None)), ((7, 2), (None, None)), ((8, 2), (7, 1))],
)
def test_what_cannot_be_read_is_not_compared(
    asked: tuple[int | None, int | None], answered: tuple[int | None, int | None]
) -> None:
    assert said([HELLO, ask(1, *asked)], [ACCEPTED, answer(1, *answered)]) == []


def test_a_broker_of_level_5_may_disconnect_and_ask_for_authentication() -> None:
    hello = Packet(0, 0, Kind.CONNECT, level=5)
    assert said([hello, one(1, Kind.AUTH)], [one(0, Kind.AUTH), one(1, Kind.CONNACK), one(2, Kind.DISCONNECT)]) == []


def test_the_sentence_of_an_error() -> None:
    error = next(check_order([HELLO, ask(1, 7, 2)], [ACCEPTED, answer(1, 7, 1)]))
    assert str(error) == (
        "broker packet 1 at byte 10: SUBACK_COUNT_MISMATCH: a SUBACK has a return code for each topic filter: "
        "expected 2 for identifier 7, found 1"
    )
    error = next(check_order([one(0, Kind.PINGREQ)], []))
    assert str(error).endswith("a client begins with CONNECT: expected CONNECT, found PINGREQ")
