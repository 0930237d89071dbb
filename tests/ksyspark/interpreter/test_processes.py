"""Bytes that a `process` makes: bounded, and where in the message their mistakes and secrets lie."""

from __future__ import annotations

import tracemalloc
import zlib

import pyarrow as pa
import pytest

from ksyspark.errors import Failure

INFLATED = """
    meta: {id: inflated, endian: be, encoding: ASCII}
    seq: [{id: head, type: u2}, {id: body, size-eos: true, process: zlib, type: body}]
    types:
      body: {seq: [{id: lines, type: line, repeat: eos}]}
      line: {seq: [{id: n, type: u1, valid: {max: 9}}, {id: text, type: str, size: n}]}
"""
COMBINED = """
    meta: {id: combined, endian: be, encoding: ASCII}
    seq: [{id: head, type: u2}, {id: body, size: 4, process: xor(1), type: body}, {id: tail, type: u1}]
    types:
      body: {seq: [{id: a, type: u1}, {id: b, type: part, size: 2}, {id: c, type: u1}]}
      part: {seq: [{id: x, type: u1}, {id: y, type: b4}, {id: z, type: b4, valid: 0}]}
"""


def _failure(fmt, message: bytes) -> Failure | None:
    decoded = fmt.decoder().decode(pa.array([b"", message], pa.binary()), {})
    return decoded.failures.get(1)


@pytest.mark.parametrize("size", [1 << 20, 1 << 28])
def test_a_bomb_is_refused_before_it_is_inflated(format_of, size) -> None:
    fmt = format_of("meta: {id: bomb}\nseq: [{id: body, size-eos: true, process: zlib}]")
    bomb = zlib.compress(zlib.compress(bytes(size), 9), 9)
    packed = zlib.compress(bytes(size), 9)
    assert _failure(fmt, bomb) is None
    tracemalloc.start()
    failure = _failure(fmt, packed)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    allowed = (1 << 18) + 64 * len(packed)
    assert failure == Failure("body", 0, "computes with far more bytes than the data has")
    assert most < 3 * allowed + (1 << 20)


def test_all_that_a_message_inflates_is_bounded_together(format_of) -> None:
    fmt = format_of("meta: {id: bombs}\nseq: [{id: n, type: u1}, {id: all, size: n, process: zlib, repeat: eos}]")
    packed = zlib.compress(bytes(40_000))
    many = bytes([len(packed)]) + packed * 200
    assert _failure(fmt, bytes([len(packed)]) + packed * 5) is None
    failure = _failure(fmt, many)
    assert failure is not None
    assert failure.reason == "computes with far more bytes than the data has"


def test_work_on_inflated_bytes_is_bounded(format_of) -> None:
    fmt = format_of(
        """
        meta: {id: again}
        seq: [{id: body, size-eos: true, process: zlib, type: body}]
        types:
          body: {seq: [{id: items, type: item, repeat: eos}]}
          item: {seq: [{id: x, size: 1}], instances: {all: {pos: 0, size-eos: true}}}
        """
    )
    failure = _failure(fmt, zlib.compress(bytes(20_000)))
    assert failure is not None
    assert failure.reason == "more repeats than the data has bytes for"


def test_mistakes_in_inflated_bytes_are_where_the_compressed_ones_begin(format_of) -> None:
    fmt = format_of(INFLATED)
    failure = _failure(fmt, b"\0\1" + zlib.compress(b"\x02ab\x0bcd"))
    assert failure == Failure("body.lines[1].n", 2, "expected at most 9, found 11", "at most 9", "11")
    failure = _failure(fmt, b"\0\1 nothing")
    assert failure is not None
    assert (failure.field, failure.offset) == ("body", 2)
    assert failure.reason.startswith("bytes are not compressed by zlib: ")


def test_mistakes_in_combined_bytes_are_where_they_lie(format_of) -> None:
    failure = _failure(format_of(COMBINED), bytes.fromhex("0001 00010101 05"))
    assert failure is None
    failure = _failure(format_of(COMBINED), bytes.fromhex("0001 00010201 05"))
    assert failure == Failure("body.b.z", 4, "expected 0, found 3", "0", "3")


def test_a_secret_in_inflated_bytes_hides_all_compressed_ones(format_of) -> None:
    text = INFLATED.replace("size: n}", "size: n, -sensitive: true}")
    fmt = format_of(text.replace("id: inflated", "id: hidden"))
    message = b"\0\1" + zlib.compress(b"\x02ab\x0bcd")
    decoded = fmt.decoder().decode(pa.array([message], pa.binary()), {})
    assert decoded.hidden[0] == ((2, len(message)),)
