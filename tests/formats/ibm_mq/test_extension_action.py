"""What a queue manager does with an MQMDE: the document's table 1, line by line."""

from __future__ import annotations

import pytest

DATA = {"has_md": False, "md_format": "MQHMDE", "encoding": 546, "ccsid": 1208}


def action(row):
    link = row["links"][0]
    return link["mqmde_action"], link["mqmde_reason"]


def put(mq, extension=None, version=1, fields=None, at=None):
    """Return a message whose data is an MQMDE and text; `fields` are those of a version 2 descriptor."""
    at = at or mq.LITTLE
    more = b"" if version == 1 else mq.extension(mq.LITTLE) if fields is None else fields
    return mq.md(mq.LITTLE, mq.LITTLE.then("MQHMDE", at), version, more) + (extension or mq.mde(at, at.then("MQSTR")))


def test_version_1_honours(mq, decode):
    assert action(decode(put(mq))) == ("honoured", None)


def test_version_2_with_initial_values_honours(mq, decode):
    row = decode(put(mq, version=2))
    assert row["md"]["extension"]["is_default"] is True
    assert action(row) == ("honoured", None)


@pytest.mark.parametrize(
    "changed", [{"group_id": b"G" * 24}, {"seq": 2}, {"offset": 1}, {"flags": 8}, {"length": 100}], ids=str
)
def test_version_2_with_another_value_leaves_it_as_data(mq, decode, changed):
    row = decode(put(mq, version=2, fields=mq.extension(mq.LITTLE, **changed)))
    assert row["md"]["extension"]["is_default"] is False
    assert action(row) == ("message_data", None)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"flags": 0x20}, 2249),
        ({"flags": 0x800}, 2249),
        ({"seq": 0}, 2250),
        ({"seq": 1_000_000_000}, 2250),
        ({"seq": -1}, 2250),
        ({"offset": -1}, 2251),
        ({"offset": 1_000_000_000}, 2251),
        ({"length": -2}, 2252),
    ],
    ids=str,
)
def test_a_field_that_is_not_valid_fails_the_call(mq, decode, version, changed, reason):
    extension = mq.mde(mq.LITTLE, mq.LITTLE.then("MQSTR"), mq.extension(mq.LITTLE, **changed))
    row = decode(put(mq, extension, version))
    assert action(row) == ("call_fails", reason)
    # It is read all the same, and what follows it.
    assert row["links"][0]["outcome"] == "read"
    assert row["ending"] == "data"


@pytest.mark.parametrize("flags", [0x1000, 0x80000, 0x100000, -0x80000000])
def test_flag_bits_that_may_be_accepted_do_not_fail_it(mq, decode, flags):
    extension = mq.mde(mq.LITTLE, mq.LITTLE.then("MQSTR"), mq.extension(mq.LITTLE, flags=flags))
    assert action(decode(put(mq, extension))) == ("honoured", None)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("outcome", ["byte_order_mismatch", "charset_mismatch", "unsupported_version"])
def test_another_byte_order_or_character_set_or_version_leaves_it_as_data(mq, decode, version, outcome):
    own = mq.mde(mq.LITTLE, mq.LITTLE.then("MQSTR"))
    extension = {
        "byte_order_mismatch": mq.mde(mq.BIG, mq.BIG.then("")),
        "charset_mismatch": mq.mde(mq.Context(546, 500), mq.HOST.then("")),
        "unsupported_version": own[:4] + bytes([3]) + own[5:],
    }[outcome]
    row = decode(put(mq, extension, version))
    assert action(row) == ("message_data", None)
    assert (row["links"][0]["outcome"], row["ending"]) == (outcome, outcome)
    assert row["data"] == extension


def test_one_that_is_announced_rightly_but_foreign_to_the_queue_manager_is_data(mq, decode):
    row = decode(put(mq, at=mq.BIG))
    assert row["links"][0]["outcome"] == "read"
    assert action(row) == ("message_data", None)
    assert action(decode(put(mq, at=mq.Context(546, 500)))) == ("message_data", None)


@pytest.mark.parametrize("length", [0, 3, 4, 11, 12, 71])
def test_one_that_is_cut_off_fails_the_call(mq, decode, length):
    whole = mq.mde(mq.LITTLE, mq.LITTLE.then(""))
    row = decode(mq.md(mq.LITTLE, mq.LITTLE.then("MQHMDE")) + whole[:length])
    assert action(row) == ("call_fails", 2248)
    assert (row["ending"], row["data"]) == ("truncated", whole[:length])


@pytest.mark.parametrize(
    ("version", "is_default", "expected"),
    [(0, True, "unknown"), (1, True, "honoured"), (2, True, "honoured"), (2, False, "message_data")],
)
def test_the_descriptor_may_be_given_by_parameters(mq, decode, version, is_default, expected):
    data = mq.mde(mq.LITTLE, mq.LITTLE.then("MQSTR"))
    params = {"md_version": version, "md_extension_is_default": is_default}
    assert action(decode(data, **DATA, **params)) == (expected, None)


def test_behind_a_transmission_queue_header_its_descriptor_counts(mq, decode):
    data = mq.xqh(mq.BIG, mq.BIG.then("MQHMDE")) + mq.mde(mq.BIG, mq.BIG.then(""))
    row = decode(mq.md(mq.BIG, mq.BIG.then("MQXMIT"), 2, mq.extension(mq.BIG, seq=7)) + data)
    assert [link["mqmde_action"] for link in row["links"]] == [None, "honoured"]


def test_behind_another_header_the_table_does_not_speak_of_it(mq, decode):
    data = mq.dlh(mq.BIG, mq.BIG.then("MQHMDE")) + mq.mde(mq.BIG, mq.BIG.then(""))
    row = decode(mq.md(mq.BIG, mq.BIG.then("MQDEAD")) + data)
    assert [link["mqmde_action"] for link in row["links"]] == [None, "elsewhere"]


def test_of_two_only_the_first_is_honoured(mq, decode):
    data = mq.mde(mq.BIG, mq.BIG.then("MQHMDE")) + mq.mde(mq.BIG, mq.BIG.then(""))
    row = decode(mq.md(mq.BIG, mq.BIG.then("MQHMDE")) + data)
    assert [link["mqmde_action"] for link in row["links"]] == ["honoured", "message_data"]


def test_a_foreign_one_is_data_whatever_its_fields(mq, decode):
    extension = mq.mde(mq.BIG, mq.BIG.then("MQSTR"), mq.extension(mq.BIG, seq=0))
    assert action(decode(put(mq, extension, at=mq.BIG))) == ("message_data", None)


def test_elsewhere_its_fields_are_not_validated(mq, decode):
    extension = mq.mde(mq.BIG, mq.BIG.then(""), mq.extension(mq.BIG, seq=0))
    row = decode(mq.md(mq.BIG, mq.BIG.then("MQDEAD")) + mq.dlh(mq.BIG, mq.BIG.then("MQHMDE")) + extension)
    assert [link["mqmde_action"] for link in row["links"]] == [None, "elsewhere"]
    assert row["links"][1]["header"]["mde"]["msg_seq_number"] == 0
