"""The document's list of malformed or incomplete input: each code, and messages of which it is said."""

from __future__ import annotations

import pytest


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
CASES = {
    "F RV_BAD_MAGIC": lambda made: whole(made, ATO=at(made.ATO, 4, b"\x98")),
    "F RV_MSG_SIZE_TOO_SMALL": lambda made: [bytes.fromhex("000000079955eeaa")],
    "F RV_MSG_PAST_END": lambda made: [made.sent("LST", made.i32(7))[:14]],
    "F RV_FIELD_PAST_END": lambda made: whole(made, LST=at(made.sent("LST", made.i32(4)), 16, b"\x30")),
    "F RV_SIZE_TOO_SMALL": lambda made: whole(made, LST=sized(made, b"\x0b\x79\0\1")),
    "F RV_NESTED_SIZE_FORM": lambda made: [sized(made, b"\x01\x08" + NESTED, b"\x04XYZ")],
    "W RV_TYPE_UNKNOWN": lambda made: [sized(made, b"\x21\x02ab", b"\x04XYZ")],
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


@pytest.mark.parametrize("code", CASES)
def test_each_code_is_said(made, put_together, code) -> None:
    got = put_together(CASES[code](made))
    assert code in got.codes


def test_nothing_is_said_of_sound_messages(made, put_together) -> None:
    assert put_together(whole(made)).codes == []
    assert put_together(of_file(made, fdc(made, 80, 5), made.ATX)).codes == []
