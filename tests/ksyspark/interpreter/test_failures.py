"""Where the reference decoder says that a message failed, what it says, and what it keeps."""

from __future__ import annotations

import pytest

from ksyspark.formats import find_format

PLACES = """
    meta: {id: places, endian: be, encoding: UTF-8}
    seq:
      - {id: num, type: u1}
      - {id: len_body, type: u1}
      - {id: items, type: item, repeat: expr, repeat-expr: num}
      - {id: body, type: body, size: len_body}
      - {id: flag, type: b1}
      - {id: bits, type: b11}
      - {id: kind, type: u1, enum: kinds, valid: {in-enum: true}}
      - {id: last, type: item, if: 'items[0].v > 0'}
    types:
      item:
        seq:
          - {id: v, type: u1}
          - {id: text, type: strz, valid: {expr: '_ != "no"', -reason: no is no answer}, if: v != 0}
      body:
        seq:
          - {id: parts, type: part, size: 3, repeat: eos}
      part:
        seq:
          - {id: a, type: u1, valid: {min: 1, max: 9}}
          - {id: b, type: b4, valid: {any-of: [1, a, 3]}}
          - {id: c, type: b4}
          - {id: d, size: 1, valid: '[7]'}
        instances:
          double: {value: a * 2}
    enums:
      kinds: {3: x}
"""
GOOD = "01 06 01 4100 05 11 07 06 11 07 00 00 03 01 4200"


@pytest.mark.parametrize(
    ("message", "field", "offset", "reason"),
    [
        (GOOD, None, None, None),
        ("", "num", 0, "end of data: needs 1 byte, 0 left"),
        ("02 00 01 4100", "items[1].v", 5, "end of data: needs 1 byte, 0 left"),
        ("01 00 01 41", "items[0].text", 3, "no terminator 0x00 before the end of data"),
        ("01 00 01 6e6f00", "items[0].text", 3, 'no is no answer: found "no"'),
        ("01 00 01 c000", "items[0].text", 3, "bytes are not valid UTF-8: invalid start byte at byte 0"),
        ("01 06 00 05", "body", 3, "end of data: needs 6 bytes, 1 left"),
        ("01 04 00 051107 06", "body.parts[1]", 6, "end of data: needs 3 bytes, 1 left"),
        ("01 06 00 051107 001107", "body.parts[1].a", 6, "expected at least 1, found 0"),
        ("01 06 00 051107 0a1107", "body.parts[1].a", 6, "expected at most 9, found 10"),
        ("01 06 00 051107 062107", "body.parts[1].b", 7, "expected one of 1, 6, 3, found 2"),
        ("01 06 00 051107 061108", "body.parts[1].d", 8, "expected 07, found 08"),
        ("01 00 00 80", "bits", 3, "end of data: needs 1 byte, 0 left"),
        ("01 00 00 8000 09", "kind", 5, "expected a code of kinds, found 9"),
        ("00 00 8000 03", "last", 5, "an index is out of range"),
        ("01 00 01 4100 8000 03", "last.v", 8, "end of data: needs 1 byte, 0 left"),
    ],
)
def test_a_failure_names_field_offset_and_reason(format_of, decode_one, message, field, offset, reason):
    reading = decode_one(format_of(PLACES), message)
    assert (reading.place, reading.reason) == (None if field is None else (field, offset), reason)


def test_both_halves_of_a_rule_stand_alone(format_of, decode_one):
    failure = decode_one(format_of(PLACES), "01 06 00 051107 001107").failure
    assert (failure.expected, failure.found) == ("at least 1", "0")


def test_what_was_read_before_is_kept_and_values_of_it_are_worked_out(format_of, decode_one):
    row = decode_one(format_of(PLACES), "01 06 00 051107 0a1107").row
    assert row["items"] == [{"v": 0, "text": None}]
    assert row["body"] == {
        "parts": [
            {"a": 5, "b": 1, "c": 1, "d": b"\7", "double": 10},
            {"a": 10, "b": None, "c": None, "d": None, "double": 20},
        ]
    }
    assert (row["flag"], row["last"]) == (None, None)


