"""The package of the chapter on logical types works as it stands there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
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
def booking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install the package for a test; return the specification of the chapter."""
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", text := CHAPTER.read_text(encoding="utf-8"), re.DOTALL))
    for name, code in re.findall(r"```python\n# (\w+\.py)\n(.*?)```", text, re.DOTALL):
        (tmp_path / name).write_text(code, encoding="utf-8")
    installed = tmp_path / "money-1.0.dist-info"
    installed.mkdir()
    entries = blocks["toml"].replace("project.entry-points.", "").replace('"', "")
    (installed / "entry_points.txt").write_text(entries)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: money\nVersion: 1.0\n")
    (tmp_path / "booking.ksy").write_text(blocks["yaml"])
    monkeypatch.syspath_prepend(tmp_path)
    for function in CACHES:
        function.cache_clear()
    yield tmp_path / "booking.ksy"
    for function in CACHES:
        function.cache_clear()
    for name in ("money_types", "money_functions"):
        sys.modules.pop(name, None)


@pytest.fixture
def fmt(booking: Path) -> Format:
    return find_format(str(booking))


def decoded(fmt: Format, *messages: str) -> list[tuple[object, str | None]]:
    """Return the amounts and the failures that both decoders give."""
    values = pa.array([bytes.fromhex(message) for message in messages], pa.binary())
    outcomes = []
    for decoder in (fmt.decoder(), fmt.reference_decoder()):
        rows = decoder.decode(values, {})
        told = {
            row: f"{failure.field} at byte {failure.offset}: {failure.reason}" for row, failure in rows.failures.items()
        }
        outcomes.append([(row["amount"], row["at"], told.get(at)) for at, row in enumerate(rows.columns.to_pylist())])
    assert outcomes[0] == outcomes[1]
    return outcomes[0]


def test_the_bytes_of_the_chapter(fmt: Format) -> None:
    assert fmt.decoder_name == "machine"
    epoch = datetime(1970, 1, 1, 0, 0, 0, 1000, tzinfo=UTC)
    good, bad = "0000000000000001", "7fffffffffffffff"
    rows = decoded(fmt, "0012345c" + good, "0012345d" + good, "00123a5c" + good, "0012345f" + bad, "1234567c" + good)
    assert [row[:2] for row in rows[:2]] == [(Decimal("123.45"), epoch), (Decimal("-123.45"), epoch)]
    wrong = "amount at byte 0: expected digits, and a sign from A to F in the last four bits, found 00123a5c"
    assert rows[2] == (None, epoch, wrong)
    assert wrong in " ".join(CHAPTER.read_text(encoding="utf-8").replace("*", "").split())
    assert rows[3][2] == "at at byte 4: expected milliseconds of the years 1 to 9999, found 9223372036854775807"
    assert rows[4][0] == Decimal("12345.67")


@pytest.mark.parametrize("digits", [(1, 0), (5, 5), (7, 2), (18, 4), (38, 0), (38, 38)])
def test_arrays_and_single_values_agree(digits: tuple[int, int]) -> None:
    chance = Random(7)
    written = f"packed_decimal({digits[0]}, {digits[1]})"
    drawn = [
        functions_of("packed_decimal").draw(tuple(map(str, digits)), size, chance) for size in [None, *range(1, 21)]
    ]
    values = [*drawn, None, b"", b"\x0c" * 21, *(chance.randbytes(chance.randrange(6)) for _ in range(200))]
    array = converter(written)(pa.array(values, pa.binary()))
    expected: list[Decimal | None] = []
    faults = []
    for value in values:
        try:
            expected.append(None if value is None else value_reader(written)(value))
            faults.append(False)
        except InvalidValue:
            expected.append(None)
            faults.append(True)
    assert array.values.to_pylist() == expected
    assert array.faults.tolist() == faults
    assert not any(faults[: len(drawn)])


def test_messages_are_made_with_them(booking: Path, fmt: Format) -> None:
    messages = [message.data for batch in make_samples(booking).batches(50) for message in batch]
    rows = fmt.decoder().decode(pa.array(messages, pa.binary()), {})
    assert rows.columns.column("amount").null_count == len(
        [one for one in rows.failures.values() if one.field == "amount"]
    )
    assert rows.columns.column("amount").null_count < len(messages)
