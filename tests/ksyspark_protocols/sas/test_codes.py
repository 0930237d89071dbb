"""The documents' lists of malformed or incomplete input: each code, and messages of which it is said."""

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
OF_QUEUE = {
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


def whole(made, **changed: bytes) -> list[bytes]:
    """Return the messages of a data set in their order; some changed, or left out if they are empty."""
    messages = {"HDR": made.HDR, "DAT": made.sent("DAT", *made.DEFINITION), "VAR": made.VAR, "ATO": made.ATO}
    messages = {**messages, "LST": made.sent("LST", made.i32(4)), **changed}
    return [one for one in messages.values() if one]


def of_file(made, *messages: bytes) -> list[bytes]:
    header = made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))
    return [header, *messages, made.sent("LST", made.i32(len(messages) + 1))]


def at(data: bytes, offset: int, new: bytes) -> bytes:
    """Return a message with other bytes from an offset on."""
    return data[:offset] + new + data[offset + len(new) :]


def sized(made, field: bytes, kind: bytes = b"\x04LST") -> bytes:
    """Return a message of one field, whose bytes behind the name are given."""
    body = bytes([len(kind)]) + kind[1:] + b"\0" + field
    return (len(body) + 8).to_bytes(4, "big") + made.FDC[4:8] + body


def fdc(made, lrecl: int, size: int) -> bytes:
    return made.sent("FDC", made.i32(lrecl), made.i32(size))


def with_size_7b(made) -> bytes:
    """Return a message whose last field has a size form that nobody is known to write."""
    record = made.sent("ATX", made.i32(1), made.i32(122), made.txt("x" * 122))
    cut = record.replace(b"\x08\x79\0\x7d", b"\x08\x7b")
    return at(cut, 0, len(cut).to_bytes(4, "big"))


