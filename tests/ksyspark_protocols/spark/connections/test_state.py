"""What a stream holds of connections, without Spark: batches in, tables out, state between them."""

from __future__ import annotations

import pickle
import random
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from pyspark.sql import Row

sys.path.insert(0, str(Path(__file__).parents[3]))
from capture_bytes import CLIENT as ADDRESS
from capture_bytes import RST, SERVER, Side, connect, cut_capture, frame, pcap
from mqtt_bytes import C2S, CONNACK, CONNACK_5, S2C, answer, dialogue, publish, suback, subscribe

from ksyspark.errors import OptionError
from ksyspark.io.files import list_files
from ksyspark.options.read_options import FileOptions, GivenOptions
from ksyspark.reader import Part, Split
from ksyspark_protocols.connections.payloads import PayloadOptions, with_payloads
from ksyspark_protocols.conversation import protocol_of
from ksyspark_protocols.spark.connection_streams import ConnectionState, packed, source_of

STEPS = [(C2S, connect(4, b"one")), (S2C, CONNACK), (C2S, publish("t", b"1", 1, 7)), (S2C, answer("puback", 7))]


class Handle:
    """One value, pickled as Spark would keep it, and timers."""

    def __init__(self) -> None:
        self.value = None
        self.timers = []

    def getValueState(self, *_):
        return SimpleNamespace(get=lambda: self.value, update=self.put, clear=lambda: self.put(None))

    def put(self, value):
        self.value = value

    def listTimers(self):
        return list(self.timers)

    def deleteTimer(self, timer):
        self.timers.remove(timer)

    def registerTimer(self, time):
        self.timers.append(time)


class Stream:
    """The state of one key through batches, each of one capture; a new processor each time."""

    def __init__(self, folder, milliseconds=None):
        self.folder, self.milliseconds, self.handle = folder, milliseconds, Handle()
        self.source = source_of({"format": "mqtt", "framing": "pcap", "path": "x"})

    def processor(self):
        found = pickle.loads(pickle.dumps(ConnectionState(self.source, self.milliseconds)))
        found.init(self.handle)
        return found

    def batch(self, frames):
        return self.read(pcap(frames))

    def read(self, data, name="a.pcap"):
        (self.folder / name).write_bytes(data)
        files = list_files(FileOptions(paths=(str(self.folder / name),)))
        rows = [
            row for batch in self.source.read_keyed(Split(tuple(map(Part, files)))) for row in packed(batch).to_pylist()
        ]
        (key,) = {row["key"] for row in rows}
        timer = SimpleNamespace(getCurrentProcessingTimeInMs=lambda: 1_000)
        given = iter([Row(messages=row["messages"]) for row in rows])
        return tables_in(self.processor().handleInputRows((key,), given, timer))

    def expire(self):
        return tables_in(self.processor().handleExpiredTimer(None, None, None))


def tables_in(rows):
    """Return the rows of tables that were released."""
    found = {"connections": [], "exchanges": [], "rejects": []}
    for row in rows:
        for name, table in pickle.loads(row["tables"]).items():
            found[name] = [*found.get(name, ()), *table.to_pylist()]
    return found


def later(capture):
    """Return a capture whose packets came a second later."""
    heads = [24]
    while heads[-1] < len(capture):
        heads.append(heads[-1] + 16 + int.from_bytes(capture[heads[-1] + 8 : heads[-1] + 12], "little"))
    moved = bytearray(capture)
    for at in heads[:-1]:
        moved[at : at + 4] = (int.from_bytes(capture[at : at + 4], "little") + 1).to_bytes(4, "little")
    return bytes(moved)


@pytest.fixture
def stream(tmp_path):
    return Stream(tmp_path)


