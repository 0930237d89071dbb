"""Files that are one list up to their end, read through a window: the rows are those of the file read whole."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pytest

import ksyspark
from ksyspark.errors import DecodeError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import list_files
from ksyspark.io.windows import WindowReader
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, plan_splits, read_split
from ksyspark.reader.borders import Walk, follow_in_threads
from ksyspark.reader.items import ItemWindows
from ksyspark.table_set import open_tables

HEAD = "meta: {id: log, endian: le}\nseq:\n"
PACKETS = (
    HEAD
    + """\
  - {id: header, type: header}
  - {id: packets, type: packet, repeat: eos}
types:
  header:
    seq:
      - {id: magic, contents: [0xd4, 0xc3, 0xb2, 0xa1]}
      - {id: network, type: u4}
  packet:
    seq:
      - {id: seconds, type: u4}
      - {id: len_body, type: u4}
      - {id: body, size: len_body, type: {switch-on: _root.header.network, cases: {1: frame}}}
    instances:
      text: {value: '(seconds % 7 == 0 ? [0xff] : [0x41]).to_s("ASCII")', -encoding-errors: note}
  frame:
    seq:
      - {id: kind, type: u1, valid: {max: 10}}
      - {id: words, type: u2, repeat: eos}
"""
)
# Records of other shapes, with what makes one.
SHAPES = {
    "nothing": (HEAD + "  - {id: all, size: 0, repeat: eos}\n", b"", lambda chance: chance.randbytes(4)),
    "numbers": (HEAD + "  - {id: all, type: u4, repeat: eos}\n", b"", lambda chance: chance.randbytes(4)),
    "texts": (
        HEAD + "  - {id: count, type: u1}\n  - {id: all, type: strz, encoding: ASCII, repeat: eos}\n",
        b"\1",
        lambda chance: b"x" * chance.randrange(900) + b"\0",
    ),
    "records": (
        HEAD + "  - {id: all, size: 12, type: one, repeat: eos}\ntypes:\n  one:\n    seq:\n"
        "      - {id: a, type: u2, valid: {max: 65000}}\n      - {id: b, type: b4}\n"
        "      - {id: rest, size-eos: true}\n",
        b"",
        lambda chance: chance.randbytes(12),
    ),
}


def packet(number: int, chance: Random) -> bytes:
    body = bytes([chance.randrange(10)]) + chance.randbytes(2 * chance.randrange(20))
    return struct.pack("<II", number, len(body)) + body


@pytest.fixture(scope="module")
def spec(tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("spec") / "log.ksy"
    path.write_text(PACKETS)
    return str(path)


@pytest.fixture(scope="module")
def packets() -> list[bytes]:
    chance = Random(3)
    return [b"\xd4\xc3\xb2\xa1\1\0\0\0", *(packet(number, chance) for number in range(400))]


def without_bytes(table: pa.Table) -> pa.Table:
    """Leave out the bytes of refused messages, and the notes beside each item: a window has its own."""
    names = [name for name in table.schema.names if name not in ("_corrupt_record", "_notes")]
    return table.select(names).combine_chunks()


def assert_read_alike(spec: str, files: list[Path], paths: list[str], **options: object) -> None:
    whole, parts = (ksyspark.tables(files, spec, batchBytes=size, **options) for size in (8 << 20, 512))
    assert whole.keys() == parts.keys()
    for name, table in whole.items():
        assert without_bytes(parts[name]).equals(without_bytes(table)), name
    for path in paths:
        for mode in ("PERMISSIVE", "DROPMALFORMED"):
            rows = [
                without_bytes(
                    ksyspark.read(files, spec, explode=path, mode=mode, batchBytes=size, **options).read_all()
                )
                for size in (8 << 20, 512)
            ]
            assert rows[0].equals(rows[1]), (path, mode)


def test_rows_of_sound_broken_and_cut_files(spec, packets, tmp_path) -> None:
    broken = struct.pack("<II", 7, 3) + b"\x63\1\0"
    contents = {
        "a_sound": packets,
        "b_broken": [*packets[:300], broken, *packets[300:]],
        "c_cut": [*packets[:-1], packets[-1][:-1]],
        "d_huge_item": [*packets[:50], struct.pack("<II", 9, 4001) + b"\0" + bytes(4000), *packets[50:]],
        "e_no_header": [b"\xd4\xc3\xb2\xa2", *packets],
        "f_length_beyond": [*packets[:50], struct.pack("<II", 9, 1 << 31), *packets[50:]],
    }
    files = []
    for name, parts in contents.items():
        files.append(tmp_path / name)
        files[-1].write_bytes(b"".join(parts))
    assert_read_alike(spec, files, ["packets", "packets.body.frame.words"])
    for file in files:
        errors = []
        for size in (8 << 20, 512):
            try:
                ksyspark.read(file, spec, explode="packets", mode="FAILFAST", batchBytes=size).read_all()
            except DecodeError as error:
                errors.append(str(error))
        assert len(errors) == (0 if file.name in ("a_sound", "d_huge_item") else 2)
        assert len({*errors}) < 2
    left_out = ksyspark.read(files, spec, explode="packets", where="header.network = 2", batchBytes=512).read_all()
    assert left_out["_error"].null_count == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_other_lists_and_changed_bytes(shape, tmp_path) -> None:
    text, head, make = SHAPES[shape]
    (tmp_path / "log.ksy").write_text(text)
    chance, files = Random(shape), []
    for number in range(6):
        data = bytearray(head + b"".join(make(chance) for _ in range(600)))
        for _ in range(number):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        files.append(tmp_path / f"file_{number}")
        files[-1].write_bytes(data[: len(data) - number // 3])
    assert_read_alike(str(tmp_path / "log.ksy"), files, ["all"])


def test_a_window_holds_some_items_only(spec, packets, tmp_path, monkeypatch) -> None:
    (tmp_path / "file").write_bytes(b"".join([packets[0], *packets[1:] * 20]))
    sizes = []
    monkeypatch.setattr(WindowReader, "__post_init__", _recording(sizes))
    source = open_tables(spec, [str(tmp_path / "file")], options={"batchBytes": 4096})
    windows = ItemWindows(source.fmt, source.options)
    [part] = source.files.parts
    assert windows.may_read(part, by_item=True)
    bodies = [len(body) for _, body in windows.read(part)]
    assert max(sizes) <= 4096 + 512
    # A window ends with the item across its end.
    assert max(bodies) <= 4096 + len(packets[0]) + max(map(len, packets))
    assert sum(bodies) == part.size + (len(bodies) - 1) * len(packets[0])
    assert len(bodies) > 40


def _recording(sizes: list[int]):
    begin = WindowReader.__post_init__

    def post_init(self: WindowReader) -> None:
        sizes.append(self.size)
        begin(self)

    return post_init


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("repeat: eos}\ntypes", "repeat: expr, repeat-expr: 3}\ntypes"),
        ("repeat: eos}\ntypes", "repeat: eos, if: header.network == 1}\ntypes"),
        ("size: len_body,", "size: len_body + _root.header.network,"),
        ("size: len_body,", "size: len_body + _parent.header.network,"),
        ("size: len_body,", "size: _io.size - 8,"),
        ("size: len_body,", "size-eos: true,"),
        ("type: packet, repeat", "type: packet, size: header.network, repeat"),
        ("type: packet, repeat", "type: packet(_index), repeat"),
        ("{id: packets, type: packet,", "{type: packet,"),
        ("    instances:\n", "    instances:\n      first: {value: _root.packets.size}\n"),
        ("    instances:\n", "    instances:\n      first: {pos: 0, type: u1}\n"),
        ("{id: network, type: u4}", "{id: network, type: u4}\n      - {id: name, type: strz, encoding: ASCII}"),
        ("types:\n  header", "  - {id: last, size-eos: true}\ntypes:\n  header"),
        ("      - {id: seconds, type: u4}", "      - {id: seconds, type: u4}\n      - {id: bits, type: b3}"),
    ],
)
def test_what_depends_on_more_than_an_item_is_read_whole(before, after, tmp_path) -> None:
    assert not is_windowed(PACKETS, before, after, tmp_path)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("      - {id: kind,", "      - {id: bits, type: b3}\n      - {id: kind,"),
        ("      - {id: words, type: u2, repeat: eos}\n", "    instances:\n      first: {pos: 0, type: u1}\n"),
        ("-encoding-errors: note}\n", "-encoding-errors: note}\n  bits:\n    seq: [{id: a, type: b3}]\n"),
    ],
)
def test_bits_and_positions_inside_a_size_do_not_matter(before, after, tmp_path) -> None:
    assert is_windowed(PACKETS, before, after, tmp_path)


def is_windowed(text: str, before: str, after: str, tmp_path: Path) -> bool:
    text = text.replace(before, after, 1)
    if "packet(" in after:
        text = text.replace("  packet:\n", "  packet:\n    params: [{id: number, type: u4}]\n")
    assert text != PACKETS
    (tmp_path / "log.ksy").write_text(text)
    (tmp_path / "file").write_bytes(bytes(5000))
    fmt = find_format(str(tmp_path / "log.ksy"))
    source = open_tables(fmt, [str(tmp_path / "file")], options={"batchBytes": 512})
    windows = ItemWindows(fmt, source.options)
    return windows.may_read(source.files.parts[0], by_item=True)


def rows_of(fmt: Format, options: ReadOptions, parts: Sequence[Part]) -> tuple[list[int], pa.Table]:
    """Return how many messages and rejects parts have, each read alone, and their rows."""
    decoder = fmt.decoder(options.decode_options())
    reads = [read for part in parts for read in read_split(fmt, options, Split((part,)), decoder)]
    counts = [sum(getattr(read, name) for read in reads) for name in ("messages", "rejects", "left_out")]
    return counts, pa.Table.from_batches([read.batch for read in reads]).combine_chunks()


def parts_of_tasks(spec: str, path: Path, **named: object) -> tuple[list[Part], list[int]]:
    """Return parts that have the rows of the file read by one task, and how many parts were followed at once."""
    fmt, calls, plans = find_format(spec), list[int](), list[list[Part]]()

    def follow_all(*given: Any) -> list[Walk]:
        calls.append(len(given[2]))
        return follow_in_threads(*given)

    for splitting in ("auto", "sequential"):
        given = {"path": str(path), "batchBytes": 512, "partitionBytes": 2000, "splitting": splitting, **named}
        options = ReadOptions.from_mapping(given, fmt.layout)
        shaped, files = options.shape(fmt), list_files(options.files)
        plans.append([part for split in plan_splits(shaped, options, files, follow_all) for part in split.parts])
        counts, rows = rows_of(shaped, options, plans[-1])
        assert (counts, rows) == rows_of(shaped, options, [Part(file) for file in files])
        assert rows.num_rows
    assert plans[0] == plans[1]
    return plans[0], calls


def test_tasks_share_a_file(spec, packets, tmp_path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"".join(packets))
    parts, calls = parts_of_tasks(spec, path, explode="packets")
    assert len(parts) == calls[0] == sum(calls) > 5
    assert [part.start for part in parts[1:]] == [part.stop for part in parts[:-1]]
    for more in ({"where": "header.network = 1"}, {"columns": "packets.seconds"}):
        assert parts_of_tasks(spec, path, explode="packets", **more)[0] == parts
    for more in ({"explode": "packets.body.frame.words"}, {"explode": "packets", "mode": "DROPMALFORMED"}):
        assert parts_of_tasks(spec, path, **more) == ([Part(parts[0].file)], [])


@pytest.mark.parametrize(
    "item",
    [
        struct.pack("<II", 7, 3) + b"\x63\1\0",
        struct.pack("<II", 9, 1 << 31),
        struct.pack("<II", 9, 3) + b"\0\1",
        struct.pack("<II", 9, 4001) + b"\0" + bytes(4000),
    ],
    ids=["refused", "length beyond", "out of step", "huge"],
)
def test_no_task_begins_behind_an_item_that_is_refused(item, spec, packets, tmp_path) -> None:
    before = b"".join(packets[:250])
    (tmp_path / "file").write_bytes(b"".join([before, item, *packets[250:]]))
    parts, calls = parts_of_tasks(spec, tmp_path / "file", explode="packets")
    assert calls[0] > len(parts) > 3
    assert (parts[-1].start > len(before)) == (len(item) > 4000)


def test_items_whose_bodies_look_like_items(spec, packets, tmp_path) -> None:
    inner = b"".join(packets[1:])
    bodies = [b"\1" + inner[start : start + 4 * count] for start, count in ((0, 1900), (1, 1500), (0, 700), (0, 1900))]
    nested = [struct.pack("<II", 5, len(body)) + body for body in bodies]
    (tmp_path / "file").write_bytes(b"".join([*packets, *nested, *packets[1:], *nested, packets[5][:-1]]))
    parts, calls = parts_of_tasks(spec, tmp_path / "file", explode="packets")
    assert len(parts) > 12
    assert len(calls) > 1


BOXES = (
    HEAD
    + """\
  - {id: all, type: log, repeat: eos}
