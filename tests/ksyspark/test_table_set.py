"""Messages as a set of tables: keys, names, rejects, and what other readers of the same files count."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections import Counter
from contextlib import closing
from pathlib import Path

import duckdb
import numpy as np
import pyarrow as pa
import pytest

import ksyspark
from ksyspark.arrow import decode
from ksyspark.errors import KsysparkError, OptionError
from ksyspark.table_set import ddl_of, drawing_of, open_tables, shapes_of, table_set, write_tables

SHELF = """
meta: {id: shelf, endian: be, encoding: ASCII, license: MIT}
seq:
  - {id: head, type: head}
  - {id: num_books, type: u1}
  - {id: books, type: book, repeat: expr, repeat-expr: num_books}
  - {id: marks, type: u1, repeat: eos}
types:
  head:
    seq: [{id: room, type: u1, valid: {max: 9}}, {id: rows_name, type: str, size: 2}]
  book:
    seq:
      - {id: kind, type: u1}
      - {id: pages, type: pages, if: kind > 0}
    types:
      pages: {seq: [{id: num_notes, type: u1}, {id: notes, type: note, repeat: expr, repeat-expr: num_notes}]}
      note: {seq: [{id: at, type: u1}, {id: text, type: str, size: 1}]}
"""
# Two books, the second with two notes, and two marks; no book; a room that there is not; one book without pages.
MESSAGES = [b"\1AB\2\1\0\2\2\5x\6y\7\x08", b"\2CD\0", b"\x0aEF\0", b"\3GH\1\0"]

ZIP = """
meta: {id: zip_locals, endian: le, encoding: ASCII, license: MIT}
seq:
  - {id: entries, type: entry, repeat: until, repeat-until: _.kind != 0x04034b50}
types:
  entry:
    seq:
      - {id: kind, type: u4}
      - {id: body, type: local, if: kind == 0x04034b50}
  local:
    seq:
      - {id: version, type: u2}
      - {id: flags, type: u2}
      - {id: method, type: u2}
      - {id: modified, type: u4}
      - {id: crc, type: u4}
      - {id: len_data, type: u4}
      - {id: len_whole, type: u4}
      - {id: len_name, type: u2}
      - {id: len_extra, type: u2}
      - {id: name, type: str, size: len_name}
      - {id: extra, size: len_extra}
      - {id: data, size: len_data}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "shelf.ksy").write_text(SHELF)
    for number, message in enumerate(MESSAGES):
        (tmp_path / f"{number}.bin").write_bytes(message)
    return tmp_path


def test_each_list_has_a_table_with_keys(folder: Path) -> None:
    tables = ksyspark.tables(folder / "*.bin", str(folder / "shelf.ksy"))
    assert list(tables) == ["shelf", "books", "books_pages_notes", "marks", "rejects"]
    shelves = tables["shelf"].select(["_message", "head_room", "head_rows_name", "num_books"]).to_pylist()
    assert [tuple(row.values()) for row in shelves] == [(0, 1, "AB", 2), (1, 2, "CD", 0), (3, 3, "GH", 1)]
    assert [tuple(row.values()) for row in tables["books"].to_pylist()] == [
        (0, 0, 0, 0, 1, 0), (0, 1, 0, 1, 2, 2), (3, 2, 3, 0, 0, None),
    ]  # fmt: skip
    notes = [tuple(row.values()) for row in tables["books_pages_notes"].to_pylist()]
    assert notes == [(0, 0, 1, 0, 5, "x"), (0, 1, 1, 1, 6, "y")]
    assert [tuple(row.values()) for row in tables["marks"].to_pylist()] == [(0, 0, 0, 0, 7), (0, 1, 0, 1, 8)]
    [refused] = tables["rejects"].to_pylist()
    assert (refused["_message"], refused["_error"]["field"]) == (2, "head.room")
    assert refused["_source"]["path"].endswith("2.bin")


def test_chosen_lists_keep_their_keys(folder: Path) -> None:
    every = ksyspark.tables(folder / "*.bin", str(folder / "shelf.ksy"))
    chosen = ksyspark.tables(folder / "*.bin", str(folder / "shelf.ksy"), ["books.pages.notes", "shelf"])
    assert list(chosen) == ["shelf", "books_pages_notes", "rejects"]
    assert all(table.equals(every[name]) for name, table in chosen.items())
    with pytest.raises(OptionError, match=r"no table 'books.notes'.* books.pages.notes"):
        ksyspark.tables(folder / "*.bin", str(folder / "shelf.ksy"), ["books.notes"])


def test_batches_continue_the_numbers_of_rows(folder: Path) -> None:
    values = [MESSAGES[number % 4] for number in range(40)]
    batch = decode(values, str(folder / "shelf.ksy")).combine_chunks().to_batches()[0]
    whole = table_set("shelf", batch.schema).split(batch, np.arange(40))
    by_parts = table_set("shelf", batch.schema)
    parts = [by_parts.split(batch.slice(start, 7), np.arange(40)[start : start + 7]) for start in range(0, 40, 7)]
    assert whole["books_pages_notes"].num_rows == 20
    for name, table in whole.items():
        rows = pa.concat_tables([part[name] for part in parts if name in part])
        assert rows.combine_chunks().equals(table.combine_chunks()), name


