"""A stream whose process is killed, between batches and inside of them."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

PROGRAM = Path(__file__).with_name("killed_stream.py")


# Before a batch is written; amid the moves of its commit; when it is written, but Spark does not know yet.
@pytest.mark.slow
@pytest.mark.parametrize("place", ["before", "amid", "after"])
def test_nothing_is_lost_or_doubled(large_sets: Any, tmp_path: Path, place: str) -> None:
    large_sets.write_capture(tmp_path / "all", [50] * 3, body_bytes=1000)
    lines = (tmp_path / "all").read_text().splitlines(keepends=True)
    (tmp_path / "in").mkdir()
    step = len(lines) // 3
    for number in range(3):
        part = lines[number * step : (number + 1) * step if number < 2 else None]
        (tmp_path / "in" / str(number)).write_text("".join(part))
    for where in (place, "never"):
        program = [sys.executable, PROGRAM, where, tmp_path]
        ended = subprocess.run(program, check=False, capture_output=True, text=True, timeout=600)
        assert (ended.returncode == 0) == (where == "never"), ended.stderr[-2000:]
    rows = pq.read_table(tmp_path / "out" / "attachments").to_pylist()
    assert Counter(row["path"] for row in rows) == {f"data_sets/WORK.D{number}": 1 for number in range(3)}
    assert {row["status"] for row in rows} == {"complete"}
    for number in range(3):
        assert pq.read_table(tmp_path / "out" / "data_sets" / f"WORK.D{number}").num_rows == 50
    assert not (tmp_path / "out" / "_temporary").exists()
