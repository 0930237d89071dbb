"""Files whose messages do not fit together: every entry of the document's list that concerns them."""

from __future__ import annotations

import pytest


def test_file_desc_missing(sent, put_together) -> None:
    bodies = sent.file()
    del bodies[1]
    got = put_together(sent.whole(2, bodies, 2))
    assert got.codes == ["F SEQ_MISSING", "F FILE_DESC_MISSING"]
    assert got.one.handed_on == "nothing"


def test_a_file_without_any_message(sent, put_together) -> None:
    got = put_together(sent.whole(2, {}))
    assert (got.codes, got.one.handed_on) == (["F FILE_DESC_MISSING"], "nothing")


def test_a_descriptor_shorter_than_8_bytes(sent, put_together) -> None:
    got = put_together(sent.whole(2, {**sent.file(), 1: bytes.fromhex("50000000 0b0000")}))
    report = got.report("LENGTH_PAST_END")
    assert (got.codes, report.number, report.offset) == (["F LENGTH_PAST_END"], 1, 4)
    assert (report.expected, report.found, got.one.handed_on) == ("4 bytes", "3 bytes left", "nothing")


def test_bytes_behind_a_descriptor(sent, put_together) -> None:
    bodies = sent.file()
    bodies[1] += b"?"
    got = put_together(sent.whole(2, bodies))
    assert (got.codes, got.report("TRAILING_BYTES").offset, got.one.handed_on) == (["W TRAILING_BYTES"], 8, "all")


def test_a_descriptor_of_longs(sent_by, put_together) -> None:
    sent = sent_by(long_bytes=8)
    bodies = {**sent.file(), 1: sent.by.long(80) + sent.by.long(11)}
    got = put_together(sent.whole(2, bodies), descriptor="long")
    assert (got.codes, got.one.content.size, got.one.content.record_length) == ([], 11, 80)


def test_record_longer_than_lrecl(sent, put_together) -> None:
    got = put_together(sent.whole(2, sent.file(lrecl=3)))
    assert (got.codes, got.one.handed_on) == (["N RECORD_LONGER_THAN_LRECL"], "all")
    report = got.report("RECORD_LONGER_THAN_LRECL")
    assert (report.expected, report.found) == ("at most 3 bytes", "1 of them, record 3 has 5 bytes")


@pytest.mark.parametrize(
    ("kind", "size", "fits"),
    [(3, 8, True), (3, 11, False), (3, 7, False), *[(2, size, size not in (7, 9, 13, 15)) for size in range(7, 16)]],
)
def test_file_size_mismatch(sent, put_together, kind, size, fits) -> None:
    """Three records of 8 bytes; as text with line ends of one or two bytes, the last line with or without."""
    got = put_together(sent.whole(kind, sent.file(size=size)))
    assert (got.codes, got.one.handed_on) == ([] if fits else ["W FILE_SIZE_MISMATCH"], "all")


def test_a_record_past_the_end(sent, put_together) -> None:
    got = put_together(sent.whole(2, {**sent.file(), 2: bytes.fromhex("01000000 41 32000000 6162")}))
    report = got.report("LENGTH_PAST_END")
    assert (report.number, report.offset, report.expected, report.found) == (
        2,
        5,
        "50 bytes",
        "2 bytes left",
    )
    assert (got.one.handed_on, got.one.usable, got.one.content.records.to_pylist()) == ("nothing", None, [b"A"])


def test_a_first_record_past_the_end(sent, put_together) -> None:
    got = put_together(sent.whole(2, {**sent.file(), 2: bytes.fromhex("32000000 6162")}))
    report = got.report("LENGTH_PAST_END")
    assert (report.number, report.offset, report.expected, report.found) == (
        2,
        0,
        "50 bytes",
        "2 bytes left",
    )


def test_a_negative_record(sent, put_together) -> None:
    got = put_together(sent.whole(2, {**sent.file(), 2: bytes.fromhex("fdffffff 6162")}))
    assert (got.report("LENGTH_NEGATIVE").found, got.one.handed_on) == ("-3", "nothing")


def test_records_go_on_in_the_next_message_or_not(sent, put_together) -> None:
    """Bodies are read as one stream; with `per_message`, a record that continues is past the end."""
    first, records = sent.file().values()
    for cut in range(1, len(records)):
        got = put_together(sent.whole(2, {1: first, 2: records[:cut], 3: records[cut:]}))
        assert (got.codes, got.items) == ([], [b"one", b"", b"three"])
    messages = sent.whole(2, {1: first, 2: records[:7], 3: records[7:]})
    assert put_together(messages, record_split="per_message").items == [b"one", b"", b"three"]
    messages = sent.whole(2, {1: first, 2: records[:6], 3: records[6:]})
    assert "F LENGTH_PAST_END" in put_together(messages, record_split="per_message").codes


def test_a_file_without_records(sent, put_together) -> None:
    got = put_together(sent.whole(2, {1: sent.file(size=0)[1]}))
    assert (got.codes, got.items, got.one.handed_on) == ([], [], "all")
