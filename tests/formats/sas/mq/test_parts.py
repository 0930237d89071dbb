"""The part that a message is of its set, and the remarks on valid messages."""

from __future__ import annotations

import pytest

from ksyspark_formats import FORMATS

BASE = "33" * 16
FIRST, SECOND, PLAIN = (BASE + one + "00000000" for one in ("00000001", "00000002", "00000000"))
SHORT = BASE + "00000001"


@pytest.mark.parametrize(
    ("params", "data", "part"),
    [
        ({}, "00", "other"),
        ({"msg_type": 8}, "00", "other"),
        ({"msg_type": 100001}, "00", "undecided"),
        ({"msg_type": 100001, "correl_id": PLAIN}, "02000000", "undecided"),
        ({"msg_type": 100001, "correl_id": PLAIN, "attachment_kind": 1}, "02000000", "attachment_count"),
        ({"msg_type": 100001, "correl_id": PLAIN, "is_application_message": True}, "02000000", "application"),
        ({"msg_type": 100001, "correl_id": FIRST, "attachment_kind": 2}, "500000000b000000", "file_descriptor"),
        ({"msg_type": 100001, "correl_id": SHORT, "attachment_kind": 3}, "500000000b000000", "file_descriptor"),
        ({"msg_type": 100001, "correl_id": SECOND, "attachment_kind": 3}, "0100000041", "file_records"),
        ({"msg_type": 100001, "correl_id": SECOND, "attachment_kind": 1}, "0300000041", "data_set"),
        # Without the header the first message is known by its bytes, any other could be several things.
        ({"msg_type": 100001, "correl_id": FIRST}, "500000000b000000", "file_descriptor"),
        ({"msg_type": 100001, "correl_id": FIRST}, "00000005", "undecided"),
        ({"msg_type": 100001, "correl_id": SECOND}, "03000000414243", "undecided"),
        ({"msg_type": 100001, "correl_id": SECOND, "attachment_kind": 4}, "0300000041", "undecided"),
    ],
)
def test_parts(decoded, params, data, part) -> None:
    params_of_row = {name: bytes.fromhex(value) if name == "correl_id" else value for name, value in params.items()}
    row = decoded("sas_mq_message", bytes.fromhex(data), **params_of_row)
    assert row["part"] == part
    assert (row["body"].get("raw") is not None) == (part in ("other", "undecided", "application"))


def test_a_first_message_of_type_1_is_a_data_set(decoded, samples) -> None:
    content = (samples / "sas_mq_data_set_definition" / "example.bin").read_bytes()
    row = decoded("sas_mq_message", b"\1\0\0\0" + content, msg_type=100001, correl_id=bytes.fromhex(FIRST))
    assert (row["part"], row["number"]) == ("data_set", 1)


@pytest.mark.parametrize(
    ("tail", "params", "number"),
    [
        ("0000000100000000", {}, 1),
        ("00000001", {}, 1),
        ("0000000000000001", {}, 0),
        ("0000000000000001", {"id_layout": "16+zero+4"}, 1),
        ("0000000000000001", {"seq_order": "auto"}, 1),
        ("0100000000000000", {"seq_order": "auto"}, 1),
        ("0100000000000000", {"seq_order": "native", "byte_order": "little"}, 1),
        ("0100000000000000", {"seq_order": "native", "encoding": 273}, 16777216),
        ("ff", {}, -1),
    ],
)
def test_numbers(decoded, tail, params, number) -> None:
    row = decoded("sas_mq_message", b"", msg_type=100001, correl_id=bytes.fromhex(BASE + tail), **params)
    assert row["number"] == number


@pytest.mark.parametrize(("correl_id", "is_right"), [("11" * 16 + "00" * 8, True), (PLAIN, False), ("11" * 20, None)])
def test_a_header_under_another_id_is_noted(decoded, samples, correl_id, is_right) -> None:
    data = (samples / "sas_mq_attachment_header" / "example.bin").read_bytes()
    row = decoded("sas_mq_message", data, msg_type=100000, correl_id=bytes.fromhex(correl_id))
    assert (row["part"], row["is_header_id_right"]) == ("attachment_header", is_right)


