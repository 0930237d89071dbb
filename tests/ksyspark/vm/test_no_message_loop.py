"""Good messages cost no Python each: nine thousand more of them take a few calls for each megabyte of cells."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import cycle, islice

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder, plan_splits, read_split

FEW, MANY = 1_000, 10_000
# Each megabyte of cells, which are moved together, takes dozens of calls: up to 1,440 for the chains of headers of
# `mq_message`. One call a message would be 9,000.
ALLOWANCE = 2_000


@pytest.fixture(autouse=True, params=[pytest.param("own_code", marks=pytest.mark.slow), "no_own_code"])
def run_by(request) -> None:
    """Have plans run by code of their own, and by the machine."""
    request.getfixturevalue(request.param)


def _calls(work: Callable[[], object]) -> int:
    """Return how many functions, Python's and compiled ones of Python modules, work calls."""
    count = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("enums_as_ints", [True, False])
def test_calls_do_not_grow_with_messages(differential, shipped, enums_as_ints) -> None:
    fmt = find_format(shipped)
    decoder = fmt.decoder(DecodeOptions(enums_as_ints=enums_as_ints))
    seeds = pa.array(differential.seeds_of(shipped), pa.binary())
    decoded = decoder.decode(seeds, {})
    remarked = decoded.failures.keys() | decoded.notes.keys()
    good = [seed for row, seed in enumerate(seeds.to_pylist()) if row not in remarked and len(seed) < 1000]
    few, many = (pa.array(islice(cycle(good), count), pa.binary()) for count in (FEW, MANY))
    for batch in (few, many):
        assert not decoder.decode(batch, {}).failures
    assert abs(_calls(lambda: decoder.decode(many, {})) - _calls(lambda: decoder.decode(few, {}))) < ALLOWANCE


LOGICAL = """
    meta: {id: logical_calls, endian: be, encoding: ASCII}
    seq:
      - {id: amount, size: 3, -logical-type: "maxdb_number(5, 2)"}
      - {id: text, size: 3, -logical-type: maxdb_defined_number_text}
      - {id: days, type: str, size: 8, repeat: expr, repeat-expr: 2, -logical-type: mq_date}
      - {id: time, size: 8, -logical-type: maxdb_time}
      - {id: born, type: f8, -logical-type: sas_datetime}
      - {id: hex, size: 4, -logical-type: ibm_hex_float}
      - {id: packed, size: 2, -logical-type: "packed_decimal(3, 1)"}
      - {id: zoned, size: 2, -logical-type: "zoned_decimal(2, 0)"}
      - {id: meter, size: 1, -logical-type: "bcd(2, 0)"}
      - {id: booked, size: 4, -logical-type: bcd_date}
      - {id: at, type: s8, -logical-type: unix_time}
      - {id: file, type: u8, -logical-type: filetime}
      - {id: clock, type: u8, -logical-type: ntp_time}
      - {id: key, size: 16, -logical-type: uuid}
      - {id: host, size: 4, -logical-type: ip_address}
    instances:
      kind: {value: born, -logical-type: sas_missing}
"""


def test_calls_do_not_grow_with_logical_values(format_of) -> None:
    decoder = format_of(LOGICAL).decoder()
    texts = b"20240506" + b" " * 8 + b"12:30:00"
    money = bytes.fromhex("123d f1c2 42 20240506") + bytes(24 + 16 + 4)
    good = [
        bytes.fromhex("c11200 00c110") + texts + bytes.fromhex("40dfc00000000000 41c40000") + money,
        bytes.fromhex("3f9000 ff0000") + texts + bytes.fromhex("fffffe0000000000 2e000000") + money,
    ]
    few, many = (pa.array(islice(cycle(good), count), pa.binary()) for count in (FEW, MANY))
    for batch in (few, many):
        assert not decoder.decode(batch, {}).failures
    assert abs(_calls(lambda: decoder.decode(many, {})) - _calls(lambda: decoder.decode(few, {}))) < ALLOWANCE


@pytest.mark.parametrize(
    ("options", "before"),
    [
        ({"framing": "stream"}, b""),
        ({"framing": "fixed", "recordLength": 7}, b""),
        ({"framing": "length-prefixed"}, b"\0\0\0\x07"),
    ],
    ids=lambda options: options.get("framing") if isinstance(options, dict) else "",
)
def test_calls_do_not_grow_with_messages_of_a_file(tmp_path, options, before) -> None:
    """From the bytes of a file to the rows that Spark gets."""
    fmt = find_format("mqtt_v3")
    decoder = fmt.decoder()

    def read(count: int) -> int:
        read_options = ReadOptions.from_mapping({"paths": [str(tmp_path / str(count))], **options}, fmt.layout)
        splits = plan_splits(fmt, read_options, list_files(read_options.files))
        batches = [one for split in splits for one in read_split(fmt, read_options, split, decoder)]
        return sum(one.messages - one.rejects for one in batches)

    for count in (FEW, MANY):
        (tmp_path / str(count)).write_bytes((before + b"\x30\x05\x00\x01tab") * count)
        assert read(count) == count
    assert abs(_calls(lambda: read(MANY)) - _calls(lambda: read(FEW))) < ALLOWANCE


def test_calls_do_not_grow_with_values_of_a_column() -> None:
    fmt = find_format("mqtt_v3")
    decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({}, fmt.layout))
    few, many = (pa.array([b"\x30\x05\x00\x01tab"] * count, pa.binary()) for count in (FEW, MANY))
    for values in (few, many):
        assert sum(rows.num_rows for rows, _ in decoder.decode(values, {})) == len(values)
    assert (
        abs(_calls(lambda: list(decoder.decode(many, {}))) - _calls(lambda: list(decoder.decode(few, {})))) < ALLOWANCE
    )


def test_the_count_notices_a_loop() -> None:
    assert _calls(lambda: [len(str(number)) for number in range(500)]) >= 500
