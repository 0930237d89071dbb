"""Very long messages, and messages that ask for far more work than they have bytes."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark_codegen.checks.finding import decoders_of

LONGEST = 268_435_455
COUNTED = """
    meta: {{id: counted, endian: be}}
    seq:
      - {{id: n, type: u4}}
      - {{id: nothing, {nothing}}}
    types:
      empty: {{}}
      twice: {{seq: [{{id: inner, type: empty, repeat: expr, repeat-expr: 4000000000}}]}}
"""
COMPARED = """
    meta: {{id: compared, endian: be}}
    seq:
      - {{id: n, type: u4}}
      - {{id: p, size: n}}
      - {{id: q, size: n}}
      - {{id: items, type: item, repeat: eos}}
    types:
      item: {{seq: [{{id: x, type: u1, {rule}}}, {{id: y, type: u1}}]}}
"""
MANY = bytes.fromhex("ee6b280000")


@pytest.mark.parametrize(
    "nothing",
    [
        "type: empty, repeat: expr, repeat-expr: n",
        "size: 0, repeat: expr, repeat-expr: n",
        "size: 0, type: empty, repeat: expr, repeat-expr: n",
        "type: twice, repeat: expr, repeat-expr: n",
        "type: empty, repeat: until, repeat-until: 'false'",
        "type: empty, repeat: eos",
    ],
)
def test_four_billion_repeats_of_nothing(format_of, nothing) -> None:
    fmt, messages = format_of(COUNTED.format(nothing=nothing)), pa.array([MANY, MANY[:4] + bytes(40)], pa.binary())
    machine, reference = (decoder.decode(messages, {}) for decoder in (fmt.decoder(), fmt.reference_decoder()))
    assert machine.failures == reference.failures
    assert list(machine.failures) == [0, 1]
    assert machine.failures[0].reason == "more repeats than the data has bytes for"
    assert machine.columns.equals(reference.columns)


@pytest.mark.parametrize(
    "rule",
    [
        "valid: {expr: '_root.p == _root.q'}",
        "if: '_root.p < _root.q'",
    ],
)
def test_comparing_all_bytes_with_each_item_falls_back(format_of, rule) -> None:
    """What the machine reads byte by byte burns fuel; the reference decoder compares as fast as memory is."""
    fmt = format_of(COMPARED.format(rule=rule))
    few, many = ((n.to_bytes(4) + b"a" * n * 2 + b"z" * n) for n in (40, 2000))
    messages = pa.array([few, many], pa.binary())
    assert list(decoders_of(fmt)["machine"].decode(messages, {}).failures) == [1]
    decoded = fmt.decoder().decode(messages, {})
    assert not decoded.failures
    assert decoded.columns.equals(fmt.reference_decoder().decode(messages, {}).columns)


def test_a_message_of_256_megabytes(mqtt) -> None:
    """The longest packet that MQTT can say: fixed header of 5 bytes, a topic of one letter, QoS 0."""
    message = b"\x30\xff\xff\xff\x7f\x00\x01t" + bytes(LONGEST - 4) + b"!"
    decoded = mqtt.decoder().decode(pa.array([message], pa.large_binary()), {})
    assert not decoded.failures
    payload = decoded.columns["body"].field("publish").field("payload")[0].as_buffer()
    assert payload.size == LONGEST - 3
    assert payload.slice(payload.size - 2).to_pybytes() == b"\x00!"
