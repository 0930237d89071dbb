"""The package of the chapter on logical types works as it stands there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random

import pyarrow as pa
import pytest

from ksyspark.formats import Format, find_format
from ksyspark.logical import InvalidValue, converter, logical_type, value_reader
from ksyspark.logical.families import functions_of
from ksyspark.spec import logical_types
from ksyspark_codegen.synthesis.samples import make_samples

CHAPTER = Path(__file__).parents[1] / "pipeline" / "docs" / "logical_types.md"
CACHES = (logical_types.families, functions_of, logical_type, converter, value_reader)


@pytest.fixture(autouse=True)
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the package for a test; return the specification of the chapter."""
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", text := CHAPTER.read_text(encoding="utf-8"), re.DOTALL))
    for name, code in re.findall(r"```python\n# (\w+\.py)\n(.*?)```", text, re.DOTALL):
        (tmp_path / name).write_text(code, encoding="utf-8")
    installed = tmp_path / "phone-1.0.dist-info"
    installed.mkdir()
    entries = blocks["toml"].replace("project.entry-points.", "").replace('"', "")
    (installed / "entry_points.txt").write_text(entries)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: phone\nVersion: 1.0\n")
    (tmp_path / "call.ksy").write_text(blocks["yaml"])
    monkeypatch.syspath_prepend(tmp_path)
    for function in CACHES:
        function.cache_clear()
    yield tmp_path / "call.ksy"
    for function in CACHES:
        function.cache_clear()
    for name in ("phone_types", "phone_functions"):
        sys.modules.pop(name, None)


@pytest.fixture
def fmt(call: Path) -> Format:
    return find_format(str(call))


def decoded(fmt: Format, *messages: str) -> list[tuple[object, object, str | None]]:
    """Return the values and the failures that both decoders give."""
    values = pa.array([bytes.fromhex(message) for message in messages], pa.binary())
    outcomes = []
    for decoder in (fmt.decoder(), fmt.reference_decoder()):
        rows = decoder.decode(values, {})
        told = {
            row: f"{failure.field} at byte {failure.offset}: {failure.reason}" for row, failure in rows.failures.items()
        }
        outcomes.append([(row["caller"], row["at"], told.get(at)) for at, row in enumerate(rows.columns.to_pylist())])
    assert outcomes[0] == outcomes[1]
    return outcomes[0]


def test_the_bytes_of_the_chapter(fmt: Format) -> None:
    assert fmt.decoder_name == "machine"
    # 29 February 2024, 12:30:58, as FAT writes it.
    leap_day = (44 << 25 | 2 << 21 | 29 << 16 | 12 << 11 | 30 << 5 | 29).to_bytes(4, "little").hex()
    rows = decoded(fmt, "214365f7" + leap_day, "2143a5f7" + leap_day, "21436587" + "00000000")
    assert rows[0] == ("1234567", datetime(2024, 2, 29, 12, 30, 58), None)  # noqa: DTZ001 (has no zone)
    wrong = "caller at byte 0: expected digits, the lower half byte first, found 2143a5f7"
    assert rows[1][2] == wrong
    assert wrong in " ".join(CHAPTER.read_text(encoding="utf-8").replace("*", "").split())
    assert rows[2] == ("12345678", None, "at at byte 4: expected a date and a time, found 0x00000000")


@pytest.mark.parametrize("name", ["phone_number", "fat_time"])
def test_arrays_and_single_values_agree(name: str) -> None:
    chance = Random(7)
    if name == "phone_number":
        drawn = [functions_of(name).draw((), size, chance) for size in [None, *range(1, 11)]]
        noise = [chance.randbytes(chance.randrange(12)) for _ in range(200)]
        values = pa.array([*drawn, None, *noise], pa.binary())
    else:
        drawn = []
        values = pa.array([*(chance.randrange(2**32) for _ in range(500)), None], pa.int64())
    array = converter(name)(values)
    expected: list[object] = []
    faults = []
    for value in values.to_pylist():
        try:
            expected.append(None if value is None else value_reader(name)(value))
            faults.append(False)
        except InvalidValue:
            expected.append(None)
            faults.append(True)
    assert array.values.to_pylist() == expected
    assert array.faults.tolist() == faults
    assert any(faults)
    assert not any(faults[: len(drawn)])


def test_messages_are_made_with_them(call: Path, fmt: Format) -> None:
    messages = [message.data for batch in make_samples(call).batches(50) for message in batch]
    rows = fmt.decoder().decode(pa.array(messages, pa.binary()), {})
    refused = [failure for failure in rows.failures.values() if failure.field == "caller"]
    assert rows.columns.column("caller").null_count == len(refused) < len(messages)
