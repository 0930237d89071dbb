"""Reading any file takes at most so many steps a byte: they are counted, not timed (see `tests/fuzz/work.py`)."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from ksyspark.formats import find_format, installed_formats

FUZZ = Path(__file__).parent / "fuzz"
STREAMS = [name for name in sorted(installed_formats()) if find_format(name).layout.is_self_delimiting]
SIZE = 20_000
LARGE = [pytest.param(first, 500, marks=pytest.mark.slow) for first in range(2_000_000, 2_010_000, 500)]


@pytest.fixture(scope="module")
def fuzz() -> Iterator[SimpleNamespace]:
    """Return the modules that make damaged files, read them, and count."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FUZZ)
        yield SimpleNamespace(**{name: importlib.import_module(name) for name in ("doors", "damaged_files", "work")})


@pytest.mark.parametrize("name", sorted(installed_formats()))
def test_damaged_files_of_every_framing(fuzz: SimpleNamespace, tmp_path: Path, name: str) -> None:
    framings = fuzz.damaged_files.framings_of(name)
    assert {"file", "fixed", "length-prefixed", "jsonl", "mqsc-dump", "amqsbcg"} <= set(framings)
    assert ({"stream", "pcap"} <= set(framings)) == (name in STREAMS)
    for framing in framings:
        for number in range(2):
            files = fuzz.damaged_files.files_of(Random(f"{name} {framing} {number}"), "decode", name, framing)
            fuzz.doors.check(files, tmp_path)


def hard_streams(fuzz: SimpleNamespace, name: str) -> dict[str, bytes]:
    """Return streams that are wrong all over, in ways that could make a reader begin again and again."""
    seeds, chance = [one for one in fuzz.damaged_files.short_messages(name) if one], Random(name)
    sound = b"".join(islice(cycle(seeds), SIZE // min(map(len, seeds))))[:SIZE]
    streams = {
        "sound": sound,
        "noise": chance.randbytes(SIZE),
        "zeros": bytes(SIZE),
        "ones": b"\xff" * SIZE,
        "a byte missing now and then": b"".join(sound[at : at + 40] for at in range(0, SIZE, 41)),
        "halves": b"".join(one[: len(one) // 2] for one in islice(cycle(seeds), 500))[:SIZE],
        "beginnings": b"".join(one[:6] for one in islice(cycle(seeds), SIZE // 6)),
        "each twice, once broken": b"".join(
            bytes([one[0] ^ 0x80]) + one[1:] + one for one in islice(cycle(seeds), 2_000)
        )[:SIZE],
        "lengths changed": bytes(octet ^ (chance.random() < 0.02) for octet in sound),
    }
    mark = find_format(name).layout.mark
    if mark is not None:
        streams["marks"] = mark[1] * (SIZE // len(mark[1]))
        streams["marks behind what is no length"] = (b"\0\0\0\7" + mark[1] + b"\0") * (SIZE // 9)
    return streams


@pytest.mark.parametrize("name", STREAMS)
def test_streams_that_are_wrong_all_over(fuzz: SimpleNamespace, tmp_path: Path, name: str) -> None:
    for what, data in hard_streams(fuzz, name).items():
        files = fuzz.damaged_files.DamagedFiles("decode", name, "stream", {}, len(data), {"a.bin": data})
        try:
            fuzz.doors.check(files, tmp_path)
        except fuzz.doors.Finding as finding:
            pytest.fail(f"{what}: {finding}")


def test_too_many_steps_are_noticed(fuzz: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = fuzz.damaged_files.files_of(Random(1), "decode", "mqtt_v3", "stream")
    share = fuzz.doors.check(files, tmp_path)
    assert 0.01 < share < 1
    monkeypatch.setattr(fuzz.work, "STEPS_PER_BYTE", fuzz.work.STEPS_PER_BYTE * share * 0.99)
    with pytest.raises(fuzz.doors.Finding, match=r"steps: .* of the machine"):
        fuzz.doors.check(files, tmp_path)


def test_a_read_that_ends_its_process_is_named(fuzz: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter([0.5, None])

    def check(*_: object) -> float:
        return next(seeds) or os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr(fuzz.doors, "check", check)
    assert fuzz.doors.batch(7, 3) == (["seed 8: the process ended with status -9"], 0.5)


@pytest.mark.parametrize(
    ("framing", "data", "spans", "sentence"),
    [
        ("stream", b"abcdef", [(0, 3), (3, 3)], None),
        ("stream", b"abcdef", [(0, 3), (4, 2)], "bytes 3 to 4 are in no row"),
        ("stream", b"abcdef", [(0, 3), (2, 4)], "byte 2 is in two rows"),
        ("stream", b"abcdef", [(0, 3)], "the bytes from 3 on are in no row"),
        ("jsonl", b"{}\n \n{}", [(0, 2), (5, 2)], None),
        ("jsonl", b"{}\nx\n{}", [(0, 2), (5, 2)], "bytes 2 to 5 are in no row"),
        ("mqsc-dump", b"* c\nA\n\n", [(4, 1)], None),
        ("amqsbcg", b" MQOPEN - 'Q'\n MQGET", [(14, 6)], None),
        ("amqsbcg", b"MQGET\nx\n MQGET", [(0, 5), (8, 6)], "bytes 5 to 8 are in no row"),
        ("length-prefixed", b"\1a\1b", [(1, 1), (3, 1)], None),
        ("length-prefixed", b"\1a\1b", [(1, 1)], "the bytes from 2 on are in no row"),
    ],
)
def test_bytes_without_a_row_are_noticed(fuzz, framing: str, data: bytes, spans, sentence: str | None) -> None:
    files = fuzz.damaged_files.DamagedFiles("decode", "", framing, {"lengthBytes": "1"}, len(data), {})
    if sentence is None:
        fuzz.doors._check_spans(files, data, spans)
        return
    with pytest.raises(fuzz.doors.Finding, match=sentence):
        fuzz.doors._check_spans(files, data, spans)


@pytest.mark.parametrize(
    ("places", "carried", "sentence"),
    [
        ([(0, 3), (3, 2)], 5, None),
        ([(2, 3), (5, 2)], None, None),
        ([(0, 3), (4, 2)], None, "a row begins at place 4, the one before ended at 3"),
        ([(0, 3)], 5, "rows of 3 bytes, where the connections carry 5"),
    ],
)
def test_bytes_of_a_connection_without_a_row_are_noticed(fuzz, places, carried, sentence: str | None) -> None:
    files = fuzz.damaged_files.DamagedFiles("decode", "", "pcap", {}, 99, {}, carried)
    own = {"transport": "tcp", "connection": 0, "direction": "c2s"}
    sources = [{**own, "stream_offset": place, "length": length} for place, length in places]
    if sentence is None:
        fuzz.doors._check_places(files, sources)
        return
    with pytest.raises(fuzz.doors.Finding, match=sentence):
        fuzz.doors._check_places(files, sources)


@pytest.mark.parametrize(("first", "count"), [(1_000_000, 100), *LARGE])
def test_damaged_files_at_all_doors(first: int, count: int) -> None:
    """In processes of their own, as `make fuzz` reads them."""
    command = [sys.executable, FUZZ / "doors.py", "--first", str(first), "--files", str(count)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith(f"{count:,} files, 0 findings; ")
