"""Where a chain begins: with a descriptor, or with the parameters of the caller."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("encoding", [0, 3, 16])
def test_the_byte_order_of_the_first_header_is_found_without_parameter(mq, decode, encoding):
    for at, found in ((mq.LITTLE, 546), (mq.BIG, 273), (mq.HOST, 273)):
        row = decode(mq.mde(at, at.then("")), has_md=False, md_format="MQHMDE", encoding=encoding)
        assert (row["links"][0]["outcome"], row["links"][0]["encoding"]) == ("read", found)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("", "none"), ("MQSTR", "string"), ("MQSTR   ", "string"), ("MQADMIN ", "admin"), ("X", "application")],
)
def test_data_without_headers_is_in_the_encoding_of_the_parameter(decode, name, kind):
    row = decode(b"text", has_md=False, md_format=name, encoding=0, ccsid=1208)
    assert (row["md"], row["links"], row["data"], row["ending"]) == (None, None, b"text", "data")
    assert (row["data_kind"], row["data_encoding"], row["data_ccsid"]) == (kind, 0, 1208)


@pytest.mark.parametrize("at", ["LITTLE", "BIG", "HOST"])
@pytest.mark.parametrize("is_given", [True, False])
def test_a_descriptor_in_every_byte_order_and_character_set(mq, decode, at, is_given):
    own = getattr(mq, at)
    params = {"encoding": own.encoding, "ccsid": own.ccsid} if is_given else {}
    row = decode(mq.md(own, own.then("MQSTR", mq.LITTLE), 2, mq.extension(own, seq=5)) + b"text", **params)
    assert (row["md"]["is_ebcdic"], row["md"]["extension"]["msg_seq_number"]) == (at == "HOST", 5)
    assert (row["md"]["reply_to_q"], row["md"]["put_date"]) == ("REPLY.Q", "20060901")
    assert (row["data_encoding"], row["data_ccsid"], row["data"]) == (546, 1208, b"text")


def test_a_descriptor_that_leaves_the_character_set_open(mq, decode):
    for ccsid in (0, -1, -2):
        then = mq.HOST.numbers(785, ccsid) + mq.HOST.text("MQDEAD", 8)
        row = decode(mq.md(mq.HOST, then) + mq.dlh(mq.HOST, mq.HOST.then("")), ccsid=500)
        assert (row["links"][0]["ccsid"], row["links"][0]["outcome"]) == (500, "read")


def test_the_headers_of_the_bridges_hand_on_what_they_inherited(mq, decode):
    data = mq.iih(mq.HOST, "MQCICS") + mq.cih(mq.HOST, "MQDEAD") + mq.dlh(mq.HOST, mq.HOST.then("MQSTR", mq.LITTLE))
    row = decode(data, has_md=False, md_format="MQIMS", encoding=785, ccsid=500)
    assert [(link["encoding"], link["ccsid"], link["outcome"]) for link in row["links"]] == [(785, 500, "read")] * 3
    # What the reserved fields of the MQIIH hold is kept, and not followed.
    assert row["links"][0]["header"]["iih"]["encoding"] == 546
    assert (row["data_encoding"], row["data_ccsid"]) == (546, 1208)


@pytest.mark.parametrize(
    ("ccsid", "data", "text"),
    [
        (1208, "STRASSE.ß".encode(), "STRASSE.ß"),
        (819, b"A.\xdf", "A.ß"),
        (1252, b"A.\x80", "A.€"),
        (437, b"A.\xe1", "A.ß"),
        (850, b"A.\xe1", "A.ß"),
        (920, b"A.\xdf", "A.ß"),
    ],
)
def test_names_are_read_in_their_character_set(mq, decode, ccsid, data, text):
    whole = mq.dlh(mq.BIG, mq.BIG.then(""))
    changed = whole[:12] + data.ljust(48) + whole[60:]
    row = decode(changed, has_md=False, md_format="MQDEAD", encoding=273, ccsid=ccsid)
    assert row["links"][0]["header"]["dlh"]["dest_q_name"] == text


@pytest.mark.parametrize(
    ("ccsid", "codec"), [(37, "cp037"), (273, "cp273"), (500, "cp500"), (1140, "cp1140"), (277, "cp037")]
)
def test_names_in_ebcdic_are_read_in_their_code_page(mq, decode, ccsid, codec):
    whole = mq.dlh(mq.HOST, mq.HOST.then(""))
    changed = whole[:12] + bytes([0xC1, 0x4A, 0x5A, 0x9F]).ljust(48, b"\x40") + whole[60:]
    row = decode(changed, has_md=False, md_format="MQDEAD", encoding=785, ccsid=ccsid)
    assert row["links"][0]["header"]["dlh"]["dest_q_name"] == bytes([0xC1, 0x4A, 0x5A, 0x9F]).decode(codec)
