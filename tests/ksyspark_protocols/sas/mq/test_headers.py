"""Headers, application messages and orphans: every entry of the document's list that concerns them."""

from __future__ import annotations

from dataclasses import replace

import pytest


def test_header_missing_of_a_file(sent, put_together) -> None:
    """The kind is inferred from the first body; whether a text or a binary file is not known, nor its name."""
    got = put_together(sent.numbered(sent.file()))
    assert (got.codes, got.one.kind, got.one.entry) == (["W HEADER_MISSING"], "file", None)
    assert (got.items, got.one.handed_on, got.set.is_complete) == ([b"one", b"", b"three"], "all", False)
    assert got.report("HEADER_MISSING").set == "33" * 16


@pytest.mark.parametrize("how", [{}, {"order": ">", "encoding": 273}, {"order": ">", "long_bytes": 8, "encoding": None},
                                 {"nul_counted": False}, {"long_bytes": 8}])  # fmt: skip
def test_header_missing_of_a_data_set(sent_by, put_together, how) -> None:
    """How the sender writes is found from type identifiers and the definition."""
    sent = sent_by(**how)
    got = put_together(sent.numbered(sent.data_set()))
    assert (got.codes, got.one.kind, got.items) == (["W HEADER_MISSING"], "data_set", sent.rows)
    assert got.set.conventions["byte_order"] == ("big" if how.get("order") else "little")
    assert got.set.conventions["long_bytes"] == str(how.get("long_bytes", 4))
    assert got.set.conventions["string_length"] == ("excludes_nul" if "nul_counted" in how else "includes_nul")


def test_header_missing_of_a_file_with_wide_lengths(sent_by, put_together) -> None:
    sent = sent_by(order=">", long_bytes=8, encoding=None)
    got = put_together(sent.numbered(sent.file()))
    assert (got.codes, got.items, got.set.conventions["long_bytes"]) == (
        ["W HEADER_MISSING"],
        [b"one", b"", b"three"],
        "8",
    )


def test_a_header_behind_its_messages(sent, put_together) -> None:
    messages = sent.whole(2, sent.file())
    assert put_together(messages[1:] + messages[:1]).codes == []


def test_orphan_message(sent, put_together) -> None:
    """No header lists them, and without count message they are no set."""
    orphans = sent.numbered(sent.file(), count=-1, base=b"\x77" * 16)
    got = put_together([*sent.whole(2, sent.file()), *orphans])
    assert got.codes == ["N ORPHAN_MESSAGE"] * 2
    assert [one.body for one in got.closed.strays] == [one.body for one in orphans]
    assert got.set.num_messages == 5


def test_a_correlation_id_of_another_length_is_an_orphan(sent, put_together) -> None:
    got = put_together([replace(sent.application, correl_id=bytes(19))])
    assert got.report("ORPHAN_MESSAGE").found == "a correlation id of 19 bytes"


def test_a_number_under_the_application_id_is_an_orphan(sent, put_together) -> None:
    got = put_together([*sent.whole(2, sent.file()), sent.message(b"\x22" * 16, 7, b"?")])
    assert (got.codes, got.set.num_messages) == (["N ORPHAN_MESSAGE"], 5)


def test_msg_type_unknown(sent, put_together) -> None:
    """They are strays as soon as they are added."""
    other = sent.message(b"\x33" * 16, 1, b"other", 8)
    got = put_together([other, *sent.whole(2, sent.file())])
    assert (got.codes, got.closed.strays[0].body) == (["N MSG_TYPE_UNKNOWN"], b"other")
    assert got.report("MSG_TYPE_UNKNOWN").found == "8"


def test_app_message_missing(sent, put_together) -> None:
    messages = sent.whole(2, sent.file())
    got = put_together([messages[0], *messages[2:]])
    assert (got.codes, got.application, got.set.is_complete) == (["N APP_MESSAGE_MISSING"], (), True)


def test_the_application_message_twice(sent, put_together) -> None:
    messages = sent.whole(2, sent.file())
    got = put_together([*messages, replace(messages[1], body=b"another")])
    assert (got.codes, got.application) == (["F SEQ_DUPLICATE_DIFFERENT"], (b"another", b"the program's own"))


