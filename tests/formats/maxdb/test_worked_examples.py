"""The traces of the order interface document, byte by byte, with the sizes and numbers that they print.

The bytes and the values stand here as a person wrote them down; nothing is taken from our own output. The document
prints the trace, not the memory: bytes that it does not show follow from the layout (a client fills with 00, the
kernel with FF). The table of the second example is lost in the damaged copy; it is in the undamaged slides.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

CLIENT = "0002 0000 37 30 32 30 35 58 43 49"  # ascii, full swap, 70205, XCI
PARSE_ID = "00000019 00000601 3c000000"
DATA_OF_THE_DOCUMENT = "00C44711 00000000 20303031 34333934 34"

WRONG = f"""
    {CLIENT} 206e0000 78000000 0000 0100 0000000000000000
    78000000 00000000 0100 0100 01 02 01 01 000000 01 0000 00 00 0000000000000000 0000000000000000
    03 00 0100 00000000 39000000 e86d0000
    53454c45435420454d504e414d452c20454d504e4f2046524f4d20454d50205748
    52452046495253545f4e414d45203d20274d617274696e27 00000000000000
"""
REFUSED = f"""
    {CLIENT} 887d0000 58000000 0000 0100 0000000000000000
    58000000 00000000 0100 0100 02 3432303030 3af4 25000000 0000 0000 0400 00 00 0000000000000000
    06 00 0100 00000000 1c000000 507d0000
    496e76616c696420656e64206f662053514c2073746174656d656e74 ffffffff
"""
PARSE = f"""
    {CLIENT} 206e0000 78000000 0000 0100 0000000000000000
    78000000 00000000 0100 0100 01 03 01 01 000000 01 0000 00 00 0000000000000000 0000000000000000
    03 00 0100 00000000 40000000 e86d0000
    53454c454354204e554d4256414c2c20544920494e544f203a4e554d422c203a
    54494d452046524f4d2054205748455245204b4559434f4c203d203a4b455943
"""
PARSED = f"""
    {CLIENT} 887d0000 80000000 0000 0100 0000000000000000
    80000000 00000000 0200 0100 02 3030303030 0000 00000000 0000 0000 f400 00 00 0000000000000000
    0e 00 0300 00000000 24000000 507d0000
    02 01 00 00 0c00 0800 01000000  02 01 0b 00 0800 0900 09000000  02 00 02 00 0800 0900 01000000 ffffffff
    0a 00 0100 00000000 0c000000 187d0000 {PARSE_ID} ffffffff
"""
EXECUTE = f"""
    {CLIENT} 206e0000 68000000 0000 0100 0000000000000000
    68000000 00000000 0200 0100 01 0d 01 01 000000 01 0000 00 00 0000000000000000 0000000000000000
    0a 00 0100 00000000 0c000000 e86d0000 {PARSE_ID} 00000000
    05 00 0100 00000000 09000000 c86d0000 20 6b657976616c3120 00000000000000
"""
EXECUTED = f"""
    {CLIENT} 987d0000 68000000 0000 0100 0000000000000000
    68000000 00000000 0200 0100 02 3030303030 0000 00000000 0101 0000 f400 00 00 0000000000000000
    0c 00 0100 00000000 07000000 607d0000 00 c11000000000 ff
    05 00 0100 00000000 11000000 487d0000 {DATA_OF_THE_DOCUMENT} ffffffffffffff
