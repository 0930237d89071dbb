"""Write the Rendezvous samples: `python make_messages.py [FOLDER]`. README.md says what each file holds."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tibrv_bytes import (
    BOOLEAN,
    DATETIME,
    IP,
    OPAQUE,
    REAL,
    SIGNED,
    STRING,
    SUBJECT,
    UNSIGNED,
    Case,
    field,
    integer,
    message,
    nested,
    real,
    text,
    write_malformed,
)

LAST = message(integer("LST", 7, 1))
FILE = message(integer("FDC", 80, 1), integer("FDC", 11, 2))

SCALARS = message(
    *(integer(f"signed {8 * width}", -width, width=width) for width in (1, 2, 4, 8)),
    *(field(f"unsigned {8 * width}", UNSIGNED, b"\xff" * width) for width in (1, 2, 4, 8)),
    field("float", REAL, struct.pack(">f", 0.5)),
    real("double", 9999.1234),
    real("missing", struct.unpack(">d", bytes.fromhex("fffffe0000000000"))[0]),
    field("yes", BOOLEAN, b"\x01"),
    field("no", BOOLEAN, b"\x00"),
    field("address", IP, bytes((192, 0, 2, 7))),
    field("port", IP, b"\x1d\x4c"),
    field("time", DATETIME, struct.pack(">I", 1_000_000_000) + b"\x00" + (250_000).to_bytes(3, "big")),
    field("before 1970", DATETIME, struct.pack(">I", 2**32 - 1) + b"\xff" + (999_999).to_bytes(3, "big")),
    field("after 2106", DATETIME, struct.pack(">I", 5) + b"\x01" + bytes(3)),
)
API_TYPES = message(
    *(
        field(f"api {code}", code, (200).to_bytes(1 << (code - 14) // 2, "big"))
        for code in (14, 15, 16, 17, 18, 19, 20, 21)
    ),
    field("api 24", 24, struct.pack(">f", -2.25)),
    field("api 25", 25, struct.pack(">d", -2.25)),
    field("api 26", 26, b"\x1d\x4c"),
    field("api 27", 27, bytes((127, 0, 0, 1))),
)
ARRAYS = message(
    field("i8", 34, struct.pack(">3b", -1, 0, 127)),
    field("u8", 35, struct.pack(">3B", 0, 1, 255)),
    field("i16", 36, struct.pack(">2h", -1, 300)),
    field("u16", 37, struct.pack(">2H", 1, 65535)),
    field("i32", 38, struct.pack(">2i", -1, 70_000)),
    field("u32", 39, struct.pack(">2I", 1, 4_294_967_295)),
    field("i64", 40, struct.pack(">2q", -1, 5_000_000_000)),
    field("u64", 41, struct.pack(">2Q", 1, 18_446_744_073_709_551_615)),
    field("f32", 44, struct.pack(">2f", 0.5, -1.5)),
    field("f64", 45, struct.pack(">2d", 0.1, -0.0)),
    field("none", 38, b""),
    field("long", 38, struct.pack(">40i", *range(40))),
)
TEXTS = message(
    text("string", "Grüße"),
    field("not ended", STRING, b"abc"),
    field("nothing", STRING, b""),
    field("zero inside", STRING, b"ab\0cd\0"),
    field("subject", SUBJECT, bytes.fromhex("02 03 41 00 04 42 43 00")),
    field("texts", 48, b"\0\0\0\x03one\0\0three\0"),
    field("opaque", OPAQUE, bytes(range(5))),
    field("empty", OPAQUE, b""),
    field("encrypted", 32, b"\xde\xad"),
    field("xml", 47, b"\x1e" + zlib.compress(b"<a>" + b"x" * 23 + b"</a>", 9)),
    field("of users", 200, b"\x01\x02"),
    field("unknown", 50, b"\x03\x04"),
    field("bad", 0, b""),
)
SIZE_FORMS = message(
    field("form 79", OPAQUE, b"1234", form=0x79),
    field("form 7A", OPAQUE, b"1234", form=0x7A),
    field("form 79, number", SIGNED, b"\0\0\0\x09", form=0x79),
    field("form 7A, nothing", OPAQUE, b"", form=0x7A),
    field("form 77", OPAQUE, b"q" * 119),
    field("form 78", OPAQUE, b"r" * 120, form=0x78),
    field("form 7B", OPAQUE, b"s" * 123, form=0x7B),
    field("form 79, usual", OPAQUE, b"t" * 120),
)
NAMES = message(
    b"\x00" + integer("", 1)[2:],
    integer("", 2),
    integer("", 3, 5),
    integer("n", 4, 65535),
    integer("two", 5),
    integer("two", 6),
    integer("L" * 200, 7, 0x4100),
    integer("\xe4\xf6", 8, 1),
)
ENVELOPE = message(
    text("mtype", "D"),
    field("sub", SUBJECT, bytes.fromhex("02 03 41 00 04 42 43 00")),
    text("return", "_INBOX.1"),
    nested("data", message(field("X", OPAQUE, b"\x01\x02", 5))),
)
DEEP = message(integer("depth", 5))
for depth in (4, 3, 2, 1):
    DEEP = message(integer("depth", depth), nested("below", DEEP))
MESSAGES = message(
    field("none", 49, b"\0\0\0\0"),
    field("two", 49, b"\0\0\0\x02" + message() + LAST, 2),
    nested("empty", message(), 3),
    field("of arrays", 49, b"\0\0\0\x01" + message(field("one", 49, b"\0\0\0\x01" + message(nested("", LAST)))), 4),
)

FILES = {
    "last.bin": LAST,
    "file_descriptor.bin": FILE,
    "empty.bin": message(),
    "scalars.bin": SCALARS,
    "api_types.bin": API_TYPES,
    "arrays.bin": ARRAYS,
    "texts.bin": TEXTS,
    "size_forms.bin": SIZE_FORMS,
    "names.bin": NAMES,
    "envelope.bin": ENVELOPE,
    "deep.bin": DEEP,
    "messages.bin": MESSAGES,
    "in_a_row.stream": FILE + message() + LAST,
}


def _changed(data: bytes, at: int, byte: int) -> bytes:
    return data[:at] + bytes([byte]) + data[at + 1 :]


def _one(code: int, sized: str) -> bytes:
    return message(b"\x00" + bytes([code]) + bytes.fromhex(sized))


INNER = "body.fields[0].data.message_list.messages[0]"
SECOND = "body.fields[0].data.message_list.messages[1]"
TWICE = f"{INNER}.{INNER}.body.fields[1].wire_type"
THRICE = f"{INNER}.{INNER}.{INNER}.magic"
JUNK = struct.pack(">I", 11) + b"\x99\x55\xee\xaa" + b"\xff\xff\xff"
WRONG = struct.pack(">I", 8) + b"\x99\x55\xee\xab"

CASES = (
    Case("magic differs", _changed(LAST, 4, 0x98), "magic", "expected 9955eeaa"),
    Case("size word 7", bytes.fromhex("00000007 9955eeaa"), "len_message", "shorter than its own header"),
    Case("size word 0", bytes.fromhex("00000000 9955eeaa"), "len_message", "shorter than its own header"),
    Case("no byte", b"", "len_message", "end of data"),
    Case("cut inside the size word", LAST[:3], "len_message", "end of data"),
    Case("cut inside the magic", LAST[:6], "magic", "end of data"),
    Case("cut after 18 bytes", LAST[:18], "body", "needs 13 bytes, 10 left"),
    Case("name past the end", _changed(LAST, 8, 0x30), "body.fields[0].label", "needs 48 bytes, 12 left"),
    Case("size past the end", _changed(LAST, 16, 0x30), "body.fields[0].data", "needs 48 bytes, 4 left"),
    Case("nothing behind the name", message(b"\x01\x00"), "body.fields[0].wire_type", "end of data"),
    Case("nothing behind the type", _one(7, ""), "body.fields[0].len_data.form", "end of data"),
    Case("size form 79 without size", _one(7, "79 00"), "body.fields[0].len_data.len_16", "end of data"),
    Case("size form 7A without size", _one(7, "7a 00"), "body.fields[0].len_data.len_32", "end of data"),
    Case("size form 79 below 2", _one(7, "79 0001"), "body.fields[0].len_data.len_16", "smaller than its own 2"),
    Case("size form 7A below 4", _one(7, "7a 00000003"), "body.fields[0].len_data.len_32", "smaller than its own 4"),
    Case("size form 79 of 2", _one(7, "79 0002"), None),
    Case("second field past the end", message(FILE[8:21], b"\x05"), "body.fields[1].label", "needs 5 bytes, 0 left"),
    Case("nested message without 7A", _one(1, "08 00000008 9955eeaa"), "body.fields[0].len_data", "size form 7A"),
    Case("nested message in the form 79", _one(1, "79 0008 9955eeaa"), "body.fields[0].len_data", "size form 7A"),
    Case("signed number of 3 bytes", _one(11, "03 000001"), "body.fields[0].data.signed.width", "1, 2, 4 or 8"),
    Case("signed number of 0 bytes", _one(11, "00"), "body.fields[0].data.signed.width", "1, 2, 4 or 8"),
    Case("signed number of 9 bytes", _one(11, "09" + "00" * 9), "body.fields[0].data.signed.width", "1, 2, 4 or 8"),
    Case("unsigned number of 5 bytes", _one(12, "05" + "00" * 5), "body.fields[0].data.unsigned.width", "1, 2, 4 or 8"),
    Case("floating-point number of 2 bytes", _one(13, "02 0000"), "body.fields[0].data.real.width", "4 or 8"),
    Case("boolean of 2 bytes", _one(9, "02 0000"), "body.fields[0].data.boolean.width", "1 byte"),
    Case("address of 3 bytes", _one(10, "03 000000"), "body.fields[0].data.ip_data.width", "address has 4"),
    Case("date and time of 7 bytes", _one(3, "07" + "00" * 7), "body.fields[0].data.datetime.width", "8 bytes"),
    Case("type that nobody knows", _one(50, "01 ff"), None),
    Case("type of users", _one(128, "01 ff"), None),
    Case("bad data", _one(0, "00"), None),
    Case("text without its end", _one(8, "01 41"), None),
    Case("text of no byte", _one(8, "00"), None),
    Case("opaque of no byte", _one(7, "00"), None),
    Case("numbers that do not fill the array", _one(36, "03 000102"), "body.fields[0].data.i16_array.values[1]", "end"),
    Case("texts: fewer than counted", _one(48, "06 00000002 4100"), "body.fields[0].data.string_array.values[1]", ""),
    Case("texts: a count of billions", _one(48, "04 ffffffff"), "body.fields[0].data.string_array.values[0]", ""),
    Case("texts: no count", _one(48, "03 000000"), "body.fields[0].data.string_array.num_values", "end of data"),
    Case("subject: element too short", _one(2, "02 01 01"), "body.fields[0].data.subject.elements[0].len_element", ""),
    Case("subject: element past the end", _one(2, "02 01 05"), "body.fields[0].data.subject.elements[0].value", "end"),
    Case("subject: fewer than counted", _one(2, "01 01"), "body.fields[0].data.subject.elements[0].len_element", "end"),
    Case("subject: nothing", _one(2, "00"), "body.fields[0].data.subject.num_elements", "end of data"),
    Case("xml: size form 7A below 4", _one(47, "05 7a00000001"), "body.fields[0].data.xml.len_plain.len_32", "own 4"),
    Case(
        "nested message: magic differs", _one(1, "7a 0000000c 9855eeaa 00070000"), f"{INNER}.magic", "expected 9955eeaa"
    ),
    Case("nested message: size word 4", _one(1, "7a 00000004"), f"{INNER}.magic", "end of data"),
    Case("nested message: size word 3", _one(1, "7a 00000003"), "body.fields[0].len_data.len_32", "own 4 bytes"),
    Case(
        "nested message past the end", _one(1, "7a 00000010 9955eeaa"), "body.fields[0].data", "needs 12 bytes, 4 left"
    ),
    Case(
        "nested field past the end", _one(1, "7a 0000000b 9955eeaa 000705"), f"{INNER}.body.fields[0].data", "needs 5"
    ),
    Case(
        "nested twice, type lost", _one(1, "7a 00000018 9955eeaa 00017a 0000000d 9955eeaa 000b01 00 00"), TWICE, "needs"
    ),
    Case(
        "what lies too deep is not looked into",
        message(nested("", message(nested("", message(nested("", JUNK)))))),
        None,
    ),
    Case(
        "nested three times, magic differs",
        message(nested("", message(nested("", message(nested("", WRONG)))))),
        THRICE,
        "",
    ),
    Case("messages: size word 7", _one(49, "0c 00000001 00000007 9955eeaa"), f"{INNER}.len_message", "own header"),
    Case(
        "messages: fewer than counted",
        _one(49, "0c 00000002 00000008 9955eeaa"),
        f"{SECOND}.len_message",
        "end of data",
    ),
    Case("messages: past the end", _one(49, "0c 00000001 00000009 9955eeaa"), f"{INNER}.body", "needs 1 byte, 0 left"),
    Case("messages: no count", _one(49, "03 000000"), "body.fields[0].data.message_list.num_messages", "end of data"),
    Case("messages: a count of billions", _one(49, "04 ffffffff"), f"{INNER}.len_message", "end of data"),
    Case("xml: no size", _one(47, "00"), "body.fields[0].data.xml.len_plain.form", "end of data"),
)


def main(folder: Path) -> None:
    """Write the messages and `malformed.json`."""
    for name, data in FILES.items():
        (folder / name).write_bytes(data)
    write_malformed(folder / "malformed.json", CASES)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
