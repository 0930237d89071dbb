"""Bytes to Arrow: the official parser, the reference decoder and the machine, in one run on one core."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Collection

import pyarrow as pa
from kaitaistruct import BytesIO, KaitaiStream
from messages import KINDS, MADE, Kind, Messages
from rich.console import Console
from rich.table import Table

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.reference import ReferenceDecoder

ROUNDS = 7
BATCH = 65_536
SLOW = 300
Run = tuple[Callable[[], object], int]


def measure(console: Console, formats: Collection[str] = ()) -> None:
    """Print microseconds a message, megabytes a second and ratios; then how the cost grows with the data."""
    kinds = [kind for kind in KINDS if not formats or kind.format in formats]
    console.print(_ready())
    console.print(_compared(kinds))
    console.print(_growth([kind for kind in kinds if kind in MADE]))


def _ready() -> str:
    began = time.perf_counter()
    make_decoder(find_format("mqtt_v3"), DecodeOptions()).decode(pa.array([b"\xc0\x00"], pa.binary()), {})
    return f"machine ready after {time.perf_counter() - began:.2f} s (imports and the compiled code from its cache)"


def _compared(kinds: Collection[Kind]) -> Table:
    """Compare the decoders; the official parser makes its objects, and works out none of their instances."""
    table = Table("messages", "bytes", "official parser", "reference", "machine", "MB/s", "machine to official")
    table.title = "bytes to Arrow, microseconds of one core a message"
    for kind in kinds:
        different = kind.different()
        size = statistics.mean(map(len, different.bodies))
        official, reference, machine = _costs(kind, different)
        table.add_row(
            kind.name,
            f"{size:,.0f}",
            *(f"{cost * 1e6:,.2f}" for cost in (official, reference, machine)),
            f"{size / machine / 1e6:,.0f}",
            f"{official / machine:,.1f}",
        )
    return table


def _costs(kind: Kind, different: Messages) -> tuple[float, ...]:
    """Return the seconds that each decoder takes for a message."""
    fmt = find_format(kind.format)
    slow = different.repeated(max(SLOW, len(different.bodies)))
    fast = different.repeated(BATCH)
    runs: list[Run] = [
        (_official(fmt, slow), len(slow.bodies)),
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


def _official(fmt: Format, data: Messages) -> Callable[[], object]:
    parser = fmt.parser_class("parsers", fmt.layout.root.parser)
    defaults = {param.id: [param.default] * len(data.bodies) for param in fmt.layout.params}
    arguments = list(zip(*(defaults | dict(data.params)).values(), strict=True)) or [()] * len(data.bodies)
    both = list(zip(arguments, data.bodies, strict=True))
    return lambda: [parser(*told, KaitaiStream(BytesIO(one))) for told, one in both]


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