"""
TRACES = {
    "example_1_request": WRONG,
    "example_1_reply": REFUSED,
    "example_2_1_request": PARSE,
    "example_2_1_reply": PARSED,
    "example_2_2_request": EXECUTE,
    "example_2_2_reply": EXECUTED,
}


def _read(text: str) -> dict[str, Any]:
    done = FORMATS["maxdb_packet"].decoder().decode(pa.array([_bytes(text)]), {})
    assert done.failures == {}
    return done.columns.to_pylist()[0]


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text)


def _segment(text: str) -> dict[str, Any]:
    (segment,) = _read(text)["varpart"]["segments"]
    return segment


@pytest.mark.parametrize("name", TRACES)
def test_the_sample_is_the_trace(samples, name) -> None:
    assert (samples / "maxdb_packet" / f"{name}.bin").read_bytes() == _bytes(TRACES[name])


@pytest.mark.parametrize(
    ("text", "size", "length"),
    [
        (WRONG, 28192, 120),
        (REFUSED, 32136, 88),
        (PARSE, 28192, 120),
        (PARSED, 32136, 128),
        (EXECUTE, 28192, 104),
        (EXECUTED, 32152, 104),
    ],
    ids=TRACES,
)
def test_header(text, size, length) -> None:
    row = _read(text)
    assert (row["code_type"], row["swap_kind"], row["charset"]) == ("ascii", "full_swapped", "iso_8859_1")
    header = {"filler1": 0, "appl_version": "70205", "application": "XCI", "varpart_size": size, "varpart_len": length}
    assert row["header"] == {**header, "filler2": 0, "no_of_segm": 1, "filler3": bytes(8)}
    segment = row["varpart"]["segments"][0]
    assert [segment[name] for name in ("segm_len", "segm_offset", "own_index", "unused")] == [length, 0, 1, b""]
    assert len(_bytes(text)) == 32 + length


@pytest.mark.parametrize(("text", "message_type"), [(WRONG, "dbs"), (PARSE, "parse"), (EXECUTE, "execute")])
def test_requests(text, message_type) -> None:
    segment = _segment(text)
    assert (segment["segm_kind"], segment["reply"]) == ("cmd", None)
    request = segment["request"]
    names = ("message_type", "sqlmode", "producer")
    assert [request[name] for name in names] == [message_type, "session_sqlmode", "user_cmd"]
    assert [name for name, value in request.items() if value in ("on", True)] == ["with_info"]


@pytest.mark.parametrize(
    ("text", "state", "code", "position", "warnings", "function"),
    [
        (REFUSED, "42000", -3014, 37, [], "select"),
        (PARSED, "00000", 0, 0, [], "select_into"),
        (EXECUTED, "00000", 0, 0, ["warning_exists", "table_scan"], "select_into"),
    ],
)
def test_replies(text, state, code, position, warnings, function) -> None:
    segment = _segment(text)
    assert (segment["segm_kind"], segment["request"]) == ("reply", None)
    reply = segment["reply"]
    names = ("sqlstate", "returncode", "errorpos", "function_code")
    assert [reply[name] for name in names] == [state, code, position, function]
    assert [name for name, is_set in reply["extern_warning"].items() if is_set] == warnings


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (WRONG, [("command", 1, 57, 28136, 0)]),
        (REFUSED, [("errortext", 1, 28, 32080, 255)]),
        (PARSE, [("command", 1, 64, 28136, 0)]),
        (PARSED, [("shortinfo", 3, 36, 32080, 255), ("parsid", 1, 12, 32024, 255)]),
        (EXECUTE, [("parsid", 1, 12, 28136, 0), ("data", 1, 9, 28104, 0)]),
        (EXECUTED, [("resultcount", 1, 7, 32096, 255), ("data", 1, 17, 32072, 255)]),
    ],
    ids=TRACES,
)
def test_parts(text, parts) -> None:
    found = _segment(text)["parts"]
    names = ("part_kind", "arg_count", "buf_len", "buf_size")
    assert [tuple(part[name] for name in names) for part in found] == [part[:4] for part in parts]
    assert [part["filler"] for part in found] == [bytes([part[4]]) * (-part[2] % 8) for part in parts]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (WRONG, "SELECT EMPNAME, EMPNO FROM EMP WHRE FIRST_NAME = 'Martin'"),
        (REFUSED, "Invalid end of SQL statement"),
        (PARSE, "SELECT NUMBVAL, TI INTO :NUMB, :TIME FROM T WHERE KEYCOL = :KEYC"),
    ],
)
def test_texts(text, said) -> None:
    (part,) = _segment(text)["parts"]
    assert part["body"]["text"] == {"data": said.encode(), "text": said}


@pytest.mark.parametrize(("text", "part"), [(PARSED, 1), (EXECUTE, 0)])
def test_parse_id(text, part) -> None:
    """The session is 25 with the most significant byte first, though the packet is full_swapped."""
    body = _segment(text)["parts"][part]["body"]["parse_ids"]
    found = {"session_id": 25, "statement_counter": 6, "command_number": 1, "message_kind": "select"}
    rest = {"buffer_number": 0, "application_info": "none", "date_format": "none"}
    assert body == {"parse_ids": [{**found, **rest}]}


def test_descriptions() -> None:
    """FIXED(12), TIME(8) as outputs, CHAR(8) as input; the lengths follow the rules of the document."""
    body = _segment(PARSED)["parts"][0]["body"]["shortinfos"]
    names = ("io_type", "data_type", "frac", "length", "in_out_len", "bufpos")
    assert [tuple(one[name] for name in names) for one in body["shortinfos"]] == [
        ("output", "fixed", 0, 12, (12 + 1) // 2 + 2, 1),
        ("output", "time", 0, 8, 8 + 1, 1 + 8),
        ("input", "char_ascii", 0, 8, 8 + 1, 1),
    ]
    modes = ("null_not_allowed", "null_allowed", "has_default", "escape_character")
    assert {tuple(one[name] for name in modes) for one in body["shortinfos"]} == {(False, True, False, False)}


def test_values() -> None:
    (_, sent), (counted, came) = _segment(EXECUTE)["parts"], _segment(EXECUTED)["parts"]
    assert sent["body"]["data"]["rows"] == b" keyval1 "
    assert came["body"]["data"]["rows"] == _bytes(DATA_OF_THE_DOCUMENT)
    count = counted["body"]["counter"]["count"]
    assert (count["define_byte"], count["number"], count["exponent"]) == (0, Decimal(1), 1)
    assert (count["is_zero"], count["is_negative"]) == (False, False)


def test_what_the_sizes_prove() -> None:
    """A reply lies behind its request, at a multiple of 8, with a header of its own, in 32320 bytes for both."""
    packet_size = 32320
    for request, reply in ((WRONG, REFUSED), (PARSE, PARSED), (EXECUTE, EXECUTED)):
        length = len(_bytes(request))
        assert length % 8 == 0
        assert _read(reply)["header"]["varpart_size"] == packet_size - length - 32
        assert _read(request)["header"]["varpart_size"] == packet_size - 32 - 4096
