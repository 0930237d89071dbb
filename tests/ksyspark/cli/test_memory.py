"""What long messages and long lines take of memory: about what they are long, and never many copies of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

_RUN = """
import sys
from ksyspark.cli import main
try:
    main()
finally:
    peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
    print(peak.split()[1], file=sys.stderr)
"""
_SIZE = 100 << 20


@pytest.fixture
def most_memory(environment):
    """Return a command's standard output, and the most memory that it held, in bytes."""

    def run(*arguments: object) -> tuple[bytes, int]:
        command = [sys.executable, "-c", _RUN, *map(str, arguments)]
        ended = subprocess.run(command, env=environment, capture_output=True, check=False)
        return ended.stdout, int(ended.stderr.split()[-1]) << 10

    return run


def made(path: Path, head: bytes, size: int) -> Path:
    with path.open("wb") as file:
        file.write(head)
        file.truncate(size)
    return path


@pytest.mark.parametrize("shape", ["--json", "--arrow"])
def test_a_long_message_that_is_refused(most_memory, tmp_path, shape) -> None:
    few = most_memory("decode", "mqtt_v3", made(tmp_path / "short", b"\x30", 1 << 13), "--json")[1]
    long = made(tmp_path / "long", b"\x30", _SIZE)
    many = most_memory("decode", "mqtt_v3", long, shape)[1]
    assert many - few < 2.5 * _SIZE


@pytest.mark.parametrize(("framing", "head"), [("jsonl", b'{"body": "'), ("mqsc-dump", b"N\nX ")])
def test_a_line_that_is_too_long(most_memory, tmp_path, framing, head) -> None:
    options = ("--framing", framing, "--option", f"maxMessageBytes={_SIZE}")
    few = most_memory("decode", "mqtt_v3", made(tmp_path / "short", head, 1 << 13), *options)[1]
    many = most_memory("decode", "mqtt_v3", made(tmp_path / "long", head, 3 * _SIZE), *options)[1]
    assert many - few < 2 * _SIZE
