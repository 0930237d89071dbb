"""What a reader needs at most while it reads a small file and a large one of the same messages.

    python tests/benchmarks/memory.py                 every shipped format, 64 MiB and 1 GiB
    python tests/benchmarks/memory.py mqtt_v3 --large 256

Each file is read in a process of its own, split by split as a Spark worker does; the most memory that it ever held
(`ru_maxrss`) is compared. Messages are those of `ksyspark sample`, again and again.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from ksyspark.formats import find_format, installed_formats

MIB = 1 << 20
READ = """
import resource, sys, time
from ksyspark.decoding import make_decoder
from ksyspark.files import list_files
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.reading import plan_splits, read_split

fmt = find_format(sys.argv[1])
options = ReadOptions.from_mapping({"paths": [sys.argv[2]], "framing": sys.argv[3]}, fmt.layout)
decoder = make_decoder(fmt, options.decode_options())
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
            framing = "stream" if find_format(name).layout.frame else "length-prefixed"
            block = _block(name, framing)
            for size in (small, large):
                file = _written(Path(folder) / "messages.bin", block, size * MIB)
                messages, rejects, seconds, most = _read(name, file, framing)
                speed = file.stat().st_size / seconds / 1e6
                table.add_row(
                    name, f"{size}", f"{messages:,.0f}", f"{rejects:,.0f}", f"{speed:,.0f}", f"{most / 1024:,.0f}"
                )
    Console().print(table)


def _block(name: str, framing: str) -> bytes:
    """Return a megabyte or more of messages one behind the other."""
    made = b""
    for count in (1_000, 10_000, 100_000):
        made = subprocess.run(
            [sys.executable, "-m", "ksyspark.cli", "sample", name, "--count", str(count), "--framing", framing],
            capture_output=True,
            check=True,
        ).stdout
        if len(made) >= MIB:
            break
    return made


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
