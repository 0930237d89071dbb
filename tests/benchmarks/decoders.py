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
from pathlib import Path

import pyarrow as pa
from cpp import compared
from messages import KINDS, MADE, Kind, Messages
from official import parsing, reading
from own_code import own_code, seconds_to_make
from rich.console import Console
from rich.table import Table

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.formats import Format, find_format

ROUNDS = 7
# Messages and bytes of a batch, as readers make them.
BATCH, BATCH_BYTES = 65_536, 8 << 20
# Batches that are decoded in a row, as those of a stream are.
ROW = 4
SLOW = 300
# Messages of a batch in the table of growth: 1, 4 and 16 times as many.
SIZES = (16_384, BATCH, 4 * BATCH)
# Formats whose samples the parser in C++ reads, too, where no format is named: it is compiled for a minute for each.
SAMPLES_IN_CPP = ("maxdb_packet", "mq_message", "mqtt_v3", "sas_mq_message")
READY = """
import time
began = time.perf_counter()
import pyarrow as pa
from ksyspark.decoder import DecodeOptions
from ksyspark.formats import Format
from ksyspark.formats import find_format
find_format("mqtt_v3").decoder().decode(pa.array([bytes.fromhex("300400027461")], pa.binary()), {})
print(time.perf_counter() - began)
"""
Run = tuple[Callable[[], object], int]


def measure(console: Console, formats: Collection[str] = ()) -> None:
    """Print microseconds a message, megabytes a second and ratios; then how the cost grows with the data.

    The machine runs each plan twice: as it runs any, and by the code of the plan's own that it has after a while.
    """
    kinds = [kind for kind in KINDS if not formats or kind.format in formats]
    with tempfile.TemporaryDirectory(prefix="ksyspark-code-") as folder:
        console.print(_ready())
        console.print(_compared(kinds, folder))
        made = [kind for kind in kinds if kind in MADE]
        console.print(_growth(made, folder))
        with tempfile.TemporaryDirectory(prefix="ksyspark-cpp-") as place:
            with_cpp = kinds if formats else [kind for kind in kinds if kind in MADE or kind.format in SAMPLES_IN_CPP]
            console.print(
                compared(with_cpp, lambda kind: _cost_of(kind, _batch(kind.different()), folder), Path(place))
            )


def _ready() -> str:
    """Tell how long a process takes to its first message: the first one, which compiles, and the next."""
    with tempfile.TemporaryDirectory(prefix="ksyspark-compiled-") as folder:
        cold, cached = (_first_message(NUMBA_CACHE_DIR=folder) for _ in range(2))
    return f"first message read after {cold:.2f} s by a machine's first process, after {cached:.2f} s by the next"


def _first_message(**settings: str) -> float:
    ended = subprocess.run([sys.executable, "-c", READY], env=os.environ | settings, capture_output=True, check=True)
    return float(ended.stdout)


def _compared(kinds: Collection[Kind], folder: str) -> Table:
    """Compare the decoders with the official parser: its objects alone, and with the values that columns hold."""
    table = Table("messages", "bytes", "official objects", "with values", "reference", "machine", "own code", "MB/s")
    table.add_column("to objects")
    table.add_column("to values")
    table.add_column("made in s")
    table.title = "bytes to Arrow, microseconds of one core a message, and how many times as fast own code is"
    for kind in kinds:
        different = kind.different()
        size = statistics.mean(map(len, different.bodies))
        costs = _costs(kind, different, folder)
        objects, values, *_, own = costs
        table.add_row(
            kind.name,
            f"{size:,.0f}",
            *(f"{cost * 1e6:,.2f}" for cost in costs),
            f"{size / own / 1e6:,.0f}",
            f"{objects / own:,.1f}",
            f"{values / own:,.1f}",
            f"{seconds_to_make(find_format(kind.format)):.1f}",
        )
    return table


def _costs(kind: Kind, different: Messages, folder: str) -> tuple[float, ...]:
    """Return the seconds that each decoder takes for a message."""
    fmt = find_format(kind.format)
    slow = different.repeated(max(SLOW, len(different.bodies)))
    fast = different.repeated(_batch(different))
    runs: list[Run] = [
        (parsing(fmt, slow), len(slow.bodies)),
        (reading(fmt, slow), len(slow.bodies)),
        (_decoding(fmt.reference_decoder(DecodeOptions()), slow), len(slow.bodies)),
        (_in_a_row(_by_machine(fmt, fast, None)), ROW * len(fast.bodies)),
        (_in_a_row(_by_machine(fmt, fast, folder)), ROW * len(fast.bodies)),
    ]
    # What the benchmark holds is no burden to a parser whose objects the garbage collector looks through.
    gc.collect()
    gc.freeze()
    return tuple(_medians(runs))


def _batch(messages: Messages) -> int:
    """Return the number of such messages in a batch, as readers make them."""
    return min(BATCH, BATCH_BYTES * len(messages.bodies) // sum(map(len, messages.bodies)))


def _by_machine(fmt: Format, data: Messages, folder: str | None) -> Callable[[], object]:
    """Return what decodes by the machine, or by code that is kept in a folder; the code is made before."""
    with own_code(folder):
        decode = _decoding(fmt.decoder(), data)
        decode()
    return decode


def _in_a_row(decode: Callable[[], object]) -> Callable[[], object]:
    def run() -> None:
        for _ in range(ROW):
            decode()

    return run


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


def _growth(kinds: Collection[Kind], folder: str) -> Table:
    sizes = [f"{size:,}" for size in SIZES]
    table = Table("messages", "", *sizes, title="nanoseconds of a processor a message, in batches of so many")
    for kind in kinds:
        for name, kept in (("machine", None), ("own code", folder)):
            costs = [_cost_of(kind, size, kept) for size in SIZES]
            table.add_row(kind.name, name, *(f"{cost:,.0f}" for cost in costs))
    return table


def _cost_of(kind: Kind, count: int, folder: str | None) -> float:
    """Return nanoseconds of a processor a message, so many of them in one batch."""
    decode = _by_machine(find_format(kind.format), kind.different().repeated(count), folder)
    return _medians([(decode, count)])[0] * 1e9
