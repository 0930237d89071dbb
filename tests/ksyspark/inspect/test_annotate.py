"""Annotated messages: every field with its place, value and meaning, however far reading got."""

from __future__ import annotations

import pytest

from ksyspark.errors import OptionError
from ksyspark.inspect import Note, annotate

SPEC = """
    meta: {id: annotated, endian: be, encoding: ASCII}
    seq:
      - {id: kind, type: u1, enum: kinds, doc: What it is. More is said later.}
      - {type: u1}
      - {id: high, type: b4}
      - {id: low, type: b4}
      - {id: parts, type: part, size: 2, repeat: expr, repeat-expr: 2}
      - id: either
        type: {switch-on: kind, cases: {'kinds::one': u1, 'kinds::two': part}}
      - {id: len_tail, type: u1, -unit: byte}
      - {id: tail, type: str, size: len_tail}
    instances:
      total: {value: high + low}
      start: {pos: 0, size: 2}
    types:
      part:
        seq:
          - {id: name, type: u1}
          - {id: pin, type: u1, -sensitive: true}
    enums:
      kinds: {1: one, 2: two}
"""
MESSAGE = bytes.fromhex("01 ff 52 0102 0304 09 02 4142")


def by_path(notes: list[Note]) -> dict[str, Note]:
    return {note.path: note for note in notes}


def test_every_field_is_told_in_the_order_it_lies(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE)
    assert inspection.failure is None
    assert (inspection.end, inspection.length) == (11, 11)
    assert [(note.depth, note.id, note.start, note.end, note.data, note.value) for note in inspection.notes] == [
        (0, "kind", 0, 1, "01", "1"),
        (0, "_unnamed1", 1, 2, "ff", "255"),
        (0, "high", 2, 3, "52", "5"),
        (0, "low", 2, 3, "52", "2"),
        (0, "parts", 3, 7, "", "2 items"),
        (1, "[0]", 3, 5, "", ""),
        (2, "name", 3, 4, "01", "1"),
        (2, "pin", 4, 5, "**", "***"),
        (1, "[1]", 5, 7, "", ""),
        (2, "name", 5, 6, "03", "3"),
        (2, "pin", 6, 7, "**", "***"),
        (0, "either", 7, 8, "09", "9"),
        (0, "len_tail", 8, 9, "02", "2"),
        (0, "tail", 9, 11, "41 42", '"AB"'),
        (0, "total", None, None, "", "7"),
        (0, "start", 0, 2, "01 ff", "01ff"),
    ]


def test_labels_units_and_the_first_sentence_are_the_meaning(format_of):
    notes = by_path(annotate(format_of(SPEC), MESSAGE).notes)
    assert notes["kind"].meaning == "one: What it is."
    assert notes["len_tail"].meaning == "[byte]"
    assert notes["either"].meaning == "u1"
    assert by_path(annotate(format_of(SPEC), b"\x07" + MESSAGE[1:]).notes)["kind"].meaning == "no label: What it is."


def test_a_case_that_is_a_struct_names_itself(format_of):
    notes = by_path(annotate(format_of(SPEC), bytes.fromhex("02 ff 52 0102 0304 0a0b 00")).notes)
    assert notes["either"].value == "part"
    assert notes["either.part.name"].value == "10"


def test_sensitive_values_show_when_asked_for(format_of):
    note = by_path(annotate(format_of(SPEC), MESSAGE, show_sensitive=True).notes)["parts[0].pin"]
    assert (note.data, note.value) == ("02", "2")


def test_a_broken_message_is_told_as_far_as_it_goes(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE[:6])
    assert str(inspection.failure) == "parts[1] at byte 5: end of data: needs 2 bytes, 1 left"
    assert [note.path for note in inspection.notes][-1] == "total"
    assert (inspection.end, inspection.length) == (5, 6)


@pytest.mark.parametrize("length", range(12))
def test_nothing_is_refused(format_of, length):
    inspection = annotate(format_of(SPEC), MESSAGE[:length])
    assert (inspection.failure is None) == (length == 11)
    assert inspection.end <= length


def test_bytes_of_a_secret_stay_hidden_in_fields_that_overlap_it(format_of):
    spec = SPEC.replace("start: {pos: 0, size: 2}", "start: {pos: 3, size: 2}")
    assert by_path(annotate(format_of(spec), MESSAGE).notes)["start"].data == "01 **"


def test_a_type_is_annotated_on_its_own(format_of):
    inspection = annotate(format_of(SPEC), b"\x08\x09\x0a", type_name="part")
    assert [note.path for note in inspection.notes] == ["name", "pin"]
    assert (inspection.end, inspection.length) == (2, 3)


def test_parameters_are_checked(mqtt):
    assert annotate(mqtt, b"\xc0\x00", {"level": 4}).failure is None
    with pytest.raises(OptionError, match="Did you mean level"):
        annotate(mqtt, b"", {"levle": 4})


def test_logical_values_are_told_by_what_they_mean(format_of):
    fmt = format_of("""
        meta: {id: annotated_days, endian: be, encoding: ASCII}
        seq:
          - {id: amount, size: 3, -logical-type: "maxdb_number(5, 2)"}
          - {id: times, type: str, size: 8, repeat: expr, repeat-expr: 2, -logical-type: mq_time}
          - {id: born, type: f8, -logical-type: sas_date}
        instances:
          kind: {value: born, -logical-type: sas_missing}
    """)
    notes = by_path(annotate(fmt, bytes.fromhex("c11200 3132333030303939 3939393939393939 fffffe0000000000")).notes)
    assert (notes["amount"].value, notes["amount"].data) == ("1.20", "c1 12 00")
    assert (notes["times[0]"].value, notes["times[1]"].value) == ("12:30:00.990000", '"99999999"')
    assert (notes["born"].value, notes["kind"].value) == ("no value", ".")
