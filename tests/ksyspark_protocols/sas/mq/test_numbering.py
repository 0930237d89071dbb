"""Numbers and counts that do not fit: every entry of the document's list that concerns them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ksyspark_protocols.sas.mq.messages import missing_runs, runs_of, runs_text


def test_a_whole_file(sent, put_together) -> None:
    """There is no diagnostic, and nothing is missing."""
    got = put_together(sent.whole(2, sent.file()))
    assert (got.codes, got.items) == ([], [b"one", b"", b"three"])
    assert (got.set.is_complete, got.one.is_complete, got.one.handed_on, got.one.missing) == (True, True, "all", ())


def test_a_whole_data_set(sent, put_together) -> None:
    got = put_together(sent.whole(1, sent.data_set()))
    assert (got.codes, got.items, got.one.content.row_bytes) == ([], sent.rows, 17)


def test_seq_missing(sent, put_together) -> None:
    """Numbers 1, 3 and count 3."""
    bodies = sent.data_set()
    del bodies[2]
    got = put_together(sent.whole(1, bodies, 3))
    report = got.report("SEQ_MISSING")
    assert (report.severity, report.expected, report.found) == ("F", "numbers 1 to 3", "no [2]")
    assert (report.set, report.attachment) == ("11" * 16 + "00" * 8, "33" * 16)
    assert "F COUNT_MISMATCH" not in got.codes
    assert (got.one.missing, got.one.handed_on, got.one.is_complete) == (((2, 2),), "nothing", False)


def test_seq_missing_behind_the_definitions_leaves_these_usable(sent, put_together) -> None:
    bodies = {**sent.data_set(rows=6), 5: sent.by.int(3) + b"".join(sent.rows)}
    got = put_together(sent.whole(1, bodies, 5))
    assert got.codes == ["F SEQ_MISSING"]
    assert (got.one.handed_on, got.one.usable.rows, len(got.one.usable.variables)) == ("metadata", None, 3)


def test_partial_hands_on_whole_rows_in_front_of_the_hole(sent, put_together) -> None:
    """The message in front of the hole ends in its second row: that one is cut by it."""
    bodies = {**sent.data_set(rows=6), 3: sent.by.int(3) + sent.rows[0] + sent.rows[1][:5]}
    bodies[5] = sent.by.int(3) + b"".join(sent.rows)
    got = put_together(sent.whole(1, bodies, 5), partial=True)
    assert (got.one.handed_on, got.items) == ("part", [sent.rows[0]])


def test_partial_hands_on_no_rows_where_definitions_are_not_whole(sent, put_together) -> None:
    bodies = sent.data_set()
    del bodies[1]
    assert put_together(sent.whole(1, bodies, 3), partial=True).one.handed_on == "nothing"


@pytest.mark.parametrize(("partial", "handed_on", "records"), [(False, "metadata", []), (True, "part", [b"one"])])
def test_a_file_with_a_hole(sent, put_together, partial, handed_on, records) -> None:
    bodies = {1: sent.file()[1], 2: sent.by.records(b"one"), 4: sent.by.records(b"three")}
    got = put_together(sent.whole(2, bodies, 4), partial=partial)
    assert (got.codes, got.one.handed_on, got.items) == (["F SEQ_MISSING"], handed_on, records)


def test_count_mismatch(sent, put_together) -> None:
    """Numbers 1, 2, 3 and count 5."""
    got = put_together(sent.whole(1, sent.data_set(), 5))
    assert got.codes == ["F SEQ_MISSING", "W COUNT_MISMATCH"]
    assert got.report("SEQ_MISSING").found == "no [4, 5]"
    assert (got.report("COUNT_MISMATCH").expected, got.report("COUNT_MISMATCH").found) == (
        "5",
        "3, the highest 3",
    )
    assert got.one.handed_on == "metadata"


def test_seq_beyond_count(sent, put_together) -> None:
    """All contiguous numbers are used."""
    got = put_together(sent.whole(1, sent.data_set(), 2))
    assert got.codes == ["W COUNT_MISMATCH", "W SEQ_BEYOND_COUNT"]
    assert got.report("SEQ_BEYOND_COUNT").found == "[3]"
    assert (got.one.handed_on, got.items, got.one.is_complete) == ("all", sent.rows, False)


def test_count_missing(sent, put_together) -> None:
    """The rows are as many as the definition says: the contents are usable, the attachment is incomplete."""
    got = put_together(sent.whole(1, sent.data_set(), -1))
    assert (got.codes, got.one.handed_on, got.one.is_complete) == (["W COUNT_MISSING"], "all", False)
    assert (got.items, got.set.is_complete) == (sent.rows, False)


@pytest.mark.parametrize("rows", [4, -1])
def test_count_missing_where_rows_do_not_agree(sent, put_together, rows) -> None:
    got = put_together(sent.whole(1, sent.data_set(rows=rows), -1))
    assert (got.one.handed_on, got.one.usable.rows) == ("metadata", None)


@pytest.mark.parametrize(("size", "handed_on"), [(11, "all"), (99, "metadata")])
def test_count_missing_of_a_file(sent, put_together, size, handed_on) -> None:
    assert put_together(sent.whole(2, sent.file(size=size), -1)).one.handed_on == handed_on


def test_seq_duplicate_same(sent, put_together) -> None:
    messages = sent.whole(2, sent.file())
    got = put_together([*messages, messages[3], messages[3]])
    assert (got.codes, got.report("SEQ_DUPLICATE_SAME").number) == (["N SEQ_DUPLICATE_SAME"], 2)
    assert (got.items, got.one.is_complete, got.one.num_messages) == ([b"one", b"", b"three"], True, 5)


def test_seq_duplicate_different(sent, put_together) -> None:
    """Neither is chosen."""
    messages = sent.whole(2, sent.file())
    got = put_together([*messages, replace(messages[3], body=sent.by.records(b"other"))])
    assert (got.codes, got.report("SEQ_DUPLICATE_DIFFERENT").number) == (["F SEQ_DUPLICATE_DIFFERENT"], 2)
    assert (got.one.handed_on, got.items, got.one.is_complete) == ("metadata", [], False)


@pytest.mark.parametrize(
    ("count", "codes", "handed_on"),
    [
        (2, ["N SEQ_DUPLICATE_SAME"], "all"),
        (3, ["F SEQ_DUPLICATE_DIFFERENT", "W COUNT_MISSING"], "metadata"),
    ],
)
def test_the_count_message_twice(sent, put_together, count, codes, handed_on) -> None:
    """Neither of two different ones is used; all records are in the content."""
    messages = sent.whole(2, sent.file())
    got = put_together([*messages, replace(messages[-1], body=sent.by.int(count))])
    assert (got.codes, got.report(codes[0][2:]).number, got.one.handed_on) == (codes, 0, handed_on)
    assert got.one.content.num_records == 3


def test_message_over_32k(sent, put_together) -> None:
    records = sent.by.records(b"x" * 32_764)
    for record, codes in ((records, []), (records + sent.by.records(b""), ["N MESSAGE_OVER_32K"])):
        bodies = {1: sent.file(lrecl=32_767, size=32_764)[1], 2: record}
        got = put_together(sent.whole(3, bodies))
        assert (got.codes, got.one.handed_on) == (codes, "all")


@pytest.mark.parametrize(
    ("count", "codes"),
    [
        (b"00000002", ["N COUNT_PRINTED"]),
        (b"\2\0\0\0\0\0\0\0", []),
        (b"\2\0\0\0!", ["W TRAILING_BYTES"]),
        (b"\2\0", ["F LENGTH_PAST_END", "W COUNT_MISSING"]),
        (b"\xfe\xff\xff\xff", ["F LENGTH_NEGATIVE", "W COUNT_MISSING"]),
        (b"0000X002", ["F MESSAGE_REFUSED", "W COUNT_MISSING"]),
    ],
)
def test_forms_of_the_count_message(sent, put_together, count, codes) -> None:
    messages = sent.whole(2, sent.file())
    got = put_together([*messages[:-1], replace(messages[-1], body=count)])
    assert got.codes == codes
    assert got.one.handed_on == ("nothing" if "F" in str(codes) else "all")


@pytest.mark.parametrize(
    ("there", "last", "missing"),
    [
        ([], 0, ()),
        ([], 3, ((1, 3),)),
        ([1, 2, 3], 3, ()),
        ([1, 3], 3, ((2, 2),)),
        ([2, 3, 7], 9, ((1, 1), (4, 6), (8, 9))),
        ([5], 2**31, ((1, 4), (6, 2**31))),
    ],
)
def test_missing_numbers(there, last, missing) -> None:
    assert missing_runs(there, last) == missing


def test_numbers_runs_of_and_as_text() -> None:
    assert runs_of([1, 2, 3, 5, 8, 9]) == ((1, 3), (5, 5), (8, 9))
    assert runs_text(runs_of([1, 2, 3, 5, 8, 9])) == "[1-3, 5, 8, 9]"
    assert runs_text(runs_of(range(1, 50, 2))).endswith("39, and 5 runs more]")
