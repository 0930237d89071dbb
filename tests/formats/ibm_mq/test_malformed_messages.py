"""Headers that cannot be read or are unusual: the failure of each, and the bytes that stay.

The list is that of section 15 of the project's sheet about IBM MQ headers. A header that cannot be read ends the chain:
those before it stay, and all bytes from it on are data.
"""

from __future__ import annotations

import struct
from typing import Any

import pytest

TELL = {"has_md": False, "encoding": 273, "ccsid": 819}


def changed(data: bytes, at: int, new: bytes | int) -> bytes:
    """Return bytes with some of them replaced; a number is written in 4 bytes, big-endian."""
    there = struct.pack(">i", new) if isinstance(new, int) else new
    return data[:at] + there + data[at + len(there) :]


def only(row: dict[str, Any]) -> dict[str, Any]:
    """Return the one link of a message."""
    (link,) = row["links"]
    assert isinstance(link, dict)
    return link


def stopped(row: dict[str, Any], data: bytes) -> str:
    """Return why the first header of message data cannot be read; all bytes of it are there as data."""
    link = only(row)
    assert link["header"] is None
    assert row["ending"] == link["outcome"]
    assert row["data"] == data
    return str(link["outcome"])


@pytest.fixture
def extension(mq):
    """Return an MQMDE in big-endian ASCII."""
    return mq.mde(mq.BIG, mq.BIG.then("MQSTR"))


@pytest.mark.parametrize("length", [0, 1, 4, 8, 12, 71])
def test_truncated_extension(decode, extension, length):
    data = extension[:length]
    assert stopped(decode(data, md_format="MQHMDE", **TELL), data) == "truncated"


@pytest.mark.parametrize("letters", [b"XQH ", b"mde ", b"MDE\0", b"MD  ", bytes(4), b"    ", b"\xd4\xc4\xc5 "])
@pytest.mark.parametrize("ccsid", [0, 819])
def test_wrong_letters(decode, extension, letters, ccsid):
    data = changed(extension, 0, letters)
    params = {**TELL, "ccsid": ccsid}
    assert stopped(decode(data, md_format="MQHMDE", **params), data) == "wrong_struc_id"


@pytest.mark.parametrize("ccsid", [37, 273, 277, 500, 1047, 1140])
def test_letters_in_ascii_where_the_parameter_is_ebcdic(decode, extension, ccsid):
    params = {**TELL, "ccsid": ccsid}
    assert stopped(decode(extension, md_format="MQHMDE", **params), extension) == "charset_mismatch"


@pytest.mark.parametrize("ccsid", [437, 819, 850, 1208, 1252])
def test_letters_in_ebcdic_where_the_parameter_is_ascii(mq, decode, ccsid):
    data = mq.mde(mq.HOST, mq.HOST.then("MQSTR"))
    params = {**TELL, "ccsid": ccsid}
    assert stopped(decode(data, md_format="MQHMDE", **params), data) == "charset_mismatch"


@pytest.mark.parametrize("ccsid", [0, 920, 1200])
def test_with_an_unknown_character_set_both_spellings_are_tried(mq, decode, ccsid):
    for at, letters in ((mq.BIG, "ascii"), (mq.HOST, "ebcdic")):
        link = only(decode(mq.mde(at, at.then("")), md_format="MQHMDE", **{**TELL, "ccsid": ccsid}))
        assert (link["outcome"], link["letters"]) == ("read", letters)


def test_byte_order_of_the_version(mq, decode, extension):
    reversed_ = mq.mde(mq.LITTLE, mq.LITTLE.then(""))
    assert struct.unpack(">i", reversed_[4:8]) == (33554432,)
    assert stopped(decode(reversed_, md_format="MQHMDE", **TELL), reversed_) == "byte_order_mismatch"
    params = {**TELL, "encoding": 546}
    assert stopped(decode(extension, md_format="MQHMDE", **params), extension) == "byte_order_mismatch"


