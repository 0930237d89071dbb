"""A batch whose rows take too much memory comes in pieces, which together are the whole batch."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
from ksyspark.machine import tables
from ksyspark.reference import ReferenceDecoder
from ksyspark.reference import decoder as reference_decoder

# Messages of two bytes, and so many items of none each.
EMPTY_ITEMS = """
    meta: {id: empty_items, endian: be}
    params: [{id: least, type: u1}]
    seq:
      - {id: n, type: u2, valid: {min: least}}
      - {id: items, type: nothing, repeat: expr, repeat-expr: n}
    types:
      nothing: {seq: [{id: bytes, size: 0}]}
      void: {}
"""
COUNTS = [3, 900, 0, 1, 800, 2, 850, 700, 0, 4]


@pytest.fixture
def whole(format_of):
    """Return what the reference decoder makes of some messages at once, and the format."""
    fmt = format_of(EMPTY_ITEMS)
    return fmt, ReferenceDecoder(fmt).decode(*_batch())


@pytest.fixture
def little_room(monkeypatch) -> None:
    """Let the messages of a piece share a thousand items."""
    monkeypatch.setattr(tables, "MOST_SHARED", 1_024)


def _batch():
    messages = [None if count == 1 else count.to_bytes(2) for count in COUNTS]
    return pa.array(messages, pa.binary()), {"least": [3, 0, 0, 0, 0, 0, None, 0, 1, 5]}


def _same(pieces, whole) -> None:
    assert sum(piece.messages for piece in pieces) == whole.messages == len(COUNTS)
    assert pa.concat_batches([piece.columns for piece in pieces]).equals(whole.columns)
    first = 0
    for piece in pieces:
        stop = first + piece.messages
        assert piece.failures == {row - first: one for row, one in whole.failures.items() if first <= row < stop}
        first = stop


def test_pieces_are_the_batch(whole, little_room) -> None:
    fmt, expected = whole
    pieces = list(make_decoder(fmt, DecodeOptions()).pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [4, 2, 1, 3]
    assert list(expected.failures) == [6, 8, 9]
    _same(pieces, expected)


def test_pieces_of_the_judge_are_the_batch(whole, monkeypatch) -> None:
    """A null message and three refused ones are handed over; each ends a piece."""
    fmt, expected = whole
    monkeypatch.setattr(reference_decoder, "_MOST_LOOKS", 0)
    pieces = list(make_decoder(fmt, DecodeOptions()).pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [4, 3, 2, 1]
    _same(pieces, expected)
    _same(list(ReferenceDecoder(fmt).pieces(*_batch())), expected)


def test_one_piece_of_all(whole, little_room, monkeypatch) -> None:
    monkeypatch.setattr(reference_decoder, "_MOST_LOOKS", 0)
    fmt, expected = whole
    decoded = make_decoder(fmt, DecodeOptions()).decode(*_batch())
    assert decoded == expected


def test_pieces_without_columns(whole, little_room) -> None:
    fmt, expected = whole
    pieces = list(make_decoder(fmt, DecodeOptions(columns=())).pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [4, 2, 1, 3]
    assert make_decoder(fmt, DecodeOptions(columns=())).decode(*_batch()).failures == expected.failures


def test_rows_without_cells_count(format_of, little_room) -> None:
    fmt = format_of(EMPTY_ITEMS.replace("type: nothing", "type: void"))
    pieces = list(make_decoder(fmt, DecodeOptions()).pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [4, 2, 1, 3]


def test_a_batch_of_nothing_is_one_piece(whole, little_room) -> None:
    nothing = pa.array([], pa.binary())
    assert [piece.messages for piece in make_decoder(whole[0], DecodeOptions()).pieces(nothing, {"least": 0})] == [0]


def test_room_for_one_message_is_given_back(whole, little_room) -> None:
    decoder = make_decoder(whole[0], DecodeOptions())
    long, short = pa.array([b"\x27\x10"], pa.binary()), pa.array([b"\0\1"] * 3, pa.binary())
    assert len(decoder.decode(long, {"least": 0}).columns["items"][0]) == 10_000
    assert decoder._tables._cells.size > tables.MOST_SHARED
    assert not decoder.decode(short, {"least": 0}).failures
    assert decoder._tables._cells.size < 100


def test_more_messages_than_a_piece_has_room_for(monkeypatch) -> None:
    fmt, messages = find_format("mqtt_v3"), pa.array([b"\xc0\0", b"\xe0\0"] * 500, pa.binary())
    expected = make_decoder(fmt, DecodeOptions()).decode(messages, {})
    monkeypatch.setattr(tables, "MOST_SHARED", 4_096)
    pieces = list(make_decoder(fmt, DecodeOptions()).pieces(messages, {}))
    assert len(pieces) > 2
    assert pa.concat_batches([piece.columns for piece in pieces]).equals(expected.columns)
