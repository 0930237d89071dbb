"""Fields without a column (`-column: false`): read, checked and named in failures; no row has them."""

from __future__ import annotations

import pytest

from ksyspark.inspect import annotate

SPEC = """
    meta: {id: technical, endian: be}
    seq:
      - {id: len, type: u1, -column: false, valid: {max: 9, -reason: too long}}
      - {id: head, type: head, -column: false}
      - {id: body, size: len}
      - {id: pin, type: u1, -sensitive: true}
    instances:
      shown: {value: head.a + 1}
      unused: {value: 1 / (len - len), -column: false}
    types:
      head: {seq: [{id: a, type: u1, valid: {max: 7, -reason: too large}}]}
"""


def test_a_row_has_no_technical_field(format_of, decode_one):
    reading = decode_one(format_of(SPEC), "02 03 6162 09")
    assert reading.row == {"body": b"ab", "pin": 9, "shown": 4}
    assert reading.failure is None


@pytest.mark.parametrize(
    ("message", "place", "reason", "hidden"),
    [
        ("0a 03", ("len", 0), "too long: expected at most 9, found 10", ((0, 2),)),
        ("02 08 6162 09", ("head.a", 1), "too large: expected at most 7, found 8", ((1, 5),)),
        ("02 03 61", ("body", 2), "end of data: needs 2 bytes, 1 left", ((2, 3),)),
    ],
)
def test_a_failure_names_it_and_all_that_may_follow_is_hidden(format_of, decode_one, message, place, reason, hidden):
    reading = decode_one(format_of(SPEC), message)
    assert (reading.place, reading.reason, reading.hidden) == (place, reason, hidden)


def test_inspect_shows_it(format_of):
    notes = annotate(format_of(SPEC), bytes.fromhex("0203616209")).notes
    assert [(note.path, note.start) for note in notes if note.data] == [
        ("len", 0),
        ("head.a", 1),
        ("body", 2),
        ("pin", 4),
    ]