@pytest.mark.parametrize("version", [0, 1, 3, -1, 2**31 - 1, -(2**31)])
def test_version_of_an_extension(decode, extension, version):
    data = changed(extension, 4, version)
    assert stopped(decode(data, md_format="MQHMDE", **TELL), data) == "unsupported_version"


@pytest.mark.parametrize("length", [0, -1, 71, 73, 76, 2**31 - 1, -(2**31)])
def test_length_of_an_extension(decode, extension, length):
    data = changed(extension, 8, length)
    assert stopped(decode(data, md_format="MQHMDE", **TELL), data) == "bad_struc_length"


@pytest.mark.parametrize(
    ("flags", "undefined", "is_lone"),
    [
        (0, "none", False),
        (0x1F, "none", False),
        (6, "none", False),
        (4, "none", True),
        (16, "none", True),
        (0x20, "reject", False),
        (0x1000, "accept_if_xmit", False),
        (0x100000, "accept", False),
        (0x101020, "reject", False),
    ],
)
def test_unusual_flags_are_kept_and_remarked(mq, decode, extension, flags, undefined, is_lone):
    data = changed(changed(extension, 64, flags), 28, 5)
    header = only(decode(data, md_format="MQHMDE", **TELL))["header"]["mde"]
    assert (header["flags"], header["msg_flags"]) == (5, flags)
    assert (header["undefined_msg_flags"], header["has_lone_last"]) == (undefined, is_lone)


@pytest.mark.parametrize("digit", [0, 3, 7, 15])
def test_byte_order_without_parameter(mq, decode, digit):
    then = mq.BIG.numbers(0x110 + digit, 819) + b"MQDEAD  "
    data = mq.mde(mq.BIG, then) + mq.dlh(mq.BIG, mq.BIG.then(""))
    row = decode(data, md_format="MQHMDE", **TELL)
    assert [link["outcome"] for link in row["links"]] == ["read", "integer_order_undefined"]
    # The earlier header stays, and of the later one all bytes.
    assert (row["ending"], row["data"]) == ("integer_order_undefined", data[72:])
    # It does not matter where data follows.
    plain = decode(mq.mde(mq.BIG, mq.BIG.numbers(digit, 819) + b"MQSTR   ") + b"text", md_format="MQHMDE", **TELL)
    assert (plain["ending"], plain["data"]) == ("data", b"text")


def test_reserved_bits_of_an_encoding(mq, decode):
    row = decode(mq.mde(mq.BIG, mq.BIG.numbers(0x1111, 819) + b"MQSTR   "), md_format="MQHMDE", **TELL)
    following = only(row)["following"]
    assert following["has_reserved_bits"] is True
    assert (following["integers"], following["decimals"], following["floats"]) == ("normal", "normal", "ieee_normal")


@pytest.mark.parametrize(("ccsid", "charset"), [(0, "unspecified"), (-1, "unspecified"), (-2, "inherited")])
def test_character_sets_that_are_none(mq, decode, ccsid, charset):
    data = mq.mde(mq.HOST, mq.HOST.numbers(785, ccsid) + mq.HOST.text("MQDEAD", 8)) + mq.dlh(mq.HOST, mq.HOST.then(""))
    first, second = decode(data, md_format="MQHMDE", has_md=False, encoding=785, ccsid=500)["links"]
    assert first["following"]["charset"] == charset
    assert (second["ccsid"], second["outcome"]) == (500, "read")


