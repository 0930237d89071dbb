"""The lines of an annotated message, on terminals of any width and without one."""

from __future__ import annotations

import pytest
from rich.text import Text

from ksyspark.inspect import annotate, render

PUBACK = bytes.fromhex("4002000a")


def plain(fmt, message: bytes, edge: int | None = None, *, full: bool = False) -> list[str]:
    return [line.plain for line in render(annotate(fmt, message), edge, full=full)]


def styles(lines: list[Text], word: str) -> set[str]:
    return {str(span.style) for line in lines if word in line.plain for span in line.spans}


def test_columns_stand_side_by_side(mqtt):
    lines = plain(mqtt, PUBACK, 140)
    assert lines[0].split() == ["offset", "bytes", "field", "value", "meaning"]
    start = lines[0].index("meaning")
    assert lines[1][:start].split() == ["0", "0100", "....", "message_type", "puback", "(4)"]
    assert lines[1][start:] == "Acknowledgement of a message with QoS 1 — What kind of packet this is."
    (number,) = [line for line in lines if " message_id " in line]
    assert number.split()[:5] == ["2", "00", "0a", "message_id", "10"]
    assert not any("not decoded" in line or "✗" in line for line in lines)


def test_on_a_narrow_terminal_the_meaning_stands_below(mqtt):
    lines = plain(mqtt, PUBACK, 80)
    assert lines[0].split() == ["offset", "bytes", "field", "value"]
    at = next(number for number, line in enumerate(lines) if " message_id " in line)
    field = lines[at].index("message_id")
    assert lines[at + 1].startswith(" " * (field + 2))
    assert lines[at + 1][field + 2] != " "


@pytest.mark.parametrize("edge", [60, 80, 110, 140, 200])
def test_no_line_passes_the_edge(mqtt, mqmde, samples, edge):
    header = (samples / "mqmde" / "made_dead_letter.bin").read_bytes()
    for fmt, message in ((mqtt, PUBACK), (mqmde, header)):
        assert max(map(len, plain(fmt, message, edge))) <= edge


def test_long_sentences_are_cut_without_full(mqmde, samples):
    header = (samples / "mqmde" / "made_dead_letter.bin").read_bytes()
    tail = "that fill it up to 8 characters."
    assert tail not in " ".join(" ".join(plain(mqmde, header, 80)).split())
    assert tail in " ".join(" ".join(plain(mqmde, header, 80, full=True)).split())
    assert tail in " ".join(plain(mqmde, header))


def test_without_an_edge_each_row_is_one_line(mqmde, samples):
    header = (samples / "mqmde" / "made_dead_letter.bin").read_bytes()
    assert len(plain(mqmde, header)) == 1 + len(annotate(mqmde, header).notes)


def test_the_end_says_how_far_it_got_and_why(mqtt):
    assert plain(mqtt, bytes.fromhex("40020000ff"))[-2:] == [
        "✗ body.acknowledgement.message_id at byte 2: message id 0: expected at least 1, found 0",
        "4 of 5 bytes read, 1 not decoded",
    ]
    assert plain(mqtt, bytes.fromhex("40020000"))[-1] == "4 of 4 bytes read"


def test_the_failing_row_is_red(mqtt):
    lines = list(render(annotate(mqtt, bytes.fromhex("40020000")), 140))
    assert "red" in styles(lines, "message_id ")
    assert "red" not in styles(lines, "retain")


def test_bytes_and_text_that_look_like_markup_are_plain(mqtt):
    packet = bytes.fromhex("300a0003") + b"[b]" + b"[/x]x"
    assert any('"[b]"' in line for line in plain(mqtt, packet))
