"""Messages made to cost much end soon, and nothing but failures comes out of any bytes."""

from __future__ import annotations

import random

import pyarrow as pa
import pytest

from ksyspark.interpreter.message import Interpreter

EMPTIES = """
    meta: {{id: empties, endian: be}}
    seq:
      - {{id: n, type: u4}}
      - {{id: nothing, {nothing}}}
    types:
      empty: {{}}
"""
ENDLESS = "more repeats than the data has bytes for"


@pytest.mark.parametrize(
    "nothing",
    [
        "type: empty, repeat: expr, repeat-expr: n",
        "size: 0, repeat: expr, repeat-expr: n",
        "size: 0, type: empty, repeat: expr, repeat-expr: n",
        "type: empty, repeat: until, repeat-until: 'false'",
        "type: empty, repeat: eos",
    ],
)
def test_repeats_of_nothing_end(format_of, decode_one, nothing):
    reading = decode_one(format_of(EMPTIES.format(nothing=nothing)), "ffffffff 00")
    assert reading.reason == ENDLESS
    assert reading.failure.field.startswith("nothing[")
    assert reading.failure.offset == 4
    assert 0 < len(reading.row["nothing"]) < 100_000


def test_a_longer_message_may_have_more_items_without_bytes(format_of):
    fmt = format_of("""
        meta: {id: without_bytes, endian: be}
        seq: [{id: n, type: u2}, {id: items, type: item, repeat: expr, repeat-expr: n}, {id: rest, size-eos: true}]
        types: {item: {seq: [{id: on, type: u1, if: _root.n == 0}]}}
    """)
    short, long = ((5000).to_bytes(2) + bytes(rest) for rest in (0, 300))
    decoded = fmt.reference_decoder().decode(pa.array([short, long], pa.binary()), {})
    assert {row: failure.reason for row, failure in decoded.failures.items()} == {0: ENDLESS}
    assert len(decoded.columns["items"][1]) == 5000


def test_a_large_count_of_real_items_ends_with_the_data(format_of, decode_one):
    reading = decode_one(format_of(EMPTIES.format(nothing="type: u1, repeat: expr, repeat-expr: n")), "ffffffff 0102")
    assert reading.place == ("nothing[2]", 6)


BITS = """
    meta: {id: bits, endian: be}
    seq:
      - {id: flags, type: flag, repeat: eos}
    types:
      flag:
        seq:
          - {id: on, type: b1}
"""


def test_the_finest_honest_message_has_fuel_enough(format_of):
    decoded = format_of(BITS).reference_decoder().decode(pa.array([bytes(5000)], pa.binary()), {})
    assert not decoded.failures
    assert len(decoded.columns.to_pylist()[0]["flags"]) == 40_000


REREAD = """
    meta: {id: reread, endian: be}
    seq:
      - {id: entries, type: entry, repeat: eos}
    types:
      entry:
        seq:
          - {id: a, type: u1}
        instances:
          all: {pos: 0, size-eos: true}
"""


def test_reading_the_same_bytes_over_and_over_ends(format_of):
    decoded = format_of(REREAD).reference_decoder().decode(pa.array([bytes(20_000)], pa.binary()), {})
    failure = decoded.failures[0]
    assert (failure.reason, failure.field.endswith(".all")) == (ENDLESS, True)


def test_no_bytes_raise(mqtt, mqmde):
    """Mutate good messages: whatever comes is a row or a failure inside the message."""
    chance = random.Random(20)
    connect = bytes.fromhex("101c00044d51545404c2003c000463696432000375736500037077642a00")
    header = bytes.fromhex("4d44452002000000480000002202") + bytes(58)
    for fmt, seed in ((mqtt, connect), (mqmde, header)):
        messages = [_mutated(seed, chance) for _ in range(400)]
        decoded = fmt.reference_decoder().decode(pa.array(messages, pa.binary()), {})
        assert decoded.columns.num_rows == len(messages)
        assert decoded.failures
        assert all(0 <= failure.offset <= len(messages[row]) for row, failure in decoded.failures.items())


def _mutated(seed: bytes, chance: random.Random) -> bytes:
    data = bytearray(seed[: chance.randrange(len(seed) + 1)] if chance.random() < 0.3 else seed)
    for _ in range(chance.randrange(4)):
        if data:
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


@pytest.mark.parametrize("too_long", [lambda *_: pa.chunked_array([["a"], ["b"]]), None])
def test_columns_that_arrow_does_not_hold_are_the_reject_of_their_message(mqtt, monkeypatch, too_long) -> None:
    """Arrow makes two arrays of what one cannot hold, or refuses it."""

    def refuse(values, *_):
        if any(value is not None for value in values):
            return too_long(values) if too_long else _raise(pa.ArrowCapacityError("too long"))
        return array(values, *_)

    array, messages = pa.array, pa.array([None, b"\xc0\0", None], pa.binary())
    monkeypatch.setattr(pa, "array", refuse)
    pieces = list(mqtt.reference_decoder().pieces(messages, {}))
    assert [(piece.messages, {row: one.reason for row, one in piece.failures.items()}) for piece in pieces] == [
        (1, {}),
        (1, {0: "its columns take more memory than there is for one message"}),
        (1, {}),
    ]


def test_where_memory_ends_that_message_is_the_reject(mqtt, monkeypatch) -> None:
    def read_or_end(interpreter, data, *rest, **more):
        return _raise(MemoryError()) if data[1] else read(interpreter, data, *rest, **more)

    read = Interpreter.read
    monkeypatch.setattr(Interpreter, "read", read_or_end)
    messages = pa.array([b"\xc0\0", b"\xc0\1\0", b"\xd0\0"], pa.binary())
    for decoder in (mqtt.decoder(), mqtt.reference_decoder()):
        decoded = decoder.decode(messages, {})
        assert {row: str(failure) for row, failure in decoded.failures.items()} == {
            1: "message at byte 0: too large for the memory"
        }
        assert decoded.columns["message_type"].to_pylist() == ["pingreq", None, "pingresp"]


def _raise(error: Exception):
    raise error
