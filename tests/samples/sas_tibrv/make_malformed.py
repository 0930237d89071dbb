"""Write `malformed.json` of SAS over Rendezvous: `python make_malformed.py [FOLDER]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from make_messages import (
    AGE,
    CHECK,
    DEFINITION,
    FILES,
    FOREIGN,
    HEADS,
    INDEXES,
    PLAIN,
    SEX,
    entry,
    f64,
    i32,
    raw,
    sent,
    txt,
    u32,
)
from tibrv_bytes import SIGNED, STRING, Case, field, message, write_malformed


def _changed(data: bytes, at: int, byte: int) -> bytes:
    return data[:at] + bytes([byte]) + data[at + 1 :]


def _cases() -> Iterator[Case]:
    last = FILES["last.bin"]
    yield Case("magic differs", _changed(last, 4, 0x98), "magic", "expected 9955eeaa")
    yield Case("size word 7", bytes.fromhex("00000007 9955eeaa"), "len_message", "shorter than its own header")
    yield Case("cut after 18 bytes", last[:18], "body", "needs 13 bytes, 10 left")
    yield Case("no field", message(), "first_field.len_name", "end of data")
    yield Case("name past the end", _changed(last, 8, 0x30), "first_field.label", "needs 48 bytes, 12 left")
    yield Case("size past the end", _changed(last, 16, 0x30), "body.last.num_messages.data", "needs 48 bytes, 4 left")
    yield Case(
        "size form 79 below 2",
        message(field("LST", SIGNED, b"", 1)[:-1] + bytes.fromhex("79 0001")),
        "body.last.num_messages.head.len_data.len_16",
        "smaller than its own 2",
    )
    yield Case("kind that is not known", sent("XYZ", i32(1)), None)
    yield Case("kind in small letters", sent("lst", i32(1)), None)
    yield Case("identifiers 1 and 3", message(field("FDC", *i32(80), 1), field("FDC", *i32(11), 3)), None)
    yield Case("identifier twice", message(field("FDC", *i32(80), 1), field("FDC", *i32(11), 1)), None)
    yield Case("names mixed", message(field("FDC", *i32(80), 1), field("ATX", *i32(11), 2)), None)
    yield Case("without identifiers", sent("FDC", i32(80), i32(11), first=0), None)
    yield Case("numbers of 1 and 8 bytes", sent("FDC", (SIGNED, b"\x50"), (SIGNED, bytes(7) + b"\x0b")), None)
    yield Case("numbers as the interface numbers them", sent("FDC", (18, b"\0\0\0\x50"), (16, b"\0\x0b")), None)
    yield Case(
        "number of 3 bytes", sent("LST", (SIGNED, b"\0\0\7")), "body.last.num_messages.data.width", "1, 2, 4 or 8"
    )
    yield from _of_types()
    yield from _of_counts()
    yield from _of_constraints()


def _of_types() -> Iterator[Case]:
    """Fields of another type than the document's."""
    wrong = "not of the type"
    wire = "head.wire_type"
    yield Case("LST: text for a number", sent("LST", txt("7")), f"body.last.num_messages.{wire}", wrong)
    yield Case("LST: unsigned for signed", sent("LST", u32(7)), f"body.last.num_messages.{wire}", wrong)
    yield Case("LST: type that nobody knows", sent("LST", (50, b"")), f"body.last.num_messages.{wire}", wrong)
    yield Case("LST: bad data", sent("LST", (0, b"")), f"body.last.num_messages.{wire}", wrong)
    yield Case("LST: nested message", sent("LST", (1, b"")), f"body.last.num_messages.{wire}", wrong)
    yield Case("HDR: number for a text", sent("HDR", i32(0)), f"body.header.header_id.{wire}", wrong)
    yield Case("HDR: signed for unsigned", sent("HDR", txt(""), i32(0)), f"body.header.reserved_number.{wire}", wrong)
    lacking = sent("FDC", txt("80"), i32(11))
    yield Case("FDC: first field lost", lacking, f"body.file_descriptor.len_record.{wire}", wrong)
    text_first = sent("ATX", i32(1), txt("one"), i32(3))
    yield Case("ATX: text before its length", text_first, f"body.text_records.records[0].length.{wire}", wrong)
    bytes_for_text = sent("ATX", i32(1), i32(3), raw(b"one"))
    yield Case("ATX: bytes for text", bytes_for_text, f"body.text_records.records[0].text.{wire}", wrong)
    text_for_bytes = sent("ATB", i32(1), i32(3), txt("one"))
    yield Case("ATB: text for bytes", text_for_bytes, f"body.binary_records.records[0].{wire}", wrong)
    yield Case("MSG: type 5", sent("MSG", i32(1), i32(5), i32(1)), f"body.message_data.values[0].field.{wire}", wrong)
    short_as_text = sent("MSG", i32(1), i32(1), txt("1"))
    yield Case("MSG: text of type 1", short_as_text, f"body.message_data.values[0].field.{wire}", wrong)
    text_of_1 = sent("ATO", i32(1), i32(3), i32(1), txt("F"))
    yield Case("ATO: text of vtype 1", text_of_1, f"body.observations.values[0].field.{wire}", wrong)
    number_of_2 = sent("ATO", i32(1), i32(3), i32(2), f64(1.0))
    yield Case("ATO: number of vtype 2", number_of_2, f"body.observations.values[0].field.{wire}", wrong)
    number_of_3 = sent("ATO", i32(1), i32(3), i32(3), f64(1.0))
    yield Case("ATO: vtype 3", number_of_3, f"body.observations.values[0].field.{wire}", wrong)
    without = sent("ATO", i32(1), i32(3), f64(1.0))
    yield Case("ATO: value without vtype", without, f"body.observations.values[0].value_type.{wire}", wrong)
    numbers = sent("ATO", *([i32(1)] * 6))
    yield Case("ATO: numbers only", numbers, "body.observations.values[0].field.head.len_name", "end of data")
    changed = sent("VAR", *HEADS, *AGE[:10], txt("0"), *AGE[11:])
    yield Case("VAR: text for the width", changed, f"body.variables.variables[0].format_width.{wire}", wrong)


