"""A type that is decoded by itself (`type`): the machine finds what the reference decoder finds."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import Format, find_format

SPEC = """
meta: {id: holder, endian: be}
seq:
  - {id: size, type: u1}
  - {id: body, type: body}
types:
  body:
    seq: [{id: n, type: u1}, {id: parts, type: part, repeat: expr, repeat-expr: n}, {id: rest, type: inner}]
    instances: {sum: {value: n + parts.size}}
  part: {seq: [{id: x, type: u2, valid: {max: 900}}]}
  inner: {seq: [{id: outer, size: _parent.n}]}
  rooted: {seq: [{id: a, size: _root.size}]}
  summed: {seq: [{id: a, type: u1}], instances: {both: {value: _root.size + a}}}
  held: {seq: [{id: a, size: _parent.as<holder>.size}]}
  given: {params: [{id: n, type: u1}], seq: [{id: a, size: n}]}
"""


@pytest.fixture
def holder(format_of: Callable[[str], Format]) -> Format:
    return format_of(SPEC)


def _compare(fmt: Format, name: str, messages: list[bytes], **params: object) -> str:
    """Compare both decoders of a type; return the name of the one that is chosen for it."""
    options, array = DecodeOptions(type=name), pa.array(messages, pa.binary())
    chosen, reference = fmt.decoder(options), fmt.reference_decoder(options)
    decoded, other = chosen.decode(array, params), reference.decode(array, params)
    assert decoded.columns.schema == other.columns.schema
    # As texts, so that NaN is NaN.
    assert str(decoded.columns.to_pylist()) == str(other.columns.to_pylist())
    assert (decoded.failures, decoded.hidden, decoded.notes) == (other.failures, other.hidden, other.notes)
    return chosen.name


def test_types_of_a_specification(holder: Format) -> None:
    messages = [b"\2\0\1\0\2ab", b"\0", b"\1\4\0z", b"\1\0\1z", b"", b"\5"]
    names = {name: _compare(holder, name, messages) for name in ("body", "part", "inner", "rooted", "summed", "held")}
    assert names == {
        "body": "machine",
        "part": "machine",
        "inner": "reference",
        "rooted": "reference",
        "summed": "reference",
        "held": "reference",
    }
    assert _compare(holder, "given", messages, n=1) == "reference"
    assert _compare(holder, "holder", messages) == "machine"


@pytest.mark.parametrize("name", ["mqtt_v3", "mqtt_v5", "tibrv_msg"])
def test_types_of_shipped_formats(name: str) -> None:
    fmt, chance, problems = find_format(name), random.Random(name), list[str]()
    messages = [bytes(chance.choices([0, 1, 2, 3, 65, 255], k=chance.randrange(30))) for _ in range(60)]
    for record in fmt.layout.records.values():
        if record.name != name and not record.params and record.depth == 1:
            problems.append(_compare(fmt, record.name.removeprefix(f"{name}::"), messages))
    assert "machine" in problems