def test_a_field_that_was_not_read_is_null_and_its_cut_struct_has_what_is_there(format_of, decode_one):
    row = decode_one(format_of(PLACES), "01 06 00 05").row
    assert row["items"] == [{"v": 0, "text": None}]
    assert row["body"] == {"parts": [{"a": 5, "b": None, "c": None, "d": None, "double": 10}]}


def test_items_before_a_failing_one_are_kept(format_of, decode_one):
    assert decode_one(format_of(PLACES), "02 00 01 4100").row["items"] == [
        {"v": 1, "text": "A"},
        {"v": None, "text": None},
    ]


RAISING = """
    meta: {{id: raising, endian: be, encoding: ASCII}}
    seq:
      - {{id: n, type: s1}}
      - {{id: absent, type: u1, if: n == 99}}
      - {{id: list, type: u1, repeat: expr, repeat-expr: 1}}
      - {{{field}}}
"""


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ("id: x, size: n", "expected a size of at least 0, found -1"),
        ("id: x, size: absent", "`absent` is used but is not there"),
        ("id: x, size: 1 / (n + 1)", "division by zero"),
        ("id: x, type: u1, repeat: expr, repeat-expr: 'list[2]'", "an index is out of range"),
        ("id: x, type: u1, if: absent == 1", "`absent` is used but is not there"),
        ("id: x, size: '\"ab\".to_i'", "a text or value does not fit its expression"),
        ("id: x, type: u1, valid: {expr: _ == absent}", "`absent` is used but is not there"),
    ],
)
def test_whatever_an_expression_raises_is_a_failure_of_its_field(format_of, decode_one, field, reason):
    reading = decode_one(format_of(RAISING.format(field=field)), "ff 00 00 00")
    assert (reading.place, reading.reason) == (("x", 2), reason)


def test_a_repeat_whose_count_cannot_be_told_is_null(format_of, decode_one):
    field = "id: x, type: u1, repeat: expr, repeat-expr: 'list[2]'"
    assert decode_one(format_of(RAISING.format(field=field)), "ff 00 00 00").row["x"] is None


def test_a_value_whose_rule_raises_was_read(format_of, decode_one):
    field = "id: x, type: u1, valid: {expr: _ == absent}"
    assert decode_one(format_of(RAISING.format(field=field)), "ff 00 07").row["x"] == 7


ENDIAN = """
    meta: {id: endless, endian: be}
    seq:
      - {id: order, type: u1}
      - {id: inner, type: inner}
    types:
      inner:
        meta:
          endian: {switch-on: _root.order, cases: {1: be, 2: le}}
        seq:
          - {id: x, type: u2}
"""


def test_a_byte_order_that_cannot_be_told_fails_the_object(format_of, decode_one):
    reading = decode_one(format_of(ENDIAN), "03 0001")
    assert (reading.place, reading.reason) == (("inner", 1), "the byte order cannot be told")
    assert decode_one(format_of(ENDIAN), "02 0100").row["inner"] == {"x": 1}


VALUELESS = """
    meta: {id: valueless, endian: be}
    seq:
      - {id: width, size: 0, valid: {expr: _io.size != 2, -reason: no number has 2 bytes}}
      - {id: inner, type: pair, valid: {expr: _.n != 7, -reason: not 7}}
    types:
      pair: {seq: [{id: n, type: u1}]}
"""


@pytest.mark.parametrize(("message", "reason"), [("01 02", "no number has 2 bytes"), ("07", "not 7")])
def test_a_rule_of_no_bytes_or_of_a_structure_shows_no_value(format_of, decode_one, message, reason):
    failure = decode_one(format_of(VALUELESS), message).failure
    assert (failure.reason, failure.found) == (reason, None)


SECRET = """
    meta: {id: secret, endian: be, encoding: ASCII}
    seq:
      - {id: pin, type: u1, valid: {max: 9}, -sensitive: true}
      - {id: again, type: u1, valid: pin, -sensitive: true}
"""


def test_values_of_sensitive_fields_do_not_show_in_sentences(format_of, decode_one):
    assert decode_one(format_of(SECRET), "0a 0a").reason == "expected at most 9, found ***"
    failure = decode_one(format_of(SECRET), "05 07").failure
    assert (failure.reason, failure.expected, failure.found) == ("expected ***, found ***", "***", "***")


