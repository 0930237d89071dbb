"""What a batch leaves behind: no memory that only a garbage collector frees, and none that others pay for."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import tracemalloc
import weakref

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions

FAULTS = """
import resource
import numpy as np
from ksyspark.vm.cell_columns import keep_freed_memory

keep_freed_memory()
for _ in range(3):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    columns = [np.ones(1 << 20, np.uint8) for _ in range(20)]
    del columns
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


@pytest.fixture
def no_collector():
    """Let nothing be freed but what nobody holds."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("refused", [[], [b"\xc0"], [b"\x30\x05\x00\x01", b""]])
def test_a_batch_is_freed_when_nobody_holds_it(mqtt, no_collector, refused) -> None:
    decoder = mqtt.decoder()
    messages = pa.array([b"\xc0\0", *refused], pa.binary())
    assert len(decoder.decode(messages, {}).failures) == len(refused)
    kept = weakref.ref(decoder)
    del decoder
    assert kept() is None


def test_a_column_keeps_no_other(format_of, no_own_code) -> None:
    fields = ", ".join(f"{{id: n{number}, type: s4}}" for number in range(50))
    fmt = format_of(f"meta: {{id: many, endian: be}}\nseq: [{fields}]\n")
    decoder, messages = fmt.decoder(), pa.array([bytes(200)] * 1000, pa.binary())
    # The second batch is the first that knows which columns are asked for.
    for _ in range(2):
        decoder.decode(messages, {})
    tracemalloc.start()
    try:
        column = decoder.decode(messages, {}).columns.column(7)
        assert column.nbytes <= tracemalloc.get_traced_memory()[0] < 3 * column.nbytes
    finally:
        tracemalloc.stop()


def test_cells_that_no_column_asks_for_take_no_memory(format_of, no_own_code) -> None:
    """Each of 40 texts is two cells of 8 bytes: 13 MB for all messages, were they kept."""
    fields = ", ".join(f"{{id: n{number}, type: strz, encoding: ASCII}}" for number in range(40))
    decoder = format_of(f"meta: {{id: many}}\nseq: [{fields}]\n").decoder(DecodeOptions(columns=()))
    messages = pa.array([b"a\0" * 40] * 20_000, pa.binary())
    tracemalloc.start()
    try:
        assert not decoder.decode(messages, {}).failures
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_freed_columns_are_used_for_the_next_ones() -> None:
    """The twenty columns of 256 pages each fault once, not with every batch; only glibc has this setting."""
    ended = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, check=True)
    assert int(ended.stdout) < 500 or platform.libc_ver()[0] != "glibc"