types:
  log:
    seq:
      - {id: size, type: u1}
      - {id: box, type: box, size: size}
  box:
    seq:
      - {id: kind, type: u1, valid: {max: 200}}
      - {id: num_boxes, type: u1}
      - {id: boxes, type: box, repeat: expr, repeat-expr: num_boxes}
"""
)


def box(chance: Random, depth: int = 0) -> bytes:
    inner = [box(chance, depth + 1) for _ in range(chance.randrange(3))] if depth < 4 else []
    return bytes([chance.randrange(200), len(inner)]) + b"".join(inner)


def test_types_that_contain_themselves_inside_an_item(tmp_path) -> None:
    (tmp_path / "log.ksy").write_text(BOXES)
    chance = Random(5)
    items = [bytes([len(body)]) + body for body in (box(chance) for _ in range(400))]
    broken = bytes([2, 250, 0])
    files = [tmp_path / "sound", tmp_path / "broken", tmp_path / "cut"]
    contents = (items, [*items[:350], broken, *items[350:]], [*items, b"\x09\1"])
    for file, parts in zip(files, contents, strict=True):
        file.write_bytes(b"".join(parts))
    assert_read_alike(str(tmp_path / "log.ksy"), files, ["all", "all.box"], recursion="flat")
    paths = ksyspark.tables(files[0], str(tmp_path / "log.ksy"), batchBytes=512)["all_box"].column("_path").to_pylist()
    assert sum(path == "all[399].box" for path in paths) == 1


def test_types_that_contain_themselves_are_read_whole(tmp_path) -> None:
    inside = "{seq: [{id: kind, type: u1}, {id: inner, type: one, if: kind == 1}]}"
    text = f"{HEAD}  - {{id: all, type: one, repeat: eos}}\ntypes: {{one: {inside}}}\n"
    (tmp_path / "log.ksy").write_text(text)
    (tmp_path / "file").write_bytes(bytes(5000))
    options = {"recursion": "flat", "batchBytes": 512}
    tables = ksyspark.tables(tmp_path / "file", str(tmp_path / "log.ksy"), **options)
    assert {len(table) for table in tables.values()} >= {1, 5000}