def _of_counts() -> Iterator[Case]:
    """Too few and too many fields, and counts that are wrong."""
    more = "more fields than"
    yield Case("LST: two fields", sent("LST", i32(7), i32(7)), "body.last.trailing_fields", more)
    yield Case("FDC: three fields", sent("FDC", *[i32(1)] * 3), "body.file_descriptor.trailing_fields", more)
    yield Case("FDC: one field", sent("FDC", i32(1)), "body.file_descriptor.file_size.head.len_name", "end of data")
    yield Case("DAT: 26 fields", sent("DAT", *DEFINITION, i32(0)), "body.data_set.trailing_fields", more)
    yield Case("DAT: 24 fields", sent("DAT", *DEFINITION[:24]), None)
    twenty_three = sent("DAT", *DEFINITION[:23])
    yield Case("DAT: 23 fields", twenty_three, "body.data_set.alter_password.head.len_name", "end of data")
    yield Case("HDR: four fields", _cut_header(4), "body.header.num_attachments.head.len_name", "end of data")
    yield Case(
        "HDR: 14 fields", _cut_header(14), "body.header.attachments[0].major_version.head.len_name", "end of data"
    )
    yield Case("HDR: no attachment", _cut_header(5), None)
    half = sent("ATX", i32(2), i32(3), txt("one"), i32(0))
    yield Case("ATX: length without text", half, "body.text_records.records[1].text.head.len_name", "end of data")
    yield Case("ATX: field 2 is 9", sent("ATX", i32(1), i32(9), txt("one")), None)
    yield Case("ATX: length with the zero byte", sent("ATX", i32(1), i32(4), txt("one")), None)
    yield Case("ATX: fewer records than counted", sent("ATX", i32(3), i32(3), txt("one")), None)
    yield Case("ATX: a count of billions", sent("ATX", i32(2**31 - 1), i32(3), txt("one")), None)
    yield Case("ATX: text without its end", sent("ATX", i32(1), i32(3), (STRING, b"one")), None)
    yield Case("ATX: text of no byte", sent("ATX", i32(1), i32(0), (STRING, b"")), None)
    yield Case("ATB: length is 9", sent("ATB", i32(1), i32(9), raw(b"one")), None)
    yield Case("MSG: no value", sent("MSG", i32(0)), None)
    yield Case("VAR: N is wrong", sent("VAR", i32(7), i32(2), *AGE, *SEX), None)
    cut = sent("VAR", *HEADS, *AGE, *SEX[:14])
    yield Case("VAR: 31 fields", cut, "body.variables.variables[1].nsort.head.len_name", "end of data")
    yield Case("VAR: type byte 01", sent("VAR", i32(1), i32(2), *AGE[:8], txt("\1"), *AGE[9:]), None)
    yield Case("VAR: type 7", sent("VAR", i32(1), i32(2), *AGE[:8], txt("7"), *AGE[9:]), None)
    keys = sent("ATI", i32(4), i32(1), *INDEXES[2:7], i32(9), txt("AGE"))
    yield Case("ATI: fewer names than counted", keys, "body.indexes.records[0].keys[1].head.len_name", "end of data")
    negative = sent("ATI", i32(4), i32(1), *INDEXES[2:7], i32(-1))
    yield Case("ATI: a negative count of names", negative, None)
    yield Case("ATI: fewer records than counted", sent("ATI", i32(4), i32(3), *INDEXES[2:]), None)


def _of_constraints() -> Iterator[Case]:
    records = "body.constraints.records[0]"
    no_tail = sent("ATC", i32(5), i32(1), *PLAIN[:7])
    yield Case("ATC: nothing behind the names", no_tail, f"{records}.tail_ahead.fields[0].len_name", "end of data")
    no_filler = sent("ATC", i32(5), i32(2), *PLAIN[:7], *PLAIN)
    yield Case(
        "ATC: filler lost", no_filler, f"{records}.tail.foreign_key_tail.on_update.head.wire_type", "not of the type"
    )
    fewer = sent("ATC", i32(5), i32(1), *CHECK[:9])
    yield Case("ATC: fewer buffers than counted", fewer, f"{records}.tail.check_tail.buffers[1].head.len_name", "end")
    more = sent("ATC", i32(5), i32(1), *CHECK, raw(b"\x05"))
    second = "body.constraints.records[1].constraint_type.head.wire_type"
    yield Case("ATC: more buffers than counted", more, second, "not of the type")
    yield Case("ATC: fewer names than counted", sent("ATC", i32(5), i32(1), *PLAIN[:6], PLAIN[7]), None)
    yield Case("ATC: no name", sent("ATC", i32(5), i32(1), *PLAIN[:4], i32(0), PLAIN[7]), None)
    cut = sent("ATC", i32(5), i32(1), *FOREIGN[:11])
    buffer = f"{records}.tail.check_tail.buffers[0].head.wire_type"
    yield Case("ATC: foreign key cut behind the key's name", cut, buffer, "not of the type")


def _cut_header(count: int) -> bytes:
    """Give a header of so many fields."""
    blank = txt(" ")
    parts = (blank, u32(0), blank, blank, i32(1), *entry(1, "WORK", "A", "", 0, 0))
    return sent("HDR", *parts[:count])


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
    write_malformed(folder / "malformed.json", _cases())