def test_earlier_headers_stay_where_a_later_one_is_missing(mq, decode):
    extension = mq.mde(mq.BIG, mq.BIG.then("MQDEAD"))
    for rest, outcome in ((b"", "truncated"), (b"DLH " + bytes(167), "truncated"), (bytes(172), "wrong_struc_id")):
        row = decode(extension + rest, md_format="MQHMDE", **TELL)
        assert [link["outcome"] for link in row["links"]] == ["read", outcome]
        assert row["links"][0]["header"]["mde"]["msg_seq_number"] == 3
        assert (row["ending"], row["data_kind"], row["data"]) == (outcome, "dead_letter_header", rest)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        (b"MQDEAD\0x", "dead_letter_header"),
        (b"MQDEAD\0\0", "dead_letter_header"),
        (b"mqdead  ", "application"),
        (b"MQDEADX ", "application"),
        (b" MQDEAD ", "application"),
        (bytes(8), "none"),
        (b"        ", "none"),
        (b"MQHEPCF ", "embedded_pcf"),
        (b"MQSTR   ", "string"),
    ],
)
def test_names_of_formats(mq, decode, name, kind):
    data = mq.mde(mq.BIG, mq.BIG.numbers(273, 819) + name) + mq.dlh(mq.BIG, mq.BIG.then(""))
    row = decode(data, md_format="MQHMDE", **TELL)
    if kind == "dead_letter_header":
        assert [link["announced"] for link in row["links"]] == ["md_extension", kind]
    else:
        assert (row["ending"], row["data_kind"], len(row["data"])) == ("data", kind, 172)


def test_transmission_queue_header(mq, decode):
    whole = mq.xqh(mq.BIG, mq.BIG.then("MQSTR"))
    for data, outcome in (
        (whole[:427], "truncated"),
        (changed(whole, 4, 2), "unsupported_version"),
        (changed(whole, 104, b"MDE "), "wrong_embedded_struc_id"),
        (changed(whole, 104, b"\xd4\xc4\x40\x40"), "wrong_embedded_struc_id"),
    ):
        assert stopped(decode(data, md_format="MQXMIT", **TELL), data) == outcome
    # Its descriptor is 324 bytes whatever version it says.
    row = decode(changed(whole, 108, 2) + b"text", md_format="MQXMIT", **TELL)
    header = only(row)["header"]["xqh"]
    assert (header["embedded_version_is_wrong"], header["msg_desc"]["version"]) == (True, 2)
    assert (header["msg_desc"]["extension"], row["data"]) == (None, b"text")


def test_dead_letter_header(mq, decode):
    whole = mq.dlh(mq.BIG, mq.BIG.then("MQSTR"))
    for data, outcome in ((whole[:171], "truncated"), (changed(whole, 4, 2), "unsupported_version")):
        assert stopped(decode(data, md_format="MQDEAD", **TELL), data) == outcome


def test_lengths_of_rules_and_formatting_headers(mq, decode):
    second = mq.rfh2(mq.BIG, mq.BIG.then(""), mq.folder(mq.BIG, "<a>"))
    for length, outcome in ((35, "bad_struc_length"), (-4, "bad_struc_length"), (45, "truncated")):
        data = changed(second, 8, length)
        assert stopped(decode(data, md_format="MQHRF2", **TELL), data) == outcome
    unaligned = only(decode(changed(second, 8, 37), md_format="MQHRF2", **TELL))["header"]["rfh2"]
    assert unaligned["is_unaligned"] is True
    assert unaligned["name_values"] == {"folders": None, "stray": b"\0", "ending": "stray_bytes"}
    first = mq.rfh(mq.BIG, mq.BIG.then(""))
    for length, outcome in ((31, "bad_struc_length"), (57, "truncated")):
        data = changed(first, 8, length)
        assert stopped(decode(data, md_format="MQHRF", **TELL), data) == outcome


@pytest.mark.parametrize("length", [-1, -(2**31), 5, 24, 2**31 - 1])
def test_a_bad_length_of_a_folder_ends_the_folders_only(mq, decode, length):
    folders = mq.folder(mq.BIG, "<a>") + changed(mq.folder(mq.BIG, "<usr><a>1</a></usr>"), 0, length)
    row = decode(mq.rfh2(mq.BIG, mq.BIG.then("MQSTR"), folders) + b"text", md_format="MQHRF2", **TELL)
    found = only(row)["header"]["rfh2"]["name_values"]
    assert [(one["is_sound"], one["data"]) for one in found["folders"]] == [(True, "<a>"), (False, "")]
    assert (found["ending"], found["stray"]) == ("bad_length", b"<usr><a>1</a></usr> ")
    assert (row["ending"], row["data"]) == ("data", b"text")


