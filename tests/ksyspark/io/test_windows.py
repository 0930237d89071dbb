"""Windows over plain, compressed and broken files."""

from __future__ import annotations

import bz2
import gzip
import random
from io import BytesIO
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.errors import SourceError
from ksyspark.io.files import list_files
from ksyspark.io.windows import Window, WindowReader, open_file
from ksyspark.options.read_options import FileOptions

DATA = random.Random(1).randbytes(300_000)


def reader_of(path: Path, size: int = 10_000, keep_broken: bool = False) -> WindowReader:
    file = list_files(FileOptions(paths=(str(path),)))[0]
    return WindowReader(open_file(file), file.path, size, keep_broken=keep_broken)


def read_all(reader: WindowReader) -> bytes:
    got = reader.window.data.tobytes()
    while not reader.is_last:
        reader.read_on(len(reader.window))
        got += reader.window.data.tobytes()
    return got


def packed(data: bytes, codec: str) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.CompressedOutputStream(sink, codec) as stream:
        stream.write(data)
    return sink.getvalue().to_pybytes()


def test_a_window_moves_on_and_keeps_what_was_not_consumed() -> None:
    reader = WindowReader(BytesIO(b"abcdefghij"), "x", 4)
    assert (reader.window.data.tobytes(), reader.window.offset, reader.is_last) == (b"abcd", 0, False)
    reader.read_on(3)
    assert (reader.window.data.tobytes(), reader.window.offset) == (b"defg", 3)


def test_a_window_grows_while_nothing_is_consumed_up_to_its_largest() -> None:
    reader = WindowReader(BytesIO(bytes(100)), "x", 4, largest=20)
    sizes = [len(reader.window)]
    for _ in range(4):
        reader.read_on(0)
        sizes.append(len(reader.window))
    assert sizes == [4, 8, 16, 20, 20]


def test_a_range_ends_at_its_stop() -> None:
    stream = BytesIO(b"abcdefghij")
    stream.seek(2)
    reader = WindowReader(stream, "x", 100, offset=2, stop=5)
    assert (reader.window.data.tobytes(), reader.window.offset, reader.is_last) == (b"cde", 2, True)


def test_open_at_a_byte(tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(b"abcdef")
    file = list_files(FileOptions(paths=(str(tmp_path),)))[0]
    assert WindowReader(open_file(file, 4), "x", 10, offset=4).window.data.tobytes() == b"ef"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.bin", DATA),
        ("a.gz", gzip.compress(DATA)),
        ("members.gz", gzip.compress(DATA[:1000]) + gzip.compress(DATA[1000:])),
        ("a.bz2", bz2.compress(DATA)),
        ("a.zst", packed(DATA, "zstd")),
        ("a.lz4", packed(DATA, "lz4")),
    ],
)
def test_compressed_by_suffix(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    assert read_all(reader_of(tmp_path / name)) == DATA


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("cut.gz", gzip.compress(DATA)[:-1000]),
        ("bad.gz", b"no gzip at all"),
        ("changed.gz", gzip.compress(DATA, 0)[:200_000] + b"xyz" + gzip.compress(DATA, 0)[200_003:]),
        ("cut.bz2", bz2.compress(DATA)[:-1000]),
        ("cut.zst", packed(DATA, "zstd")[:-1000]),
        ("cut.lz4", packed(DATA, "lz4")[:-1000]),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(SourceError, match=rf"{name}: cannot be read to its end: \w+"):
        read_all(reader_of(tmp_path / name))


def test_what_came_before_the_break_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "cut.gz").write_bytes(gzip.compress(DATA)[:-1000])
    reader = reader_of(tmp_path / "cut.gz", size=1 << 20, keep_broken=True)
    assert DATA.startswith(reader.window.data.tobytes())
    assert len(reader.window) > len(DATA) - 2000
    assert reader.is_last
    assert reader.broken


def test_bytes_are_found_as_they_are() -> None:
    """A dot is no pattern."""
    window = Window(np.frombuffer(b"..abc.a.c.a.c", np.uint8), 0)
    assert [window.find(b"a.c", start) for start in (0, 6, 7, 11, 99)] == [6, 6, 10, None, None]