@pytest.mark.parametrize("is_equal", [True, False])
def test_header_duplicate(sent, put_together, is_equal) -> None:
    """A notice if equal; else neither can be trusted, and nothing is handed on."""
    messages = sent.whole(2, sent.file())
    second = messages[0] if is_equal else sent.header(sent.entry(3))
    got = put_together([*messages, second])
    assert got.codes[0] == ("N HEADER_DUPLICATE" if is_equal else "F HEADER_DUPLICATE")
    assert (got.one.handed_on, got.set.num_messages) == ("all" if is_equal else "nothing", 6)


def test_header_id_mismatch(sent, put_together) -> None:
    """The message's id counts."""
    messages = sent.whole(2, sent.file())
    got = put_together([replace(messages[0], correl_id=b"\x99" * 16 + bytes(8)), *messages[1:]])
    report = got.report("HEADER_ID_MISMATCH")
    assert (got.codes, got.set.id) == (["W HEADER_ID_MISMATCH"], "99" * 16 + "00" * 8)
    assert (report.offset, report.expected, report.found) == (0, got.set.id, "11" * 16 + "00" * 8)
    assert got.one.handed_on == "all"


def test_an_id_of_msmq_is_the_same_with_its_padding(sent_by, put_together) -> None:
    sent = sent_by(id_bytes=20, encoding=None, ccsid=None)
    got = put_together(sent.whole(1, sent.data_set()))
    assert (got.codes, got.items, got.set.id) == ([], sent.rows, "11" * 16 + "00" * 8)


def test_a_header_that_lists_more_than_it_holds(sent, put_together) -> None:
    """The part that was read is in the content, and not handed on."""
    messages = sent.whole(2, sent.file())
    body = bytearray(messages[0].body)
    body[76] = 2
    got = put_together([replace(messages[0], body=bytes(body)), *messages[1:]])
    assert got.codes == ["W READING_UNDECIDED", "F LENGTH_PAST_END"]
    assert (got.report("LENGTH_PAST_END").offset, got.report("LENGTH_PAST_END").found) == (144, "0 bytes left")
    assert (got.one.entry["qualifier_2"], got.one.handed_on, got.set.is_complete) == ("a.txt", "nothing", False)
    assert got.one.content.records.to_pylist() == [b"one", b"", b"three"]


def test_bytes_behind_a_header(sent, put_together) -> None:
    messages = sent.whole(2, sent.file())
    got = put_together([replace(messages[0], body=messages[0].body + b"?"), *messages[1:]])
    assert (got.codes, got.report("TRAILING_BYTES").offset) == (["W READING_UNDECIDED", "W TRAILING_BYTES"], 144)
    assert got.one.handed_on == "all"


def test_attachment_type_unknown(sent, put_together) -> None:
    got = put_together(sent.whole(4, sent.file()))
    assert (got.codes, got.report("ATTACHMENT_TYPE_UNKNOWN").found) == (["F ATTACHMENT_TYPE_UNKNOWN"], "4")
    assert (got.one.kind, got.one.content, got.one.handed_on, got.one.num_messages) == (None, None, "nothing", 3)


def test_two_attachments_with_one_id(sent, put_together) -> None:
    """The messages go to the first; the second has none."""
    header = sent.header(sent.entry(2), sent.entry(2))
    got = put_together([header, sent.application, *sent.numbered(sent.file())])
    first, second = got.set.attachments
    assert (first.handed_on, second.handed_on, second.num_messages) == ("all", "nothing", 0)
    assert [one.code for one in second.diagnostics] == ["ID_CLAIMED_TWICE", "COUNT_MISSING", "FILE_DESC_MISSING"]


@pytest.mark.parametrize(("encoding", "codes"), [(546, []), (0, []), (273, ["W READING_CONFLICT"])])
def test_reading_conflict(sent, put_together, encoding, codes) -> None:
    """What the bytes tell wins."""
    got = put_together([replace(one, encoding=encoding) for one in sent.whole(1, sent.data_set())])
    assert (got.codes, got.items, got.set.conventions["byte_order"]) == (codes, sent.rows, "little")


def test_reading_undecided_of_a_header_without_attachments(sent, put_together) -> None:
    """No conventions fit a header that lists nothing; the likeliest are used."""
    got = put_together([sent.header(), sent.application])
    assert (got.codes, got.set.attachments) == (["W READING_UNDECIDED"], ())


