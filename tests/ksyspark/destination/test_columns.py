"""An append is refused where the columns differ, and says which; the files of a table."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ksyspark.destination import parquet
from ksyspark.destination.parquet import check_columns
from ksyspark.errors import SourceError


def _list(kind: pa.DataType) -> pa.DataType:
    return pa.list_(pa.field("element", kind))


_B = pa.struct([("c", pa.string()), ("d", _list(pa.struct([("e", pa.int64())])))])
_TIMES = pa.map_(pa.string(), pa.timestamp("us", "UTC"))


@pytest.fixture
def table(tmp_path: Path) -> str:
    columns = pa.schema([("a", pa.int32()), ("b", _B), ("f", pa.binary()), ("t", _TIMES)])
    pq.write_table(columns.empty_table(), tmp_path / "part.parquet")
    (tmp_path / "_SUCCESS").touch()
    return str(tmp_path)


@pytest.mark.parametrize(
    "columns",
    [
        {"a": pa.int32(), "b": _B, "f": pa.binary(), "t": _TIMES},
        {"f": pa.large_binary(), "t": pa.map_(pa.string(), pa.timestamp("ns", "UTC")), "a": pa.int32(), "b": _B},
    ],
)
def test_equal_columns_fit(table: str, columns: dict[str, pa.DataType]) -> None:
    check_columns(table, pa.schema(columns))


_LAST = {"f": pa.binary(), "t": _TIMES}


@pytest.mark.parametrize(
    ("columns", "named"),
    [
        ({"a": pa.int64(), "b": _B, **_LAST}, "a is int32 there and would be int64"),
        ({"a": pa.int32(), **_LAST}, "b would be missing"),
        (
            {
                "a": pa.int32(),
                "b": pa.struct([("c", pa.string()), ("d", _list(pa.struct([("e", pa.int8())])))]),
                **_LAST,
            },
            "b.d[].e is int64 there and would be int8",
        ),
        (
            {"a": pa.int32(), "b": pa.struct([("c", pa.string())]), **_LAST, "g": pa.int32()},
            "b.d would be missing; g is new",
        ),
        (
            {"a": pa.int32(), "b": _B, "f": pa.binary(), "t": pa.map_(pa.string(), pa.timestamp("us"))},
            "t[] is timestamp[us, tz=UTC] there and would be timestamp[us]",
        ),
        (
            {"h": pa.int32(), "i": pa.int32(), "j": pa.int32(), "t": _TIMES},
            "a would be missing; b would be missing; f would be missing; h is new; i is new; and 1 more",
        ),
    ],
)
def test_other_columns_are_named(table: str, columns: dict[str, pa.DataType], named: str) -> None:
    with pytest.raises(SourceError) as caught:
        check_columns(table, pa.schema(columns))
    assert str(caught.value) == f"{table}: has other columns than would be appended: {named}"


def test_a_table_that_is_not_there_fits(tmp_path: Path) -> None:
    check_columns(str(tmp_path / "none"), pa.schema({"a": pa.int32()}))


def test_a_table_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "part.parquet").write_bytes(b"no Parquet")
    with pytest.raises(SourceError, match="cannot be read, to append to it"):
        check_columns(str(tmp_path), pa.schema({"a": pa.int32()}))


def test_a_table_of_many_row_groups_is_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "_ROW_GROUP_BYTES", 1)
    monkeypatch.setattr(parquet, "_ROW_GROUPS", 2)
    schema = pa.schema([("number", pa.int64())])
    files = parquet.TableFiles(str(tmp_path), {"numbers": schema, "others": schema}, "zstd", "7")
    for number in range(5):
        files.write({"numbers": pa.table({"number": [number]}, schema)})
    names = ["numbers-part-7.parquet", "numbers-part-7_001.parquet", "numbers-part-7_002.parquet"]
    assert files.close() == {"numbers": names}
    assert files.rows == {"numbers": 5}
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    rows = [pq.read_table(tmp_path / name).column("number").to_pylist() for name in names]
    assert rows == [[0, 1], [2, 3], [4]]
    moves = parquet.moves_of({"numbers": names}, files)
    assert [place for _, place in moves[:3]] == [f"numbers/{name.partition('-')[2]}" for name in names]
