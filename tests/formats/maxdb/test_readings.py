"""Where the documents of the order interface contradict each other or leave a choice: the reading taken, and why.

Bytes and values stand here as a person wrote them down, from the manual's and the slides' own tables.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.decoder import ParamValue
from ksyspark.io.stream import SelfDelimiting
from ksyspark.io.windows import Window
from ksyspark_formats import FORMATS

sys.path.insert(0, str(Path(__file__).parents[2] / "samples" / "maxdb_packet"))

from packet import LITTLE, Packet, Part, reply

STREAM = ("example_1_request", "example_2_2_reply", "made_two_segments_reply")
PARAMS = {"strictness": 1, "accept_termchar": 0, "ebcdic_ccsid": 37, "vardata_250": 0}

Read = Callable[..., dict[str, Any]]


def _row(data: bytes, name: str = "maxdb_packet", **params: ParamValue) -> dict[str, Any]:
    done = FORMATS[name].decoder().decode(pa.array([data]), params)
    assert done.failures == {}
    return done.columns.to_pylist()[0]


@pytest.fixture
def read(samples) -> Read:
    """Return the function that decodes a sample with some bytes changed: read("name", {88: "ff"}, param=1)."""

    def decode(name: str, changes: dict[int, str] | None = None, **params: ParamValue) -> dict[str, Any]:
        data = bytearray((samples / "maxdb_packet" / f"{name}.bin").read_bytes())
        for at, digits in (changes or {}).items():
            new = bytes.fromhex(digits)
            data[at : at + len(new)] = new
        return _row(bytes(data), **params)

    return decode


def _bodies(row: dict[str, Any], segment: int = 0) -> list[dict[str, Any]]:
    return [part["body"] for part in row["varpart"]["segments"][segment]["parts"]]


def test_zero_is_input(read) -> None:
    """One slide has 00 for output; the trace of the same document, the manual and the sources have 00 for input."""
    (described, _) = _bodies(read("example_2_1_reply"))
    directions = [(one["io_type"], one["data_type"]) for one in described["shortinfos"]["shortinfos"]]
    assert directions == [("output", "fixed"), ("output", "time"), ("input", "char_ascii")]


def test_a_char_takes_a_byte_more_than_its_length(read) -> None:
    """The damaged document repeats the formula of FIXED for CHAR; its own example has CHAR(8) in 9 bytes."""
    (described, _) = _bodies(read("example_2_1_reply"))
    char = described["shortinfos"]["shortinfos"][2]
    assert (char["length"], char["in_out_len"]) == (8, 9)
    assert char["in_out_len"] != (char["length"] + 1) // 2 + 2


@pytest.mark.parametrize(
    ("number", "value", "exponent"),
    [
        ("c11000000000", 1, 1),
        ("c21000000000", 10, 2),
        ("c32560000000", 256, 3),
        ("c44711000000", 4711, 4),
        ("3f9000000000", -1, 1),
        ("3e9000000000", -10, 2),
        ("3d9000000000", -100, 3),
        ("3c5289000000", -4711, 4),
        ("c53276700000", 32767, 5),
        ("3b6723200000", -32768, 5),
        ("ca2147483647", 2147483647, 10),
        ("367852516352", -2147483648, 10),
    ],
)
def test_a_number_begins_with_its_characteristic(read, number, value, exponent) -> None:
    """A note says that numbers start with the mantissa, and prints 10^4 as 104; both are slips."""
    (body,) = _bodies(read("made_deleted_reply", {88: "00" + number}))
    count = body["counter"]["count"]
    found = [count[name] for name in ("number", "is_negative", "is_zero", "exponent")]
    assert found == [Decimal(value), value < 0, False, exponent]


def test_zero_has_no_exponent_and_null_no_number(read) -> None:
    (body,) = _bodies(read("made_deleted_reply"))
    zero = body["counter"]["count"]
    assert [zero[name] for name in ("number", "is_zero", "is_negative", "exponent")] == [Decimal(0), True, False, None]
    (body,) = _bodies(read("made_deleted_reply", {88: "ff010203040506"}))
    null = body["counter"]["count"]
    assert [null[name] for name in ("number", "is_zero", "is_negative", "exponent")] == [None] * 4


def test_segments_begin_at_multiples_of_8_though_a_reply_counts_otherwise(read) -> None:
    """The manual has the length of a segment as a multiple of 8; the packet checker rounds up what is not."""
    segments = read("made_unaligned_reply")["varpart"]["segments"]
    assert [(one["segm_len"], one["segm_offset"], len(one["filler"])) for one in segments] == [(58, 0, 6), (40, 64, 0)]


def test_a_kind_of_part_may_occur_twice(read) -> None:
    """Manual and slides allow one part of a kind; nobody enforces it."""
    row = read("example_2_1_reply", {72: "0a000100", 80: "24000000"})
    assert [part["part_kind"] for part in row["varpart"]["segments"][0]["parts"]] == ["parsid", "parsid"]


def test_a_reply_may_have_fewer_segments(read) -> None:
    row = read("made_two_segments_reply", {22: "0100"})
    assert len(row["varpart"]["segments"]) == 1
    assert len(row["varpart"]["behind"]) == 40


def test_conversion_tables_are_as_many_as_counted(read) -> None:
    """The manual has 4 or 6, release 7.6 sends 2."""
    tables = _bodies(read("made_connect_reply"))[2]["conversion_tables"]["tables"]
    assert [len(table) for table in tables] == [256, 256]


def test_the_page_size_has_three_bytes_of_number(read) -> None:
    """The manual counts 5 bytes: define byte, a number of FIXED(4), and one that is not used."""
    page = _bodies(read("made_connect_reply"))[3]["session_info"]["page_size"]
    assert (page["define_byte"], page["number"], page["exponent"]) == (0, Decimal(8192), 4)


def test_lengths_of_names_count_bytes(read) -> None:
    names = _bodies(read("made_big_endian_parse_reply"))[3]["names"]["names"]
    assert [(len(one["name"]["data"]), one["name"]["text"]) for one in names] == [(8, "NAME"), (12, "GRÖSSE")]


@pytest.mark.parametrize("count", ["0100", "0200"])
def test_abap_info_has_two_texts_whatever_is_counted(read, count) -> None:
    """The manual counts 1, a driver 2."""
    where = _bodies(read("made_precompiled_request", {138: count}))[2]["abap_info"]
    assert (where["program"]["name"]["text"], where["line"]["name"]["text"]) == ("ZREPORT", "42")


@pytest.mark.parametrize(
    ("code", "program", "line", "texts"),
    [
        ("1302", "5a005200", "3400 3200", ("ZR", "42")),
        ("1302", "5a524550", "3432", ("ZREP", "42")),
        ("1401", "005a0052", "313237", ("ZR", "127")),
        ("1401", "5a524550", "3432", ("ZREP", "42")),
        ("1302", "00d800d8", "00d8", ("\0Ø\0Ø", "\0Ø")),
        ("1302", "", "3432", ("", "42")),
        ("0002", "5a00", "3432", ("Z\0", "42")),
        ("1602", "c3285a", "3432", ("Ã(Z", "42")),
    ],
)
def test_abap_texts_have_one_byte_a_character_or_two(read, code, program, line, texts) -> None:
    """Lines are single-byte in Unicode packets too, names are from the precompiler; nothing is refused for them."""
    data = bytes([len(bytes.fromhex(program))]) + bytes.fromhex(program)
    data += bytes([len(bytes.fromhex(line))]) + bytes.fromhex(line)
    where = Packet(
        [reply(Part(27, data, 2), order=LITTLE if code.endswith("02") else "big")],
        32000,
        LITTLE if code.endswith("02") else "big",
        int(code[:2], 16),
    )
    found = _bodies(_row(where.to_bytes()))[0]["abap_info"]
    assert (found["program"]["name"]["text"], found["line"]["name"]["text"]) == texts
    assert found["program"]["name"]["data"] == bytes.fromhex(program)


def test_a_packet_cut_in_its_second_segment_keeps_the_first(samples) -> None:
    data = (samples / "maxdb_packet" / "made_two_segments_request.bin").read_bytes()
    done = FORMATS["maxdb_packet"].decoder().decode(pa.array([data[:200]]), {})
    assert done.failures[0].field == "varpart"
    first, second = done.columns.to_pylist()[0]["varpart"]["segments"]
    whole = _row(data)["varpart"]["segments"]
    assert first == whole[0]
    assert (second["own_index"], second["request"]) == (2, whole[1]["request"])
    assert second["parts"][0]["part_kind"] is None


def test_damage_ends_a_stream_only_where_the_length_is_lost(samples) -> None:
    """Bytes 16 to 19 are the length, byte 1 is its byte order."""
    folder = samples / "maxdb_packet"
    before, data, after = ((folder / f"{name}.bin").read_bytes() for name in STREAM)
    framing = SelfDelimiting(FORMATS["maxdb_packet"])
    lost = set()
    for at in range(len(data)):
        for value in {0, 255, data[at] ^ 1, data[at] ^ 128}:
            damaged = bytearray(data)
            damaged[at] = value
            window = Window(np.frombuffer(before + bytes(damaged) + after, np.uint8), 0)
            found = framing.spans(window, True, PARAMS)
            if found.lost is not None or found.lengths.tolist() != [len(before), len(data), len(after)]:
                lost.add(at)
    assert lost == {1, 16, 17, 18, 19}


def test_vardata_of_250_bytes_is_a_length_by_default(read) -> None:
    """The kernel and the drivers have a length, the packet checker a mark."""
    long = {40: "0200", 112: "fd000000", 120: "0001 fa" + "78" * 250}
    field = _bodies(read("made_vardata_request", long))[1]
    assert field["vardata"]["rows"][0]["fields"][0]["value"] == b"x" * 250
    marks = {88: "0006" + "fa" * 6, 80: "08000000"}
    fields = _bodies(read("made_challenge_reply", marks, vardata_250=1))[0]["vardata"]["rows"][0]["fields"]
    assert {(one["kind"], one["value"]) for one in fields} == {("ignored", None)}


def test_vardata_may_count_its_rows(read) -> None:
    """A client counts fields where there is one row; two rows are two."""
    two = {74: "0200", 80: "0a000000", 88: "0001 02 c110 0002 01 61 fe"}
    rows = _bodies(read("made_challenge_reply", two))[0]["vardata"]["rows"]
    assert [[field["value"] for field in row["fields"]] for row in rows] == [[b"\xc1\x10"], [b"a", None]]
    fields = _bodies(read("made_challenge_reply", {74: "0200"}))[0]["vardata"]["rows"]
    assert [len(row["fields"]) for row in fields] == [2]


@pytest.mark.parametrize(("page", "letter"), [(37, "["), (500, "¬"), (1047, "Ý"), (0, "["), (273, "[")])
def test_the_code_page_of_ebcdic_packets_is_a_parameter(read, page, letter) -> None:
    """No source names the page; the byte ba tells the three apart."""
    row = read("made_ebcdic_parse_request", {88: "ba"}, ebcdic_ccsid=page)
    assert _bodies(row)[0]["text"]["text"] == f"{letter}ELECT * FROM T"


@pytest.mark.parametrize(
    ("code", "charset", "text"),
    [("00", "iso_8859_1", "Ä"), ("16", "utf_8", "é"), ("05", "unknown", None), ("02", "unknown", None)],
)
def test_the_code_type_decides_how_texts_are_read(read, code, charset, text) -> None:
    letters = "c3a9" if code == "16" else "c420"
    row = read("example_1_request", {0: code, 88: letters}, accept_termchar=1)
    assert row["charset"] == charset
    found = _bodies(row)[0]["text"]
    assert found["data"][:2] == bytes.fromhex(letters)
    assert (found["text"] or "")[:1] == (text or "")
    assert (found["text"] is None) == (text is None)


def test_native_unicode_is_taken_in_the_order_of_the_packet(read) -> None:
    assert read("made_hello_request", {0: "15"})["charset"] == "utf_16le"
    assert read("made_big_endian_parse_reply", {0: "15"})["charset"] == "utf_16be"


def test_half_a_character_of_ucs_2_is_refused(samples) -> None:
    data = bytearray((samples / "maxdb_packet" / "made_connect_request.bin").read_bytes())
    data[80:84] = bytes.fromhex("5b000000")
    decoder = FORMATS["maxdb_packet"].decoder()
    failure = decoder.decode(pa.array([bytes(data)]), {}).failures[0]
    assert failure.field == "varpart.segments[0].parts[0].body.text.text"
    assert "UTF-16LE" in failure.reason


def test_inputs_sent_as_vardata_have_a_number_instead_of_a_place(read) -> None:
    described = _bodies(read("made_other_kinds_reply"))[0]["shortinfos"]["shortinfos"]
    names = ("io_type", "bufpos", "param_no", "read_only", "serial")
    assert [tuple(one[name] for name in names) for one in described] == [
        ("input", None, 1, "off", "on"),
        ("output", 1, None, None, None),
    ]


def test_bytes_of_a_long_value_follow_where_the_descriptor_points_behind_itself(read) -> None:
    found = {
        name: [one["portion"] for one in _bodies(read(name))[part]["longdata"]["descriptors"]]
        for name, part in (
            ("made_putval_request", 0),
            ("made_getval_request", 0),
            ("made_getval_reply", 0),
            ("made_execute_long_reply", 1),
        )
    }
    assert found == {
        "made_putval_request": [b"hello", b"end", None],
        "made_getval_request": [None],
        "made_getval_reply": [b"all of i"],
        "made_execute_long_reply": [None, None],
    }


def test_values_of_a_logon_are_hidden(read) -> None:
    """They stand in a column of their own; the decoder leaves it to the reader of files to write stars."""
    old = _bodies(read("made_connect_7_3_request"))[1]["data"]
    assert (old["rows"], len(old["logon"])) == (None, 109)
    fields = _bodies(read("made_connect_request"))[1]["vardata"]["rows"][0]["fields"]
    assert [(one["value"], len(one["logon"])) for one in fields] == [(None, 8), (None, 8), (None, 16)]
    records = FORMATS["maxdb_packet"].layout.records
    hidden = {name: [one.id for one in record.columns if one.sensitive] for name, record in records.items()}
    assert {name.rpartition("::")[2]: ids for name, ids in hidden.items() if ids} == {
        "data": ["logon"],
        "vardata_field": ["logon"],
    }


def test_every_kind_of_part_is_named() -> None:
    part = FORMATS["maxdb_packet"].layout.records["maxdb_packet::varpart::part"]
    (kind,) = (column.type for column in part.columns if column.id == "part_kind")
    assert sorted(kind.labels) == list(range(36))


@pytest.mark.parametrize(
    ("name", "order", "kind"),
    [
        ("made_connect_request", "little", "connect"),
        ("made_connect_big_endian_ebcdic", "big", "connect"),
        ("example_1_request", "little", "packet"),
        ("made_big_endian_reply", "big", "packet"),
        ("made_release", "little", "other"),
        ("made_cancel_big_endian", "big", "other"),
        ("made_piece_1", "little", "piece"),
        ("made_piece_2", "little", "piece"),
    ],
)
def test_the_byte_order_of_the_communication_header(samples, name, order, kind) -> None:
    row = _row((samples / "maxdb_tcp" / f"{name}.bin").read_bytes(), "maxdb_tcp")
    assert (row["order"], row["payload_kind"], row["header"]["sender_ref"]) == (order, kind, 7)


@pytest.mark.parametrize(("port_in_packet_order", "port"), [(0, 0x1C2A), (1, 0x2A1C)])
def test_the_port_of_a_connect_message(samples, port_in_packet_order, port) -> None:
    """The vendor writes the most significant byte first, one client the order of the packet."""
    data = (samples / "maxdb_tcp" / "made_connect_request.bin").read_bytes()
    row = _row(data, "maxdb_tcp", port_in_packet_order=port_in_packet_order)
    assert row["payload"]["connect"]["arguments"]["arguments"][0]["value"]["port"]["port"] == port


def test_pieces_of_a_message_join_to_a_packet(samples) -> None:
    folder = samples / "maxdb_tcp"
    pieces = [_row((folder / f"made_piece_{number}.bin").read_bytes(), "maxdb_tcp") for number in (1, 2)]
    assert [piece["header"]["residual_packets"] for piece in pieces] == [1, 0]
    joined = b"".join(piece["payload"]["raw"] for piece in pieces)
    assert len(joined) + 24 == pieces[0]["header"]["max_send_len"]
    assert joined == (samples / "maxdb_packet" / "example_1_request.bin").read_bytes()
