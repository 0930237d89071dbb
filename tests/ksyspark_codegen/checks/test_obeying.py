"""Messages that obey: a fault in any part of a format is found, with the field where it shows."""

from __future__ import annotations

import pytest

from ksyspark_codegen.checks.agreement import check_obeying
from ksyspark_codegen.checks.finding import report

PAIR = """
meta: {id: pair, endian: be}
params: [{id: more, type: b1, -default: false}]
seq:
  - {id: kind, type: u1, enum: kind}
  - {id: num, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num}
  - {id: rest, type: u2, if: more}
types:
  item:
    seq: [{id: a, type: s2}, {id: body, size: 2, type: {switch-on: a, cases: {1: one, 2: two}}}]
    instances: {twice: {value: a * 2}}
  one: {seq: [{id: x, type: u2}]}
  two: {seq: [{id: x, type: u2}]}
enums: {kind: {1: first, 2: second}}
"""
MESSAGES = ["0100", "09 02 0001 0203 0002 8405", "02 01 ffff 0506", "02 00 1234"]


@pytest.fixture
def messages(message):
    return [message(bytes.fromhex(text), {"more": number == 3}) for number, text in enumerate(MESSAGES)]


def test_sound_rooms_have_no_findings(format_of, messages) -> None:
    assert report(check_obeying(format_of(PAIR), messages)) == ""


@pytest.mark.parametrize("part", ["plans", "model", "parsers"])
@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ("endian: be", "endian: le", "items[0].a"),
        ("type: s2", "type: u2", "items[0]"),
        ("a * 2", "a * 3", "items[0].twice"),
        ("1: one, 2: two", "1: one, 3: two", "items[1].body"),
        ("1: one, 2: two", "2: one, 1: two", "items[0].body"),
        ("if: more", "if: not more", "rest"),
        ("repeat-expr: num", "repeat-expr: num + 1", "items"),
    ],
)
def test_a_fault_in_one_part_is_found(planted, messages, part, right, wrong, field) -> None:
    found = check_obeying(planted(PAIR, part, right, wrong), messages)
    assert any(one.about.startswith(field) or one.about == "the message" for one in found), report(found)
    assert all(one.data in {message.data for message in messages} for one in found)


def test_a_label_that_is_another_is_found(planted, messages) -> None:
    found = check_obeying(planted(PAIR, "parsers", "2: second", "2: third"), messages)
    assert [(one.about, one.expected, one.found) for one in found] == [
        ("kind", "'third' of the official parser", "'second' of the column")
    ] * 2


def test_what_the_machine_hands_over_without_need_is_found(planted, messages) -> None:
    """The reference decoder would make up for it, and nobody would know."""
    found = check_obeying(planted(PAIR, "plans", "{id: num, type: u1}", "{id: num, type: u1, valid: 0}"), messages)
    assert {one.found for one in found} == {"the machine decoder refuses it: is handed over to the reference decoder"}
    assert [one.data[1] for one in found] == [2, 1]


PARTLY = """
meta: {id: partly}
seq: [{id: kind, type: u1}, {id: part, type: part, if: kind == 1}]
types:
  part:
    seq: [{id: name, type: str, size: 2, encoding: ASCII}]
    instances: {file: {value: name + ".txt"}}
"""


def test_what_a_format_says_that_it_leaves_to_the_reference_decoder_is_no_finding(format_of, planted, message) -> None:
    with_part, without = message(b"\1ab"), message(b"\0")
    assert report(check_obeying(format_of(PARTLY), [with_part, without])) == ""
    otherwise = planted(PARTLY, "plans", "kind == 1", "kind == 2")
    assert [one.data for one in check_obeying(otherwise, [with_part, without])] == [with_part.data]


@pytest.mark.parametrize(("encoding", "octets"), [("SJIS", b"\x83\x65\0"), ("GB2312", b"\xd6\xd0\0")])
def test_text_of_several_bytes_a_character_is_left_to_the_reference_decoder(format_of, message, encoding, octets):
    fmt = format_of(f"meta: {{id: text}}\nseq: [{{id: f, type: strz, encoding: {encoding}}}]")
    assert report(check_obeying(fmt, [message(octets)])) == ""
    assert dict(fmt.left_to_reference) == {f"messages with text in {encoding}": "characters of several bytes"}


def test_a_message_that_all_refuse_is_found_by_field(format_of, message) -> None:
    found = check_obeying(format_of(PAIR), [message(b"\1\1\0")])
    assert str(found[0]) == (
        "items[0].a at byte 2: expected to be read, found the reference decoder: end of data: needs 2 bytes, 1 left; "
        "message 010100"
    )


def test_parameters_are_told_with_the_message(planted, messages) -> None:
    (found,) = check_obeying(planted(PAIR, "parsers", "{id: rest, type: u2", "{id: rest, type: u2le"), messages)
    assert str(found) == (
        f"rest: expected {0x3412} of the official parser, found {0x1234} of the column; message 02001234 with more=true"
    )
