"""Worked examples of SAS attachment messages on MQ and MSMQ, byte for byte.

The bytes and the values stand here as a person wrote them down; nothing is taken from our own output. Little-endian,
`long` of 4 bytes and string lengths that count the NUL, where nothing else is said.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ksyspark.decoder import ParamValue

HEADER = f"""
    {"11" * 16} {"00" * 8}                       this header's id, tail zero
    08 00 00 00                                  original type 8
    {"00" * 24}
    {"22" * 16} {"00" * 8}                       application message id
    01 00 00 00                                  1 attachment, at 76
    02 00 00 00                                  text file, at 80
    {"33" * 16} {"00" * 8}
    09 00 00 00 46 49 4C 45 4E 41 4D 45 00       FILENAME
    06 00 00 00 61 2E 74 78 74 00                a.txt
    01 00 00 00 00
    00 00 00 00 01 00 00 00                      minor 0, major 1
"""
RECORDS = "03 00 00 00 6F 6E 65 00 00 00 00 05 00 00 00 74 68 72 65 65"
DEFINITION = f"""
    01 00 00 00 00 00 00 00                      type 1, version 0
    05 00 00 00 44 41 54 41 00                   DATA
    01 00 00 00 00                               no label
    03 00 00 00 03 00 00 00 11 00 00 00          3 rows, 3 variables, 17 bytes a row
    03 00 00 00 4E 4F 00 4E 03 00 00 00 4E 4F 00    compress NO, reuse N, encrypt NO
    01 00 00 00 06 00 00 00 41 53 43 49 49 00    1 sort variable, ASCII
    00 00
    {"00" * 24}
"""
VARIABLES = f"""
    02 00 00 00
    04 00 00 00 41 47 45 00 01 00 00 00 00 01 00 00 00 00 04 00 00 00 41 67 65 00
    01 08 00 00 00 {"00" * 16} 01                AGE: numeric, 8 bytes, sort place 1
    05 00 00 00 42 4F 52 4E 00 05 00 00 00 44 41 54 45 00 01 00 00 00 00 01 00 00 00 00
    01 08 00 00 00 09 00 00 00 {"00" * 12} 00    BORN: numeric, 8 bytes, DATE9.
    04 00 00 00 53 45 58 00 02 00 00 00 24 00 01 00 00 00 00 01 00 00 00 00
    02 01 00 00 00 01 00 00 00 {"00" * 12} 00    SEX: character, 1 byte, $1.
"""
OBSERVATIONS = """
    03 00 00 00
    00 00 00 00 00 00 3E 40 00 00 00 00 00 4C CD 40 46
    00 00 00 00 00 FE FF FF 00 00 00 00 00 00 F0 BF 4D
    00 00 00 00 00 FC FF FF 00 00 00 00 00 FF FF FF 20
