"""Bytes to Arrow: the official parser, the reference decoder and the machine, in one run on one core."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pyarrow as pa
from kaitaistruct import BytesIO, KaitaiStream
from messages import KINDS, messages
from rich.console import Console
from rich.table import Table

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.reference import ReferenceDecoder

ROUNDS = 7
BATCH = 65_536
SLOW = 2_000


def measure(console: Console) -> None:
    """Print messages and megabytes a second with ratios, and how the cost grows with the data."""
    console.print(_ready())
    console.print(_compared())
    console.print(_growth())


def _ready() -> str:
    began = time.perf_counter()
    make_decoder(find_format("mqtt_v3"), DecodeOptions()).decode(pa.array([b"\xc0\x00"], pa.binary()), {})
    return f"machine ready after {time.perf_counter() - began:.2f} s (imports and the compiled code from its cache)"


def _compared() -> Table:
    table = Table("messages", "decoder", "messages/s", "MB/s", "official parser = 1", title="bytes to Arrow, one core")
    for kind in KINDS:
        fmt = find_format(kind.format)
        slow, fast = messages(kind, SLOW), messages(kind, BATCH)
        runs: dict[str, tuple[Callable[[], object], int]] = {
            "official parser (objects)": (_official(fmt, slow), SLOW),
            "reference decoder": (_decoding(ReferenceDecoder(fmt, DecodeOptions()), slow), SLOW),
            "machine": (_decoding(make_decoder(fmt, DecodeOptions()), fast), BATCH),
        }
        rates = _rates(runs)
        size = sum(map(len, fast)) / len(fast)
        for name, rate in rates.items():
            ratio = rate / rates["official parser (objects)"]
            table.add_row(kind.name, name, f"{rate:,.0f}", f"{rate * size / 1e6:,.1f}", f"{ratio:,.1f}")
    return table


def _rates(runs: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """Return messages a second, the median of interleaved rounds; the first round warms up."""
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS + 1):
        for name, (run, _count) in runs.items():
            began = time.perf_counter()
            run()
            seconds[name].append(time.perf_counter() - began)
    return {name: count / statistics.median(seconds[name][1:]) for name, (_, count) in runs.items()}


def _official(fmt: Format, data: list[bytes]) -> Callable[[], object]:
    parser = fmt.parser_class("parsers", fmt.layout.root.parser)
    arguments = [param.default for param in fmt.layout.params]
    return lambda: [parser(*arguments, KaitaiStream(BytesIO(one))) for one in data]


def _decoding(decoder: Decoder, data: list[bytes]) -> Callable[[], object]:
    array = pa.array(data, pa.binary())
    return lambda: decoder.decode(array, {})


def _growth() -> Table:
    table = Table("messages", "1x", "4x", "16x", title=f"machine: nanoseconds a message, batches of {BATCH:,}")
    for kind in KINDS:
        decode = _decoding(make_decoder(find_format(kind.format), DecodeOptions()), messages(kind, BATCH))
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