TEXTS = """
    meta: {id: text_kinds, endian: be}
    seq:
      - {id: a, type: str, size: 1, encoding: IBM1047}
      - {id: b, type: str, size: 2, encoding: UTF-16LE}
"""


def test_the_encoding_is_named_as_the_specification_names_it(format_of, decode_one):
    assert decode_one(format_of(TEXTS), "ad 4100").row == {"a": "[", "b": "A"}
    reading = decode_one(format_of(TEXTS), "ad 00d8")
    assert (reading.place, reading.reason) == (
        ("b", 1),
        "bytes are not valid UTF-16LE: unexpected end of data at byte 0",
    )


CHOSEN = """
    meta: {id: chosen}
    seq:
      - {id: kind, type: u1}
      - {id: raw, size: 2}
    instances:
      text: {value: "kind == 0 ? raw.to_s('ASCII') : kind == 1 ? raw.to_s('UTF-8') : raw.to_s('windows-1252')"}
"""


@pytest.mark.parametrize(("kind", "encoding"), [("00", "ASCII"), ("01", "UTF-8"), ("02", "windows-1252")])
def test_of_several_encodings_the_one_that_failed_is_named(format_of, decode_one, kind, encoding):
    # 0x81 is no text in any of the three.
    reading = decode_one(format_of(CHOSEN), f"{kind} 81 41")
    assert reading.place == ("text", 1)
    assert reading.reason.startswith(f"bytes are not valid {encoding}: ")


SWITCHED = """
    meta: {id: switched, endian: be}
    seq:
      - id: items
        size: 2
        type: {switch-on: _index, cases: {0: one, 1: two}}
        repeat: expr
        repeat-expr: 3
      - id: number
        type: {switch-on: 'items.size', cases: {3: u2, 4: u4}}
    types:
      one:
        seq:
          - {id: x, type: u1, valid: {max: 9}}
      two:
        seq:
          - {id: y, type: u4}
"""


@pytest.mark.parametrize(
    ("message", "field", "offset"),
    [
        ("0a00", "items[0].one.x", 0),
        ("0900 0000 0000", "items[1].two.y", 2),
        ("0900 00", "items[1]", 2),
    ],
)
def test_a_switch_adds_its_case_once_it_is_known(format_of, decode_one, message, field, offset):
    assert decode_one(format_of(SWITCHED), message).place == (field, offset)


def test_a_number_of_a_switch_that_is_cut_off_is_named_by_the_field(format_of, decode_one):
    spec = SWITCHED.replace("{id: y, type: u4}", "{id: y, type: u2}")
    reading = decode_one(format_of(spec), "0900 0000 0000 01")
    assert (reading.place, reading.row["number"]) == (("number", 6), None)


def test_failures_inside_imported_types_have_their_path(tmp_path, decode_one):
    (tmp_path / "part.ksy").write_text(PART)
    (tmp_path / "whole.ksy").write_text(WHOLE)
    fmt = find_format(str(tmp_path / "whole.ksy"))
    assert decode_one(fmt, "01 02 03 01 05").row == {
        "a": 1,
        "parts": [{"inner": {"n": 2, "twice": 4}}, {"inner": {"n": 3, "twice": 6}}],
        "kind": "on",
        "last": 5,
    }
    reading = decode_one(fmt, "01 02 0b")
    assert (reading.place, reading.reason) == (("parts[1].inner.n", 2), "expected at most 9, found 11")


WHOLE = """
meta: {id: whole, endian: be, imports: [part]}
seq:
  - {id: a, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: 2}
  - {id: kind, type: u1, enum: 'part::kinds'}
  - {id: last, type: u1}
"""
PART = """
meta: {id: part, endian: be}
seq:
  - {id: inner, type: inner, size: 1}
types:
  inner:
    seq:
      - {id: n, type: u1, valid: {max: 9}}
    instances:
      twice: {value: n * 2}
enums:
  kinds: {0: 'off', 1: 'on'}
"""


def test_a_field_behind_the_end_has_nothing_left(format_of, decode_one) -> None:
    """From 8 MiB on Kaitai's runtime looks how much is left before it reads."""
    fmt = format_of("meta: {id: far}\nseq: [{id: n, type: u1}]\ninstances: {block: {pos: 4000, size: 9347904}}")
    assert decode_one(fmt, "01").reason == "end of data: needs 9347904 bytes, 0 left"
