"""An append is refused where the columns differ, and says which."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql.types import StructType

from ksyspark.errors import SourceError
from ksyspark.spark.table.columns import check_columns

# Spark's parser of DDL needs a session.
pytestmark = pytest.mark.usefixtures("spark")


@pytest.fixture
def table(tmp_path: Path) -> str:
    fields = [
        ("a", pa.int32()),
        ("b", pa.struct([("c", pa.string()), ("d", pa.list_(pa.struct([("e", pa.int64())])))])),
        ("f", pa.binary()),
    ]
    pq.write_table(pa.schema(fields).empty_table(), tmp_path / "part.parquet")
    (tmp_path / "_SUCCESS").touch()
    return str(tmp_path)


@pytest.mark.parametrize(
    "ddl",
    [
        "a int, b struct<c: string, d: array<struct<e: bigint>>>, f binary",
        "f binary, a int comment 'of another order', b struct<c: string, d: array<struct<e: bigint>>>",
    ],
)
def test_equal_columns_fit(table: str, ddl: str) -> None:
    check_columns(table, StructType.fromDDL(ddl))


@pytest.mark.parametrize(
    ("ddl", "named"),
    [
        ("a bigint, b struct<c: string, d: array<struct<e: bigint>>>, f binary", "a is int there and would be bigint"),
        ("a int, f binary", "b would be missing"),
        ("a int, b struct<c: string, d: array<struct<e: int>>>, f binary", "b.d[].e is bigint there and would be int"),
        ("a int, b struct<c: string>, f binary, g int", "b.d would be missing; g is new"),
        (
            "h int, i int, j int",
            "a would be missing; b would be missing; f would be missing; h is new; i is new; and 1 more",
        ),
    ],
)
def test_other_columns_are_named(table: str, ddl: str, named: str) -> None:
    with pytest.raises(SourceError) as caught:
        check_columns(table, StructType.fromDDL(ddl))
    assert str(caught.value) == f"{table}: has other columns than would be appended: {named}"


def test_a_table_that_is_not_there_fits(tmp_path: Path) -> None:
    check_columns(str(tmp_path / "none"), StructType.fromDDL("a int"))


def test_a_table_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "part.parquet").write_bytes(b"no Parquet")
    with pytest.raises(SourceError, match="cannot be read, to append to it"):
        check_columns(str(tmp_path), StructType.fromDDL("a int"))
