"""Where sets begin and end, and what their last message counts: every entry of the document's list on that."""

from __future__ import annotations

import pytest

from ksyspark_protocols.sas.rv.messages import RendezvousMessage
from ksyspark_protocols.sas.settings import Limits


@pytest.fixture
def data_set(made, dat):
    """The messages of a data set, without the last."""
    return [made.HDR, dat(), made.VAR, made.ATO]


def test_a_whole_data_set(data_set, lst, put_together) -> None:
    got = put_together([*data_set, lst(4)])
    assert (got.codes, got.set.is_complete, got.one.handed_on) == ([], True, "all")
    rows = [[(value["number"], value["missing"], value["text"]) for value in row] for row in got.items]
    assert rows == [[(30.0, None, None), (None, None, "F")], [(None, ".", None), (None, None, "M")]]
    assert (got.one.entry["qualifier_2"]["value"], got.set.id) == ("CLASS", "#1")


@pytest.mark.parametrize(("count", "way"), [(5, "c1"), (4, "c2"), (3, "c3")])
def test_what_the_last_message_counts(made, dat, lst, put_together, count, way) -> None:
    """All messages, those without HDR, those without HDR and MSG; which of them is reported."""
    application = made.sent("MSG", *made.MAP)
    got = put_together([made.HDR, application, dat(), made.VAR, made.ATO, lst(count)])
    assert (got.codes, got.set.conventions, got.application) == ([], {"lst_count": way}, (application,))


def test_lst_count_mismatch(data_set, lst, put_together) -> None:
    """HDR, DAT, VAR, ATO, LST = 9. The rows are as many as the definition says, so they are usable."""
    got = put_together([*data_set, lst(9)])
    report = got.report("LST_COUNT_MISMATCH")
    assert (got.codes, report.number, report.found) == (["W LST_COUNT_MISMATCH"], 5, "9")
    assert report.expected.startswith("4, 3, 3 ")
    assert (got.set.is_complete, got.one.is_complete, got.one.handed_on) == (False, False, "all")


def test_lst_count_mismatch_where_rows_do_not_agree(made, dat, lst, put_together) -> None:
    got = put_together([made.HDR, dat(rows=3), made.VAR, made.ATO, lst(9)])
    assert (got.one.handed_on, got.one.usable.rows) == ("metadata", None)


@pytest.mark.parametrize(("rows", "handed_on"), [(2, "all"), (4, "metadata"), (-1, "metadata")])
def test_lst_missing(made, dat, put_together, rows, handed_on) -> None:
    """Incomplete; usable if the row count agrees with the definition."""
    got = put_together([made.HDR, dat(rows=rows), made.VAR, made.ATO])
    assert got.codes[0] == "W LST_MISSING"
    assert (got.set.is_complete, got.one.handed_on) == (False, handed_on)


def test_header_missing(data_set, lst, put_together) -> None:
    """Names are unknown, the rest is usable."""
    got = put_together([*data_set[1:], lst(3)])
    assert (got.codes, got.one.entry, got.one.handed_on) == (["W HEADER_MISSING"], None, "all")
    assert got.set.is_complete is False


def test_msg_after_lst(data_set, lst, put_together) -> None:
    """It belongs to no set."""
    got = put_together([*data_set, lst(4), data_set[3], lst(1)])
    assert (got.codes, got.closed.strays[0].body) == (["W MSG_AFTER_LST"] * 2, data_set[3])
    assert got.closed.strays[0].diagnostic.found == "ATO"


def test_set_interleaved(data_set, lst, put_together) -> None:
    """The first is closed as incomplete, the second is whole."""
    got = put_together([*data_set[:3], *data_set, lst(4)])
    first, second = got.closed.sets
    assert [one.code for one in first.diagnostics] == ["SET_INTERLEAVED", "LST_MISSING"]
    assert (first.is_complete, second.is_complete, second.id) == (False, True, "#2")
    assert list(second.all_diagnostics()) == []


