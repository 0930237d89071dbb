"""Character sets of the senders on a queue."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ksyspark_protocols.attachments.report import attachment_row, closed_outcomes
from ksyspark_protocols.sas.typed_rows import typed_rows


def labelled(sent, label, value=b"F", ccsid=819):
    """Return a set whose first variable has another label (3 bytes), and whose last row another last byte."""
    bodies = sent.data_set()
    bodies[2] = bodies[2].replace(b"Age\0", label + b"\0")
    bodies[3] = bodies[3][:-1] + value
    return [replace(one, ccsid=ccsid) for one in sent.whole(1, bodies)]


@pytest.mark.parametrize(
    ("label", "ccsid", "charset", "text"),
    [
        (b"\x80\xe4x", 1252, "auto", "€äx"),
        (b"\x80\xe4x", 0, "auto", "€äx"),
        (b"\xc3\xa4x", 0, "auto", "äx"),
        (b"\xa4\xe4x", 923, "auto", "€äx"),
        (b"\xc3\xa4x", 1208, "auto", "äx"),
        (b"\xc3\xa4x", 1252, "utf-8", "äx"),
        (b"\x84\x81x", 1252, "ibm850", "äüx"),
        (b"\xb1\xe6x", 0, "iso-8859-2", "ąćx"),
        (b"\x82\xa0x", 5026, "shift_jis", "あx"),
        (b"\xd6\xd0\x80", 936, "auto", "中€"),
        (b"\x81\x80\x80", 1386, "auto", "亐€"),
        (b"\xa3\xe1x", 950, "auto", "€x"),
        (b"\xa3\xe1x", 0, "big5", "€x"),
        (b"\xa4\xd0x", 5346, "auto", "¤Đx"),
    ],
)
def test_labels(sent, put_together, label, ccsid, charset, text) -> None:
    got = put_together(labelled(sent, label, ccsid=ccsid), charset=charset)
    assert (got.codes, got.one.content.variables[0]["label"]) == ([], text)


@pytest.mark.parametrize("charset", ["auto", "iso-8859-1"])
def test_values_are_of_the_same_set(sent, put_together, charset) -> None:
    got = put_together(labelled(sent, b"Age", b"\x80", ccsid=1252), charset=charset)
    column = typed_rows(got.one.usable).table.column("SEX").to_pylist()
    assert column == ["F", "M", "€" if charset == "auto" else "\x80"]


def test_an_unknown_ccsid_is_reported_and_the_switch_named(sent, put_together) -> None:
    got = put_together(labelled(sent, b"\x82\xa0x", ccsid=5026))
    report = got.report("CHARSET_UNKNOWN")
    assert (got.codes, report.found, report.expected) == (
        ["W CHARSET_UNKNOWN"],
        "5026, read as UTF-8 or Windows-1252, as the bytes allow",
        "a known CCSID, or --switch charset=NAME",
    )
    assert got.one.handed_on == "all"


@pytest.mark.parametrize("has_header", [True, False])
def test_an_unknown_ccsid_of_ebcdic(sent_by, put_together, has_header) -> None:
    """It is not read silently by another: the sentence and the readings say so."""
    sent = sent_by(order=">", charset="cp037", encoding=785, ccsid=930)
    sent.rows = [bytes.fromhex(row) for row in ("421e000000000000 443a980000000000 c6",) * 3]
    messages = sent.whole(1, sent.data_set())
    got = put_together(messages if has_header else messages[2:])
    assert got.report("CHARSET_UNKNOWN").found == "930, read as 1047"
    ((outcome, _),) = closed_outcomes(got.closed)
    assert [one["why"] for one in attachment_row(outcome)["readings"] if one["name"] == "ccsid"] == [
        "guessed: the stated one is not known"
    ]


@pytest.mark.parametrize("has_header", [True, False])
@pytest.mark.parametrize(
    ("codec", "ccsid"), [("cp500", 0), ("cp273", 273), ("cp1140", 1140), ("cp273", 1141), ("cp1026", 1026)]
)
def test_names_in_ebcdic(sent_by, put_together, codec, ccsid, has_header) -> None:
    """Without CCSID the letters of names show EBCDIC, in the header or else in the names of variables."""
    sent = sent_by(order=">", charset=codec, encoding=None, ccsid=ccsid)
    sent.rows = [bytes.fromhex(row) for row in ("421e000000000000 443a980000000000 c6",) * 3]
    messages = sent.whole(1, sent.data_set())
    got = put_together(messages if has_header else messages[2:])
    assert got.codes == ([] if has_header else ["W HEADER_MISSING"])
    assert [one["name"] for one in got.one.content.variables] == ["AGE", "BORN", "SEX"]
    table = typed_rows(got.one.usable).table
    assert (table.column("AGE").to_pylist(), table.column("SEX").to_pylist()) == ([30.0] * 3, ["F"] * 3)
    if has_header:
        assert (got.one.entry["qualifier_2"], got.one.kind) == ("PEOPLE", "data_set")
