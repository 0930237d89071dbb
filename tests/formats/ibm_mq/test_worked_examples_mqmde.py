"""MQMDE headers decoded by hand and checked with other tools, all twelve fields of each.

The bytes and the values stand here as a person wrote them down; nothing is taken from our own output.
"""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

EXAMPLE_A = """
    4d 44 45 20 02 00 00 00 48 00 00 00 22 02 00 00
    b8 04 00 00 4d 51 53 54 52 20 20 20 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 03 00 00 00 00 00 00 00
    08 00 00 00 ff ff ff ff
"""
EXAMPLE_B = """
    4d 44 45 20 00 00 00 02 00 00 00 48 00 00 01 11
    00 00 03 33 4d 51 53 54 52 20 20 20 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 00 00 00 03 00 00 00 00
    00 00 00 08 ff ff ff ff
"""
EXAMPLE_C = """
    d4 c4 c5 40 00 00 00 02 00 00 00 48 00 00 03 11
    00 00 01 f4 d4 d8 e2 e3 d9 40 40 40 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 00 00 00 03 00 00 00 00
    00 00 00 08 ff ff ff ff
"""


@pytest.mark.parametrize(
    ("message", "context", "following", "order", "ebcdic"),
    [
        (EXAMPLE_A, (546, 1208), (546, 1208), "little", False),
        (EXAMPLE_B, (273, 819), (273, 819), "big", False),
        (EXAMPLE_C, (785, 500), (785, 500), "big", True),
    ],
    ids=["A", "B", "C"],
)
@pytest.mark.parametrize("is_given", [True, False], ids=["given", "found out"])
def test_message_descriptor_extension(
    message: str, context: tuple[int, int], following: tuple[int, int], order: str, ebcdic: bool, is_given: bool
) -> None:
    """All twelve fields, whether byte order and character set are parameters or found in the header."""
    params = dict(zip(("encoding", "ccsid"), context, strict=True)) if is_given else {}
    done = FORMATS["mqmde"].decoder().decode(pa.array([bytes.fromhex(message)]), params)
    assert done.failures == {}
    row = done.columns.to_pylist()[0]
    found = row["header"]
    header = {
        "struc_id": bytes.fromhex("d4c4c540" if ebcdic else "4d444520"),
        "version": 2,
        "struc_length": 72,
        "encoding": following[0],
        "coded_char_set_id": following[1],
        "format": "MQSTR",
        "flags": 0,
        # Bytes, the same in all three: they are never converted.
        "group_id": b"GRP-0001" + bytes(16),
        "msg_seq_number": 3,
        "offset": 0,
        "msg_flags": 8,
        "original_length": -1,
    }
    assert {name: found[name] for name in header} == header
    # MsgFlags 8 is one of a group, and nothing else.
    bits = ("segmentation_allowed", "segment", "last_segment", "msg_in_group", "last_msg_in_group")
    assert [name for name in bits if found[name]] == ["msg_in_group"]
    assert found["is_ebcdic"] is ebcdic
    assert (row["byte_order"], row["remainder"]) == (order, b"")
