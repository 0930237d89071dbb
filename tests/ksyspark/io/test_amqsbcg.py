"""framing=amqsbcg: what the sample program amqsbcg prints, whole and damaged."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
from browse_output import BOTTOM, TOP, browsed

from ksyspark.io.amqsbcg import BrowsedQueue
from ksyspark.layout import Layout, Param, Record, Scalar

NAMES = ("encoding", "ccsid", "md_format", "put_appl_name", "group_id", "offset")
TEXTS = ("md_format", "put_appl_name")
LAYOUT = Layout(
    "m",
    "M",
    {"m": Record("m", "m:M", (), NAMES)},
    tuple(
        Param(name, Scalar("string"), default="")
        if name in TEXTS
        else Param(name, Scalar("binary"), default=b"")
        if name == "group_id"
        else Param(name, Scalar("int32"), default=0)
        for name in NAMES
    ),
)
FRAMING = BrowsedQueue(LAYOUT)
WHOLE = browsed([(b"hello", {"Encoding": 273, "Offset": 3}), (bytes(range(40)), {"GroupId": b"G"})])


def test_messages_and_what_their_descriptors_say(cut) -> None:
    messages = cut(FRAMING, WHOLE)
    assert (messages.messages, messages.failures) == ([b"hello", bytes(range(40))], {})
    assert messages.params["encoding"] == [273, 546]
    assert messages.params["put_appl_name"] == ["it's 'a : b'"] * 2
    assert messages.params["group_id"] == [b"\0" * 24, b"G".ljust(24, b"\0")]
    assert messages.params["offset"] == [3, 0]
    starts = [match.start() for match in re.finditer(b" MQGET", WHOLE)]
    assert messages.places == [(starts[0], starts[1] - starts[0]), (starts[1], len(WHOLE) - starts[1])]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace(b"\n", b"\r\n"),
        lambda text: text.replace(b", CompCode:0 Reason:0", b" ").replace(b" of 5 bytes", b" bytes"),
        lambda text: re.sub(rb"\n +X'", b"\nX'", text.replace(b"\n \n", b"\n\n")),
        lambda text: text + text,
        lambda text: b"\xef\xbb\xbf" + text.replace(b"\n", b"  \n"),
        lambda text: text.replace(BOTTOM.encode(), b""),
        lambda text: text + b"\n\n****   Summary      ****\n 2 messages browsed.\n Smallest message 5 bytes.\n",
    ],
)
def test_what_versions_and_editors_change(cut, change: Callable[[bytes], bytes]) -> None:
    messages = cut(FRAMING, change(WHOLE))
    assert messages.failures == {}
    assert messages.messages in ([b"hello", bytes(range(40))], [b"hello", bytes(range(40))] * 2)


def test_an_empty_message_and_an_empty_queue(cut) -> None:
    assert cut(FRAMING, browsed([(b"", {})])).messages == [b""]
    assert cut(FRAMING, (TOP + BOTTOM).encode()).messages == []


def test_characters_of_several_bytes_stand_in_one_line(cut) -> None:
    dump = b"00000000:  6161 6161 6161 6161 6161 6161 6161 61E2 82AC 'aaaaaaaaaaaaaaa\xe2\x82\xac'\n"
    dump += b"00000012:         62                                  '  b             '"
    whole = browsed([(b"?" * 19, {})])
    first = whole.index(b"00000000:")
    messages = cut(FRAMING, whole[:first] + dump + BOTTOM.encode())
    assert messages.messages == ["aaaaaaaaaaaaaaa€b".encode()]


def test_more_lines_may_follow(cut) -> None:
    messages = cut(FRAMING, WHOLE, is_last=False)
    assert (messages.messages, messages.consumed) == ([b"hello"], WHOLE.index(b" MQGET of message number 2"))


def test_properties_are_noted(cut) -> None:
    import numpy as np

    from ksyspark.io.windows import Window

    data = browsed([(b"x", {})], "  usr.a : 'b'\n  usr.n : 1")
    window = Window(np.frombuffer(data, np.uint8), 0)
    notes = FRAMING.cut(window, FRAMING.spans(window, True, {}), {}).notes
    assert {row: note.reason for row, note in notes.items()} == {
        0: "properties beside the message: usr.a : 'b'; usr.n : 1"
    }
    assert cut(FRAMING, browsed([(b"x", {})], "  None")).messages == [b"x"]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ((b"CodedCharSetId : 819", b""), "the message descriptor lacks coded_char_set_id; it ends in line 30"),
        (
            (b"  Report", b"  Raport"),
            "line 5 of the message: expected each field of the message descriptor once, found",
        ),
        (
            (b"  Expiry   : -1", b"  Expiry   : x"),
            "line 6 of the message: expected each field of the message descriptor",
        ),
        ((b"Expiry   : -1", b"Expiry   : '-'"), "the descriptor's EXP is not a number"),
        ((b"MsgId : X'41", b"MsgId : X'"), "line 10 of the message: expected a whole value of MsgId, found"),
        ((b"MsgId : X'41", b"MsgId : X'4G"), "the descriptor's MSI is not bytes"),
        ((b"MsgId : X'41", b"MsgId : '41"), "line 10 of the message: expected a whole value of MsgId, found"),
        ((b"****Message descriptor****", b""), "line 4 of the message: expected a part of the message, found"),
        ((b"****   Message      ****", b""), "the message has no part 'Message'; it ends in line"),
        (
            (b" length - 5 of 5 bytes", b""),
            'line 36 of the message: expected the length of the message, found "00000000:',
        ),
        ((b"5 of 5 bytes", b"5 of 7 bytes"), "the message has 7 bytes, the dump 5 of it"),
        ((b"00000000:  6865 6C", b"00000000:  6865"), "the message has 5 bytes, the dump 4 of it"),
        ((b"00000000:  6865", b"00000000:  686"), 'expected bytes in hexadecimal digits, found "00000000:  686'),
        ((b"00000000:  6865", b"00000010:  6865"), 'expected the bytes from 00000000 on, found "00000010:'),
        (
            (b"   Message      ****\n", b"   Message      ****\nwhat is this\n"),
            "expected the length of the message, found",
        ),
        (
            (b"AccountingToken :\n   X", b"AccountingToken :\n   Y"),
            "expected each field of the message descriptor once",
        ),
        (
            (b"MQGET of message number 1, CompCode:0", b"MQGET 1, failed with CompCode:2"),
            "line 1 of the message: expected",
        ),
    ],
)
def test_damage_is_told_with_its_line(cut, damage: tuple[bytes, bytes], sentence: str) -> None:
    messages = cut(FRAMING, WHOLE.replace(*damage, 1))
    assert messages.messages == [None, bytes(range(40))]
    assert sentence in messages.failures[0].reason


@pytest.mark.parametrize("cut_at", range(len(TOP), len(WHOLE) - len(BOTTOM) - 30, 97))
def test_a_dump_that_ends_early_loses_its_last_message_only(cut, cut_at: int) -> None:
    messages = cut(FRAMING, WHOLE[:cut_at])
    assert len(messages.messages) == len(re.findall(rb"MQGET of message number \d", WHOLE[:cut_at]))
    assert [one for one in messages.messages if one is not None] == [b"hello", bytes(range(40))][
        : len(messages.messages) - len(messages.failures)
    ]
    assert set(messages.failures) <= {len(messages.messages) - 1}


def test_lines_in_front_of_all_messages_are_told(cut) -> None:
    messages = cut(FRAMING, b"$ amqsbcg Q1 QM1\n" + WHOLE)
    assert messages.messages == [None, b"hello", bytes(range(40))]
    assert messages.failures[0].reason == (
        'line 1 of the message: expected MQGET of message number N, found "$ amqsbcg Q1 QM1"'
    )


def test_long_lines_cost_no_more_than_they_are_long(cut) -> None:
    damage = b"  Format : " + b" " * 1_000_000 + b"'"
    assert (
        "expected a field of the message descriptor"
        in cut(FRAMING, WHOLE.replace(b"  Format : ", damage, 1)).failures[0].reason
    )
