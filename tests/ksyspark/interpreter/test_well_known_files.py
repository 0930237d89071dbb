"""Files that Python's standard library makes, read by short specifications in the manner of well-known formats."""

from __future__ import annotations

import gzip
import io
import sqlite3
import struct
import tarfile
import wave
import zipfile
import zlib

import pyarrow as pa
import pytest

ZIP = """
    meta: {id: archive, endian: le, encoding: UTF-8}
    instances:
      end: {pos: _io.size - 22, type: end}
    types:
      end:
        seq:
          - {id: magic, contents: ["PK", 5, 6]}
          - {id: disks, size: 6}
          - {id: num_entries, type: u2}
          - {id: len_entries, type: u4}
          - {id: ofs_entries, type: u4}
          - {id: len_comment, type: u2}
        instances: {directory: {io: _root._io, pos: ofs_entries, size: len_entries, type: directory}}
      directory: {seq: [{id: entries, type: entry, repeat: expr, repeat-expr: _parent.num_entries}]}
      entry:
        seq:
          - {id: magic, contents: ["PK", 1, 2]}
          - {id: versions, size: 6}
          - {id: method, type: u2, enum: method}
          - {id: modified, type: u4}
          - {id: crc, type: u4}
          - {id: len_packed, type: u4}
          - {id: len_plain, type: u4}
          - {id: len_name, type: u2}
          - {id: len_extra, type: u2}
          - {id: len_comment, type: u2}
          - {id: others, size: 8}
          - {id: ofs_local, type: u4}
          - {id: name, type: str, size: len_name}
          - {id: extra, size: len_extra}
          - {id: comment, size: len_comment}
        instances: {local: {io: _root._io, pos: ofs_local, type: local(len_packed)}}
      local:
        params: [{id: len_packed, type: u4}]
        seq:
          - {id: magic, contents: ["PK", 3, 4]}
          - {id: others, size: 22}
          - {id: len_name, type: u2}
          - {id: len_extra, type: u2}
          - {id: name, type: str, size: len_name}
          - {id: extra, size: len_extra}
          - {id: body, size: len_packed}
    enums: {method: {0: stored, 8: deflated}}
"""
PNG = """
    meta: {id: image, endian: be, encoding: ASCII}
    seq:
      - {id: magic, contents: [0x89, "PNG", 13, 10, 26, 10]}
      - {id: chunks, type: chunk, repeat: until, repeat-until: _.kind == "IEND" or _io.eof}
    types:
      chunk:
        seq:
          - {id: len, type: u4}
          - {id: kind, type: str, size: 4}
          - id: body
            size: len
            type: {switch-on: kind, cases: {'"IHDR"': header, '"zTXt"': compressed_text}}
          - {id: crc, type: u4}
      header: {seq: [{id: width, type: u4}, {id: height, type: u4}, {id: depth, type: u1}, {id: others, size: 4}]}
      compressed_text:
        seq:
          - {id: keyword, type: strz}
          - {id: method, type: u1, valid: 0}
          - {id: text, size-eos: true, process: zlib, type: text}
      text: {seq: [{id: lines, type: str, terminator: 0x0a, eos-error: false, repeat: eos}]}
"""
SQLITE = """
    meta: {id: database, endian: be, encoding: UTF-8}
    seq:
      - {id: magic, contents: ["SQLite format 3", 0]}
      - {id: len_page_form, type: u2}
      - {id: others, size: 10}
      - {id: num_pages, type: u4}
    instances:
      len_page: {value: "len_page_form == 1 ? 65536 : len_page_form"}
      pages: {pos: 0, type: page(_index), size: len_page, repeat: expr, repeat-expr: num_pages}
    types:
      page:
        params: [{id: number, type: s4}]
        seq:
          - {id: file_header, size: 100, if: number == 0}
          - {id: kind, type: u1, enum: kind}
          - {id: first_free, type: u2}
          - {id: num_cells, type: u2}
          - {id: ofs_content, type: u2}
          - {id: fragments, type: u1}
          - {id: right_most, type: u4, if: kind == kind::table_inside or kind == kind::index_inside}
          - {id: cells, type: cell_pointer, repeat: expr, repeat-expr: num_cells}
      cell_pointer:
        seq: [{id: ofs, type: u2}]
        instances: {cell: {pos: ofs, type: leaf, if: _parent.kind == kind::table_leaf}}
      leaf:
        seq:
          - {id: len_payload, type: variable}
          - {id: row_id, type: variable}
          - {id: payload, size: len_payload.value}
      variable:
        seq: [{id: groups, type: group, repeat: until, repeat-until: not _.has_more}]
        instances:
          value: {value: "groups.size == 1 ? groups[0].bits : groups[0].bits * 128 + groups[1].bits"}
      group: {seq: [{id: has_more, type: b1}, {id: bits, type: b7}]}
    enums: {kind: {2: index_inside, 5: table_inside, 10: index_leaf, 13: table_leaf}}
"""
WAV = """
    meta: {id: sound, endian: le, encoding: ASCII}
    seq: [{id: magic, contents: RIFF}, {id: len, type: u4}, {id: body, size: len, type: body}]
    types:
      body: {seq: [{id: kind, contents: WAVE}, {id: chunks, type: chunk, repeat: eos}]}
      chunk:
        seq:
          - {id: kind, type: str, size: 4}
          - {id: len, type: u4}
          - {id: body, size: len, type: {switch-on: kind, cases: {'"fmt "': shape}}}
      shape: {seq: [{id: code, type: u2}, {id: channels, type: u2}, {id: rate, type: u4}, {id: others, size: 8}]}
"""
TAR = """
    meta: {id: tape, encoding: ASCII}
    seq: [{id: entries, type: entry, repeat: until, repeat-until: _.name == "" or _io.eof}]
    types:
      entry:
        seq:
          - {id: name, type: str, size: 100, terminator: 0}
          - {id: rights, size: 24}
          - {id: octal_size, type: str, size: 12, terminator: 0}
          - {id: others, size: 376}
          - {id: body, size: size, if: size > 0}
          - {id: padding, size: -size % 512}
        instances: {size: {value: 'octal_size == "" ? 0 : octal_size.to_i(8)'}}
"""
GZIP = """
    meta: {id: packed, endian: le, encoding: ISO-8859-1}
    seq:
      - {id: magic, contents: [0x1f, 0x8b, 8]}
      - {id: flags, type: u1}
      - {id: modified, type: u4}
      - {id: others, size: 2}
      - {id: name, type: strz, if: flags & 8 != 0}
      - {id: body, size: _io.size - _io.pos - 8}
      - {id: crc, type: u4}
      - {id: len_plain, type: u4}
"""


