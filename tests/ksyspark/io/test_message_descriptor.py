"""The descriptor out of the attributes of a dump, read again by the specification of MQMD."""

from __future__ import annotations

import pytest

from ksyspark.io.containers import BadContainer
from ksyspark.io.mqsc_dump import Descriptor

LINES = b"""A VER 2
A RPT 0
A MST 1
A EXP 300
A ENC 546
A CCS 1208
A FMT MQHMDE\x20\x20
A PRI 4
A PER 1
A MSI 414D5120514D31
A RTQ REPLY.Q
A USR mqm
A AID given
A AIX FF00
A PAT 28
A PTD 20240304
A PTT 10111200
A GRP 475250
A MSQ 3
A MSF 8""".splitlines()


def read(lines: list[bytes]) -> Descriptor:
    descriptor = Descriptor.of_lines(lines)
    assert descriptor is not None
    return descriptor


def test_the_specification_reads_it(format_named, decode_one) -> None:
    descriptor = read(LINES)
    assert len(descriptor.data) == 364
    row = decode_one(format_named("mqmd"), descriptor.data.hex(), encoding=273, ccsid=819)
    assert row.failure is None
    header = row.row["header"]
    expected = {
        "version": 2, "msg_type": "request", "expiry": 300, "encoding": 546, "coded_char_set_id": 1208, "priority": 4,
        "persistence": "persistent", "msg_id": b"AMQ QM1".ljust(24, b"\0"), "correl_id": bytes(24),
        "backout_count": 0, "reply_to_q": "REPLY.Q", "reply_to_q_mgr": "", "user_identifier": "mqm",
        "appl_identity_data": "\xff", "put_date": "20240304", "put_time": "10111200",
    }  # fmt: skip
    assert {name: header[name] for name in expected} == expected
    assert header["format"] == "MQHMDE"


def test_version_1_ends_before_the_group() -> None:
    assert len(read([b"A VER 1", b"A GRP 475250"]).data) == 324
    assert len(read([]).data) == 324


def test_parameters_of_message_data() -> None:
    params = read(LINES).params
    names = ("has_md", "md_format", "md_version", "encoding", "ccsid", "md_extension_is_default", "msg_id")
    assert [params[name] for name in names] == [False, "MQHMDE", 2, 546, 1208, False, b"AMQ QM1"]
    assert read([b"A VER 2", b"A GRP 00", b"A MSQ 1"]).params["md_extension_is_default"]


def test_no_descriptor() -> None:
    assert Descriptor.of_lines([b"N"]) is None


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"A USR a name that is too long", "the descriptor's USR has 23 bytes, its field 12"),
        (b"A PRI 2147483648", "the descriptor's PRI does not fit 4 bytes: 2147483648"),
    ],
)
def test_a_value_that_does_not_fit(line: bytes, says: str) -> None:
    with pytest.raises(BadContainer) as caught:
        _ = read([line]).data
    assert str(caught.value) == says