@pytest.mark.parametrize(("length", "is_over"), [(32768, False), (32769, True)])
def test_a_message_over_32k_is_noted(decoded, length, is_over) -> None:
    assert decoded("sas_mq_message", bytes(length))["is_over_32k"] is is_over


def test_an_unknown_kind_and_bytes_at_the_end_are_noted(decoded, samples) -> None:
    data = (samples / "sas_mq_attachment_header" / "example.bin").read_bytes()
    row = decoded("sas_mq_attachment_header", data[:80] + b"\x09\0\0\0" + data[84:] + b"more", byte_order="little")
    assert (row["attachments"][0]["kind"], row["trailing_bytes"]) == ("9", b"more")


def test_attachments_before_a_cut_are_kept(refused, samples) -> None:
    data = (samples / "sas_mq_attachment_header" / "example.bin").read_bytes()
    field, offset, _ = refused("sas_mq_attachment_header", data[:76] + b"\2\0\0\0" + data[80:])
    assert (field, offset) == ("attachments[1].kind", 144)


@pytest.mark.parametrize(
    ("behind", "limit", "trailing"),
    [("05000000", 5, b""), ("0500", None, b"\5\0"), ("0500000000", None, b"\5\0\0\0\0")],
)
def test_the_limit_of_generations_is_the_last_four_bytes(decoded, samples, behind, limit, trailing) -> None:
    """The Rendezvous layout of the record has this field, the document of this layout does not list it."""
    data = (samples / "sas_mq_data_set_definition" / "example.bin").read_bytes() + bytes.fromhex(behind)
    row = decoded("sas_mq_data_set_definition", data)
    assert (row["generations_limit"], row["trailing_bytes"]) == (limit, trailing)


def test_passwords_are_hidden() -> None:
    record = FORMATS["sas_mq_data_set_definition"].layout.record("definition")
    hidden = [column.id for column in record.columns if column.sensitive]
    assert hidden == ["read_password", "write_password", "alter_password"]


@pytest.mark.parametrize(("count", "is_right"), [(2, True), (3, False)])
def test_names_of_an_index_are_counted(decoded, samples, count, is_right) -> None:
    data = (samples / "sas_mq_indexes" / "example.bin").read_bytes()
    at = len(data) - 16
    (one,) = decoded("sas_mq_indexes", data[:at] + bytes([count]) + data[at + 1 :])["indexes"]
    assert (one["num_variables"], one["is_count_right"]) == (count, is_right)


@pytest.mark.parametrize(
    ("name", "old", "new", "where"),
    [
        ("sas_mq_attachment_header", b"a.txt\0", b"a.txt!", lambda row: row["attachments"][0]),
        ("sas_mq_data_set_definition", b"NO\0", b"NO!", lambda row: row["definition"]),
        ("sas_mq_variable_definitions", b"AGE\0", b"AGE!", lambda row: row["variables"][0]),
    ],
)
def test_a_string_without_nul_is_noted_and_its_counted_bytes_are_taken(decoded, samples, name, old, new, where) -> None:
    data = (samples / name / "example.bin").read_bytes()
    assert where(decoded(name, data))["are_strings_terminated"] is True
    found = where(decoded(name, data.replace(old, new, 1)))
    assert found["are_strings_terminated"] is False
    assert new.decode() in found.values()


def test_an_index_whose_name_has_no_nul_is_noted(decoded, samples) -> None:
    data = (samples / "sas_mq_indexes" / "example.bin").read_bytes().replace(b"WHO\0", b"WHO!")
    (one,) = decoded("sas_mq_indexes", data)["indexes"]
    assert (one["name"], one["is_name_terminated"], one["names"]) == ("WHO!", False, ["AGE", "SEX"])
