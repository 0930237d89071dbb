"""The option `explode`: one row for each item, as taking the rows of messages apart in plain Python gives them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.errors import OptionError
from ksyspark.formats import Format, find_format
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.projection import choose
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder, explode, explosion

ARCHIVE = """
meta: {id: archive, endian: be}
seq:
  - {id: magic, type: u1, valid: 7}
  - {id: head, type: head}
  - {id: num_groups, type: u1}
  - {id: groups, type: group, repeat: expr, repeat-expr: num_groups}
  - {id: rest, type: {switch-on: magic + num_groups, cases: {7: head, 8: listing}}}
instances:
  far: {pos: 1, type: u1, repeat: expr, repeat-expr: magic * 2 - 4, if: num_groups == 1}
types:
  head: {seq: [{id: len, type: u1}, {id: name, size: len, -sensitive: true}]}
  group:
    seq:
      - {id: kind, type: u1}
      - {id: num_items, type: u1}
      - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  item: {seq: [{id: x, type: u1}]}
  listing: {seq: [{id: level, type: u1}, {id: flags, type: b1, repeat: expr, repeat-expr: 8}]}
"""
SINGLE = ["magic", "head", "num_groups"]


@pytest.fixture
def archive(format_of: Callable[[str], Format]) -> Format:
    return format_of(ARCHIVE)


def _message(chance: random.Random) -> bytes:
    name = bytes(chance.choices(b"abc", k=chance.randrange(4)))
    groups = [bytes(chance.choices(range(9), k=chance.randrange(4))) for _ in range(chance.randrange(4))]
    body = b"".join(bytes([chance.randrange(9), len(items)]) + items for items in groups)
    end = {0: b"\1z", 1: b"\5\xa5"}.get(len(groups), b"")
    whole = bytes([chance.choice([7, 7, 7, 6]), len(name)]) + name + bytes([len(groups)]) + body + end
    return whole[: chance.randrange(len(whole))] if chance.randrange(4) == 0 else whole


def _items(there: Any, path: list[str], place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield what a value is for each item at a path below it, and the place of the item."""
    if isinstance(there, list):
        for number, item in enumerate(there):
            own = f"{place}[{number}]"
            yield from _items(item, path, own) if path else [(own, item)]
    elif there is not None and path:
        for own, item in _items(there[path[0]], path[1:], f"{place}.{path[0]}".removeprefix(".")):
            yield own, {**there, path[0]: item}


def _by_hand(rows: list[dict[str, Any]], path: list[str]) -> Iterator[dict[str, Any]]:
    for row in rows:
        reject = None if row["_error"] is None else {**row, path[0]: None, "_item": None}
        for number, (place, item) in enumerate(_items(row, path)):
            if reject is not None and f"{row['_error']['field']}.".startswith((f"{place}.", f"{place}[")):
                reject = {**item, "_item": number}
            else:
                yield {**item, "_item": number, "_error": None, "_corrupt_record": None}
        if reject is not None:
            yield reject


def _rows(fmt: Format, messages: list[bytes], **options: object) -> list[dict[str, Any]]:
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping(options, fmt.layout))
    return [row for batch, _ in decoder.decode(pa.array(messages, pa.binary()), {}) for row in batch.to_pylist()]


@pytest.mark.parametrize("path", ["groups", "groups.items", "rest.listing.flags", "far"])
@pytest.mark.parametrize("mode", ["PERMISSIVE", "DROPMALFORMED"])
@pytest.mark.parametrize("rows_of_a_piece", [3, 65_536])
def test_items_are_those_of_the_rows(archive: Format, path: str, mode: str, rows_of_a_piece: int, monkeypatch) -> None:
    monkeypatch.setattr(explosion, "_PIECE_ROWS", rows_of_a_piece)
    chance = random.Random(path)
    messages = [_message(chance) for _ in range(200)]
    columns = [one.id for one in choose(archive.layout, archive.layout.root, None).root.columns]
    options = {"mode": mode, "columns": columns, "batchRows": 64}
    whole = _rows(archive, messages, **options)
    expected = list(_by_hand(whole, path.split(".")))
    refused = [row for row in whole if row["_error"]]
    assert len(expected) > len(refused) + 20
    has_incomplete = any(row["_error"] and row["_item"] for row in expected)
    assert has_incomplete == (mode == "PERMISSIVE" and path in ("groups", "groups.items"))
    assert _rows(archive, messages, **options, explode=path) == expected


def test_the_numbers_of_values_go_on_in_the_next_piece(archive: Format, monkeypatch) -> None:
    monkeypatch.setattr(explosion, "_PIECE_ROWS", 2)
    message = b"\7\1a\1\3\5\1\2\3\4\5\0\0"
    decoder = ColumnDecoder(archive, ReadOptions.from_mapping({"explode": "groups.items"}, archive.layout))
    pieces = list(decoder.decode(pa.array([b"\7\0\0\1z", message, message]), {}))
    assert [(batch.num_rows, rows.to_pylist()) for batch, rows in pieces] == [
        (2, [1, 1]), (2, [1, 1]), (2, [1, 2]), (2, [2, 2]), (2, [2, 2]),
    ]  # fmt: skip


