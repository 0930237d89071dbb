"""What a dump leaves out: parts of a value that is one row, and fields without column or bytes."""

from __future__ import annotations

import pytest

from ksyspark.inspect import annotate

SPEC = """
    meta: {id: folded, endian: be, encoding: ASCII}
    seq:
      - {id: mark, type: u1, -column: false}
      - {id: nothing, type: nothing, -column: false}
      - {id: name, type: text, doc: A name.}
      - {id: others, type: text, repeat: expr, repeat-expr: 2}
      - {id: pin, type: text, -sensitive: true}
    instances:
      peeked: {pos: 0, size: 1, -column: false}
      doubled: {value: mark * 2, -column: false}
      tripled: {value: 'doubled + peeked[0]'}
    types:
      nothing:
        instances: {kind: {value: 1, -column: false}}
      text:
        -column: value
        seq:
          - {id: len, type: u1, -column: false}
          - {id: content, type: content, size: len, -column: false}
        instances:
          value: {value: content.value}
      content:
        -column: value
        seq:
          - {id: value, type: str, size-eos: true, valid: {expr: _ != "no"}}
"""
MESSAGE = b"\x07\x02AB\x01C\x01D\x03xyz"


def rows(inspection):
    return [(note.id, note.data, note.value) for note in inspection.notes]


def test_a_value_of_several_parts_is_one_row(format_of):
    assert rows(annotate(format_of(SPEC), MESSAGE)) == [
        ("mark", "07", "7"),
        ("name", "02 41 42", '"AB"'),
        ("others", "", "2 items"),
        ("[0]", "01 43", '"C"'),
        ("[1]", "01 44", '"D"'),
        ("pin", "** ** ** **", "***"),
        ("= tripled", "", "21"),
    ]


def test_full_leaves_nothing_out(format_of):
    paths = [note.path for note in annotate(format_of(SPEC), MESSAGE, full=True).notes]
    assert {"nothing", "name.len", "name.content.value", "name.value", "peeked", "doubled"} <= set(paths)


def test_words_of_a_value_stand_beside_it(format_of):
    note = next(note for note in annotate(format_of(SPEC), MESSAGE).notes if note.id == "name")
    assert (note.kind, note.start, note.end, note.meaning) == ("field", 1, 4, "A name.")


@pytest.mark.parametrize(
    ("message", "path"),
    [(b"\x07\x02no", "name.content.value"), (b"\x07\x09AB", "name.content"), (b"\x07", "name.len")],
)
def test_where_reading_failed_the_parts_have_rows(format_of, message, path):
    inspection = annotate(format_of(SPEC), message)
    assert inspection.failure is not None
    failing = next(note for note in inspection.notes if note.problem)
    assert failing.path == inspection.failure.field
    assert path.startswith(failing.path) or failing.path.startswith(path)


def test_no_byte_is_left_out(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE)
    covered = {at for note in inspection.notes if note.kind == "field" for at in range(note.start, note.end)}
    assert covered == set(range(len(MESSAGE)))
