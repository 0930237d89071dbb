"""Files whose messages do not fit together: every entry of the document's list that concerns them."""

from __future__ import annotations

import pytest


@pytest.fixture
def together(made, lst, put_together):
    """Return the function that puts a set of one file together, of a header, some messages and the last one."""
    header = made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))
    return lambda *messages: put_together([header, *messages, lst(len(messages) + 1)])


def fdc(made, lrecl: int, size: int) -> bytes:
    return made.sent("FDC", made.i32(lrecl), made.i32(size))


def test_a_text_file(made, together) -> None:
    got = together(fdc(made, 80, 5), made.ATX)
    assert (got.codes, got.items, got.one.kind) == ([], [b"one", b""], "text_file")
    assert (got.one.entry["qualifier_2"]["value"], got.one.handed_on) == ("a.txt", "all")


def test_a_binary_file(made, lst, put_together) -> None:
    header = made.header(1, made.entry(3, "FILENAME", "a.bin", "", 0, 1))
    got = put_together([header, fdc(made, 80, 8), made.ATB, made.ATB, lst(4)])
    assert (got.codes, got.items, got.one.kind) == ([], [b"\0\1\2\xff", b""] * 2, "binary_file")


def test_several_files(made, lst, put_together) -> None:
    got = put_together([made.HDR_FILES, fdc(made, 80, 5), made.ATX, fdc(made, 80, 5), made.ATX, lst(5)])
    assert (got.codes, [one.content.num_records for one in got.set.attachments]) == ([], [2, 2])


def test_record_count_mismatch(made, together) -> None:
    """Those that are there are used."""
    got = together(fdc(made, 80, 3), made.sent("ATX", made.i32(2**31 - 1), made.i32(3), made.txt("one")))
    report = got.report("RECORD_COUNT_MISMATCH")
    assert (got.codes, report.number, report.expected, report.found) == (
        ["W RECORD_COUNT_MISMATCH"],
        3,
        "2147483647",
        "1",
    )
    assert got.items == [b"one"]


def test_file_desc_missing(made, together) -> None:
    got = together(made.ATX)
    assert (got.codes, got.items, got.one.handed_on) == (["W FILE_DESC_MISSING"], [b"one", b""], "all")


def test_records_in_front_of_a_descriptor(made, together) -> None:
    """They are a file of their own, which has lost its descriptor."""
    got = together(made.ATX, fdc(made, 80, 5), made.ATX)
    assert got.codes == ["W SECTION_COUNT_MISMATCH", "W FILE_DESC_MISSING"]
    assert [one.content.num_records for one in got.set.attachments] == [2, 2]


def test_file_size_mismatch(made, together) -> None:
    got = together(fdc(made, 80, 99), made.ATX)
    report = got.report("FILE_SIZE_MISMATCH")
    assert (got.codes, report.attachment, report.expected) == (["W FILE_SIZE_MISMATCH"], "1", "99 bytes")
    assert got.one.handed_on == "all"


def test_file_size_counts_bytes_of_texts(made, together) -> None:
    got = together(fdc(made, 80, 3), made.sent("ATX", made.i32(1), made.i32(3), made.txt("äöü")))
    assert (got.codes, got.items) == ([], ["äöü".encode("latin-1")])


def test_a_record_longer_than_its_stated_length(made, together) -> None:
    assert together(fdc(made, 2, 5), made.ATX).codes == ["N RECORD_LONGER_THAN_LRECL"]


def test_file_kinds_mixed(made, together) -> None:
    got = together(fdc(made, 80, 7), made.ATX, made.ATB)
    assert got.codes == ["W FILE_KINDS_MIXED"]
    assert got.items == [b"one", b"", b"\0\1\2\xff", b""]


@pytest.mark.parametrize(("size", "handed_on"), [(5, "all"), (99, "metadata")])
def test_lst_missing(made, put_together, size, handed_on) -> None:
    header = made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))
    got = put_together([header, fdc(made, 80, size), made.ATX])
    assert (got.codes[0], got.one.handed_on) == ("W LST_MISSING", handed_on)


def test_a_file_that_is_listed_and_not_there(made, lst, put_together) -> None:
    got = put_together([made.HDR_FILES, fdc(made, 80, 5), made.ATX, lst(3)])
    first, second = got.set.attachments
    assert got.codes == ["W SECTION_COUNT_MISMATCH", "W FILE_DESC_MISSING"]
    assert (first.handed_on, second.handed_on, second.kind) == ("all", "nothing", "text_file")


@pytest.mark.parametrize(("kind", "handed_on"), [("FDC", "nothing"), ("ATX", "metadata")])
def test_a_refused_message_breaks_its_file(made, together, kind, handed_on) -> None:
    bad = {"FDC": made.sent("FDC", made.i32(80)), "ATX": made.sent("ATX", made.i32(1), made.i32(3))}
    got = together(*{"FDC": fdc(made, 80, 5), "ATX": made.ATX, kind: bad[kind]}.values())
    assert got.codes[0] == "F FIELD_COUNT"
    assert got.one.handed_on == handed_on


def test_a_file_where_a_data_set_is_listed(made, lst, put_together) -> None:
    """The messages tell what it is."""
    got = put_together([made.HDR, fdc(made, 80, 5), made.ATX, lst(3)])
    report = got.report("ATTACHMENT_KIND_DIFFERS")
    assert (got.codes, report.expected, report.found) == (
        ["W ATTACHMENT_KIND_DIFFERS"],
        "data_set",
        "text_file",
    )
    assert (got.one.kind, got.items) == ("text_file", [b"one", b""])
