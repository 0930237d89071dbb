"""The order of MQTT packets: each entry of the fact sheet's list of malformed input, and connections without errors."""

from __future__ import annotations

import pytest

from ksyspark.protocols.mqtt import Packet, check_order

HELLO, ACCEPTED = Packet(0, 0, "connect", level=4), Packet(0, 0, "connack", return_code=0)
REFUSED = Packet(0, 0, "connack", return_code=5)


def ask(number: int, identifier: int | None, filters: int | None) -> Packet:
    return Packet(number, number * 10, "subscribe", identifier, filters)


def answer(number: int, identifier: int | None, codes: int | None) -> Packet:
    return Packet(number, number * 10, "suback", identifier, codes)


def one(number: int, kind: str) -> Packet:
    return Packet(number, number * 10, kind)


def errors_of(client: list[Packet], broker: list[Packet]) -> list[tuple[str, str, int]]:
    return [(error.code, error.side, error.number) for error in check_order(client, broker)]


def test_a_connection_without_mistakes() -> None:
    client = [HELLO, ask(1, 7, 2), one(2, "publish"), one(3, "pingreq"), one(4, "disconnect")]
    broker = [ACCEPTED, answer(1, 7, 2), one(2, "publish"), one(3, "pingresp")]
    assert errors_of(client, broker) == errors_of([HELLO], [REFUSED]) == errors_of([], []) == []


@pytest.mark.parametrize(
    ("client", "broker", "errors"),
    [
        ([one(0, "pingreq"), HELLO], [], [("FIRST_NOT_CONNECT", "client", 0)]),
        ([HELLO, Packet(1, 9, "connect", level=4)], [], [("SECOND_CONNECT", "client", 1)]),
        ([HELLO], [ACCEPTED, one(1, "connect")], [("WRONG_DIRECTION", "broker", 1)]),
        ([HELLO, answer(1, 7, 1)], [], [("WRONG_DIRECTION", "client", 1)]),
        ([HELLO], [one(0, "pingresp"), ACCEPTED], [("FIRST_NOT_CONNACK", "broker", 0)]),
        ([HELLO], [ACCEPTED, Packet(1, 4, "connack")], [("SECOND_CONNACK", "broker", 1)]),
        ([HELLO, one(1, "disconnect"), one(2, "publish")], [], [("AFTER_DISCONNECT", "client", 2)]),
        ([HELLO], [REFUSED, one(1, "publish")], [("AFTER_REFUSAL", "broker", 1)]),
        ([HELLO, ask(1, 7, 2)], [ACCEPTED, answer(1, 7, 1)], [("SUBACK_COUNT_MISMATCH", "broker", 1)]),
    ],
)
def test_mistakes(client: list[Packet], broker: list[Packet], errors: list[tuple[str, str, int]]) -> None:
    assert errors_of(client, broker) == errors


@pytest.mark.parametrize("kind", ["connack", "suback", "unsuback", "pingresp"])
def test_what_only_a_broker_sends(kind: str) -> None:
    assert ("WRONG_DIRECTION", "client", 1) in errors_of([HELLO, one(1, kind)], [])


@pytest.mark.parametrize("kind", ["connect", "subscribe", "unsubscribe", "pingreq", "disconnect"])
def test_what_only_a_client_sends(kind: str) -> None:
    assert errors_of([HELLO], [ACCEPTED, one(1, kind)]) == [("WRONG_DIRECTION", "broker", 1)]


@pytest.mark.parametrize("kind", ["publish", "puback", "pubrec", "pubrel", "pubcomp"])
def test_what_both_send(kind: str) -> None:
    assert errors_of([HELLO, one(1, kind)], [ACCEPTED, one(1, kind)]) == []


def test_an_identifier_that_is_used_again() -> None:
    client = [HELLO, ask(1, 7, 2), ask(2, 8, 3), ask(3, 7, 1)]
    assert errors_of(client, [ACCEPTED, answer(1, 7, 2), answer(2, 8, 3), answer(3, 7, 1)]) == []
    assert errors_of(client, [ACCEPTED, answer(1, 7, 1), answer(2, 8, 3), answer(3, 7, 1)]) == [
        ("SUBACK_COUNT_MISMATCH", "broker", 1)
    ]


@pytest.mark.parametrize(
    ("requested", "answered"),
    [((None, None), (7, 1)), ((7, None), (7, 1)), ((7, 2), (7, None)), ((7, 2), (None, None)), ((8, 2), (7, 1))],
)
def test_what_cannot_be_read_is_not_compared(
    requested: tuple[int | None, int | None], answered: tuple[int | None, int | None]
) -> None:
    assert errors_of([HELLO, ask(1, *requested)], [ACCEPTED, answer(1, *answered)]) == []


def test_a_broker_of_level_5_may_disconnect_and_ask_for_authentication() -> None:
    hello = Packet(0, 0, "connect", level=5)
    assert errors_of([hello, one(1, "auth")], [one(0, "auth"), one(1, "connack"), one(2, "disconnect")]) == []


def test_the_sentence_of_an_error() -> None:
    error = next(check_order([HELLO, ask(1, 7, 2)], [ACCEPTED, answer(1, 7, 1)]))
    assert str(error) == (
        "broker packet 1 at byte 10: SUBACK_COUNT_MISMATCH: a SUBACK has a return code for each topic filter: "
        "expected 2 for identifier 7, found 1"
    )
    error = next(check_order([one(0, "pingreq")], []))
    assert str(error).endswith("a client begins with CONNECT: expected CONNECT, found PINGREQ")
