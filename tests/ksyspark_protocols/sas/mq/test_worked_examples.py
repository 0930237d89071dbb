"""The document's worked examples, byte for byte as a person wrote them down, put together to whole sets."""

from __future__ import annotations

import pytest

from ksyspark_protocols.sas.mq.messages import QueuedMessage

HEADER = """
    11111111111111111111111111111111 0000000000000000  08000000  000000000000000000000000000000000000000000000000
    22222222222222222222222222222222 0000000000000000  01000000
    {kind:02x}000000  33333333333333333333333333333333 0000000000000000
    09000000 46494C454E414D4500  06000000 612E74787400  01000000 00  00000000 01000000
"""
DESCRIPTOR = "50000000 0B000000"
RECORDS = "03000000 6F6E65 00000000 05000000 7468726565"
DEFINITION = """
    01000000 00000000 05000000 4441544100 01000000 00 03000000 03000000 11000000 03000000 4E4F00 4E 03000000 4E4F00
    01000000 06000000 415343494900 0000 0000000000000000 0000000000000000 0000000000000000
"""
VARIABLES = """
    02000000
    04000000 41474500   01000000 00          01000000 00 04000000 41676500
    01 08000000 00000000 00000000 00000000 00000000 01
    05000000 424F524E00 05000000 4441544500  01000000 00 01000000 00
    01 08000000 09000000 00000000 00000000 00000000 00
    04000000 53455800   02000000 2400        01000000 00 01000000 00
    02 01000000 01000000 00000000 00000000 00000000 00
"""
ROWS = ["0000000000003E40 00000000004CCD40 46", "0000000000FEFFFF 000000000000F0BF 4D",
        "0000000000FCFFFF 0000000000FFFFFF 20"]  # fmt: skip
HOST_ROWS = ["421E000000000000 443A980000000000 C6", "2E00000000000000 C110000000000000 D4",
             "4200000000000000 5F00000000000000 40"]  # fmt: skip


def queued(base: str, number: int, body: str, msg_type: int = 100001) -> QueuedMessage:
    return QueuedMessage(msg_type, bytes.fromhex(f"{base * 16}{number:08x}00000000"), bytes.fromhex(body))


def octets(text: str) -> bytes:
    return bytes.fromhex(text)


def test_a_text_file(put_together) -> None:
    """Two numbered messages; 3 + 0 + 5 bytes and 3 line ends are 11."""
    messages = [
        queued("11", 0, HEADER.format(kind=2), 100000),
        queued("22", 0, "54"),
        queued("33", 1, DESCRIPTOR),
        queued("33", 2, RECORDS),
        queued("33", 0, "02000000"),
    ]
    assert len(messages[0].body) == 144
    got = put_together(messages)
    assert (got.codes, got.set.is_complete, got.application) == ([], True, (b"T",))
    assert (got.items, got.one.content.record_length, got.one.content.size) == ([b"one", b"", b"three"], 80, 11)
    assert (got.one.kind, got.one.entry["qualifier_1"], got.one.entry["qualifier_2"]) == (
        "text_file",
        "FILENAME",
        "a.txt",
    )
    assert (got.one.entry["minor_version"], got.one.entry["major_version"]) == (0, 1)
    assert got.set.header["original_message_type"] == 8


def test_a_data_set(put_together) -> None:
    """AGE, BORN and SEX of three people."""
    assert [len(octets(one)) for one in (DEFINITION, VARIABLES)] == [89, 148]
    messages = [
        queued("11", 0, HEADER.format(kind=1), 100000),
        queued("22", 0, ""),
        queued("33", 1, DEFINITION),
        queued("33", 2, VARIABLES),
        queued("33", 3, "03000000" + "".join(ROWS)),
        queued("33", 0, "03000000"),
    ]
    assert len(messages[4].body) == 55
    got = put_together(messages)
    assert (got.codes, got.items) == ([], [octets(row) for row in ROWS])
    assert [(one["name"], one["len_value"], one["is_numeric"]) for one in got.one.content.variables] == [
        ("AGE", 8, True),
        ("BORN", 8, True),
        ("SEX", 1, False),
    ]
    definition = got.one.content.definition
    assert (definition["data_set_type"], definition["num_observations"], definition["compress"]) == ("DATA", 3, "NO")


@pytest.mark.parametrize(
    ("how", "rows"),
    [
        ({"order": ">", "charset": "cp500", "encoding": 785, "ccsid": 500}, HOST_ROWS),
        ({"order": ">", "charset": "cp500", "encoding": None, "ccsid": None}, HOST_ROWS),
    ],
    ids=["stated", "not stated"],
)
def test_the_same_rows_from_a_host(sent_by, put_together, how, rows) -> None:
    """Big-endian, EBCDIC, hexadecimal floating point."""
    sent = sent_by(**how)
    bodies = {**sent.data_set(), 3: octets("00000003" + "".join(rows))}
    got = put_together(sent.whole(1, bodies))
    assert (got.codes, got.items) == ([], [octets(row) for row in rows])
    assert got.one.content.variables[0]["label"] == "Age"


def test_with_wide_longs_definition_and_variables_grow(sent_by, put_together) -> None:
    """From 89 to 125 and from 148 to 256 bytes; the rows stay."""
    sent = sent_by(long_bytes=8)
    bodies = sent.data_set()
    assert [len(bodies[1]), len(bodies[2])] == [125, 256]
    assert put_together(sent.whole(1, bodies)).items == [octets(row) for row in ROWS]
