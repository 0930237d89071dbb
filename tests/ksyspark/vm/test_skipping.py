"""Refused messages whose items the machine has read: the same failures, rows and hidden ranges as without its help."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pyarrow as pa
import pytest

from ksyspark.decoder import Decoded, Params
from ksyspark.formats import Format, find_format
from ksyspark.interpreter import message, read_before, types
from ksyspark.interpreter.read_before import ITEMS_KEPT
from ksyspark.interpreter.stream import Stream
from ksyspark.vm import decoder as machine
from ksyspark_codegen.synthesis.mutation import scrambled


@contextmanager
def long_from(items: int) -> Iterator[None]:
    """Let all messages count as long, and lists of so many items."""
    with (
        patch.object(message, "LONG", 0),
        patch.object(types, "ITEMS_KEPT", items),
        patch.object(read_before, "ITEMS_KEPT", items),
        patch.object(machine, "ITEMS_KEPT", items),
    ):
        yield


def both(fmt: Format, messages: list[bytes], params: Params) -> tuple[Decoded, Decoded]:
    """Decode with the machine, which says how far it came, and with the interpreter alone."""
    batch = pa.array(messages, pa.binary())
    return fmt.decoder().decode(batch, params), fmt.reference_decoder().decode(batch, params)


def same(pair: tuple[Decoded, Decoded]) -> bool:
    """Tell whether two decoders agree; as text, because NaN equals nothing."""
    first, second = ((it.failures, it.hidden, repr(it.columns.to_pylist())) for it in pair)
    return first == second


def test_mutated_messages_of_all_formats(shipped: str, differential) -> None:
    fmt = find_format(shipped)
    chance = random.Random(shipped)
    seeds = sorted(differential.seeds_of(shipped), key=len)[-40:]
    messages = [scrambled(chance, one) for one in chance.choices(seeds, k=400)]
    with long_from(2):
        assert same(both(fmt, messages, differential.params_for(chance, shipped, len(messages))))


COUNTED = "repeat: expr, repeat-expr: 40"
LISTS = """
    meta: {{id: lists, endian: be, encoding: ASCII}}
    seq:
      - {{id: n, type: u2}}
      - {{id: body, type: body, size: n}}
      - {{id: last, type: u1}}
    types:
      body: {{seq: [{{id: items, type: item, {repeat}}}, {{id: behind, type: u1, if: not _io.eof, valid: 3}}]}}
      item: {{seq: [{{id: size, type: u1}}, {{id: text, type: str, size: size, valid: {{expr: {rule}}}}}]}}
"""


def lists(count: int, *, end: bytes = b"") -> bytes:
    """Return a message of so many items."""
    body = b"\x02ab" * count + end
    return len(body).to_bytes(2) + body + b"\x01"


@pytest.mark.parametrize(
    "repeat", ["repeat: eos", "repeat: until, repeat-until: _io.eof", "repeat: expr, repeat-expr: 40"]
)
@pytest.mark.parametrize("rule", ["_ != 'zz'", "_root.n > 0", "_.length < 9", "_parent.items.size < 39"])
@pytest.mark.parametrize("end", [b"", b"\x02", b"\x02zz", b"\x02\xff\xff", b"\x02ab\x03a"])
def test_lists_of_all_kinds(format_of, repeat: str, rule: str, end: bytes) -> None:
    fmt = format_of(LISTS.format(repeat=repeat, rule=rule))
    messages = [
        lists(count, end=end)[: -1 if cut else None] for count in (0, 3, 38, 39, 40, 41) for cut in (True, False)
    ]
    with long_from(5):
        assert same(both(fmt, messages, {}))


LOGICAL = """
    meta: {id: logical, endian: be, encoding: UTF-8}
    seq:
      - {id: before, type: wrapped, repeat: expr, repeat-expr: 3}
      - {id: items, type: wrapped, repeat: eos}
    types:
      wrapped: {seq: [{id: item, type: item}]}
      item:
        seq:
          - {id: size, type: u1}
          - {id: topic, type: str, size: size, -logical-type: mqtt_topic_filter}
        instances:
          first: {value: size + 1}
"""


@pytest.mark.parametrize("at", [(), (0,), (5,), (6,), (9,), (30,), (39,), (40,), (41,), (7, 8, 20), (2, 40), (20, 41)])
def test_items_that_a_logical_type_rejects(format_of, at: tuple[int, ...]) -> None:
    fmt = format_of(LOGICAL)
    message = b"".join(b"\x02a#" if number in at else b"\x02ab" for number in range(42))
    with long_from(5):
        pair = both(fmt, [message, message + b"\x02a", message + b"\x02\xff\xff"], {})
        assert same(pair)
    assert bool(pair[0].failures.get(0)) == bool(at)


@pytest.mark.parametrize(
    ("last", "field"),
    [
        (b"\0\2a", "body"),
        (b"\0\1a", "body.subscribe.requests[99999].topic_filter"),
        (b"\0\1a\3", "body.subscribe.requests[99999].requested_qos"),
        (b"\0\2a#\0", "body.subscribe.requests[99999].topic_filter"),
    ],
)
def test_a_refused_message_costs_no_more_than_a_good_one(mqtt, monkeypatch, last: bytes, field: str) -> None:
    """Counted, not timed: the interpreter visits a bounded number of fields, however many items there are."""
    visits = []
    monkeypatch.setattr(Stream, "visit", lambda stream: visits.append(0) or stream.position)
    body = b"\0\1" + (b"\0\x01a\0" * 99_999 + last)[: None if last[3:] else -1]
    length = len(body) + 7 * (field == "body")
    packet = b"\x82" + bytes([length & 127 | 128, length >> 7 & 127 | 128, length >> 14]) + body
    decoded = mqtt.decoder().decode(pa.array([packet], pa.binary()), {})
    assert decoded.failures[0].field == field
    (row,) = decoded.columns.to_pylist()
    assert len(row["body"]["subscribe"]["requests"]) == ITEMS_KEPT
    assert len(visits) < 20 * ITEMS_KEPT


def test_items_that_begin_inside_a_byte_are_read_again(format_of) -> None:
    """A place in bytes does not say at which bit such an item begins."""
    fmt = format_of("""
    meta: {id: bits}
    seq: [{id: a, type: b4}, {id: items, type: b8, repeat: expr, repeat-expr: 30, valid: {expr: _index < 20 or _ > 9}}]
    """)
    messages = [bytes(31), bytes([3] * 31), bytes(30), bytes(12), b"\xff" * 20]
    with long_from(2):
        assert same(pair := both(fmt, messages, {}))
    assert [one.field for one in pair[0].failures.values()] == ["items[20]", "items[20]", "items[11]", "items[19]"]
