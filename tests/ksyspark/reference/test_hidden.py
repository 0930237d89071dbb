"""Which bytes of a refused message may hold a sensitive value."""

from __future__ import annotations

import pytest

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
    one = decode_one(format_of(LOGIN), message)
    assert one.failure.field == field
    assert one.hidden == hidden


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
    one = decode_one(format_of(REPEATED), "01aa 0abb 01cc 0f")
    assert one.place == ("slots[1].key", 2)
    assert one.hidden == ((1, 7),)


def test_a_byte_shared_with_a_sensitive_bit_field_is_hidden(format_of, decode_one):
    one = decode_one(format_of(REPEATED), "01aa 02bb 03cc 5f")
    assert one.place == ("rest", 6)
    assert one.hidden == ((1, 2), (3, 4), (5, 7))


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
    one = decode_one(mqmde, "4d44")
    assert one.failure is not None
    assert one.hidden is None


def test_the_password_of_a_connect_is_hidden(mqtt, decode_one):
    one = decode_one(mqtt, "101a 0004 4d515454 04c2003c 0003636964 0003757365 0003707764 00")
    assert one.failure.field == "body.connect.trailing_bytes"
    assert one.hidden == ((24, 27),)


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
    found = {column.id: column.sensitive for column in layout.root.columns}
    assert found == {"pin": True, "open": False, "twice": True, "more": True, "plain": False}
