"""Formats of the tests of reading."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ksyspark.formats import Format, find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ReadBatch, plan_splits, read_split


@pytest.fixture(scope="session")
def notes() -> Format:
    """Return a format of self-delimiting messages: `N`, a kind, a length, a text."""
    return find_format(str(Path(__file__).with_name("note.ksy")))


@dataclass
class Read:
    """All that a read gave."""

    splits: int
    batches: list[ReadBatch]

    @property
    def rows(self) -> list[dict[str, Any]]:
        return [row for read in self.batches for row in read.batch.to_pylist()]

    @property
    def errors(self) -> list[str | None]:
        return [row["_error"] and row["_error"]["reason"] for row in self.rows]

    @property
    def places(self) -> list[tuple[int, int, int]]:
        return [tuple(row["_source"][name] for name in ("offset", "length", "index")) for row in self.rows]  # type: ignore[misc]


ReadFiles = Callable[..., Read]


@pytest.fixture(scope="session")
def read() -> ReadFiles:
    """Return the function that plans and reads files, each split as it would travel to a worker."""

    def run(fmt: Format, path: Path | str, columns: Sequence[str] | None = None, **read_options: object) -> Read:
        named = {name.replace("__", "."): value for name, value in read_options.items()}
        options = ReadOptions.from_mapping({"path": str(path), **named}, fmt.layout)
        splits = plan_splits(fmt, options, list_files(options.files))
        decoder = fmt.decoder(options.decode_options())
        travelled = [pickle.loads(pickle.dumps(split)) for split in splits]
        batches = [batch for split in travelled for batch in read_split(fmt, options, split, decoder, columns)]
        for batch in batches:
            batch.batch.validate(full=True)
        return Read(len(splits), batches)

    return run


def note(text: bytes | str, kind: int = 0) -> bytes:
    """Return one note."""
    octets = text.encode() if isinstance(text, str) else text
    return b"N" + bytes([kind, len(octets)]) + octets


@pytest.fixture(scope="session")
def note_of() -> Callable[..., bytes]:
    """Return the maker of one note."""
    return note
