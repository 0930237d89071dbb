"""Messages that nobody should send: what comes out is diagnostics, and what is held stays within the limits."""

from __future__ import annotations

import random
import struct
import tracemalloc

import pytest

from ksyspark.errors import OptionError
from ksyspark.options.read_options import GivenOptions
from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.settings import Limits

HEADER = b"\x11" * 16 + bytes(8) + struct.pack("<i", 8) + bytes(24) + b"\x22" * 16 + bytes(8)
ENTRY = struct.pack("<i", 2) + b"\x33" * 16 + bytes(8) + bytes(4) * 5


def queued(number: int, body: bytes, base: bytes = b"\x33" * 16, msg_type: int = 100001) -> QueuedMessage:
    return QueuedMessage(msg_type, base + struct.pack(">I4x", number), body)


def closed_of(messages, limits=None):
    sets = QueueSets(limits=limits)
    messages = list(messages)
    added = sets.add(messages)
    got = added.joined([added, sets.finish()])
    assert got.num_messages == len(messages)
    return got


def peak_of(work) -> int:
    """Return the most bytes that Python held at once while working."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_count_of_billions_costs_nothing() -> None:
    messages = [queued(1, struct.pack("<ii", 80, 0)), queued(0, struct.pack("<i", 2**31 - 1))]
    closed_of(messages)
    got = None

    def work() -> None:
        nonlocal got
        got = closed_of(messages)

    assert peak_of(work) < 4 << 20
    (one,) = got.sets[0].attachments
    assert one.missing == ((2, 2**31 - 1),)
    assert "[2-2147483647]" in str(next(d for d in one.diagnostics if d.code == "SEQ_MISSING"))


def test_numbers_of_billions_with_holes_between() -> None:
    numbers = range(1, 2**32 - 1, 2**27)
    count = queued(0, struct.pack("<i", 2**31 - 1))
    (one,) = closed_of([count, *(queued(number, b"\0" * 8) for number in numbers)]).sets[0].attachments
    assert (len(one.missing), one.handed_on) == (31, "metadata")
    assert "and 11 runs more" in str(one.diagnostics[0])


@pytest.mark.parametrize("count", [2**31 - 1, -1, 10_001])
def test_a_header_that_lists_billions(count) -> None:
    header = queued(0, HEADER + struct.pack("<i", count) + ENTRY * 3, b"\x11" * 16, 100000)
    got = closed_of([header])
    codes = {one.code for each in got.sets for one in each.all_diagnostics()}
    assert codes & {"LENGTH_PAST_END", "LENGTH_NEGATIVE"}
    assert all(one.handed_on == "nothing" for one in got.sets[0].attachments)


def test_a_definition_of_billions() -> None:
    """Rows, variables, and lengths of rows: none of them makes anything."""
    strings = struct.pack("<i", 0)
    for rows, variables, length in ((2**31 - 1, 0, 0), (0, 2**31 - 1, 2**31 - 1), (2**31 - 1, 2**31 - 1, 1)):
        numbers = struct.pack("<iii", rows, variables, length)
        rest = strings + b"N" + strings + bytes(4) + strings + bytes(26)
        body = struct.pack("<ii", 1, 0) + strings * 2 + numbers + rest
        messages = [queued(0, struct.pack("<i", 2)), queued(1, body), queued(2, struct.pack("<i", 3) + b"rows")]
        (one,) = closed_of(messages).sets[0].attachments
        assert one.handed_on in ("nothing", "metadata")
        assert one.content.num_rows == 0


def test_too_much_for_one_attachment_is_let_go_whatever_the_order() -> None:
    messages = [queued(1, struct.pack("<ii", 80, 0)), *(queued(number, b"x" * 1000) for number in range(2, 200))]
    limits = Limits(max_held_bytes=50_000)
    for order in (messages, messages[::-1]):
        got = closed_of(order, limits)
        (one,) = got.sets[0].attachments
        assert [d.code for d in one.diagnostics] == ["SET_TOO_LARGE"]
        assert (one.content, one.handed_on, one.num_messages) == (None, "nothing", 199)


def test_empty_messages_are_counted_too() -> None:
    got = closed_of([queued(number, b"") for number in range(1, 500)], Limits(max_held_bytes=50_000))
    assert [one.code for each in got.sets for one in each.all_diagnostics()] == ["HEADER_MISSING", "SET_TOO_LARGE"]


def test_too_many_headers_and_application_messages() -> None:
    headers = [queued(0, bytes([number % 256]) * 900, b"\x11" * 16, 100000) for number in range(100)]
    got = closed_of(headers, Limits(max_held_bytes=50_000))
    assert [one.code for each in got.sets for one in each.all_diagnostics()] == ["SET_TOO_LARGE"]
    application = [queued(0, bytes([number]) * 1000, b"\x22" * 16) for number in range(100)]
    header = queued(0, HEADER + struct.pack("<i", 1) + ENTRY, b"\x11" * 16, 100000)
    got = closed_of([header, *application], Limits(max_held_bytes=50_000))
    assert "SET_TOO_LARGE" in [one.code for one in got.sets[0].diagnostics]
    assert got.sets[0].num_messages == 101


def test_thousands_of_senders_hold_no_more_than_the_limit(made_last) -> None:
    sets = RendezvousSets(limits=Limits(max_open=50))
    closed = sets.add(RendezvousMessage(made_last, "s", f"{number:05}") for number in range(600))
    assert len(closed.sets) == 600
    assert len(sets._history) == 500


@pytest.fixture
def made_last() -> bytes:
    return bytes.fromhex("00000015 9955eeaa 064c5354000001 0b04 00000007")


def test_too_much_for_one_set_of_rendezvous(made_last) -> None:
    text = bytes.fromhex("00000015 9955eeaa 06415458000001 0b04 00000000")
    sets = RendezvousSets(limits=Limits(max_held_bytes=5000))
    got = sets.add([RendezvousMessage(text)] * 100 + [RendezvousMessage(made_last)])
    (one,) = got.sets
    assert [d.code for d in one.diagnostics] == ["SET_TOO_LARGE"]
    assert (one.num_messages, one.attachments) == (101, ())


@pytest.mark.parametrize("seed", range(4))
def test_garbage_on_a_queue(seed) -> None:
    """Random bodies under few ids and kinds: nothing but diagnostics."""
    chance = random.Random(seed)
    headers = [HEADER + struct.pack("<i", count) + ENTRY * count for count in (1, 2)]

    def body() -> bytes:
        front = struct.pack("<i", chance.choice([0, 1, 2, 3, 4, 5, 9, -1, 2**31 - 1]))
        return chance.choice([front, b""]) + chance.randbytes(chance.choice([0, 3, 4, 8, 40, 300]))

    messages = [
        chance.choice(
            [
                queued(chance.randrange(6), body()),
                queued(chance.randrange(3), body(), chance.randbytes(1) * 16),
                queued(0, chance.choice([*headers, body(), chance.choice(headers)[:-3]]), b"\x11" * 16, 100000),
                QueuedMessage(100001, chance.randbytes(chance.randrange(30)), body(), chance.choice([0, 273, 546, -1])),
            ]
        )
        for _ in range(80)
    ]
    closed_of(messages)
    for switches in (MqSwitches(partial=True, seq_order="auto"), MqSwitches("big", continuation="bare")):
        sets = QueueSets(switches)
        added = sets.add(messages)
        assert added.joined([added, sets.finish()]).num_messages == len(messages)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 6))])
@pytest.mark.parametrize("lst", ["per_set", "per_attachment"])
def test_garbage_on_rendezvous(samples, seed, lst) -> None:
    """Sound messages in any order, some with a spoilt byte or cut."""
    chance = random.Random(seed)
    sound = [path.read_bytes() for path in sorted((samples / "sas_tibrv").glob("*.bin"))]

    def one() -> bytes:
        data = bytearray(chance.choice(sound))
        if chance.random() < 0.3:
            data[chance.randrange(len(data))] = chance.randrange(256)
        return bytes(data[: chance.randrange(len(data))] if chance.random() < 0.1 else data)

    messages = [RendezvousMessage(one(), "s", chance.choice("ab")) for _ in range(200)]
    sets = RendezvousSets(RvSwitches(lst=lst))
    added = sets.add(messages)
    assert added.joined([added, sets.finish()]).num_messages == len(messages)


@pytest.mark.parametrize("limits", [{"maxOpen": 0}, {"maxHeldBytes": 0}, {"maxHeldBytes": 1 << 31}])
def test_limits_that_do_not_fit_are_refused(limits) -> None:
    with pytest.raises(OptionError, match=next(iter(limits))):
        GivenOptions(limits, Limits)


def test_switches_that_do_not_fit_are_refused() -> None:
    with pytest.raises(OptionError, match="lst: expected per_set or per_attachment, found 'both'"):
        RvSwitches(lst="both")
    with pytest.raises(OptionError, match="long_bytes: expected auto or 4 or 8, found 8"):
        MqSwitches(long_bytes=8)
