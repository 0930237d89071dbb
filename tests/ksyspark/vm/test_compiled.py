"""Compiled functions: one compilation for all formats and arrays, kept on disk where possible, one type a variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.vm import cell_columns
from ksyspark.vm import run as machine
from ksyspark.vm.arrow import copying, numbers, transcoding
from ksyspark.vm.compiled import Ints, compiled

ROOT = Path(__file__).parents[3]
DECODE_ONE = """
import pyarrow as pa
from ksyspark.decoder import DecodeOptions
from ksyspark_formats import FORMATS
decoded = FORMATS["mqtt_v3"].decoder().decode(pa.array([bytes.fromhex("c000")]), {})
print(decoded.columns["message_type"].to_pylist()[0], len(decoded.failures))
"""


def _started(program: str = DECODE_ONE, **settings: str) -> subprocess.Popen[str]:
    roots = os.pathsep.join(str(ROOT / name) for name in ("pipeline", "tools", "generated"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "KSYSPARK_"))}
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env={**kept, "PYTHONPATH": roots, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _said(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, complaints = process.communicate(timeout=250)
    return out.strip(), complaints


def _arrays(messages: list[bytes]) -> list[pa.Array]:
    """Return the same messages in arrays of all kinds: read-only and writable, wide and narrow, whole and sliced."""
    narrow, wide = pa.array(messages, pa.binary()), pa.array(messages, pa.large_binary())
    _, offsets, data = narrow.buffers()
    fixed, loose = pa.py_buffer(data.to_pybytes()), pa.py_buffer(np.frombuffer(data, np.uint8).copy())
    rebuilt = [pa.Array.from_buffers(pa.binary(), len(messages), [None, offsets, one]) for one in (fixed, loose)]
    return [narrow, wide, *rebuilt, narrow.slice(3), wide.slice(3, 5), narrow.slice(0, 0), pa.array([b""] * 3)]


def test_one_compilation_serves_all(mqtt, mqmde, format_of, differential) -> None:
    literals = format_of("""
        meta: {id: literals, encoding: ASCII}
        seq: [{id: a, type: u1}, {id: b, type: str, encoding: UTF-16LE, size-eos: true}]
        instances: {word: {value: "a > 7 ? 'many' : 'few'"}, bits: {value: a & 3}}
    """)
    for fmt, name in ((mqtt, "mqtt_v3"), (mqmde, "mqmde"), (literals, "mqmde")):
        decoder = fmt.decoder()
        for array in _arrays(differential.seeds_of(name)[:30]):
            decoder.decode(array, {})
    made = (
        machine.run,
        copying.copy_runs,
        copying.copy_words,
        copying.run_offsets,
        copying.word_offsets,
        cell_columns._move,
        numbers._bits,
        numbers._same,
        transcoding.transcode,
    )
    assert [(one.__name__, len(one.signatures)) for one in made] == [(one.__name__, 1) for one in made]


@pytest.mark.slow
def test_two_processes_that_start_at_once_both_work(tmp_path) -> None:
    kept = tmp_path / "kept"
    processes = [_started(NUMBA_CACHE_DIR=str(kept)) for _ in range(2)]
    assert [_said(process) for process in processes] == [("pingreq 0", "")] * 2
    assert list(kept.rglob("*.nbi"))
    assert _said(_started(NUMBA_CACHE_DIR=str(kept))) == ("pingreq 0", "")


@pytest.mark.slow
@pytest.mark.parametrize("settings", [("NUMBA_CACHE_DIR", "KSYSPARK_CACHE"), ("KSYSPARK_CACHE",)])
def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path, settings) -> None:
    """Nobody, not even the administrator, makes a folder inside a file."""
    (tmp_path / "file").write_text("")
    process = _started(**{name: str(tmp_path / "file" / "folder") for name in settings})
    assert _said(process) == ("pingreq 0", "")


@pytest.mark.slow
@pytest.mark.parametrize("content", [b"", b"no code", None], ids=["empty", "foreign", "truncated"])
@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_damaged_code_is_thrown_away(tmp_path, content: bytes | None, suffix: str) -> None:
    assert _said(_started(KSYSPARK_CACHE=str(tmp_path))) == ("pingreq 0", "")
    for kept in tmp_path.rglob("*" + suffix):
        kept.write_bytes(kept.read_bytes()[:-40] if content is None else content)
    assert _said(_started(KSYSPARK_CACHE=str(tmp_path))) == ("pingreq 0", "")


@pytest.mark.slow
def test_a_full_disk_does_no_harm(tmp_path) -> None:
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
    assert _said(_started(full + DECODE_ONE, KSYSPARK_CACHE=str(tmp_path))) == ("pingreq 0", "")
    assert _said(_started(KSYSPARK_CACHE=str(tmp_path))) == ("pingreq 0", "")


def with_and_without_sign(numbers: Ints) -> int:
    place = numbers[0]
    if place > 3:
        place = np.uint64(numbers[1])
    return place


def one_kind_of_number(numbers: Ints) -> int:
    place = numbers[0]
    if place > 3:
        place = numbers[1]
    return place


def test_a_variable_with_and_without_sign_is_refused() -> None:
    with pytest.raises(TypeError, match="place in with_and_without_sign is given signed and unsigned numbers"):
        compiled()(with_and_without_sign)


def test_whole_numbers_keep_all_their_bits() -> None:
    function = compiled()(one_kind_of_number)
    assert function(np.array([4, (1 << 63) - 1])) == (1 << 63) - 1
