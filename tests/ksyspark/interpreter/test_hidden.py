"""Which bytes of a refused message may hold a sensitive value."""

from __future__ import annotations

import pytest

from ksyspark.formats import find_format

LOGIN = """
    meta: {id: login, endian: be, encoding: ASCII}
    seq:
      - {id: kind, type: u1}
      - {id: len_user, type: u1}
      - {id: user, type: str, size: len_user}
      - {id: account, type: account, size: 4}
      - {id: tail, type: u2, valid: {max: 9}}
    types:
      account:
        seq:
          - {id: len_pin, type: u1}
          - {id: pin, size: len_pin, -sensitive: true}
          - {id: check, type: u1, valid: 7}
"""


@pytest.mark.parametrize(
    ("message", "field", "hidden"),
    [
        ("", "kind", ()),
        ("01 05 4142", "user", ((2, 4),)),
        ("01 01 41 02aa", "account", ((3, 5),)),
        ("01 01 41 05aabbcc", "account.pin", ((4, 7),)),
        ("01 01 41 02aabb08", "account.check", ((4, 6),)),
        ("01 01 41 02aabb07 ff", "tail", ((4, 6),)),
        ("01 01 41 00070000 000a", "tail", ()),
    ],
)
def test_read_values_and_all_that_may_follow_are_hidden(format_of, decode_one, message, field, hidden):
    reading = decode_one(format_of(LOGIN), message)
    assert reading.failure.field == field
    assert reading.hidden == hidden


def test_a_good_message_hides_nothing(format_of, decode_one):
    assert decode_one(format_of(LOGIN), "01 01 41 02aabb07 0001").hidden is None


REPEATED = """
    meta: {id: repeated, endian: be}
    seq:
      - {id: slots, type: slot, size: 2, repeat: expr, repeat-expr: 3}
      - {id: bits, type: b4, -sensitive: true}
      - {id: rest, type: b4, valid: {max: 3}}
    types:
      slot:
        seq:
          - {id: key, type: u1, valid: {max: 9}}
          - {id: secret, type: u1, -sensitive: true}
"""


def test_items_that_may_follow_are_hidden(format_of, decode_one):
    reading = decode_one(format_of(REPEATED), "01aa 0abb 01cc 0f")
    assert reading.place == ("slots[1].key", 2)
    assert reading.hidden == ((1, 7),)


def test_a_byte_shared_with_a_sensitive_bit_field_is_hidden(format_of, decode_one):
    reading = decode_one(format_of(REPEATED), "01aa 02bb 03cc 5f")
    assert reading.place == ("rest", 6)
    assert reading.hidden == ((1, 2), (3, 4), (5, 7))


ELSEWHERE = """
    meta: {id: hidden_elsewhere, endian: be}
    seq:
      - {id: a, type: u1, valid: {max: 9}}
    instances:
      key: {pos: 1, size: 2, -sensitive: true}
      more: {pos: 3, type: u1, valid: {max: 9}}
"""


def test_what_may_be_anywhere_hides_the_whole_message(format_of, decode_one):
    assert decode_one(format_of(ELSEWHERE), "0a aabb 01").hidden == ((0, 4),)


def test_formats_without_sensitive_fields_tell_no_ranges(mqmde, decode_one):
    reading = decode_one(mqmde, "4d44")
    assert reading.failure is not None
    assert reading.hidden is None


def test_the_password_of_a_connect_is_hidden(mqtt, decode_one):
    reading = decode_one(mqtt, "101a 0004 4d515454 04c2003c 0003636964 0003757365 0003707764 00")
    assert reading.failure.field == "body.connect.trailing_bytes"
    assert reading.reason == "trailing bytes after the last field: found ***"
    assert reading.hidden == ((24, 28),)


def test_a_password_of_spoilt_length_is_hidden_behind_its_field(mqtt, decode_one):
    reading = decode_one(mqtt, "1019 0004 4d515454 04c2003c 0003636964 0003757365 0000707764")
    assert reading.failure.field == "body.connect.trailing_bytes"
    assert reading.hidden == ((24, 27),)