def test_senders_and_subjects_are_distinguished(data_set, lst, put_together) -> None:
    """Two senders on one subject, their messages in turn."""
    messages = [*data_set, lst(4)]
    mixed = [RendezvousMessage(one, "A.B", sender) for one in messages for sender in ("x", "y")]
    got = put_together(mixed)
    assert (got.codes, [one.id for one in got.closed.sets]) == ([], ["A.B x #1", "A.B y #1"])


def test_of_too_many_open_sets_the_oldest_is_closed(data_set, lst, put_together) -> None:
    """What comes of it later is a set without header."""
    limits = Limits(max_open=1)
    first, second = ([RendezvousMessage(one, "s", sender) for one in [*data_set, lst(4)]] for sender in "ab")
    got = put_together([*first[:2], *second, *first[2:]], limits)
    assert [(one.id, one.is_complete) for one in got.closed.sets] == [
        ("s a #1", False),
        ("s b #1", True),
        ("s a #2", False),
    ]
    codes = [[report.code for report in one.diagnostics] for one in got.closed.sets]
    assert codes == [["LST_MISSING", "SET_GIVEN_UP"], [], ["HEADER_MISSING", "LST_COUNT_MISMATCH"]]


@pytest.mark.parametrize(("at", "codes"), [(2, ["W MESSAGE_KIND_UNKNOWN"]), (0, ["W MESSAGE_KIND_UNKNOWN"])])
def test_message_kind_unknown(made, data_set, lst, put_together, at, codes) -> None:
    """In a set it is counted for LST and ignored; outside of sets it is left alone."""
    other = made.sent("NEW", made.i32(1))
    messages = [*data_set, lst(5 if at else 4)]
    got = put_together([*messages[:at], other, *messages[at:]])
    report = got.report("MESSAGE_KIND_UNKNOWN")
    assert (got.codes, report.found, report.offset) == (codes, "'NEW'", 8)
    assert (got.one.handed_on, len(got.closed.strays)) == ("all", 0 if at else 1)


@pytest.mark.parametrize(("behind", "number"), [(["ATO", "VAR"], 4), (["VAR", "DAT"], 3)])
def test_msg_order(made, data_set, lst, put_together, behind, number) -> None:
    """Kinds are put in order, what is of one kind keeps its own."""
    header, *by_kind = data_set
    kinds = dict(zip(["DAT", "VAR", "ATO"], by_kind, strict=True))
    order = {"ATO": ["DAT", "ATO", "VAR"], "VAR": ["VAR", "DAT", "ATO"]}[behind[0]]
    got = put_together([header, *(kinds[kind] for kind in order), lst(4)])
    assert (got.codes, got.report("MSG_ORDER").number) == (["W MSG_ORDER"], number)
    assert (len(got.items), got.one.handed_on) == (2, "all")


def test_msg_order_of_the_application_message(made, data_set, lst, put_together) -> None:
    got = put_together([*data_set, made.sent("MSG", *made.MAP), lst(5)])
    assert (got.codes, got.report("MSG_ORDER").number) == (["W MSG_ORDER"], 5)


def two_data_sets(made, dat) -> list[bytes]:
    entries = (made.entry(1, "WORK", name, "", 0, 0) for name in ("A", "B"))
    return [made.header(2, *entries), dat(), made.VAR, made.ATO, dat(), made.VAR, made.ATO]


def test_two_attachments_in_one_set(made, dat, lst, put_together) -> None:
    """Each definition begins the next one, in the order of the header."""
    got = put_together([*two_data_sets(made, dat), lst(7)])
    assert (got.codes, [one.handed_on for one in got.set.attachments]) == ([], ["all", "all"])
    assert [one.entry["qualifier_2"]["value"] for one in got.set.attachments] == ["A", "B"]
    assert [one.content.num_rows for one in got.set.attachments] == [2, 2]


