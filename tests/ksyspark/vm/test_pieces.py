"""A batch whose rows take too much memory comes in pieces, which together are the whole batch."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import DecodeError
from ksyspark.formats import find_format
from ksyspark.interpreter import message as reference_decoder
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.vm import cell_columns, tables

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
    return fmt, fmt.reference_decoder().decode(*_batch())


@pytest.fixture
def small_budget(monkeypatch) -> None:
    """Let the messages of a piece share a thousand items."""
    monkeypatch.setattr(tables, "SHARED_CELLS", 1_024)
    monkeypatch.setattr(tables, "CHUNK_CELLS", 32)


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


def test_pieces_are_the_batch(whole, small_budget) -> None:
    fmt, expected = whole
    pieces = list(fmt.decoder().pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [1, 3, 2, 1, 3]
    assert list(expected.failures) == [6, 8, 9]
    _same(pieces, expected)


def test_pieces_of_the_fallback_are_the_batch(whole, monkeypatch) -> None:
    """A null message and three invalid ones fall back; each ends a piece."""
    fmt, expected = whole
    monkeypatch.setattr(reference_decoder, "_MOST_VISITS", 0)
    pieces = list(fmt.decoder().pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [4, 3, 2, 1]
    _same(pieces, expected)
    _same(list(fmt.reference_decoder().pieces(*_batch())), expected)


def test_one_piece_of_all(whole, small_budget, monkeypatch) -> None:
    monkeypatch.setattr(reference_decoder, "_MOST_VISITS", 0)
    fmt, expected = whole
    decoded = fmt.decoder().decode(*_batch())
    assert decoded == expected


def test_pieces_without_columns(whole, small_budget) -> None:
    fmt, expected = whole
    pieces = list(fmt.decoder(DecodeOptions(columns=())).pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [1, 3, 2, 1, 3]
    assert fmt.decoder(DecodeOptions(columns=())).decode(*_batch()).failures == expected.failures


def test_rows_without_cells_count(format_of, small_budget) -> None:
    fmt = format_of(EMPTY_ITEMS.replace("type: nothing", "type: void"))
    pieces = list(fmt.decoder().pieces(*_batch()))
    assert [piece.messages for piece in pieces] == [1, 3, 2, 1, 3]


def test_a_batch_of_nothing_is_one_piece(whole, small_budget) -> None:
    nothing = pa.array([], pa.binary())
    assert [piece.messages for piece in whole[0].decoder().pieces(nothing, {"least": 0})] == [0]


def test_memory_for_one_message_is_released(whole, small_budget) -> None:
    decoder = whole[0].decoder()
    long, short = pa.array([b"\x07\xd0"], pa.binary()), pa.array([b"\0\1"] * 3, pa.binary())
    assert len(decoder.decode(long, {"least": 0}).columns["items"][0]) == 2_000
    assert decoder._tables._cells.size > tables.SHARED_CELLS
    assert not decoder.decode(short, {"least": 0}).failures
    assert decoder._tables._cells.size < 100


LABELLED = """
    meta: {id: labelled, endian: be}
    seq:
      - {id: n, type: u2}
      - {id: key, size: 2, -sensitive: true}
      - {id: items, type: item, repeat: expr, repeat-expr: n}
    types:
      item:
        seq: [{id: bytes, size: 0}]
        instances: {kind: {value: 1, enum: kinds}, word: {value: '"word"'}}
    enums: {kinds: {1: a_label_of_several_words}}
"""
FEW, TOO_MANY, FEWER = (count.to_bytes(2) + b"??" for count in (3, 300, 30))


def test_columns_that_become_too_long_end_a_piece(format_of, monkeypatch) -> None:
    """Labels and constants are many times as long as the cells of their rows."""
    fmt, messages = format_of(LABELLED), pa.array([FEWER] * 20, pa.binary())
    expected = fmt.decoder().decode(messages, {})
    monkeypatch.setattr(cell_columns, "SHARED_BYTES", 10_000)
    pieces = list(fmt.decoder().pieces(messages, {}))
    assert [piece.messages for piece in pieces] == [5] * 4
    assert all(piece.columns.nbytes < 10_000 for piece in pieces)
    assert pa.concat_batches([piece.columns for piece in pieces]).equals(expected.columns)


def test_a_message_that_is_too_long_by_itself_is_refused(format_of, monkeypatch) -> None:
    monkeypatch.setattr(cell_columns, "SHARED_BYTES", 9_000)
    monkeypatch.setattr(cell_columns, "ALONE_BYTES", 9_000)
    decoder = format_of(LABELLED).decoder()
    decoded = decoder.decode(pa.array([FEW, TOO_MANY, FEWER], pa.binary()), {})
    assert {row: str(failure) for row, failure in decoded.failures.items()} == {
        1: "message at byte 0: its columns take more memory than there is for one message"
    }
    assert decoded.hidden == {1: ((0, 4),)}
    assert decoded.columns["n"].to_pylist() == [3, None, 30]


def test_a_message_that_needs_more_memory_than_there_is_is_refused(format_of, monkeypatch) -> None:
    def fresh(size: int):
        if size > 200:
            raise MemoryError
        return np.empty(size, np.int64)

    monkeypatch.setattr(tables, "fresh_cells", fresh)
    decoder = format_of(EMPTY_ITEMS).decoder()
    decoded = decoder.decode(pa.array([b"\0\3", b"\1\0", b"\0\4"] * 2, pa.binary()), {"least": 0})
    assert list(decoded.failures) == [1, 4]
    assert [len(items or ()) for items in decoded.columns["items"].to_pylist()] == [3, 0, 4] * 2
    assert not decoded.hidden


@pytest.mark.parametrize("mode", ["PERMISSIVE", "DROPMALFORMED"])
def test_pieces_keep_their_values(whole, small_budget, monkeypatch, mode) -> None:
    """A caller knows of each row which value it came from; what is in goes out, as a row or a reject."""
    monkeypatch.setattr(reference_decoder, "_MOST_VISITS", 0)
    fmt, expected = whole
    values, params = _batch()
    options = ReadOptions.from_mapping({"mode": mode, "param.least": 0, "batchRows": 7}, fmt.layout)
    read = list(ColumnDecoder(fmt, options).decode(values, params))
    kept = [row for row in range(len(COUNTS)) if mode == "PERMISSIVE" or row not in expected.failures]
    assert [number for _, numbers in read for number in numbers.to_pylist()] == kept
    rows = pa.concat_batches([rows for rows, _ in read])
    assert rows.select(expected.columns.schema.names).equals(expected.columns.take(pa.array(kept)))
    assert len(read) > 3


def test_the_first_reject_ends_a_reading_that_fails_fast(whole, small_budget) -> None:
    fmt, _ = whole
    values, params = _batch()
    options = ReadOptions.from_mapping({"mode": "FAILFAST", "param.least": 0}, fmt.layout)
    with pytest.raises(DecodeError, match="least has no value and no default"):
        list(ColumnDecoder(fmt, options).decode(values, params))


def test_more_messages_than_a_piece_has_room_for(monkeypatch) -> None:
    fmt, messages = find_format("mqtt_v3"), pa.array([b"\xc0\0", b"\xe0\0"] * 500, pa.binary())
    expected = fmt.decoder().decode(messages, {})
    monkeypatch.setattr(tables, "SHARED_CELLS", 4_096)
    pieces = list(fmt.decoder().pieces(messages, {}))
    assert len(pieces) > 2
    assert pa.concat_batches([piece.columns for piece in pieces]).equals(expected.columns)
