"""The document's list of malformed or incomplete input: each code, and messages of which it is said."""

from __future__ import annotations

from dataclasses import replace

import pytest


def data_set(sent, **changed):
    """Return a set of a data set with other messages by number (`m1`), or without those that are None."""
    bodies = sent.data_set() | {int(name[1:]): body for name, body in changed.items()}
    return sent.whole(1, {number: body for number, body in bodies.items() if body is not None})


def renumbered(sent, *types: int):
    """Return a set of the messages of a data set by their types, in this order."""
    bodies = sent.data_set()
    return sent.whole(1, {number: bodies[one] for number, one in enumerate(types, 1)})


def changed(messages, at: int, **fields):
    """Return messages of which one is another."""
    return [*messages[:at], replace(messages[at], **fields), *messages[at + 1 :]]


def without(sent, at: int):
    messages = data_set(sent)
    return messages[:at] + messages[at + 1 :]


STRAY = b"\x77" * 16
# Code with severity, and how it is provoked: from the sender to the messages on its queue.
CASES = {
    "F SEQ_MISSING": lambda sent: without(sent, 3),
    "W COUNT_MISMATCH": lambda sent: sent.whole(1, sent.data_set(), count=5),
    "W SEQ_BEYOND_COUNT": lambda sent: sent.whole(1, sent.data_set(), count=2),
    "W COUNT_MISSING": lambda sent: data_set(sent)[:-1],
    "N SEQ_DUPLICATE_SAME": lambda sent: [*data_set(sent), data_set(sent)[3]],
    "F SEQ_DUPLICATE_DIFFERENT": lambda sent: [*data_set(sent), replace(data_set(sent)[3], body=b"?")],
    "W TYPE_ORDER": lambda sent: renumbered(sent, 1, 3, 2),
    "F TYPE_ID_UNKNOWN": lambda sent: data_set(sent, m4=sent.by.int(9)),
    "W DATASET_DEF_MISSING": lambda sent: renumbered(sent, 2, 3),
    "F VAR_DEFS_MISSING": lambda sent: renumbered(sent, 1, 3),
    "F VAR_COUNT_MISMATCH": lambda sent: sent.whole(1, sent.data_set(variables=4)),
    "W OBS_COUNT_MISMATCH": lambda sent: sent.whole(1, sent.data_set(rows=4)),
    "W OBS_LENGTH_MISMATCH": lambda sent: sent.whole(1, sent.data_set(row_bytes=16)),
    "W OBS_PARTIAL_ROW": lambda sent: data_set(sent, m3=sent.data_set()[3][:-1]),
    "F LENGTH_PAST_END": lambda sent: data_set(sent, m2=bytes.fromhex("020000008813000041")),
    "F LENGTH_NEGATIVE": lambda sent: data_set(sent, m2=bytes.fromhex("02000000fdffffff")),
    "W STRING_NOT_TERMINATED": lambda sent: data_set(sent, m2=sent.data_set()[2].replace(b"Age\0", b"Ages")),
    "W TRAILING_BYTES": lambda sent: data_set(sent, m1=sent.data_set()[1] + b"?"),
    "W HEADER_MISSING": lambda sent: without(sent, 0),
    "N HEADER_DUPLICATE": lambda sent: [*data_set(sent), data_set(sent)[0]],
    "F HEADER_DUPLICATE": lambda sent: [*data_set(sent), sent.header(sent.entry(2))],
    "W HEADER_ID_MISMATCH": lambda sent: changed(data_set(sent), 0, correl_id=b"\x99" * 16 + bytes(8)),
    "F ATTACHMENT_TYPE_UNKNOWN": lambda sent: sent.whole(7, sent.data_set()),
    "N ORPHAN_MESSAGE": lambda sent: [sent.message(STRAY, 5, b"abc")],
    "N MSG_TYPE_UNKNOWN": lambda sent: changed(data_set(sent), 1, msg_type=8),
    "N APP_MESSAGE_MISSING": lambda sent: without(sent, 1),
    "F FILE_DESC_MISSING": lambda sent: sent.whole(2, {2: sent.file()[2]}),
    "N RECORD_LONGER_THAN_LRECL": lambda sent: sent.whole(2, sent.file(lrecl=4)),
    "W FILE_SIZE_MISMATCH": lambda sent: sent.whole(2, sent.file(size=99)),
    "N MESSAGE_OVER_32K": lambda sent: sent.whole(2, sent.file(b"x" * 40_000, lrecl=40_000, size=40_000)),
    "W READING_UNDECIDED": lambda sent: [sent.header()],
    "W READING_CONFLICT": lambda sent: [replace(one, encoding=273) for one in data_set(sent)],
    # In the text of sections 4.3 and 9.
    "N COUNT_PRINTED": lambda sent: changed(data_set(sent), 5, body=b"00000003"),
}


@pytest.mark.parametrize("code", CASES)
def test_each_code_is_said(sent, put_together, code) -> None:
    got = put_together(CASES[code](sent))
    assert code in got.codes


def test_nothing_is_said_of_sound_messages(sent, put_together) -> None:
    assert put_together(data_set(sent)).codes == []
