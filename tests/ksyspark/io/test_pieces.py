"""Messages that come in pieces, joined behind the header of the first."""

from __future__ import annotations

import numpy as np
import pytest

from ksyspark.display import show_count
from ksyspark.formats import Format
from ksyspark.io.framings import framing_for
from ksyspark.io.stream import JoinedPieces
from ksyspark.io.windows import Window
from ksyspark.options.read_options import FramingOptions
from ksyspark.spec.problems import SpecError

TEXT = """
    meta:
      id: told
      endian: be
      -pieces: {len-header: 4, length: head.length, whole: head.whole, rest: head.rest, param: joined}
    params:
      - {id: joined, type: u1, -default: 0}
    seq:
      - {id: head, type: head}
      - {id: body, size: '(joined == 1 ? head.whole : head.length) - 4'}
    types:
      head:
        seq:
          - {id: length, type: u1, valid: {min: 4}}
          - {id: whole, type: u1}
          - {id: rest, type: u1}
          - {id: unused, type: u1}
"""


@pytest.fixture
def told(format_of) -> Format:
    return format_of(TEXT)


def piece(body: bytes, whole: int | None = None, rest: int = 0) -> bytes:
    return bytes([4 + len(body), 4 + (len(body) if whole is None else whole), rest, 0]) + body


def joined(body: bytes, first: int, rest: int) -> bytes:
    """Return a message whose first piece has `first` bytes behind its header."""
    return bytes([4 + first, 4 + len(body), rest, 0]) + body


ABC = piece(b"a", 3, 2) + piece(b"b", 3, 1) + piece(b"c", 3)


def framing(told: Format) -> JoinedPieces:
    made = framing_for(told, FramingOptions("stream"))
    assert isinstance(made, JoinedPieces)
    return made


def test_pieces_are_one_message(cut, told: Format) -> None:
    messages = cut(framing(told), piece(b"x") + ABC + piece(b"y"))
    assert messages.messages == [piece(b"x"), joined(b"abc", 1, 2), piece(b"y")]
    assert messages.failures == {}


def test_pieces_need_not_count(cut, told: Format) -> None:
    data = piece(b"a", 3) + piece(b"b", 3) + piece(b"c", 3)
    assert cut(framing(told), data).messages == [joined(b"abc", 1, 0)]


def test_a_span_has_all_pieces_and_the_parameter_says_that_they_are_joined(told: Format) -> None:
    window = Window(np.frombuffer(piece(b"x") + ABC, np.uint8), 0)
    spans = framing(told).spans(window, True, {})
    assert (spans.starts.tolist(), spans.lengths.tolist(), spans.consumed) == ([0, 5], [5, len(ABC)], 5 + len(ABC))
    assert framing(told).cut(window, spans, {}).params == {"joined": [None, 1]}


@pytest.mark.parametrize("size", range(len(ABC)))
def test_pieces_wait_for_the_rest(cut, told: Format, size: int) -> None:
    messages = cut(framing(told), piece(b"x") + ABC[:size], is_last=False)
    assert (messages.messages, messages.consumed) == ([piece(b"x")], 5)


@pytest.mark.parametrize(
    ("data", "present", "whole", "behind"),
    [
        (piece(b"a", 3, 2) + piece(b"b", 3, 1), 2, 3, []),
        (piece(b"a", 3, 2) + piece(b"c", 3, 0) + piece(b"y"), 1, 3, [None, piece(b"y")]),
        (piece(b"a", 3, 2) + piece(b"y"), 1, 3, [piece(b"y")]),
        (piece(b"a", 3, 1) + piece(b"bcd", 3), 4, 3, []),
        (piece(b"a", 3, 1) + piece(b"b", 3) + piece(b"y"), 2, 3, [piece(b"y")]),
    ],
)
def test_a_message_with_a_piece_too_few_is_one_reject(cut, told: Format, data, present, whole, behind) -> None:
    messages = cut(framing(told), data)
    assert messages.messages == [None, *behind]
    assert (messages.failures[0].expected, messages.failures[0].found) == (
        f"{whole} bytes",
        show_count(present, "byte"),
    )


def test_other_pieces_behind_a_broken_message_are_joined(cut, told: Format) -> None:
    assert cut(framing(told), piece(b"a", 3, 2) + ABC).messages == [None, joined(b"abc", 1, 2)]


@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        ("{len-header: 4}", "expected `len-header`, a number, and `length`, `whole`, `rest` and `param`, names"),
        ("4", "expected `len-header`, a number, and `length`, `whole`, `rest` and `param`, names"),
        (
            "{len-header: 4, length: head.size, whole: head.whole, rest: head.rest, param: joined}",
            "`length` of `-pieces` names `head.size`, which is no field of the top type",
        ),
        (
            "{len-header: 4, length: head.length, whole: body.x, rest: tail, param: join}",
            "`param` of `-pieces` names `join`, which is no parameter of the top type",
        ),
    ],
)
def test_pieces_that_a_specification_does_not_have(format_of, pieces: str, sentence: str) -> None:
    before, after = TEXT.split("      -pieces:")
    wrong = f"{before}      -pieces: {pieces}\n{after.partition(chr(10))[2]}"
    with pytest.raises(SpecError) as error:
        format_of(wrong)
    assert sentence in str(error.value)


def test_a_piece_with_a_bad_header_belongs_to_no_message(cut, format_of) -> None:
    checked = framing(format_of(TEXT.replace("{id: whole, type: u1}", "{id: whole, type: u1, valid: {max: 100}}")))
    first, bad, last = piece(b"a", 2, 1), piece(b"b", 200), piece(b"c")
    messages = cut(checked, first + bad + last)
    assert messages.messages == [None, bad, last]
    assert messages.places == [(0, 5), (5, 5), (10, 5)]
    assert messages.failures[0].found == "1 byte"
