"""What the processes of Spark cost: seconds of a processor, of its Java and of its Python workers (Linux)."""

from __future__ import annotations

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def spark_seconds() -> tuple[float, float]:
    """Return the seconds that all Java and all Python workers of this user have had since they began."""
    java = python = 0.0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command, seconds = _looked_at(process)
        except (OSError, IndexError):
            continue
        java += seconds if command.split("\0")[0].endswith("java") else 0
        python += seconds if "pyspark.daemon" in command else 0
    return java, python


def _looked_at(process: Path) -> tuple[str, float]:
    """Return the command of a process, and the seconds that it had as user and in the system."""
    fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
    return (process / "cmdline").read_text(), (int(fields[11]) + int(fields[12])) / _TICKS
