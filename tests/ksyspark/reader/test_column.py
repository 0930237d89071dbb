"""Messages in the values of a column."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.errors import DecodeError
from ksyspark.formats import find_format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.vm.tables import Tables


def decode(fmt, values, params=None, **named):
    options = ReadOptions.from_mapping(named, fmt.layout)
    decoder = ColumnDecoder(fmt, options)
    rows, numbers = [], []
    for batch, of_value in decoder.decode(pa.array(values, pa.binary()), params or {}):
        rows += batch.to_pylist()
        numbers += of_value.to_pylist()
    return rows, numbers


def test_one_message_a_value_and_null_for_null(notes, note_of) -> None:
    rows, numbers = decode(notes, [note_of("a"), None, note_of(b"\xff")], batchRows=2)
    assert numbers == [0, 1, 2]
    assert rows[0]["_source"] == {"path": None, "offset": 0, "length": 4, "index": 0}
    assert set(rows[1].values()) == {None}
    assert rows[2]["_error"]["field"] == "text"


def test_many_messages_a_value(notes, note_of) -> None:
    values = [note_of("a") + note_of("bc"), b"", None, note_of("d") + b"N\0\xffx"]
    for size in (1, 2, 100):
        rows, numbers = decode(notes, values, framing="stream", batchRows=size)
        assert numbers == [0, 0, 2, 3, 3]
        assert [row["text"] for row in rows] == ["a", "bc", None, "d", None]
        assert rows[1]["_source"] == {"path": None, "offset": 4, "length": 5, "index": 1}
        assert rows[4]["_error"]["reason"].endswith("framing lost, 4 bytes to the end of the stream not decoded")


def test_each_value_is_its_own_stream(notes, note_of) -> None:
    values = [note_of("123", 1) + note_of("a"), note_of("a")]
    rows, _ = decode(notes, values, framing="stream")
    assert [row["scaled"] for row in rows] == [9, 3, 1]


def test_parameters_by_value(notes, note_of) -> None:
    rows, _ = decode(notes, [note_of("a")] * 3, {"scale": [5, None, 7]})
    assert [row["scaled"] for row in rows] == [5, 1, 7]
    rows, _ = decode(notes, [note_of("a") * 2, note_of("a")], {"scale": [5, 7]}, framing="stream")
    assert [row["scaled"] for row in rows] == [5, 5, 7]


def test_modes(notes, note_of) -> None:
    values = [note_of("a"), b"?", note_of("b")]
    rows, numbers = decode(notes, values, mode="DROPMALFORMED")
    assert ([row["text"] for row in rows], numbers) == (["a", "b"], [0, 2])
    with pytest.raises(DecodeError, match="note: message 0 at byte 0: magic at byte 0"):
        decode(notes, values, mode="FAILFAST")


def test_no_values(notes) -> None:
    assert decode(notes, []) == ([], [])


@pytest.mark.parametrize(
    ("params", "tables"),
    [({}, 3), ({"level": [4, 3, None, 4, 5]}, 2)],
    ids=["of first messages", "of each value, where no other message tells it"],
)
def test_tables_are_made_once_for_all_values(monkeypatch, params, tables) -> None:
    """Tables of the plan for message ends, of the parameters in messages that may tell them, and of all columns."""
    made: list[object] = []
    init = Tables.__init__
    monkeypatch.setattr(Tables, "__init__", lambda tables, *given: (made.append(tables), init(tables, *given))[1])
    fmt = find_format("mqtt_v3")
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({"framing": "stream"}, fmt.layout))
    connect = bytes.fromhex("100e00044d5154540402003c00026162")
    values = pa.array([connect + b"\xc0\0", None, b"\xc0\0" * 3, connect, b""] * 50, pa.binary())
    for _ in range(2):
        rows = sum(
            batch.num_rows for batch, _ in decoder.decode(values, {name: one * 50 for name, one in params.items()})
        )
        assert rows == 50 * (2 + 1 + 3 + 1)
    assert len(made) == tables
