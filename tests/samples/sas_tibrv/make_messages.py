"""Write the samples of SAS over Rendezvous: `python make_messages.py [FOLDER]`. README.md says what each file holds."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tibrv_bytes import OPAQUE, REAL, SIGNED, STRING, UNSIGNED, field, message

Part = tuple[int, bytes]
"""Type code and data of a field."""

MISSING = bytes.fromhex("fffffe0000000000")


def i32(value: int) -> Part:
    return SIGNED, struct.pack(">i", value)


def i16(value: int) -> Part:
    return SIGNED, struct.pack(">h", value)


def u32(value: int) -> Part:
    return UNSIGNED, struct.pack(">I", value)


def f64(value: float) -> Part:
    return REAL, struct.pack(">d", value)


def txt(value: str) -> Part:
    return STRING, value.encode("latin-1") + b"\0"


def raw(value: bytes) -> Part:
    return OPAQUE, value


def counted(value: str) -> tuple[Part, Part]:
    """Give a length that counts the zero byte, and the text."""
    return i32(len(value) + 1), txt(value)


def sent(kind: str, *parts: Part, first: int = 1) -> bytes:
    """Give a message whose fields have one name and are numbered; not, if `first` is 0."""
    numbered = (field(kind, code, data, first + at if first else 0) for at, (code, data) in enumerate(parts))
    return message(*numbered)


def entry(kind: int, first: str, second: str, about: str, minor: int, major: int) -> tuple[Part, ...]:
    """Give what the header says about one attachment."""
    return (i32(kind), txt(" " * 24), *counted(first), *counted(second), *counted(about), i32(minor), i32(major))


def header(count: int, *entries: tuple[Part, ...]) -> bytes:
    blank = txt(" " * 24)
    return sent("HDR", blank, u32(0), blank, blank, i32(count), *(part for one in entries for part in one))


HDR = header(1, entry(1, "SASUSER", "CLASS", "pupils", 2, 1))
HDR_FILES = header(2, entry(2, "FILENAME", "a.txt", "", 0, 0), entry(2, "FILEREF", "B", "second", 0, 3))
MAP = (
    i32(4),
    *(i32(1), i16(100)),
    *(i32(2), i32(9999)),
    *(i32(3), f64(9999.1234)),
    *(i32(4), txt("ABCDEFGHIJKLMNOPQRSTUVWXYZ".ljust(50))),
)
DEFINITION = (
    *(i32(1), i32(0), *counted("DATA"), *counted("Pupils of a class"), i32(2), i32(2), i32(9)),
    *(*counted("NO"), txt("R"), *counted("NO"), i32(1), *counted(""), i16(0)),
    *(i32(1), raw(b"\x11\x22\x33\x44"), i32(0), raw(bytes(4)), i32(0), raw(bytes(4)), i32(5)),
)


def variable(name: str, kind: str, length: int, label: str, shown: tuple[str, int, int]) -> tuple[Part, ...]:
    """Give fields 3 to 17 of a definition."""
    format_name, width, decimals = shown
    texts = (part for value in (name, format_name, "", label) for part in counted(value))
    return (*texts, txt(kind), i32(length), i32(width), i32(decimals), i32(0), i32(0), txt(""))


AGE = variable("AGE", "1", 8, "Age in years", ("BEST", 12, 0))
SEX = variable("SEX", "2", 1, "", ("$CHAR", 1, 0))
HEADS = (i32(2), i32(2))
VALUES = ((i32(1), f64(30.0)), (i32(2), txt("F")), (i32(1), (REAL, MISSING)), (i32(2), txt("M")))
COUNT, KIND = i32(2), i32(3)


def observations(reading: int) -> bytes:
    """Give two rows of two values, in one of the five ways in which fields may be repeated."""
    parts = [COUNT] if reading in (1, 2, 5) else []
    parts += [KIND] if reading == 1 else []
    for at, value in enumerate(VALUES):
        begins_row = at % 2 == 0
        parts += [COUNT] if reading == 4 or (reading == 3 and begins_row) else []
        parts += [KIND] if reading in (4, 5) or (reading in (2, 3) and begins_row) else []
        parts += value
    return sent("ATO", *parts)


INDEXES = (
    *(i32(4), i32(2)),
    *(i32(5), *counted("AGE"), i32(0), i32(1), i32(1), txt("AGE")),
    *(i32(5), *counted("BOTH"), i32(3), i32(2), i32(2), txt("AGE"), txt("SEX")),
)
CHECK = (
    *(i32(1), i32(40), txt("old_enough"), i32(0), i32(9), txt("AGE SEX")),
    *(i32(12), i32(2), raw(b"\x01\x02\x03"), raw(b"\x04")),
)
PLAIN = (i32(3), i32(30), txt("unique_pair"), i32(2), i32(2), txt("AGE"), txt("SEX"), i32(1))
FOREIGN = (
    *(i32(5), i32(50), txt("of_school"), i32(1), i32(1), txt("SEX")),
    *(i32(70), i32(1), i32(2), *counted("sex_key"), txt("SASUSER "), *counted("SEXES"), i32(0)),
)
CHECK_WITHOUT_BUFFERS = (i32(1), i32(20), txt("empty"), i32(0), i32(1), txt(""), i32(0), i32(0))
FDC = sent("FDC", i32(80), i32(11))
ATX = sent("ATX", i32(2), i32(3), txt("one"), i32(0), txt(""))
ATB = sent("ATB", i32(2), i32(4), raw(b"\x00\x01\x02\xff"), i32(0), raw(b""))
VAR = sent("VAR", *HEADS, *AGE, *SEX)
ATO = observations(1)
ATC = sent("ATC", i32(5), i32(3), *CHECK, *PLAIN, *FOREIGN)

FILES = {
    "header.bin": HDR,
    "header_of_files.bin": HDR_FILES,
    "message_data.bin": sent("DATA", *MAP),
    "message_data_without_ids.bin": sent("MSG", *MAP, first=0),
    "data_set.bin": sent("DAT", *DEFINITION),
    "data_set_24_fields.bin": sent("DAT", *DEFINITION[:-1]),
    "variables.bin": VAR,
    "variables_from_record_type.bin": sent("VAR", HEADS[0], HEADS[1], *AGE, HEADS[1], *SEX),
    "variables_from_count.bin": sent("VAR", *HEADS, *AGE, *HEADS, *SEX),
    "one_variable.bin": sent("VAR", i32(1), i32(2), *AGE),
    **{f"observations_{reading}.bin": observations(reading) for reading in (1, 2, 3, 4, 5)},
    "no_observations.bin": sent("ATO", i32(0), i32(3)),
    "indexes.bin": sent("ATI", *INDEXES),
    "constraints.bin": ATC,
    "constraints_in_other_orders.bin": sent(
        "ATC", i32(5), i32(6), *PLAIN, *CHECK_WITHOUT_BUFFERS, *FOREIGN, *PLAIN, *CHECK, *CHECK_WITHOUT_BUFFERS
    ),
    "file_descriptor.bin": FDC,
    "text_records.bin": ATX,
    "binary_records.bin": ATB,
    "last.bin": sent("LST", i32(7)),
    "other_kind.bin": sent("XYZ", txt("who knows")),
    "data_set.stream": b"".join(
        [HDR, sent("MSG", *MAP), sent("DAT", *DEFINITION), VAR, ATO, sent("ATI", *INDEXES), ATC, sent("LST", i32(7))]
    ),
    "files.stream": b"".join([HDR_FILES, FDC, ATX, FDC, ATX, sent("LST", i32(5))]),
}


def main(folder: Path) -> None:
    """Write the messages."""
    for name, data in FILES.items():
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
