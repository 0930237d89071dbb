"""Trace lines of packets, compared with the traces that the document prints."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

from ksyspark.errors import OptionError

sys.path.insert(0, str(Path(__file__).parents[2] / "samples" / "maxdb_packet"))

from bodies import entry, text_list
from packet import Packet, Part, number, reply
from vtrace import number_text, trace_lines

# The document's own lines. Its copy lost the indentation and the line breaks of the second trace.
DOCUMENT = {
    "example_1_request": """
        REQUEST: ascii, full_swap, 70205-XCI (1 segment, len: 120)
        dbs SEGMENT 1 (1 part, len: 120)
        session_sqlmode, user_cmd
        with_info
        command PART (1 argument, size: 28136)
        buf(57):
        'SELECT EMPNAME, EMPNO FROM EMP WHRE FIRST_NAME = 'Martin''
    """,
    "example_1_reply": """
        RECEIVE: ascii, full_swap, 70205-XCI (1 segment, len: 88)
        **** -3014 / RETURN SEGMENT 1 (1 part, len: 88)
        select_fc, errops: 37, sqlstate: '42000'
        errortext PART (1 argument, size: 32080)
        buf(28): 'Invalid end of SQL statement'
    """,
    "example_2_2_request": """
        REQUEST: ascii, full_swap, 70205-XCI (1 segment, len: 104) execute SEGMENT 1 (2 parts, len: 104)
        session_sqlmode, user_cmd with_info
        parsid PART (1 argument, size: 28136) mess_type: select buf(12): 00000019 00000601 3C000000
        data PART (1 argument, size: 28104) buf(9): ' keyval1 '
    """,
    "example_2_2_reply": """
        RECEIVE: ascii, full_swap, 70205-XCI (1 segment, len: 104) ok / RETURN SEGMENT 1 (2 parts, len: 104)
        select_into, sqlstate: '00000' external WARNING 0: warning_exists external WARNING 8: table_scan
        resultcount PART (1 argument, size: 32096) result_count: 1
        data PART (1 argument, size: 32072) buf(17): 00C44711 00000000 20303031 34333934 34 'G 00143944'
    """,
}
# Misprints of the copy: a star too many, two letters exchanged, blanks lost at the start of a text.
MISPRINTS = (("****", "***"), ("errops", "errpos"), ("34 'G", "34 ' G"))


def _read(samples, name: str) -> bytes:
    return (samples / "maxdb_packet" / f"{name}.bin").read_bytes()


def _in_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize("name", DOCUMENT)
def test_the_traces_of_the_document(format_named, samples, name) -> None:
    printed = _in_one_line(DOCUMENT[name])
    for wrong, right in MISPRINTS:
        printed = printed.replace(wrong, right)
    found = trace_lines(format_named("maxdb_packet"), _read(samples, name))
    assert _in_one_line(" ".join(found)) == printed


def test_lines_are_indented_by_what_they_belong_to(format_named, samples) -> None:
    assert trace_lines(format_named("maxdb_packet"), _read(samples, "example_2_2_reply")) == [
        "RECEIVE: ascii, full_swap, 70205-XCI (1 segment, len: 104)",
        "  ok / RETURN SEGMENT 1 (2 parts, len: 104)",
        "    select_into, sqlstate: '00000'",
        "    external WARNING 0: warning_exists",
        "    external WARNING 8: table_scan",
        "    resultcount PART (1 argument, size: 32096)",
        "      result_count: 1",
        "    data PART (1 argument, size: 32072)",
        "      buf(17): 00C44711 00000000 20303031 34333934 34 '  G      00143944'",
    ]


def test_descriptions_of_the_lost_table(format_named, samples) -> None:
    """The copy of the document does not have such lines; their form is our own."""
    found = trace_lines(format_named("maxdb_packet"), _read(samples, "example_2_1_reply"))
    assert found[3:7] == [
        "    shortinfo PART (3 arguments, size: 32080)",
        "      1: output fixed (12), in/out: 8, pos: 1, null_allowed",
        "      2: output time (8), in/out: 9, pos: 9, null_allowed",
        "      3: input char_ascii (8), in/out: 9, pos: 1, null_allowed",
    ]


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "made_two_segments_request",
            ["mass_cmd", "first_packet", "result_count: NULL", "dbs SEGMENT 2 (1 part, len: 72)"],
        ),
        ("made_two_segments_request", ["commit_immediately, no_implicit_fetch, no_explicit_close"]),
        ("made_two_segments_reply", ["minsert, sqlstate: '00000'", "commit_fc, sqlstate: '00000'", "result_count: -1"]),
        ("made_deleted_reply", ["delete_fc, sqlstate: '00000'", "last_packet", "result_count: 0"]),
        ("made_big_endian_parse_reply", ["RECEIVE: unicode, normal, 70600-JDB (1 segment, len: 288)", "2: 'GRÖSSE'"]),
        ("made_ebcdic_parse_request", ["buf(15): 'SELECT * FROM T'", "buf(4): 'MÄRZ'"]),
        ("made_connect_reply", ["variable_input: on", "user_kind: 'STANDARD'", "and 192 bytes more"]),
        ("made_other_kinds_reply", ["200 PART (1 argument, size: 31792)", "buf(7): 'unknown'", "relative_pos: 1"]),
        ("made_other_kinds_reply", ["1: input fixed (10), in/out: 7, param: 1, null_allowed"]),
        ("made_precompiled_request", ["program: 'ZREPORT'", "1: char_ascii (30)", "2: fixed (9,2)"]),
        (
            "made_putval_request",
            [
                "1: datapart, pos: 42, len: 5, next: 1",
                "buf(5): 'hello'",
                "2: lastdata, pos: 88, len: 3, next: 1",
                "buf(3): 'end'",
                "3: last_putval, pos: 0, len: 0, next: 1",
            ],
        ),
        ("made_getval_reply", ["1: alldata, pos: 42, len: 8, of: 8, next: 9", "buf(8): 'all of i'"]),
        ("made_execute_long_reply", ["2: nodata, pos: 0, len: 0, of: 9000, next: 1"]),
        ("made_hello_request", ["hello SEGMENT 1 (0 parts, len: 40)"]),
    ],
)
def test_other_packets(format_named, samples, name, lines) -> None:
    found = [line.strip() for line in trace_lines(format_named("maxdb_packet"), _read(samples, name))]
    assert [line for line in lines if line not in found] == []


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("c11000000000", "1"),
        ("c44711000000", "4711"),
        ("3c5289000000", "-4711"),
        ("ca2147483647", "2147483647"),
        ("367852516352", "-2147483648"),
        ("3d9000000000", "-100"),
        ("cb1000000000", "10000000000"),
        ("800000000000", "0"),
    ],
)
def test_counts(format_named, samples, number, text) -> None:
    data = bytearray(_read(samples, "made_deleted_reply"))
    data[89:95] = bytes.fromhex(number)
    assert trace_lines(format_named("maxdb_packet"), bytes(data))[-1].strip() == f"result_count: {text}"


@pytest.mark.parametrize(
    ("digits", "text"),
    [
        ("c050", "0.5"),
        ("4050", "-0.5"),
        ("be10", "0.001"),
        ("4290", "-0.001"),
        ("39876543211000", "-1234567.89"),
        ("ff99", "990000000000000000000000000000000000000000000000000000000000000"),
        ("c1a0", "c1a0"),
        ("c1", "c1"),
        ("", ""),
    ],
)
def test_numbers_of_any_kind(digits, text) -> None:
    assert number_text(bytes.fromhex(digits)) == text


@pytest.mark.parametrize("name", ["made_connect_7_3_request", "made_connect_request"])
def test_values_of_a_logon_are_hidden(format_named, samples, name) -> None:
    fmt, data = format_named("maxdb_packet"), _read(samples, name)
    assert sum(line.endswith("): ***") for line in trace_lines(fmt, data)) == 1
    assert sum(line.endswith("): ***") for line in trace_lines(fmt, data[:-1])) == 1
    assert not any("MONA  " in line for line in trace_lines(fmt, data[:-1]))
    assert not any(line.endswith("): ***") for line in trace_lines(fmt, data, show_sensitive=True))


def test_a_logon_that_breaks_off_inside_stays_hidden(format_named, samples) -> None:
    data = bytearray(_read(samples, "made_connect_request"))
    place = data.index(b"SCRAMMD5") - 1
    data[place] = 200
    found = trace_lines(format_named("maxdb_packet"), bytes(data))
    assert "fields[1].logon" in found[-1]
    assert not any("SCRAM" in line or "4D4F" in line.replace(" ", "") for line in found)


def test_a_bad_packet_is_printed_as_far_as_it_goes(format_named, samples) -> None:
    fmt, data = format_named("maxdb_packet"), bytearray(_read(samples, "example_1_request"))
    data[84:88] = bytes(4)
    found = trace_lines(fmt, bytes(data))
    assert found[-4:] == [
        "    command PART (1 argument, size: 0)",
        "      buf(57):",
        "      'SELECT EMPNAME, EMPNO FROM EMP WHRE FIRST_NAME = 'Martin''",
        "varpart.segments[0].parts[0].buf_size at byte 84: less than buf_len: expected at least 57, found 0",
    ]
    assert trace_lines(fmt, b"\0\2") == [
        "PACKET: ascii, full_swap, None-None (?, len: ?)",
        "header.filler1 at byte 2: end of data: needs 2 bytes, 0 left",
    ]


@pytest.mark.parametrize("name", ["maxdb_packet", "maxdb_tcp"])
def test_whatever_comes_is_printed_in_lines(format_named, samples, name) -> None:
    fmt, chance = format_named(name), random.Random(5)
    seeds = [data for path in sorted((samples / name).glob("*.bin")) if len(data := path.read_bytes()) <= 400]
    for _ in range(50):
        data = bytearray(chance.choice(seeds))
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.choice((0, 1, 127, 255, chance.randrange(256)))
        found = trace_lines(fmt, bytes(data[: chance.choice((None, chance.randrange(len(data))))]))
        assert found
        assert all(line.isprintable() for line in found)


def test_packets_on_tcp(format_named, samples) -> None:
    folder, fmt = samples / "maxdb_tcp", format_named("maxdb_tcp")
    alone = trace_lines(format_named("maxdb_packet"), _read(samples, "example_1_request"))
    assert trace_lines(fmt, (folder / "example_1_request.bin").read_bytes()) == alone
    assert trace_lines(fmt, (folder / "made_release.bin").read_bytes()) == ["no order interface packet"]


def test_a_connect_message(format_named, samples) -> None:
    data = (samples / "maxdb_tcp" / "made_connect_request.bin").read_bytes()
    assert trace_lines(format_named("maxdb_tcp"), data) == [
        "CONNECT: user_connect_request, ascii, ok",
        "  service: user, system: unix",
        "  database: 'HOTEL', sender: ''",
        "  max_segment_size: 16384, max_data_len: 32320, packet_size: 36864, min_reply_size: 4096",
        "  port: 7210",
        "  process_id: '4711'",
        "  acknowledge: 1",
        "  authentication: 'SCRAM..'",
        "  node: 6e6f",
    ]
    cut = trace_lines(format_named("maxdb_tcp"), data[:70])
    assert cut[-1] == "payload at byte 24: end of data: needs 68 bytes, 46 left"
    assert cut[0] == "CONNECT: user_connect_request, ascii, ok"


def test_rows_that_their_own_packet_describes(format_named) -> None:
    names = Part(2, text_list(b"NAME", b"AMOUNT"), 2)
    fields = entry(2, 1, 2, 4, 5, number(1, 4)) + entry(2, 1, 0, 5, 5, number(6, 4), frac=2)
    rows = b" Anna" + bytes.fromhex("00c3123450") + b"\xff    " + bytes.fromhex("fe00000000")
    shown = [Part(14, fields, 2), names, Part(5, rows, 2)]
    found = trace_lines(format_named("maxdb_packet"), Packet([reply(*shown, function=4)], 32000).to_bytes())
    assert [line.strip() for line in found[-2:]] == [
        "row 1: NAME: 'Anna', AMOUNT: '123.45'",
        "row 2: NAME: NULL, AMOUNT: arithmetic overflow",
    ]
    shown[2] = Part(5, rows[:-1], 2)
    found = trace_lines(format_named("maxdb_packet"), Packet([reply(*shown, function=4)], 32000).to_bytes())
    assert found[-1].strip() == "rows: expected 20 bytes, found 19 bytes"


def test_other_formats_have_no_trace(mqmde) -> None:
    with pytest.raises(OptionError, match="mqmde has none"):
        trace_lines(mqmde, b"")
