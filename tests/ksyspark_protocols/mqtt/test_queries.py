"""Tables of all connections together: clients, topics, requests, and copies of messages through the broker."""

from __future__ import annotations

from pathlib import Path

import duckdb
import pytest
from capture_bytes import ACK, CLIENT, FIN, SERVER, SYN, Side, connect, frame, pcap
from mqtt_bytes import (
    C2S,
    CONNACK,
    CONNACK_5,
    DISCONNECT,
    S2C,
    answer,
    packet,
    publish,
    suback,
    subscribe,
    text,
    unsubscribe,
)

from ksyspark.errors import SourceError
from ksyspark_protocols.connections import read
from ksyspark_protocols.connections.read import write_connections

CAPTURE = Path(__file__).parents[2] / "samples" / "captures" / "ethernet.pcap"
DOCS = Path(__file__).parents[3] / "pipeline" / "docs" / "connections.md"
A, B, C = 40_000, 40_001, 40_002


def spoken(*steps: tuple[int, str, bytes]) -> bytes:
    """Return a capture of connections from the ports of `steps`, which speak in this order, a millisecond apart."""
    sides, frames = {}, []
    for port, direction, data in steps:
        if (port, C2S) not in sides:
            sides[port, C2S] = Side((CLIENT, port, SERVER, 1883), 1_000)
            sides[port, S2C] = Side((SERVER, 1883, CLIENT, port), 9_000)
            frames += [sides[port, C2S].segment(flags=SYN), sides[port, S2C].segment(flags=SYN | ACK)]
        frames.append(sides[port, direction].segment(data) if data else sides[port, direction].segment(flags=FIN | ACK))
    return pcap([frame(one) for one in frames])


def begin(port: int, name: bytes, *filters: str) -> list[tuple[int, str, bytes]]:
    """Return the steps with which a client connects and subscribes."""
    steps = [(port, C2S, connect(client_id=name)), (port, S2C, CONNACK)]
    if filters:
        steps.append((port, C2S, subscribe(1, *((one, 0) for one in filters))))
        steps.append((port, S2C, suback(1, *[0] * len(filters))))
    return steps


def told(rows):
    """Return what became of each copy, with its topic, the names of both clients, and the time it took."""
    names = ("delivery", "topic", "publisher_client_id", "subscriber_client_id", "latency_ms")
    return [tuple(row[name] for name in names) for row in rows]


def test_each_subscriber_gets_its_copy_of_a_recorded_message(tables) -> None:
    rows = tables(CAPTURE.read_bytes())["deliveries"]
    watchers = {"watch-mqttv31", "watch-mqttv311", "watch-mqttv5"}
    assert len(rows) == 7 * len(watchers)
    assert {row["delivery"] for row in rows} == {"delivered"}
    by_message = {}
    for row in rows:
        by_message.setdefault((row["publisher"]["number"], row["number"]), set()).add(row["subscriber_client_id"])
    assert list(by_message.values()) == [watchers] * 7
    long = [row["latency_ms"] for row in rows if row["topic"] == "ks/long"]
    assert sorted(long) == [39.493, 39.509, 39.524]


def test_rows_that_the_database_holds_give_the_same_tables(tables, monkeypatch) -> None:
    capture = CAPTURE.read_bytes()
    expected = tables(capture)
    monkeypatch.setattr(read, "MOST_HELD_BYTES", 1)
    assert tables(capture) == expected


