"""Instants that are counted, UUIDs and addresses."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from ipaddress import ip_address
from random import Random

import pyarrow as pa
import pytest

U8 = pa.decimal128(20, 0)
AT = datetime(2024, 2, 29, 12, 30, 59, 250_000, tzinfo=UTC)


@pytest.mark.parametrize(("unit", "parts"), [("s", 1), ("ms", 10**3), ("us", 10**6), ("ns", 10**9)])
def test_unix_time(agreed, unit, parts) -> None:
    number = int(AT.timestamp()) * parts + parts // 4
    for arrow in (pa.int64(), U8):
        values = [number, 0, None] + ([-1, -(2**63)] if arrow == pa.int64() else [2**64 - 1, 2**63])
        read = agreed(f"unix_time({unit})", [*values, 2**63 - 1], arrow)
        expected = AT.replace(microsecond=0) if unit == "s" else AT
        assert read.values.to_pylist()[:3] == [expected, datetime(1970, 1, 1, tzinfo=UTC), None]
    assert agreed("unix_time", [1, -1], pa.int16()).values[0].as_py() == datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)


@pytest.mark.parametrize("end", [datetime(1, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)])
def test_the_years_that_there_are(agreed, end) -> None:
    seconds = round((end - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds())
    read = agreed("unix_time", [seconds, seconds + (1 if end.year > 1 else -1)], pa.int64())
    assert read.values.to_pylist() == [end, None]
    assert read.faults.tolist() == [False, True]


def test_filetime(agreed) -> None:
    # From the description of FILETIME: tenths of microseconds since 1601; 1970 is 116444736000000000.
    for arrow in (pa.int64(), U8):
        # The last one is in the year 9999.
        values = [116_444_736_000_000_000, 116_444_736_000_000_019, 0, 2_650_467_743_999_999_999, 2**63 - 1]
        read = agreed("filetime", values, arrow).values.to_pylist()
        assert read[:3] == [
            datetime(1970, 1, 1, tzinfo=UTC), datetime(1970, 1, 1, 0, 0, 0, 1, tzinfo=UTC),
            datetime(1601, 1, 1, tzinfo=UTC),
        ]  # fmt: skip
        assert read[3:] == [datetime(9999, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC), None]


def test_ntp_time(agreed) -> None:
    # RFC 4330: 2208988800 seconds lie between 1900 and 1970; below 2**31 they count from 2036-02-07 06:28:16.
    values = [2_208_988_800 << 32, (2_208_988_800 << 32) + (1 << 31), 1, 0, 2**64 - 1]
    assert agreed("ntp_time", values, U8).values.to_pylist()[:4] == [
        datetime(1970, 1, 1, tzinfo=UTC), datetime(1970, 1, 1, 0, 0, 0, 500_000, tzinfo=UTC),
        datetime(2036, 2, 7, 6, 28, 16, tzinfo=UTC), None,
    ]  # fmt: skip


@pytest.mark.parametrize("order", ["be", "le"])
def test_uuid(agreed, order) -> None:
    chance = Random(1)
    values = [chance.randbytes(16) for _ in range(50)]
    read = agreed(f"uuid({order})", [*values, b"", bytes(15), bytes(17), None])
    expected = [str(uuid.UUID(bytes=value) if order == "be" else uuid.UUID(bytes_le=value)) for value in values]
    assert read.values.to_pylist() == [*expected, None, None, None, None]
    assert agreed("uuid", values).values.equals(agreed("uuid(be)", values).values)


def test_addresses(agreed) -> None:
    texts = ["127.0.0.1", "255.0.10.200", "2001:db8::1", "::", "fe80::1:0:0:1"]
    values = [ip_address(text).packed for text in texts]
    assert agreed("ip_address", [*values, b"", bytes(5), None]).values.to_pylist() == [*texts, None, None, None]
    assert agreed("ip_address", [ip_address("::ffff:1.2.3.4").packed]).values.to_pylist() == ["::ffff:1.2.3.4"]
    assert agreed("ip_address", values[:2]).values.to_pylist() == texts[:2]