@pytest.mark.parametrize("how", [{}, {"order": ">", "encoding": 273}, {"long_bytes": 8}, {"nul_counted": False},
                                 {"order": ">", "long_bytes": 8, "encoding": None, "ccsid": None},
                                 {"order": ">", "charset": "cp500", "encoding": 785, "ccsid": 500}])  # fmt: skip
@pytest.mark.parametrize("kind", [1, 2])
def test_senders_of_all_kinds(sent_by, put_together, how, kind) -> None:
    """The header alone tells how the sender writes."""
    sent = sent_by(**how)
    got = put_together(sent.whole(kind, sent.data_set() if kind == 1 else sent.file()))
    assert (got.codes, got.one.handed_on) == ([], "all")
    assert got.items == (sent.rows if kind == 1 else [b"one", b"", b"three"])


def test_reading_undecided_where_several_fit(sent, put_together) -> None:
    """Eight zero bytes are two empty records with lengths of 4 bytes, one with a length of 8; 4 is likelier."""
    got = put_together(sent.numbered({1: sent.file(size=0)[1], 2: bytes(8)}))
    assert got.codes == ["W HEADER_MISSING", "W READING_UNDECIDED"]
    assert (got.items, got.set.conventions["long_bytes"]) == ([b"", b""], "4")


def test_switches_change_the_reading(sent, put_together) -> None:
    got = put_together(sent.numbered({1: sent.file(size=0)[1], 2: bytes(8)}), long_bytes="8")
    assert (got.codes, got.items) == (["W HEADER_MISSING"], [b""])


def test_text_invalid(sent, put_together) -> None:
    """The descriptor says UTF-8, the name of the file is none."""
    messages = [replace(one, ccsid=1208) for one in sent.whole(2, sent.file())]
    got = put_together([replace(messages[0], body=messages[0].body.replace(b"a.txt", b"\xff.txt")), *messages[1:]])
    assert got.codes[:2] == ["W READING_UNDECIDED", "F TEXT_INVALID"]


def test_an_attachment_that_two_headers_list(sent, put_together) -> None:
    """It belongs to the header with the least id, whichever came first."""
    messages = sent.whole(2, sent.file())
    second = sent.message(b"\x99" * 16, 0, messages[0].body.replace(b"\x11" * 16, b"\x99" * 16), 100000)
    for order in ([*messages, second], [second, *messages]):
        got = put_together(order)
        first, other = got.closed.sets
        assert (first.is_complete, other.is_complete, other.num_messages) == (True, False, 1)
        assert [one.code for one in other.attachments[0].diagnostics] == [
            "ID_CLAIMED_TWICE",
            "COUNT_MISSING",
            "FILE_DESC_MISSING",
        ]


def test_a_string_not_terminated_in_a_header(sent, put_together) -> None:
    """The counted bytes are used; no conventions fit, so that the likeliest are used."""
    messages = sent.whole(2, sent.file())
    body = messages[0].body.replace(b"a.txt\0", b"a.text")
    got = put_together([replace(messages[0], body=body), *messages[1:]])
    report = got.report("STRING_NOT_TERMINATED")
    assert (got.codes, report.offset) == (["W READING_UNDECIDED", "W STRING_NOT_TERMINATED"], body.index(b"a.text"))
    assert (got.one.entry["qualifier_2"], got.one.handed_on) == ("a.text", "all")


def test_headers_of_two_senders_with_one_id(sent, put_together) -> None:
    """They list different attachments, so both are named and handed on; the application's message is the first's."""
    headers = [sent.header(sent.entry(2)), sent.header(sent.entry(1, b"\x44" * 16))]
    messages = [*sent.numbered(sent.file()), *sent.numbered(sent.data_set(), base=b"\x44" * 16)]
    got = put_together([*headers, sent.application, *messages])
    assert got.codes == ["W HEADER_DUPLICATE", "N APP_MESSAGE_MISSING", "W HEADER_DUPLICATE"]
    first, second = got.closed.sets
    assert second.id == f"{first.id} #2"
    assert [one.entry["qualifier_2"] for each in got.closed.sets for one in each.attachments] == ["PEOPLE", "a.txt"]
    assert all(one.handed_on == "all" for each in got.closed.sets for one in each.attachments)
    assert [len(each.application) for each in got.closed.sets] == [1, 0]
