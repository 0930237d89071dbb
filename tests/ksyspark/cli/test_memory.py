"""What long messages, lines and files take of memory: never many copies, and of a file only what is looked at."""

from __future__ import annotations

import json
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


ENTRIES = """
meta: {id: entries_at_the_end, endian: le}
seq: [{id: magic, contents: DATA}, {id: ofs_entries, type: u8}]
instances:
  entries: {pos: ofs_entries, type: entry, repeat: eos}
types:
  entry:
    seq: [{id: ofs, type: u8}, {id: len, type: u4}]
    instances:
      body: {pos: ofs, size: len}
"""


def test_of_a_file_beyond_two_gib_only_what_positions_lead_to_is_read(most_memory, tmp_path) -> None:
    (tmp_path / "entries.ksy").write_text(ENTRIES)
    size, places = 5 << 29, [4096, 1 << 30, 9 << 28]
    path = made(tmp_path / "large", b"DATA" + (size - 12 * len(places)).to_bytes(8, "little"), size)
    with path.open("r+b") as file:
        for number, place in enumerate(places):
            file.seek(place)
            file.write(b"entry %d" % number)
        file.seek(size - 12 * len(places))
        file.write(b"".join(place.to_bytes(8, "little") + b"\7\0\0\0" for place in places))
    printed, peak = most_memory("tables", tmp_path / "entries.ksy", path, "--json", "--option", "maxMessageBytes=3g")
    bodies = [row["body"] for row in map(json.loads, printed.splitlines()) if row["table"] == "entries"]
    assert bodies == [b"entry 0".hex(), b"entry 1".hex(), b"entry 2".hex()]
    assert peak < 1 << 30
    refused, _ = most_memory("tables", tmp_path / "entries.ksy", path, "--json")
    assert b"more than the 536870912 that maxMessageBytes allows" in refused
