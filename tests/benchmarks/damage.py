"""Captures with holes, beside tshark: packets that are read rightly, packets that are invented, and what it costs.

`python tests/benchmarks/damage.py --connections 200` chooses the size.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from many_connections import KSYSPARK, LEFT_OUT, cost_of
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from damaged_captures import DAMAGES, PORT, Packet, capture_of, conversations

from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split

CONNECTIONS = 100
_FIELDS = ("tcp.srcport", "tcp.dstport", "mqtt.hdrflags", "mqtt.len")
_COLUMNS = ("packet", "_source", "_error")


def measure(console: Console, connections: int = CONNECTIONS) -> None:
    """Print what `decode` and tshark find in captures that are damaged, or that tshark is not installed."""
    tshark = shutil.which("tshark")
    if tshark is None:
        console.print(LEFT_OUT)
        return
    table = Table(title=f"Damaged captures: {connections} connections", caption="seconds of CPU, of whole processes")
    for column in ("damage", "intact", "right", "invented", "seconds", "of sound", "tshark: right", "wrong", "seconds"):
        table.add_column(column, justify="left" if column == "damage" else "right")
    whole = conversations(connections)
    sound = 0.0
    with tempfile.TemporaryDirectory(prefix="ksyspark-bench-") as folder:
        path = Path(folder) / "damaged.pcap"
        for damage, change in DAMAGES.items():
            frames = change(whole.frames)
            path.write_bytes(capture_of(frames))
            intact, own, others = whole.intact(frames), _own(path, whole.of_rows), _of_tshark(tshark, path)
            seconds = cost_of([KSYSPARK, "decode", "mqtt", str(path), "--framing", "pcap"]).seconds
            sound = sound or seconds
            of_tshark = cost_of([tshark, "-r", str(path), "-T", "fields", *(w for f in _FIELDS for w in ("-e", f))])
            table.add_row(
                damage,
                f"{intact.total():,}",
                f"{(own & intact).total():,}",
                f"{(own - whole.all_packets).total():,}",
                f"{seconds:.2f}",
                f"{seconds / sound:.2f}",
                f"{(others & intact).total():,}",
                f"{(others - whole.all_packets).total():,}",
                f"{of_tshark.seconds:.2f}",
            )
    console.print(table)


def _own(path: Path, packets_of: Callable[[Iterable[dict[str, Any]]], Counter[Packet]]) -> Counter[Packet]:
    fmt = find_format("mqtt")
    options = ReadOptions.from_mapping({"framing": "pcap", "path": str(path), "enumsAsInts": True}, fmt.layout)
    split = Split(tuple(map(Part, list_files(options.files))))
    batches = read_split(fmt, options, split, fmt.decoder(options.decode_options()), _COLUMNS)
    return packets_of(row for read in batches for row in read.batch.to_pylist())


def _of_tshark(tshark: str, path: Path) -> Counter[Packet]:
    command = [tshark, "-r", str(path), "-T", "fields", *(word for field in _FIELDS for word in ("-e", field))]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    packets: Counter[Packet] = Counter()
    for source, destination, flags, lengths in (line.split("\t") for line in lines):
        port, direction = (int(source), "c2s") if int(destination) == PORT else (int(destination), "s2c")
        for first, length in zip(flags.split(","), lengths.split(","), strict=False):
            if first and length:
                packets[port, direction, int(first, 16), int(length)] += 1
    return packets


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=CONNECTIONS)
    measure(Console(width=132), parser.parse_args().connections)