def test_what_the_database_cannot_do_is_told(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(read, "_MEMORY", "1KB")
    with pytest.raises(SourceError, match="the tables of all connections cannot be made"):
        write_connections("mqtt", str(CAPTURE), str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_the_worked_example(tmp_path, monkeypatch) -> None:
    chapter = DOCS.read_text(encoding="utf-8").partition("## Through the broker")[2]
    query = chapter.partition("```sql\n")[2].partition("```")[0]
    rows = [line.strip("| ").split(" | ") for line in chapter.splitlines() if line.startswith("| ks/")]
    write_connections("mqtt", str(CAPTURE), str(tmp_path / "out"))
    monkeypatch.chdir(tmp_path)
    assert [list(map(str, row)) for row in duckdb.sql(query).fetchall()] == rows


def test_a_copy_that_does_not_come(tables) -> None:
    steps = [*begin(A, b"pub"), *begin(B, b"one", "t/+"), *begin(C, b"two", "#")]
    steps += [(A, C2S, publish("t/x", b"1")), (B, S2C, publish("t/x", b"1"))]
    steps += [(A, C2S, publish("t/x", b"2")), (C, S2C, publish("t/x", b"2")), (B, S2C, publish("t/x", b"2"))]
    assert told(tables(spoken(*steps))["deliveries"]) == [
        ("delivered", "t/x", "pub", "one", 1.0),
        ("not_delivered", "t/x", "pub", "two", None),
        ("delivered", "t/x", "pub", "one", 2.0),
        ("delivered", "t/x", "pub", "two", 1.0),
    ]


def begin_5(port: int, name: str, option: int) -> list[tuple[int, str, bytes]]:
    hello = packet(0x10, text("MQTT") + bytes([5, 2, 0, 60, 0]) + text(name))
    asked = subscribe(1, ("t", option), level=5)
    return [(port, C2S, hello), (port, S2C, CONNACK_5), (port, C2S, asked), (port, S2C, suback(1, 0, level=5))]


def test_no_local_leaves_out_the_own_messages_of_a_client(tables) -> None:
    steps = [*begin_5(A, "a", 4), *begin_5(B, "b", 0)]
    message = publish("t", b"1", properties=b"")
    steps += [(A, C2S, message), (B, S2C, message), (B, C2S, publish("t", b"2", properties=b""))]
    assert [row[:4] for row in told(tables(spoken(*steps))["deliveries"])] == [
        ("delivered", "t", "a", "b"),
        ("not_delivered", "t", "b", "a"),
        ("not_delivered", "t", "b", "b"),
    ]


@pytest.mark.parametrize(("qos", "kind"), [(1, "puback"), (2, "pubrec")])
def test_what_the_broker_refuses_is_not_delivered_to_anyone(tables, qos, kind) -> None:
    steps = [*begin_5(A, "a", 4), *begin_5(B, "b", 0)]
    for number, reason in ((1, 0x97), (2, 0x10)):
        steps += [(A, C2S, publish("t", b"x", qos, number, properties=b"")), (A, S2C, answer(kind, number, reason))]
    steps += [(B, S2C, publish("t", b"x", properties=b""))]
    assert [row[:4] for row in told(tables(spoken(*steps))["deliveries"])] == [
        ("refused", "t", "a", None),
        ("delivered", "t", "a", "b"),
    ]


def test_what_is_sent_again_behind_a_reconnect_is_published_once(tables) -> None:
    def sent(dup: bool) -> bytes:
        return publish("t", b"x", 2, 9, dup=dup)

    def steps(session: bytes) -> list[tuple[int, str, bytes]]:
        again = [(C, C2S, connect(client_id=b"pub")), (C, S2C, session), (C, C2S, sent(dup=True))]
        whole = [(C, S2C, answer("pubrec", 9)), (C, C2S, answer("pubrel", 9)), (C, S2C, answer("pubcomp", 9))]
        first = [*begin(B, b"sub", "t"), *begin(A, b"pub"), (A, C2S, sent(dup=False)), (A, C2S, b"")]
        return [*first, *again, *whole, (B, S2C, publish("t", b"x"))]

    found = tables(spoken(*steps(bytes.fromhex("20020100"))))
    assert [row[:4] for row in told(found["deliveries"])] == [("delivered", "t", "pub", "sub")]
    assert [(row["published"], row["delivered"]) for row in found["topics"]] == [(1, 1)]
    # Without the session the broker knows nothing of the first one.
    found = tables(spoken(*steps(CONNACK)))
    assert sorted(row[0] for row in told(found["deliveries"])) == ["delivered", "not_delivered"]
    assert [row["published"] for row in found["topics"]] == [2]


def test_equal_messages_keep_their_order(tables) -> None:
    same = publish("t", b"on")
    steps = [*begin(A, b"pub"), *begin(B, b"sub", "t"), *[(A, C2S, same)] * 2, *[(B, S2C, same)] * 2]
    assert told(tables(spoken(*steps))["deliveries"]) == [("delivered", "t", "pub", "sub", 2.0)] * 2
    # Of three equal ones the first has no copy: those behind it are not taken for it.
    steps = [*begin(A, b"pub"), *begin(B, b"sub", "t"), (A, C2S, same)]
    steps += [(A, C2S, same), (B, S2C, same)] * 2
    assert [one[0] for one in told(tables(spoken(*steps))["deliveries"])] == ["not_delivered", "delivered", "delivered"]


@pytest.mark.parametrize(
    ("topic_filter", "topic", "is_copied"),
    [
        ("a/b", "a/b", True),
        ("a/b", "a/b/c", False),
        ("a/#", "a", True),
        ("a/#", "a/b/c", True),
        ("a/#", "ab", False),
        ("+", "a", True),
        ("+", "a/b", False),
        ("+/+", "/a", True),
        ("a/+/c", "a/b.b/c", True),
        ("a/+/c", "a/b/b/c", False),
        ("#", "a/b", True),
        ("#", "$SYS/uptime", False),
        ("$SYS/#", "$SYS/uptime", True),
        ("a.c/#", "abc/d", False),
        ("$share/g/a", "a", False),
    ],
)
def test_filters_say_who_should_have_a_copy(tables, topic_filter, topic, is_copied) -> None:
    steps = [*begin(A, b"pub"), *begin(B, b"sub", topic_filter), (A, C2S, publish(topic, b"1"))]
    (row,) = tables(spoken(*steps))["deliveries"]
    assert row["delivery"] == ("not_delivered" if is_copied else "no_subscriber")


def test_nothing_is_due_before_a_subscription_and_behind_its_end(tables) -> None:
    send = (A, C2S, publish("t", b"1"))
    steps = [
        *begin(A, b"pub"),
        send,
        *begin(B, b"sub", "t"),
        (B, C2S, unsubscribe(2, "t")),
        (B, S2C, answer("unsuback", 2)),
    ]
    steps += [send, *begin(C, b"sub", "t"), (C, C2S, DISCONNECT), (C, C2S, b""), send]
    assert {row["delivery"] for row in tables(spoken(*steps))["deliveries"]} == {"no_subscriber"}
    refused = [*begin(A, b"pub"), (B, C2S, connect()), (B, S2C, CONNACK), (B, C2S, subscribe(1, ("t", 0)))]
    refused += [(B, S2C, suback(1, 0x80)), send]
    assert {row["delivery"] for row in tables(spoken(*refused))["deliveries"]} == {"no_subscriber"}


def test_retained_copies_and_those_of_other_captures(tables) -> None:
    steps = [*begin(A, b"pub"), (A, C2S, publish("t", b"1", retain=True)), (A, C2S, publish("t", b"1"))]
    steps += [*begin(B, b"sub", "#"), (B, S2C, publish("t", b"1", retain=True)), (B, S2C, publish("u", b"2"))]
    assert sorted(told(tables(spoken(*steps))["deliveries"]), key=str) == [
        ("no_subscriber", "t", "pub", None, None),
        ("not_published_here", "u", None, "sub", None),
        ("retained", "t", "pub", "sub", 8.0),
    ]


def test_a_session_that_began_earlier_has_copies(tables) -> None:
    steps = [*begin(A, b"pub"), *begin(B, b"sub"), (A, C2S, publish("t", b"1")), (B, S2C, publish("t", b"1"))]
    steps += [(A, C2S, publish("t", b"2"))]
    assert told(tables(spoken(*steps))["deliveries"]) == [
        ("delivered", "t", "pub", "sub", 1.0),
        ("no_subscriber", "t", "pub", None, None),
    ]


def test_topics_of_a_recorded_capture(tables) -> None:
    rows = {row["topic"]: row for row in tables(CAPTURE.read_bytes())["topics"]}
    assert {name: (row["published"], row["delivered"]) for name, row in rows.items()} == {
        "ks/hi": (4, 12), "ks/end": (1, 3), "ks/empty": (1, 3), "ks/long": (1, 3),
    }  # fmt: skip
    hi = rows["ks/hi"]
    assert (hi["published_bytes"], hi["delivered_bytes"], hi["last_payload"]) == (8, 24, b"hi")
    assert (hi["latency_ms_median"], hi["latency_ms_95"], hi["latency_ms_99"]) == (0.115, 0.225, 0.261)
    # Three intervals of the 11.2 milliseconds between the first and the last message.
    assert round(hi["published_per_second"]) == 267


def test_clients_that_come_again(tables) -> None:
    open_message = (A, C2S, publish("t", b"1", 1, 7))
    steps = [*begin(A, b"pump"), open_message, *begin(B, b"pump"), (A, S2C, b"")]
    steps += [(B, C2S, DISCONNECT), (B, C2S, b""), (C, C2S, connect(client_id=b"pump")), (C, S2C, CONNACK)]
    rows = tables(spoken(*steps))["clients"]
    names = ("client_id", "connection_number", "begins_as", "seconds_away", "unfinished_published")
    assert [tuple(row[name] for name in names) for row in rows] == [
        ("pump", 1, "first", None, 1),
        ("pump", 2, "take_over", None, 0),
        ("pump", 3, "reconnect", 0.004, 0),
    ]


def test_a_refused_client_takes_nothing_over(tables) -> None:
    steps = [*begin(A, b"pump"), (B, C2S, connect(client_id=b"pump")), (B, S2C, bytes.fromhex("20020005"))]
    assert [row["begins_as"] for row in tables(spoken(*steps))["clients"]] == ["first", "refused"]


def test_requests_have_their_responses(tables) -> None:
    def asked(data: bytes) -> bytes:
        return publish("ask", b"?", properties=b"\x08" + text("reply/a") + b"\x09" + text(data.decode()))

    def replied(data: bytes, payload: bytes) -> bytes:
        return publish("reply/a", payload, properties=b"\x03" + text("text/plain") + b"\x09" + text(data.decode()))

    steps = [(port, *one) for port in (A, B) for one in ((C2S, connect(5)), (S2C, CONNACK_5))]
    steps += [(A, C2S, asked(b"1")), (B, S2C, asked(b"1")), (A, C2S, asked(b"2"))]
    steps += [(B, C2S, replied(b"1", b"one")), (A, S2C, replied(b"1", b"one")), (B, C2S, replied(b"3", b"three"))]
    rows = tables(spoken(*steps))["requests"]
    names = ("role", "correlation_data", "response_topic", "payload", "response_payload", "response_ms")
    assert [tuple(row[name] for name in names) for row in rows] == [
        ("asks", b"1", "reply/a", b"?", b"one", 4.0),
        ("asks", b"2", "reply/a", b"?", None, None),
        ("answers", b"1", "reply/a", b"?", b"one", 2.0),
        ("answers", b"3", "reply/a", None, b"three", None),
    ]
    assert [row["response_content_type"] for row in rows] == ["text/plain", None, "text/plain", "text/plain"]


def at_brokers(*steps: tuple[str, int, str, bytes]) -> bytes:
    """Return a capture as `spoken` does, of connections to the addresses of servers that the steps name first."""
    sides, frames = {}, []
    for server, port, direction, data in steps:
        key = server, port
        if key not in sides:
            forth, back = (CLIENT, port, server, 1883), (server, 1883, CLIENT, port)
            sides[key] = {C2S: Side(forth, 1_000), S2C: Side(back, 9_000)}
            frames += [sides[key][C2S].segment(flags=SYN), sides[key][S2C].segment(flags=SYN | ACK)]
        frames.append(sides[key][direction].segment(data))
    return pcap([frame(one) for one in frames])


ONE, TWO, THREE = "192.0.2.7", "192.0.2.8", "192.0.2.9"


def factory(server: str, client: bytes, port: int, payload: bytes | None, *got: bytes) -> list[tuple]:
    """Return the steps of a subscriber to all topics, which publishes a message, and gets some."""
    steps = [(server, *step) for step in begin(port, client, "#")]
    steps += [] if payload is None else [(server, port, C2S, publish("t", payload))]
    return [*steps, *((server, port, S2C, publish("t", one)) for one in got)]


def names(rows):
    return sorted((row["delivery"], row["publisher_client_id"], row["subscriber_client_id"]) for row in rows)


def test_brokers_at_two_addresses_do_not_mix(tables) -> None:
    rows = tables(at_brokers(*factory(ONE, b"a", A, b"1", b"1"), *factory(TWO, b"b", B, b"2", b"2")))["deliveries"]
    assert names(rows) == [("delivered", "a", "a"), ("delivered", "b", "b")]


def test_addresses_of_one_broker_are_known_by_what_passes(tables) -> None:
    steps = [
        *factory(THREE, b"c", C, None), *factory(TWO, b"b", B, None), *factory(ONE, b"a", A, b"1"),
        (TWO, B, S2C, publish("t", b"1")), (THREE, C, S2C, publish("t", b"1")), (TWO, B, C2S, publish("t", b"2")),
    ]  # fmt: skip
    assert names(tables(at_brokers(*steps))["deliveries"]) == [
        ("delivered", "a", "b"), ("delivered", "a", "c"), ("not_delivered", "a", "a"), ("not_delivered", "b", "a"),
        ("not_delivered", "b", "b"), ("not_delivered", "b", "c"),
    ]  # fmt: skip


def test_equal_messages_at_two_brokers_show_nothing(tables) -> None:
    steps = [*factory(ONE, b"a", A, b"1", b"1"), *factory(TWO, b"b", B, b"1", b"1"), *factory(THREE, b"c", C, b"1")]
    assert {row[1:] for row in names(tables(at_brokers(*steps))["deliveries"])} == {("a", "a"), ("b", "b"), ("c", "c")}
