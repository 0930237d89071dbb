"""The tables of MaxDB conversations that tests make."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark_protocols.connections.read import connection_tables, open_source

sys.path.insert(0, str(Path(__file__).parent))

Rows = dict[str, list[dict[str, Any]]]
ReadTurns = Callable[..., Rows]


@pytest.fixture(scope="session")
def tables_of() -> Callable[..., dict[str, pa.Table]]:
    """Return the function that gives the tables of sources, without the column `connection`."""

    def tables(paths: Sequence[Path], format_name: str = "maxdb_tcp") -> dict[str, pa.Table]:
        found: dict[str, list[pa.Table]] = {}
        for given in connection_tables(open_source(format_name, [str(path) for path in paths])):
            for name, table in given.items():
                found.setdefault(name, []).append(table.drop_columns(["connection"]))
        return {name: pa.concat_tables(parts) for name, parts in found.items()}

    return tables


@pytest.fixture
def read_frames(tmp_path: Path, tables_of) -> ReadTurns:
    """Return the function that gives the tables of a capture, as lists of rows by name."""
    import maxdb_session as made

    def read(frames: Sequence[bytes]) -> Rows:
        path = tmp_path / "given.pcap"
        path.write_bytes(made.net.pcap(frames))
        return {name: table.to_pylist() for name, table in tables_of([path]).items()}

    return read


@pytest.fixture
def read_turns(read_frames) -> ReadTurns:
    """Return the function that gives the tables of the turns of one connection."""
    import maxdb_session as made

    return lambda *turns: read_frames(made.frames(turns))
