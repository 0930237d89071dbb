"""Rejects as a notebook shows them: `ksyspark.show`."""

from __future__ import annotations

import html
import re

import pyarrow as pa
import pytest
from pyspark.sql import Row

import ksyspark
from ksyspark.errors import OptionError

BAD = bytes.fromhex("820600010001610f")
WORDS = "✗ body.subscribe.requests[0].reserved at byte 7: bad requested QoS"


def rejects(*messages: bytes) -> pa.Table:
    return ksyspark.decode(list(messages), "mqtt_v3", level=4)


def test_a_row_a_table_and_bytes_are_shown_as_inspect_shows_them() -> None:
    table = rejects(b"\xc0\x00", BAD)
    row = table.to_pylist()[1]
    shown = str(ksyspark.show(row, "mqtt_v3", level=4))
    assert WORDS in shown
    assert re.search(r"^ +7  0000 11\.\. +reserved +3 +✗ bad requested QoS", shown, re.MULTILINE)
    pandas_row = table.to_pandas().iloc[1]
    for value in (table, table.to_batches()[0], BAD, Row(**row), pandas_row):
        assert str(ksyspark.show(value, "mqtt_v3", level=4)) == shown


def test_a_notebook_gets_html_with_the_same_words_and_colours() -> None:
    shown = ksyspark.show(BAD, "mqtt_v3")
    text = shown._repr_html_()
    assert html.unescape(re.sub(r"<[^>]*>", "", text)).strip() == str(shown).strip()
    assert re.search(r'<span style="color: #800000[^"]*font-weight: bold">✗ bad requested QoS', text)


def test_what_a_browser_or_terminal_would_obey_is_escaped() -> None:
    topic = "<img src=x>&\u202e".encode()
    message = bytes([0x30, 2 + len(topic)]) + len(topic).to_bytes(2, "big") + topic
    shown = ksyspark.show(message, "mqtt_v3")
    assert "<img" in str(shown)
    assert "<img" not in shown._repr_html_()
    assert "\u202e" not in str(shown) + shown._repr_html_()


def test_of_a_table_five_rejects_are_shown_each_near_what_is_wrong(samples) -> None:
    table = ksyspark.read(samples / "mqtt_v3" / "README.md", "mqtt_v3", framing="stream").read_all()
    lines = str(ksyspark.show(table, "mqtt_v3")).splitlines()
    titles = [line for line in lines if re.search(r"README.md, message \d+ at byte \d+$", line)]
    assert len(titles) == 5
    assert len(lines) < 5 * 32


def test_parameters_that_a_stream_told_are_those_of_its_rows() -> None:
    row = {"_corrupt_record": bytes.fromhex("20020101"), "_params": {"level": 3, "origin": "level told"}}
    assert "✗" not in str(ksyspark.show(row, "mqtt_v3"))
    assert "✗" in str(ksyspark.show(row, "mqtt_v3", level=4))


def test_what_was_wrong_with_masked_bytes_is_told_as_it_was_read() -> None:
    connect = bytes.fromhex("101500064d514973647003420001000161000131") + b"\xff\xfe\xfd"
    [row] = rejects(connect).to_pylist()
    assert b"***" in row["_corrupt_record"]
    told = row["_error"]
    shown = str(ksyspark.show(row, "mqtt_v3"))
    assert f"{told['field']} at byte {told['offset']}: {told['reason']}" in shown


def test_a_sound_row_has_no_bytes_to_show() -> None:
    with pytest.raises(OptionError, match="only rejects keep theirs"):
        ksyspark.show(rejects(b"\xc0\x00").to_pylist()[0], "mqtt_v3")
