"""Remaining lengths of MQTT packets decoded by hand; nothing is taken from our own output."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.errors import Failure
from ksyspark_formats import FORMATS

# Remaining lengths on both sides of each border between one, two, three and four bytes, and some between.
LENGTHS = {
    "00": 0,
    "40": 64,
    "7f": 127,
    "80 01": 128,
    "81 01": 129,
    "ac 02": 300,
    "c1 02": 321,
    "ff 7f": 16_383,
    "80 80 01": 16_384,
    "ff ff 7f": 2_097_151,
    "80 80 80 01": 2_097_152,
    "ff ff ff 7f": 268_435_455,
}


def decoded(message: str, **options: Any) -> tuple[dict[str, Any], Failure | None]:
    decoder = FORMATS["mqtt_v3"].decoder(DecodeOptions(**options))
    done = decoder.decode(pa.array([bytes.fromhex(message)], pa.binary()), {})
    return done.columns.to_pylist()[0], done.failures.get(0)


@pytest.mark.parametrize(("wire", "value"), LENGTHS.items(), ids=str)
def test_remaining_length(wire: str, value: int) -> None:
    digits = list(bytes.fromhex(wire))
    held = {"digits": digits, "value": value, "is_shortest": True}
    assert decoded(wire, type="remaining_length") == (held, None)
    # The same in a packet whose body is not there, as the machine reads it.
    row, failure = decoded(f"30 {wire}")
    assert row["remaining_length"] == held
    assert failure is not None
    assert (failure.field, failure.offset) == (
        ("body.publish.len_topic_name", 2) if value == 0 else ("body", 1 + len(digits))
    )
    if value:
        assert failure.reason == f"end of data: needs {value} bytes, 0 left"


def test_321_is_read_by_the_algorithm_of_the_document_not_by_its_example() -> None:
    """The document says that 321 is sent as 2 + 128 = 130 and then 65, which is the other way round.

    Its own rule, its own table of ranges and its own program give 193 (65 + 128) and then 2, and for 130 and 65 the
    number 2 + 65 * 128 = 8322. So do all brokers; the rule is taken and the example is not.
    """
    assert decoded("c1 02", type="remaining_length")[0]["value"] == 65 + 2 * 128 == 321
    assert decoded("82 41", type="remaining_length")[0]["value"] == 2 + 65 * 128 == 8322


def test_more_digits_than_needed_count_and_a_fifth_is_refused() -> None:
    assert decoded("86 00", type="remaining_length") == (
        {"digits": [0x86, 0], "value": 6, "is_shortest": False},
        None,
    )
    _, failure = decoded("30 ff ff ff ff 7f")
    assert failure is not None
    assert (failure.field, failure.offset) == ("remaining_length.digits[3]", 4)
    assert failure.reason.startswith("number longer than 4 bytes")