def test_without_columns_there_are_the_single_values_around_the_list(archive: Format) -> None:
    options = ReadOptions.from_mapping({"explode": "groups.items"}, archive.layout)
    layout = options.rows(choose(archive.layout, archive.layout.root, options.columns))
    schema = arrow_schema(layout)
    assert schema.names == [*SINGLE, "groups"]
    assert [one.name for one in schema.field("groups").type] == ["kind", "num_items", "items"]
    assert schema.field("groups").type.field("items").type == pa.struct([("x", pa.int16())])
    decoder = ColumnDecoder(archive, options)
    ((batch, _),) = decoder.decode(pa.array([b"\7\1a\1\3\1\4\5\0" + bytes(8)]), {})
    assert batch.schema.names == [*SINGLE, "groups", "_source", "_item", "_error", "_corrupt_record"]
    assert batch.select(schema.names).schema == schema
    (row,) = batch.to_pylist()
    assert row["groups"] == {"kind": 3, "num_items": 1, "items": {"x": 4}}
    assert row["head"] == {"len": 1, "name": b"***"}


def test_a_message_with_notes_stays_though_it_has_no_item(format_of: Callable[[str], Format]) -> None:
    text = "meta: {id: noted, -instance-errors: note}\nseq: [{id: at, type: u1}]\n"
    fmt = format_of(text + "instances: {there: {pos: at, type: u1, repeat: expr, repeat-expr: at}}")
    rows = ColumnDecoder(fmt, ReadOptions.from_mapping({"explode": "there", "instanceErrors": "note"}, fmt.layout))
    ((batch, numbers),) = rows.decode(pa.array([b"\1\7", b"\0", b"\5"]), {})
    assert numbers.to_pylist() == [0, 2]
    assert [(row["there"], row["_item"], row["_notes"] is None) for row in batch.to_pylist()] == [
        (7, 0, True), (None, None, False),
    ]  # fmt: skip


def test_items_in_front_of_a_failure_are_rows(archive: Format) -> None:
    rows = _rows(archive, [b"\7\1a\2\3\2\4\5\3\3\1\2", b"\7\0\0\1z"], explode="groups.items", showSensitive="true")
    error = {"field": "groups[1].items[2].x", "offset": 12, "reason": "end of data: needs 1 byte, 0 left"}
    assert [(row["_item"], row["groups"]["items"], row["_error"], row["_corrupt_record"]) for row in rows[:-1]] == [
        (number, {"x": x}, None, None) for number, x in enumerate([4, 5, 1, 2])
    ]
    assert rows[-1]["_error"].items() >= error.items()
    assert (rows[-1]["_item"], rows[-1]["groups"]["items"], rows[-1]["_corrupt_record"][:2]) == (
        4,
        {"x": None},
        b"\7\1",
    )
    assert {row["_source"]["index"] for row in rows} == {0}


def test_one_reject_of_long_bytes_is_not_repeated_for_its_items(archive: Format, monkeypatch) -> None:
    monkeypatch.setattr(explosion, "_PIECE_BYTES", 4_000)
    message = b"\7\1a\1\3\xff" + bytes(250)
    decoder = ColumnDecoder(archive, ReadOptions.from_mapping({"explode": "groups.items"}, archive.layout))
    batches = [batch for batch, _ in decoder.decode(pa.array([message]), {})]
    assert sum(batch.num_rows for batch in batches) == 251
    assert len(batches) < 10
    assert [len(one) for batch in batches for one in batch["_corrupt_record"].to_pylist() if one] == [len(message)]


def test_long_values_that_would_be_repeated_make_short_pieces(archive: Format, monkeypatch) -> None:
    monkeypatch.setattr(explosion, "_PIECE_BYTES", 2_000)
    message = b"\7\xc8" + b"n" * 200 + b"\1\1\x28" + bytes(40) + b"\5\0"
    options = ReadOptions.from_mapping({"explode": "groups.items", "showSensitive": True}, archive.layout)
    decoder = ColumnDecoder(archive, options)
    counts = [batch.num_rows for batch, _ in decoder.decode(pa.array([message]), {})]
    assert sum(counts) == 40
    assert max(counts) < 10


def test_decoded_columns_without_a_reader(archive: Format) -> None:
    decoded = archive.decoder().decode(pa.array([b"\7\0\0\1z", b"\7\1a\1\3\2\1\4\5\0" + bytes(8)]), {})
    (items,) = explode(decoded.columns, ("groups", "items"))
    assert items.batch["groups"].to_pylist()[1] == {"kind": 3, "num_items": 2, "items": {"x": 4}}
    assert (items.rows.tolist(), items.numbers.tolist()) == ([1, 1], [0, 1])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"explode": "magic"}, "explode is magic, which is no list"),
        ({"explode": "groups.kind"}, "explode is groups.kind, which is no list"),
        ({"explode": "group"}, "explode: archive has no column 'group'. Did you mean groups?"),
        ({"explode": "groups.*"}, "expected the path of one list, without `[*]`"),
        ({"explode": "groups,far"}, "explode: expected the path of one list, such as"),
        ({"explode": "groups", "columns": "magic"}, "explode: archive has no column 'groups'"),
    ],
)
def test_what_is_refused(archive: Format, options: dict[str, str], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        ReadOptions.from_mapping(options, archive.layout)


def test_files_of_a_folder(read, tmp_path: Path) -> None:
    (tmp_path / "archive.ksy").write_text(ARCHIVE)
    (tmp_path / "one.bin").write_bytes(b"\7\1a\1\3\2\4\5\5\0")
    (tmp_path / "two.bin").write_bytes(b"\6")
    rows_read = read(find_format(str(tmp_path / "archive.ksy")), tmp_path / "*.bin", explode="groups.items")
    assert [(row["_source"]["path"][-7:], row["_item"], row["_error"] is None) for row in rows_read.rows] == [
        ("one.bin", 0, True), ("one.bin", 1, True), ("two.bin", None, False),
    ]  # fmt: skip
    assert sum(one.messages for one in rows_read.batches) == 2