def test_the_sql_makes_tables_that_take_the_rows(folder: Path) -> None:
    source = open_tables(str(folder / "shelf.ksy"), [str(folder / "*.bin")])
    with duckdb.connect() as connection:
        connection.execute(ddl_of(source.set))
        for name, table in ksyspark.tables(folder / "*.bin", str(folder / "shelf.ksy")).items():
            connection.register("rows_to_insert", table)
            connection.execute(f'INSERT INTO "{name}" SELECT * FROM rows_to_insert')
        query = "SELECT s.head_room, n.text FROM shelf s JOIN books b ON s._message = b._parent_id "
        query += "JOIN books_pages_notes n ON n._parent_id = b._id ORDER BY n._index"
        assert connection.execute(query).fetchall() == [(1, "x"), (1, "y")]
    drawing = drawing_of(source.set)
    assert '"books" ||--o{ "books_pages_notes" : "books.pages.notes"' in drawing
    assert '"shelf" ||--o{ "books" : "books"' in drawing


def test_names_that_would_be_the_same_get_a_number() -> None:
    item = pa.struct([("b_c", pa.int8()), ("b", pa.struct([("c", pa.int8())])), ("_id", pa.int8())])
    schema = pa.schema([("a", pa.list_(item)), ("rejects", pa.list_(pa.int8())), ("x", pa.list_(pa.list_(pa.int8())))])
    shapes = {shape.name: shape for shape in shapes_of("a", schema)}
    assert list(shapes) == ["a", "a_2", "rejects_2", "x", "x_value"]
    assert list(shapes["a_2"].columns) == ["b_c", "b_c_2", "_id_2"]
    assert shapes["x_value"].schema.names == ["_message", "_id", "_parent_id", "_index", "value"]


def test_long_names_fit_a_file_name(tmp_path: Path) -> None:
    kind = pa.list_(pa.int8())
    for number in range(9):
        kind = pa.list_(pa.struct([(f"{number}{'x' * 40}", kind), ("other", kind)]))
    names = [shape.name for shape in shapes_of("deep", pa.schema([("top", kind)]))]
    assert len({*names}) == len(names) == 1 + 2**10 - 1
    assert max(map(len, names)) < 160


TREE = """
meta: {id: tree, endian: be, license: MIT}
seq: [{id: top, type: node}]
types:
  node:
    seq:
      - {id: kind, type: u1}
      - {id: num_nodes, type: u1}
      - {id: nodes, type: node, repeat: expr, repeat-expr: num_nodes}
"""


def test_types_that_contain_themselves_are_one_table(tmp_path: Path) -> None:
    (tmp_path / "tree.ksy").write_text(TREE)
    # 1 with 2 in it, that with 3 and so on, and 9 beside 2.
    (tmp_path / "tree.bin").write_bytes(bytes([1, 2, 2, 1, 3, 1, 4, 1, 5, 1, 6, 0, 9, 0]))
    tables = ksyspark.tables(tmp_path / "tree.bin", str(tmp_path / "tree.ksy"))
    assert list(tables) == ["tree", "top", "rejects"]
    rows = tables["top"].select(["kind", "_depth", "_index", "_parent_id_2"]).to_pylist()
    assert [tuple(row.values()) for row in rows] == [
        (1, 1, 0, None), (2, 2, 1, 0), (3, 3, 2, 1), (4, 4, 3, 2), (5, 5, 4, 3), (6, 6, 5, 4), (9, 2, 6, 0),
    ]  # fmt: skip
    chapter = (Path(__file__).parents[2] / "pipeline" / "docs" / "tables.md").read_text(encoding="utf-8")
    shown = re.findall(r"^ +(\d) +(\d) +(\d) +(\d|NULL)$", chapter, re.MULTILINE)
    assert [tuple(None if text == "NULL" else int(text) for text in row) for row in shown] == [
        tuple(row.values()) for row in rows[:3]
    ]
    nested = ksyspark.tables(tmp_path / "tree.bin", str(tmp_path / "tree.ksy"), recursion="nested")
    assert "top_nodes_nodes" in nested
    assert nested["rejects"].num_rows == 1


def test_a_format_by_its_name_is_flat_too() -> None:
    assert "_depth" in open_tables("tibrv_msg", []).set.schemas["body"].names


def test_a_folder_of_tables(folder: Path) -> None:
    dest = folder / "tables"
    done = write_tables(str(folder / "shelf.ksy"), [str(folder / "*.bin")], str(dest))
    assert (done.counts.messages, done.counts.rejects) == (4, 1)
    assert done.counts.rows == {
        "shelf": 3, "books": 3, "books_pages_notes": 2, "marks": 2, "rejects": 1,
    }  # fmt: skip
    for name, count in done.counts.rows.items():
        assert duckdb.sql(f"SELECT count(*) FROM '{dest}/{name}/*.parquet'").fetchall() == [(count,)], name
    with pytest.raises(OptionError, match="saveMode=append"):
        write_tables(str(folder / "shelf.ksy"), [str(folder / "*.bin")], str(dest), (), {"saveMode": "append"})
    with pytest.raises(KsysparkError, match="not empty"):
        write_tables(str(folder / "shelf.ksy"), [str(folder / "*.bin")], str(dest))
    with pytest.raises(OptionError, match="explode"):
        open_tables(str(folder / "shelf.ksy"), [str(folder / "*.bin")], (), {"explode": "books"})


