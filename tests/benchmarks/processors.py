"""What the processes of Spark cost: seconds of a processor, of its Java and of its Python workers (Linux)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

_TICKS = os.sysconf("SC_CLK_TCK")


class Process(NamedTuple):
    """A process that runs: its parent, its command, and the seconds that it and its ended children have had."""

    parent: int
    command: str
    seconds: float

    @property
    def is_java(self) -> bool:
        return self.command.split("\0")[0].endswith("java")

    @property
    def is_worker(self) -> bool:
        return not self.is_java and "pyspark" in self.command


def spark_seconds() -> tuple[float, float]:
    """Return the seconds that Java and the Python workers of this process's sessions have had since they began."""
    java = python = 0.0
    for process in spark_processes().values():
        java += process.seconds * process.is_java
        python += process.seconds * process.is_worker
    return java, python


def spark_processes() -> dict[int, Process]:
    """Return the processes that this one has started, and those that they have, by number."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            found[int(path.name)] = _looked_at(path)
        except (OSError, IndexError):
            continue
    return {number: one for number, one in found.items() if _is_below(number, found)}


def _is_below(number: int, processes: dict[int, Process]) -> bool:
    while number in processes:
        number = processes[number].parent
        if number == os.getpid():
            return True
    return False


def _looked_at(path: Path) -> Process:
    fields = (path / "stat").read_text().rsplit(")", 1)[1].split()
    seconds = sum(int(one) for one in fields[11:15]) / _TICKS
    return Process(int(fields[1]), (path / "cmdline").read_text("utf-8", "replace"), seconds)
