"""Very long messages, and messages that ask for far more work than they have bytes."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.reference import ReferenceDecoder

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
    machine, reference = (
        decoder.decode(messages, {}) for decoder in (make_decoder(fmt, DecodeOptions()), ReferenceDecoder(fmt))
    )
    assert machine.failures == reference.failures
    assert list(machine.failures) == [0, 1]
    assert machine.failures[0].reason == "more repeats than the data has bytes for"
    assert machine.columns.equals(reference.columns)


def test_a_message_of_256_megabytes(mqtt) -> None:
    """The longest packet that MQTT can say: fixed header of 5 bytes, a topic of one letter, QoS 0."""
    message = b"\x30\xff\xff\xff\x7f\x00\x01t" + bytes(LONGEST - 4) + b"!"
    decoded = make_decoder(mqtt, DecodeOptions()).decode(pa.array([message], pa.large_binary()), {})
    assert not decoded.failures
    payload = decoded.columns["body"].field("publish").field("payload")[0].as_buffer()
    assert payload.size == LONGEST - 3
    assert payload.slice(payload.size - 2).to_pybytes() == b"\x00!"
