"""`process` on the machine: how many parts of a message, and how many bytes, are made between two runs."""

from __future__ import annotations

import zlib

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.vm.jit import runner
from ksyspark.vm.processing import MOST_PROCESSES

ITEMS = """
    meta: {id: processed_items, endian: be}
    seq:
      - {id: n, type: u1}
      - {id: items, size: 3, process: xor(n), type: item, repeat: expr, repeat-expr: n}
      - {id: rest, size-eos: true, process: zlib, if: not _io.eof}
    types: {item: {seq: [{id: x, type: u1}, {id: y, type: u2}]}}
"""


def message(items: int, rest: bytes = b"") -> bytes:
    return bytes([items]) + bytes(number % 251 for number in range(3 * items)) + rest


@pytest.mark.parametrize("way", ["own_code", "no_own_code"])
def test_messages_that_ask_for_different_numbers_of_parts(request, format_of, differential, way) -> None:
    request.getfixturevalue(way)
    counts = [0, MOST_PROCESSES, 1, MOST_PROCESSES + 1, 7, MOST_PROCESSES - 1]
    inflated = [zlib.compress(b"text" * count) if count % 2 else b"" for count in counts]
    messages = [message(count, rest) for count, rest in zip(counts, inflated, strict=True)]
    outcome = differential.both(format_of(ITEMS), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.reference.failures
    assert outcome.fallback_rows == {3}


def test_code_of_its_own_processes_too(own_code, format_of) -> None:
    fmt = format_of(ITEMS)
    decoder = fmt.decoder()
    for _ in range(2):
        decoder.decode(pa.array([message(2, zlib.compress(b"x"))], pa.binary()), {})
    digest = next(reversed(runner._PROGRAMS))
    assert runner._PROGRAMS[digest].code(0) is not None


def test_bytes_that_inflate_beyond_all_measure_are_refused(format_of) -> None:
    bomb = zlib.compress(bytes(10_000_000))
    batch = pa.array([message(0, zlib.compress(b"sound")), message(0, bomb), message(1)], pa.binary())
    fmt = format_of(ITEMS)
    decoded, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
    assert decoded.columns.equals(reference.columns)
    assert decoded.failures == reference.failures
    assert list(decoded.failures) == [1]
    assert decoded.columns["rest"].to_pylist() == [b"sound", None, None]


def test_what_is_made_may_take_several_bytes_for_each_of_the_message(format_of, differential) -> None:
    texts = [bytes(length % 256 for length in range(size)) for size in (0, 1, 5_000, 200_000)]
    messages = [message(0, zlib.compress(text, 9)) for text in texts]
    outcome = differential.both(format_of(ITEMS), messages, {}, DecodeOptions())
    assert outcome.difference(messages) == ""
    assert not outcome.fallback_rows
