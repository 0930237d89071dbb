"""Headers of IBM MQ decoded by hand and checked with other tools: examples A to H of the project's sheet.

The bytes and the values stand here as a person wrote them down. Examples D and F give the ends of a header only: what
lies between is names, filled up with blanks as the sheet says.
"""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

A = """
    4d 44 45 20 02 00 00 00 48 00 00 00 22 02 00 00
    b8 04 00 00 4d 51 53 54 52 20 20 20 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 03 00 00 00 00 00 00 00
    08 00 00 00 ff ff ff ff
"""
B = """
    4d 44 45 20 00 00 00 02 00 00 00 48 00 00 01 11
    00 00 03 33 4d 51 53 54 52 20 20 20 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 00 00 00 03 00 00 00 00
    00 00 00 08 ff ff ff ff
"""
C = """
    d4 c4 c5 40 00 00 00 02 00 00 00 48 00 00 03 11
    00 00 01 f4 d4 d8 e2 e3 d9 40 40 40 00 00 00 00
    47 52 50 2d 30 30 30 31 00 00 00 00 00 00 00 00
    00 00 00 00 00 00 00 00 00 00 00 03 00 00 00 00
    00 00 00 08 ff ff ff ff
"""
D_HEAD = "58 51 48 20 00 00 00 01"
D_NAMES = "52 51" + " 20" * 46 + " 52 4d" + " 20" * 46
D_DESCRIPTOR = """
    4d 44 20 20 00 00 00 01 00 00 00 00 00 00 00 08
    ff ff ff ff 00 00 00 00 00 00 01 11 00 00 03 33
    4d 51 48 4d 44 45 20 20 00 00 00 04 00 00 00 01
"""
# The rest of the descriptor: identifiers, backout count, names, accounting token, type of application, names.
D_REST = "00" * 52 + " 20" * 108 + "00" * 32 + " 20" * 32 + "00" * 4 + " 20" * 48
E = """
    52 46 48 20 00 00 00 02 00 00 00 3c 00 00 01 11
    00 00 04 b8 4d 51 53 54 52 20 20 20 00 00 00 00
    00 00 04 b8 00 00 00 14 3c 75 73 72 3e 3c 61 3e
    31 3c 2f 61 3e 3c 2f 75 73 72 3e 20
"""
F_HEAD = "c4 d3 c8 40 00 00 00 01 00 00 08 25"
F_EDGE = "00 00 02 22 00 00 04 b8 d4 d8 e2 e3 d9 40 40 40 00 00 00 06"
F = F_HEAD + " 40" * 96 + F_EDGE + " 40" * 28 + "f2 f0 f0 f6 f0 f9 f0 f1" + "f1 f2 f3 f4 f5 f6 f7 f8"
G_FRONT = "c3 c9 c8 40 00 00 00 02 00 00 00 b4 00 00 00 00 00 00 00 00 d4 d8 e2 e3 d9 40 40 40 00 00 00 00"
# The rest of an MQCIH: 11 numbers, Facility, 68 + 12 bytes of names in blanks, 4 numbers.
G = G_FRONT + "00" * 44 + "00" * 8 + " 40" * 80 + "00" * 16


def decoded(message: str, **params: Any) -> dict[str, Any]:
    """Return a message without descriptor, decoded."""
    decoder = FORMATS["mq_message"].decoder()
    done = decoder.decode(pa.array([bytes.fromhex(message)]), {"has_md": False, **params})
    assert done.failures == {}
    row: dict[str, Any] = done.columns.to_pylist()[0]
    return row


@pytest.mark.parametrize(
    ("message", "encoding", "ccsid", "letters"),
    [(A, 546, 1208, "ascii"), (B, 273, 819, "ascii"), (C, 785, 500, "ebcdic")],
    ids=["A", "B", "C"],
)
def test_extensions_in_a_chain(message: str, encoding: int, ccsid: int, letters: str) -> None:
    row = decoded(message, md_format="MQHMDE", encoding=encoding, ccsid=ccsid)
    (link,) = row["links"]
    header = link["header"]["mde"]
    assert (link["announced"], link["outcome"], link["letters"]) == ("md_extension", "read", letters)
    assert (header["version"], header["struc_length"], header["flags"], header["format"]) == (2, 72, 0, "MQSTR")
    assert (header["encoding"], header["coded_char_set_id"]) == (encoding, ccsid)
    assert header["group_id"] == bytes.fromhex("4752502d30303031") + bytes(16)
    assert (header["msg_seq_number"], header["offset"], header["msg_flags"]) == (3, 0, 8)
    assert (header["msg_in_group"], header["original_length"]) == (True, -1)
    assert (row["data_kind"], row["data_encoding"], row["data_ccsid"], row["data"]) == ("string", encoding, ccsid, b"")