NESTED = bytes.fromhex("000000089955eeaa")
# Code with severity, and how it is provoked: from the module of sample messages to the messages of one sender.
OF_SENDER = {
    "F RV_BAD_MAGIC": lambda made: whole(made, ATO=at(made.ATO, 4, b"\x98")),
    "F RV_MSG_SIZE_TOO_SMALL": lambda made: [bytes.fromhex("000000079955eeaa")],
    "F RV_MSG_PAST_END": lambda made: [made.sent("LST", made.i32(7))[:14]],
    "F RV_FIELD_PAST_END": lambda made: whole(made, LST=at(made.sent("LST", made.i32(4)), 16, b"\x30")),
    "F RV_SIZE_TOO_SMALL": lambda made: whole(made, LST=sized(made, b"\x0b\x79\0\1")),
    "F RV_NESTED_SIZE_FORM": lambda made: [sized(made, b"\x01\x08" + NESTED, b"\x04XYZ")],
    "W RV_TYPE_UNKNOWN": lambda made: whole(made, ATO=sized(made, b"\x21\x02ab", b"\x04XYZ")),
    "F RV_TYPE_UNKNOWN": lambda made: of_file(made, at(made.FDC, 15, b"\x21"), made.ATX),
    "F RV_SCALAR_WIDTH": lambda made: whole(made, LST=sized(made, b"\x0b\x03\0\0\4")),
    "N RV_STRING_NOT_TERMINATED": lambda made: of_file(
        made, fdc(made, 80, 3), made.sent("ATX", made.i32(1), made.i32(3), (8, b"one"))
    ),
    "W FIELD_ID_DUPLICATE": lambda made: of_file(made, at(made.FDC, 27, b"\1"), made.ATX),
    "W FIELD_ID_GAP": lambda made: of_file(made, at(made.FDC, 26, b"\0\3"), made.ATX),
    "W FIELD_NAME_MIXED": lambda made: of_file(made, at(made.FDC, 22, b"FDX"), made.ATX),
    "W MESSAGE_KIND_UNKNOWN": lambda made: whole(made, ATO=made.sent("XYZ", made.i32(1))),
    "F FIELD_TYPE_UNEXPECTED": lambda made: whole(made, DAT=made.sent("DAT", made.txt("1"), *made.DEFINITION[1:])),
    "F FIELD_COUNT": lambda made: whole(made, DAT=made.sent("DAT", *made.DEFINITION[:20])),
    "W LENGTH_DISAGREES": lambda made: of_file(
        made, fdc(made, 80, 3), made.sent("ATX", made.i32(1), made.i32(9), made.txt("one"))
    ),
    "F VAR_COUNT_MISMATCH": lambda made: whole(made, VAR=made.sent("VAR", made.i32(1), made.i32(2), *made.AGE)),
    "F VTYPE_CONFLICT": lambda made: whole(made, VAR=made.sent("VAR", *made.HEADS, *made.SEX, *made.AGE)),
    "W OBS_COUNT_MISMATCH": lambda made: whole(
        made, DAT=made.sent("DAT", *made.DEFINITION[:6], made.i32(5), *made.DEFINITION[7:])
    ),
    "W OBS_PARTIAL_ROW": lambda made: whole(
        made, ATO=made.sent("ATO", made.i32(1), made.i32(3), *(part for one in made.VALUES[:3] for part in one))
    ),
    "W RECORD_COUNT_MISMATCH": lambda made: of_file(
        made, fdc(made, 80, 3), made.sent("ATX", made.i32(2), made.i32(3), made.txt("one"))
    ),
    "W HEADER_MISSING": lambda made: whole(made, HDR=b""),
    "W DATASET_DEF_MISSING": lambda made: whole(made, DAT=b""),
    "F VAR_DEFS_MISSING": lambda made: whole(made, VAR=b""),
    "W MSG_ORDER": lambda made: [*whole(made)[:2], made.ATO, made.VAR, whole(made)[-1]],
    "W MSG_AFTER_LST": lambda made: [*whole(made), made.ATO],
    "W LST_MISSING": lambda made: whole(made, LST=b""),
    "W LST_COUNT_MISMATCH": lambda made: whole(made, LST=made.sent("LST", made.i32(9))),
    "W SET_INTERLEAVED": lambda made: [made.HDR, *whole(made)],
    "W FILE_KINDS_MIXED": lambda made: of_file(made, fdc(made, 80, 3), made.ATX, made.ATB),
    "W FILE_DESC_MISSING": lambda made: of_file(made, made.ATX),
    "W FILE_SIZE_MISMATCH": lambda made: of_file(made, fdc(made, 80, 99), made.ATX),
    "W VAR_TYPE_UNKNOWN": lambda made: whole(
        made, VAR=made.sent("VAR", *made.HEADS, *made.AGE, *made.variable("SEX", "3", 1, "", ("$", 1, 0)))
    ),
    # In the text of section 3, 4 and 6.
    "N RV_API_TYPE_ON_WIRE": lambda made: of_file(made, at(made.FDC, 15, b"\x12"), made.ATX),
    "W RV_SIZE_FORM_UNKNOWN": lambda made: of_file(made, fdc(made, 200, 122), with_size_7b(made)),
    "N VAR_COUNT": lambda made: [
        *whole(made)[:2],
        *(made.sent("VAR", made.i32(2), made.i32(2), *one) for one in (made.AGE, made.SEX)),
        made.ATO,
        made.sent("LST", made.i32(5)),
    ],
}  # fmt: skip


@pytest.mark.parametrize("code", OF_QUEUE)
def test_each_code_of_a_queue_is_said(sent, of_queue, code) -> None:
    assert code in of_queue(OF_QUEUE[code](sent)).codes


@pytest.mark.parametrize("code", OF_SENDER)
def test_each_code_of_a_sender_is_said(made, of_sender, code) -> None:
    assert code in of_sender(OF_SENDER[code](made)).codes


def test_nothing_is_said_of_sound_messages(sent, of_queue, made, of_sender) -> None:
    assert of_queue(data_set(sent)).codes == []
    assert of_sender(whole(made)).codes == []
    assert of_sender(of_file(made, fdc(made, 80, 5), made.ATX)).codes == []
