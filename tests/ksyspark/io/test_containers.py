"""framing=jsonl, and values of parameters in containers."""

from __future__ import annotations

import base64
import json

import pytest

from ksyspark.io.containers import JsonLines
from ksyspark.layout import Layout, Param, Record, Scalar

LAYOUT = Layout(
    "m",
    "M",
    {"m": Record("m", "m:M", (), ("ccsid", "key"))},
    (Param("ccsid", Scalar("int32"), default=0), Param("key", Scalar("int64"))),
)
FRAMING = JsonLines(LAYOUT)
KEY = {"key": 7}


def line(body: bytes = b"abc", **more: object) -> bytes:
    return json.dumps({"body": base64.b64encode(body).decode(), **more}).encode()


def test_bodies_and_parameters(cut) -> None:
    data = line(ccsid=500, transport="mq") + b"\n" + line(b"", ccsid=None, key=8) + b"\n"
    messages = cut(FRAMING, data, params=KEY)
    assert messages.messages == [b"abc", b""]
    assert messages.params == {"ccsid": [500, None], "key": [7, 8]}
    assert messages.places == [
        (0, len(line(ccsid=500, transport="mq"))),
        (messages.places[0][1] + 1, len(data) - messages.places[0][1] - 2),
    ]


def test_keys_that_are_no_parameters_are_named_once(cut, caplog) -> None:
    framing = JsonLines(LAYOUT)
    data = b"".join(line(**{"ccsid": 500, name: 1}) + b"\n" for name in ("CCSID", "x\x1b", "CCSID", "x\x1b"))
    assert len(cut(framing, data, params=KEY).messages) == 4
    assert cut(framing, data, params=KEY).failures == {}
    assert caplog.messages == [
        f"framing=jsonl: m has no parameter {name}: the key is not used" for name in ('"CCSID"', '"x\\u001b"')
    ]


def test_many_keys_that_are_no_parameters_are_named_in_one_sentence(cut, caplog) -> None:
    framing = JsonLines(LAYOUT)
    data = line(**{f"key{number}": 1 for number in range(20_000)}) + b"\n" + line(other=1)
    assert len(cut(framing, data, params=KEY).messages) == 2
    names = '"key0", "key1", "key2" and 19,997 more'
    assert caplog.messages == [
        f"framing=jsonl: m has no parameter {names}: the keys are not used; no other key is named"
    ]


def test_keys_that_differ_in_each_line_are_named_up_to_a_number(cut, caplog) -> None:
    data = b"".join(line(**{f"key{number}": 1}) + b"\n" for number in range(300))
    assert len(cut(JsonLines(LAYOUT), data, params=KEY).messages) == 300
    assert len(caplog.messages) == 100
    assert caplog.messages[-1].endswith('"key99": the key is not used; no other key is named')


def test_what_a_line_says_of_the_message_itself_is_no_misspelled_parameter(cut, caplog) -> None:
    cut(JsonLines(LAYOUT), line(transport="mq", msg_type=8, correl_id="00"), params=KEY)
    assert caplog.messages == []


def test_blank_lines_and_carriage_returns_are_skipped(cut) -> None:
    messages = cut(FRAMING, b"\n  \r\n" + line() + b"\r\n\r\n" + line(b"z") + b"\n\t", params=KEY)
    assert messages.messages == [b"abc", b"z"]
    assert messages.failures == {}


def test_the_last_line_needs_no_end(cut) -> None:
    assert cut(FRAMING, line(), params=KEY).messages == [b"abc"]
    messages = cut(FRAMING, line() + b"\n" + line()[:5], is_last=False, params=KEY)
    assert (messages.messages, messages.consumed) == ([b"abc"], len(line()) + 1)


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (b"{", "the line is not JSON: "),
        (b"\xff\xfe", "the line is not JSON: "),
        (b"[" * 100_000, "the line is not JSON: "),
        (b"[1]", "the line is not a JSON object with a text `body`"),
        (b'{"body": null}', "the line is not a JSON object with a text `body`"),
        (b'{"body": "a"}', "`body` is not base64: "),
        (b'{"body": "YWJj!"}', "`body` is not base64: "),
        ('{"body": "é"}'.encode(), "`body` is not base64: "),
        (line(ccsid="ebcdic"), "`ccsid` must be a whole number"),
        (line(ccsid=1 << 40), "`ccsid` must be a whole number"),
    ],
)
def test_a_bad_line_is_one_reject(cut, bad: bytes, says: str) -> None:
    messages = cut(FRAMING, line() + b"\n" + bad + b"\n" + line(b"z"), params=KEY)
    assert messages.messages == [b"abc", None, b"z"]
    assert messages.failures[1].reason.startswith(says)


def test_a_parameter_without_value_is_a_reject(cut) -> None:
    messages = cut(FRAMING, line() + b"\n" + line(key=1))
    assert messages.messages == [None, b"abc"]
    assert messages.failures[0].reason == "the line has no `key`, and no option sets it"


def test_no_bytes_are_no_messages(cut) -> None:
    assert cut(FRAMING, b"", params=KEY).messages == []
