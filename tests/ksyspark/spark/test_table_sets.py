"""Sets of tables with Spark: the rows of one process in however many tasks, with other numbers, which join as well."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

import ksyspark
from ksyspark.errors import KsysparkError, OptionError, SourceError
from ksyspark.spark import tables, write_tables

SHELF = """
meta: {id: shelf, endian: be, encoding: ASCII, license: MIT}
seq:
  - {id: room, type: u1, valid: {max: 9}}
  - {id: num_books, type: u1}
  - {id: books, type: book, repeat: expr, repeat-expr: num_books}
types:
  book:
    seq:
      - {id: num_notes, type: u1}
      - {id: notes, type: note, repeat: expr, repeat-expr: num_notes}
  note:
    seq: [{id: at, type: u1}, {id: text, type: str, size: 1}]
"""


@pytest.fixture
def shelves(tmp_path: Path) -> Path:
    (tmp_path / "shelf.ksy").write_text(SHELF)
    for number in range(7):
        books = b"".join(b"\2" + bytes([number, 97 + book, 50, 98]) for book in range(number))
        # One of them is of a room that there is not.
        (tmp_path / f"{number}.bin").write_bytes(bytes([12 if number == 3 else number, number]) + books)
    return tmp_path


def joined(rows: Mapping[str, pa.Table]) -> list[tuple[object, ...]]:
    """Return what keys join, each note with its book and its shelf."""
    shelves = {row["_message"]: row for row in rows["shelf"].to_pylist()}
    books = {row["_id"]: row for row in rows["books"].to_pylist()}
    notes = rows["books_notes"].to_pylist()
    assert len(shelves) == rows["shelf"].num_rows
    assert len(books) == rows["books"].num_rows
    assert len({row["_id"] for row in notes}) == len(notes)
    above = [(note, books[note["_parent_id"]]) for note in notes]
    assert all(note["_message"] == book["_message"] == book["_parent_id"] for note, book in above)
    return sorted(
        (shelves[book["_message"]]["room"], book["_index"], note["_index"], note["text"]) for note, book in above
    )


def test_tables_are_those_of_one_process(spark: SparkSession, shelves: Path) -> None:
    here = ksyspark.tables(shelves / "*.bin", str(shelves / "shelf.ksy"))
    frames = tables(spark, str(shelves / "shelf.ksy"), str(shelves / "*.bin"), options={"partitionBytes": 1})
    assert list(frames) == list(here)
    rows = {name: frame.toArrow() for name, frame in frames.items()}
    assert joined(rows) == joined(here)
    assert len(joined(here)) == here["books_notes"].num_rows == 36
    assert {name: table.column_names for name, table in rows.items()} == {
        name: table.column_names for name, table in here.items()
    }
    [refused] = rows["rejects"].to_pylist()
    assert refused["_error"]["field"] == "room"
    assert refused["_source"]["path"].endswith("3.bin")
    # Each file was a task of its own.
    assert [number >> 40 for number in sorted(rows["shelf"]["_message"].to_pylist())] == [0, 1, 2, 4, 5, 6]
    frames.unpersist()


def test_a_folder_of_tables(spark: SparkSession, shelves: Path, tmp_path: Path) -> None:
    fmt, src, dest = str(shelves / "shelf.ksy"), str(shelves / "*.bin"), tmp_path / "out"
    here = ksyspark.tables(src, fmt)
    done = write_tables(spark, fmt, src, str(dest), options={"partitionBytes": 1})
    assert (done.counts.messages, done.counts.rejects) == (7, 1)
    assert done.counts.rows == {name: table.num_rows for name, table in here.items()}
    rows = {name: pq.read_table(folder) for name, folder in done.tables.items()}
    assert joined(rows) == joined(here)
    assert {name: table.schema for name, table in rows.items()} == {name: table.schema for name, table in here.items()}
    with pytest.raises(SourceError, match="is not empty"):
        write_tables(spark, fmt, src, str(dest))
    chosen = write_tables(spark, fmt, src, str(dest), ["books.notes"], {"saveMode": "overwrite"})
    assert chosen.counts.rows == {"books_notes": 36, "rejects": 1}


def test_mistakes_are_those_of_one_process(spark: SparkSession, shelves: Path, tmp_path: Path) -> None:
    fmt, src = str(shelves / "shelf.ksy"), str(shelves / "*.bin")
    with pytest.raises(OptionError, match="no table 'notes'"):
        tables(spark, fmt, src, ["notes"])
    with pytest.raises(OptionError, match="explode"):
        tables(spark, fmt, src, options={"explode": "books"})
    with pytest.raises(KsysparkError, match=r"room.*expected at most 9, found 12"):
        write_tables(spark, fmt, src, str(tmp_path / "out"), options={"mode": "FAILFAST"})
    assert not (tmp_path / "out").exists()
