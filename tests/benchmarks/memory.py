"""`make memory`: what a reader needs at most while it reads a small file and a large one of the same messages.

    python tests/benchmarks/memory.py                 every shipped format, 64 MiB and 1 GiB
    python tests/benchmarks/memory.py mqtt_v3 --large 256

Each file is read in a process of its own, split by split as a Spark worker does; the most memory that it ever held
(`ru_maxrss`) is compared. Messages are those of the benchmark, again and again: as a stream, each behind its length,
or, where parameters are told of each, as JSON lines.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import click
from messages import KINDS, Messages
from rich.console import Console
from rich.table import Table

from ksyspark.formats import find_format, installed_formats

MIB = 1 << 20
READ = """
import resource, sys, time
from ksyspark.io.files import list_files
from ksyspark.formats import find_format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits, read_split

fmt = find_format(sys.argv[1])
options = ReadOptions.from_mapping({"paths": [sys.argv[2]], "framing": sys.argv[3]}, fmt.layout)
decoder = fmt.decoder(options.decode_options())
began, messages, rejects = time.perf_counter(), 0, 0
for split in plan_splits(fmt, options, list_files(options.files)):
    for read in read_split(fmt, options, split, decoder):
        messages, rejects = messages + read.messages, rejects + read.rejects
print(messages, rejects, time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


@click.command
@click.argument("names", nargs=-1)
@click.option("--small", type=int, default=64, show_default=True, help="Size of the small file in MiB.")
@click.option("--large", type=int, default=1024, show_default=True, help="Size of the large file in MiB.")
def measure(names: tuple[str, ...], small: int, large: int) -> None:
    """Print messages, rejects, speed and the most memory for both sizes."""
    table = Table("format", "MiB", "messages", "rejects", "MB/s", "most memory in MiB", title="one reader, one file")
    for name in names or tuple(installed_formats()):
        with tempfile.TemporaryDirectory(prefix="ksyspark-memory-") as folder:
            framing, block = _block(name)
            for size in (small, large):
                file = _written(Path(folder) / "messages.bin", block, size * MIB)
                messages, rejects, seconds, most = _read(name, file, framing)
                speed = file.stat().st_size / seconds / 1e6
                table.add_row(
                    name, f"{size}", f"{messages:,.0f}", f"{rejects:,.0f}", f"{speed:,.0f}", f"{most / 1024:,.0f}"
                )
    Console().print(table)


def _block(name: str) -> tuple[str, bytes]:
    """Return a framing, and a megabyte of messages in it.

    As a stream they are of a made kind, where there is one: among samples some are longer than they say.
    """
    is_stream = bool(find_format(name).layout.is_self_delimiting)
    kinds = [kind.different() for kind in (KINDS if is_stream else reversed(KINDS)) if kind.format == name]
    chosen = next((kind for kind in kinds if not kind.params), kinds[0])
    size = sum(map(len, chosen.bodies)) / len(chosen.bodies)
    chosen = chosen.repeated(max(int(MIB / size), 1))
    if chosen.params:
        return "jsonl", b"".join(map(_line, range(len(chosen.bodies)), [chosen] * len(chosen.bodies)))
    if is_stream:
        return "stream", b"".join(chosen.bodies)
    return "length-prefixed", b"".join(len(body).to_bytes(4) + body for body in chosen.bodies)


def _line(number: int, messages: Messages) -> bytes:
    told = {name: _plain(values[number]) for name, values in messages.params.items()}
    return json.dumps(told | {"body": base64.b64encode(messages.bodies[number]).decode()}).encode() + b"\n"


def _plain(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def _written(path: Path, block: bytes, size: int) -> Path:
    with path.open("wb") as file:
        for _ in range(max(size // len(block), 1)):
            file.write(block)
    return path


def _read(name: str, file: Path, framing: str) -> list[float]:
    ended = subprocess.run([sys.executable, "-c", READ, name, str(file), framing], capture_output=True, check=True)
    return [float(word) for word in ended.stdout.split()]


if __name__ == "__main__":
    measure()
