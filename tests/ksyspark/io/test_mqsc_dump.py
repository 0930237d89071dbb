"""framing=mqsc-dump: files that dmpmqmsg (qload) writes, with each form of a line of data."""

from __future__ import annotations

import pytest

from ksyspark.io.containers import BadContainer
from ksyspark.io.mqsc_dump import QueueDump, dumped
from ksyspark.layout import Layout, Param, Record, Scalar

LAYOUT = Layout(
    "m",
    "M",
    {"m": Record("m", "m:M", (), ("encoding", "ccsid", "format", "msg_id", "note"))},
    (
        Param("encoding", Scalar("int32"), default=0),
        Param("ccsid", Scalar("int32"), default=0),
        Param("format", Scalar("string"), default=""),
        Param("msg_id", Scalar("binary"), default=b""),
        Param("note", Scalar("string"), default="x"),
    ),
)
FRAMING = QueueDump(LAYOUT)

TOP = b"""* DMPMQMSG Version:9.3.0.0 Created:Mon Mar  4 10:11:12 2024
* Qmgr  = QM1
* Queue = Q1

"""
FIRST = b"""A VER 2
A RPT 0
A ENC 546
A CCS 437
A FMT MQHMDE\x20\x20
A MSI 414D5120514D31
A AIX 0000
A AOX 20202020
X 4D444520
X 0102
"""
SECOND = b"""A VER 1
A ENC 273
A CCS 500
A FMT
X 41
"""


def test_messages_and_the_parameters_in_their_descriptors(cut) -> None:
    messages = cut(FRAMING, TOP + FIRST + b"\n* Index 2\n" + SECOND + b"\n")
    assert messages.messages == [b"MDE \x01\x02", b"A"]
    assert messages.failures == {}
    second = len(TOP + FIRST + b"\n* Index 2\n")
    assert messages.places == [(len(TOP), len(FIRST)), (second, len(SECOND))]
    assert messages.params["encoding"] == [546, 273]
    assert messages.params["ccsid"] == [437, 500]
    assert messages.params["format"] == ["MQHMDE", None]
    assert messages.params["msg_id"] == [b"AMQ QM1", None]
    assert messages.params["note"] == [None, None]


def test_byte_order_marks_of_editors(cut) -> None:
    mark = b"\xef\xbb\xbf"
    assert cut(FRAMING, mark + FIRST).messages == [b"MDE \x01\x02"]
    assert cut(FRAMING, mark + b"\n").messages == []
    assert len(cut(FRAMING, mark).failures) == 1
    [failure] = cut(FRAMING, FIRST.decode().encode("utf-16")).failures.values()
    assert failure.reason.startswith("the file is text in UTF-16")


@pytest.mark.parametrize(
    ("lines", "data"),
    [
        (b"X ", b""),
        (b"X 4d4E", b"MN"),
        (b"X 4D4E00                 <MN.>\nX 41  <A>", b"MN\x00A"),
        (b'S "plain, ~"quoted~" and ~~"', b'plain, "quoted" and ~'),
        (b"S \nX FF", b"\xff"),
        (b"S no quotes \nX 00", b"no quotes \x00"),
        (b'S "a"\nX 00\nS " b "', b"a\x00 b "),
        (b"T one\nT \nT  two", b"one\n\n two\n"),
        (b'X 41\r\nS "b"\r', b"Ab"),
    ],
)
def test_forms_of_data(cut, lines: bytes, data: bytes) -> None:
    assert cut(FRAMING, b"N\n" + lines + b"\n" + SECOND).messages == [data, b"A"]
    assert cut(FRAMING, b"A VER 1\n" + lines).messages == [data]


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (b"A VER 1\nX 4D4\n", "a line of data in hexadecimal digits (X) has something else in them"),
        (b"A VER 1\nX 4D<M>\n", "a line of data in hexadecimal digits (X) has something else in them"),
        (b'A VER 1\nS "a~b"\n', "a line of data as text (S) is not in quotes, or has a ~ before another character"),
        (b"A VER 1\nQ 1\n", "a line begins with 'Q', which none of a dump of dmpmqmsg does"),
        (b"A XYZ 1\nX 00\n", "the descriptor has a line 'A XYZ', which dmpmqmsg does not know"),
        (b"A ENC big\nX 00\n", "the descriptor's ENC is not a number"),
        (b"A MSI 4\nX 00\n", "the descriptor's MSI is not bytes"),
        (b"A ENC 99999999999\nX 00\n", "`encoding` must be a whole number"),
        (b"A VER 1\n", "the message descriptor has no data behind it"),
        (b"hello\n", "there is data without a message descriptor in front, or the file is no dump"),
        (b"\rA VER 2\n", "there is data without a message descriptor in front, or the file is no dump"),
        (b"\xff\xfd\n", "there is data without a message descriptor in front, or the file is no dump"),
    ],
)
def test_a_bad_message_is_one_reject(cut, bad: bytes, says: str) -> None:
    messages = cut(FRAMING, bad + (b"" if bad == b"A VER 1\n" else SECOND))
    assert messages.messages[0] is None
    assert messages.messages[1:] == ([] if bad == b"A VER 1\n" else [b"A"])
    assert messages.failures[0].reason.startswith(says)


