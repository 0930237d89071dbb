"""Remarks on the fields of messages: where, what was expected, what is there; and the same of messages in no set."""

from __future__ import annotations

import pytest


@pytest.fixture
def of_file(made, lst):
    header = made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))
    return lambda *messages: [header, *messages, lst(len(messages) + 1)]


def fdc(made, lrecl: int, size: int) -> bytes:
    return made.sent("FDC", made.i32(lrecl), made.i32(size))


def test_identifiers_1_and_3(made, of_file, put_together) -> None:
    """Position decides: the file is whole."""
    wrong = bytearray(fdc(made, 80, 5))
    wrong[27] = 3
    got = put_together(of_file(bytes(wrong), made.ATX))
    report = got.report("FIELD_ID_GAP")
    assert (report.number, report.offset, report.expected, report.found) == (2, 21, "identifier 2", "3 in field 2")
    assert (got.codes, got.one.handed_on, got.items) == (["W FIELD_ID_GAP"], "all", [b"one", b""])


def test_a_lost_field(made, of_file, put_together) -> None:
    """The identifiers tell that the field is absent, and its type that it was needed."""
    lost = made.sent("ATX", made.i32(1), made.i32(3), made.txt("one"))
    lost = lost[:21] + lost[34:]
    lost = len(lost).to_bytes(4, "big") + lost[4:]
    got = put_together(of_file(fdc(made, 80, 5), lost))
    assert got.codes[0] == "F FIELD_ID_GAP"
    assert got.report("FIELD_TYPE_UNEXPECTED").found == "string (8) in text_records.records[0].length"


def test_a_field_that_is_cut_repeats_no_identifier(made, of_file, put_together) -> None:
    """The message is reported as cut; the rest of a field is no duplicate."""
    wrong = bytearray(fdc(made, 80, 5))
    wrong[27] = 1
    got = put_together(of_file(bytes(wrong[:-6]), made.ATX))
    assert got.codes[0] == "F RV_MSG_PAST_END"
    assert not [code for code in got.codes if "FIELD_ID" in code]


def test_many_messages_make_one_diagnostic(made, of_file, put_together) -> None:
    unnumbered = made.sent("ATX", made.i32(1), made.i32(3), made.txt("one"), first=0)
    got = put_together(of_file(fdc(made, 80, 30), *[unnumbered] * 10))
    report = got.report("FIELD_ID_GAP")
    assert (report.number, report.found) == (3, "none in field 1; so in 10 messages")
    assert (got.codes, len(got.items)) == (["W FIELD_ID_GAP"], 10)


def test_without_identifiers_none_is_missed(made, of_file, put_together) -> None:
    assert put_together(of_file(fdc(made, 80, 5), made.ATX), field_id="none").codes == []
    unnumbered = made.sent("MSG", *made.MAP, first=0)
    assert put_together(of_file(unnumbered, fdc(made, 80, 5), made.ATX)).codes == []


def test_length_disagrees(made, of_file, put_together) -> None:
    """The wire size wins; a gap in the identifiers does not hide it."""
    parts = made.i32(2), made.i32(9), made.txt("one"), made.i32(1), made.txt("")
    got = put_together(of_file(fdc(made, 80, 5), made.sent("ATX", *parts, first=0)))
    report = got.report("LENGTH_DISAGREES")
    assert (report.number, report.expected, report.found) == (3, "4, or 3 without NUL", "9 in front of record 1")
    assert (got.codes, got.items) == (["W FIELD_ID_GAP", "W LENGTH_DISAGREES"], [b"one", b""])


def test_length_of_a_binary_record_disagrees(made, lst, put_together) -> None:
    header = made.header(1, made.entry(3, "FILENAME", "a.bin", "", 0, 1))
    record = made.sent("ATB", made.i32(1), made.i32(4), made.raw(b"abc"))
    report = put_together([header, fdc(made, 80, 3), record, lst(3)]).report("LENGTH_DISAGREES")
    assert (report.expected, report.found) == ("3", "4 in front of record 1")


def test_length_of_a_name_disagrees(made, lst, put_together) -> None:
    age = (made.i32(7), *made.AGE[1:])
    messages = [made.HDR, made.sent("DAT", *made.DEFINITION), made.sent("VAR", *made.HEADS, *age, *made.SEX)]
    report = put_together([*messages, made.ATO, lst(4)]).report("LENGTH_DISAGREES")
    assert (report.number, report.found) == (3, "7 in front of variables[0].name")


def test_bytes_behind_a_message(made, of_file, put_together) -> None:
    report = put_together(of_file(fdc(made, 80, 5) + b"??", made.ATX)).report("TRAILING_BYTES")
    assert (report.number, report.offset, report.found) == (2, 34, "2 bytes")


@pytest.mark.parametrize("code", ["RV_MSG_PAST_END", "RV_BAD_MAGIC"])
def test_a_message_cut_off(made, put_together, code) -> None:
    data = made.sent("LST", made.i32(7))[:14]
    if code == "RV_BAD_MAGIC":
        data = data[:4] + b"\x98" + data[5:]
    got = put_together([data])
    report = got.report(code)
    expected = ("21 bytes", "14") if code == "RV_MSG_PAST_END" else ("9955eeaa", "9855eeaa")
    assert (report.expected, report.found) == expected
