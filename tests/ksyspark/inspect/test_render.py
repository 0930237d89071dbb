"""The table of an annotated message on a terminal."""

from __future__ import annotations

from rich.console import Console

from ksyspark.inspect import annotate, render


def shown(inspection, *, color: bool = False) -> str:
    console = Console(width=120, force_terminal=color, color_system="standard" if color else None)
    with console.capture() as captured:
        console.print(render(inspection))
    return captured.get()


def test_rows_are_indented_and_aligned(mqtt):
    lines = [line.rstrip() for line in shown(annotate(mqtt, bytes.fromhex("4002000a"))).splitlines()]
    assert lines[0].split() == ["offset", "bytes", "field", "value", "meaning"]
    assert "     0  40           message_type      4                puback: What kind of packet this is." in lines
    assert any(line.startswith("     2  00 0a          message_id ") for line in lines)
    assert not any("not decoded" in line for line in lines)


def test_the_end_says_how_far_it_got_and_why(mqtt):
    lines = shown(annotate(mqtt, bytes.fromhex("40020000ff"))).splitlines()
    assert lines[-2:] == [
        "1 byte from offset 4 not decoded",
        "body.acknowledgement.message_id at byte 2: message id 0: expected at least 1, found 0",
    ]


def test_the_failing_row_is_red_on_a_terminal(mqtt):
    text = shown(annotate(mqtt, bytes.fromhex("40020000")), color=True)
    red = [line for line in text.splitlines() if "message_id" in line]
    assert "\x1b[31m" in red[0]


def test_bytes_and_text_that_look_like_markup_are_plain(mqtt):
    packet = bytes.fromhex("300a0003") + b"[b]" + b"[/x]x"
    assert '"[b]"' in shown(annotate(mqtt, packet))