SWITCHED = """
    meta: {id: switched, endian: be, encoding: ASCII}
    seq:
      - {id: kind, type: u1, valid: {max: 9}}
      - {id: len_body, type: len, doc: Two nibbles.}
      - {id: flags, type: u1, valid: {max: 3}}
      - id: body
        size: len_body.value
        type: {switch-on: kind_again, cases: {1: login, 2: note}}
      - {id: sum, type: u1, valid: {max: 3}}
    instances:
      kind_again: {value: kind % 8}
    types:
      len:
        seq:
          - {id: raw, type: u1, valid: {max: 99}}
        instances:
          value: {value: raw + 0}
      login:
        seq:
          - {id: check, type: u1, valid: {max: 3}}
          - {id: pin, type: u2, -sensitive: true}
      note:
        seq:
          - {id: text, type: strz}
"""


@pytest.mark.parametrize(
    ("message", "field", "hidden"),
    [
        # A note holds no secret, whatever of it is broken.
        ("02 05 07 4142434400 00", "flags", ()),
        ("02 05 00 4142434445 00", "body.note.text", ()),
        ("02 09 00 4142", "body", ()),
        ("02 65 00 4142", "len_body.raw", ()),
        ("02 03 00 414200 04", "sum", ()),
        # A login does.
        ("01 03 07 001234 00", "flags", ((2, 7),)),
        ("01 03 00 071234 00", "body.login.check", ((3, 7),)),
        ("01 09 00 0012", "body", ((3, 5),)),
        ("01 65 00 001234", "len_body.raw", ((1, 6),)),
        ("01 03 00 001234 04", "sum", ((4, 6),)),
        # A kind that is broken, absent or not listed says nothing.
        ("0a 03 00 001234 00", "kind", ((0, 7),)),
        ("07 03 07 001234 00", "flags", ((2, 7),)),
    ],
)
def test_the_case_that_was_read_tells_what_may_follow(format_of, decode_one, message, field, hidden):
    reading = decode_one(format_of(SWITCHED), message)
    assert reading.failure.field == field
    assert reading.hidden == hidden


def test_a_packet_without_password_keeps_its_bytes(mqtt, decode_one):
    assert decode_one(mqtt, "360d 0003612f62 7061796c6f6164 00").hidden == ()
    assert decode_one(mqtt, "160d 0003612f62 7061796c6f6164 00").hidden == ((4, 15),)


def test_what_is_worked_out_from_a_sensitive_field_is_sensitive_too(format_of) -> None:
    layout = format_of("""
        meta: {id: secrets, encoding: ASCII}
        seq:
          - {id: pin, type: u1, -sensitive: true}
          - {id: open, type: u1}
        instances:
          twice: {value: pin * 2}
          more: {value: twice + open}
          plain: {value: open + 1}
        """).layout
    sensitive = {column.id: column.sensitive for column in layout.root.columns}
    assert sensitive == {"pin": True, "open": False, "twice": True, "more": True, "plain": False}


def test_what_follows_a_failure_in_an_imported_type_is_hidden(tmp_path, decode_one):
    (tmp_path / "part.ksy").write_text("meta: {id: part}\nseq: [{id: x, type: u1, valid: {max: 9}}]\n")
    (tmp_path / "whole.ksy").write_text("""
meta: {id: whole, imports: [part]}
seq: [{id: n, type: u1}, {id: a, type: part}, {id: secret, size: n, -sensitive: true}, {id: b, type: part}]
""")
    fmt = find_format(str(tmp_path / "whole.ksy"))
    spoilt = decode_one(fmt, "02 0a 0102 03")
    assert (spoilt.place, spoilt.hidden) == (("a.x", 1), ((1, 5),))
    spoilt = decode_one(fmt, "02 01 0102 0a 0b")
    assert (spoilt.place, spoilt.hidden) == (("b.x", 4), ((2, 4),))
