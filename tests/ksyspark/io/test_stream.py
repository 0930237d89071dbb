"""framing=stream: messages that tell where they end."""

from __future__ import annotations

from random import Random

import pytest

from ksyspark.formats import Format
from ksyspark.io.stream import SelfDelimiting


def note(text: bytes, kind: int = 0) -> bytes:
    return b"N" + bytes([kind, len(text)]) + text


def test_messages_back_to_back(cut, notes: Format) -> None:
    texts = [note(b"one"), note(b""), note(bytes(range(200)))]
    messages = cut(SelfDelimiting(notes), b"".join(texts))
    assert messages.messages == texts
    assert messages.failures == {}


@pytest.mark.parametrize("missing", range(1, 6))
def test_an_unfinished_message_waits_or_is_the_last(cut, notes: Format, missing: int) -> None:
    data = note(b"a") + note(b"two")
    framing = SelfDelimiting(notes)
    assert cut(framing, data[:-missing], is_last=False).messages == [note(b"a")]
    assert cut(framing, data[:-missing]).messages == [note(b"a"), note(b"two")[:-missing]]


def test_bodies_do_not_matter_for_cutting(cut, notes: Format) -> None:
    data = note(b"\xff\xfe") + note(b"ok")
    assert cut(SelfDelimiting(notes), data).messages == [note(b"\xff\xfe"), note(b"ok")]


def test_what_is_no_message_loses_the_framing(cut, format_of) -> None:
    fmt = format_of("""
        meta: {id: digits, endian: be}
        seq:
          - {id: len_body, type: u1, valid: {max: 9, -reason: longer than 9 bytes}}
          - {id: body, size: len_body}
        """)
    messages = cut(SelfDelimiting(fmt), b"\x01a\x02bc" + b"\xffjunk")
    assert messages.messages == [b"\x01a", b"\x02bc"]
    assert messages.consumed == 5
    assert messages.lost == "longer than 9 bytes: expected at most 9, found 255"


def test_messages_longer_than_the_first_look(cut, format_of) -> None:
    fmt = format_of("""
        meta: {id: long_ones, endian: be}
        seq:
          - {id: len_body, type: u4}
          - {id: body, size: len_body}
        """)
    texts = [n.to_bytes(4, "big") + bytes(n) for n in (5, 5000, 3, 0, 70_000)]
    assert cut(SelfDelimiting(fmt), b"".join(texts)).messages == texts


def test_terminated_messages(cut, format_of) -> None:
    fmt = format_of("""
        meta: {id: lines}
        seq:
          - {id: line, terminator: 10}
        """)
    framing = SelfDelimiting(fmt)
    assert cut(framing, b"ab\ncd\ne").messages == [b"ab\n", b"cd\n", b"e"]
    assert cut(framing, b"ab\ncd\ne", is_last=False).consumed == 6


def test_a_message_without_bytes_cannot_be_counted(cut, format_of) -> None:
    fmt = format_of("""
        meta: {id: empty_ones}
        params:
          - {id: size, type: u1, -default: 0}
        seq:
          - {id: body, size: size}
        """)
    assert cut(SelfDelimiting(fmt), b"abc").lost == "the message has no bytes"
    assert cut(SelfDelimiting(fmt), b"abcd", params={"size": 2}).messages == [b"ab", b"cd"]


STATED = """
    meta: {id: stated, endian: be}
    seq:
      - {id: room, type: u1}
      - {id: len_body, type: u1, valid: {expr: _ <= room, -reason: longer than its room}}
      - {id: body, size: len_body}
    """


def test_a_broken_message_whose_length_is_borne_out_does_not_lose_the_framing(cut, format_of) -> None:
    """Behind the length that it states another message begins, or the stream ends."""
    framing = SelfDelimiting(format_of(STATED))
    good, bad = b"\x09\x02ab", b"\x01\x03xyz"
    assert cut(framing, good + bad + good).messages == [good, bad, good]
    assert cut(framing, good + bad).messages == [good, bad]
    lost = cut(framing, good + b"\x01\x03xyz\x01\xff")
    assert lost.messages == [good]
    assert lost.lost == "longer than its room: expected at most 1, found 3"


@pytest.mark.parametrize("size", range(1, 9))
def test_what_bears_out_a_stated_length_is_waited_for(cut, format_of, size: int) -> None:
    data = b"\x01\x03xyz" + b"\x09\x02ab"
    messages = cut(SelfDelimiting(format_of(STATED)), data[:size], is_last=False)
    assert (messages.messages, messages.lost, messages.consumed) == ([], None, 0)


def test_the_interpreter_alone_finds_the_same_messages(cut, format_of) -> None:
    """It reads where the machine has no plan, from any place of the window on."""
    good, bad, chance = b"\x09\x02ab", b"\x01\x03xyz", Random(5)
    fmt = format_of(STATED)
    for _ in range(50):
        data = b"".join(chance.choices((good, good, bad, b"\x09\xff"), k=chance.randrange(12)))
        machine, interpreter = SelfDelimiting(fmt), SelfDelimiting(fmt)
        interpreter.message_ends = interpreter._ends_of_suspects = None
        assert cut(interpreter, data) == cut(machine, data)
