"""The same conversations, captured badly: shuffled and doubled they give the same tables, with losses they say so."""

from __future__ import annotations

import random
import struct
from itertools import zip_longest

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
    dialogue,
    publish,
    suback,
    subscribe,
)

SEEDS = range(5)


def conversation(seed: int):
    """Return the steps of a connection with exchanges of all kinds, some of them inside each other."""
    pick = random.Random(seed)
    level = pick.choice([3, 4, 5])
    properties = b"" if level == 5 else None
    steps = [(C2S, connect(level, b"c%d" % seed)), (S2C, CONNACK_5 if level == 5 else CONNACK)]
    waiting = []
    for number in range(1, 31):
        side, qos = pick.choice([C2S, S2C]), pick.choice([0, 1, 2])
        other = S2C if side == C2S else C2S
        # Payloads of random bytes are not taken for packets where a search begins among them.
        payload = b"%d:" % number + bytes(pick.randrange(128, 256) for _ in range(pick.randrange(60)))
        steps.append((side, publish(f"t/{number}", payload, qos, number, properties=properties)))
        if qos == 1:
            waiting.append([(other, answer("puback", number))])
        if qos == 2:
            parts = [(other, "pubrec"), (side, "pubrel"), (other, "pubcomp")]
            waiting.append([(one, answer(kind, number)) for one, kind in parts])
        while waiting and pick.random() < 0.6:
            chosen = pick.choice(waiting)
            steps.append(chosen.pop(0))
            waiting = [one for one in waiting if one]
    steps += [(C2S, subscribe(99, ("a", 1), level=level)), (S2C, suback(99, 1, level=level))]
    steps += [(C2S, PINGREQ), (S2C, PINGRESP), *(one for left in waiting for one in left), (C2S, DISCONNECT)]
    return steps


def records(seed: int) -> list[bytes]:
    """Return the records of a capture of two connections, each with its time."""
    both = (dialogue(conversation(seed)), dialogue(conversation(seed + 1_000), port=40_001))
    frames = [one for pair in zip_longest(*both) for one in pair if one is not None]
    return [
        struct.pack("<IIII", 1_700_000_000, number * 1_000, len(one), len(one)) + one
        for number, one in enumerate(frames)
    ]


def pcap_of(found: list[bytes]) -> bytes:
    return struct.pack("<IHHIIII", 0xA1B2C3D4, 2, 4, 0, 0, 262144, 1) + b"".join(found)


def comparable(found):
    """Return the rows of connections without places in the file, in an order of their own."""
    return {
        name: sorted(
            repr({key: value for key, value in row.items() if key != "connection"} | {"port": port(row)})
            for row in found[name]
        )
        for name in ("connections", "exchanges", "rejects")
    }


def port(row):
    return row["connection"] and row["connection"]["client_port"]


def known(found):
    """Return exchanges by port and payload or kind."""
    return {(port(row), row["kind"], row["direction"], row["payload"]): row for row in found["exchanges"]}


@pytest.fixture
def whole(tables):
    """Return the tables of a whole capture."""

    def read(seed):
        found = tables(pcap_of(records(seed)))
        assert found["rejects"] == []
        assert len(found["exchanges"]) == 2 * 32
        assert all(row["missing"] == [] for row in found["exchanges"])
        assert all(row["num_order_errors"] == 0 for row in found["connections"])
        return found

    return read


@pytest.mark.parametrize("seed", SEEDS)
def test_shuffled(tables, whole, seed) -> None:
    """Packets of both directions come in any order, each with its time."""
    mixed = records(seed)
    random.Random(seed).shuffle(mixed)
    assert comparable(tables(pcap_of(mixed))) == comparable(whole(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_doubled(tables, whole, seed) -> None:
    doubled = [copy for one in records(seed) for copy in (one, one)]
    assert comparable(tables(pcap_of(doubled))) == comparable(whole(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_truncated(tables, whole, seed) -> None:
    """What was captured before the end is the same; what was not is named."""
    kept = records(seed)[: random.Random(seed).randrange(10, 60)]
    before, found = known(whole(seed)), tables(pcap_of(kept))
    assert found["rejects"] == []
    for key, row in known(found).items():
        same = {name: value for name, value in row.items() if value is not None and name not in UNSURE}
        assert same.items() <= {name: value for name, value in before[key].items() if name not in UNSURE}.items()
        assert row["missing"] or row["latency_ms"] == before[key]["latency_ms"]
    assert all(row["num_order_errors"] == 0 for row in found["connections"])


UNSURE = {"missing", "latency_ms", "filters", "connection"}


@pytest.mark.parametrize("seed", SEEDS)
def test_lossy(tables, whole, seed) -> None:
    """An exchange is as in the whole capture, or it or a reject tells what is missing. No payload is made up."""
    pick = random.Random(seed)
    all_of = records(seed)
    dropped = set(pick.sample(range(6, len(all_of) - 6), 8))
    before, found = whole(seed), tables(pcap_of([one for at, one in enumerate(all_of) if at not in dropped]))
    by_key, payloads = known(before), {row["payload"] for row in before["exchanges"]}
    assert {row["payload"] for row in found["exchanges"]} <= payloads
    for row in found["exchanges"]:
        if row["payload"] is not None and not row["missing"]:
            there = by_key[port(row), row["kind"], row["direction"], row["payload"]]
            assert (row["topic"], row["qos"], row["time"]) == (there["topic"], there["qos"], there["time"])
    said = sum(int(row["error"]["reason"].split(" bytes")[0]) for row in found["rejects"] if starts(row))
    lost = sum(len(all_of[at]) - 16 - 14 - 40 for at in dropped)
    assert said == lost
    gone = {key for key, row in by_key.items() if row["payload"] is not None} - set(known(found))
    assert bool(gone) <= bool(found["rejects"])


def starts(row) -> bool:
    return "of the stream are not in the capture" in row["error"]["reason"]
