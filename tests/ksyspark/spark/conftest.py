"""Messages to read with Spark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pyspark.sql import DataFrame, SparkSession

from ksyspark.formats import Format, find_format

NOTE_KSY = str(Path(__file__).parents[1] / "reader" / "note.ksy")


@pytest.fixture(scope="session")
def note_ksy() -> str:
    """Return the path of the specification of notes."""
    return NOTE_KSY


@pytest.fixture(scope="session")
def notes() -> Format:
    """Return the format of notes."""
    return find_format(NOTE_KSY)


@pytest.fixture(scope="session")
def note_of() -> Callable[..., bytes]:
    """Return the maker of one note."""

    def make(text: str | bytes, kind: int = 0) -> bytes:
        octets = text.encode() if isinstance(text, str) else text
        return b"N" + bytes([kind, len(octets)]) + octets

    return make


@pytest.fixture
def folder(tmp_path: Path, note_of: Callable[..., bytes]) -> Path:
    """Return a folder with two streams of notes: 40 good ones, one bad one."""
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.bin").write_bytes(b"".join(note_of(f"a{n}") for n in range(20)))
    (tmp_path / "in" / "b.bin").write_bytes(b"".join(note_of(f"b{n}") for n in range(20)) + note_of(b"\xff"))
    return tmp_path / "in"


@pytest.fixture
def column(spark: SparkSession, note_of: Callable[..., bytes]) -> DataFrame:
    """Return messages in a column: a good one, a null, a bad one, a head."""
    rows = [(1, note_of("one")), (2, None), (3, note_of(b"\xff")), (4, note_of("four", 1))]
    return spark.createDataFrame(rows, "id int, value binary")