def test_an_attachment_that_lost_its_definition(made, dat, lst, put_together) -> None:
    messages = two_data_sets(made, dat)
    got = put_together([*messages[:4], *messages[5:], lst(6)])
    first, second = got.set.attachments
    assert got.codes == ["W DATASET_DEF_MISSING"]
    assert (first.content.num_rows, second.content.num_rows, second.content.definition) == (2, 2, None)


@pytest.mark.parametrize("lst_switch", ["per_set", "per_attachment"])
def test_a_last_message_for_each_attachment(made, dat, lst, put_together, lst_switch) -> None:
    """With the switch, an LST that counts the messages since the one before ends an attachment only."""
    messages = two_data_sets(made, dat)
    got = put_together([*messages[:4], lst(4), *messages[4:], lst(3)], lst=lst_switch)
    if lst_switch == "per_attachment":
        assert (got.codes, [one.content.num_rows for one in got.set.attachments]) == ([], [2, 2])
    else:
        assert got.codes[:3] == ["W SECTION_COUNT_MISMATCH", "W DATASET_DEF_MISSING", "W MSG_AFTER_LST"]
        assert [one.handed_on for one in got.set.attachments] == ["all", "nothing"]


def test_the_last_message_of_the_last_attachment_is_missing(made, dat, lst, put_together) -> None:
    messages = two_data_sets(made, dat)
    got = put_together([*messages[:4], lst(4), *messages[4:]], lst="per_attachment")
    assert (got.codes, got.set.is_complete) == (["W LST_MISSING"], False)


def test_last_messages_of_three_attachments(made, dat, lst, put_together) -> None:
    """Each counts what came since the one before; what comes behind the third is of no set."""
    header = made.header(3, *(made.entry(1, "WORK", name, "", 0, 0) for name in "ABC"))
    part = [dat(), made.VAR, made.ATO]
    messages = [header, *part, lst(4), *part, lst(3), *part, lst(3), made.ATO]
    got = put_together(messages, lst="per_attachment")
    assert (got.codes, got.set.num_messages) == (["W MSG_AFTER_LST"], 13)
    assert (got.set.is_complete, [one.content.num_rows for one in got.set.attachments]) == (True, [2, 2, 2])


def test_the_first_attachment_lost_its_definition(made, dat, lst, put_together) -> None:
    """The definition that is there begins the second one."""
    messages = two_data_sets(made, dat)
    got = put_together([messages[0], *messages[2:], lst(6)])
    first, second = got.set.attachments
    assert got.codes == ["W DATASET_DEF_MISSING"]
    assert (first.content.definition, first.content.num_rows, second.content.num_rows) == (None, 2, 2)


def test_variables_behind_rows_of_the_only_attachment(made, lst, put_together) -> None:
    age, sex = (made.sent("VAR", made.i32(1), made.i32(2), *one) for one in (made.AGE, made.SEX))
    got = put_together([made.HDR, age, made.ATO, sex, lst(4)])
    assert (got.codes, len(got.items)) == (["W MSG_ORDER", "W DATASET_DEF_MISSING"], 2)


def test_a_last_message_that_counts_the_whole_set_ends_it(made, dat, lst, put_together) -> None:
    got = put_together([*two_data_sets(made, dat), lst(7)], lst="per_attachment")
    assert (got.codes, got.set.is_complete) == ([], True)


def test_more_attachments_than_listed(made, dat, data_set, lst, put_together) -> None:
    got = put_together([*data_set, *data_set[1:], lst(7)])
    report = got.report("SECTION_COUNT_MISMATCH")
    assert (got.codes, report.expected, report.found) == (["W SECTION_COUNT_MISMATCH"], "1", "2")
    assert [one.entry is None for one in got.set.attachments] == [False, True]


