"""Bytes that a `process` makes: bounded, and where in the message their mistakes and secrets lie."""

from __future__ import annotations

import sys
import tracemalloc
import zlib
from types import SimpleNamespace

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import Failure, OptionError
from ksyspark.options.read_options import ReadOptions

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
    assert failure.reason.startswith("the process zlib fails: ")


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


class Reversed:
    """Bytes in the other order, without some of the first."""

    def __init__(self, skipped: int) -> None:
        self.skipped = skipped

    def decode(self, data: bytes) -> bytes:
        if self.skipped > 4:
            raise RuntimeError("too many")
        if self.skipped == 4:
            return 4  # type: ignore[return-value]
        return data[self.skipped :][::-1]


CUSTOM = """
    meta: {id: custom, endian: be}
    seq: [{id: n, type: u1}, {id: body, size: 4, process: my.back(n), type: body}, {id: tail, type: u1}]
    types: {body: {seq: [{id: x, type: u2}, {id: y, type: u1, valid: {max: 9}}]}}
"""


@pytest.fixture
def allowed(monkeypatch) -> str:
    monkeypatch.setitem(sys.modules, "my_processes", SimpleNamespace(Reversed=Reversed))
    return "my.back=my_processes:Reversed"


def test_a_process_written_by_hand_works_where_it_is_allowed(format_of, allowed) -> None:
    fmt = format_of(CUSTOM)
    options = ReadOptions.from_mapping({"customProcess": allowed}, fmt.layout).decode_options()
    messages = [bytes.fromhex(one) for one in ("01 aa030201 05", "01 aa0a0201 05", "05 01020304 05", "04 01020304 05")]
    decoded = fmt.decoder(options).decode(pa.array(messages, pa.binary()), {})
    assert decoded.columns.to_pylist()[0] == {"n": 1, "body": {"x": 0x0102, "y": 3}, "tail": 5}
    assert decoded.failures[1] == Failure("body.y", 1, "expected at most 9, found 10", "at most 9", "10")
    assert decoded.failures[2].reason == "the process my.back fails: RuntimeError: too many"
    assert decoded.failures[3].reason == "the process my.back fails: it gave a value of the type int, not bytes"


@pytest.mark.usefixtures("allowed")
def test_a_process_written_by_hand_is_never_run_unasked(format_of) -> None:
    failure = _failure(format_of(CUSTOM), bytes.fromhex("01 aa030201 05"))
    assert failure == Failure("body", 1, "the process my.back fails: the option customProcess does not name it")


def test_a_process_that_is_not_there_is_named(format_of) -> None:
    fmt = format_of(CUSTOM)
    for where in ("nowhere_at_all:Reversed", "zlib:Reversed"):
        with pytest.raises(OptionError, match=r"customProcess: the process my.back cannot be imported"):
            fmt.decoder(DecodeOptions(processes=(("my.back", where),)))
    for wrong in ("my.back", "my.back=os.system", '["a=b:c", 5]', 7):
        with pytest.raises(OptionError, match="NAME=MODULE:CALLABLE, or several as a JSON array"):
            ReadOptions.from_mapping({"customProcess": wrong}, fmt.layout)


def test_there_is_no_official_parser_without_the_process(format_of) -> None:
    fmt = format_of(CUSTOM)
    [problem] = fmt.library.no_parser(fmt.name)
    assert "a parser in Python needs the custom process `my.back`" in problem.sentence
