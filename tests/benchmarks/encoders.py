"""Columns to messages: rows written by example, and by a draft each, in one run on one core."""

from __future__ import annotations

import time
from unittest.mock import patch

import pyarrow as pa
from messages import MADE
from rich.console import Console
from rich.table import Table

from ksyspark.formats import find_format
from ksyspark.writer import Encoder
from ksyspark.writer import encoder as encoders

ROWS, MAPPINGS, DRAFTS, ROUNDS = 65_536, 8_192, 100, 3


def measure(console: Console) -> None:
    """Print microseconds of CPU a message: all columns are given, what is written is read back and compared."""
    table = Table(
        "messages", "by example", "as mappings", "a draft each", title="Columns to messages, µs of CPU a message"
    )
    for kind in MADE:
        fmt, messages = find_format(kind.format), kind.different().repeated(ROWS)
        columns = fmt.decoder().decode(pa.array(messages.bodies, pa.binary()), messages.params).columns
        if messages.params:
            told = [column.values for column in messages.params.values()]
            columns = columns.append_column("_params", pa.StructArray.from_arrays(told, [*messages.params]))
        encoder = fmt.encoder()
        together = min(_seconds(encoder, columns) for _ in range(ROUNDS)) / ROWS
        mappings = _seconds(encoder, columns.slice(0, MAPPINGS).to_pylist()) / MAPPINGS
        with patch.object(encoders, "_FEW", DRAFTS + 1):
            alone = min(_seconds(encoder, columns.slice(0, DRAFTS).to_pylist()) for _ in range(ROUNDS)) / DRAFTS
        table.add_row(kind.name, f"{together * 1e6:.1f}", f"{mappings * 1e6:.0f}", f"{alone * 1e6:,.0f}")
    console.print(table)


def _seconds(encoder: Encoder, rows: pa.RecordBatch | list[dict[str, object]]) -> float:
    began = time.process_time()
    encoded = encoder.encode(rows, {})
    assert not encoded.failures
    return time.process_time() - began
