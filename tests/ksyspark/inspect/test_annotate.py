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
      - {id: high, type: b3}
      - {id: low, type: b5}
      - {id: parts, type: part, size: 3, repeat: expr, repeat-expr: 2}
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
      kinds: {1: {id: one, doc: The first kind. And so on.}, 2: two}
"""
MESSAGE = bytes.fromhex("01 ff 52 0102aa 0304bb 09 02 4142")


def by_path(notes: list[Note]) -> dict[str, Note]:
    return {note.path: note for note in notes}


def test_every_byte_has_a_row_in_message_order(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE)
    assert inspection.failure is None
    assert (inspection.end, inspection.length) == (13, 13)
    assert [(note.depth, note.id, note.start, note.end, note.data, note.value) for note in inspection.notes] == [
        (0, "kind", 0, 1, "01", "one (1)"),
        (0, "(no name)", 1, 2, "ff", "255"),
        (0, "high", 2, 3, "010. ....", "2"),
        (0, "low", 2, 3, "...1 0010", "18"),
        (0, "parts", 3, 9, "", "2 items"),
        (1, "[0]", 3, 6, "", ""),
        (2, "name", 3, 4, "01", "1"),
        (2, "pin", 4, 5, "**", "***"),
        (2, "not decoded", 5, 6, "aa", "1 byte"),
        (1, "[1]", 6, 9, "", ""),
        (2, "name", 6, 7, "03", "3"),
        (2, "pin", 7, 8, "**", "***"),
        (2, "not decoded", 8, 9, "bb", "1 byte"),
        (0, "either", 9, 10, "09", "9"),
        (0, "len_tail", 10, 11, "02", "2 bytes"),
        (0, "tail", 11, 13, "41 42", '"AB"'),
        (0, "= total", None, None, "", "20"),
        (0, "@ start", 0, 2, "01 ff", "2 bytes"),
    ]


def test_code_case_and_the_first_sentence_are_the_meaning(format_of):
    notes = by_path(annotate(format_of(SPEC), MESSAGE).notes)
    assert notes["kind"].meaning == "The first kind. — What it is."
    assert notes["either"].meaning == "u1"
    unknown = by_path(annotate(format_of(SPEC), b"\x07" + MESSAGE[1:]).notes)["kind"]
    assert (unknown.value, unknown.meaning) == ("no label (7)", "What it is.")


def test_a_case_that_is_a_struct_names_itself(format_of):
    notes = by_path(annotate(format_of(SPEC), bytes.fromhex("02 ff 52 010200 030400 0a0b 00")).notes)
    assert notes["either"].value == "part"
    assert notes["either.part.name"].value == "10"


def test_sensitive_values_with_show_sensitive(format_of):
    note = by_path(annotate(format_of(SPEC), MESSAGE, show_sensitive=True).notes)["parts[0].pin"]
    assert (note.data, note.value) == ("02", "2")


def test_what_could_not_be_read_has_a_row_that_says_what_was_expected(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE[:5])
    assert str(inspection.failure) == "parts[0] at byte 3: end of data: needs 3 bytes, 2 left"
    inspection = annotate(format_of(SPEC), MESSAGE[:3] + MESSAGE[12:])
    assert str(inspection.failure) == "parts[0] at byte 3: end of data: needs 3 bytes, 1 left"
    inspection = annotate(format_of(SPEC), MESSAGE[:9])
    missing = next(note for note in inspection.notes if note.kind == "missing")
    assert (missing.value, missing.problem) == ("not there", str(inspection.failure).partition(": ")[2])
    assert not any(note.start == missing.start and note.kind == "unread" for note in inspection.notes)


def test_a_struct_of_which_bytes_are_missing_has_what_is_there(format_of):
    inspection = annotate(format_of(SPEC), MESSAGE[:8])
    assert str(inspection.failure) == "parts[1] at byte 6: end of data: needs 3 bytes, 2 left"
    notes = by_path(inspection.notes)
    cut = notes["parts[1]"]
    assert (cut.kind, cut.depth, cut.start, cut.end) == ("group", 1, 6, None)
    assert cut.problem == "end of data: needs 3 bytes, 2 left"
    assert (notes["parts[1].name"].data, notes["parts[1].pin"].data) == ("**", "**")
    assert (inspection.end, inspection.length) == (8, 8)


def test_a_broken_rule_is_reported_at_its_row(mqtt):
    inspection = annotate(mqtt, bytes.fromhex("40020000 ff"), {"level": 4})
    note = by_path(inspection.notes)["body.acknowledgement.message_id"]
    assert (note.data, note.value, note.problem) == ("00 00", "0", "message id 0: expected at least 1, found 0")
    rest = next(note for note in inspection.notes if note.kind == "unread")
    assert (rest.start, rest.data) == (4, "ff")


@pytest.mark.parametrize("length", range(14))
def test_nothing_is_refused_and_no_byte_is_left_out(format_of, length):
    inspection = annotate(format_of(SPEC), MESSAGE[:length])
    assert (inspection.failure is None) == (length == 13)
    assert inspection.end <= length
    covered = {at for note in inspection.notes if note.end is not None for at in range(note.start, note.end)}
    missing = [note.start for note in inspection.notes if note.kind == "missing" and note.start is not None]
    assert covered | {at for start in missing for at in range(start, length)} == set(range(length))


LIST = """
    meta: {id: listed, endian: be}
    seq:
      - {id: num_items, type: u1}
      - {id: items, type: u1, repeat: expr, repeat-expr: num_items, valid: {max: 200}}
      - {id: rest, size-eos: true}
"""


def test_of_long_lists_and_runs_the_middle_is_left_out(format_of):
    message = bytes([100, *range(100), *range(40)])
    notes = annotate(format_of(LIST), message).notes
    assert [note.id for note in notes[33:37]] == ["[31]", "…", "[99]", "rest"]
    assert (notes[34].start, notes[34].end, notes[34].value) == (33, 100, "67 items more")
    assert notes[36].data == " ".join(f"{byte:02x}" for byte in range(16)) + " …"
    whole = annotate(format_of(LIST), message, full=True).notes
    assert len(whole) == 103
    assert whole[-1].data == " ".join(f"{byte:02x}" for byte in range(40))


def test_the_item_that_fails_has_a_row_however_late_it_comes(format_of):
    notes = annotate(format_of(LIST), bytes([100, *[7] * 70, 201, 7])).notes
    assert (notes[-2].id, notes[-2].value) == ("[70]", "201")
    assert notes[-2].problem == "expected at most 200, found 201"
    notes = annotate(format_of(LIST), bytes([100, *[7] * 70])).notes
    assert (notes[-1].id, notes[-1].kind, notes[-1].start) == ("[70]", "missing", 71)


def test_bytes_of_a_secret_stay_hidden_in_fields_that_overlap_it(format_of):
    spec = SPEC.replace("start: {pos: 0, size: 2}", "start: {pos: 3, size: 2}")
    note = by_path(annotate(format_of(spec), MESSAGE).notes)["start"]
    assert (note.data, note.value) == ("01 **", "***")


def test_a_type_is_annotated_on_its_own(format_of):
    inspection = annotate(format_of(SPEC), b"\x08\x09\x0a", type_name="part")
    assert [note.path for note in inspection.notes] == ["name", "pin", ""]
    assert (inspection.end, inspection.length) == (2, 3)


def test_parameters_are_checked(mqtt):
    assert annotate(mqtt, b"\xc0\x00", {"level": 4}).failure is None
    with pytest.raises(OptionError, match="Did you mean level"):
        annotate(mqtt, b"", {"levle": 4})


def test_logical_values_show_what_they_mean(format_of):
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
