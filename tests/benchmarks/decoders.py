"""Bytes to Arrow: the official parser, the reference decoder and the machine, in one run on one core."""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection

import pyarrow as pa
from messages import KINDS, MADE, Kind, Messages
from official import parsing, reading
from rich.console import Console
from rich.table import Table

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
from ksyspark.reference import ReferenceDecoder

ROUNDS = 7
BATCH = 65_536
SLOW = 300
READY = """
import time
began = time.perf_counter()
import pyarrow as pa
from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
make_decoder(find_format("mqtt_v3"), DecodeOptions()).decode(pa.array([bytes.fromhex("300400027461")], pa.binary()), {})
print(time.perf_counter() - began)
"""
Run = tuple[Callable[[], object], int]


def measure(console: Console, formats: Collection[str] = ()) -> None:
    """Print microseconds a message, megabytes a second and ratios; then how the cost grows with the data."""
    kinds = [kind for kind in KINDS if not formats or kind.format in formats]
    console.print(_ready())
    console.print(_compared(kinds))
    console.print(_growth([kind for kind in kinds if kind in MADE]))


def _ready() -> str:
    """Tell how long a process takes to its first message: the first one, which compiles, and the next."""
    with tempfile.TemporaryDirectory(prefix="ksyspark-compiled-") as folder:
        cold, cached = (_first_message(NUMBA_CACHE_DIR=folder) for _ in range(2))
    return f"first message read after {cold:.2f} s by a machine's first process, after {cached:.2f} s by the next"


def _first_message(**settings: str) -> float:
    ended = subprocess.run([sys.executable, "-c", READY], env=os.environ | settings, capture_output=True, check=True)
    return float(ended.stdout)


def _compared(kinds: Collection[Kind]) -> Table:
    """Compare the decoders with the official parser: its objects alone, and with the values that columns hold."""
    table = Table("messages", "bytes", "official objects", "with values", "reference", "machine", "MB/s")
    table.add_column("to objects")
    table.add_column("to values")
    table.title = "bytes to Arrow, microseconds of one core a message, and how many times as fast the machine is"
    for kind in kinds:
        different = kind.different()
        size = statistics.mean(map(len, different.bodies))
        objects, values, reference, machine = _costs(kind, different)
        table.add_row(
            kind.name,
            f"{size:,.0f}",
            *(f"{cost * 1e6:,.2f}" for cost in (objects, values, reference, machine)),
            f"{size / machine / 1e6:,.0f}",
            f"{objects / machine:,.1f}",
            f"{values / machine:,.1f}",
        )
    return table


def _costs(kind: Kind, different: Messages) -> tuple[float, ...]:
    """Return the seconds that each decoder takes for a message."""
    fmt = find_format(kind.format)
    slow = different.repeated(max(SLOW, len(different.bodies)))
    fast = different.repeated(BATCH)
    runs: list[Run] = [
        (parsing(fmt, slow), len(slow.bodies)),
        (reading(fmt, slow), len(slow.bodies)),
        (_decoding(ReferenceDecoder(fmt, DecodeOptions()), slow), len(slow.bodies)),
        (_decoding(make_decoder(fmt, DecodeOptions()), fast), BATCH),
    ]
    # What the benchmark holds is no burden to a parser whose objects the garbage collector looks through.
    gc.collect()
    gc.freeze()
    return tuple(_medians(runs))


def _medians(runs: list[Run]) -> list[float]:
    """Return seconds of a processor a message, the median of interleaved rounds; the first round warms up."""
    seconds: list[list[float]] = [[] for _ in runs]
    for _ in range(ROUNDS + 1):
        for (run, _count), found in zip(runs, seconds, strict=True):
            began = time.process_time()
            run()
            found.append(time.process_time() - began)
    return [statistics.median(found[1:]) / count for (_, count), found in zip(runs, seconds, strict=True)]


def _decoding(decoder: Decoder, data: Messages) -> Callable[[], object]:
    array = pa.array(data.bodies, pa.binary())
    return lambda: decoder.decode(array, data.params)


def _growth(kinds: Collection[Kind]) -> Table:
    table = Table("messages", "1x", "4x", "16x", title=f"machine: nanoseconds a message, batches of {BATCH:,}")
    for kind in kinds:
        decode = _decoding(make_decoder(find_format(kind.format), DecodeOptions()), kind.different().repeated(BATCH))
        table.add_row(kind.name, *(f"{_cost(decode, times):,.0f}" for times in (1, 4, 16)))
    return table


def _cost(decode: Callable[[], object], times: int) -> float:
    costs = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(times):
            decode()
        costs.append((time.perf_counter() - began) / (times * BATCH))
    return statistics.median(costs) * 1e9