def test_a_header_whose_number_of_attachments_is_wrong(made, data_set, lst, put_together) -> None:
    """The header cannot be used: names are unknown, the rest is."""
    header = made.header(2, made.entry(1, "WORK", "A", "", 0, 0))
    got = put_together([header, *data_set[1:], lst(4)])
    assert (got.report("FIELD_COUNT").severity, got.report("FIELD_COUNT").number) == ("F", 1)
    assert (got.one.entry, got.one.handed_on) == (None, "all")


@pytest.mark.parametrize(("rows", "handed_on"), [(2, "all"), (3, "metadata")])
def test_a_message_that_cannot_be_read_at_all(made, dat, lst, put_together, rows, handed_on) -> None:
    """It is counted; it may belong to any attachment of the set, so the row count decides."""
    got = put_together([made.HDR, dat(rows=rows), made.VAR, made.ATO, b"\0\0\0\x15\x99", lst(5)])
    report = got.report("RV_MSG_PAST_END")
    assert (report.severity, report.number, report.offset, report.expected) == ("F", 5, 4, "4 bytes")
    assert (got.one.is_complete, got.one.handed_on, got.set.num_messages) == (False, handed_on, 6)


def test_a_message_whose_mark_is_wrong(made, dat, lst, put_together) -> None:
    """Its kind can be read, and so the data set that it is lost from."""
    bad = made.ATO.replace(b"\x99\x55\xee\xaa", b"\x98\x55\xee\xaa")
    got = put_together([made.HDR, dat(), made.VAR, made.ATO, bad, lst(5)])
    report = got.report("RV_BAD_MAGIC")
    assert (report.severity, report.number, report.offset, report.found) == ("F", 5, 4, "9855eeaa")
    assert (got.one.is_complete, got.one.handed_on) == (False, "metadata")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda one: one[:-1], "RV_MSG_PAST_END"),
        (lambda one: one[:-4] + b"\0", "RV_MSG_PAST_END"),
        (lambda one: one[:16] + b"\x30" + one[17:], "RV_FIELD_PAST_END"),
        (lambda one: b"\0\0\0\x07" + one[4:], "RV_MSG_SIZE_TOO_SMALL"),
        (lambda one: b"\0\0\0\x13" + one[4:16] + b"\x79\0\1", "RV_SIZE_TOO_SMALL"),
        (lambda one: b"\0\0\0\x14" + one[4:16] + b"\3" + one[-3:], "RV_SCALAR_WIDTH"),
        (lambda one: one[:15] + b"\x08" + one[16:], "FIELD_TYPE_UNEXPECTED"),
    ],
)
def test_a_last_message_that_cannot_be_read_ends_the_set(data_set, lst, put_together, spoil, code) -> None:
    got = put_together([*data_set, spoil(lst(4))])
    assert got.codes == [f"F {code}", "W LST_MISSING"]
    assert (got.one.handed_on, got.set.is_complete) == ("all", False)


def test_a_message_that_cannot_be_read_outside_of_sets(put_together) -> None:
    got = put_together([b"", b"\0\0\0\x15"])
    assert got.codes == ["F RV_MSG_PAST_END", "F RV_MSG_PAST_END"]


def test_a_size_form_that_makes_a_set_whole_is_named(made, lst, put_together) -> None:
    label = made.entry(2, "FILENAME", "a.txt", "x" * 122, 0, 1)
    # The size 78, and behind it one byte that counts itself.
    header = made.header(1, label).replace(b"\x08\x79\0\x7d", b"\x08\x78\x7c")
    messages = [len(header).to_bytes(4) + header[4:], made.FDC, made.ATX, lst(3)]
    got = put_together(messages)
    assert got.report("READING_ALTERNATIVE").found == "with --switch size_78=next_byte these are whole"
    again = put_together(messages, size_78="next_byte")
    assert ("N READING_ALTERNATIVE" in again.codes, again.set.is_complete) == (False, True)
    assert again.one.entry["description"]["value"] == "x" * 122
