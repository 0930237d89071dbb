"""The character set of names, labels and values."""

from __future__ import annotations

import pytest

from ksyspark_protocols.sas.typed_rows import typed_rows


def labelled(made, lst, label: bytes, value: bytes):
    """Return a set whose first variable has another label, and whose first character value is another."""
    age = (*made.AGE[:6], made.i32(len(label) + 1), (8, label + b"\0"), *made.AGE[8:])
    values = (*made.VALUES[0], made.i32(2), (8, value + b"\0"), *made.VALUES[2], *made.VALUES[3])
    rows = made.sent("ATO", made.i32(2), made.i32(3), *values)
    return [made.HDR, made.sent("DAT", *made.DEFINITION), made.sent("VAR", *made.HEADS, *age, *made.SEX), rows, lst(4)]


@pytest.mark.parametrize(
    ("charset", "data", "text"),
    [
        ("iso-8859-1", b"\xe4", "ä"),
        ("utf-8", b"\xe2\x82\xac", "€"),
        ("windows-1252", b"\x80", "€"),
        ("ibm850", b"\x84", "ä"),
        ("shift_jis", b"\x82\xa0", "あ"),
    ],
)
def test_labels_and_values(made, lst, put_together, charset, data, text) -> None:
    got = put_together(labelled(made, lst, data, data), charset=charset)
    assert (got.codes, got.one.content.variables[0]["label"]["value"]) == ([], text)
    assert typed_rows(got.one.usable).table.column("SEX").to_pylist() == [text, "M"]
    assert got.one.kind == "data_set"


def test_bytes_of_no_character(made, lst, put_together) -> None:
    """They are shown as U+FFFD, and another character set is named by which all are characters."""
    got = put_together(labelled(made, lst, b"\xe4", b"\xe4"), charset="utf-8")
    found = [(one.code, one.number, one.found) for one in got.diagnostics]
    assert found == [
        ("READING_ALTERNATIVE", None, "with --switch charset=iso-8859-1 these are whole"),
        ("TEXT_INVALID", 3, "variables[0].label"),
        ("TEXT_INVALID", 4, "1 values"),
    ]
    assert got.one.content.variables[0]["label"]["value"] == "\ufffd"


def test_the_bytes_of_files_stay(made, lst, put_together) -> None:
    header = made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))
    record = made.sent("ATX", made.i32(1), made.i32(1), (8, b"\x84\0"))
    got = put_together([header, made.sent("FDC", made.i32(80), made.i32(1)), record, lst(3)], charset="ibm850")
    assert (got.codes, got.items) == ([], [b"\x84"])