def test_stray_bytes_behind_the_folders(mq, decode):
    row = decode(mq.rfh2(mq.BIG, mq.BIG.then(""), mq.folder(mq.BIG, "<a>") + b"xyz"), md_format="MQHRF2", **TELL)
    found = only(row)["header"]["rfh2"]["name_values"]
    assert (len(found["folders"]), found["ending"], found["stray"]) == (1, "stray_bytes", b"xyz")


def test_version_and_format_of_rules_and_formatting_headers_disagree(mq, decode):
    first, second = mq.rfh(mq.BIG, mq.BIG.then("")), mq.rfh2(mq.BIG, mq.BIG.then(""), b"")
    for data, name in ((first, "MQHRF2"), (second, "MQHRF")):
        assert stopped(decode(data, md_format=name, **TELL), data) == "version_format_disagreement"


def test_lengths_that_do_not_fit_the_version(mq, decode):
    then = mq.BIG.then("")
    cases = [
        ("MQCICS", mq.cih(mq.BIG, "", 2), 164),
        ("MQCICS", mq.cih(mq.BIG, "", 1), 180),
        ("MQIMS", mq.iih(mq.BIG, ""), 80),
        ("MQHWIH", mq.wih(mq.BIG, then), 124),
        ("MQHREF", mq.rmh(mq.BIG, then), 107),
        ("MQHDIST", mq.dh(mq.BIG, then), 47),
    ]
    for name, data, length in cases:
        bad = changed(data, 8, length) + bytes(200)
        assert stopped(decode(bad, md_format=name, **TELL), bad) == "bad_struc_length"


@pytest.mark.parametrize(("at", "new"), [(72, 13), (76, 117), (76, 107), (76, -1), (72, -1), (72, 2**31 - 1)])
def test_a_string_outside_a_reference_header(mq, decode, at, new):
    data = changed(mq.rmh(mq.BIG, mq.BIG.then("")), at, new)
    found = only(decode(data + b"object", md_format="MQHREF", **TELL))["header"]["rmh"]["strings"]
    assert (found["src_name"], found["dest_name"]) == ("", "/b.x")
    assert found["has_string_outside"] is True


def test_the_offset_of_a_string_without_length_is_ignored(mq, decode):
    data = changed(changed(mq.rmh(mq.BIG, mq.BIG.then("")), 72, 0), 76, 999)
    found = only(decode(data, md_format="MQHREF", **TELL))["header"]["rmh"]["strings"]
    assert (found["src_name"], found["has_string_outside"]) == ("", False)


@pytest.mark.parametrize("count", [3, -1, 2**31 - 1])
def test_a_record_array_outside_a_distribution_header(mq, decode, count):
    data = changed(mq.dh(mq.BIG, mq.BIG.then("")), 36, count)
    found = only(decode(data, md_format="MQHDIST", **TELL))["header"]["dh"]["records"]
    assert found["has_array_outside"] is True
    # Three destinations need 288 bytes, and 248 are there: nothing is read by a count that does not fit.
    assert len(found["object_records"]) + len(found["put_msg_records"]) == 0


def test_a_long_chain_is_cut(mq, decode):
    chain = mq.mde(mq.BIG, mq.BIG.then("MQHMDE"))
    row = decode(chain * 70, md_format="MQHMDE", **TELL)
    assert (len(row["links"]), row["ending"], len(row["data"])) == (64, "too_many_headers", 6 * 72)
    exactly = decode(chain * 63 + mq.mde(mq.BIG, mq.BIG.then("MQSTR")), md_format="MQHMDE", **TELL)
    assert (len(exactly["links"]), exactly["ending"], exactly["data"]) == (64, "data", b"")