def test_d_transmission_queue_header_and_the_extension_behind_it() -> None:
    whole = D_HEAD + D_NAMES + D_DESCRIPTOR + D_REST
    assert len(bytes.fromhex(whole)) == 428
    row = decoded(whole + B, md_format="MQXMIT", encoding=273, ccsid=819)
    first, second = row["links"]
    header = first["header"]["xqh"]
    assert (header["version"], header["remote_q_name"], header["remote_q_mgr_name"]) == (
        1,
        "RQ",
        "RM",
    )
    descriptor = header["msg_desc"]
    assert (descriptor["struc_id"], descriptor["version"]) == (b"MD  ", 1)
    assert (descriptor["report"]["bits"], descriptor["msg_type"], descriptor["expiry"]) == (0, "datagram", -1)
    assert (descriptor["feedback"], descriptor["encoding"], descriptor["coded_char_set_id"]) == ("none", 273, 819)
    assert (descriptor["format"], descriptor["priority"], descriptor["persistence"]) == (
        "MQHMDE",
        4,
        "persistent",
    )
    assert (first["offset"], second["offset"]) == (0, 428)
    assert second["header"]["mde"]["msg_seq_number"] == 3
    # What is next would begin at 500.
    assert row["data"] == b""
    assert len(bytes.fromhex(whole + B)) == 500


def test_e_folders() -> None:
    row = decoded(E, md_format="MQHRF2", encoding=273, ccsid=1208)
    (link,) = row["links"]
    header = link["header"]["rfh2"]
    assert (header["version"], header["struc_length"], header["name_value_ccsid"]) == (2, 60, 1208)
    assert (header["encoding"], header["coded_char_set_id"], header["format"]) == (273, 1208, "MQSTR")
    (folder,) = header["name_values"]["folders"]
    # The one blank at the end fills it up.
    assert (folder["len_data"], folder["data"]) == (20, "<usr><a>1</a></usr>")
    assert header["name_values"]["ending"] == "complete"


def test_f_a_dead_letter_header_is_not_in_the_order_that_it_tells() -> None:
    assert len(bytes.fromhex(F)) == 172
    row = decoded(F + "48 61 6c 6c 6f", md_format="MQDEAD", encoding=785, ccsid=500)
    (link,) = row["links"]
    header = link["header"]["dlh"]
    assert (header["reason"], header["encoding"], header["coded_char_set_id"]) == (2085, 546, 1208)
    assert (header["format"], header["put_appl_type"]) == ("MQSTR", "unix")
    assert (header["put_date"], header["put_time"]) == ("20060901", "12345678")
    assert (row["data_encoding"], row["data_ccsid"], row["data"]) == (546, 1208, b"Hallo")


def test_g_what_follows_a_cics_header_keeps_its_encoding() -> None:
    assert len(bytes.fromhex(G)) == 180
    row = decoded(G, md_format="MQCICS", encoding=785, ccsid=500)
    (link,) = row["links"]
    header = link["header"]["cih"]
    assert (header["struc_length"], header["encoding"], header["coded_char_set_id"]) == (180, 0, 0)
    assert header["format"] == "MQSTR"
    assert (row["data_encoding"], row["data_ccsid"]) == (785, 500)


def test_h_length_of_the_headers_on_a_transmission_queue() -> None:
    """The document's own order: MQXQH, MQMDE, MQDLH, data; 428 + 72 + 172 = 672 bytes before the data."""
    extension = B.replace("4d 51 53 54 52 20 20 20", "4d 51 44 45 41 44 20 20").replace("00 00 01 11", "00 00 03 11")
    extension = extension.replace("00 00 03 33", "00 00 01 f4")
    row = decoded(D_HEAD + D_NAMES + D_DESCRIPTOR + D_REST + extension + F + "ff", md_format="MQXMIT", encoding=273)
    assert [(link["announced"], link["offset"]) for link in row["links"]] == [
        ("xmit_q_header", 0),
        ("md_extension", 428),
        ("dead_letter_header", 500),
    ]
    assert row["data"] == b"\xff"
    assert len(bytes.fromhex(D_HEAD + D_NAMES + D_DESCRIPTOR + D_REST + extension + F)) == 672
