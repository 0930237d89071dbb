"""Captures with data sets of many messages, and what is written of them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest


@pytest.fixture(scope="session")
def large_sets(samples: Path) -> Any:
    """Return the module that makes messages of a queue."""
    return _imported("large_sets", samples / "sas_mq_message")


@pytest.fixture(scope="session")
def large_streams(samples: Path) -> Any:
    """Return the module that makes messages of Rendezvous."""
    return _imported("large_streams", samples / "sas_tibrv")


@pytest.fixture(scope="session")
def capture_bytes(samples: Path) -> Any:
    """Return the module that makes captures of network traffic."""
    return _imported("capture_bytes", samples.parent)


def _imported(name: str, folder: Path) -> Any:
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.pop(0)


@pytest.fixture(scope="session")
def content() -> Callable[[Path], dict[str, Any]]:
    """Return the function that reads all that stands in a destination, tables row by row."""

    def read(folder: Path) -> dict[str, Any]:
        found: dict[str, Any] = {path.name: path.read_bytes() for path in folder.glob("files/*")}
        for table in ("attachments", "messages", "definitions", "strays"):
            rows = pq.read_table(folder / table).to_pylist()
            # The bytes of Parquet files depend on how many there are.
            is_report = table == "attachments"
            found[table] = [{**row, "bytes": row["records"] and row["bytes"]} if is_report else row for row in rows]
        for path in folder.glob("data_sets/*"):
            found[path.name] = [pq.read_table(part).to_pylist() for part in sorted(path.iterdir())]
            found[path.name] = [row for part in found[path.name] for row in part]
        return found

    return read