def test_entries_of_an_archive_are_those_that_zipfile_finds(tmp_path: Path) -> None:
    (tmp_path / "zip_locals.ksy").write_text(ZIP)
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(300):
            archive.writestr(f"folder/{number}.txt", f"line {number}\n" * number)
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        expected = [(entry.filename, entry.CRC, entry.compress_size, entry.file_size) for entry in archive.infolist()]
    entries = ksyspark.tables(tmp_path / "a.zip", str(tmp_path / "zip_locals.ksy"))["entries"]
    rows = entries.select(["body_name", "body_crc", "body_len_data", "body_len_whole"]).to_pylist()
    assert [tuple(row.values()) for row in rows if row["body_name"] is not None] == expected


SQLITE = """
meta: {id: database, endian: be, license: MIT}
seq: [{id: magic, contents: [SQLite format 3, 0]}, {id: len_page, type: u2}]
instances:
  pages: {pos: 0, size: len_page, type: page(_index), repeat: eos}
types:
  page:
    params: [{id: number, type: u4}]
    seq:
      - {id: file_header, size: 100, if: number == 0}
      - {id: kind, type: u1}
      - {id: first_free, type: u2}
      - {id: num_cells, type: u2}
      - {id: begin, type: u2}
      - {id: num_fragments, type: u1}
      - {id: right, type: u4, if: kind == 2 or kind == 5}
      - {id: cells, type: cell, repeat: expr, repeat-expr: num_cells}
  cell: {seq: [{id: at, type: u2}]}
"""


def test_rows_of_a_database_are_those_that_were_put_into_it(tmp_path: Path) -> None:
    (tmp_path / "database.ksy").write_text(SQLITE)
    with closing(sqlite3.connect(tmp_path / "a.db")) as database:
        database.execute("CREATE TABLE things (number INTEGER PRIMARY KEY, name TEXT)")
        database.execute("CREATE INDEX by_name ON things (name)")
        database.executemany("INSERT INTO things VALUES (?, ?)", [(number, f"name {number}") for number in range(900)])
        database.commit()
        [(pages,)] = database.execute("PRAGMA page_count").fetchall()
    tables = ksyspark.tables(tmp_path / "a.db", str(tmp_path / "database.ksy"))
    kinds = dict(zip(*(tables["pages"].column(name).to_pylist() for name in ("_id", "kind")), strict=True))
    cells = Counter(kinds[page] for page in tables["pages_cells"].column("_parent_id").to_pylist())
    assert tables["pages"].num_rows == pages
    # Leaves of tables (the schema has two rows), and pages of the index.
    assert (cells[13], cells[10] + cells[2]) == (900 + 2, 900)


def test_the_command(folder: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "ksyspark", "tables", str(folder / "shelf.ksy"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert 'CREATE TABLE "books_pages_notes"' in run().stdout
    assert "erDiagram" in run("--drawing").stdout
    files = [str(folder / f"{number}.bin") for number in range(4)]
    printed = run(*files, "--only", "books.pages.notes", "--json")
    assert (
        '{"table": "books_pages_notes", "_message": 0, "_id": 0, "_parent_id": 1, "_index": 0, "at": 5, "text": "x"}'
        in (printed.stdout)
    )
    assert printed.stderr == "4 messages, 3 records, 1 reject: books_pages_notes 2, rejects 1\n"
    written = run(*files, str(folder / "out"))
    assert written.returncode == 0
    assert f"books: {folder / 'out' / 'books'}" in written.stderr


def test_the_program_of_the_chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).parents[2]
    chapter = (root / "pipeline" / "docs" / "tables.md").read_text(encoding="utf-8")
    [program] = re.findall(
        r"```python\n(.*?)```", chapter.partition("## One file, many tables")[2].partition("\n## ")[0], re.DOTALL
    )
    shutil.copytree(
        root / "tests" / "samples" / "maxdb_packet",
        tmp_path / "packets",
        ignore=shutil.ignore_patterns("*.json*", "*.md", "*.py", "expected", "__pycache__"),
    )
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(program, names)
    kinds = names["kinds"]
    assert isinstance(kinds, list)
    parts = ksyspark.decode([path.read_bytes() for path in sorted((tmp_path / "packets").iterdir())], "maxdb_packet")
    segments = [segment for packet in parts.column("varpart").to_pylist() if packet for segment in packet["segments"]]
    expected = Counter((segment["segm_kind"], part["part_kind"]) for segment in segments for part in segment["parts"])
    assert kinds == sorted((*kind, count) for kind, count in expected.items())
    assert len(kinds) > 5