def _row(fmt, data: bytes) -> dict:
    """Read a file by both decoders, which have to agree; cut short or changed it is refused or read, alike."""
    changed = [data[: len(data) // 2], data[:-1], data[:20] + b"?" + data[21:]]
    batch = pa.array([data, *changed], pa.binary())
    decoded, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
    assert decoded.columns.equals(reference.columns)
    assert decoded.failures == reference.failures
    assert 0 not in decoded.failures
    return decoded.columns.to_pylist()[0]


def test_a_zip_archive_by_the_directory_at_its_end(format_of) -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("a.txt", "stored")
        archive.writestr("b/c.txt", "deflated " * 50, zipfile.ZIP_DEFLATED)
    fmt = format_of(ZIP)
    assert not fmt.plan.unsupported
    entries = _row(fmt, file.getvalue())["end"]["directory"]["entries"]
    assert [(one["name"], one["method"], one["local"]["name"]) for one in entries] == [
        ("a.txt", "stored", "a.txt"),
        ("b/c.txt", "deflated", "b/c.txt"),
    ]
    assert entries[0]["local"]["body"] == b"stored"
    assert zlib.decompress(entries[1]["local"]["body"], -15) == b"deflated " * 50


def test_a_png_image_with_compressed_text(format_of) -> None:
    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 3, 2, 8, 0, 0, 0, 0))
    text = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(b"one\ntwo"))
    image = chunk(b"IDAT", zlib.compress(bytes(8)))
    data = b"\x89PNG\r\n\x1a\n" + header + text + image + chunk(b"IEND", b"")
    first, second, third, _ = _row(format_of(PNG), data)["chunks"]
    assert (first["body"]["header"]["width"], first["body"]["header"]["height"]) == (3, 2)
    assert second["body"]["compressed_text"]["text"] == {"lines": ["one", "two"]}
    assert zlib.decompress(third["body"]["raw"]) == bytes(8)


def test_pages_and_rows_of_a_sqlite_database(format_of, tmp_path) -> None:
    path = tmp_path / "x.db"
    with sqlite3.connect(path) as connection:
        connection.execute("create table t (a text)")
        connection.executemany("insert into t values (?)", [(f"row {number}",) for number in range(40)])
    fmt = format_of(SQLITE)
    row = _row(fmt, path.read_bytes())
    assert not fmt.plan.unsupported
    schema, table = row["pages"][:2]
    assert b"create table t" in schema["cells"][0]["cell"]["payload"].lower()
    rows = {one["cell"]["row_id"]["value"]: one["cell"]["payload"] for one in table["cells"]}
    assert sorted(rows) == list(range(1, 41))
    assert rows[7].endswith(b"row 6")


def test_the_chunks_of_a_wav_file(format_of) -> None:
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(2)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(range(8)))
    shape, data = _row(format_of(WAV), file.getvalue())["body"]["chunks"]
    assert (shape["body"]["shape"]["channels"], shape["body"]["shape"]["rate"]) == (2, 8000)
    assert data["body"]["raw"] == bytes(range(8))


def test_the_entries_of_a_tar_archive(format_of) -> None:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, body in (("a", b"1234"), ("b/c", b"x" * 700)):
            member = tarfile.TarInfo(name)
            member.size = len(body)
            archive.addfile(member, io.BytesIO(body))
    entries = _row(format_of(TAR), file.getvalue())["entries"]
    assert [(one["name"], one["body"]) for one in entries] == [("a", b"1234"), ("b/c", b"x" * 700), ("", None)]


@pytest.mark.parametrize("text", [b"", b"hello " * 100])
def test_a_gzip_file(format_of, text) -> None:
    file = io.BytesIO()
    with gzip.GzipFile("name.txt", "wb", fileobj=file) as packed:
        packed.write(text)
    row = _row(format_of(GZIP), file.getvalue())
    assert (row["name"], row["len_plain"]) == ("name.txt", len(text))
    assert zlib.decompress(row["body"], -15) == text
