"""Conversations of MQTT: bytes in, rows of tables out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from mqtt_bytes import C2S, S2C, Step, capture

from ksyspark_protocols.connections.read import connection_tables, open_source

Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def tables(tmp_path: Path) -> Callable[..., Rows]:
    """Return the rows of all tables of a capture, or of steps that become one connection."""

    def read(given: bytes | Iterable[Step], fmt: str = "mqtt", **how: Any) -> Rows:
        (tmp_path / "one.pcap").write_bytes(given if isinstance(given, bytes) else capture(given, **how))
        return rows_of(fmt, tmp_path / "one.pcap")

    return read


@pytest.fixture
def streams(tmp_path: Path) -> Callable[..., Rows]:
    """Return the rows of all tables of two plain streams."""

    def read(client: bytes, broker: bytes, fmt: str = "mqtt") -> Rows:
        (tmp_path / f"one.{C2S}").write_bytes(client)
        (tmp_path / f"one.{S2C}").write_bytes(broker)
        return rows_of(fmt, tmp_path)

    return read


def rows_of(fmt: str, path: Path) -> Rows:
    """Return the rows of the tables of a source."""
    source = open_source(fmt, str(path))
    found: Rows = {name: [] for name in source.schemas}
    for tables in connection_tables(source):
        for name, table in tables.items():
            found[name] += table.to_pylist()
    return found