"""


def test_header(octets, decoded) -> None:
    data = octets(HEADER)
    assert len(data) == 144
    row = decoded("sas_mq_attachment_header", data)
    assert row["header"] == {
        "header_id": b"\x11" * 16 + bytes(8),
        "original_message_type": 8,
        "original_correlation_id": bytes(24),
        "message_id": b"\x22" * 16 + bytes(8),
        "num_attachments": 1,
    }
    assert row["attachments"] == [
        {
            "kind": "text_file",
            "attachment_id": b"\x33" * 16 + bytes(8),
            "qualifier_1": "FILENAME",
            "qualifier_2": "a.txt",
            "description": "",
            "minor_version": 0,
            "major_version": 1,
            "are_strings_terminated": True,
        }
    ]
    assert row["trailing_bytes"] == b""


@pytest.mark.parametrize(
    ("number", "body", "part", "held"),
    [
        (1, "50 00 00 00 0B 00 00 00", "file_descriptor", {"logical_record_length": 80, "file_size": 11}),
        (2, RECORDS, "file_records", [{"data": b"one"}, {"data": b""}, {"data": b"three"}]),
        (0, "02 00 00 00", "attachment_count", 2),
    ],
)
def test_messages_of_the_text_file(octets, decoded, number: int, body: str, part: str, held: object) -> None:
    correl_id = b"\x33" * 16 + number.to_bytes(4, "big") + bytes(4)
    params: dict[str, ParamValue] = {"msg_type": 100001, "correl_id": correl_id, "attachment_kind": 2}
    row = decoded("sas_mq_message", octets(body), **params)
    assert (row["part"], row["number"]) == (part, number)
    content = row["body"][f"sas_mq_{part}"]
    field = {"file_descriptor": "file", "file_records": "records", "attachment_count": "num_messages"}[part]
    assert content[field] == held


def test_data_set_definition(octets, decoded) -> None:
    data = octets(DEFINITION)
    assert len(data) == 89
    row = decoded("sas_mq_data_set_message", data)
    assert row["head"]["type_id"] == "definition"
    found = row["content"]["sas_mq_data_set_definition"]
    assert found["definition"] == {
        "version": 0,
        "data_set_type": "DATA",
        "label": "",
        "num_observations": 3,
        "num_variables": 3,
        "len_observation": 17,
        "compress": "NO",
        "reuse": b"N",
        "encrypt": "NO",
        "num_sort_variables": 1,
        "sort_collating_sequence": "ASCII",
        "sort_flags": 0,
        "read_password_flag": 0,
        "read_password": bytes(4),
        "write_password_flag": 0,
        "write_password": bytes(4),
        "alter_password_flag": 0,
        "alter_password": bytes(4),
        "are_strings_terminated": True,
    }
    assert (found["generations_limit"], found["trailing_bytes"]) == (None, b"")


def test_variable_definitions(octets, decoded) -> None:
    data = octets(VARIABLES)
    assert len(data) == 148
    row = decoded("sas_mq_data_set_message", data)
    found = row["content"]["sas_mq_variable_definitions"]["variables"]
    names = ("name", "format", "label", "is_numeric", "len_value", "format_width", "sort_position")
    assert [tuple(one[name] for name in names) for one in found] == [
        ("AGE", "", "Age", True, 8, 0, 1),
        ("BORN", "DATE", "", True, 8, 9, 0),
        ("SEX", "$", "", False, 1, 1, 0),
    ]
    assert {(one["informat"], one["informat_width"], one["format_decimals"]) for one in found} == {("", 0, 0)}


def test_observations_stay_bytes(octets, decoded) -> None:
    data = octets(OBSERVATIONS)
    assert len(data) == 55
    row = decoded("sas_mq_data_set_message", data)
    assert row["head"]["type_id"] == "observations"
    assert row["content"]["raw"] == data[4:]


def test_widths_with_a_long_of_eight_bytes(octets, decoded) -> None:
    """The definition grows from 89 to 125 bytes and the variables from 148 to 256."""
    definition = wide(octets(DEFINITION), "i s s l l l s c s l s")
    variables = wide(octets(VARIABLES), " ".join(["s s s s c l l l l l c"] * 3))
    assert (len(definition), len(variables)) == (125, 256)
    found = decoded("sas_mq_data_set_message", definition, long_bytes=8)["content"]["sas_mq_data_set_definition"]
    assert (found["definition"]["len_observation"], found["definition"]["sort_collating_sequence"]) == (17, "ASCII")
    listed = decoded("sas_mq_data_set_message", variables, long_bytes=8)["content"]["sas_mq_variable_definitions"]
    assert [(one["name"], one["format_width"]) for one in listed["variables"]] == [("AGE", 0), ("BORN", 9), ("SEX", 1)]


def wide(data: bytes, kinds: str) -> bytes:
    """Return a message with each `long` made 8 bytes: s is a string, l a long, i an int, c a byte; the rest stays."""
    out, at = bytearray(data[:4]), 4
    for kind in kinds.split():
        size = 1 if kind == "c" else 4
        out += data[at : at + size] + (bytes(4) if kind in "ls" else b"")
        length = int.from_bytes(data[at : at + 4], "little") if kind == "s" else 0
        out += data[at + size : at + size + length]
        at += size + length
    return bytes(out) + data[at:]


@pytest.mark.parametrize(
    ("encoding", "ccsid", "row"),
    [(273, 819, "403E000000000000 40CD4C0000000000 46"), (785, 500, "421E000000000000 443A980000000000 C6")],
)
def test_the_same_rows_from_other_machines(decoded, encoding: int, ccsid: int, row: str) -> None:
    data = bytes.fromhex(f"00000003 {row}")
    found = decoded("sas_mq_data_set_message", data, encoding=encoding, ccsid=ccsid)
    assert (found["head"]["type_id"], found["is_be"], found["content"]["raw"]) == ("observations", True, data[4:])
    # Without the descriptor the type identifier tells the byte order.
    assert decoded("sas_mq_data_set_message", data)["is_be"] is True


@pytest.mark.parametrize(
    ("data", "nul_counted", "text", "is_terminated"),
    [
        ("03 00 00 00 4E 4F 00", True, "NO", True),
        ("01 00 00 00 00", True, "", True),
        ("00 00 00 00", True, "", True),
        ("02 00 00 00 4E 4F 00", False, "NO", True),
        ("00 00 00 00 00", False, "", True),
        ("06 00 00 00 20 4E 20 4F 20 00", True, " N O", True),
        ("03 00 00 00 4E 4F 4F", True, "NOO", False),
    ],
)
def test_strings(octets, decoded, data: str, nul_counted: bool, text: str, is_terminated: bool) -> None:
    row = decoded("sas_mq_string", octets(data), nul_counted=nul_counted)
    assert row == {"text": text, "is_terminated": is_terminated}


@pytest.mark.parametrize(
    ("data", "params", "number"),
    [
        ("33" * 16 + "00000001" + "00000000", {}, 1),
        ("33" * 16 + "00000001", {}, 1),
        ("33" * 16 + "00000000" + "00000001", {"id_layout": "16+zero+4"}, 1),
        ("33" * 16 + "01000000" + "00000000", {"seq_order": "native", "encoding": 546}, 1),
        # A wrong byte order turns 1 into 16,777,216; `auto` takes the smaller number, wherever it stands.
        ("33" * 16 + "01000000" + "00000000", {}, 16777216),
        ("33" * 16 + "01000000" + "00000000", {"seq_order": "auto"}, 1),
        ("33" * 16 + "00000000" + "00000001", {"seq_order": "auto"}, 1),
        ("33" * 16 + "00000000" + "01000000", {"seq_order": "auto"}, 1),
        ("33" * 16 + "00000000" + "00000000", {"seq_order": "auto"}, 0),
        # The document's own ids, printed with 20 bytes.
        ("000102030405060708090A0B0C0D0E0F00000003", {}, 3),
    ],
)
def test_correlation_ids(decoded, data: str, params: Mapping[str, ParamValue], number: int) -> None:
    row = decoded("sas_mq_correlation_id", bytes.fromhex(data), **params)
    assert (row["base"], row["number"], row["is_number_alone"]) == (bytes.fromhex(data)[:16], number, True)


@pytest.mark.parametrize(
    ("name", "data", "place"),
    [
        (
            "sas_mq_data_set_message",
            "02 00 00 00 88 13 00 00 41",
            ("content.sas_mq_variable_definitions.variables[0].name.len.narrow", 4, "LENGTH_PAST_END): found 5000"),
        ),
        (
            "sas_mq_data_set_message",
            "02 00 00 00 FD FF FF FF",
            (
                "content.sas_mq_variable_definitions.variables[0].name.len.narrow",
                4,
                "LENGTH_PAST_END): expected at least 0, found -3",
            ),
        ),
        (
            "sas_mq_data_set_message",
            "09 00 00 00 00",
            ("head.type_id", 0, "(TYPE_ID_UNKNOWN): expected at most constraints (5), found 9"),
        ),
        ("sas_mq_file_records", "32 00 00 00 61 62", ("records[0].len_data.narrow", 0, "LENGTH_PAST_END): found 50")),
    ],
)
def test_tiny_malformed_cases(octets, refused, name: str, data: str, place: tuple[str, int, str]) -> None:
    field, offset, reason = refused(name, octets(data))
    assert (field, offset) == place[:2]
    assert reason.endswith(place[2])