@pytest.mark.parametrize("length", range(len(FIRST) + len(SECOND) + 1))
def test_a_window_that_ends_anywhere_leaves_the_last_message(cut, length: int) -> None:
    messages = cut(FRAMING, (FIRST + SECOND)[:length], is_last=False)
    whole = length > len(FIRST) + len("A VER 1")
    assert messages.messages == ([b"MDE \x01\x02"] if whole else [])
    assert messages.consumed == (len(FIRST) if whole else 0)


def test_comments_alone_are_no_messages(cut) -> None:
    assert cut(FRAMING, TOP).messages == []
    assert cut(FRAMING, TOP + b"* cut", is_last=False).consumed == len(TOP)
    assert cut(FRAMING, b"").messages == []


def test_a_parameter_without_value_is_a_reject(cut) -> None:
    layout = Layout("m", "M", {"m": Record("m", "m:M", (), ("ccsid",))}, (Param("ccsid", Scalar("int32")),))
    messages = cut(QueueDump(layout), b"N\nX 41\n" + SECOND)
    assert messages.failures[0].reason == "the message has no `ccsid`, and no option sets it"
    assert messages.messages == [None, b"A"]


def test_lines_of_text_are_told(cut, caplog: pytest.LogCaptureFixture) -> None:
    """Once a read; dumps in hexadecimal digits are not."""
    framing = QueueDump(LAYOUT)
    cut(framing, TOP + FIRST + SECOND)
    assert caplog.messages == []
    for _ in range(2):
        cut(framing, FIRST + b"A VER 1\nT text\n")
    (message,) = caplog.messages
    assert message.endswith("(T, dmpmqmsg -dT) are not as they were: each line has a line feed more")


@pytest.mark.parametrize(
    ("data", "values"),
    [
        (b"", {}),
        (bytes(range(60)), {"encoding": 546, "ccsid": 437, "format": "MQHMDE"}),
        (b"A", {"msg_id": b"AMQ QM1"}),
    ],
)
def test_what_is_written_is_read(cut, data: bytes, values: dict[str, object]) -> None:
    told = {"encoding": 0, "ccsid": 0, "format": "", "msg_id": b"", "note": "x", **values}
    messages = cut(FRAMING, 2 * dumped(data, told, LAYOUT, {}))
    assert messages.messages == [data, data]
    read = {name: column[1] for name, column in messages.params.items() if column[1] is not None}
    assert {**told, **read} == told


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"note": "y"}, 'a dump cannot tell that the parameter note is "y"'),
        ({"has_md": False, "ccsid": 37}, "a dump cannot tell that the parameter ccsid is 37"),
        ({"format": "A\nA FMT"}, "the descriptor's FMT has an end of a line in it"),
        ({"format": "\u20ac"}, "the descriptor's FMT has characters that ISO 8859-1 lacks"),
        ({"msg_id": bytes(25)}, "the descriptor's MSI has 25 bytes, its field 24"),
    ],
)
def test_what_a_dump_cannot_tell_is_refused(values: dict[str, object], says: str) -> None:
    with pytest.raises(BadContainer) as refused:
        _ = dumped(b"A", values, LAYOUT, {})
    assert str(refused.value) == says