def test_a_connection_is_held_until_it_ends(stream) -> None:
    frames = dialogue(STEPS)
    first = stream.batch(frames[:5])
    assert (first["connections"], first["exchanges"]) == ([], [])
    assert stream.handle.value is not None
    rest = stream.batch(frames[5:])
    assert [(row["client_id"], row["closed_by"], row["closed_with"]) for row in rest["connections"]] == [
        ("one", "client", "FIN")
    ]
    assert [(row["payload"], row["answer"], row["missing"]) for row in rest["exchanges"]] == [(b"1", "PUBACK", [])]
    assert stream.handle.value is None


def test_the_level_that_an_earlier_file_told_holds(stream) -> None:
    # As packets of level 4 the first has another payload, and the second an empty topic filter: it is refused.
    published = publish("t", b"hi", properties=b"")
    steps = [
        (C2S, connect(5, b"one")),
        (S2C, CONNACK_5),
        (C2S, published),
        (C2S, subscribe(7, ("t", 1), level=5)),
        (S2C, suback(7, 1, level=5)),
    ]
    frames = dialogue(steps)
    opened = next(number for number, one in enumerate(frames) if published in one)
    stream.batch(frames[:opened])
    found = stream.batch(frames[opened:])
    assert [(row["level"], row["begins_in_the_middle"]) for row in found["connections"]] == [(5, False)]
    exchanges = {row["kind"]: row for row in found["exchanges"]}
    assert (exchanges["publish"]["topic"], exchanges["publish"]["payload"]) == ("t", b"hi")
    assert [one["topic_filter"] for one in exchanges["subscribe"]["filters"]] == ["t"]
    assert found["rejects"] == []


# Bytes with which no message begins.
PAYLOAD = bytes(random.Random(1).choices(range(16), k=5_000))
BIG = publish("t/big", PAYLOAD, 1, 9)


def pieces(level=4):
    """Return the frames of a connection with a CONNECT in two segments and a message in four, and what it publishes."""
    hello, ready = connect(level, b"one"), CONNACK_5 if level == 5 else CONNACK
    big = publish("t/big", PAYLOAD, 1, 9, properties=b"" if level == 5 else None)
    sent = [hello[:9], hello[9:], *(big[at : at + 1_460] for at in range(0, len(big), 1_460))]
    steps = [
        (C2S, sent[0]),
        (C2S, sent[1]),
        (S2C, ready),
        *((C2S, one) for one in sent[2:]),
        (S2C, answer("puback", 9)),
    ]
    return dialogue(steps)


@pytest.mark.parametrize("level", [4, 5])
def test_messages_in_two_files_are_put_together(stream, level) -> None:
    """Wherever the capture is cut, in two files or more, the rows are those of one file."""
    frames = pieces(level)
    whole = stream.batch(frames)
    assert (len(whole["exchanges"]), whole["rejects"]) == (1, [])
    names = ("payload", "answer", "missing", "latency_ms", "time", "direction")
    for cuts in [*([at] for at in range(1, len(frames))), [4, 7, 9], [6, 7, 8], *([[3, 6]] if level == 4 else [])]:
        found = {name: [] for name in whole}
        for data in cut_capture(pcap(frames), cuts):
            for name, rows in stream.read(data).items():
                found[name] += rows
        assert stream.handle.value is None
        assert found["rejects"] == [], cuts
        # Of the bytes behind a message in two files the times of single packets are not known.
        own = names if cuts != [3, 6] else names[:3]
        rows, expected_rows = ([[row[name] for name in own] for row in each["exchanges"]] for each in (found, whole))
        assert rows == expected_rows, cuts
        (row,), (expected,) = found["connections"], whole["connections"]
        for name in ("client_id", "level", "c2s", "s2c", "begins_in_the_middle", "order_errors"):
            assert row[name] == expected[name], (cuts, name)


def test_what_was_sent_again_is_left_out(stream) -> None:
    frames = pieces()
    again = Side((ADDRESS, 40_000, SERVER, 1883))
    octets = connect(4, b"one") + BIG
    # A part of the second segment of the message, and all of the third.
    second = frame(again.segment(octets[2_000:4_400], at=2_000))
    stream.batch(frames[:7])
    found = stream.read(later(pcap([second, *frames[8:]])))
    assert ([row["payload"] for row in found["exchanges"]], found["rejects"]) == ([PAYLOAD], [])


