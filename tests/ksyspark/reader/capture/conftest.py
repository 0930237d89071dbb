"""Read captures into rows."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split

# `capture_bytes` makes captures.
sys.path.insert(0, str(Path(__file__).parents[3]))

Rows = list[dict[str, Any]]
ReadCapture = Callable[..., Rows]


def read(fmt: Format, path: Path, **options: object) -> Rows:
    """Return the rows of a capture file."""
    reading = ReadOptions.from_mapping({"framing": "pcap", "path": str(path), **options}, fmt.layout)
    split = Split(tuple(Part(file) for file in list_files(reading.files)))
    batches = read_split(fmt, reading, split, fmt.decoder(reading.decode_options()))
    return [row for one in batches for row in one.batch.to_pylist()]


@pytest.fixture
def read_format() -> ReadCapture:
    """Return the reader of a capture file with messages of a format."""
    return read


@pytest.fixture
def read_file(mqtt: Format) -> ReadCapture:
    """Return the reader of a capture file with MQTT packets."""
    return lambda path, **options: read(mqtt, path, **options)


@pytest.fixture
def read_bytes(mqtt: Format, tmp_path: Path) -> ReadCapture:
    """Return the reader of a capture with MQTT packets, given as bytes."""

    def read_capture(data: bytes, **options: object) -> Rows:
        path = tmp_path / "given.pcap"
        path.write_bytes(data)
        return read(mqtt, path, **options)

    return read_capture
