"""What is written of captures in one process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from ksyspark_protocols.attachments.write import write_attachments


@pytest.fixture
def written(tmp_path: Path) -> Callable[..., tuple[list[dict[str, Any]], Path]]:
    """Return the function that writes what lines hold; it gives the rows of `attachments`, and the folder."""

    def write(lines: list[str], switches: dict[str, str] | None = None, **options: Any) -> Any:
        (tmp_path / "in.jsonl").write_text("".join(lines))
        out = tmp_path / "out"
        chosen = {f"switch.{name}": value for name, value in (switches or {}).items()}
        how = {**options, **chosen, "saveMode": "overwrite"}
        write_attachments(str(tmp_path / "in.jsonl"), str(out), options=how)
        return pq.read_table(out / "attachments").to_pylist(), out

    return write