def test_a_lost_file_is_two_rejects(stream) -> None:
    """Two halves of messages of one length are no message, as bytes between them are missing."""
    one, two = (publish("t", bytes([value]) * 2_000) for value in b"ab")
    steps = [
        *STEPS[:2],
        *((C2S, half) for data in (one, two) for half in (data[:1_000], data[1_000:])),
        (C2S, publish("t", b"c")),
    ]
    first, _, last = cut_capture(pcap(dialogue(steps, closed=None)), [5, 7])
    stream.read(first)
    assert stream.handle.value is not None
    found = stream.read(last)
    assert [(row["length"], row["bytes"][-1:]) for row in found["rejects"]] == [(1_000, b"a"), (len(two) - 1_000, b"*")]
    assert [row["payload"] for row in found["exchanges"] + stream.expire()["exchanges"]] == [b"c"]


def test_what_no_file_ends_is_a_reject(stream) -> None:
    assert stream.read(cut_capture(pcap(pieces()), [7])[0])["rejects"] == []
    (row,) = stream.expire()["rejects"]
    assert (row["length"], row["error"]["reason"]) == (2_920, "end of data: needs 5009 bytes, 2917 left")


def test_what_a_plain_stream_ends_with_is_a_reject_at_once(stream) -> None:
    stream.source = source_of({"format": "mqtt", "framing": "stream", "path": "x"})
    (row,) = stream.read(connect(4, b"one") + BIG[:100], "one.c2s")["rejects"]
    assert (row["length"], row["stream_offset"]) == (100, 17)


def test_payloads_are_rows_as_they_come(stream) -> None:
    rules = GivenOptions({"payload": 't:json{"n": "bigint"}'}, PayloadOptions)[PayloadOptions]
    stream.source = replace(stream.source, protocol=with_payloads(stream.source.protocol, rules))
    steps = [*STEPS[:2], (C2S, publish("t", b'{"n": 7}')), (C2S, publish("t", b"{"))]
    found = stream.batch(dialogue(steps, closed=None))
    assert [row["record"] for row in found["json"]] == [{"n": 7}]
    assert [row["bytes"] for row in found["rejects"]] == [b"{"]
    with pytest.raises(OptionError, match="the source is read once, so json needs a schema"):
        with_payloads(protocol_of("mqtt"), GivenOptions({"payload": "x:json"}, PayloadOptions)[PayloadOptions])


def test_a_reset_ends_it(stream) -> None:
    reset = frame(Side((SERVER, 1883, ADDRESS, 40_000), 9_000).segment(flags=RST, at=4))
    (row,) = stream.batch([*dialogue(STEPS[:2], closed=None), reset])["connections"]
    assert (row["closed_by"], row["closed_with"], stream.handle.value) == ("broker", "RST", None)


def test_a_syn_begins_another_one(stream) -> None:
    assert stream.batch(dialogue(STEPS, closed=None))["connections"] == []
    again = dialogue([(C2S, connect(4, b"two")), (S2C, CONNACK)], closed=None, first=700_000)
    found = stream.batch([b"\0" * 60, *again])
    assert [row["client_id"] for row in found["connections"]] == ["one"]
    assert [row["client_id"] for row in stream.expire()["connections"]] == ["two"]
    assert stream.handle.value is None


def test_ends_of_a_connection_that_is_gone_begin_none(stream) -> None:
    found = stream.batch(dialogue([], opened=False))
    assert (found["connections"], stream.handle.value) == ([], None)


def test_each_message_puts_the_time_off(tmp_path) -> None:
    stream = Stream(tmp_path, milliseconds=500)
    stream.batch(dialogue(STEPS[:2], closed=None))
    assert stream.handle.timers == [1_500]
    stream.batch(dialogue(STEPS[2:], opened=False, closed=None))
    assert stream.handle.timers == [1_500]
    stream.batch(dialogue([], opened=False))
    assert stream.handle.timers == []
