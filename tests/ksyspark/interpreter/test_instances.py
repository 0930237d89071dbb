"""When instances are evaluated, and what is left of them after a failure."""

from __future__ import annotations

import pytest

ELSEWHERE = """
    meta: {id: elsewhere, endian: be, encoding: ASCII}
    seq:
      - {id: ofs, type: u1}
      - {id: inner, type: inner, size: 3}
    instances:
      far: {pos: ofs, type: pair, valid: {expr: _.a != 9}}
      listed: {pos: 1, type: u1, repeat: expr, repeat-expr: 2, valid: {max: 200}}
      sum: {value: 'far.a + listed[0]'}
      maybe: {pos: 0, type: u1, if: ofs == 3}
      size_now: {value: _io.pos}
    types:
      pair:
        seq:
          - {id: a, type: u1}
          - {id: b, type: u1}
        instances:
          both: {value: a * 256 + b}
          behind: {pos: b, type: u1}
      inner:
        seq:
          - {id: x, type: u1}
        instances:
          last: {pos: 2, type: u1}
          ratio: {value: 100 / x}
"""


def test_instances_read_elsewhere_and_leave_the_stream_as_it_was(format_of, decode_one):
    reading = decode_one(format_of(ELSEWHERE), "03 05 06 01")
    assert reading.failure.field == "far.b"
    reading = decode_one(format_of(ELSEWHERE), "02 05 06 01")
    assert reading.failure is None
    assert reading.row == {
        "ofs": 2,
        "inner": {"x": 5, "last": 1, "ratio": 20},
        "far": {"a": 6, "b": 1, "both": 1537, "behind": 5},
        "listed": [5, 6],
        "sum": 11,
        "maybe": None,
        "size_now": 4,
    }


@pytest.mark.parametrize(
    ("message", "field", "offset", "reason"),
    [
        ("02 00 06 01", "inner.ratio", 1, "division by zero"),
        ("03 05 06 01", "far.b", 4, "end of data: needs 1 byte, 0 left"),
        ("02 05 09 01", "far", 2, "expected that far.a is not 9"),
        ("02 05 06 09", "far.behind", 9, "end of data: needs 1 byte, 0 left"),
        ("02 05 ff 01", "listed[1]", 2, "expected at most 200, found 255"),
    ],
)
def test_the_first_failure_of_the_instances_counts(format_of, decode_one, message, field, offset, reason):
    reading = decode_one(format_of(ELSEWHERE), message)
    assert (reading.place, reading.reason) == ((field, offset), reason)


def test_after_a_failure_values_are_worked_out_and_nothing_else_is_read(format_of, decode_one):
    assert decode_one(format_of(ELSEWHERE), "02 00 06 01").row == {
        "ofs": 2,
        "inner": {"x": 0, "last": 1, "ratio": None},
        "far": None,
        "listed": None,
        "sum": 6,
        "maybe": None,
        "size_now": 4,
    }


def test_what_a_failing_instance_has_read_is_kept(format_of, decode_one):
    row = decode_one(format_of(ELSEWHERE), "03 05 06 01").row
    assert row["far"] == {"a": 1, "b": None, "both": None, "behind": None}
    assert decode_one(format_of(ELSEWHERE), "02 05 ff 01").row["listed"] == [5, 255]


def test_after_a_failure_in_the_sequence_instances_elsewhere_are_not_read(format_of, decode_one):
    reading = decode_one(format_of(ELSEWHERE), "02 05")
    assert reading.place == ("inner", 1)
    assert reading.row["far"] is None
    assert reading.row["listed"] is None


BIG = """
    meta: {id: big, endian: be}
    seq:
      - {id: n, type: u8}
      - {id: inner, type: inner}
    instances:
      twice: {value: n * 2}
      ok: {value: n % 7}
    types:
      inner:
        instances:
          quarter: {value: _root.n / 4}
"""


def test_an_integer_beyond_64_bits_fails_the_message_and_not_its_neighbours(format_of, decode_one):
    reading = decode_one(format_of(BIG), "ffffffffffffffff")
    assert (reading.place, reading.reason) == (("twice", 0), "36893488147419103230 does not fit 64 bits")
    assert (reading.row["twice"], reading.row["ok"], reading.row["inner"]) == (None, 1, {"quarter": 2**62 - 1})


ON_THE_WAY = """
    meta: {id: on_the_way, endian: be}
    seq:
      - {id: n, type: u1}
      - {id: more, type: u1, if: is_more}
    instances:
      probe: {pos: 5, type: u1}
      is_more: {value: probe == 1}
      plain: {value: n + 1}
"""


def test_an_instance_that_fails_while_the_sequence_is_read_is_the_one_to_blame(format_of, decode_one):
    reading = decode_one(format_of(ON_THE_WAY), "07 01")
    assert (reading.place, reading.reason) == (("probe", 5), "end of data: needs 1 byte, 0 left")
    assert reading.row == {"n": 7, "more": None, "probe": None, "is_more": None, "plain": 8}


SENSITIVE_VALUE = """
    meta: {id: kept, endian: be}
    seq:
      - {id: n, type: u8, -sensitive: true}
    instances:
      twice: {value: n * 2, -sensitive: true}
"""


def test_a_sensitive_value_that_does_not_fit_is_not_shown(format_of, decode_one):
    assert decode_one(format_of(SENSITIVE_VALUE), "ffffffffffffffff").reason == "*** does not fit 64 bits"


WORKED_OUT = """
    meta: {id: worked_out, endian: be, encoding: ASCII}
    seq:
      - {id: first, type: u1}
      - {id: digits, type: str, size: 2}
      - {id: last, type: part}
    instances:
      number: {value: digits.to_i}
      share: {value: 100 / last.of}
      sums: {value: share + number}
    types:
      part:
        seq:
          - {id: of, type: u1}
"""


@pytest.mark.parametrize(
    ("message", "place", "reason", "halves"),
    [
        ("00 3132 05", None, None, None),
        ("00 4132 05", ("number", 1), '"A2" is not a number', ("a number", '"A2"')),
        ("00 3132 00", ("share", 3), "division by zero", ("a divisor other than 0", "0")),
    ],
)
def test_a_failing_value_tells_its_first_field_and_what_is_known(format_of, decode_one, message, place, reason, halves):
    reading = decode_one(format_of(WORKED_OUT), message)
    assert (reading.place, reading.reason) == (place, reason)
    assert halves is None or (reading.failure.expected, reading.failure.found) == halves


def test_a_text_that_uses_a_secret_is_not_shown(format_of, decode_one):
    spec = WORKED_OUT.replace("type: str, size: 2}", "type: str, size: 2, -sensitive: true}")
    assert decode_one(format_of(spec), "00 4132 05").reason == "a text or value does not fit its expression"
